"""The n-grams a candidate misses and invents most, each of which opens its segments."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QWidget,
)

from bleu_core.analysis import ngram_counts
from bleu_core.evaluation.results import Evaluation
from bleu_core.progress import Progress
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session
from bleu_desktop.shared import widgets
from bleu_desktop.shared.cell_texts import TextDelegate, visible
from bleu_desktop.shared.fonts import text_font
from bleu_desktop.shared.forms import combo, fill
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.tables import ReadingTable, cell_item
from bleu_score.i18n import format_number
from bleu_score.reports.cells import Cell, number_cell

_MOST_ROWS = 200
# Of each length, so many of the most frequent n-grams are compared.
_COMPARED = 1_000
# Between tokens of scripts without spaces.
_THIN_SPACE = "\u2009"
_FIRST_EAST_ASIAN = "\u2e80"


class NgramLists(QWidget):
    """Two lists, computed in the background once they are visible.

    Signals
    -------
    segments_wanted
        Indices of the segments the user wants to see, and a title for their list.
    """

    segments_wanted = Signal(object, str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._evaluation: Evaluation | None = None
        self._candidate = 0
        self._counts: dict[int, ngram_counts.NgramCounts] = {}
        self._runner = session.new_runner(self)
        self._runner.finished.connect(self._take_counts)
        self._order_label = QLabel(translate("NgramLists", "Length in tokens"), self)
        self.order = combo(self)
        lengths = [(str(number), format_number(number)) for number in range(1, 5)]
        fill(self.order, [("", translate("NgramLists", "any")), *lengths])
        self._order_label.setBuddy(self.order)
        widgets.guard_wheel(self.order)
        self.order.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.status = widgets.TextLabel(self, muted=True)
        self.missed = _NgramTable(self)
        self.invented = _NgramTable(self)
        self._titles = (
            widgets.TextLabel(self, wrap=True, bold=True),
            widgets.TextLabel(self, wrap=True, bold=True),
        )
        missed, invented = self._titles
        missed.setText(translate("NgramLists", "Missing from the candidate"))
        invented.setText(translate("NgramLists", "Added by the candidate"))
        for title, table in zip(self._titles, (self.missed, self.invented), strict=True):
            table.setAccessibleName(title.text())
        self._lay_out()
        self.order.activated.connect(self._show)
        self.missed.chosen.connect(self._open_missed)
        self.invented.chosen.connect(self._open_invented)
        self._show()

    def _lay_out(self) -> None:
        head = widgets.row(None, self._order_label, self.order, (self.status, 1))
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(space(2))
        for title, table in zip(self._titles, (self.missed, self.invented), strict=True):
            side = widgets.column(None, title, (table, 1), spacing=0.5)
            self._sides.addLayout(side, 1)
        widgets.column(self, head, (self._sides, 1), margins=(1.5, 0.5, 1, 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        direction = QBoxLayout.Direction
        is_wide = self.width() >= widgets.em(self, 30)
        self._sides.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    # Showing

    def show_candidate(self, evaluation: Evaluation, candidate: int) -> None:
        """Show the n-grams of a candidate, given its index."""
        if evaluation is not self._evaluation:
            self._counts.clear()
        elif candidate == self._candidate:
            return
        self._evaluation, self._candidate = evaluation, candidate
        self._refresh()

    def clear(self) -> None:
        """Show nothing."""
        self._runner.cancel()
        self._evaluation = None
        self._counts.clear()
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def _refresh(self) -> None:
        evaluation, candidate = self._evaluation, self._candidate
        if evaluation is not None and self.isVisible() and candidate not in self._counts:
            self._runner.start(
                lambda progress: (evaluation, candidate, _count(evaluation, candidate, progress))
            )
        self._show()

    def _take_counts(self, found: tuple[Evaluation, int, ngram_counts.NgramCounts]) -> None:
        evaluation, candidate, counts = found
        if evaluation is self._evaluation:
            self._counts[candidate] = counts
            self._show()

    def _show(self) -> None:
        counts = self._counts.get(self._candidate)
        evaluation = self._evaluation
        is_working = evaluation is not None and counts is None
        self.status.setText(translate("NgramLists", "Counting…") if is_working else "")
        if evaluation is None or counts is None:
            self.missed.show_ngrams((), self.font())
            self.invented.show_ngrams((), self.font())
            return

        language = evaluation.target_language
        font = text_font(self.font(), language.tag, language.script)
        self.missed.show_ngrams(self._ngrams(counts, ngram_counts.Lack.MISSED), font)
        self.invented.show_ngrams(self._ngrams(counts, ngram_counts.Lack.INVENTED), font)

    def _ngrams(
        self, counts: ngram_counts.NgramCounts, lack: ngram_counts.Lack
    ) -> Sequence[ngram_counts.NgramCount]:
        order = self.order.currentData()
        return counts.most_telling(lack, int(order) if order else None)[:_MOST_ROWS]

    def _open_missed(self, ngram: ngram_counts.NgramCount) -> None:
        title = translate("NgramLists", "Missing: {ngram}")
        self.segments_wanted.emit(ngram.segments, title.format(ngram=ngram_text(ngram)))

    def _open_invented(self, ngram: ngram_counts.NgramCount) -> None:
        title = translate("NgramLists", "Not in the reference: {ngram}")
        self.segments_wanted.emit(ngram.segments, title.format(ngram=ngram_text(ngram)))


class _NgramTable(ReadingTable):
    """N-grams, each with the number of times it is lacking, and of segments that lack it.

    Signals
    -------
    chosen
        The `NgramCount` the user wants to see.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(3, parent)
        self._ngrams: Sequence[ngram_counts.NgramCount] = ()
        self.setItemDelegateForColumn(0, TextDelegate(self))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(widgets.em(self, 5))
        self.setHorizontalHeaderLabels(
            [
                translate("NgramLists", "N-gram"),
                translate("NgramLists", "Count"),
                translate("NgramLists", "Segments"),
            ]
        )
        for number in range(self.columnCount()):
            if header_item := self.horizontalHeaderItem(number):
                header_item.setTextAlignment(_alignment(number))
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.cellClicked.connect(lambda line, _: self.chosen.emit(self._ngrams[line]))

    def show_ngrams(self, ngrams: Sequence[ngram_counts.NgramCount], font: QFont) -> None:
        """Show these n-grams, in a font that has their characters."""
        if ngrams == self._ngrams and self.rowCount() == len(ngrams):
            return
        self._ngrams = ngrams
        self.setRowCount(len(ngrams))
        for line, ngram in enumerate(ngrams):
            text = ngram_text(ngram)
            items = (
                cell_item(Cell(" ".join(ngram.tokens)), text),
                cell_item(number_cell(ngram.count)),
                cell_item(number_cell(ngram.segment_count)),
            )
            tip = translate("NgramLists", "{count} of {total}").format(
                count=format_number(ngram.count), total=format_number(ngram.total)
            )
            for number, item in enumerate(items):
                item.setTextAlignment(_alignment(number))
                item.setToolTip(widgets.plain_tool_tip(text if number == 0 else tip))
                if number == 0:
                    item.setFont(font)
                self.setItem(line, number, item)
        self.fit_rows()
        self.scrollToTop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        line = self.currentRow()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and 0 <= line < len(self._ngrams):
            self.chosen.emit(self._ngrams[line])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        widgets.draw_focus(self)


def ngram_text(ngram: ngram_counts.NgramCount) -> str:
    """Return the tokens of an n-gram as readable text."""
    text, *others = map(visible, ngram.tokens)
    for token in others:
        is_east_asian = text[-1] >= _FIRST_EAST_ASIAN and token[0] >= _FIRST_EAST_ASIAN
        text += (_THIN_SPACE if is_east_asian else " ") + token
    return text


def _alignment(number: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def _count(evaluation: Evaluation, candidate: int, progress: Progress) -> ngram_counts.NgramCounts:
    aligned = evaluation.aligned
    return ngram_counts.count_ngrams_lacking(
        candidate=aligned.candidates[candidate].segments,
        references=[document.segments for document in aligned.references],
        tokenizer=evaluation.tokenizer,
        settings=evaluation.settings,
        listed=_COMPARED,
        progress=progress,
    )
