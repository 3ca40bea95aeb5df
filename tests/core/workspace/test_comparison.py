"""Two runs are compared on the segments they have in common, as two candidates are."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.given_scores import GivenScores
from bleu_core.files.documents import Document
from bleu_core.files.units import Units
from bleu_core.projects.project import Project
from bleu_core.scoring.verdicts import Verdict
from bleu_core.settings import Resampling, Settings
from bleu_core.workspace.comparison import (
    compare_runs,
    differing_options,
    differing_tables,
    segment_changes,
    worse_since,
)
from bleu_core.workspace.errors import CandidatesDiffer, SegmentsUnknown, StatisticsUnknown
from bleu_core.workspace.runs import Run, run_of

TEST = Resampling(paired_test="bs", resamples=200)
SETTINGS = Settings(metrics=("bleu", "chrf", "ter"), resampling=TEST)

REFERENCE = [f"The cat number {n} sat on the mat, as ever." for n in range(80)]
OLD = [f"The cat number {n} sat at a mat, as ever." for n in range(80)]
NEW = [f"The cat number {n} sat on {'a the'.split()[n % 2]} mat, as ever." for n in range(80)]


def run(candidates: dict[str, list[str]], reference: list[str], settings: Settings = SETTINGS):  # type: ignore[no-untyped-def]
    return evaluate(candidates=candidates, references=[reference], settings=settings)


def test_the_same_segments_are_tested_as_two_candidates_are() -> None:
    together = run({"old": OLD, "new": NEW}, REFERENCE)
    old, new = run({"mt": OLD}, REFERENCE), run({"mt": NEW}, REFERENCE)
    comparison = compare_runs(run_of(old), run_of(new), resampling=TEST)
    assert (comparison.common, comparison.added, comparison.removed) == (80, 0, 0)
    (change,) = comparison.candidates
    for expected, metric in zip(together.comparisons, change.metrics, strict=True):
        assert metric.comparison is not None
        assert replace(metric.comparison, baseline="old", candidate="new") == expected
        assert metric.comparison.verdict is Verdict.BETTER
    bleu = change.metric("bleu")
    assert bleu.old is not None
    assert bleu.new is not None
    assert (bleu.old.percent, bleu.new.percent) == (
        old.candidates[0].score.percent,
        new.candidates[0].score.percent,
    )


def test_moved_added_and_removed_segments_are_told_apart() -> None:
    # The new run lacks the first ten segments, has five new ones, and a different order.
    order = [*range(79, 9, -1)]
    reference = ["Something else altogether."] * 5 + [REFERENCE[n] for n in order]
    candidate = ["Something new altogether."] * 5 + [NEW[n] for n in order]
    old, new = run({"mt": OLD}, REFERENCE), run({"mt": candidate}, reference)
    comparison = compare_runs(run_of(old), run_of(new), resampling=TEST)
    assert (comparison.common, comparison.added, comparison.removed) == (70, 5, 10)
    some = [*range(10, 80)]
    kept = run(
        {"old": [OLD[n] for n in order], "new": [NEW[n] for n in order]},
        [REFERENCE[n] for n in order],
    )
    tested = comparison.candidates[0].metric("bleu")
    assert tested.comparison is not None
    assert tested.comparison.difference == kept.comparisons[0].difference
    assert tested.comparison.p_value == kept.comparisons[0].p_value
    # The difference of the whole runs includes the segments that only one of them has.
    assert tested.difference != tested.comparison.difference

    before, after = old.candidates[0].bleu, new.candidates[0].bleu
    changes = segment_changes(comparison, tested)
    assert np.isnan(changes[:5]).all()
    for place, segment in enumerate(order, 5):
        expected = after.segment_percents[place] - before.segment_percents[segment]
        assert changes[place] == expected
    assert not worse_since(changes, tested.score)[:5].any()
    assert worse_since(-changes, tested.score).sum() == len(some)


def test_segments_with_the_same_reference_are_paired_in_order() -> None:
    reference = ["Yes, of course.", "No.", "Yes, of course.", "Yes, of course."]
    old = run_of(run({"mt": ["a", "b", "c", "d"]}, reference))
    new = run_of(run({"mt": ["e", "f"]}, ["Yes, of course."] * 2))
    found = compare_runs(old, new).segments
    assert (found.old, found.new) == ([0, 2], [0, 1])


def test_a_higher_score_is_worse_if_lower_is_better() -> None:
    old, new = run({"mt": NEW}, REFERENCE), run({"mt": OLD}, REFERENCE)
    for first, second, expected in ((old, new, 80), (new, old, 0)):
        comparison = compare_runs(run_of(first), run_of(second))
        for change in comparison.candidates[0].metrics:
            worse = worse_since(segment_changes(comparison, change), change.score)
            assert worse.sum() == expected


@pytest.mark.parametrize(
    ("settings", "refused"),
    [
        (replace(SETTINGS, lowercase=True), {"bleu": "case"}),
        (replace(SETTINGS, tokenizer="char"), {"bleu": "tok"}),
        (
            replace(SETTINGS, normalize=("t2s",)),
            dict.fromkeys(("bleu", "chrf", "ter"), "norm"),
        ),
        (replace(SETTINGS, max_order=3), {"bleu": "ngram"}),
    ],
)
def test_counts_under_other_options_are_not_compared(
    settings: Settings, refused: dict[str, str]
) -> None:
    old, new = run({"mt": OLD}, REFERENCE), run({"mt": OLD}, REFERENCE, settings)
    for change in compare_runs(run_of(old), run_of(new)).candidates[0].metrics:
        key = refused.get(change.score.metric)
        assert (change.comparison is None) == (key is not None)
        assert change.refusal == ("other_options" if key else None)
        assert [each[0] for each in change.differing] == ([key] if key else [])


def test_metrics_of_one_run_only_and_runs_without_common_segments_are_not_compared() -> None:
    old = run_of(run({"mt": OLD}, REFERENCE))
    new = run_of(run({"mt": OLD}, OLD, replace(SETTINGS, metrics=("bleu",))))
    comparison = compare_runs(old, new)
    assert comparison.common == 0
    found = {each.score.metric: each.refusal for each in comparison.candidates[0].metrics}
    assert found == {"bleu": "nothing_in_common", "chrf": "not_in_both", "ter": "not_in_both"}
    ter = comparison.candidates[0].metric("ter")
    assert ter.new is None
    assert ter.difference is None


def test_few_segments_in_common_are_not_compared_unless_asked_for() -> None:
    others = [f"Something else, number {n}." for n in range(80)]
    for common, expected in ((39, "few_in_common"), (40, None)):
        reference = [*REFERENCE[:common], *others[common:]]
        old, new = run_of(run({"mt": OLD}, REFERENCE)), run_of(run({"mt": NEW}, reference))
        (change, *_) = compare_runs(old, new, resampling=TEST).candidates[0].metrics
        assert change.refusal == expected
        assert (change.comparison is None) == (expected is not None)
        (change, *_) = compare_runs(old, new, min_common=0, resampling=TEST).candidates[0].metrics
        assert change.refusal is None
        assert change.comparison is not None


def test_references_in_another_order_are_the_same() -> None:
    second = [line.replace("sat", "lay") for line in REFERENCE]
    old = evaluate(candidates=[OLD], references=[REFERENCE, second], settings=SETTINGS)
    references = [[f"{line} " for line in second], REFERENCE]
    new = evaluate(candidates=[OLD], references=references, settings=SETTINGS)
    comparison = compare_runs(run_of(old), run_of(new), resampling=TEST)
    assert comparison.is_whole
    assert [each.difference for each in comparison.candidates[0].metrics] == [0, 0, 0]


def test_a_newer_package_of_a_tokenizer_is_no_other_tokenizer() -> None:
    new = run_of(run({"mt": NEW}, REFERENCE, replace(SETTINGS, tokenizer="intl")))
    (candidate,) = new.candidates
    bleu = candidate.bleu
    now = bleu.signature.partition("tok:")[2].partition("|")[0]
    older = replace(bleu, signature=bleu.signature.replace(now, "intl-regex-2020.1.1"))
    old = replace(new, candidates=(replace(candidate, scores=(older, *candidate.scores[1:])),))
    (change, chrf, _) = compare_runs(old, new, resampling=TEST).candidates[0].metrics
    assert change.refusal is None
    assert change.comparison is not None
    assert change.tables == ("intl-regex-2020.1.1", now)
    assert chrf.tables == ()


def test_p_is_corrected_for_the_number_of_candidates() -> None:
    old = run_of(run({"a": OLD, "b": NEW}, REFERENCE))
    new = run_of(run({"b": OLD, "a": NEW}, REFERENCE))
    comparison = compare_runs(old, new, resampling=TEST)
    assert [each.name for each in comparison.candidates] == ["b", "a"]
    for one, other in pairwise(comparison.candidates):
        mine, theirs = one.metrics[0].comparison, other.metrics[0].comparison
        assert mine is not None
        assert theirs is not None
        assert mine.difference == -theirs.difference
        assert mine.verdict_p_holm == 2 * (mine.verdict_p or 0)


def test_candidates_are_paired_by_name_or_by_given_pairs() -> None:
    old = run_of(run({"a": OLD, "b": NEW}, REFERENCE))
    new = run_of(run({"c": NEW}, REFERENCE))
    with pytest.raises(CandidatesDiffer):
        compare_runs(old, new)
    with pytest.raises(CandidatesDiffer):
        compare_runs(old, new, names=[("z", "c")])
    (change,) = compare_runs(old, new, names=[("a", "c")]).candidates
    assert (change.old_name, change.name) == ("a", "c")
    # If both runs have a single candidate, the two are compared whatever their names.
    alone = run_of(run({"a": OLD}, REFERENCE))
    (change,) = compare_runs(alone, new).candidates
    assert (change.old_name, change.name) == ("a", "c")


def test_runs_of_a_project_are_compared_like_evaluations(tmp_path: Path) -> None:
    project = Project.create(tmp_path / "p.bleu", keep_texts=False)
    old, new = run({"mt": OLD}, REFERENCE), run({"mt": NEW}, REFERENCE)
    project.record(old)
    project.record(new)
    stored = compare_runs(*project.runs)
    assert stored == compare_runs(run_of(old), run_of(new))
    light = project.evaluation(1, with_texts=False)
    assert compare_runs(run_of(light), run_of(new)) == stored


def test_documents_are_exchanged_as_a_whole_in_candidates_and_in_runs(tmp_path: Path) -> None:
    numbers = [n // 8 for n in range(80)]
    reference = Document("reference", Units(tuple(REFERENCE), document_numbers=numbers))
    settings = replace(SETTINGS, metrics=("bleu",))
    old, new = Document.from_segments("old", OLD), Document.from_segments("new", NEW)
    (expected,) = evaluate(
        candidates=[old, new], references=[reference], settings=settings
    ).comparisons
    assert expected.documents == 10
    alone = [
        evaluate(candidates=[each], references=[reference], settings=settings)
        for each in (old, replace(new, name="old"))
    ]
    project = Project.create(tmp_path / "p.bleu", keep_texts=False)
    for each in alone:
        project.record(each)
    for runs in (map(run_of, alone), project.runs):
        (change,) = compare_runs(*runs, resampling=TEST).candidates
        found = change.metrics[0].comparison
        assert found is not None
        assert replace(found, baseline="old", candidate="new") == expected
    # One run is enough to know the documents; segments keep theirs.
    later = run({"old": NEW[8:]}, REFERENCE[8:])
    comparison = compare_runs(run_of(alone[0]), run_of(later), metrics=["bleu"], resampling=TEST)
    assert comparison.document_numbers == numbers[8:]


SIGNED = "nrefs:1|case:mixed|eff:no|ngram:4|tok:13a|smooth:none|reflen:closest|version:x-1"


@pytest.mark.parametrize(
    ("change", "differing"),
    [
        *((f"|{key}:{value}", ()) for key, value in (
            ("pairs", "key"), ("repairs", "2"), ("out", "heading[1]"), ("bs", "1000"),
            ("ar", "10000"), ("verdicts", "2000"), ("docs", "3"), ("seed", "1"),
            ("version", "x-2"), ("file", "a.txt"), ("sha256", "0"), ("differing", "3"),
            ("nrefs", "2"),
        )),
        *((f"|{key}:{value}", ((key, was, value),)) for key, was, value in (
            ("case", "mixed", "lc"), ("eff", "no", "yes"), ("ngram", "4", "3"),
            ("tok", "13a", "char"), ("smooth", "none", "exp"), ("reflen", "closest", "shortest"),
            ("nc", "", "6"), ("nw", "", "2"), ("beta", "", "3"), ("norm", "", "t2s"),
            ("tags", "", "text"), ("ph", "", "remove"), ("punct", "", "no"), ("asian", "", "yes"),
        )),
    ],
)  # fmt: skip
def test_signatures_differ_in_what_statistics_depend_on(
    change: str, differing: tuple[tuple[str, str, str], ...]
) -> None:
    # Of a key that comes twice, the last value counts.
    assert differing_options(SIGNED, f"{SIGNED}{change}") == differing


def test_changes_of_all_texts_are_those_in_the_signature_of_bleu() -> None:
    ter = "nrefs:1|case:lc|norm:no|tok:tercom|version:x"
    for texts, differing in (
        (None, ()),
        ((SIGNED, SIGNED), ()),
        ((SIGNED, f"{SIGNED}|norm:t2s"), (("norm", "", "t2s"),)),
        ((f"{SIGNED}|tags:text", SIGNED), (("tags", "text", ""),)),
        ((SIGNED, f"{SIGNED}|ph:remove"), (("ph", "", "remove"),)),
        # BLEU's own options are not those of another metric.
        ((SIGNED, f"{SIGNED}|smooth:exp"), ()),
    ):
        assert differing_options(ter, ter, texts=texts) == differing
    # The option of TER itself is told once.
    own = differing_options(ter, f"{ter}|norm:yes", texts=(SIGNED, f"{SIGNED}|norm:t2s"))
    assert own == (("norm", "no", "yes"),)


@pytest.mark.parametrize(
    ("old", "new", "tables"),
    [
        ("intl-regex-1", "intl-regex-2", ("intl-regex-1", "intl-regex-2")),
        ("intl-regex-1", "intl-regex-1", ()),
        ("intl-regex-1", "13a", ()),
        ("intl", "intl-regex-1", ("intl", "intl-regex-1")),
    ],
)
def test_tables_of_a_package_do_not_make_scores_incomparable(
    old: str, new: str, tables: tuple[str, ...]
) -> None:
    before, after = (SIGNED.replace("13a", name) for name in (old, new))
    assert differing_tables(before, after) == tables
    assert bool(differing_options(before, after)) is (not tables and old != new)


def judged(scores: Sequence[float], text: list[str] = OLD, settings: Settings = SETTINGS) -> Run:
    given = [GivenScores.of("esa", [*scores, *[math.nan] * (80 - len(scores))])]
    return run_of(
        evaluate(candidates={"mt": text}, references=[REFERENCE], settings=settings, given=given)
    )


def test_given_scores_are_compared_where_both_runs_have_some() -> None:
    old, new = judged([50, math.nan, 70, 60]), judged([60, 90, math.nan, 40])
    comparison = compare_runs(old, new, metrics=["esa"], resampling=TEST)
    esa = comparison.candidates[0].metric("esa")
    before, after = comparison.statistics(esa)
    assert np.flatnonzero(before[:, 1]).tolist() == np.flatnonzero(after[:, 1]).tolist() == [0, 3]
    assert esa.comparison is not None
    assert (esa.comparison.judged, esa.comparison.difference) == (2, -5)
    with pytest.raises(StatisticsUnknown):
        compare_runs(judged([50]), judged([math.nan, 50]), metrics=["esa"], resampling=TEST)


def test_a_tested_candidate_has_its_name_in_each_run() -> None:
    old, new = run_of(run({"v1": OLD}, REFERENCE)), run_of(run({"v2": NEW}, REFERENCE))
    comparison = compare_runs(old, new, names=[("v1", "v2")], resampling=TEST)
    tested = comparison.candidates[0].metric("bleu").comparison
    assert tested is not None
    assert (tested.baseline, tested.candidate) == ("v1", "v2")
    untested = compare_runs(old, new, names=[("v1", "v2")], tested=False)
    bleu = untested.candidates[0].metric("bleu")
    assert (bleu.comparison, bleu.old_in_common) == (None, old.candidates[0].bleu.percent)


def test_segments_need_to_be_known_only_to_compare_scores() -> None:
    new = run_of(run({"mt": NEW}, [*REFERENCE[:-1], "Another."]))
    for settings, is_needed in ((SETTINGS, True), (replace(SETTINGS, lowercase=True), False)):
        old = replace(run_of(run({"mt": OLD}, REFERENCE, settings)), segment_digests=lambda: None)
        metrics = ["bleu"]
        if is_needed:
            with pytest.raises(SegmentsUnknown):
                compare_runs(old, new, metrics=metrics)
        else:
            found = compare_runs(old, new, metrics=metrics)
            assert found.common == 0
            assert found.candidates[0].metric("bleu").refusal == "other_options"


def test_what_is_in_common_is_a_share_of_the_old_run() -> None:
    for old, new, share in ((1, 1, 1), (1, 3, 1), (4, 1, 0.25), (3, 3, 1)):
        comparison = compare_runs(
            run_of(run({"mt": OLD[:old]}, REFERENCE[:old])),
            run_of(run({"mt": NEW[:new]}, REFERENCE[:new])),
            tested=False,
            min_common=0,
        )
        assert comparison.common_share == share
        assert comparison.is_whole is (old == new)
