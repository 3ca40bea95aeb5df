"""A small file asks for a bounded amount; a large one may ask for more."""

from __future__ import annotations

import gzip
import subprocess
import sys
from pathlib import Path
from threading import Event
from time import thread_time

import pytest

from bleu_core.files import budget as files_budget
from bleu_core.files.budget import LIMITS, MEGABYTE, Budget, Resource
from bleu_core.files.errors import BudgetExceeded
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.reading.raw import RawFile
from bleu_core.progress import Progress, Stage
from bleu_score.messages.errors import error_text

ROOT = Path(__file__).resolve().parents[3]


def test_every_resource_has_a_limit_and_a_sentence() -> None:
    for resource in Resource:
        error = Budget().exceeded(Path("a.txt"), resource, 7)
        assert error.limit > 0
        text = error_text(error)
        assert "a.txt" in text
        assert text.count(".") >= 2, "the limit and the way out are two sentences"


def test_exactly_the_limit_is_within_the_budget() -> None:
    raw = RawFile(Path("a.csv"), b"x")
    raw.check(Resource.COLUMNS, LIMITS[Resource.COLUMNS], 3)
    with pytest.raises(BudgetExceeded) as error:
        raw.check(Resource.COLUMNS, LIMITS[Resource.COLUMNS] + 1, 3)
    found = error.value
    assert (found.resource, found.limit, found.line) == ("columns", 16_384, 3)


@pytest.mark.parametrize("resource", [Resource.UNPACKED, Resource.ELEMENTS, Resource.SECONDS])
def test_a_larger_file_may_need_more(resource: Resource) -> None:
    limits = [Budget(size).limit(resource) for size in (0, MEGABYTE, 20 * MEGABYTE)]
    assert limits[0] < limits[1] < limits[2]


def test_no_file_is_unpacked_to_more_than_any_file_may_have() -> None:
    assert Budget(900 * MEGABYTE).unpacked == LIMITS[Resource.UNPACKED]


def test_time_is_over_when_the_processor_took_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    now = thread_time()
    monkeypatch.setattr(files_budget, "thread_time", lambda: now)
    monkeypatch.setattr(files_budget, "_PATIENCE", 0)
    progress = Budget().timed(Path("a.yml"), Progress())
    now += 9.9
    progress.step(Stage.PARSING, 1, 2)
    now += 0.2
    for ask in (progress.check, lambda: progress.step(Stage.PARSING, 1, 2)):
        with pytest.raises(BudgetExceeded) as error:
            ask()
        assert (error.value.resource, error.value.limit) == ("seconds", 10)


def test_work_in_another_thread_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, Resource.SECONDS, 0)
    raw = RawFile(Path("a.json"), b"x")
    stop = Event()

    def work() -> None:
        while not stop.is_set():
            pass

    with pytest.raises(BudgetExceeded) as error:
        raw.in_background(work)
    stop.set()
    assert error.value.resource == "seconds"
    assert raw.budget.seconds_left < 0


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_lines_are_counted_before_they_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ends: str
) -> None:
    monkeypatch.setitem(LIMITS, Resource.SEGMENTS, 3)
    path = tmp_path / "a.txt"
    for codec in ("utf-8", "utf-16"):
        path.write_bytes(f"a{ends}b{ends}c{ends}".encode(codec))
        assert read_contents(path).tables[0].units == 3
        path.write_bytes(f"a{ends}b{ends}c{ends}{ends}".encode(codec))
        with pytest.raises(BudgetExceeded) as error:
            read_contents(path)
        assert error.value.resource == "segments"


def test_a_line_that_is_far_too_long_is_not_decoded(tmp_path: Path) -> None:
    path = tmp_path / "a.txt.gz"
    path.write_bytes(gzip.compress(b"a\nb\n" + b"x" * 60_000_000, 1))
    with pytest.raises(BudgetExceeded) as error:
        read_contents(path)
    assert (error.value.resource, error.value.line) == ("characters", 3)


def test_values_of_json_are_counted_before_they_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, Resource.ELEMENTS, 3)
    for name in ("a.json", "a.jsonl", "a.xcstrings"):
        path = tmp_path / name
        path.write_text('{"strings": [' + "[]," * 100 + "[]]}")
        with pytest.raises(BudgetExceeded) as error:
            read_contents(path)
        assert error.value.resource == "elements"


@pytest.mark.skipif(sys.platform == "win32", reason="needs limits of a process")
@pytest.mark.skipif(not (ROOT / "tests/bombs.py").exists(), reason="needs the whole source")
@pytest.mark.parametrize("words", [["dots in a key"], ["depth 5,000", ".json"]])
def test_bombs_that_are_quickly_refused(words: list[str]) -> None:
    command = [sys.executable, "-m", "tests.bombs", *words]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert int(run.stdout.split()[-4]) > 1
