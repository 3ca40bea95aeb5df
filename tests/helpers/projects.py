"""Evaluations to record in projects, and checks of the recorded ones."""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.results import Evaluation
from bleu_core.projects.codec import unsealed
from bleu_core.projects.columns import ColumnReader
from bleu_core.projects.project import Project
from bleu_core.settings import Resampling, Settings

SETTINGS = Settings(
    metrics=("bleu", "chrf", "ter"),
    resampling=Resampling(confidence=True, paired_test="bs", resamples=100),
)


def texts(count: int = 60) -> dict[str, list[str]]:
    """Return a reference and two candidates, one of them with an empty segment."""
    return {
        "reference": [f"The cat number {n} sat on the mat, as ever." for n in range(count)],
        "a": [f"The cat number {n} sat at the mat, as ever." for n in range(count)],
        "b": ["" if n == 7 else f"Cat {n} was sitting on the mat." for n in range(count)],
    }


def small_evaluation(settings: Settings = SETTINGS, count: int = 60) -> Evaluation:
    """Return an evaluation of two candidates."""
    given = texts(count)
    candidates = {name: given[name] for name in "ab"}
    return evaluate(candidates=candidates, references=[given["reference"]], settings=settings)


def numbers_of(evaluation: Evaluation) -> dict[str, Any]:
    """Return everything about an evaluation except digests of single segments."""
    content = evaluation.to_dict(segment_scores=True)
    for one in (content, *content.get("files", ())):
        one.pop("segment_references", None)
    return content


def everything_in(path: Path) -> bytes:
    """Return all bytes of a file, followed by its compressed content, unpacked."""
    data = path.read_bytes()
    found, start = [data], data.find(b"\x78\x01")
    while start >= 0:
        with suppress(zlib.error):
            found.append(zlib.decompressobj().decompress(data[start:]))
        start = data.find(b"\x78\x01", start + 1)
    return b"".join(found)


def segment_columns(path: Path) -> list[dict[str, list[str]]]:
    """Return the names of the columns with the segments of run 1: of all together, of each file.

    Each item has them by role; it is empty for a file that could not be scored.
    """
    connection = sqlite3.connect(path)
    ((content,),) = connection.execute("SELECT content FROM run WHERE number = 1").fetchall()
    whole = unsealed(content, "run 1")["evaluation"]
    files = map(json.loads, ColumnReader(connection, 1).texts(whole["files"]))
    evaluations = [whole, *(file.get("evaluation") for file in files)]
    connection.close()
    return [
        {
            role: [each["units"]["segments"]["column"] for each in own["aligned"][role]]
            for role in ("candidates", "references")
        }
        if own
        else {}
        for own in evaluations
    ]


def assert_reported(path: Path, lines: Iterable[str]) -> None:
    """Check that a project is sound, and has everything that `tests.helpers.recorder` reported.

    The process may have been killed between an action and its report.
    """
    done: dict[str, list[int]] = {"run": [], "saved": [], "deleted": []}
    for line in lines:
        if line.endswith("\n"):
            kind, number = line.split()
            done[kind].append(int(number))
    project = Project.open(path)
    runs = {run.number for run in project.runs}
    missing = {*done["run"]} - {*done["deleted"]} - runs
    # A run may be missing if the process was killed before it reported the deletion.
    assert missing <= {max(done["run"], default=0) - 2}
    assert not runs & {*done["deleted"]}
    for number in sorted(runs)[-2:]:
        assert project.evaluation(number).has_texts
    if done["saved"]:
        saved = int(project.workspace.notes[0][1].text.split()[1])
        assert saved in (done["saved"][-1], max(done["run"]), max(done["run"]) + 1)
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    connection.close()
