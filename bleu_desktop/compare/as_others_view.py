"""The scores of other programs, and the reasons for the differences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHeaderView, QWidget

from bleu_core.progress import Progress
from bleu_core.results import Evaluation
from bleu_desktop.compare.computed_section import ComputedSection
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session
from bleu_desktop.shared.small_table import SmallTable
from bleu_desktop.shared.widgets import TextLabel, column, em
from bleu_score.i18n import as_sentence, format_score, join_sentences, with_label
from bleu_score.messages.names import text_name
from bleu_score.messages.others import (
    program_name,
    program_note,
    rules_text,
    why_text,
)
from bleu_score.reports.cells import NOTHING, Cell, bleu_cell, signed_cell

if TYPE_CHECKING:
    from bleu_core.comparing.as_others import AsOthers

_DIFFERENCE, _WHY = 2, 3


class AsOthersView(ComputedSection):
    """A row for each program: its score, the difference, and the reasons."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.about = TextLabel(self.content, wrap=True, muted=True)
        self.table = _ProgramTable(self.content)
        self.rules = TextLabel(self.content, wrap=True, muted=True, selectable=True)
        self._answer: AsOthers | None = None
        layout = column(self.content, spacing=8)
        for widget in (self.about, self.table, self.rules):
            layout.addWidget(widget)
        for label in (self.about, self.rules):
            label.setMaximumWidth(em(self, 52))
        self.table.currentCellChanged.connect(lambda *_: self._show_rules())
        self.retranslate()

    def title(self) -> str:
        return translate("AsOthersView", "BLEU in other programs")

    def compute(self, evaluation: Evaluation, progress: Progress) -> tuple[AsOthers, ...]:
        from bleu_core.comparing.as_others import score_as_others

        return score_as_others(evaluation, progress=progress)

    def show_result(
        self, evaluation: Evaluation, result: tuple[AsOthers, ...], candidate: int
    ) -> None:
        self._answer = answer = result[candidate]
        self.about.setText(
            translate(
                "AsOthersView",
                "{candidate}: BLEU {score} here. Each program scores the same segments by its own "
                "rules, with default options. In parentheses: the points each rule adds or takes "
                "away.",
            ).format(candidate=text_name(answer.candidate), score=format_score(answer.percent))
        )
        self.table.setAccessibleName(self.title())
        self.table.show_rows(
            (
                translate("AsOthersView", "Program"),
                translate("AsOthersView", "BLEU"),
                translate("AsOthersView", "Difference"),
                translate("AsOthersView", "Why"),
            ),
            [
                (
                    Cell(program_name(score.program)),
                    NOTHING if score.percent is None else bleu_cell(score.percent),
                    NOTHING if score.difference is None else signed_cell(score.difference),
                    Cell(why_text(score)),
                )
                for score in answer.scores
            ],
        )
        for row, score in enumerate(answer.scores):
            self.table.set_tip(row, 0, rules_text(score.rules))
        self._show_rules()

    def _show_rules(self) -> None:
        """Show the rules by which the chosen program scores."""
        row = self.table.currentRow()
        if self._answer is None or not 0 <= row < len(self._answer.scores):
            return
        score = self._answer.scores[row]
        rules = as_sentence(with_label(program_name(score.program), rules_text(score.rules)))
        note = program_note(score.program, score.rules)
        self.rules.setText(join_sentences(rules, note) if note else rules)


class _ProgramTable(SmallTable):
    """Programs; a narrow table shows the reasons without the differences."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(_WHY + 1, numbers=(1, _DIFFERENCE), stretched=_WHY, parent=parent)

    def _fit(self) -> None:
        header, mode = self.horizontalHeader(), QHeaderView.ResizeMode
        room = self.viewport().width()
        is_narrow = room < em(self, 30)
        self.setColumnHidden(_DIFFERENCE, is_narrow)
        header.setSectionResizeMode(0, mode.ResizeToContents)
        if is_narrow:
            # Names can be wrapped, too.
            header.setSectionResizeMode(0, mode.Fixed)
            header.resizeSection(0, min(header.sectionSize(0), round(room * 0.35)))
        super()._fit()
