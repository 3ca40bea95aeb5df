"""Stops of the window, measured from inside, and a piece of work on the same machine to compare."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter, process_time, thread_time

from PySide6.QtCore import QObject, Qt, QTimer

_MILLISECONDS = 5


def piece_of_work() -> float:
    """Return the milliseconds for making and sorting 20,000 strings on this machine: about 3."""
    times = []
    for _ in range(5):
        start = thread_time()
        sorted(str(number) for number in range(20_000))
        times.append(thread_time() - start)
    return 1000 * min(times)


class Heartbeat(QObject):
    """Beats in the window's event loop, and notes the longest time without a beat.

    The window is not to blame for a busy machine: a stop counts at most as the processor time of
    the program and, on Linux, without the time that its threads waited for a processor.

    Attributes
    ----------
    longest
        Milliseconds of the longest stop since `reset`.
    """

    def __init__(self) -> None:
        super().__init__()
        self._timer = QTimer(self, interval=_MILLISECONDS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start()
        self.reset()

    def reset(self) -> None:
        """Start a new measurement."""
        self.longest = 0.0
        self._last = perf_counter()
        self._waited = _waited()
        self._worked = process_time()

    def stop(self) -> None:
        """Stop beating."""
        self._timer.stop()

    def _beat(self) -> None:
        gap = 1000 * (perf_counter() - self._last)
        waited = _waited()
        # A thread may wait for a second one, which waits for a processor, and so on.
        lost = sum(max(0.0, after - self._waited.get(name, 0.0)) for name, after in waited.items())
        worked = 1000 * (process_time() - self._worked)
        self.longest = max(self.longest, min(gap - lost, worked))
        self._last, self._waited, self._worked = perf_counter(), waited, process_time()


def _waited() -> dict[str, float]:
    """Return the milliseconds that each thread has waited for a processor; empty if not Linux."""
    found = {}
    for task in Path("/proc/self/task").glob("*/schedstat"):
        try:
            found[task.parent.name] = int(task.read_text().split()[1]) / 1e6
        except (OSError, IndexError, ValueError):
            continue  # a thread that has ended
    return found
