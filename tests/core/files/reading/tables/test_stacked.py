"""Tables with the texts of several systems or languages below each other are not one text."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from bleu_core.files.addresses import Role, parse_address
from bleu_core.files.assumptions import RowsSplit
from bleu_core.files.contents import Contents, KeyKind
from bleu_core.files.documents import document_of, documents_by_role
from bleu_core.files.errors import FieldMissing, FieldUndecided
from bleu_core.files.origins import OriginKind
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.selection import available, guess_selections, is_undecided

SOURCES = [f"The cat number {number} sat down." for number in range(12)]
GOOD = [f"El gato número {number} se sentó." for number in range(12)]
OTHER = [f"Le chat numéro {number} s'est assis." for number in range(12)]
Row = Sequence[str]


def output(system: str) -> list[str]:
    return [f"{text} ({system})" for text in GOOD]


def csv_file(path: Path, rows: Sequence[Row]) -> Path:
    with path.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows(rows)
    return path.with_suffix(".csv")


def json_lines(path: Path, rows: Sequence[Row]) -> Path:
    names, *others = rows
    lines = (json.dumps(dict(zip(names, row, strict=True))) for row in others)
    path.with_suffix(".jsonl").write_text("\n".join(lines), "utf-8")
    return path.with_suffix(".jsonl")


def workbook(path: Path, rows: Sequence[Row]) -> Path:
    from openpyxl import Workbook

    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for row in rows:
        sheet.append(list(row))
    book.save(path.with_suffix(".xlsx"))
    return path.with_suffix(".xlsx")


WRITERS = [csv_file, json_lines, workbook]


@pytest.fixture(params=WRITERS, ids=["csv", "jsonl", "xlsx"])
def read(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Sequence[Row]], Contents]:
    return lambda rows: read_contents(request.param(tmp_path / "table", rows))


def stacked(heading: str, *systems: str, by_row: bool = False) -> list[Row]:
    """Return rows of systems below each other, or of all systems for each source."""
    rows = [
        (number, SOURCES[number], GOOD[number], system, output(system)[number])
        for system in systems
        for number in range(len(SOURCES))
    ]
    if by_row:
        rows.sort(key=lambda row: row[0])
    return [["Source", "Reference", heading, "Output"], *(row[1:] for row in rows)]


def texts(contents: Contents, role: Role) -> list[tuple[str, ...]]:
    return [document.segments for document in documents_by_role(contents)[role]]


@pytest.mark.parametrize("heading", ["System", "engine", "Modelo", "引擎"])
@pytest.mark.parametrize("by_row", [False, True])
def test_each_system_is_a_candidate(read, heading: str, by_row: bool) -> None:
    contents = read(stacked(heading, "DeepL", "X-1", "Ours", by_row=by_row))
    assert texts(contents, Role.SOURCE) == [tuple(SOURCES)]
    assert texts(contents, Role.REFERENCE) == [tuple(GOOD)]
    found = [tuple(output(system)) for system in ("DeepL", "X-1", "Ours")]
    assert texts(contents, Role.CANDIDATE) == found
    (table,) = contents.tables
    assert table.assumptions == (RowsSplit(heading, ("DeepL", "X-1", "Ours")),)
    names = [one.rpartition("=")[2] for one in available(contents)]
    assert names == ["Source", "Reference", "DeepL", "X-1", "Ours"]


def test_each_candidate_has_its_own_lines(tmp_path: Path) -> None:
    contents = read_contents(csv_file(tmp_path / "a", stacked("System", "DeepL", "Ours")))
    first, second = documents_by_role(contents)[Role.CANDIDATE]
    assert (first.units.line(3), second.units.line(3)) == (5, 17)


def test_the_column_of_all_systems_is_gone(tmp_path: Path) -> None:
    contents = read_contents(csv_file(tmp_path / "a", stacked("System", "DeepL", "Ours")))
    for wanted in ("column=Output", "column=D", "column=System"):
        with pytest.raises(FieldMissing) as error:
            document_of(contents, parse_address(f"a#{wanted}").selection)
        assert "column=Ours" in error.value.available


@pytest.mark.parametrize("name", ["Human", "Reference", "Output"])
def test_a_system_is_a_candidate_whatever_its_name(read, name: str) -> None:
    contents = read(stacked("System", "DeepL", name))
    assert texts(contents, Role.REFERENCE) == [tuple(GOOD)]
    assert texts(contents, Role.CANDIDATE) == [tuple(output("DeepL")), tuple(output(name))]


def test_a_label_in_the_first_row_of_each_system(read) -> None:
    head, *rows = stacked("Engine", "A", "B")
    blank = [
        [*row[:2], row[2] if index % 12 == 0 else "", row[3]] for index, row in enumerate(rows)
    ]
    contents = read([head, *blank])
    assert texts(contents, Role.CANDIDATE) == [tuple(output("A")), tuple(output("B"))]


def test_ids_of_segments_are_keys_of_each_system(read) -> None:
    head, *rows = stacked("System", "A", "B")
    numbered = [[f"id-{index % 12}", "a note", *row] for index, row in enumerate(rows)]
    (table,) = read([["ID", "Note", *head], *numbered]).tables
    assert list(table.keys) == [f"id-{number}" for number in range(12)]
    assert table.key_kind is KeyKind.COLUMN


def test_systems_without_common_ids_have_no_keys(read) -> None:
    head, *rows = stacked("System", "A", "B", "C")
    numbered = [[f"id-{index % 12 + 12 * (index >= 24)}", *row] for index, row in enumerate(rows)]
    (table,) = read([["ID", *head], *numbered]).tables
    assert (list(table.keys), table.key_kind) == ([], None)


def undecided(contents: Contents) -> tuple[str, ...]:
    """Check that nothing is chosen in silence, and return the choices."""
    assert is_undecided(contents)
    assert not any(documents_by_role(contents).values())
    for role in (Role.REFERENCE, Role.CANDIDATE):
        with pytest.raises(FieldUndecided):
            document_of(contents, role=role)
    return available(contents)


def selected(contents: Contents, table: str, name: str) -> tuple[str, ...]:
    """Return a text of a table by its name, whatever the format calls its sheets and columns."""
    sheet = next(one.name for one in contents.tables if one.name.endswith(table))
    kind = contents.tables[0].fields[0].kind.value
    return document_of(contents, parse_address(f"a#sheet={sheet}&{kind}={name}").selection).segments


def test_systems_with_other_rows_are_asked_about(read) -> None:
    head, *rows = stacked("Engine", "A", "B")
    contents = read([head, *(row for index, row in enumerate(rows) if index not in (14, 20))])
    assert len(undecided(contents)) == 9
    assert selected(contents, "A", "Output") == tuple(output("A"))
    rest = tuple(text for index, text in enumerate(output("B")) if index not in (2, 8))
    assert selected(contents, "B", "Output") == rest
    # The window suggests one system.
    assert [len(found) for found in guess_selections(contents).values()] == [1, 1, 1]


def test_systems_with_references_of_their_own_are_asked_about(read) -> None:
    rows = [
        [SOURCES[number], f"{GOOD[number]} {reference}", system, output(system)[number]]
        for system, reference in (("A", "a"), ("B", "b"), ("C", "b"))
        for number in range(12)
    ]
    contents = read([["Source", "Reference", "System", "MT"], *rows])
    undecided(contents)
    assert selected(contents, "C", "Reference") == tuple(f"{text} b" for text in GOOD)


@pytest.mark.parametrize("heading", ["MT system", "engine"])
def test_several_systems_without_common_sources_are_asked_about(read, heading: str) -> None:
    rows = [
        [SOURCES[number], GOOD[number], ("DeepL", "Google")[number % 2], output("x")[number]]
        for number in range(12)
    ]
    contents = read([["Source", "Reference", heading, "MT"], *rows])
    undecided(contents)
    assert selected(contents, "Google", "MT") == tuple(output("x")[1::2])
    origins = [[one.kind for one in table.origins.values()] for table in contents.tables]
    assert origins == [[OriginKind.MACHINE] * 6] * 2


@pytest.mark.parametrize("labels", [("es", "fr"), ("es-ES", "es-MX"), ("Spanish", "French")])
@pytest.mark.parametrize("heading", ["Language", "tgt", "Idioma"])
def test_each_language_is_asked_about(read, labels: tuple[str, str], heading: str) -> None:
    rows = [
        [label, source, reference, f"{reference} MT"]
        for label, references in zip(labels, (GOOD, OTHER), strict=True)
        for source, reference in zip(SOURCES, references, strict=True)
    ]
    contents = read([[heading, "Source", "Reference", "MT"], *rows])
    undecided(contents)
    assert selected(contents, labels[1], "Reference") == tuple(OTHER)
    found = [[field.language for field in table.fields] for table in contents.tables]
    assert len({language for _, *languages in found for language in languages}) == 2
    assert {source for source, *_ in found} == {None}


def test_systems_in_several_languages(read) -> None:
    rows = [
        [language, system, source, reference, f"{reference} {system}"]
        for language, references in (("es", GOOD), ("fr", OTHER))
        for system in ("A", "B")
        for source, reference in zip(SOURCES, references, strict=True)
    ]
    contents = read([["Lang", "System", "Source", "Reference", "MT"], *rows])
    undecided(contents)
    assert len(contents.tables) == 2
    assert selected(contents, "fr", "B") == tuple(f"{text} B" for text in OTHER)


@pytest.mark.parametrize("systems", ["AABC", "ABCC"])
def test_systems_that_have_other_versions_within(read, systems: str) -> None:
    rows = [
        [system, source, good, prompt, f"{good} {system} {prompt}"]
        for system, prompt in zip(systems, ("p1", "p2", "p1", "p2"), strict=True)
        for source, good in zip(SOURCES, GOOD, strict=True)
    ]
    contents = read([["System", "Source", "Reference", "Prompt", "MT"], *rows])
    undecided(contents)
    assert selected(contents, systems[1], "p2" if systems == "AABC" else "MT") == tuple(
        f"{text} {systems[1]} p2" for text in GOOD
    )
    assert len(contents.tables) == 3


def test_systems_of_which_some_have_several_languages(read) -> None:
    rows = [
        [system, language, source, reference, f"{reference} {system}"]
        for system, language, references in (
            ("A", "es", GOOD),
            ("A", "fr", OTHER),
            ("B", "es", GOOD),
        )
        for source, reference in zip(SOURCES, references, strict=True)
    ]
    contents = read([["System", "Lang", "Source", "Reference", "MT"], *rows])
    assert len(contents.tables) == 3
    assert selected(contents, "A fr", "MT") == tuple(f"{text} A" for text in OTHER)


def test_versions_are_known_by_their_equal_sources(read) -> None:
    rows = [
        [variant, source, f"{good} {variant}"]
        for variant in ("base", "tuned")
        for source, good in zip(SOURCES, GOOD, strict=True)
    ]
    (table,) = read([["Variant", "Source", "MT"], *rows]).tables
    assert table.assumptions == (RowsSplit("Variant", ("base", "tuned")),)


@pytest.mark.parametrize(
    "labels",
    [
        # Texts above the first label, with equal sources.
        [""] * 12 + ["A"] * 12 + ["B"] * 12,
        # Texts without a label, with other sources.
        ["A"] * 4 + [""] * 4 + ["B"] * 4,
    ],
)
def test_labels_that_are_missing_divide_nothing(read, labels: list[str]) -> None:
    rows = [
        [label, SOURCES[number % 12], GOOD[number % 12], f"{GOOD[number % 12]} {number}"]
        for number, label in enumerate(labels)
    ]
    contents = read([["System", "Source", "Reference", "MT"], *rows])
    assert [table.units for table in contents.tables] == [len(labels)]


@pytest.mark.parametrize(
    ("heading", "labels"),
    [
        ("File", ["a.docx", "b.docx"]),
        ("Domain", ["news", "web", "law"]),
        ("Rating", ["1", "2", "3"]),
        ("Type", ["DeepL", "human"]),
        ("System", ["DeepL"]),
        ("Language", ["es"]),
    ],
)
def test_labels_of_parts_of_one_text_divide_nothing(
    read, heading: str, labels: Sequence[str]
) -> None:
    rows = [
        [labels[number % len(labels)], SOURCES[number], GOOD[number], output("x")[number]]
        for number in range(12)
    ]
    contents = read([[heading, "Source", "Reference", "MT"], *rows])
    (table,) = contents.tables
    assert (table.units, table.assumptions) == (12, ())
    assert texts(contents, Role.CANDIDATE) == [tuple(output("x"))]


def test_a_few_sources_that_another_file_has_too_divide_nothing(read) -> None:
    rows = [["a.po", SOURCES[number], GOOD[number], output("x")[number]] for number in range(12)]
    rows += [["b.po", SOURCES[number], GOOD[number], output("y")[number]] for number in range(6)]
    contents = read([["File", "Source", "Reference", "MT"], *rows])
    assert [table.units for table in contents.tables] == [18]


def test_numbers_of_segments_that_start_again_in_each_file_divide_nothing(read) -> None:
    rows = [[f"doc{number // 6}", str(number % 6), GOOD[number]] for number in range(12)]
    contents = read([["document", "segid", "hyp"], *rows])
    assert contents.tables[0].units == 12
