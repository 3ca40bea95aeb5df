"""Subtitles: cues in order of time, formatting as tags, nothing lost in silence."""

from __future__ import annotations

import random
from contextlib import nullcontext
from pathlib import Path

import pysubs2
import pytest

from bleu_core.errors import BleuError, Cancelled
from bleu_core.files.contents import Cell, Format, KeyKind, Tag, UnitTable, plain_text
from bleu_core.files.errors import FileEmpty, FileMalformed, FileWrongFormat, NoUnits
from bleu_core.files.reading.formats import read_contents
from bleu_core.progress import Progress, Stage

BREAK = Tag("br", "\n", is_break=True)

SRT = """1
00:00:01,000 --> 00:00:02,500
Hello, <i>world</i>!

2
00:00:03,000 --> 00:00:04,000
Two lines,
one cue.
"""

VTT = """WEBVTT - a title
Kind: captions

NOTE
This is no cue.

STYLE
::cue { color: red }

intro
00:01.000 --> 00:02.500 align:start
<v Mary>Hello, <c.loud>world</c>!</v>

01:00:03.000 --> 01:00:04.000
Fish &amp; chips &lt;3
"""

ASS = r"""[Script Info]
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname
Style: Default,Arial

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Comment: 0,0:00:00.00,0:00:01.00,Default,,0,0,0,,Not shown
Dialogue: 0,0:00:01.00,0:00:02.50,Default,,0,0,0,,{\an8\pos(1,2)}Hello, {\i1}world{\i0}!
Dialogue: 0,0:00:03.00,0:00:04.00,Default,,0,0,0,,Two\Nlines,\hone cue.
Dialogue: 0,0:00:05.00,0:00:06.00,Default,,0,0,0,,{\p1}m 0 0 l 10 10{\p0}
"""


def read(folder: Path, text: str | bytes, name: str = "a.srt") -> UnitTable:
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    contents = read_contents(path)
    assert contents.format is Format.SUBTITLES
    (table,) = contents.tables
    return table


def cells(table: UnitTable) -> list[Cell]:
    (field,) = table.fields
    return list(field.cells)


def texts(table: UnitTable) -> list[str]:
    return list(map(plain_text, cells(table)))


def error_of(folder: Path, text: str, name: str = "a.srt") -> FileMalformed:
    with pytest.raises(FileMalformed) as caught:
        read(folder, text, name)
    assert caught.value.format == "subtitles"
    return caught.value


def stopping(asked: int) -> Progress:
    """Return progress that is cancelled at its n-th check."""
    questions = iter(range(1, asked))
    return Progress(cancelled=lambda: next(questions, None) is None)


def cue(number: int, text: str) -> str:
    return f"{number}\n00:00:{number:02},000 --> 00:00:{number:02},500\n{text}\n\n"


# SubRip


def test_a_cue_is_a_unit_with_times_key_and_line(tmp_path: Path) -> None:
    table = read(tmp_path, SRT)
    assert cells(table) == [
        ("Hello, ", Tag("i", "<i>"), "world", Tag("/i", "</i>"), "!"),
        ("Two lines,", BREAK, "one cue."),
    ]
    assert texts(table) == ["Hello, world!", "Two lines, one cue."]
    assert list(table.times) == [(1000, 2500), (3000, 4000)]
    assert list(table.keys) == ["00:00:01,000 --> 00:00:02,500", "00:00:03,000 --> 00:00:04,000"]
    assert table.key_kind is KeyKind.TIME
    assert list(table.lines) == [2, 6]


@pytest.mark.parametrize("end", ["\r\n", "\r", "\n"])
@pytest.mark.parametrize("codec", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_any_line_end_and_encoding(tmp_path: Path, end: str, codec: str) -> None:
    table = read(tmp_path, SRT.replace("\n", end).encode(codec))
    assert texts(table) == ["Hello, world!", "Two lines, one cue."]
    assert list(table.lines) == [2, 6]


def test_cues_are_in_the_order_of_time(tmp_path: Path) -> None:
    table = read(tmp_path, cue(5, "later") + cue(3, "sooner"))
    assert texts(table) == ["sooner", "later"]
    assert list(table.lines) == [6, 2]
    assert list(table.times) == [(3000, 3500), (5000, 5500)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        # Numbers are text as well, even the last line of the last cue.
        (cue(1, "I was born in\n1984") + cue(2, "No,\n1985"), ["I was born in 1984", "No, 1985"]),
        (cue(1, "1") + cue(2, "2"), ["1", "2"]),
        (cue(1, "2\n\n") + cue(2, "3"), ["2", "3"]),
        (cue(1, "Countdown:\n\n10\n\n9"), ["Countdown:  10  9"]),
        (cue(1, "1\n2\n3"), ["1 2 3"]),
        ("1\n00:01 --> 00:02\na\n\n1984\n\n00:03 --> 00:04\nb", ["a  1984", "b"]),
        # No cue has a number, or only some cues have one.
        ("00:01 --> 00:02\na\n\n1984\n\n00:03 --> 00:04\nb", ["a  1984", "b"]),
        ("00:01 --> 00:02\n1984\n\n00:03 --> 00:04\n1\n\n00:05 --> 00:06\nb", ["1984", "1", "b"]),
        ("00:01 --> 00:02\n1984\n00:03 --> 00:04\nb\n1985\n00:05 --> 00:06\nc",
         ["1984", "b 1985", "c"]),
        ("00:01 --> 00:02\na\n\n2\n00:03 --> 00:04\nb", ["a", "b"]),
        # No blank line between cues; blank lines everywhere; empty lines inside a cue.
        ("1\n00:01 --> 00:02\na\n2\n00:03 --> 00:04\nb", ["a", "b"]),
        ("1\n\n00:01 --> 00:02\n\na\n\nb\n\n\n\n2\n\n00:03 --> 00:04\n\nc\n", ["a  b", "c"]),
        # A cue may be empty, or contain only a number.
        ("1\n00:01 --> 00:02\n1984\n00:03 --> 00:04\nb", ["1984", "b"]),
        ("7\n00:01 --> 00:02\n\n5\n00:03 --> 00:04\nb", ["", "b"]),
        ("1\n00:01 --> 00:02\n\n2\n00:03 --> 00:04\n3\n00:05 --> 00:06\nc", ["", "", "c"]),
        # Joined files: numbers start again after a byte order mark.
        (cue(1, "a") + "\ufeff1\n00:00:09,000 --> 00:00:10,000\nb", ["a", "b"]),
        # Positions on the screen, and white space.
        ("1\n00:00:01,0 --> 00:00:02,0 X1:1 X2:2\n  a \n\tb\n", ["a b"]),
        # An arrow in text.
        ("1\n00:01 --> 00:02\nA --> B, 3 -> 4, std::x -> y", ["A --> B, 3 -> 4, std::x -> y"]),
    ],
)  # fmt: skip
def test_text_in_subrip(tmp_path: Path, text: str, found: list[str]) -> None:
    assert texts(read(tmp_path, text)) == found


@pytest.mark.parametrize(
    ("written", "milliseconds"),
    [
        ("00:00:01,5", 1500),
        ("0:0:1.05", 1050),
        ("00:00:01", 1000),
        ("00:01,250", 1250),
        ("123:59:59,999", ((123 * 60 + 59) * 60 + 59) * 1000 + 999),
    ],
)
def test_times_as_they_are_written(tmp_path: Path, written: str, milliseconds: int) -> None:
    table = read(tmp_path, f"1\n00:00:00,000-->{written}\na\n")
    assert list(table.times) == [(0, milliseconds)]


def test_keys_are_equal_however_times_are_written(tmp_path: Path) -> None:
    srt = read(tmp_path, "1\n00:00:01,500 --> 100:00:02,000\na")
    vtt = read(tmp_path, "WEBVTT\n\n00:01.500 --> 100:00:02.000\na", "a.vtt")
    assert srt.keys == vtt.keys == ("00:00:01,500 --> 100:00:02,000",)


@pytest.mark.parametrize(
    ("written", "cell"),
    [
        (r"{\an8}a", (Tag("an8", r"{\an8}"), "a")),
        (r"{\i1}a{\i0}", (Tag("i", r"{\i1}"), "a", Tag("/i", r"{\i0}"))),
        ("{b}a{/b}", (Tag("b", "{b}"), "a", Tag("/b", "{/b}"))),
        (
            '<font color="red">a</FONT>',
            (Tag("font", '<font color="red">'), "a", Tag("/font", "</FONT>")),
        ),
        ("<I >a</i>", (Tag("i", "<I >"), "a", Tag("/i", "</i>"))),
        ("a<br/>b", ("a", Tag("br", "<br/>", is_break=True), "b")),
        # Anything but formatting is text, and SubRip has no entities.
        ("<laughs> a < b > c <3", "<laughs> a < b > c <3"),
        ("{0} {name} {\\an8", "{0} {name} {\\an8"),
        ("a &amp; b <i", "a &amp; b <i"),
    ],
)
def test_formatting_in_subrip(tmp_path: Path, written: str, cell: Cell) -> None:
    assert cells(read(tmp_path, cue(1, written))) == [cell]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (cue(1, "a") + "2\n00:00:02,000 -> 00:00:03,000\nb\n", 6),
        (cue(1, "a") + "2\n00:00:02,000 00:00:03,000\nb\n", 6),
        (cue(1, "a") + "2\n00:00:0a,000 --> 00:00:03,000\nb\n", 6),
        (cue(1, "a") + "2\n00:00:02,000 --> \nb\n", 6),
        (cue(1, "a") + "2\n00.00.02,000 --> 00.00.03,000\nb\n", 6),
        (cue(1, "a") + "2\n00:00:02,000 --> 00:00:03,000b\n", 6),
        # The times are missing altogether.
        (cue(1, "a") + "2\nb\n\n" + cue(3, "c"), 5),
        ("1\na\n\n" + cue(2, "b"), 1),
        ("a\n" + cue(1, "b"), 1),
    ],
)
def test_no_cue_is_lost_in_silence(tmp_path: Path, text: str, line: int) -> None:
    error = error_of(tmp_path, text)
    assert (error.line, error.truncated) == (line, False)


def test_a_file_cut_off_after_a_number(tmp_path: Path) -> None:
    error = error_of(tmp_path, cue(1, "a") + "2\n")
    assert (error.line, error.truncated) == (5, True)


@pytest.mark.parametrize("text", ["just text\n", "1\n2\n", "at 3:00 --> see you", "WEBVTTX\n"])
def test_files_without_a_cue_are_no_subtitles(tmp_path: Path, text: str) -> None:
    with pytest.raises(FileWrongFormat) as caught:
        read(tmp_path, text)
    assert caught.value.format == "subtitles"


def test_a_blank_file_is_empty(tmp_path: Path) -> None:
    with pytest.raises(FileEmpty):
        read(tmp_path, "\ufeff \n\n")


# WebVTT


def test_webvtt(tmp_path: Path) -> None:
    table = read(tmp_path, VTT, "a.vtt")
    assert cells(table) == [
        (
            Tag("v", "<v Mary>"),
            "Hello, ",
            Tag("c.loud", "<c.loud>"),
            "world",
            Tag("/c", "</c>"),
            "!",
            Tag("/v", "</v>"),
        ),
        "Fish & chips <3",
    ]
    assert list(table.times) == [(1000, 2500), (3603000, 3604000)]
    assert list(table.lines) == [11, 14]


def test_times_within_a_line_are_tags(tmp_path: Path) -> None:
    text = "WEBVTT\n\n00:01.000 --> 00:02.000\na <00:00:01.200>b <00:00:01.700>c\n"
    (cell,) = cells(read(tmp_path, text, "a.vtt"))
    first, second = "00:00:01.200", "00:00:01.700"
    assert cell == ("a ", Tag(first, f"<{first}>"), "b ", Tag(second, f"<{second}>"), "c")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("WEBVTT\n00:01.000 --> 00:02.000\na", ["a"]),
        ("\n\nWEBVTT\n\n\n\n00:01.000 --> 00:02.000\na\nb\n\n\n", ["a b"]),
        ("WEBVTT\n\n00:01.000 --> 00:02.000\n1984\n2\n00:03.000 --> 00:04.000\nb", ["1984", "b"]),
        ("WEBVTT\n\n1984\n00:01.000 --> 00:02.000\n1984\n\nNOTE a\n\nNOTES\n00:03 --> 00:04\nb",
         ["1984", "b"]),
        ("WEBVTT\n\nREGION\nid:a\n\n00:01.000 --> 00:02.000\n<unknown>a&nbsp;b &copy; AT&T <",
         ["a\xa0b © AT&T <"]),
        # Directly above the times, these words name a cue.
        ("WEBVTT\n\nSTYLE\n00:01.000 --> 00:02.000\na\n\nNOTE to self\n00:03 --> 00:04\nb\nc\n\n"
         "REGION\n00:05.000 --> 00:06.000\nd\n\nSTYLE\n::cue { color: red }\n\nNOTE\n\n",
         ["a", "b c", "d"]),
        ("WEBVTT\n\nNOTE\nnot yet:\n00:01.000 --> 00:02.000\na\n\n00:03 --> 00:04\nb", ["b"]),
        ("WEBVTT\n\n00:01.000 --> 00:02.000\nborn in\n1984\n\n", ["born in 1984"]),
        ("WEBVTT\n\n00:01.000 --> 00:02.000\n\n00:03.000 --> 00:04.000\nb", ["", "b"]),
        ("WEBVTT\n\n00:01.000 --> 00:02.000\n1984\n00:03.000 --> 00:04.000\nb", ["1984", "b"]),
    ],
)  # fmt: skip
def test_text_in_webvtt(tmp_path: Path, text: str, found: list[str]) -> None:
    assert texts(read(tmp_path, text, "a.vtt")) == found


@pytest.mark.parametrize(
    ("text", "line", "truncated"),
    [
        ("00:01.000 -> 00:02.000\na\n\n", 3, False),
        ("00:0x.000 --> 00:02.000\na\n\n", 3, False),
        ("00:01.000 --> 00:02.000\na\n\nb\n\n", 6, False),
        ("00:01.000 --> 00:02.000\na --> b\n\n", 4, False),
        ("a\nb\n00:01.000 --> 00:02.000\nc\n\n", 3, False),
        ("NOTE a\n \nb\n\n00:01.000 --> 00:02.000\nc\n\n", 5, False),
        ("00:01.000 --> 00:02.000\na\n\n2\n", 6, True),
    ],
)
def test_damaged_webvtt(tmp_path: Path, text: str, line: int, truncated: bool) -> None:
    error = error_of(tmp_path, f"WEBVTT\n\n{text}", "a.vtt")
    assert (error.line, error.truncated) == (line, truncated)


@pytest.mark.parametrize("text", ["WEBVTT", "WEBVTT\n\nNOTE nothing\n", "[Script Info]\n"])
def test_subtitles_without_a_cue_have_no_units(tmp_path: Path, text: str) -> None:
    with pytest.raises(NoUnits):
        read(tmp_path, text, "a.vtt")


# SubStation Alpha


def test_substation(tmp_path: Path) -> None:
    table = read(tmp_path, ASS, "a.ass")
    assert cells(table) == [
        (
            Tag(r"an8\pos(1,2)", r"{\an8\pos(1,2)}"),
            "Hello, ",
            Tag("i", r"{\i1}"),
            "world",
            Tag("/i", r"{\i0}"),
            "!",
        ),
        ("Two", Tag("br", r"\N", is_break=True), "lines, one cue."),
    ]
    assert texts(table) == ["Hello, world!", "Two lines, one cue."]
    assert list(table.times) == [(1000, 2500), (3000, 4000)]
    assert list(table.lines) == [11, 12]


@pytest.mark.parametrize(
    ("event", "found"),
    [
        ("Marked=0,0:00:01.00,0:00:02.00,a, b,, c", "a, b,, c"),
        ("Marked=0,0:00:01.00,0:00:02.00,{note}a{\\p1}m 0 0{\\p0}b\\nc {open", "ab c {open"),
    ],
)
def test_fields_in_the_order_of_the_file(tmp_path: Path, event: str, found: str) -> None:
    text = f"[Events]\nformat: Marked, Start, End, Text\nDialogue: {event}\n"
    assert texts(read(tmp_path, text, "a.ssa")) == [found]


def test_fields_without_a_format_are_in_the_usual_order(tmp_path: Path) -> None:
    text = "[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,1,2,3,fx,a, b\n"
    table = read(tmp_path, text, "a.ass")
    assert (texts(table), list(table.times)) == (["a, b"], [(1000, 2000)])


@pytest.mark.parametrize(
    ("lines", "line", "truncated"),
    [
        (["Format: Start, End, Text", "Dialogue: 0:00:01.00,0:00:02.00"], 3, True),
        (["Format: Start, End, Text", "Dialogue: 0:00:01.00", "Comment: "], 3, False),
        (["Format: Start, End, Text", "Dialogue: x,0:00:02.00,a", ""], 3, False),
        (["Format: Start, Text, End", ""], 2, False),
    ],
)
def test_damaged_substation(tmp_path: Path, lines: list[str], line: int, truncated: bool) -> None:
    error = error_of(tmp_path, "[Events]\n" + "\n".join(lines), "a.ass")
    assert (error.line, error.truncated) == (line, truncated)


# All of them


@pytest.mark.parametrize(("text", "kind"), [(SRT, "srt"), (VTT, "vtt"), (ASS, "ass")])
def test_cues_equal_those_of_pysubs2(tmp_path: Path, text: str, kind: str) -> None:
    """The files are simple, because pysubs2 does not understand notes and names in WebVTT."""
    simple = text.split("\nNOTE")[0] + "\n" + text.split("intro\n")[-1] if kind == "vtt" else text
    expected = [
        (event.start, event.end, event.plaintext)
        for event in pysubs2.SSAFile.from_string(simple, format_=kind)
        if event.is_text
    ]
    table = read(tmp_path, simple, f"a.{kind}")
    found = [text.replace("&amp;", "&") for text in texts(table)]
    assert [
        (start, end, text.replace("\n", " ").replace("&amp;", "&").replace("&lt;", "<"))
        for start, end, text in expected
    ] == [(*times, text) for times, text in zip(table.times, found, strict=True)]


@pytest.mark.parametrize(("text", "kind"), [(SRT, "srt"), (VTT, "vtt"), (ASS, "ass")])
def test_the_content_tells_the_format(tmp_path: Path, text: str, kind: str) -> None:
    expected = read(tmp_path, text, f"a.{kind}")
    for name in ("a.SRT", "a.vtt", "a.ssa", "a", "a.txt"):
        assert read(tmp_path, text, name) == expected


@pytest.mark.parametrize(("text", "kind"), [(SRT, "srt"), (VTT, "vtt"), (ASS, "ass")])
def test_damaged_files_are_read_or_refused(tmp_path: Path, text: str, kind: str) -> None:
    chance = random.Random(1)
    for _ in range(300):
        place, length = chance.randrange(len(text)), chance.randrange(1, 9)
        rest = text[place + length :] if chance.random() < 0.7 else ""
        instead = chance.choice(["", "\n", "\n\n", "-->", "<", "{", ":", "0", "\0", "é"])
        try:
            table = read(tmp_path, text[:place] + instead + rest, f"a.{kind}")
        except BleuError:
            continue
        assert table.units == len(table.times) == len(table.keys) == len(table.lines)


@pytest.mark.parametrize(
    "filling", ["<", "{", "{\\", "-->", ":", "1:", "\\N", "1", "</", "- ", "&"]
)
@pytest.mark.parametrize("kind", ["srt", "vtt", "ass"])
def test_no_line_takes_long(tmp_path: Path, filling: str, kind: str) -> None:
    line = filling * 100_000
    start = {
        "srt": "1\n00:01 --> 00:02\n",
        "vtt": "WEBVTT\n\n00:01 --> 00:02\n",
        "ass": "[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,,,0,0,0,,",
    }
    is_damaged = filling == "-->" and kind == "vtt"
    with pytest.raises(FileMalformed) if is_damaged else nullcontext():
        assert read(tmp_path, start[kind] + line, f"a.{kind}").units == 1


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["srt", "vtt", "ass"])
def test_reading_shows_progress_and_can_be_cancelled(tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"a.{kind}"
    subtitles = pysubs2.SSAFile()
    subtitles.events = [
        pysubs2.SSAEvent(n * 1000, n * 1000 + 900, f"text {n}") for n in range(5000)
    ]
    path.write_text(subtitles.to_string(kind), "utf-8")
    reports: list[tuple[Stage, int, int]] = []
    contents = read_contents(
        path, progress=Progress(lambda *told: reports.append(told), interval=0)
    )
    assert contents.tables[0].units == 5000
    parsing = [(done, total) for stage, done, total in reports if stage is Stage.PARSING]
    assert len(parsing) > 4
    assert parsing == sorted(parsing)
    assert parsing[-1][0] == parsing[-1][1]
    for stop_at in (1, len(parsing) // 2, len(parsing) + 2):
        with pytest.raises(Cancelled):
            read_contents(path, progress=stopping(stop_at))


@pytest.mark.parametrize(
    "name",
    [
        "okapi-tests/srt/Demo V1.srt",
        "okapi-tests/srt/Test01_srt_en.srt",
        "srt-misc/cdown-gb2312.srt",
    ],
)
def test_real_files_lose_no_cue(shared_data: Path, name: str) -> None:
    path = shared_data / "l10n" / name
    contents = read_contents(path)
    (table,) = contents.tables
    assert table.units == path.read_bytes().count(b"-->") > 2
    text = path.read_bytes().decode("gb18030" if "gb2312" in name else "utf-8-sig")
    words = [
        line.strip()
        for line in text.replace("\r\n", "\n").split("\n")
        if line.strip() and not line.strip().isdigit() and "-->" not in line
    ]
    for tag in ("<b>", "</b>"):
        words = [line.replace(tag, "") for line in words]
    assert " ".join(filter(None, texts(table))) == " ".join(words)


def test_a_real_file_in_gb2312(shared_data: Path) -> None:
    contents = read_contents(shared_data / "l10n/srt-misc/cdown-gb2312.srt")
    assert contents.encoding is not None
    assert contents.encoding.name == "GB18030"
    assert contents.tables[0].units == 3
