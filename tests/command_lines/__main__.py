"""A comparison of all command lines with a different tree: ``python -m tests.command_lines``.

The command runs some hundred command lines with this tree and with the other one. It compares exit
codes, numbers, error messages and written files, but not dates, versions and paths. With ``--keep
FOLDER``, the folder keeps the input files and the outputs of the other tree, and the next run uses
them again; remove the folder when `inputs` has changed. The command forks processes, so it does not
run on Windows.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "core"))

from tests.command_lines.cases import Case, all_cases
from tests.command_lines.comparing import Difference, differences
from tests.command_lines.running import prepare, run_cases

_ROOT = Path(__file__).resolve().parents[2]


def main() -> int:
    """Print all differences; return 1 if there are any besides dropped features."""
    parser = argparse.ArgumentParser(prog="python -m tests.command_lines")
    parser.add_argument("other", type=Path, metavar="TREE", help="a checkout to compare with")
    parser.add_argument("--tree", type=Path, default=_ROOT, help="compared instead of this one")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="outputs of the other tree")
    parser.add_argument("--only", metavar="TEXT", default="", help="cases whose name holds this")
    options = parser.parse_args()
    cases = [case for case in all_cases() if options.only in case.name]
    start = monotonic()
    with TemporaryDirectory() as temporary:
        one = Path(temporary, "one").resolve()
        other = (options.keep or Path(temporary, "other")).resolve()
        prepare(other)
        prepare(one, other)
        for tree, folder in ((options.other, other), (options.tree, one)):
            run_cases(cases, tree.resolve(), folder, bytecode=other / "bytecode")
        found = {
            case: [*differences(one / "runs" / case.name, other / "runs" / case.name)]
            for case in cases
        }
    dropped = _print_differences("Dropped", {case: found[case] for case in cases if case.dropped})
    differing = _print_differences("Differences", {c: found[c] for c in cases if not c.dropped})
    lines = sum(case.count for case in cases)
    equal = lines - dropped - differing
    print(f"{lines} commands, {equal} equal, {differing} differ, {dropped} dropped", end=" ")
    print(f"({monotonic() - start:.0f} seconds)")
    return 1 if differing else 0


def _print_differences(title: str, found: dict[Case, list[Difference]]) -> int:
    """Print all differences under a title; return the number of commands that differ."""
    differing = {case: each for case, each in found.items() if each}
    if differing:
        print(f"{title}:")
    for case, all_of_case in differing.items():
        print(f"  {case.name}")
        for difference in all_of_case:
            print(f"    {difference}")
    # If only a written file differs, at least one command of the case does.
    commands = ({each.command for each in some} - {""} for some in differing.values())
    return sum(len(some) or 1 for some in commands)


if __name__ == "__main__":
    sys.exit(main())
