"""Sections about the aim of BLEU and the counting of matches."""

from __future__ import annotations

from collections.abc import Sequence

from bleu_desktop.i18n import Messages, translate
from bleu_desktop.learn.figures import ClippedWord, Example
from bleu_desktop.learn.formula import precision_formula
from bleu_desktop.learn.section import LearnSection
from bleu_desktop.shared.examples import CAT
from bleu_score.i18n import format_number, format_percent

_TEXTS = Messages(
    "LearnPage",
    {
        "aim": "BLEU measures how closely a candidate translation agrees with one or more "
        "reference translations, over a whole text. The scale runs from 0 to 100. Some "
        "publications write the same scores from 0 to 1.",
        "none": "No agreement: no word matches. Without smoothing, the score is also 0 if no "
        "sequence of four words matches.",
        "full": "Full agreement: each segment is word for word the same as a reference. Good "
        "translations score far lower, because two people rarely translate alike.",
        "sequences": "Single words that match suggest that the meaning is there (adequacy). "
        "Longer sequences that match suggest that it reads naturally (fluency). BLEU counts "
        "sequences of one to four words and combines them into one number.",
        "tokens": "The text is split into tokens: words and punctuation marks. A sequence of n "
        "tokens is called an n-gram, and n is its order.",
        "order": "The precision of an order is the share of the candidate’s n-grams that also "
        "occur in a reference:",
        "precision": "Precision of order n: n-grams that match, added up over all segments, "
        "divided by all n-grams of the candidate, added up over all segments.",
        "sums": "Both counts are added up over all segments before they are divided. So the score "
        "of a text is not the average of its segments’ scores: long segments weigh more.",
        "case": "Case counts: “The” and “the” are different words, unless you choose to ignore "
        "case.",
        "clipping": "If every repetition counted, a candidate could collect matches by repeating "
        "common words. So a word counts at most as often as it occurs in the reference that "
        "contains it most often. The same goes for longer n-grams.",
        "several": "Each word may count as often as in the reference that contains it most often: "
        "for “the” this is reference 1, for “a” reference 2.",
        "share": "The precision of order 1 is {matched} of {total}, which is {share}.",
    },
)


class MeasureSection(LearnSection):
    """An introduction to BLEU and the ends of its scale."""

    def title(self) -> str:
        return translate("LearnPage", "What BLEU measures")

    def write(self) -> None:
        self.paragraph(_TEXTS["aim"])
        self.table(
            (),
            (
                (format_number(0), _TEXTS["none"]),
                (format_number(100), _TEXTS["full"]),
            ),
            texts=(1,),
        )
        self.heading(translate("LearnPage", "Words and word sequences"))
        self.paragraph(_TEXTS["sequences"])


class CountingSection(LearnSection):
    """N-grams, precision, clipping and case."""

    def title(self) -> str:
        return translate("LearnPage", "Counting matches")

    def write(self) -> None:
        self.paragraph(_TEXTS["tokens"])
        self.table(
            (
                translate("LearnPage", "Order"),
                translate("LearnPage", "N-grams of “{text}”").format(text=CAT),
                translate("LearnPage", "Number"),
            ),
            [
                (format_number(order), " · ".join(ngrams), format_number(len(ngrams)))
                for order, ngrams in enumerate(self.figures.ngrams, 1)
            ],
            texts=(1,),
            numbers=(2,),
        )
        self.paragraph(_TEXTS["order"])
        self.formula(
            precision_formula(
                segments=translate("LearnPage", "segments"),
                matched=translate("LearnPage", "n-grams that match"),
                total=translate("LearnPage", "n-grams of the candidate"),
            ),
            _TEXTS["precision"],
        )
        self.paragraph(_TEXTS["sums"])
        self._clipping()
        self.heading(translate("LearnPage", "Capitalization"))
        self.paragraph(_TEXTS["case"])

    def _clipping(self) -> None:
        example = self.figures.clipping
        self.heading(translate("LearnPage", "Repeated words are clipped"))
        self.paragraph(_TEXTS["clipping"])
        self.example(example)
        self.legend()
        self._count(example, self.figures.words, (translate("LearnPage", "Reference"),))
        self.heading(translate("LearnPage", "With several references: the largest count"))
        names = [
            translate("LearnPage", "Reference {number}").format(number=format_number(number))
            for number in (1, 2)
        ]
        several = self.figures.several
        titles = (translate("LearnPage", "Candidate"), *names)
        self.table((), list(zip(titles, several.texts, strict=True)), texts=(1,))
        self.offer(several.texts)
        self.paragraph(_TEXTS["several"])
        self._count(several, self.figures.words_of_several, names)

    def _count(
        self, example: Example, words: Sequence[ClippedWord], references: Sequence[str]
    ) -> None:
        """Add a table of the words of an example, and its precision of order 1."""
        first = example.score.precisions[0]
        rows = [
            (word.word, *map(format_number, (word.in_candidate, *word.in_references, word.counted)))
            for word in words
        ]
        nothing = ("" for _ in references)
        total = translate("LearnPage", "Total")
        rows.append((total, format_number(first.total), *nothing, format_number(first.matched)))
        self.table(
            (
                translate("LearnPage", "Word"),
                translate("LearnPage", "Candidate"),
                *references,
                translate("LearnPage", "Counted"),
            ),
            rows,
            numbers=range(1, len(references) + 3),
        )
        self.paragraph(
            _TEXTS["share"].format(
                matched=format_number(first.matched),
                total=format_number(first.total),
                share=format_percent(first.precision, 0),
            )
        )
