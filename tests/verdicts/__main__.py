"""A report of how often verdicts and intervals are wrong: ``python -m tests.verdicts``.

The command makes systems of equal quality from those of real sets: each takes each segment, or each
block of neighboring segments, from a random real system. A verdict that finds one of them better is
wrong. Each line is a case, with the share of wrong trials by BLEU, chrF and TER, by at least one of
the three, and its standard error. Cases marked ``=`` are claimed by the manual and must stay below
6 %; those marked ``~`` are limits that the manual states with these rates. Of ``interval`` and
``difference``, the shares are those of intervals that hold the true score or difference; of
``power``, those of verdicts that find a true difference.

Needs the real translations in ``../shared/data``, or in ``data`` below the folder that
``BLEU_DESKTOP_SHARED`` names. Fails if a claim does not hold.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import ceil, sqrt
from pathlib import Path
from time import monotonic

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "core"))

from tests.helpers.real_data import real_data
from tests.verdicts.simulation import NAMES, Case, Counts, Pool, coverage, simulate

SETS = ("flores-en-id", "flores-en-es", "newstest2019-en-zh", "compare-mt-ted-slk-eng")
LIMIT = 0.06
_TRIALS = 5000
_COLUMNS = (*NAMES, "any")


@dataclass(frozen=True)
class Row:
    """A line of the report.

    Attributes
    ----------
    name
        The name by which documentation refers to it, which begins with what is counted.
    case
        The case.
    claimed
        Whether the rates must stay below the limit.
    """

    name: str
    case: Case
    claimed: bool = True

    @property
    def is_of_scores(self) -> bool:
        """Whether the intervals of scores are tested."""
        return self.name.startswith("interval")

    def counter(self, name: str) -> tuple[str, str]:
        """Return the names of the counts by a metric: of the events, and of what they are among."""
        if self.name.startswith("difference"):
            return f"{name} contains", "comparisons"
        return name, "trials"


ROWS = (
    *(Row(f"bs-{size}", Case(segments=size)) for size in (5, 6, 8, 15, 50, 100, 200, 300, 1000)),
    *(Row(f"ar-{size}", Case(segments=size, test="ar")) for size in (6, 50, 300)),
    Row("bs-10-differ", Case(segments=1000, differing=10)),
    Row("bs-200-differ", Case(segments=1000, differing=240)),
    Row("systems-4-few", Case(segments=20, systems=4, metrics=1)),
    Row("systems-11", Case(segments=300, systems=11, resamples=1999, metrics=1)),
    Row(
        "systems-20",
        Case(segments=300, systems=20, against_one=True, resamples=999, metrics=1),
    ),
    Row("documents-5", Case(segments=50, block=10, declared=True)),
    Row("documents-10", Case(segments=100, block=10, declared=True)),
    Row("documents-30", Case(segments=300, block=10, declared=True)),
    Row("documents-long", Case(segments=600, block=30, declared=True)),
    Row("documents-uneven", Case(segments=300, block=10, declared=True, uneven=True)),
    Row("documents-100", Case(segments=1000, block=10, declared=True, uneven=True)),
    Row("documents-swapped", Case(segments=300, block=30, declared=True, swapped=True)),
    Row("blocks-10", Case(segments=300, block=10, swapped=True), claimed=False),
    Row("blocks-30", Case(segments=300, block=30, swapped=True), claimed=False),
    Row("blocks-10-mixed", Case(segments=300, block=10), claimed=False),
    *(
        Row(f"interval-{size}", Case(segments=size), claimed=False)
        for size in (10, 20, 50, 100, 500)
    ),
    *(
        Row(
            f"interval-{count}-of-{size}",
            Case(segments=count * size, block=size, declared=True),
            claimed=False,
        )
        for count, size in ((3, 30), (6, 30), (10, 30), (20, 10), (50, 10))
    ),
    *(
        Row(f"difference-{size}", Case(segments=size), claimed=False)
        for size in (10, 20, 50, 100, 500)
    ),
    *(
        Row(
            f"difference-{count}-of-{size}",
            Case(segments=count * size, block=size, declared=True),
            claimed=False,
        )
        for count, size in ((10, 30), (20, 10), (50, 10))
    ),
    *(
        Row(f"power-{size}", Case(segments=size, gain=1.5), claimed=False)
        for size in (100, 500, 1000)
    ),
)


def main() -> int:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="python -m tests.verdicts", description=__doc__)
    parser.add_argument("--trials", type=int, default=_TRIALS, help="of each case")
    parser.add_argument("--only", metavar="TEXT", default="", help="cases whose name holds this")
    parser.add_argument("--data", type=Path, help="folder of the real sets")
    options = parser.parse_args()
    data = options.data or real_data()
    folders = [folder for name in SETS if (folder := data / name).is_dir()]
    if not folders:
        print(f"There are no real translations in {data}.")
        return 1
    pools = [Pool.read(folder) for folder in folders]
    rows = [row for row in ROWS if options.only in row.name]
    start = monotonic()
    wrong = 0
    print(f"{'':24}{'BLEU':>12}{'chrF':>12}{'TER':>12}{'any of them':>12}")
    with ProcessPoolExecutor(os.cpu_count()) as processes:
        futures = [
            [processes.submit(job) for job in jobs(row, pools, options.trials)] for row in rows
        ]
        for row, own in zip(rows, futures, strict=True):
            counts: Counts = sum((each.result() for each in own), Counter())
            wrong += not is_kept(row, counts)
            print(line(row, counts), flush=True)
    print(f"\n{len(rows)} cases in {monotonic() - start:.0f} s; {wrong} above {LIMIT:.0%}")
    return 1 if wrong else 0


def jobs(row: Row, pools: Sequence[Pool], trials: int) -> Iterator[Callable[[], Counts]]:
    """Yield the parts of a case, each with random numbers of its own."""
    seed = 0
    for pool in pools:
        left = ceil(trials / len(pools))
        while left > 0:
            seed += 1
            if row.is_of_scores:
                some = min(left, 100)
                yield partial(coverage, pool, row.case, some, seed)
            else:
                some = min(left, row.case.trials_at_once())
                yield partial(simulate, pool, row.case, some, seed)
            left -= some


def rate(counts: Counts, name: str, of: str = "trials") -> tuple[float, float]:
    """Return a share of the trials, and its standard error."""
    share = counts[name] / counts[of]
    return share, sqrt(share * (1 - share) / counts[of])


def is_kept(row: Row, counts: Counts) -> bool:
    """Tell whether no rate of a claimed case is above the limit."""
    return not row.claimed or all(rate(counts, name)[0] <= LIMIT for name in NAMES)


def line(row: Row, counts: Counts) -> str:
    """Return the rates of a case."""
    has_any = row.counter("bleu") == ("bleu", "trials") and not row.is_of_scores
    columns = _COLUMNS if has_any and row.case.metrics == len(NAMES) else NAMES[: row.case.metrics]
    rates = (rate(counts, *row.counter(name)) for name in columns)
    cells = "".join(_cell(*each) for each in rates).ljust(12 * len(_COLUMNS))
    mark = "=" if row.claimed else "~"
    more = "" if row.is_of_scores else _more(row, counts)
    return f"{mark} {row.name:22}{cells}{more}"


def _cell(share: float, error: float) -> str:
    return f"{100 * share:7.1f} ±{100 * error:3.1f}"


def _more(row: Row, counts: Counts) -> str:
    """Return the rates of sacreBLEU's p by each metric."""
    shares = (rate(counts, f"{name} sacrebleu")[0] for name in NAMES[: row.case.metrics])
    return "   sacreBLEU's p " + " ".join(f"{share:.1%}" for share in shares)


if __name__ == "__main__":
    sys.exit(main())
