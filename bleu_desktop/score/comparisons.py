"""The candidates compared in pairs, metric by metric."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTableWidgetItem, QWidget

from bleu_core.results import Evaluation
from bleu_core.settings import SIGNIFICANCE_LEVEL
from bleu_desktop.i18n import translate
from bleu_desktop.shared.tables import NameDelegate, ReadingTable
from bleu_desktop.shared.widgets import (
    Panel,
    TextLabel,
    column,
    draw_focus,
    em,
    one_line,
    plain_tool_tip,
)
from bleu_score.i18n import format_number
from bleu_score.messages.metrics import (
    comparison_texts,
    comparison_title,
    p_value,
    verdict_notes,
    verdict_text,
)

# The verdict comes before the numbers behind it: a narrow window shows those only by scrolling.
_METRIC, _CANDIDATE, _BASELINE, _DIFFERENCE, _MEANING, _INTERVAL, _P_HOLM, _P = range(8)
_COLUMNS = 8
_NAME_COLUMNS = (_CANDIDATE, _BASELINE)
_LEFT_COLUMNS = (_METRIC, *_NAME_COLUMNS, _MEANING)

# More rows than this scroll, so that the score below stays within reach.
_MOST_ROWS = 4


class ComparisonView(Panel):
    """Shows an evaluation's comparisons under the name of their test; computes nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._evaluation: Evaluation | None = None
        self.title = TextLabel(self, wrap=True, bold=True)
        self.table = _ComparisonTable(self)
        layout = column(self, spacing=em(self, 0.3))
        layout.addWidget(self.title)
        layout.addWidget(self.table)
        self.hide()

    def show_evaluation(self, evaluation: Evaluation) -> None:
        """Show the comparisons of an evaluation, or hide if it has none."""
        self._evaluation = evaluation
        self.setVisible(bool(evaluation.comparisons))
        self.retranslate()

    def retranslate(self) -> None:
        if self._evaluation is not None and self._evaluation.comparisons:
            self.title.setText(comparison_title(self._evaluation.comparisons))
            self.title.setToolTip(plain_tool_tip(_notes(self._evaluation)))
            self.table.setAccessibleName(self.title.text())
            self.table.show_comparisons(self._evaluation)


class _ComparisonTable(ReadingTable):
    """A row for each pair and metric; scrolls sideways where it does not fit."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(_COLUMNS, parent)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.horizontalHeader().setMinimumSectionSize(em(self, 3))
        self._names = NameDelegate(self)
        for index in _NAME_COLUMNS:
            self.setItemDelegateForColumn(index, self._names)

    def show_comparisons(self, evaluation: Evaluation) -> None:
        """List the comparisons, in the current language."""
        results = evaluation.candidates[0].metrics
        titles = {result.metric.name: result.metric.title for result in results}
        self._names.set_names([one_line(candidate.name) for candidate in evaluation.candidates])
        self._show_headers()
        notes = plain_tool_tip(_notes(evaluation))
        self.setColumnHidden(_METRIC, len(titles) == 1)
        self.setRowCount(len(evaluation.comparisons))
        for number, comparison in enumerate(evaluation.comparisons):
            difference, interval, _, p_holm = comparison_texts(comparison)
            cells = {
                _METRIC: titles[comparison.metric],
                _CANDIDATE: comparison.candidate,
                _BASELINE: comparison.baseline,
                _DIFFERENCE: difference,
                _MEANING: verdict_text(comparison.verdict),
                _INTERVAL: interval,
                _P_HOLM: p_holm,
                _P: p_value(comparison.p_value),
            }
            for index, text in cells.items():
                item = QTableWidgetItem(one_line(text))
                item.setTextAlignment(_alignment(index))
                if index in _NAME_COLUMNS:
                    item.setToolTip(plain_tool_tip(text))
                elif index == _MEANING:
                    item.setToolTip(notes)
                self.setItem(number, index, item)
        self.fit_rows()
        self._fit()

    def _show_headers(self) -> None:
        names = {
            _METRIC: translate("Comparisons", "Metric"),
            _CANDIDATE: translate("Comparisons", "Candidate"),
            _BASELINE: translate("Comparisons", "Baseline"),
            _DIFFERENCE: translate("Comparisons", "Difference"),
            _MEANING: translate("Comparisons", "Verdict"),
            _INTERVAL: translate("Comparisons", "95% CI"),
            _P_HOLM: translate("Comparisons", "p (Holm)"),
            _P: translate("Comparisons", "p (sacreBLEU)"),
        }
        tips = {
            _DIFFERENCE: translate(
                "Comparisons",
                "The candidate’s score minus the baseline’s score, in points.",
            ),
            _INTERVAL: translate(
                "Comparisons",
                "95% confidence interval: the range that holds 95% of the differences "
                "when segments are resampled.",
            ),
            _P_HOLM: translate(
                "Comparisons",
                "p corrected for the number of comparisons with this metric. Below {limit}, a "
                "difference counts as significant.",
            ).format(limit=format_number(SIGNIFICANCE_LEVEL, 2)),
            _P: translate(
                "Comparisons",
                "Probability of a difference at least this large if both were equally good, as "
                "sacreBLEU computes it.",
            ),
        }
        for index, name in names.items():
            item = QTableWidgetItem(name)
            item.setTextAlignment(_alignment(index))
            item.setToolTip(plain_tool_tip(tips[index]) if index in tips else "")
            self.setHorizontalHeaderItem(index, item)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give every column the width it needs; names shrink first, down to a minimum."""
        header = self.horizontalHeader()
        widths = {
            index: max(self.sizeHintForColumn(index), header.sectionSizeHint(index))
            for index in range(_COLUMNS)
            if not self.isColumnHidden(index)
        }
        room = self.viewport().width()
        # Names shrink until everything fits, but no further than the verdict needs to be visible,
        # and not below a minimum.
        others = {index: width for index, width in widths.items() if index not in _NAME_COLUMNS}
        for_all = (room - sum(others.values())) // 2
        in_sight = sum(width for index, width in others.items() if index <= _MEANING)
        for_meaning = min((room - in_sight) // 2, em(self, 12))
        for index in _NAME_COLUMNS:
            least = max(em(self, 6), header.sectionSizeHint(index))
            widths[index] = min(widths[index], max(for_all, for_meaning, least))
        # The remaining width goes to the names.
        rest = max(room - sum(widths.values()), 0)
        widths[_CANDIDATE] += rest // 2
        widths[_BASELINE] += rest - rest // 2
        for index, width in widths.items():
            self.setColumnWidth(index, width)
        height = header.sizeHint().height() + 2 * self.frameWidth()
        if sum(widths.values()) > room:
            height += self.horizontalScrollBar().sizeHint().height()
        if self.rowCount() > _MOST_ROWS:
            # Half a row shows that there are more.
            height += round(self.rowHeight(0) * (_MOST_ROWS + 0.5))
        else:
            height += sum(self.rowHeight(row) for row in range(self.rowCount()))
        self.setFixedHeight(height)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        draw_focus(self)


def _alignment(index: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if index in _LEFT_COLUMNS else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter


def _notes(evaluation: Evaluation) -> str:
    return "\n".join(verdict_notes(evaluation.comparisons))
