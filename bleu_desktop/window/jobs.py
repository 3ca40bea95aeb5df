"""Work off the window's thread, one job at a time, with progress and cancellation."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from bleu_core.errors import Cancelled
from bleu_core.progress import Progress, Stage


class Job(QObject):
    """One piece of work.

    Signals reach the window's thread queued. A job that was cancelled sends `cancelled` or, if it
    was too late, its result: whoever replaced it must not listen any more.
    """

    progress = Signal(object, int, int)
    finished = Signal(object)
    failed = Signal(object)
    cancelled = Signal()

    def __init__(self, work: Callable[[Progress], Any]) -> None:
        super().__init__()
        self._work = work
        self._cancel = threading.Event()

    def cancel(self) -> None:
        """Ask the work to stop; it does so at its next step."""
        self._cancel.set()

    def run(self) -> None:
        """Do the work, in the worker's thread."""
        progress = Progress(self._report, cancelled=self._cancel.is_set)
        try:
            progress.check()
            result = self._work(progress)
        except Cancelled:
            self.cancelled.emit()
        except Exception as error:
            self.failed.emit(error)
        else:
            self.finished.emit(result)

    def _report(self, stage: Stage, done: int, total: int) -> None:
        self.progress.emit(stage, done, total)


class JobRunner(QObject):
    """Runs the newest job; an older one is cancelled and its answer ignored."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._current: Job | None = None

    def start(self, work: Callable[[Progress], Any]) -> Job:
        """Start a job in the place of the current one."""
        self.cancel()
        job = Job(work)
        self._current = job
        self._pool.start(_Runnable(job))
        return job

    def is_current(self, job: Job) -> bool:
        """Whether no newer job was started and this one was not cancelled."""
        return job is self._current

    def cancel(self) -> None:
        """Cancel the current job, if any, and forget it."""
        if self._current is not None:
            self._current.cancel()
            self._current = None

    def stop(self) -> None:
        """Cancel, and wait for the worker to end."""
        self.cancel()
        self._pool.waitForDone()


class _Runnable(QRunnable):
    def __init__(self, job: Job) -> None:
        super().__init__()
        self._job = job

    def run(self) -> None:
        self._job.run()
