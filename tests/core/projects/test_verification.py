"""A run is scored again from kept texts or from files, and compared to the last digit."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from bleu_core.api.evaluation import evaluate, evaluate_folders
from bleu_core.evaluation.evaluate import count_again
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Address, Role
from bleu_core.files.documents import read_document
from bleu_core.pairing.repairs import Repair, RepairKind, repaired
from bleu_core.projects.project import Project
from bleu_core.projects.verification import RunDifference, find_difference, verify
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.settings import ChrfOptions, PairingOptions, Resampling, Settings
from bleu_core.workspace.files import fingerprinted
from bleu_core.workspace.inputs import Input
from tests.helpers.projects import SETTINGS, segment_columns, small_evaluation

TEXTS = {
    "ref.txt": "One two three four.\nFive six seven eight.\nNine ten.\n",
    "mt.txt": "One two three four.\nFive six\nseven eight!\nNine  “ten”.\n",
}


@pytest.fixture
def inputs(tmp_path: Path) -> tuple[Input, ...]:
    for name, text in TEXTS.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return fingerprinted(
        (
            Input(Role.REFERENCE, Address(tmp_path / "ref.txt")),
            Input(
                Role.CANDIDATE,
                Address(tmp_path / "mt.txt"),
                name="Engine",
                repairs=(Repair(RepairKind.JOIN, 1),),
            ),
        )
    )


def scored(inputs: tuple[Input, ...]) -> tuple[Evaluation, tuple[Input, ...]]:
    """Return the evaluation, and the inputs with the documents read."""
    read = tuple(replace(one, document=read_document(one.address)) for one in inputs)
    reference, candidate = read
    assert reference.document is not None
    assert candidate.document is not None
    named = replace(candidate.document, name="Engine")
    settings = replace(SETTINGS, normalize=("typography", "t2s"))
    evaluation = evaluate(
        candidates=[repaired(named, candidate.repairs)],
        references=[reference.document],
        settings=settings,
    )
    return evaluation, read


def test_a_run_is_verified_by_its_texts(inputs: tuple[Input, ...], tmp_path: Path) -> None:
    project = Project.create(tmp_path / "p.bleu")
    evaluation, read = scored(inputs)
    run = project.record(evaluation, inputs=read)
    for one in inputs:
        one.address.path.unlink()
    assert verify(project, run).agrees
    # A run recorded by a program that counted differently.
    bleu = evaluation.candidates[0].bleu
    wrong = replace(evaluation.candidates[0], metrics=(replace(bleu, percent=12.0),))
    run = project.record(replace(evaluation, candidates=(wrong,)), inputs=read)
    assert verify(project, run).difference == RunDifference(
        "score", "Engine", "BLEU", 12.0, bleu.percent
    )


def test_a_run_without_texts_is_verified_by_unchanged_files(
    inputs: tuple[Input, ...], tmp_path: Path
) -> None:
    project = Project.create(tmp_path / "p.bleu", keep_texts=False)
    evaluation, read = scored(inputs)
    run = project.record(evaluation, inputs=read)
    assert verify(project, run).agrees
    (tmp_path / "mt.txt").write_text("One.\nTwo.\nThree.\n", encoding="utf-8")
    found = verify(project, run)
    assert (found.agrees, found.unavailable) == (False, ("mt.txt",))
    (tmp_path / "ref.txt").unlink()
    assert verify(project, run).unavailable == ("ref.txt", "mt.txt")


def test_a_run_recorded_without_its_inputs_is_counted_again(tmp_path: Path) -> None:
    evaluation = small_evaluation()
    project = Project.create(tmp_path / "p.bleu")
    assert verify(project, project.record(evaluation)).agrees
    light = Project.create(tmp_path / "n.bleu", keep_texts=False)
    assert verify(light, light.record(evaluation)).unavailable == ("n.bleu",)


@pytest.mark.parametrize(
    "settings",
    [
        SETTINGS,
        Settings(),
        Settings(metrics=("bleu", "chrf++"), chrf=ChrfOptions(whitespace=True), lowercase=True),
        Settings(
            tokenizer="char",
            pairing=PairingOptions(leave_out=("empty_candidate",)),
            resampling=Resampling(paired_test="ar", baseline=0, resamples=60),
        ),
    ],
)
def test_texts_as_compared_give_the_same_counts(settings: Settings, tmp_path: Path) -> None:
    evaluation = small_evaluation(settings)
    project = Project.create(tmp_path / "p.bleu")
    back = project.evaluation(project.record(evaluation))
    again = count_again(back)
    assert again == evaluation
    assert again.to_dict(segment_scores=True) == evaluation.to_dict(segment_scores=True)


def test_the_first_number_that_differs_is_reported() -> None:
    evaluation = small_evaluation()
    first, second = evaluation.candidates
    ter = first.metrics[2]
    rows = ter.statistics.copy()
    rows[3, 0] += 1

    def changed(**values: object) -> Evaluation:
        metrics = (*first.metrics[:2], replace(ter, **values))  # type: ignore[arg-type]
        return replace(evaluation, candidates=(replace(first, metrics=metrics), second))

    assert find_difference(evaluation, evaluation) is None
    for other, part in (
        (changed(percent=ter.percent + 1e-13), "score"),
        (changed(rows=SegmentRows(rows)), "statistics"),
        (changed(interval=None), "interval"),
        (replace(evaluation, comparisons=evaluation.comparisons[:-1]), "comparisons"),
        (replace(evaluation, candidates=(first,)), "candidates"),
    ):
        found = find_difference(evaluation, other)
        assert found is not None
        assert found.part == part
    assert np.array_equal(ter.statistics, evaluation.candidates[0].metrics[2].statistics)


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Input, ...]:
    for name, text in (("a.txt", "One two three.\nFour.\n"), ("b.txt", "Five six seven.\n")):
        for folder in ("ref", "mt"):
            (tmp_path / folder).mkdir(exist_ok=True)
            (tmp_path / folder / name).write_text(text.replace("two", folder), encoding="utf-8")
    (tmp_path / "ref" / "c.txt").write_text("One.\nTwo.\n")
    (tmp_path / "mt" / "c.txt").write_text("One.\n")
    return fingerprinted(
        Input(role, Address(tmp_path / name), is_folder=True)
        for role, name in ((Role.REFERENCE, "ref"), (Role.CANDIDATE, "mt"))
    )


@pytest.mark.parametrize("keep_texts", [True, False])
def test_folders_are_verified(folders: tuple[Input, ...], tmp_path: Path, keep_texts: bool) -> None:
    evaluation = evaluate_folders(
        candidates=[tmp_path / "mt"],
        references=[tmp_path / "ref"],
        settings=Settings(metrics=("bleu", "ter"), resampling=Resampling(confidence=True)),
    )
    (tmp_path / "project").mkdir()
    project = Project.create(tmp_path / "project" / "p.bleu", keep_texts=keep_texts)
    run = project.record(evaluation, inputs=folders)
    assert verify(project, run).agrees
    (tmp_path / "mt" / "a.txt").write_text("One.\nTwo.\n")
    assert verify(project, run).agrees == keep_texts
    if not keep_texts:
        assert verify(project, run).unavailable == ("mt",)


def test_a_text_that_was_changed_in_the_file_is_noticed(
    folders: tuple[Input, ...], tmp_path: Path
) -> None:
    evaluation = evaluate_folders(candidates=[tmp_path / "mt"], references=[tmp_path / "ref"])
    (tmp_path / "project").mkdir()
    project = Project.create(tmp_path / "project" / "p.bleu")
    run = project.record(evaluation, inputs=folders)
    _, first, *_ = segment_columns(project.path)
    columns = (*first["candidates"], *first["references"])
    connection = sqlite3.connect(project.path)
    with connection:
        # The candidate's text in place of the reference's.
        connection.execute(
            "UPDATE run_part SET pack = (SELECT pack FROM run_part WHERE name = ?) WHERE name = ?",
            columns,
        )
    connection.close()
    difference = verify(project, run).difference
    assert difference is not None
    assert (difference.part, difference.candidate) == ("score", "a.txt: mt")
