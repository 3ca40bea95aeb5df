"""Finds text or a regular expression in the segments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget

from bleu_core.errors import BleuError
from bleu_core.progress import Progress
from bleu_desktop.i18n import translate
from bleu_desktop.session.jobs import JobRunner
from bleu_desktop.shared.flow_layout import FlowLayout
from bleu_desktop.shared.forms import fill
from bleu_desktop.shared.widgets import Panel, TextLabel, em, plain_tool_tip, tool_button
from bleu_score.i18n import format_number, format_percent

if TYPE_CHECKING:
    from bleu_core.comparing.segments import Mask, SegmentTable

ALL, SOURCE, REFERENCE, CANDIDATE = "all", "source", "reference", "candidate"
# Milliseconds without a key before a search begins.
_PAUSE = 200


class FindBar(Panel):
    """A field for the text to find, a choice of texts to search, and buttons to step to matches.

    Attributes
    ----------
    matches
        The segments with a match; None while nothing is searched for, or they are not known yet.

    Signals
    -------
    found
        `matches` has changed.
    step_wanted
        1 for the next match, -1 for the previous one.
    closed
        The user wants to close the bar.
    """

    found = Signal()
    step_wanted = Signal(int)
    closed = Signal()

    def __init__(self, runner: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.matches: Mask | None = None
        self._table: SegmentTable | None = None
        self._candidate = 0
        self._error: BleuError | None = None
        self._share: float | None = None
        self._place: tuple[int | None, int] = (None, 0)
        self._runner = runner
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self.field = QLineEdit(self)
        self.field.setClearButtonEnabled(True)
        self.field.setMinimumWidth(em(self, 10))
        self.where = QComboBox(self)
        self.expression = QCheckBox(self)
        self.previous = tool_button("up", self)
        self.next = tool_button("down", self)
        self.close_button = tool_button("close", self)
        self.result = TextLabel(self, muted=True)
        layout = FlowLayout(self, spacing=8)
        for widget in (
            self.field, self.where, self.expression, self.previous, self.next, self.result,
            self.close_button,
        ):  # fmt: skip
            layout.addWidget(widget)
        self.field.textChanged.connect(self._wait)
        self.where.currentIndexChanged.connect(self._search)
        self.expression.toggled.connect(self._search)
        self.previous.clicked.connect(lambda: self.step_wanted.emit(-1))
        self.next.clicked.connect(lambda: self.step_wanted.emit(1))
        self.close_button.clicked.connect(self.closed)
        self._pause.timeout.connect(self._search)
        self._runner.progress.connect(self._report)
        self._runner.finished.connect(self._take)
        self._runner.failed.connect(lambda _: self._fail())
        self.retranslate()

    def show_table(self, table: SegmentTable | None, candidate: int) -> None:
        """Search the texts of another evaluation or candidate."""
        if table is not self._table or candidate != self._candidate:
            self._table, self._candidate = table, candidate
            self._fill_places()
            self._search()

    def open(self) -> None:
        """Let the user type."""
        self.show()
        self.field.setFocus()
        self.field.selectAll()
        self._search()

    def stop(self) -> None:
        """Begin no further search."""
        self._pause.stop()

    def show_place(self, place: int | None, count: int) -> None:
        """Show the index of the current match, and the number of matches in the table."""
        self._place = place, count
        self._show_result()

    @property
    def is_searching(self) -> bool:
        """Whether the bar is open and its field has text."""
        return not self.isHidden() and bool(self.field.text()) and self._table is not None

    @property
    def is_waiting(self) -> bool:
        """Whether a search is about to begin, or not done."""
        return self._pause.isActive() or self._share is not None

    def spans(self, text: str) -> Sequence[tuple[int, int]]:
        """Return start and length of the matches in a text that is shown."""
        if not self.is_searching or self._error is not None:
            return ()
        from bleu_core.comparing.segment_search import find_spans

        return find_spans(self.field.text(), text, regular_expression=self.expression.isChecked())

    def retranslate(self) -> None:
        self.setAccessibleName(translate("SegmentsPage", "Find"))
        self.field.setPlaceholderText(translate("SegmentsPage", "Find in the segments"))
        self.field.setAccessibleName(translate("SegmentsPage", "Find in the segments"))
        self.field.setToolTip(
            plain_tool_tip(
                translate("SegmentsPage", "Case matters only if you type a capital letter.")
            )
        )
        self.expression.setText(translate("SegmentsPage", "Regular expression"))
        self.where.setAccessibleName(translate("SegmentsPage", "Where to look"))
        for button, text in (
            (self.previous, translate("SegmentsPage", "Previous match (Shift+Enter)")),
            (self.next, translate("SegmentsPage", "Next match (Enter)")),
            (self.close_button, translate("SegmentsPage", "Close (Esc)")),
        ):
            button.setToolTip(plain_tool_tip(text))
            button.setAccessibleName(text)
        self._fill_places()
        self._show_result()

    def _fill_places(self) -> None:
        names = [
            (ALL, translate("SegmentsPage", "In all texts")),
            (SOURCE, translate("SegmentsPage", "In the source")),
            (REFERENCE, translate("SegmentsPage", "In the references")),
            (CANDIDATE, translate("SegmentsPage", "In the candidate")),
        ]
        if self._table is None or self._table.evaluation.aligned.sources is None:
            del names[1]
        blocked = self.where.blockSignals(True)
        chosen = self.where.currentData()
        fill(self.where, names)
        self.where.setCurrentIndex(max(self.where.findData(chosen), 0))
        self.where.blockSignals(blocked)

    # Searching

    def _wait(self) -> None:
        self._pause.start()

    def _search(self) -> None:
        self._pause.stop()
        self._runner.cancel()
        self._error = self._share = None
        self.matches = None
        if self.is_searching:
            assert self._table is not None
            text, documents = self.field.text(), self._documents(self._table)
            is_expression = self.expression.isChecked()

            def work(progress: Progress) -> object:
                from bleu_core.comparing.segment_search import find_segments

                try:
                    return find_segments(
                        text, documents, regular_expression=is_expression, progress=progress
                    )
                except BleuError as error:
                    return error

            self._share = 0.0
            self._runner.start(work)
        self._show_result()
        self.found.emit()

    def _documents(self, table: SegmentTable) -> list[Sequence[str]]:
        aligned, where = table.evaluation.aligned, self.where.currentData()
        documents: list[Sequence[str]] = []
        if where in (ALL, SOURCE) and aligned.sources is not None:
            documents.append(aligned.sources)
        if where in (ALL, REFERENCE):
            documents += [document.segments for document in aligned.references]
        if where in (ALL, CANDIDATE):
            documents.append(aligned.candidates[self._candidate].segments)
        return documents

    def _report(self, stage: object, done: int, total: int) -> None:
        self._share = done / total if total else None
        self._show_result()

    def _take(self, outcome: object) -> None:
        self._share = None
        if isinstance(outcome, BleuError):
            self._error = outcome
        else:
            self.matches = outcome  # type: ignore[assignment]
        self._show_result()
        self.found.emit()

    def _fail(self) -> None:
        self._share = None
        self._show_result()

    def _show_result(self) -> None:
        place, count = self._place
        can_step = self.matches is not None and count > 0
        self.previous.setEnabled(can_step)
        self.next.setEnabled(can_step)
        self.result.setText(self._result_text(place, count))
        self.result.setVisible(bool(self.result.text()))
        self.updateGeometry()

    def _result_text(self, place: int | None, count: int) -> str:
        if self._error is not None:
            from bleu_score.messages.errors import error_text

            return error_text(self._error)
        if self._share is not None:
            return translate("SegmentsPage", "Searching: {percent}").format(
                percent=format_percent(self._share, 0)
            )
        if self.matches is None:
            return ""
        if not count:
            return translate("SegmentsPage", "Not found")
        if place is None:
            return translate("SegmentsPage", "Found: {count}").format(count=format_number(count))
        return translate("SegmentsPage", "{place} of {count}").format(
            place=format_number(place + 1), count=format_number(count)
        )

    # Keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.closed.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.step_wanted.emit(-1 if back else 1)
        else:
            super().keyPressEvent(event)
