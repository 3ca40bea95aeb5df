"""Progress and cancellation of long operations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from itertools import islice
from time import monotonic
from typing import TypeVar

from bleu_core.errors import Cancelled

T = TypeVar("T")


class Stage(Enum):
    """The current stage; the window and the terminal have a message for each."""

    READING = "reading"
    PARSING = "parsing"
    PAIRING = "pairing"
    CHECKING = "checking"
    COUNTING = "counting"
    RESAMPLING = "resampling"
    SEARCHING = "searching"
    SAVING = "saving"
    LOADING = "loading"
    FILES = "files"


class Progress:
    """Reports progress, a few times per second at most, and raises on cancellation.

    Parameters
    ----------
    report
        Called with the stage, the number of steps done and the total.
    cancelled
        Called between steps; if it returns true, `Cancelled` is raised.
    interval
        Minimum seconds between two reports of a stage.
    """

    def __init__(
        self,
        report: Callable[[Stage, int, int], None] | None = None,
        *,
        cancelled: Callable[[], bool] | None = None,
        interval: float = 0.05,
    ) -> None:
        self._report = report
        self._cancelled = cancelled
        self._interval = interval
        self._next = 0.0

    def check(self) -> None:
        """Raise `Cancelled` if the user cancelled."""
        if self._cancelled is not None and self._cancelled():
            raise Cancelled

    def step(self, stage: Stage, done: int, total: int) -> None:
        """Report `done` of `total` steps; raise `Cancelled` if the user cancelled."""
        self.check()
        if self._report is None:
            return
        now = monotonic()
        if done >= total or now >= self._next:
            self._next = now + self._interval
            self._report(stage, done, total)

    def part(self, before: int, whole: int, size: int = 1) -> Progress:
        """Return the progress of a part, of which `before` of `whole` equal parts are done before.

        It reports that of the whole. A larger part takes the time of several.
        """

        def report(stage: Stage, done: int, total: int) -> None:
            self.step(stage, before * total + size * done, whole * total)

        return self.with_report(report)

    def with_report(self, report: Callable[[Stage, int, int], None]) -> Progress:
        """Return a progress that can be cancelled like this one, and reports in another way."""
        return Progress(report, cancelled=self._cancelled, interval=self._interval)

    def with_check(self, check: Callable[[], None]) -> Progress:
        """Return a progress like this one, which calls a function between steps; it can raise."""

        def cancelled() -> bool:
            check()
            return self._cancelled is not None and self._cancelled()

        return Progress(self._report, cancelled=cancelled, interval=self._interval)

    def without_report(self) -> Progress:
        """Return a progress that can be cancelled like this one, and reports nothing."""
        return Progress(cancelled=self._cancelled)

    def steps(self, stage: Stage, total: int, size: int) -> Iterator[slice]:
        """Yield slices of `total` items, and report those done."""
        for start in range(0, total, size):
            self.step(stage, start, total)
            yield slice(start, start + size)
        self.step(stage, total, total)

    def watch(self, items: Iterable[T]) -> Iterator[T]:
        """Yield `items`, checking for cancellation at every 1024th."""
        rest = iter(items)
        while some := tuple(islice(rest, 1024)):
            self.check()
            yield from some


SILENT = Progress()
