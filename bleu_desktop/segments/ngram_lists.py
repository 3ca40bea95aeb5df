"""The n-grams a candidate misses and invents most, each of which opens its segments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6 import QtCore, QtGui, QtWidgets

from bleu_core.analysis import ngram_counts
from bleu_core.evaluation.results import Evaluation
from bleu_core.progress import Progress
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session
from bleu_desktop.shared import widgets
from bleu_desktop.shared.cell_texts import visible
from bleu_desktop.shared.fonts import text_font
from bleu_desktop.shared.forms import fill, labeled_combo
from bleu_desktop.shared.sizes import row_height, space
from bleu_desktop.shared.table_view import TableView
from bleu_score.i18n import format_number
from bleu_score.reports.cells import Cell, Column, Form, Row, Table, number_cell

_MOST_ROWS = 200
# Of each length, so many of the most frequent n-grams are compared.
_COMPARED = 1_000
# Between tokens of scripts without spaces.
_THIN_SPACE = "\u2009"
_FIRST_EAST_ASIAN = "\u2e80"


class NgramLists(QtWidgets.QWidget):
    """Two lists, computed in the background once they are visible.

    Signals
    -------
    segments_wanted
        Indices of the segments the user wants to see, and a title for their list.
    """

    segments_wanted = QtCore.Signal(object, str)

    def __init__(self, session: Session, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self._evaluation: Evaluation | None = None
        self._candidate = 0
        self._counts: dict[int, ngram_counts.NgramCounts] = {}
        self._runner = session.new_runner(self)
        self._runner.finished.connect(self._take_counts)
        label = translate("NgramLists", "Length in tokens")
        self._order_label, self.order = labeled_combo(label, self)
        lengths = [(str(number), format_number(number)) for number in range(1, 5)]
        fill(self.order, [("", translate("NgramLists", "any")), *lengths])
        self.order.setSizePolicy(
            QtWidgets.QSizePolicy.Policy.Fixed, QtWidgets.QSizePolicy.Policy.Fixed
        )
        self.status = widgets.TextLabel(self, muted=True)
        missed = translate("NgramLists", "Missing from the candidate")
        invented = translate("NgramLists", "Added by the candidate")
        self.missed, self.invented = _NgramTable(self, missed), _NgramTable(self, invented)
        self._lay_out()
        self.order.activated.connect(self._show)
        self.missed.chosen.connect(self._open_missed)
        self.invented.chosen.connect(self._open_invented)
        self._show()

    def _lay_out(self) -> None:
        head = widgets.row(None, self._order_label, self.order, (self.status, 1))
        self._sides = QtWidgets.QBoxLayout(QtWidgets.QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(space(2))
        for table in (self.missed, self.invented):
            title = widgets.TextLabel(self, table.accessibleName(), wrap=True, bold=True)
            side = widgets.column(None, title, (table, 1), spacing=0.5)
            self._sides.addLayout(side, 1)
        widgets.column(self, head, (self._sides, 1), margins=(1.5, 0.5, 1, 1))

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        direction = QtWidgets.QBoxLayout.Direction
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

    def showEvent(self, event: QtGui.QShowEvent) -> None:
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


class _NgramTable(TableView):
    """N-grams, each with the number of times it is lacking, and of segments that lack it.

    Signals
    -------
    chosen
        The `NgramCount` the user wants to see.
    """

    chosen = QtCore.Signal(object)

    def __init__(self, parent: QtWidgets.QWidget, name: str) -> None:
        super().__init__(parent)
        self._ngrams: Sequence[ngram_counts.NgramCount] = ()
        self.setAccessibleName(name)
        self.setHorizontalScrollBarPolicy(QtCore.Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(
            QtWidgets.QSizePolicy.Policy.Expanding, QtWidgets.QSizePolicy.Policy.Expanding
        )
        self.setMinimumHeight(widgets.em(self, 5))
        self.verticalHeader().setDefaultSectionSize(row_height(self.fontMetrics().height()))
        self.clicked.connect(lambda index: self.chosen.emit(self._ngrams[index.row()]))

    def show_ngrams(self, ngrams: Sequence[ngram_counts.NgramCount], font: QtGui.QFont) -> None:
        """Show these n-grams, in a font that has their characters."""
        if ngrams == self._ngrams and self.shown.table.columns:
            return
        self._ngrams, self.cells.texts = ngrams, {0: font}
        columns = (
            Column(translate("NgramLists", "N-gram"), is_long=True),
            Column(translate("NgramLists", "Count"), is_number=True),
            Column(translate("NgramLists", "Segments"), is_number=True),
        )
        self.show_table(Table("ngrams", "", columns, [*map(_row, ngrams)]))
        mode = QtWidgets.QHeaderView.ResizeMode
        self.horizontalHeader().setSectionResizeMode(mode.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(0, mode.Stretch)
        self.scrollToTop()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        line = self.current_row()
        if event.key() in (QtCore.Qt.Key.Key_Return, QtCore.Qt.Key.Key_Enter) and line >= 0:
            self.chosen.emit(self._ngrams[line])
        else:
            super().keyPressEvent(event)


def _row(ngram: ngram_counts.NgramCount) -> Row:
    count = translate("NgramLists", "{count} of {total}").format(
        count=format_number(ngram.count), total=format_number(ngram.total)
    )
    text, numbers = ngram_text(ngram), (ngram.count, ngram.segment_count)
    cells = [replace(number_cell(number), tip=count) for number in numbers]
    return Cell(text, Form.NAME, full=" ".join(ngram.tokens), tip=text), *cells


def ngram_text(ngram: ngram_counts.NgramCount) -> str:
    """Return the tokens of an n-gram as readable text."""
    text, *others = map(visible, ngram.tokens)
    for token in others:
        is_east_asian = text[-1] >= _FIRST_EAST_ASIAN and token[0] >= _FIRST_EAST_ASIAN
        text += (_THIN_SPACE if is_east_asian else " ") + token
    return text


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
