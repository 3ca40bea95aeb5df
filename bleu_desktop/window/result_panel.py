"""The right side: the invitation, what is missing, what failed, or the result."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedLayout,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from bleu_core.evaluation import Evaluation
from bleu_desktop.i18n import format_number, translate
from bleu_desktop.window import theme
from bleu_desktop.window.icons import icon
from bleu_desktop.window.score_view import ScoreView
from bleu_desktop.window.session import Role, Session, State
from bleu_desktop.window.widgets import IconLabel, Panel, TextLabel, column, em, plain_tool_tip, row
from bleu_desktop.words.bands import band_name
from bleu_desktop.words.errors import error_text


class ResultPanel(Panel):
    """Shows the page that fits the session's state."""

    add_requested = Signal(Role)
    sample_requested = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.message = MessagePage(self)
        self.result = ResultPage(self)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self.message)
        self._pages.addWidget(self.result)
        self.message.reference_button.clicked.connect(
            lambda: self.add_requested.emit(Role.REFERENCE)
        )
        self.message.candidate_button.clicked.connect(
            lambda: self.add_requested.emit(Role.CANDIDATE)
        )
        self.message.sample_button.clicked.connect(self.sample_requested)
        self.message.again_button.clicked.connect(session.score_again)
        session.state_changed.connect(self._show_state)
        self.retranslate()

    def retranslate(self) -> None:
        self._show_state()

    def _show_state(self) -> None:
        session = self._session
        if session.state is State.SCORED and session.evaluation is not None:
            self.result.show_evaluation(session.evaluation)
            self.result.set_current(True)
            self._pages.setCurrentWidget(self.result)
            return
        if session.state is State.WORKING:
            # The old result stays in sight, greyed, for the moment a new score takes.
            self.result.set_current(False)
            if self._pages.currentWidget() is self.message:
                self.message.show_working()
            return
        self._pages.setCurrentWidget(self.message)
        if session.state is State.FAILED and session.error is not None:
            self.message.show_error(error_text(session.error))
        elif session.state is State.CANCELLED:
            self.message.show_cancelled()
        else:
            self.message.show_missing(
                has_reference=bool(session.files[Role.REFERENCE]),
                has_candidate=bool(session.files[Role.CANDIDATE]),
            )


class MessagePage(QWidget):
    """One message in the middle, with the buttons that lead on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drop_icon = IconLabel("drop", self, scale=2.6)
        self._error_icon = IconLabel("warning", self, scale=2.6, colour=theme.WARNING_COLOUR)
        for label in (self._drop_icon, self._error_icon):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title = TextLabel(self, wrap=True, scale=1.5, bold=True)
        self.text = TextLabel(self, wrap=True, muted=False, selectable=True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.reference_button = QPushButton(icon("add"), "", self)
        self.candidate_button = QPushButton(icon("add"), "", self)
        self.sample_button = QPushButton(icon("sample"), "", self)
        self.again_button = QPushButton(icon("reload"), "", self)
        self._buttons = (
            self.reference_button,
            self.candidate_button,
            self.sample_button,
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
        self.again_button.setText(translate("ResultPanel", "Score again"))
        self._drop_icon.setVisible(not error)
        self._error_icon.setVisible(error)
        self.title.setText(title)
        self.text.setText(text)
        self.text.setVisible(bool(text))
        for button in self._buttons:
            button.setVisible(button in buttons)

    def show_missing(self, *, has_reference: bool, has_candidate: bool) -> None:
        """Invite, or say which half is missing."""
        if not has_reference and not has_candidate:
            self._show(
                translate("ResultPanel", "Drop reference and candidate files here"),
                translate(
                    "ResultPanel",
                    "Plain text, one segment per line. Your files stay on this computer.",
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

    def show_error(self, text: str) -> None:
        """Say what is wrong."""
        self._show(
            translate("ResultPanel", "This cannot be scored"),
            text,
            {self.again_button},
            error=True,
        )

    def show_cancelled(self) -> None:
        """Say that there is no result, because the user stopped."""
        self._show(translate("ResultPanel", "Cancelled"), "", {self.again_button})

    def show_working(self) -> None:
        """Say that the result is on its way."""
        self._show(translate("ResultPanel", "Scoring…"), "", set())


class ResultPage(QWidget):
    """The candidates, if several, above the score of the chosen one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._evaluation: Evaluation | None = None
        self._chosen: str | None = None
        self.candidates = _CandidateTable(self)
        self.score = ScoreView(self)
        content = QWidget(self)
        inner = column(content, spacing=em(self, 0.8))
        margin = em(self, 1.1)
        inner.setContentsMargins(margin, margin, margin, margin)
        inner.addWidget(self.candidates)
        inner.addWidget(self.score, 1)
        area = QScrollArea(self)
        area.setWidget(content)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area = area
        column(self).addWidget(area)
        self.candidates.itemSelectionChanged.connect(self._choose)

    def show_evaluation(self, evaluation: Evaluation) -> None:
        """Show an evaluation, at the candidate looked at last if it is still there."""
        self._evaluation = evaluation
        names = [candidate.name for candidate in evaluation.ranked]
        if self._chosen not in names:
            self._chosen = names[0]
        self.candidates.show_evaluation(evaluation, names.index(self._chosen or ""))
        self.candidates.setVisible(len(names) > 1)
        self._show_chosen()

    def set_current(self, current: bool) -> None:
        """Grey out a result that is being replaced."""
        self.score.setEnabled(current)
        self.candidates.setEnabled(current)

    def _choose(self) -> None:
        row = self.candidates.chosen_row()
        if self._evaluation is not None and row is not None:
            self._chosen = self._evaluation.ranked[row].name
            self._show_chosen()

    def _show_chosen(self) -> None:
        assert self._evaluation is not None
        for candidate in self._evaluation.candidates:
            if candidate.name == self._chosen:
                self.score.show_candidate(self._evaluation, candidate)


class _CandidateTable(QTableWidget):
    """Candidates, best first."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(0, 3, parent)
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for index in (1, 2):
            header.setSectionResizeMode(index, QHeaderView.ResizeMode.ResizeToContents)

    def show_evaluation(self, evaluation: Evaluation, chosen: int) -> None:
        """List the candidates, with one selected."""
        self.setAccessibleName(translate("ResultPanel", "Candidates, best first"))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        with QSignalBlocker(self):
            self.setHorizontalHeaderLabels(
                [
                    translate("ResultPanel", "Candidate, best first"),
                    "BLEU",
                    translate("ResultPanel", "Interpretation"),
                ]
            )
            for index, alignment in enumerate((left, right, left)):
                if header := self.horizontalHeaderItem(index):
                    header.setTextAlignment(alignment)
            self.setRowCount(len(evaluation.candidates))
            for number, candidate in enumerate(evaluation.ranked):
                cells = (
                    candidate.name,
                    format_number(min(candidate.score.percent, 100.0), 2),
                    band_name(candidate.band) if candidate.band else "–",
                )
                for index, text in enumerate(cells):
                    item = QTableWidgetItem(text)
                    item.setTextAlignment((left, right, left)[index])
                    item.setToolTip(plain_tool_tip(text) if index == 0 else "")
                    self.setItem(number, index, item)
            self.verticalHeader().setDefaultSectionSize(round(self.fontMetrics().height() * 1.5))
            self.selectRow(chosen)
        shown = min(len(evaluation.candidates), 5)
        height = self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth()
        self.setFixedHeight(height + sum(self.rowHeight(index) for index in range(shown)))

    def chosen_row(self) -> int | None:
        """Return the selected row."""
        rows = self.selectionModel().selectedRows()
        return rows[0].row() if rows else None
