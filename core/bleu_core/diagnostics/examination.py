"""When a finding is given: each text is looked at alone, and beside the first reference."""

from __future__ import annotations

import operator
import re
from collections.abc import Iterator, Sequence
from functools import reduce

from bleu_core.corpus.documents import Document
from bleu_core.corpus.encodings import EncodingSource
from bleu_core.corpus.names import distinct_names
from bleu_core.corpus.tokenized import tokenized_segments
from bleu_core.diagnostics.checks import check_tokenized, scripts_differ
from bleu_core.diagnostics.examined import ExaminedText, first_change, first_of, indices_of
from bleu_core.diagnostics.findings import Detail, Finding, FindingKind
from bleu_core.diagnostics.traits import (
    MOJIBAKE_OTHER,
    QUOTES,
    WIDTHS,
    Trait,
    differing_forms,
    form_characters,
)
from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.settings import Normalization

_AT_ONCE = 512
# Small matters are worth a word from one segment in a hundred.
_SHARE_WORTH_A_WORD = 100
# A length is extreme if it is so many times what the other side's lets expect, by so much.
_TIMES_LENGTH = 3
_LENGTH_DIFFERENCE = 20
# Short texts are said again and again.
_DUPLICATE_LENGTH = 20

# A capital letter before a quotation mark, dash, ellipsis or small figure can be what it seems, so
# one pair of characters counts only where its second is none of these. NEL ends lines.
_SURE_OTHER = re.sub("[\x85“”‘’‚„…–—»²³]", "", MOJIBAKE_OTHER)
_MOJIBAKE = re.compile(
    rf"[ÂÃÄÅ][{_SURE_OTHER}]|[Â-ô][\x80-\x84\x86-\x9f]|â€|ï»¿|ðŸ|锟斤拷"
    rf"|(?:[Â-ß][{MOJIBAKE_OTHER}]){{2}}|(?:[à-ï][{MOJIBAKE_OTHER}]{{2}}){{2}}"
)

_GRAVITY = {kind: place for place, kind in enumerate(FindingKind)}


def examine(
    *,
    candidates: Sequence[Document],
    references: Sequence[Document],
    by_position: bool = False,
    progress: Progress = SILENT,
) -> tuple[Finding, ...]:
    """Return what is odd in the texts of one evaluation, the gravest first.

    Parameters
    ----------
    candidates, references
        With equal numbers of segments; segment n of each belongs to segment n of the others.
    progress
        Told how far it is, and asked whether to stop.
    by_position
        Whether nothing but their place says that segments belong together.

    Raises
    ------
    Cancelled
        If `progress` says so.
    """
    documents = [*references, *candidates]
    if not documents or not documents[0].segments:
        return ()
    texts: list[ExaminedText] = []
    for name, document in zip(distinct_names(documents), documents, strict=True):
        progress.step(Stage.CHECKING, len(texts), 2 * len(documents))
        texts.append(ExaminedText.of(name, document, progress))
    findings: list[Finding] = []
    first, *others = texts
    for index, text in enumerate(texts):
        progress.step(Stage.CHECKING, len(documents) + index, 2 * len(documents))
        findings += _of_file(text)
        findings += _alone(text, progress)
        if index < len(references):
            findings += _duplicates(text, progress)
        if text is first:
            findings += _unlike(text, others)
        else:
            findings += _unlike(text, [first])
            findings += _against(text, first, progress)
            if by_position:
                findings += _shifted(text, first, progress)
    progress.step(Stage.CHECKING, 2 * len(documents), 2 * len(documents))
    return tuple(sorted(findings, key=lambda finding: _GRAVITY[finding.kind]))


def _shifted(text: ExaminedText, reference: ExaminedText, progress: Progress) -> Iterator[Finding]:
    """Look whether a line that is missing here, and one too many there, even out in number."""
    from bleu_core.corpus.pairing.drift import looks_shifted

    place = looks_shifted(candidate=text.segments, reference=reference.segments, progress=progress)
    if place is not None:
        yield from text.finding(FindingKind.SHIFTED, [place.candidate])


def _of_file(text: ExaminedText) -> Iterator[Finding]:
    """Look at how the file was read."""
    document = text.document
    encoding = document.encoding
    if encoding is not None and encoding.source is EncodingSource.GUESSED:
        yield from text.finding(
            FindingKind.GUESSED_ENCODING,
            indices_of(text.having(Trait.NOT_ASCII)),
            place=lambda segment: len(segment) - len(segment.lstrip(_ASCII)),
            details=[Detail(encoding.name)],
        )
    lone = document.lone_carriage_returns
    if lone:
        lines = [line - 1 for line in lone if line <= len(text.segments)]
        yield from text.finding(FindingKind.LONE_CARRIAGE_RETURNS, lines, count=len(lone))
    ends = [end for end in document.line_ends if end != "CR" or not lone]
    if len(ends) > 1:
        lines = list(range(len(text.segments)))
        yield from text.finding(FindingKind.MIXED_LINE_ENDS, lines, details=map(Detail, ends))
    # Files in UTF-16 are meant to have one.
    if encoding is not None and encoding.byte_order_mark and encoding.name == "UTF-8":
        yield from text.finding(FindingKind.BYTE_ORDER_MARK, [0])


_ASCII = "".join(map(chr, range(0x80)))


def _alone(text: ExaminedText, progress: Progress) -> Iterator[Finding]:
    """Look at what is odd in any text."""
    yield from text.with_characters(FindingKind.REPLACEMENT_CHARACTERS, Trait.REPLACEMENT)
    suspects = indices_of(text.having(Trait.MOJIBAKE_FIRST) & text.having(Trait.MOJIBAKE_OTHER))
    garbled = {
        index: match.start()
        for index in progress.watch(suspects)
        if (match := _MOJIBAKE.search(text.segments[index]))
    }
    yield from text.finding(
        FindingKind.MOJIBAKE, list(garbled), place=lambda _: next(iter(garbled.values()))
    )
    yield from text.finding(FindingKind.EMPTY, indices_of(~text.having(Trait.TEXT)))
    yield from _tokenized(text, progress)
    changes: tuple[tuple[FindingKind, Trait, Normalization], ...] = (
        (FindingKind.MARKUP, Trait.LESS_THAN, "markup"),
        (FindingKind.ENTITIES, Trait.AMPERSAND, "entities"),
    )
    for kind, trait, normalization in changes:
        changed = text.changed_by(normalization, indices_of(text.having(trait)), progress)
        yield from text.finding(kind, changed, normalization, place=first_change(normalization))
    yield from text.with_characters(FindingKind.LINE_SEPARATORS, Trait.LINE_SEPARATOR, "spaces")
    yield from text.with_characters(FindingKind.INVISIBLE, Trait.INVISIBLE, "invisible")


def _tokenized(text: ExaminedText, progress: Progress) -> Iterator[Finding]:
    warning = check_tokenized(text.name, text.segments, progress)
    if warning is None:
        return
    yield from text.finding(
        FindingKind.TOKENIZED,
        [_first_tokenized(text.segments)],
        "detok",
        count=warning.count,
        place=first_change("detok"),
        details=[Detail("Hani")] if warning.chinese else [],
    )


def _first_tokenized(segments: Sequence[str]) -> int:
    """Return the index of the first of many: several looked at together, then each alone."""
    start = 0
    while tokenized_segments(segments[start : start + _AT_ONCE])[0] == 0:
        start += _AT_ONCE
    while tokenized_segments(segments[start : start + 1])[0] == 0:
        start += 1
    return start


def _duplicates(text: ExaminedText, progress: Progress) -> Iterator[Finding]:
    seen: set[str] = set()
    surplus = []
    for index, segment in enumerate(progress.watch(text.segments)):
        if len(segment) >= _DUPLICATE_LENGTH:
            if segment in seen:
                surplus.append(index)
            seen.add(segment)
    if _are_many(surplus, text):
        yield from text.finding(FindingKind.DUPLICATES, surplus)


def _unlike(text: ExaminedText, others: Sequence[ExaminedText]) -> Iterator[Finding]:
    """Look at what is odd only if another text lacks it in the same segment.

    No-break spaces are French, and some letters have no composed form.
    """
    if not others:
        return
    spaces = text.having(Trait.OTHER_SPACE)
    spaces &= ~reduce(operator.and_, (other.having(Trait.OTHER_SPACE) for other in others))
    yield from text.with_characters(
        FindingKind.UNUSUAL_SPACES,
        Trait.TAB | Trait.OTHER_SPACE,
        "spaces",
        concerned=spaces | text.having(Trait.TAB),
    )
    decomposed = ~text.composed & reduce(operator.or_, (other.composed for other in others))
    yield from text.finding(
        FindingKind.NOT_NFC, indices_of(decomposed), "nfc", place=first_change("nfc")
    )


def _against(text: ExaminedText, first: ExaminedText, progress: Progress) -> Iterator[Finding]:
    """Look at what the first reference has in another way."""
    yield from _script(text, first, progress)
    yield from _length_ratio(text, first)
    kinds: tuple[tuple[int, Normalization, FindingKind, FindingKind], ...] = (
        (WIDTHS, "width", FindingKind.FULL_WIDTH, FindingKind.HALF_WIDTH),
        (QUOTES, "quotes", FindingKind.CURLY_QUOTES, FindingKind.STRAIGHT_QUOTES),
    )
    for signs, normalization, special, plain in kinds:
        forms = [
            differing_forms(text.traits, first.traits, signs),
            differing_forms(first.traits, text.traits, signs),
        ]
        special_segments, plain_segments = map(indices_of, (form != 0 for form in forms))
        # Who mixes both is told what there is more of.
        is_plain = len(plain_segments) > len(special_segments)
        concerned = plain_segments if is_plain else special_segments
        if _are_many(concerned, text):
            characters = form_characters(int(forms[is_plain][concerned[0]]))[is_plain]
            kind = plain if is_plain else special
            yield from text.finding(kind, concerned, normalization, place=first_of(characters))


def _are_many(concerned: Sequence[int], text: ExaminedText) -> bool:
    return len(concerned) * _SHARE_WORTH_A_WORD >= len(text.segments)


def _script(text: ExaminedText, first: ExaminedText, progress: Progress) -> Iterator[Finding]:
    script, expected = text.document.script, first.document.script
    if not scripts_differ(expected, script):
        return
    kind = FindingKind.OTHER_SCRIPT
    details = [Detail(str(script)), Detail(str(expected))]
    if {script, expected} == {"Hans", "Hant"}:
        # Which segments differ is seen on the Traditional side.
        traditional = text if script == "Hant" else first
        changed = traditional.changed_by("t2s", range(len(text.segments)), progress)
        yield from text.finding(kind, changed, "t2s", place=first_change("t2s"), details=details)
    else:
        yield from text.finding(kind, indices_of(text.having(Trait.TEXT)), details=details)


def _length_ratio(text: ExaminedText, first: ExaminedText) -> Iterator[Finding]:
    import numpy as np

    counted = text.having(Trait.TEXT) & first.having(Trait.TEXT)
    if not counted.any():
        return
    lengths = np.fromiter(map(len, text.segments), float)
    expected = np.fromiter(map(len, first.segments), float)
    expected *= np.median(lengths[counted] / expected[counted])
    larger, smaller = np.maximum(lengths, expected), np.minimum(lengths, expected)
    extreme = (larger > _TIMES_LENGTH * smaller) & (larger - smaller >= _LENGTH_DIFFERENCE)
    concerned = indices_of(counted & extreme)
    details = [
        Detail(side, len(segments[concerned[0]]))
        for side, segments in (("document", text.segments), ("reference", first.segments))
        if concerned
    ]
    yield from text.finding(FindingKind.LENGTH_RATIO, concerned, details=details)
