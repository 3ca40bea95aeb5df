"""A quick comparison of speeds with their records.

Few rows, on generated text only, so that every clone measures the same. The unit is processor time,
which depends little on the number of cores and on other work of the machine.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from tests.benchmarks.measuring import processor_time_of_children, timed
from tests.benchmarks.processes import Process, sacrebleu_process, write_files
from tests.benchmarks.rows import (
    Row,
    checked_row,
    chinese_words_row,
    forget,
    interval_row,
    plain_row,
)
from tests.benchmarks.texts import Corpus, generated, generated_chinese

RECORDS = Path(__file__).with_name("records.toml")
SEGMENTS = 5_000
# For whole processes, and for Chinese words, because jieba is slow.
_FEW_SEGMENTS = 1_000
_SEGMENTS_OF_RELATIONS = 25_000
_TURNS = 3
# Parts of the recorded speed. Below the first, the report names a row; below the second, twice in
# succession, a check fails: machines differ, and so do measurements.
_NAMED_BELOW, _FAILED_BELOW = 0.8, 0.5
# Limits on every machine, as parts of the time of counting.
_CHECKS_AT_MOST, _INTERVAL_AT_MOST = 0.3, 1.0
_HEADING = """\
# Written by `python -m tests.benchmarks --quick --record`: how many times our processor time the
# other program takes; of a whole process, the share of its processor time that ours takes.
"""


@dataclass(frozen=True)
class QuickRow:
    """One comparison, with its text.

    Attributes
    ----------
    name
        The name of the measured work.
    ours, theirs
        Do the work, and return results to compare.
    same
        Receives both results; raises AssertionError if they differ.
    clock
        Returns processor seconds.
    is_share
        Whether the ratio is our time divided by the peer's, rather than the inverse.
    """

    name: str
    ours: Callable[[], Any]
    theirs: Callable[[], Any]
    same: Callable[[Any, Any], None]
    clock: Callable[[], float] = process_time
    is_share: bool = False


@dataclass(frozen=True)
class Measured:
    """Medians of a row's turns.

    Attributes
    ----------
    row
        The measured row.
    ours, theirs
        Processor seconds.
    ratio
        Ratio of both times in one turn.
    """

    row: QuickRow
    ours: float
    theirs: float
    ratio: float


def quick_rows(folder: Path, segments: int = SEGMENTS) -> list[QuickRow]:
    """Return all rows; write the files of processes into a folder."""
    few = min(segments, _FEW_SEGMENTS)
    text, chinese = generated(segments), generated_chinese(few)
    process = sacrebleu_process(f"whole process, {few:,} segments", lambda: generated(few))
    return [
        *(_in_process(make(lambda: text), text) for make in (plain_row, checked_row, interval_row)),
        _in_process(chinese_words_row(lambda: chinese), chinese),
        _whole_process(process, folder),
    ]


def _in_process(row: Row, corpus: Corpus) -> QuickRow:
    return QuickRow(
        row.name,
        functools.partial(row.ours, corpus),
        functools.partial(row.theirs, corpus),
        functools.partial(row.same, corpus),
    )


def _whole_process(process: Process, folder: Path) -> QuickRow:
    files = write_files(process.corpus(), folder)

    def same(ours: str, theirs: str) -> None:
        assert ours == theirs

    return QuickRow(
        process.name,
        functools.partial(process.run_ours, files),
        functools.partial(process.run_theirs, files),
        same,
        processor_time_of_children,
        is_share=True,
    )


def measure(row: QuickRow, turns: int = _TURNS) -> Measured:
    """Check that both sides return the same, and return the medians of some turns."""
    # The first run also loads dictionaries and modules.
    row.same(row.ours(), row.theirs())
    pairs = []
    for _ in range(turns):
        # sacreBLEU's caches of a run would slow down the next one.
        forget()
        pairs.append((timed(row.ours, row.clock)[0], timed(row.theirs, row.clock)[0]))
    ratios = [ours / theirs if row.is_share else theirs / ours for ours, theirs in pairs]
    ours, theirs = (median(times) for times in zip(*pairs, strict=True))
    return Measured(row, ours, theirs, median(ratios))


# Comparing with records


def kept_speed(measured: Measured, records: Mapping[str, float]) -> float | None:
    """Return a row's speed as a part of its recorded speed; None if none is recorded."""
    record = records.get(measured.row.name)
    if record is None:
        return None
    return record / measured.ratio if measured.row.is_share else measured.ratio / record


def fallen(results: Sequence[Measured], records: Mapping[str, float]) -> list[Measured]:
    """Return the rows whose speed fell by more than a fifth."""
    return [each for each in results if _is_below(_NAMED_BELOW, each, records)]


def failed(
    results: Sequence[Measured],
    records: Mapping[str, float],
    again: Callable[[QuickRow], Measured],
) -> list[Measured]:
    """Return the rows that have less than half of their speed twice in a row.

    Parameters
    ----------
    results
        All rows.
    records
        The recorded ratios.
    again
        Measures a row a second time.
    """
    slow = [each for each in results if _is_below(_FAILED_BELOW, each, records)]
    return [
        second
        for second in (again(each.row) for each in slow)
        if _is_below(_FAILED_BELOW, second, records)
    ]


def _is_below(part: float, measured: Measured, records: Mapping[str, float]) -> bool:
    kept = kept_speed(measured, records)
    return kept is not None and kept < part


def read_records(path: Path = RECORDS) -> dict[str, float]:
    """Return the recorded ratio of each row."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def write_records(results: Sequence[Measured], path: Path = RECORDS) -> None:
    """Write the ratios to the records."""
    lines = [f'"{each.row.name}" = {each.ratio:.2f}\n' for each in results]
    path.write_text(_HEADING + "".join(lines), encoding="utf-8", newline="")


# Relations that hold on every machine


def relations(segments: int = _SEGMENTS_OF_RELATIONS, turns: int = 9) -> list[str]:
    """Return sentences about the time that checks and an interval take beside counting."""
    corpus = generated(segments)
    works = [
        functools.partial(make(lambda: corpus).ours, corpus)
        for make in (plain_row, checked_row, interval_row)
    ]
    for work in works:
        work()
    # Elapsed time, because counting and drawing use two threads. Other work of the machine only
    # adds to the time, so the shortest is the truest.
    times = [[timed(work)[0] for work in works] for _ in range(turns)]
    counted, checked, whole = map(min, zip(*times, strict=True))
    return [
        _relation("the checks take", (checked - counted) / counted, _CHECKS_AT_MOST),
        _relation("an interval takes", (whole - checked) / counted, _INTERVAL_AT_MOST),
    ]


def _relation(words: str, share: float, most: float) -> str:
    missed = "" if share <= most else " MISSED"
    return f"{words} {share:.0%} of the time of counting (at most {most:.0%}){missed}"


# The report


def table_row(measured: Measured, records: Mapping[str, float]) -> tuple[str, ...]:
    """Return the cells of a row, under `TABLE_HEADER`."""
    record = records.get(measured.row.name)
    return (
        measured.row.name,
        f"{measured.theirs:.3f} s",
        f"{measured.ours:.3f} s",
        _ratio(measured.ratio, measured.row.is_share),
        "none" if record is None else _ratio(record, measured.row.is_share),
    )


TABLE_HEADER = ("row, in processor time", "theirs", "ours", "ratio", "record")


def _ratio(ratio: float, is_share: bool) -> str:
    return f"{ratio:.2f} of theirs" if is_share else f"{ratio:.1f} times"
