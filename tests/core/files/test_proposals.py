"""Proposals for translations: one field for each origin, and which of several is taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from bleu_core.files.addresses import FieldKind, Selection
from bleu_core.files.assumptions import BestProposals
from bleu_core.files.contents import Field, Proposal, UnitTable
from bleu_core.files.origins import Origin, OriginKind
from bleu_core.files.proposals import BEST, FIRST, USED, fields_of, read_quality, with_proposals

MACHINE, MEMORY = Origin(OriginKind.MACHINE), Origin(OriginKind.MEMORY)
TYPED, UNKNOWN = Origin(OriginKind.NONE), Origin(OriginKind.UNKNOWN)
Proposals = Mapping[int, Sequence[Proposal]]


def by(name: str, kind: OriginKind = OriginKind.UNKNOWN, percent: float | None = None) -> Origin:
    return Origin(kind, name, percent)


def table(
    proposals: Proposals, units: int = 3, origins: Mapping[int, Origin] | None = None
) -> UnitTable:
    target = Field(FieldKind.TARGET, "", ["text"] * units)
    return UnitTable(fields=(target, *fields_of(proposals, units, "es")), origins=origins or {})


def chosen(made: UnitTable, name: str = "", quality: str = "") -> list[str] | None:
    """Return the cells of the only field of proposals that a selection leaves."""
    found = with_proposals(made, Selection(FieldKind.ALT_TRANS, name, quality=quality))
    if found is None:
        return None
    assert [field.kind for field in found.fields] == [FieldKind.TARGET, FieldKind.ALT_TRANS]
    return [str(cell) for cell in found.fields[-1].cells]


def test_each_origin_is_a_field_the_most_frequent_first() -> None:
    fields = fields_of(
        {
            0: [Proposal("TM", 90, "a", 0), Proposal("  My \n MT ", None, "b", 1)],
            1: [Proposal("My MT", None, "c", 0)],
            2: [Proposal("", None, "d", 0)],
        },
        4,
        "es",
    )
    assert [(field.kind, field.name, field.language, list(field.cells)) for field in fields] == [
        (FieldKind.ALT_TRANS, "My MT", "es", ["b", "c", "", ""]),
        (FieldKind.ALT_TRANS, "TM", "es", ["a", "", "", ""]),
        (FieldKind.ALT_TRANS, "unknown", "es", ["", "", "d", ""]),
    ]


def test_an_origin_that_is_alone_needs_no_name() -> None:
    (field,) = fields_of({0: [Proposal("", None, "a", 0)]}, 1, None)
    assert (field.name, field.language) == ("", None)
    (field,) = fields_of({0: [Proposal("TM", None, "a", 0)]}, 1, None)
    assert field.name == "TM"


@pytest.mark.parametrize(("origins", "names"), [(50, 50), (51, 51), (80, 51)])
def test_many_origins_are_told_apart_up_to_a_limit(origins: int, names: int) -> None:
    proposals = {row: [Proposal(f"user {row}", None, "a", 0)] for row in range(origins)}
    fields = fields_of(proposals, origins, None)
    assert len(fields) == names
    others = [field for field in fields if field.name == "unknown"]
    assert [len(field.proposals) for field in others] == ([] if names == 50 else [origins - 50])


def test_the_best_of_several_is_taken_and_it_is_said() -> None:
    several = [Proposal("TM", each, f"at {each}", n) for n, each in enumerate((None, 70, 90, 90))]
    made = table({0: several, 1: several[:2], 2: several[1:2]})
    assert chosen(made) == ["at 90", "at 70", "at 70"]
    assert chosen(
        table({0: [Proposal("TM", 90, "first", 0), Proposal("TM", 90, "second", 1)]})
    ) == [
        "first",
        "",
        "",
    ]
    said = with_proposals(made, Selection(FieldKind.ALT_TRANS))
    assert said is not None
    assert said.assumptions == (BestProposals(2),)
    best = with_proposals(made, Selection(FieldKind.ALT_TRANS, quality=BEST))
    assert best is not None
    assert best.assumptions == ()


def test_proposals_of_an_origin() -> None:
    made = table({0: [Proposal("TM", 90, "a", 0), Proposal("MT", None, "b", 1)]}, 1)
    assert chosen(made, "TM") == ["a"]
    assert chosen(made, " mt ") == ["b"]
    assert chosen(made, "other") is None
    assert chosen(table({})) is None


def test_proposals_with_a_quality() -> None:
    tm, mt = Proposal("TM", 70, "tm", 1), Proposal("MT", None, "mt", 0)
    made = table({0: [tm, mt], 1: [Proposal("TM", 100, "full", 0)], 2: [mt]})
    assert chosen(made, quality=FIRST) == ["mt", "full", "mt"]
    assert chosen(made, quality=BEST) == ["tm", "full", "mt"]
    assert chosen(made, quality="70") == ["tm", "full", ""]
    assert chosen(made, quality="71") == ["", "full", ""]
    assert chosen(made, quality="0") == ["tm", "full", "mt"]
    assert chosen(made, quality="great") is None
    assert chosen(made, "TM", quality=FIRST) == ["tm", "full", ""]


def test_joined_proposals_have_the_name_of_all() -> None:
    made = table({0: [Proposal("TM", 90, "a", 0), Proposal("MT", 50, "b", 1)]}, 1)

    def name(selected: str, quality: str) -> str:
        found = with_proposals(made, Selection(FieldKind.ALT_TRANS, selected, quality=quality))
        assert found is not None
        return found.fields[-1].name

    assert name("", "80") == "TM"
    assert name("", "50") == ""
    assert name("MT", "40") == "MT"


def test_the_origin_of_each_unit_is_that_of_its_proposal() -> None:
    proposals = {
        0: [Proposal("TM", 90, "a", 0, MEMORY), Proposal("TM", 95, "b", 1, MACHINE)],
        1: [Proposal("TM", 90, "a", 0)],
    }
    found = with_proposals(table(proposals), Selection(FieldKind.ALT_TRANS))
    assert found is not None
    assert found.origins == {0: MACHINE}


# The proposal that a translation started from

A, B = by("Alpha"), by("Beta")


@pytest.mark.parametrize(
    ("proposals", "stated", "used"),
    [
        # The inserted one, whatever its match, the best of several.
        ([Proposal("x", 90, "a", 0, A), Proposal("y", 20, "b", 1, B, is_inserted=True)], None, "b"),
        (
            [Proposal("x", 90, "a", 0, A), Proposal("y", 20, "b", 1, B, is_inserted=True)],
            TYPED,
            "b",
        ),
        (
            [
                Proposal("x", 90, "a", 0, A),
                Proposal("y", 20, "b", 1, B, is_inserted=True),
                Proposal("y", 30, "c", 2, B, is_inserted=True),
            ],
            A,
            "c",
        ),
        # Nothing, if the unit was typed.
        ([Proposal("x", 90, "a", 0, A)], TYPED, ""),
        # Other versions of the text are no proposals.
        ([Proposal("x", 90, "a", 0), Proposal("y", 20, "b", 1, B)], None, "b"),
        ([Proposal("x", 90, "a", 0)], None, ""),
        # The best, if nothing is stated.
        ([Proposal("x", 20, "a", 0, A), Proposal("y", 90, "b", 1, B)], None, "b"),
        # The best of the stated kind and name.
        (
            [
                Proposal("x", 80, "a", 0, by("Alpha", OriginKind.MEMORY)),
                Proposal("x", 85, "b", 1, by("alpha", OriginKind.MEMORY)),
                Proposal("y", 99, "c", 2, by("Beta", OriginKind.MEMORY)),
                Proposal("y", 98, "d", 3, by("Alpha", OriginKind.MACHINE)),
            ],
            by("ALPHA", OriginKind.MEMORY),
            "b",
        ),
        # Else the best that may be of it; of an engine, the lowest match.
        ([Proposal("x", 80, "a", 0, A), Proposal("y", 90, "b", 1, B)], MEMORY, "b"),
        ([Proposal("x", 80, "a", 0, A), Proposal("y", 90, "b", 1, B)], MACHINE, "a"),
        ([Proposal("x", 80, "a", 0, A), Proposal("y", None, "b", 1, B)], MACHINE, "b"),
        (
            [Proposal("x", 80, "a", 0, A), Proposal("y", 90, "b", 1, MACHINE)],
            MACHINE,
            "b",
        ),
        # Else the best of all.
        ([Proposal("x", 80, "a", 0, MEMORY), Proposal("y", 90, "b", 1, MEMORY)], MACHINE, "b"),
    ],
)
def test_the_proposal_that_a_translation_started_from(
    proposals: Sequence[Proposal], stated: Origin | None, used: str
) -> None:
    made = table({1: proposals}, origins={} if stated is None else {1: stated})
    assert chosen(made, quality=USED) == ["", used, ""]


def test_what_a_unit_states_completes_what_its_proposal_does() -> None:
    def origin(stated: Origin, *proposals: Proposal) -> Origin:
        found = with_proposals(
            table({0: proposals}, origins={0: stated}), Selection(FieldKind.ALT_TRANS, quality=USED)
        )
        assert found is not None
        return found.origins[0]

    machine = by("Alpha", OriginKind.MACHINE, 70)
    assert origin(machine, Proposal("x", 80, "a", 0, A)) == machine
    own = by("Alpha", OriginKind.UNKNOWN, 80)
    assert origin(machine, Proposal("x", 80, "a", 0, own)) == by("Alpha", OriginKind.MACHINE, 80)
    # Not if it is not of this origin.
    assert origin(machine, Proposal("x", 80, "a", 0, B)) == B


@pytest.mark.parametrize(
    ("text", "quality"),
    [
        ("78", 78),
        (" 78.5 ", 78.5),
        ("78%", 78),
        ("0", 0),
        ("1000", 1000),
        ("1001", None),
        ("-1", None),
        ("nan", None),
        ("good", None),
        ("", None),
        (None, None),
    ],
)
def test_a_quality_in_percent(text: str | None, quality: float | None) -> None:
    assert read_quality(text) == quality
