"""Each format says everything a report contains, in the same order."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

import pytest
from lxml import etree

from bleu_core.workspace.notes import Note, SegmentVerdict
from bleu_score.reports import words
from bleu_score.reports.build import build_report
from bleu_score.reports.cells import Cell, Form, Table
from bleu_score.reports.docx import write_docx
from bleu_score.reports.latex import latex_table, write_latex
from bleu_score.reports.markdown import markdown_table, write_markdown
from bleu_score.reports.model import Report, SegmentList
from bleu_score.reports.options import ReportOptions
from bleu_score.reports.segment_tables import segment_table
from tests.helpers.reports import CANDIDATES, REFERENCE, evaluated

NOTES = {(1, 0): Note(SegmentVerdict.OMISSION, "half of it", bookmarked=True)}


@pytest.fixture(scope="module")
def report() -> Report:
    """Return a report with at least one of everything, except for changes and folders."""
    evaluation = evaluated(source=[text.upper() for text in REFERENCE], metrics=("bleu", "ter"))
    options = ReportOptions(segments="all", client="The client", order="Order 7")
    return build_report(evaluation, options, NOTES)


def letters(text: str) -> str:
    """Return the letters and digits of a text, which no format writes otherwise."""
    return "".join(filter(str.isalnum, text))


def assert_said(text: str, expected: Iterable[str]) -> None:
    """Check that a text contains other texts one after the other."""
    said, place = letters(text), 0
    for each in map(letters, expected):
        found = said.find(each, place)
        assert found >= 0, each
        place = found + len(each)


def of_cells(cells: Iterable[Cell]) -> Iterator[str]:
    for cell in cells:
        yield cell.text
        yield cell.detail


def of_table(table: Table) -> Iterator[str]:
    yield table.title
    yield from (column.title for column in table.columns)
    for row in table.rows:
        yield from of_cells(row)
    yield from table.notes


def of_head(report: Report) -> Iterator[str]:
    assert report.scores is not None
    head = report.scores.headline
    yield from (head.title, head.comparison, head.metric, head.score.text, head.interval)
    yield from (head.agreement, head.meaning, head.limits, words.facts_text(head.facts))


def candidates_of(report: Report) -> Table:
    assert report.scores is not None
    return report.scores.candidates


def of_diagnostics(report: Report) -> Iterator[str]:
    yield "Warnings" if report.diagnostics else ""
    for diagnostic in report.diagnostics:
        yield from (diagnostic.title, diagnostic.advice)
        for name, extent in diagnostic.found:
            yield from (name, extent)


# Markdown


def written(write: Callable[..., None], report: Report) -> bytes:
    file = io.BytesIO()
    write(report, file)
    return file.getvalue()


def in_markdown(report: Report) -> str:
    # The marks of line breaks and small texts have letters, too.
    return re.sub(r"</?(sub|br)>", "", written(write_markdown, report).decode())


def test_markdown_says_everything(report: Report) -> None:
    assert report.segments is not None
    expected = [report.title, report.compared, words.facts_text(report.about), *of_head(report)]
    for table in report.tables:
        expected += of_table(table)
    expected += of_diagnostics(report)
    for table in (*report.details, report.inputs):
        expected += of_table(table)
    expected += ["Pairs", *report.pairing]
    for table in report.settings:
        expected += of_table(table)
    expected.append("Signatures and commands")
    for signed in report.signatures:
        expected += [words.provenance_title(signed), signed.signature]
        expected += ["The same score with sacreBLEU"] if signed.commands else []
        expected += signed.commands
    expected += [report.segments.title, report.segments.limit]
    for segment in report.segments:
        table = segment_table(segment, report.segments)
        expected += [words.segment_place(segment), *list(of_table(table))[1:]]
    assert_said(in_markdown(report), [*expected, words.made_text(report)])


def test_markdown_aligns_and_emphasizes() -> None:
    columns = candidates_of(build_report(evaluated())).columns[:2]
    assert [column.is_number for column in columns] == [True, False]
    rows = [(Cell("1|2", is_strong=True), Cell("a", sign="▲", detail="b")), (Cell(""), Cell("c"))]
    table = Table("t", "T", columns, rows, ("one", "two"))
    assert markdown_table(table).split("\n") == [
        "| \\# | Candidate |",
        "| ---: | --- |",
        "| **1\\|2** | ▲ a (b) |",
        "|  | c |",
        "",
        "<sub>one</sub><br>",
        "<sub>two</sub>",
    ]
    code = markdown_table(Table("t", "T", columns[:1], [[Cell("a_b", Form.CODE)]]))
    assert code.split("\n") == ["| \\# |", "| ---: |", "| `a_b` |"]


# LaTeX


def in_latex(report: Report) -> str:
    text = written(write_latex, report).decode()
    return re.sub(r"\\(?:begin|end)\{\w+\}(?:\{\w+\})?|\\[A-Za-z]+", "", text)


def test_latex_says_everything(report: Report) -> None:
    assert report.segments is not None
    expected = [words.made_text(report), report.title, report.compared]
    expected += [words.facts_text(report.about), *of_head(report)]
    for table in report.tables:
        expected += in_two_lines(table)
    expected += of_diagnostics(report)
    for table in (*report.details, *report.settings):
        expected += in_two_lines(table)
    expected += [report.inputs.title, *report.pairing]
    for row in report.inputs.rows:
        expected += [row[0].text, row[1].text, row[-1].text]
    expected.append("Signatures and commands")
    for signed in report.signatures:
        expected += [words.provenance_title(signed), signed.signature, *signed.commands]
    expected += of_segments(report.segments)
    assert_said(in_latex(report), expected)


def in_two_lines(table: Table) -> Iterator[str]:
    """Yield the texts of a table with details below their rows."""
    yield table.title
    yield from (column.title for column in table.columns)
    for row in table.rows:
        yield from (cell.text for cell in row)
        yield from (cell.detail for cell in row)
    yield from table.notes


def of_segments(segments: SegmentList) -> Iterator[str]:
    yield from (segments.title, segments.limit)
    for segment in segments:
        yield words.segment_place(segment)
        yield from ("Source", segment.source or "")
        for number, reference in enumerate(segment.references):
            yield from (words.reference_label(number, len(segment.references)), reference)
        for candidate in segment.candidates:
            yield candidate.name
            for column, cell in zip(segments.columns, candidate.scores, strict=True):
                yield from (column.title, cell.text)
            yield candidate.text or "(empty)"
            yield words.note_text(candidate)


def test_latex_aligns_and_emphasizes(report: Report) -> None:
    columns = candidates_of(report).columns[:2]
    rows = [(Cell("1", is_strong=True), Cell("a_b", Form.CODE)), (Cell("2"), Cell("c", detail="d"))]
    table = latex_table(Table("t", "T", columns, rows, ("one", "two")))
    assert table.split("\n") == [
        r"\begin{table}[htbp]\centering\small",
        r"\caption{T}",
        r"\begin{tabular}{rl}",
        r"\toprule",
        r"\# & Candidate \\",
        r"\midrule",
        r"\textbf{1} & \texttt{\tiny a\_b} \\",
        r"2 & c \\",
        r" & \scriptsize d \\",
        r"\bottomrule",
        r"\end{tabular}",
        r"\par\smallskip\parbox{\linewidth}{\footnotesize one\\ two}",
        r"\end{table}",
    ]
    # Many columns need small letters.
    for count, size in ((7, r"\small"), (8, r"\footnotesize\setlength{\tabcolsep}{2pt}")):
        first = latex_table(Table("t", "T", columns[:1] * count, [])).split("\n")[0]
        assert first == rf"\begin{{table}}[htbp]\centering{size}"


# Word


W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"


def body(report: Report) -> etree._Element:
    with zipfile.ZipFile(io.BytesIO(written(write_docx, report))) as archive:
        return etree.fromstring(archive.read("word/document.xml"))


def in_word(report: Report) -> str:
    return " ".join(each.text or "" for each in body(report).iter(f"{W}t"))


def test_word_says_everything(report: Report) -> None:
    assert report.segments is not None
    expected = [report.title, report.compared, words.facts_text(report.about)]
    expected += [words.made_text(report), *of_head(report)]
    expected += of_table(candidates_of(report))
    expected += of_diagnostics(report)
    expected += [report.segments.title, report.segments.limit]
    expected += ["#", "Source", "Reference", *(each.name for each in report.segments[0].candidates)]
    expected += ["Sentence BLEU", "Comment"]
    for segment in report.segments:
        expected += [str(segment.number), segment.source or "", *segment.references]
        expected += [candidate.text or "" for candidate in segment.candidates]
        for candidate in segment.candidates:
            expected += [candidate.name, candidate.scores[0].text]
        expected += [words.note_text(candidate) for candidate in segment.candidates]
    assert_said(in_word(report), expected)


def test_word_aligns_numbers_and_has_headings(report: Report) -> None:
    root = body(report)
    first = next(root.iter(f"{W}tbl"))
    sides = [
        cell.find(f".//{W}jc").get(f"{W}val") if cell.find(f".//{W}jc") is not None else ""
        for cell in next(first.iter(f"{W}tr")).iter(f"{W}tc")
    ]
    assert sides == [
        "right" if column.is_number else "" for column in candidates_of(report).columns
    ]
    headings = [row.find(f".//{W}tblHeader") is not None for row in first.iter(f"{W}tr")]
    assert headings == [True, False, False, False]
    styles = [
        ("".join(paragraph.itertext()), style.get(f"{W}val"))
        for paragraph in root.iter(f"{W}p")
        if (style := paragraph.find(f".//{W}pStyle")) is not None
    ]
    assert styles[0] == (report.title, "Title")
    assert ("Warnings", "Heading2") in styles
    assert report.segments is not None
    assert (report.segments.title, "Heading1") in styles


# All


FORMATS = {"md": in_markdown, "tex": in_latex, "docx": in_word}


@pytest.mark.parametrize("form", FORMATS)
def test_without_texts_a_report_says_that_it_has_none(report: Report, form: str) -> None:
    said = words.label("numbers_only")
    assert letters(said) not in letters(FORMATS[form](report))
    numbers = build_report(report.evaluation, ReportOptions(texts=False, segments="none"))
    text = letters(FORMATS[form](numbers))
    assert letters(said) in text
    assert letters("All segments") not in text


@pytest.mark.parametrize("form", FORMATS)
def test_what_there_is_not_has_no_heading(report: Report, form: str) -> None:
    quiet = replace(report, diagnostics=(), about=())
    assert "Warnings" not in FORMATS[form](quiet)
    alone = build_report(evaluated({"near.txt": CANDIDATES["near.txt"]}), ReportOptions())
    text = letters(FORMATS[form](alone))
    _, comparison, *_ = of_head(report)
    assert letters(comparison) not in text
    assert "near.txt" in FORMATS[form](alone).replace("\\", "")
