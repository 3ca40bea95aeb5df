"""Work saved in a project comes back as it was, with the result that belongs to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Address, Role
from bleu_core.files.documents import Document
from bleu_core.files.score_files.tables import ScoreAddress
from bleu_core.pairing.repairs import Repair, RepairKind
from bleu_core.progress import SILENT
from bleu_core.projects.kept import EVERYTHING, Kept
from bleu_core.projects.project import Project
from bleu_core.settings import PairingOptions, Resampling, Settings
from bleu_core.workspace.input_lists import numbered
from bleu_core.workspace.inputs import Input, KnownFile, ScoresInput, input_of
from bleu_core.workspace.notes import Note, NotePlace
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.session.project_file import ProjectFile
from bleu_desktop.session.project_jobs import (
    Saved,
    check_inputs,
    keep_workspace,
    open_project,
    recover_workspace,
    save_project,
)
from bleu_desktop.session.scoring import ScoringRequest, score_files, score_folders
from bleu_desktop.session.work import Outcome
from tests.helpers.driving import GOOD, REFERENCE, WEAK
from tests.helpers.folder_trees import LINES, OTHER, write_tree

NOTE = Note(text="odd")
KEPT = {"texts": EVERYTHING, "numbers": Kept(texts=False)}


@pytest.fixture
def texts(tmp_path: Path) -> Workspace:
    """Return a reference and two candidates in files."""
    inputs = []
    for name, lines in (("ref", REFERENCE), ("good", GOOD), ("weak", WEAK)):
        path = tmp_path / f"{name}.txt"
        path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
        role = Role.CANDIDATE if inputs else Role.REFERENCE
        inputs.append(numbered(Input(role, Address(path))))
    return Workspace(tuple(inputs))


def scored(workspace: Workspace) -> Outcome:
    request = ScoringRequest(workspace, accepted=True)
    job = score_folders if workspace.has_folders else score_files
    outcome = job(request, SILENT)
    assert outcome.evaluation is not None
    return outcome


def save(
    path: Path, kept: Outcome, content: Project | None = None, keep: Kept = EVERYTHING
) -> Saved:
    return save_project(path, content, kept, keep=keep, is_recorded=False)


def segments(outcome: Outcome) -> list[list[str]]:
    return [[*document.segments] for document in outcome.originals]


def test_the_last_result_of_the_same_texts_and_settings_comes_back(
    texts: Workspace, tmp_path: Path
) -> None:
    path = tmp_path / "p.bleu"
    first = save(path, scored(texts))
    assert (first.content.path, [run.number for run in first.runs]) == (path, [1])
    assert first.run == first.runs[0]
    lower = replace(texts, settings=Settings(lowercase=True))
    second = save(path, scored(lower), first.content)
    # There is nothing new to record.
    third = save(path, Outcome(lower), second.content)
    assert third.run is None
    assert [run.number for run in third.runs] == [1, 2]
    opened = open_project(path)
    assert opened.shown == second.run
    assert opened.kept.evaluation is not None
    assert opened.kept.evaluation.settings.lowercase
    assert segments(opened.kept) == [REFERENCE, GOOD, WEAK]
    assert all(one.fingerprint and one.document for one in opened.kept.workspace.inputs)
    save(path, Outcome(texts), third.content)
    assert open_project(path).shown == first.run


@pytest.mark.parametrize(
    "change",
    [
        lambda inputs: inputs[:2],
        lambda inputs: (inputs[0], inputs[2], inputs[1]),
        lambda inputs: (replace(inputs[0], name="x"), *inputs[1:]),
        lambda inputs: (replace(inputs[0], repairs=(Repair(RepairKind.JOIN, 0),)), *inputs[1:]),
        lambda inputs: (
            *inputs[:2],
            replace(inputs[2], scores=(ScoresInput("m", ScoreAddress(Path("s.csv"))),)),
        ),
    ],
)
def test_a_result_of_other_work_is_not_shown(
    texts: Workspace, tmp_path: Path, change: Callable[[tuple[Input, ...]], tuple[Input, ...]]
) -> None:
    path = tmp_path / "p.bleu"
    saved = save(path, scored(texts))
    save(path, Outcome(replace(texts, inputs=change(texts.inputs))), saved.content)
    opened = open_project(path)
    assert (opened.shown, opened.kept.evaluation) == (None, None)
    assert len(opened.runs) == 1


def test_a_single_candidate_has_no_comparison_that_would_be_missing(
    texts: Workspace, tmp_path: Path
) -> None:
    settings = Settings(resampling=Resampling(paired_test="bs", resamples=100))
    single = Workspace(texts.inputs[:2], settings)
    saved = save(tmp_path / "p.bleu", scored(single))
    assert open_project(tmp_path / "p.bleu").shown == saved.run


def test_scores_and_files_have_the_versions_of_the_result(texts: Workspace, tmp_path: Path) -> None:
    numbers = tmp_path / "s.csv"
    numbers.write_text("1\n2\n3\n", "utf-8")
    attached = ScoresInput("COMET", ScoreAddress(numbers))
    last = replace(texts.inputs[2], scores=(attached,))
    outcome = scored(replace(texts, inputs=(*texts.inputs[:2], last)))
    path = tmp_path / "p.bleu"
    before = save(path, outcome).kept.workspace.inputs
    files = [texts.inputs[1].address.path, numbers]
    for file in files:
        file.write_text("0.5\n0.5\n0.5\n", "utf-8")
    # The workspace has the new versions, the result those that were scored.
    content = Project.open(path)
    save(path, Outcome(outcome.workspace.unread()), content)
    after = open_project(path).kept.workspace.inputs
    assert [one.fingerprint for one in after] == [one.fingerprint for one in before]
    assert after[2].scores[0].fingerprint == before[2].scores[0].fingerprint
    # A recorded result that is shown keeps its versions.
    recorded = Outcome(replace(outcome.workspace, inputs=before))
    saved = save_project(path, content, recorded, keep=EVERYTHING, is_recorded=True)
    versions = [one.fingerprint for one in saved.kept.workspace.inputs]
    assert versions == [one.fingerprint for one in before]
    unknown = (replace(before[0], fingerprint=None), *before[1:])
    recorded = Outcome(replace(outcome.workspace, inputs=unknown))
    saved = save_project(path, content, recorded, keep=EVERYTHING, is_recorded=True)
    assert saved.kept.workspace.inputs[0].fingerprint == before[0].fingerprint


def test_a_project_is_copied_and_forgets_texts_when_it_is_saved(
    texts: Workspace, tmp_path: Path
) -> None:
    first, second = tmp_path / "first.bleu", tmp_path / "second.bleu"
    saved = save(first, scored(texts))
    copied = save(second, Outcome(texts), saved.content, KEPT["numbers"])
    assert copied.content.path == second
    assert copied.content.kept == KEPT["numbers"]
    assert Project.open(first).kept == EVERYTHING
    assert [run.number for run in Project.open(second).runs] == [1]
    evaluation = open_project(second).kept.evaluation
    assert evaluation is not None
    assert not evaluation.has_texts


def test_inputs_and_their_notes_come_in_the_order_of_the_lists(tmp_path: Path) -> None:
    candidate, reference = (
        input_of(role, Document.from_segments(role.value, ["a"]))
        for role in (Role.CANDIDATE, Role.REFERENCE)
    )
    places = [NotePlace(1, 1, 0, 0), NotePlace(0, 1, 0, 0), NotePlace(0, 1, 0, 2)]
    path = tmp_path / "p.bleu"
    Project.create(path, Workspace((candidate, reference), notes=tuple((p, NOTE) for p in places)))
    kept = open_project(path).kept.workspace
    assert [one.role for one in kept.inputs] == [Role.REFERENCE, Role.CANDIDATE]
    # The last one is about a text that is not there.
    assert [place for place, _ in kept.notes] == [NotePlace(0, 1, 0, 1), NotePlace(1, 1, 0, 1)]


def test_notes_in_a_folder_with_both_texts_come_back(tmp_path: Path) -> None:
    folder = write_tree(tmp_path / "both", {"a.ref.txt": LINES, "a.mt.txt": OTHER})
    place = NotePlace(0, 2, 0, -1, "a.ref.txt")
    inputs = (Input(Role.REFERENCE, Address(folder), is_folder=True),)
    path = tmp_path / "p.bleu"
    Project.create(path, Workspace(inputs, notes=((place, NOTE),)))
    assert open_project(path).kept.workspace.notes == ((place, NOTE),)


def test_a_project_knows_its_runs_and_the_result_of_the_one_that_is_shown(
    texts: Workspace, tmp_path: Path, qtbot: QtBot
) -> None:
    outcome = scored(texts)
    saved = save(tmp_path / "p.bleu", outcome)
    other = save(tmp_path / "p.bleu", scored(Workspace(texts.inputs[:2])), saved.content)
    evaluation, again = outcome.evaluation, scored(texts).evaluation
    assert evaluation is not None
    assert again is not None
    assert other.kept.evaluation is not None
    project = ProjectFile()
    with qtbot.assertNotEmitted(project.changed):
        project.close()
    assert not project.has(evaluation)
    project.show(other.content, other.runs, saved.run, evaluation)
    # The same result, computed again, counts as the same.
    assert project.has(evaluation)
    assert project.has(again)
    assert not project.has(other.kept.evaluation)
    project.show_runs(other.runs)
    assert (project.shown, project.evaluation) == (saved.run, evaluation)
    project.show_runs(other.runs[1:])
    assert (project.runs, project.shown, project.evaluation) == (other.runs[1:], None, None)
    with qtbot.waitSignal(project.changed):
        project.close()
    assert (project.path, project.runs) == (None, ())


# Results without texts


@pytest.mark.parametrize("kept", KEPT)
def test_texts_that_are_not_kept_are_read_from_unchanged_files(
    texts: Workspace, tmp_path: Path, kept: str
) -> None:
    path = tmp_path / "p.bleu"
    save(path, scored(texts), keep=KEPT[kept])
    opened = open_project(path).kept

    def checked() -> tuple[set[str], list[list[str]]]:
        found = check_inputs(opened, opened.workspace, tmp_path)
        shown = segments(found.recorded) if found.recorded else []
        return {one.status for one in found.files}, shown

    if kept == "texts":
        assert checked() == ({"unchanged"}, [])
        return
    assert checked() == ({"unchanged"}, [REFERENCE, GOOD, WEAK])
    texts.inputs[2].address.path.write_text("another\n", "utf-8")
    assert checked() == ({"unchanged", "changed"}, [])


@pytest.mark.parametrize(
    ("settings", "comes_back"),
    [
        (Settings(), True),
        (Settings(tags="token"), False),
        (Settings(placeholders="token"), False),
        (Settings(normalize=("typography",)), False),
        (Settings(pairing=PairingOptions(leave_out=("empty_reference",))), False),
    ],
)
def test_a_result_of_folders_comes_back_if_its_texts_are_as_they_were_read(
    tmp_path: Path, settings: Settings, comes_back: bool
) -> None:
    reference = write_tree(tmp_path / "ref", {"a.txt": f"\n{LINES}", "b.txt": LINES})
    candidate = write_tree(tmp_path / "mt", {"a.txt": f"x\n{OTHER}", "b.txt": OTHER})
    inputs = (
        Input(Role.REFERENCE, Address(reference), is_folder=True),
        Input(Role.CANDIDATE, Address(candidate), is_folder=True),
    )
    outcome = scored(Workspace(inputs, settings))
    path = tmp_path / "p.bleu"
    save(path, outcome)
    opened = open_project(path)
    assert (opened.shown is not None) is comes_back
    if comes_back:
        assert opened.kept.pairing is not None
        assert segments(opened.kept) == segments(outcome)


# Work that was kept beside the program


def test_kept_work_has_the_result_of_its_project_if_nothing_was_changed(
    texts: Workspace, tmp_path: Path
) -> None:
    project, kept = tmp_path / "p.bleu", tmp_path / "kept.bleu"
    saved = save(project, scored(texts))
    workspace = saved.kept.workspace.unread()
    noted = replace(workspace, notes=((NotePlace(0, 1, 0, 1), NOTE),))
    keep_workspace(noted, kept)
    opened = recover_workspace(kept, project)
    assert opened.kept.evaluation is not None
    assert opened.kept.workspace.notes == noted.notes
    assert opened.saved is not None
    assert opened.saved.notes == ()
    assert opened.shown == saved.run
    for changed in (
        replace(noted, settings=Settings(lowercase=True)),
        replace(noted, inputs=noted.inputs[:2]),
        replace(noted, known=(KnownFile(Address(tmp_path / "known.txt")),)),
    ):
        keep_workspace(changed, kept)
        opened = recover_workspace(kept, project)
        assert opened.kept.evaluation is None
        assert opened.kept.workspace.unread() == changed
        assert opened.content is not None
    for path in (None, tmp_path / "missing.bleu"):
        opened = recover_workspace(kept, path)
        assert (opened.content, opened.runs, opened.saved) == (None, (), None)


def test_kept_work_on_a_project_without_texts_has_its_result(
    texts: Workspace, tmp_path: Path
) -> None:
    project, kept = tmp_path / "p.bleu", tmp_path / "kept.bleu"
    saved = save(project, scored(texts), keep=KEPT["numbers"])
    keep_workspace(saved.kept.workspace.unread(), kept)
    assert recover_workspace(kept, project).kept.evaluation is not None
