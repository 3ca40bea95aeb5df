"""Changes of the source that no test notices: ``python -m tests.mutations --seed N``.

In a copy of the tree, one place at a time is changed: a comparison, a boundary, a branch, a row of
a table, a choice of Qt. A quick test of the same folder should fail. The command prints each change
that none of them notices, and the share that is noticed in each area. Some changes are not noticed
because they change nothing; only a person can tell.
"""

from __future__ import annotations

import argparse
import itertools
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from tests.mutations.places import Place, places_in

ROOT = Path(__file__).resolve().parents[2]
# Each area, with the folders of its source and those of their tests; the first that fits counts.
AREAS = {
    "core": {"core/bleu_core": "tests/core"},
    "words": {
        "core/bleu_score/i18n.py": "tests/i18n",
        "core/bleu_score/terminal": "tests/terminal",
        "core/bleu_score": "tests/terminal",
    },
    "window": {"bleu_desktop": "tests/desktop"},
}
_NOT_COPIED = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "htmlcov")
# A name that was cut off names no test.
_UNKNOWN = "end with 4"
# Compiled modules are recognized by the second of their source: each change gets one of its own.
_SECONDS = itertools.count(int(time.time()) - 10**8)


def main() -> int:
    """Print what is not noticed, and the shares."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description=__doc__)
    parser.add_argument("--seed", type=int, required=True, help="chooses the places")
    parser.add_argument("--area", choices=AREAS, action="append", help="default: all")
    parser.add_argument("--only", default="", metavar="TEXT", help="files whose path holds this")
    parser.add_argument("--count", type=int, default=80, help="places of each area (default: 80)")
    parser.add_argument("--jobs", type=int, default=1, help="tests that run at the same time")
    parser.add_argument("--timeout", type=int, default=900, help="seconds; longer is noticed")
    options = parser.parse_args()
    for area in options.area or AREAS:
        places = list(chosen(ROOT, area, options.seed, options.count, options.only))
        missed = 0
        for place, noticed in tried(ROOT, area, places, options.jobs, options.timeout):
            missed += not noticed
            where = f"{place.path.relative_to(ROOT)}:{place.line}"
            print(f"{where}: {noticed or 'NOT NOTICED'}", flush=True)
            if not noticed:
                print(place.difference, flush=True)
        count = len(places)
        share = (count - missed) / max(count, 1)
        print(f"{area}, seed {options.seed}: {count - missed} of {count} noticed ({share:.0%})")
    return 0


def chosen(root: Path, area: str, seed: int, count: int, only: str = "") -> Iterable[Place]:
    """Return places of an area, in a random order."""
    folders = [root / folder for folder in AREAS[area]]
    paths = sorted({path for folder in folders for path in folder.rglob("*.py")})
    places = [
        place
        for path in paths
        if only in path.relative_to(root).as_posix()
        for place in places_in(path)
    ]
    return random.Random(seed).sample(places, min(count, len(places)))


def tried(
    root: Path, area: str, places: Iterable[Place], jobs: int, timeout: int
) -> Iterator[tuple[Place, str]]:
    """Yield each place with the first test that notices its change; empty if none does."""
    copies: SimpleQueue[Path] = SimpleQueue()

    def try_one(place: Place) -> tuple[Place, str]:
        copy = copies.get()
        try:
            return place, _noticed_by(place, root, copy, area, timeout)
        finally:
            copies.put(copy)

    with TemporaryDirectory(prefix="mutations-") as folder, ThreadPoolExecutor(jobs) as pool:
        for number in range(jobs):
            copies.put(Path(shutil.copytree(root, Path(folder, f"{number}"), ignore=_NOT_COPIED)))
        yield from pool.map(try_one, places)


def _noticed_by(place: Place, root: Path, copy: Path, area: str, timeout: int) -> str:
    relative = place.path.relative_to(root)
    tests = _tests_of(copy, relative, area)
    target = replace(place, path=copy / relative)
    source = target.source
    while True:
        _write(target.path, target.mutated)
        try:
            noticed = _failure(copy, tests, timeout)
        finally:
            _write(target.path, source)
        if not noticed.startswith("tests/"):
            return noticed
        # A test that fails without the change as well has not noticed it.
        if _failure(copy, [noticed], timeout) in ("", _UNKNOWN):
            return noticed
        tests += ["--deselect", noticed]


def _tests_of(copy: Path, relative: Path, area: str) -> list[str]:
    """Return the test files of a module's folder: first those that are likely to notice."""
    source, tests = next(each for each in AREAS[area].items() if relative.is_relative_to(each[0]))
    folder = copy / tests / relative.relative_to(source).parent
    while not (found := [*folder.glob("test_*.py")]):
        folder = folder.parent
    words = (relative.stem, f"{relative.parent.name}.{relative.stem}")
    found.sort(key=lambda path: (words[0] not in path.stem, words[1] not in path.read_text()))
    return [str(path.relative_to(copy)) for path in found]


def _failure(copy: Path, tests: list[str], timeout: int) -> str:
    """Run tests until one fails; return it, or how the run ended, or an empty text."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-m", "not slow", "--tb=no"]
    paths = os.pathsep.join((str(copy), str(copy / "core")))
    with subprocess.Popen(
        [*command, "-p", "no:cacheprovider", *tests],
        cwd=copy,
        env=os.environ | {"PYTHONPATH": paths, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,
    ) as run:
        try:
            output, _ = run.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            os.killpg(run.pid, signal.SIGKILL)
            return "too long"
    # 5: all tests are slow, or there are none.
    if run.returncode in (0, 5):
        return ""
    lines = [line.partition(" ") for line in output.splitlines()]
    failed = (text.partition(" - ")[0] for word, _, text in lines if word in ("FAILED", "ERROR"))
    return next(failed, f"end with {run.returncode}")


def _write(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    second = next(_SECONDS)
    os.utime(path, (second, second))


if __name__ == "__main__":
    sys.exit(main())
