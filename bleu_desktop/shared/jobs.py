"""Background jobs, one at a time, with progress and cancellation."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Signal

from bleu_core.errors import BleuError, Cancelled, MemoryExhausted
from bleu_core.progress import Progress, Stage

if TYPE_CHECKING:
    from concurrent.futures.thread import ThreadPoolExecutor

_SECONDS_OF_GIL = 0.0005
_MOST_STEPS = 1_000_000

Result = TypeVar("Result")


@contextmanager
def garbage_collection_paused() -> Iterator[None]:
    """Keep the garbage collector away from the objects created meanwhile, now and later.

    It would look at each of a million texts again and again, holding the GIL, although texts are in
    no cycles.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def or_error(work: Callable[[Progress], Result]) -> Callable[[Progress], Result | BleuError]:
    """Return work whose result is the `BleuError` if it raises one: not every failure is a bug."""

    def careful(progress: Progress) -> Result | BleuError:
        try:
            return work(progress)
        except Cancelled:
            raise
        except BleuError as error:
            return error

    return careful


class JobRunner(QObject):
    """Runs the newest job; an older one is cancelled and its result dropped.

    All public signals are sent in the window's thread, for the newest job only.
    """

    progress = Signal(object, int, int)
    # A result of a job in steps before the last one.
    partial = Signal(object)
    finished = Signal(object)
    failed = Signal(object)

    # Sent by the worker: number of the job, the signal to emit, and the signal's arguments.
    _answered = Signal(int, object, tuple)
    # Sent by a worker that does nothing more.
    _ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._executor: ThreadPoolExecutor | None = None
        self._number = 0
        self._cancelled = threading.Event()
        # Whether the newest job has been started and has not reported yet.
        self.is_running = False
        self._answered.connect(self._pass_on)
        self._ended.connect(self.deleteLater)

    def start(self, work: Callable[[Progress], Any]) -> None:
        """Start a job that replaces the current one."""
        self.start_in_steps(lambda progress, _: work(progress))

    def start_in_steps(self, work: Callable[[Progress, Callable[[Any], None]], Any]) -> None:
        """Start a job that can report earlier results by calling its second argument."""
        self.cancel()
        # Painting takes and gives back the GIL hundreds of times; by default, Python would let a
        # worker keep it for 5 ms each time.
        sys.setswitchinterval(_SECONDS_OF_GIL)
        if self._executor is None:
            # From its own module: PySide6 6.12 breaks what modules of Python 3.15 import lazily.
            from concurrent.futures.thread import ThreadPoolExecutor

            self._executor = ThreadPoolExecutor(1, "scoring")
        self._cancelled = threading.Event()
        self.is_running = True
        self._executor.submit(self._run, self._number, self._cancelled, work)

    def cancel(self) -> None:
        """Ask the current job to stop, and drop whatever it still reports."""
        self._cancelled.set()
        self._number += 1
        self.is_running = False

    def stop(self) -> None:
        """Cancel, and wait for the worker to end."""
        self.cancel()
        if self._executor is not None:
            self._executor.shutdown()
            self._executor = None

    def retire(self) -> None:
        """Cancel, and go once the worker has ended, without waiting for it."""
        self.cancel()
        if self._executor is None:
            self.deleteLater()
        else:
            self._executor.submit(self._ended.emit)
            self._executor.shutdown(wait=False)

    def _run(
        self,
        number: int,
        cancelled: threading.Event,
        work: Callable[[Progress, Callable[[Any], None]], Any],
    ) -> None:
        """Run in the worker's thread."""

        def report(stage: Stage, done: int, total: int) -> None:
            if total > _MOST_STEPS:
                # Qt's integers end at two billion; many files can have more bytes.
                done, total = done * _MOST_STEPS // total, _MOST_STEPS
            self._answered.emit(number, self.progress, (stage, done, total))

        def report_result(result: Any) -> None:
            self._answered.emit(number, self.partial, (result,))

        progress = Progress(report, cancelled=cancelled.is_set)
        try:
            progress.check()
            result = work(progress, report_result)
        except Cancelled:
            return
        except MemoryError:
            # Without its traceback, which keeps everything that filled the memory.
            self._answered.emit(number, self.failed, (MemoryExhausted(),))
        except Exception as error:
            self._answered.emit(number, self.failed, (error,))
        else:
            self._answered.emit(number, self.finished, (result,))

    def _pass_on(self, number: int, signal: Any, content: tuple[Any, ...]) -> None:
        if number == self._number:
            if signal not in (self.progress, self.partial):
                self.is_running = False
            signal.emit(*content)


def running_jobs(owner: QObject) -> int:
    """Return the number of running jobs among the runners of an object."""
    return sum(runner.is_running for runner in owner.findChildren(JobRunner))
