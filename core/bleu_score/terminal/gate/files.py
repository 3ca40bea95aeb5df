"""Files with the results of the gate, for other programs."""

from __future__ import annotations

import os
from pathlib import Path
from time import monotonic

from bleu_core.files.atomic import atomic_file, unwritable
from bleu_score.terminal.gate import junit, summary
from bleu_score.terminal.gate.options import GateRequest
from bleu_score.terminal.gate.results import GateReport


def write_junit(request: GateRequest, report: GateReport, config: Path | None) -> None:
    """Write JUnit XML, if it is asked for.

    Raises
    ------
    FileUnwritable, FileIsDirectory
    """
    if request.junit is None:
        return
    seconds = monotonic() - request.started
    with atomic_file(request.junit) as file:
        file.write(junit.junit_xml(report, config=config, seconds=seconds))


def write_summary(request: GateRequest, report: GateReport, config: Path | None) -> None:
    """Write Markdown, if it is asked for.

    Raises
    ------
    FileUnwritable, FileIsDirectory
    """
    path = request.summary
    if path is None:
        return
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
