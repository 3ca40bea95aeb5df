"""When a warning is given: what is looked at before a score is shown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bleu_core import score_warnings as warn
from bleu_core.alignment import AlignedDocuments
from bleu_core.bleu import BleuScore
from bleu_core.documents import Document
from bleu_core.encodings import EncodingSource
from bleu_core.language import TargetLanguage, find_script
from bleu_core.segmentation import Segmenter
from bleu_core.settings import Settings
from bleu_core.statistics import Tokens

RECOMMENDED_SEGMENTS = 100

_LATIN_TOKENISED = re.compile(r"\S [.,](?: |$)|@-@|@@ |&(?:apos|quot|amp|#91|#93);|\u2581")
_HAN = r"[\u3400-\u9fff\uf900-\ufaff\U00020000-\U000323af\u3001\u3002\uff0c]"
_HAN_SPACED = re.compile(rf"{_HAN} +(?={_HAN})")
_LATEX = re.compile(r"\\[A-Za-z]+ ")


def tokenised_segments(segments: Sequence[str]) -> tuple[int, bool]:
    """Return how many segments look tokenised, and whether Chinese ones are the more.

    LaTeX token sequences are separated by spaces by nature and do not count. French spaces before
    ``; : ! ?`` are no sign either, so only full stop and comma are looked at.
    """
    latin = chinese = 0
    for segment in segments:
        if len(_HAN_SPACED.findall(segment)) >= 2:
            chinese += 1
        elif _LATIN_TOKENISED.search(segment) and not _LATEX.search(segment):
            latin += 1
    return latin + chinese, chinese > latin


def check_tokenised(name: str, segments: Sequence[str]) -> warn.AlreadyTokenised | None:
    """Warn if a tenth of the segments (and more than one) look tokenised."""
    count, chinese = tokenised_segments(segments)
    if count < 2 or count * 10 < len(segments):
        return None
    return warn.AlreadyTokenised(name, count, len(segments), chinese)


def check_identical(
    name: str, candidate: Sequence[str], references: Sequence[Sequence[str]]
) -> warn.Identical | None:
    """Warn if every candidate segment equals one of its references."""
    if not candidate or any(
        all(segment != reference[index] for reference in references)
        for index, segment in enumerate(candidate)
    ):
        return None
    return warn.Identical(name)


def scripts_differ(first: str | None, second: str | None) -> bool:
    """Whether two texts are in different scripts; no letters are no script.

    Chinese characters that say nothing (``Hani``) are in the script of any text that has such.
    """
    if first is None or second is None or first == second:
        return False
    return not ("Hani" in (first, second) and {first, second} <= {"Hani", "Hans", "Hant", "Jpan"})


def check_references(
    aligned: AlignedDocuments,
    rows: Sequence[Sequence[Tokens]],
    language: TargetLanguage,
    settings: Settings,
    segmenter: Segmenter,
) -> list[warn.ScoreWarning]:
    """Return what is true of every candidate, because it is the references' doing."""
    warnings: list[warn.ScoreWarning] = []
    segments = aligned.segments
    if segments < RECOMMENDED_SEGMENTS:
        warnings.append(warn.FewSegments(segments, RECOMMENDED_SEGMENTS))
    needed = settings.max_order
    short = sum(1 for row in rows if 0 < max(map(len, row)) < needed)
    if short and short * 4 >= segments:
        warnings.append(warn.ShortSegments(short, segments, needed))
    lacking = [number for number, row in enumerate(rows, 1) if not all(row)]
    if lacking:
        empty = sum(1 for row in rows for tokens in row if not tokens)
        unmatched = sum(1 for row in rows if not any(row))
        warnings.append(warn.EmptyReferences(empty, lacking[0], unmatched))
    for document in aligned.references:
        warnings.extend(_check_document(document.name, document, segmenter))
    for document in aligned.references[1:]:
        script = find_script(document.segments)
        if scripts_differ(language.script, script):
            warnings.append(
                warn.ReferenceScriptsDiffer(document.name, str(language.script), str(script))
            )
            break
    return warnings


def check_candidate(
    name: str,
    document: Document,
    tokens: Sequence[Tokens],
    score: BleuScore,
    aligned: AlignedDocuments,
    language: TargetLanguage,
    settings: Settings,
    segmenter: Segmenter,
) -> list[warn.ScoreWarning]:
    """Return what is true of this candidate, the gravest first."""
    warnings: list[warn.ScoreWarning] = []
    script = find_script(document.segments)
    if scripts_differ(language.script, script):
        warnings.append(warn.ScriptsDiffer(str(language.script), str(script)))
    identical = check_identical(
        name, document.segments, [reference.segments for reference in aligned.references]
    )
    if identical:
        warnings.append(identical)
    orders = tuple(
        row.order
        for row in score.precisions
        # Effective order leaves out what the candidate is too short for.
        if row.matched == 0 and (row.total or not settings.effective_order)
    )
    if orders:
        warnings.append(warn.NoMatch(orders, settings.smoothing, score.percent == 0))
    empty = [number for number, segment in enumerate(tokens, 1) if not segment]
    if empty:
        warnings.append(warn.EmptyCandidates(len(empty), empty[0]))
    warnings.extend(_check_document(name, document, segmenter))
    return warnings


def _check_document(
    name: str, document: Document, segmenter: Segmenter
) -> Iterator[warn.ScoreWarning]:
    # Spaces are what `none` is for.
    if segmenter.name != "none":
        tokenised = check_tokenised(name, document.segments)
        if tokenised:
            yield tokenised
    encoding = document.encoding
    if encoding is not None and encoding.source is EncodingSource.GUESSED:
        yield warn.GuessedEncoding(name, encoding.name)
    if document.lone_carriage_returns:
        lines = document.lone_carriage_returns
        yield warn.LoneCarriageReturns(name, len(lines), lines[0])
