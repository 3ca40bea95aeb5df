"""What a difference means to readers: ``python -m tests.verdicts.readers FOLDER``.

The command measures how often people rate the system with the higher BLEU better, by the size of
the difference, in the human evaluations of WMT 2023 and 2024. Two systems are compared on the
segments that people rated for both, with the tokenizer that this program chooses for the language,
against one human reference; human translations do not count as systems. Of the ratings with DA+SQM,
only each system's mean is known, so BLEU is that of the whole test set. Two outputs that are much
the same are no pair.

FOLDER needs clones of ``wmt23-news-systems``, ``wmt24-news-systems`` and ``ErrorSpanAnnotation``,
all from github.com/wmt-conference; they are read with git, so bare ones will do. Japanese needs the
extra ``japanese``. The tables are those of docs/verdicts.md. ``--write`` brings the last one to
``bleu_core.analysis.noticed``.
"""

from __future__ import annotations

import argparse
import csv
import io
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from operator import itemgetter
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "core"))

from bleu_core.analysis import noticed
from bleu_core.analysis.noticed import MOST_IDENTICAL, Judgments, identical_share
from bleu_core.api.evaluation import evaluate
from bleu_core.scoring.metrics import Metric
from bleu_core.settings import Settings

Floats = NDArray[np.float64]

# Where rows may begin, in points.
STARTS = (0.0, 0.5, 1.0, 2.0, 3.0, 5.0, 8.0)
# The largest standard error, in points of percent.
WIDEST = 7.0
_RESAMPLES = 2000
# The names of the systems' outputs, where the results have others.
_RENAMED = {"GTCOM_DLUT": "GTCOM_Peter", "LanguageX": "ZengHuiMT"}
_LANGUAGES = {
    "ces": "cs",
    "deu": "de",
    "eng": "en",
    "hin": "hi",
    "jpn": "ja",
    "ukr": "uk",
    "zho": "zh",
}


@dataclass(frozen=True)
class Judged:
    """Systems of a test set with people's ratings.

    Attributes
    ----------
    protocol
        How people rated: ``ESA``, ``MQM`` or ``DA+SQM``.
    year, languages
        The test set: ``WMT24``, ``en-cs``.
    ratings
        For each system, the rating of each segment, NaN where nobody rated; a single one is the
        mean of all. Higher is better.
    """

    protocol: str
    year: str
    languages: str
    ratings: dict[str, Floats]


@dataclass(frozen=True)
class Pair:
    """Two systems: the test set, the difference in BLEU, and whether people agree with it."""

    judged: Judged
    names: tuple[str, str]
    points: float
    agrees: bool


def main() -> int:
    """Print the tables."""
    parser = argparse.ArgumentParser(prog="python -m tests.verdicts.readers", description=__doc__)
    parser.add_argument("folder", type=Path, help="folder of the clones")
    parser.add_argument("--write", action="store_true", help="write the last table to the program")
    options = parser.parse_args()
    clones = {path.name: Clone(path) for path in options.folder.iterdir()}
    pairs: list[Pair] = []
    for judged in human_ratings(clones):
        own = list(pairs_of(judged, clones))
        print(f"{judged.protocol:8}{judged.year} {judged.languages}: {len(own)} pairs", flush=True)
        pairs += own
    for protocol in ("ESA", "MQM", "DA+SQM"):
        show(protocol, [pair for pair in pairs if pair.judged.protocol == protocol])
    together = once(pairs)
    rows = show("Each pair of systems once", together)
    if options.write:
        write(rows, sorted({pair.judged.languages.partition("-")[2] for pair in together}))
    return 0


def once(pairs: Sequence[Pair]) -> list[Pair]:
    """Return each pair of systems once: as rated by experts (MQM), else with ESA."""
    by_systems: dict[tuple[Any, ...], Pair] = {}
    for pair in sorted(
        pairs, key=lambda pair: ("MQM", "ESA", "DA+SQM").index(pair.judged.protocol)
    ):
        by_systems.setdefault((pair.judged.year, pair.judged.languages, *pair.names), pair)
    return list(by_systems.values())


def rows_of(pairs: Sequence[Pair]) -> list[Judgments]:
    """Return the table of some pairs: as many rows as rise, each with an error of at most `WIDEST`.

    Errors are those of resampled language pairs, because systems recur in the pairs of one. Of
    several tables with as many rows, it is the one whose largest error is the smallest.
    """
    languages = sorted({pair.judged.languages for pair in pairs})
    counts = np.zeros((2, len(languages), len(STARTS)))
    for pair in pairs:
        row = int(np.searchsorted(STARTS, pair.points, "right")) - 1
        counts[:, languages.index(pair.judged.languages), row] += 1, pair.agrees
    drawn = np.random.default_rng(12345).integers(len(languages), size=(_RESAMPLES, len(languages)))
    every = np.concatenate([counts.sum(axis=1)[:, None], counts[:, drawn].sum(axis=2)], axis=1)
    for size in range(len(STARTS), 0, -1):
        tables = [
            _joined(every, (0, *more)) for more in combinations(range(1, len(STARTS)), size - 1)
        ]
        sure = [each for each in tables if each and each[0] <= WIDEST]
        if sure or size == 1:
            return min(sure or filter(None, tables), key=itemgetter(0))[1]
    raise AssertionError


def _joined(counts: Floats, firsts: tuple[int, ...]) -> tuple[float, list[Judgments]] | None:
    """Return the table whose rows begin at these of the smallest, and its largest error.

    The counts are those of all pairs, followed by those of the resamples. None if a row is
    empty, or does not rise.
    """
    of, agreed = np.add.reduceat(counts, firsts, axis=2)
    shares = 100 * agreed / np.where(of, of, np.nan)
    if not of[0].all() or (np.diff(shares[0]) <= 0).any():
        return None
    bounds = np.nanpercentile(shares[1:], (2.5, 97.5), axis=0)
    starts = [STARTS[first] for first in firsts]
    columns = zip(starts, (*starts[1:], None), of[0], shares[0], *bounds, strict=True)
    rows = [
        Judgments(start, end, int(pairs), *(round(float(each)) for each in rest))
        for start, end, pairs, *rest in columns
    ]
    return float(np.nanstd(shares[1:], axis=0).max()), rows


def pairs_of(judged: Judged, clones: dict[str, Clone]) -> Iterator[Pair]:
    """Yield each pair of a test set's systems that people did not rate equal."""
    texts, reference = clones[f"wmt{judged.year[3:]}-news-systems"].outputs(judged.languages)
    ratings = {name: values for name, values in judged.ratings.items() if name in texts}
    evaluation = evaluate(
        candidates={name: texts[name] for name in ratings},
        references=[reference],
        settings=Settings(target_language=judged.languages.partition("-")[2]),
    )
    rows = {each.name: each.bleu.statistics for each in evaluation.candidates}
    metric: Metric = evaluation.candidates[0].bleu.metric
    for one, two in combinations(sorted(ratings), 2):
        difference = ratings[one] - ratings[two]
        both = ~np.isnan(difference)
        rated = both if len(both) > 1 else slice(None)
        points = metric.percent(rows[one][rated]) - metric.percent(rows[two][rated])
        mean = difference[both].mean()
        alike = identical_share(texts[one], texts[two]) > MOST_IDENTICAL
        if mean and points and not alike:
            yield Pair(judged, (one, two), abs(points), (mean > 0) == (points > 0))


class Clone:
    """A repository, read as it is at its newest commit."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self, name: str) -> str:
        """Return the text of a file."""
        command = ["git", "-C", str(self.path), "show", f"HEAD:{name}"]
        return subprocess.run(command, check=True, capture_output=True).stdout.decode()

    def outputs(self, languages: str) -> tuple[dict[str, list[str]], list[str]]:
        """Return the outputs of the systems for a pair of languages, and the reference."""
        command = ["git", "-C", str(self.path), "ls-tree", "-r", "--name-only", "HEAD", "txt"]
        names = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
        systems = re.compile(rf"txt/system-outputs/(?:\w+\.)?{languages}[./](?:hyp\.)?(.+)\.\w+")
        references = re.compile(rf"txt/references/(?:\w+\.)?{languages}\.(?:ref\.)?refA\.\w+")
        found = {match[1]: self.lines(name) for name in names if (match := systems.fullmatch(name))}
        (reference,) = filter(references.fullmatch, names)
        return found, self.lines(reference)

    def lines(self, name: str) -> list[str]:
        """Return the segments of a file."""
        return self.read(name).removesuffix("\n").split("\n")


def human_ratings(clones: dict[str, Clone]) -> Iterator[Judged]:
    """Yield the ratings of each test set and protocol."""
    study, wmt23, wmt24 = (
        clones[name] for name in ("ErrorSpanAnnotation", "wmt23-news-systems", "wmt24-news-systems")
    )
    waves = [wmt24.read(f"humeval/esa_generalMT2024_wave{wave}.csv") for wave in (2, 3)]
    for languages, ratings in _esa(waves).items():
        yield Judged("ESA", "WMT24", languages, ratings)
    campaign = study.read("data/campaign-ruction-rc5/en-de.ESA-1.seg.score")
    yield Judged("ESA", "WMT23", "en-de", _by_segment(campaign))
    for languages in ("en-de", "he-en", "zh-en"):
        text = study.read(f"data/mt-metrics-eval-v2/wmt23/human-scores/{languages}.mqm.seg.score")
        yield Judged("MQM", "WMT23", languages, _by_segment(text))
    for languages, ratings in _means(wmt23.read("humaneval/DA+SQM/WMT23.results.txt")).items():
        yield Judged("DA+SQM", "WMT23", languages, ratings)


def _esa(waves: Sequence[str]) -> dict[str, dict[str, Floats]]:
    """Return Appraise's ratings, without its controls; the last one if a person changed it."""
    latest: dict[tuple[str, ...], tuple[float, float]] = {}
    csv.field_size_limit(2**30)
    for wave, text in enumerate(waves):
        for who, system, segment, kind, source, target, score, where, _, _, _, time in csv.reader(
            io.StringIO(text)
        ):
            if kind == "TGT" and "tutorial" not in system and "#" not in where:
                key = (
                    f"{_LANGUAGES[source]}-{_LANGUAGES[target]}",
                    system,
                    segment,
                    who,
                    str(wave),
                )
                latest[key] = max(latest.get(key, (0.0, 0.0)), (float(time), float(score)))
    scores: dict[str, dict[str, dict[int, list[float]]]] = {}
    for (languages, system, segment, *_), (_, score) in latest.items():
        own = scores.setdefault(languages, {}).setdefault(system, {})
        own.setdefault(int(segment), []).append(score)
    return {
        languages: {
            system: np.array(
                # The first line of the texts is a note, and counts.
                [np.mean(own[place]) if place in own else np.nan for place in range(998)]
            )
            for system, own in systems.items()
        }
        for languages, systems in scores.items()
    }


def _by_segment(text: str) -> dict[str, Floats]:
    """Return the ratings of a file with a system and a rating on each line."""
    ratings: dict[str, list[float]] = {}
    for line in text.splitlines():
        system, score = line.split("\t")
        ratings.setdefault(system, []).append(np.nan if score == "None" else float(score))
    return {system: np.array(values) for system, values in ratings.items()}


def _means(text: str) -> dict[str, dict[str, Floats]]:
    """Return the means of the report on WMT 2023."""
    means: dict[str, dict[str, Floats]] = {}
    for line in text.splitlines():
        if heading := re.fullmatch(r"\[(\w+)-->(\w+)\]", line):
            source, target = heading.groups()
            own = means.setdefault(f"{_LANGUAGES[source]}-{_LANGUAGES[target]}", {})
        elif row := re.match(r"[\d.]+ \('([^']+)', \d+, \S+, ([\d.]+),", line):
            own[_RENAMED.get(row[1], row[1])] = np.array([float(row[2])])
    return means


def show(title: str, pairs: Sequence[Pair]) -> list[Judgments]:
    """Print the table of some pairs, as it is in docs/verdicts.md."""
    rows = rows_of(pairs)
    languages = {pair.judged.languages for pair in pairs}
    print(f"\n{title}: {len(pairs)} pairs, {len(languages)} language pairs")
    print(*map(line, rows), sep="\n")
    return rows


def line(row: Judgments) -> str:
    """Return a row as it is in docs/verdicts.md."""
    points = f"{row.start:g}–{row.end:g}" if row.end else f"{row.start:g} or more"
    return f"| {points} | {row.pairs} | {row.share} | {row.low}–{row.high} |"


def write(rows: Sequence[Judgments], targets: Sequence[str]) -> None:
    """Write a table to the program."""
    path = Path(noticed.__file__)
    text = path.read_text(encoding="utf-8")
    start, end = text.index("TARGETS: "), text.index("# End of what is made.")
    values = ", ".join(f'"{target}"' for target in targets)
    own = "".join(
        f"    Judgments({row.start}, {row.end}, {row.pairs}, {row.share}, {row.low}, {row.high}),\n"
        for row in rows
    )
    made = f"TARGETS: tuple[str, ...] = ({values})\nJUDGMENTS: tuple[Judgments, ...] = (\n{own})\n"
    path.write_text(text[:start] + made + text[end:], encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
