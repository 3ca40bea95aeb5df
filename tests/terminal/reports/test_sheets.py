"""Reports as workbooks and as comma-separated values: numbers in full, texts as texts."""

from __future__ import annotations

import csv
import errno
import gc
import io
import os
import sys
import textwrap
import zipfile
from dataclasses import replace
from typing import Any

import openpyxl
import pandas
import pytest
import xlsxwriter
from openpyxl.utils.escape import unescape
from openpyxl.workbook import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from bleu_core.analysis.standings import exchanged
from bleu_core.errors import Cancelled
from bleu_core.evaluation.results import Evaluation
from bleu_core.progress import SILENT, Progress
from bleu_core.workspace.notes import Note, SegmentVerdict
from bleu_score.i18n import LANGUAGES, speaking
from bleu_score.messages.metrics import segment_metric_title
from bleu_score.reports import sheets, xlsx
from bleu_score.reports.build import build_report
from bleu_score.reports.cells import Cell, Column, Table
from bleu_score.reports.model import ReportDiagnostic
from bleu_score.reports.options import Notes, ReportOptions
from bleu_score.reports.segment_tables import segments_table
from bleu_score.reports.separated import write_csv, write_tsv
from bleu_score.reports.spreadsheet_cells import shown_in_lines
from bleu_score.reports.xlsx import write_xlsx
from tests.helpers.attacks import ATTACKS, FORMULAS
from tests.helpers.reports import CANDIDATES, REFERENCE, evaluated

EVALUATION = evaluated(source=[text.upper() for text in REFERENCE])
ALL = ReportOptions(segments="all")


def book_of(
    evaluation: Evaluation = EVALUATION,
    options: ReportOptions = ALL,
    notes: Notes | None = None,
) -> Workbook:
    return openpyxl.load_workbook(io.BytesIO(bytes_of(evaluation, options, notes)))


def bytes_of(
    evaluation: Evaluation = EVALUATION,
    options: ReportOptions = ALL,
    notes: Notes | None = None,
) -> bytes:
    file = io.BytesIO()
    write_xlsx(build_report(evaluation, options, notes), file)
    return file.getvalue()


def table(sheet: Worksheet) -> list[dict[str, Any]]:
    """Return the rows of a table: the cells by their headings."""
    headings, *rows = list(sheet.iter_rows(values_only=True))
    end = sheet.auto_filter.ref.split(":")[1]
    count = sheet[end].row - 1
    return [dict(zip(headings, row, strict=True)) for row in rows[:count]]


def place_of(sheet: Worksheet, title: str) -> tuple[int, int]:
    """Return the row of the headings of a block, and its last row."""
    across = {each.min_row for each in sheet.merged_cells.ranges if each.min_col == 1}
    start = next(row for row in sorted(across) if str(sheet.cell(row, 1).value).startswith(title))
    rows = range(start + 2, sheet.max_row + 2)
    end = next(row for row in rows if row in across or not any(cell.value for cell in sheet[row]))
    return start + 1, end - 1


def block(title: str, book: Workbook | None = None) -> list[dict[str, Any]]:
    """Return the rows of a block of the summary: the cells by their headings."""
    sheet = (book or book_of())["Summary"]
    first, last = place_of(sheet, title)
    headings, *rows = list(sheet.iter_rows(first, last, values_only=True))
    return [{name: cell for name, cell in zip(headings, row, strict=True) if name} for row in rows]


def attacked() -> tuple[Evaluation, Notes]:
    """Return an evaluation whose names, texts and comments are attacks."""
    names = {text: [f"{text} {each}" for each in ATTACKS] for text in ATTACKS[:4]}
    names["plain"] = [each if each != "00123" else "" for each in ATTACKS]
    evaluation = evaluated(names, list(ATTACKS), source=list(reversed(ATTACKS)))
    return evaluation, {(row, 4): Note(text=text) for row, text in enumerate(ATTACKS)}


def test_the_sheets_hold_the_scores_in_full() -> None:
    book = book_of()
    assert book.sheetnames == ["Summary", "Segments", "Settings"]
    rows = block("Scores", book)
    assert len(rows) == len(EVALUATION.candidates)
    by_name = {row["Candidate"]: row for row in rows}
    for candidate in EVALUATION.candidates:
        row = by_name[candidate.name]
        for result in candidate.metrics:
            title = result.metric.title
            # The cell has 16 digits, of which Excel shows 15.
            assert row[title] == pytest.approx(result.percent, rel=1e-15)
            if result.interval is not None:
                ends = [row[f"{title}: 95% CI, {end} end"] for end in ("lower", "upper")]
                own = [result.interval.low, result.interval.high]
                assert ends == pytest.approx(own, rel=1e-15)
        assert row["BP"] == pytest.approx(candidate.score.brevity_penalty, rel=1e-15)
    comparisons = block("Comparison", book)
    assert len(comparisons) == len(EVALUATION.comparisons)
    titles = {each.name: each.title for each in EVALUATION.metrics}
    known = {
        (titles[each.metric], each.candidate, each.baseline): each
        for one in EVALUATION.comparisons
        for each in (one, exchanged(one))
    }
    for row in comparisons:
        each = known[row["Metric"], row["Candidate"], row["Compared with"]]
        found = [row["Difference"], row["95% CI, lower end"], row["p (Holm)"]]
        own = [each.difference, each.interval.low, each.verdict_p_holm]
        assert found == pytest.approx(own, rel=1e-15)


def test_the_segments_are_those_of_the_evaluation() -> None:
    rows = table(book_of()["Segments"])
    assert [row["Segment"] for row in rows] == [1, 2, 3, 4]
    assert [row["Reference"] for row in rows] == REFERENCE
    assert [row["Source"] for row in rows] == [text.upper() for text in REFERENCE]
    for candidate in EVALUATION.candidates:
        texts = [row[candidate.name] or "" for row in rows]
        assert texts == CANDIDATES[candidate.name]
        for result in candidate.metrics:
            title = segment_metric_title(result.metric.name, result.metric.title)
            scores = [row[f"{candidate.name}: {title}"] for row in rows]
            assert scores == pytest.approx(list(result.segment_percents), abs=1e-9)


def test_numbers_are_shown_as_the_window_shows_them() -> None:
    book = book_of()
    sheet = book["Summary"]
    first, last = place_of(sheet, "Scores")
    headings = [cell.value for cell in sheet[first]]
    bleu, difference = headings.index("BLEU") + 1, headings.index("Difference") + 1
    assert sheet.cell(first + 1, bleu).number_format == "0.00"
    assert sheet.cell(first + 2, difference).number_format == "+0.00;-0.00;0.00"
    assert last == first + len(EVALUATION.candidates)
    first, last = place_of(sheet, "N-gram precision")
    assert {row[0].number_format for row in sheet.iter_rows(first + 1, last, 5, 5)} <= {
        "0.00%", '0.00%" (smoothed)"'
    }  # fmt: skip
    # Headings are distinct without color; those of segments stay visible, and have filters.
    segments = book["Segments"]
    for heading in (sheet.cell(first, 1), segments["A1"]):
        assert heading.font.bold
        assert heading.font.color.rgb == "FFFFFFFF"
        assert heading.fill.start_color.rgb == "FF1F4E79"
    assert segments.freeze_panes == "B2"
    end = segments.cell(1 + len(REFERENCE), segments.max_column).coordinate
    assert segments.auto_filter.ref == f"A1:{end}"


def test_columns_of_numbers_hold_only_numbers() -> None:
    book = book_of(evaluated(baseline=1))
    summary, segments = book["Summary"], book["Segments"]
    numbers = 0
    blocks = [
        (summary, place_of(summary, title))
        for title in ("Scores", "N-gram precision", "BLEU: each candidate against the others")
    ]
    for sheet, (first, last) in [*blocks, (segments, (1, 1 + len(REFERENCE)))]:
        for column in sheet.iter_cols(min_row=first, max_row=last):
            # Headings of numbers are above them, at the right.
            if column[0].alignment.horizontal == "right":
                assert {cell.data_type for cell in column[1:]} == {"n"}, column[0].value
                numbers += 1
    assert numbers > 20
    assert "≈" in "".join(cell.number_format for cell in summary["B"])


def test_a_bound_stays_one_and_is_not_rounded_below_itself() -> None:
    texts = {name: 8 * CANDIDATES[name] for name in ("near.txt", "odd.txt")}
    evaluation = evaluated(texts, 8 * REFERENCE, metrics=("bleu",), resamples=299)
    (comparison,) = evaluation.comparisons
    assert comparison.is_least_p
    sheet = book_of(evaluation)["Summary"]
    first, _ = place_of(sheet, "Comparison")
    place = [cell.value for cell in sheet[first]].index("p")
    cell = sheet[first + 1][place]
    assert cell.number_format.startswith('"≤ "0.00')
    assert cell.value >= comparison.verdict_p
    decimals = len(cell.number_format.partition(".")[2])
    assert cell.value == round(cell.value, decimals)


def test_nothing_is_taken_as_a_formula_and_texts_come_out_as_texts() -> None:
    evaluation, notes = attacked()
    content = bytes_of(evaluation, ALL, notes)
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        names = archive.namelist()
        for name in names:
            if name.startswith("xl/worksheets/"):
                xml = archive.read(name)
                assert b"<f>" not in xml
                assert b"<hyperlink" not in xml
    assert not [name for name in names if "externalLinks" in name or "_rels/sheet" in name]
    book = openpyxl.load_workbook(io.BytesIO(content))
    for sheet in book:
        for row in sheet.iter_rows():
            assert [cell.value for cell in row if cell.data_type in ("f", "e", "d", "b")] == []
    rows = table(book["Segments"])
    assert [row["Reference"] for row in rows] == [shown_in_lines(text) for text in ATTACKS]
    assert [row["Source"] for row in rows] == [shown_in_lines(text) for text in reversed(ATTACKS)]
    names_found = {row["Candidate"] for row in block("Scores", book)}
    comments = [row["plain: Comment"] for row in rows]
    assert comments == [shown_in_lines(text) for text in ATTACKS]
    assert "=cmd|' /C calc'!A0" in names_found


def test_comments_are_in_the_summary_whatever_segments_are_listed() -> None:
    notes = {
        (1, 0): Note(text="a\nb", bookmarked=True),
        (2, 1): Note(verdict=SegmentVerdict.OMISSION),
        (3, 0): Note(),
    }
    book = book_of(options=ReportOptions(segments="none"), notes=notes)
    assert "Segments" not in book.sheetnames
    first, second = block("Comments", book)
    assert (first["Segment"], first["Bookmark"], first["Comment"]) == (2, "★", "a\nb")
    assert first["Candidate"] == EVALUATION.candidates[0].name
    assert (second["Segment"], second["Assessment"]) == (3, "Omission")
    assert ("Comments",) not in [row[:1] for row in book_of()["Summary"].values]


def test_without_texts_there_are_numbers_only() -> None:
    notes = {(1, 0): Note(text="secret comment", bookmarked=True)}
    options = ReportOptions(segments="all", texts=False)
    content = bytes_of(options=options, notes=notes)
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        everything = b"".join(map(archive.read, archive.namelist())).decode("utf-8")
    texts = [text for texts in CANDIDATES.values() for text in texts]
    for text in (*REFERENCE, "secret comment", *texts):
        assert not text or text not in everything
    rows = table(book_of(options=options)["Segments"])
    assert len(rows) == len(REFERENCE)
    assert "Reference" not in rows[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_sheets_are_whole_words_that_excel_allows(language: str) -> None:
    sheets = book_of(options=ReportOptions(language=language, segments="all")).sheetnames
    assert len({name.casefold() for name in sheets}) == len(sheets)
    for name in sheets:
        assert 0 < len(name) <= 31
        assert "…" not in name
        assert not set(name) & set("[]:*?/\\")
        assert name.strip("'") == name


def test_names_of_sheets_are_made_allowed() -> None:
    book = xlsx._Book(FakeBook(), None, None)  # type: ignore[arg-type]
    names = [
        "a/b:c*?[d]\\", "A B C D", "'quoted'", "History", "", "x" * 40, "x" * 40, "名" * 40
    ]  # fmt: skip
    assert [book.add(name).name for name in names] == [
        "a b c d", "A B C D (2)", "quoted", "History (2)", " (2)", "x" * 30 + "…",
        "x" * 24 + "… (2)", "名" * 30 + "…",
    ]  # fmt: skip
    assert book.add("y" * 31).name == "y" * 31


class FakeBook:
    class Sheet:
        def __init__(self, name: str) -> None:
            self.name = name

    add_worksheet = Sheet


@pytest.mark.parametrize(
    ("row", "widths"),
    [
        # A text that is alone goes on across the columns beside it.
        ([Cell("x" * 30)], [8, 8]),
        ([Cell("x" * 30), Cell("y" * 20)], [31, 21]),
        ([Cell("x" * 50), Cell("7", number=7)], [40, 8]),
    ],
)
def test_columns_are_as_wide_as_their_cells(row: list[Cell], widths: list[int]) -> None:
    with xlsxwriter.Workbook(io.BytesIO()) as workbook:
        table = Table("t", "", (Column(""), Column("")), [row])
        page = xlsx._Blocks(xlsx._Book(workbook, None, SILENT), sheets.Sheet("S", (table,)))
        page.write()
    assert page._widths[:2] == widths


LEFT = {"align": "left"}


@pytest.mark.parametrize(
    ("cell", "column", "look"),
    [
        (Cell("a"), Column("T"), LEFT | {"indent": 1}),
        (Cell("a"), Column(""), LEFT),
        (Cell("a", is_strong=True), Column(""), LEFT | {"bold": True}),
        (Cell("a"), Column("T", is_long=True), LEFT | {"indent": 1, "text_wrap": True}),
        (Cell("7", number=7), Column("T"), {"num_format": "0"}),
        (Cell("7", number=7), Column("T", is_long=True), LEFT | {"num_format": "0"}),
    ],
)
def test_texts_are_apart_from_the_numbers_beside_them(
    cell: Cell, column: Column, look: dict[str, Any]
) -> None:
    assert xlsx._look(cell, column) == look


def test_a_warning_stands_out_and_a_note_does_not() -> None:
    report = build_report(evaluated())
    warning = ReportDiagnostic("Title", "Advice", (("a.txt", "Segments: 1"),))
    report = replace(report, diagnostics=(warning, replace(warning, is_note=True)))
    rows = [*sheets._diagnostics(report)]
    assert [row[0].text for row in rows] == ["Title", "Advice", "a.txt"] * 2
    assert [row[0].is_strong for row in rows] == [True, False, False, False, False, False]


def test_the_properties_name_the_program_but_no_user() -> None:
    properties = book_of(options=ReportOptions(title="=1+1\x07")).properties
    assert properties.title == "=1+1␇"
    assert properties.creator in (None, "")
    assert properties.lastModifiedBy in (None, "")
    assert (properties.description or "").startswith("BLEU Desktop ")


def test_long_texts_are_cut_with_a_note() -> None:
    long = ["x" * 32_767, "x" * 32_768, "😀" * 20_000, "short"]
    evaluation = evaluated({"a.txt": ["a", "b", "c", "d"]}, long)
    book = book_of(evaluation)
    found = [row["Reference"] for row in table(book["Segments"])]
    assert found == [long[0], "x" * 32_766 + "…", "😀" * 16_383 + "…", "short"]
    said = [row[0] for row in book["Summary"].iter_rows(values_only=True)][-1]
    assert said == "Texts shortened to 32,767 characters, the most a cell can hold: 2"


def test_more_rows_than_a_sheet_can_hold_go_on_further_sheets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(xlsx, "_MOST_ROWS", 8)
    rows = 11
    evaluation = evaluated({"a.txt": ["a b"] * rows}, [f"a {n}" for n in range(rows)])
    book = book_of(evaluation)
    pages = [name for name in book.sheetnames if name.startswith("Segments")]
    assert len(pages) > 1
    numbers = [row["Segment"] for name in pages for row in table(book[name])]
    assert numbers == list(range(1, rows + 1))
    assert all(book[name].max_row <= 8 for name in pages)


def test_a_large_book_is_written_piece_by_piece_and_is_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evaluation, notes = attacked()
    one = book_of(evaluation, ALL, notes)
    monkeypatch.setattr(xlsx, "_MANY_CELLS", 0)
    other = book_of(evaluation, ALL, notes)
    assert one.sheetnames == other.sheetnames
    for name in one.sheetnames:
        # In inline texts, openpyxl keeps the escapes, which it resolves elsewhere.
        assert [list(row) for row in one[name].values] == [
            [unescape(each) if isinstance(each, str) else each for each in row]
            for row in other[name].values
        ]


def width_of(sheet: Worksheet, column: int) -> float:
    """Return the width of a column; neighbors of the same width are recorded as one."""
    return next(
        each.width for each in sheet.column_dimensions.values() if each.min <= column <= each.max
    )


def test_title_client_and_project_are_at_the_head() -> None:
    title = "A delivery with so long a title that it fills more than one line of the sheet. " * 2
    options = ReportOptions(segments="none", title=title, client="=Ärzte", project="Website")
    sheet = book_of(options=options)["Summary"]
    rows = [[cell for cell in row if cell] for row in sheet.iter_rows(values_only=True)]
    compared = "3 candidates compared with reference.txt"
    assert rows[:4] == [[title], [compared], ["Client", "=Ärzte"], ["Project", "Website"]]
    across = next(each for each in sheet.merged_cells.ranges if each.min_row == 1)
    width = sum(width_of(sheet, column) for column in range(1, across.max_col + 1))
    # Lines of a length that people read, each as high as its type, larger than that of the cells.
    assert 100 <= width <= 160
    assert sheet.row_dimensions[1].height >= 2 * 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_heading_is_cut_and_each_sheet_is_printed_one_page_wide(language: str) -> None:
    names = {f"a candidate {'with-a-very-long-name-' * 4}{n}.txt": REFERENCE for n in range(2)}
    options = ReportOptions(segments="all", language=language)
    for sheet in book_of(evaluated(names), options):
        assert sheet.sheet_properties.pageSetUpPr.fitToPage
        assert (sheet.page_setup.fitToWidth, sheet.page_setup.fitToHeight) in ((None, 0), (1, 0))
        for cell in (cell for row in sheet.iter_rows() for cell in row):
            if cell.fill.start_color.rgb != "FF1F4E79":
                continue
            # Chinese characters are as wide as two letters; the filter has an arrow.
            text = "".join(each if each.isascii() else 2 * each for each in str(cell.value))
            room = int(width_of(sheet, cell.column) - 3)
            lines = len(textwrap.wrap(text, room, break_on_hyphens=False))
            height = sheet.row_dimensions[cell.row].height or 15
            assert lines * 15 <= height, (sheet.title, cell.value)


def test_texts_across_the_columns_have_room() -> None:
    notes = {(1, 0): Note(text="A long comment. " * 30)}
    seen = 0
    for sheet in book_of(notes=notes):
        for place in sheet.merged_cells.ranges:
            columns = range(place.min_col, place.max_col + 1)
            width = sum(width_of(sheet, column) for column in columns)
            text = str(sheet.cell(place.min_row, place.min_col).value)
            lines = len(textwrap.wrap(text, int(width)))
            assert (sheet.row_dimensions[place.min_row].height or 15) >= lines * 15, text
            seen += lines > 1
    assert seen > 5


def test_writing_can_be_canceled() -> None:
    report = build_report(EVALUATION, ALL)
    with pytest.raises(Cancelled):
        write_xlsx(report, io.BytesIO(), Progress(cancelled=lambda: True))


# Comma- and tab-separated values


def separated(
    write: Any, options: ReportOptions = ALL, notes: Notes | None = None
) -> tuple[str, pandas.DataFrame]:
    """Return a written text, and the table that another program reads in it."""
    file = io.BytesIO()
    write(build_report(EVALUATION, options, notes), file)
    content = file.getvalue()
    # Spreadsheets know UTF-8 by its mark.
    assert content[:3] == b"\xef\xbb\xbf"
    delimiter = "\t" if write is write_tsv else ","
    return content.decode("utf-8-sig"), pandas.read_csv(io.BytesIO(content), sep=delimiter)


@pytest.mark.parametrize("write", [write_csv, write_tsv])
@pytest.mark.parametrize("language", LANGUAGES)
def test_separated_values_are_one_table_of_the_segments(write: Any, language: str) -> None:
    options = ReportOptions(segments="all", language=language)
    report = build_report(EVALUATION, options)
    _, table = separated(write, options)
    assert report.segments is not None
    with speaking(language):
        known = segments_table(report, report.segments)
    assert list(table.columns) == [column.title for column in known.columns]
    assert len(table) == len(REFERENCE)
    for place, column in enumerate(known.columns):
        if column.is_number:
            # The point is the decimal mark in every language, and no digit is lost.
            assert table.iloc[:, place].tolist() == [row[place].number for row in known.rows]
    references = [place for place, each in enumerate(known.columns) if each.is_long][1]
    assert table.iloc[:, references].tolist() == REFERENCE


def test_separated_values_have_the_notes_beside_the_texts() -> None:
    notes = {(1, 0): Note(text="a\nb", bookmarked=True), (2, 1): Note(SegmentVerdict.OMISSION)}
    _, table = separated(write_csv, ALL, notes)
    first, second, third = (f"{name}: Comment" for name in CANDIDATES)
    assert list(table.columns[-3:]) == [first, second, third]
    assert table[first].fillna("").tolist() == ["", "★ Bookmark: a\nb", "", ""]
    assert table[second].fillna("").tolist() == ["", "", "Omission", ""]
    assert table[third].isna().all()
    assert "Comment" not in separated(write_csv)[0]


def test_separated_values_without_segments_are_the_scores() -> None:
    _, table = separated(write_csv, ReportOptions(segments="none"))
    assert table["Candidate"].tolist() == [each.name for each in EVALUATION.ranked]
    assert table["BLEU"].tolist() == [each.score.percent for each in EVALUATION.ranked]
    lower = [each.bleu.interval.low for each in EVALUATION.ranked if each.bleu.interval]
    assert table["BLEU: 95% CI, lower end"].tolist() == lower


@pytest.mark.parametrize(("write", "delimiter"), [(write_csv, ","), (write_tsv, "\t")])
def test_separated_values_hold_the_same_and_no_formula(write: Any, delimiter: str) -> None:
    evaluation, notes = attacked()
    file = io.BytesIO()
    write(build_report(evaluation, ALL, notes), file)
    text = file.getvalue().decode("utf-8-sig")
    assert "\x1b" not in text
    rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True))
    assert len(rows) == 1 + len(ATTACKS)
    assert len({len(row) for row in rows}) == 1
    cells = [cell for row in rows for cell in row]
    numbers = 0
    for cell in cells:
        if cell[:1] in ("=", "+", "-", "@", "\t", "\r"):
            float(cell.rstrip("%"))  # a number, and no formula
            numbers += 1
    assert numbers
    for formula in FORMULAS:
        assert f"'{shown_in_lines(formula)}" in cells


class FullDisk(io.BytesIO):
    def write(self, _: Any) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("many", [0, 200_000])
def test_a_full_disk_is_the_error_of_the_system(many: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(xlsx, "_MANY_CELLS", many)
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)) as caught:
        write_xlsx(build_report(EVALUATION, ALL), FullDisk())
    assert caught.value.errno == errno.ENOSPC


class FullBuffer(io.BytesIO):
    """A file whose buffer takes the report, but cannot be written to the disk."""

    def flush(self) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_is_reported_once(monkeypatch: pytest.MonkeyPatch) -> None:
    report = build_report(EVALUATION, ALL)
    # Python prints the errors of objects that it deletes, such as an archive without its end.
    printed: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", printed.append)
    with FullBuffer() as file, pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        write_xlsx(report, file)
    gc.collect()
    assert printed == []
