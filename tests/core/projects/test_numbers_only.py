"""A project of numbers only has no texts, and its empty texts are never taken for real ones."""

from __future__ import annotations

from dataclasses import replace
from gettext import GNUTranslations
from pathlib import Path

import numpy as np
import pytest

import bleu_score
from bleu_core.analysis.as_others import score_as_others
from bleu_core.analysis.by_tokenizer import score_by_tokenizer
from bleu_core.analysis.reference_scores import score_references
from bleu_core.analysis.segments import FILTERS, SegmentTable
from bleu_core.api.evaluation import check_texts, evaluate, evaluate_files, evaluate_folders
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Address, Role
from bleu_core.files.documents import Document
from bleu_core.files.errors import MoreThanTexts, TextsMissing
from bleu_core.pairing.common_segments import segment_digests
from bleu_core.projects.errors import ProjectConflict
from bleu_core.projects.kept import Kept
from bleu_core.projects.project import Project
from bleu_core.settings import Settings
from bleu_core.workspace.comparison import compare_runs
from bleu_core.workspace.errors import SegmentsUnknown
from bleu_core.workspace.inputs import Input
from bleu_core.workspace.notes import Note, NotePlace
from bleu_core.workspace.workspace import Workspace
from tests.helpers.folder_trees import write_tree
from tests.helpers.projects import everything_in, numbers_of

SECRET = "Xylophon"
TRANSLATOR = "Ximena"


@pytest.fixture
def evaluation(tmp_path: Path) -> Evaluation:
    """Return an evaluation with the secret word in every place where a file can have text."""
    units = "".join(
        f'<trans-unit id="{n}" resname="{n}" mq:lastchanginguser="{TRANSLATOR}">'
        f'<source>{SECRET} <g id="1">{SECRET}</g> {n}</source>'
        f'<target>Der {SECRET} <ph id="1">{SECRET}</ph> {n}</target></trans-unit>'
        for n in range(12)
    )
    whole = (
        '<?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">'
        '<file original="a" xmlns:mq="MQXliff" source-language="en" target-language="de" '
        'datatype="plaintext"><body>'
        f"{units}</body></file></xliff>"
    )
    (tmp_path / "ref.xliff").write_text(whole, encoding="utf-8")
    # An untranslated segment causes a diagnostic with an excerpt.
    candidate = whole.replace(f"<target>Der {SECRET} <ph", f"<target>{SECRET} <g")
    candidate = candidate.replace("</ph>", "</g>")
    (tmp_path / "mt.xliff").write_text(candidate, encoding="utf-8")
    evaluation = evaluate_files(
        candidates=[tmp_path / "mt.xliff"], references=[tmp_path / "ref.xliff"]
    )
    examples = [each.where.example for each in evaluation.candidates[0].diagnostics]
    assert any(SECRET in example for example in examples)
    units_of_reference = evaluation.aligned.references[0].units
    assert SECRET in units_of_reference.sources[0]
    assert units_of_reference.edited[0].by == TRANSLATOR
    return evaluation


@pytest.fixture
def state() -> Workspace:
    typed = Input(
        Role.CANDIDATE,
        Address(Path("typed")),
        in_memory=True,
        document=Document.from_segments("typed", [SECRET]),
    )
    return Workspace((typed,), notes=((NotePlace(0, 1, 0, 0), Note(text="My own words.")),))


def has_secret(path: Path) -> bool:
    """Tell whether a file has a text or a translator's name; if it has one, it has both."""
    content = everything_in(path)
    found = {secret.encode() in content for secret in (SECRET, TRANSLATOR)}
    assert len(found) == 1
    return found.pop()


def test_no_text_gets_into_the_file(
    evaluation: Evaluation, state: Workspace, tmp_path: Path
) -> None:
    project = Project.create(tmp_path / "p.bleu", state, keep_texts=False)
    run = project.record(evaluation)
    project.save(state)
    assert not run.has_texts
    assert not has_secret(project.path)
    back = project.workspace
    assert back.notes == state.notes
    assert back.inputs == (replace(state.inputs[0], document=None),)
    # In the same file with texts, the search finds the word.
    other = Project.create(tmp_path / "with.bleu", state)
    other.record(evaluation)
    assert has_secret(other.path)


def test_dropped_texts_are_gone(evaluation: Evaluation, state: Workspace, tmp_path: Path) -> None:
    project = Project.create(tmp_path / "p.bleu", state)
    project.record(evaluation)
    other = Project.open(project.path)
    kept = numbers_of(project.evaluation(1))
    assert has_secret(project.path)
    project.set_kept(Kept(texts=False))
    assert not project.keeps_texts
    assert not has_secret(project.path)
    assert not project.runs[0].has_texts
    again = Project.open(project.path)
    assert not again.keeps_texts
    assert numbers_of(again.evaluation(1)) == kept
    assert again.workspace.notes == state.notes
    # Another window does not restore the texts.
    with pytest.raises(ProjectConflict):
        other.record(evaluation)
    with pytest.raises(ProjectConflict):
        other.save(state)
    assert not has_secret(project.path)
    again.record(evaluation)
    assert not has_secret(project.path)


@pytest.mark.parametrize("dropped_later", [False, True])
def test_no_line_of_a_file_that_could_not_be_read_gets_into_the_file(
    tmp_path: Path, dropped_later: bool
) -> None:
    texts = f"<?php return ['a' => strtolower('{SECRET}')];"
    for folder in ("ref", "mt"):
        write_tree(tmp_path / folder, {"a.php": texts, "b.txt": "One two three four.\n"})
    evaluation = evaluate_folders(candidates=[tmp_path / "mt"], references=[tmp_path / "ref"])
    [broken] = evaluation.broken
    assert isinstance(broken.error, MoreThanTexts)
    assert SECRET in broken.error.found
    project = Project.create(tmp_path / "p.bleu", keep_texts=dropped_later)
    project.record(evaluation)
    if dropped_later:
        assert SECRET.encode() in everything_in(project.path)
        project.set_kept(Kept(texts=False))
    assert SECRET.encode() not in everything_in(project.path)
    [back] = project.evaluation(1).broken
    assert isinstance(back.error, MoreThanTexts)
    assert (back.error.line, back.error.found) == (broken.error.line, "")


@pytest.fixture
def guesses() -> list[str]:
    """Return a dictionary of 2,000 short texts: those of a program, in two languages."""
    path = Path(bleu_score.__file__).parent / "resources" / "catalogs" / "bleu_score_es.mo"
    with path.open("rb") as file:
        catalog = vars(GNUTranslations(file))["_catalog"]
    # A source text follows its context and an end of transmission.
    texts = (text.rpartition("\x04")[2] for pair in catalog.items() for text in pair)
    return sorted({" ".join(text.split()) for text in texts} - {""})[:2000]


@pytest.mark.parametrize("dropped_later", [False, True])
def test_a_dictionary_finds_no_segment(
    guesses: list[str], tmp_path: Path, dropped_later: bool
) -> None:
    assert len(guesses) == 2000
    texts = guesses[::2]
    evaluation = evaluate(candidates=[texts[::-1]], references=[texts])
    project = Project.create(tmp_path / "p.bleu", keep_texts=dropped_later)
    project.record(evaluation)

    def found() -> list[str]:
        content = everything_in(project.path)
        digests = segment_digests([guesses])
        return [text for text, digest in zip(guesses, digests, strict=True) if digest in content]

    if dropped_later:
        # Beside its texts, a project has their digests: the search finds them.
        assert found() == texts
        project.set_kept(Kept(texts=False))
    assert found() == []


def test_runs_of_other_references_are_not_compared(tmp_path: Path) -> None:
    texts = [f"Segment {number} of many." for number in range(30)]
    project = Project.create(tmp_path / "p.bleu", keep_texts=False)
    for references in (texts, texts[1:]):
        project.record(evaluate(candidates={"mt": references}, references=[references]))
    with pytest.raises(SegmentsUnknown) as caught:
        compare_runs(*project.runs)
    assert caught.value.run == "p.bleu#run=1"


@pytest.fixture
def numbers(evaluation: Evaluation, tmp_path: Path) -> Evaluation:
    project = Project.create(tmp_path / "n.bleu", keep_texts=False)
    return project.evaluation(project.record(evaluation))


def test_numbers_stay_the_same_without_texts(evaluation: Evaluation, numbers: Evaluation) -> None:
    assert not numbers.has_texts
    assert numbers_of(numbers) == numbers_of(evaluation)
    assert numbers.references_digest() == evaluation.references_digest()
    table = numbers.segment_scores()
    assert set(table["text"]) == set(table["reference"]) == {None}
    assert table["bleu"] == evaluation.segment_scores()["bleu"]


def test_empty_texts_are_never_scored(numbers: Evaluation) -> None:
    own, others = numbers.aligned.candidates, numbers.aligned.references
    for function in (evaluate, check_texts):
        with pytest.raises(TextsMissing) as raised:
            function(candidates=list(own), references=list(others))
        assert raised.value.documents == ("ref.xliff", "mt.xliff")
    with pytest.raises(TextsMissing):
        score_as_others(numbers)
    with pytest.raises(TextsMissing):
        score_by_tokenizer(numbers)
    two = replace(numbers.aligned, references=(*others, *others))
    with pytest.raises(TextsMissing):
        score_references(replace(numbers, aligned=two))


def test_segments_have_columns_of_numbers_only(evaluation: Evaluation, numbers: Evaluation) -> None:
    table, full = SegmentTable(numbers), SegmentTable(evaluation)
    assert [*table.metrics] == ["bleu"]
    assert np.isnan(table.column("chrf", 0)).all()
    for column in ("bleu", "contribution", "length_ratio"):
        assert np.array_equal(table.column(column, 0), full.column(column, 0))
    assert numbers.aligned.sources is None
    for name in FILTERS:
        expected = full.selected(name, 0) if name != "untranslated" else np.zeros(12, bool)
        assert np.array_equal(table.selected(name, 0), expected)


def test_texts_of_one_metric_more_are_in_no_column(tmp_path: Path) -> None:
    settings = Settings(metrics=("bleu", "chrf"))
    evaluation = evaluate(candidates=[["a b"]], references=[["a c"]], settings=settings)
    project = Project.create(tmp_path / "p.bleu", keep_texts=False)
    table = SegmentTable(project.evaluation(project.record(evaluation)))
    assert table.column("chrf", 0).tolist() == SegmentTable(evaluation).column("chrf", 0).tolist()
