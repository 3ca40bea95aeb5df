"""The page of segments, in the real window: sort, filter, find, copy, and open segments."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.analysis.segments import FILTERS
from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.results import Evaluation, MetricResult
from bleu_core.files.addresses import Role
from bleu_core.scoring.metrics import given_metric
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.settings import PairingOptions, Settings
from bleu_core.workspace.notes import Note, SegmentVerdict
from bleu_desktop.i18n import set_language
from bleu_desktop.segments.columns import NOTE, PLACE, TEXT
from bleu_desktop.segments.delegates import LINES
from bleu_desktop.segments.filters import Filters
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import Session, State
from bleu_desktop.session.work import Outcome
from bleu_desktop.shared.mark_legend import View
from bleu_desktop.shared.mark_painter import hit_color
from bleu_desktop.shared.paragraph import Paragraph
from bleu_desktop.shared.sizes import margin
from bleu_desktop.shared.table_copier import selected_rows
from bleu_desktop.shell.application import make_application
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.preferences import Preferences
from bleu_desktop.shell.result_tabs import ResultTabs
from bleu_score.i18n import LANGUAGES, format_score
from bleu_score.marked.parts import Style
from bleu_score.messages.diagnostics import diagnostic_title
from tests.helpers.driving import file_list, part, wait_for
from tests.helpers.lanes import slow_but
from tests.helpers.layout import LongCatalog, cut_off, lay_out, relabel, use_catalog

SOURCE = [f"el consejo aprobó el presupuesto {number} una tarde fría" for number in range(30)]
REFERENCE = [f"the council approved budget {number} on a cold evening" for number in range(30)]
GOOD = [line if index % 3 else f"{line} again" for index, line in enumerate(REFERENCE)]
WEAK = [line.replace("approved", "has passed") for line in REFERENCE]
WEAK[3] = "nothing like it at all"
WEAK[5] = ""
WEAK[7] = REFERENCE[7] + " and then much more was said about it until late"
WEAK[9] = SOURCE[9]
WEAK[11] = "a \u202esecret\t(part) of CAPITALS"


@pytest.fixture(scope="module")
def evaluation() -> Evaluation:
    texts = {"good.en.txt": GOOD, "weak.en.txt": WEAK}
    settings = Settings(smoothing="exp", target_language="en")
    return evaluate(candidates=texts, references=[REFERENCE], source=SOURCE, settings=settings)


@pytest.fixture
def session(qapp: QApplication, english: None) -> Iterator[Session]:
    session = Session()
    yield session
    session.close()


@pytest.fixture
def page(session: Session, qtbot: QtBot, evaluation: Evaluation) -> SegmentsPage:
    """Return the page without a window, with everything computed."""
    make_application(Preferences(remember=False), "light")
    page = SegmentsPage(session)
    qtbot.addWidget(page)
    page.resize(900, 700)
    session.shown = Outcome(evaluation=evaluation)
    session.navigation.show_evaluation(evaluation)
    session.navigation.choose("weak.en.txt")
    page.show_result()
    page.show()
    page.activateWindow()
    page.view.setFocus()
    settle(qtbot, page)
    return page


@pytest.fixture
def page_in_window(
    window: MainWindow, qtbot: QtBot, write: Callable[[str, list[str]], Path]
) -> SegmentsPage:
    """Return the page in the window, with everything computed."""
    files = window.session.files
    window.session.work.set_settings(replace(window.session.settings, smoothing="exp"))
    files.add(Role.REFERENCE, [write("reference.en.txt", REFERENCE)])
    files.add(Role.CANDIDATE, [write("good.en.txt", GOOD), write("weak.en.txt", WEAK)])
    files.add(Role.SOURCE, [write("source.es.txt", SOURCE)])
    wait_for(qtbot, window, State.SCORED)
    page = part(window, SegmentsPage)
    window.session.navigation.choose("weak.en.txt")
    window.session.navigation.open_page(PageName.SEGMENTS)
    settle(qtbot, page)
    window.activateWindow()
    page.view.setFocus()
    return page


def settle(qtbot: QtBot, page: SegmentsPage) -> None:
    """Wait until everything is known and shown."""
    qtbot.waitUntil(lambda: not page.is_working(), timeout=20_000)


def shown(page: SegmentsPage) -> list[int]:
    """Return the segments in the table, in their order."""
    model = page.view.segments
    return [model.segment_at(row) for row in range(model.rowCount())]


def click(qtbot: QtBot, page: SegmentsPage, name: str) -> None:
    """Set or release a filter in its menu, or release one that only has a chip."""
    action = page.filters.actions_of[name]  # type: ignore[index]
    (action.trigger if action.isVisible() else page.head.chips.buttons[name].click)()  # type: ignore[index]
    settle(qtbot, page)


def sort_entry(page: SegmentsPage, name: str) -> QAction:
    """Return the entry of the menu of orders for a column."""
    return next(action for action in page.tools.sort.menu().actions() if action.data() == name)


def sort(qtbot: QtBot, page: SegmentsPage, name: str) -> None:
    sort_entry(page, name).trigger()
    settle(qtbot, page)


def reverse(qtbot: QtBot, page: SegmentsPage) -> None:
    page.tools.sort.menu().actions()[-1].trigger()
    settle(qtbot, page)


def chips(page: SegmentsPage) -> list[str]:
    """Return the texts of the chips, from left to right."""
    shown = [chip for chip in page.head.chips.buttons.values() if chip.isVisible()]
    return [chip.text() for chip in sorted(shown, key=lambda chip: chip.x())]


def cell(page: SegmentsPage, row: int, name: str) -> str:
    model = page.view.segments
    return str(model.data(model.index(row, model.columns.index(name))))  # type: ignore[arg-type]


def type_to_find(qtbot: QtBot, page: SegmentsPage, text: str) -> None:
    page.open_find()
    page.find_bar.field.clear()
    qtbot.keyClicks(page.find_bar.field, text)
    settle(qtbot, page)


def test_nothing_is_computed_before_the_page_is_opened(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["good"]])
    wait_for(qtbot, window, State.SCORED)
    page = part(window, SegmentsPage)
    assert page.view.segments.scores is None
    assert not page.is_working()
    window.session.navigation.open_page(PageName.SEGMENTS)
    settle(qtbot, page)
    table = page.view.segments.scores
    assert table is not None
    # The table has chrF, although it is not among the chosen metrics.
    assert [result.metric.name for result in table.evaluation.candidates[0].metrics] == ["bleu"]
    assert table.known("chrf", 0) is not None


def test_every_segment_has_its_texts_and_numbers(page: SegmentsPage) -> None:
    model = page.view.segments
    assert model.columns == (
        PLACE, TEXT, NOTE, "bleu", "chrf", "length_ratio", "contribution"
    )  # fmt: skip
    assert shown(page) == list(range(30))
    assert cell(page, 3, PLACE) == "4"
    # A screen reader says the whole row.
    assert model.of(3, TEXT).spoken.splitlines() == [
        "Segment: 4",
        f"Reference: {REFERENCE[3]}",
        f"Candidate: {WEAK[3]}",
        f"Sentence BLEU: {cell(page, 3, 'bleu')}",
    ]
    assert page.view.currentIndex().column() == model.columns.index(TEXT)
    table = model.scores
    assert table is not None
    result = table.evaluation.candidates[1].bleu
    assert cell(page, 4, "bleu") == format_score(result.segment_percents[4])
    assert cell(page, 0, "length_ratio") == "1.11"
    points = result.segment_contributions[3]
    assert points < 0
    assert cell(page, 3, "contribution").startswith("−")
    assert float(cell(page, 3, "contribution").replace("−", "-")) == pytest.approx(points, abs=0.01)
    # Small numbers keep three digits.
    assert len(cell(page, 3, "contribution").partition(".")[2]) >= 2


def test_control_characters_are_shown_and_empty_texts_named(page: SegmentsPage) -> None:
    assert "a ⟨U+202E⟩secret⇥(part) of CAPITALS" in cell(page, 11, TEXT)
    model = page.view.segments
    tip = model.data(model.index(11, model.columns.index(TEXT)), Qt.ItemDataRole.ToolTipRole)
    assert "\u202e" not in str(tip)
    assert "Candidate: (empty)" in model.of(5, TEXT).spoken


def test_an_order_begins_with_the_worst_and_can_be_reversed(
    page: SegmentsPage, qtbot: QtBot
) -> None:
    table = page.view.segments.scores
    assert table is not None
    page.view.go_to(4)
    sort(qtbot, page, "bleu")
    assert shown(page) == table.order("bleu", 1, descending=False).tolist()
    # The first segment is the current one, wherever the user was before.
    assert page.view.currentIndex().row() == 0
    assert page.view.verticalScrollBar().value() == 0
    reverse(qtbot, page)
    assert shown(page) == table.order("bleu", 1, descending=True).tolist()
    sort(qtbot, page, PLACE)
    assert shown(page) == list(range(30))
    reverse(qtbot, page)
    assert shown(page) == list(range(29, -1, -1))
    reverse(qtbot, page)
    assert shown(page) == list(range(30))


def test_the_number_of_the_order_is_shown_with_its_name(page: SegmentsPage, qtbot: QtBot) -> None:
    columns = page.view.segments.columns

    def visible() -> list[str]:
        return [name for n, name in enumerate(columns) if not page.view.isColumnHidden(n)]

    assert (visible(), page.head.measure.text()) == ([PLACE, TEXT, "bleu"], "Sentence BLEU")
    sort(qtbot, page, "contribution")
    assert (visible(), page.head.measure.text()) == ([PLACE, TEXT, "contribution"], "Contribution")
    assert sort_entry(page, "contribution").isChecked()
    sort(qtbot, page, PLACE)
    assert (visible(), page.head.measure.text()) == ([PLACE, TEXT, "bleu"], "Sentence BLEU")


def test_numbers_leave_the_width_to_the_texts(page: SegmentsPage) -> None:
    columns, metrics = page.view.segments.columns, page.view.fontMetrics()
    for name, widest in ((PLACE, "30"), ("bleu", "100.00")):
        width = page.view.columnWidth(columns.index(name))
        assert metrics.horizontalAdvance(widest) < width
        assert width <= metrics.horizontalAdvance(widest) + 2 * margin()


def test_ninety_characters_of_a_segment_can_be_read(page: SegmentsPage) -> None:
    # Half of a window 1,120 wide, less than half of that with the inputs.
    page.resize(1120, 620)
    view = page.view
    width = view.columnWidth(view.segments.columns.index(TEXT)) - margin()
    for text, least in (
        ("los deportes que más se practican ahora " * 9, 90),
        ("我们现在有" * 30, 45),
    ):
        read = Paragraph(text, view.texts.text_font, width, most_lines=LINES - 1)
        assert len(read.text) >= least


def test_rows_are_marked_once_their_matches_are_found(page: SegmentsPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: page.view.marks.of(0, ["x"]) is not None)
    marked = page.view.marks.of(0, ["x"])
    assert marked is not None
    words = [
        part.text
        for part in marked.candidate_parts(View.MATCHES)
        if part.token is not None and part.style is Style.PLAIN
    ]
    assert words == ["has", "passed"]
    before = page.view.viewport().grab().toImage()
    qtbot.keyClick(page.view, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    # Rows are marked as the segment in full.
    assert page.view.texts.view is View.TOKENS
    assert page.view.viewport().grab().toImage() != before


def test_the_menu_of_orders_has_all_numbers(page: SegmentsPage) -> None:
    names = [action.text() for action in page.tools.sort.menu().actions()]
    assert names == [
        "Order of the text", "Sentence BLEU", "chrF2", "Length", "Contribution", "", "Reverse order"
    ]  # fmt: skip


def test_progress_is_told_at_intervals(page: SegmentsPage, monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([1e9, 1e9 + 0.2, 1e9 + 0.3, 1e9 + 1, 1e9 + 2])
    monkeypatch.setattr("bleu_desktop.segments.segments_page.monotonic", lambda: next(times))
    remark = page.head.said.text()
    for done, total, said in (
        (1, 4, "Computing: 25%"),
        (2, 4, "Computing: 25%"),
        (3, 4, "Computing: 75%"),
        (4, 4, remark),
        (0, 0, remark),
    ):
        page.worker.progress.emit(done, total)
        assert page.head.said.text() == said


def test_the_segments_that_are_listed_are_told(page: SegmentsPage, qtbot: QtBot) -> None:
    assert page.listed_segments() is None
    click(qtbot, page, "costly")
    listed = page.listed_segments()
    assert listed is not None
    assert listed == sorted(shown(page)) != shown(page)
    type_to_find(qtbot, page, "nowhere")
    assert shown(page) == []
    assert page.listed_segments() is None


def test_another_page_asks_for_an_order(page: SegmentsPage, session: Session, qtbot: QtBot) -> None:
    table = page.view.segments.scores
    assert table is not None
    click(qtbot, page, "untranslated")
    # Without a second candidate, there is no such column.
    session.navigation.order_wanted.emit("difference")
    settle(qtbot, page)
    assert page.tools.sort.order.current.column == PLACE
    session.navigation.order_wanted.emit("contribution")
    settle(qtbot, page)
    assert shown(page) == table.order("contribution", 1, descending=False).tolist()
    assert page.view.currentIndex().row() == 0


@pytest.mark.parametrize("lower_is_better", [False, True])
def test_the_worst_given_scores_come_first(
    page: SegmentsPage,
    session: Session,
    qtbot: QtBot,
    evaluation: Evaluation,
    lower_is_better: bool,
) -> None:
    rows = SegmentRows(np.array([[float(n), 1.0] for n in range(30)]))
    metric = given_metric("mqm", "MQM", lower_is_better=lower_is_better, decimals=1)
    good, weak = evaluation.candidates
    own = MetricResult(metric, 15.0, None, "given", None, rows)
    given = replace(evaluation, candidates=(good, replace(weak, metrics=(*weak.metrics, own))))
    session.shown = Outcome(evaluation=given)
    session.navigation.show_evaluation(given)
    session.navigation.choose("weak.en.txt")
    page.show_result()
    settle(qtbot, page)
    click(qtbot, page, "given")
    assert shown(page) == ([29, 28, 27] if lower_is_better else [0, 1, 2])


def test_only_a_segment_that_exists_is_opened(page: SegmentsPage, qtbot: QtBot) -> None:
    for segment, current in ((5, 5), (30, 5), (-1, 5), (0, 0), (29, 29)):
        page.open_segment(segment)
        settle(qtbot, page)
        assert page.view.current_segment() == current
        # It is shown at once, and in full.
        head = page.detail.head
        assert head.place.text() == f"Segment {current + 1}"
        assert (head.previous.isEnabled(), head.next.isEnabled()) == (current > 0, current < 29)


def test_a_low_page_shows_one_thing_and_a_button_for_the_other(page: SegmentsPage) -> None:
    tools = page.tools
    for width, height, is_small in ((900, 700, False), (400, 300, True)):
        page.resize(width, height)
        lay_out()
        for pressed in (False, True):
            tools.ngrams_button.setChecked(pressed)
            assert tools.detail_button.isVisible() is (is_small and not pressed)
            assert page.view.isVisible() is not (is_small and pressed)
            tools.ngrams_button.setChecked(False)


def test_filters_say_how_many_they_select(page: SegmentsPage, qtbot: QtBot) -> None:
    table = page.view.segments.scores
    assert table is not None
    for name in FILTERS:
        count = int(table.selected(name, 1).sum())
        action = page.filters.actions_of[name]
        # A filter that selects nothing is not offered.
        assert action.isVisible() == bool(count)
        if count:
            assert action.text().endswith(f": {count}")
            click(qtbot, page, name)
            assert sorted(shown(page)) == np.flatnonzero(table.selected(name, 1)).tolist()
            assert [f"{text}: {count}" for text in chips(page)] == [action.text()]
            assert page.head.count.text() == f"{count} of 30"
            # The remark about all segments is gone.
            assert page.head.said.text() == ""
            # The chip releases it.
            page.head.chips.buttons[name].click()
            settle(qtbot, page)
            assert shown(page) == list(range(30))
            assert chips(page) == []
    assert page.filters.actions_of["untranslated"].text() == "Untranslated: 1"
    assert not page.filters.actions_of["different"].isVisible()
    assert page.head.count.text() == "Segments: 30"
    assert "average" in page.head.said.text()


def test_a_filter_moves_nothing(page: SegmentsPage, qtbot: QtBot) -> None:
    page.resize(1120, 620)
    settle(qtbot, page)

    def places() -> dict[QWidget, QRect]:
        lay_out()
        parts: list[QWidget] = [*page.tools.children(), *page.head.children()]
        parts += [page.view, page.view.viewport(), page.detail, page.detail.head, page.splitter]
        free = {page.head.count, page.head.said, page.head.measure, page.head.chips}
        return {
            each: QRect(each.mapTo(page, QPoint()), each.size())
            for each in parts
            if isinstance(each, QWidget) and each.isVisible() and each not in free
        }

    before = places()
    assert len(before) > 6
    click(qtbot, page, "costly")
    assert places() == before
    [first] = [chip for chip in page.head.chips.buttons.values() if chip.isVisible()]
    place = first.geometry()
    click(qtbot, page, "length")
    assert places() == before
    assert first.geometry() == place
    type_to_find(qtbot, page, "nowhere")
    page.find_bar.clear()
    page.clear_filters()
    settle(qtbot, page)
    assert places() == before


def test_tab_goes_through_the_page_as_one_reads(page: SegmentsPage, qtbot: QtBot) -> None:
    click(qtbot, page, "costly")
    tools, find, detail = page.tools, page.find_bar, page.detail
    wanted: list[QWidget] = [find.field, find.where_button, tools.sort, tools.filters]
    wanted += [tools.rival.box, tools.ngrams_button, page.head.chips.buttons["costly"], page.view]
    # Of the three views, Tab stops at the one that is shown.
    wanted += [detail.head.next, detail.head.views.buttons[View.MATCHES]]
    wanted += [detail.source.text, detail.references[0].text, detail.candidates[0].radio]
    page.find_bar.field.setFocus()
    reached = [page.window().focusWidget()]
    for _ in range(len(wanted) - 1):
        page.focusNextChild()
        reached.append(page.window().focusWidget())
    assert reached == wanted


def test_the_worst_is_on_top_wherever_the_user_was(page: SegmentsPage, qtbot: QtBot) -> None:
    table = page.view.segments.scores
    assert table is not None
    costly = table.order("contribution", 1, descending=False).tolist()
    page.view.go_to(costly[2])
    click(qtbot, page, "costly")
    assert shown(page) == costly[:3]
    assert page.view.current_segment() == costly[0]
    # Released, the segment stays the current one.
    click(qtbot, page, "costly")
    assert page.view.current_segment() == costly[0]


def test_a_key_leads_from_difference_to_difference(
    page: SegmentsPage, session: Session, qtbot: QtBot
) -> None:
    session.navigation.choose("good.en.txt")
    settle(qtbot, page)
    page.view.go_to(1)
    places = []
    for _ in range(2):
        qtbot.keyClick(page.view, Qt.Key.Key_F8)
        places.append(page.view.current_segment())
    # Segments 1 and 2 equal the reference.
    assert places == [3, 6]
    qtbot.keyClick(page.view, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    assert page.view.current_segment() == 3
    # Beside a second candidate, differences from this one count.
    session.navigation.choose("good.en.txt", "weak.en.txt")
    settle(qtbot, page)
    qtbot.keyClick(page.view, Qt.Key.Key_F8)
    assert page.view.current_segment() == 4
    menu = page.view.made_menu()
    assert "Next segment that differs" in [action.text() for action in menu.actions()]
    menu.deleteLater()


def test_a_finding_leads_to_all_of_its_segments_and_back(
    page_in_window: SegmentsPage, window: MainWindow, qtbot: QtBot
) -> None:
    page = page_in_window
    evaluation = window.session.evaluation
    assert evaluation is not None
    click(qtbot, page, "worst")
    diagnostic = next(
        each for each in evaluation.pair_diagnostics if each.kind.value == "empty_candidate"
    )
    wanted = [*diagnostic.rows]
    window.session.navigation.open_page(PageName.SCORE)
    window.session.navigation.open_diagnostic(diagnostic)
    settle(qtbot, page)
    assert page.isVisible()
    assert shown(page) == wanted == [5]
    assert chips(page) == [diagnostic_title(diagnostic)]
    # It is a filter of the page, too.
    click(qtbot, page, "listed")
    assert shown(page) == list(range(30))
    page.filters.menu().aboutToShow.emit()
    entries = [action for action in page.filters.menu().actions() if action.isVisible()]
    entry = next(each for each in entries if each.text() == f"{diagnostic_title(diagnostic)}: 1")
    assert not entry.isChecked()
    entry.trigger()
    settle(qtbot, page)
    assert shown(page) == wanted
    page.filters.menu().aboutToShow.emit()
    [again] = [
        each for each in page.filters.menu().actions() if each.isChecked() and each.isVisible()
    ]
    again.trigger()
    settle(qtbot, page)
    assert shown(page) == list(range(30))


def test_filters_bring_their_order_and_add_up(page: SegmentsPage, qtbot: QtBot) -> None:
    table = page.view.segments.scores
    assert table is not None
    click(qtbot, page, "costly")
    contributions = table.column("contribution", 1)[shown(page)]
    assert contributions.tolist() == sorted(contributions)
    click(qtbot, page, "length")
    both = table.selected("costly", 1) & table.selected("length", 1)
    assert sorted(shown(page)) == np.flatnonzero(both).tolist()


def test_an_empty_selection_says_so_and_leads_back(
    page: SegmentsPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(
        "bleu_desktop.segments.segments_page.announce", lambda _, text: said.append(text)
    )
    click(qtbot, page, "untranslated")
    assert page.main_widget() is page.window().focusWidget() is page.view
    click(qtbot, page, "empty")
    assert said == ["Shown: 1 of 30", "No segment matches all filters."]
    # The focus goes to the way back, and back.
    assert page.main_widget() is page.window().focusWidget() is page.clear_button
    assert shown(page) == []
    assert page.nothing.isVisible()
    assert page.clear_button.isVisible()
    qtbot.mouseClick(page.clear_button, Qt.MouseButton.LeftButton)
    settle(qtbot, page)
    assert shown(page) == list(range(30))
    assert page.view.isVisible()
    assert page.window().focusWidget() is page.view
    # Somebody who is typing goes on.
    type_to_find(qtbot, page, "nowhere")
    assert page.window().focusWidget() is page.find_bar.field
    page.find_bar.field.clear()
    settle(qtbot, page)
    assert page.window().focusWidget() is page.find_bar.field


def test_find_shows_the_matches_as_one_types(page: SegmentsPage, qtbot: QtBot) -> None:
    page.view.go_to(20)
    type_to_find(qtbot, page, "budget 1")
    found = [1, *range(10, 20)]
    assert shown(page) == found
    assert page.head.count.text() == "11 of 30"
    assert page.head.count.accessibleName() == "Shown: 11 of 30"
    qtbot.keyClicks(page.find_bar.field, "2")
    settle(qtbot, page)
    assert shown(page) == [12]
    qtbot.keyClick(page.find_bar.field, Qt.Key.Key_Backspace)
    settle(qtbot, page)
    assert shown(page) == found
    # The segment found before is still the current one.
    places = []
    for _ in found:
        places.append(page.view.current_segment())
        qtbot.keyClick(page.find_bar.field, Qt.Key.Key_Return)
    assert places == [12, *range(13, 20), 1, 10, 11]
    qtbot.keyClick(page.find_bar.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert page.view.current_segment() == 11
    # Only the row of the match is selected.
    assert [*selected_rows(page.view)] == [2]
    # Without the text, the segment is seen among its neighbors.
    qtbot.keyClick(page.find_bar.field, Qt.Key.Key_Escape)
    settle(qtbot, page)
    assert page.find_bar.field.text() == ""
    assert page.window().focusWidget() is page.view
    assert shown(page) == list(range(30))
    assert page.view.current_segment() == 11


def test_find_says_if_filters_hide_all_matches(page: SegmentsPage, qtbot: QtBot) -> None:
    click(qtbot, page, "untranslated")
    type_to_find(qtbot, page, "budget 1")
    assert shown(page) == []
    assert page.nothing.text() == "11 found, none among the 1 shown."
    qtbot.mouseClick(page.clear_button, Qt.MouseButton.LeftButton)
    settle(qtbot, page)
    assert shown(page) == [1, *range(10, 20)]
    assert page.filters.checked() == frozenset()
    type_to_find(qtbot, page, "nowhere")
    assert page.nothing.text() == "Not found"
    qtbot.mouseClick(page.clear_button, Qt.MouseButton.LeftButton)
    settle(qtbot, page)
    assert page.find_bar.field.text() == ""
    assert shown(page) == list(range(30))


def test_a_finding_whose_segments_are_left_out_leads_to_their_pairs(
    page_in_window: SegmentsPage, window: MainWindow, qtbot: QtBot
) -> None:
    session = window.session
    session.work.set_pairing(PairingOptions(leave_out=("empty_candidate",)))
    wait_for(qtbot, window, State.SCORED)
    assert session.evaluation is not None
    assert session.evaluation.segments == 29
    diagnostic = next(
        each for each in session.evaluation.pair_diagnostics if each.kind.value == "empty_candidate"
    )
    with qtbot.waitSignal(session.navigation.row_wanted) as wanted:
        session.navigation.open_diagnostic(diagnostic)
    assert wanted.args == [5]
    assert part(window, ResultTabs).page.name is PageName.PAIRING


def test_search_and_filters_can_be_left_at_once(page: SegmentsPage, qtbot: QtBot) -> None:
    click(qtbot, page, "worst")
    count = len(shown(page))
    assert page.head.count.text() == f"{count} of 30"
    type_to_find(qtbot, page, "nothing")
    assert 0 < len(shown(page)) < count
    assert page.head.count.text() == f"{len(shown(page))} of 30"
    qtbot.keyClick(page.view, Qt.Key.Key_Escape)
    settle(qtbot, page)
    assert shown(page) == list(range(30))
    assert page.find_bar.field.text() == ""
    assert page.head.count.text() == "Segments: 30"


def test_control_f_works_anywhere_in_the_window(
    page_in_window: SegmentsPage, window: MainWindow, qtbot: QtBot
) -> None:
    page = page_in_window
    field = page.find_bar.field
    tabs = part(window, ResultTabs)
    for name in (PageName.SEGMENTS, PageName.SCORE):
        window.session.navigation.open_page(name)
        # As after a click on the tab.
        tabs.tabBar().setFocus()
        qtbot.keyClick(tabs.tabBar(), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        assert page.isVisible()
        assert window.focusWidget() is field
    menus = [menu for menu in window.menuBar().findChildren(QMenu) if menu.title() == "&Edit"]
    assert [window.window_actions.find in menu.actions() for menu in menus] == [True]
    # If only one segment has room, the table comes back.
    window.resize(window.width(), 480)
    page.resize(500, 320)
    page.tools.detail_button.setChecked(True)
    qtbot.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert not page.tools.detail_button.isChecked()


def test_find_searches_the_chosen_texts(page: SegmentsPage, qtbot: QtBot) -> None:
    bar = page.find_bar
    type_to_find(qtbot, page, "presupuesto")
    found = {}
    for place, action in bar.places.items():
        action.trigger()
        settle(qtbot, page)
        found[place] = len(shown(page))
        assert bar.where_button.text() == action.text()
    assert found == {"all": 30, "source": 30, "reference": 0, "candidate": 1}
    # Only the texts that are searched are marked.
    assert page.view.texts.find_spans(SOURCE[0], "candidate") == [(21, 11)]
    assert page.view.texts.find_spans(SOURCE[0], "source") == ()


def test_case_matters_if_capitals_were_typed(page: SegmentsPage, qtbot: QtBot) -> None:
    type_to_find(qtbot, page, "capitals")
    assert shown(page) == [11]
    type_to_find(qtbot, page, "Capitals")
    assert shown(page) == []


def test_an_invalid_expression_is_explained(page: SegmentsPage, qtbot: QtBot) -> None:
    page.find_bar.expression.trigger()
    type_to_find(qtbot, page, "(part")
    assert "regular expression" in page.head.said.text()
    assert len(shown(page)) == 30
    type_to_find(qtbot, page, r"budget \d$|\bat (all|once)")
    assert shown(page) == [3]
    assert page.view.texts.find_spans("nothing like it at all", "candidate") == [(16, 6)]


def test_matches_are_marked_in_the_table_and_in_the_segment(
    page: SegmentsPage, qtbot: QtBot
) -> None:
    page.resize(600, 700)
    model, view = page.view.segments, page.view

    def colors() -> set[str]:
        image = view.viewport().grab(view.visualRect(model.index(7, 1))).toImage()
        return {
            image.pixelColor(x, y).name()
            for x in range(image.width())
            for y in range(image.height())
        }

    mark = hit_color(page.palette()).name()
    assert mark not in colors()
    # The end of this segment does not fit into its cell.
    type_to_find(qtbot, page, "until late")
    assert shown(page) == [7]
    image = view.viewport().grab(view.visualRect(model.index(0, 1))).toImage()
    marked = [
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y).name() == mark for y in range(image.height()))
    ]
    assert len(marked) > 40
    [chosen, *_] = page.detail.candidates
    start = WEAK[7].index("until late")
    assert list(chosen.text.hits) == [(start, start + 10)]
    assert not page.detail.references[0].text.hits
    page.find_bar.clear()
    settle(qtbot, page)
    assert not chosen.text.hits


def test_releasing_a_filter_restores_the_order(page: SegmentsPage, qtbot: QtBot) -> None:
    def order() -> str:
        return page.tools.sort.order.current.column

    sort(qtbot, page, "length_ratio")
    rows = shown(page)
    click(qtbot, page, "costly")
    assert order() == "contribution"
    click(qtbot, page, "worst")
    assert order() == "bleu"
    click(qtbot, page, "worst")
    assert order() == "contribution"
    click(qtbot, page, "costly")
    assert order() == "length_ratio"
    assert shown(page) == rows
    # An order chosen while a filter is set stays.
    click(qtbot, page, "costly")
    sort(qtbot, page, "chrf")
    click(qtbot, page, "costly")
    assert order() == "chrf"


def test_a_second_candidate_adds_a_column_and_a_filter(
    page: SegmentsPage, session: Session, qtbot: QtBot
) -> None:
    assert [page.tools.rival.box.itemData(n) for n in range(page.tools.rival.box.count())] == [
        None, "good.en.txt"
    ]  # fmt: skip
    page.tools.rival.box.setFocus()
    qtbot.keyClick(page.tools.rival.box, Qt.Key.Key_Down)
    assert session.navigation.rival is session.navigation.evaluation.candidates[0]
    settle(qtbot, page)
    model = page.view.segments
    assert model.columns[-1] == "difference"
    table = model.scores
    assert table is not None
    difference = table.column("difference", 1, 0)
    assert cell(page, 3, "difference") == f"−{abs(difference[3]):.2f}"
    click(qtbot, page, "different")
    found = difference[shown(page)]
    assert len(found) >= 3
    assert found.tolist() == sorted(found)
    session.navigation.choose_rival(None)
    assert page.tools.rival.box.currentIndex() == 0
    settle(qtbot, page)
    assert "difference" not in model.columns
    assert shown(page) == list(range(30))


def test_the_other_candidate_is_shown_when_it_is_chosen(
    page: SegmentsPage, session: Session, qtbot: QtBot
) -> None:
    page.view.go_to(6)
    session.navigation.choose("good.en.txt")
    settle(qtbot, page)
    assert page.view.current_segment() == 6
    assert cell(page, 6, TEXT).endswith(GOOD[6])


def test_a_segment_opened_by_another_page_is_shown_even_if_filtered_out(
    page_in_window: SegmentsPage, window: MainWindow, qtbot: QtBot
) -> None:
    page = page_in_window
    click(qtbot, page, "untranslated")
    assert shown(page) == [9]
    window.session.navigation.open_page("score")
    window.session.navigation.open_segment(23)
    settle(qtbot, page)
    assert page.isVisible()
    assert page.view.current_segment() == 23
    assert len(shown(page)) == 30
    row = page.view.currentIndex().row()
    assert 0 <= page.view.rowViewportPosition(row) < page.view.viewport().height()
    # The segment may belong to a different candidate.
    window.session.navigation.open_segment(3, "good.en.txt")
    settle(qtbot, page)
    assert page.view.current_segment() == 3
    assert cell(page, 3, TEXT).endswith(GOOD[3])


def test_the_current_segment_is_shown_in_full(page: SegmentsPage, qtbot: QtBot) -> None:
    page.view.go_to(3)
    settle(qtbot, page)
    assert page.detail.isVisible()
    assert page.detail.head.place.text() == "Segment 4"
    # The buttons follow the order of the table.
    click(qtbot, page, "worst")
    page.view.go_to(0)
    settle(qtbot, page)
    assert not page.detail.head.previous.isEnabled()
    page.detail.head.next.click()
    assert page.view.currentIndex().row() == 1
    assert page.detail.head.place.text() == f"Segment {shown(page)[1] + 1}"
    page.detail.head.previous.click()
    assert page.view.currentIndex().row() == 0
    page.detail.head.previous.click()
    assert page.view.currentIndex().row() == 0
    last = len(shown(page)) - 1
    page.view.go_to(last)
    settle(qtbot, page)
    assert not page.detail.head.next.isEnabled()
    # If there is room, table and detail are side by side.
    page.resize(700, 700)
    assert page.splitter.orientation() is Qt.Orientation.Vertical
    page.resize(1600, 900)
    qtbot.waitUntil(lambda: page.splitter.orientation() is Qt.Orientation.Horizontal)
    click(qtbot, page, "empty")
    click(qtbot, page, "untranslated")
    assert page.detail.head.place.text() == ""


def test_rows_are_copied_as_text_and_as_a_table(page: SegmentsPage, qtbot: QtBot) -> None:
    page.view.go_to(3)
    page.view.setFocus()
    qtbot.keyClick(page.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QApplication.clipboard().clear()
    qtbot.keyClick(page.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: bool(QApplication.clipboard().text()))
    content = QApplication.clipboard().mimeData()
    lines = [line.split("\t") for line in content.text().splitlines()]
    assert lines[0] == [
        "Segment", "Reference", "Candidate", "Sentence BLEU", "chrF2", "Length", "Contribution"
    ]  # fmt: skip
    assert [line[:3] for line in lines[1:]] == [
        ["4", REFERENCE[3], WEAK[3]],
        ["5", REFERENCE[4], WEAK[4]],
    ]
    assert lines[1][3] == cell(page, 3, "bleu")
    # Spreadsheets read numbers with a hyphen and without a plus.
    assert lines[1][6] == cell(page, 3, "contribution").replace("−", "-").lstrip("+")
    assert f">{WEAK[4]}</td>" in content.html()


def test_copied_text_stays_in_its_cell(page: SegmentsPage, qtbot: QtBot) -> None:
    page.view.go_to(11)
    QApplication.clipboard().clear()
    page.view.copier.copy()
    qtbot.waitUntil(lambda: bool(QApplication.clipboard().text()))
    line = QApplication.clipboard().text().splitlines()[1].split("\t")
    assert line[2] == "a \u202esecret (part) of CAPITALS"


def test_noted_segments_have_a_filter(
    page_in_window: SegmentsPage, window: MainWindow, qtbot: QtBot
) -> None:
    page = page_in_window
    assert not page.filters.actions_of["commented"].isVisible()
    width = page.view.columnWidth(page.view.segments.columns.index(TEXT))
    window.session.notes.set_note(12, 1, Note(text="terms"))
    assert page.filters.actions_of["commented"].text() == "Annotated: 1"
    # It takes no width from the texts: a sign shows where it is.
    assert page.view.columnWidth(page.view.segments.columns.index(TEXT)) == width
    assert page.view.segments.of(12, PLACE).icon == "comment"
    assert page.view.segments.of(12, PLACE).tip == "terms"
    # The comment is read with the row, and is copied with it.
    assert page.view.segments.of(12, TEXT).spoken.endswith("Comment: terms")
    assert cell(page, 12, "note") == "terms"
    page.view.go_to(12)
    QApplication.clipboard().clear()
    page.view.copier.copy()
    qtbot.waitUntil(lambda: bool(QApplication.clipboard().text()))
    lines = [line.split("\t") for line in QApplication.clipboard().text().splitlines()]
    assert lines[1][lines[0].index("Comment")] == "terms"
    click(qtbot, page, "commented")
    assert shown(page) == [12]
    note = Note(SegmentVerdict.STYLE, "terms", bookmarked=True)
    window.session.notes.set_note(12, 1, note)
    assert cell(page, 0, "note") == "Style: terms"
    assert page.view.segments.of(12, PLACE).icon == "bookmark-on"
    window.session.notes.set_note(12, 1, Note())
    settle(qtbot, page)
    assert page.view.segments.of(12, PLACE).icon == ""


def test_taking_out_the_files_forgets_everything(
    page_in_window: SegmentsPage, window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    page = page_in_window
    click(qtbot, page, "untranslated")
    type_to_find(qtbot, page, "budget")
    window.session.clear()
    assert page.view.segments.rowCount() == 0
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["weak"]])
    wait_for(qtbot, window, State.SCORED)
    window.session.navigation.open_page(PageName.SEGMENTS)
    settle(qtbot, page)
    assert shown(page) == [0, 1, 2]
    assert part(page, Filters).checked() == frozenset()


@pytest.mark.parametrize("language", slow_but(["id", "zh_TW"], LANGUAGES))
def test_nothing_is_cut_off(
    page_in_window: SegmentsPage, window: MainWindow, qtbot: QtBot, language: str
) -> None:
    set_language(language)
    relabel(window)
    page = part(window, SegmentsPage)
    settle(qtbot, page)
    page.open_find()
    lay_out()
    assert cut_off(page) == []
    if language != "en":
        assert "average" not in page.head.said.text()


def test_the_page_is_usable_in_a_small_window(
    page_in_window: SegmentsPage,
    window: MainWindow,
    qapp: QApplication,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    use_catalog(monkeypatch, LongCatalog())
    relabel(window)
    page = part(window, SegmentsPage)
    settle(qtbot, page)
    page.setParent(None)  # type: ignore[call-overload]
    # Also after a failure, no test finds the page on the screen.
    qtbot.addWidget(page)
    page.show()
    for _ in range(5):
        # Parts that have no room go, and then the page takes less.
        page.resize(400, 300)
        qapp.processEvents()
    assert (page.width(), page.height()) == (400, 300)
    assert page.view.viewport().height() >= page.view.rowHeight(0)
    # The page shows either the table or the detail, with a button to switch.
    assert not page.detail.isVisible()
    page.view.go_to(3)
    page.view.setFocus()
    qtbot.keyClick(page.view, Qt.Key.Key_Return)
    assert page.detail.isVisible()
    assert not page.view.isVisible()
    assert page.focusWidget() is page.tools.detail_button
    qtbot.mouseClick(page.tools.detail_button, Qt.MouseButton.LeftButton)
    assert page.view.isVisible()
    qtbot.mouseClick(page.tools.detail_button, Qt.MouseButton.LeftButton)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert page.view.isVisible()
    assert not page.detail.isVisible()
    page.close()


# N-grams


def test_an_ngram_leads_to_its_segments(page: SegmentsPage, qtbot: QtBot) -> None:
    page.tools.ngrams_button.click()
    assert not page.detail.isVisible()
    qtbot.waitUntil(lambda: page.ngrams.missed.shown.rowCount() > 0)
    texts = [row[0] for row in page.ngrams.missed.texts()[1:]]
    page.ngrams.missed.choose_row(texts.index("the council approved budget"))
    qtbot.keyClick(page.ngrams.missed, Qt.Key.Key_Return)
    settle(qtbot, page)
    model = page.view.segments
    shown = [model.segment_at(row) for row in range(model.rowCount())]
    assert shown == [
        number for number, line in enumerate(WEAK) if "the council approved budget" not in line
    ]
    assert chips(page) == ["Missing: the council approved budget"]
    page.head.chips.buttons["listed"].click()
    settle(qtbot, page)
    assert model.rowCount() == len(WEAK)
    # An opened segment replaces the lists.
    qtbot.keyClick(page.view, Qt.Key.Key_Return)
    assert page.detail.isVisible()


def test_the_list_of_segments_goes_with_the_candidate(page: SegmentsPage, qtbot: QtBot) -> None:
    page.ngrams.segments_wanted.emit((1, 2), "Missing: x")
    settle(qtbot, page)
    assert page.view.segments.rowCount() == 2
    page._session.navigation.choose("good.en.txt")
    settle(qtbot, page)
    assert page.view.segments.rowCount() == len(GOOD)
    assert chips(page) == []


def test_keys_go_through_the_table_but_not_from_the_lists_of_files(
    page_in_window: SegmentsPage, window: MainWindow, qtbot: QtBot
) -> None:
    page = page_in_window
    page.view.setFocus()
    page.view.go_to(0)
    for _ in range(2):
        qtbot.keyClick(page.view, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClick(page.view, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert page.detail.head.place.text() == "Segment 2"
    qtbot.keyClick(page.view, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    assert page.detail.view is View.TOKENS
    panel = file_list(window, Role.CANDIDATE)
    panel.tree.setFocus()
    panel.tree.setCurrentItem(panel.tree.topLevelItem(1))
    before = [entry.name for entry in window.session.files[Role.CANDIDATE]]
    qtbot.keyClick(panel.tree, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    after = [entry.name for entry in window.session.files[Role.CANDIDATE]]
    assert after == before[::-1]
