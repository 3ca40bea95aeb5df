"""The row of attached scores, below the row of their candidate."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QTreeWidgetItem

from bleu_core.evaluation import given_scores as core_given_scores
from bleu_desktop.i18n import translate
from bleu_desktop.session.file_rows import ScoresRow
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.table_copier import CELL
from bleu_desktop.shared.widgets import one_line, plain_tool_tip
from bleu_score.i18n import format_number, with_label
from bleu_score.messages import errors
from bleu_score.messages.metrics import given_text
from bleu_score.reports.cells import number_cell

SCORES = Qt.ItemDataRole.UserRole + 10
"""Role of the metric of attached scores; the number of a text is in the user's role."""


def scores_item(attached: ScoresRow, height: int) -> QTreeWidgetItem:
    """Return the row of attached scores."""
    title = one_line(core_given_scores.metric_title(attached.input.metric))
    name = with_label(title, one_line(attached.input.address.path.name))
    given = attached.input.numbers
    judged = 0 if given is None else int((given.rows[:, 1] > 0).sum())
    count = "" if given is None else format_number(judged)
    item = QTreeWidgetItem([name, "–" if attached.error and given is None else count, "", ""])
    item.setData(0, SCORES, attached.input.metric)
    if given is not None:
        item.setData(1, CELL, number_cell(judged))
    item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
    item.setSizeHint(0, QSize(0, height))
    item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    said = given_text()
    if attached.error is not None:
        said = errors.error_text(attached.error)
        item.setIcon(0, icon("warning"))
    elif given is not None and given.file.differing:
        said = translate(
            "FileList", "Segments whose text in the file differs from the candidate’s: {count}"
        ).format(count=format_number(given.file.differing))
        item.setIcon(0, icon("warning"))
    item.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, said)
    item.setToolTip(0, plain_tool_tip("\n".join([str(attached.input.address.path), said])))
    return item
