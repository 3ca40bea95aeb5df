"""Known text: the segments that are in a translation memory or in the text a system learned from.

Segments are compared as they are in the files, in Unicode's composed form (NFC) and with single
spaces. Letters, case and punctuation have to be the same.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from os.path import isfile
from pathlib import Path

from bleu_core.diagnostics import model
from bleu_core.diagnostics.band_checks import weightiest_first
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.named_text import NamedText
from bleu_core.errors import KnownTextCompared
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role
from bleu_core.files.contents import plain_text
from bleu_core.files.documents import Document
from bleu_core.files.reading.formats import read_texts
from bleu_core.files.stamps import FileStamp, stamp_of
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.bleu import bleu_score
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import Settings


@dataclass(frozen=True)
class KnownTexts:
    """Texts that were looked for in files, and those that were found.

    Attributes
    ----------
    files
        The files with their encodings.
    versions
        The versions that were read, as far as they are known.
    wanted, found
        The texts that were looked for, and those that a file has.
    is_bilingual
        Whether a file has texts side by side.
    """

    files: Mapping[Path, str | None] = field(default_factory=dict)
    versions: tuple[FileStamp | None, ...] = ()
    wanted: frozenset[str] = field(default=frozenset(), repr=False)
    found: frozenset[str] = field(default=frozenset(), repr=False)
    is_bilingual: bool = False

    def is_of(self, files: Mapping[Path, str | None]) -> bool:
        """Tell whether these files were read as they are now."""
        same = (self.files, self.versions) == (files, _versions(files))
        return same and None not in self.versions


_NOTHING = KnownTexts()


def add_known_text(
    evaluation: Evaluation,
    originals: Sequence[Document],
    files: Mapping[Path, str | None],
    *,
    before: KnownTexts = _NOTHING,
    progress: Progress = SILENT,
) -> tuple[Evaluation, KnownTexts]:
    """Return an evaluation with a note about the segments that these files have, and their BLEU.

    A segment is known if a file has its source text, in whatever field. Where there is no source
    text, or the files do not have it, the references count: if no file has texts side by side and
    more references than source texts are known, or if no source text is.

    Parameters
    ----------
    evaluation
        The evaluation; earlier notes of this kind are replaced, or removed if there are no files.
    originals
        Its references, candidates and source before they were paired and normalized.
    files
        The files, in any format, with their encodings; None to detect it.
    before
        What was found earlier: the same files are not read again for the same texts.

    Raises
    ------
    KnownTextCompared
        If a file is one of those that are compared.
    BleuError
        If a file cannot be read.
    Cancelled
    """
    aligned, pairing = evaluation.aligned, evaluation.pairing
    compared = {each.path for each in originals if each.path is not None}
    if pairing is not None:
        compared |= {address.path for each in pairing.sets for address in each.addresses}
    same = {path.resolve() for path in compared} if files else set()
    if shared := next((path for path in files if path.resolve() in same), None):
        raise KnownTextCompared(shared)
    references = originals[: len(aligned.references)]
    keys: dict[str, list[tuple[str, ...]]] = {"source": [], "reference": []}
    for row in progress.watch(aligned.pairs.rows):
        keys["source"].append((_key(aligned.source_of(row, originals)),))
        texts = (text.units.text(own) for text, own in zip(references, row, strict=False))
        keys["reference"].append(tuple(_key(text or "") for text in texts))
    wanted = {key for each in chain(*keys.values()) for key in each} - {""}
    known = _look(frozenset(wanted), files, before, progress)
    rows = {
        side: [n for n, row in enumerate(aligned.kept) if not known.found.isdisjoint(own[row])]
        for side, own in keys.items()
    }
    has_source = any(key for (key,) in keys["source"])
    counts = {side: len(own) for side, own in rows.items()}
    are_sources = (
        bool(known.is_bilingual and counts["source"]) or counts["source"] >= counts["reference"]
    )
    side = "source" if has_source and are_sources else "reference"
    others = sorted({*range(evaluation.segments)}.difference(rows[side]))
    names = tuple(path.name for path in files)
    candidates = []
    for candidate, document in zip(evaluation.candidates, aligned.candidates, strict=True):
        percents = (
            _percent(candidate.metrics[0].rows, places, evaluation.settings)
            for places in (rows[side], others)
        )
        text = NamedText(candidate.name, Role.CANDIDATE, document)
        data = model.KnownText(names, side, *percents)
        note = text.diagnostic(Kind.KNOWN_TEXT, rows[side], data=data).in_rows(aligned.kept)
        found = [each for each in candidate.diagnostics if each.kind is not Kind.KNOWN_TEXT]
        if files:
            found.append(note)
        candidates.append(replace(candidate, diagnostics=weightiest_first(found)))
    return replace(evaluation, candidates=tuple(candidates)), known


def _key(text: str) -> str:
    return " ".join((text if text.isascii() else unicodedata.normalize("NFC", text)).split())


def _versions(files: Iterable[Path]) -> tuple[FileStamp | None, ...]:
    return tuple(stamp_of(path) if isfile(path) else None for path in files)


def _look(
    wanted: frozenset[str],
    files: Mapping[Path, str | None],
    before: KnownTexts,
    progress: Progress,
) -> KnownTexts:
    """Look for keys in files, unless that was done before."""
    if wanted <= before.wanted and before.is_of(files):
        return before
    versions = _versions(files)
    found: set[str] = set()
    is_bilingual = False
    for path, encoding in files.items():
        for unit in progress.watch(read_texts(path, encoding=encoding, progress=progress)):
            is_bilingual |= len(unit) > 1
            for cell in unit:
                if (key := _key(plain_text(cell))) in wanted:
                    found.add(key)
    return KnownTexts(files, versions, wanted, frozenset(found), is_bilingual)


def _percent(rows: SegmentRows, places: Sequence[int], settings: Settings) -> float | None:
    """Return BLEU of some segments; None if there is none or they are too short."""
    if not places:
        return None
    score = bleu_score(Statistics.of_rows(rows.at(places)), settings)
    return score.percent if score.is_defined else None
