"""Keys that the texts contradict: renumbered rows, and numbers written in two ways."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bleu_core.api.evaluation import evaluate_files
from bleu_core.diagnostics.kinds import Kind
from bleu_core.files.addresses import parse_address
from bleu_core.files.assumptions import KeysIgnored
from bleu_core.files.contents import KeyKind
from bleu_core.files.documents import Document, read_document
from bleu_core.files.units import Units
from bleu_core.pairing.errors import KeysMissing
from bleu_core.pairing.key_evidence import (
    agree_better,
    are_counted_otherwise,
    are_numbers_of_rows,
    pair_more,
    sources_pair_more,
    unrelated_segments,
)
from bleu_core.pairing.pairs import Pairs, pair
from bleu_core.progress import SILENT
from bleu_score.samples import find_sample

SAMPLE = find_sample("en")
REFERENCE, CANDIDATE = (
    path.read_text("utf-8").splitlines() for path in (SAMPLE.references[0], SAMPLE.candidates[0])
)
SOURCE = find_sample("es").references[0].read_text("utf-8").splitlines()
COUNT = len(REFERENCE)


def document(
    segments: Sequence[str],
    keys: Sequence[str],
    sources: Sequence[str] = (),
    kind: KeyKind = KeyKind.COLUMN,
) -> Document:
    return Document("a.csv", Units(tuple(segments), sources=sources, keys=keys, key_kind=kind))


def opened(address: str) -> Document:
    return read_document(parse_address(address))


def numbered(form: str, count: int) -> list[str]:
    return [form.format(number) for number in range(1, count + 1)]


def without(values: Sequence[str], *deleted: int) -> list[str]:
    return [value for index, value in enumerate(values) if index not in deleted]


def wrong(pairs: Pairs, deleted: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the pairs of segments that do not belong together."""
    kept = [index for index in range(COUNT) if index not in deleted]
    return [
        (row[0][0], row[1][0])
        for row in pairs.rows
        if row[0] and row[1] and row[0][0] != kept[row[1][0]]
    ]


@pytest.mark.parametrize("form", ["{}", "{:04}", "s{}", "row.{}.text"])
@pytest.mark.parametrize("kind", [KeyKind.COLUMN, KeyKind.NAME, KeyKind.UNIT_ID])
@pytest.mark.parametrize("deleted", [(3,), (70,), (105,), (20, 80)])
def test_renumbered_rows_are_paired_by_content(
    form: str, kind: KeyKind, deleted: tuple[int, ...]
) -> None:
    keys = numbered(form, COUNT)
    one = document(REFERENCE, keys, kind=kind)
    other = document(without(CANDIDATE, *deleted), keys[: COUNT - len(deleted)], kind=kind)
    assert len(wrong(pair([one, other], "key"), deleted)) >= COUNT - max(deleted) - 5
    pairs = pair([one, other])
    assert pairs.method == "content"
    assert pairs.assumptions == ((1, KeysIgnored()),)
    assert len(wrong(pairs, deleted)) <= 1


def test_keys_that_are_one_row_off_give_way_to_positions() -> None:
    keys = numbered("row {}", COUNT + 2)
    one = document(REFERENCE, without(keys, 50, COUNT + 1))
    other = document(CANDIDATE, without(keys, 0, 51))
    pairs = pair([one, other])
    assert pairs.is_positional
    assert pairs.assumptions == ((1, KeysIgnored(by_position=True)),)


@pytest.mark.parametrize("kind", [KeyKind.COLUMN, KeyKind.UNIT_ID])
@pytest.mark.parametrize("deleted", [(3,), (70,), (105,), (20, 80)])
def test_source_texts_are_better_evidence_than_numbers(
    kind: KeyKind, deleted: tuple[int, ...]
) -> None:
    keys = numbered("{}", COUNT)
    one = document(REFERENCE, keys, SOURCE, kind)
    other = document(
        without(CANDIDATE, *deleted),
        keys[: COUNT - len(deleted)],
        without(SOURCE, *deleted),
        kind,
    )
    pairs = pair([one, other])
    assert pairs.method == "source_text"
    assert wrong(pairs, deleted) == []


@pytest.mark.parametrize("deleted", [(3,), (70,), (20, 80), tuple(range(60, 90))])
def test_keys_that_hold_are_kept(deleted: tuple[int, ...]) -> None:
    keys = numbered("{}", COUNT)
    one = document(REFERENCE, keys)
    other = document(without(CANDIDATE, *deleted), without(keys, *deleted))
    pairs = pair([one, other])
    assert (pairs.method, pairs.assumptions) == ("key", ())
    assert wrong(pairs, deleted) == []


def test_keys_of_rows_in_another_order_are_kept() -> None:
    keys = numbered("{}", COUNT)
    other = document(CANDIDATE[:0:-1], keys[:0:-1])
    pairs = pair([document(REFERENCE, keys), other])
    assert (pairs.method, pairs.assumptions) == ("key", ())


def test_a_few_sources_that_were_edited_do_not_break_keys() -> None:
    keys = numbered("id-{}", COUNT)
    edited = [f"{text}!" if index % 10 == 0 else text for index, text in enumerate(SOURCE)]
    pairs = pair([document(REFERENCE, keys, SOURCE), document(CANDIDATE, [*keys], edited)])
    assert pairs.method == "key"


def test_an_unrelated_text_is_no_reason_to_doubt_keys() -> None:
    keys = numbered("{}", COUNT)
    other = document(without(SOURCE, 3), keys[:-1])
    pairs = pair([document(REFERENCE, keys), other])
    assert (pairs.method, pairs.assumptions) == ("key", ())


def test_numbers_meet_however_they_are_written() -> None:
    one = document(REFERENCE, numbered("{}", COUNT))
    other = document(without(CANDIDATE, 50), without(numbered("{:03}", COUNT), 50))
    pairs = pair([one, other])
    assert pairs.method == "key"
    assert wrong(pairs, (50,)) == []


def test_numbers_in_both_forms_differ() -> None:
    keys = [*numbered("{}", 5), *numbered("0{}", 5)]
    one, other = document(REFERENCE[:10], keys), document(CANDIDATE[:10], keys)
    pairs = pair([one, other], "key")
    assert len(pairs.rows) == 10


def test_a_source_column_of_a_table_is_evidence(tmp_path: Path) -> None:
    paths = []
    for name, texts, deleted in (("ref", REFERENCE, ()), ("mt", CANDIDATE, (40,))):
        rows = zip(without(SOURCE, *deleted), without(texts, *deleted), strict=True)
        lines = [f"{number}\t{one}\t{two}" for number, (one, two) in enumerate(rows, 1)]
        paths.append(tmp_path / f"{name}.tsv")
        paths[-1].write_text("\n".join(["Nr\tSource\tTarget", *lines]), encoding="utf-8")
    documents = [opened(f"{path}#column=Target") for path in paths]
    pairs = pair(documents)
    assert pairs.method == "source_text"
    assert wrong(pairs, (40,)) == []


def test_a_chosen_key_that_cannot_be_used_is_an_error(tmp_path: Path) -> None:
    table, lines = tmp_path / "a.csv", tmp_path / "b.txt"
    table.write_text("ID,Translation\n1,one\n2,two\n", encoding="utf-8")
    lines.write_text("one\ntwo\n", encoding="utf-8")
    other = opened(str(lines))
    assert pair([opened(f"{table}#column=Translation"), other]).method == "position"
    with pytest.raises(KeysMissing):
        pair([opened(f"{table}#column=Translation&key=ID"), other])


@pytest.mark.parametrize(
    ("keys", "counts"),
    [
        (numbered("{}", 50), True),
        (numbered("{:04}", 50), True),
        (numbered("row-{}-text", 50), True),
        (without(numbered("{}", 50), 7, 8, 30), True),
        (numbered("{}", 50)[::-1], False),
        (["menu.file", "menu.edit", "menu.view"], False),
        (["a1", "a9", "a3", "a120", "a7"], False),
        ([], False),
    ],
)
def test_keys_that_only_count_rows_are_recognized(keys: list[str], counts: bool) -> None:
    assert are_numbers_of_rows(keys) is counts


@pytest.mark.parametrize(("step", "counts"), [(3, True), (4, False)])
def test_up_to_two_numbers_may_be_missing_between_two_rows(step: int, counts: bool) -> None:
    assert are_numbers_of_rows([str(number) for number in range(0, 200, step)]) is counts


@pytest.mark.parametrize(("others", "counts"), [(4, True), (8, False)])
def test_nine_in_ten_keys_count_the_rows(others: int, counts: bool) -> None:
    keys = [f"key {number}" for number in range(50)]
    keys[:others] = [f"name {number}" for number in range(0, 1000 * others, 1000)]
    assert are_numbers_of_rows(keys) is counts


def test_rows_that_were_renumbered_in_place_are_reported(tmp_path: Path) -> None:
    paths = []
    changed = [*without(CANDIDATE, 40), "An entirely new line at the very end."]
    for name, texts in (("ref", REFERENCE), ("mt", changed)):
        lines = [f"{number}\t{text}" for number, text in enumerate(texts, 1)]
        paths.append(tmp_path / f"{name}.tsv")
        paths[-1].write_text("\n".join(["Nr\tTarget", *lines]), encoding="utf-8")
    result = evaluate_files(references=[paths[0]], candidates=[paths[1]])
    assert result.aligned.pairs.method == "key"
    assert Kind.SHIFTED in {each.kind for each in result.candidates[0].diagnostics}


def test_both_the_first_keys_and_all_of_them_count_rows() -> None:
    others = [f"name {number}" for number in range(0, 1_000_000, 1000)]
    assert are_numbers_of_rows(numbered("{}", 300))
    assert not are_numbers_of_rows([*numbered("{}", 100), *others[:200]])
    assert not are_numbers_of_rows([*others[:100], *numbered("{}", 2000)])
    assert are_numbers_of_rows([*others[:9], *numbered("{}", 2000)])


@pytest.mark.parametrize(
    ("keys", "others", "is_otherwise"),
    [
        ("123", "012", True),
        ("123", "234", True),
        ("123", "123", False),
        ("124", "012", False),
        ("123", "013", False),
        ("321", "432", False),
    ],
)
def test_counts_that_begin_with_another_number(keys: str, others: str, is_otherwise: bool) -> None:
    assert are_counted_otherwise(keys, others) is is_otherwise
    assert are_counted_otherwise(others, keys) is is_otherwise


def test_values_pair_more_than_keys_if_they_pair_two_more_and_two_percent() -> None:
    values = [f"value {number}" for number in range(200)]

    def pair_more_if(misplaced: int) -> bool:
        keys = [*range(1000, 1000 + misplaced), *range(misplaced, len(values))]
        return pair_more((range(len(values)), keys), (values, values))

    assert not pair_more_if(0)
    assert not pair_more_if(4)
    assert pair_more_if(5)
    # In a short text, two more.
    assert not pair_more(("abc", "abd"), ("xyz", "xyz"))
    assert pair_more(("abc", "ade"), ("xyz", "xyz"))
    # An empty value pairs none, and a key pairs equal values only.
    assert not pair_more(("abc", "ade"), (["x", "", ""], ["x", "", ""]))
    assert pair_more(("abc", "acb"), ("xyz", "xyz"))


def test_sources_pair_more_than_keys_whatever_their_white_space() -> None:
    def of(keys: str, *sources: str) -> Document:
        return document(["text"] * len(keys), keys, sources)

    first = of("abcd", "one", "two words", "three", "four")
    assert not sources_pair_more([first, first])
    assert sources_pair_more([first, of("dcba", "one", "two  words", "three", "four")])
    assert sources_pair_more([first, of("abcd", "two words ", "one", "four", "three")])
    assert not sources_pair_more([first, of("dcba", "four", "three", "twowords", "one")])
    assert not sources_pair_more([first, of("dcba")])
    # One of several documents is enough.
    assert sources_pair_more([first, first, of("dcba", "one", "two words", "three", "four")])
    assert not sources_pair_more([first, of("dcba", "one", "two words", "three", "four"), of("a")])


def test_segments_that_agree_better_with_other_pairs() -> None:
    texts = [f"the word{row} and other{row}" for row in range(40)]
    shifted = [*(f"it is strange{row}" for row in range(10)), *texts[10:]]
    reference, other = document(texts, numbered("{}", 40)), document(shifted, numbered("{}", 40))
    same = [(row, row) for row in range(40)]
    assert unrelated_segments(reference, other, same, SILENT) == list(range(10))
    assert unrelated_segments(reference, reference, same, SILENT) == []
    # Indices are those of the reference, whatever was linked.
    assert unrelated_segments(reference, other, same[2:], SILENT) == list(range(2, 10))

    def better(by_key: int, by_content: int) -> bool:
        """Tell whether one more of ten pairs is better, of which so many agree."""
        links = [
            [(row, row if row < right else row + 20) for row in range(10)]
            for right in (by_key, by_content)
        ]
        return agree_better(reference, reference, *links, among=range(10), progress=SILENT)

    assert better(0, 4)
    assert not better(0, 3)
    assert better(6, 10)
    assert not better(7, 10)
    assert not better(4, 0)
