"""The worked examples."""

from __future__ import annotations

from bleu_core.scoring.bleu import BleuScore
from bleu_desktop.i18n import translate
from bleu_desktop.learn.figures import Example
from bleu_desktop.learn.section import LearnSection
from bleu_desktop.shared.widgets import Rule
from bleu_score.i18n import format_number, format_score
from bleu_score.messages.choices import smoothing_name


class ExamplesSection(LearnSection):
    """Pairs of sentences with their matches, counts and scores."""

    def title(self) -> str:
        return translate("LearnPage", "Worked examples")

    def write(self) -> None:
        self.paragraph(
            translate(
                "LearnPage",
                "Computed on this computer with the word segmentation 13a. Single sentences show "
                "how BLEU works, not how good a translation is.",
            ),
            muted=True,
        )
        self.legend()
        for example in self.figures.examples:
            self.add(Rule(self))
            self._write(example)
        self.paragraph(
            translate(
                "LearnPage",
                "Order 3 of the last example is 1/4, because “on the mat” matches. Some pages "
                "print 0/4.",
            )
        )

    def _write(self, example: Example) -> None:
        self.example(example)
        score = example.score
        self.table(
            (
                translate("LearnPage", "Order"),
                *(format_number(row.order) for row in score.precisions),
            ),
            [
                (
                    translate("LearnPage", "Matches"),
                    *(f"{row.matched}/{row.total}" for row in score.precisions),
                )
            ],
            numbers=range(1, len(score.precisions) + 1),
        )
        penalty = score.brevity_penalty
        self.paragraph(
            translate("LearnPage", "Brevity penalty: {penalty}").format(
                penalty=format_number(penalty, 4 if penalty < 1 else 0)
            )
        )
        for smoothing, smoothed in example.scores.items():
            self.paragraph(_score_text(smoothing, smoothed))


def _score_text(smoothing: str, score: BleuScore) -> str:
    return translate("LearnPage", "Smoothing {smoothing}: BLEU {score}").format(
        smoothing=smoothing_name(smoothing),
        score=format_score(score.percent) if score.percent else format_number(0),
    )
