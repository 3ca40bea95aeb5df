"""The pairs of an evaluation as a table of any length."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QFont, QGuiApplication

from bleu_core.pairing.alignment import index_of
from bleu_desktop.i18n import translate
from bleu_desktop.pairing.pair_texts import PairTexts
from bleu_desktop.shared import theme
from bleu_desktop.shared.cell_texts import shortened, shown_text
from bleu_desktop.shared.cells import Index
from bleu_desktop.shared.fonts import has_italics
from bleu_desktop.shared.table_copier import CELL
from bleu_desktop.shared.table_model import NO_TABLE, DataRole, TableModel
from bleu_score.messages.names import one_line
from bleu_score.reports.cells import BLANK, Cell, Column, Form, OnDemand, Row, Table, number_cell

PLACE, REFERENCE, CANDIDATE, SOURCE = range(4)
LONGEST_KEY = 60
_TIP_CHARACTERS = 1000


class PairModel(TableModel):
    """Some of an evaluation's pairs; texts are looked up only when they become visible."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._texts: PairTexts | None = None
        self._pairs: Sequence[int] = ()
        self._candidate = 0

    def show_pairs(self, texts: PairTexts | None, pairs: Sequence[int], candidate: int) -> None:
        """Show these pairs, with the texts of one candidate's document."""
        self._texts, self._pairs, self._candidate = texts, pairs, candidate
        if texts is None:
            self.show_table(NO_TABLE)
            return
        key, line = translate("PairingPage", "Key"), translate("PairingPage", "Line")
        columns = (
            Column(key if texts.has_keys else line, is_number=not texts.has_keys),
            Column(translate("PairingPage", "Reference"), is_long=True),
            Column(translate("PairingPage", "Candidate"), is_long=True),
            Column(translate("PairingPage", "Source"), is_long=True),
        )[: SOURCE + texts.has_source]
        rows = OnDemand(len(pairs), lambda row: self._row(texts, pairs[row], len(columns)))
        self.show_table(Table("pairs", "", columns, rows))

    def _row(self, texts: PairTexts, pair: int, columns: int) -> Row:
        return OnDemand(columns, lambda column: self._cell(texts, pair, column))

    def _cell(self, texts: PairTexts, pair: int, column: int) -> Cell:
        if column != PLACE:
            text = self._text(texts, pair, column)
            tip = shortened(text or "", _TIP_CHARACTERS)
            return Cell(shown_text(text), Form.NAME, full=text or "", tip=tip)
        if not texts.has_keys:
            return number_cell(texts.first_line(pair))
        key = texts.key(pair)
        tip = shortened(key, _TIP_CHARACTERS)
        return Cell(one_line(key[:LONGEST_KEY]), Form.NAME, full=key, tip=tip)

    def _text(self, texts: PairTexts, pair: int, column: int) -> str | None:
        if column == SOURCE:
            return texts.source_text(pair)
        return texts.text(pair, 0 if column == REFERENCE else self._candidate)

    def row_of(self, pair: int) -> int | None:
        """Return the row of a pair; None if it is not shown."""
        return index_of(pair, self._pairs)

    def pair_at(self, row: int) -> int:
        """Return the index of the pair in a row."""
        return self._pairs[row]

    def data(self, index: Index, role: int = DataRole.DisplayRole) -> Any:
        if self._texts is None or role not in (CELL, DataRole.FontRole, DataRole.ForegroundRole):
            return super().data(index, role)
        pair, column = self.pair_at(index.row()), index.column()
        is_empty = column != PLACE and not (self._text(self._texts, pair, column) or "").strip()
        if role == CELL:
            # The words for a text that is missing are not copied.
            return BLANK if is_empty else super().data(index, role)
        stands_back = is_empty or self._texts.is_left_out(pair)
        if role == DataRole.FontRole:
            font = QFont()
            font.setItalic(stands_back and has_italics())
            return font
        return theme.muted(QGuiApplication.palette()) if stands_back else None
