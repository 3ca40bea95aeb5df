"""Checks of texts and their files: each on its own, and compared with the first reference."""

from __future__ import annotations

import operator
from collections.abc import Iterator, Sequence
from functools import reduce

from bleu_core.diagnostics.character_traits import Trait
from bleu_core.diagnostics.common_checks import CommonChecks
from bleu_core.diagnostics.examined_text import ExaminedText
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic, Names
from bleu_core.diagnostics.named_text import NamedText
from bleu_core.diagnostics.shared_checks import check_shifted
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.files.names import distinct_names
from bleu_core.progress import SILENT, Progress, Stage

# Differences in punctuation, and duplicates, are reported if one segment in this many has them.
_SHARE_SHOWN = 100
# Shorter segments, such as greetings, are duplicated in any text.
_DUPLICATE_LENGTH = 20

_KINDS = list(Kind)


def examine(
    *,
    candidates: Sequence[Document],
    references: Sequence[Document],
    source: Sequence[str] | None = None,
    by_position: bool = False,
    progress: Progress = SILENT,
) -> tuple[Diagnostic, ...]:
    """Return the diagnostics about the texts of an evaluation, the most severe first.

    Parameters
    ----------
    candidates, references
        Aligned texts: segment n of each corresponds to segment n of the others.
    source
        The segments of the source text; None if it is not known.
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
    common = CommonChecks(texts, source, progress, thorough=True)
    for index, text in enumerate(texts):
        progress.step(Stage.CHECKING, len(documents) + index, 2 * len(documents))
        found += _of_file(text)
        found += common.of_text(text)
        if text.role is Role.REFERENCE:
            found += _duplicates(text, progress)
        if text is first:
            found += _unlike(text, others)
        else:
            found += _unlike(text, [first])
            found += common.of_compared(text)
            if by_position:
                found += check_shifted(text, first.document, progress)
    progress.step(Stage.CHECKING, 2 * len(documents), 2 * len(documents))
    return tuple(sorted(found, key=lambda each: (-each.severity, _KINDS.index(each.kind))))


def _of_file(text: ExaminedText) -> Iterator[Diagnostic]:
    """Check the line ends and the byte order mark of a file."""
    document, encoding = text.document, text.document.encoding
    ends = [end for end in document.line_ends if end != "CR" or not document.lone_carriage_returns]
    marks = ends if len(ends) > 1 else []
    # In UTF-16, a byte order mark is normal.
    if encoding is not None and encoding.byte_order_mark and encoding.name == "UTF-8":
        marks.append("BOM")
    if marks:
        every = range(len(text.segments))
        yield text.diagnostic(Kind.READ_OTHERWISE, every, data=Names(tuple(marks)))


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
    """Check for spaces that are unusual only if other texts lack them in the same segment.

    French always uses no-break spaces.
    """
    if not others:
        return
    spaces = text.having(Trait.OTHER_SPACE)
    spaces &= ~reduce(operator.and_, (other.having(Trait.OTHER_SPACE) for other in others))
    yield from text.found_characters(
        Kind.UNUSUAL_SPACES,
        Trait.TAB | Trait.LINE_SEPARATOR | Trait.OTHER_SPACE,
        concerned=spaces | text.having(Trait.TAB | Trait.LINE_SEPARATOR),
    )


def _are_many(concerned: Sequence[int], text: ExaminedText) -> bool:
    return len(concerned) * _SHARE_SHOWN >= len(text.segments)
