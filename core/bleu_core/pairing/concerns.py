"""Reasons not to compare some of the paired segments."""

from __future__ import annotations

import operator
import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import chain, compress, islice
from typing import NamedTuple, cast

from bleu_core.files import headings as files_headings
from bleu_core.files.contents import Format, KeyKind, UnitMark
from bleu_core.files.documents import Document
from bleu_core.files.reading import known_formats
from bleu_core.pairing import members
from bleu_core.pairing.pairs import Pairs
from bleu_core.progress import SILENT, Progress
from bleu_core.settings import CONCERNS, Concern, PairingOptions

_MARKS: dict[UnitMark, Concern] = {
    UnitMark.NOT_TRANSLATED: "not_translated",
    UnitMark.NOT_FOR_TRANSLATION: "not_for_translation",
    UnitMark.NEEDS_REVIEW: "needs_review",
    UnitMark.NO_SUGGESTION: "no_suggestion",
}
# The mark of a candidate's unit is reported, but the text of the unit is scored as it is.
_CANDIDATE_MARKS: dict[UnitMark, Concern] = {
    **_MARKS,
    UnitMark.NOT_TRANSLATED: "unconfirmed_candidate",
    UnitMark.NEEDS_REVIEW: "unconfirmed_candidate",
}

# Notes in place of a translation; they count only if a segment has no other text.
_NO_TRANSLATION = re.compile(
    r"\W*(no translation( available)?|translation (is )?not available|not translated|untranslated"
    r"|to be translated|missing translation|sin traducción|sin traducir|no hay traducción"
    r"|belum diterjemahkan|tidak ada terjemahan|未翻[译譯]|无译文|無譯文|暂无翻译|暫無翻譯)\W*",
    re.IGNORECASE,
)
_WORD = re.compile(r"[^\W\d_]+")
_TAG = re.compile(r"[#@＠＃]\S+|\S+://\S+")
# Greatest length in characters of such a note, and of a heading.
_LONGEST_NOTE = 40
_MANY = 10_000
# Concerns about a segment that has no translation, or needs none.
_NO_TEXT: frozenset[Concern] = frozenset(
    ("empty_reference", "no_suggestion", "not_translated", "not_for_translation", "notes")
)


def usually_left_out(documents: Sequence[Document]) -> frozenset[Concern]:
    """Return the concerns that are left out by default.

    Segments without a counterpart are always left out. In plain text nothing else is left out, so
    that other programs give the same score for the same files.
    """
    unpaired: frozenset[Concern] = frozenset(("only_reference", "only_candidate"))
    return unpaired if all(document.is_plain for document in documents) else unpaired | _NO_TEXT


def left_out_concerns(
    documents: Sequence[Document], options: PairingOptions, *, post_edited: bool = False
) -> frozenset[Concern]:
    """Return the concerns that are left out: the defaults, changed by the options.

    Parameters
    ----------
    post_edited
        Whether the reference is made from the candidate; see `Settings`.
    """
    kinds = (usually_left_out(documents) - set(options.keep)) | set(options.leave_out)
    return kinds | _NO_TEXT | {"empty_candidate"} if post_edited else kinds


def with_switched(
    options: PairingOptions, concern: Concern, documents: Sequence[Document], *, left_out: bool
) -> PairingOptions:
    """Return options that leave a concern's rows out or keep them; defaults are not listed."""
    usual = usually_left_out(documents)
    kinds = left_out_concerns(documents, options) - {concern}
    if left_out:
        kinds |= {concern}
    return replace(
        options,
        leave_out=tuple(name for name in CONCERNS if name in kinds - usual),
        keep=tuple(name for name in CONCERNS if name in usual - kinds),
    )


class FoundConcerns(NamedTuple):
    """The rows of each concern that has any, in the order of `CONCERNS`.

    Attributes
    ----------
    of_rows
        All concerns, whichever document they are about.
    of_candidates
        For each candidate, the concerns about its own text: missing, empty or untranslated.
    """

    of_rows: dict[Concern, Sequence[int]]
    of_candidates: tuple[dict[Concern, Sequence[int]], ...]


def find_concerns(
    pairs: Pairs,
    *,
    candidates: Sequence[Document],
    references: Sequence[Document],
    source: Document | None,
    progress: Progress = SILENT,
) -> FoundConcerns:
    """Return the reasons not to compare some rows.

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
    blank = [rows_of(are_blank(column)) for column in texts]
    progress.check()
    no_reference = set.intersection(*missing[:first_candidate])
    of_candidates: list[dict[Concern, Collection[int]]] = [
        {
            "only_reference": missing[number] - no_reference,
            "untranslated": _untranslated(pairs, texts, number, documents, source),
            "other_source": _of_other_source(pairs, number, documents),
            **_of_candidate_marks(pairs, number, documents[number], blank[number]),
        }
        for number in range(first_candidate, len(documents))
    ]
    concerns: dict[Concern, Collection[int]] = {
        "only_candidate": no_reference,
        "duplicate_key": set(pairs.ambiguous),
        "empty_reference": _without(
            _in_all([*map(_united, missing, blank[:first_candidate])]), no_reference
        ),
        "not_translated": _notes(texts[:first_candidate]),
        "heading": _headings(texts, documents),
        **_same_members(pairs, texts, documents, source),
    }
    of_references = (
        _marked(pairs, number, reference, _MARKS) for number, reference in enumerate(references)
    )
    for of_document in chain(of_candidates, of_references):
        for concern, rows in of_document.items():
            concerns[concern] = _united(concerns.get(concern, ()), rows)
    return FoundConcerns(_in_order(concerns), tuple(map(_in_order, of_candidates)))


def _of_candidate_marks(
    pairs: Pairs, number: int, candidate: Document, blank: Collection[int]
) -> dict[Concern, Collection[int]]:
    """Return the rows in which a candidate is blank, and those that follow from its marks."""
    marked = _marked(pairs, number, candidate, _CANDIDATE_MARKS)
    return {
        **marked,
        "empty_candidate": _without(blank, marked.get("no_suggestion", ())),
        # An empty segment is no translation to be confirmed.
        "unconfirmed_candidate": _without(marked.get("unconfirmed_candidate", ()), blank),
    }


def _in_order(concerns: Mapping[Concern, Collection[int]]) -> dict[Concern, Sequence[int]]:
    return {
        concern: rows if isinstance(rows, range) else tuple(sorted(rows))
        for concern in CONCERNS
        if (rows := concerns.get(concern))
    }


# Many rows without a gap, such as millions of blank lines at the end, stay a range.


def _united(one: Collection[int], other: Collection[int]) -> Collection[int]:
    return {*one, *other} if one and other and one != other else one or other


def _without(rows: Collection[int], others: Collection[int]) -> Collection[int]:
    if not (rows and others):
        return rows
    known = others if isinstance(others, range) else set(others)
    return {row for row in rows if row not in known}


def _in_all(parts: Sequence[Collection[int]]) -> Collection[int]:
    first, *others = parts
    if all(part == first for part in others):
        return first
    return set(first).intersection(*others)


def _texts(pairs: Pairs, number: int, document: Document) -> Sequence[str | None]:
    if pairs.is_positional:
        return document.segments
    return [document.units.text(row[number]) for row in pairs.rows]


def _missing(texts: Sequence[str | None]) -> set[int]:
    return {index for index, text in enumerate(texts) if text is None}


def are_blank(texts: Sequence[str | None]) -> bytes:
    """For each text, return 1 if there is nothing but white space in it."""
    if None in texts:
        return bytes(text is not None and not text.strip() for text in texts)
    return bytes(map(operator.not_, map(str.strip, cast("Sequence[str]", texts))))


def rows_of(marks: bytes) -> Sequence[int]:
    """Return the rows marked with 1; many without a gap as a range, which takes no memory."""
    first, end = marks.find(1), marks.rfind(1) + 1
    if marks.count(1) == end - first > _MANY:
        return range(first, end)
    return tuple(compress(range(len(marks)), marks))


def _untranslated(
    pairs: Pairs,
    texts: Sequence[Sequence[str | None]],
    number: int,
    documents: Sequence[Document],
    source: Document | None,
) -> set[int]:
    """Return the rows in which a candidate equals the source text and the reference does not.

    Tags such as ``#news`` and ``@name`` stay as they are.
    """
    sources = _sources(pairs, documents, source, among=(0, number))
    if not sources:
        return set()
    return {
        index
        for index, (text, reference, candidate) in enumerate(
            zip(sources, texts[0], texts[number], strict=True)
        )
        if text and candidate == text and text != reference and words_of(text)
    }


def words_of(text: str) -> set[str]:
    """Return the words of a text in lower case, without those of tags and addresses."""
    return {*_WORD.findall(_TAG.sub(" ", text.lower()))}


def translated_elsewhere(
    rows: Sequence[int], sources: Sequence[str], references: Sequence[str]
) -> list[int]:
    """Return those of some segments whose source has a word that references do not leave as it is.

    A word in no other source may be a name.
    """
    words = {row: words_of(sources[row]) for row in rows}
    every = set().union(*words.values())
    seen: Counter[str] = Counter()
    kept: Counter[str] = Counter()
    for text, reference in zip(sources, references, strict=True):
        if known := every.intersection(_WORD.findall(text.lower())):
            seen.update(known)
            kept.update(known.intersection(_WORD.findall(reference.lower())))
    translated = {word for word, count in seen.items() if count > 1 and 2 * kept[word] < count}
    return [row for row in rows if words[row] & translated]


def _sources(
    pairs: Pairs, documents: Sequence[Document], source: Document | None, *, among: Iterable[int]
) -> Sequence[str | None]:
    """Return the source text of each row, or that of the first bilingual file among some."""
    if source is not None:
        return _texts(pairs, len(documents), source)
    known = next((number for number in among if documents[number].units.sources), None)
    if known is None:
        return ()
    return [documents[known].units.source(row[known]) for row in pairs.rows]


def _same_members(
    pairs: Pairs,
    texts: Sequence[Sequence[str | None]],
    documents: Sequence[Document],
    source: Document | None,
) -> dict[Concern, set[int]]:
    """Return the rows of members that are the same in all files, unlike the texts beside them."""
    if not all(document.units.key_kind is KeyKind.NAME for document in documents):
        return {}

    keys = documents[0].units.keys
    names = [keys[row[0][0]] if row[0] else "" for row in pairs.rows]
    sources = _sources(pairs, documents, source, among=range(len(documents)))
    notes, unclear = members.find_same_members(names, texts, sources)
    return {"notes": notes, "same_in_all": unclear}


def _of_other_source(pairs: Pairs, number: int, documents: Sequence[Document]) -> set[int]:
    """Return the rows paired by an id that a candidate's file gives to another source text.

    White space is ignored, because tools add and remove it.
    """
    first, units = documents[0].units, documents[number].units
    if (pairs.method, first.key_kind) != ("key", KeyKind.UNIT_ID):
        return set()
    if not (first.sources and units.sources):
        return set()
    if first.keys == units.keys and first.sources == units.sources:
        return set()
    rows = set()
    for index, row in enumerate(pairs.rows):
        mine, theirs = first.source(row[0]), units.source(row[number])
        if mine and theirs and mine != theirs and mine.split() != theirs.split():
            rows.add(index)
    return rows


def _headings(columns: Sequence[Sequence[str | None]], documents: Sequence[Document]) -> set[int]:
    """Return the row of headings such as “Reference” and “MT”, if it is among the first ten rows.

    Only tables and plain text have such a row. In other formats, such as catalogs of an interface,
    “Target” and “English” are ordinary texts.
    """
    formats = {document.format for document in documents}
    if None in formats:
        return set()  # texts in memory

    with_rows = {
        Format.TEXT,
        Format.CSV,
        Format.TSV,
        Format.SPREADSHEET,
        *known_formats.OFFICE_DOCUMENTS,
    }
    if not formats <= with_rows:
        return set()
    for index, texts in enumerate(islice(zip(*columns, strict=True), 10)):
        if all(texts) and _are_headings({text for text in texts if text}):
            return {index}
    return set()


def _are_headings(texts: Collection[str]) -> bool:
    if any(len(text) > _LONGEST_NOTE for text in texts):
        return False

    headings = [files_headings.read_heading(text) for text in texts]
    if not all(heading is not None and heading.is_sure for heading in headings):
        return False
    # The same word in all columns is weaker evidence: “Google” or “English” may be a text.
    return len(texts) > 1 or all(
        heading is not None and heading.meaning is not None and not files_headings.is_system(text)
        for heading, text in zip(headings, texts, strict=True)
    )


def _notes(references: Sequence[Sequence[str | None]]) -> set[int]:
    """Return the rows in which a reference only says that there is no translation."""
    return {
        index
        for texts in references
        for index, text in enumerate(texts)
        if text and len(text) <= _LONGEST_NOTE and _NO_TRANSLATION.fullmatch(text)
    }


def _marked(
    pairs: Pairs, number: int, document: Document, concerns: Mapping[UnitMark, Concern]
) -> Mapping[Concern, Collection[int]]:
    """Return the rows of the concerns that follow from a document's own marks."""
    marked: dict[Concern, set[int]] = {}
    if not document.units.marks:
        return marked
    for index, row in enumerate(pairs.rows):
        for segment in row[number]:
            if mark := document.units.marks.get(segment):
                marked.setdefault(concerns[mark], set()).add(index)
    return marked
