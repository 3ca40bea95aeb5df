"""The speed of the core next to that of its peers, in one run: ``python -m tests.benchmarks``.

A report, not a test: it fails only if results differ. The table of docs/speed.md comes from this
report. ``--quick`` compares a few rows with recorded ratios instead, within a minute; with
``--check``, the quick report also fails if a speed is less than half of the recorded one.
"""

from __future__ import annotations

import argparse
import os
import sys
from importlib.metadata import version
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "core"))

from tests.benchmarks.large import Large, cost_of, large_inputs
from tests.benchmarks.measuring import in_fresh_process, seconds_to_import, timed
from tests.benchmarks.processes import Process, peak_of_process, processes, write_files
from tests.benchmarks.quick import (
    TABLE_HEADER,
    failed,
    fallen,
    measure,
    quick_rows,
    read_records,
    relations,
    table_row,
    write_records,
)
from tests.benchmarks.rows import Many, Row, forget, peak_of_many, peak_of_row, rows
from tests.benchmarks.texts import generated

_MEGABYTE = 1_000_000
_MANY, _FEW = 1_000_000, 10_000
_HEADER = ("row", "segments", "against", "theirs", "ours", "times", "memory")


def main() -> None:
    """Read the options, and print a report."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="alternating runs (default: 5)")
    parser.add_argument(
        "--segments", type=int, default=25_000, help="of the largest rows (default: 25000)"
    )
    parser.add_argument(
        "--many", type=int, default=_MANY, help="segments of the last rows (default: 1000000)"
    )
    parser.add_argument("--only", metavar="TEXT", help="rows whose name holds this")
    parser.add_argument("--no-memory", action="store_true", help="time only")
    parser.add_argument("--quick", action="store_true", help="few rows, against recorded ratios")
    parser.add_argument(
        "--check", action="store_true", help="with --quick: fail below half of a recorded speed"
    )
    parser.add_argument(
        "--record", action="store_true", help="with --quick: record the ratios measured now"
    )
    options = parser.parse_args()
    if (options.check or options.record) and not options.quick:
        parser.error("--check and --record need --quick")
    if options.quick:
        sys.exit(_quick(is_check=options.check, is_record=options.record))
    _full(options)


def _quick(*, is_check: bool, is_record: bool) -> int:
    """Print the quick report; return the exit code."""
    records = read_records()
    _print_row(TABLE_HEADER)
    _print_row(["---"] * len(TABLE_HEADER))
    results = []
    with TemporaryDirectory() as folder:
        for row in quick_rows(Path(folder)):
            results.append(measure(row))
            _print_row(table_row(results[-1], records))
        print()
        for line in relations():
            print(line)
        if is_record:
            write_records(results)
            return 0
        for each in fallen(results, records):
            print(f"fell by more than a fifth: {each.row.name}")
        slow = failed(results, records, measure) if is_check else []
    for each in slow:
        print(f"less than half of the recorded speed, twice: {each.row.name}")
    return 1 if slow else 0


def _full(options: argparse.Namespace) -> None:
    """Print the whole report."""
    print(_conditions())
    print()
    _print_row(_HEADER)
    _print_row(["---"] * len(_HEADER))
    for index, row in enumerate(rows(options.segments)):
        if options.only is None or options.only in row.name:
            _print_row(_measure(row, index, options))
    if options.only is None:
        print()
        _print_row(("whole process", "segments", "against", "theirs", "ours", "times"))
        _print_row(["---"] * 6)
        for process in processes():
            _print_row(_measure_process(process, options.runs))
        print()
        _print_row(("large input", "processor time", "at most", "memory", "at most"))
        _print_row(["---"] * 5)
        for large in large_inputs():
            _print_row(_measure_large(large))
        print()
        for line in _many_segments(options.many, options.runs):
            print(line)
        print()
        for line in relations(options.segments):
            print(line)
        print()
        for line in _starting():
            print(line)


def _conditions() -> str:
    packages = ("numpy", "sacrebleu", "bleuscore", "jieba")
    versions = ", ".join(f"{name} {_version(name)}" for name in packages)
    return (
        f"Python {sys.version.split()[0]}, {versions}; {os.cpu_count()} cores. Ours: one process, "
        "at most two threads (TER one); theirs as they come (bleuscore: all cores). Median of "
        "alternating runs."
    )


def _version(name: str) -> str:
    try:
        return version(name)
    except ModuleNotFoundError:
        return "missing"


def _print_row(cells: object) -> None:
    print("| " + " | ".join(cells) + " |", flush=True)  # type: ignore[arg-type]


def _measure(row: Row, index: int, options: argparse.Namespace) -> list[str]:
    corpus = row.corpus()
    size = f"{corpus.segments:,} {corpus.origin}"
    try:
        # The first run loads dictionaries, and shows that both compute the same.
        row.same(corpus, row.ours(corpus), row.theirs(corpus))
    except ModuleNotFoundError as error:
        return [row.name, size, row.peer, f"{error.name} is not installed", "", "", ""]
    pairs = []
    for _ in range(options.runs):
        # sacreBLEU's caches of a run would slow down the next one.
        forget()
        pairs.append((timed(lambda: row.ours(corpus))[0], timed(lambda: row.theirs(corpus))[0]))
    ours, theirs = (median(times) for times in zip(*pairs, strict=True))
    ratio = median(slow / quick for quick, slow in pairs)
    memory: list[int | None] = [None, None]
    if not options.no_memory:
        memory = [
            in_fresh_process(peak_of_row, index, options.segments, own) for own in (False, True)
        ]
    return [
        row.name,
        size,
        row.peer,
        f"{theirs:.3f} s",
        f"{ours:.3f} s",
        f"{ratio:.1f}",
        " / ".join("?" if peak is None else f"{peak / _MEGABYTE:.0f}" for peak in memory) + " MB",
    ]


def _measure_process(process: Process, runs: int) -> list[str]:
    corpus = process.corpus()
    with TemporaryDirectory() as folder:
        files = write_files(corpus, Path(folder))
        ours, theirs = process.run_ours(files), process.run_theirs(files)
        if ours != theirs:
            raise AssertionError(f"{process.name}: {ours} and {theirs}")
        pairs = [
            (timed(lambda: process.run_ours(files))[0], timed(lambda: process.run_theirs(files))[0])
            for _ in range(runs)
        ]
    own, others = (median(times) for times in zip(*pairs, strict=True))
    ratio = median(slow / quick for quick, slow in pairs)
    return [
        process.name,
        f"{corpus.segments:,} {corpus.origin}",
        process.peer,
        f"{others:.2f} s",
        f"{own:.2f} s",
        f"{ratio:.1f}",
    ]


def _measure_large(large: Large) -> list[str]:
    with TemporaryDirectory() as folder:
        arguments = large.files(Path(folder))
        seconds, megabytes = in_fresh_process(cost_of, arguments)
    is_missed = seconds > large.seconds or megabytes > large.megabytes
    return [
        large.name,
        f"{seconds:.1f} s",
        f"{large.seconds:g} s",
        f"{megabytes:.0f} MB",
        f"{large.megabytes:g} MB{' MISSED' if is_missed else ''}",
    ]


def _many_segments(many: int, runs: int) -> list[str]:
    """Compare the time per segment among many with that among few; add the memory."""
    few, much = Many(_FEW), Many(many)
    few.score()
    pairs = [(timed(few.score)[0] / _FEW, timed(much.score)[0] / many) for _ in range(min(runs, 3))]
    of_few, of_many = (median(times) * 1e6 for times in zip(*pairs, strict=True))
    del much
    with TemporaryDirectory() as folder:
        reference, candidate = write_files(generated(many, seed=3), Path(folder))
        arguments = ["-m", "bleu_score", "-q", reference, "-i", candidate]
        whole = in_fresh_process(peak_of_process, arguments)
    peak = in_fresh_process(peak_of_many, many)
    of_process = "?" if whole is None else f"{whole / _MEGABYTE:.0f} MB"
    memory = "?" if peak is None else f"{peak / _MEGABYTE:.0f} MB"
    return [
        f"{many:,} segments: {of_many:.2f} µs a segment, {_FEW:,} segments: {of_few:.2f} µs; "
        f"{of_many / of_few:.2f} times (at most 1.15, record 1.0)",
        f"{many:,} segments: {memory} beside the text (at most 300 MB, record 100 MB)",
        f"{many:,} segments: {of_process} in a whole process (at most 600 MB)",
    ]


def _starting() -> list[str]:
    """Return the times of imports and dictionaries, which no row includes."""
    statements = {
        "importing what scores": "import bleu_core.evaluation.evaluate, bleu_core.scoring.counting",
        "importing sacrebleu": "import sacrebleu",
        "loading our tables of jieba's dictionary": (
            "from bleu_core.tokenizers.jieba.arrays import word_ends; word_ends(['中文'])"
        ),
        "loading jieba's dictionary": (
            "import jieba; jieba.Tokenizer.gen_pfdict(jieba.Tokenizer().get_dict_file())"
        ),
    }
    return [
        f"{name}: {median(seconds_to_import(statement) for _ in range(3)):.2f} s"
        for name, statement in statements.items()
    ]


if __name__ == "__main__":
    main()
