"""The segments that lower a score most, with their marks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from bleu_core.evaluation.results import CandidateResult, Evaluation
from bleu_core.progress import Progress
from bleu_desktop.i18n import translate
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.shared.controls import Link
from bleu_desktop.shared.fonts import text_font
from bleu_desktop.shared.jobs import JobRunner
from bleu_desktop.shared.segment_row import RowContent, RowText, SegmentRow
from bleu_desktop.shared.sizes import SMALL
from bleu_desktop.shared.widgets import TextLabel, clear_layout, column, row
from bleu_score.i18n import format_number
from bleu_score.marked.parts import Part, View
from bleu_score.marked.segment import MarkedSegment
from bleu_score.messages.metrics import contribution_decimals, signed
from bleu_score.messages.names import text_name

MOST = 3
"""The most segments shown; all are on the page of segments."""


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
    lowest = np.argsort(points, kind="stable")[:MOST]
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
        self._navigation = navigation
        self._runner = runner
        self._shown: tuple[Evaluation, CandidateResult] | None = None
        self.rows: list[SegmentRow] = []
        title, unit = (TextLabel(self, muted=True, scale=SMALL) for _ in range(2))
        title.setText(translate("ScoreView", "Look at these first"))
        unit.setText(translate("ScoreView", "points of BLEU"))
        head = row(None, (title, 1), unit)
        self._rows = column(spacing=0)
        self.all = Link(
            translate("ScoreView", "All segments, those that lower the score most first"), self
        )
        self.all.clicked.connect(navigation.open_worst)
        column(self, head, self._rows, self.all)
        runner.finished.connect(self._take)
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
        has_segments = evaluation.has_texts and evaluation.segments > 1
        if has_segments and not evaluation.tokenizer.is_mixed:
            self._runner.start(self._work(evaluation, candidate))
        else:
            self._runner.cancel()

    @staticmethod
    def _work(
        evaluation: Evaluation, candidate: CandidateResult
    ) -> Callable[[Progress], list[_Worst]]:
        return lambda progress: worst_segments(evaluation, candidate)

    def _take(self, found: list[_Worst]) -> None:
        if self._shown is not None:
            self._show(found)

    def _show(self, found: list[_Worst]) -> None:
        clear_layout(self._rows)
        self.rows = []
        self.setVisible(bool(found))
        if self._shown is None or not found:
            return
        evaluation, candidate = self._shown
        language = evaluation.target_language
        font = text_font(self.font(), str(language.tag or ""), language.script)
        decimals = contribution_decimals(max(-each.points for each in found))
        for each in found:
            content = self._content(evaluation, candidate, each, decimals)
            title = translate("Compare", "Segment {number}").format(number=content.number)
            line = SegmentRow(title, content, font, self)
            line.clicked.connect(
                lambda _=False, segment=each.segment: self._navigation.open_segment(segment)
            )
            self._rows.addWidget(line)
            self.rows.append(line)
        self.changed.emit()

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
        number = format_number(found.segment + 1)
        return RowContent(number, note, signed(found.points, decimals), texts)
