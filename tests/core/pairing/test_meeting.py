"""Keys that meet, whatever files call them and however they write them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import pytest

from bleu_core.files.addresses import Selection
from bleu_core.files.assumptions import KeyColumns, KeysFolded, KeysUnmet
from bleu_core.files.contents import KeyKind
from bleu_core.files.documents import Document
from bleu_core.files.units import Units
from bleu_core.pairing.errors import KeysMissing
from bleu_core.pairing.pairs import Pairs, pair

PLACES = ("menu", "dialog", "error", "page")
NAMES = [f"{place}.{name}{number}" for place in PLACES for name in "ab" for number in range(5)]
COUNT = len(NAMES)
TEXTS = [f"text {number} of {name}" for number, name in enumerate(NAMES)]


def document(
    keys: Sequence[str],
    kind: KeyKind | None = KeyKind.NAME,
    *,
    other_keys: Mapping[str, Sequence[str]] | None = None,
    sources: Sequence[str] = (),
    reverse: bool = False,
) -> Document:
    """Return a document of the texts, from last to first if they are reversed."""
    step = -1 if reverse else 1
    units = Units(
        tuple(TEXTS[: len(keys) or COUNT][::step]),
        sources=sources[::step],
        keys=keys[::step],
        key_kind=kind if keys else None,
        other_keys={name: own[::step] for name, own in (other_keys or {}).items()},
    )
    return Document("b.json" if reverse else "a.csv", units)


def are_right(pairs: Pairs) -> bool:
    """Whether each text of a document is paired with itself in a reversed one."""
    rows = [(one[0], other[0]) for one, other in pairs.rows if one and other]
    return len(rows) == COUNT and all(one + other == COUNT - 1 for one, other in rows)


@pytest.mark.parametrize("kind", [KeyKind.COLUMN, KeyKind.UNIT_ID, KeyKind.MESSAGE])
def test_keys_of_different_kinds_meet(kind: KeyKind) -> None:
    pairs = pair([document(NAMES, kind), document(NAMES, reverse=True)])
    assert (pairs.method, pairs.assumptions) == ("key", ())
    assert are_right(pairs)


@pytest.mark.parametrize(
    "given",
    [
        document([], other_keys={"Label": NAMES, "State": ["ok"] * COUNT}),
        document([str(number) for number in range(COUNT)], other_keys={"Label": NAMES}),
        document([f"id{13 * number}" for number in range(COUNT)], other_keys={"Label": NAMES}),
    ],
    ids=["no key", "numbers of rows", "other ids"],
)
def test_a_column_is_the_key_if_its_values_meet(given: Document) -> None:
    pairs = pair([given, document(NAMES, reverse=True)])
    assert (pairs.method, pairs.assumptions) == ("key", ((1, KeyColumns("", "Label")),))
    assert are_right(pairs)


def test_rows_numbered_after_sorting_are_paired_by_another_column() -> None:
    numbers = [str(number) for number in range(COUNT)]
    one = document(numbers, KeyKind.COLUMN, other_keys={"Label": NAMES})
    other = document(numbers[::-1], KeyKind.COLUMN, other_keys={"Name": NAMES}, reverse=True)
    pairs = pair([one, other])
    assert pairs.assumptions == ((1, KeyColumns("Name", "Label")),)
    assert are_right(pairs)


@pytest.mark.parametrize("is_moved", [False, True])
def test_another_column_replaces_keys_only_where_these_say_nothing(is_moved: bool) -> None:
    lines = [f"main.c:{7 * number}" for number in range(COUNT)]
    changed = [*NAMES[:-8], *(f"new {name}" for name in NAMES[-8:])]
    moved = [lines[-1], *lines[:-1]] if is_moved else lines
    one, other = (
        document(NAMES, other_keys={"#:": lines}),
        document(changed, other_keys={"#:": moved}),
    )
    pairs = pair([one, other])
    assert pairs.assumptions == (() if is_moved else ((1, KeyColumns("#:", "#:")),))
    assert pairs.links(1) == [(row, row) for row in range(COUNT - 8 if is_moved else COUNT)]


def test_source_texts_meet_keys_that_are_source_texts() -> None:
    sources = [f"Source text {number}." for number in range(COUNT)]
    one = document(NAMES, KeyKind.UNIT_ID, sources=sources)
    pairs = pair([one, document(sources, reverse=True)])
    assert (pairs.method, pairs.assumptions) == ("source_text", ())
    assert are_right(pairs)


def test_a_column_that_repeats_is_no_key() -> None:
    states = [f"state {number % 4}" for number in range(COUNT)]
    one, other = (document([], other_keys={"State": own}) for own in (states, states[::-1]))
    assert pair([one, other]).method == "position"


@pytest.mark.parametrize(
    ("change", "folded"),
    [
        (lambda key: f"app.{key}", KeysFolded(("app.",), ())),
        (lambda key: f"es.translation.{key}", KeysFolded(("es.translation.",), ())),
        (lambda key: f"{key}.text", KeysFolded((".text",), ())),
        (lambda key: f"lbl-{key}", KeysFolded(("lbl-",), ())),
        (lambda key: key.replace(".", "_"), KeysFolded((), ("separators",))),
        (lambda key: key.replace(".", " / "), KeysFolded((), ("separators",))),
        (str.upper, KeysFolded((), ("case",))),
        (lambda key: key.replace(".", "-").title(), KeysFolded((), ("separators", "case"))),
        (
            lambda key: "".join([key.split(".")[0], key.split(".")[1].title()]),
            KeysFolded((), ("separators", "case")),
        ),
        (
            lambda key: f"APP_{key.replace('.', '_').upper()}",
            KeysFolded(("APP_",), ("separators", "case")),
        ),
        (
            lambda key: re.sub(r"(\d)$", r"0\1", key.replace(".", "_").upper()),
            KeysFolded((), ("separators", "case", "zeros")),
        ),
    ],
    ids="prefix root suffix hyphen snake slashes upper title camel both zeros".split(),
)
@pytest.mark.parametrize("is_first", [True, False])
def test_keys_meet_without_what_one_file_has(
    change: Callable[[str], str], folded: KeysFolded, is_first: bool
) -> None:
    changed = [*map(change, NAMES)]
    keys = (changed, NAMES) if is_first else (NAMES, changed)
    pairs = pair([document(keys[0]), document(keys[1], reverse=True)])
    assert (pairs.method, pairs.assumptions) == ("key", ((1, folded),))
    assert are_right(pairs)


def test_numbers_in_keys_are_parts_of_their_own() -> None:
    dots = [re.sub(r"(?=\d)", ".", name) for name in NAMES]
    humps = [name.title().replace(".", "") for name in NAMES]
    pairs = pair([document(dots), document(humps, reverse=True)])
    assert pairs.assumptions == ((1, KeysFolded((), ("separators", "case"))),)
    assert are_right(pairs)


def test_sections_of_one_file_are_no_part_of_the_keys() -> None:
    flat = [f"{name.partition('.')[2]}_{number}" for number, name in enumerate(NAMES)]
    sections = [f"{PLACES[number % 4]}.{name}" for number, name in enumerate(flat)]
    pairs = pair([document(sections), document(flat, reverse=True)])
    assert pairs.assumptions == ((1, KeysFolded(("",), ())),)
    assert are_right(pairs)


def test_numbers_meet_without_their_leading_zeros() -> None:
    numbers = [7 * number % 1000 for number in range(COUNT)]
    one = document([f"{number:04}" for number in numbers])
    pairs = pair([one, document([str(number) for number in numbers], reverse=True)])
    assert pairs.assumptions == ((1, KeysFolded((), ("zeros",))),)
    assert are_right(pairs)


def test_a_folding_that_makes_keys_of_one_file_equal_is_not_used() -> None:
    # “and” and “And” are two keys of the first file, so case matters.
    keys = [*NAMES[:-2], "Antigua and", "Antigua And"]
    pairs = pair([document(keys), document([key.upper() for key in keys], reverse=True)])
    assert pairs.method == "position"
    assert pairs.assumptions == ((1, KeysUnmet("ANTIGUA AND", NAMES[0])),)


def test_keys_that_meet_as_they_are_written_are_not_folded() -> None:
    keys = [*NAMES, *(name.upper() for name in NAMES)]
    one, other = (Document("a", Units((*TEXTS, *TEXTS), keys=keys, key_kind=KeyKind.NAME)),) * 2
    other = replace(other, units=replace(other.units, keys=list(keys)))
    assert pair([one, other]).assumptions == ()


def test_rows_counted_from_0_belong_to_rows_counted_from_1() -> None:
    one = document([str(number) for number in range(COUNT)], KeyKind.COLUMN)
    other = document([str(number + 1) for number in range(COUNT)], KeyKind.SEGMENT_ID)
    assert pair([one, other]).method == "position"


def test_each_document_meets_the_first_by_a_column_of_its_own() -> None:
    sources = [f"Source text {number}." for number in range(COUNT)]
    documents = [
        document(NAMES, KeyKind.UNIT_ID, sources=sources),
        document(NAMES, reverse=True),
        document(sources, KeyKind.SOURCE_TEXT, reverse=True),
    ]
    pairs = pair(documents)
    assert pairs.method == "key"
    assert [row[1] for row in pairs.rows] == [row[2] for row in pairs.rows]
    assert pairs.is_whole


def test_units_that_the_first_document_lacks_meet_each_other() -> None:
    one = document([name.upper() for name in NAMES[5:]])
    others = [document(NAMES), document(NAMES, reverse=True)]
    pairs = pair([one, *others])
    assert len(pairs.rows) == COUNT
    assert all(other and third for _, other, third in pairs.rows)


def test_a_source_is_paired_by_its_own_texts() -> None:
    sources = [f"Source text {number}." for number in range(COUNT)]
    documents = [document(NAMES, sources=sources), document(NAMES, reverse=True)]
    source = Document.from_segments("s.txt", sources[3:])
    pairs = pair(documents, source=source)
    assert [row[2] for row in pairs.rows] == [(), (), (), *((row,) for row in range(COUNT - 3))]


def test_keys_that_are_not_used_are_named() -> None:
    others = [f"k{11 * number}" for number in range(COUNT)]
    pairs = pair([document(NAMES), document(others)])
    assert pairs.method == "position"
    assert pairs.assumptions == ((1, KeysUnmet("k0", NAMES[0])),)
    with pytest.raises(KeysMissing) as caught:
        pair([document(NAMES), document(others)], "key")
    assert caught.value.unmet == ("k0", NAMES[0])


def test_keys_that_are_texts_are_not_quoted() -> None:
    others = [f"text {11 * number}" for number in range(COUNT)]
    pairs = pair([document(NAMES, KeyKind.MESSAGE), document(others, KeyKind.MESSAGE)])
    assert pairs.assumptions == ((1, KeysUnmet("", "")),)


def test_a_chosen_key_is_the_only_one() -> None:
    chosen = document([f"k{11 * number}" for number in range(COUNT)], other_keys={"Label": NAMES})
    chosen = replace(chosen, selection=Selection(key="k"))
    with pytest.raises(KeysMissing):
        pair([chosen, document(NAMES, reverse=True)])
