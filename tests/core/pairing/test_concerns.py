"""The reasons not to compare segments, the rows of each, and which are left out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from bleu_core.files.contents import Format, KeyKind, UnitMark
from bleu_core.files.documents import Document
from bleu_core.files.units import Units
from bleu_core.pairing import concerns
from bleu_core.pairing.concerns import find_concerns
from bleu_core.pairing.pairs import pair
from bleu_core.settings import Concern, PairBy, PairingOptions

TEXT = ("One long text.", "Two long texts.", "Three long texts.")
Rows = dict[Concern, list[int]]


def document(
    segments: Sequence[str] = TEXT,
    *,
    keys: Sequence[str] = (),
    kind: KeyKind = KeyKind.UNIT_ID,
    sources: Sequence[str] = (),
    marks: Mapping[int, UnitMark] | None = None,
    of_format: Format = Format.XLIFF,
) -> Document:
    units = Units(
        tuple(segments),
        sources=tuple(sources),
        keys=tuple(keys),
        key_kind=kind if keys else None,
        marks=marks or {},
    )
    return Document("x", units, format=of_format)


def found(
    candidate: Document,
    *references: Document,
    source: Document | None = None,
    by: PairBy = "auto",
) -> Rows:
    pairs = pair([*references, candidate], by, source=source)
    of_rows = find_concerns(
        pairs, candidates=[candidate], references=references, source=source
    ).of_rows
    return {concern: list(rows) for concern, rows in of_rows.items()}


def test_texts_without_concerns() -> None:
    assert found(document(), document()) == {}


@pytest.mark.parametrize("kind", [KeyKind.UNIT_ID, KeyKind.NAME])
def test_segments_without_a_counterpart(kind: KeyKind) -> None:
    reference = document("abcdef", keys="klmnop", kind=kind)
    candidate = document("bcdefg", keys="lmnopq", kind=kind)
    assert found(candidate, reference, by="key") == {
        "only_reference": [0],
        "only_candidate": [6],
    }
    # One reference is enough to compare with.
    other = document("bcdefg", keys="lmnopq", kind=kind)
    assert found(candidate, reference, other, by="key") == {"only_reference": [0]}


def test_a_segment_of_one_candidate_of_two() -> None:
    reference, one = document("abc", keys="123"), document("ab", keys="12")
    two = document(["", "b", "c"], keys="123")
    of_rows, of_candidates = find_concerns(
        pair([reference, one, two]), candidates=[one, two], references=[reference], source=None
    )
    assert of_rows == {"only_reference": (2,), "empty_candidate": (0,)}
    assert list(of_rows) == ["only_reference", "empty_candidate"]
    assert of_candidates == ({"only_reference": (2,)}, {"empty_candidate": (0,)})


def test_blank_segments() -> None:
    blank = document([TEXT[0], " \t", TEXT[2]])
    assert found(blank, document()) == {"empty_candidate": [1]}
    assert found(document(), blank) == {"empty_reference": [1]}
    # All references must be blank, or missing, in a row.
    assert found(document(), blank, document()) == {}
    assert found(document(), blank, blank) == {"empty_reference": [1]}
    keys = "123"
    partial = document([TEXT[0], TEXT[2]], keys="13")
    assert found(document(keys=keys), document(blank.segments, keys=keys), partial) == {
        "empty_reference": [1]
    }


def test_many_blank_rows_are_a_range() -> None:
    assert concerns.rows_of(b"\0\1\1\0") == (1, 2)
    assert concerns.rows_of(b"\0" + b"\1" * 10_000) == tuple(range(1, 10_001))
    assert concerns.rows_of(b"\0" + b"\1" * 10_001) == range(1, 10_002)
    assert concerns.rows_of(b"\1\0" + b"\1" * 10_001) == (0, *range(2, 10_003))
    assert concerns.are_blank(["a", "", " "]) == b"\0\1\1"
    assert concerns.are_blank(["a", None, " "]) == b"\0\0\1"


def test_keys_that_occur_twice() -> None:
    reference = document("abc", keys="112")
    assert found(document("xyz", keys="112"), reference) == {"duplicate_key": [0, 1]}


def test_a_candidate_that_is_the_source() -> None:
    source = document(["Un texto largo.", "#bolo @mar", "Otro texto", "igual"])
    candidate = document(["Un texto largo.", "#bolo @mar", "Another text", "igual"])
    reference = document(["One long text.", "#cake @sea", "Another text", "igual"])
    assert found(candidate, reference, source=source) == {"untranslated": [0]}
    # The source of a bilingual file will do, the reference's or the candidate's.
    bilingual = document(reference.segments, sources=source.segments)
    assert found(candidate, bilingual) == {"untranslated": [0]}
    bilingual = document(candidate.segments, sources=source.segments)
    assert found(bilingual, reference) == {"untranslated": [0]}
    assert found(candidate, reference) == {}


def test_words_of_a_text() -> None:
    assert concerns.words_of("The #News at http://a.b/c: 42 BOATS @me") == {"the", "at", "boats"}
    assert concerns.words_of("42 + 1") == set()


def test_words_that_are_translated_elsewhere() -> None:
    sources = ["the house", "the garden", "the house of Smith", "Smith"]
    references = ["la casa", "el jardín", "la casa de Smith", "Smith"]
    # A word in a single source, or one that references keep, may be a name.
    assert concerns.translated_elsewhere([0, 1, 2, 3], sources, references) == [0, 1, 2]
    assert concerns.translated_elsewhere([3], sources, references) == []
    assert concerns.translated_elsewhere([0], ["house", "x"], ["casa", "y"]) == []
    # Kept in half of the texts is kept.
    twice = ["a mango", "a mango"]
    assert concerns.translated_elsewhere([0], twice, ["un mango", "un mangó"]) == [0]
    assert concerns.translated_elsewhere([0], ["mango", "mango"], ["mango", "fruta"]) == []
    assert concerns.translated_elsewhere([0], ["mango"] * 3, ["mango", "fruta", "x"]) == [0]


def test_an_id_of_another_source() -> None:
    keys = "123"
    reference = document(keys=keys, sources=["Uno", "Dos", "Tres"])
    candidate = document(keys=keys, sources=["Uno", "Otro", " Tres "])
    assert found(candidate, reference) == {"other_source": [1]}
    assert found(document(keys=keys), reference) == {}
    by_name = [
        document(keys=keys, kind=KeyKind.NAME, sources=sources)
        for sources in (["Uno", "Dos", "Tres"], ["Uno", "Otro", "Tres"])
    ]
    assert "other_source" not in found(*by_name)


@pytest.mark.parametrize(
    ("text", "is_note"),
    [
        ("[No translation available]", True),
        ("not translated", True),
        ("Sin traducir.", True),
        ("未翻译", True),
        ("This text is not translated", False),
        ("-" * 27 + "no translation", False),
        ("-" * 26 + "no translation", True),
    ],
)
def test_a_note_in_place_of_a_translation(text: str, is_note: bool) -> None:
    reference = document([TEXT[0], text, TEXT[2]])
    assert found(document(), reference) == ({"not_translated": [1]} if is_note else {})
    assert found(reference, document()) == {}


@pytest.mark.parametrize(
    ("own", "other", "is_heading"),
    [
        ("MT", "Reference", True),
        ("Candidate", "Candidate", True),
        ("English", "English", False),
        ("MT", "One long text.", False),
        ("", "Reference", False),
    ],
)
def test_a_row_of_headings(own: str, other: str, is_heading: bool) -> None:
    def concern(row: int, of_format: Format) -> Rows:
        texts = [list(map(str, range(20))) for _ in range(2)]
        for column, text in zip(texts, (own, other), strict=True):
            column[row] = text
        candidate, reference = (document(text, of_format=of_format) for text in texts)
        rows = found(candidate, reference)
        rows.pop("empty_candidate", None)
        return rows

    assert concern(9, Format.TEXT) == ({"heading": [9]} if is_heading else {})
    assert concern(0, Format.CSV) == ({"heading": [0]} if is_heading else {})
    assert concern(10, Format.TEXT) == {}
    assert concern(0, Format.XLIFF) == {}


@pytest.mark.parametrize(
    ("mark", "of_reference", "of_candidate"),
    [
        (UnitMark.NOT_TRANSLATED, "not_translated", "unconfirmed_candidate"),
        (UnitMark.NOT_FOR_TRANSLATION, "not_for_translation", "not_for_translation"),
        (UnitMark.NEEDS_REVIEW, "needs_review", "unconfirmed_candidate"),
        (UnitMark.NO_SUGGESTION, "no_suggestion", "no_suggestion"),
    ],
)
def test_the_marks_of_a_file(mark: UnitMark, of_reference: Concern, of_candidate: Concern) -> None:
    marked = document(marks={2: mark})
    assert found(document(), marked) == {of_reference: [2]}
    assert found(marked, document()) == {of_candidate: [2]}


def test_a_blank_text_of_a_candidate_is_not_to_be_confirmed_nor_proposed() -> None:
    for mark, concern in (
        (UnitMark.NOT_TRANSLATED, "empty_candidate"),
        (UnitMark.NO_SUGGESTION, "no_suggestion"),
    ):
        blank = document([TEXT[0], "", TEXT[2]], marks={1: mark})
        assert found(blank, document()) == {concern: [1]}


USUAL = {"only_reference", "only_candidate"}
NO_TEXT = {"empty_reference", "no_suggestion", "not_translated", "not_for_translation", "notes"}


def test_what_is_left_out_by_default() -> None:
    plain, other = document(of_format=Format.TEXT), document()
    assert concerns.usually_left_out([plain, plain]) == USUAL
    assert concerns.usually_left_out([plain, other]) == USUAL | NO_TEXT
    options = PairingOptions(leave_out=("heading",), keep=("only_candidate", "notes"))
    assert concerns.left_out_concerns([plain], options) == {"only_reference", "heading"}
    assert concerns.left_out_concerns([plain], options, post_edited=True) == {
        "only_reference",
        "heading",
        "empty_candidate",
        *NO_TEXT,
    }
    assert concerns.left_out_concerns([other], options) == (USUAL | NO_TEXT | {"heading"}) - {
        "only_candidate",
        "notes",
    }


def test_a_switched_concern_is_an_option_unless_it_is_the_default() -> None:
    plain, options = [document(of_format=Format.TEXT)], PairingOptions()

    def switched(options: PairingOptions, concern: Concern, left_out: bool) -> PairingOptions:
        return concerns.with_switched(options, concern, plain, left_out=left_out)

    out = switched(options, "heading", True)
    assert out == replace(options, leave_out=("heading",))
    assert switched(out, "heading", True) == out
    assert switched(out, "heading", False) == options
    both = switched(out, "empty_reference", True)
    assert both.leave_out == ("empty_reference", "heading")
    kept = switched(options, "only_candidate", False)
    assert kept == replace(options, keep=("only_candidate",))
    assert switched(kept, "only_candidate", True) == options
