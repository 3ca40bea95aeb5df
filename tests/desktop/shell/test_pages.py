"""The table of pages: which are there, which open by themselves, and what their tabs say."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shared import manual
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.pages import PAGES, Page
from bleu_desktop.shell.result_tabs import ResultTabs
from tests.helpers.driving import part, wait_for

TITLES = {
    PageName.SCORE: "The score, and what it means",
    PageName.SEGMENTS: "Every segment, and why it scores as it does",
    PageName.COMPARE: "The candidates side by side",
    PageName.PAIRING: "What was compared, and what was excluded",
    PageName.CHECKS: "Possible problems in the files",
    PageName.HISTORY: "The runs of the project over time",
    PageName.FILES: "The score of each file",
    PageName.CHANGES: "What was changed in the suggestions",
}
MANUAL = {
    PageName.SCORE: manual.SCORE,
    PageName.SEGMENTS: manual.SCORE,
    PageName.COMPARE: manual.COMPARING,
    PageName.PAIRING: manual.PAIRING,
    PageName.CHECKS: manual.CHECKS,
    PageName.HISTORY: manual.PROJECTS,
    PageName.FILES: manual.PAIRING,
    PageName.CHANGES: manual.CHANGES,
}


@pytest.mark.usefixtures("english")
def test_each_page_is_described() -> None:
    assert {page.name: page.words().tip for page in PAGES} == TITLES
    assert {page.name: page.manual for page in PAGES} == MANUAL
    assert [page.words().tab for page in PAGES] == [page.name.capitalize() for page in PAGES]
    menus = {page.name: page.words().menu.replace("&", "") for page in PAGES}
    assert menus.pop(PageName.FILES) == "Files in folders"
    assert menus == {page.name: page.words().tab for page in PAGES if page.name in menus}
    assert [page.name for page in PAGES if page.words().closed] == [PageName.SEGMENTS]
    wide, own = ({page.name for page in PAGES if each(page)} for each in (
        lambda page: page.is_wide, lambda page: page.opens_itself,
    ))  # fmt: skip
    assert wide == {PageName.SEGMENTS, PageName.COMPARE, PageName.CHANGES}
    assert own == {PageName.FILES, PageName.CHANGES}
    letters = [page.words().menu.partition("&")[2][0] for page in PAGES]
    assert len({letter.lower() for letter in letters}) == len(PAGES)


def shown(tabs: ResultTabs) -> dict[str, bool]:
    """Return the visible tabs, and whether each can be opened."""
    places = [place for place in range(tabs.count()) if tabs.isTabVisible(place)]
    return {tabs.tabText(place): tabs.isTabEnabled(place) for place in places}


FIVE = ["Score", "Segments", "Compare", "Pairing", "Checks"]


def test_tabs_come_and_go_with_what_a_result_has(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], tmp_path: Path
) -> None:
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["good"]])
    wait_for(qtbot, window, State.SCORED)
    tabs = part(window, ResultTabs)
    assert shown(tabs) == dict.fromkeys(FIVE, True)
    assert tabs.tabToolTip(0).endswith(TITLES[PageName.SCORE])
    with qtbot.waitSignal(window.saver.saved, timeout=10_000):
        window.saver.save(tmp_path / "a.bleu")
    # Another page does not take the place of the one that is read.
    assert [*shown(tabs)] == [*FIVE, "History"]
    assert tabs.page.name is PageName.SCORE
    window.session.suggestions.measure()
    wait_for(qtbot, window, State.SCORED)
    assert [*shown(tabs)] == [*FIVE, "History", "Changes"]
    assert tabs.page.name is PageName.CHANGES
    tabs.open_page(PageName.CHECKS)
    # It opens by itself only when it appears.
    window.session.project.changed.emit()
    assert tabs.page.name is PageName.CHECKS
    window.saver.new()
    tabs.open_page(PageName.HISTORY)
    assert tabs.page.name is PageName.SCORE


def test_without_a_score_only_the_pairing_is_open(
    window: MainWindow, qtbot: QtBot, write: Callable[[str, list[str]], Path]
) -> None:
    texts = [f"The report number {n} about harbor {n * 7} was sent there." for n in range(80)]
    window.session.files.add(Role.REFERENCE, [write("r.txt", texts)])
    window.session.files.add(Role.CANDIDATE, [write("c.txt", texts[:40] + texts[41:])])
    wait_for(qtbot, window, State.FAILED)
    tabs = part(window, ResultTabs)
    assert [name for name, is_open in shown(tabs).items() if is_open] == ["Pairing"]
    assert tabs.page.name is PageName.PAIRING
    assert "different word segmentations" in tabs.tabToolTip(1)
    assert tabs.tabToolTip(0).endswith(TITLES[PageName.SCORE]) or tabs.tabToolTip(0) == ""


def row_of(name: PageName) -> Page:
    [page] = (page for page in PAGES if page.name is name)
    return page


def of(**parts: Any) -> Any:
    """Return a stand-in for a session with these parts."""
    return SimpleNamespace(**parts)


def evaluation(*, is_mixed: bool = False, **left_out: int) -> Any:
    return of(tokenizer=of(is_mixed=is_mixed), aligned=of(left_out=left_out))


@pytest.mark.parametrize("name", PageName)
def test_pages_are_open_and_counted_as_the_result_is(name: PageName) -> None:
    page = row_of(name)
    without = of(evaluation=None, text_check=of(report=None))
    # Without a score, there is only the place at which the files drift apart.
    assert page.is_open(without) is (name is PageName.PAIRING)
    assert page.count(without) == 0
    scored = of(evaluation=evaluation(empty=2, only=3), text_check=of(report=None))
    assert page.is_open(scored)
    assert page.count(scored) == (5 if name is PageName.PAIRING else 0)
    mixed = of(evaluation=evaluation(is_mixed=True), text_check=of(report=None))
    assert page.is_open(mixed) is (name is not PageName.SEGMENTS)


def test_some_pages_are_only_there_with_their_data() -> None:
    def there(**parts: Any) -> set[PageName]:
        usual = of(
            project=of(runs=()),
            folders=of(result=None),
            suggestions=of(are_compared=False, pair=None),
        )
        session = of(**{**vars(usual), **parts})
        return {page.name for page in PAGES if page.is_there(session)}

    usual = there()
    assert usual == {*PageName} - {PageName.HISTORY, PageName.FILES, PageName.CHANGES}
    assert there(project=of(runs=(1,))) - usual == {PageName.HISTORY}
    assert there(folders=of(result=1)) - usual == {PageName.FILES}
    compared = of(are_compared=True, pair=None)
    assert there(suggestions=compared) - usual == {PageName.CHANGES}
    changes = row_of(PageName.CHANGES)
    for pair in (None, 1):
        assert changes.is_offered(of(suggestions=of(pair=pair))) is (pair is not None)
    assert not any(page.is_offered(of()) for page in PAGES if page is not changes)


@pytest.mark.parametrize("are_compared", [True, False])
def test_changes_are_measured_before_their_page_opens(are_compared: bool) -> None:
    told: list[bool] = []
    suggestions = of(are_compared=are_compared, measure=lambda: told.append(True))
    row_of(PageName.CHANGES).prepare(of(suggestions=suggestions))
    assert told == [True] * (not are_compared)
