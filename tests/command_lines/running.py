"""Running of command lines with one tree, and the files that they write."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tests.command_lines.cases import Case
from tests.command_lines.inputs import write_inputs

_AT_ONCE = 2
_STARTER = Path(__file__).with_name("starter.py")


def prepare(folder: Path, inputs_of: Path | None = None) -> None:
    """Write the input files, or copy those of another folder."""
    if inputs_of is not None:
        shutil.copytree(inputs_of / "inputs", folder / "inputs")
    write_inputs(folder / "inputs")


def run_cases(cases: Sequence[Case], tree: Path, folder: Path, bytecode: Path) -> None:
    """Run all cases with a tree; read `inputs` and write to `runs` in a folder.

    A case that ran in the folder before, with the same command lines, does not run again. The
    folder `bytecode` keeps the compiled modules of all trees, which may be read-only.
    """
    (folder / "runs").mkdir(exist_ok=True)
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("GITHUB_")},
        "PYTHONPATH": str(tree / "core"),
        # Without compiled modules, the runs take five times as long.
        "PYTHONPYCACHEPREFIX": str(bytecode),
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONUTF8": "1",
        "LC_ALL": "en_US.UTF-8",
        "LANGUAGE": "en",
        "COLUMNS": "100",
        "TZ": "UTC",
    }
    new = [case for case in cases if _lines_run(case, folder) != [*case.lines]]
    started = []
    for number in range(_AT_ONCE):
        tasks = [task for case in new[number::_AT_ONCE] for task in _tasks(case, folder)]
        file = folder / f"tasks{number}.json"
        file.write_text(json.dumps(tasks), encoding="utf-8")
        words = [sys.executable, str(_STARTER), str(file)]
        started.append(subprocess.Popen(words, env=environment))
    if sum(process.wait() for process in started):
        raise RuntimeError(f"The commands could not be run with {tree}.")
    for case in new:
        _lines_file(case, folder).write_text(json.dumps(case.lines), encoding="utf-8")


def _lines_file(case: Case, folder: Path) -> Path:
    return folder / "runs" / case.name / "lines.json"


def _lines_run(case: Case, folder: Path) -> list[str] | None:
    """Return the command lines with which a case ran before; None if it did not run."""
    file = _lines_file(case, folder)
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else None


def _tasks(case: Case, folder: Path) -> Iterator[dict[str, Any]]:
    """Empty the folder of a case, and yield the tasks of the case."""
    out = folder / "runs" / case.name
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir()
    current = folder / "inputs"
    number = 0
    for line in case.lines:
        # Relative paths are the same in every folder, so that outputs can be compared.
        words = shlex.split(line.replace("OUT/", os.path.relpath(out, current) + "/"))
        if words[:1] == ["cd"]:
            current /= words[1]
        elif words[:1] == ["copy"]:
            yield {"copy": [str(current / name) for name in words[1:]]}
        else:
            number += 1
            base, given, kept = str(out / f"{number:02}"), os.devnull, None
            if words[-2:-1] == ["<"]:
                *words, _, given = words
                given = str(current / given)
            elif words[-2:-1] == [">"]:
                *words, _, kept = words
            yield {"words": words, "folder": str(current), "given": given, "base": base}
            if kept is not None:
                yield {"copy": [f"{base}.output", str(current / kept)]}
