"""The earlier result a gate compares with, from a JSON file of ours or a project."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bleu_core.errors import RunMissing
from bleu_core.results import FORMAT, Evaluation
from bleu_score.command_line import UsageError
from bleu_score.i18n import translate
from bleu_score.paths import is_project_file

if TYPE_CHECKING:
    from bleu_core.scoring.matrices import Matrix


@dataclass(frozen=True)
class EarlierScore:
    """A candidate's earlier score in one metric.

    Attributes
    ----------
    score, signature, lower_is_better
        As it was.
    statistics
        Returns the counts of its segments; None if they are not known.
    """

    score: float
    signature: str
    lower_is_better: bool
    statistics: Callable[[], Matrix | None] = field(repr=False, compare=False)


@dataclass(frozen=True)
class Earlier:
    """An earlier evaluation, of a file or of all.

    Attributes
    ----------
    candidates
        By name, the scores by metric.
    segments
        Their number.
    references_sha256
        Digest of all references; None if it is not known.
    segment_digests
        Returns digests of the references of each segment; None if they are not known.
    """

    candidates: Mapping[str, Mapping[str, EarlierScore]] = field(repr=False)
    segments: int
    references_sha256: str | None
    segment_digests: Callable[[], list[bytes] | None] = field(repr=False, compare=False)


@dataclass(frozen=True)
class Baseline:
    """An earlier result.

    Attributes
    ----------
    name
        What it is called where it is shown.
    whole
        All segments.
    files
        The files of a folder by name; empty if single files were scored.
    """

    name: str
    whole: Earlier
    files: Mapping[str, Earlier]


def read_baseline(address: str) -> Baseline:
    """Read an earlier result.

    Parameters
    ----------
    address
        Path of a JSON file or of a project, whose last run is meant, unless ``#run=`` follows.

    Raises
    ------
    BleuError
        If the file cannot be read.
    UsageError
        If it is no result of ours.
    """
    path, number = _split(address)
    if number is not None or is_project_file(path):
        return _read_project(path, number)
    return _read_json(path)


def _split(address: str) -> tuple[Path, int | None]:
    """Split an address into the path and the number of a run."""
    found = re.search(r"#run=([0-9]{1,9})$", address)
    if found is None or Path(address).is_file():
        return Path(address), None
    return Path(address[: found.start()]), int(found.group(1))


def _read_project(path: Path, number: int | None) -> Baseline:
    from bleu_core.projects import Project

    project = Project.open(path)
    runs = project.runs
    if not runs:
        text = translate("Gate", "“{path}” has no runs to compare with.")
        raise UsageError(text.format(path=path))
    run = runs[-1] if number is None else next((one for one in runs if one.number == number), None)
    if run is None:
        raise RunMissing(path, number or 0)
    name = f"{path.name}#run={run.number}"
    whole = _of_evaluation(project.evaluation(run, with_texts=False))
    files = {}
    if run.is_of_folders:
        files = {
            file.name: _of_evaluation(file.evaluation)
            for file in project.folders(run, with_texts=False).files
            if file.evaluation is not None
        }
    return Baseline(name, whole, files)


def _of_evaluation(evaluation: Evaluation) -> Earlier:
    return Earlier(
        segments=evaluation.segments,
        references_sha256=evaluation.references_digest(),
        segment_digests=evaluation.segment_digests,
        candidates={
            candidate.name: {
                result.metric.name: EarlierScore(
                    result.percent,
                    result.signature,
                    result.metric.lower_is_better,
                    partial(getattr, result, "statistics"),
                )
                for result in candidate.metrics
            }
            for candidate in evaluation.candidates
        },
    )


class _Unfit(Exception):
    """The JSON is not what `bleu-score` writes."""


def _read_json(path: Path) -> Baseline:
    from bleu_core.corpus.reading.raw import read_raw

    data = read_raw(path).data
    with _fit(path):
        content = json.loads(data, parse_constant=_refuse)
        if not isinstance(content, dict) or content.get("format") != FORMAT:
            raise _Unfit
        return Baseline(path.name, _evaluation(content, path), _files(content, path))


@contextmanager
def _fit(path: Path) -> Iterator[None]:
    """Say in one sentence that a file is not ours."""
    try:
        yield
    except (_Unfit, ValueError, RecursionError):
        raise UsageError(
            translate(
                "Gate",
                "“{path}” is not a result of bleu-score. Write one with --format json.",
            ).format(path=path)
        ) from None


def _refuse(constant: str) -> None:
    raise _Unfit(constant)


def _files(content: dict[str, Any], path: Path) -> dict[str, Earlier]:
    return {
        _get(each, "name", str): _evaluation(each, path)
        for each in _dicts(content, "files", [])
        if "candidates" in each  # else the file could not be scored
    }


def _evaluation(content: dict[str, Any], path: Path) -> Earlier:
    segments: int = _get(content, "segments", int)
    digests: list[Any] | None = _get(content, "segment_references", list, None)

    @cache
    def segment_digests() -> list[bytes] | None:
        with _fit(path):
            return None if digests is None else _digests(digests, segments)

    return Earlier(
        segments=segments,
        references_sha256=_get(content, "references_sha256", str, None),
        segment_digests=segment_digests,
        candidates={
            _get(candidate, "name", str): {
                _get(metric, "id", str): _score(metric, path)
                for metric in _dicts(candidate, "metrics")
            }
            for candidate in _dicts(content, "candidates")
        },
    )


def _score(metric: dict[str, Any], path: Path) -> EarlierScore:
    rows: list[Any] | None = _get(metric, "segment_statistics", list, None)

    @cache
    def statistics() -> Matrix | None:
        with _fit(path):
            return None if rows is None else _matrix(rows)

    return EarlierScore(
        # A given metric has no percents.
        float(_get(metric, "score" if "score" in metric else "percent", int | float)),
        _get(metric, "signature", str),
        _get(metric, "lower_is_better", bool),
        statistics,
    )


def _dicts(content: dict[str, Any], name: str, *default: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = _get(content, name, list, *default)
    if not all(isinstance(each, dict) for each in found):
        raise _Unfit(name)
    return found


def _get(content: dict[str, Any], name: str, kind: Any, *default: Any) -> Any:
    """Return a value of a kind; the default, if there is one, where it is missing or null."""
    value = content.get(name)
    if value is None and default:
        return default[0]
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise _Unfit(name)
    return value


def _digests(texts: list[Any], segments: int) -> list[bytes]:
    if len(texts) != segments or not all(isinstance(text, str) for text in texts):
        raise _Unfit
    return [bytes.fromhex(text) for text in texts]


def _matrix(rows: list[Any]) -> Matrix:
    import numpy as np

    if not all(isinstance(row, str) for row in rows):
        raise _Unfit
    matrix = np.array([row.split() for row in rows], dtype=np.float64)
    if matrix.ndim != 2 or not matrix.size or not np.isfinite(matrix).all():
        raise _Unfit
    # Whole numbers are kept as such, as when they were counted.
    if (abs(matrix) < 2**31).all() and not (matrix % 1).any():
        return matrix.astype(np.int32)
    return matrix
