"""What a job reads, counts and reports, and what it takes over from the one before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bleu_core.diagnostics.kinds import Kind
from bleu_core.files.addresses import Address, Role
from bleu_core.files.errors import FileMissing
from bleu_core.files.score_files.errors import DirectionUnknown
from bleu_core.files.score_files.tables import ScoreAddress
from bleu_core.folders.errors import NoFilesPaired
from bleu_core.pairing.errors import SegmentCountsDiffer
from bleu_core.progress import SILENT
from bleu_core.settings import Resampling, Settings
from bleu_core.workspace.input_lists import numbered
from bleu_core.workspace.inputs import Input, KnownFile, ScoresInput
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.session import scoring
from bleu_desktop.session.file_lists import FileLists
from bleu_desktop.session.scoring import (
    Scorer,
    ScoringRequest,
    TextCheck,
    score_files,
    score_folders,
)
from bleu_desktop.session.work import Outcome, Work
from bleu_desktop.shared.jobs import JobRunner
from tests.helpers.deliveries import DELIVERED
from tests.helpers.driving import GOOD, REFERENCE, WEAK
from tests.helpers.folder_trees import LINES, OTHER, write_tree

INTERVALS = Settings(resampling=Resampling(confidence=True, resamples=40))


def text(path: Path, role: Role, lines: list[str], **options: object) -> Input:
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return numbered(Input(role, Address(path), **options))  # type: ignore[arg-type]


def scores(path: Path, numbers: list[float], metric: str = "COMET") -> ScoresInput:
    path.write_text("".join(f"{number}\n" for number in numbers), "utf-8")
    return ScoresInput(metric, ScoreAddress(path))


@pytest.fixture
def inputs(tmp_path: Path) -> tuple[Input, ...]:
    return (
        text(tmp_path / "ref.txt", Role.REFERENCE, REFERENCE),
        text(tmp_path / "good.txt", Role.CANDIDATE, GOOD),
        text(tmp_path / "weak.txt", Role.CANDIDATE, WEAK),
    )


# Files


def test_each_metric_is_reported_and_each_text_once(inputs: tuple[Input, ...]) -> None:
    settings = Settings(metrics=("bleu", "chrf", "ter"))
    reported: list[Outcome] = []
    last = score_files(ScoringRequest(Workspace(inputs, settings)), SILENT, reported.append)
    outcomes = [*reported, last]
    evaluations = [each.evaluation for each in outcomes]
    assert [
        [metric.name for metric in each.metrics] for each in evaluations if each is not None
    ] == [["bleu"], ["bleu", "chrf"], ["bleu", "chrf", "ter"]]
    assert [len(each.read) for each in outcomes] == [3, 0, 0]


def test_only_what_was_not_read_is_read(inputs: tuple[Input, ...], tmp_path: Path) -> None:
    missing = numbered(Input(Role.CANDIDATE, Address(tmp_path / "missing.txt")))
    workspace = Workspace((*inputs, missing))
    outcome = score_files(ScoringRequest(workspace), SILENT)
    assert (outcome.evaluation, outcome.error) == (None, None)
    assert {number: type(one.error) for number, one in outcome.read.items()} == {
        **{one.number: type(None) for one in inputs},
        missing.number: FileMissing,
    }
    again = ScoringRequest(outcome.workspace, unreadable=frozenset({missing.number}))
    assert score_files(again, SILENT).read == {}


def test_without_both_sides_nothing_is_scored(inputs: tuple[Input, ...]) -> None:
    for part in (inputs[:1], inputs[1:]):
        outcome = score_files(ScoringRequest(Workspace(part)), SILENT)
        assert (outcome.evaluation, outcome.originals, outcome.role_evidence) == (None, (), None)
        assert outcome.workspace.is_read
    asked = tuple(replace(one, by_order=True) for one in inputs)
    outcome = score_files(ScoringRequest(Workspace(asked)), SILENT)
    assert outcome.role_evidence is not None
    assert outcome.evaluation is None


def test_texts_that_cannot_be_paired_have_been_read(
    inputs: tuple[Input, ...], tmp_path: Path
) -> None:
    short = text(tmp_path / "short.txt", Role.CANDIDATE, GOOD[:2])
    outcome = score_files(ScoringRequest(Workspace((inputs[0], short))), SILENT)
    assert isinstance(outcome.error, SegmentCountsDiffer)
    assert (outcome.evaluation, len(outcome.read), len(outcome.originals)) == (None, 2, 2)


def test_other_intervals_and_scores_need_no_counting(
    inputs: tuple[Input, ...], tmp_path: Path
) -> None:
    first = score_files(ScoringRequest(Workspace(inputs)), SILENT)
    read = first.workspace.inputs
    workspace = Workspace(read, INTERVALS)
    assert first.counts_for(workspace)
    second = score_files(ScoringRequest(workspace, last=first), SILENT)
    assert second.evaluation is not None
    assert first.evaluation is not None
    assert second.evaluation.aligned is first.evaluation.aligned
    assert second.evaluation.candidates[0].bleu.interval is not None
    assert (second.read, second.read_scores) == ({}, {})
    # Scores that fit, too few, and of another direction.
    own = [
        scores(tmp_path / "a.csv", [0.1, 0.2, 0.3], "effort"),
        scores(tmp_path / "b.csv", [0.1, 0.2], "short"),
    ]
    lower, higher = (
        replace(each, address=replace(each.address, better=better))
        for each, better in ((own[0], "lower"), (scores(tmp_path / "c.csv", [1, 2, 3]), "higher"))
    )
    higher = replace(higher, metric="effort")
    attached = Workspace(
        (
            read[0],
            replace(read[1], scores=(lower, own[1])),
            replace(read[2], scores=(higher,)),
        ),
        INTERVALS,
    )
    third = score_files(ScoringRequest(attached, last=second), SILENT)
    assert third.evaluation is not None
    assert [bool(each.result("effort")) for each in third.evaluation.candidates] == [True, False]
    keys = [(read[1].number, lower), (read[1].number, own[1]), (read[2].number, higher)]
    assert [third.read_scores[key][1] is None for key in keys] == [True, False, False]
    assert third.read_scores[keys[0]][0] is not None
    # The same scores need not be added again, but those that are to be read.
    read = third.workspace.inputs
    for inputs, is_same in (
        (read, True),
        ((*read[:2], replace(read[2], scores=())), False),
        ((*read[:2], read[2].with_scores(lambda each: replace(each, numbers=None))), False),
    ):
        again = score_files(ScoringRequest(Workspace(inputs, INTERVALS), last=third), SILENT)
        assert (again.read_scores == {}) is is_same
    # Those that were read are not read again, and those that could not be, neither.
    numbers = third.workspace.inputs[1].scores[0].numbers
    assert numbers is not None
    for one in (lower, own[1], higher):
        one.address.path.unlink()
    again = ScoringRequest(
        Workspace(third.workspace.inputs, replace(INTERVALS, lowercase=True)),
        unreadable_scores=frozenset(keys[1:]),
    )
    fourth = score_files(again, SILENT)
    assert fourth.workspace.inputs[1].scores[0].numbers is numbers
    errors = [type(error) for _, error in fourth.read_scores.values() if error is not None]
    assert errors == [DirectionUnknown]


@pytest.mark.parametrize(
    "changed",
    [
        lambda workspace: replace(workspace, settings=Settings(lowercase=True)),
        lambda workspace: replace(workspace, settings=Settings(metrics=("bleu", "ter"))),
        lambda workspace: replace(workspace, inputs=workspace.inputs[:2]),
        lambda workspace: replace(
            workspace, inputs=(*workspace.inputs[:2], replace(workspace.inputs[2], name="x"))
        ),
        lambda workspace: workspace.unread(),
    ],
)
def test_a_result_does_not_count_for_other_work(inputs: tuple[Input, ...], changed: object) -> None:
    outcome = score_files(ScoringRequest(Workspace(inputs)), SILENT)
    assert outcome.counts_for(outcome.workspace)
    assert not outcome.counts_for(changed(outcome.workspace))  # type: ignore[operator]
    assert not Outcome(outcome.workspace).counts_for(outcome.workspace)


# Folders


def folder(path: Path, role: Role, files: dict[str, str]) -> Input:
    return numbered(Input(role, Address(write_tree(path, files)), is_folder=True))


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Input, ...]:
    files = {"a.txt": LINES, "b.txt": LINES}
    return (
        folder(tmp_path / "ref", Role.REFERENCE, files),
        folder(tmp_path / "mt", Role.CANDIDATE, dict.fromkeys(files, OTHER)),
    )


def test_folders_are_scored_when_their_pairing_was_agreed_to(
    folders: tuple[Input, ...], tmp_path: Path
) -> None:
    workspace = Workspace(folders)
    outcome = score_folders(ScoringRequest(workspace), SILENT)
    assert outcome.evaluation is None
    assert outcome.pairing is not None
    for accepted in (True, outcome.pairing):
        scored = score_folders(ScoringRequest(workspace, accepted=accepted), SILENT)
        assert scored.evaluation is not None
        assert [len(each.segments) for each in scored.originals] == [60, 60]
    (tmp_path / "mt" / "b.txt").unlink()
    other = score_folders(ScoringRequest(workspace, accepted=outcome.pairing), SILENT)
    assert other.evaluation is None


def test_one_side_waits_for_the_other_and_fails_if_it_is_there(
    folders: tuple[Input, ...], tmp_path: Path
) -> None:
    unlike = folder(tmp_path / "unlike", Role.CANDIDATE, {"x.txt": OTHER, "y.txt": OTHER})
    for waiting in (folders[:1], folders[1:]):
        outcome = score_folders(ScoringRequest(Workspace(waiting), accepted=True), SILENT)
        assert (outcome.pairing, outcome.error, outcome.is_delivery) == (None, None, None)
    outcome = score_folders(ScoringRequest(Workspace((folders[0], unlike))), SILENT)
    assert isinstance(outcome.error, NoFilesPaired)


def test_a_folder_with_both_texts_of_its_files_is_scored_without_asking(tmp_path: Path) -> None:
    path = write_tree(tmp_path / "delivered", {"a.xlf": DELIVERED})
    texts = tuple(
        numbered(Input(role, Address(path), is_folder=True))
        for role in (Role.REFERENCE, Role.CANDIDATE)
    )
    alone = ScoringRequest(Workspace(texts[1:]), is_folder_alone=True)
    outcome = score_folders(alone, SILENT)
    assert (outcome.pairing, outcome.is_delivery) == (None, True)
    known = ScoringRequest(Workspace(texts[1:]), last=outcome)
    assert score_folders(known, SILENT).is_delivery
    assert score_folders(ScoringRequest(Workspace(texts[1:])), SILENT).is_delivery is None


def test_folders_are_counted_again_only_for_other_counts(
    folders: tuple[Input, ...], tmp_path: Path
) -> None:
    first = score_folders(ScoringRequest(Workspace(folders), accepted=True), SILENT)
    before = first.evaluation
    assert before is not None
    attached = replace(
        folders[1], scores=(scores(tmp_path / "s.csv", [n / 60 for n in range(60)]),)
    )
    for inputs, settings, is_counted, has_scores in (
        (folders, INTERVALS, False, False),
        ((folders[0], attached), INTERVALS, False, True),
        (folders, Settings(lowercase=True), True, False),
        ((folders[0], attached), Settings(lowercase=True), True, True),
    ):
        request = ScoringRequest(Workspace(inputs, settings), last=first, accepted=True)
        outcome = score_folders(request, SILENT)
        assert outcome.evaluation is not None
        assert (outcome.evaluation.aligned is not before.aligned) is is_counted
        assert (outcome.evaluation.candidates[0].result("comet") is not None) is has_scores
        assert (outcome.evaluation.candidates[0].bleu.interval is None) is is_counted
        assert (len(outcome.read_scores) == 1) is has_scores
        in_files = [
            each.evaluation.candidates[0].result("comet") for each in outcome.evaluation.scored
        ]
        assert [each is not None for each in in_files] == [has_scores, has_scores]


# The jobs of a session


@pytest.fixture
def parent(qtbot: QtBot) -> Iterator[QObject]:
    parent = QObject()
    yield parent
    for runner in parent.findChildren(JobRunner):
        runner.stop()
    parent.deleteLater()


class Jobs:
    """A scorer with its lists, and what it answered."""

    def __init__(self, parent: QObject, qtbot: QtBot) -> None:
        self.work = Work(parent)
        self.files = FileLists(self.work, parent)
        self.scorer = Scorer(self.work, self.files, parent)
        self.answers: list[Outcome] = []
        self.scorer.answered.connect(self.answers.append)
        self.scorer.answered.connect(self.files.readings.take)
        self._qtbot = qtbot

    def run(self) -> Outcome:
        """Score, and return the last answer."""
        with self._qtbot.waitSignal(self.scorer._runner.finished, timeout=10_000):
            self.scorer.request()
        return self.answers[-1]


@pytest.fixture
def jobs(parent: QObject, qtbot: QtBot) -> Jobs:
    return Jobs(parent, qtbot)


def test_a_score_is_not_counted_twice(
    jobs: Jobs, inputs: tuple[Input, ...], folders: tuple[Input, ...]
) -> None:
    for texts in (inputs, folders):
        jobs.scorer.accept(True)
        jobs.files.restore(Workspace(texts))
        first = jobs.run().evaluation
        assert first is not None
        jobs.work.adjust(INTERVALS)
        second = jobs.run().evaluation
        assert second is not None
        assert second.aligned is first.aligned
        jobs.work.adjust(replace(INTERVALS, lowercase=True))
        third = jobs.run().evaluation
        assert third is not None
        assert third.aligned is not first.aligned
        jobs.files.reload()
        fourth = jobs.run().evaluation
        assert fourth is not None
        assert fourth.aligned is not third.aligned
        jobs.scorer.cancel()
        fifth = jobs.run().evaluation
        assert fifth is not None
        assert fifth.aligned is not fourth.aligned


def test_folders_whose_roles_only_the_user_knows_are_not_read(
    jobs: Jobs, inputs: tuple[Input, ...], folders: tuple[Input, ...], qtbot: QtBot
) -> None:
    asked = tuple(replace(one, by_order=True) for one in folders)
    jobs.files.restore(Workspace(asked))
    with qtbot.waitSignal(jobs.scorer.answered):
        jobs.scorer.request()
    assert jobs.answers[-1].role_evidence is not None
    assert jobs.answers[-1].pairing is None
    # A folder and a file are no such question.
    mixed = (asked[0], replace(inputs[1], by_order=True))
    jobs.files.restore(Workspace(mixed))
    assert jobs.run().role_evidence is None


def test_known_text_is_looked_for_after_the_score(
    jobs: Jobs, inputs: tuple[Input, ...], tmp_path: Path
) -> None:
    memory = tmp_path / "memory.txt"
    memory.write_text(f"{REFERENCE[0]}\n", "utf-8")

    def kinds(outcome: Outcome) -> set[Kind]:
        assert outcome.evaluation is not None
        return {each.kind for each in outcome.evaluation.diagnostics}

    jobs.files.restore(Workspace(inputs))
    jobs.work.set_known([KnownFile(Address(memory))])
    found = jobs.run()
    pending = jobs.answers[-2].evaluation
    assert pending is not None
    assert pending.pending == ("checks",)
    assert kinds(found) - kinds(jobs.answers[-2]) == {Kind.KNOWN_TEXT}
    assert (len(jobs.answers[-2].read), found.read, found.known_error) == (3, {}, None)
    # The same files are not read again.
    jobs.work.adjust(INTERVALS)
    jobs.answers.clear()
    assert Kind.KNOWN_TEXT in kinds(jobs.run())
    assert len(jobs.answers) == 1
    # Nor for other counts.
    jobs.work.adjust(Settings(lowercase=True))
    assert jobs.run().known is found.known
    jobs.work.set_known([KnownFile(Address(tmp_path / "missing.txt"))])
    missing = jobs.run()
    assert isinstance(missing.known_error, FileMissing)
    assert missing.evaluation is not None


def test_texts_are_checked_once_if_they_are_there(
    parent: QObject,
    inputs: tuple[Input, ...],
    folders: tuple[Input, ...],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scoring, "_CHECK_MILLISECONDS", 1)
    runner = JobRunner(parent)
    check = TextCheck(runner, parent)
    outcomes = [
        score_files(ScoringRequest(Workspace(inputs)), SILENT),
        score_folders(ScoringRequest(Workspace(folders), accepted=True), SILENT),
    ]
    for outcome in outcomes:
        with qtbot.waitSignal(check.changed, timeout=10_000):
            check.start(outcome)
        assert check.report is not None
        with qtbot.assertNotEmitted(runner.finished, wait=30):
            check.start(outcome)
        with qtbot.waitSignal(check.changed):
            check.forget()
        assert check.report is None
        with qtbot.assertNotEmitted(check.changed):
            check.forget()
    with qtbot.assertNotEmitted(runner.finished, wait=30):
        check.start(Outcome())
