"""Evaluations to be recorded in projects."""

from __future__ import annotations

import zlib
from contextlib import suppress
from pathlib import Path

from bleu_core.evaluation import evaluate
from bleu_core.results import Evaluation
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


def everything_in(path: Path) -> bytes:
    """Return all bytes of a file, and those of whatever in it is compressed."""
    data = path.read_bytes()
    found, start = [data], data.find(b"\x78\x01")
    while start >= 0:
        with suppress(zlib.error):
            found.append(zlib.decompressobj().decompress(data[start:]))
        start = data.find(b"\x78\x01", start + 1)
    return b"".join(found)
