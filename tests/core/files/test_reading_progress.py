"""The progress of reading counts all files together, by their sizes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bleu_core.api.evaluation import evaluate_files
from bleu_core.files.addresses import STANDARD_INPUT
from bleu_core.files.documents import DocumentReader
from bleu_core.files.errors import FileMissing
from bleu_core.progress import Progress, Stage

Told = list[tuple[Stage, float]]


@pytest.fixture
def told() -> Told:
    return []


@pytest.fixture
def progress(told: Told) -> Progress:
    return Progress(lambda stage, done, total: told.append((stage, done / total)), interval=0)


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, int], Path]:
    def write(name: str, lines: int) -> Path:
        path = tmp_path / name
        path.write_text("Ten letters\n" * lines, encoding="utf-8")
        return path

    return write


def test_each_file_takes_its_share(
    told: Told, progress: Progress, write: Callable[[str, int], Path]
) -> None:
    small, large = write("small.txt", 100_000), write("large.txt", 300_000)
    reader = DocumentReader(progress, files=[small, large])
    reader.contents(small)
    assert 0 < told[-1][1] <= 0.25
    reader.contents(large)
    stages, shares = zip(*told, strict=True)
    assert set(stages) == {Stage.READING}
    assert list(shares) == sorted(shares)
    # Decoding is reported, too: there is more than one step between two files.
    assert len({share for share in shares if share > 0.25}) >= 3
    assert 0.75 < shares[-1] <= 1


def test_a_file_that_is_read_once_counts_once(
    told: Told, progress: Progress, write: Callable[[str, int], Path]
) -> None:
    path = write("one.txt", 10)
    reader = DocumentReader(progress, files=[path, path])
    reader.contents(path)
    before = len(told)
    reader.contents(path)
    assert len(told) == before
    assert told[-1][1] > 0.2


def test_unknown_sizes_and_missing_files_are_no_trouble(tmp_path: Path, progress: Progress) -> None:
    missing = tmp_path / "missing.txt"
    reader = DocumentReader(progress, files=[STANDARD_INPUT, missing])
    with pytest.raises(FileMissing):
        reader.contents(missing)


def test_reading_is_reported_before_anything_else(
    told: Told, progress: Progress, write: Callable[[str, int], Path]
) -> None:
    evaluate_files(
        candidates=write("c.txt", 200), references=write("r.txt", 200), progress=progress
    )
    stages = [stage for stage, _ in told]
    assert stages[0] is Stage.READING
    assert Stage.PARSING not in stages
    assert stages.index(Stage.COUNTING) > len(stages) - 1 - stages[::-1].index(Stage.READING)
