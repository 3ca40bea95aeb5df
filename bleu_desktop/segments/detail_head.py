"""The number of the shown segment, the buttons for its neighbors, and the choice of marks."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from bleu_desktop.i18n import Messages, translate
from bleu_desktop.segments.segment_content import SegmentContent
from bleu_desktop.shared.controls import Segmented
from bleu_desktop.shared.widgets import (
    ElidedLabel,
    one_line,
    row,
    tool_button,
    tool_tip_with_keys,
)
from bleu_score.i18n import format_number
from bleu_score.marked.parts import View

_KEYS: dict[Hashable, str] = {
    View.MATCHES: "Alt+1",
    View.DIFFERENCES: "Alt+2",
    View.TOKENS: "Alt+3",
}
_VIEWS: Messages[Hashable, tuple[str, str]] = Messages(
    "SegmentDetail",
    {
        View.MATCHES: ("Matches", "What the candidate shares with a reference"),
        View.DIFFERENCES: ("Differences", "What an editor would have to change"),
        View.TOKENS: ("Tokens", "Where words begin and end for BLEU"),
    },
)
_BACK, _FORWARD = "Alt+Up", "Alt+Down"


class DetailHead(QWidget):
    """The line above the texts of a segment.

    Parameters
    ----------
    scope
        The widget in which the keys for the neighbors work: the lists of files have the same keys.

    Signals
    -------
    step_wanted
        The user wants to see the next segment (1) or the previous one (-1).
    view_wanted
        The `View` to show.
    """

    step_wanted = Signal(int)
    view_wanted = Signal(object)

    def __init__(self, parent: QWidget, *, scope: QWidget) -> None:
        super().__init__(parent)
        self.place = ElidedLabel(self, bold=True)
        self.previous = tool_button("up", self, translate("SegmentDetail", "Previous segment"))
        self.next = tool_button("down", self, translate("SegmentDetail", "Next segment"))
        self.previous.clicked.connect(lambda: self.step_wanted.emit(-1))
        self.next.clicked.connect(lambda: self.step_wanted.emit(1))
        for keys, arrow in ((_BACK, self.previous), (_FORWARD, self.next)):
            arrow.setToolTip(tool_tip_with_keys(arrow.toolTip(), keys))
            step = QShortcut(QKeySequence(keys), scope)
            step.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            step.activated.connect(arrow.click)
        self.views = Segmented({view: name for view, (name, _) in _VIEWS.items()}, self)
        self.views.chosen.connect(self.view_wanted)
        for view, button in self.views.buttons.items():
            button.setToolTip(tool_tip_with_keys(_VIEWS[view][1], _KEYS[view]))
            QShortcut(QKeySequence(_KEYS[view]), self).activated.connect(button.click)
        row(self, self.previous, self.next, 0.5, (self.place, 1), self.views, spacing=0.5)

    def show_segment(self, content: SegmentContent | None, view: View) -> None:
        """Show the number of a segment, and the view that marks it."""
        self.views.setVisible(content is None or content.evaluation.has_texts)
        self.views.choose(view)
        self._show_place(content)

    def set_steps(self, *, back: bool, forward: bool) -> None:
        """Enable the buttons for the previous and the next segment."""
        self.previous.setEnabled(back)
        self.next.setEnabled(forward)

    def _show_place(self, content: SegmentContent | None) -> None:
        if content is None:
            self.place.setText("")
            return
        number = format_number(content.segment + 1)
        text = translate("SegmentDetail", "Segment {number}").format(number=number)
        if key := content.key:
            text = f"{text} · {one_line(key)}"
        elif content.line != content.segment + 1:
            line = translate("SegmentDetail", "line {line}")
            text = f"{text} · {line.format(line=format_number(content.line))}"
        self.place.setText(text)
