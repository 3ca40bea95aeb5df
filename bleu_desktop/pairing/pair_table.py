"""Pairs below each other, each in one line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.pairing.pair_model import (
    CANDIDATE,
    LONGEST_KEY,
    PLACE,
    REFERENCE,
    SOURCE,
    PairModel,
)
from bleu_desktop.pairing.pair_texts import PairTexts
from bleu_desktop.shared.sizes import margin, row_height
from bleu_desktop.shared.table_view import TableView
from bleu_desktop.shared.widgets import em
from bleu_score.i18n import format_number
from bleu_score.messages.names import one_line


class PairTable(TableView):
    """Pairs below each other, each in one line; one of them is chosen, and some can be copied.

    Signals
    -------
    pair_chosen
        The chosen pair, None if there is none.
    pair_opened
        A pair the user wants to see in full.
    """

    pair_chosen = Signal(object)
    pair_opened = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        self.pairs = PairModel(parent)
        super().__init__(parent, model=self.pairs)
        self._place_widths = 0, 0
        self.row_chosen.connect(lambda row: self.pair_chosen.emit(self.pairs.pair_at(row)))
        self.doubleClicked.connect(self._open)
        self.cells.texts = dict.fromkeys((REFERENCE, CANDIDATE, SOURCE), self.font())
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        rows, header = self.verticalHeader(), self.horizontalHeader()
        # All rows have the same height, so that invisible ones need not be measured.
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(row_height(self.fontMetrics().height()))
        # Not the table's selection: to paint itself, a header asks for each row of a selection.
        header.setSelectionModel(QItemSelectionModel(self.pairs, self))
        header.setMinimumSectionSize(em(self, 2.5))
        # A part of a sixth row shows that there are more.
        self.setMinimumHeight(header.sizeHint().height() + round(5.5 * rows.defaultSectionSize()))
        self.setAccessibleName(translate("PairingPage", "Pairs"))

    def show_pairs(
        self, texts: PairTexts, rows: Sequence[int], candidate: int, chosen: int | None
    ) -> None:
        """Show some pairs, and choose a given pair if it is among them, or else the first."""
        self.pairs.show_pairs(texts, rows, candidate)
        self._size_columns(texts)
        if rows:
            place = None if chosen is None else self.pairs.row_of(chosen)
            # Not `selectRow`, which extends the selection while Shift is down.
            flag = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(
                self.pairs.index(place or 0, PLACE), flag.ClearAndSelect | flag.Rows
            )
        else:
            self.pair_chosen.emit(None)

    def clear(self) -> None:
        """Show nothing."""
        self.pairs.show_pairs(None, (), 0)
        self.pair_chosen.emit(None)

    def _size_columns(self, texts: PairTexts) -> None:
        header = self.horizontalHeader()
        for column in range(self.pairs.columnCount()):
            mode = QHeaderView.ResizeMode
            header.setSectionResizeMode(column, mode.Fixed if column == PLACE else mode.Stretch)
        if texts.has_keys:
            # A sample is enough: long keys are elided, and the tool tip shows them whole.
            keys = (texts.key(row) for row in islice(range(len(texts.aligned.pairs.rows)), 100))
            longest = max((one_line(key[:LONGEST_KEY]) for key in keys), key=len, default="")
        else:
            last = max(document.units.line(len(document.units) - 1) for document in texts.originals)
            longest = format_number(last)
        width = self.fontMetrics().horizontalAdvance(longest) + 2 * margin() + 2
        least = header.sectionSizeHint(PLACE)
        self._place_widths = least, max(least, min(width, em(self, 9)))
        self._fit()

    def _fit(self) -> None:
        """Leave most of the width to the texts; the detail below shows everything in full."""
        width = self.viewport().width()
        self.setColumnHidden(SOURCE, width < em(self, 28))
        least, wanted = self._place_widths
        self.horizontalHeader().resizeSection(PLACE, max(least, min(wanted, width // 5)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            self.pair_opened.emit(self.pairs.pair_at(index.row()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)
