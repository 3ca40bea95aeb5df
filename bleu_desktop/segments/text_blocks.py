"""The texts of a segment, each below its name."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.shared.marked_text import MarkedText
from bleu_desktop.shared.widgets import ElidedLabel, TextLabel, column, plain_tool_tip, row


class TextBlock(QWidget):
    """A text, its name, and a note on the right, such as a score."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.note = TextLabel(self)
        # Before the text: Tab follows the order of creation.
        self.name = self._make_name()
        self.text = MarkedText(self)
        # Below its name.
        self.text.document().setDocumentMargin(0)
        self.head: QHBoxLayout = row(None, (self.name, 1), self.note)
        column(self, self.head, self.text, spacing=0.5)

    def _make_name(self) -> QWidget:
        return ElidedLabel(self, muted=True)

    def set_name(self, name: str, note: str = "") -> None:
        """Show the name of the text, and a note."""
        assert isinstance(self.name, ElidedLabel)
        self.name.setText(name)
        self.note.setText(note)
        self.text.setAccessibleName(name)
        self.text.setAccessibleDescription(note)


class CandidateBlock(TextBlock):
    """A candidate: its score, and whether it is the chosen one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.index = -1
        self.difference = TextLabel(self, muted=True)
        self.head.addWidget(self.difference)

    def _make_name(self) -> QWidget:
        self.radio = _ElidedRadioButton(self)
        return self.radio

    def show_candidate(
        self,
        index: int,
        name: str,
        *,
        full_name: str,
        score: str,
        difference: str,
        is_chosen: bool,
        alone: bool,
    ) -> None:
        """Show the name and the score of a candidate.

        Parameters
        ----------
        name, full_name
            The name without what all candidates' names share, and the whole name.
        difference
            The difference of its score from the chosen candidate's; empty for the chosen one.
        alone
            Whether there is no other candidate to choose.
        """
        self.index = index
        self.radio.set_name(name, full_name)
        self.radio.setAutoExclusive(False)
        self.radio.setChecked(is_chosen)
        # A single candidate is no choice.
        self.radio.setFocusPolicy(Qt.FocusPolicy.NoFocus if alone else Qt.FocusPolicy.StrongFocus)
        self.radio.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, alone)
        font = self.radio.font()
        font.setBold(is_chosen)
        self.radio.setFont(font)
        self.note.setText(score)
        self.difference.setText(difference)
        self.difference.setVisible(bool(difference))
        spoken = translate("SegmentDetail", "{difference} compared with the selected candidate")
        self.difference.setToolTip(plain_tool_tip(spoken.format(difference=difference)))
        described = " · ".join(filter(None, (score, difference)))
        self.radio.setAccessibleDescription(described)
        self.text.setAccessibleName(name)
        self.text.setAccessibleDescription(described)


class _ElidedRadioButton(QRadioButton):
    """A radio button whose name is shortened where it does not fit."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = self._full_name = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_name(self, name: str, full_name: str) -> None:
        self._name, self._full_name = name, full_name
        self.setAccessibleName(name)
        self._elide()

    def _elide(self) -> None:
        room = self.width() - self.iconSize().width() - 12
        shown = self.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideMiddle, room)
        self.setText(shown.replace("&", "&&"))
        self.setToolTip(plain_tool_tip(self._full_name) if shown != self._full_name else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()
