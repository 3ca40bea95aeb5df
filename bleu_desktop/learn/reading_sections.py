"""Sections about the meaning of a score and the limits of BLEU."""

from __future__ import annotations

from bleu_core.scoring.bands import BANDS, FORMULA_RECOGNITION
from bleu_desktop.i18n import Messages, translate
from bleu_desktop.learn.section import LearnSection
from bleu_desktop.shared.band_scale import BandScale
from bleu_score.messages.bands import band_name, band_range, band_sentence
from bleu_score.messages.meaning import published_score

_TEXTS = Messages(
    "LearnPage",
    {
        "guide": "Google’s guide to interpreting BLEU scores has seven bands. It describes what "
        "texts with such scores are usually like, not how good a particular text is.",
        "words_only": "The bands apply to words. Chinese scores far higher by characters than by "
        "words, so there is no band where the two do not agree.",
        "comparable": "Scores are comparable only for the same text, language, word segmentation "
        "and number of references.",
        "formulas": "BLEU also scores programs that read formulas from pictures and write them in "
        "LaTeX. The bands do not apply there: all published models score far higher.",
        "sentence": "BLEU says little about a single sentence: a good one can score near zero. "
        "The score of a text is not the average of its sentences’ scores.",
        "weights": "Omitting an article costs as much as writing ESA instead of NASA.",
        "meaning": "BLEU ignores meaning and grammar. A missing “not” costs little, and BLEU does "
        "not look beyond four words in a row.",
        "preprocessing": "How the text is normalized and split into tokens affects the score. "
        "Publish the signature along with the score.",
    },
)


class MeaningSection(LearnSection):
    """The bands, and typical scores of formula recognition."""

    def title(self) -> str:
        return translate("LearnPage", "What a score means")

    def write(self) -> None:
        self.paragraph(_TEXTS["guide"])
        scale = BandScale(self)
        scale.show_score(None, None)
        self.add(scale)
        self.table(
            (),
            [(band_range(band), band_name(band), band_sentence(band)) for band in BANDS],
            texts=(1, 2),
        )
        self.paragraph(_TEXTS["words_only"])
        self.paragraph(_TEXTS["comparable"])
        self.heading(translate("LearnPage", "Formula recognition"))
        self.paragraph(_TEXTS["formulas"])
        self.table(
            (
                translate("LearnPage", "Model"),
                translate("LearnPage", "Task"),
                translate("LearnPage", "BLEU"),
                translate("LearnPage", "Remark"),
            ),
            [
                (
                    model.name,
                    translate("LearnPage", "Picture of a formula to LaTeX"),
                    published_score(model),
                    translate("LearnPage", "Only known approximately")
                    if model.is_approximate
                    else translate("LearnPage", "As published"),
                )
                for model in FORMULA_RECOGNITION
            ],
            texts=(1, 3),
            numbers=(2,),
        )


class LimitsSection(LearnSection):
    """The limits of BLEU."""

    def title(self) -> str:
        return translate("LearnPage", "What BLEU cannot see")

    def write(self) -> None:
        for title, text in (
            (translate("LearnPage", "It needs a whole text"), _TEXTS["sentence"]),
            (translate("LearnPage", "All words weigh the same"), _TEXTS["weights"]),
            (translate("LearnPage", "It does not understand the text"), _TEXTS["meaning"]),
            (translate("LearnPage", "It depends on preprocessing"), _TEXTS["preprocessing"]),
        ):
            self.heading(title)
            self.paragraph(text)
