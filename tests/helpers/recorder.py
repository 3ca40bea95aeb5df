"""A process that writes to a project until it is killed: ``python -m tests.helpers.recorder PATH``.

The process prints ``run NUMBER``, ``saved NUMBER`` or ``deleted NUMBER`` after the project has
returned from the action.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path

from bleu_core.evaluation.results import Evaluation
from bleu_core.projects.project import Project
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.workspace.notes import Note, NotePlace
from bleu_core.workspace.workspace import Workspace
from tests.helpers.projects import SETTINGS, small_evaluation


def record_forever(
    path: Path, evaluation: Evaluation, say: Callable[[str], object], most: int | None = None
) -> None:
    """Record and save in turn; every fifth time, also delete a run.

    Parameters
    ----------
    say
        Receives a report of each action.
    most
        Number of turns; None to go on until the process is killed.
    """
    project = Project.open(path)
    segments = evaluation.candidates[0].bleu.statistics.copy()
    for number in count() if most is None else range(most):
        # Each turn changes a number, so that there is something to write.
        segments[number % len(segments), 0] += 1
        bleu = replace(evaluation.candidates[0].bleu, rows=SegmentRows(segments.copy()))
        first, *others = evaluation.candidates
        first = replace(first, metrics=(bleu, *first.metrics[1:]))
        run = project.record(replace(evaluation, candidates=(first, *others)))
        say(f"run {run.number}")
        text = f"note {run.number} " * 50
        note = (NotePlace(0, 1, 0, 0), Note(text=text))
        project.save(Workspace(notes=(note,)), overwrite=True)
        say(f"saved {run.number}")
        if number % 5 == 4:
            project.delete_run(run.number - 2)
            say(f"deleted {run.number - 2}")


if __name__ == "__main__":
    most = int(sys.argv[2]) if len(sys.argv) > 2 else None
    record_forever(
        Path(sys.argv[1]),
        small_evaluation(SETTINGS, count=3000),
        lambda text: print(text, flush=True),
        most,
    )
