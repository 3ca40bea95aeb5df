"""Large inputs: whole runs of the terminal program, which must stay within time and memory."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.benchmarks.measuring import processor_time_of_children
from tests.benchmarks.texts import all_latin, generated

_CORE = Path(__file__).resolve().parents[2] / "core"
_SHORT = 60


@dataclass(frozen=True)
class Large:
    """One run.

    Attributes
    ----------
    name
        The name of the run in the report.
    write
        Writes the reference and the candidate into a folder.
    options
        Options of the terminal program, besides the files.
    seconds, megabytes
        The limits of processor time and of memory.
    """

    name: str
    write: Callable[[Path], tuple[Path, Path]]
    options: tuple[str, ...]
    seconds: float
    megabytes: float

    def files(self, folder: Path) -> list[str]:
        """Write the files; return the arguments of the terminal program."""
        reference, candidate = self.write(folder)
        return [str(reference), "-i", str(candidate), *self.options]


def large_inputs() -> list[Large]:
    """Return all runs."""
    return [
        Large("drift on 300,000 lines", _drift, (), 30, 1000),
        Large("unequal counts on 2,400,000 lines", _unequal, (), 30, 1000),
        Large("check of 2 times 200 MB", _two_hundred_megabytes, ("--check",), 60, 1500),
        Large("a segment of 100,000 words", _segment, ("-m", "bleu", "chrf", "ter"), 60, 1000),
    ]


def cost_of(arguments: Sequence[str]) -> tuple[float, float]:
    """Return the processor seconds and the megabytes of a run; call this in a fresh process."""
    import resource

    path = os.pathsep.join(filter(None, [str(_CORE), os.environ.get("PYTHONPATH")]))
    subprocess.run(
        [sys.executable, "-m", "bleu_score", "-q", *arguments],
        env={**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1"},
        capture_output=True,
        check=False,  # files that drift apart are an error
    )
    # Linux counts in kilobytes, macOS in bytes.
    unit = 1_000_000 if sys.platform == "darwin" else 1000
    memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / unit
    return processor_time_of_children(), memory


def _drift(folder: Path) -> tuple[Path, Path]:
    """Write texts in which one line in ten thousand is missing."""
    corpus = generated(300_000, seed=7)
    candidate = [line for index, line in enumerate(corpus.candidates[0]) if index % 10_000 != 5_000]
    return _written(folder, corpus.references[0], candidate, 1)


def _unequal(folder: Path) -> tuple[Path, Path]:
    corpus = generated(300_000, seed=7)
    texts = [
        [line[:_SHORT] for line in text] for text in (corpus.references[0], corpus.candidates[0])
    ]
    reference, candidate = _written(folder, *texts, 8)
    lines = candidate.read_text(encoding="utf-8").splitlines(keepends=True)
    del lines[1_500_000]
    candidate.write_text("".join(lines), encoding="utf-8", newline="")
    return reference, candidate


def _two_hundred_megabytes(folder: Path) -> tuple[Path, Path]:
    corpus = all_latin(20_000)
    size = sum(map(len, corpus.references[0])) + corpus.segments
    times = 200_000_000 // size
    return _written(folder, corpus.references[0], corpus.candidates[0], times)


def _segment(folder: Path) -> tuple[Path, Path]:
    corpus = all_latin(10_000)
    texts = [
        [" ".join(" ".join(text).split(" ")[:100_000])]
        for text in (corpus.references[0], corpus.candidates[0])
    ]
    return _written(folder, *texts, 1)


def _written(
    folder: Path, reference: Sequence[str], candidate: Sequence[str], times: int
) -> tuple[Path, Path]:
    paths = folder / "reference.txt", folder / "candidate.txt"
    for path, text in zip(paths, (reference, candidate), strict=True):
        content = "".join(f"{line}\n" for line in text)
        with path.open("w", encoding="utf-8", newline="") as file:
            for _ in range(times):
                file.write(content)
    return paths
