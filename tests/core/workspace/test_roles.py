"""Roles are guessed from names; where names say nothing, the texts give evidence."""

from __future__ import annotations

import pytest

from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.workspace.roles import (
    RoleEvidence,
    find_role_evidence,
    guess_file_roles,
    looks_like_scores,
)

R, C, S = Role.REFERENCE, Role.CANDIDATE, Role.SOURCE


def document(name: str, segments: list[str]) -> Document:
    return Document.from_segments(name, segments)


@pytest.mark.parametrize(
    ("names", "roles"),
    [
        (["ref.txt", "a.txt", "b.txt"], [R, C, C]),
        (["a.txt", "reference.txt"], [C, R]),
        (["mt.txt", "a.txt"], [C, R]),
        (["google.es", "human.es"], [C, R]),
        (["src.txt", "mt.txt", "a.txt"], [S, C, R]),
        (["google.es", "deepl.es"], [C, C]),
    ],
)
def test_names_decide(names: list[str], roles: list[Role]) -> None:
    guess = guess_file_roles(names)
    assert list(guess.roles) == roles
    assert guess.by_order == frozenset()


@pytest.mark.parametrize(
    ("names", "roles", "by_order"),
    [
        (["a.txt"], [R], {0}),
        (["a.txt", "b.txt", "c.txt"], [R, C, C], {0, 1, 2}),
        (["mt.txt", "a.txt", "b.txt"], [C, R, C], {1, 2}),
        (["src.txt", "a.txt", "b.txt"], [S, R, C], {1, 2}),
    ],
)
def test_a_guess_by_order_says_so(names: list[str], roles: list[Role], by_order: set[int]) -> None:
    guess = guess_file_roles(names)
    assert list(guess.roles) == roles
    assert guess.by_order == by_order


def test_texts_that_are_there_already_count() -> None:
    assert guess_file_roles(["a.txt", "b.txt"], {R}).by_order == frozenset()
    assert guess_file_roles(["a.txt", "b.txt"], {R}).roles == (C, C)
    assert guess_file_roles(["a.txt"], {C}).roles == (R,)
    assert guess_file_roles(["a.txt"], {C}).by_order == frozenset()
    assert guess_file_roles(["a.txt", "b.txt"], {C}).by_order == {0, 1}


def test_the_first_segments_that_differ_are_shown() -> None:
    first = document("a", ["same", "one", "", "two", "three", "four"])
    second = document("b", ["same ", "eins", "zwei", "deux", "trois", "quatre"])
    assert find_role_evidence([first, second]) == RoleEvidence((1, 3, 4), None)
    assert find_role_evidence([first, first]).rows == (0, 1, 2)
    assert find_role_evidence([first, document("c", [])]) == RoleEvidence()


MACHINE = "The commission presented a new plan for the protection of the rivers on Monday ({})."
OTHER = "The commission has presented a new plan to protect the rivers on Monday ({})."
HUMAN = "On Monday, fresh proposals to keep waterways safe were put forward by officials ({})."


def texts(*patterns: str, count: int = 5) -> list[Document]:
    return [
        document(str(index), [pattern.format(number) for number in range(count)])
        for index, pattern in enumerate(patterns)
    ]


def test_a_text_unlike_the_others_is_found_among_three() -> None:
    assert find_role_evidence(texts(MACHINE, HUMAN, OTHER)).outlier == 1
    assert find_role_evidence(texts(MACHINE, OTHER, OTHER, HUMAN)).outlier == 3


def test_no_text_stands_out_without_a_clear_difference() -> None:
    assert find_role_evidence(texts(MACHINE, HUMAN)).outlier is None
    assert find_role_evidence(texts(MACHINE, MACHINE, MACHINE)).outlier is None
    # Segments cannot be compared by their numbers.
    longer = texts(HUMAN, count=6)
    assert find_role_evidence([*texts(MACHINE, OTHER), *longer]).outlier is None


def test_a_text_in_another_language_is_no_evidence() -> None:
    spanish = document("es", ["El plan se presentó el lunes."] * 5)
    chinese = document("zh", ["委员会周一提出了一项新的河流保护计划。"] * 5)
    assert find_role_evidence([spanish, spanish, chinese]).outlier is None


def test_numbers_look_like_scores_and_texts_do_not() -> None:
    assert looks_like_scores(document("a", ["0.81", "-1", "1e-3 "]))
    assert not looks_like_scores(document("a", ["0.81", "Chapter 3"]))
    assert not looks_like_scores(document("a", ["0.81", ""]))
    assert not looks_like_scores(document("a", ["7"]))
