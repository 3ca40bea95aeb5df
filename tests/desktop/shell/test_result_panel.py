"""The page that fits the state of a session: a message, a question, the pad, or a result."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.errors import BleuError
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.files.errors import FileEmpty
from bleu_core.folders.errors import NoFilesPaired
from bleu_core.pairing.errors import SegmentCountsDiffer, TranslationsMissing
from bleu_core.settings import Settings
from bleu_desktop.folders.file_strip import FileStrip
from bleu_desktop.folders.pairing_preview import PairingPreview
from bleu_desktop.pad.pad_page import PadPage
from bleu_desktop.session.file_rows import FileRow
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import Session, State
from bleu_desktop.session.work import Outcome
from bleu_desktop.shared import manual
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shell.message_page import MessagePage
from bleu_desktop.shell.preferences import Preferences
from bleu_desktop.shell.result_panel import ResultPanel
from bleu_desktop.shell.result_tabs import ResultTabs
from bleu_desktop.shell.role_question import RoleQuestion
from tests.helpers.driving import GOOD, REFERENCE, part
from tests.helpers.folder_trees import LINES, OTHER, write_tree


class Panel:
    """The panel of a session, without the rest of the window."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        self.session = Session()
        self.root = QWidget()
        qtbot.addWidget(self.root)
        self.root.resize(900, 700)
        self.elsewhere = QLineEdit(self.root)
        self.actions = Actions(self.root)
        self.panel = ResultPanel(self.session, self.actions, Preferences(remember=False), self.root)
        self.panel.resize(900, 700)
        self.root.show()
        self.root.activateWindow()

    def score(self) -> None:
        self.session.files.replace_by_documents(
            {
                Role.REFERENCE: [Document.from_segments("r", REFERENCE)],
                Role.CANDIDATE: [Document.from_segments("c", GOOD)],
            }
        )
        self.wait(State.SCORED)

    def wait(self, state: State) -> None:
        self._qtbot.waitUntil(lambda: self.session.state is state, timeout=10_000)

    def show(self, state: State, error: BleuError | None = None) -> None:
        """Have the session be in a state, as a job leaves it."""
        self.session.shown = Outcome(error=error)
        self.session.state = state
        self.session.state_changed.emit()

    def page(self) -> type[QWidget]:
        """Return the type of the page that is shown."""
        kinds = (MessagePage, ResultTabs, PairingPreview, RoleQuestion, PadPage)
        (found,) = (
            kind for kind in kinds for each in self.panel.findChildren(kind) if each.isVisible()
        )
        return found

    @property
    def room(self) -> tuple[bool, bool, bool]:
        """Whether a result is shown, the page needs room, and it is wide."""
        return self.panel.shows_result, self.panel.needs_room, self.panel.has_wide_page


@pytest.fixture
def shown(qtbot: QtBot, english: None) -> Iterator[Panel]:
    panel = Panel(qtbot)
    yield panel
    panel.session.close()
    panel.root.close()


def test_a_result_takes_the_place_of_a_message(shown: Panel, qtbot: QtBot) -> None:
    panel, session = shown.panel, shown.session
    assert (shown.page(), shown.room) == (MessagePage, (False, False, False))
    assert panel.manual_page == manual.FIRST_STEPS
    shown.score()
    assert (shown.page(), shown.room) == (ResultTabs, (True, True, False))
    assert panel.manual_page == manual.SCORE
    tabs = part(panel, ResultTabs)
    with qtbot.waitSignal(panel.page_changed):
        session.navigation.open_page(PageName.COMPARE)
    assert shown.room == (True, True, True)
    assert panel.manual_page == manual.COMPARING
    assert panel.view_state() == (PageName.COMPARE, False, False)
    # While it is scored again, the old result stays.
    session.work.set_settings(Settings(lowercase=True))
    assert session.state is State.WORKING
    assert shown.page() is ResultTabs
    shown.wait(State.SCORED)
    assert tabs.page.name is PageName.COMPARE
    session.clear()
    assert shown.page() is MessagePage
    shown.score()
    assert tabs.page.name is PageName.SCORE


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (State.CANCELLED, "Canceled"),
        (State.WORKING, "Scoring…"),
        (State.INCOMPLETE, "Now add a candidate translation"),
        (State.FAILED, "These files cannot be scored"),
    ],
)
def test_a_message_says_what_the_state_is(shown: Panel, state: State, words: str) -> None:
    shown.session.files.add(Role.REFERENCE, [Path("r.txt")])
    shown.session.scorer.cancel()
    shown.show(state, FileEmpty(Path("r.txt")) if state is State.FAILED else None)
    assert shown.page() is MessagePage
    assert part(shown.panel, MessagePage).title.text() == words
    assert shown.panel.manual_page == manual.PAIRING


def test_the_question_for_the_reference_goes_when_it_is_answered(
    shown: Panel, tmp_path: Path
) -> None:
    paths = [tmp_path / "a.txt", tmp_path / "b.txt"]
    for path, lines in zip(paths, (REFERENCE, GOOD), strict=True):
        path.write_text("\n".join(lines), "utf-8")
    shown.session.files.add_guessing(paths)
    shown.wait(State.UNDECIDED)
    assert (shown.page(), shown.room) == (RoleQuestion, (False, True, False))
    shown.session.files.choose_reference(shown.session.files.undecided[0])
    assert shown.session.state is State.WORKING
    assert (shown.page(), shown.room) == (MessagePage, (False, False, False))
    shown.wait(State.SCORED)
    assert shown.page() is ResultTabs


def test_folders_are_scored_from_their_preview_with_a_strip_above_the_result(
    shown: Panel, tmp_path: Path
) -> None:
    session, panel = shown.session, shown.panel
    for name, text, role in (("ref", LINES, Role.REFERENCE), ("mt", OTHER, Role.CANDIDATE)):
        session.files.add(role, [write_tree(tmp_path / name, {"a.txt": text, "b.txt": text})])
    shown.wait(State.PAIRED)
    assert (shown.page(), shown.room) == (PairingPreview, (False, True, False))
    assert panel.findChildren(FileStrip) == []
    preview = part(panel, PairingPreview)
    preview.button.click()
    assert (session.state, shown.page()) == (State.WORKING, MessagePage)
    shown.wait(State.SCORED)
    assert shown.page() is ResultTabs
    strip = part(panel, FileStrip)
    assert strip.isVisible()
    # After a failure, the files and their errors are shown, and scored again from there.
    shown.show(State.FAILED)
    assert shown.page() is PairingPreview
    assert strip.isHidden()
    preview.button.click()
    assert session.state is State.WORKING
    shown.wait(State.SCORED)
    assert strip.isVisible()
    session.clear()
    shown.score()
    assert strip.isHidden()


def test_the_pad_stays_until_it_is_closed_or_files_are_added(shown: Panel, tmp_path: Path) -> None:
    panel = shown.panel
    panel.close_pad()
    assert panel.view_state() == (None, False, False)
    shown.actions.paste.trigger()
    assert (shown.page(), shown.room) == (PadPage, (False, False, False))
    assert panel.view_state() == (None, True, True)
    shown.show(State.CANCELLED)
    assert shown.page() is PadPage
    assert panel.manual_page == manual.FIRST_STEPS
    part(panel, PadPage).close_button.click()
    assert shown.page() is MessagePage
    assert panel.view_state() == (None, True, False)
    panel.open_pad()
    shown.session.files.add(Role.REFERENCE, [tmp_path / "r.txt"])
    assert shown.page() is MessagePage


@pytest.mark.parametrize(
    ("state", "done", "page"),
    [
        ((None, False, False), True, MessagePage),
        ((None, True, False), True, MessagePage),
        ((None, True, True), True, PadPage),
        # The page of a result that is not there yet.
        (("compare", False, False), False, MessagePage),
    ],
)
def test_another_panel_takes_over_what_was_shown(
    shown: Panel, state: tuple[str | None, bool, bool], done: bool, page: type[QWidget]
) -> None:
    assert shown.panel.restore_view_state(state) is done
    assert shown.page() is page
    assert bool(shown.panel.findChildren(PadPage)) is state[1]
    if not done:
        shown.score()
        assert shown.panel.restore_view_state(state)
        assert part(shown.panel, ResultTabs).page.name is PageName.COMPARE


A, B = Path("a.txt"), Path("b.txt")


@pytest.mark.parametrize(
    ("error", "culprit"),
    [
        (FileEmpty(B), "b.txt"),
        (FileEmpty(Path("c.txt")), None),
        # The one that was opened last.
        (NoFilesPaired((A, B), 4), "a.txt"),
        (SegmentCountsDiffer("a.txt", 1, "b.txt", 2, number=1), "b.txt"),
        (SegmentCountsDiffer("b.txt", 1, "a.txt", 2, number=0), "a.txt"),
        (TranslationsMissing("b.txt"), "b.txt"),
        (TranslationsMissing("c.txt"), None),
        (BleuError(), None),
    ],
)
def test_an_error_belongs_to_a_file(shown: Panel, error: BleuError, culprit: str | None) -> None:
    shown.session.files.add(Role.CANDIDATE, [B])
    shown.session.files.add(Role.REFERENCE, [A])
    shown.session.scorer.cancel()
    shown.show(State.FAILED, error)
    wanted: list[FileRow | None] = []
    shown.actions.exchange_wanted.connect(wanted.append)
    button = part(shown.panel, MessagePage).another_button
    assert button.isVisible() is (culprit is not None)
    button.click()
    assert [row and row.name for row in wanted] == [culprit]


def test_the_focus_goes_from_page_to_page(shown: Panel) -> None:
    panel = shown.panel
    message = part(panel, MessagePage)
    panel.take_focus_now()
    assert QApplication.focusWidget() is message.main_widget()
    shown.score()
    tabs = part(panel, ResultTabs)
    assert QApplication.focusWidget() is tabs.main_widget()
    # The user's place elsewhere is not taken.
    shown.elsewhere.setFocus()
    shown.session.work.set_settings(Settings(lowercase=True))
    shown.wait(State.SCORED)
    assert QApplication.focusWidget() is shown.elsewhere
    panel.take_focus()
    shown.session.clear()
    assert QApplication.focusWidget() is message.main_widget()


@pytest.mark.parametrize("prepared", [True, False])
def test_the_pages_of_a_result_are_made_when_one_comes(
    shown: Panel, qtbot: QtBot, prepared: bool
) -> None:
    assert shown.panel.findChildren(ResultTabs) == []
    shown.panel.prepare(at_once=prepared)
    qtbot.wait(1)
    assert bool(shown.panel.findChildren(ResultTabs)) is prepared
