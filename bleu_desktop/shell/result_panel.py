"""The right side: the invitation, what is missing, what failed, or the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QPushButton, QStackedLayout, QWidget

from bleu_core.corpus.addresses import Role
from bleu_core.errors import FieldUndecided, KeysMissing, NothingPaired, SegmentCountsDiffer
from bleu_core.settings import PairingOptions
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session, State
from bleu_desktop.shared import theme
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.widgets import IconLabel, Panel, TextLabel, column, em, row
from bleu_score.messages.errors import error_text

if TYPE_CHECKING:
    from bleu_desktop.score.score_page import ResultPage
    from bleu_desktop.shell.result_tabs import ResultTabs


class ResultPanel(Panel):
    """Shows the page that fits the session's state."""

    add_requested = Signal(Role)
    sample_requested = Signal()
    learn_requested = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.message = MessagePage(self)
        self._tabs: ResultTabs | None = None
        self._had_focus = False
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self.message)
        self.message.reference_button.clicked.connect(
            lambda: self.add_requested.emit(Role.REFERENCE)
        )
        self.message.candidate_button.clicked.connect(
            lambda: self.add_requested.emit(Role.CANDIDATE)
        )
        self.message.sample_button.clicked.connect(self.sample_requested)
        self.message.again_button.clicked.connect(session.score_again)
        self.message.choose_button.clicked.connect(session.ask_again)
        self.message.pair_button.clicked.connect(lambda: session.set_pairing(PairingOptions()))
        session.state_changed.connect(self._show_state)
        self.retranslate()

    @property
    def tabs(self) -> ResultTabs:
        """The pages of a result, made when there is one to show: the window stands sooner."""
        if self._tabs is None:
            from bleu_desktop.shell.result_tabs import ResultTabs

            self._tabs = ResultTabs(self._session, self)
            self._tabs.score.score.learn_button.clicked.connect(self.learn_requested)
            self._pages.addWidget(self._tabs)
        return self._tabs

    @property
    def result(self) -> ResultPage:
        """The page of scores."""
        return self.tabs.score

    def retranslate(self) -> None:
        # The pages of a result speak for themselves.
        if self._pages.currentWidget() is self.message:
            self._show_state()

    def _show_state(self) -> None:
        session = self._session
        focus = QApplication.focusWidget()
        self._had_focus = self._had_focus or (focus is not None and self.isAncestorOf(focus))
        if session.state is State.WORKING:
            # The old result stays in sight, greyed, for the moment a new score takes.
            if self._tabs is not None:
                self._tabs.score.set_current(False)
            if self._pages.currentWidget() is self.message:
                self.message.show_working()
            return
        if session.state is State.SCORED and session.evaluation is not None:
            self.tabs.show_evaluation(session.evaluation)
            self._show_page(self.tabs, self.tabs.main_widget())
            return
        if isinstance(session.error, SegmentCountsDiffer) and session.originals:
            self.tabs.show_mismatch(session.error)
            self._show_page(self.tabs, self.tabs.main_widget())
            return
        if self._tabs is not None and session.state is State.EMPTY:
            self._tabs.forget()
        if session.state is State.FAILED and session.error is not None:
            undecided = isinstance(session.error, FieldUndecided)
            by_choice = (
                isinstance(session.error, KeysMissing | NothingPaired)
                and session.settings.pairing != PairingOptions()
            )
            self.message.show_error(
                error_text(session.error), choosing=undecided, pairing=by_choice
            )
        elif session.state is State.CANCELLED:
            self.message.show_cancelled()
        else:
            self.message.show_missing(
                has_candidate=bool(session.files[Role.CANDIDATE]),
                has_reference=bool(session.files[Role.REFERENCE]),
            )
        self._show_page(self.message, self.message.main_widget())

    def _show_page(self, page: QWidget, main_widget: QWidget) -> None:
        """Show a page; the focus, if it was on the page before, goes to its main widget."""
        focus = QApplication.focusWidget()
        lost = self._had_focus and (focus is None or not page.isAncestorOf(focus))
        self._had_focus = False
        self._pages.setCurrentWidget(page)
        if lost:
            main_widget.setFocus()

    def take_focus_now(self) -> None:
        """Put the focus on the main widget of the page that is shown."""
        page = self._pages.currentWidget()
        if isinstance(page, MessagePage):
            page.main_widget().setFocus()
        elif self._tabs is not None:
            self._tabs.main_widget().setFocus()

    def take_focus(self) -> None:
        """Put the focus on the main widget of the page shown next."""
        self._had_focus = True


class MessagePage(QWidget):
    """One message in the middle, with the buttons that lead on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drop_icon = IconLabel("drop", self, scale=2.6)
        self._error_icon = IconLabel("warning", self, scale=2.6, color=theme.WARNING_COLOR)
        for label in (self._drop_icon, self._error_icon):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title = TextLabel(self, wrap=True, scale=1.5, bold=True)
        self.text = TextLabel(self, wrap=True, selectable=True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.reference_button = QPushButton(icon("add"), "", self)
        self.candidate_button = QPushButton(icon("add"), "", self)
        self.sample_button = QPushButton(icon("sample"), "", self)
        self.choose_button = QPushButton(icon("settings"), "", self)
        self.pair_button = QPushButton(icon("reload"), "", self)
        self.again_button = QPushButton(icon("reload"), "", self)
        self._buttons = (
            self.reference_button,
            self.candidate_button,
            self.sample_button,
            self.choose_button,
            self.pair_button,
            self.again_button,
        )
        middle = column(spacing=em(self, 0.7))
        middle.addWidget(self._drop_icon)
        middle.addWidget(self._error_icon)
        middle.addWidget(self.title)
        middle.addWidget(self.text)
        middle.addSpacing(em(self, 0.5))
        for button in self._buttons:
            line = row()
            line.addStretch(1)
            line.addWidget(button, 2)
            line.addStretch(1)
            middle.addLayout(line)
        across = row()
        margin = em(self, 2)
        across.setContentsMargins(margin, margin, margin, margin)
        across.addStretch(1)
        across.addLayout(middle, 4)
        across.addStretch(1)
        layout = column(self)
        layout.addStretch(2)
        layout.addLayout(across)
        layout.addStretch(3)

    def _show(
        self, title: str, text: str, buttons: set[QPushButton], *, error: bool = False
    ) -> None:
        self.reference_button.setText(translate("ResultPanel", "Add reference…"))
        self.candidate_button.setText(translate("ResultPanel", "Add candidates…"))
        self.sample_button.setText(translate("ResultPanel", "Open the sample"))
        self.choose_button.setText(translate("ResultPanel", "Choose texts…"))
        self.pair_button.setText(translate("ResultPanel", "Pair automatically"))
        self.again_button.setText(translate("ResultPanel", "Score again"))
        self._drop_icon.setVisible(self.reference_button in buttons)
        self._error_icon.setVisible(error)
        self.title.setText(title)
        self.text.setText(text)
        self.text.setVisible(bool(text))
        for button in self._buttons:
            button.setVisible(button in buttons)

    def main_widget(self) -> QWidget:
        """Return what the keyboard starts at."""
        shown = (button for button in self._buttons if not button.isHidden())
        return next(shown, self.text)

    def show_missing(self, *, has_candidate: bool, has_reference: bool) -> None:
        """Invite, or say which half is missing."""
        if not has_reference and not has_candidate:
            self._show(
                translate("ResultPanel", "Drop reference and candidate files here"),
                translate(
                    "ResultPanel",
                    "XLIFF, TMX, PO, spreadsheets, subtitles, Word, plain text and more. Your "
                    "files stay on this computer.",
                ),
                {self.reference_button, self.candidate_button, self.sample_button},
            )
        elif has_reference:
            self._show(
                translate("ResultPanel", "Now add a candidate translation"),
                translate("ResultPanel", "It is scored as soon as it is here."),
                {self.candidate_button},
            )
        elif has_candidate:
            self._show(
                translate("ResultPanel", "Now add a reference translation"),
                translate("ResultPanel", "The candidates are compared with it."),
                {self.reference_button},
            )

    def show_error(self, text: str, *, choosing: bool = False, pairing: bool = False) -> None:
        """Say what is wrong; a text may have to be chosen, or another way of pairing."""
        buttons = {self.choose_button} if choosing else {self.again_button}
        if pairing:
            buttons = {self.pair_button}
        title = (
            translate("ResultPanel", "Which text is meant?")
            if choosing
            else translate("ResultPanel", "This cannot be scored")
        )
        self._show(title, text, buttons, error=not choosing)

    def show_cancelled(self) -> None:
        """Say that there is no result, because the user stopped."""
        self._show(translate("ResultPanel", "Cancelled"), "", {self.again_button})

    def show_working(self) -> None:
        """Say that the result is on its way."""
        self._show(translate("ResultPanel", "Scoring…"), "", set())
