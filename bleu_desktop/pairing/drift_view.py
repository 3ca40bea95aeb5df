"""The places where two files that should match line by line drift apart, and their repair."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from bleu_core.files.documents import Document
from bleu_core.pairing.errors import DriftedAt, SegmentCountsDiffer
from bleu_core.pairing.repairs import Repair, RepairKind
from bleu_desktop.i18n import Messages, translate
from bleu_desktop.pairing.drift_steps import steps_around
from bleu_desktop.pairing.drift_table import DriftTable
from bleu_desktop.shared.widgets import TextLabel, column, plain_tool_tip, row
from bleu_score.i18n import format_number, join_sentences
from bleu_score.messages.names import text_name

_FAULTS = Messages(
    "PairingPage",
    {
        "only_reference": "Line {first_line} of “{first}” has no match in “{second}”.",
        "only_candidate": "Line {second_line} of “{second}” has no match in “{first}”.",
        "empty_reference_end": "The last line of “{first}” is empty; “{second}” ends one line "
        "earlier.",
        "empty_candidate_end": "The last line of “{second}” is empty; “{first}” ends one line "
        "earlier.",
        "joined": "Line {second_line} of “{second}” is {count} lines in “{first}”, from line "
        "{first_line}.",
        "split": "Line {first_line} of “{first}” is {count} lines in “{second}”, from line "
        "{second_line}.",
    },
)
# Of the repairs.
_EFFECTS = Messages(
    "PairingPage",
    {
        "only_reference": "Inserts an empty line in “{second}”.",
        "only_candidate": "Inserts an empty line in “{first}”.",
        "empty_reference_end": "Excludes the empty last line of “{first}”.",
        "empty_candidate_end": "Excludes the empty last line of “{second}”.",
        "joined": "Joins these lines of “{first}”.",
        "split": "Joins these lines of “{second}”.",
    },
)


class DriftView(QWidget):
    """Shows the places one at a time, and offers a repair for each."""

    repair_wanted = Signal(int, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._error: SegmentCountsDiffer | None = None
        self._originals: Sequence[Document] = ()
        self._place = 0
        self.place = TextLabel(self, bold=True)
        self.previous_button = QPushButton(translate("PairingPage", "Previous"), self)
        self.next_button = QPushButton(translate("PairingPage", "Next"), self)
        self.what = TextLabel(self, wrap=True, selectable=True)
        self.table = DriftTable(self)
        self.repair_button = QPushButton(self)
        self.content_button = QPushButton(translate("PairingPage", "Pair by content"), self)
        text = translate(
            "PairingPage",
            "Or pair all lines by content, here and everywhere else. Unmatched lines are "
            "excluded. The files themselves are never changed.",
        )
        self._content_text = TextLabel(self, text, wrap=True, muted=True)
        self._lay_out()
        self.previous_button.clicked.connect(lambda: self._go(-1))
        self.next_button.clicked.connect(lambda: self._go(1))
        self.repair_button.clicked.connect(self._repair)

    def _lay_out(self) -> None:
        places = row(None, self.place, ..., self.previous_button, self.next_button)
        left = Qt.AlignmentFlag.AlignLeft
        here = (self.what, self.table, (self.repair_button, 0, left))
        column(self, places, *here, 1, self._content_text, (self.content_button, 0, left))

    def show_mismatch(self, error: SegmentCountsDiffer, originals: Sequence[Document]) -> None:
        """Show a place where files drift apart, near the last shown place of the same files."""
        before = self._error
        if before is None or (before.first, before.second) != (error.first, error.second):
            self._place = 0
        # A repaired place disappears, and the next one takes its number.
        self._place = min(self._place, len(error.places) - 1)
        self._error, self._originals = error, originals
        self._show()

    def clear(self) -> None:
        """Show nothing."""
        self._error, self._originals, self._place = None, (), 0
        self.table.show_table(None)

    def view_state(self) -> int:
        """Return the number of the place that is shown."""
        return self._place

    def restore_view_state(self, place: int) -> bool:
        """Show a place."""
        if self._error is not None and place < len(self._error.places):
            self._go(place - self._place)
        return True

    def main_widget(self) -> QWidget:
        """Return the widget focused when the page opens."""
        return self.table

    def _show(self) -> None:
        if self._error is None:
            return
        places = self._error.places
        for button in (self.previous_button, self.next_button):
            button.setVisible(len(places) > 1)
        self._show_place(self._error, places[self._place])

    def _show_place(self, error: SegmentCountsDiffer, place: DriftedAt) -> None:
        count = len(error.places)
        self.place.setText(
            translate("PairingPage", "Place {number} of {count}").format(
                number=format_number(self._place + 1), count=format_number(count)
            )
        )
        self._enable(self.previous_button, self._place > 0, self.next_button)
        self._enable(self.next_button, self._place < count - 1, self.previous_button)
        self.what.setText(_what(error, place))
        if place.kind in ("joined", "split"):
            repair = translate("PairingPage", "Join these lines")
        elif place.kind in ("empty_reference_end", "empty_candidate_end"):
            repair = translate("PairingPage", "Exclude the empty line")
        else:
            repair = translate("PairingPage", "Insert an empty line here")
        self.repair_button.setText(repair)
        self.repair_button.setToolTip(plain_tool_tip(_effect(error, place)))
        self.repair_button.setAccessibleDescription(_effect(error, place))
        documents = self._originals[0], self._originals[error.number]
        steps = steps_around(error.places, self._place, *(len(d.segments) for d in documents))
        self.table.show_steps(steps, documents, (error.first, error.second))

    def _enable(self, button: QPushButton, useful: bool, instead: QPushButton) -> None:
        if button.hasFocus() and not useful:
            instead.setEnabled(True)
            instead.setFocus()  # otherwise Qt moves the focus to the next widget
        button.setEnabled(useful)

    def _go(self, step: int) -> None:
        self._place += step
        self._show()

    def _repair(self) -> None:
        if self._error is not None:
            place = self._error.places[self._place]
            self.repair_wanted.emit(*_repairs(place, self._error.number))


def _repairs(place: DriftedAt, second: int) -> tuple[int, tuple[Repair, ...]]:
    """Return the repair of a place: the number of the document, and the changes in it."""
    # Each repair joins one more line with those before it.
    joins = place.lines - 1
    repairs = {
        "only_reference": (second, (Repair(RepairKind.INSERT_EMPTY, place.second_index),)),
        "only_candidate": (0, (Repair(RepairKind.INSERT_EMPTY, place.first_index),)),
        # Joining an empty line adds nothing to the line before it.
        "empty_reference_end": (0, (Repair(RepairKind.JOIN, place.first_index - 1),)),
        "empty_candidate_end": (second, (Repair(RepairKind.JOIN, place.second_index - 1),)),
        "joined": (0, (Repair(RepairKind.JOIN, place.first_index),) * joins),
        "split": (second, (Repair(RepairKind.JOIN, place.second_index),) * joins),
    }
    return repairs[place.kind]


def _what(error: SegmentCountsDiffer, place: DriftedAt) -> str:
    """Return a description of the fault at a place."""
    return _FAULTS[place.kind].format(
        first=text_name(error.first),
        second=text_name(error.second),
        first_line=format_number(place.first_line),
        second_line=format_number(place.second_line),
        count=format_number(place.lines),
    )


def _effect(error: SegmentCountsDiffer, place: DriftedAt) -> str:
    """Return the effect of the repair."""
    text = _EFFECTS[place.kind].format(first=text_name(error.first), second=text_name(error.second))
    never = translate("PairingPage", "The file itself is not changed.")
    return join_sentences(text, never)
