"""A picture of steps that lead from one to the next."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QGridLayout, QWidget

from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.theme import muted
from bleu_desktop.shared.widgets import TextLabel, column

_IN_ROW = 4


class Flow(QWidget):
    """Steps in boxes, each with its result, joined by arrows: to the right, down, and back left."""

    def __init__(self, steps: Sequence[tuple[str, str]], parent: QWidget) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(1, 1, 1, 1)
        grid.setSpacing(space(3))
        self._boxes = []
        for number, (step, result) in enumerate(steps):
            box = QWidget(self)
            inside = column(box, spacing=0.5)
            inside.setContentsMargins(space(1), space(1), space(1), space(1))
            for text, bold in ((step, False), (result, True)):
                label = TextLabel(box, wrap=True, bold=bold)
                label.setText(text)
                label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
                inside.addWidget(label)
            row, place = divmod(number, _IN_ROW)
            grid.addWidget(box, row, _IN_ROW - 1 - place if row % 2 else place)
            self._boxes.append(box)
        for place in range(_IN_ROW):
            grid.setColumnStretch(place, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        color = muted(self.palette())
        painter.setPen(QPen(color, 1))
        places = [QRectF(box.geometry()).adjusted(0.5, 0.5, -0.5, -0.5) for box in self._boxes]
        for place in places:
            painter.drawRoundedRect(place, space(0.5), space(0.5))
        painter.setBrush(color)
        for one, two in pairwise(places):
            middle = one.center()
            if two.top() > one.bottom():
                start, end, along = one.bottom(), two.top(), QPointF(0, 1)
                points = QPointF(middle.x(), start), QPointF(middle.x(), end)
            else:
                right = two.left() > one.left()
                start, end = (one.right(), two.left()) if right else (one.left(), two.right())
                along = QPointF(1 if right else -1, 0)
                points = QPointF(start, middle.y()), QPointF(end, middle.y())
            painter.drawLine(*points)
            tip, side = points[1], QPointF(along.y(), along.x()) * space(0.5)
            back = tip - along * space(1)
            painter.drawPolygon(QPolygonF([tip, back + side, back - side]))
