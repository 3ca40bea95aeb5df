"""The parts of BLEU in one row: they fit any width, and are copied as a table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.settings import Settings
from bleu_desktop.score.score_view import ScoreView
from bleu_desktop.session.session import State
from bleu_desktop.shared import precision_row
from bleu_desktop.shared.precision_row import Figure, PrecisionRow
from bleu_desktop.shared.sizes import space
from bleu_desktop.shell.main_window import MainWindow
from tests.helpers.drawn import painted
from tests.helpers.driving import part, wait_for


@pytest.fixture
def precisions(window: MainWindow, qtbot: QtBot) -> PrecisionRow:
    window.open_sample("en")
    wait_for(qtbot, window, State.SCORED)
    return part(window, ScoreView).precisions


def test_all_parts_have_their_counts(window: MainWindow, precisions: PrecisionRow) -> None:
    score = window.session.evaluation.ranked[0].score
    *orders, penalty = precisions.figures
    assert [each.label for each in orders] == ["1 token", "2 tokens", "3 tokens", "4 tokens"]
    assert [each.share for each in orders] == [each.precision for each in score.precisions]
    assert penalty.note == (
        f"Tokens: {score.candidate_length:,}, reference: {score.reference_length:,}"
    )
    for figure in precisions.figures:
        assert str(figure) in precisions.accessibleDescription()


@pytest.mark.parametrize("width", [1200, 700, 400, 180])
def test_no_part_lies_over_another(precisions: PrecisionRow, width: int) -> None:
    precisions.resize(width, precisions.height())
    boxes = precisions.boxes()
    for place, box in enumerate(boxes):
        assert box.left() >= 0
        assert box.right() <= max(width, precisions.needed(precisions.figures[place])) + 1
        assert box.bottom() <= precisions.height() + 1
        assert not any(box.intersects(other) for other in boxes[place + 1 :])


def test_a_wide_page_has_them_in_one_row(precisions: PrecisionRow) -> None:
    precisions.resize(900, precisions.height())
    assert len({box.top() for box in precisions.boxes()}) == 1


def test_more_orders_have_more_parts(
    window: MainWindow, qtbot: QtBot, precisions: PrecisionRow
) -> None:
    window.session.work.set_settings(Settings(max_order=8))
    wait_for(qtbot, window, State.SCORED)
    assert len(precisions.figures) == 9


def test_they_are_copied_as_a_table(qtbot: QtBot, precisions: PrecisionRow) -> None:
    qtbot.keyClick(precisions, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().split("\n")
    assert lines[0] == "Order\tMatched\tTotal\tPrecision"
    assert len(lines) == 5


FIGURES = [
    Figure("1 token", "80.0", "4 of 5", 0.8),
    Figure("2 tokens", "0.0", "0 of 4", 0.0),
    Figure("Brevity penalty", "1", "Tokens: 5, reference: 5", None),
]


@pytest.fixture
def parts(qtbot: QtBot, english: None) -> PrecisionRow:
    parts = PrecisionRow(None)
    qtbot.addWidget(parts)
    parts.figures = [*FIGURES]
    return parts


@pytest.mark.parametrize(
    ("reference", "lengths"), [(None, "reference: 6"), (0, "reference 1: 6"), (1, "reference 2: 6")]
)
def test_each_figure_has_its_numbers(
    parts: PrecisionRow, reference: int | None, lengths: str
) -> None:
    result = evaluate(candidates=[["the cat sat"]], references=[["the cat sat on a mat"]])
    parts.show_score(result.candidates[0].score, reference)
    shown = [(each.label, each.value, each.note) for each in parts.figures]
    assert shown == [
        ("1 token", "100.00%", "3 of 3"),
        ("2 tokens", "100.00%", "2 of 2"),
        ("3 tokens", "100.00%", "1 of 1"),
        ("4 tokens", "–", "0 of 0"),
        ("Brevity penalty", "0.3679", f"Tokens: 3, {lengths}"),
    ]
    assert [each.share for each in parts.figures] == [1.0, 1.0, 1.0, 0.0, None]
    assert parts.accessibleDescription().startswith("1 token: 100.00% (3 of 3). 2 tokens")
    assert parts.height() == round(parts.boxes()[-1].bottom())


def test_other_figures_and_fonts_are_painted(
    parts: PrecisionRow, monkeypatch: pytest.MonkeyPatch
) -> None:
    events: list[object] = []
    monkeypatch.setattr(PrecisionRow, "paintEvent", lambda _, event: events.append(event))
    result = evaluate(candidates=[["a"]], references=[["a"]])
    parts.show()
    parts.show_score(result.candidates[0].score)
    QApplication.processEvents()
    events.clear()
    parts.show_score(result.candidates[0].score)
    QApplication.processEvents()
    assert events
    before, font = parts.height(), QFont(parts.font())
    font.setPointSizeF(2 * font.pointSizeF())
    parts.setFont(font)
    assert parts.height() > before


def test_figures_are_in_one_row_where_they_fit(parts: PrecisionRow) -> None:
    needed = [parts.needed(each) for each in FIGURES]
    gap = space(3)
    parts.resize(sum(needed) + 2 * gap, 50)
    boxes = parts.boxes()
    assert [box.width() for box in boxes] == needed
    assert [box.left() for box in boxes] == [0, needed[0] + gap, sum(needed[:2]) + 2 * gap]
    assert {box.top() for box in boxes} == {0}
    # More room makes bars longer.
    parts.resize(sum(needed) + 2 * gap + 20, 50)
    assert [box.width() for box in parts.boxes()] == [needed[0] + 10, needed[1] + 10, needed[2]]
    # Otherwise, rows are as equal as possible.
    for width, columns in ((sum(needed) + 2 * gap - 1, 2), (2 * max(needed) + gap - 1, 1)):
        parts.resize(width, 50)
        boxes = parts.boxes()
        lefts = [0, (width + gap) / 2]
        assert [box.left() for box in boxes] == [lefts[n % columns] for n in range(3)]
        tops = [n // columns * (boxes[0].height() + space(1.5)) for n in range(3)]
        assert [box.top() for box in boxes] == tops
    parts.figures = []
    assert parts.boxes() == []


def test_a_figure_is_drawn_with_its_bar(
    parts: PrecisionRow, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts.resize(800, 50)
    first, second, last = parts.boxes()
    drawn = painted(parts, precision_row, monkeypatch)
    for box, figure in zip((first, second, last), FIGURES, strict=True):
        label, value, note = (
            drawn.texts[each] for each in (figure.label, figure.value, figure.note)
        )
        assert label.left() == note.left() == box.left()
        assert label.top() == value.top() < note.top()
        assert value.left() < box.right()
    assert drawn.bold == [figure.value for figure in FIGURES]
    # A share of nothing is an empty bar, and what is no share has none.
    accent = parts.palette().accent().color()
    bars = [(box.left(), box.width()) for box, color in drawn.fills if color == accent]
    tracks = [(box.left(), box.width()) for box, color in drawn.fills if color != accent]
    assert bars == [(first.left(), pytest.approx(first.width() * 0.8))]
    assert tracks == [(each.left(), each.width()) for each in (first, second)]
