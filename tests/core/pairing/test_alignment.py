"""Aligned documents know their source texts, their documents, and what was left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bleu_core.files.addresses import FieldKind, Selection
from bleu_core.files.documents import Document
from bleu_core.pairing.alignment import AlignedDocuments, align
from bleu_core.settings import PairingOptions, Settings

LINES = ("one two", "three", "four five", "six")


def document(name: str = "r", lines: Sequence[str] = LINES, **about: Sequence[object]) -> Document:
    text = Document.from_segments(name, lines)
    return replace(text, units=replace(text.units, **about))  # type: ignore[arg-type]


def aligned(*documents: Document, source: Document | None = None) -> AlignedDocuments:
    reference, *candidates = documents
    return align(candidates=candidates, references=[reference], source=source)


SOURCES = ("eins zwei", "drei", "vier fünf", "sechs")


def test_source_texts_are_those_of_a_file_or_of_the_first_bilingual_one() -> None:
    plain, bilingual = document(), document("c", sources=SOURCES)
    source = document("s", SOURCES[::-1])
    assert aligned(plain, plain).sources is None
    assert aligned(plain, bilingual).sources == SOURCES
    assert aligned(plain, bilingual, source=source).sources == SOURCES[::-1]
    gone = aligned(plain, bilingual, source=source)
    assert replace(gone, source=replace(source, has_texts=False)).sources is None


def test_the_source_text_of_a_row_is_known_by_its_originals() -> None:
    plain, bilingual = document(), document("c", sources=SOURCES)
    source = document("s", SOURCES[::-1])
    for documents, own, expected in (
        ((plain, plain), None, ""),
        ((plain, bilingual), None, "drei"),
        ((bilingual, plain), None, "drei"),
        ((plain, bilingual), source, "vier fünf"),
    ):
        found = aligned(*documents, source=own)
        originals = [*documents, *([own] if own else [])]
        assert found.source_of(found.pairs.rows[1], originals) == expected
    # The last place of a row is the source's own.
    found = aligned(plain, plain, source=source)
    assert found.source_of(((1,), (1,), (2,)), [plain, plain, source]) == "drei"


@pytest.mark.parametrize(
    ("numbers", "resampled"),
    [((0, 0, 1, 1), 2), ((0, 0, 0, 0), 0), ((0, 1, 2, 3), 0), ((0, 1, 1, 2), 3), ((), 0)],
)
def test_documents_are_resampled_unless_they_are_one_or_segments(
    numbers: Sequence[int], resampled: int
) -> None:
    names = tuple("abcd"[: len({*numbers})])
    own = document("c", document_numbers=numbers, document_names=names)
    # The first file that tells counts.
    other = document("d", document_numbers=(0, 0, 0, 1), document_names=("x", "y"))
    found = aligned(document(), own)
    assert found.resampled_documents == resampled
    assert (*found.document_numbers,) == numbers
    assert (*found.document_names,) == names
    assert (*aligned(document(), other, own).document_names,) == ("x", "y")


def test_equal_references_count_once() -> None:
    texts = [document(name) for name in "ab"]
    other = document("c", LINES[::-1])
    found = align(candidates=[document()], references=[*texts, other, other])
    assert found.different_references == 2


def test_a_proposal_beside_its_translation_is_post_edited() -> None:
    path = Path("a.xlf")
    reference = replace(document(), path=path)
    proposal = replace(document("c"), path=path, selection=Selection(FieldKind.ALT_TRANS))
    elsewhere = replace(proposal, path=Path("b.xlf"))
    plain = replace(proposal, selection=Selection())
    for candidates, is_post_edited in (
        ([proposal], True),
        ([plain, proposal], True),
        ([elsewhere], False),
        ([plain], False),
    ):
        assert aligned(reference, *candidates).is_post_edited is is_post_edited


def test_some_of_the_segments_keep_their_rows() -> None:
    options = PairingOptions(leave_out=("empty_candidate",))
    own = document("c", ["one", "", "four", "six"])
    found = align(candidates=[own], references=[document()], settings=Settings(pairing=options))
    assert [*found.kept] == [0, 2, 3]
    some = found.at([1, 2])
    assert ([*some.kept], some.candidates[0].segments) == ([2, 3], ("four", "six"))
    assert [found.segment_of(row) for row in range(4)] == [0, None, 1, 2]
    assert (found.segments, found.left_out) == (3, {"empty_candidate": 1})
