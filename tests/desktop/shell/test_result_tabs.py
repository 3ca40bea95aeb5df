"""The tabs of the pages share their row with the list of candidates."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_desktop.i18n import set_language
from bleu_desktop.pairing.drift_view import DriftView
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import em
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.page_tab_bar import PageTabBar, _widest_that_fits
from bleu_desktop.shell.result_tabs import ResultTabs
from bleu_score.i18n import LANGUAGES, format_score
from tests.helpers.driving import drop, part, wait_for
from tests.helpers.lanes import slow_but
from tests.helpers.layout import relabel
from tests.helpers.plain_texts import sentences

Tabs = Callable[..., ResultTabs]


@pytest.fixture
def tabs(qtbot: QtBot, window: MainWindow, files: dict[str, Path], tmp_path: Path) -> Tabs:
    """Score two candidates in a window of some width, and save a project; return the tabs."""

    def show(width: int, language: str = "en") -> ResultTabs:
        set_language(language)
        relabel(window)
        window.resize(width, 700)
        window.session.files.add(Role.REFERENCE, [files["reference"]])
        window.session.files.add(Role.CANDIDATE, [files["good"], files["weak"]])
        wait_for(qtbot, window, State.SCORED)
        with qtbot.waitSignal(window.saver.saved, timeout=10_000):
            window.saver.save(tmp_path / "project.bleu")
        window.session.navigation.open_page(PageName.SEGMENTS)
        QApplication.processEvents()
        return part(window, ResultTabs)

    return show


def elided(tabs: ResultTabs) -> list[int]:
    bar = part(tabs, PageTabBar)
    return [index for index in range(bar.count()) if bar.is_elided(index)]


@pytest.mark.parametrize("language", slow_but(["id", "zh_TW"], LANGUAGES))
def test_all_tabs_are_in_sight_in_a_narrow_window(tabs: Tabs, language: str) -> None:
    shown = tabs(900, language)
    bar = part(shown, PageTabBar)
    assert bar.count() == 6
    assert [button for button in bar.findChildren(QToolButton) if button.isVisible()] == []
    assert bar.tabRect(bar.count() - 1).right() <= bar.width()
    assert bar.geometry().right() < shown.chooser.mapTo(shown, QPoint(0, 0)).x()
    box = shown.chooser.box
    assert box.width() >= box.width_of(format_score(100))


def test_in_a_wide_window_no_title_is_elided(tabs: Tabs) -> None:
    shown = tabs(1500, "es")
    assert elided(shown) == []
    assert all("\n" not in shown.tabToolTip(index) for index in range(shown.count()))
    assert shown.chooser.width() == shown.chooser.full_width()


def test_an_elided_title_is_in_the_tool_tip(tabs: Tabs, window: MainWindow) -> None:
    shown = tabs(900)
    assert elided(shown) == []
    shown.setTabText(2, "A title that is far too long for this row of tabs")
    shown._share_width()
    assert 2 in elided(shown)
    assert shown.tabToolTip(2).startswith("A title that is far too long for this row of tabs\n")
    window.resize(1800, 700)
    QApplication.processEvents()
    assert elided(shown) == []
    assert not shown.tabToolTip(2).startswith("A title")


def test_tabs_move_together_before_titles_are_elided(qtbot: QtBot) -> None:
    bar = PageTabBar()
    qtbot.addWidget(bar)
    for title in ("Score", "Segments", "Pairing"):
        bar.addTab(title)
    bar.show()
    font = bar.fontMetrics()
    texts = [font.horizontalAdvance(bar.tabText(index)) for index in range(3)]
    loose, tight = (sum(texts) + 3 * 2 * space(steps) for steps in (1.5, 0.5))

    def widths(wanted: int, most: int) -> tuple[int, list[int]]:
        bar.fit(wanted, most)
        return bar.sizeHint().width(), [index for index in range(3) if bar.is_elided(index)]

    apart, elided = widths(loose, loose)
    assert elided == []
    together, elided = widths(loose - 1, tight)
    assert elided == []
    assert apart - together == loose - tight
    # The longest gives way first, …
    assert widths(0, tight - 1)[1] == [1]
    # … and none is narrower than a few letters.
    assert widths(0, 0) == (3 * round(em(bar, 2.5)), [0, 1, 2])


@pytest.mark.parametrize(
    ("widths", "room", "widest"),
    [
        ([10, 20, 30], 60, None),
        ([10, 20, 30], 50, 20),
        ([10, 20, 30], 45, 17),
        ([10, 20, 30], 15, 5),
        ([], 10, None),
    ],
)
def test_the_longest_titles_give_way(widths: list[int], room: int, widest: int | None) -> None:
    assert _widest_that_fits(widths, room) == widest


def test_a_page_with_nothing_to_choose_leaves_the_focus_to_the_tabs(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    tabs = part(window, ResultTabs)
    assert tabs.main_widget() is not tabs.tabBar()
    tabs.main_widget().hide()
    assert tabs.main_widget() is tabs.tabBar()
    # Without problems, there is no list of them.
    qtbot.waitUntil(lambda: window.session.text_check.report is not None, timeout=10_000)
    tabs.open_page(PageName.CHECKS)
    assert tabs.main_widget() is tabs.tabBar()


@pytest.mark.parametrize("language", slow_but(["id", "zh_TW"], LANGUAGES))
def test_the_tabs_speak_every_language(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], language: str
) -> None:
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    english = [part(window, ResultTabs).tabText(index) for index in range(5)]
    window.switch_language(language)
    names = {"en": "Score", "es": "Puntuación", "id": "Skor", "zh_CN": "得分", "zh_TW": "分數"}
    qtbot.waitUntil(lambda: part(window, ResultTabs).tabText(0) == names[language])
    others = [part(window, ResultTabs).tabText(index) for index in (1, 2, 3, 4)]
    assert (others == english[1:]) == (language == "en")
    window.switch_language("en")
    qtbot.waitUntil(lambda: part(window, ResultTabs).tabText(0) == "Score")


def test_the_score_gives_way_to_the_pairing_that_prevents_it_and_comes_back(
    window: MainWindow, qtbot: QtBot, write: Callable[[str, list[str]], Path]
) -> None:
    texts = sentences(120)
    session = window.session
    session.files.add(Role.REFERENCE, [write("r.en.txt", texts)])
    session.files.add(Role.CANDIDATE, [write("c.en.txt", texts[:60] + texts[61:])])

    def shown(state: State) -> tuple[PageName, bool]:
        """Return the page that is shown in a state, and whether the score can be."""
        wait_for(qtbot, window, state)
        tabs = part(window, ResultTabs)
        widgets = {page.name: widget for page, widget in tabs._widgets.items()}
        [current] = (name for name, each in widgets.items() if each is tabs.currentWidget())
        return current, tabs.isTabEnabled(tabs.indexOf(widgets[PageName.SCORE]))

    assert shown(State.FAILED) == (PageName.PAIRING, False)
    part(window, DriftView).repair_button.click()
    assert shown(State.SCORED) == (PageName.SCORE, True)
    session.files.undo_repair(1)
    assert shown(State.FAILED) == (PageName.PAIRING, False)
    part(window, DriftView).repair_button.click()
    assert shown(State.SCORED) == (PageName.SCORE, True)
