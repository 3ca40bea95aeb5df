"""Reads thousands of damaged files of every format: ``python -m tests.soak [COUNT] [NAME …]``."""

from __future__ import annotations

import random
import sys
import tempfile
import traceback
from collections import Counter
from pathlib import Path
from time import monotonic

from tests.helpers.mutations import good_files, mutated_file, units_or_error


def main(count: int, names: list[str]) -> int:
    failures = 0
    for name, data in good_files().items():
        if names and name not in names:
            continue
        outcomes: Counter[str] = Counter()
        slowest = 0.0
        start = monotonic()
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / name
            for number in range(count):
                mutated = mutated_file(random.Random(f"{name} {number}"), name, data)
                path.write_bytes(mutated)
                begin = monotonic()
                try:
                    outcome = units_or_error(path)
                except Exception:
                    failures += 1
                    print(f"{name} number {number}:\n{traceback.format_exc()}", flush=True)
                else:
                    outcomes[type(outcome).__name__] += 1
                slowest = max(slowest, monotonic() - begin)
        counts = ", ".join(f"{kind} {n}" for kind, n in outcomes.most_common())
        print(f"{name}: {counts}; {monotonic() - start:.0f} s, slowest {slowest:.2f} s", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    arguments = sys.argv[1:]
    number = int(arguments.pop(0)) if arguments and arguments[0].isdecimal() else 10_000
    sys.exit(main(number, arguments))
