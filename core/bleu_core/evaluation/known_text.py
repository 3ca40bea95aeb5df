"""Known text: the segments that are in a translation memory or in the text a system learned from.

Segments are compared as they are in the files, in Unicode's composed form (NFC) and with single
spaces. Letters, case and punctuation have to be the same.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path

from bleu_core.diagnostics import model
from bleu_core.diagnostics.band_checks import weightiest_first
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.named_text import NamedText
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role
from bleu_core.files.contents import plain_text
from bleu_core.files.documents import Document
from bleu_core.files.reading.formats import read_texts
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.bleu import bleu_score
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import Settings


def add_known_text(
    evaluation: Evaluation,
    originals: Sequence[Document],
    paths: Sequence[Path],
    *,
    encoding: str | None = None,
    progress: Progress = SILENT,
) -> Evaluation:
    """Return an evaluation with a note about the segments that these files have, and their BLEU.

    A segment is known if a file has its source text, in whatever field. Where there is no source
    text, or the files do not have it, the references count: if no file has texts side by side and
    more references than source texts are known, or if no source text is.

    Parameters
    ----------
    evaluation
        The evaluation; earlier notes of this kind are replaced.
    originals
        Its references, candidates and source before they were paired and normalized.
    paths
        The files, in any format.
    encoding
        Their encoding; None to detect it.

    Raises
    ------
    BleuError
        If a file cannot be read.
    Cancelled
    """
    aligned = evaluation.aligned
    references = originals[: len(aligned.references)]
    keys: dict[str, list[tuple[str, ...]]] = {"source": [], "reference": []}
    for number in progress.watch(aligned.kept):
        row = aligned.pairs.rows[number]
        keys["source"].append((_key(aligned.source_of(row, originals)),))
        texts = (text.units.text(own) for text, own in zip(references, row, strict=False))
        keys["reference"].append(tuple(_key(text or "") for text in texts))
    wanted = {key for each in chain(*keys.values()) for key in each} - {""}
    found, is_bilingual = _found(wanted, paths, encoding, progress)
    rows = {
        side: [place for place, each in enumerate(own) if not found.isdisjoint(each)]
        for side, own in keys.items()
    }
    has_source = any(key for (key,) in keys["source"])
    counts = {side: len(own) for side, own in rows.items()}
    are_sources = bool(is_bilingual and counts["source"]) or counts["source"] >= counts["reference"]
    side = "source" if has_source and are_sources else "reference"
    others = sorted({*range(evaluation.segments)}.difference(rows[side]))
    names = tuple(path.name for path in paths)
    candidates = []
    for candidate, document in zip(evaluation.candidates, aligned.candidates, strict=True):
        known, other = (
            _percent(candidate.metrics[0].rows, places, evaluation.settings)
            for places in (rows[side], others)
        )
        text = NamedText(candidate.name, Role.CANDIDATE, document)
        data = model.KnownText(names, side, known, other)
        note = text.diagnostic(Kind.KNOWN_TEXT, rows[side], data=data).in_rows(aligned.kept)
        before = (each for each in candidate.diagnostics if each.kind is not Kind.KNOWN_TEXT)
        candidates.append(replace(candidate, diagnostics=weightiest_first((*before, note))))
    return replace(evaluation, candidates=tuple(candidates))


def _key(text: str) -> str:
    return " ".join((text if text.isascii() else unicodedata.normalize("NFC", text)).split())


def _found(
    wanted: set[str], paths: Iterable[Path], encoding: str | None, progress: Progress
) -> tuple[set[str], bool]:
    """Return those keys that are in files, and whether a file has texts side by side."""
    found: set[str] = set()
    is_bilingual = False
    for path in paths:
        for unit in progress.watch(read_texts(path, encoding=encoding, progress=progress)):
            is_bilingual |= len(unit) > 1
            for cell in unit:
                if (key := _key(plain_text(cell))) in wanted:
                    found.add(key)
    return found, is_bilingual


def _percent(rows: SegmentRows, places: Sequence[int], settings: Settings) -> float | None:
    """Return BLEU of some segments; None if there is none or they are too short."""
    if not places:
        return None
    score = bleu_score(Statistics.of_rows(rows.at(places)), settings)
    return score.percent if score.is_defined else None
