"""Captions as YouTube writes them: a space for a line that is not shown, and lines that roll."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import thread_time

import pytest

from bleu_core.files.contents import Tag, UnitTable, plain_text
from bleu_core.files.errors import FileMalformed
from bleu_core.files.reading.formats import read_contents

SPOKEN = ["good evening and welcome", "to our show", "no", "no", "let us begin &gt;&gt; yes", "why"]
TEXTS = [line.replace("&gt;", ">") for line in SPOKEN]


def clock(milliseconds: int) -> str:
    seconds, rest = divmod(milliseconds, 1000)
    return f"00:{seconds // 60:02}:{seconds % 60:02}.{rest:03}"


def rolling(lines: Sequence[str]) -> str:
    """Return automatic captions: each line appears word by word, and then again above the next."""
    cues, before, now = "", " ", 80
    for line in lines:
        first, *words = line.split(" ")
        times = [f"<{clock(now + 200 * number)}>" for number in range(1, len(line))]
        spoken = "".join(f"{time}<c> {word}</c>" for time, word in zip(times, words, strict=False))
        end = now + 400 * (len(words) + 1)
        settings = "align:start position:0%"
        cues += f"{clock(now)} --> {clock(end)} {settings}\n{before}\n{first}{spoken}\n\n"
        cues += f"{clock(end)} --> {clock(end + 10)} {settings}\n{line}\n \n\n"
        before, now = line, end + 10
    return f"WEBVTT\nKind: captions\nLanguage: en\n\n{cues}"


def plainly_rolling(lines: Sequence[str]) -> str:
    """Return the same captions as SubRip, without the times of words."""
    cues = "".join(
        f"{n + 1}\n00:00:{n:02},000 --> 00:00:{n + 1:02},000\n{before}\n{line}\n\n"
        for n, (before, line) in enumerate(zip(["", *lines], lines, strict=False))
    )
    return cues.replace("&gt;", ">")


def read(folder: Path, text: str, name: str = "a.vtt") -> UnitTable:
    path = folder / name
    path.write_text(text, "utf-8")
    (table,) = read_contents(path).tables
    return table


def texts(table: UnitTable) -> list[str]:
    (field,) = table.fields
    return list(map(plain_text, field.cells))


@pytest.mark.parametrize("write", [rolling, plainly_rolling])
def test_each_spoken_line_is_read_once(
    tmp_path: Path, write: Callable[[Sequence[str]], str]
) -> None:
    assert texts(read(tmp_path, write(SPOKEN))) == TEXTS


def test_a_spoken_line_has_the_times_at_which_it_appears(tmp_path: Path) -> None:
    table = read(tmp_path, rolling(SPOKEN))
    assert list(table.times[:2]) == [(80, 1680), (1690, 2890)]
    assert list(table.lines[:2]) == [5, 13]
    second = table.fields[0].cells[1]
    word = Tag("c", "<c>")
    assert second[:3] == ("to", Tag("00:00:01.890", "<00:00:01.890>"), word)


def test_three_lines_roll_too(tmp_path: Path) -> None:
    lines = ["a b", "c d", "e f", "g h", "i j"]
    cues = "".join(
        f"00:{n:02}.000 --> 00:{n + 1:02}.000\n" + "\n".join(lines[max(0, n - 2) : n + 1]) + "\n\n"
        for n in range(len(lines))
    )
    assert texts(read(tmp_path, f"WEBVTT\n\n{cues}")) == lines


@pytest.mark.parametrize(
    ("cues", "found"),
    [
        # Nothing rolls: one line that is spoken twice, and one of many cues that repeats a line.
        (["no", "no", "no"], ["no", "no", "no"]),
        (["a\nb", "b\nc", "d\ne", "f\ng", "h\ni"], ["a b", "b c", "d e", "f g", "h i"]),
        (["a\nb", "b\nc"], ["a b", "b c"]),
        (["a\nb", "b\nc", "c\nd"], ["a b", "c", "d"]),
        (["a\nb", "b", "b\nc", "c", "c\nd"], ["a b", "c", "d"]),
        # The same two lines again are no new line.
        (["a\nb", "b\nc", "b\nc", "c\nd"], ["a b", "c", "d"]),
    ],
)
def test_lines_are_repeated_only_if_captions_roll(
    tmp_path: Path, cues: list[str], found: list[str]
) -> None:
    blocks = "".join(
        f"00:{n:02}.000 --> 00:{n + 1:02}.000\n{text}\n\n" for n, text in enumerate(cues)
    )
    assert texts(read(tmp_path, f"WEBVTT\n\n{blocks}")) == found


@pytest.mark.parametrize("gap", [0, 10, 900, 5000])
@pytest.mark.parametrize("between", ["\n", " "])
def test_captions_roll_with_pauses_and_joined_lines(tmp_path: Path, gap: int, between: str) -> None:
    cues = zip(["", *TEXTS], TEXTS, strict=False)
    text = "".join(
        f"{number}\n{clock(start)} --> {clock(start + 1000)}\n{before}{between}{line}\n\n"
        for number, (before, line) in enumerate(cues, 1)
        for start in [number * (1000 + gap)]
    )
    assert texts(read(tmp_path, text, "a.srt")) == TEXTS


def test_an_empty_cue_does_not_interrupt_rolling(tmp_path: Path) -> None:
    blocks = ["a b\nc d", "c d\ne f", " ", "e f\ng h", "g h\ni j"]
    text = "".join(
        f"00:{n:02}.000 --> 00:{n:02}.900\n{block}\n\n" for n, block in enumerate(blocks)
    )
    assert texts(read(tmp_path, f"WEBVTT\n\n{text}")) == ["a b c d", "e f", "g h", "i j"]


def test_a_line_keeps_the_tags_directly_before_it(tmp_path: Path) -> None:
    lines = ["<i>a b</i>", "<i>c d</i>", "<i>e f</i>", "<i>g h</i>"]
    table = read(tmp_path, plainly_rolling(lines), "a.srt")
    assert table.fields[0].cells == tuple(
        (Tag("i", "<i>"), text, Tag("/i", "</i>")) for text in ("a b", "c d", "e f", "g h")
    )


def test_captions_of_ttml_roll(tmp_path: Path) -> None:
    lines = ["a b", "c d", "e f", "g h"]
    cues = "".join(
        f'<p begin="{n}s" end="{n}.8s">{before}<br/>{line}</p>'
        for n, (before, line) in enumerate(zip(["", *lines], lines, strict=False))
    )
    text = f'<tt xmlns="http://www.w3.org/ns/ttml"><body><div>{cues}</div></body></tt>'
    assert texts(read(tmp_path, text, "a.ttml")) == lines


@pytest.mark.parametrize(
    "cues",
    [
        # A refrain: the same words again and again.
        ["sing with me", "with me", "with me tonight", "sing with me", "with me tonight", "oh"] * 3,
        ["la la la", "la la la la", "la la la", "la la la la la", "we sing", "la la la"] * 2,
        # A dialog whose answers begin with the last word, in a third of the cues.
        ["who is\nthere", "there is\nnobody", "go\naway", "no\nway", "way\noff", "so\nwhat"],
        # The name of a speaker above each line.
        ["ANNA:\nhello", "ANNA:\nwho is it", "BEN:\nme", "BEN:\nand Carl", "CARL:\nyes"],
    ],
)
def test_songs_and_dialogs_do_not_roll(tmp_path: Path, cues: list[str]) -> None:
    text = "".join(f"00:{n:02}.000 --> 00:{n:02}.900\n{block}\n\n" for n, block in enumerate(cues))
    assert texts(read(tmp_path, f"WEBVTT\n\n{text}")) == [cue.replace("\n", " ") for cue in cues]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("00:01.000 --> 00:02.000\n \na\n\n00:03.000 --> 00:04.000\nb\n \n\n", ["a", "b"]),
        ("00:01.000 --> 00:02.000\na\n\t\nb\n\n", ["a  b"]),
        # White space in place of the empty line between cues.
        ("00:01.000 --> 00:02.000\na\n \n00:03.000 --> 00:04.000\nb\n", ["a", "b"]),
        ("00:01.000 --> 00:02.000\na\n \nid\n00:03.000 --> 00:04.000\nb\n", ["a", "b"]),
        ("00:01.000 --> 00:02.000\na\n \nNOTE b\n\n00:03.000 --> 00:04.000\nc\n", ["a", "c"]),
    ],
)
def test_a_line_of_white_space_ends_a_cue_only_before_another(
    tmp_path: Path, text: str, found: list[str]
) -> None:
    assert texts(read(tmp_path, f"WEBVTT\n\n{text}")) == found


def test_text_without_times_after_white_space_is_not_lost(tmp_path: Path) -> None:
    with pytest.raises(FileMalformed):
        read(tmp_path, "WEBVTT\n\n00:01.000 --> 00:02.000\na\n\n \nb\n\n")


def test_long_cues_are_compared_in_one_pass(tmp_path: Path) -> None:
    first, second = "a " * 200_000, "a " * 100_000 + "b " * 100_000
    cues = f"00:00:01.000 --> 00:00:02.000\n{first}\n\n00:00:02.000 --> 00:00:03.000\n{second}\n"
    start = thread_time()
    assert texts(read(tmp_path, f"WEBVTT\n\n{cues}")) == [first.strip(), second.strip()]
    assert thread_time() - start < 10, "each number of words was tried"
