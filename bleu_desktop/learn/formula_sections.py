"""Length, the whole formula, and smoothing."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from bleu_core.settings import SMOOTHING_VALUES, Smoothing
from bleu_desktop.i18n import Messages, translate
from bleu_desktop.learn.flow import Flow
from bleu_desktop.learn.formula import (
    bleu_formula,
    general_formula,
    penalty_formula,
    worked_formula,
)
from bleu_desktop.learn.section import LearnSection
from bleu_score.i18n import format_list, format_number, format_percent, format_score

_TEXTS = Messages(
    "LearnPage",
    {
        "penalty": "Precision alone would reward a candidate that omits things. The brevity "
        "penalty BP lowers the score of a candidate that is shorter than the reference.",
        "penalty_said": "Brevity penalty: 1, or e to the power of 1 minus reference length "
        "divided by candidate length if that is less.",
        "lengths": "Both lengths are counted in tokens and added up over all segments. A "
        "candidate that is too long needs no penalty, because the extra tokens already lower its "
        "precision.",
        "recall": "Recall would measure how much of the reference the candidate contains. With "
        "several references, no good translation contains the words of all of them. So BLEU is "
        "based on precision alone, and the brevity penalty takes the place of recall: it makes "
        "omissions costly.",
        "closest": "In each segment, the reference length is that of the reference whose length "
        "is closest to the candidate’s or, if two are equally close, the shorter. Some programs "
        "take the shortest reference instead, which lowers the penalty.",
        "example": "Example: the candidate has {candidate} tokens, the references have "
        "{references}. The closest length is {closest}, the shortest {shortest}.",
        "formula": "BLEU is the brevity penalty times the geometric mean of the four precisions. "
        "If one precision is 0 and nothing is smoothed, the whole score is 0.",
        "formula_said": "BLEU: 100 times the brevity penalty times the fourth root of the product "
        "of the four precisions.",
        "general_said": "BLEU: 100 times the brevity penalty times e to the power of the sum, "
        "over all orders, of weight times logarithm of the precision.",
        "weights": "Each order n has a weight w, and the weights add up to 1. Nearly everywhere, "
        "N is 4 and all weights are 1/4, which gives the formula above. With another maximum "
        "n-gram order N, all weights are 1/N.",
        "smoothing": "In a short text, it is common that no sequence of four words matches. This "
        "makes one precision 0, and so the whole score 0, however well the rest agrees. Smoothing "
        "replaces the 0 with a small value. In a single sentence, smoothing decides the score; in "
        "a long text, it changes next to nothing.",
        "not_comparable": "Scores with different smoothing cannot be compared. The signature says "
        "which one was used.",
    },
)
_EFFECTS: Messages[Smoothing, str] = Messages(
    "LearnPage",
    {
        "none": "Nothing: BLEU as it was defined.",
        "exp": "The first order without a match counts as half a match, the next as a quarter, "
        "and so on. sacreBLEU’s default.",
        "floor": "An order without a match counts as {value} matches.",
        "add-k": "From order 2 on, {value} is added to matches and n-grams, even where there are "
        "matches.",
        "add-one-all": "In every order, 1 is added to matches and n-grams, even where there are "
        "matches.",
    },
)


class LengthSection(LearnSection):
    """The brevity penalty, the closest reference, and the reason why there is no recall."""

    def title(self) -> str:
        return translate("LearnPage", "Length")

    def write(self) -> None:
        self.paragraph(_TEXTS["penalty"])
        self.formula(
            penalty_formula(
                candidate=translate("LearnPage", "candidate length"),
                reference=translate("LearnPage", "reference length"),
            ),
            _TEXTS["penalty_said"],
        )
        self.paragraph(_TEXTS["lengths"])
        self.table(
            (
                translate("LearnPage", "Candidate / reference"),
                translate("LearnPage", "BP"),
            ),
            [
                (format_percent(length / 100, 0), format_number(penalty, 3))
                for length, penalty in self.figures.penalties
            ],
            numbers=(0, 1),
        )
        self._closest()
        self.heading(translate("LearnPage", "Why there is no recall"))
        self.paragraph(_TEXTS["recall"])

    def _closest(self) -> None:
        lengths = self.figures.lengths
        self.heading(translate("LearnPage", "With several references: the closest length"))
        self.paragraph(_TEXTS["closest"])
        self.paragraph(
            _TEXTS["example"].format(
                candidate=format_number(lengths.candidate),
                references=format_list([format_number(length) for length in lengths.references]),
                closest=format_number(lengths.closest),
                shortest=format_number(lengths.shortest),
            )
        )


class FormulaSection(LearnSection):
    """BLEU from its parts."""

    def title(self) -> str:
        return translate("LearnPage", "The whole formula")

    def write(self) -> None:
        self.paragraph(_TEXTS["formula"])
        self.formula(
            bleu_formula(),
            _TEXTS["formula_said"],
        )
        self.heading(translate("LearnPage", "With numbers"))
        example = self.figures.formula
        self.example(example)
        score = example.score
        penalty = format_number(score.brevity_penalty, 4)
        counts = [
            (format_number(row.matched), format_number(row.total)) for row in score.precisions
        ]
        result = format_score(score.percent)
        self._steps(counts, penalty, result)
        self.formula(
            worked_formula(penalty, counts, result),
            translate("LearnPage", "BLEU of the example: {score}").format(score=result),
        )
        self.heading(translate("LearnPage", "In general"))
        self.formula(
            general_formula(),
            _TEXTS["general_said"],
        )
        self.paragraph(_TEXTS["weights"])

    def _steps(self, counts: Sequence[tuple[str, str]], penalty: str, result: str) -> None:
        """Add the picture of the way from the two texts to the score."""
        score = self.figures.formula.score
        matched, totals = zip(*counts, strict=True)
        mean = prod(row.precision for row in score.precisions) ** (1 / len(counts))
        lengths = map(format_number, (score.candidate_length, score.reference_length))
        self.add(
            Flow(
                (
                    (translate("LearnPage", "Split both texts into tokens"), "  ".join(lengths)),
                    (translate("LearnPage", "List the candidate’s n-grams"), "  ".join(totals)),
                    (translate("LearnPage", "Count matches, clipped"), "  ".join(matched)),
                    (
                        translate("LearnPage", "Divide: precisions"),
                        "  ".join("/".join(each) for each in counts),
                    ),
                    (translate("LearnPage", "Geometric mean"), format_number(mean, 4)),
                    (translate("LearnPage", "Brevity penalty"), penalty),
                    (translate("LearnPage", "Multiply: BLEU"), result),
                ),
                self,
            )
        )


class SmoothingSection(LearnSection):
    """The reason for smoothing, and the effect of each kind."""

    def title(self) -> str:
        return translate("LearnPage", "Smoothing")

    def write(self) -> None:
        self.paragraph(_TEXTS["smoothing"])
        example = self.figures.smoothing
        self.example(example)
        self.table(
            (
                translate("LearnPage", "Smoothing"),
                translate("LearnPage", "Effect"),
                translate("LearnPage", "BLEU"),
            ),
            [
                (name, _effect(name), format_score(score.percent))
                for name, score in example.scores.items()
            ],
            texts=(1,),
            numbers=(2,),
        )
        self.paragraph(_TEXTS["not_comparable"])


def _effect(smoothing: Smoothing) -> str:
    value = format_number(SMOOTHING_VALUES.get(smoothing, 0), int(smoothing == "floor"))
    return _EFFECTS[smoothing].format(value=value)
