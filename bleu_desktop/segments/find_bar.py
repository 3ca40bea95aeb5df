"""Finds text or a regular expression in the segments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from bleu_core.analysis import segment_search
from bleu_core.analysis import segments as comparing_segments
from bleu_core.errors import BleuError
from bleu_desktop.i18n import translate
from bleu_desktop.shared.controls import MenuButton
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.jobs import JobRunner, or_error
from bleu_desktop.shared.widgets import em, plain_tool_tip, row
from bleu_score.i18n import format_percent
from bleu_score.messages.errors import error_text

ALL, SOURCE, REFERENCE, CANDIDATE = "all", "source", "reference", "candidate"
# Milliseconds without a key before a search begins.
_PAUSE = 120
# Least width of the field, and largest width of the bar, in lines.
_LEAST, _MOST = 8, 44

FindSpans = Callable[[str, str], Sequence[tuple[int, int]]]


def no_spans(text: str, where: str) -> Sequence[tuple[int, int]]:
    """Find nothing in a text."""
    return ()


class FindBar(QWidget):
    """A field for the text to find, and a menu with the texts to search.

    Attributes
    ----------
    matches
        The segments with a match; None while nothing is searched for. During a search, they are
        those of the search before it.

    Signals
    -------
    found
        `matches` has changed.
    told
        `message` has changed.
    step_wanted
        1 for the next match, -1 for the previous one.
    closed
        The user is done.
    """

    found = Signal()
    told = Signal()
    step_wanted = Signal(int)
    closed = Signal()

    def __init__(self, runner: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.matches: comparing_segments.Mask | None = None
        self._table: comparing_segments.SegmentTable | None = None
        self._candidate = 0
        self._error: BleuError | None = None
        self._share: float | None = None
        self.setAccessibleName(translate("SegmentsPage", "Find"))
        self._runner = runner
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self.field = QLineEdit(self)
        self.field.setPlaceholderText(translate("SegmentsPage", "Find in segments"))
        self.field.setAccessibleName(translate("SegmentsPage", "Find in segments"))
        self.field.setToolTip(
            plain_tool_tip(
                translate("SegmentsPage", "Case matters only if you type a capital letter.")
            )
        )
        self.field.setClearButtonEnabled(True)
        self.field.setMinimumWidth(em(self, _LEAST))
        self.setMaximumWidth(em(self, _MOST))
        self.field.addAction(icon("find"), QLineEdit.ActionPosition.LeadingPosition)
        self.where_button = MenuButton("", self)
        self.where_button.setAccessibleName(translate("SegmentsPage", "Where to look"))
        self.where_button.setToolTip(plain_tool_tip(translate("SegmentsPage", "Where to look")))
        self._make_menu()
        row(self, (self.field, 1), self.where_button, spacing=0.5)
        self.field.textChanged.connect(self._wait)
        self._pause.timeout.connect(self._search)
        self._runner.progress.connect(self._report)
        self._runner.finished.connect(self._take)
        self._runner.failed.connect(lambda _: self._fail())
        self._show_options()

    def _make_menu(self) -> None:
        menu = self.where_button.menu()
        group = QActionGroup(self)
        self.places = {
            ALL: QAction(translate("SegmentsPage", "In all texts"), self),
            SOURCE: QAction(translate("SegmentsPage", "In the source"), self),
            REFERENCE: QAction(translate("SegmentsPage", "In the references"), self),
            CANDIDATE: QAction(translate("SegmentsPage", "In the candidate"), self),
        }
        for action in self.places.values():
            action.setCheckable(True)
            group.addAction(action)
            menu.addAction(action)
        self.places[ALL].setChecked(True)
        menu.addSeparator()
        self.expression = menu.addAction(translate("SegmentsPage", "Regular expression"))
        self.expression.setCheckable(True)
        group.triggered.connect(self._change_options)
        self.expression.toggled.connect(self._change_options)

    def show_table(self, table: comparing_segments.SegmentTable | None, candidate: int) -> None:
        """Search the texts of another evaluation or candidate."""
        if table is not self._table or candidate != self._candidate:
            if table is not self._table:
                self.matches = None
            self._table, self._candidate = table, candidate
            has_source = table is not None and table.evaluation.aligned.sources is not None
            self.places[SOURCE].setVisible(has_source)
            if not has_source and self.places[SOURCE].isChecked():
                self.places[ALL].setChecked(True)
            self._show_options()
            self._search()

    def open(self) -> None:
        """Let the user type."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def clear(self) -> None:
        """Search for nothing."""
        self.field.clear()

    def stop(self) -> None:
        """Begin no further search."""
        self._pause.stop()

    @property
    def is_searching(self) -> bool:
        """Whether there is a text to find."""
        return not self.isHidden() and bool(self.field.text()) and self._table is not None

    @property
    def is_waiting(self) -> bool:
        """Whether a search is about to begin, or not done."""
        return self._pause.isActive() or self._share is not None

    @property
    def message(self) -> str:
        """The progress of the search, or the error in the expression; empty if there is none."""
        if self._error is not None:
            return error_text(self._error)
        if self._share is not None:
            return translate("SegmentsPage", "Searching: {percent}").format(
                percent=format_percent(self._share, 0)
            )
        return ""

    def spans(self, text: str, where: str) -> Sequence[tuple[int, int]]:
        """Return start and length of the matches in a text.

        Parameters
        ----------
        text
            The text.
        where
            ``source``, ``reference`` or ``candidate``.
        """
        if not self.is_searching or self._error is not None or self._where not in (ALL, where):
            return ()

        return segment_search.find_spans(
            self.field.text(), text, regular_expression=self.expression.isChecked()
        )

    def _show_options(self) -> None:
        text = self.places[self._where].text()
        # The usual sign of a regular expression in editors.
        self.where_button.setText(f"{text}  .*" if self.expression.isChecked() else text)
        self.where_button.setAccessibleDescription(text)

    @property
    def _where(self) -> str:
        return next(place for place, action in self.places.items() if action.isChecked())

    # Searching

    def _change_options(self) -> None:
        self._show_options()
        self._search()

    def _wait(self) -> None:
        if self.field.text():
            self._pause.start()
        else:
            self._search()

    def _search(self) -> None:
        self._pause.stop()
        self._runner.cancel()
        self._error = self._share = None
        if not self.is_searching:
            self._finish(None)
            return
        assert self._table is not None
        text, documents = self.field.text(), self._documents(self._table)
        is_expression = self.expression.isChecked()
        find = partial(
            segment_search.find_segments, text, documents, regular_expression=is_expression
        )
        self._share = 0.0
        self._runner.start(or_error(lambda progress: find(progress=progress)))

    def _documents(self, table: comparing_segments.SegmentTable) -> list[Sequence[str]]:
        aligned, where = table.evaluation.aligned, self._where
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
        self.told.emit()

    def _take(self, outcome: object) -> None:
        self._share = None
        if isinstance(outcome, BleuError):
            self._error, outcome = outcome, None
        self._finish(outcome)  # type: ignore[arg-type]

    def _fail(self) -> None:
        self._share = None
        self._finish(None)

    def _finish(self, matches: comparing_segments.Mask | None) -> None:
        self.matches = matches
        self.told.emit()
        self.found.emit()

    # Keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.closed.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.step_wanted.emit(-1 if back else 1)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.step_wanted.emit(-1 if key == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)
