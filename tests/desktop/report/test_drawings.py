"""Drawings of a report: where marks, bars, intervals and numbers are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from bleu_desktop.report import drawings, format_words
from bleu_desktop.report.paper import DOTS
from bleu_desktop.report.pieces import Piece
from bleu_desktop.report.print_style import HUE, INK, RULE, print_palette
from bleu_desktop.report.report_choices import FORMATS, SEGMENTS, FormatName, SegmentsName
from bleu_desktop.report.typesetter import Typesetter
from bleu_desktop.shared import theme
from bleu_desktop.shared.paragraph import Paragraph
from bleu_score.reports.cells import Cell, Form
from bleu_score.reports.model import (
    AxisRow,
    BarPart,
    Distribution,
    Scale,
    ScaleBand,
    ScaleMark,
    ScoreAxis,
)
from tests.helpers.drawn import Drawn, spans

WIDTH = 1000.0


@pytest.fixture
def draw(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Drawn]:
    def noted(paragraph: Paragraph, painter: Any, x: float, y: float, *_: Any) -> None:
        painter.texts[paragraph.text] = QRectF(x, y, 0, 0)

    monkeypatch.setattr(Paragraph, "draw", noted)

    def draw(*pieces: Piece) -> Drawn:
        drawn, y = Drawn(), 0.0
        for piece in pieces:
            piece.paint(drawn, 0.0, y)  # type: ignore[arg-type]
            y += piece.height
        return drawn

    return draw


@pytest.fixture
def typesetter(qapp: QApplication) -> Typesetter:
    return Typesetter("en")


def score(percent: float, low: float | None = None, high: float | None = None) -> Cell:
    return Cell(f"{percent:.2f}", Form.NUMBER, percent, 2, low=low, high=high)


# The scale


def scale_of(draw: Callable[..., Drawn], typesetter: Typesetter, scale: Scale) -> Drawn:
    return draw(drawings.scale_piece(typesetter, WIDTH, scale))


BANDS = tuple(
    ScaleBand(start, end, "a band", start == 30)
    for start, end in ((0, 10), (10, 20), (20, 30), (30, 40), (40, 50), (50, 60), (60, 100))
)


def test_a_marker_is_at_the_score_and_a_bar_at_its_interval(
    draw: Callable[..., Drawn], typesetter: Typesetter
) -> None:
    drawn = scale_of(draw, typesetter, Scale(score(35.0, 31.0, 39.0), BANDS, (), ""))
    tip, left, right = drawn.corners
    assert tip[0] == 350.0
    assert (left[0] + right[0]) / 2 == pytest.approx(350.0)
    assert left[1] == right[1] < tip[1]
    assert (310.0, 390.0) in spans(drawn.paths)
    assert "35.00" in drawn.texts


def test_bands_are_parts_of_the_scale_and_the_current_one_is_framed(
    draw: Callable[..., Drawn], typesetter: Typesetter
) -> None:
    drawn = scale_of(draw, typesetter, Scale(score(35.0), BANDS, (), ""))
    ends = [(box.left(), box.right()) for box, _ in drawn.fills]
    assert ends == [(10.0 * band.start, 10.0 * band.end) for band in BANDS]
    colors = theme.band_colors(print_palette(), dark=False)
    assert [color for _, color in drawn.fills] == [*colors]
    assert [(box.left(), box.right()) for box in drawn.frames] == [(300.0, 400.0)]
    borders = [line[0] for line in drawn.lines]
    assert borders == [10.0 * band.start + 0.5 for band in BANDS[1:]]
    numbers = {text for text in drawn.texts if text.isdecimal()}
    assert numbers == {"0", "10", "20", "30", "40", "50", "60", "100"}
    # Without an interval there is the outline alone.
    assert len(drawn.paths) == 1


def test_a_scale_without_bands_has_even_numbers(
    draw: Callable[..., Drawn], typesetter: Typesetter
) -> None:
    drawn = scale_of(draw, typesetter, Scale(score(120.0), (), (), ""))
    assert [(box.left(), box.right()) for box, _ in drawn.fills] == [(0.0, WIDTH)]
    numbers = {text for text in drawn.texts if text.isdecimal()}
    assert numbers == {"0", "20", "40", "60", "80", "100"}
    assert drawn.frames == []
    # Nothing is beyond the end.
    assert drawn.corners[0][0] == WIDTH
    assert all(0 <= box.left() <= WIDTH for box in drawn.texts.values())


def test_published_scores_are_marked_and_replace_close_numbers(
    draw: Callable[..., Drawn], typesetter: Typesetter
) -> None:
    marks = (ScaleMark("b", 81.0, "b"), ScaleMark("a", 79.0, "a"), ScaleMark("c", 100.0, "c"))
    drawn = scale_of(draw, typesetter, Scale(score(50.0), (), marks, ""))
    assert [line[0] for line in drawn.lines] == [790.0, 810.0, 1000.0]
    assert {"79", "81"} <= {*drawn.texts}
    assert "80" not in drawn.texts
    assert drawn.texts["79"].left() < drawn.texts["81"].left()


# Scores on an axis


def test_scores_and_intervals_are_on_one_axis(
    draw: Callable[..., Drawn], typesetter: Typesetter
) -> None:
    best = Cell("40.00", Form.NUMBER, 40.0, 2, low=30.0, high=50.0, is_strong=True)
    rows = (AxisRow("best", best), AxisRow("other", score(20.0)))
    axis = ScoreAxis("BLEU", rows, 20.0, 60.0, ((20.0, "20"), (60.0, "60")), "")
    pieces = [*drawings.axis_pieces(typesetter, WIDTH, axis, before=7.0)]
    assert [piece.before for piece in pieces] == [7.0, 0.0, 0.0]
    assert [piece.keeps for piece in pieces] == [True, True, False]
    drawn = draw(*pieces)
    (left, y, right, _), *ticks = reversed(drawn.lines)
    assert y == pytest.approx(pieces[0].height + pieces[1].height)
    plot = right - left
    assert [line[0] for line in ticks] == [right, left, right, left]
    (first, one, hue), (second, two, ink) = drawn.dots
    assert first == pytest.approx(left + plot / 2)
    assert second == pytest.approx(left)
    assert one < two
    assert (hue, ink) == (HUE, INK)
    ends = {(round(left + plot / 4, 3), round(left + 3 * plot / 4, 3))}
    assert spans(drawn.paths) == ends
    assert drawn.texts["best"].left() == 0.0
    assert drawn.texts["40.00"].left() > right
    assert {"20", "60"} <= {*drawn.texts}


# Distributions


def test_bars_are_as_high_as_their_counts(
    draw: Callable[..., Drawn], typesetter: Typesetter
) -> None:
    counts = (4, 0, 2, 0, 0, 0, 0, 0, 0, 1)
    piece = drawings.distribution_piece(
        typesetter, WIDTH, Distribution("A name", counts, ()), "An axis"
    )
    drawn = draw(piece)
    boxes = [box for box, _ in drawn.fills]
    most = boxes[0].height()
    assert [round(box.height() / most, 6) for box in boxes] == [count / 4 for count in counts]
    assert [round(box.center().x()) for box in boxes] == [50 + 100 * place for place in range(10)]
    assert len({round(box.bottom(), 6) for box in boxes}) == 1
    assert {text for text in drawn.texts if text.isdecimal()} == {
        *("4", "2", "1"),
        *("0", "20", "40", "60", "80", "100"),
    }
    assert {"A name", "An axis"} <= {*drawn.texts}
    assert drawn.texts["A name"].top() < drawn.texts["4"].top() < boxes[0].top() + 1
    (line,) = drawn.lines
    assert (line[0], line[2]) == (0.0, WIDTH)


def test_a_single_segment_among_thousands_can_be_seen(
    draw: Callable[..., Drawn], typesetter: Typesetter
) -> None:
    counts = (100_000, 1, 0)
    piece = drawings.distribution_piece(typesetter, 60.0, Distribution("n", counts, ()), "a")
    drawn = draw(piece)
    assert [box.height() > 0 for box, _ in drawn.fills] == [True, True, False]
    # Numbers are left out unless all fit.
    assert "1" not in drawn.texts


# Bars of bands


def test_bands_are_beside_each_other_with_a_legend(
    draw: Callable[..., Drawn], typesetter: Typesetter
) -> None:
    parts = (
        BarPart(0.0, 25.0, 0, "first"),
        BarPart(25.0, 75.0, 6, "second"),
        BarPart(75.0, 100.0, None, "new"),
    )
    wide = 10 * WIDTH
    bar, *legend = drawings.band_bar_pieces(typesetter, wide, parts, before=3.0)
    assert (bar.before, bar.keeps, len(legend)) == (3.0, True, 1)
    drawn = draw(bar)
    colors = theme.band_colors(print_palette(), dark=False)
    assert [(box.left(), box.right(), color) for box, color in drawn.fills] == [
        (0.0, wide / 4, colors[0]),
        (wide / 4, 3 * wide / 4, colors[6]),
        (3 * wide / 4, wide, RULE),
    ]
    assert [line[0] for line in drawn.lines] == [wide / 4, 3 * wide / 4]
    drawn = draw(*legend)
    assert [color for _, color in drawn.fills] == [colors[0], colors[6], RULE]
    places = [drawn.texts[text].left() for text in ("first", "second", "new")]
    assert places == sorted(places)
    assert [box.left() < place for (box, _), place in zip(drawn.fills, places, strict=True)] == [
        True,
        True,
        True,
    ]
    narrow = [*drawings.band_bar_pieces(typesetter, 40.0 * DOTS, parts)][1:]
    assert [piece.keeps for piece in narrow] == [True, True, False]


def test_pieces_beside_each_other_are_as_high_as_the_highest(draw: Callable[..., Drawn]) -> None:
    places: list[tuple[float, float]] = []
    parts = [Piece(height, lambda _, x, y: places.append((x, y))) for height in (10.0, 30.0)]
    whole = drawings.beside_each_other(parts, [200.0, 300.0], before=5.0)
    assert (whole.height, whole.before) == (30.0, 5.0)
    draw(whole)
    assert places == [(0.0, 0.0), (200.0, 0.0)]


# Words of the dialog


@pytest.mark.usefixtures("english")
def test_each_format_has_its_name_and_its_use() -> None:
    assert {*FORMATS} == {*get_args(FormatName)}
    words = {
        "pdf": ("PDF document", "To print"),
        "docx": ("Word document (DOCX)", "changes are tracked"),
        "html": ("Web page (HTML)", "any browser"),
        "xlsx": ("Spreadsheet (XLSX)", "Three sheets"),
        "csv": ("Table (CSV)", "spreadsheets and scripts"),
        "tsv": ("Table (TSV)", "separated by tabs"),
        "md": ("Markdown", "wikis"),
        "tex": ("LaTeX", "booktabs"),
        "json": ("JSON", "full precision"),
    }
    assert {name: format_words.format_title(name) for name in FORMATS} == {
        name: title for name, (title, _) in words.items()
    }
    for name in FORMATS:
        hints = [each for each in FORMATS if words[name][1] in format_words.format_hint(each)]
        assert hints == [name]


@pytest.mark.usefixtures("english")
def test_each_choice_of_segments_has_its_name() -> None:
    words: dict[SegmentsName, str] = {
        "all": "All",
        "listed": "Shown on the Segments page",
        "worst": "The 20 with the lowest sentence BLEU",
        "costly": "The 20 that lower the score most",
        "different": "The 20 where the two best candidates differ most",
        "noted": "With a comment, an assessment or a bookmark",
        "none": "None",
    }
    assert {name: format_words.segments_title(name, None) for name in SEGMENTS} == words
    assert format_words.segments_title("all", 1200) == "All (1,200)"
    assert format_words.segments_title("noted", 0) == f"{words['noted']} (0)"
