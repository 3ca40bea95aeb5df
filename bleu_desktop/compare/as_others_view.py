"""The scores of other programs, and the reasons for the differences."""

from __future__ import annotations

from bleu_core.analysis.as_others import AsOthers, OtherScore, score_as_others
from bleu_core.evaluation.results import Evaluation
from bleu_core.progress import Progress
from bleu_desktop.compare.computed_section import ComputedSection
from bleu_desktop.i18n import translate
from bleu_score.i18n import as_sentence, join_sentences, with_label
from bleu_score.messages.metrics import score_text
from bleu_score.messages.names import text_name
from bleu_score.messages.others import program_name, program_note, rules_text, why_text
from bleu_score.reports.cells import NOTHING, Cell, Column, Row, Table, bleu_cell, signed_cell


class AsOthersView(ComputedSection):
    """A row for each program: its score, the difference, and the reasons."""

    has_choice = True

    def title(self) -> str:
        return translate("AsOthersView", "BLEU in other programs")

    def compute(self, evaluation: Evaluation, progress: Progress) -> tuple[AsOthers, ...]:
        return score_as_others(evaluation, progress=progress)

    def table_of(
        self, evaluation: Evaluation, result: tuple[AsOthers, ...], candidate: int
    ) -> tuple[str, Table]:
        answer = result[candidate]
        about = translate(
            "AsOthersView",
            "{candidate}: BLEU {score} here. Each program scores the same segments by its own "
            "rules, with default options. In parentheses: the points each rule adds or takes "
            "away.",
        ).format(
            candidate=text_name(answer.candidate),
            score=score_text(evaluation.candidates[candidate].score),
        )
        columns = (
            Column(translate("AsOthersView", "Program")),
            Column(translate("AsOthersView", "BLEU"), is_number=True),
            Column(translate("AsOthersView", "Difference"), is_number=True, is_optional=True),
            Column(translate("AsOthersView", "Why"), is_long=True),
        )
        return about, Table("programs", self.title(), columns, [*map(_row, answer.scores)])


def _row(score: OtherScore) -> Row:
    rules = as_sentence(with_label(program_name(score.program), rules_text(score.rules)))
    note = program_note(score.program, score.rules)
    return (
        Cell(program_name(score.program), tip=join_sentences(rules, note) if note else rules),
        NOTHING if score.percent is None else bleu_cell(score.percent),
        NOTHING if score.difference is None else signed_cell(score.difference),
        Cell(why_text(score)),
    )
