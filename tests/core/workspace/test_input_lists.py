"""The lists of references, candidates and sources of a workspace, and what changes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.files.addresses import Address, FieldKind, Role, Selection
from bleu_core.workspace import input_lists
from bleu_core.workspace.input_lists import Inputs
from bleu_core.workspace.inputs import Input

R, C, S = Role.REFERENCE, Role.CANDIDATE, Role.SOURCE


def lists(**names: str) -> Inputs:
    """Return the texts of these roles, whose names are separated by spaces."""
    inputs: Inputs = ()
    for role, files in names.items():
        paths = [Path(name) for name in files.split()]
        inputs = input_lists.add(inputs, Role(role), paths)
    return inputs


def names(inputs: Inputs) -> dict[str, str]:
    """Return the names in each list that has any."""
    return {
        role.value: " ".join(one.title for one in inputs if one.role is role)
        for role in Role
        if any(one.role is role for one in inputs)
    }


def named(inputs: Inputs, name: str) -> Input:
    return next(one for one in inputs if one.title == name)


def test_a_file_is_added_once_and_a_source_replaces_the_one_before() -> None:
    inputs = lists(reference="r", candidate="a b a", source="s t")
    assert names(inputs) == {"reference": "r", "candidate": "a b", "source": "t"}
    assert len({one.number for one in inputs}) == 4


def test_other_references_take_the_place_of_a_candidate_that_becomes_the_reference() -> None:
    inputs = lists(reference="r", candidate="a b c", source="s")
    chosen = input_lists.make_reference(inputs, named(inputs, "b"))
    assert names(chosen) == {"reference": "b", "candidate": "a r c", "source": "s"}
    # A source that becomes the reference is no source any more.
    chosen = input_lists.make_reference(inputs, named(inputs, "s"))
    assert names(chosen) == {"reference": "s", "candidate": "r a b c"}


def test_moved_texts_keep_their_order_and_their_identity() -> None:
    inputs = lists(reference="r", candidate="a b c")
    numbers = [named(inputs, name).number for name in ("c", "a")]
    moved = input_lists.move(inputs, numbers, Role.REFERENCE, 0)
    assert names(moved) == {"reference": "c a r", "candidate": "b"}
    assert named(moved, "c").number == numbers[0]
    # There is one source; all others become candidates.
    moved = input_lists.move(inputs, numbers, Role.SOURCE)
    assert names(moved) == {"reference": "r", "candidate": "b c", "source": "a"}


def test_another_file_takes_the_place_of_the_old_one() -> None:
    inputs = lists(candidate="a b c")
    exchanged = input_lists.exchange(inputs, named(inputs, "b"), Path("x"))
    assert names(exchanged) == {"candidate": "a x c"}
    # A file that is there already is not added again.
    exchanged = input_lists.exchange(inputs, named(inputs, "b"), Path("c"))
    assert names(exchanged) == {"candidate": "a c"}


def test_only_texts_whose_roles_come_from_their_order_are_undecided() -> None:
    inputs = lists(candidate="one two")
    unsure = tuple(Input(one.role, one.address, by_order=True, number=one.number) for one in inputs)
    guessed = input_lists.guess_roles(unsure)
    assert names(guessed) == {"reference": "one", "candidate": "two"}
    assert input_lists.undecided(guessed) == guessed
    assert input_lists.undecided(input_lists.confirm(guessed)) == ()


def of_order(*texts: tuple[Role, str, bool]) -> Inputs:
    """Return texts of which some have their role by their order, the last one added first."""
    return tuple(
        Input(role, Address(Path(name)), by_order=by_order, number=len(texts) - place)
        for place, (role, name, by_order) in enumerate(texts)
    )


@pytest.mark.parametrize(
    ("texts", "undecided"),
    [
        ([(R, "a", True), (C, "b", True)], "b a"),
        ([(R, "a", True)], ""),
        ([(R, "a", True), (S, "b", True)], ""),
        ([(R, "a", True), (C, "b", False)], ""),
        # A reference that is known decides.
        ([(R, "r", False), (C, "a", True), (C, "b", True)], ""),
        ([(C, "c", False), (R, "a", True), (C, "b", True)], "b a"),
    ],
)
def test_two_texts_that_only_their_order_tells_apart_are_asked_about(
    texts: list[tuple[Role, str, bool]], undecided: str
) -> None:
    found = input_lists.undecided(of_order(*texts))
    assert " ".join(one.title for one in found) == undecided


def test_a_reference_by_order_leaves_the_candidates_in_the_order_they_came() -> None:
    inputs = of_order((R, "first", True), (C, "second", True), (C, "third", True))
    chosen = input_lists.make_reference(inputs, named(inputs, "second"))
    assert names(chosen) == {"reference": "second", "candidate": "third first"}
    known = of_order((R, "first", False), (C, "second", False), (C, "third", False))
    chosen = input_lists.make_reference(known, named(known, "second"))
    assert names(chosen) == {"reference": "second", "candidate": "first third"}


def test_chosen_texts_of_a_file_take_its_place() -> None:
    inputs = lists(reference="r", candidate="a book b", source="s")
    target, mt = (Selection(FieldKind.COLUMN, name) for name in ("Target", "MT"))
    replaced = [named(inputs, "book")]
    chosen = input_lists.choose_texts(inputs, replaced, [(C, mt), (C, target)])
    assert names(chosen) == {
        "reference": "r",
        "candidate": "a book book b",
        "source": "s",
    }
    assert [one.address.selection.name for one in chosen] == ["", "", "MT", "Target", "", ""]
    chosen = input_lists.choose_texts(inputs, replaced, [(R, target), (S, mt)])
    assert names(chosen) == {
        "reference": "r book",
        "candidate": "a b",
        # There is one source.
        "source": "book",
    }


@pytest.mark.parametrize(
    ("chosen", "role", "row", "expected"),
    [
        ("b", C, 0, {"reference": "r q", "candidate": "b a c", "source": "s"}),
        ("b", C, None, {"reference": "r q", "candidate": "a c b", "source": "s"}),
        ("a", C, 2, {"reference": "r q", "candidate": "b a c", "source": "s"}),
        ("c a", R, 1, {"reference": "r c a q", "candidate": "b", "source": "s"}),
        # There is one source; what was one becomes a candidate, and so do the first of several.
        ("b", S, None, {"reference": "r q", "candidate": "a c s", "source": "b"}),
        ("b", S, 0, {"reference": "r q", "candidate": "a c s", "source": "b"}),
        ("r b", S, None, {"reference": "q", "candidate": "a c s r", "source": "b"}),
        ("s", S, None, {"reference": "r q", "candidate": "a b c", "source": "s"}),
    ],
)
def test_moved_texts_are_where_they_were_put(
    chosen: str, role: Role, row: int | None, expected: dict[str, str]
) -> None:
    inputs = lists(reference="r q", candidate="a b c", source="s")
    numbers = [named(inputs, name).number for name in chosen.split()]
    assert names(input_lists.move(inputs, numbers, role, row)) == expected
