"""ZIP archives of XLIFF files: packages of translation systems."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.files.addresses import parse_address
from bleu_core.files.assumptions import FilesJoined
from bleu_core.files.budget import LIMITS, Resource
from bleu_core.files.contents import Contents, Format
from bleu_core.files.documents import Document, document_of
from bleu_core.files.errors import (
    BudgetExceeded,
    EntityDeclared,
    FieldMissing,
    FieldUndecided,
    FileEncrypted,
    FileMalformed,
    FileUnsupported,
    FormatsMixed,
    NoUnits,
)
from bleu_core.files.reading.formats import may_be_readable, read_contents
from bleu_core.files.selection import available
from bleu_core.pairing.pairs import pair
from bleu_core.progress import Progress
from tests.helpers.office_files import archive, xlsx, xlsx_rows


def xliff(*units: tuple[str, str, str], language: str = "es", more: str = "") -> str:
    """Return an XLIFF file of units with id, source and target."""
    body = "".join(
        f'<trans-unit id="{key}"><source>{source}</source><target>{target}</target>{more}'
        "</trans-unit>"
        for key, source, target in units
    )
    target = f'target-language="{language}"' if language else ""
    return (
        f'<xliff version="1.2"><file original="f" source-language="en" {target} datatype="x">'
        f"<body>{body}</body></file></xliff>"
    )


FIRST = xliff(("1", "One", "Uno"), ("2", "Two", "Dos"))
SECOND = xliff(("1", "Three", "Tres"))


def write(folder: Path, members: dict[str, str | bytes], name: str = "a.zip") -> Path:
    path = folder / name
    path.write_bytes(archive(members))
    return path


def read(folder: Path, members: dict[str, str | bytes], name: str = "a.zip") -> Contents:
    return read_contents(write(folder, members, name))


def text(contents: Contents, fragment: str = "target") -> Document:
    return document_of(contents, parse_address(f"f#{fragment}").selection)


def test_all_files_inside_are_one_text(tmp_path: Path) -> None:
    members = {"project.sdlproj": "<x/>", "es/b.sdlxliff": SECOND, "es/a.sdlxliff": FIRST}
    contents = read(tmp_path, members, "a.sdlrpx")
    assert contents.format is Format.XLIFF_ARCHIVE
    assert [table.name for table in contents.tables] == ["es/a.sdlxliff", "es/b.sdlxliff"]
    whole = document_of(contents)
    assert whole.segments == ("Uno", "Dos", "Tres")
    assert (whole.name, whole.language) == ("a.sdlrpx", "es")
    assert whole.assumptions == (FilesJoined(("es/a.sdlxliff", "es/b.sdlxliff")),)
    # The same id in two files is not the same unit.
    assert len(set(whole.units.keys)) == 3
    assert whole.units.document_numbers == [0, 0, 1]
    assert whole.units.document_names == ["es/a.sdlxliff", "es/b.sdlxliff"]


def test_one_file_can_be_chosen(tmp_path: Path) -> None:
    contents = read(tmp_path, {"a.xlf": FIRST, "b.xlf": SECOND})
    chosen = text(contents, "file=b.xlf")
    assert (chosen.segments, chosen.name) == (("Tres",), "a.zip#file=b.xlf&target")
    assert chosen.assumptions == ()
    with pytest.raises(FieldMissing):
        text(contents, "file=c.xlf")


def test_a_single_document(tmp_path: Path) -> None:
    members = {"document.mqxliff": FIRST, "skeleton.xml": "<x/>"}
    whole = document_of(read(tmp_path, members, "a.mqxlz"))
    assert (whole.segments, whole.assumptions) == (("Uno", "Dos"), ())


def test_a_file_and_its_package_are_paired_by_key(tmp_path: Path) -> None:
    path = tmp_path / "a.xlf"
    path.write_text(FIRST, "utf-8")
    alone = document_of(read_contents(path))
    packed = document_of(read(tmp_path, {"x/a.xlf": FIRST}))
    assert pair([alone, packed]).rows == (((0,), (0,)), ((1,), (1,)))


def test_files_to_be_translated_are_left_out_beside_translations(tmp_path: Path) -> None:
    empty = xliff(("1", "One", ""), ("2", "Two", ""), language="")
    contents = read(tmp_path, {"en/a.sdlxliff": empty, "es/a.sdlxliff": FIRST}, "a.sdlppx")
    assert [table.name for table in contents.tables] == ["es/a.sdlxliff"]
    assert [table.name for table in read(tmp_path, {"en/a.xlf": empty}).tables] == ["en/a.xlf"]
    half = xliff(("1", "One", "Uno"), ("2", "Two", ""))
    halves = read(tmp_path, {"a.xlf": half, "b.xlf": FIRST})
    assert [table.name for table in halves.tables] == ["a.xlf", "b.xlf"]


def test_languages_are_not_mixed(tmp_path: Path) -> None:
    german = xliff(("1", "One", "Eins"), language="de")
    contents = read(tmp_path, {"de/a.xlf": german, "es/a.xlf": FIRST})
    with pytest.raises(FieldUndecided):
        document_of(contents)
    assert text(contents, "file=de/*").segments == ("Eins",)
    assert "file=de/a.xlf&target" in available(contents)


def test_files_without_proposals_or_language_are_of_the_same_text(tmp_path: Path) -> None:
    proposal = '<alt-trans origin="MT"><target>One!</target></alt-trans>'
    proposing = xliff(("1", "One", "Uno"), more=proposal)
    contents = read(
        tmp_path, {"a.xlf": xliff(("1", "Two", "Dos"), language=""), "b.xlf": proposing}
    )
    assert document_of(contents).segments == ("Dos", "Uno")
    found = text(contents, "alt-trans")
    assert (found.segments, found.language) == (("", "One!"), "es")


def test_other_members_are_left_out(tmp_path: Path) -> None:
    members = {"__MACOSX/._a.xlf": b"\0", "._a.xlf": b"\0", "a.xlf": FIRST, "b.xlf": "", "c/": ""}
    contents = read(tmp_path, members)
    assert [table.name for table in contents.tables] == ["a.xlf"]


MEMBERS = {
    "a.po": (
        'msgid "One"\nmsgstr "Uno"\n\nmsgid "Two"\nmsgstr "Dos"\n',
        'msgid "Three"\nmsgstr "Tres"\n',
    ),
    "a.txt": ("Uno\nDos\n", "Tres\n"),
    "a.json": ('{"a": "Uno", "b": "Dos"}', '{"c": "Tres"}'),
    "a.srt": (
        "1\n00:00:01,000 --> 00:00:02,000\nUno\n\n2\n00:00:03,000 --> 00:00:04,000\nDos\n",
        "1\n00:00:05,000 --> 00:00:06,000\nTres\n",
    ),
    "a": ("Uno\nDos\n", "Tres\n"),
}


@pytest.mark.parametrize("name", MEMBERS)
def test_files_of_any_format_inside_are_one_text(tmp_path: Path, name: str) -> None:
    first, second = MEMBERS[name]
    others = {"logo.png": b"\x89PNG\r\n\x1a\n\0", "__MACOSX/._a.txt": b"\0", "blank.txt": "\n"}
    contents = read(tmp_path, {f"y/{name}": second, f"x/{name}": first, **others})
    assert [table.name for table in contents.tables] == [f"x/{name}", f"y/{name}"]
    whole = document_of(contents)
    assert whole.segments == ("Uno", "Dos", "Tres")
    assert whole.assumptions == (FilesJoined((f"x/{name}", f"y/{name}")),)
    assert text(contents, f"file=y/{name}").segments == ("Tres",)


def test_folders_of_languages_inside_are_not_mixed(tmp_path: Path) -> None:
    members = {"es/a.txt": "Uno\n", "values-de/a.txt": "Eins\n"}
    contents = read(tmp_path, members)
    with pytest.raises(FieldUndecided):
        document_of(contents)
    chosen = text(contents, "file=es/a.txt")
    assert (chosen.segments, chosen.language) == (("Uno",), "es")


def test_the_columns_of_tables_inside_keep_their_languages(tmp_path: Path) -> None:
    table = "id,en,es\n1,One way to go,Un camino por recorrer\n"
    [found] = read(tmp_path, {"a.csv": table}).tables
    assert [field.language for field in found.fields] == [None, "en", "es"]


def test_the_sheets_of_a_workbook_inside_have_its_name(tmp_path: Path) -> None:
    one, two = xlsx({"S": xlsx_rows([["a"]])}), xlsx({s: xlsx_rows([["a"]]) for s in ("S", "T")})
    names = [table.name for table in read(tmp_path, {"one.xlsx": one, "two.xlsx": two}).tables]
    assert names == ["one.xlsx", "two.xlsx/S", "two.xlsx/T"]


@pytest.mark.parametrize(
    "members",
    [
        {"logo": b"\x89PNG\r\n\x1a\n\0"},
        {"b.zip": archive({"a.txt": "Uno\n"})},
    ],
)
def test_archives_of_other_files(tmp_path: Path, members: dict[str, str | bytes]) -> None:
    with pytest.raises(FileUnsupported) as caught:
        read(tmp_path, members)
    assert caught.value.kind == "ZIP"


def test_archives_of_several_formats_name_them(tmp_path: Path) -> None:
    members = {"b.po": MEMBERS["a.po"][0], "a.txt": "Uno\n", "c.txt": "Dos\n"}
    with pytest.raises(FormatsMixed) as caught:
        read(tmp_path, members)
    assert {*caught.value.formats} == {"text", "po"}


def test_archives_without_texts(tmp_path: Path) -> None:
    with pytest.raises(FileUnsupported):
        read(tmp_path, {"a.txt": "x"}, "program.jar")
    with pytest.raises(NoUnits):
        read(tmp_path, {"a.txt": "x"}, "a.mqxlz")
    with pytest.raises(NoUnits):
        read(tmp_path, {"a.xlf": xliff()})


def test_an_unreadable_text_inside_is_named(tmp_path: Path) -> None:
    path = write(tmp_path, {"a.json": '{"a": "Uno"}', "x/b.json": '{"a": '})
    with pytest.raises(FileMalformed) as caught:
        read_contents(path)
    assert caught.value.path == path / "x" / "b.json"


def test_a_given_encoding_is_that_of_the_files_inside(tmp_path: Path) -> None:
    path = write(tmp_path, {"a.txt": "ночь\n".encode("koi8-r")})
    assert document_of(read_contents(path, encoding="koi8-r")).segments == ("ночь",)


def test_a_damaged_file_inside_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileMalformed) as caught:
        read(tmp_path, {"a.xlf": FIRST, "es/b.xlf": SECOND[:-30]})
    assert caught.value.path == tmp_path / "a.zip" / "es" / "b.xlf"
    assert caught.value.truncated
    with pytest.raises(EntityDeclared):
        read(tmp_path, {"a.xlf": "<!DOCTYPE x [<!ENTITY y 'z'>]>" + FIRST})


def test_a_damaged_archive(tmp_path: Path) -> None:
    path = write(tmp_path, {"a.xlf": FIRST}, "a.mqxlz")
    data = path.read_bytes()
    for end in (10, 60, len(data) - 10):
        path.write_bytes(data[:end])
        with pytest.raises(FileMalformed):
            read_contents(path)
    path.write_bytes(data.replace(b"PK\1\2\x14\3\x14\0\0", b"PK\1\2\x14\3\x14\0\1"))
    with pytest.raises(FileEncrypted):
        read_contents(path)


def test_a_member_that_unpacks_to_more_than_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, Resource.UNPACKED, 100_000)
    assert read(tmp_path, {"a.xlf": FIRST, "junk": b" " * 50_000})
    for bomb in ({"a.xlf": FIRST, "junk": b" " * 200_000}, {"a.xlf": FIRST + " " * 200_000}):
        with pytest.raises(BudgetExceeded):
            read(tmp_path, bomb)


def test_progress_goes_from_start_to_end(tmp_path: Path) -> None:
    path = write(tmp_path, {f"{number}.xlf": FIRST for number in range(20)})
    shares = []
    progress = Progress(lambda _, done, total: shares.append(done / total), interval=0)
    read_contents(path, progress=progress)
    parsed = shares[shares.index(1.0) + 1 :]
    assert parsed == sorted(parsed)
    assert (parsed[-1], parsed[0] < 0.2) == (1, True)


def test_folders_have_packages(tmp_path: Path) -> None:
    assert may_be_readable(write(tmp_path, {"a.xlf": FIRST}, "a.sdlrpx"))
    assert not may_be_readable(write(tmp_path, {"a.txt": "x"}, "b.zip"))
