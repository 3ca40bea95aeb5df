"""Progress and cancellation for everything that can take long."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from time import monotonic
from typing import TypeVar

from bleu_core.errors import Cancelled

T = TypeVar("T")


class Stage(Enum):
    """What is going on; the window and the terminal have a word for each."""

    READING = "reading"
    PARSING = "parsing"
    PAIRING = "pairing"
    CHECKING = "checking"
    COUNTING = "counting"
    RESAMPLING = "resampling"


class Progress:
    """Passes progress on, at most some times a second, and raises on cancellation.

    Parameters
    ----------
    report
        Called with the stage, the steps done and the steps in all.
    cancelled
        Asked between steps; once it answers true, `Cancelled` is raised.
    interval
        Seconds between two reports of one stage.
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
        """Raise `Cancelled` if the user asked to stop."""
        if self._cancelled is not None and self._cancelled():
            raise Cancelled

    def step(self, stage: Stage, done: int, total: int) -> None:
        """Report `done` of `total` steps; raise `Cancelled` if asked to stop."""
        self.check()
        if self._report is None:
            return
        now = monotonic()
        if done >= total or now >= self._next:
            self._next = now + self._interval
            self._report(stage, done, total)

    def watch(self, items: Iterable[T]) -> Iterator[T]:
        """Yield `items`, asking at every 1024th whether to stop."""
        for number, item in enumerate(items):
            if number % 1024 == 0:
                self.check()
            yield item


SILENT = Progress()
