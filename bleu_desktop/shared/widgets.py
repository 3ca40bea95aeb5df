"""Small widgets that the panels share."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise
from types import EllipsisType
from typing import Any, ClassVar, TypeVar

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt

from bleu_core.diagnostics.kinds import Severity
from bleu_desktop.shared import theme
from bleu_desktop.shared.icons import draw_icon, icon, text_icon_size
from bleu_desktop.shared.sizes import TEXT, space
from bleu_desktop.shared.wrapped_label import WrappedLabel
from bleu_score.i18n import with_detail
from bleu_score.messages.names import one_line as one_line

_Layout = QtWidgets.QLayout
_Part = QtWidgets.QWidget | QtWidgets.QLayout
Content = _Part | tuple[_Part, int] | tuple[_Part, int, Qt.AlignmentFlag] | float | EllipsisType
Margins = float | tuple[float, float, float, float]
_Box = TypeVar("_Box", QtWidgets.QVBoxLayout, QtWidgets.QHBoxLayout)

# The width of a long tool tip, in heights of the font, and a length that is surely wider.
_TIP_WIDTH = 26
_MEASURED = 1000


class TextLabel(WrappedLabel):
    """A label for plain text: a file's name is never taken for markup."""

    def __init__(
        self,
        parent: QtWidgets.QWidget | None = None,
        text: str = "",
        *,
        wrap: bool = False,
        scale: float = TEXT,
        bold: bool = False,
        muted: bool = False,
        selectable: bool = False,
    ) -> None:
        super().__init__(parent, wrap=wrap, selectable=selectable)
        self._muted = muted
        self._scale = scale
        self._bold = bold
        self._apply_font()
        self._apply_color()
        if text:
            self.setText(text)

    def set_scale(self, scale: float) -> None:
        """Change the size of the text."""
        self._scale = scale
        self._apply_font()

    def _apply_font(self) -> None:
        font = scaled_font(self.parentWidget() or self, self._scale)
        font.setBold(self._bold)
        self.setFont(font)

    def _apply_color(self) -> None:
        if not self._muted:
            return
        palette = self.palette()
        # That of the parent may still be the one of another theme.
        color = theme.muted(QtGui.QGuiApplication.palette())
        if palette.color(self.foregroundRole()) != color:
            palette.setColor(QtGui.QPalette.ColorGroup.Active, self.foregroundRole(), color)
            palette.setColor(QtGui.QPalette.ColorGroup.Inactive, self.foregroundRole(), color)
            self.setPalette(palette)

    def changeEvent(self, event: QEvent) -> None:
        # Some platforms send only the second; `_apply_color` does not set a color twice.
        if event.type() in (QEvent.Type.ApplicationPaletteChange, QEvent.Type.PaletteChange):
            self._apply_color()
        elif event.type() is QEvent.Type.StyleChange:
            # Another style sheet brings back the font that the label had under the first one.
            self._apply_font()
        super().changeEvent(event)


class ElidedLabel(TextLabel):
    """One line of text, elided in its middle where it does not fit; the tool tip shows all."""

    horizontal_policy: ClassVar = QtWidgets.QSizePolicy.Policy.Ignored

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setSizePolicy(self.horizontal_policy, QtWidgets.QSizePolicy.Policy.Fixed)
        self._update_tool_tip()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_tool_tip()

    def _elided(self) -> str:
        return self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideMiddle, self.contentsRect().width()
        )

    def _update_tool_tip(self) -> None:
        self.setToolTip(plain_tool_tip(self.text()) if self._elided() != self.text() else "")

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter = QtGui.QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), self.alignment(), self._elided())


class FittingLabel(ElidedLabel):
    """An elided label that is as wide as its text, and narrower if there is no room."""

    horizontal_policy = QtWidgets.QSizePolicy.Policy.Maximum


class Card(QtWidgets.QWidget):
    """A surface with rounded corners for widgets that belong together."""

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        painter.setPen(QtGui.QPen(theme.line(self.palette()), 1))
        painter.setBrush(self.palette().base())
        # On half pixels, so that the line is sharp.
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)


class Rule(QtWidgets.QWidget):
    """A hairline between two things."""

    def __init__(self, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(1)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        QtGui.QPainter(self).fillRect(self.rect(), theme.line(self.palette()))


class IconLabel(QtWidgets.QLabel):
    """An icon beside text, in the text's color."""

    def __init__(
        self,
        name: str,
        parent: QtWidgets.QWidget | None = None,
        *,
        scale: float = TEXT,
        color: str | None = None,
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._scale = scale
        self._color = color
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._draw()

    def _draw(self) -> None:
        size = round(text_icon_size(self.fontMetrics().height()) * self._scale)
        color = QtGui.QColor(self._color) if self._color else theme.muted(self.palette())
        self.setPixmap(draw_icon(self._name, size, color, self.devicePixelRatioF()))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._draw()
        super().changeEvent(event)


def severity_icon(severity: Severity, parent: QtWidgets.QWidget) -> IconLabel:
    """Return the icon of a diagnostic: a note is no warning."""
    if severity is Severity.NOTE:
        return IconLabel("info", parent)
    return IconLabel("warning", parent, color=theme.WARNING_COLOR)


class _WheelGuard(QObject):
    """Keeps a wheel that scrolls the page from changing the fields it passes over."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        passing = isinstance(watched, QtWidgets.QWidget) and not watched.hasFocus()
        if passing and event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return False


def guard_wheel(*fields: QtWidgets.QWidget) -> None:
    """Let fields react to the wheel only while they have the focus."""
    for field in fields:
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        field.installEventFilter(_WheelGuard(field))


def set_tab_order(stops: Iterable[QtWidgets.QWidget]) -> None:
    """Have Tab go through widgets in this order."""
    for before, after in pairwise(stops):
        QtWidgets.QWidget.setTabOrder(before, after)


def tool_button(name: str, parent: QtWidgets.QWidget, text: str = "") -> QtWidgets.QToolButton:
    """Return a flat button with an icon, reachable by keyboard; its tool tip is its name."""
    button = QtWidgets.QToolButton(parent)
    button.setToolTip(text)
    button.setAccessibleName(text)
    button.setIcon(icon(name))
    button.setAutoRaise(True)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button


def room_on_screen(window: QtWidgets.QWidget) -> QSize:
    """Return the greatest size of a new window, which leaves room for its frame and title."""
    return window.screen().availableSize() * 0.92


def scroll_area(content: QtWidgets.QWidget, parent: QtWidgets.QWidget) -> QtWidgets.QScrollArea:
    """Return an area without a frame that scrolls a page's content."""
    area = QtWidgets.QScrollArea(parent)
    area.setWidget(content)
    area.setWidgetResizable(True)
    area.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
    # Tab skips the area, and stops at the widgets inside.
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


def scaled_font(widget: QtWidgets.QWidget, scale: float, *, bold: bool = False) -> QtGui.QFont:
    """Return a widget's font, larger or smaller."""
    font = QtGui.QFont(widget.font())
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * scale)
    else:
        font.setPixelSize(round(font.pixelSize() * scale))
    font.setBold(bold)
    return font


def folded(text: str, metrics: QtGui.QFontMetrics, width: int) -> str:
    """Return text with line ends that keep it within a width, for widgets that do not wrap."""
    lines: list[str] = []
    for word in re.findall(r"\S+\s*|\s+", text):
        if lines and metrics.horizontalAdvance((lines[-1] + word).rstrip()) <= width:
            lines[-1] += word
        else:
            lines.append(word)
    return "\n".join(line.rstrip() for line in lines)


def draw_focus(widget: QtWidgets.QWidget) -> None:
    """Draw a frame inside a widget that has the focus; an area has a `FocusFrame` for that."""
    if widget.hasFocus():
        painter = QtGui.QPainter(widget)
        painter.setPen(widget.palette().accent().color())
        painter.drawRect(widget.rect().adjusted(0, 0, -1, -1))


def announce(widget: QtWidgets.QWidget, text: str) -> None:
    """Have a screen reader say something without moving the focus."""
    if QtGui.QAccessible.isActive():
        QtGui.QAccessible.updateAccessibility(QtGui.QAccessibleAnnouncementEvent(widget, text))


def plain_tool_tip(text: str) -> str:
    """Return a tool tip that shows the text literally, in lines that are easy to read."""
    metrics = QtGui.QFontMetrics(QtWidgets.QToolTip.font())
    width = round(metrics.height() * _TIP_WIDTH)
    is_long = len(text) > _MEASURED or any(
        metrics.horizontalAdvance(line) > width for line in text.split("\n")
    )
    # Not `html.escape`: importing it takes longer than all tool tips at start-up.
    for character, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\n", "<br>")):
        text = text.replace(character, entity)
    # By itself, Qt breaks a text into lines of a few words, and a short one into single words.
    if is_long:
        return f'<qt><table width="{width}" cellspacing="0"><tr><td>{text}</td></tr></table></qt>'
    return f'<qt style="white-space: nowrap">{text}</qt>'


def tool_tip_with_keys(text: str, keys: str) -> str:
    """Return a tool tip that also names the keys, as the platform writes them."""
    shown = QtGui.QKeySequence(keys).toString(QtGui.QKeySequence.SequenceFormat.NativeText)
    return plain_tool_tip(with_detail(text, shown))


def em(widget: QtWidgets.QWidget, count: float = 1.0) -> int:
    """Return a length in multiples of the font's height."""
    return round(widget.fontMetrics().height() * count)


def column(
    parent: QtWidgets.QWidget | None = None,
    *content: Content,
    spacing: float = 1,
    margins: Margins = 0,
) -> QtWidgets.QVBoxLayout:
    """Return a vertical layout.

    Parameters
    ----------
    content
        What is in it; see `add_to`.
    spacing, margins
        Steps of the grid between its parts and around them: one number for all sides, or the left
        one, the one above, the right one and the one below.
    """
    layout = QtWidgets.QVBoxLayout(parent) if parent is not None else QtWidgets.QVBoxLayout()
    return _arranged(layout, content, spacing, margins)


def row(
    parent: QtWidgets.QWidget | None = None,
    *content: Content,
    spacing: float = 1,
    margins: Margins = 0,
) -> QtWidgets.QHBoxLayout:
    """Return a horizontal layout; see `column`."""
    layout = QtWidgets.QHBoxLayout(parent) if parent is not None else QtWidgets.QHBoxLayout()
    return _arranged(layout, content, spacing, margins)


def _arranged(layout: _Box, content: Iterable[Content], spacing: float, margins: Margins) -> _Box:
    sides = margins if isinstance(margins, tuple) else (margins,) * 4
    layout.setContentsMargins(*map(space, sides))
    layout.setSpacing(space(spacing))
    add_to(layout, *content)
    return layout


def add_to(layout: QtWidgets.QBoxLayout, *content: Content) -> None:
    """Add to a layout: a widget or a layout, alone or with its stretch and its alignment.

    A number leaves as many steps of the grid free, and ``...`` all the room that is left.
    """
    for each in content:
        if each is ...:
            layout.addStretch(1)
        elif isinstance(each, (int, float)):
            layout.addSpacing(space(each))
        else:
            part, *how = each if isinstance(each, tuple) else (each,)
            add_part: Any = layout.addLayout if isinstance(part, _Layout) else layout.addWidget
            add_part(part, *how)


def clear_layout(layout: QtWidgets.QLayout) -> None:
    """Take all widgets out of a layout and delete them."""
    while item := layout.takeAt(0):
        if widget := item.widget():
            # It is deleted at the next turn of the event loop and must not be visible until then.
            widget.hide()
            widget.deleteLater()
