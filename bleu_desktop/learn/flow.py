"""A picture of steps that lead from one to the next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import TextLabel, column

_IN_ROW = 4


class Flow(QWidget):
    """Steps in boxes, each with its result, joined by arrows: to the right, down, and back left."""

    def __init__(self, steps: Sequence[tuple[str, str]], parent: QWidget) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(space(0.5))
        for number, texts in enumerate(steps):
            row, place = divmod(number, _IN_ROW)
            back = row % 2 == 1
            left = 2 * (_IN_ROW - 1 - place if back else place)
            box = QFrame(self)
            box.setFrameShape(QFrame.Shape.Box)
            inside = column(box, spacing=0.5)
            inside.setContentsMargins(space(1), space(1), space(1), space(1))
            for text, bold in zip(texts, (False, True), strict=True):
                inside.addWidget(_centered(text, box, bold=bold))
            grid.addWidget(box, 2 * row, left)
            grid.setColumnStretch(left, 1)
            if place + 1 == _IN_ROW:
                grid.addWidget(_centered("↓", self), 2 * row + 1, left)
            elif number + 1 < len(steps):
                arrow = _centered("←" if back else "→", self)
                grid.addWidget(arrow, 2 * row, left + (-1 if back else 1))


def _centered(text: str, parent: QWidget, *, bold: bool = False) -> TextLabel:
    label = TextLabel(parent, wrap=len(text) > 1, bold=bold)
    label.setText(text)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label
