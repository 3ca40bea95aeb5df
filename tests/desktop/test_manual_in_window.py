"""The manual leads through the window as it runs: its menus, labels and keys are there."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_core.settings import METRICS, Resampling, Settings
from bleu_desktop.history.history_page import HistoryPage
from bleu_desktop.i18n import set_language
from bleu_desktop.report.report_dialog import ReportDialog
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shared.jobs import running_jobs
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.pages import PAGES
from bleu_score.i18n import LANGUAGES
from bleu_score.samples import find_sample
from tests.docs.manual_pages import NAMES, bold, keys, paragraphs, plain, prose
from tests.helpers.driving import part, wait_for
from tests.helpers.layout import lay_out, relabel
from tests.i18n.test_catalogs import translations


@pytest.fixture
def scored(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """Return a window with a project of the sample, with everything that can be computed."""
    sample = find_sample("en")
    paths = [tmp_path / path.name for path in (*sample.references, *sample.candidates)]
    for path, copy in zip((*sample.references, *sample.candidates), paths, strict=True):
        shutil.copyfile(path, copy)
    window.session.files.add(Role.REFERENCE, paths[:1])
    window.session.files.add(Role.CANDIDATE, paths[1:])
    wait_for(qtbot, window, State.SCORED)
    with qtbot.waitSignal(window.saver.saved, timeout=10_000):
        window.saver.save(tmp_path / "project.bleu")
    resampling = Resampling(confidence=True, paired_test="ar", resamples=100)
    window.session.work.set_settings(Settings(metrics=METRICS, resampling=resampling))
    wait_for(qtbot, window, State.SCORED)
    return window


def visit_pages(window: MainWindow, qtbot: QtBot) -> Iterator[QWidget]:
    """Yield the window with each page of a result, and the dialog of the report."""
    for page in (name for name in PageName if name not in (PageName.FILES, PageName.CHANGES)):
        window.session.navigation.open_page(page)
        if page is PageName.HISTORY:
            part(window, HistoryPage)
        qtbot.waitUntil(lambda: not running_jobs(window.session), timeout=30_000)
        lay_out()
        yield window
    window.show_report()
    dialog = part(window, ReportDialog)
    yield dialog
    dialog.reject()


def labels(widget: QWidget) -> Iterator[str]:
    """Yield the labels of all controls in a widget."""
    for each in widget.findChildren(QWidget):
        match each:
            case QLabel() | QAbstractButton():
                yield each.text()
            case QLineEdit():
                yield each.placeholderText()
            case QComboBox():
                yield from (each.itemText(index) for index in range(each.count()))
            case QTabBar():
                yield from (each.tabText(index) for index in range(each.count()))
            case QGroupBox() | QMenu():
                yield each.title()
            case QHeaderView() if each.orientation() is Qt.Orientation.Horizontal:
                titles = (
                    each.model().headerData(n, each.orientation()) for n in range(each.count())
                )
                yield from (title for title in titles if isinstance(title, str))
    yield from (action.text() for action in widget.findChildren(QAction))


def shortcuts(widget: QWidget) -> set[str]:
    """Return the keys to which a widget, or something in it, reacts."""
    found = [key for action in widget.findChildren(QAction) for key in action.shortcuts()]
    for its in map(QShortcut.keys, widget.findChildren(QShortcut)):
        found += its
    return {key.toString() for key in found}


def menu_leads(window: MainWindow, path: tuple[str, ...]) -> bool:
    """Tell whether there is an entry below these menus."""
    actions = window.menuBar().actions()
    for step in path[:-1]:
        menus = [action.menu() for action in actions if plain(action.text()) == step]
        if not menus or not isinstance(menus[0], QMenu):
            return False
        actions = menus[0].actions()
    return path[-1] in [plain(action.text()) for action in actions]


def manual(language: str) -> list[tuple[str, str]]:
    """Return the texts of the manual, and what they are in a language."""
    if language == "en":
        return [(text, text) for text in map(prose, NAMES)]
    return [(each.text, each.translation) for each in paragraphs(language)]


def test_the_window_has_the_labels_and_menus_of_the_manual(
    scored: MainWindow, qtbot: QtBot
) -> None:
    seen: dict[str, set[str]] = {}
    missing = []
    for language in LANGUAGES:
        set_language(language)
        relabel(scored)
        seen[language] = {
            plain(label) for whole in visit_pages(scored, qtbot) for label in labels(whole)
        }
        words: dict[str, set[str]] = {}
        for text, its in translations(language).items():
            words.setdefault(plain(text.source), set()).add(plain(its))
        for text, translated in manual(language):
            paths = bold(translated)
            # A menu has its place in each language, and what is seen in English is seen in all.
            missing += [
                (language, path)
                for path in paths
                if len(path) > 1 and not menu_leads(scored, path) and not {*path} <= seen[language]
            ]
            there = {step for path in bold(text) for step in path} & seen["en"]
            here = {step for path in paths for step in path} & seen[language]
            missing += [(language, step) for step in there if not words.get(step, {step}) & here]
    assert missing == []
    named = {step for name in NAMES for path in bold(prose(name)) for step in path}
    # Only the rest needs other files than the sample, as most titles of problems do.
    assert len(named & seen["en"]) > len(named) / 2


def test_what_the_manual_calls_a_page_is_a_tab() -> None:
    set_language("en")
    named = {page for name in NAMES for page in re.findall(r"\*\*(\w+)\*\*\s+page", prose(name))}
    assert named
    assert named <= {page.words().tab for page in PAGES}


def test_the_window_reacts_to_the_keys_of_the_manual(scored: MainWindow, qtbot: QtBot) -> None:
    known = set().union(*(shortcuts(whole) for whole in visit_pages(scored, qtbot)))
    named = {key for name in NAMES for key in keys(prose(name))}
    assert len(named) > 15
    assert named - known == set()
