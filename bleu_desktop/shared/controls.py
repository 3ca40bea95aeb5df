"""Controls of one look: a link within a line, a segmented control, and the primary button."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QPushButton, QSizePolicy, QWidget

from bleu_desktop.shared.widgets import row


class Link(QAbstractButton):
    """A short action within a line, as *Change* or *Show 12*: words in the color of links."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()) + 1, metrics.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        role = QPalette.ColorRole.Link if self.isEnabled() else QPalette.ColorRole.WindowText
        painter.setPen(self.palette().color(group, role))
        font = self.font()
        font.setUnderline(self.underMouse() and self.isEnabled())
        painter.setFont(font)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            painter.setPen(self.palette().color(QPalette.ColorRole.Highlight))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


def primary_button(text: str, parent: QWidget) -> QPushButton:
    """Return the button of the one next step."""
    button = QPushButton(text, parent)
    button.setProperty("primary", "true")
    return button


class Segmented(QWidget):
    """Buttons side by side, one of which is pressed: views of the same thing.

    Signals
    -------
    chosen
        The choice whose button the user pressed.

    Attributes
    ----------
    buttons
        The button of each choice.
    """

    chosen = Signal(object)

    def __init__(self, names: Mapping[Hashable, str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        group = QButtonGroup(self)
        layout = row(self, spacing=0)
        self.buttons: dict[Hashable, QPushButton] = {}
        for choice, name in names.items():
            button = QPushButton(name, self)
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, choice=choice: self.chosen.emit(choice))
            group.addButton(button)
            layout.addWidget(button)
            self.buttons[choice] = button

    def choose(self, choice: Hashable) -> None:
        """Press the button of a choice, without a signal."""
        self.buttons[choice].setChecked(True)
