"""The same files under each word segmentation, with the bands that result."""

from __future__ import annotations

from bleu_core.analysis.by_tokenizer import TokenizerScores, score_by_tokenizer
from bleu_core.evaluation.results import Evaluation
from bleu_core.progress import Progress
from bleu_core.scoring.bands import BANDS
from bleu_desktop.compare.computed_section import ComputedSection
from bleu_desktop.i18n import translate
from bleu_desktop.shared.axis import Axis
from bleu_score.i18n import format_score, join_range, join_sentences, with_label
from bleu_score.messages.bands import band_name, band_range
from bleu_score.messages.choices import tokenizer_choice_name, tokenizer_name
from bleu_score.messages.names import text_name
from bleu_score.reports.cells import NOTHING, Cell, Column, Row, Table, shown_cell

_SCORE = 1
_PLAIN = Axis(0.0, 100.0, 20.0)
_BANDED = Axis(0.0, 100.0, 10.0, borders=(*(band.start for band in BANDS), BANDS[-1].end))


class TokenizersView(ComputedSection):
    """A row for each tokenizer of the language: the score on a scale, and its band."""

    def title(self) -> str:
        return translate("TokenizersView", "By word segmentation")

    def compute(self, evaluation: Evaluation, progress: Progress) -> tuple[TokenizerScores, ...]:
        return score_by_tokenizer(evaluation, progress=progress)

    def table_of(
        self, evaluation: Evaluation, result: tuple[TokenizerScores, ...], candidate: int
    ) -> tuple[str, Table]:
        about = translate(
            "TokenizersView",
            "{candidate}: the text is the same; only how it is split into tokens differs. "
            "Scores under different word segmentations cannot be compared.",
        ).format(candidate=text_name(evaluation.candidates[candidate].name))
        columns = (
            Column(translate("TokenizersView", "Word segmentation")),
            Column(translate("TokenizersView", "BLEU"), is_number=True),
            Column(translate("TokenizersView", "Google’s guide")),
        )
        rows = [_row(each, candidate) for each in result]
        table = Table("tokenizers", self.title(), columns, rows, (_summary(result, candidate),))
        return about, table if _has_bands(result, candidate) else table.part((0, _SCORE))

    def axes_of(self, result: tuple[TokenizerScores, ...], candidate: int) -> dict[int, Axis]:
        return {_SCORE: _BANDED if _has_bands(result, candidate) else _PLAIN}


def _has_bands(result: tuple[TokenizerScores, ...], candidate: int) -> bool:
    return any(each.bands[candidate] for each in result)


def _row(scores: TokenizerScores, candidate: int) -> Row:
    name = tokenizer_choice_name(tokenizer_name(scores.tokenizer))
    if scores.chosen:
        name = translate("TokenizersView", "{tokenizer} · in use").format(tokenizer=name)
    band = scores.bands[candidate]
    return (
        Cell(name, is_strong=scores.chosen),
        shown_cell(scores.scores[candidate]),
        NOTHING if band is None else Cell(with_label(band_range(band), band_name(band))),
    )


def _summary(result: tuple[TokenizerScores, ...], candidate: int) -> str:
    """Return the range of the scores, and whether the candidates' order depends on tokenizers."""
    if len(result) < 2:
        return translate("TokenizersView", "No other word segmentation fits this language.")
    percents = [each.scores[candidate].percent for each in result]
    text = translate("TokenizersView", "BLEU: {range}, depending on the word segmentation.").format(
        range=join_range(format_score(min(percents)), format_score(max(percents)))
    )
    if len(result[0].scores) < 2:
        return text
    orders = {_order(each) for each in result}
    if len(orders) == 1:
        order = translate("TokenizersView", "The order of the candidates is always the same.")
    else:
        order = translate(
            "TokenizersView", "The order of the candidates also depends on the word segmentation."
        )
    return join_sentences(text, order)


def _order(scores: TokenizerScores) -> tuple[int, ...]:
    """Return the candidates, best first."""
    percents = [score.percent for score in scores.scores]
    return tuple(sorted(range(len(percents)), key=lambda index: -percents[index]))
