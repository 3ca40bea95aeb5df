"""Pairing of segments, and reasons not to compare some pairs."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bleu_core.api.evaluation import evaluate
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Difference
from bleu_core.errors import Cancelled
from bleu_core.files.assumptions import SegmentsJoined
from bleu_core.files.contents import Format, KeyKind, UnitMark
from bleu_core.files.documents import Document, read_document
from bleu_core.files.units import Units
from bleu_core.pairing.alignment import align
from bleu_core.pairing.errors import (
    KeysMissing,
    NothingPaired,
    SegmentCountsDiffer,
    TranslationsMissing,
)
from bleu_core.pairing.pairs import SameIndex, pair
from bleu_core.progress import Progress
from bleu_core.settings import CONCERNS, Concern, PairingOptions, Settings

SYLLABLES = "ba ce di fo gu la me ni po ru sa te vi zo".split()
WORDS = ["the", "a", "of", "in", *(one + two for one in SYLLABLES for two in SYLLABLES)]


def sentences(count: int, seed: int = 1) -> list[str]:
    rng = random.Random(seed)
    return [" ".join(rng.choices(WORDS, k=rng.randint(5, 12))) + "." for _ in range(count)]


def keyed(name: str, units: dict[str, str] | Sequence[tuple[str, str]], **more: object) -> Document:
    pairs = list(units.items()) if isinstance(units, dict) else list(units)
    units = Units(
        tuple(text for _, text in pairs),
        keys=tuple(key for key, _ in pairs),
        key_kind=KeyKind.UNIT_ID,
        **more,  # type: ignore[arg-type]
    )
    return Document(name, units, format=Format.XLIFF)


def timed(name: str, cues: Sequence[tuple[int, int, str]]) -> Document:
    units = Units(
        tuple(text for _, _, text in cues),
        keys=tuple(f"{start}-{end}" for start, end, _ in cues),
        key_kind=KeyKind.TIME,
        times=tuple((start, end) for start, end, _ in cues),
    )
    return Document(name, units, format=Format.SUBTITLES)


# By key


def test_shuffled_units_are_paired_by_key() -> None:
    texts = sentences(200)
    units = [(f"u{number}", text) for number, text in enumerate(texts)]
    shuffled = units[:]
    random.Random(3).shuffle(shuffled)
    result = evaluate(candidates=[keyed("c", shuffled)], references=[keyed("r", units)])
    assert result.candidates[0].score.percent == pytest.approx(100)
    assert result.aligned.pairs.method == "key"
    assert "|pairs:key|" in result.candidates[0].bleu.signature
    assert result.candidates[0].bleu.sacrebleu_command is None


def test_units_of_one_side_only_are_left_out_and_counted() -> None:
    reference = keyed("r", {"a": "one", "b": "two", "c": "three"})
    candidate = keyed("c", {"x": "extra", "b": "two", "a": "one"})
    aligned = align(candidates=[candidate], references=[reference])
    assert aligned.references[0].segments == ("one", "two")
    assert aligned.candidates[0].segments == ("one", "two")
    assert aligned.left_out == {"only_reference": 1, "only_candidate": 1}
    assert aligned.concerns["only_reference"] == (2,)
    assert [aligned.pairs.rows[row] for row in aligned.concerns["only_candidate"]] == [((), (0,))]


def test_left_out_units_can_be_kept() -> None:
    reference = keyed("r", {"a": "one", "b": "two"})
    candidate = keyed("c", {"a": "one", "x": "extra"})
    options = PairingOptions(keep=("only_reference", "only_candidate"))
    aligned = align(
        candidates=[candidate], references=[reference], settings=Settings(pairing=options)
    )
    assert aligned.left_out == {}
    assert aligned.references[0].segments == ("one", "two", "")
    assert aligned.candidates[0].segments == ("one", "", "extra")


def test_equal_keys_are_paired_in_their_order() -> None:
    reference = keyed("r", [("k", "first"), ("k", "second"), ("o", "other")])
    candidate = keyed("c", [("o", "other"), ("k", "first"), ("k", "second")])
    aligned = align(candidates=[candidate], references=[reference])
    assert aligned.candidates[0].segments == ("first", "second", "other")
    assert aligned.concerns == {"duplicate_key": (0, 1)}
    assert aligned.left_out == {}


def test_a_unit_that_one_candidate_lacks_is_left_out_for_all() -> None:
    reference = keyed("r", {"a": "one", "b": "two", "c": "three"})
    full = keyed("f", {"a": "one", "b": "two", "c": "three"})
    short = keyed("s", {"a": "one", "c": "three"})
    aligned = align(candidates=[full, short], references=[reference])
    assert [document.segments for document in aligned.documents] == [("one", "three")] * 3


def test_a_unit_that_one_of_several_references_lacks_is_compared() -> None:
    first = keyed("r", {"a": "one", "b": "two"})
    second = keyed("q", {"a": "uno"})
    aligned = align(candidates=[keyed("c", {"a": "one", "b": "two"})], references=[first, second])
    assert aligned.references[1].segments == ("uno", "")
    assert aligned.left_out == {}


def test_files_with_few_keys_in_common_are_paired_by_position() -> None:
    reference = keyed("r", {str(number): f"text {number}" for number in range(10)})
    candidate = keyed("c", {f"id{number}": f"text {number}" for number in range(10)})
    assert pair([reference, candidate]).method == "position"
    with pytest.raises(KeysMissing) as caught:
        pair([reference, candidate], "key")
    assert caught.value.documents == ("r", "c")


def test_half_of_the_keys_in_common_are_enough() -> None:
    names = "abcdefghijklmnop"
    reference = keyed("r", dict.fromkeys(names[:10], "x"))
    assert pair([reference, keyed("c", dict.fromkeys(names[5:15], "x"))]).method == "key"
    fewer = keyed("c", dict.fromkeys(names[6:16], "x"))
    assert pair([reference, fewer]).method == "position"
    assert pair([reference, fewer], "key").method == "key"


def test_files_of_different_kinds_are_paired_by_their_source_texts() -> None:
    units = {"a": "uno", "b": "dos", "c": "tres"}
    reference = keyed("r", units, sources=("one", "two ", "three"))
    other = Document(
        "c",
        Units(
            ("tres", "uno", "dos"),
            keys=("three", "one", "two"),
            key_kind=KeyKind.MESSAGE,
            sources=("three", "one", " two"),
        ),
        format=Format.PO,
    )
    aligned = align(candidates=[other], references=[reference])
    assert aligned.pairs.method == "source_text"
    assert aligned.candidates[0].segments == aligned.references[0].segments


def test_columns_of_one_table_are_paired_by_row() -> None:
    keys = ("a", "a", "b")
    one = Document("one", Units(("x", "y", "z"), keys=keys, key_kind=KeyKind.UNIT_ID))
    other = Document("other", Units(("1", "2", "3"), keys=keys, key_kind=KeyKind.UNIT_ID))
    assert pair([one, other]).is_positional


def test_a_source_without_keys_follows_the_first_reference() -> None:
    reference = keyed("r", {"a": "uno", "b": "dos", "c": "tres"})
    candidate = keyed("c", {"c": "tres", "a": "one", "b": "dos"})
    source = Document.from_segments("s", ["one", "two", "three"])
    aligned = align(candidates=[candidate], references=[reference], source=source)
    assert aligned.pairs.method == "key"
    assert aligned.source is not None
    assert aligned.source.segments == ("one", "two", "three")
    assert aligned.concerns == {"untranslated": (0,)}
    with pytest.raises(SegmentCountsDiffer) as caught:
        align(
            candidates=[candidate],
            references=[reference],
            source=Document.from_segments("s", ["one", "two"]),
        )
    error = caught.value
    assert (error.second, error.second_count, error.number) == ("s", 2, 2)


def test_a_source_with_keys_is_paired_by_them() -> None:
    reference = keyed("r", {"a": "uno", "b": "dos", "c": "tres"})
    candidate = keyed("c", {"a": "uno", "b": "dos", "c": "tres"})
    source = keyed("s", {"c": "three", "b": "two"})
    aligned = align(candidates=[candidate], references=[reference], source=source)
    assert aligned.source is not None
    assert aligned.source.segments == ("", "two", "three")
    assert aligned.left_out == {}


def test_a_source_follows_texts_paired_by_content() -> None:
    texts = sentences(60)
    reference = Document.from_segments("r", texts)
    candidate = Document.from_segments("c", texts[:30] + texts[31:])
    source = Document.from_segments("s", [f"s{n}" for n in range(60)])
    settings = Settings(pairing=PairingOptions(by="content"))
    aligned = align(
        candidates=[candidate], references=[reference], source=source, settings=settings
    )
    assert aligned.source is not None
    assert aligned.source.segments == tuple(f"s{n}" for n in range(60) if n != 30)


# By time


def test_subtitles_are_paired_by_time_and_joined_where_cut_differently() -> None:
    reference = timed("r", [(0, 1000, "one"), (1000, 2000, "two"), (5000, 6000, "three")])
    candidate = timed("c", [(0, 2000, "uno dos"), (5100, 6100, "tres"), (9000, 9500, "more")])
    aligned = align(candidates=[candidate], references=[reference])
    assert aligned.pairs.method == "time"
    assert aligned.references[0].segments == ("one two", "three")
    assert aligned.candidates[0].segments == ("uno dos", "tres")
    assert aligned.left_out == {"only_candidate": 1}


def test_subtitles_of_other_times_are_paired_by_position() -> None:
    reference = timed("r", [(0, 1000, "one"), (1000, 2000, "two")])
    candidate = timed("c", [(90_000, 91_000, "uno"), (91_000, 92_000, "dos")])
    assert pair([reference, candidate]).method == "position"


# By position


def test_plain_text_of_equal_length_is_left_as_it_is() -> None:
    texts = [*sentences(5), "", "No translation available"]
    reference, candidate = (Document.from_segments(name, texts) for name in "rc")
    aligned = align(candidates=[candidate], references=[reference])
    assert aligned.documents == (reference, candidate)
    assert aligned.documents[0] is reference
    assert aligned.left_out == {}
    assert aligned.concerns == {
        "empty_reference": (5,),
        "empty_candidate": (5,),
        "not_translated": (6,),
    }
    assert isinstance(aligned.pairs.rows, SameIndex)
    assert aligned.pairs.rows[6] == ((6,), (6,))


def test_the_place_where_plain_texts_drift_apart_is_reported() -> None:
    texts = sentences(200)
    shorter = texts[:120] + texts[121:]
    documents = [Document.from_segments("r", texts), Document.from_segments("c", shorter)]
    with pytest.raises(SegmentCountsDiffer) as caught:
        pair(documents)
    error = caught.value
    assert (error.first, error.first_count, error.second, error.second_count, error.number) == (
        "r", 200, "c", 199, 1,
    )  # fmt: skip
    (place,) = error.places
    assert abs(place.first_line - 121) <= 2
    assert place.kind == "only_reference"


@pytest.mark.parametrize("empty", ["", " \t"])
def test_one_empty_line_at_the_end_is_no_drift(empty: str) -> None:
    lines = [f"Line {number} says {number * 7}." for number in range(30)]
    longer = Document.from_segments("longer", [*lines, empty])
    shorter = Document.from_segments("shorter", lines)
    for documents, kind in (
        ((longer, shorter), "empty_reference_end"),
        ((shorter, longer), "empty_candidate_end"),
    ):
        with pytest.raises(SegmentCountsDiffer) as caught:
            pair(documents)
        (place,) = caught.value.places
        assert place.kind == kind
        assert {place.first_line, place.second_line} == {30, 31}
    # If the last line of the other text is empty, too, a different line is missing.
    both = [
        Document.from_segments(name, [*own, ""]) for name, own in (("a", lines), ("b", lines[1:]))
    ]
    with pytest.raises(SegmentCountsDiffer) as caught:
        pair(both)
    (place,) = caught.value.places
    assert (place.kind, place.first_line) == ("only_reference", 1)


def test_texts_that_drift_apart_can_be_paired_by_content() -> None:
    texts = sentences(200)
    shorter = texts[:120] + texts[121:]
    documents = [Document.from_segments("r", texts), Document.from_segments("c", shorter)]
    settings = Settings(pairing=PairingOptions(by="content"))
    result = evaluate(candidates=documents[1:], references=documents[:1], settings=settings)
    assert result.candidates[0].score.percent == pytest.approx(100)
    assert result.segments == 199
    assert "|pairs:content|out:only_reference[1]|" in result.candidates[0].bleu.signature


# Concerns


def concerned(
    reference: Document,
    candidate: Document,
    source: Document | None = None,
    options: PairingOptions | None = None,
) -> tuple[dict[Concern, tuple[int, ...]], dict[Concern, int]]:
    settings = Settings(pairing=options or PairingOptions())
    aligned = align(
        candidates=[candidate], references=[reference], source=source, settings=settings
    )
    return dict(aligned.concerns), dict(aligned.left_out)


def test_empty_units_are_concerns_and_empty_references_left_out() -> None:
    reference = keyed("r", {"a": "one", "b": " ", "c": "three"})
    candidate = keyed("c", {"a": "", "b": "two", "c": "three"})
    assert concerned(reference, candidate) == (
        {"empty_reference": (1,), "empty_candidate": (0,)},
        {"empty_reference": 1},
    )


def test_a_candidate_that_is_the_source_is_untranslated() -> None:
    source = keyed("s", {"a": "House", "b": "Tree", "c": "OK", "d": "12"})
    reference = keyed("r", {"a": "Casa", "b": "Árbol", "c": "OK", "d": "doce"})
    candidate = keyed("c", {"a": "House", "b": "Árbol", "c": "OK", "d": "12"})
    assert concerned(reference, candidate, source) == ({"untranslated": (0,)}, {})
    own = replace(reference, units=replace(reference.units, sources=source.segments))
    assert concerned(own, candidate) == ({"untranslated": (0,)}, {})


def test_marks_of_a_file_are_concerns() -> None:
    marks = {0: UnitMark.NOT_TRANSLATED, 1: UnitMark.NOT_FOR_TRANSLATION, 2: UnitMark.NEEDS_REVIEW}
    reference = keyed("r", {"a": "1", "b": "2", "c": "3", "d": "4"}, marks=marks)
    candidate = keyed("c", {"a": "1", "b": "2", "c": "3", "d": "4"})
    found, left_out = concerned(reference, candidate)
    assert found == {"not_translated": (0,), "not_for_translation": (1,), "needs_review": (2,)}
    assert left_out == {"not_translated": 1, "not_for_translation": 1}


def test_marks_of_a_candidate_are_concerns_and_units_not_for_translation_left_out() -> None:
    marks = {
        0: UnitMark.NOT_TRANSLATED, 1: UnitMark.NOT_FOR_TRANSLATION, 2: UnitMark.NEEDS_REVIEW,
        3: UnitMark.NEEDS_REVIEW,
    }  # fmt: skip
    reference = keyed("r", {"a": "1", "b": "2", "c": "3", "d": "4"})
    candidate = keyed("c", {"a": "1", "b": "2", "c": "3", "d": ""}, marks=marks)
    found, left_out = concerned(reference, candidate)
    assert found == {
        "empty_candidate": (3,), "not_for_translation": (1,), "unconfirmed_candidate": (0, 2),
    }  # fmt: skip
    assert left_out == {"not_for_translation": 1}
    other = keyed("o", {"a": "1", "b": "2", "c": "3", "d": "4"})
    aligned = align(candidates=[other, candidate], references=[reference])
    assert aligned.own_concerns[0] == {}
    assert aligned.own_concerns[1]["unconfirmed_candidate"] == (0, 2)


def test_without_a_proposal_there_is_nothing_to_compare() -> None:
    reference = keyed("r", {"a": "1", "b": "2"})
    candidate = keyed("c", {"a": "", "b": "2"}, marks={0: UnitMark.NO_SUGGESTION})
    assert concerned(reference, candidate) == ({"no_suggestion": (0,)}, {"no_suggestion": 1})
    kept = Settings(pairing=PairingOptions(keep=("no_suggestion",)))
    aligned = align(candidates=[candidate], references=[reference], settings=kept)
    assert (aligned.candidates[0].segments, aligned.left_out) == (("", "2"), {})


@pytest.mark.parametrize(
    "note", ["[No translation available]", "not translated", "暂无翻译", "sin traducir"]
)
def test_a_note_in_place_of_a_translation_is_a_concern(note: str) -> None:
    reference = keyed("r", {"a": note, "b": "There is no translation available for it."})
    assert concerned(reference, keyed("c", {"a": "x", "b": "y"}))[0] == {"not_translated": (0,)}


def test_a_row_with_several_concerns_counts_once() -> None:
    reference = keyed("r", {"a": "", "b": "two"}, marks={0: UnitMark.NOT_TRANSLATED})
    found, left_out = concerned(reference, keyed("c", {"a": "", "b": "two"}))
    assert found.keys() == {"empty_reference", "empty_candidate", "not_translated"}
    assert left_out == {"empty_reference": 1}


# Headings have a test below, members that are the same in all files in `test_members`.
_OTHER_CONCERNS = ("heading", "notes", "same_in_all")


@pytest.mark.parametrize("concern", [name for name in CONCERNS if name not in _OTHER_CONCERNS])
def test_every_concern_can_be_left_out_and_kept(concern: Concern) -> None:
    marks = {5: UnitMark.NOT_TRANSLATED, 6: UnitMark.NOT_FOR_TRANSLATION, 7: UnitMark.NEEDS_REVIEW}
    units = [(f"k{number}", f"text {number}") for number in range(9)]
    reference = keyed("r", [*units, ("d", "x"), ("d", "y")], marks=marks)
    texts = dict(units) | {"k1": "", "k2": "source"}
    del texts["k3"], texts["k4"]
    own = {3: UnitMark.NEEDS_REVIEW, 7: UnitMark.NO_SUGGESTION}
    more = {"k4": "draft", "d": "x"}
    candidate = keyed(
        "c",
        [*texts.items(), *more.items(), ("d", "y"), ("new", "n")],
        marks=own,
        sources=("a", "b", "source", *"fgh", "other", *"ejkn"),
    )
    units = replace(
        reference.units,
        segments=("", *reference.segments[1:]),
        sources=("a", "b", "source", *"defghijk"),
    )
    reference = replace(reference, units=units)
    everything = PairingOptions(keep=CONCERNS)
    found, left_out = concerned(reference, candidate, options=everything)
    assert left_out == {}
    assert concern in found
    alone = PairingOptions(
        leave_out=(concern,), keep=tuple(other for other in CONCERNS if other != concern)
    )
    assert concerned(reference, candidate, options=alone)[1] == {concern: len(found[concern])}


TEXTS = ["Das ist ein Satz.", "Das ist noch ein Satz."]


@pytest.mark.parametrize(
    ("reference", "candidate", "row"),
    [
        (["Reference", *TEXTS], ["MT", *TEXTS], 0),
        (["Human reference (ES)", *TEXTS], ["DeepL", *TEXTS], 0),
        ([TEXTS[0], "参考译文", *TEXTS], [TEXTS[0], "机器翻译", *TEXTS], 1),
        (["Translation", *TEXTS], ["Translation", *TEXTS], 0),
        # A name of a system or language on both sides may be a text.
        (["Google", *TEXTS], ["Google", *TEXTS], None),
        (["Deutsch", *TEXTS], ["Deutsch", *TEXTS], None),
        (["Reference", *TEXTS], ["Das ist MT.", *TEXTS], None),
        (["", "Reference"], ["", "MT"], 1),
        ([*TEXTS * 9, "Reference"], [*TEXTS * 9, "MT"], None),
    ],
)
def test_a_row_of_headings_is_found_near_the_top(
    reference: list[str], candidate: list[str], row: int | None
) -> None:
    documents = [Document.from_segments(*one) for one in (("r", reference), ("c", candidate))]
    aligned = align(candidates=documents[1:], references=documents[:1])
    assert aligned.concerns.get("heading", ()) == (() if row is None else (row,))
    if row is not None:
        left_out = Settings(pairing=PairingOptions(leave_out=("heading",)))
        without = align(candidates=documents[1:], references=documents[:1], settings=left_out)
        assert row not in without.kept


def test_texts_of_an_interface_are_no_headings() -> None:
    reference, candidate = (keyed(name, {"a": "Reference", "b": "Target"}) for name in "rc")
    assert concerned(reference, candidate) == ({}, {})


def test_concerns_are_counted_by_candidate() -> None:
    source = keyed("s", {"a": "House", "b": "Tree", "c": "Dog"})
    reference = keyed("r", {"a": "Casa", "b": "Árbol", "c": "Perro"})
    candidates = [
        keyed("one", {"a": "House", "b": "", "c": "Perro"}),
        keyed("two", {"a": "Casa", "b": "Tree", "c": "Can"}),
    ]
    aligned = align(candidates=candidates, references=[reference], source=source)
    assert aligned.own_concerns == (
        {"empty_candidate": (1,), "untranslated": (0,)},
        {"untranslated": (1,)},
    )
    assert aligned.concerns == {"empty_candidate": (1,), "untranslated": (0, 1)}


def test_a_bilingual_candidate_has_its_source_text_itself() -> None:
    reference = keyed("r", {"a": "Casa", "b": "Árbol"})
    candidate = keyed("c", {"a": "House", "b": "Árbol"})
    units = replace(candidate.units, sources=("House", "Tree"))
    assert concerned(reference, replace(candidate, units=units)) == ({"untranslated": (0,)}, {})


def test_nothing_left_to_compare_is_an_error_with_the_reasons() -> None:
    reference, candidate = keyed("r", {"a": "", "b": "y"}), keyed("c", {"a": "x", "b": ""})
    options = Settings(pairing=PairingOptions(leave_out=("empty_candidate",)))
    with pytest.raises(NothingPaired) as caught:
        evaluate(candidates=[candidate], references=[reference], settings=options)
    assert caught.value.left_out == (("empty_reference", 1), ("empty_candidate", 1))


def test_a_text_without_any_translation_is_named() -> None:
    reference = keyed("r", {"a": "", "b": " "})
    with pytest.raises(TranslationsMissing) as caught:
        evaluate(candidates=[keyed("c", {"a": "x", "b": "y"})], references=[reference])
    assert caught.value.document == "r"


def test_a_candidate_nobody_has_translated_yet_has_no_score() -> None:
    reference = keyed("r", {"a": "one two", "b": "three"})
    untranslated = keyed("c", {"a": "", "b": " "})
    with pytest.raises(TranslationsMissing) as caught:
        evaluate(candidates=[reference, untranslated], references=[reference])
    assert caught.value.document == "c"


def test_a_candidate_that_lacks_some_translations_is_scored_and_warned_about() -> None:
    reference = keyed("r", {"a": "one two", "b": "three"})
    result = evaluate(candidates=[keyed("c", {"a": "one two", "b": ""})], references=[reference])
    kinds = {warning.kind for warning in result.candidates[0].diagnostics}
    assert Kind.EMPTY_CANDIDATE in kinds


def test_empty_lines_of_plain_text_are_scored_as_other_programs_do() -> None:
    reference, candidate = (
        Document(name, Units(texts)) for name, texts in (("r", ("one", "two")), ("c", ("", "")))
    )
    result = evaluate(candidates=[candidate], references=[reference])
    assert result.candidates[0].bleu.percent == 0.0


def test_diagnostics_name_lines_of_the_file() -> None:
    reference = keyed("r", {"b": "one two", "a": "three four"})
    candidate = keyed("c", {"a": "", "b": "one two"}, lines=(17, 30))
    result = evaluate(candidates=[candidate], references=[reference])
    empty = next(w for w in result.candidates[0].diagnostics if w.kind is Kind.EMPTY_CANDIDATE)
    assert (empty.count, empty.where.line) == (1, 17)


@pytest.mark.parametrize(
    ("reference", "candidate", "warned"),
    [("es", "id", True), ("es", "es-MX", False), ("zh-CN", "zh-TW", False), (None, "id", False)],
)
def test_files_that_say_they_are_in_other_languages(
    reference: str | None, candidate: str | None, warned: bool
) -> None:
    units = {"a": "one two", "b": "three four"}
    result = evaluate(
        candidates=[replace(keyed("c", units), language=candidate)],
        references=[replace(keyed("r", units), language=reference)],
    )
    diagnostics = result.candidates[0].diagnostics
    found = [(w.where.document, w.data) for w in diagnostics if w.kind is Kind.WRONG_LANGUAGE]
    assert found == ([("c", Difference(candidate or "", reference or ""))] if warned else [])


def test_the_order_of_units_changes_nothing_but_the_order() -> None:
    texts = sentences(50)
    reference = keyed("r", [(f"u{n}", text) for n, text in enumerate(texts)])
    weaker = [(f"u{n}", " ".join(text.split()[1:])) for n, text in enumerate(texts)]
    first = evaluate(candidates=[keyed("c", weaker)], references=[reference]).candidates[0].score
    random.Random(1).shuffle(weaker)
    assert (
        evaluate(candidates=[keyed("c", weaker)], references=[reference]).candidates[0].score
        == first
    )


@pytest.mark.parametrize("kind", ["key", "time"])
def test_pairing_can_be_cancelled(kind: str) -> None:
    units = [(f"u{n}", "x") for n in range(3000)]
    documents = (
        [keyed("r", units), keyed("c", units)]
        if kind == "key"
        else [timed(name, [(n, n + 1, "x") for n in range(3000)]) for name in "rc"]
    )
    asked = iter([False] * 2)
    progress = Progress(cancelled=lambda: next(asked, True))
    with pytest.raises(Cancelled):
        pair(documents, progress=progress)


# Findings of a review


def test_a_sign_on_screen_for_long_takes_no_subtitles_in() -> None:
    cues = [(n * 1500, n * 1500 + 1400, f"text {n}") for n in range(40)]
    sign = (0, 60_000, "SIGN")
    aligned = align(candidates=[timed("c", [*cues, sign])], references=[timed("r", [*cues, sign])])
    assert aligned.pairs.method == "time"
    assert aligned.segments == 41
    alone = align(candidates=[timed("c", [*cues, sign])], references=[timed("r", cues)])
    assert alone.segments == 40
    assert alone.left_out == {"only_candidate": 1}


def test_subtitles_without_times_are_paired_by_position() -> None:
    cues = [(0, 0, f"text {n}") for n in range(3000)]
    assert pair([timed("r", cues), timed("c", cues)]).method == "position"


def test_every_document_has_to_fit_in_time() -> None:
    cues = [(n * 1000, n * 1000 + 900, f"text {n}") for n in range(100)]
    later = [(98_000 + n * n * 50, 98_040 + n * n * 50, "other") for n in range(100)]
    references = [timed("r", cues), timed("q", cues)]
    assert pair([*references, timed("c", later)]).method == "position"
    assert pair([*references, timed("c", cues)]).method == "time"


def test_a_source_does_not_change_the_pairing() -> None:
    reference = timed("r", [(0, 1000, "one two three four"), (1000, 2000, "five six seven")])
    candidate = timed("c", [(0, 1000, "one two three four five"), (1000, 2000, "six seven")])
    source = timed("s", [(0, 2000, "everything"), (5000, 6000, "more")])
    alone, beside = (
        align(candidates=[candidate], references=[reference]),
        align(candidates=[candidate], references=[reference], source=source),
    )
    assert alone.references[0].segments == beside.references[0].segments
    assert alone.concerns == beside.concerns
    keyed_source = keyed("s", [("a", "x"), ("a", "y"), ("z", "extra")])
    units = {"a": "one", "b": "two"}
    aligned = align(
        candidates=[keyed("c", units)], references=[keyed("r", units)], source=keyed_source
    )
    assert aligned.concerns == {}
    assert aligned.source is not None
    assert aligned.source.segments == ("x", "")


def test_line_numbers_are_those_of_segments_in_the_file() -> None:
    first = keyed("r", {"a": "one two", "b": "three"}, lines=(3, 4))
    second = keyed("q", {"a": ""}, lines=(10,))
    result = evaluate(
        candidates=[keyed("c", {"a": "one two", "b": "three"})], references=[first, second]
    )
    empty = next(w for w in result.candidates[0].diagnostics if w.kind is Kind.EMPTY_REFERENCE)
    assert empty.where.line == 10


# Units cut into segments differently


def cut(name: str, *units: Sequence[tuple[str, str, str]], sources: bool = True) -> Document:
    """Return a document of units with segments: id, source text and translation of each."""
    found = [
        (f"u{number}", f"u{number} / {mid}" if len(unit) > 1 else f"u{number}", source, text)
        for number, unit in enumerate(units)
        for mid, source, text in unit
    ]
    return keyed(
        name,
        [(key, text) for _, key, _, text in found],
        parents=[parent for parent, *_ in found],
        sources=[source for _, _, source, _ in found] if sources else (),
    )


SAME = [("1", "It rains.", "Llueve."), ("2", "We stay.", "Nos quedamos.")]
DEFAULT_SELECTION = [
    ("3", "One.", "Uno."),
    ("4", "Two and three.", "Dos y tres."),
    ("5", "Four.", "Cuatro."),
]
SPLIT = [
    ("3", "One.", "uno."), ("4a", "Two", "dos"), ("4b", "and three.", "y tres."),
    ("5", "Four.", "cuatro."),
]  # fmt: skip
MERGED = [("3", "One. Two and three.", "UNO. DOS Y TRES."), ("5", "Four.", "CUATRO.")]


def texts_of(*documents: Document) -> list[tuple[str, ...]]:
    aligned = align(candidates=documents[1:], references=documents[:1])
    return [document.segments for document in aligned.documents]


def test_split_segments_are_joined_until_the_source_text_is_the_same() -> None:
    reference, candidate = cut("r", SAME, DEFAULT_SELECTION), cut("c", SAME, SPLIT)
    assert texts_of(reference, candidate) == [
        ("Llueve.", "Nos quedamos.", "Uno.", "Dos y tres.", "Cuatro."),
        ("Llueve.", "Nos quedamos.", "uno.", "dos y tres.", "cuatro."),
    ]
    assert texts_of(candidate, reference)[0] == texts_of(reference, candidate)[1]
    assert pair([reference, candidate]).assumptions == ((1, SegmentsJoined(1)),)
    assert pair([reference, reference]).assumptions == ()


def test_segments_cut_in_three_ways_end_where_all_do() -> None:
    documents = cut("r", SPLIT), cut("m", MERGED), cut("c", DEFAULT_SELECTION)
    assert texts_of(*documents) == [
        ("uno. dos y tres.", "cuatro."),
        ("UNO. DOS Y TRES.", "CUATRO."),
        ("Uno. Dos y tres.", "Cuatro."),
    ]
    assert pair(documents).assumptions == ((1, SegmentsJoined(1)), (2, SegmentsJoined(1)))


def test_the_same_ids_can_name_other_parts_of_a_text() -> None:
    one = [("1", "A b.", "x y."), ("2", "C d.", "z u.")]
    other = [("1", "A b. C", "X Y. Z"), ("2", "d.", "U.")]
    assert texts_of(cut("r", one), cut("c", other)) == [("x y. z u.",), ("X Y. Z U.",)]


def test_a_unit_in_one_segment_is_the_whole_of_its_segments() -> None:
    whole = [("", "One. Two and three. Four.", "todo")]
    assert texts_of(cut("r", whole, SAME), cut("c", DEFAULT_SELECTION, SAME)) == [
        ("todo", "Llueve.", "Nos quedamos."),
        ("Uno. Dos y tres. Cuatro.", "Llueve.", "Nos quedamos."),
    ]


def test_without_the_same_source_text_the_whole_unit_is_joined() -> None:
    other = [("3", "Won.", "a"), ("4a", "Too", "b"), ("5", "Fore.", "c")]
    whole = [("Uno. Dos y tres. Cuatro.",), ("a b c",)]
    assert texts_of(cut("r", DEFAULT_SELECTION), cut("c", other)) == whole
    assert (
        texts_of(cut("r", DEFAULT_SELECTION, sources=False), cut("c", other, sources=False))
        == whole
    )


def test_segments_that_a_file_lacks_leave_the_others_as_they_are() -> None:
    reference, candidate = (
        cut("r", DEFAULT_SELECTION),
        cut("c", [DEFAULT_SELECTION[0], DEFAULT_SELECTION[2]]),
    )
    assert texts_of(reference, candidate) == [("Uno.", "Cuatro."), ("Uno.", "Cuatro.")]
    assert pair([reference, candidate]).assumptions == ()


def test_units_with_the_same_id_are_cut_on_their_own() -> None:
    twice = replace(
        (document := cut("r", DEFAULT_SELECTION, DEFAULT_SELECTION)),
        units=replace(
            document.units,
            parents=["u"] * 6,
            keys=[f"u / {number}" for number in (3, 4, 5)] * 2,
        ),
    )
    split = cut("c", SPLIT, DEFAULT_SELECTION)
    keys = [f"u / {number}" for number in ("3", "4a", "4b", "5", "3", "4", "5")]
    split = replace(split, units=replace(split.units, parents=["u"] * 7, keys=keys))
    assert texts_of(twice, split)[1] == (
        "uno.", "dos y tres.", "cuatro.", "Uno.", "Dos y tres.", "Cuatro.",
    )  # fmt: skip


def test_a_source_is_joined_like_its_translations() -> None:
    source = cut("s", [(mid, text, text) for mid, text, _ in DEFAULT_SELECTION])
    for reference, candidate in (
        (SPLIT, MERGED),
        (MERGED, DEFAULT_SELECTION),
        (DEFAULT_SELECTION, SPLIT),
    ):
        aligned = align(
            candidates=[cut("c", candidate)], references=[cut("r", reference)], source=source
        )
        assert aligned.source is not None
        assert " ".join(aligned.source.segments) == "One. Two and three. Four."
        assert len(aligned.source.segments) == aligned.segments


def numbered(name: str, *texts: tuple[str, str]) -> Document:
    """Return a document of source texts and translations whose ids are only numbers."""
    return keyed(
        name,
        [(str(number), text) for number, (_, text) in enumerate(texts, 1)],
        sources=[source for source, _ in texts],
    )


LONG = [(f"Source {number}.", f"Text {number}.") for number in range(10)]


def test_segments_numbered_anew_are_paired_by_their_places_in_the_source_text() -> None:
    halves = [("Source", "text"), ("1.", "1.")]
    reference = numbered("r", *LONG)
    candidate = numbered("c", LONG[0], *halves, *LONG[2:])
    assert texts_of(reference, candidate)[1] == (
        "Text 0.", "text 1.", *(text for _, text in LONG[2:]),
    )  # fmt: skip
    assert pair([reference, candidate]).assumptions == ((1, SegmentsJoined(1)),)
    assert texts_of(candidate, reference)[0] == texts_of(reference, candidate)[1]
    late = numbered("c", *LONG[:8], *halves, LONG[9])
    late = replace(
        late,
        units=replace(
            late.units, sources=[*reference.units.sources[:8], "Source", "8.", "Source 9."]
        ),
    )
    assert texts_of(reference, late)[1][-2:] == ("text 1.", "Text 9.")


def test_numbered_anew_and_of_another_source_text() -> None:
    reference, candidate = numbered("r", *LONG), numbered("c", ("New.", "Nuevo."), *LONG)
    pairs = pair([reference, candidate])
    assert pairs.method == "source_text"
    assert pairs.rows[0] == ((0,), (1,))
    assert pair([reference, candidate], "key").method == "key"


def test_changed_source_texts_leave_the_ids_their_meaning() -> None:
    changed = [(f"Other {number}.", text) for number, (_, text) in enumerate(LONG)]
    for own in (changed, [*changed[:5], *LONG[5:]], [*changed[:6], *LONG[6:]]):
        pairs = pair([numbered("r", *LONG), numbered("c", *own)])
        assert (pairs.method, pairs.assumptions) == ("key", ())
        assert pairs.rows == tuple(((index,), (index,)) for index in range(10))


def test_segments_split_and_merged_by_translators(shared_data: Path) -> None:
    files = [shared_data / "misread" / f"{name}.sdlxliff" for name in ("reviewed", "delivered")]
    reference, candidate = map(read_document, files)
    result = evaluate(candidates=[candidate], references=[reference])
    assert result.candidates[0].score.percent == pytest.approx(30.64, abs=0.005)
    assert result.candidates[0].score.brevity_penalty == pytest.approx(0.93, abs=0.005)
    assert any(w.data == SegmentsJoined(30) for w in result.candidates[0].diagnostics)


def test_rows_of_equal_texts_paired_by_position_are_equal() -> None:
    rows = SameIndex(3, 2)
    assert [*rows] == [((row,), (row,)) for row in range(3)]
    assert rows == SameIndex(3, 2)
    assert hash(rows) == hash(SameIndex(3, 2))
    for other in (SameIndex(2, 2), SameIndex(3, 1), "rows"):
        assert rows != other
    for index in (-1, 3):
        with pytest.raises(IndexError):
            rows[index]
