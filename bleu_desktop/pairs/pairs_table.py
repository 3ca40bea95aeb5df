"""Pairs of an evaluation as a table of any length, and one of them in full."""

from __future__ import annotations

import unicodedata
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QItemSelection,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QGuiApplication,
    QPaintEvent,
    QResizeEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTextEdit,
    QWidget,
)

from bleu_core.corpus.alignment import AlignedDocuments
from bleu_core.corpus.documents import Document
from bleu_core.corpus.names import distinct_names
from bleu_core.corpus.pairing.concerns import left_out_kinds
from bleu_core.corpus.reading.contents import KeyKind
from bleu_core.settings import Concern, PairingOptions
from bleu_desktop.i18n import translate
from bleu_desktop.shared import theme
from bleu_desktop.shared.widgets import draw_focus, em, one_line, plain_tool_tip
from bleu_score.i18n import format_number
from bleu_score.messages.diagnostics import concern_name

_PLACE, _REFERENCE, _CANDIDATE, _SOURCE = range(4)

# More of a text than any column shows.
_SHOWN_CHARACTERS = 500
_TIP_CHARACTERS = 1000
# More than anybody reads here; laying out much more would take seconds.
_READ_CHARACTERS = 100_000
_LONGEST_KEY = 60
# Keys that are texts themselves say no more than the texts do.
_SHORT_KEYS = (KeyKind.UNIT_ID, KeyKind.NAME, KeyKind.SEGMENT_ID, KeyKind.COLUMN)

_ROOT = QModelIndex()


@dataclass(frozen=True)
class PairTexts:
    """What the pairs of an evaluation hold, those left out too.

    Attributes
    ----------
    aligned
        What was paired, and what was compared of it.
    originals
        References, candidates and source as they were loaded.
    pairing
        What the evaluation was asked to leave out.
    """

    aligned: AlignedDocuments
    originals: Sequence[Document]
    pairing: PairingOptions

    @cached_property
    def names(self) -> list[str]:
        """The documents' names, distinct from each other."""
        return distinct_names(self.originals)

    @property
    def references(self) -> range:
        """Numbers of the reference documents."""
        return range(len(self.aligned.references))

    @property
    def candidates(self) -> range:
        """Numbers of the candidate documents."""
        first = len(self.aligned.references)
        return range(first, first + len(self.aligned.candidates))

    @property
    def source(self) -> int | None:
        """Number of the source document, None if there is none."""
        return self.candidates.stop if self.aligned.source is not None else None

    @cached_property
    def has_source(self) -> bool:
        """Whether there is a source text, as a document or in another one."""
        return self.source is not None or any(document.units.sources for document in self.originals)

    @cached_property
    def has_keys(self) -> bool:
        """Whether a pair is known by a key rather than by a line."""
        kinds = {document.units.key_kind for document in self.originals}
        return self.aligned.pairs.method == "key" and kinds <= {*_SHORT_KEYS}

    def text(self, row: int, number: int) -> str | None:
        """Return a document's text, None where it has none."""
        return self.originals[number].units.text(self.aligned.pairs.rows[row][number])

    def source_text(self, row: int) -> str | None:
        """Return the source text, from the source or as a file of translations has it."""
        if self.source is not None:
            return self.text(row, self.source)
        pair = self.aligned.pairs.rows[row]
        for number, document in enumerate(self.originals):
            if (text := document.units.source(pair[number])) is not None:
                return text
        return None

    def line(self, row: int, number: int) -> int | None:
        """Return where a document has the pair, None if it has not."""
        indices = self.aligned.pairs.rows[row][number]
        return self.originals[number].units.line(indices[0]) if indices else None

    def first_line(self, row: int) -> int:
        """Return where the first document that has the pair has it."""
        lines = (self.line(row, number) for number in range(len(self.originals)))
        return next(line for line in lines if line is not None)

    def key(self, row: int) -> str:
        """Return what tells a pair from the others in all files."""
        for number, indices in enumerate(self.aligned.pairs.rows[row]):
            if indices and self.originals[number].units.keys:
                return self.originals[number].units.keys[indices[0]]
        return ""

    def concerns(self, row: int) -> list[Concern]:
        """Return what speaks against comparing a pair."""
        return [name for name, rows in self.aligned.concerns.items() if _holds(rows, row)]

    def is_about(self, concern: Concern, row: int, candidate: int) -> bool:
        """Whether what speaks against a pair is to be seen in this candidate's text."""
        text = self.text(row, candidate)
        if concern == "only_reference":
            return text is None
        if concern == "empty_candidate":
            return text is not None and not text.strip()
        if concern == "untranslated":
            return text == self.source_text(row)
        return True

    def is_left_out(self, row: int) -> bool:
        """Whether a pair is not compared."""
        return not _holds(self.aligned.kept, row)

    def reasons(self, row: int) -> list[Concern]:
        """Return what a pair that is not compared is left out for."""
        kinds = left_out_kinds(self.aligned.documents, self.pairing)
        return [concern for concern in self.concerns(row) if concern in kinds]


def _holds(numbers: Sequence[int], number: int) -> bool:
    """Whether a number is among others in ascending order."""
    place = bisect_left(numbers, number)
    return place < len(numbers) and numbers[place] == number


class PairModel(QAbstractTableModel):
    """Some rows of an evaluation's pairs; looks up what is in sight, and nothing else."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts: PairTexts | None = None
        self._rows: Sequence[int] = ()
        self._candidate = 0

    def show_rows(self, texts: PairTexts | None, rows: Sequence[int], candidate: int) -> None:
        """Show these rows of pairs, with the texts of one candidate's document."""
        self.beginResetModel()
        self._texts, self._rows, self._candidate = texts, rows, candidate
        self.endResetModel()

    def row_of(self, pair: int) -> int | None:
        """Return where a pair is shown, None if it is not."""
        place = bisect_left(self._rows, pair)
        return place if _holds(self._rows, pair) else None

    def pair_at(self, row: int) -> int:
        """Return which pair is in a row."""
        return self._rows[row]

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        if parent.isValid() or self._texts is None:
            return 0
        return _SOURCE + self._texts.has_source

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal or self._texts is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            names = {
                _PLACE: translate("PairsPage", "Key")
                if self._texts.has_keys
                else translate("PairsPage", "Line"),
                _REFERENCE: translate("PairsPage", "Reference"),
                _CANDIDATE: translate("PairsPage", "Candidate"),
                _SOURCE: translate("PairsPage", "Source"),
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
            if column == _PLACE:
                return self._place(texts, pair)
            return shown_text(self._text(texts, pair, column))
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tool_tip(texts, pair, column)
        stands_back = texts.is_left_out(pair) or (
            column != _PLACE and not (self._text(texts, pair, column) or "").strip()
        )
        if stands_back and role == Qt.ItemDataRole.FontRole:
            font = QFont()
            font.setItalic(True)
            return font
        if stands_back and role == Qt.ItemDataRole.ForegroundRole:
            return theme.muted(QGuiApplication.palette())
        return None

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        is_number = column == _PLACE and self._texts is not None and not self._texts.has_keys
        side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter

    def _place(self, texts: PairTexts, pair: int) -> str:
        if texts.has_keys:
            return one_line(texts.key(pair)[:_LONGEST_KEY])
        return format_number(texts.first_line(pair))

    def _text(self, texts: PairTexts, pair: int, column: int) -> str | None:
        if column == _SOURCE:
            return texts.source_text(pair)
        return texts.text(pair, 0 if column == _REFERENCE else self._candidate)

    def _tool_tip(self, texts: PairTexts, pair: int, column: int) -> str:
        text = texts.key(pair) if column == _PLACE else self._text(texts, pair, column)
        return plain_tool_tip(shortened(text, _TIP_CHARACTERS)) if text else ""


def shortened(text: str, longest: int) -> str:
    """Return a text without what is too long to be seen anyway."""
    return text if len(text) <= longest else f"{text[:longest]}…"


def shown_text(text: str | None) -> str:
    """Return a text for a cell: in one line, and in words what is not there."""
    if text is None:
        return translate("PairsPage", "(missing)")
    if not text or text.isspace():
        return translate("PairsPage", "(empty)")
    return one_line(shortened(text, _SHOWN_CHARACTERS))


def is_right_to_left(text: str) -> bool:
    """Whether a text starts on the right: by its first letter, as Unicode has it."""
    directions = map(unicodedata.bidirectional, text)
    return next((found for found in directions if found in ("L", "R", "AL")), "L") != "L"


class TextDelegate(QStyledItemDelegate):
    """Lays out every text in its own direction."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if is_right_to_left(option.text):
            option.direction = Qt.LayoutDirection.RightToLeft


class _KeyDelegate(QStyledItemDelegate):
    """Keeps the ends of keys, which tell them apart."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.textElideMode = Qt.TextElideMode.ElideMiddle


class PairTable(QTableView):
    """Pairs one below the other, each in one line; they are chosen one at a time."""

    pair_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place_widths = 0, 0
        self.pairs = PairModel(self)
        self.setModel(self.pairs)
        self.selectionModel().selectionChanged.connect(self._choose)
        self.setItemDelegate(TextDelegate(self))
        self.setItemDelegateForColumn(_PLACE, _KeyDelegate(self))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setAlternatingRowColors(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rows = self.verticalHeader()
        rows.hide()
        # All of one height: nothing is measured that is not in sight.
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(em(self, 1.5))
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(em(self, 2.5))
        self.setMinimumHeight(em(self, 11))

    def show_pairs(
        self, texts: PairTexts, rows: Sequence[int], candidate: int, chosen: int | None
    ) -> None:
        """Show some pairs, with one chosen: that of before, or the first."""
        self.pairs.show_rows(texts, rows, candidate)
        self._size_columns(texts)
        if rows:
            place = None if chosen is None else self.pairs.row_of(chosen)
            self.selectRow(place or 0)
        else:
            self.pair_chosen.emit(None)

    def clear(self) -> None:
        """Show nothing."""
        self.pairs.show_rows(None, (), 0)
        self.pair_chosen.emit(None)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setAccessibleName(translate("PairsPage", "Pairs"))
        self.pairs.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, _SOURCE)
        self.viewport().update()

    def _size_columns(self, texts: PairTexts) -> None:
        header = self.horizontalHeader()
        for column in range(self.pairs.columnCount()):
            mode = QHeaderView.ResizeMode
            header.setSectionResizeMode(column, mode.Fixed if column == _PLACE else mode.Stretch)
        if texts.has_keys:
            # Long ones begin all the same; what tells them apart is in the tool tip.
            keys = (texts.key(row) for row in islice(range(len(texts.aligned.pairs.rows)), 100))
            longest = max((one_line(key[:_LONGEST_KEY]) for key in keys), key=len, default="")
        else:
            last = max(document.units.line(len(document.units) - 1) for document in texts.originals)
            longest = format_number(last)
        width = self.fontMetrics().horizontalAdvance(longest) + em(self, 1.2)
        least = header.sectionSizeHint(_PLACE)
        self._place_widths = least, max(least, min(width, em(self, 9)))
        self._fit()

    def _fit(self) -> None:
        """Leave the texts room; the detail has all that is not to be seen here."""
        width = self.viewport().width()
        self.setColumnHidden(_SOURCE, width < em(self, 28))
        least, wanted = self._place_widths
        self.horizontalHeader().resizeSection(_PLACE, max(least, min(wanted, width // 4)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _choose(self, selected: QItemSelection) -> None:
        if indexes := selected.indexes():
            self.pair_chosen.emit(self.pairs.pair_at(indexes[0].row()))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        draw_focus(self)


class PairDetail(QTextEdit):
    """All texts of one pair, in full."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts: PairTexts | None = None
        self._pair: int | None = None
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        self.setMinimumHeight(em(self, 6))

    def show_pair(self, texts: PairTexts | None, pair: int | None) -> None:
        """Show a pair, or nothing."""
        self._texts, self._pair = texts, pair
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setAccessibleName(translate("PairsPage", "The chosen pair in full"))
        self.clear()
        if self._texts is None or self._pair is None:
            return
        cursor = self.textCursor()
        self._write_head(cursor, self._texts, self._pair)
        for label, text in self._parts(self._texts, self._pair):
            self._write_part(cursor, label, text)
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _write_head(self, cursor: QTextCursor, texts: PairTexts, pair: int) -> None:
        notes = []
        if key := texts.key(pair):
            notes.append(
                translate("PairsPage", "Key: {key}").format(
                    key=one_line(shortened(key, _TIP_CHARACTERS))
                )
            )
        reasons = texts.reasons(pair) if texts.is_left_out(pair) else []
        for concern in texts.concerns(pair):
            name = concern_name(concern)
            if concern in reasons:
                name = translate("PairsPage", "Left out: {concern}").format(concern=name)
            notes.append(name)
        if notes:
            cursor.insertText(" · ".join(notes), self._format(muted=True))

    def _parts(self, texts: PairTexts, pair: int) -> list[tuple[str, str | None]]:
        """Return the texts, each with what it is and where it stands."""
        parts: list[tuple[str, str | None]] = []
        for number, name in enumerate(texts.names):
            kind = translate("PairsPage", "Source")
            if number in texts.references:
                kind = translate("PairsPage", "Reference")
            elif number in texts.candidates:
                kind = translate("PairsPage", "Candidate")
            line = texts.line(pair, number)
            if line is None:
                label = translate("PairsPage", "{kind} · {name}").format(
                    kind=kind, name=one_line(name)
                )
            else:
                label = translate("PairsPage", "{kind} · {name}, line {line}").format(
                    kind=kind, name=one_line(name), line=format_number(line)
                )
            parts.append((label, texts.text(pair, number)))
        if texts.source is None and (source := texts.source_text(pair)):
            parts.append((translate("PairsPage", "Source"), source))
        return parts

    def _write_part(self, cursor: QTextCursor, label: str, text: str | None) -> None:
        apart, together = QTextBlockFormat(), QTextBlockFormat()
        apart.setTopMargin(em(self, 0.5) if cursor.position() else 0)
        if cursor.position():
            cursor.insertBlock(apart)
        cursor.insertText(label, self._format(bold=True))
        cursor.insertBlock(together)
        if text and not text.isspace():
            cursor.insertText(shortened(text, _READ_CHARACTERS), self._format())
        else:
            cursor.insertText(shown_text(text), self._format(muted=True))

    def _format(self, *, bold: bool = False, muted: bool = False) -> QTextCharFormat:
        written = QTextCharFormat()
        if bold:
            written.setFontWeight(QFont.Weight.Bold)
        if muted:
            written.setForeground(theme.muted(QGuiApplication.palette()))
            written.setFontItalic(True)
        return written

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.retranslate()  # colors are part of the text

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        draw_focus(self)
