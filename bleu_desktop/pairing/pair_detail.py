"""All texts of one pair, in full."""

from __future__ import annotations

from PySide6 import QtGui
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QTextEdit, QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.pairing.pair_texts import PairTexts
from bleu_desktop.shared import theme
from bleu_desktop.shared.cell_texts import shortened, shown_text
from bleu_desktop.shared.focus_frame import FocusFrame
from bleu_desktop.shared.fonts import has_italics
from bleu_desktop.shared.sizes import margin
from bleu_desktop.shared.widgets import em, one_line
from bleu_score.i18n import format_number
from bleu_score.messages.diagnostic_kinds import concern_name
from bleu_score.messages.names import text_name

_LONGEST_KEY = 1000
# Nobody reads more here, and laying out much more would take seconds.
_READ_CHARACTERS = 100_000


class PairDetail(QTextEdit):
    """All texts of one pair, in full."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts: PairTexts | None = None
        self._pair: int | None = None
        # The font of references and candidates, whose language may need other glyphs.
        self._text_font = QtGui.QFont()
        self.setAccessibleName(translate("PairingPage", "The selected pair in full"))
        FocusFrame(self)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        self.document().setDocumentMargin(margin())
        self.setMinimumHeight(em(self, 6))

    def use_text_font(self, font: QtGui.QFont) -> None:
        """Show references and candidates in a font of their language."""
        self._text_font = font

    def show_pair(self, texts: PairTexts | None, pair: int | None) -> None:
        """Show a pair, or nothing."""
        self._texts, self._pair = texts, pair
        self._write()

    def _write(self) -> None:
        self.clear()
        if self._texts is None or self._pair is None:
            return
        cursor = self.textCursor()
        self._write_head(cursor, self._texts, self._pair)
        for label, text, is_target in self._parts(self._texts, self._pair):
            self._write_part(cursor, label, text, is_target=is_target)
        self.moveCursor(QtGui.QTextCursor.MoveOperation.Start)

    def _write_head(self, cursor: QtGui.QTextCursor, texts: PairTexts, pair: int) -> None:
        notes = []
        if key := texts.key(pair):
            notes.append(
                translate("PairingPage", "Key: {key}").format(
                    key=one_line(shortened(key, _LONGEST_KEY))
                )
            )
        for concern, found in texts.concerns(pair).items():
            name = concern_name(concern)
            if found.is_left_out and texts.is_left_out(pair):
                name = translate("PairingPage", "Excluded: {concern}").format(concern=name)
            notes.append(name)
        if notes:
            cursor.insertText(" · ".join(notes), self._format(is_muted=True))

    def _parts(self, texts: PairTexts, pair: int) -> list[tuple[str, str | None, bool]]:
        """Return the texts, each with its label and whether it is in the target language.

        A label names kind, document, and line.
        """
        parts: list[tuple[str, str | None, bool]] = []
        for number, name in enumerate(texts.names):
            kind = translate("PairingPage", "Source")
            if number in texts.references:
                kind = translate("PairingPage", "Reference")
            elif number in texts.candidates:
                kind = translate("PairingPage", "Candidate")
            line = texts.line(pair, number)
            if line is None:
                label = translate("PairingPage", "{kind} · {name}").format(
                    kind=kind, name=text_name(name)
                )
            else:
                label = translate("PairingPage", "{kind} · {name}, line {line}").format(
                    kind=kind, name=text_name(name), line=format_number(line)
                )
            is_target = number in texts.references or number in texts.candidates
            parts.append((label, texts.text(pair, number), is_target))
        if texts.source is None and (source := texts.source_text(pair)):
            parts.append((translate("PairingPage", "Source"), source, False))
        return parts

    def _write_part(
        self, cursor: QtGui.QTextCursor, label: str, text: str | None, *, is_target: bool
    ) -> None:
        apart, together = QtGui.QTextBlockFormat(), QtGui.QTextBlockFormat()
        apart.setTopMargin(em(self, 0.5) if cursor.position() else 0)
        if cursor.position():
            cursor.insertBlock(apart)
        cursor.insertText(label, self._format(is_muted=True))
        cursor.insertBlock(together)
        if text and not text.isspace():
            written = self._format()
            if is_target:
                written.setFont(self._text_font)
            cursor.insertText(shortened(text, _READ_CHARACTERS), written)
        else:
            cursor.insertText(shown_text(text), self._format(is_sign=True))

    def _format(self, *, is_muted: bool = False, is_sign: bool = False) -> QtGui.QTextCharFormat:
        written = QtGui.QTextCharFormat()
        if is_muted or is_sign:
            written.setForeground(theme.muted(QtGui.QGuiApplication.palette()))
        written.setFontItalic(is_sign and has_italics())
        return written

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._write()  # colors are part of the text
