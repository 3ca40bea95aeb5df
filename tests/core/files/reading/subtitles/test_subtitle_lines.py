"""SBV, and subtitles that are not read: SubViewer, MicroDVD and VobSub."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.errors import BleuError
from bleu_core.files.contents import Format, KeyKind, Tag, UnitTable, plain_text
from bleu_core.files.errors import FileMalformed, FileUnsupported, FileWrongFormat
from bleu_core.files.reading.formats import read_contents
from tests.helpers.mutations import SBV

SUBVIEWER = """[INFORMATION]
[TITLE]x
[END INFORMATION]
[SUBTITLE]
[COLF]&HFFFFFF,[STYLE]bd
00:00:01.00,00:00:02.00
Hi[br]you

00:00:03.00,00:00:04.50
Bye
"""
MICRODVD = "{1}{1}23.976\n{DEFAULT}{}{C:$00FFFF}\n{25}{75}{y:i}Hi|/you\n{100}{}Bye\n"


def read(folder: Path, content: str | bytes, name: str = "a.sbv") -> UnitTable:
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    contents = read_contents(path)
    assert contents.format is Format.SUBTITLES
    return contents.tables[0]


def cues(table: UnitTable) -> list[tuple[int, int, str]]:
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


def test_the_body_of_subviewer_has_the_lines_of_sbv(tmp_path: Path) -> None:
    table = read(tmp_path, SUBVIEWER.partition("bd\n")[2], "a.txt")
    assert cues(table) == [(1000, 2000, "Hi you"), (3000, 4500, "Bye")]


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("0:00:01.000,0:00:02.000\nOne\n\n0:00:0x.000,0:00:04.000\nTwo\n", None),
        ("0:00:01.000,0:00:02.000\nOne\n\n0:00:03,0:00:04.000\nTwo\n", 4),
        ("Lost\n0:00:01.000,0:00:02.000\nOne\n", 1),
    ],
)
def test_damage_is_reported(tmp_path: Path, content: str, line: int | None) -> None:
    if line is None:
        # These times cannot be told from text.
        assert "0:00:0x" in cues(read(tmp_path, content))[0][2]
        return
    with pytest.raises(FileMalformed) as caught:
        read(tmp_path, content)
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("content", "name", "kind"),
    [
        (SUBVIEWER, "a.txt", "SubViewer"),
        (SUBVIEWER, "a.sub", "SUB"),
        (MICRODVD, "a.txt", "MicroDVD"),
        (MICRODVD, "a.sub", "SUB"),
        ("Once upon a time.\n", "a.sub", "SUB"),
        (b"\0\0\1\xba" + bytes(2000), "a.sub", "SUB"),
    ],
    ids=["SubViewer", "SubViewer.sub", "MicroDVD", "MicroDVD.sub", "prose", "VobSub"],
)
def test_other_subtitles_are_refused_by_name(
    tmp_path: Path, content: str | bytes, name: str, kind: str
) -> None:
    with pytest.raises(FileUnsupported) as caught:
        read(tmp_path, content, name)
    assert caught.value.kind == kind


@pytest.mark.parametrize("ending", ["srt", "sbv"])
@pytest.mark.parametrize(
    ("content", "error"),
    [(SUBVIEWER, FileMalformed), (MICRODVD, FileWrongFormat), ("Prose.\n", FileWrongFormat)],
    ids=["SubViewer", "MicroDVD", "prose"],
)
def test_other_subtitles_are_refused_whatever_their_extension(
    tmp_path: Path, ending: str, content: str, error: type[BleuError]
) -> None:
    with pytest.raises(error):
        read(tmp_path, content, f"a.{ending}")


def test_a_segment_with_two_placeholders_is_prose(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("{0}{1} files\nNothing else\n")
    assert read_contents(path).format is Format.TEXT


def test_a_file_that_was_read_as_lines(shared_data: Path) -> None:
    table = read_contents(shared_data / "misread" / "silent_text" / "a.sbv").tables[0]
    assert [start for start, _, _ in cues(table)] == [1000, 4000]
    assert cues(table)[0][2] == "Hola mundo"
