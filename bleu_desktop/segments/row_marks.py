"""The marks of the rows in sight, found in the background."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from bleu_core.evaluation.results import Evaluation
from bleu_core.progress import Progress
from bleu_desktop.segments.segment_content import SegmentContent, explain
from bleu_desktop.shared.jobs import JobRunner
from bleu_score.marked.segment import MarkedSegment

# More rows than a window shows, and rows that are remembered.
_AT_ONCE = 60
_REMEMBERED = 1_000
# A row shows the beginning of a text; a longer one is only marked where it is shown in full.
_LONGEST = 4_000


class RowMarks(QObject):
    """Remembers the marks of the rows seen last.

    Signals
    -------
    found
        The marks of more rows are known.
    """

    found = Signal()

    def __init__(self, runner: JobRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._evaluation: Evaluation | None = None
        self._candidate = 0
        self._known: dict[int, MarkedSegment] = {}
        self._wanted: dict[int, None] = {}
        self._runner = runner
        self._runner.finished.connect(self._take)
        # All rows of one picture are asked for together.
        self._pause = QTimer(self, singleShot=True, interval=0)
        self._pause.timeout.connect(self._start)

    def show(self, evaluation: Evaluation | None, candidate: int) -> None:
        """Mark the texts of a candidate, given its index."""
        if evaluation is not self._evaluation or candidate != self._candidate:
            self._runner.cancel()
            self._pause.stop()
            self._evaluation, self._candidate = evaluation, candidate
            self._known, self._wanted = {}, {}

    def of(self, segment: int, texts: Iterable[str]) -> MarkedSegment | None:
        """Return the marks of a segment with these texts; None if there are none yet."""
        if segment not in self._known and max(map(len, texts)) <= _LONGEST:
            self._wanted[segment] = None
            self._pause.start()
        return self._known.get(segment)

    def _start(self) -> None:
        evaluation, candidate = self._evaluation, self._candidate
        if evaluation is None or self._runner.is_running or not self._wanted:
            return
        # Of many rows scrolled past, only those seen last are still in sight.
        wanted, self._wanted = [*self._wanted][-_AT_ONCE:], {}
        self._runner.start(lambda progress: _explain(evaluation, candidate, wanted, progress))

    def _take(self, found: dict[int, MarkedSegment]) -> None:
        self._known |= found
        for segment in [*self._known][:-_REMEMBERED]:
            del self._known[segment]
        self.found.emit()
        self._start()


def _explain(
    evaluation: Evaluation, candidate: int, segments: Sequence[int], progress: Progress
) -> dict[int, MarkedSegment]:
    return {
        segment: explain(SegmentContent(evaluation, segment), [candidate], progress)[candidate]
        for segment in segments
    }
