"""The check of one segment by hand: each step from suggestion to final text, and their sum."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

from PySide6.QtWidgets import QWidget

from bleu_core.changes.edits import CharacterStep
from bleu_core.changes.lines import Line
from bleu_core.changes.schemes import Scheme
from bleu_desktop.i18n import translate
from bleu_desktop.shared.cell_texts import visible
from bleu_desktop.shared.controls import Link
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.small_table import SmallTable
from bleu_desktop.shared.widgets import TextLabel, column
from bleu_score.i18n import format_number, format_share
from bleu_score.marked.parts import Part, Style
from bleu_score.messages import changes as messages_changes
from bleu_score.reports import cells as reports_cells

# A text that was written anew can have as many steps as characters.
_MOST_STEPS = 300
_LONGEST_KEPT = 40
_SPACE_SIGN = "\u2423"


class HandCheck(QWidget):
    """The steps of a segment with the characters they changed, counted one by one.

    Parameters
    ----------
    line
        The segment.
    scheme
        The weights and the price it is counted with.
    open_segment
        Leads to the segment on the page of segments; None if it is not there.

    Attributes
    ----------
    steps
        The table of the steps, without rows if there was nothing to compare.
    result
        Their sum in one sentence.
    """

    def __init__(
        self,
        line: Line,
        scheme: Scheme,
        open_segment: Callable[[], object] | None,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        steps = line.steps()
        self.result = TextLabel(self, wrap=True, bold=True, selectable=True)
        self.result.setText(_result_text(line))
        self.paid = TextLabel(self, wrap=True, selectable=True)
        self.paid.setText(_paid_text(line, scheme))
        self.paid.setVisible(line.weighted is not None)
        self.segments_link = Link(translate("ChangesPage", "Show in Segments"), self)
        self.segments_link.setVisible(open_segment is not None)
        if open_segment is not None:
            self.segments_link.clicked.connect(open_segment)
        self.steps = SmallTable(self)
        self.steps.show_table(steps_table(steps))
        self.steps.setVisible(bool(steps))
        layout = column(self, spacing=1)
        layout.setContentsMargins(0, 0, 0, space(2))
        for widget in (self.result, self.paid, self.segments_link, self.steps):
            layout.addWidget(widget)


def character_parts(steps: Sequence[CharacterStep]) -> tuple[Part, ...]:
    """Return the final text with what was struck in it, which comes first where it was replaced."""
    parts = []
    for step in steps:
        if step.edits and step.before:
            parts.append(Part(step.before, Style.DELETED, is_own=False))
        if step.after:
            parts.append(Part(step.after, Style.INSERTED if step.edits else Style.PLAIN))
    return tuple(parts)


def steps_table(steps: Sequence[CharacterStep]) -> reports_cells.Table:
    """Return the steps with the characters they change, and the sum so far."""
    columns = (
        reports_cells.Column(translate("ChangesPage", "Step")),
        reports_cells.Column(translate("ChangesPage", "Suggestion")),
        reports_cells.Column(translate("ChangesPage", "Final text")),
        reports_cells.Column(translate("ChangesPage", "Changed"), is_number=True),
        reports_cells.Column(translate("ChangesPage", "Sum"), is_number=True),
    )
    sums = [*accumulate(step.edits for step in steps)]
    rows = [
        [
            reports_cells.Cell(_name(step)),
            _characters(step.before, step),
            _characters(step.after, step),
            reports_cells.number_cell(step.edits),
            reports_cells.number_cell(done),
        ]
        for step, done in zip(steps[:_MOST_STEPS], sums, strict=False)
    ]
    if more := len(steps) - len(rows):
        text = translate("Gate", "… and {count} more").format(count=format_number(more))
        rest = map(reports_cells.number_cell, (sums[-1] - sums[_MOST_STEPS - 1], sums[-1]))
        rows.append([reports_cells.Cell(text), reports_cells.BLANK, reports_cells.BLANK, *rest])
    return reports_cells.Table("steps", translate("ChangesPage", "Check by hand"), columns, rows)


def _name(step: CharacterStep) -> str:
    if not step.edits:
        return translate("ChangesPage", "kept")
    if not step.before:
        return translate("ChangesPage", "inserted")
    return (
        translate("ChangesPage", "replaced") if step.after else translate("ChangesPage", "struck")
    )


def _characters(text: str, step: CharacterStep) -> reports_cells.Cell:
    """Return characters of a step; each one that changed can be seen and counted."""
    if step.edits or text.isspace():
        shown = visible(text).replace(" ", _SPACE_SIGN)
    elif len(text) > _LONGEST_KEPT:
        half = _LONGEST_KEPT // 2
        shown = f"{visible(text[:half])}…{visible(text[-half:])}"
    else:
        shown = visible(text)
    return reports_cells.Cell(shown, reports_cells.Form.NAME, full=text)


def _result_text(line: Line) -> str:
    if line.similarity is None:
        return translate("ChangesPage", "One of the texts is missing, so nothing was compared.")
    text = translate("ChangesPage", "{changed} of {all} characters changed: similarity {percent}")
    return text.format(
        changed=format_number(line.distance),
        all=format_number(line.length),
        percent=format_share(line.similarity),
    )


def _paid_text(line: Line, scheme: Scheme) -> str:
    """Return the way from the words or characters of a segment to what they count."""
    if line.weight is None or line.weighted is None:
        return ""
    exact = messages_changes.exact
    factors, product = [format_number(line.units), exact(line.weight)], exact(line.weighted)
    if line.amount is not None and scheme.price is not None:
        factors.append(exact(scheme.price))
        product = messages_changes.amount_text(line.amount, scheme.currency)
    return f"{' × '.join(factors)} = {product}"
