"""SBV, SubViewer and MicroDVD: cues of lines, by clock or by frame."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.corpus.assumptions import FrameRateAssumed
from bleu_core.corpus.reading.contents import Format, KeyKind, Table, Tag, plain_text
from bleu_core.corpus.reading.formats import read_contents
from bleu_core.errors import FileMalformed, FileUnsupported, FileWrongFormat
from tests.helpers.mutations import MICRODVD, SBV, SUBVIEWER


def read(folder: Path, content: str | bytes, name: str = "a.sub") -> Table:
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    contents = read_contents(path)
    assert contents.format is Format.SUBTITLES
    return contents.tables[0]


def cues(table: Table) -> list[tuple[int, int, str]]:
    texts = map(plain_text, table.fields[0].cells)
    return [(*times, text) for times, text in zip(table.times, texts, strict=True)]


@pytest.mark.parametrize("name", ["a.sbv", "a.txt", "a"])
def test_sbv(tmp_path: Path, name: str) -> None:
    table = read(tmp_path, SBV, name)
    assert cues(table) == [(1000, 2000, "Hi there, you."), (3000, 4500, "Bye now")]
    assert table.key_kind is KeyKind.TIME
    assert table.keys[1] == "00:00:03,000 --> 00:00:04,500"
    assert table.lines == (1, 5)
    assert table.fields[0].cells[1] == ("Bye", Tag("br", "[br]", is_break=True), "now")


def test_subviewer(tmp_path: Path) -> None:
    table = read(tmp_path, SUBVIEWER)
    assert cues(table) == [(1000, 2000, "Hi you"), (3000, 4500, "Bye")]
    assert table.assumptions == ()


def test_microdvd_with_its_frame_rate(tmp_path: Path) -> None:
    table = read(tmp_path, MICRODVD)
    # The second one ends when nobody knows: five seconds later, as it is the last.
    assert cues(table) == [(1043, 3128, "Hi you"), (4171, 9171, "Bye")]
    assert table.fields[0].cells[0] == (
        Tag("y:i", "{y:i}"),
        "Hi",
        Tag("br", "|", is_break=True),
        Tag("/", "/"),
        "you",
    )
    assert table.lines == (3, 4)
    assert table.assumptions == ()


def test_microdvd_without_a_frame_rate_has_25(tmp_path: Path) -> None:
    table = read(tmp_path, "{25}{75}1/2 {0} {name}\n{100}{}Two\n{150}{175}23.976\n")
    assert cues(table) == [
        (1000, 3000, "1/2 {0} {name}"),
        (4000, 6000, "Two"),
        (6000, 7000, "23.976"),
    ]
    assert table.assumptions == (FrameRateAssumed(25.0),)


def test_old_encodings_are_decoded(tmp_path: Path) -> None:
    table = read(tmp_path, "{1}{1}25\n{25}{50}Señor, mañana\n".encode("cp1252"))
    assert cues(table) == [(1000, 2000, "Señor, mañana")]


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("{1}{1}0\n{25}{50}One\n", 1),
        ("{1}{1}25\n{25}{50}One\nlost\n", 3),
        ("0:00:01.000,0:00:02.000\nOne\n\n0:00:0x.000,0:00:04.000\nTwo\n", None),
        ("0:00:01.000,0:00:02.000\nOne\n\n0:00:03,0:00:04.000\nTwo\n", 4),
        ("Lost\n0:00:01.000,0:00:02.000\nOne\n", 1),
    ],
)
def test_what_is_damaged_is_told(tmp_path: Path, content: str, line: int | None) -> None:
    if line is None:
        # Nothing tells these times from text.
        assert "0:00:0x" in cues(read(tmp_path, content))[0][2]
        return
    with pytest.raises(FileMalformed) as caught:
        read(tmp_path, content)
    assert caught.value.line == line


def test_what_is_no_subtitle_of_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileUnsupported) as caught:
        read(tmp_path, b"\0\0\1\xba" + bytes(2000))
    assert caught.value.kind == "MPEG (VobSub)"
    with pytest.raises(FileWrongFormat):
        read(tmp_path, "Once upon a time.\n")


def test_a_segment_with_two_placeholders_is_prose(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("{0}{1} files\nNothing else\n")
    assert read_contents(path).format is Format.TEXT


@pytest.mark.parametrize("name", ["a.sbv", "a.sub"])
def test_files_that_were_read_as_lines(shared_data: Path, name: str) -> None:
    table = read_contents(shared_data / "misread" / "silent_text" / name).tables[0]
    assert [start for start, _, _ in cues(table)] == [1000, 4000]
    assert cues(table)[0][2] == "Hola mundo"
