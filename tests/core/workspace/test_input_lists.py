"""The lists of references, candidates and sources of a workspace, and what changes them."""

from __future__ import annotations

from pathlib import Path

from bleu_core.files.addresses import Role
from bleu_core.workspace import input_lists
from bleu_core.workspace.input_lists import Inputs
from bleu_core.workspace.inputs import Input


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
