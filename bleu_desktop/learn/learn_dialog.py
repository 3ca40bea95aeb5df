"""“Understand BLEU”: definition, formula, bands, limits, worked examples."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from bleu_core.bands import BANDS
from bleu_core.scoring.bleu import BleuScore
from bleu_desktop.i18n import translate
from bleu_desktop.learn.formula import (
    Box,
    FormulaView,
    bleu_formula,
    penalty_formula,
    precision_formula,
)
from bleu_desktop.learn.worked_examples import WORKED_EXAMPLES, score_example
from bleu_desktop.session.jobs import JobRunner
from bleu_desktop.shared.band_scale import BandScale
from bleu_desktop.shared.widgets import Panel, TextLabel, clear_layout, column, em
from bleu_score.i18n import format_number
from bleu_score.messages.bands import band_name, band_range, band_sentence
from bleu_score.messages.choices import smoothing_name


class LearnDialog(QDialog):
    """A window that can stay open beside the main one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(True)
        self.page = LearnPage()
        area = QScrollArea(self)
        area.setWidget(self.page)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setAccessibleName(translate("LearnPage", "Understand BLEU"))
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.close)
        layout = QVBoxLayout(self)
        layout.addWidget(area)
        layout.addWidget(buttons)
        self.resize(em(self, 44), em(self, 40))
        self.page.titled.connect(self.setWindowTitle)
        self.page.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.page.compute_examples()

    def stop(self) -> None:
        """Cancel the examples being computed, and wait."""
        self.page.stop()


class LearnPage(Panel):
    """The text of the page; its examples are computed when it is first shown."""

    titled = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._runner = JobRunner(self)
        self._computing = False
        self.scores: list[BleuScore] | None = None
        self._layout = column(self, spacing=em(self, 0.6))
        margin = em(self)
        self._layout.setContentsMargins(margin, margin, margin, margin)

    def compute_examples(self) -> None:
        """Compute the worked examples in the background."""
        if self._computing:
            return
        self._computing = True
        self._runner.finished.connect(self._show_scores)
        self._runner.start(lambda _: [score_example(example) for example in WORKED_EXAMPLES])

    def stop(self) -> None:
        """Cancel the examples being computed, and wait."""
        self._runner.stop()

    def _show_scores(self, scores: list[BleuScore]) -> None:
        self.scores = scores
        self.retranslate()

    def retranslate(self) -> None:
        clear_layout(self._layout)
        title = translate("LearnPage", "Understand BLEU")
        self.titled.emit(title)
        self._heading(title, 1.6)
        self._definition()
        self._bands()
        self._limits()
        self._examples()
        self._layout.addStretch(1)

    def _heading(self, text: str, scale: float = 1.2) -> None:
        label = TextLabel(self, wrap=True, scale=scale, bold=True)
        label.setText(text)
        label.setContentsMargins(0, em(self, 0.6) if scale < 1.5 else 0, 0, 0)
        self._layout.addWidget(label)

    def _paragraph(self, text: str, *, muted: bool = False) -> None:
        label = TextLabel(self, wrap=True, muted=muted, selectable=True)
        label.setText(text)
        self._layout.addWidget(label)

    def _formula(self, box: Box, spoken: str) -> None:
        view = FormulaView(self)
        view.show_formula(box, spoken)
        view.setContentsMargins(em(self), 0, 0, 0)
        self._layout.addWidget(view)

    def _definition(self) -> None:
        self._paragraph(
            translate(
                "LearnPage",
                "BLEU measures how much a candidate translation overlaps one or more reference "
                "translations, over a whole text. It is a number from 0 to 1, usually shown from "
                "0 to 100.",
            )
        )
        self._heading(translate("LearnPage", "How it is computed"))
        self._paragraph(
            translate(
                "LearnPage",
                "The text is split into tokens: words and punctuation marks. For sequences of "
                "one, two, three and four tokens (n-grams), the precision is the share of the "
                "candidate’s n-grams that also occur in a reference. No n-gram counts more often "
                "than it occurs in one reference.",
            )
        )
        self._formula(
            precision_formula(
                "n",
                translate("LearnPage", "n-grams that match"),
                translate("LearnPage", "n-grams of the candidate"),
            ),
            translate(
                "LearnPage", "Precision of order n: n-grams that match, divided by all n-grams."
            ),
        )
        self._paragraph(
            translate(
                "LearnPage",
                "Precision alone would reward a candidate that leaves things out. The brevity "
                "penalty BP lowers the score of a candidate that is shorter than the reference.",
            )
        )
        self._formula(
            penalty_formula(
                candidate=translate("LearnPage", "candidate length"),
                reference=translate("LearnPage", "reference length"),
            ),
            translate(
                "LearnPage",
                "Brevity penalty: 1, or e to the power of 1 minus reference length divided by "
                "candidate length if that is less.",
            ),
        )
        self._paragraph(
            translate(
                "LearnPage",
                "BLEU is the brevity penalty times the geometric mean of the four precisions. If "
                "one precision is 0 and nothing is smoothed, the whole score is 0.",
            )
        )
        self._formula(
            bleu_formula(),
            translate(
                "LearnPage",
                "BLEU: brevity penalty times the fourth root of the product of the four "
                "precisions.",
            ),
        )

    def _bands(self) -> None:
        self._heading(translate("LearnPage", "What a score means"))
        scale = BandScale(self)
        scale.show_score(None, None)
        self._layout.addWidget(scale)
        table = QWidget(self)
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(em(self))
        grid.setColumnStretch(2, 1)
        for number, band in enumerate(BANDS):
            cells = (band_range(band), band_name(band), band_sentence(band))
            for place, text in enumerate(cells):
                label = TextLabel(table, wrap=place == 2, bold=place == 1, muted=place == 2)
                label.setText(text)
                label.setAlignment(Qt.AlignmentFlag.AlignTop)
                grid.addWidget(label, number, place)
        self._layout.addWidget(table)
        self._paragraph(
            translate(
                "LearnPage",
                "A band applies only to the word segmentation used: with three word segmentations, "
                "the same Chinese file can fall into three different bands.",
            )
        )

    def _limits(self) -> None:
        self._heading(translate("LearnPage", "What BLEU cannot see"))
        for title, text in (
            (
                translate("LearnPage", "It needs a whole text"),
                translate(
                    "LearnPage",
                    "BLEU says little about a single sentence: a good one can score near zero. "
                    "The score of a text is not the average of its sentences’ scores.",
                ),
            ),
            (
                translate("LearnPage", "All words weigh the same"),
                translate(
                    "LearnPage",
                    "Leaving out an article costs as much as writing ESA instead of NASA.",
                ),
            ),
            (
                translate("LearnPage", "It does not understand the text"),
                translate(
                    "LearnPage",
                    "BLEU ignores meaning and grammar. A missing “not” costs little, and nothing "
                    "beyond four words in a row is seen.",
                ),
            ),
            (
                translate("LearnPage", "It depends on preprocessing"),
                translate(
                    "LearnPage",
                    "How the text is normalized and split into tokens affects the score. Publish "
                    "the signature along with the score.",
                ),
            ),
        ):
            label = TextLabel(self, wrap=True, bold=True)
            label.setText(title)
            self._layout.addWidget(label)
            self._paragraph(text)
        self._paragraph(
            translate(
                "LearnPage",
                "Scores are comparable only for the same text, language, word segmentation and "
                "number of references.",
            )
        )

    def _examples(self) -> None:
        self._heading(translate("LearnPage", "Worked examples"))
        self._paragraph(
            translate(
                "LearnPage",
                "Computed on this computer with the word segmentation 13a. Single sentences show "
                "how BLEU works, not how good a translation is.",
            ),
            muted=True,
        )
        if self.scores is None:
            self._paragraph(translate("LearnPage", "Computing…"), muted=True)
            return
        for example, score in zip(WORKED_EXAMPLES, self.scores, strict=True):
            card = QFrame(self)
            card.setFrameShape(QFrame.Shape.StyledPanel)
            inner = column(card, spacing=2)
            margin = em(self, 0.5)
            inner.setContentsMargins(margin, margin, margin, margin)
            for text, bold in (
                (
                    translate("LearnPage", "Reference: {text}").format(text=example.reference),
                    False,
                ),
                (
                    translate("LearnPage", "Candidate: {text}").format(text=example.candidate),
                    False,
                ),
                (self._counts(score), False),
                (
                    translate("LearnPage", "Smoothing {smoothing}: BLEU {score}").format(
                        smoothing=smoothing_name(example.smoothing),
                        score=format_number(score.bleu, 4) if score.bleu else format_number(0),
                    ),
                    True,
                ),
            ):
                label = TextLabel(card, wrap=True, bold=bold, selectable=True)
                label.setText(text)
                inner.addWidget(label)
            self._layout.addWidget(card)

    def _counts(self, score: BleuScore) -> str:
        pairs = "  ".join(f"{row.matched}/{row.total}" for row in score.precisions)
        penalty = score.brevity_penalty
        return translate("LearnPage", "Matches: {pairs}   Brevity penalty: {penalty}").format(
            pairs=pairs, penalty=format_number(penalty, 4) if penalty < 1 else format_number(1)
        )
