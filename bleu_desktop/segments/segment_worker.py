"""Computes the columns, filters and answers of the page of segments, in the background."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from bleu_core.analysis import segments as comparing_segments
from bleu_core.progress import Progress
from bleu_desktop.segments.query import Query
from bleu_desktop.shared.jobs import JobRunner


class SegmentWorker(QObject):
    """Answers the newest query first, then computes all columns and filters, chrF last.

    A query interrupts the other work, which goes on afterwards where it was.

    Signals
    -------
    answered
        The `Query`, and its `Answer`.
    learned
        Another column or filter is known, or more of it.
    progress
        Amount done and total of the running work.
    idle
        Everything is known.
    """

    answered = Signal(object, object)
    learned = Signal()
    progress = Signal(int, int)
    idle = Signal()

    def __init__(self, runner: JobRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table: comparing_segments.SegmentTable | None = None
        self._query: Query | None = None
        self._tasks: deque[Callable[[Progress], Any]] = deque()
        self._runner = runner
        self._runner.progress.connect(lambda _, done, total: self.progress.emit(done, total))
        self._runner.finished.connect(self._go_on)
        self._runner.failed.connect(lambda _: self.clear())

    def show_table(
        self, table: comparing_segments.SegmentTable, candidate: int, rival: int | None
    ) -> None:
        """Compute everything about a candidate, and its comparison with a second one."""
        self._table = table
        last = ("chrf",) if table.known("chrf", candidate) is None else ()
        first = [name for name in table.metrics if name not in last]
        difference = () if rival is None else ("difference",)
        columns = (*first, "contribution", "length_ratio", *difference)
        tasks: list[tuple[Callable[..., object], str]] = [(table.column, name) for name in columns]
        tasks += [(table.selected, name) for name in comparing_segments.FILTERS]
        tasks += [(table.column, name) for name in last if name in table.metrics]
        self._tasks = deque(partial(_learn, *task, candidate, rival) for task in tasks)
        self._start_next()

    def ask(self, query: Query) -> None:
        """Find the segments to show; an older query is dropped."""
        self._query = query
        self._start_next()

    @property
    def is_working(self) -> bool:
        """Whether something is still to be computed."""
        return self._query is not None or bool(self._tasks)

    def clear(self) -> None:
        """Stop, and forget the evaluation."""
        self._runner.cancel()
        self._table = self._query = None
        self._tasks.clear()

    def _start_next(self) -> None:
        if self._table is None:
            return
        if self._query is not None:
            self._runner.start(partial(self._query.answer, self._table))
        elif self._tasks:
            self._runner.start(self._tasks[0])
        else:
            self.idle.emit()

    def _go_on(self, answer: object) -> None:
        if self._query is not None:
            query, self._query = self._query, None
            self.answered.emit(query, answer)
        elif self._tasks:
            self._tasks.popleft()
        self.learned.emit()
        self._start_next()


def _learn(
    compute: Callable[..., object],
    name: str,
    candidate: int,
    rival: int | None,
    progress: Progress,
) -> None:
    """Compute a column or filter, which the table keeps."""
    compute(name, candidate, rival, progress=progress)
