"""A project keeps inputs, settings, notes and runs, and gives them back as they were."""

from __future__ import annotations

import sqlite3
import tracemalloc
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from bleu_core.api.evaluation import evaluate, evaluate_files
from bleu_core.errors import Cancelled
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Address, Role
from bleu_core.files.documents import Document, read_document
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.pairing.repairs import Repair, RepairKind
from bleu_core.progress import Progress, Stage
from bleu_core.projects.columns import ColumnWriter
from bleu_core.projects.errors import ProjectConflict, ProjectExists, RunMissing
from bleu_core.projects.project import Kept, Project, _prepared
from bleu_core.settings import PairingOptions, Settings
from bleu_core.workspace.files import fingerprinted
from bleu_core.workspace.inputs import Input
from bleu_core.workspace.notes import Note, NotePlace, SegmentVerdict
from bleu_core.workspace.workspace import Workspace
from tests.helpers.projects import small_evaluation


@pytest.fixture(scope="module")
def evaluation() -> Evaluation:
    return small_evaluation()


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project.create(tmp_path / "a project.bleu")


def plain(aligned: AlignedDocuments) -> AlignedDocuments:
    """Return documents whose sequences are all tuples, because their types do not matter."""

    def of(document: Document) -> Document:
        units = document.units
        names = ("segments", "sources", "lines", "keys", "times")
        own = {name: tuple(getattr(units, name)) for name in names}
        return replace(document, units=replace(units, **own))

    return replace(
        aligned,
        candidates=tuple(map(of, aligned.candidates)),
        references=tuple(map(of, aligned.references)),
        source=aligned.source and of(aligned.source),
    )


def assert_same(one: Evaluation, other: Evaluation) -> None:
    assert one == other
    assert plain(one.aligned) == plain(other.aligned)
    assert one.to_dict(segment_scores=True) == other.to_dict(segment_scores=True)
    for mine, theirs in zip(one.candidates, other.candidates, strict=True):
        assert str(mine) == str(theirs)
        assert mine.resampling == theirs.resampling
        for own, their in zip(mine.metrics, theirs.metrics, strict=True):
            assert own.statistics.dtype == their.statistics.dtype
            assert np.array_equal(own.statistics, their.statistics)


def test_an_evaluation_comes_back_to_the_last_bit(project: Project, evaluation: Evaluation) -> None:
    run = project.record(evaluation, label="first")
    again = Project.open(project.path)
    assert again.runs == (run,)
    assert run.number == 1
    assert run.label == "first"
    assert [score.percent for score in run.candidates[1].scores] == [
        result.percent for result in evaluation.candidates[1].metrics
    ]
    assert run.candidates[0].bleu.interval == evaluation.candidates[0].bleu.interval
    back = again.evaluation(run)
    assert back.has_texts
    assert_same(back, evaluation)
    assert back.tokenizer.cut("A cat.") == ["A", "cat", "."]


FILES = {
    "ref.tsv": "id\tReference\nb\tThe second one.\na\tThe first one.\nx\tOnly here.\nb\tTwice.\n",
    "mt.tsv": "id\tMT\na\tThe first.\nb\tThe second one .\nb\tTwo times.\ny\tOnly there.\n",
    "ref.srt": "1\n00:00:01,000 --> 00:00:02,000\nOne &amp; two\n\n"
    "2\n00:00:03,000 --> 00:00:05,000\nThree four\n",
    "mt.srt": "1\n00:00:01,000 --> 00:00:02,000\nOne & two\n\n"
    "2\n00:00:03,000 --> 00:00:04,000\nThree\n\n3\n00:00:04,000 --> 00:00:05,000\nfour\n",
    "ref.txt": "One two three.\n\nFour five six.\nSeven eight nine.\n",
    "mt.txt": "One two three!\nNone.\nFour five 6.\nSeven eight.\n",
    "all.xliff": '<?xml version="1.0"?><xliff version="1.2" '
    'xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" '
    'target-language="es" datatype="plaintext" xmlns:mq="MQXliff"><body><trans-unit id="1" '
    'mq:lastchanginguser="ana" mq:lastchangedtimestamp="2024-04-24T10:00:00Z">'
    '<source>A <g id="1">b</g>'
    '</source><target>Un <g id="1">be</g></target></trans-unit><trans-unit id="2"><source>C'
    '</source><target state="needs-review-translation">Ce</target></trans-unit></body></file>'
    "</xliff>",
}


@pytest.mark.parametrize(
    ("candidate", "reference", "settings"),
    [
        ("mt.tsv#column=MT", "ref.tsv#column=Reference", Settings()),
        ("mt.srt", "ref.srt", Settings(normalize=("characters",))),
        ("mt.txt", "ref.txt", Settings(pairing=PairingOptions(leave_out=("empty_reference",)))),
        ("all.xliff", "all.xliff", Settings(tags="token", tokenizer="intl")),
    ],
)
def test_keys_times_marks_tags_and_rows_left_out_come_back(
    candidate: str, reference: str, settings: Settings, tmp_path: Path
) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    evaluation = evaluate_files(
        candidates=[f"{tmp_path}/{candidate}"],
        references=[f"{tmp_path}/{reference}"],
        settings=settings,
    )
    project = Project.create(tmp_path / "p.bleu")
    back = project.evaluation(project.record(evaluation))
    assert_same(back, evaluation)
    # Columns of one table are paired by the identity of their keys.
    keys = [document.units.keys for document in evaluation.aligned.documents]
    again = [document.units.keys for document in back.aligned.documents]
    assert (again[0] is again[1]) or not keys[0] or keys[0] is not keys[1]


def test_texts_may_have_any_characters(project: Project) -> None:
    nasty = ["\ud800 half", "\0", "a\u2028b", "\U0001f600", "", '"\\', "=cmd|' /C calc'!A0"]
    evaluation = evaluate(candidates=[nasty], references=[nasty[::-1]])
    assert_same(project.evaluation(project.record(evaluation)), evaluation)


def test_listing_runs_reads_no_texts_and_no_statistics(
    project: Project, evaluation: Evaluation
) -> None:
    project.record(evaluation)
    with sqlite3.connect(project.path) as connection:
        connection.execute("UPDATE pack SET data = x'00'")
    connection.close()
    (run,) = Project.open(project.path).runs
    assert run.candidates[0].bleu.percent == evaluation.candidates[0].bleu.percent


def test_texts_that_did_not_change_are_stored_once(
    project: Project, evaluation: Evaluation
) -> None:
    project.record(evaluation)
    with sqlite3.connect(project.path) as connection:
        before = connection.execute("SELECT count(*) FROM pack").fetchone()
        project.record(evaluation)
        assert connection.execute("SELECT count(*) FROM pack").fetchone() == before
    connection.close()
    assert_same(project.evaluation(2), project.evaluation(1))


def test_a_deleted_run_takes_only_its_own_texts_along(
    project: Project, evaluation: Evaluation
) -> None:
    project.record(evaluation)
    project.record(small_evaluation(Settings(), count=9))
    project.delete_run(1)
    assert [run.number for run in project.runs] == [2]
    assert project.evaluation(2).segments == 9
    with pytest.raises(RunMissing):
        project.evaluation(1)
    with pytest.raises(RunMissing):
        project.delete_run(1)
    project.delete_run(2)
    with sqlite3.connect(project.path) as connection:
        assert connection.execute("SELECT count(*) FROM pack").fetchone() == (0,)
    connection.close()
    # A number is never used again, because somebody may have noted it down.
    assert project.record(evaluation).number == 3


def test_a_run_can_be_renamed(project: Project, evaluation: Evaluation) -> None:
    project.record(evaluation)
    project.rename_run(1, "release 2")
    assert project.runs[0].label == "release 2"
    project.record(evaluation)
    assert [project.run(number).label for number in (1, 2)] == ["release 2", ""]
    for missing in (0, 3):
        with pytest.raises(RunMissing):
            project.run(missing)


def state_of(folder: Path) -> Workspace:
    path = folder / "ref.txt"
    path.write_text("One.\nTwo.\n", encoding="utf-8")
    pasted = replace(read_document(path), name="pasted", path=None)
    return Workspace(
        inputs=fingerprinted(
            (
                Input(Role.REFERENCE, Address(path), encoding="UTF-8", name="human"),
                Input(
                    Role.CANDIDATE,
                    Address(Path("pasted")),
                    in_memory=True,
                    document=pasted,
                    repairs=(Repair(RepairKind.JOIN, 0),),
                ),
            )
        ),
        settings=Settings(metrics=("bleu", "ter"), normalize=("markdown",)),
        notes=((NotePlace(0, 2, 0, 1), Note(SegmentVerdict.STYLE, "Sounds odd.", True)),),
    )


def test_the_state_comes_back(project: Project, tmp_path: Path) -> None:
    state = state_of(tmp_path)
    project.save(state)
    back = Project.open(project.path).workspace
    assert back.inputs[0] == replace(state.inputs[0], relative="ref.txt")
    assert back.inputs[1:] == state.inputs[1:]
    assert (back.settings, back.notes) == (state.settings, state.notes)
    assert back.of_role(Role.CANDIDATE) == back.inputs[1:]


def test_a_project_can_be_created_with_a_state(tmp_path: Path) -> None:
    state = state_of(tmp_path)
    project = Project.create(tmp_path / "sub.bleu", state)
    assert project.workspace.inputs[1] == state.inputs[1]


def test_a_state_saved_by_somebody_else_is_not_overwritten(project: Project) -> None:
    other = Project.open(project.path)
    mine, theirs = Settings(lowercase=True), Settings(max_order=2)
    other.save(Workspace(settings=theirs))
    with pytest.raises(ProjectConflict):
        project.save(Workspace(settings=mine))
    assert project.workspace.settings == theirs
    # The state has been read again, so it can be saved.
    project.save(Workspace(settings=mine))
    with pytest.raises(ProjectConflict):
        other.save(Workspace(settings=theirs))
    other.save(Workspace(settings=theirs), overwrite=True)
    assert other.workspace.settings == theirs


def test_runs_of_both_are_kept(project: Project, evaluation: Evaluation) -> None:
    other = Project.open(project.path)
    other.save(Workspace(settings=Settings(lowercase=True)))
    project.record(evaluation, label="mine")
    other.record(evaluation, label="theirs")
    assert [run.label for run in project.runs] == ["mine", "theirs"]


def test_another_project_in_its_place_is_left_alone(
    project: Project, evaluation: Evaluation
) -> None:
    Project.create(project.path, replace=True)
    with pytest.raises(ProjectConflict):
        project.record(evaluation)
    with pytest.raises(ProjectConflict):
        project.save(Workspace())


def test_nothing_is_replaced_unasked(project: Project, tmp_path: Path) -> None:
    with pytest.raises(ProjectExists):
        Project.create(project.path)
    (tmp_path / "notes.bleu").write_text("mine")
    with pytest.raises(ProjectExists):
        project.save_copy(tmp_path / "notes.bleu")
    assert (tmp_path / "notes.bleu").read_text() == "mine"
    # An empty file has nothing to lose.
    (tmp_path / "empty.bleu").touch()
    assert Project.create(tmp_path / "empty.bleu").runs == ()
    assert not list(tmp_path.glob(".*"))


def test_a_copy_has_everything(project: Project, evaluation: Evaluation, tmp_path: Path) -> None:
    project.save(state_of(tmp_path))
    project.record(evaluation)
    (tmp_path / "sub").mkdir()
    copy = project.save_copy(tmp_path / "sub" / "copy.bleu")
    assert copy.runs == project.runs
    assert_same(copy.evaluation(1), evaluation)
    assert copy.workspace.inputs[0].relative == "../ref.txt"
    copy.record(evaluation)
    assert len(project.runs) == 1


def test_canceled_recording_leaves_nothing(project: Project, evaluation: Evaluation) -> None:
    calls = iter(range(1000))
    progress = Progress(cancelled=lambda: next(calls) > 5)
    with pytest.raises(Cancelled):
        project.record(evaluation, progress=progress)
    assert project.runs == ()


def test_canceled_reading(project: Project, evaluation: Evaluation) -> None:
    project.record(evaluation)
    calls = iter(range(1000))
    progress = Progress(cancelled=lambda: next(calls) > 5)
    with pytest.raises(Cancelled):
        project.evaluation(1, progress=progress)


def test_without_its_texts_an_evaluation_has_the_same_numbers(
    project: Project, evaluation: Evaluation
) -> None:
    project.record(evaluation)
    light = project.evaluation(1, with_texts=False)
    assert not light.has_texts
    assert light.to_dict(segment_scores=True) == evaluation.to_dict(segment_scores=True)
    assert not any(light.aligned.references[0].segments)


def test_texts_in_memory_are_documents(tmp_path: Path) -> None:
    document = Document.from_segments("typed", ["Any."])
    one = Input(Role.REFERENCE, Address(Path("typed")), in_memory=True, document=document)
    project = Project.create(tmp_path / "p.bleu", Workspace((one,)))
    assert project.workspace.inputs == (one,)


def test_progress_is_reported_up_to_the_end(project: Project, evaluation: Evaluation) -> None:
    told: list[tuple[Stage, int, int]] = []
    progress = Progress(lambda *step: told.append(step), interval=0.0)
    project.record(evaluation, progress=progress)
    assert {stage for stage, _, _ in told} == {Stage.SAVING}
    assert told[-1][1] == told[-1][2]
    told.clear()
    project.evaluation(1, progress=progress)
    assert {stage for stage, _, _ in told} == {Stage.LOADING}
    assert [done for _, done, _ in told] == sorted(done for _, done, _ in told)
    assert told[-1][1] == told[-1][2]


def test_prepared_texts_take_only_compressed_memory() -> None:
    texts = tuple(f"The cat number {n} sat on the mat, as ever. " * 8 for n in range(20_000))
    size = sum(map(len, texts))
    writer = ColumnWriter()
    writer.texts(texts)
    tracemalloc.start()
    try:
        packs = _prepared(writer)
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(packs.prepared) > 10
    assert taken < size / 4


def test_what_is_kept_stays_when_it_is_asked_for_again(
    project: Project, evaluation: Evaluation
) -> None:
    run = project.record(evaluation)
    for kept, has_texts in (
        (project.kept, True),
        (Kept(texts=False, names=True), False),
        # What was removed does not come back.
        (Kept(texts=True, names=True), False),
    ):
        project.set_kept(kept)
        assert project.kept == kept
        assert project.evaluation(run).has_texts is has_texts
