"""The section about text without spaces between words: a Chinese sentence, split in three ways."""

from __future__ import annotations

from bleu_desktop.i18n import Messages, translate
from bleu_desktop.learn.figures import segmentations
from bleu_desktop.learn.section import LearnSection
from bleu_score.i18n import current_language, format_score
from bleu_score.messages.choices import tokenizer_name

_TEXTS = Messages(
    "LearnPage",
    {
        "segmentation": "Chinese is written without spaces, so the words have to be found first. "
        "This is called word segmentation. Here are a reference and a candidate that lacks one "
        "character, split in three ways:",
        "difference": "By a dictionary, the reference contains a word that the candidate does not "
        "have, although only one of its characters is missing. By characters, more matches, and "
        "the score is higher. Without segmentation, the whole sentence is one word, and nothing "
        "matches.",
        "published": "So a score of Chinese means nothing without its word segmentation. "
        "Publications mostly split Chinese into characters (zh). Compare only scores with the "
        "same one.",
    },
)


class SegmentationSection(LearnSection):
    """The ways to find words in Chinese, and their effect on the score."""

    _is_needed = False

    def title(self) -> str:
        return translate("LearnPage", "Words of Chinese")

    def setVisible(self, visible: bool) -> None:
        if visible and not self._is_needed:
            # The dictionary takes a moment to load.
            self._is_needed = True
            self.fill()
        super().setVisible(visible)

    def write(self) -> None:
        if not self._is_needed:
            return
        self.paragraph(_TEXTS["segmentation"])
        rows = []
        found = segmentations(traditional=current_language() == "zh_TW")
        for each in found:
            name, score = tokenizer_name(each.tokenizer), format_score(each.percent)
            rows.append((name, "｜\u200b".join(each.reference), score))
            rows.append(("", "｜\u200b".join(each.candidate), ""))
        self.table(
            (
                translate("LearnPage", "Word segmentation"),
                translate("LearnPage", "Reference and candidate"),
                translate("LearnPage", "BLEU"),
            ),
            rows,
            texts=(1,),
            numbers=(2,),
        )
        # Without segmentation, the only token is the sentence.
        self.offer((*found[-1].candidate, *found[-1].reference))
        self.paragraph(_TEXTS["difference"])
        self.paragraph(_TEXTS["published"])
