"""The pairs of an evaluation as a table model of any length."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QFont, QGuiApplication

from bleu_core.pairing.alignment import index_of
from bleu_desktop.i18n import translate
from bleu_desktop.pairing.pair_texts import PairTexts
from bleu_desktop.shared import theme
from bleu_desktop.shared.cell_texts import shortened, shown_text
from bleu_desktop.shared.fonts import has_italics
from bleu_desktop.shared.table_copier import CELL
from bleu_desktop.shared.widgets import one_line, plain_tool_tip
from bleu_score.i18n import format_number
from bleu_score.reports.cells import Cell, number_cell

PLACE, REFERENCE, CANDIDATE, SOURCE = range(4)

LONGEST_KEY = 60
_TIP_CHARACTERS = 1000

_ROOT = QModelIndex()


class PairModel(QAbstractTableModel):
    """Some of an evaluation's pairs; texts are looked up only when they become visible."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts: PairTexts | None = None
        self._rows: Sequence[int] = ()
        self._candidate = 0
        # The font of references and candidates, whose language may need other glyphs.
        self._text_font = QFont()

    def use_text_font(self, font: QFont) -> None:
        """Show references and candidates in a font of their language."""
        self._text_font = font

    def show_rows(self, texts: PairTexts | None, rows: Sequence[int], candidate: int) -> None:
        """Show these rows of pairs, with the texts of one candidate's document."""
        self.beginResetModel()
        self._texts, self._rows, self._candidate = texts, rows, candidate
        self.endResetModel()

    def row_of(self, pair: int) -> int | None:
        """Return the row of a pair; None if it is not shown."""
        return index_of(pair, self._rows)

    def pair_at(self, row: int) -> int:
        """Return the index of the pair in a row."""
        return self._rows[row]

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        if parent.isValid() or self._texts is None:
            return 0
        return SOURCE + self._texts.has_source

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal or self._texts is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            names = {
                PLACE: translate("PairingPage", "Key")
                if self._texts.has_keys
                else translate("PairingPage", "Line"),
                REFERENCE: translate("PairingPage", "Reference"),
                CANDIDATE: translate("PairingPage", "Candidate"),
                SOURCE: translate("PairingPage", "Source"),
            }
            return names[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(section)
        return None

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        texts = self._texts
        if texts is None or not index.isValid():
            return None
        column, pair = index.column(), self._rows[index.row()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(column)
        if role == Qt.ItemDataRole.DisplayRole:
            if column == PLACE:
                return self._place(texts, pair)
            return shown_text(self._text(texts, pair, column))
        if role == CELL:
            return self._cell(texts, pair, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tool_tip(texts, pair, column)
        stands_back = texts.is_left_out(pair) or (
            column != PLACE and not (self._text(texts, pair, column) or "").strip()
        )
        if role == Qt.ItemDataRole.FontRole:
            font = QFont(self._text_font if column in (REFERENCE, CANDIDATE) else QFont())
            font.setItalic(stands_back and has_italics())
            return font
        if stands_back and role == Qt.ItemDataRole.ForegroundRole:
            return theme.muted(QGuiApplication.palette())
        return None

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        is_number = column == PLACE and self._texts is not None and not self._texts.has_keys
        side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter

    def _place(self, texts: PairTexts, pair: int) -> str:
        if texts.has_keys:
            return one_line(texts.key(pair)[:LONGEST_KEY])
        return format_number(texts.first_line(pair))

    def _text(self, texts: PairTexts, pair: int, column: int) -> str | None:
        if column == SOURCE:
            return texts.source_text(pair)
        return texts.text(pair, 0 if column == REFERENCE else self._candidate)

    def _cell(self, texts: PairTexts, pair: int, column: int) -> Cell:
        """Return the cell to copy, with texts and keys in full."""
        if column != PLACE:
            return Cell(self._text(texts, pair, column) or "")
        return Cell(texts.key(pair)) if texts.has_keys else number_cell(texts.first_line(pair))

    def _tool_tip(self, texts: PairTexts, pair: int, column: int) -> str:
        text = texts.key(pair) if column == PLACE else self._text(texts, pair, column)
        return plain_tool_tip(shortened(text, _TIP_CHARACTERS)) if text else ""
