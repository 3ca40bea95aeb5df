"""A label whose text can be wrapped anywhere, and selected and copied exactly as it is."""

from __future__ import annotations

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtWidgets import QLabel, QMenu, QSizePolicy, QStyle, QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.shared.wrapped_text import WrappedText

_WIDE = 1e6


class WrappedLabel(QLabel):
    """Plain text, drawn, read out by a screen reader and copied exactly as it was set.

    Parameters
    ----------
    wrap
        Whether the text is broken into lines; long runs without spaces are broken anywhere.
    selectable
        Whether it can be selected by mouse and keyboard.
    """

    def __init__(self, parent: QWidget | None, *, wrap: bool, selectable: bool) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self._selectable = selectable
        self._wrapped = WrappedText() if wrap or selectable else None
        if wrap:
            # Wrapped text is as high as its width requires, and no higher.
            policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        if selectable:
            self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            self.setCursor(Qt.CursorShape.IBeamCursor)

    def setText(self, text: str) -> None:
        super().setText(text)
        if self._wrapped is not None:
            self._wrapped.set_text(text)

    # Size

    def heightForWidth(self, width: int) -> int:
        if self._wrapped is None:
            return super().heightForWidth(width)
        margins = self.contentsMargins()
        # Layouts ask for the height in their own width, also where the label is narrower.
        inner = min(width, self.maximumWidth()) - margins.left() - margins.right()
        return self._lay_out(self._wrapped, inner) + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        if self.wordWrap():
            # A run without spaces may be as long as a path.
            width = min(hint.width(), self.fontMetrics().averageCharWidth() * 80)
            return QSize(width, self.heightForWidth(width))
        return hint

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        if self.wordWrap():
            # Qt returns the height of the narrowest label, which makes pages scroll needlessly; the
            # height for the real width comes from heightForWidth.
            width = min(hint.width(), self.fontMetrics().averageCharWidth() * 24)
            return QSize(width, self.fontMetrics().height())
        return hint

    def _lay_out(self, wrapped: WrappedText, width: float) -> int:
        if not self.wordWrap():
            return wrapped.lay_out(self.font(), _WIDE, Qt.AlignmentFlag.AlignLeft)
        alignment = QStyle.visualAlignment(self.layoutDirection(), self.alignment())
        side = alignment & Qt.AlignmentFlag.AlignHorizontal_Mask
        return wrapped.lay_out(self.font(), width, side)

    def _text_corner(self, wrapped: WrappedText) -> QPointF:
        """Return the point where the first line begins."""
        rect = self.contentsRect()
        height = self._lay_out(wrapped, rect.width())
        if self.alignment() & Qt.AlignmentFlag.AlignBottom:
            top = rect.bottom() + 1 - height
        elif self.alignment() & Qt.AlignmentFlag.AlignTop:
            top = rect.top()
        else:
            top = rect.top() + (rect.height() - height) // 2
        return QPointF(rect.left(), top)

    # Selection

    def selected_text(self) -> str:
        """Return the selected text, exactly as it was set."""
        return self._wrapped.selected if self._wrapped is not None else ""

    def _copy(self) -> None:
        if self.selected_text():
            QtGui.QGuiApplication.clipboard().setText(self.selected_text())

    def _select_all(self) -> None:
        if self._wrapped is not None:
            self._wrapped.select_all()
            self.update()

    def event(self, event: QEvent) -> bool:
        # The window's shortcuts would take these keys.
        if (
            self._selectable
            and isinstance(event, QtGui.QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and (self._copies(event) or event.matches(QtGui.QKeySequence.StandardKey.SelectAll))
        ):
            event.accept()
            return True
        return super().event(event)

    def _copies(self, event: QtGui.QKeyEvent) -> bool:
        return event.matches(QtGui.QKeySequence.StandardKey.Copy) and bool(self.selected_text())

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        key = QtGui.QKeySequence.StandardKey
        if not self._selectable or self._wrapped is None:
            super().keyPressEvent(event)
        elif self._copies(event):
            self._copy()
        elif event.matches(key.SelectAll):
            self._select_all()
        elif event.matches(key.SelectNextChar) or event.matches(key.SelectPreviousChar):
            self._wrapped.extend(forward=event.matches(key.SelectNextChar))
            self.update()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        if self._selectable and event.button() == Qt.MouseButton.LeftButton:
            shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self._move_to(event.position(), keep_anchor=bool(shift))
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        if self._selectable and event.buttons() & Qt.MouseButton.LeftButton:
            self._move_to(event.position(), keep_anchor=True)
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        clipboard = QtGui.QGuiApplication.clipboard()
        if self.selected_text() and clipboard.supportsSelection():
            clipboard.setText(self.selected_text(), QtGui.QClipboard.Mode.Selection)
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QtGui.QMouseEvent) -> None:
        if self._selectable and self._wrapped is not None:
            corner = self._text_corner(self._wrapped)
            self._wrapped.select_word(self._wrapped.place_at(event.position() - corner))
            self.update()
        else:
            super().mouseDoubleClickEvent(event)

    def _move_to(self, position: QPointF, *, keep_anchor: bool) -> None:
        assert self._wrapped is not None
        place = self._wrapped.place_at(position - self._text_corner(self._wrapped))
        self._wrapped.cursor = place
        if not keep_anchor:
            self._wrapped.anchor = place
        self.update()

    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        kept = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
        if self._wrapped is not None and event.reason() not in kept:
            self._wrapped.anchor = self._wrapped.cursor
            self.update()
        super().focusOutEvent(event)

    def contextMenuEvent(self, event: QtGui.QContextMenuEvent) -> None:
        if not self._selectable:
            super().contextMenuEvent(event)
            return
        menu = QMenu(self)
        copy = menu.addAction(translate("TextLabel", "Copy"), self._copy)
        copy.setEnabled(bool(self.selected_text()))
        menu.addAction(translate("TextLabel", "Select all"), self._select_all)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    # Looks

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        if self._wrapped is None:
            super().paintEvent(event)
            return
        painter = QtGui.QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        self._wrapped.draw(painter, self._text_corner(self._wrapped), self.palette())
