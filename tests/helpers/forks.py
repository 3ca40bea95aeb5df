"""Programs that run in forks of a process that has imported them already.

Each run is a process of its own, as for a user, but saves the time in which a new interpreter
imports NumPy and the rest. Run with names of modules, this module is the process that forks.
"""

from __future__ import annotations

import gc
import json
import os
import runpy
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import IO, Any


class Forks:
    """Runs programs, each as ``python -m`` does; see `started`."""

    def __init__(self, requests: IO[str], codes: IO[str], folder: Path) -> None:
        self._requests = requests
        self._codes = codes
        self._streams = {name: folder / name for name in ("stdout", "stderr")}

    def run(
        self,
        module: str,
        words: Sequence[str],
        *,
        folder: Path,
        stdin: Path | str = os.devnull,
        variables: Mapping[str, str],
    ) -> subprocess.CompletedProcess[str]:
        """Run a module with a command line in a folder; return its exit code and output."""
        request = {
            "module": module,
            "words": words,
            "folder": str(folder),
            "variables": variables,
            "stdin": str(stdin),
            **{name: str(path) for name, path in self._streams.items()},
        }
        print(json.dumps(request), file=self._requests, flush=True)
        code = int(self._codes.readline())
        texts = {name: path.read_text("utf-8") for name, path in self._streams.items()}
        return subprocess.CompletedProcess([module, *words], code, **texts)


@contextmanager
def started(modules: Sequence[str], variables: Mapping[str, str], folder: Path) -> Iterator[Forks]:
    """Give the means to run programs.

    Parameters
    ----------
    modules
        The modules to import once.
    variables
        The environment.
    folder
        A folder for the output.
    """
    with subprocess.Popen(
        [sys.executable, "-m", __name__, *modules],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=variables,
        encoding="utf-8",
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield Forks(process.stdin, process.stdout, folder)


def _next_program() -> dict[str, Any]:
    """Wait for requests, and return each in a process of its own."""
    for line in iter(sys.stdin.readline, ""):
        request: dict[str, Any] = json.loads(line)
        if hasattr(os, "fork"):
            child = os.fork()
            if not child:
                return request
            _, status = os.waitpid(child, 0)
            code = os.waitstatus_to_exitcode(status)
        else:
            code = _run_anew(line)
        print(code, flush=True)
    raise SystemExit


def _run_anew(request: str) -> int:
    """Run the program in a new interpreter, where there are no forks."""
    program = f"import json; from {__spec__.name} import become; become(json.loads(input()))"
    words = [sys.executable, "-c", program]
    return subprocess.run(words, input=request, encoding="utf-8", check=False).returncode


def become(request: Mapping[str, Any]) -> None:
    """Run the program that is asked for in this process."""
    writing = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    for number, (name, flags) in enumerate(
        (("stdin", os.O_RDONLY), ("stdout", writing), ("stderr", writing))
    ):
        opened = os.open(request[name], flags, 0o600)
        os.dup2(opened, number)
        os.close(opened)
    # The old one may have read ahead.
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    os.chdir(request["folder"])
    os.environ.update(request["variables"])
    sys.argv = [request["module"], *request["words"]]
    runpy.run_module(request["module"], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    for each in sys.argv[1:]:
        import_module(each)
    # What is collected at the end of a fork would first be copied.
    gc.freeze()
    become(_next_program())
