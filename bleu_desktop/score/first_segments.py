"""The segments that lower a score most, with their marks."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from bleu_core.evaluation.results import CandidateResult, Evaluation
from bleu_desktop.i18n import translate
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.shared.controls import Link
from bleu_desktop.shared.jobs import JobRunner
from bleu_desktop.shared.segment_row import RowContent, RowText
from bleu_desktop.shared.segment_rows import AT_ONCE, SegmentRows
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import column
from bleu_score.i18n import format_number
from bleu_score.marked.parts import Part, View
from bleu_score.marked.segment import MarkedSegment
from bleu_score.messages.metrics import contribution_decimals, signed
from bleu_score.messages.names import text_name

LEAST = 3
"""The segments shown in any window; all are on the page of segments."""


@dataclass(frozen=True)
class _Worst:
    """A segment that lowers the score.

    Attributes
    ----------
    segment
        Its index among those compared.
    points
        The points of BLEU that it adds, which are negative.
    reference
        The index of the reference that counted.
    texts
        That reference and the candidate, with their marks.
    """

    segment: int
    points: float
    reference: int
    texts: tuple[tuple[Part, ...], tuple[Part, ...]]


def worst_segments(evaluation: Evaluation, candidate: CandidateResult) -> list[_Worst]:
    """Return the segments that lower a score most, the worst first."""
    # Imported lazily: it needs NumPy.
    import numpy as np

    points = np.array(candidate.bleu.segment_contributions)
    lowest = np.argsort(points, kind="stable")[:AT_ONCE]
    place = evaluation.candidates.index(candidate)
    found = []
    for segment in (int(each) for each in lowest if points[each] < 0):
        marked = MarkedSegment(
            candidate=evaluation.aligned.candidates[place].segments[segment],
            references=[each.segments[segment] for each in evaluation.aligned.references],
            tokenizer=evaluation.tokenizer,
            settings=evaluation.settings,
        )
        texts = (
            tuple(marked.reference_parts(View.MATCHES, marked.closest)),
            tuple(marked.candidate_parts(View.MATCHES)),
        )
        found.append(_Worst(segment, float(points[segment]), marked.closest, texts))
    return found


class FirstSegments(QWidget):
    """A few segments, found in the background; hidden if none lowers the score.

    Signals
    -------
    changed
        It shows other segments.
    """

    changed = Signal()

    def __init__(self, navigation: Navigation, runner: JobRunner, parent: QWidget) -> None:
        super().__init__(parent)
        self._runner = runner
        self._shown: tuple[Evaluation, CandidateResult] | None = None
        self._room = 0
        self.list = SegmentRows(
            self,
            translate("ScoreView", "Look at these first"),
            translate("ScoreView", "points of BLEU"),
        )
        self.list.opened.connect(navigation.open_segment)
        self.all = Link(
            translate("ScoreView", "All segments, those that lower the score most first"), self
        )
        self.all.clicked.connect(navigation.open_worst)
        column(self, self.list, self.all)
        runner.finished.connect(self._show)
        self.hide()

    def show_candidate(self, evaluation: Evaluation, candidate: CandidateResult) -> None:
        """Show the segments of a candidate, unless the score is that of a single one."""
        before, self._shown = self._shown, (evaluation, candidate)
        # Further metrics leave the segments as they are.
        if (
            before is not None
            and before[0].aligned is evaluation.aligned
            and ((before[1].name, before[1].score) == (candidate.name, candidate.score))
        ):
            return
        self._show([])
        if evaluation.has_texts and not evaluation.tokenizer.is_mixed:
            self._runner.start(lambda progress: worst_segments(evaluation, candidate))
        else:
            self._runner.cancel()

    def _show(self, found: list[_Worst]) -> None:
        if self._shown is None or not found:
            self.hide()
            self.list.show_segments((), None, None)
            return
        evaluation, candidate = self._shown
        language = evaluation.target_language
        decimals = contribution_decimals(max(-each.points for each in found))
        contents = [self._content(evaluation, candidate, each, decimals) for each in found]
        self.list.show_segments(contents, language.tag, language.script)
        self._fill()
        # Only now: in a list that is in sight, new rows would be shown a moment later.
        self.show()
        self.changed.emit()

    def fill(self, height: int) -> None:
        """Show as many as surely fit into a height, and a few in any."""
        self._room = height - self.list.title.height() - self.all.height() - space(2)
        self._fill()

    def _fill(self) -> None:
        for index, row in enumerate(self.list.rows):
            row.setVisible(index < LEAST or (index + 1) * row.tallest <= self._room)

    @staticmethod
    def _content(
        evaluation: Evaluation, candidate: CandidateResult, found: _Worst, decimals: int
    ) -> RowContent:
        reference = translate("Compare", "Reference")
        note = ""
        if evaluation.references > 1:
            # Which of them counted.
            note = translate("ScoreView", "reference {number}").format(
                number=format_number(found.reference + 1)
            )
        texts = (
            RowText(reference, found.texts[0], is_quiet=True),
            RowText(text_name(candidate.name), found.texts[1]),
        )
        number, points = format_number(found.segment + 1), signed(found.points, decimals)
        return RowContent(number, note, points, texts, place=found.segment)
