"""Checks used both for scores and for files."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import compress, repeat
from math import sqrt
from operator import contains

from bleu_core.diagnostics import model
from bleu_core.diagnostics import places as diagnostics_places
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.named_text import NamedText
from bleu_core.files.documents import Document
from bleu_core.files.encodings import EncodingSource
from bleu_core.normalization import normalization as normalization_normalization
from bleu_core.normalization.shared_text import find_cuts
from bleu_core.normalization.tokenized import (
    is_split_chinese,
    is_split_in_words,
    tokenized_segments,
)
from bleu_core.pairing import content_agreement, drift
from bleu_core.progress import SILENT, Progress
from bleu_core.settings import Normalization, PairBy

# Marks a character that was lost.
LOST = "\ufffd"

# Texts are related if their segments have this many times as much in common as by chance. In real
# translations, segments have at least 4 times as much in common with their own references; in any
# other order, about as much as by chance.
_RELATED = 2.5
# A length is extreme if it differs from the expected one by this factor, and by this many
# characters.
_LENGTH_FACTOR, _LENGTH_DIFFERENCE = 3, 20
# What good translations do here and there is reported from this many segments on: a variable or a
# name in small letters, a number in words, a title that was left as it is.
LEAST_SEGMENTS = 4
# Segments with fewer letters of one case may be abbreviations.
_LEAST_LETTERS = 10

# About this many segments are examined first where a quick look at all of them would be slow.
_SAMPLE = 400
# If these suggest that there is something, this many times as many follow, and so on.
_LARGER = 10

# Signs of tags that enclose text, or have attributes.
_ENCLOSING = re.compile(r"</|/>|=[\"']|\A\s*<|>\s*\Z")

# Imported where something is found, to speed up start-up: often there is nothing to report.

# Fewer segments are not enough to decide whether they belong to their references.
_FEWEST_TO_RELATE = 25


def check_lost(text: NamedText, *, thorough: bool) -> Iterator[model.Diagnostic]:
    """Yield a diagnostic of segments in which characters were lost."""
    if rows := rows_holding(LOST, text.segments, thorough=thorough):
        places = diagnostics_places.one_of({LOST})
        yield text.diagnostic(Kind.LOST_CHARACTERS, rows, places=places)


def check_encoding(text: NamedText) -> Iterator[model.Diagnostic]:
    """Yield a diagnostic if the encoding was guessed and there are non-ASCII segments."""
    encoding = text.document.encoding
    if encoding is None or encoding.source is not EncodingSource.GUESSED:
        return

    rows = [index for index, segment in enumerate(text.segments) if not segment.isascii()]
    if not rows:
        return
    yield text.diagnostic(
        Kind.GUESSED_ENCODING,
        rows,
        places=diagnostics_places.matches(re.compile(r"[^\x00-\x7f]+")),
        data=model.GuessedEncoding(encoding.name),
    )


def check_carriage_returns(text: NamedText) -> Iterator[model.Diagnostic]:
    """Yield a diagnostic if some lines end with a carriage return alone, and others do not."""
    lines = text.document.lone_carriage_returns
    # The affected segments may all have been left out.
    if rows := [line - 1 for line in lines if line <= len(text.segments)]:
        yield text.diagnostic(
            Kind.LONE_CARRIAGE_RETURNS,
            rows,
            count=len(lines),
            line=lines[0],
        )


@dataclass(frozen=True)
class TokenizedTexts:
    """The texts of an evaluation that look tokenized; each is read once, when it is asked for.

    Attributes
    ----------
    documents
        The texts that are compared with each other.
    progress
        Used for cancellation.
    """

    documents: Sequence[Document]
    progress: Progress = SILENT
    _known: dict[int, tuple[list[int], bool]] = field(default_factory=dict, repr=False)

    def segments_of(self, document: Document) -> tuple[list[int], bool]:
        """Return the result of `tokenized_segments` for one of the texts."""
        key = id(document)
        if key not in self._known:
            self._known[key] = tokenized_segments(document.segments, self.progress)
        return self._known[key]

    def includes(self, document: Document) -> bool:
        """Whether at least a tenth of the segments, and more than one, look tokenized.

        A few are enough if they have marks of subwords, which no writer uses.
        """
        segments = document.segments
        if _have_subwords(segments):
            return True
        # Hardly any text is tokenized: only if a sample seems to be is all of it examined.
        sample = segments[:: sample_of(segments).step]
        is_part = len(sample) < len(segments)
        if is_part and 20 * len(tokenized_segments(sample, self.progress)[0]) < len(sample):
            return False
        rows = len(self.segments_of(document)[0])
        return rows >= 2 and rows * 10 >= len(segments)

    @property
    def are_all(self) -> bool:
        """Whether all texts look tokenized: only then is it right to take all words as they are."""
        return all(map(self.includes, self.documents))


def are_split_chinese(documents: Sequence[Document]) -> bool:
    """Whether there are spaces between the Chinese words or characters of all texts."""
    return all(is_split_chinese(sample_text(document.segments)) for document in documents)


def _have_subwords(segments: Sequence[str]) -> bool:
    """Whether enough segments have the marks that models put between parts of words."""
    sample = sample_text(segments)
    if not any(map(sample.__contains__, ("@@ ", " ##", "\u2581"))):
        return False
    is_cut = re.compile(r"\w@@ |\w ##\w|\u2581").search
    return are_enough([row for row, segment in enumerate(segments) if is_cut(segment)], segments)


def check_tokenized(text: NamedText, tokenized: TokenizedTexts) -> Iterator[model.Diagnostic]:
    """Yield a diagnostic if the text looks tokenized."""
    if tokenized.includes(text.document):
        rows, chinese = tokenized.segments_of(text.document)
        found = text.diagnostic(
            Kind.TOKENIZED,
            rows,
            *((model.UseTokenizer("none"),) if tokenized.are_all else ()),
            places=diagnostics_places.changes("detok"),
            data=model.Spacing(chinese),
        )
        if chinese and is_split_in_words("\n".join(text.segments[row] for row in rows)):
            # These words cannot be put together again.
            found = replace(found, fixes=(model.UseTokenizer("char"), *found.fixes[1:]))
        yield found


def sample_of(items: Sequence[object]) -> range:
    """Return the places of about `_SAMPLE` items to look at first, from all parts."""
    return range(0, len(items), max(1, len(items) // _SAMPLE))


def sample_text(segments: Sequence[str]) -> str:
    """Return these segments in one piece, for a quick search."""
    return "\n".join([segments[row] for row in sample_of(segments)])


def check_markup(
    text: NamedText, other: Document | None, *, thorough: bool
) -> Iterator[model.Diagnostic]:
    """Yield a diagnostic if segments have markup.

    A tag that the other text has in the same segment, and that encloses nothing, may be the subject
    of both, as in prose about ``<div>``.
    """
    segments = text.segments
    suspects = [
        row
        for row in rows_holding("<", segments, thorough=thorough)
        if not (other and "<" in other.segments[row] and not _ENCLOSING.search(segments[row]))
    ]
    if not suspects:
        return

    texts = [segments[row] for row in suspects]
    names: tuple[Normalization, ...] = ("markup",)
    pairs = zip(suspects, texts, normalization_normalization.normalize(texts, names), strict=True)
    rows = [row for row, old, new in pairs if new is not old]
    if rows:
        places = diagnostics_places.changes("markup")
        yield text.diagnostic(Kind.MARKUP, rows, model.Normalize("markup"), places=places)


def check_scripts(
    text: NamedText, reference: Document, progress: Progress = SILENT
) -> Iterator[model.Diagnostic]:
    """Yield a diagnostic if a text is in another script, with the segments that this concerns."""
    scripts = script_difference(text.document.script, reference.script)
    if scripts is None:
        return
    if {scripts.own, scripts.expected} == {"Hans", "Hant"}:
        names: tuple[Normalization, ...] = ("t2s",)
        # The text in Traditional characters shows which segments differ.
        traditional = text.segments if scripts.own == "Hant" else reference.segments
        pairs = zip(
            traditional,
            normalization_normalization.normalize(traditional, names, progress),
            strict=True,
        )
        rows = [row for row, (old, new) in enumerate(pairs) if new is not old]
        fix, places = model.Normalize("t2s"), diagnostics_places.changes("t2s")
        yield text.diagnostic(Kind.SCRIPTS_DIFFER, rows, fix, places=places, data=scripts)
    else:
        rows = [row for row, segment in enumerate(text.segments) if segment.strip()]
        yield text.diagnostic(Kind.SCRIPTS_DIFFER, rows, data=scripts)


def check_shared(texts: Sequence[NamedText]) -> Iterator[model.Diagnostic]:
    """Yield a diagnostic for each text with text beside its translations.

    The first text is the first reference.
    """
    cuts = find_cuts([text.segments for text in texts])
    for text, cut in zip(texts, cuts, strict=True):
        # What a text shares with the first is told once.
        if cut is not None and not (cut.is_shared and text is texts[0]):
            kind = Kind.SHARED_TEXT if cut.is_shared else Kind.ADDED_TEXT
            rows = [row for row, segment in enumerate(text.segments) if cut.part(segment)]
            places = diagnostics_places.around(cut.part)
            yield text.diagnostic(kind, rows, model.Normalize("shared"), places=places)


def check_length(
    text: NamedText, reference: Document, *, thorough: bool
) -> Iterator[model.Diagnostic]:
    """Yield a diagnostic if the text as a whole, or some of it, is far longer or shorter."""
    own, expected = (sum(map(len, segments)) for segments in (text.segments, reference.segments))
    if len(text.segments) >= _FEWEST_TO_RELATE and not _are_alike(own, expected):
        # Spaces between words, as in tokenized Chinese, are no text.
        own, expected = (
            len("".join("".join(segments).split()))
            for segments in (text.segments, reference.segments)
        )
        # Other scripts have other lengths.
        scripts = script_difference(text.document.script, reference.script)
        if own and expected and not _are_alike(own, expected) and scripts is None:
            every = range(len(text.segments))
            yield text.diagnostic(Kind.LENGTH_RATIO, every, data=model.Lengths(own, expected))
            return
    is_extreme = partial(
        _is_extreme, text.segments, reference.segments, _usual_ratio(text, reference)
    )
    if thorough:
        rows = list(filter(is_extreme, range(len(text.segments))))
    else:
        rows = rows_with(is_extreme, text.segments)
    if rows:
        lengths = model.Lengths(*(len(one.segments[rows[0]]) for one in (text, reference)))
        yield text.diagnostic(Kind.LENGTH_RATIO, rows, data=lengths)


def _usual_ratio(text: NamedText, reference: Document) -> float:
    """Return the median of the ratios of lengths in a sample."""
    sample = ((text.segments[row], reference.segments[row]) for row in sample_of(text.segments))
    ratios = sorted(len(own) / len(other) for own, other in sample if other)
    return ratios[len(ratios) // 2] if ratios else 1.0


def _is_extreme(segments: Sequence[str], others: Sequence[str], usual: float, row: int) -> bool:
    """Whether a segment is far longer or shorter than is usual in a text."""
    own, expected = len(segments[row]), usual * len(others[row])
    # The quick test first: hardly any segment is extreme.
    return (
        (own > _LENGTH_FACTOR * expected or expected > _LENGTH_FACTOR * own)
        and abs(own - expected) >= _LENGTH_DIFFERENCE
        and bool(segments[row].strip() and others[row].strip())
    )


def _are_alike(own: int, expected: int) -> bool:
    return 2 * expected <= 3 * own <= 4.5 * expected


def check_case(text: NamedText, reference: Document) -> Iterator[model.Diagnostic]:
    """Yield a diagnostic if words of many segments are those of the reference but for the case."""
    segments, others = text.segments, reference.segments
    rows = rows_with(lambda row: is_in_other_case(segments[row], others[row]), segments)
    if len(rows) >= LEAST_SEGMENTS and are_enough(rows, segments):
        places = diagnostics_places.in_other_case
        yield text.diagnostic(Kind.CASE, rows, model.IgnoreCase(), places=places)


def is_in_other_case(own: str, other: str) -> bool:
    """Whether most of the words that two texts share have another case, or the first letter.

    ``Ein Neuer Tag`` is ``ein neuer Tag`` in another case.
    """
    folded = {*own.lower().split()} & {*other.lower().split()}
    if sum(len(word) for word in folded if word.isalpha()) < _LEAST_LETTERS:
        return False
    same = {*own.split()} & {*other.split()}
    is_first = own[0] != other[0] == own[0].swapcase()
    return is_first or own.islower() != other.islower() or 2 * len(same) < len(folded)


def are_enough(rows: Sequence[int], segments: Sequence[str]) -> bool:
    """Whether there are too many segments for an accident: more than one, and one in a hundred."""
    return len(rows) >= 2 and len(rows) * 100 >= len(segments)


def may_be_enough(found: int, step: int, segments: Sequence[str]) -> bool:
    """Whether so many of the segments at every step may be what `are_enough`, but for chance."""
    return found > 0 and found + 2 * sqrt(found) >= len(segments) / (100 * step)


def rows_holding(sign: str, segments: Sequence[str], *, thorough: bool = True) -> list[int]:
    """Return the segments that have a sign; unless thorough, none if a sample has too few."""
    step = 1 if thorough else max(1, sample_of(segments).step // _LARGER)
    if step > 1:
        found = sum(map(contains, segments[::step], repeat(sign)))
        if not may_be_enough(found, step, segments):
            return []
    return list(compress(range(len(segments)), map(contains, segments, repeat(sign))))


def rows_with(has_fault: Callable[[int], bool], segments: Sequence[str]) -> list[int]:
    """Return the segments with a fault; none if a small or a larger sample has too few."""
    return rows_among(range(len(segments)), has_fault, segments)


def rows_among(
    rows: Sequence[int], has_fault: Callable[[int], bool], segments: Sequence[str]
) -> list[int]:
    """Return those of some segments that have a fault; see `rows_with`."""
    return rows_found(lambda some: list(filter(has_fault, some)), rows, segments)


def rows_found(
    find: Callable[[Sequence[int]], list[int]], rows: Sequence[int], segments: Sequence[str]
) -> list[int]:
    """Return the findings of a search among some segments; none if a sample has too few."""
    step = sample_of(rows).step
    while True:
        found = find(rows[::step])
        if step == 1:
            return found
        if not may_be_enough(len(found), step, segments):
            return []
        step = max(1, step // _LARGER)


def check_shifted(
    text: NamedText,
    reference: Document,
    progress: Progress = SILENT,
    *,
    alone: Sequence[int] | None = None,
) -> Iterator[model.Diagnostic]:
    """Yield a diagnostic if segments are shifted against the reference.

    A line is missing before them, and one added after them. `alone` is as for `looks_shifted`.
    """
    place = drift.looks_shifted(
        candidate=text.segments,
        reference=reference.segments,
        progress=progress,
        alone=alone,
    )
    if place is not None:
        rows = range(place.candidate, len(text.segments))
        yield text.diagnostic(Kind.SHIFTED, rows, model.PairOtherwise("content"), count=1)


def check_times(
    text: NamedText, reference: Document, progress: Progress = SILENT, *, by: PairBy
) -> Iterator[model.Diagnostic]:
    """Yield a diagnostic if subtitles paired by time have hardly more in common than others.

    `by` is the requested method of pairing.
    """
    if len(text.segments) < _FEWEST_TO_RELATE:
        return

    agreement = content_agreement.ContentAgreement(
        candidate=text.segments, reference=reference.segments, progress=progress
    )
    rows = agreement.misfits([((row,), (row,)) for row in range(len(text.segments))])
    if rows:
        fix = model.PairOtherwise("auto" if by == "key" else "content")
        yield text.diagnostic(Kind.UNRELATED, rows, fix)


def check_related(
    text: NamedText, reference: Document, progress: Progress = SILENT
) -> Iterator[model.Diagnostic]:
    """Yield a diagnostic if segments have hardly more in common with theirs than with others."""
    rows = sample_of(text.segments)
    # In a text that repeats itself, segments fit in any order.
    if len({reference.segments[row] for row in rows}) < max(_FEWEST_TO_RELATE, len(rows) / 2):
        return

    agreement = content_agreement.ContentAgreement(
        candidate=[text.segments[row] for row in rows],
        reference=[reference.segments[row] for row in rows],
        progress=progress,
    )
    beads = [((row,), (row,)) for row in range(len(rows))]
    if agreement.of(beads) < _RELATED * agreement.by_chance(beads):
        yield text.diagnostic(Kind.UNRELATED, range(len(text.segments)))


def script_difference(own: str | None, expected: str | None) -> model.Difference | None:
    """Return the scripts of two texts if they differ; None if a text has no letters.

    Chinese that could be either Simplified or Traditional (``Hani``) does not differ from any
    script with Chinese characters.
    """
    if own is None or expected is None or own == expected:
        return None
    if "Hani" in (own, expected) and {own, expected} <= {"Hani", "Hans", "Hant", "Jpan"}:
        return None

    return model.Difference(own, expected)
