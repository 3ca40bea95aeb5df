"""A report of faults in real translations that the checks find: ``python -m tests.injections``.

The command puts faults into some of the segments of real candidates and prints, for each fault and
set, the shares of segments at which the checks find the fault. Untouched pairs must have no
diagnostic that is false. Needs the real translations in ``../shared/data``. Fails if the checks
find fewer than 20 kinds of faults at 2 % of the segments in every set that the fault can happen to,
or if there is a false alarm.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "core"))

from bleu_core.api.evaluation import evaluate
from bleu_core.diagnostics.model import Diagnostic
from bleu_core.evaluation.checking import check_aligned
from bleu_core.files.documents import Document, read_document
from bleu_core.settings import Settings
from tests.helpers.real_data import real_data
from tests.injections.faults import FAULTS, Fault
from tests.injections.sets import RealSet
from tests.injections.truths import is_true

SHARES = (0.02, 0.05, 0.4, 1.0)
_ENOUGH = 20
_LOCAL = {"zh": "gb18030"}


def main() -> int:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="python -m tests.injections", description=__doc__)
    parser.add_argument("--segments", type=int, default=1000, help="of each set (default: 1000)")
    parser.add_argument("--only", metavar="TEXT", help="faults whose name holds this")
    parser.add_argument("--set", metavar="TEXT", default="", help="sets whose name holds this")
    parser.add_argument("--untouched", action="store_true", help="only look for false alarms")
    parser.add_argument("--faults", action="store_true", help="only put faults in")
    options = parser.parse_args()

    shared = real_data()
    folders = sorted(path.parent for path in shared.glob("*/src.*"))
    sets = [RealSet.read(folder, options.segments) for folder in folders]
    if not sets:
        print(f"There are no real translations in {shared}.")
        return 1
    sets = [replace(one, foreign=_foreign_to(one, sets)) for one in sets if options.set in one.name]
    alarms = 0 if options.faults else _look_for_false_alarms(sets)
    if options.untouched:
        return 1 if alarms else 0
    faults = [fault for fault in FAULTS if not options.only or options.only in fault.name]
    found = _put_in(faults, sets)
    print(f"\nFound at {SHARES[0]:.0%} in every set: {found} of {len(faults)} faults")
    print(f"False alarms: {alarms}")
    return 1 if alarms or found < min(_ENOUGH, len(faults)) else 0


def _foreign_to(real: RealSet, sets: Sequence[RealSet]) -> tuple[str, ...]:
    """Return references in a language that is neither the target nor the source language."""
    others = {"en": "es", "es": "id", "id": "es", "de": "es", "zh": "es"}
    language = others[real.language]
    return next(
        (one.references[0].segments for one in sets if one.language == language), real.source
    )


# --- untouched ----------------------------------------------------------------------------------


def _look_for_false_alarms(sets: Sequence[RealSet]) -> int:
    pairs = alarms = 0
    start = monotonic()
    for real in sets:
        for candidate, reference in real.pairs:
            for source in (None, Document.from_segments("source", real.source)):
                pairs += source is None
                for each in _diagnostics(candidate, reference, source):
                    if not is_true(real, each, reference):
                        alarms += 1
                        _tell(real, candidate, reference, each)
    print(f"Untouched pairs: {pairs}, false alarms: {alarms} ({monotonic() - start:.0f} s)")
    return alarms


def _tell(real: RealSet, candidate: Document, reference: Document, each: Diagnostic) -> None:
    where = each.where
    print(
        f"FALSE ALARM {real.name}: {candidate.name} against {reference.name}: {each.kind.value} in "
        f"{where.document}, {each.count} of {each.segments}: {where.example}"
    )


# --- faults -------------------------------------------------------------------------------------


def _put_in(faults: Sequence[Fault], sets: Sequence[RealSet]) -> int:
    """Put each fault into each set; return the number of faults found in all at the least share."""
    width = max(len(fault.name) for fault in faults) + 2
    print(f"\nFound at {', '.join(f'{share:.0%}' for share in SHARES)} of the segments:\n")
    always = 0
    for fault in faults:
        cells = {}
        for real in sets:
            if fault.suits(real) and (places := _places(fault, real)):
                cells[real.name] = [_is_found(fault, real, places, share) for share in SHARES]
        always += bool(cells) and all(marks[0] for marks in cells.values())
        languages: dict[str, list[str]] = {}
        for real in sets:
            if marks := cells.get(real.name):
                signs = "".join("+" if mark else "-" for mark in marks)
                languages.setdefault(real.language, []).append(signs)
        text = "  ".join(f"{name} {' '.join(signs)}" for name, signs in languages.items())
        print(f"{fault.name:{width}}{text}", flush=True)
    return always


def _places(fault: Fault, real: RealSet) -> list[int]:
    """Return the rows that the fault can happen to; empty if too few for the least share."""
    pairs = list(zip(real.candidates[0].segments, real.references[0].segments, strict=True))
    places = [
        row
        for row, (own, other) in enumerate(pairs)
        if re.search(fault.needs, own) and re.search(fault.beside, other)
    ]
    return places if len(places) >= SHARES[0] * len(pairs) else []


def _is_found(fault: Fault, real: RealSet, places: Sequence[int], share: float) -> bool:
    given, reference = real.candidates[0], real.references[0]
    source = Document.from_segments("source", real.source) if fault.with_source else None
    rng = random.Random(f"{fault.name} {real.name} {share}")
    rows = rng.sample(places, min(len(places), max(2, round(share * len(given.segments)))))
    changed = fault.change(list(given.segments), sorted(rows), real, rng)
    if fault.encoding == "utf-8":
        candidate = Document.from_segments(given.name, changed)
    else:
        # A file has one encoding, so the whole file changes; its non-ASCII text may be rare.
        with TemporaryDirectory() as folder:
            path = Path(folder) / given.name
            encoding = _LOCAL.get(real.language, "cp1252")
            path.write_bytes("\n".join(changed).encode(encoding, "replace"))
            candidate = read_document(path)
    before = _counts(_diagnostics(given, reference, source), fault, given.name)
    after = _counts(_diagnostics(candidate, reference, source), fault, given.name)
    return after > before


def _counts(diagnostics: Sequence[Diagnostic], fault: Fault, name: str) -> int:
    return max(
        (
            each.count
            for each in diagnostics
            if each.kind.value in fault.kinds and each.where.document in (name, "")
        ),
        default=0,
    )


def _diagnostics(
    candidate: Document, reference: Document, source: Document | None
) -> list[Diagnostic]:
    """Return the diagnostics of the score and of the texts."""
    evaluation = evaluate(
        candidates=[candidate], references=[reference], source=source, settings=Settings()
    )
    report = check_aligned(evaluation.aligned, Settings(), with_effects=False)
    return [*evaluation.candidates[0].diagnostics, *report.diagnostics]


if __name__ == "__main__":
    sys.exit(main())
