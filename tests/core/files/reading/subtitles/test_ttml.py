"""TTML: paragraphs with the times of all elements around them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.files.contents import Cell, Format, KeyKind, Tag, UnitTable, plain_text
from bleu_core.files.errors import (
    EntityDeclared,
    FileMalformed,
    FileUnsupported,
    FileWrongFormat,
    NoUnits,
)
from bleu_core.files.reading.formats import read_contents
from tests.helpers.mutations import TTML

NAMESPACES = (
    'xmlns:ttp="http://www.w3.org/ns/ttml#parameter" xmlns:tts="http://www.w3.org/ns/ttml#styling"'
)
BREAK = Tag("br", "<br/>", is_break=True)


def read(folder: Path, content: str, name: str = "a.ttml") -> UnitTable:
    path = folder / name
    path.write_text(content, encoding="utf-8")
    contents = read_contents(path)
    assert contents.format is Format.TTML
    return contents.tables[0]


def document(body: str, attributes: str = "", head: str = "") -> str:
    return (
        f'<tt xmlns="http://www.w3.org/ns/ttml" {NAMESPACES} {attributes}>'
        f"<head>{head}</head><body>{body}</body></tt>"
    )


def cues(table: UnitTable) -> list[tuple[int, int, str]]:
    texts = map(plain_text, table.fields[0].cells)
    return [(*times, text) for times, text in zip(table.times, texts, strict=True)]


def cell(folder: Path, paragraph: str, head: str = "", attributes: str = "") -> Cell:
    content = document(f'<div><p begin="0s" end="1s">{paragraph}</p></div>', attributes, head)
    (found,) = read(folder, content).fields[0].cells
    return found


@pytest.mark.parametrize("name", ["a.ttml", "a.dfxp", "a.itt", "a.xml", "a"])
def test_a_file(tmp_path: Path, name: str) -> None:
    table = read(tmp_path, TTML, name)
    # 48 frames of NTSC last 2.002 s, and 10,000,000 ticks one second.
    assert cues(table) == [
        (11_500, 12_000, "Hola, mundo"),
        (12_002, 13_002, "Dos líneas"),
        (13_500, 15_000, "Uno"),
        (16_000, 21_000, "Dos"),
    ]
    assert table.keys[0] == "00:00:11,500 --> 00:00:12,000"
    assert table.key_kind is KeyKind.TIME
    assert table.lines == (6, 7, 8, 8)
    assert table.fields[0].language == "es"
    assert table.fields[0].cells[0] == ("Hola, ", Tag("i", "<i>"), "mundo", Tag("/i", "</i>"))


@pytest.mark.parametrize(
    ("attributes", "time", "milliseconds"),
    [
        ("", "00:01:02.5", 62_500),
        ("", "1.5h", 5_400_000),
        ("", "90m", 5_400_000),
        ("", "250ms", 250),
        ("", "2:03.25", 123_250),
        ("", "4.5", 4_500),
        ("", "15f", 500),
        ('ttp:frameRate="25"', "00:00:01:05", 1_200),
        ('ttp:frameRate="25" ttp:subFrameRate="2"', "00:00:01:05.1", 1_220),
        ('ttp:frameRate="25"', "50t", 2_000),
        ('ttp:tickRate="1000"', "50t", 50),
        ('ttp:frameRate="30" ttp:frameRateMultiplier="1000:1001"', "00:01:00:15", 60_500),
        # A clock that counts the frames of NTSC is slow, unless it drops some numbers.
        (
            'ttp:timeBase="smpte" ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001"',
            "01:00:00:00",
            3_603_600,
        ),
        (
            'ttp:timeBase="smpte" ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001" '
            'ttp:dropMode="dropNTSC"',
            "01:00:00:00",
            3_599_996,
        ),
    ],
)
def test_a_time(tmp_path: Path, attributes: str, time: str, milliseconds: int) -> None:
    table = read(tmp_path, document(f'<div><p begin="{time}">One</p></div>', attributes))
    assert table.times[0][0] == milliseconds


def test_times_of_nested_elements_add_up(tmp_path: Path) -> None:
    body = """<div begin="10s" dur="20s"><p begin="1s" end="2s">A</p><p begin="5s">B</p>
    <p begin="15s" end="90s">C</p></div>
    <div begin="100s" timeContainer="seq"><p dur="1s">D</p><p begin="1s" dur="2s">E</p></div>
    <div timeContainer="seq"><div dur="7s"><p>F</p></div><div><p dur="1s">G</p></div></div>"""
    assert cues(read(tmp_path, document(body))) == [
        (0, 7_000, "F"),
        (7_000, 8_000, "G"),
        (11_000, 12_000, "A"),
        (15_000, 30_000, "B"),
        (25_000, 30_000, "C"),
        (100_000, 101_000, "D"),
        (102_000, 104_000, "E"),
    ]


def test_of_cues_that_start_together_the_first_to_end_comes_first(tmp_path: Path) -> None:
    body = '<p begin="1s" end="5s">C</p><p begin="1s" end="3s">B</p><p begin="1s">A</p>'
    found = cues(read(tmp_path, document(f"<div>{body}</div>")))
    assert [text for _, _, text in found] == ["A", "B", "C"]


def test_paragraphs_are_those_of_the_body(tmp_path: Path) -> None:
    head = "<metadata><p>no</p></metadata>"
    table = read(tmp_path, document('\n<p end="1s">A</p>\n<p end="2s">B</p>', head=head))
    assert cues(table) == [(0, 1000, "A"), (0, 2000, "B")]
    assert table.lines == (2, 3)


@pytest.mark.parametrize(
    ("inside", "found"),
    [
        ('<span end="1s">A</span> <span end="2s">B</span>', [(0, 1000, "A"), (0, 2000, "B")]),
        # Text without times is part of the same cue.
        ('x<span end="1s">A</span>', [(0, 5000, "xA")]),
        ('<span end="1s">A</span>y', [(0, 5000, "Ay")]),
        ('<span end="1s">A</span> <span>B</span>', [(0, 5000, "A B")]),
    ],
)
def test_spans_with_times_are_cues_if_all_text_is_in_them(
    tmp_path: Path, inside: str, found: list[tuple[int, int, str]]
) -> None:
    assert cues(read(tmp_path, document(f'<div end="5s"><p>{inside}</p></div>'))) == found


def test_a_paragraph_lasts_as_long_as_its_spans(tmp_path: Path) -> None:
    body = '<p><span dur="2s">A</span></p><p dur="1s">B</p>'
    table = read(tmp_path, document(f'<div timeContainer="seq">{body}</div>'))
    assert cues(table) == [(0, 2000, "A"), (2000, 3000, "B")]


def test_a_key_has_the_times(tmp_path: Path) -> None:
    table = read(tmp_path, document('<div><p begin="0s" end="3723.045s">A</p></div>'))
    assert table.keys == ("00:00:00,000 --> 01:02:03,045",)


def test_the_times_of_the_body_count(tmp_path: Path) -> None:
    text = document('<div><p begin="1s" end="2s">A</p></div>')
    text = text.replace("<body>", '<body begin="10s">')
    assert cues(read(tmp_path, text)) == [(11_000, 12_000, "A")]


def test_words_that_light_up_are_one_cue(tmp_path: Path) -> None:
    words = '<p begin="1s" end="4s"><span begin="0s">One</span> <span begin="1s">two</span></p>'
    assert cues(read(tmp_path, document(f"<div>{words}</div>"))) == [(1000, 4000, "One two")]
    lyrics = 'xmlns:itunes="http://music.apple.com/lyric-ttml-internal"'
    apple = document(f'<div begin="1s" end="5s">{words}</div>', lyrics)
    assert cues(read(tmp_path, apple)) == [(1000, 4000, "One two")]


def test_white_space_between_lines_does_not_count(tmp_path: Path) -> None:
    text = "\n  One \n two<br/>\n  <span>three </span> four\n"
    assert cell(tmp_path, text) == (
        "One two",
        BREAK,
        Tag("span", "<span>"),
        "three ",
        Tag("/span", "</span>"),
        "four",
    )
    assert plain_text(cell(tmp_path, "a  b\nc", attributes='xml:space="preserve"')) == "a  b c"
    assert cell(tmp_path, " \n <br/> One <br/> ") == "One"


def test_elements_other_than_text_are_left_out(tmp_path: Path) -> None:
    text = (
        'One <metadata><x xmlns="y">no</x></metadata><set begin="1s"/>'
        '<span tts:ruby="base">漢</span><span tts:ruby="text">かん</span><!-- no -->'
    )
    found = cell(tmp_path, text)
    assert plain_text(found) == "One 漢"
    assert Tag("rt", "かん") in found
    for name in "metadata set animate image audio data title desc copyright".split():
        assert cell(tmp_path, f"One <{name}>no</{name}>") == "One"
    for kind in ("text", "textContainer", "delimiter"):
        reading = f"<span tts:ruby='{kind}'>かん</span>"
        assert cell(tmp_path, f"漢{reading}") == ("漢", Tag("rt", "かん"))
    foreign = '<div><p xmlns="urn:other" begin="0s" end="1s">no</p><p end="1s">Yes</p></div>'
    assert cues(read(tmp_path, document(foreign))) == [(0, 1000, "Yes")]


def test_styles_are_named_like_those_of_other_subtitles(tmp_path: Path) -> None:
    head = (
        '<styling><style xml:id="a" tts:fontWeight="bold"/><style xml:id="b" style="a"/></styling>'
    )
    names = [
        part.name
        for part in cell(
            tmp_path,
            'x<span style="b">y</span><span tts:textDecoration="underline">z</span><span>w</span>'
            '<span tts:fontStyle="italic">v</span><span tts:fontStyle="normal">u</span>',
            head,
        )
        if isinstance(part, Tag)
    ]
    plain = ["span", "/span"]
    assert names == ["b", "/b", "u", "/u", *plain, "i", "/i", *plain]


def test_several_languages_are_refused_and_foreign_words_are_not(tmp_path: Path) -> None:
    def paragraph(number: int, language: str) -> str:
        return f'<p xml:lang="{language}" begin="{number}s" end="{number + 1}s">x</p>'

    both = "".join(paragraph(number, "en" if number % 2 else "fr") for number in range(10))
    with pytest.raises(FileUnsupported) as caught:
        read(tmp_path, document(f"<div>{both}</div>"))
    assert caught.value.kind == "TTML: en, fr"
    for foreign in (1, 2):
        some = "".join(paragraph(n, "fr" if n < foreign else "en") for n in range(10))
        if foreign == 1:
            assert read(tmp_path, document(f"<div>{some}</div>")).fields[0].language == "en"
            continue
        with pytest.raises(FileUnsupported):
            read(tmp_path, document(f"<div>{some}</div>"))


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (document('<div><p begin="soon">One</p></div>'), FileMalformed),
        (document("<div><p>One</p></div>", 'ttp:frameRate="x"'), FileMalformed),
        (document("<div><p>One</p></div>", 'ttp:frameRateMultiplier="1 0"'), FileMalformed),
        (document("<div><p>One</p></div>")[:-9], FileMalformed),
        ('<!DOCTYPE tt [<!ENTITY e "x">]>' + document("<div><p>&e;</p></div>"), EntityDeclared),
        (document("<div><p> </p></div>"), NoUnits),
        ("One line.\n", FileWrongFormat),
    ],
)
def test_files_that_cannot_be_read(tmp_path: Path, content: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        read(tmp_path, content)
