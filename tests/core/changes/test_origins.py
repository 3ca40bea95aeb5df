"""Origins are shown as files state them, weigh nothing that they did not state, and can be told."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest

from bleu_core.changes.analysis import complete_analysis
from bleu_core.changes.model import Changes, OpenOrigin, OriginGroup
from bleu_core.changes.schemes import Scheme, scheme_of
from bleu_core.files.addresses import Address
from bleu_core.files.origins import OriginKind
from bleu_core.projects.names import workspace_without_names
from bleu_core.projects.project import Project
from bleu_core.workspace.changes import find_change_inputs
from bleu_core.workspace.workspace import Workspace
from bleu_score.messages.changes import origin_name
from tests.helpers.deliveries import (
    MEMOQ,
    XLIFF,
    XLIFF_2,
    analysis_of,
    analyzed,
    changes_between,
)

MACHINE, MEMORY, UNKNOWN = OriginKind.MACHINE, OriginKind.MEMORY, OriginKind.UNKNOWN
# No list has these names.
NAMES = (
    "MT-Engine", "Custom MT engine", "Lara", "eTranslation", "Übersetzer 3", "机器 7", "memory.v2",
)  # fmt: skip
RATES = scheme_of(
    {
        "price": 1,
        "weights": {"100": 0.1, "50": 0.6, "new": 1.0},
        "machine": {"50": 0.5},
        "memory": {"50": 0.2},
    }
)


def delivery(
    folder: Path, origins: list[str], scheme: Scheme = RATES, *, target: str = "", inside: str = ""
) -> Changes:
    """Return the changes of a file with a suggestion of each origin, 85 % similar."""
    units = "".join(
        f'<trans-unit id="{number}"><source>One two {number}</source>'
        f"<target{target}>uno dos</target><alt-trans {origin}>"
        f"<target{inside}>uno dis</target></alt-trans></trans-unit>"
        for number, origin in enumerate(origins)
    )
    path = folder / "delivered.xlf"
    path.write_text(XLIFF.format(namespaces="", units=units), "utf-8")
    return analyzed(path, scheme=scheme)[1]


@pytest.mark.parametrize("quality", ["", 'match-quality="0"', 'match-quality="87"'])
def test_names_that_no_list_has_are_shown_as_stated(quality: str, tmp_path: Path) -> None:
    changes = delivery(tmp_path, [f'origin="{name}" {quality}' for name in NAMES])
    assert changes.groups == tuple(OriginGroup(UNKNOWN, name) for name in NAMES)
    assert [origin_name(group) for group in changes.groups] == [
        f"{name} (kind not stated)" for name in NAMES
    ]
    assert changes.open_origins == tuple(OpenOrigin(name, 1) for name in NAMES)
    # The weights of any origin: 7 times 3 words at 0.6, not at 0.2 or 0.5.
    assert changes.sums.price == Decimal("12.6")


@pytest.mark.parametrize(
    ("origin", "target", "inside", "kind"),
    [
        ("Lara", "", "", UNKNOWN),
        ("MT", "", "", MACHINE),
        ("Lara (MT)", "", "", MACHINE),
        ("memsource-tm", "", "", MEMORY),
        # The unit states it, or the proposal itself.
        ("Lara", ' state-qualifier="leveraged-mt"', "", MACHINE),
        ("legal", ' state-qualifier="fuzzy-match"', "", MEMORY),
        ("Lara", "", ' state-qualifier="mt-suggestion"', MACHINE),
        ("Lara", ' state-qualifier="leveraged-tm"', ' state-qualifier="mt-suggestion"', MACHINE),
    ],
)
def test_the_format_states_the_kind(
    origin: str, target: str, inside: str, kind: OriginKind, tmp_path: Path
) -> None:
    stated = [f'origin="{origin}" match-quality="0"']
    changes = delivery(tmp_path, stated, target=target, inside=inside)
    assert [group.kind for group in changes.groups] == [kind]


@pytest.mark.parametrize(("stated", "kind"), [('type="mt"', MACHINE), ("", UNKNOWN)])
def test_xliff_2_states_the_kind_of_a_match_or_does_not(
    stated: str, kind: OriginKind, tmp_path: Path
) -> None:
    content = XLIFF_2.replace('type="tm" origin="legal"', f'{stated} origin="Lara"')
    path = tmp_path / "a.xlf"
    path.write_text(content.replace('type="mt" origin="DeepL"', 'reference="yes"'), "utf-8")
    assert analyzed(path)[1].groups == (OriginGroup(kind, "Lara"),)


@pytest.mark.parametrize(
    ("stated", "expected"),
    [
        ('matchtype="0"', OriginGroup(MEMORY, "", 101.0)),
        ('matchtype="1"', OriginGroup(MACHINE, "General")),
        ("", OriginGroup(UNKNOWN, "General")),
    ],
)
def test_memoq_states_the_kind_of_an_inserted_match_by_a_number(
    stated: str, expected: OriginGroup, tmp_path: Path
) -> None:
    path = tmp_path / "a.mqxliff"
    path.write_text(MEMOQ.replace('matchtype="0"', stated), "utf-8")
    assert analyzed(path)[1].groups[1] == expected


def test_of_names_alone_the_unit_states_which_was_used(tmp_path: Path) -> None:
    both = (
        '<trans-unit id="1"><source>One</source><target{}>uno</target>'
        '<alt-trans origin="Lara"><target>dis</target></alt-trans>'
        '<alt-trans origin="legal" match-quality="99"><target>uno</target></alt-trans></trans-unit>'
    )
    path = tmp_path / "a.xlf"
    found = []
    for stated in (' state-qualifier="leveraged-mt"', ' state-qualifier="leveraged-tm"', ""):
        path.write_text(XLIFF.format(namespaces="", units=both.format(stated)), "utf-8")
        found += analyzed(path)[1].groups
    assert found == [
        OriginGroup(MACHINE, "Lara"),
        OriginGroup(MEMORY, "", 95.0, 100.0),
        OriginGroup(UNKNOWN, "legal"),
    ]


def test_an_answer_puts_an_origin_into_its_group_and_changes_the_sum(tmp_path: Path) -> None:
    stated = ['origin="legal" match-quality="87"', 'origin="TM" match-quality="87"']
    changes = delivery(tmp_path, [*stated, 'origin="Lara" match-quality="0"'])
    assert changes.sums.price == Decimal("4.2")  # 3 words each at 0.6, 0.2 and 0.6
    answered = RATES.with_answer("legal", MEMORY).with_answer("Lara", MACHINE)
    for told in (
        delivery(tmp_path, [*stated, 'origin="Lara" match-quality="0"'], answered),
        # The window changes the rates of an analysis that it has.
        Changes(**{**vars_of(changes), "scheme": answered}),
    ):
        assert told.groups == (OriginGroup(MEMORY, "", 85.0, 95.0), OriginGroup(MACHINE, "Lara"))
        assert told.group.tolist() == [0, 0, 1]
        assert told.open_origins == ()
        assert told.sums.price == Decimal("2.7")  # 0.2, 0.2 and 0.5
        # They can be chosen again.
        assert told.unstated_origins == (
            OpenOrigin("legal", 1, MEMORY),
            OpenOrigin("Lara", 1, MACHINE),
        )
    again = answered.with_answer("legal", UNKNOWN).with_answer("Lara", UNKNOWN)
    assert again == RATES


def test_only_an_answer_has_origins_compared_again(tmp_path: Path) -> None:
    delivery(tmp_path, ['origin="legal" match-quality="87"', 'origin="Lara"', 'origin="TM"'])
    analysis = analysis_of(tmp_path / "delivered.xlf", scheme=RATES)
    assert analysis.is_complete
    assert analysis.with_scheme(replace(RATES, price=Decimal(1))).groups == analysis.groups
    told = analysis.with_scheme(RATES.with_answer("Lara", MACHINE))
    assert not told.is_complete
    (origins,) = complete_analysis(told).groups
    assert [row.group for row in origins.rows] == [*told.changes.groups]


def vars_of(changes: Changes) -> dict[str, object]:
    return {name: getattr(changes, name) for name in Changes.__dataclass_fields__}


def test_an_answer_does_not_overrule_what_the_file_states(tmp_path: Path) -> None:
    changes = delivery(tmp_path, ['origin="Lara (MT)"'], RATES.with_answer("Lara", MEMORY))
    assert changes.groups == (OriginGroup(MACHINE, "Lara"),)


def test_suggestions_without_an_origin_are_open_where_the_answer_changes_the_sum() -> None:
    texts = ["uno dis"], ["uno dos"], ["One two three"]
    assert changes_between(*texts)[1].open_origins == ()
    assert changes_between(*texts, RATES)[1].open_origins == (OpenOrigin("", 1),)
    told = changes_between(*texts, RATES.with_answer("", MACHINE))[1]
    assert (told.open_origins, told.sums.price) == ((), Decimal("1.5"))


def test_answers_are_kept_with_the_project(tmp_path: Path) -> None:
    path = tmp_path / "a.mqxliff"
    path.write_text(MEMOQ, "utf-8")
    scheme = RATES.with_answer("Lara", MACHINE)
    workspace = Workspace(find_change_inputs([Address(path)]), scheme=scheme)
    Project.create(tmp_path / "p.bleu", workspace)
    assert Project.open(tmp_path / "p.bleu").workspace.scheme == scheme
    # Its names are those that the file gave.
    assert workspace_without_names(workspace).scheme == RATES
