"""Checks used both for scores and for files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bleu_core.corpus.documents import Document
from bleu_core.corpus.encodings import EncodingSource
from bleu_core.corpus.reading.line_shapes import doubtful_shape, has_shape
from bleu_core.corpus.tokenized import tokenized_segments
from bleu_core.diagnostics.excerpts import first_change
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.named_text import NamedText
from bleu_core.progress import SILENT, Progress
from bleu_core.settings import PairBy

# Shorter ones may be abbreviations.
# So many segments tell whether they belong to their references. In real translations, these have at
# least 4 times as much in common as others have, and in any other order about as much.
_SEGMENTS_OF_RELATION = 300
_RELATED = 2.5
_AT_ONCE = 512
# A translation may well write one thing or another in small letters: variables of a formula, names.
_LEAST_OF_CASE = 4
# Bytes that start their letters in UTF-8.
_GREEK_OR_CYRILLIC = bytes(range(0xCD, 0xD5))
_LEAST_LETTERS = 10

# Whether lines look structured is decided by the first ones.
_LINES_OF_SHAPE = 1000

# Imported where something is found, to speed up start-up: often there is nothing to tell.
if TYPE_CHECKING:
    from bleu_core.diagnostics.model import Diagnostic, Difference

# With fewer segments it cannot be told whether they belong to their references.
_FEWEST_TO_RELATE = 25


def check_encoding(text: NamedText) -> Iterator[Diagnostic]:
    """Yield a diagnostic if the encoding was guessed and there are non-ASCII segments."""
    encoding = text.document.encoding
    if encoding is None or encoding.source is not EncodingSource.GUESSED:
        return
    from bleu_core.diagnostics.model import GuessedEncoding

    yield text.diagnostic(
        Kind.GUESSED_ENCODING,
        [index for index, segment in enumerate(text.segments) if not segment.isascii()],
        place=lambda segment: next(i for i, char in enumerate(segment) if not char.isascii()),
        data=GuessedEncoding(encoding.name),
    )


def check_carriage_returns(text: NamedText) -> Iterator[Diagnostic]:
    """Yield a diagnostic if some lines end with a carriage return alone, and others do not."""
    lines = text.document.lone_carriage_returns
    if lines:
        yield text.diagnostic(
            Kind.LONE_CARRIAGE_RETURNS,
            [line - 1 for line in lines if line <= len(text.segments)],
            count=len(lines),
            line=lines[0],
        )


def check_tokenized(
    text: NamedText, others: Sequence[Document], progress: Progress = SILENT
) -> Iterator[Diagnostic]:
    """Yield a diagnostic if at least a tenth of the segments (and more than one) look tokenized.

    Parameters
    ----------
    others
        The texts it is compared with: only if they look tokenized too is it right to take all
        words as they are.
    """
    rows, chinese = tokenized_segments(text.segments, progress)
    if _are_tokenized(rows, text.segments):
        from bleu_core.diagnostics.model import Normalize, Spacing, UseTokenizer

        all_are = all(
            _are_tokenized(tokenized_segments(other.segments, progress)[0], other.segments)
            for other in others
        )
        yield text.diagnostic(
            Kind.TOKENIZED,
            rows,
            Normalize("detok"),
            *((UseTokenizer("none"),) if all_are else ()),
            place=first_change("detok"),
            data=Spacing(chinese),
        )


def _are_tokenized(rows: Sequence[int], segments: Sequence[str]) -> bool:
    return len(rows) >= 2 and len(rows) * 10 >= len(segments)


def check_structured(text: NamedText, progress: Progress = SILENT) -> Iterator[Diagnostic]:
    """Yield a diagnostic if many lines of plain text look like keys with texts."""
    if not text.document.is_plain:
        return
    shape = doubtful_shape(text.segments[:_LINES_OF_SHAPE])
    if shape is not None:
        rows = [
            index
            for index, segment in enumerate(progress.watch(text.segments))
            if has_shape(segment, shape)
        ]
        yield text.diagnostic(Kind.STRUCTURED, rows)


def check_case(text: NamedText, reference: Document) -> Iterator[Diagnostic]:
    """Yield a diagnostic if segments are all in capitals, or without any, unlike the reference."""
    segments, others = text.segments, reference.segments
    rows = {
        Kind.ALL_CAPITALS: [
            index
            for index, own in enumerate(segments)
            if own.isupper() and _has_case(own) and others[index] != others[index].upper()
        ],
        Kind.ALL_LOWER_CASE: [
            index
            for index, own in enumerate(segments)
            if own.islower() and _has_case(own) and others[index] != others[index].lower()
        ],
    }
    for kind, concerned in rows.items():
        if len(concerned) >= _LEAST_OF_CASE and are_enough(concerned, text.segments):
            from bleu_core.diagnostics.model import IgnoreCase

            yield text.diagnostic(kind, concerned, IgnoreCase())


def check_lookalikes(
    text: NamedText, others: Sequence[Document], progress: Progress = SILENT
) -> Iterator[Diagnostic]:
    """Yield a diagnostic if words have letters of another script, unlike those of other texts."""
    if not others:
        return
    rows = []
    for start in range(0, len(text.segments), _AT_ONCE):
        progress.check()
        block = text.segments[start : start + _AT_ONCE]
        # Quickly told, and rare where letters are Latin.
        together = "".join(block).encode("utf-8", "surrogatepass")
        if len(together.translate(None, _GREEK_OR_CYRILLIC)) == len(together):
            continue
        from bleu_core.corpus.lookalikes import without_lookalikes

        rows += [
            index
            for index, segment in enumerate(block, start)
            if without_lookalikes(segment) != segment
            and all(
                without_lookalikes(other.segments[index]) == other.segments[index]
                for other in others
            )
        ]
    if are_enough(rows, text.segments):
        from bleu_core.diagnostics.model import Normalize

        yield text.diagnostic(
            Kind.LOOKALIKES, rows, Normalize("lookalikes"), place=first_change("lookalikes")
        )


def _has_case(text: str) -> bool:
    """Whether most letters are capital or small ones, and enough to be no abbreviation."""
    cased = sum(letter.isupper() or letter.islower() for letter in text)
    return cased >= _LEAST_LETTERS and 2 * cased >= sum(map(str.isalpha, text))


def are_enough(rows: Sequence[int], segments: Sequence[str]) -> bool:
    """Tell whether so many segments are no accident: one in a hundred, and more than one."""
    return len(rows) >= 2 and len(rows) * 100 >= len(segments)


def check_shifted(
    text: NamedText,
    reference: Document,
    progress: Progress = SILENT,
    *,
    within: Sequence[tuple[int, int]] | None = None,
) -> Iterator[Diagnostic]:
    """Yield a diagnostic if a run of segments is shifted against the reference.

    A line is missing before it, and one added after it. `within` is as for `looks_shifted`.
    """
    from bleu_core.corpus.pairing.drift import looks_shifted

    place = looks_shifted(
        candidate=text.segments, reference=reference.segments, progress=progress, within=within
    )
    if place is not None:
        from bleu_core.diagnostics.model import PairOtherwise

        yield text.diagnostic(Kind.SHIFTED, [place.candidate], PairOtherwise("alignment"))


def check_times(
    text: NamedText, reference: Document, progress: Progress = SILENT, *, by: PairBy
) -> Iterator[Diagnostic]:
    """Yield a diagnostic if subtitles paired by time have hardly more in common than others.

    `by` is how pairing was requested.
    """
    if len(text.segments) < _FEWEST_TO_RELATE:
        return
    from bleu_core.corpus.pairing.content_agreement import ContentAgreement

    agreement = ContentAgreement(
        candidate=text.segments, reference=reference.segments, progress=progress
    )
    rows = agreement.misfits([((row,), (row,)) for row in range(len(text.segments))])
    if rows:
        from bleu_core.diagnostics.model import PairOtherwise

        fix = PairOtherwise("auto" if by == "key" else "alignment")
        yield text.diagnostic(Kind.TIMES_DIFFER, rows, fix)


def check_related(
    text: NamedText, reference: Document, progress: Progress = SILENT
) -> Iterator[Diagnostic]:
    """Yield a diagnostic if segments have hardly more in common with theirs than with others."""
    step = max(1, len(text.segments) // _SEGMENTS_OF_RELATION)
    rows = range(0, len(text.segments), step)
    # Of a text that repeats itself, any order is as good.
    if len({reference.segments[row] for row in rows}) < max(_FEWEST_TO_RELATE, len(rows) / 2):
        return
    from bleu_core.corpus.pairing.content_agreement import ContentAgreement

    agreement = ContentAgreement(
        candidate=[text.segments[row] for row in rows],
        reference=[reference.segments[row] for row in rows],
        progress=progress,
    )
    beads = [((row,), (row,)) for row in range(len(rows))]
    if agreement.of(beads) < _RELATED * agreement.by_chance(beads):
        yield text.diagnostic(Kind.UNRELATED, range(len(text.segments)))


def script_difference(own: str | None, expected: str | None) -> Difference | None:
    """Return the scripts of two texts if they differ; None if a text has no letters.

    Chinese that could be either Simplified or Traditional (``Hani``) does not differ from any
    script with Chinese characters.
    """
    if own is None or expected is None or own == expected:
        return None
    if "Hani" in (own, expected) and {own, expected} <= {"Hani", "Hans", "Hant", "Jpan"}:
        return None
    from bleu_core.diagnostics.model import Difference

    return Difference(own, expected)
