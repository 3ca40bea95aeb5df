"""Projects under kills, faults and parallel writers: ``python -m tests.soak_projects [ROUNDS]``.

- A process that writes to a project is killed.
- A process writes to a project until its files cannot grow any more, as on a full disk.
- Processes create the same project at the same time, and one of them is killed.

After each round, the file must be sound and have everything that the processes had reported. Needs
a system that can fork.
"""

from __future__ import annotations

import os
import random
import resource
import signal
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

from bleu_core.errors import BleuError
from bleu_core.evaluation.results import Evaluation
from bleu_core.projects.errors import ProjectExists, ProjectNotSaved
from bleu_core.projects.project import Project
from tests.helpers.projects import SETTINGS, assert_reported, small_evaluation
from tests.helpers.recorder import record_forever

# The number of rounds after which a new project starts, because the old one has grown.
_ROUNDS_OF_A_PROJECT = 50
# A round of these takes longer than a kill, so there is one for each ten kills.
_KILLS_FOR_EACH = 10
_CREATORS = 8

Say = Callable[[str], object]


class Child:
    """A process that runs a function until it returns or the process is killed.

    Parameters
    ----------
    work
        Receives a function to report what is done.
    """

    def __init__(self, work: Callable[[Say], object]) -> None:
        readable, writable = os.pipe()
        self._number = os.fork()
        if not self._number:
            os.close(readable)
            code = 1
            try:
                work(lambda text: os.write(writable, f"{text}\n".encode()))
                code = 0
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(code)
        os.close(writable)
        self._pipe = os.fdopen(readable)

    def kill(self) -> None:
        """Kill the process."""
        os.kill(self._number, signal.SIGKILL)

    def end(self) -> tuple[list[str], int]:
        """Wait for the end of the process; return its reports and its exit code."""
        with self._pipe as pipe:
            lines = pipe.readlines()
        return lines, os.waitstatus_to_exitcode(os.waitpid(self._number, 0)[1])


def killed(path: Path, evaluation: Evaluation, rng: random.Random) -> None:
    """Kill a process that records."""
    child = Child(lambda say: record_forever(path, evaluation, say))
    sleep(rng.random() / 4)
    child.kill()
    assert_reported(path, child.end()[0])


def full(path: Path, evaluation: Evaluation, rng: random.Random) -> None:
    """Let a process record until its files cannot grow any more."""
    limit = path.stat().st_size + rng.randrange(200_000)

    def work(say: Say) -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
        try:
            record_forever(path, evaluation, say)
        except ProjectNotSaved:
            say("full 0")

    lines, code = Child(work).end()
    assert code == 0
    assert lines[-1] == "full 0\n"
    assert_reported(path, lines[:-1])


def created(path: Path, evaluation: Evaluation, rng: random.Random) -> None:
    """Create a project in several processes at the same time, and kill one of them."""
    path = path.with_name(f"new-{rng.randrange(2**30)}.bleu")
    if rng.random() < 0.5:
        path.touch()

    def work(say: Say) -> None:
        try:
            project = Project.create(path)
        except ProjectExists:
            project = Project.open(path)
        say(str(project.record(evaluation).number))

    children = [Child(work) for _ in range(_CREATORS)]
    sleep(rng.random() / 10)
    children[0].kill()
    _, *ends = [child.end() for child in children]
    assert [code for _, code in ends] == [0] * len(ends)
    reported = {int(line) for lines, _ in ends for line in lines}
    assert len(reported) == len(ends)
    project = Project.open(path)
    # The one that was killed may have recorded a run.
    assert reported <= {run.number for run in project.runs}
    assert len(project.runs) <= _CREATORS
    for run in project.runs:
        assert project.evaluation(run) == evaluation
    path.unlink()


def main(rounds: int) -> int:
    evaluation = small_evaluation(SETTINGS, count=3000)
    failures: Counter[str] = Counter()
    done: Counter[str] = Counter()
    start = monotonic()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(rounds):
            path = Path(folder) / f"{number // _ROUNDS_OF_A_PROJECT}.bleu"
            if number % _ROUNDS_OF_A_PROJECT == 0:
                Project.create(path)
            works = [killed] if number % _KILLS_FOR_EACH else [killed, full, created]
            for work in works:
                done[work.__name__] += 1
                try:
                    work(path, evaluation, random.Random(number))
                except (AssertionError, BleuError, OSError):
                    failures[work.__name__] += 1
                    print(f"{work.__name__} {number}\n{traceback.format_exc()}", flush=True)
            if number % 100 == 99:
                print(f"{number + 1} rounds, {monotonic() - start:.0f} s", flush=True)
    print(f"{dict(done)}; failures: {dict(failures) or 0}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000))
