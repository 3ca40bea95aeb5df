"""The right side of the window: a message, the pairing of folders, the pad, or the result."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QApplication, QStackedLayout, QWidget

from bleu_core.errors import BleuError
from bleu_core.files.addresses import Role
from bleu_core.folders import errors as folders_errors
from bleu_core.pairing.errors import SegmentCountsDiffer, TranslationsMissing
from bleu_core.settings import PairingOptions
from bleu_desktop.folders import file_strip, pairing_preview
from bleu_desktop.pad import pad_page
from bleu_desktop.session.file_rows import FileRow
from bleu_desktop.session.session import Session, State
from bleu_desktop.shared import manual
from bleu_desktop.shared.actions import Actions, perform
from bleu_desktop.shared.widgets import column
from bleu_desktop.shell import result_tabs, role_question
from bleu_desktop.shell.message_page import MessagePage
from bleu_desktop.shell.preferences import Preferences


class ResultPanel(QWidget):
    """Shows the page that fits the session's state, such as a message or the pages of a result.

    Signals
    -------
    page_changed
        The user looks at another page of the result.
    """

    page_changed = Signal()

    def __init__(
        self,
        session: Session,
        actions: Actions,
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._actions = actions
        self._session = session
        self._message = MessagePage(session, actions, preferences, self)
        self._tabs: result_tabs.ResultTabs | None = None
        self._pad: pad_page.PadPage | None = None
        self._had_focus = False
        self._preview: pairing_preview.PairingPreview | None = None
        self._strip: file_strip.FileStrip | None = None
        self._question: role_question.RoleQuestion | None = None
        self._pages = QStackedLayout()
        self._rows = column(self, (self._pages, 1), spacing=0)
        self._pages.addWidget(self._message)
        perform(actions.paste, self.open_pad)
        session.files.changed.connect(self.close_pad)
        session.state_changed.connect(self._show_state)
        self._show_state()

    def _tabs_page(self) -> result_tabs.ResultTabs:
        """Return the pages of a result, imported and made lazily to speed up start-up."""
        if self._tabs is None:
            self._tabs = _import_tabs()(self._session, self._actions, self)
            self._tabs.currentChanged.connect(self.page_changed)
            self._pages.addWidget(self._tabs)
        return self._tabs

    def prepare(self, *, at_once: bool = False) -> None:
        """Import the pages of a result, which is about to be shown.

        Parameters
        ----------
        at_once
            Whether the result will come at once, so that the pages are made, too.
        """
        if self._tabs is None:
            # Together with the result, the import would block the window for a moment.
            QTimer.singleShot(0, _import_tabs)
            if at_once:
                QTimer.singleShot(0, self._tabs_page)

    def _show_strip(self) -> None:
        """Show above the pages the file they are about, if the inputs are folders."""
        shown = self.shows_result and self._session.folders.result is not None
        if self._strip is None:
            if not shown:
                return

            self._strip = file_strip.FileStrip(
                self._session.folders, self._session.navigation, self
            )
            self._rows.insertWidget(0, self._strip)
            # The last button that was made before the pages.
            self._strip.follow(self._message.again_button)
        self._strip.setVisible(shown)

    def _preview_page(self) -> pairing_preview.PairingPreview:
        """Return the page that shows the pairing of folders."""
        if self._preview is None:
            self._preview = pairing_preview.PairingPreview(self._session, self._actions, self)
            self._preview.button.clicked.connect(self._score_pairing)
            self._pages.addWidget(self._preview)
        return self._preview

    def _made_question(self) -> role_question.RoleQuestion:
        """Return the page that asks which text is the reference."""
        if self._question is None:
            self._question = role_question.RoleQuestion(self._session, self)
            self._pages.addWidget(self._question)
        return self._question

    def _score_pairing(self) -> None:
        if self._session.state is State.PAIRED:
            self._session.accept_pairing()
        else:
            self._session.score_again()

    def open_pad(self) -> None:
        """Show the page to type or paste text, with the text that was typed before."""
        pad = self._pad_page()
        self._pages.setCurrentWidget(pad)
        pad.main_widget().setFocus()

    def try_example(self, texts: Sequence[str]) -> None:
        """Show an example, a candidate and its references, on the page to type or paste text."""
        self.open_pad()
        self._pad_page().show_example(*texts)

    def _pad_page(self) -> pad_page.PadPage:
        if self._pad is None:
            self._pad = pad_page.PadPage(self._session, self)
            self._pad.close_button.clicked.connect(self.close_pad)
            self._pages.addWidget(self._pad)
        return self._pad

    def view_state(self) -> tuple[str | None, bool, bool]:
        """Return the page of the result, and whether texts were typed and still are."""
        page = self._tabs.page.name if self._tabs is not None else None
        return page, self._pad is not None, self._shows_pad

    def restore_view_state(self, state: tuple[str | None, bool, bool]) -> bool:
        """Show the same page as before, as soon as there is a result."""
        page, has_pad, shows_pad = state
        if has_pad:
            # Also a closed one keeps what was typed.
            self._pad_page()
        if shows_pad:
            self.open_pad()
        if page is not None and self._tabs is not None:
            self._tabs.open_page(page)
        return page is None or self._tabs is not None

    def close_pad(self) -> None:
        """Show the state of the session again."""
        if self._shows_pad:
            self._had_focus = True
            self._pages.setCurrentWidget(self._message)
            self._show_state()

    @property
    def _shows_pad(self) -> bool:
        return self._pad is not None and self._pages.currentWidget() is self._pad

    @property
    def shows_result(self) -> bool:
        """Whether the pages of a result are shown, and no message."""
        return self._tabs is not None and self._pages.currentWidget() is self._tabs

    @property
    def needs_room(self) -> bool:
        """Whether the shown page is wider than a message."""
        shown = self._pages.currentWidget()
        return self.shows_result or (shown in (self._preview, self._question))

    @property
    def has_wide_page(self) -> bool:
        """Whether the shown page of the result has wide tables."""
        return self.shows_result and self._tabs is not None and self._tabs.page.is_wide

    @property
    def manual_page(self) -> str:
        """The page of the manual about the present view."""
        if self.shows_result and self._tabs is not None:
            return self._tabs.page.manual
        is_empty = self._session.state is State.EMPTY
        return manual.FIRST_STEPS if is_empty or self._shows_pad else manual.PAIRING

    def _show_state(self) -> None:
        if self._shows_pad:
            return  # until the pad is closed
        session = self._session
        focus = QApplication.focusWidget()
        self._had_focus = self._had_focus or (focus is not None and self.isAncestorOf(focus))
        if session.state is State.UNDECIDED:
            question = self._made_question()
            question.show_texts()
            self._show_page(question)
            return
        if session.state is State.WORKING:
            # The old result stays visible, grayed out, until the new score is known.
            if self._tabs is not None:
                self._tabs.set_outdated()
            if self._pages.currentWidget() in (self._preview, self._question):
                self._show_page(self._message)
            if self._pages.currentWidget() is self._message:
                self._message.show_working()
            self.prepare()
            return
        if session.state in (State.PARTIAL, State.SCORED) and session.evaluation is not None:
            tabs = self._tabs_page()
            tabs.show_result()
            self._show_page(tabs)
            return
        if session.state is State.PAIRED or (
            session.state is State.FAILED and session.folders.result is not None
        ):
            preview = self._preview_page()
            preview.show_pairing()
            self._show_page(preview)
            return
        drifts = isinstance(session.error, SegmentCountsDiffer) and bool(session.error.places)
        if drifts and session.originals:
            tabs = self._tabs_page()
            tabs.show_result()
            self._show_page(tabs)
            return
        if self._tabs is not None and session.state is State.EMPTY:
            self._tabs.forget()
        if session.state is State.FAILED and session.error is not None:
            by_choice = session.settings.pairing != PairingOptions()
            culprit = self._culprit(session.error)
            self._message.show_error(session.error, culprit, by_choice=by_choice)
        elif session.state is State.CANCELLED:
            self._message.show_cancelled()
        else:
            self._message.show_missing(
                candidates=len(session.files[Role.CANDIDATE]),
                has_reference=bool(session.files[Role.REFERENCE]),
                folders=session.work.workspace.has_folders,
                final=session.without_suggestions,
            )
        self._show_page(self._message)

    def _culprit(self, error: BleuError) -> FileRow | None:
        """Return the file or folder to which an error belongs."""
        entries = self._session.files.entries()
        if isinstance(error, folders_errors.NoFilesPaired):
            # The folder that was opened last.
            return max(entries, key=lambda entry: entry.number, default=None)
        if isinstance(error, SegmentCountsDiffer):
            files = self._session.files
            return [entry for role in Role for entry in files[role]][error.number]
        if isinstance(error, TranslationsMissing):
            return next((entry for entry in entries if entry.name == error.document), None)
        path = getattr(error, "path", None)
        return next((entry for entry in entries if path is not None and entry.path == path), None)

    def _show_page(
        self,
        page: MessagePage
        | result_tabs.ResultTabs
        | pairing_preview.PairingPreview
        | role_question.RoleQuestion,
    ) -> None:
        """Show a page; if the previous page had the focus, its main widget gets the focus."""
        focus = QApplication.focusWidget()
        lost = self._had_focus and (focus is None or not page.isAncestorOf(focus))
        self._had_focus = False
        self._pages.setCurrentWidget(page)
        self._show_strip()
        if lost:
            page.main_widget().setFocus()

    def take_focus_now(self) -> None:
        """Put the focus on the main widget of the page that is shown."""
        shown = self._pages.currentWidget()
        for page in (self._tabs, self._preview, self._question, self._message):
            if page is not None and page is shown:
                page.main_widget().setFocus()

    def take_focus(self) -> None:
        """Put the focus on the main widget of the page shown next."""
        self._had_focus = True


def _import_tabs() -> type[result_tabs.ResultTabs]:
    return result_tabs.ResultTabs
