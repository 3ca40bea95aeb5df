"""The lines of a row: which text has how many, and where a long one begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.analysis.segments import SegmentTable
from bleu_core.api.evaluation import evaluate
from bleu_core.settings import Settings
from bleu_core.workspace.notes import Note
from bleu_desktop.segments.delegates import _first_shown
from bleu_desktop.segments.find_bar import FindSpans, no_spans
from bleu_desktop.segments.segment_view import SegmentView
from bleu_desktop.shared.cells import ink
from bleu_desktop.shared.jobs import JobRunner
from bleu_desktop.shared.sizes import margin
from tests.helpers.drawn import Drawn

TEXT = "word " * 40 + "found it"
HIT = (200, 5)


@pytest.fixture
def metrics(qapp: QApplication) -> QFontMetrics:
    return QFontMetrics(QFont())


def test_a_match_that_would_be_cut_is_brought_into_sight(metrics: QFontMetrics) -> None:
    advance = metrics.horizontalAdvance
    whole = advance(f"{TEXT[:205]}…")
    assert _first_shown(TEXT, [HIT], metrics, whole + 1) == 0
    assert _first_shown(TEXT, [], metrics, 1) == 0
    # With 24 characters before it, 12, or none, from the beginning of a word.
    for start, context in ((180, 24), (190, 12), (200, 0)):
        room = advance(f"…{TEXT[start:205]}…")
        assert _first_shown(TEXT, [HIT], metrics, room + 1) == start
        assert _first_shown(TEXT, [HIT], metrics, room) > start or context == 0
    # Without spaces, a text is cut anywhere, but not before it begins.
    letters = "x" * 300
    room = advance(f"…{letters[176:205]}…") + 1
    assert _first_shown(letters, [HIT], metrics, room) == 176
    assert _first_shown(letters, [(10, 5)], metrics, advance("…xxxxx…") - 20) in (0, 10)


class Lines:
    """Stands for the paragraphs of a row: what each was given, and where it was drawn."""

    drawn: ClassVar[list[Lines]] = []

    def __init__(self, parts: Any, font: QFont, width: int, **given: Any) -> None:
        self.text = "".join(part.text for part in parts)
        self.width, self.most, self.hits = width, given["most_lines"], [*given["hits"]]
        # Ten characters fit into a line.
        self.count = min(-(-len(self.text) // 10), self.most)
        self.height = 20 * self.count
        self.place = (0, 0)

    def __len__(self) -> int:
        return self.count

    def draw(self, painter: Drawn, left: int, top: int) -> None:
        self.place, self.color = (left, top), painter._pen
        self.drawn.append(self)


@pytest.fixture
def row(qtbot: QtBot, english: None, monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[Lines]]:
    """Return the paragraphs of a segment in a row 100 wide and 80 high, from above."""
    parent = QWidget()
    qtbot.addWidget(parent)
    monkeypatch.setattr("bleu_desktop.segments.delegates.Paragraph", Lines)

    def paint(reference: str, candidate: str, spans: FindSpans = no_spans) -> list[Lines]:
        settings = Settings(smoothing="exp", target_language="en")
        view = SegmentView(JobRunner(parent), JobRunner(parent), parent)
        view.segments.show_scores(
            SegmentTable(
                evaluate(
                    candidates=[[candidate, "b"]],
                    references=[[reference, "b"]],
                    settings=settings,
                )
            ),
            0,
            None,
        )
        view.texts.find_spans = spans
        Lines.drawn.clear()
        option = QStyleOptionViewItem()
        option.initFrom(view)
        option.widget = view  # type: ignore[attr-defined]
        option.state |= QStyle.StateFlag.State_Enabled
        box = QRect(10, 10, 100, 80)
        index = view.segments.index(0, 1)
        painter: Any = Drawn()
        view.texts.paint_segment(painter, option, view.segments, index, box)
        return [*Lines.drawn]

    return paint


@pytest.mark.parametrize(
    ("reference", "candidate", "counts", "top"),
    [
        # The candidate has two of the three lines if it needs them; short texts are in the middle.
        ("r" * 50, "c" * 50, (1, 2), 20),
        ("r" * 50, "c" * 5, (2, 1), 20),
        ("r" * 5, "c" * 5, (1, 1), 30),
    ],
)
def test_three_lines_are_shared(
    row: Callable[..., list[Lines]],
    reference: str,
    candidate: str,
    counts: tuple[int, int],
    top: int,
) -> None:
    above, below = row(reference, candidate)
    assert (above.text, below.text) == (reference, candidate)
    assert (len(above), len(below)) == counts
    assert (above.width, below.width) == (100, 100)
    assert (above.place, below.place) == ((10, top), (10, top + above.height))
    # The reference is quiet.
    assert above.color != below.color


def test_a_row_names_empty_texts_and_shows_the_beginning_of_long_ones(
    row: Callable[..., list[Lines]],
) -> None:
    above, below = row("r " * 600, "  ")
    assert below.text == "(empty)"
    assert above.text == ("r " * 600)[:1000] + "…"


def test_a_row_begins_at_a_match_that_would_be_cut(row: Callable[..., list[Lines]]) -> None:
    found = {"candidate": [(10, 4), HIT, (206, 2)], "reference": [(0, 3)]}
    calls = []

    def spans(text: str, where: str) -> Sequence[tuple[int, int]]:
        calls.append((text, where))
        return found[where]

    above, below = row("one", TEXT, lambda text, where: spans(text, where)[where == "candidate" :])
    assert calls == [(TEXT, "candidate"), ("one", "reference")]
    assert below.text.startswith("…")
    assert TEXT.endswith(below.text[1:])
    start = len(TEXT) - len(below.text) + 1
    assert 0 < start <= HIT[0]
    # An ellipsis is in the place of what is left out.
    assert below.hits == [(HIT[0] - start + 1, 5), (206 - start + 1, 2)]
    assert (above.text, above.hits) == ("one", [(0, 3)])
    # Matches before what is shown are not marked.
    found["candidate"] = [HIT, (10, 4)]
    _, below = row("one", TEXT, spans)
    assert below.hits == [(HIT[0] - start + 1, 5)]


def test_numbers_are_on_the_right_and_only_scores_are_dark(
    qtbot: QtBot, english: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    view = SegmentView(JobRunner(parent), JobRunner(parent), parent)
    settings = Settings(smoothing="exp", target_language="en")
    table = SegmentTable(evaluate(candidates=[["a b"]], references=[["a b"]], settings=settings))
    table.column("bleu", 0)
    view.segments.show_scores(table, 0, None, {0: Note(bookmarked=True)})
    icons: list[tuple[str, QRect]] = []

    class Icon:
        def __init__(self, name: str) -> None:
            self.name = name

        def paint(self, painter: object, box: QRect) -> None:
            icons.append((self.name, box))

    monkeypatch.setattr("bleu_desktop.segments.delegates.icon", Icon)
    option = QStyleOptionViewItem()
    option.initFrom(view)
    option.state |= QStyle.StateFlag.State_Enabled  # type: ignore[attr-defined]
    cells = {}
    for name in ("place", "bleu", "contribution"):
        index = view.segments.index(0, view.segments.place(name))
        painter: Any = Drawn()
        view._numbers.paint_segment(painter, option, view.segments, index, QRect(0, 0, 100, 80))
        [(text, box)] = painter.texts.items()
        assert painter.on_right() == {text}
        cells[name] = text, box.right(), painter._pen
    assert [cell[:2] for cell in cells.values()] == [
        ("1", 100),
        ("100.00", 100 - margin()),
        ("…", 100 - margin()),
    ]
    assert cells["place"][2] == cells["contribution"][2] != cells["bleu"][2] == ink(option)
    # The sign of a note is below the number, at its right end.
    [(name, box)] = icons
    assert (name, box.right()) == ("bookmark-on", 99)
    assert box.top() > QRect(0, 0, 100, 80).center().y() + 5
