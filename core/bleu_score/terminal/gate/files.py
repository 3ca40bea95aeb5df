"""Files with the results of the gate, for other programs."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic

from bleu_core.files.atomic import atomic_file, unwritable
from bleu_score.terminal.gate import junit, summary
from bleu_score.terminal.gate.options import GateRequest
from bleu_score.terminal.gate.results import GateReport


def gate_files(
    request: GateRequest, report: GateReport, *, config: Path | None = None
) -> list[Callable[[], None]]:
    """Return functions that each write one of the requested files.

    The functions raise `FileUnwritable` or `FileIsDirectory` if a file cannot be written.
    """
    tasks: list[Callable[[], None]] = []
    if request.junit is not None:
        tasks.append(partial(_write_junit, request.junit, report, config, request.started))
    if request.summary is not None:
        tasks.append(partial(_write_summary, request.summary, report, config))
    return tasks


def _write_junit(path: Path, report: GateReport, config: Path | None, started: float) -> None:
    with atomic_file(path) as file:
        file.write(junit.junit_xml(report, config=config, seconds=monotonic() - started))


def _write_summary(path: Path, report: GateReport, config: Path | None) -> None:
    content = summary.summary_markdown(report, config=config).encode()
    if not _is_step_summary(path):
        with atomic_file(path) as file:
            file.write(content)
        return
    # Other commands of the step may have written to it, and may still.
    try:
        with path.open("ab") as file:
            file.write(content)
    except OSError as error:
        raise unwritable(path, error) from error


def _is_step_summary(path: Path) -> bool:
    """Tell whether a file is GitHub's summary of this step."""
    # Without one, it is the current folder, which is no file.
    return os.path.abspath(os.environ.get("GITHUB_STEP_SUMMARY", "")) == os.path.abspath(path)
