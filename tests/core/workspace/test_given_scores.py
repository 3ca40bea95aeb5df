"""The given scores of a workspace are those of its candidates, as they are repaired."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bleu_core.evaluation.given_scores import GivenScores
from bleu_core.files.addresses import Address, Role
from bleu_core.files.documents import Document
from bleu_core.files.score_files.tables import ScoreAddress
from bleu_core.pairing.repairs import Repair, RepairKind
from bleu_core.workspace.inputs import Input, ScoresInput
from bleu_core.workspace.workspace import Workspace

TEXT = Document.from_segments("x", ["one", "two", "three"])


def scores(name: str, *values: float) -> ScoresInput:
    return ScoresInput(name, ScoreAddress(Path(f"{name}.csv")), GivenScores.of(name, values))


def test_each_score_belongs_to_its_candidate_after_repairs() -> None:
    plain = Input(Role.CANDIDATE, Address(Path("a.txt")), document=TEXT)
    repaired = replace(
        plain,
        address=Address(Path("b.txt")),
        repairs=(Repair(RepairKind.JOIN, 0),),
        scores=(scores("comet", 1.0, 2.0, 5.0), scores("judge", 10.0, 20.0, 50.0)),
    )
    reference = Input(Role.REFERENCE, Address(Path("r.txt")), document=TEXT)
    scored = replace(plain, scores=(scores("comet", 7, 8, 9),))
    workspace = Workspace((reference, plain, scored, repaired))
    found = workspace.given_scores()
    assert [(each.name, each.candidate) for each in found] == [
        ("comet", 1),
        ("comet", 2),
        ("judge", 2),
    ]
    assert [each.rows.tolist() for each in found] == [
        [[7.0, 1.0], [8.0, 1.0], [9.0, 1.0]],
        [[3.0, 2.0], [5.0, 1.0]],
        [[30.0, 2.0], [50.0, 1.0]],
    ]
