"""Checks of texts and their files: each on its own, and compared with the first reference."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence

from bleu_core.diagnostics import places as diagnostics_places
from bleu_core.diagnostics.common_checks import CommonChecks
from bleu_core.diagnostics.excerpts import code_point
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic, NamedCounts, Names
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
# White space but for usual spaces and the line ends within a segment.
_UNUSUAL = re.compile(r"[^\S \n\r]")

# In longer texts, characters that only a few segments have are not looked for: for a million
# segments, this would take two minutes.
_MOST_THOROUGH = 100_000

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
    texts = [
        NamedText(name, Role.REFERENCE if number < len(references) else Role.CANDIDATE, document)
        for number, (name, document) in enumerate(
            zip(distinct_names(documents), documents, strict=True)
        )
    ]
    found: list[Diagnostic] = []
    first, *others = texts
    thorough = len(first.segments) <= _MOST_THOROUGH
    common = CommonChecks(texts, source, progress, thorough=thorough)
    for index, text in enumerate(texts):
        progress.step(Stage.CHECKING, index, len(documents))
        found += _of_file(text)
        found += common.of_text(text)
        if text.role is Role.REFERENCE:
            found += _duplicates(text, progress)
        if text is first:
            found += _unusual_spaces(text, others, progress)
        else:
            found += _unusual_spaces(text, [first], progress)
            found += common.of_compared(text)
            if by_position:
                found += check_shifted(text, first.document, progress)
    progress.step(Stage.CHECKING, len(documents), len(documents))
    return tuple(sorted(found, key=lambda each: (-each.severity, _KINDS.index(each.kind))))


def _of_file(text: NamedText) -> Iterator[Diagnostic]:
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


def _duplicates(text: NamedText, progress: Progress) -> Iterator[Diagnostic]:
    seen: set[str] = set()
    surplus = []
    for index, segment in enumerate(progress.watch(text.segments)):
        if len(segment) >= _DUPLICATE_LENGTH:
            if segment in seen:
                surplus.append(index)
            seen.add(segment)
    if surplus and len(surplus) * _SHARE_SHOWN >= len(text.segments):
        yield text.diagnostic(Kind.DUPLICATES, surplus)


def _unusual_spaces(
    text: NamedText, others: Sequence[NamedText], progress: Progress
) -> Iterator[Diagnostic]:
    """Check for spaces that are unusual, or that other texts lack in the same segment."""
    if not others:
        return
    rows: list[int] = []
    counts: Counter[str] = Counter()
    for row, segment in enumerate(progress.watch(text.segments)):
        # None of these spaces is printable, and hardly any segment is not.
        if segment.isprintable():
            continue
        unusual = _UNUSUAL.findall(segment)
        # Tabs and line ends are always unusual. Other texts may have other spaces as well: French
        # always uses no-break spaces.
        are_spaces = all(unicodedata.category(each) == "Zs" for each in unusual)
        if not are_spaces or (
            unusual and not all(_UNUSUAL.search(other.segments[row]) for other in others)
        ):
            rows.append(row)
            counts.update(unusual)
    if rows:
        often_first = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        data = NamedCounts(tuple((code_point(char), count) for char, count in often_first))
        places = diagnostics_places.matches(_UNUSUAL)
        yield text.diagnostic(Kind.UNUSUAL_SPACES, rows, places=places, data=data)
