"""Bars above the pages: messages, such as those about a project, and buttons to act on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QPushButton, QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.shared import theme, widgets
from bleu_desktop.shared.sizes import space

# Width, in heights of the font, from which on the buttons are beside the text.
_WIDE = 52


@dataclass(frozen=True)
class NoticeAction:
    """A button of a notice; the notice disappears when it is pressed.

    Attributes
    ----------
    words
        Its text.
    run
        The function that carries it out.
    """

    words: str
    run: Callable[[], object]


@dataclass(frozen=True)
class Notice:
    """A message that stays until it is answered, closed or outdated.

    Attributes
    ----------
    words
        One or two sentences.
    actions
        The possible actions, the most useful first.
    is_problem
        Whether the user has to do something; otherwise the message is only for information.
    closed
        Called if the notice is closed without an answer.
    """

    words: str
    actions: tuple[NoticeAction, ...] = ()
    is_problem: bool = False
    closed: Callable[[], object] | None = None

    @property
    def texts(self) -> list[str]:
        """All its words."""
        return [self.words, *(action.words for action in self.actions)]


class Notices(QWidget):
    """The bars, one below the other; each has a name, under which it can be replaced."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: dict[str, NoticeBar] = {}
        # Write the notices, now and in another language.
        self._writers: dict[str, Callable[[], Notice]] = {}
        self._layout = widgets.column(self, spacing=0)
        self.hide()

    def show_notice(self, name: str, write: Callable[[], Notice]) -> None:
        """Show a notice, in place of an earlier one with the same name.

        Parameters
        ----------
        write
            Returns the notice, in the current language.
        """
        self.remove(name)
        self._writers[name] = write
        self._add(name, write())
        self.show()
        widgets.announce(self._bars[name], self._bars[name].notice.words)

    def _add(self, name: str, notice: Notice, place: int = -1) -> None:
        bar = self._bars[name] = NoticeBar(notice, self)
        bar.done = lambda: self.remove(name)
        self._layout.insertWidget(place, bar)

    def write_again(self, *names: str) -> None:
        """Write some notices again, or all: what they say, or the language, may have changed."""
        for name in names or tuple(self._bars):
            old = self._bars.get(name)
            if old is None or old.notice.texts == (notice := self._writers[name]()).texts:
                continue
            self._add(name, notice, self._layout.indexOf(old))
            self._layout.removeWidget(old)
            old.hide()
            old.deleteLater()

    def remove(self, name: str) -> None:
        """Remove a notice if it is shown."""
        bar = self._bars.pop(name, None)
        if bar is None:
            return
        del self._writers[name]
        focus = QApplication.focusWidget()
        had_focus = focus is not None and bar.isAncestorOf(focus)
        self._layout.removeWidget(bar)
        bar.hide()
        bar.deleteLater()
        self.setVisible(bool(self._bars))
        window = self.window()
        if had_focus and (following := window.focusWidget()) is not None:
            following.setFocus()

    def all(self) -> list[NoticeBar]:
        """Return all bars, from top to bottom."""
        return list(self._bars.values())

    def notice(self, name: str) -> NoticeBar | None:
        """Return the bar of this name; None if there is none."""
        return self._bars.get(name)


class NoticeBar(QWidget):
    """One notice: its text, its buttons, and a button that closes it."""

    def __init__(self, notice: Notice, parent: QWidget) -> None:
        super().__init__(parent)
        self.notice = notice
        self.done: Callable[[], object] = self.hide
        color = theme.WARNING_COLOR if notice.is_problem else None
        self._icon = widgets.IconLabel(
            "warning" if notice.is_problem else "info", self, color=color
        )
        self._text = widgets.TextLabel(self, notice.words, wrap=True, selectable=True)
        self.buttons = [QPushButton(action.words, self) for action in notice.actions]
        self.close_button = widgets.tool_button("close", self, translate("Notices", "Close"))
        self.close_button.clicked.connect(self._close)
        self._content = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._content.setSpacing(space(1))
        self._content.addWidget(self._text, 1)
        if self.buttons:
            line = widgets.row()
            for button, action in zip(self.buttons, notice.actions, strict=True):
                button.clicked.connect(lambda _=False, action=action: self._run(action))
                line.addWidget(button)
            line.addStretch(1)
            self._content.addLayout(line)
        widgets.row(self, self._icon, (self._content, 1), self.close_button, margins=(2, 1, 1, 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # If there is no room beside the text, the buttons are below it.
        is_wide = self.width() >= widgets.em(self, _WIDE)
        direction = QBoxLayout.Direction
        self._content.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    @property
    def text(self) -> str:
        """The shown text."""
        return self._text.text()

    def _run(self, action: NoticeAction) -> None:
        self.done()
        action.run()

    def _close(self) -> None:
        self.done()
        if self.notice.closed is not None:
            self.notice.closed()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().base())
        painter.setPen(QPen(theme.line(self.palette()), 1))
        painter.drawLine(self.rect().bottomLeft(), self.rect().bottomRight())
