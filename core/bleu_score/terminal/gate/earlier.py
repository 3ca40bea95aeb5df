"""The earlier run a gate compares with, from a JSON file of this program or a project."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from bleu_core.projects import project as projects_project
from bleu_core.projects.errors import RunMissing
from bleu_core.workspace.runs import Run, read_run, run_of
from bleu_score.i18n import translate
from bleu_score.paths import is_project_file
from bleu_score.terminal.command_line import UsageError


def read_earlier(address: str) -> Run:
    """Read an earlier run, with the files of folders.

    Parameters
    ----------
    address
        Path of a JSON file or of a project. Unless ``#run=`` follows, its last run is meant that
        did not fail: a drop must not become the next baseline.

    Raises
    ------
    BleuError
        If the file cannot be read, or is no result of this program.
    UsageError
        If a project has no such runs.
    """
    path, number = _split(address)
    if number is not None or is_project_file(path):
        return _read_project(path, number)

    return read_run(path)


def _split(address: str) -> tuple[Path, int | None]:
    """Split an address into the path and the number of a run."""
    found = re.search(r"#run=([0-9]{1,9})$", address)
    if found is None or Path(address).is_file():
        return Path(address), None
    return Path(address[: found.start()]), int(found.group(1))


def _read_project(path: Path, number: int | None) -> Run:
    project = projects_project.Project.open(path)
    runs = [run for run in project.runs if number is not None or not run.gate_failed]
    if not runs:
        text = translate("Gate", "“{path}” has no runs to compare with. Record one with --record.")
        if project.runs:
            text = translate(
                "Gate", "All runs in “{path}” failed. Name one to compare with: {path}#run=1"
            )
        raise UsageError(text.format(path=path))
    run = runs[-1] if number is None else project.run(number)
    if not run.candidates:
        raise RunMissing(path, run.number)
    if not run.is_of_folders:
        return run
    evaluation = project.evaluation(run, with_texts=False)
    return replace(run, files=run_of(evaluation).files)
