"""Kills of a process that writes to projects: ``python -m tests.soak_projects [KILLS]``.

After each kill, the file must be sound and have everything that the process had reported. Needs a
system that can fork.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import tempfile
import traceback
from pathlib import Path
from time import monotonic, sleep

from bleu_core.projects.project import Project
from bleu_core.results import Evaluation
from tests.helpers.projects import SETTINGS, assert_reported, small_evaluation
from tests.helpers.recorder import record_forever

# The number of kills after which a new project starts, because the old one has grown.
_KILLS_OF_A_PROJECT = 50


def main(kills: int) -> int:
    evaluation = small_evaluation(SETTINGS, count=3000)
    failures = journals = reports = 0
    start = monotonic()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(kills):
            path = Path(folder) / f"{number // _KILLS_OF_A_PROJECT}.bleu"
            if number % _KILLS_OF_A_PROJECT == 0:
                Project.create(path)
            lines = killed(path, evaluation, random.Random(number))
            reports += len(lines)
            # A process killed while writing leaves a journal; the next process rolls it back.
            journals += path.with_name(f"{path.name}-journal").exists()
            try:
                assert_reported(path, lines)
            except Exception:
                failures += 1
                print(f"kill {number}: {lines}\n{traceback.format_exc()}", flush=True)
            if number % 100 == 99:
                print(f"{number + 1} kills, {monotonic() - start:.0f} s", flush=True)
    print(f"{kills} kills, {journals} while writing; {reports} reports, {failures} failures")
    return 1 if failures else 0


def killed(path: Path, evaluation: Evaluation, rng: random.Random) -> list[str]:
    """Let a child process record until it is killed; return its reports."""
    readable, writable = os.pipe()
    child = os.fork()
    if not child:
        os.close(readable)
        record_forever(path, evaluation, lambda text: os.write(writable, f"{text}\n".encode()))
    os.close(writable)
    with os.fdopen(readable) as pipe:
        sleep(rng.random() / 4)
        os.kill(child, signal.SIGKILL)
        lines = pipe.readlines()
    os.waitpid(child, 0)
    return lines


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000))
