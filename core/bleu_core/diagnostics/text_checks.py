"""Checks of texts and their files: each on its own, and compared with the first reference."""

from __future__ import annotations

import operator
from collections.abc import Iterator, Sequence
from functools import reduce

from bleu_core.diagnostics.character_traits import (
    ANGLES,
    QUOTES,
    WIDTHS,
    Trait,
    differing_forms,
    form_characters,
)
from bleu_core.diagnostics.examined_text import ExaminedText, indices_of
from bleu_core.diagnostics.excerpts import first_change, first_of
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic, Lengths, LineEnds, Normalize
from bleu_core.diagnostics.mojibake import MOJIBAKE
from bleu_core.diagnostics.named_text import NamedText
from bleu_core.diagnostics.output_checks import check_output
from bleu_core.diagnostics.row_checks import check_rows
from bleu_core.diagnostics.shared_checks import (
    TokenizedTexts,
    check_carriage_returns,
    check_case,
    check_encoding,
    check_length,
    check_lookalikes,
    check_markup,
    check_shared,
    check_shifted,
    check_tokenized,
    script_difference,
)
from bleu_core.diagnostics.trace_checks import check_traces
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.files.names import distinct_names
from bleu_core.progress import SILENT, Progress, Stage

# Differences in punctuation, and duplicates, are reported if one segment in this many has them.
_SHARE_SHOWN = 100
# A length is extreme if it differs from the expected one by this factor, and by this many
# characters.
_LENGTH_FACTOR = 3
_LENGTH_DIFFERENCE = 20
# Shorter segments, such as greetings, are duplicated in any text.
_DUPLICATE_LENGTH = 20

_KINDS = list(Kind)


def examine(
    *,
    candidates: Sequence[Document],
    references: Sequence[Document],
    by_position: bool = False,
    progress: Progress = SILENT,
) -> tuple[Diagnostic, ...]:
    """Return the diagnostics about the texts of an evaluation, the most severe first.

    Parameters
    ----------
    candidates, references
        Aligned texts: segment n of each corresponds to segment n of the others.
    progress
        Used for progress and cancellation.
    by_position
        Whether the segments were paired by position only.

    Raises
    ------
    Cancelled
        If `progress` requests it.
    """
    documents = [*references, *candidates]
    if not documents or not documents[0].segments:
        return ()
    texts: list[ExaminedText] = []
    for name, document in zip(distinct_names(documents), documents, strict=True):
        progress.step(Stage.CHECKING, len(texts), 2 * len(documents))
        role = Role.REFERENCE if len(texts) < len(references) else Role.CANDIDATE
        texts.append(ExaminedText.of(NamedText(name, role, document), progress))
    found: list[Diagnostic] = []
    first, *others = texts
    tokenized = TokenizedTexts(documents, progress)
    # Segments that are blank in all texts do not change the score.
    is_read = reduce(operator.or_, (text.having(Trait.TEXT) for text in texts))
    for index, text in enumerate(texts):
        progress.step(Stage.CHECKING, len(documents) + index, 2 * len(documents))
        found += _of_file(text)
        found += _alone(text, tokenized, progress)
        found += text.found(Kind.EMPTY, indices_of(~text.having(Trait.TEXT) & is_read))
        beside = next((each.document for each in texts if each.role is not text.role), None)
        found += check_markup(text, beside, share=len(text.segments))
        if beside is not None:
            found += check_output(text, beside, progress)
        if text.role is Role.REFERENCE:
            found += _duplicates(text, progress)
        if text is first:
            found += _unlike(text, others)
            found += check_traces(text, others, progress)
            found += check_lookalikes(text, [other.document for other in others], progress)
        else:
            found += _unlike(text, [first])
            found += check_traces(text, [first], progress)
            found += check_lookalikes(text, [first.document], progress)
            found += check_case(text, first.document)
            found += check_rows(text, first.document, progress)
            found += _against(text, first, progress)
            if by_position:
                found += check_shifted(text, first.document, progress)
    found += check_shared(texts)
    progress.step(Stage.CHECKING, 2 * len(documents), 2 * len(documents))
    return tuple(sorted(found, key=lambda diagnostic: _KINDS.index(diagnostic.kind)))


def _of_file(text: ExaminedText) -> Iterator[Diagnostic]:
    """Check the encoding and the line ends with which the file was read."""
    document = text.document
    for diagnostic in (*check_encoding(text), *check_carriage_returns(text)):
        # The affected segments may all have been left out.
        if diagnostic.rows:
            yield diagnostic
    lone = document.lone_carriage_returns
    ends = tuple(end for end in document.line_ends if end != "CR" or not lone)
    if len(ends) > 1:
        yield text.diagnostic(Kind.MIXED_LINE_ENDS, range(len(text.segments)), data=LineEnds(ends))
    encoding = document.encoding
    # In UTF-16, a byte order mark is normal.
    if encoding is not None and encoding.byte_order_mark and encoding.name == "UTF-8":
        yield text.diagnostic(Kind.BYTE_ORDER_MARK, [0])


def _alone(
    text: ExaminedText, tokenized: TokenizedTexts, progress: Progress
) -> Iterator[Diagnostic]:
    """Check a text on its own."""
    yield from text.found_characters(Kind.REPLACEMENT_CHARACTERS, Trait.REPLACEMENT)
    suspects = indices_of(text.having(Trait.MOJIBAKE_FIRST) & text.having(Trait.MOJIBAKE_OTHER))
    garbled = {
        index: match.start()
        for index in progress.watch(suspects)
        if (match := MOJIBAKE.search(text.segments[index]))
    }
    yield from text.found(
        Kind.MOJIBAKE, list(garbled), place=lambda _: next(iter(garbled.values()))
    )
    yield from check_tokenized(text, tokenized)
    changed = text.changed_by("entities", indices_of(text.having(Trait.AMPERSAND)), progress)
    yield from text.found(Kind.ENTITIES, changed, place=first_change("entities"))
    yield from text.found_characters(Kind.LINE_SEPARATORS, Trait.LINE_SEPARATOR)
    yield from text.found_characters(Kind.INVISIBLE, Trait.INVISIBLE)


def _duplicates(text: ExaminedText, progress: Progress) -> Iterator[Diagnostic]:
    seen: set[str] = set()
    surplus = []
    for index, segment in enumerate(progress.watch(text.segments)):
        if len(segment) >= _DUPLICATE_LENGTH:
            if segment in seen:
                surplus.append(index)
            seen.add(segment)
    if _are_many(surplus, text):
        yield from text.found(Kind.DUPLICATES, surplus)


def _unlike(text: ExaminedText, others: Sequence[ExaminedText]) -> Iterator[Diagnostic]:
    """Check for features that are unusual only if other texts lack them in the same segment.

    French always uses no-break spaces, and some accented letters have no precomposed form.
    """
    if not others:
        return
    spaces = text.having(Trait.OTHER_SPACE)
    spaces &= ~reduce(operator.and_, (other.having(Trait.OTHER_SPACE) for other in others))
    yield from text.found_characters(
        Kind.UNUSUAL_SPACES,
        Trait.TAB | Trait.OTHER_SPACE,
        concerned=spaces | text.having(Trait.TAB),
    )
    decomposed = ~text.composed & reduce(operator.or_, (other.composed for other in others))
    yield from text.found(Kind.NOT_NFC, indices_of(decomposed), place=first_change("nfc"))


def _against(text: ExaminedText, first: ExaminedText, progress: Progress) -> Iterator[Diagnostic]:
    """Check for differences from the first reference."""
    yield from _script(text, first, progress)
    yield from check_length(text, first.document)
    yield from _length_ratio(text, first)
    kinds: tuple[tuple[int, Kind, Kind], ...] = (
        (WIDTHS, Kind.FULL_WIDTH, Kind.HALF_WIDTH),
        (QUOTES, Kind.CURLY_QUOTES, Kind.STRAIGHT_QUOTES),
        (ANGLES, Kind.ANGLE_QUOTES, Kind.OTHER_QUOTES),
    )
    for signs, special, plain in kinds:
        forms = [
            differing_forms(text.traits, first.traits, signs),
            differing_forms(first.traits, text.traits, signs),
        ]
        special_segments, plain_segments = map(indices_of, (form != 0 for form in forms))
        # If a text has both forms, report the more frequent one.
        is_plain = len(plain_segments) > len(special_segments)
        concerned = plain_segments if is_plain else special_segments
        if _are_many(concerned, text):
            characters = form_characters(int(forms[is_plain][concerned[0]]))[is_plain]
            kind = plain if is_plain else special
            yield from text.found(kind, concerned, place=first_of(characters))


def _are_many(concerned: Sequence[int], text: ExaminedText) -> bool:
    return len(concerned) * _SHARE_SHOWN >= len(text.segments)


def _script(text: ExaminedText, first: ExaminedText, progress: Progress) -> Iterator[Diagnostic]:
    scripts = script_difference(text.document.script, first.document.script)
    if scripts is None:
        return
    if {scripts.own, scripts.expected} == {"Hans", "Hant"}:
        # The text in Traditional characters shows which segments differ.
        traditional = text if scripts.own == "Hant" else first
        changed = traditional.changed_by("t2s", range(len(text.segments)), progress)
        place = first_change("t2s")
        fix = Normalize("t2s")
        yield from text.found(Kind.SCRIPTS_DIFFER, changed, fix, place=place, data=scripts)
    else:
        rows = indices_of(text.having(Trait.TEXT))
        yield from text.found(Kind.SCRIPTS_DIFFER, rows, data=scripts)


def _length_ratio(text: ExaminedText, first: ExaminedText) -> Iterator[Diagnostic]:
    import numpy as np

    counted = text.having(Trait.TEXT) & first.having(Trait.TEXT)
    if not counted.any():
        return
    lengths = np.fromiter(map(len, text.segments), float)
    expected = np.fromiter(map(len, first.segments), float)
    expected *= np.median(lengths[counted] / expected[counted])
    larger, smaller = np.maximum(lengths, expected), np.minimum(lengths, expected)
    extreme = (larger > _LENGTH_FACTOR * smaller) & (larger - smaller >= _LENGTH_DIFFERENCE)
    concerned = indices_of(counted & extreme)
    if concerned:
        lengths_of_first = Lengths(*(len(one.segments[concerned[0]]) for one in (text, first)))
        yield from text.found(Kind.LENGTH_RATIO, concerned, data=lengths_of_first)
