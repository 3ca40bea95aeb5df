"""Tab goes through every page as one reads it, and each control shows that it has the focus."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_core.settings import METRICS, Resampling, Settings
from bleu_desktop.folders.pairing_preview import PairingPreview
from bleu_desktop.history.history_page import HistoryPage
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.result_tabs import ResultTabs
from tests.helpers.driving import GOOD, REFERENCE, WEAK, drop, file_list, part, wait_for
from tests.helpers.folder_trees import LINES, OTHER, WORSE, write_tree

# The focus changes at least these pixels of a control.
LEAST = 40


@pytest.fixture
def scored(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """Return a window with a project of one run, and a newer result with problems."""
    paths = [tmp_path / name for name in ("reference.txt", "good.txt", "weak.txt")]
    for path, lines in zip(paths, (REFERENCE, GOOD, WEAK), strict=True):
        path.write_text("\n".join([*lines * 5, ""]))
    window.session.files.add(Role.REFERENCE, paths[:1])
    window.session.files.add(Role.CANDIDATE, paths[1:])
    wait_for(qtbot, window, State.SCORED)
    with qtbot.waitSignal(window.saver.saved, timeout=10_000):
        window.saver.save(tmp_path / "project.bleu")
    paths[1].write_text("\n".join([f"<b>{GOOD[0]}</b>", "", *(GOOD * 5)[2:], ""]))
    window.session.files.reload()
    resampling = Resampling(confidence=True, paired_test="ar", resamples=100)
    window.session.work.set_settings(Settings(metrics=METRICS, resampling=resampling))
    wait_for(qtbot, window, State.SCORED)
    qtbot.waitUntil(lambda: window.session.text_check.report is not None, timeout=10_000)
    return window


def stops(window: MainWindow) -> list[QWidget]:
    """Return the widgets to which Tab goes, beginning at the button left of the tabs.

    Each is checked on the way: it looks different without the focus.
    """
    # So high that nothing scrolls.
    window.resize(1400, 2600)
    window.activateWindow()
    first = part(window, ResultTabs).inputs_button
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Backtab)
    found: list[QWidget] = []
    unseen = []
    while True:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        QApplication.processEvents()
        stop = QApplication.focusWidget()
        if stop in found:
            break
        found.append(stop)
        focused = stop.grab().toImage()
        stop.clearFocus()
        QApplication.processEvents()
        if changed_pixels(focused, stop.grab().toImage()) < LEAST:
            unseen.append(described(stop))
        stop.setFocus(Qt.FocusReason.TabFocusReason)
    assert found[0] is first
    assert unseen == []
    return found


def changed_pixels(first: QImage, second: QImage) -> int:
    assert first.size() == second.size()
    places = [(x, y) for x in range(first.width()) for y in range(first.height())]
    return sum(first.pixel(x, y) != second.pixel(x, y) for x, y in places)


def described(stop: QWidget) -> str:
    return f"{type(stop).__name__} {stop.accessibleName() or getattr(stop, 'text', str)()}"


def goes_back(before: QWidget, after: QWidget) -> bool:
    """Tell whether a reader comes to the second widget before the first."""
    first, second = (
        QRect(each.mapTo(each.window(), QPoint(0, 0)), each.size()) for each in (before, after)
    )
    if before.isAncestorOf(after):
        return False
    shared = min(first.bottom(), second.bottom()) - max(first.top(), second.top())
    if 2 * shared >= min(first.height(), second.height()):
        return second.right() <= first.left()
    # Another column begins at its top.
    return second.bottom() <= first.top() and second.left() < first.right()


def check_order(found: list[QWidget], first: QWidget) -> None:
    """Check the order of widgets, beginning at the first one of the window."""
    start = found.index(first)
    found = [*found[start:], *found[:start]]
    steps = [pair for pair in pairwise(found) if goes_back(*pair)]
    assert [(described(before), described(after)) for before, after in steps] == []


def first_button(window: MainWindow) -> QWidget:
    """Return the first button of the window, which adds references."""
    return file_list(window, Role.REFERENCE).add_button


@pytest.mark.parametrize("page", [name for name in PageName if name is not PageName.FILES])
def test_tab_goes_through_a_page_as_one_reads(
    scored: MainWindow, qtbot: QtBot, page: PageName
) -> None:
    scored.session.navigation.open_page(page)
    if page is PageName.HISTORY:
        part(scored, HistoryPage)
        qtbot.waitUntil(lambda: scored.session.run_changes.found is not None, timeout=10_000)
    qtbot.wait(100)
    found = stops(scored)
    # Those of the page, too, not only those of the window.
    assert len(found) > 25
    check_order(found, first_button(scored))


@pytest.mark.slow
def test_tab_goes_through_the_files_of_folders(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    files = {"a.txt": LINES, "ui/b.txt": LINES, "ui/broken.txt": LINES}
    delivered = {"a.txt": OTHER, "ui/b.txt": WORSE, "ui/broken.txt": ""}
    drop(window, [write_tree(tmp_path / "ref", files), write_tree(tmp_path / "mt", delivered)])
    wait_for(qtbot, window, State.PAIRED)
    part(window, PairingPreview).button.click()
    wait_for(qtbot, window, State.SCORED)
    window.session.folders.show("a.txt")
    QApplication.processEvents()
    found = stops(window)
    names = [described(each) for each in found]
    assert {"QToolButton Next file", "QPushButton All files", "TreeView Files"} <= {*names}
    check_order(found, first_button(window))
