"""What stays on one page, the gaps between, and what is beside each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from bleu_core.workspace.notes import Note, SegmentVerdict
from bleu_desktop.report import print_style
from bleu_desktop.report.paper import Paper, PaperPage
from bleu_desktop.report.pieces import Piece
from bleu_desktop.report.report_pages import ReportPages
from bleu_desktop.report.segment_pages import MOST_CHARACTERS
from bleu_desktop.report.typesetter import Typesetter
from bleu_desktop.shared.paragraph import Paragraph
from bleu_score.reports import words
from bleu_score.reports.build import build_report
from bleu_score.reports.cells import Cell, Column, Table, number_cell
from bleu_score.reports.model import Fact, Provenance, Report, ReportDiagnostic
from bleu_score.reports.options import ReportOptions
from tests.helpers.drawn import Drawn
from tests.helpers.reports import evaluated

PAGE = PaperPage.of(Paper.A4)


class Laid(NamedTuple):
    """A piece, and the boxes of the texts on it."""

    piece: Piece
    texts: dict[str, QRectF]
    fills: list[QRectF]


Lay = Callable[[Report], list[Laid]]


@pytest.fixture(scope="module")
def report() -> Report:
    return build_report(evaluated(), ReportOptions(language="en", segments="none"))


@pytest.fixture
def laid(qapp: QApplication, english: None, monkeypatch: pytest.MonkeyPatch) -> Lay:
    def drawn(text: Paragraph, painter: Any, x: float, y: float, *_: Any) -> None:
        painter.texts[text.text] = QRectF(x, y, text.natural_width, text.height)

    def draw_line(text: Paragraph, painter: Any, number: int, x: float, y: float) -> None:
        box = QRectF(x, y, text.natural_width, text.line_height(number))
        painter.texts[f"line {number}" if number else text.text] = box

    monkeypatch.setattr(Paragraph, "draw_line", draw_line)
    monkeypatch.setattr(Paragraph, "draw", drawn)

    def laid(report: Report) -> list[Laid]:
        found = []
        for piece in ReportPages(report, Typesetter("en"), PAGE).pieces():
            painter: Any = Drawn()
            piece.paint(painter, 0.0, 0.0)
            found.append(Laid(piece, painter.texts, [box for box, _ in painter.fills]))
        return found

    return laid


def after(pieces: list[Laid], title: str) -> Iterator[Laid]:
    """Yield the pieces with texts below a title."""
    found = iter(pieces)
    next(each for each in found if title in each.texts)
    return (each for each in found if each.texts)


def kept(pieces: Iterator[Laid], count: int) -> dict[str, bool]:
    """Return whether each of the next texts stays with what follows."""
    return {next(iter(each.texts)): each.piece.keeps for each, _ in zip(pieces, range(count))}  # noqa: B905


def test_a_signature_stays_with_its_commands(laid: Lay, report: Report) -> None:
    first, second = (
        Provenance(name, f"{name} signature", (), commands)
        for name, commands in (("BLEU", ("one", "two")), ("chrF2", ()))
    )
    pieces = laid(replace(report, provenance=(first, second)))
    titles = [words.provenance_title(each) for each in (first, second)]
    assert kept(after(pieces, words.label("provenance")), 7) == {
        titles[0]: True,
        "BLEU signature": True,
        words.label("command"): True,
        "one": True,
        "two": False,
        titles[1]: True,
        "chrF2 signature": False,
    }
    below = after(pieces, words.label("provenance"))
    gaps = [each.piece.before for each in below if {*titles} & {*each.texts}]
    assert gaps[0] == 0 < gaps[1]


@pytest.mark.parametrize("found", [(), (("a.txt", "3 of 4"), ("b.txt", "1 of 4"))])
def test_a_diagnostic_stays_with_its_advice(
    laid: Lay, report: Report, found: tuple[tuple[str, str], ...]
) -> None:
    one, two = (
        ReportDiagnostic(title=title, advice=f"Advice on {title}", found=found, is_note=True)
        for title in ("one", "two")
    )
    pieces = laid(replace(report, diagnostics=(one, two)))
    texts = kept(after(pieces, words.label("diagnostics")), 2)
    assert texts == {"one": True, "Advice on one": bool(found)}
    gaps = {name: each.piece.before for each in pieces for name in each.texts}
    assert gaps["one"] == 0 < gaps["Advice on one"] < gaps["two"]


def table_of(rows: int, *notes: str) -> Table:
    columns = (Column("Name"), Column("Score", is_number=True))
    cells = [[Cell(f"row {n}"), number_cell(n, 2)] for n in range(rows)]
    return Table("t", "The table", columns, cells, notes)


@pytest.mark.parametrize(
    ("rows", "notes", "keeps"),
    [
        # A table that fits on a page is in one piece, and its last row stays with its notes.
        (4, (), [True, True, True, True, False]),
        (4, ("a note", "another"), [True, True, True, True, True]),
        (200, (), [True, True, *[False] * 197, True, False]),
    ],
)
def test_a_table_is_broken_only_if_it_is_higher_than_a_page(
    laid: Lay, report: Report, rows: int, notes: tuple[str, ...], keeps: list[bool]
) -> None:
    pieces = laid(replace(report, inputs=table_of(rows, *notes), pairing=()))
    below = [*after(pieces, "The table")][: 1 + rows + len(notes)]
    assert [each.piece.keeps for each in below[: 1 + rows]] == keeps
    gaps = [each.piece.before for each in below[1 + rows :]]
    assert len(gaps) == len(notes)
    assert not gaps or gaps[0] == 2 * gaps[1] > 0


def test_the_parts_of_a_wide_table_are_apart(laid: Lay, report: Report) -> None:
    columns = (Column("Name", is_name=True), *(Column(f"c{n}", is_number=True) for n in range(60)))
    rows = [[Cell(f"row {n}"), *[number_cell(n, 2)] * 60] for n in range(3)]
    pieces = laid(replace(report, inputs=Table("t", "The table", columns, rows, ("a note",))))
    heads = [each for each in after(pieces, "The table") if "Name" in each.texts]
    assert len(heads) > 1
    assert heads[0].piece.before == 0 < heads[1].piece.before
    # Only the last part stays with the notes.
    ends = [each.piece.keeps for each in after(pieces, "The table") if "row 2" in each.texts]
    assert ends[: len(heads)] == [*[False] * (len(heads) - 1), True]


@pytest.mark.parametrize(("count", "rows"), [(1, 1), (2, 1), (3, 2)])
def test_two_distributions_are_beside_each_other(
    laid: Lay, report: Report, count: int, rows: int
) -> None:
    assert report.scores is not None
    chosen = report.scores.distributions[:count]
    pieces = laid(replace(report, scores=replace(report.scores, distributions=chosen)))
    lines = [*after(pieces, words.label("distributions"))][:rows]
    found = [(each.name, line) for line in lines for each in chosen if each.name in line.texts]
    assert [name for name, _ in found] == [each.name for each in chosen]
    are_left = [line.texts[name].left() == 0 for name, line in found]
    assert are_left == [True, False, True][:count]
    assert [line.piece.before > 0 for line in lines] == [False, True][:rows]
    # They are as wide as the page, half of it each, or a single one.
    bars, width = len(chosen[0].counts), PAGE.text_width
    rights = [box.right() / width for box in lines[0].fills[bars - 1 :: bars]]
    assert rights == pytest.approx([1.0] if count == 1 else [0.49, 1.0], abs=0.02)


def test_the_score_is_beside_what_is_said_of_it(laid: Lay, report: Report) -> None:
    assert report.scores is not None
    headline = replace(
        report.scores.headline,
        meaning="The meaning",
        limits="The limits",
        facts=(Fact("Segments", number_cell(4)), Fact("Language", Cell("English"))),
    )
    pieces = laid(replace(report, scores=replace(report.scores, headline=headline)))
    [top] = [each for each in pieces if headline.title in each.texts]
    metric, score = (top.texts[text] for text in (headline.metric, headline.score.text))
    said = [top.texts[text] for text in (headline.title, headline.comparison, headline.interval)]
    assert (metric.left(), metric.top(), score.left()) == (0, 0, 0)
    assert 0 < score.top() < metric.bottom() + 1
    assert {box.left() for box in said} == {said[0].left()}
    assert said[0].left() > max(metric.right(), score.right())
    assert [box.top() for box in said] == sorted({box.top() for box in said})
    assert top.piece.height >= max(score.bottom(), said[-1].bottom()) - 30
    texts = [text for each in pieces for text in each.texts]
    assert texts.index("The limits") == texts.index("The meaning") + 1
    # Words have more room than numbers, which are larger and below their names.
    [facts] = [each for each in pieces if "Segments" in each.texts and "English" in each.texts]
    segments, number, language, name = (
        facts.texts[text] for text in ("Segments", "4", "Language", "English")
    )
    assert (segments.left(), segments.top(), number.left()) == (0, 0, 0)
    assert number.top() > segments.bottom() - 1
    assert number.height() > name.height()
    assert language.left() == name.left() == pytest.approx(PAGE.text_width / 2.7)


# Segments


@pytest.fixture(scope="module")
def segments() -> Report:
    notes = {
        (0, 0): Note(SegmentVerdict.STYLE, "odd word", bookmarked=True),
        (1, 0): Note(bookmarked=True),
        (2, 0): Note(text="only this"),
    }
    options = ReportOptions(language="en", segments="all")
    texts = {"near.txt": ["a b", "", "c d e", "f " * MOST_CHARACTERS]}
    evaluation = evaluated(texts, ["a b", "c", "c d f", "g"], source=["1", "2", "", "4"])
    return build_report(evaluation, options, notes)


def test_a_segment_is_in_one_piece_with_its_notes(laid: Lay, segments: Report) -> None:
    assert segments.segments is not None
    pieces = laid(segments)
    below = [*after(pieces, segments.segments.title)]
    texts = [next(iter(each.texts)) for each in below]
    notes = [column.note for column in segments.segments.columns if column.note]
    assert notes == [text for text in texts if text in notes]
    assert "★ Style  odd word" in texts
    assert "★ " in texts
    assert "only this" in texts
    assert texts.count(words.label("empty")) == 2
    # Each source and reference is below its label.
    assert texts.count(words.label("source")) == 4
    [reference] = segments.segments.references
    assert texts.count(reference) == 4
    assert texts.count(words.cut_text(MOST_CHARACTERS, 2 * MOST_CHARACTERS)) == 1
    # Each begins with its number, and its last line alone may be followed by a new page.
    starts = [place for place, each in enumerate(below) if each.piece.heading is not None]
    assert [texts[place].split()[0] for place in starts] == ["1", "2", "3", "4"]
    assert all(each.piece.heading.is_below for each in below if each.piece.heading is not None)
    ends = [place - 1 for place in starts[1:]]
    assert [place for place, each in enumerate(below[: starts[3]]) if not each.piece.keeps][
        -3:
    ] == ends
    # A bar is at the left of a note, whose text is indented.
    note = below[texts.index("only this")]
    assert [box.left() for box in note.fills] == [0]
    assert note.fills[0].height() == pytest.approx(note.piece.height)
    assert note.texts["only this"].left() > note.fills[0].right()


def test_only_a_high_segment_is_parted_between_its_candidates(laid: Lay) -> None:
    long = "word " * 550
    texts = {name: ["a b", long] for name in ("a.txt", "b.txt")}
    evaluation = evaluated(texts, ["a b", long], metrics=("bleu",), test="none")
    report = build_report(evaluation, ReportOptions(language="en", segments="all"))
    assert report.segments is not None
    below = [*after(laid(report), report.segments.title)]
    starts = [place for place, each in enumerate(below) if each.piece.heading is not None]
    short, high = below[starts[0] : starts[1]], below[starts[1] :]
    assert [each.piece.keeps for each in short] == [*[True] * (len(short) - 1), False]
    assert [each.piece.keeps for each in high].count(False) == 2
    # The name of a candidate is on the left, and its scores end on the right.
    [head] = [each for each in short if "a.txt" in each.texts]
    name, facts = head.texts.values()
    assert name.left() == 0
    assert facts.left() == pytest.approx(0.28 * PAGE.text_width)


def test_texts_have_fonts_of_their_languages(qapp: QApplication, segments: Report) -> None:
    assert segments.segments is not None
    typesetter = Typesetter("en")
    for source, language in (("zh-TW", "es"), ("es", "zh-CN"), ("", "")):
        own = replace(segments.segments, source_language=source, language=language)
        pages = ReportPages(replace(segments, segments=own), typesetter, PAGE)._segments
        assert pages
        fonts = typesetter.fonts
        assert pages._source_font == fonts.of_text(9.5, source or None)
        assert pages._text_font == fonts.of_text(9.5, language or None)


def test_notes_are_muted(qapp: QApplication, english: None, report: Report) -> None:
    pages = ReportPages(report, Typesetter("en"), PAGE)
    assert pages._own("a note", muted=True)._color == print_style.MUTED
    assert pages._own("a text")._color == print_style.INK


def test_a_name_in_one_line_is_bold_if_asked(qapp: QApplication) -> None:
    typesetter = Typesetter("en")
    plain, bold = (typesetter.one_line("a name", 500, bold=bold) for bold in (False, True))
    assert typesetter.one_line("a name", 500).natural_width == plain.natural_width
    assert plain.natural_width < bold.natural_width
