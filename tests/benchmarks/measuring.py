"""Time and memory of one piece of work."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

T = TypeVar("T")
_STATUS = Path("/proc/self/status")


def timed(work: Callable[[], T], clock: Callable[[], float] = perf_counter) -> tuple[float, T]:
    """Return the seconds that some work takes, and its result."""
    gc.collect()
    start = clock()
    result = work()
    return clock() - start, result


def processor_time_of_children() -> float:
    """Return the processor seconds of all child processes that have ended."""
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def in_fresh_process(function: Callable[..., T], *arguments: Any) -> T:
    """Call a function in a fresh process, and return its result."""
    with get_context("spawn").Pool(1) as pool:
        return pool.apply(function, arguments)


def peak_of(work: Callable[[], object]) -> int | None:
    """Return the bytes by which the process grew during the work; None if the system hides it."""
    if not _STATUS.exists():
        return None
    gc.collect()
    # Linux forgets the highest use so far.
    Path("/proc/self/clear_refs").write_text("5")
    before = _status("VmRSS")
    work()
    return _status("VmHWM") - before


def _status(field: str) -> int:
    lines = _STATUS.read_text(encoding="ascii", errors="replace").splitlines()
    kilobytes = next(line for line in lines if line.startswith(f"{field}:")).split()[1]
    return int(kilobytes) * 1024


def seconds_to_import(statement: str) -> float:
    """Return the seconds that a statement takes in a fresh interpreter, without its start."""
    import subprocess

    program = (
        f"from time import perf_counter as now\nstart = now()\n{statement}\nprint(now() - start)"
    )
    paths = [str(Path(__file__).resolve().parents[2] / "core"), *filter(None, sys.path)]
    run = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path[:0] = {paths!r}\n{program}"],
        capture_output=True,
        text=True,
        check=True,
    )
    return float(run.stdout)
