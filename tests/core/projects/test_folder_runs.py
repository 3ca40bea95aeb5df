"""A run of folders keeps each file, failures to score, and all files together."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from bleu_core.api.evaluation import evaluate_folders
from bleu_core.evaluation.results import Evaluation
from bleu_core.projects.errors import ProjectDamaged
from bleu_core.projects.kept import Kept
from bleu_core.projects.project import Project
from bleu_core.projects.verification import verify
from bleu_core.settings import Resampling, Settings
from tests.helpers.projects import everything_in, numbers_of, segment_columns

SETTINGS = Settings(
    metrics=("bleu", "ter"), resampling=Resampling(confidence=True, paired_test="bs", resamples=50)
)


@pytest.fixture
def evaluation(tmp_path: Path) -> Evaluation:
    texts = {
        "ref/one.txt": "The first text stands here.\nIt has a second line, too.\n",
        "a/one.txt": "The first text is here.\nIt has a second line too.\n",
        "b/one.txt": "The first text stands here.\nIt has two lines, too.\n",
        "ref/sub/two.txt": "Another file with words.\n\nAnd more words to come.\n",
        "a/sub/two.txt": "Another file of words.\nSurplus.\nAnd more words to follow.\n",
        "b/sub/two.txt": "Another file with words.\nSurplus.\nAnd words to come.\n",
        "ref/broken.txt": "One line.\nAnother.\n",
        "a/broken.txt": "One line.\n",
        "b/broken.txt": "One line.\nAnother.\n",
        "ref/incomplete.txt": "Only one of them has it.\n",
        "a/incomplete.txt": "Only one of these has it.\n",
        "b/alone.txt": "Nobody else has this.\n",
    }
    for name, text in texts.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return evaluate_folders(
        candidates=[tmp_path / "a", tmp_path / "b"],
        references=[tmp_path / "ref"],
        settings=SETTINGS,
    )


def test_folders_come_back_as_they_were_scored(evaluation: Evaluation, tmp_path: Path) -> None:
    assert len(evaluation.files) == 4
    assert len(evaluation.broken) == len(evaluation.incomplete) == len(evaluation.unpaired) == 1
    project = Project.create(tmp_path / "p.bleu")
    run = project.record(evaluation)
    assert project.runs == (run,)
    assert run.is_of_folders
    assert (run.file_count, run.failed_count) == (4, 1)
    back = project.evaluation(run)
    assert back.to_dict(segment_scores=True) == evaluation.to_dict(segment_scores=True)
    assert str(back) == str(evaluation)
    assert [file.name for file in back.files] == [file.name for file in evaluation.files]
    assert back.scored == evaluation.scored
    assert repr(back.broken) == repr(evaluation.broken)
    # Two errors are never equal, so the files were compared one by one.
    assert replace(back, files=()) == replace(evaluation, files=())
    assert back.diagnostics == evaluation.diagnostics
    for document, other in zip(back.aligned.documents, evaluation.aligned.documents, strict=True):
        assert document.segments == other.segments
        assert [*document.units.keys] == [*other.units.keys]


def test_files_that_are_not_those_of_the_folders_are_damage(
    evaluation: Evaluation, tmp_path: Path
) -> None:
    project = Project.create(tmp_path / "p.bleu")
    run = project.record(replace(evaluation, files=evaluation.files[1:]))
    with pytest.raises(ProjectDamaged):
        project.evaluation(run)


def test_all_files_together_take_the_texts_of_each(evaluation: Evaluation, tmp_path: Path) -> None:
    project = Project.create(tmp_path / "p.bleu")
    project.record(evaluation)
    connection = sqlite3.connect(project.path)
    of_each: list[set[int]] = []
    for columns in segment_columns(project.path):
        names = [name for of_role in columns.values() for name in of_role]
        rows = connection.execute(
            f"SELECT pack FROM run_part WHERE name IN ({', '.join('?' * len(names))})", names
        )
        of_each.append({pack for (pack,) in rows})
    connection.close()
    of_all, *others = of_each
    of_files = set().union(*others)
    assert of_all
    assert of_all < of_files
    assert len(of_files) == len(of_all) + 2  # two of the file that one candidate lacks


def test_folders_of_which_nothing_could_be_scored(tmp_path: Path) -> None:
    for folder, text in (("ref", "One.\nTwo.\n"), ("a", "One.\n")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "f.txt").write_text(text)
    evaluation = evaluate_folders(candidates=[tmp_path / "a"], references=[tmp_path / "ref"])
    project = Project.create(tmp_path / "p.bleu")
    run = project.record(evaluation)
    back = project.evaluation(run)
    assert back.to_dict() == evaluation.to_dict()
    assert str(back) == str(evaluation)
    assert not back.has_scores
    assert run.candidates == ()
    assert verify(project, run).agrees


def test_texts_of_folders_can_be_dropped(evaluation: Evaluation, tmp_path: Path) -> None:
    project = Project.create(tmp_path / "p.bleu")
    project.record(evaluation)
    before = numbers_of(project.evaluation(1))
    assert b"words to come" in everything_in(project.path)
    project.set_kept(Kept(texts=False))
    assert b"words to come" not in everything_in(project.path)
    assert numbers_of(project.evaluation(1)) == before
    other = Project.create(tmp_path / "n.bleu", keep_texts=False)
    other.record(evaluation)
    assert b"words to come" not in everything_in(other.path)
    assert numbers_of(other.evaluation(1)) == before
