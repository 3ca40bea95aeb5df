"""A switch of the language makes the widgets anew, around the same session and the user's place."""

from __future__ import annotations

import gc
import shutil
import weakref
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QTabBar,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_desktop.i18n import set_language
from bleu_desktop.inputs.settings_panel import SettingsPanel
from bleu_desktop.learn.learn_dialog import LearnDialog
from bleu_desktop.pad.pad_page import PadPage
from bleu_desktop.score.score_page import ScorePage
from bleu_desktop.segments.row_order import Order
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shared.jobs import JobRunner, running_jobs
from bleu_desktop.shared.table_copier import selected_rows
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.preferences import Preferences
from bleu_desktop.shell.result_tabs import ResultTabs
from bleu_desktop.shell.status_note import StatusNote
from bleu_desktop.shell.view_state import ViewState
from bleu_score.i18n import LANGUAGES
from bleu_score.samples import find_sample
from tests.helpers.driving import GOOD, REFERENCE, WEAK, file_list, part, wait_for
from tests.helpers.lanes import slow_but
from tests.helpers.layout import lay_out

Write = Callable[[str, list[str]], Path]
PAGES = tuple(page for page in PageName if page not in (PageName.FILES, PageName.CHANGES))


def switch(window: MainWindow, qtbot: QtBot, language: str) -> None:
    """Choose a language in the menu, and wait until the window has nothing more to do."""
    before = window.window_actions
    window.window_actions.languages[language].trigger()
    qtbot.waitUntil(lambda: window.window_actions is not before)
    settle(window, qtbot)


def settle(window: MainWindow, qtbot: QtBot) -> None:
    session = window.session

    def is_idle() -> bool:
        pages = window.findChildren(SegmentsPage)
        return not (running_jobs(session) or any(page.is_working() for page in pages))

    qtbot.waitUntil(is_idle, timeout=30_000)
    lay_out()
    qtbot.waitUntil(is_idle, timeout=30_000)


def seen(window: MainWindow) -> list[str]:
    """Return everything that the window says, in words, tool tips and names for screen readers."""
    found = [window.windowTitle()]
    found += [action.text() for action in window.window_actions.findChildren(QAction)]
    found += [menu.title() for menu in window.menuBar().findChildren(QWidget) if menu.isWindow()]
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        found += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        match widget:
            case QLabel() | QAbstractButton():
                found.append(widget.text())
            case QComboBox():
                found += [widget.itemText(place) for place in range(widget.count())]
            case QTabBar():
                found += [widget.tabText(place) for place in range(widget.count())]
            case QAbstractItemView() if (model := widget.model()) is not None:
                columns = range(model.columnCount())
                across = Qt.Orientation.Horizontal
                found += [str(model.headerData(place, across)) for place in columns]
                rows = range(min(model.rowCount(), 20))
                found += [str(model.index(row, at).data()) for row in rows for at in columns]
    return found


def agree(window: MainWindow, other: MainWindow) -> None:
    assert seen(window) == seen(other)


@pytest.fixture
def project(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> Path:
    """Return a project with one run, which the window shows."""
    sample = find_sample("en")
    for role, paths in (
        (Role.REFERENCE, sample.references),
        (Role.CANDIDATE, sample.candidates),
    ):
        copies = [Path(shutil.copyfile(path, tmp_path / path.name)) for path in paths]
        window.session.files.add(role, copies)
    wait_for(qtbot, window, State.SCORED)
    with qtbot.waitSignal(window.saver.saved, timeout=10_000):
        window.saver.save(tmp_path / "project.bleu")
    return tmp_path / "project.bleu"


def open_project(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    with qtbot.waitSignal(window.saver.opened, timeout=10_000):
        window.project.open(path)
    wait_for(qtbot, window, State.SCORED)
    qtbot.waitUntil(lambda: window.session.text_check.report is not None, timeout=10_000)


@pytest.fixture
def fresh(qtbot: QtBot) -> Iterator[Callable[[str, Path], MainWindow]]:
    windows = []

    def open_window(language: str, path: Path) -> MainWindow:
        set_language(language)
        preferences = Preferences(remember=False)
        preferences.inputs = True
        window = MainWindow(preferences)
        windows.append(window)
        qtbot.addWidget(window, before_close_func=lambda window: window.project.discard())
        window.resize(1180, 820)
        window.show()
        open_project(window, qtbot, path)
        # As the program does when it starts, and a window when its language changes.
        window.check_fonts()
        return window

    yield open_window
    for window in windows:
        window.close()


@pytest.mark.parametrize("language", slow_but(["zh_TW"], LANGUAGES))
def test_each_page_says_what_it_says_in_a_window_that_began_in_the_language(
    window: MainWindow,
    qtbot: QtBot,
    project: Path,
    fresh: Callable[[str, Path], MainWindow],
    language: str,
) -> None:
    open_project(window, qtbot, project)
    for page in PAGES:
        # Each page is seen in another language before, as the work of a user leaves it.
        window.session.navigation.open_page(page)
        settle(window, qtbot)
    if language != "en":
        switch(window, qtbot, language)
    else:
        switch(window, qtbot, "es")
        switch(window, qtbot, "en")
    other = fresh(language, project)
    for page in PAGES:
        for each in (window, other):
            each.session.navigation.open_page(page)
            settle(each, qtbot)
        # On a busy machine, what is found in the background comes later.
        qtbot.waitUntil(partial(agree, window, other), timeout=10_000)


@pytest.fixture
def many(window: MainWindow, qtbot: QtBot, write: Write) -> MainWindow:
    """Return a window with 300 segments and two candidates."""
    texts = {"reference": REFERENCE, "good": GOOD, "weak": WEAK}
    paths = {
        name: write(f"{name}.en.txt", [f"{lines[n % 3]} {n}" for n in range(300)])
        for name, lines in texts.items()
    }
    window.session.files.add(Role.REFERENCE, [paths["reference"]])
    window.session.files.add(Role.CANDIDATE, [paths["good"], paths["weak"]])
    wait_for(qtbot, window, State.SCORED)
    window.activateWindow()
    settle(window, qtbot)
    return window


@pytest.mark.parametrize("language", slow_but(["es", "zh_TW"], LANGUAGES))
def test_what_was_typed_chosen_and_scrolled_to_stays(
    many: MainWindow, qtbot: QtBot, language: str
) -> None:
    if language == "en":
        switch(many, qtbot, "id")
    many.session.navigation.open_page(PageName.SEGMENTS)
    settle(many, qtbot)
    page = part(many, SegmentsPage)
    page.find_bar.places["reference"].trigger()
    qtbot.keyClicks(page.find_bar.field, "the")
    settle(many, qtbot)
    page.filters.press("length")
    page.filters.press("worst")
    settle(many, qtbot)
    page.clear_filters()
    qtbot.keyClicks(page.find_bar.field, "cat")
    settle(many, qtbot)
    page.tools.sort.sort(Order("bleu", descending=True))
    settle(many, qtbot)
    # The chosen segment is out of sight.
    page.view.go_to(10)
    page.view.verticalScrollBar().setValue(57)
    page.splitter.setSizes([300, 200])
    settle(many, qtbot)
    settings = part(many, SettingsPanel)
    settings.details_button.click()
    file_list(many, Role.CANDIDATE).tree.topLevelItem(1).setSelected(True)
    lay_out()
    page.find_bar.field.setFocus()
    page.find_bar.field.setCursorPosition(1)

    def state() -> dict[str, object]:
        page = part(many, SegmentsPage)
        return {
            "page": part(many, ResultTabs).page.name,
            "text": page.find_bar.field.text(),
            "cursor": page.find_bar.field.cursorPosition(),
            "where": [name for name, one in page.find_bar.places.items() if one.isChecked()],
            "rows": page.view.segments.rowCount(),
            "segment": page.view.current_segment(),
            "selected": [*selected_rows(page.view)],
            "scrolled": page.view.verticalScrollBar().value(),
            "order": page.tools.sort.order.current,
            "detail": page.detail.notes.isEnabled(),
            "sizes": page.splitter.sizes(),
            "opened": part(many, SettingsPanel).details.isVisible(),
            "file": [row.name for row in file_list(many, Role.CANDIDATE).selected()],
            "focus": many.focusWidget() is page.find_bar.field,
        }

    before = state()
    assert before["rows"] == 100
    assert before["scrolled"] == 57
    assert before["focus"]
    switch(many, qtbot, language)
    after = state()
    # Words of another language need other heights.
    assert sum(after.pop("sizes")) == pytest.approx(sum(before.pop("sizes")), abs=40)
    assert after == before


def test_filters_and_notes_stay(many: MainWindow, qtbot: QtBot) -> None:
    many.session.navigation.open_page(PageName.SEGMENTS)
    settle(many, qtbot)
    page = part(many, SegmentsPage)
    page.filters.press("worst")
    settle(many, qtbot)
    assert page.filters.checked() == {"worst"}
    page.clear_filters()
    settle(many, qtbot)
    page.filters.press("worst")
    settle(many, qtbot)
    page.view.go_to(3)
    page._show_detail()
    segment = page.view.current_segment()
    assert segment is not None
    qtbot.keyClicks(page.detail.notes.comment, "not city")
    switch(many, qtbot, "es")
    page = part(many, SegmentsPage)
    assert page.filters.checked() == {"worst"}
    assert page.view.current_segment() == segment
    assert page.detail.notes.comment.text() == "not city"
    assert many.session.notes.of_candidate(0)[segment].text == "not city"
    assert [*many.session.notes.of_candidate(0)] == [segment]


def test_a_page_scrolled_down_stays_there(many: MainWindow, qtbot: QtBot) -> None:
    many.resize(1180, 400)
    lay_out()
    part(many, ScorePage).area.verticalScrollBar().setValue(90)
    switch(many, qtbot, "es")
    qtbot.waitUntil(lambda: part(many, ScorePage).area.verticalScrollBar().value() == 90)


def test_what_is_typed_on_the_pad_stays_even_while_it_is_closed(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.window_actions.paste.trigger()
    pad = part(window, PadPage)
    pad.buttons[pad.second_candidate].click()
    for field, text in (
        (pad.reference, "a b"),
        (pad.candidate, "a\nc"),
        (pad.second_candidate, "b"),
    ):
        field.textCursor().insertText(text)
    pad.candidate.setFocus()
    switch(window, qtbot, "zh_CN")
    pad = part(window, PadPage)
    assert pad.isVisible()
    assert [field.lines() for field in (pad.reference, pad.candidate, pad.second_candidate)] == [
        ("a b",),
        ("a", "c"),
        ("b",),
    ]
    assert window.focusWidget() is pad.candidate
    pad.candidate.textCursor().insertText("!")
    assert pad.candidate.lines() == ("a", "c!")
    pad.close_button.click()
    switch(window, qtbot, "en")
    window.window_actions.paste.trigger()
    assert part(window, PadPage).candidate.lines() == ("a", "c!")


def test_nothing_of_the_old_widgets_is_alive(many: MainWindow, qtbot: QtBot) -> None:
    for page in PAGES:
        many.session.navigation.open_page(page)
        settle(many, qtbot)
    many.show_learning()
    roots = [many._splitter, part(many, LearnDialog), part(many, StatusNote), many.menuBar()]
    old: list[QObject] = [many.menus, many.window_actions, *roots]
    old += [each for root in roots for each in root.findChildren(QWidget)]
    del roots
    names = [type(each).__name__ for each in old]
    assert {"SegmentsPage", "LearnDialog", "StatusNote", "ComparePage", "QMenu"} <= {*names}
    runners = len(many.session.findChildren(JobRunner))
    switch(many, qtbot, "es")
    lay_out()
    assert [name for each, name in zip(old, names, strict=True) if shiboken6.isValid(each)] == []
    references = [weakref.ref(each) for each in old]
    del old
    # The texts of a result are kept away from the garbage collector, with all there was then.
    gc.unfreeze()
    gc.collect()
    left = [name for each, name in zip(references, names, strict=True) if each() is not None]
    assert left == []
    assert len(many.session.findChildren(JobRunner)) <= runners
    part(many, LearnDialog).close()


def test_the_session_reaches_only_the_new_widgets(
    many: MainWindow, qtbot: QtBot, write: Write
) -> None:
    with qtbot.captureExceptions() as exceptions:
        for language in ("es", "zh_TW", "en"):
            switch(many, qtbot, language)
        session = many.session
        session.files.add(Role.CANDIDATE, [write("third.en.txt", [*GOOD * 100])])
        wait_for(qtbot, many, State.SCORED)
        session.navigation.choose("third.en.txt")
        session.notes.changed.emit()
        session.project.changed.emit()
        session.text_check.changed.emit()
        session.clear()
        lay_out()
    assert exceptions == []
    assert part(many, SettingsPanel).isVisible()


def test_a_switch_during_work_leaves_the_work_and_what_was_typed(
    many: MainWindow, qtbot: QtBot
) -> None:
    many.session.navigation.open_page(PageName.SEGMENTS)
    page = part(many, SegmentsPage)
    qtbot.keyClicks(page.find_bar.field, "cat")
    settle(many, qtbot)
    many.session.read_files()
    assert many.session.is_working
    many.switch_language("es")
    many.rebuild()
    # Twice, so that the first rest is not lost.
    many.rebuild()
    wait_for(qtbot, many, State.SCORED)
    settle(many, qtbot)
    page = part(many, SegmentsPage)
    assert part(many, ResultTabs).page.name is PageName.SEGMENTS
    assert page.find_bar.field.text() == "cat"
    assert page.view.segments.rowCount() == 100


def test_notices_are_written_again(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.project.open(tmp_path / "none.bleu")
    qtbot.waitUntil(lambda: len(window.notices.all()) == 1)
    [english] = window.notices.all()
    text = english.text
    assert "none.bleu" in text
    switch(window, qtbot, "es")
    [spanish] = window.notices.all()
    assert "none.bleu" in spanish.text
    assert spanish.text != text
    spanish.close_button.click()
    assert window.notices.all() == []


def test_a_text_being_saved_is_confirmed_in_the_new_language(
    many: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    evaluation = many.session.evaluation
    assert evaluation is not None
    many.texts.save(evaluation, tmp_path / "texts.tsv", many.texts.choices()[0])
    many.rebuild()
    qtbot.waitUntil(lambda: bool(part(many, StatusNote).message()), timeout=10_000)
    assert (tmp_path / "texts.tsv").is_file()


def test_a_disabled_field_takes_nothing(qtbot: QtBot) -> None:
    windows = []
    for text in ("typed", ""):
        window = QWidget()
        qtbot.addWidget(window)
        layout = QVBoxLayout(window)
        for _ in range(2):
            layout.addWidget(QLineEdit(text, window))
        windows.append(window)
    first, second = windows[1].findChildren(QLineEdit)
    first.setEnabled(False)
    ViewState(windows[0]).restore(windows[1], waits=False)
    assert (first.text(), second.text()) == ("", "typed")


def test_the_explanation_of_bleu_stays_open_at_its_section(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.show_learning()
    before = part(window, LearnDialog)
    before.show_section(7)
    size = before.size()
    switch(window, qtbot, "es")
    dialog = part(window, LearnDialog)
    shown = dialog.windowTitle(), dialog.section, dialog.contents.currentItem().text()
    size_now = dialog.size()
    dialog.close()
    assert shown == ("Entender BLEU", 7, "Suavizado")
    assert size_now == size
