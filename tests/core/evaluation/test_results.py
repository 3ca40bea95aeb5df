"""What an evaluation tells of its parts, and what stands beside a score that says little."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bleu_core.api.evaluation import evaluate, evaluate_folders
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Beside, Diagnostic, ShortSegments, ShowMetric
from bleu_core.errors import SettingInvalid
from bleu_core.evaluation.given_scores import GivenScores, has_usual_name
from bleu_core.evaluation.resample import resample
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.documents import Document
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.progress import Progress, Stage
from bleu_core.settings import MetricName, Resampling, Settings
from tests.helpers.folder_trees import LINES, OTHER, WORSE, write_tree

# The first of all folders, and what each folder has besides.
FILES = {
    "ref": {"a.txt": LINES, "b.txt": LINES, "c.txt": LINES, "d.txt": LINES},
    "old": {"a.txt": WORSE, "b.txt": OTHER, "c.txt": OTHER, "d.txt": LINES + LINES},
    "new": {"a.txt": OTHER, "b.txt": LINES, "e.txt": LINES, "d.txt": LINES},
}


@pytest.fixture
def folders(tmp_path: Path) -> Evaluation:
    """Score two folders: two files of both, one of the first alone, one that cannot be paired."""
    reference, *candidates = (write_tree(tmp_path / name, own) for name, own in FILES.items())
    return evaluate_folders(references=reference, candidates=candidates)


def names(files: Sequence[object]) -> list[str]:
    return [file.name for file in files]  # type: ignore[attr-defined]


def test_files_of_folders_are_told_apart_by_what_became_of_them(folders: Evaluation) -> None:
    assert names(folders.scored) == ["a.txt", "b.txt", "c.txt"]
    assert names(folders.counted) == ["a.txt", "b.txt"]
    assert names(folders.incomplete) == ["c.txt"]
    assert names(folders.broken) == ["d.txt"]
    assert names(folders.unpaired) == ["e.txt"]
    assert (folders.unreadable, folders.is_complete) == ((), False)
    assert folders.candidate_names == ("old", "new")
    assert str(folders).splitlines()[-1] == "files: 2 of 4"
    old = folders.candidates[0]
    assert str(old) == f"old: {old.score}"


def test_files_that_no_candidate_shares_leave_no_score(tmp_path: Path) -> None:
    reference = write_tree(tmp_path / "ref", {"a.txt": LINES, "b.txt": LINES})
    candidates = [write_tree(tmp_path / name[0], {name: LINES}) for name in ("a.txt", "b.txt")]
    found = evaluate_folders(references=reference, candidates=candidates)
    assert (found.has_scores, found.candidates, found.candidate_names) == (False, (), ("a", "b"))
    assert str(found) == "No score\nfiles: 0 of 2"
    content = found.to_dict()
    assert (content["segments"], content["files_counted"]) == (0, 0)
    assert [len(file["candidates"]) for file in content["files"]] == [1, 1]
    # Its files are resampled all the same.
    drawn = resample(found, Resampling(confidence=True, resamples=100))
    assert drawn.settings.resampling.confidence
    assert all(file.evaluation.candidates[0].bleu.interval for file in drawn.scored)


def test_files_come_worst_first_by_their_lowest_score(folders: Evaluation) -> None:
    lowest = {
        file.name: min(each.score.percent for each in file.evaluation.candidates)
        for file in folders.scored
    }
    assert {file.name: file.percent for file in folders.scored} == lowest
    assert names(folders.worst_first) == sorted(lowest, key=lowest.__getitem__)


def test_a_file_without_a_score_is_the_last_of_the_worst(tmp_path: Path) -> None:
    texts = {"a.txt": "one\n", "b.txt": OTHER, "c.txt": "two\n" * 3}
    reference = write_tree(
        tmp_path / "ref", {"a.txt": "one\n", "b.txt": LINES, "c.txt": "two\n" * 3}
    )
    found = evaluate_folders(references=reference, candidates=write_tree(tmp_path / "c", texts))
    assert names(found.worst_first) == ["b.txt", "a.txt", "c.txt"]
    assert [file.is_defined for file in found.worst_first] == [True, False, False]


def test_the_warnings_of_a_file_are_those_that_concern_it_alone(tmp_path: Path) -> None:
    shouted = dict.fromkeys(("a.txt", "b.txt"), LINES.upper())
    reference = write_tree(tmp_path / "ref", dict.fromkeys(shouted, LINES))
    candidates = [write_tree(tmp_path / name, shouted) for name in ("old", "new")]
    file = evaluate_folders(references=reference, candidates=candidates).scored[0]
    every = {each.kind for one in file.evaluation.candidates for each in one.diagnostics}
    assert every == {Kind.FEW_SEGMENTS, Kind.CASE, Kind.NO_MATCH}
    told = [(each.kind, each.where.document) for each in file.diagnostics]
    assert told == [(Kind.NO_MATCH, "old"), (Kind.NO_MATCH, "new")]


def test_the_texts_of_a_file_are_its_references_candidates_and_source(tmp_path: Path) -> None:
    trees = {name: write_tree(tmp_path / name, {"a.txt": LINES}) for name in ("ref", "mt", "src")}
    for source, last in ((None, "mt"), (trees["src"], "a.txt")):
        found = evaluate_folders(references=trees["ref"], candidates=trees["mt"], source=source)
        [file] = found.scored
        assert [text.segments for text in file.originals] == [tuple(LINES.splitlines())] * (
            3 if source else 2
        )
        assert file.originals[-1].name == last
        assert replace(file, texts=None).originals == ()


def test_folders_as_plain_data_name_all_their_files(folders: Evaluation, tmp_path: Path) -> None:
    content = folders.to_dict()
    assert content["files_counted"] == 2
    assert [file["name"] for file in content["files"]] == ["a.txt", "b.txt", "c.txt", "d.txt"]
    paths = {
        role: [str(tmp_path / name / "c.txt") if name else None for name in own]
        for role, own in (("references", ["ref"]), ("candidates", ["old", None]))
    }
    assert content["files"][2]["paths"] == paths
    assert ["error" in file for file in content["files"]] == [False] * 3 + [True]
    assert [file["name"] for file in content["unpaired"]] == ["e.txt"]
    assert content["unreadable_folders"] == []


def test_resampling_folders_shows_its_progress_over_all_files(folders: Evaluation) -> None:
    told: list[float] = []

    def report(stage: Stage, done: int, total: int) -> None:
        assert stage is Stage.RESAMPLING
        told.append(done / total)

    drawn = Resampling(confidence=True, resamples=100)
    resample(folders, drawn, progress=Progress(report, interval=0))
    assert told[:4] == [1 / 5, 2 / 5, 3 / 5, 4 / 5]
    assert told[4:] == sorted(told[4:])
    assert told[-1] == 1


def test_a_baseline_of_folders_is_one_of_them_by_name_or_place(folders: Evaluation) -> None:
    def compared(baseline: int | str) -> Evaluation:
        drawn = Resampling(paired_test="bs", resamples=100, baseline=baseline)
        return resample(folders, drawn)

    for baseline in ("new", 1):
        found = compared(baseline)
        pairs = [
            [(e.candidate, e.baseline) for e in each.comparisons]
            for each in (found, *(file.evaluation for file in found.scored))
        ]
        # The third file has one candidate alone, which leaves nothing to compare.
        assert pairs == [[("old", "new")]] * 3 + [[]]
    for wrong in ("other", 2):
        with pytest.raises(SettingInvalid) as error:
            compared(wrong)
        assert error.value.allowed == ("old", "new")


def texts(**documents: Sequence[str]) -> list[Document]:
    return [Document.from_segments(name, lines) for name, lines in documents.items()]


def test_comparisons_of_scores_that_say_nothing_are_not_told() -> None:
    resampling = Resampling(paired_test="bs", resamples=100)
    found = evaluate(
        candidates=texts(one=["a b", "c"] * 5, two=["a b", "d"] * 5),
        references=texts(ref=["a b", "c"] * 5),
        settings=Settings(metrics=("bleu", "chrf"), resampling=resampling),
    )
    assert [each.metric for each in found.comparisons] == ["bleu", "chrf"]
    assert [each.metric for each in found.telling_comparisons] == ["chrf"]


def test_metrics_of_all_candidates_are_known_the_given_ones_last() -> None:
    lines = LINES.splitlines()
    found = evaluate(
        candidates=texts(one=lines, two=lines),
        references=texts(ref=lines),
        settings=Settings(metrics=("bleu", "ter")),
        given=[GivenScores.of("comet", [1.0] * len(lines), candidate=1)],
    )
    assert [each.name for each in found.metrics] == ["bleu", "ter", "comet"]
    assert found.candidates[0].result("comet") is None
    assert found.segment_signature(found.candidates[1].metric("comet")).startswith("given:yes|")
    assert "|eff:yes|" in found.segment_signature(found.candidates[1].bleu)
    assert "eff:no|" in found.candidates[1].bleu.signature


def test_texts_are_there_unless_one_of_them_was_not_kept(folders: Evaluation) -> None:
    def without(aligned: AlignedDocuments) -> AlignedDocuments:
        [last] = aligned.candidates[-1:]
        candidates = (*aligned.candidates[:-1], replace(last, has_texts=False))
        return replace(aligned, candidates=candidates)

    assert folders.has_texts
    assert not replace(folders, aligned=without(folders.aligned)).has_texts
    first, *others = folders.scored
    kept = without(first.evaluation.aligned)
    first = replace(first, evaluation=replace(first.evaluation, aligned=kept))
    assert not replace(folders, files=(first, *others)).has_texts


@pytest.mark.parametrize("metrics", [("bleu",), ("bleu", "chrf")])
def test_short_segments_are_shown_with_identical_ones_and_chrf(
    metrics: tuple[MetricName, ...],
) -> None:
    reference = ["go home", "", "open it", "red"] * 30
    other = ["", "", "shut it", "red"] * 30
    candidate = ["go home", "", "shut it", "blue"] * 30
    found = evaluate(
        candidates=texts(one=candidate, two=other),
        references=texts(ref=reference, ref2=other),
        settings=Settings(metrics=metrics),
    )
    chrf = (
        evaluate(
            candidates=texts(one=candidate),
            references=texts(ref=reference, ref2=other),
            settings=Settings(metrics=("bleu", "chrf")),
        )
        .candidates[0]
        .metric("chrf")
    )

    def short(index: int) -> Diagnostic:
        [one] = [e for e in found.candidates[index].diagnostics if e.kind is Kind.SHORT_SEGMENTS]
        return one

    # Empty segments are not identical.
    one, two = short(0), short(1)
    assert one.data_as(ShortSegments).beside == Beside(60, 120, "chrF2", chrf.percent)
    assert two.data_as(ShortSegments).beside.identical == 60  # type: ignore[union-attr]
    assert one.fixes == (() if "chrf" in metrics else (ShowMetric("chrf"),))


def test_a_score_that_says_enough_has_nothing_beside_it() -> None:
    lines = LINES.splitlines()
    [found] = evaluate(candidates=texts(one=lines), references=texts(ref=lines)).candidates
    assert not any(hasattr(each.data, "beside") for each in found.diagnostics)


@pytest.mark.parametrize(
    ("name", "usual"), [("bleu", True), ("COMET", True), ("mqm ", True), ("ours", False)]
)
def test_usual_names_are_those_of_publications(name: str, usual: bool) -> None:
    assert has_usual_name(name) is usual
