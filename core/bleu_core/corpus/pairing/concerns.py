"""Reasons not to compare some of the paired segments."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bleu_core.corpus.documents import Document
from bleu_core.corpus.pairing.pairs import Pairs
from bleu_core.corpus.reading.contents import Mark
from bleu_core.progress import SILENT, Progress
from bleu_core.settings import CONCERNS, Concern, PairingOptions

_MARKS: dict[Mark, Concern] = {
    Mark.NOT_TRANSLATED: "not_translated",
    Mark.NOT_FOR_TRANSLATION: "not_for_translation",
    Mark.NEEDS_REVIEW: "needs_review",
}

# What people write in place of a translation, if it is the whole segment.
_NO_TRANSLATION = re.compile(
    r"\W*(no translation( available)?|translation (is )?not available|not translated|untranslated"
    r"|to be translated|missing translation|sin traducción|sin traducir|no hay traducción"
    r"|belum diterjemahkan|tidak ada terjemahan|未翻[译譯]|无译文|無譯文|暂无翻译|暫無翻譯)\W*",
    re.IGNORECASE,
)
_LONGEST_NOTE = 40


def usually_left_out(documents: Sequence[Document]) -> frozenset[Concern]:
    """Return which concerns are left out by default.

    Segments without a counterpart always are. In plain text nothing else is: the score must be
    what other programs compute from the same files.
    """
    unpaired: frozenset[Concern] = frozenset(("only_reference", "only_candidate"))
    if all(document.is_plain for document in documents):
        return unpaired
    return unpaired | {"empty_reference", "not_translated", "not_for_translation"}


def left_out_kinds(documents: Sequence[Document], options: PairingOptions) -> frozenset[Concern]:
    """Return which concerns are left out: the defaults, changed by the options."""
    return (usually_left_out(documents) - set(options.keep)) | set(options.leave_out)


def find_concerns(
    pairs: Pairs,
    *,
    candidates: Sequence[Document],
    references: Sequence[Document],
    source: Document | None,
    progress: Progress = SILENT,
) -> dict[Concern, tuple[int, ...]]:
    """Return the rows of each concern that has any, in the order of `CONCERNS`.

    Parameters
    ----------
    pairs
        Rows of references, candidates and source, in this order.
    """
    documents = [*references, *candidates]
    texts = [_texts(pairs, number, document) for number, document in enumerate(documents)]
    progress.check()
    first_candidate = len(references)
    missing = [_missing(column) if None in column else set() for column in texts]
    blank = [_blank(column) for column in texts]
    progress.check()
    no_reference = set.intersection(*missing[:first_candidate])
    found: dict[Concern, set[int]] = {
        "only_reference": set().union(*missing[first_candidate:]) - no_reference,
        "only_candidate": no_reference,
        "duplicate_key": set(pairs.ambiguous),
        "empty_reference": set.intersection(
            *(one | other for one, other in zip(missing, blank[:first_candidate], strict=False))
        )
        - no_reference,
        "empty_candidate": set().union(*blank[first_candidate:]),
        "untranslated": _untranslated(pairs, texts, references, source),
        "not_translated": _notes(texts[:first_candidate]),
    }
    for number, reference in enumerate(references):
        _add_marks(found, pairs, number, reference)
    return {concern: tuple(sorted(found[concern])) for concern in CONCERNS if found.get(concern)}


def _texts(pairs: Pairs, number: int, document: Document) -> Sequence[str | None]:
    if pairs.is_positional:
        return document.segments
    return [document.units.text(row[number]) for row in pairs.rows]


def _missing(texts: Sequence[str | None]) -> set[int]:
    return {index for index, text in enumerate(texts) if text is None}


def _blank(texts: Sequence[str | None]) -> set[int]:
    return {
        index
        for index, text in enumerate(texts)
        if text is not None and (not text or text.isspace())
    }


def _untranslated(
    pairs: Pairs,
    texts: Sequence[Sequence[str | None]],
    references: Sequence[Document],
    source: Document | None,
) -> set[int]:
    """Return the rows in which a candidate equals the source text and the reference does not."""
    if source is not None:
        sources = _texts(pairs, len(texts), source)
    elif references[0].units.sources:
        sources = [references[0].units.source(row[0]) for row in pairs.rows]
    else:
        return set()
    candidates = texts[len(references) :]
    return {
        index
        for index, (text, reference) in enumerate(zip(sources, texts[0], strict=True))
        if text
        and text != reference
        and any(candidate[index] == text for candidate in candidates)
        and any(char.isalpha() for char in text)
    }


def _notes(references: Sequence[Sequence[str | None]]) -> set[int]:
    """Return the rows in which a reference only says that there is no translation."""
    return {
        index
        for texts in references
        for index, text in enumerate(texts)
        if text and len(text) <= _LONGEST_NOTE and _NO_TRANSLATION.fullmatch(text)
    }


def _add_marks(
    found: dict[Concern, set[int]], pairs: Pairs, number: int, reference: Document
) -> None:
    if not reference.units.marks:
        return
    for index, row in enumerate(pairs.rows):
        for segment in row[number]:
            if mark := reference.units.marks.get(segment):
                found.setdefault(_MARKS[mark], set()).add(index)
