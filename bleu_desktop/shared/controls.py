"""Controls of one look: links within a line, a segmented control, and the primary button."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from PySide6 import QtWidgets
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette

from bleu_desktop.i18n import translate
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.widgets import draw_focus, em, row
from bleu_score.i18n import format_number

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Link(QtWidgets.QAbstractButton):
    """A short action within a line, as *Change* or *Show 12*: words in the color of links."""

    def __init__(self, text: str = "", parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QtWidgets.QSizePolicy.Policy.Fixed, QtWidgets.QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        # As high as a label, whose Chinese characters may come from a higher font.
        return self.fontMetrics().size(0, self.text()) + QSize(1, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        role = QPalette.ColorRole.Link if self.isEnabled() else QPalette.ColorRole.WindowText
        painter.setPen(self.palette().color(group, role))
        font = self.font()
        font.setUnderline(self.underMouse() and self.isEnabled())
        painter.setFont(font)
        painter.drawText(self.rect(), _LEFT, self.text())
        painter.end()
        draw_focus(self)


class MoreLink(Link):
    """Asks for more rows of a list, of which some are made at once."""

    def __init__(self, at_once: int, parent: QtWidgets.QWidget) -> None:
        super().__init__("", parent)
        self._at_once = at_once

    def show_left(self, left: int) -> None:
        """Say how many come next; nothing if none is left."""
        text = translate("ChangesPage", "Show {count} more")
        self.setText(text.format(count=format_number(min(left, self._at_once))))
        self.setVisible(left > 0)


def primary_button(text: str, parent: QtWidgets.QWidget) -> QtWidgets.QPushButton:
    """Return the button of the one next step."""
    button = QtWidgets.QPushButton(text, parent)
    button.setProperty("primary", "true")
    return button


class ElidedButton(QtWidgets.QPushButton):
    """A button in a row of tools, whose text is elided where there is little room."""

    def __init__(self, text: str, parent: QtWidgets.QWidget) -> None:
        super().__init__(text, parent)
        self.setSizePolicy(QtWidgets.QSizePolicy.Policy.Maximum, QtWidgets.QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        return QSize(em(self, 3), super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QtWidgets.QStyleOptionButton()
        self.initStyleOption(option)
        metrics, text = self.fontMetrics(), self.text()
        room = self.width() - self.sizeHint().width() + metrics.horizontalAdvance(text)
        # The width of the text is rounded.
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room + 1)
        option.text = shown
        QtWidgets.QStylePainter(self).drawControl(
            QtWidgets.QStyle.ControlElement.CE_PushButton, option
        )


class MenuButton(QtWidgets.QPushButton):
    """A button that opens a menu below it."""

    def __init__(self, text: str, parent: QtWidgets.QWidget) -> None:
        super().__init__(text, parent)
        self.setSizePolicy(QtWidgets.QSizePolicy.Policy.Fixed, QtWidgets.QSizePolicy.Policy.Fixed)
        menu = QtWidgets.QMenu(self)
        self.setMenu(menu)
        self.setIcon(icon("chevron-down"))
        # The sign of a menu is behind the words.
        self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        menu.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


class Segmented(QtWidgets.QWidget):
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

    def __init__(self, names: Mapping[Hashable, str], parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QtWidgets.QSizePolicy.Policy.Fixed, QtWidgets.QSizePolicy.Policy.Fixed)
        group = QtWidgets.QButtonGroup(self)
        layout = row(self, spacing=0)
        self.buttons: dict[Hashable, QtWidgets.QPushButton] = {}
        for choice, name in names.items():
            button = QtWidgets.QPushButton(name, self)
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, choice=choice: self.chosen.emit(choice))
            group.addButton(button)
            layout.addWidget(button)
            self.buttons[choice] = button

    def choose(self, choice: Hashable) -> None:
        """Press the button of a choice, without a signal."""
        self.buttons[choice].setChecked(True)
