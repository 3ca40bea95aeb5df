"""Runs restored from the JSON of `Evaluation.to_dict` and ``bleu-score --format json``.

Statistics and digests, which `to_dict` adds for ``segment_scores``, are most of the file. They are
checked and converted when they are requested.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from bleu_core.files.reading.raw import read_raw
from bleu_core.results import FORMAT
from bleu_core.scoring.matrices import Matrix
from bleu_core.scoring.metrics import Metric
from bleu_core.scoring.resampling import Interval
from bleu_core.scoring.rounding import ROUNDING
from bleu_core.workspace.errors import NotARun, RunDamaged
from bleu_core.workspace.runs import Run, RunCandidate, RunFile, RunScore


def read_run(path: Path) -> Run:
    """Return the run in a file of JSON, with the files of folders.

    Raises
    ------
    BleuError
        If the file cannot be read.
    NotARun
        If the file has other content. Statistics and digests are only checked when requested.
    """
    data = read_raw(path).data
    with _only_runs(path):
        content = json.loads(data, parse_constant=_refuse)
        if not isinstance(content, dict) or content.get("format") != FORMAT:
            raise _Unfit
        files = tuple(_files(content, path))
        return _run(content, path, files)


class _Unfit(Exception):
    """The JSON does not come from `bleu_core.results.Evaluation.to_dict`."""


@contextmanager
def _only_runs(path: Path) -> Iterator[None]:
    """Raise `NotARun` if the content is not that of a run."""
    try:
        yield
    except (_Unfit, ValueError, RecursionError):
        raise NotARun(path) from None


def _refuse(constant: str) -> None:
    raise _Unfit(constant)


def _files(content: dict[str, Any], path: Path) -> Iterator[RunFile]:
    for each in _dicts(content, "files", []):
        is_scored = "candidates" in each
        yield RunFile(_get(each, "name", str), _run(each, path) if is_scored else None)


def _run(content: dict[str, Any], path: Path, files: tuple[RunFile, ...] = ()) -> Run:
    segments: int = _get(content, "segments", int)
    references_digest: str = _get(content, "references_sha256", str)
    digests: list[Any] | None = _get(content, "segment_references", list, None)

    @cache
    def segment_digests() -> list[bytes] | None:
        with _only_runs(path):
            return None if digests is None else _digests(digests, segments)

    return Run(
        candidates=tuple(
            RunCandidate(
                _get(candidate, "name", str),
                tuple(
                    _score(metric, _get(candidate, "confidence", dict, {}), segments, path)
                    for metric in _dicts(candidate, "metrics")
                ),
            )
            for candidate in _dicts(content, "candidates")
        ),
        segments=segments,
        references=_get(content, "references", int),
        references_vary=_get(content, "references_vary", bool),
        diagnostics=_number_of_diagnostics(content),
        file_count=len(files),
        failed_count=sum(file.run is None for file in files),
        program=_get(content, "program", str, ""),
        name=path.name,
        files=files,
        references_digest=lambda: references_digest,
        segment_digests=segment_digests,
    )


def _score(
    metric: dict[str, Any], confidence: dict[str, Any], segments: int, path: Path
) -> RunScore:
    name, given = _get(metric, "id", str), _get(metric, "given", bool, False)
    percent = float(_get(metric, "score" if given else "percent", int | float))
    interval: dict[str, Any] | None = _get(confidence, name, dict, None)
    rows: list[Any] | None = _get(metric, "segment_statistics", list, None)

    @cache
    def matrix() -> Matrix | None:
        with _only_runs(path):
            return None if rows is None else _matrix(rows)

    def statistics(formula: Metric) -> Matrix | None:
        found = matrix()
        # Whoever changed the file by hand must not get a wrong verdict.
        if found is not None and (
            found.shape != (segments, formula.columns)
            or abs(formula.percent(found) - percent) > ROUNDING
        ):
            raise RunDamaged(path)
        return found

    return RunScore(
        metric=name,
        title=_get(metric, "name", str),
        percent=percent,
        interval=None if interval is None else _interval(interval),
        signature=_get(metric, "signature", str),
        lower_is_better=_get(metric, "lower_is_better", bool),
        given=given,
        statistics=statistics,
    )


def _number_of_diagnostics(content: dict[str, Any]) -> int:
    """Return the number of different diagnostics: many are those of all candidates."""
    own = (_get(candidate, "warnings", list, []) for candidate in _dicts(content, "candidates"))
    return len({json.dumps(each, sort_keys=True) for diagnostics in own for each in diagnostics})


def _interval(content: dict[str, Any]) -> Interval:
    low, high, mean = (_get(content, name, int | float) for name in ("low", "high", "mean"))
    return Interval(low, high, mean)


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
    if not all(isinstance(row, str) for row in rows):
        raise _Unfit
    matrix = np.array([row.split() for row in rows], dtype=np.float64)
    if matrix.ndim != 2 or not matrix.size or not np.isfinite(matrix).all():
        raise _Unfit
    # Whole numbers are kept as such, as when they were counted.
    if (abs(matrix) < 2**31).all() and not (matrix % 1).any():
        return matrix.astype(np.int32)
    return matrix
