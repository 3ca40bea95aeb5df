"""The tables of a report, cell by cell: which words, which numbers, in which column."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bleu_core.analysis.standings import Standings
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import LeaveOut
from bleu_core.evaluation.results import Evaluation, MetricResult
from bleu_core.files.documents import Document, read_document
from bleu_core.files.score_files.tables import ScoreFile
from bleu_core.scoring.metrics import given_metric
from bleu_core.scoring.resampling import Interval
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.scoring.significance import Comparison
from bleu_core.scoring.verdicts import Verdict
from bleu_core.settings import ChrfOptions, Normalization, TerOptions
from bleu_score.reports import tables, words
from bleu_score.reports.cells import BLANK, NOTHING, Cell, Form, Row, Table
from tests.helpers.diagnostics import text_diagnostic
from tests.helpers.reports import CANDIDATES, REFERENCE, evaluated

NAMES = ("near.txt", "far.txt", "odd.txt")
BETTER, WORSE, UNDECIDED = Verdict.BETTER, Verdict.WORSE, Verdict.UNDECIDED


def compared(metric: str, baseline: str, candidate: str, verdict: Verdict) -> Comparison:
    return Comparison(
        metric, baseline, candidate, 1.5, Interval(0.5, 2.5, 1.0), 0.01, 0.02, "bs", verdict, 0.03,
        0.04, 1000,
    )  # fmt: skip


@pytest.fixture(scope="module")
def untested() -> Evaluation:
    texts = {
        "near.txt": CANDIDATES["near.txt"],
        "far.txt": [*REFERENCE[:2], "The bridge.", "A ferry goes."],
        "odd.txt": [REFERENCE[0], "cup", "bridge", ""],
    }
    return evaluated(texts, metrics=("bleu", "ter"), test="none")


@pytest.fixture(scope="module")
def tested(untested: Evaluation) -> Evaluation:
    """Return an evaluation with three comparisons by BLEU and one by TER."""
    near, far, odd = NAMES
    return replace(
        untested,
        comparisons=(
            compared("bleu", near, far, WORSE),
            compared("bleu", near, odd, UNDECIDED),
            compared("bleu", odd, far, BETTER),
            compared("ter", near, far, BETTER),
        ),
    )


def with_baseline(evaluation: Evaluation, baseline: int | str) -> Evaluation:
    resampling = replace(evaluation.settings.resampling, baseline=baseline)
    return replace(evaluation, settings=replace(evaluation.settings, resampling=resampling))


def texts(rows: Sequence[Row]) -> list[list[str]]:
    return [[cell.signed_text for cell in row] for row in rows]


def column(table: Table, key: str) -> list[Cell]:
    (place,) = (place for place, each in enumerate(table.columns) if each.key == key)
    return [row[place] for row in table.rows]


def standings_table(evaluation: Evaluation, metric: str = "bleu", **options: Any) -> Table:
    standings = Standings(evaluation, metric)
    return tables.standings_table(evaluation, evaluation.metrics, standings, **options)


# Candidates


def test_the_columns_of_candidates(tested: Evaluation) -> None:
    table = standings_table(tested)
    assert (table.name, table.title) == ("candidates", "Scores")
    found = {
        each.key: (each.title, each.is_number, each.rises, each.is_optional)
        for each in table.columns
    }
    assert found == {
        "rank": ("#", True, True, False),
        "name": ("Candidate", False, True, False),
        "bleu": ("BLEU", True, False, False),
        "ter": ("TER", True, True, False),
        "difference": ("Difference", True, False, False),
        "verdict": ("Verdict", False, False, False),
        "interval": ("95% CI", True, False, True),
        "p": ("p (Holm)", True, True, True),
        "penalty": ("BP", True, False, False),
        "warnings": ("Warnings", False, False, False),
    }
    notes = {each.key: each.note for each in table.columns}
    starts = {
        "rank": "Rank.",
        "bleu": "Compares sequences of up to four",
        "ter": "Counts the edits",
        "difference": "The candidate’s score minus the best score",
        "verdict": "▲ significantly better",
        "interval": "95% confidence interval: the range",
        "p": "Probability of a difference",
        "penalty": "BP: brevity penalty.",
        "warnings": "Possible problems",
    }
    assert {key: notes[key][: len(start)] for key, start in starts.items()} == starts
    assert notes["name"] == ""


def test_columns_follow_what_there_is(untested: Evaluation) -> None:
    quiet = replace(
        untested,
        candidates=tuple(replace(each, diagnostics=()) for each in untested.candidates),
    )
    keys = [each.key for each in standings_table(quiet).columns]
    assert keys == ["rank", "name", "bleu", "ter", "difference", "penalty"]
    note = text_diagnostic(Kind.CASE)
    assert note.severity.name == "NOTE"
    first, *others = quiet.candidates
    noted = replace(quiet, candidates=(replace(first, diagnostics=(note,)), *others))
    assert [each.key for each in standings_table(noted).columns] == keys
    alone = replace(quiet, candidates=quiet.candidates[:1])
    assert [each.key for each in standings_table(alone).columns] == [
        "name",
        "bleu",
        "ter",
        "penalty",
    ]
    two = replace(quiet, candidates=quiet.candidates[:2])
    assert [each.key for each in standings_table(two).columns] == keys
    by_ter = standings_table(quiet, "ter")
    assert by_ter.columns[keys.index("difference")].rises
    note = standings_table(with_baseline(quiet, 1)).columns[keys.index("difference")].note
    assert note.startswith("The candidate’s score minus the baseline’s score")


def test_the_best_of_each_column_stands_out(tested: Evaluation) -> None:
    table = standings_table(tested)
    assert [cell.text for cell in column(table, "rank")] == ["1", "2", "3"]
    assert [cell.text for cell in column(table, "name")] == [*NAMES]
    for key in ("name", "bleu", "ter"):
        assert [cell.is_strong for cell in column(table, key)] == [True, False, False], key
    alone = standings_table(replace(tested, candidates=tested.candidates[:1], comparisons=()))
    assert not any(cell.is_strong for cell in alone.rows[0])


def test_a_score_says_its_interval(tested: Evaluation) -> None:
    cell = column(standings_table(tested), "bleu")[1]
    assert cell.tip == f"95% confidence interval: {cell.detail}"
    assert cell.spoken == f"{cell.text}. {cell.tip}."
    first, *others = tested.candidates
    bare = replace(first, metrics=tuple(replace(each, interval=None) for each in first.metrics))
    cell = column(standings_table(replace(tested, candidates=(bare, *others))), "bleu")[0]
    assert (cell.tip, cell.spoken, cell.low) == ("", "", None)


def test_differences_and_verdicts_are_against_the_best(tested: Evaluation) -> None:
    table = standings_table(tested)
    assert column(table, "difference")[0].text == "best"
    assert [cell.place for cell in column(table, "difference")] == [0.0, None, None]
    far, odd = column(table, "difference")[1:]
    scores = {each.name: each.score.percent for each in tested.candidates}
    assert far.number == scores["far.txt"] - scores["near.txt"]
    assert (far.low, far.high) == (0.5, 2.5)
    assert far.tip.startswith("▼ Significantly worse\nDifference: +1.50")
    assert odd.tip.startswith("≈ May be due to chance")
    verdicts = column(table, "verdict")
    assert [cell.signed_text for cell in verdicts] == [
        "",
        "▼ Significantly worse",
        "≈ May be due to chance",
    ]
    assert [cell.place for cell in verdicts] == [None, 0.0, 1.0]
    assert [cell.text for cell in column(table, "interval")] == ["", *["+0.50 to +2.50"] * 2]
    assert [cell.text for cell in column(table, "p")] == ["", "0.0400", "0.0400"]
    assert column(table, "p")[1].tip == far.tip == column(table, "interval")[1].tip


def test_differences_and_verdicts_are_against_the_baseline(tested: Evaluation) -> None:
    for baseline in (2, "odd.txt"):
        table = standings_table(with_baseline(tested, baseline))
        assert column(table, "difference")[2].text == "baseline"
        assert [cell.signed_text for cell in column(table, "verdict")] == [
            "≈ May be due to chance",
            "▲ Significantly better",
            "",
        ]
        assert [cell.place for cell in column(table, "verdict")] == [1.0, 2.0, None]
    assert tables.baseline_of(with_baseline(tested, 2)) == 2
    assert tables.baseline_of(with_baseline(tested, 3)) is None
    assert tables.baseline_of(tested) is None


def test_what_was_not_tested_has_a_difference_and_no_verdict(tested: Evaluation) -> None:
    fewer = replace(tested, comparisons=tested.comparisons[:1])
    table = standings_table(fewer)
    odd = column(table, "difference")[2]
    assert (odd.tip, odd.low) == ("", None)
    assert odd.text.startswith("−")
    for key in ("verdict", "interval", "p"):
        assert column(table, key)[2] == NOTHING


def test_what_is_being_computed_says_so(tested: Evaluation) -> None:
    first, *others = tested.candidates
    part = replace(first, metrics=first.metrics[:1])
    evaluation = replace(tested, candidates=(part, *others))
    assert column(standings_table(evaluation), "bleu")[0].text != "–"
    for pending, cell in (((), NOTHING), (("ter",), Cell("…", tip="Computing…"))):
        shown = replace(evaluation, pending=pending)
        metrics, standings = tested.metrics, Standings(shown, "ter")
        table = tables.standings_table(shown, metrics, standings)
        (row,) = (row for row in table.rows if row[1].text == "near.txt")
        by_key = dict(zip([each.key for each in table.columns], row, strict=True))
        for key in ("rank", "ter", "difference"):
            assert by_key[key] == cell, (key, pending)


def test_a_verdict_that_is_to_come_says_so(untested: Evaluation) -> None:
    """Of two candidates that were tested by TER, a third one is waited for."""
    near, far, odd = untested.candidates
    part = replace(odd, metrics=odd.metrics[:1])
    first = compared("ter", "near.txt", "far.txt", BETTER)
    shown = replace(untested, candidates=(near, far, part), comparisons=(first,), pending=("ter",))
    table = tables.standings_table(shown, untested.metrics, Standings(shown, "ter"))
    assert [cell.text for cell in column(table, "verdict")][1:] == ["Significantly better", "…"]
    canceled = replace(shown, pending=())
    table = tables.standings_table(canceled, untested.metrics, Standings(canceled, "ter"))
    assert column(table, "verdict")[2] == NOTHING


def test_penalties_have_decimals(tested: Evaluation) -> None:
    candidate = tested.ranked[1]
    shown = f"{candidate.score.brevity_penalty:.3f}"
    assert column(standings_table(tested), "penalty")[1].text == shown
    assert len(column(standings_table(tested, decimals=5), "penalty")[1].text) == 7


def test_warnings_are_counted_and_named(tested: Evaluation) -> None:
    first, *others = tested.candidates
    found = (text_diagnostic(Kind.IS_SOURCE), text_diagnostic(Kind.MARKUP))
    noted = (*found, text_diagnostic(Kind.CASE))
    quiet = [replace(each, diagnostics=()) for each in others]
    evaluation = replace(tested, candidates=(replace(first, diagnostics=noted), *quiet))
    one, two, _ = column(standings_table(evaluation), "warnings")
    assert (one.text, one.icon, one.number) == ("2", "warning", 2)
    assert one.tip == "“a.txt” is the source text\n“a.txt” contains marks of a file format"
    assert (two.text, two.icon, two.place) == ("", "", 0.0)


def test_a_report_leaves_out_what_the_window_needs(tested: Evaluation) -> None:
    table = tables.candidates_table(tested)
    keys = [each.key for each in table.columns]
    assert keys == ["rank", "name", "bleu", "ter", "difference", "verdict", "penalty"]
    assert table.heading == 1
    assert column(table, "verdict")[0] == NOTHING
    assert len(column(table, "penalty")[0].text) == 6
    alone = tables.candidates_table(
        replace(tested, candidates=tested.candidates[:1], comparisons=())
    )
    assert alone.heading == 0


def given(decimals: int = 1, *, lower_is_better: bool = False) -> MetricResult:
    rows = np.array([[8.0, 1.0], [2.0, 1.0], [5.0, 1.0], [9.0, 1.0]])
    metric = given_metric("mqm", "MQM", lower_is_better=lower_is_better, decimals=decimals)
    file = ScoreFile("mqm.csv", 64 * "a")
    return MetricResult(metric, 6.0, None, "given", None, SegmentRows(rows), file)


def with_given(evaluation: Evaluation, result: MetricResult) -> Evaluation:
    first, *others = evaluation.candidates
    return replace(
        evaluation, candidates=(replace(first, metrics=(*first.metrics, result)), *others)
    )


def test_notes_on_candidates(tested: Evaluation) -> None:
    penalty = "BP: brevity penalty. Below 1, the candidate is shorter than the reference."
    interval = "Each score with its 95% confidence interval (1,000 resamples, seed 12345)."
    best = "Difference: BLEU minus that of the best candidate, in points."
    lower = "TER: lower is better."
    assert tables.candidates_table(tested).notes == (interval, best, penalty, lower)
    baseline = "Difference: BLEU minus that of the baseline far.txt, in points."
    notes = tables.candidates_table(with_baseline(tested, 1)).notes
    assert notes == (interval, baseline, penalty, lower)
    alone = replace(tested, candidates=tested.candidates[:1], comparisons=())
    assert tables.candidates_table(alone).notes == (interval, penalty, lower)
    of_given = with_given(alone, given())
    *_, said, agreement = tables.candidates_table(of_given).notes
    assert said == "MQM: External score, not computed here. Higher is better."
    assert agreement.startswith("MQM · near.txt: Correlation with BLEU by segment: Pearson’s r")
    # How many segments were rated is said of one candidate here, of several beside their scores.
    rows = np.array([[8.0, 1.0], [2.0, 1.0], [5.0, 1.0], [0.0, 0.0]])
    gaps = replace(given(), rows=SegmentRows(rows))
    rated = "Segments rated: 3 of 4."
    assert f"{said} {rated}" in tables.candidates_table(with_given(alone, gaps)).notes
    two = replace(tested, candidates=tested.candidates[:2], comparisons=())
    assert said in tables.candidates_table(with_given(two, gaps)).notes


# Comparisons


def test_comparisons_are_shown_in_order_with_all_numbers(tested: Evaluation) -> None:
    table = tables.comparisons_table(tested)
    assert table is not None
    assert (table.name, table.short) == ("comparisons", "Comparison")
    assert table.title.startswith("Comparison by paired bootstrap")
    assert [(each.title, each.is_number) for each in table.columns] == [
        ("Candidate", False),
        ("Compared with", False),
        ("Metric", False),
        ("Difference", True),
        ("95% CI", True),
        ("p", True),
        ("p (Holm)", True),
        ("sacreBLEU’s p", True),
        ("Verdict", False),
    ]
    ahead = ["−1.50", "−2.50 to −0.50", "0.0300", "0.0400", "0.0100"]
    behind = ["+1.50", "+0.50 to +2.50", "0.0300", "0.0400", "0.0100"]
    assert texts(table.rows) == [
        ["near.txt", "far.txt", "BLEU", *ahead, "▲ Significantly better"],
        ["near.txt", "odd.txt", "BLEU", *ahead, "≈ May be due to chance"],
        ["far.txt", "odd.txt", "BLEU", *behind, "▲ Significantly better"],
        ["near.txt", "far.txt", "TER", *ahead, "▼ Significantly worse"],
    ]
    assert (table.rows[0][3].low, table.rows[0][3].high) == (-2.5, -0.5)
    assert table.notes[-1].startswith("Verdicts are not based on sacreBLEU’s")


def test_comparisons_with_a_baseline_are_those_with_it(tested: Evaluation) -> None:
    table = tables.comparisons_table(with_baseline(tested, 0))
    assert table is not None
    pairs = [(row[0].text, row[1].text, row[2].text) for row in table.rows]
    assert pairs == [
        ("far.txt", "near.txt", "BLEU"),
        ("odd.txt", "near.txt", "BLEU"),
        ("far.txt", "near.txt", "TER"),
    ]


def test_without_a_bootstrap_there_is_no_p_of_sacrebleu(tested: Evaluation) -> None:
    comparisons = tuple(replace(each, test="ar") for each in tested.comparisons)
    table = tables.comparisons_table(replace(tested, comparisons=comparisons))
    assert table is not None
    assert "sacreBLEU’s p" not in [each.title for each in table.columns]
    assert [len(row) for row in table.rows] == [8] * 4
    assert tables.comparisons_table(replace(tested, comparisons=())) is None


def test_a_p_that_is_only_a_bound_says_so(tested: Evaluation) -> None:
    least = replace(tested.comparisons[0], verdict_p=0.00095, verdict_p_holm=0.0019)
    table = tables.comparisons_table(replace(tested, comparisons=(least,)))
    assert table is not None
    assert [cell.text for cell in table.rows[0][5:8]] == ["≤ 0.0010", "≤ 0.0019", "0.0100"]
    assert [cell.is_bound for cell in table.rows[0][5:8]] == [True, True, False]


# Each against each other


def test_each_candidate_against_each_other(tested: Evaluation) -> None:
    table = tables.matrix(tested, "bleu")
    assert (table.name, table.short) == ("matrix_bleu", "Differences in BLEU")
    assert table.title == "BLEU: each candidate against the others"
    assert table.notes == (
        "Each cell is the row’s score minus the column’s.",
        "▲ significantly better, ▼ significantly worse, ≈ neither.",
    )
    first, *others = table.columns
    assert (first.title, first.is_number, first.is_name) == ("Candidate", False, False)
    assert [(each.title, each.is_number, each.is_name, each.note) for each in others] == [
        (name, True, True, name) for name in NAMES
    ]
    scores = {each.name: each.score.percent for each in tested.candidates}
    signs = [["", "▲", "≈"], ["▼", "", "▲"], ["≈", "▼", ""]]
    for name, row, row_signs in zip(NAMES, table.rows, signs, strict=True):
        assert row[0].text == name
        assert [cell.sign for cell in row[1:]] == row_signs
        for rival, cell in zip(NAMES, row[1:], strict=True):
            if rival == name:
                assert cell == BLANK
            else:
                assert cell.number == scores[name] - scores[rival]
                assert cell.tip == cell.spoken
                assert cell.tip.startswith(f"{name} against {rival}\n")
    far_near = table.rows[1][1]
    assert "▼ Significantly worse\nDifference: +1.50" in far_near.tip
    assert (far_near.low, far_near.high) == (0.5, 2.5)


def test_differences_without_a_test_have_no_signs(untested: Evaluation) -> None:
    table = tables.matrix(untested, "ter")
    assert len(table.notes) == 1
    cell = table.rows[0][2]
    assert (cell.sign, cell.low) == ("", None)
    assert cell.tip == f"near.txt against far.txt\n{cell.text}"


def test_matrices_are_for_three_candidates_and_more(untested: Evaluation) -> None:
    found = [*tables.matrices(untested)]
    assert [table.name for table in found] == ["matrix_bleu", "matrix_ter"]
    assert found[0].rows[0][1] == NOTHING
    two = replace(untested, candidates=untested.candidates[:2])
    assert [*tables.matrices(two)] == []
    # Scores that are given for some only.
    of_given = tables.matrix(with_given(untested, given()), "mqm")
    assert of_given.title == "MQM (external): each candidate against the others"
    assert [row[1] for row in of_given.rows[1:]] == [NOTHING] * 2


# Parts of BLEU


def test_the_parts_of_bleu_are_those_of_each_candidate(untested: Evaluation) -> None:
    table = tables.precisions(untested)
    assert (table.name, table.title) == ("precisions", "N-gram precision")
    assert table.notes == ("Below each precision: the n-grams that match, of all.",)
    titles = ["Candidate", "1-grams", "2-grams", "3-grams", "4-grams", "Brevity penalty"]
    titles += ["Candidate length", "Reference length", "Length ratio"]
    assert [each.title for each in table.columns] == titles
    assert [each.is_number for each in table.columns] == [False] + [True] * 8
    for candidate, row in zip(untested.ranked, table.rows, strict=True):
        score = candidate.score
        assert row[0].text == candidate.name
        for one, cell in zip(score.precisions, row[1:5], strict=True):
            assert cell.detail == f"{one.matched} of {one.total}"
            assert (cell.number, cell.bar) == (one.precision, (0.0, one.precision))
            assert ("(smoothed)" in cell.text) == one.smoothed == (cell.note == "(smoothed)")
        assert [cell.number for cell in row[5:]] == [
            score.brevity_penalty,
            score.candidate_length,
            score.reference_length,
            score.length_ratio,
        ]
        assert [cell.decimals for cell in row[5:]] == [4, 0, 0, 4]
    first, *others = untested.candidates
    (one, *more), share = (
        first.score.precisions,
        f"{100 * first.score.precisions[0].precision:.2f}%",
    )
    score = replace(first.score, precisions=(replace(one, smoothed=True), *more))
    smoothed = replace(untested, candidates=(replace(first, score=score), *others))
    cell = tables.precisions(smoothed).rows[0][1]
    assert (cell.text, cell.note) == (f"{share} (smoothed)", "(smoothed)")


def test_sheets_have_a_row_for_each_order(untested: Evaluation) -> None:
    table = tables.precision_sheet(untested)
    titles = ["Candidate", "Order", "Matched", "Total", "Precision", "Brevity penalty"]
    titles += ["Candidate length", "Reference length", "Length ratio"]
    assert [each.title for each in table.columns] == titles
    assert [each.is_number for each in table.columns] == [False] + [True] * 8
    rows = iter(table.rows)
    for candidate in untested.ranked:
        for one in candidate.score.precisions:
            row = next(rows)
            assert row[0].text == candidate.name
            numbers = [one.order, one.matched, one.total, one.precision]
            assert [cell.number for cell in row[1:5]] == numbers
            assert row[8].number == candidate.score.length_ratio
    assert next(rows, None) is None


# Files


def test_files_have_their_role_format_and_encoding(tmp_path: Path) -> None:
    for name in ("ref.txt", "mt.txt", "src.txt"):
        (tmp_path / name).write_text("one two three four five\n" * 3, encoding="utf-8")
    evaluation = evaluated()
    aligned = replace(
        evaluation.aligned,
        candidates=(read_document(tmp_path / "mt.txt"),),
        references=(Document.from_segments("list", REFERENCE),),
        source=read_document(tmp_path / "src.txt"),
    )
    table = tables.inputs_table(replace(evaluation, aligned=aligned))
    assert (table.name, table.title) == ("inputs", "Files")
    assert [(each.title, each.is_number) for each in table.columns] == [
        ("File", False),
        ("Role", False),
        ("Format", False),
        ("Encoding", False),
        ("Size (bytes)", True),
        ("SHA-256", False),
    ]
    assert [[cell.text for cell in row[:5]] for row in table.rows] == [
        ["list", "Reference", "–", "–", "–"],
        ["mt.txt", "Candidate", "plain text", "UTF-8", "72"],
        ["src.txt", "Source", "plain text", "UTF-8", "72"],
    ]
    assert table.rows[0][5] == NOTHING
    assert table.rows[1][5].form is Form.CODE
    (tmp_path / "mt.txt").unlink()
    changed = tables.inputs_table(replace(evaluation, aligned=aligned)).rows[1][5]
    assert changed.text == "changed or deleted since it was scored"


def test_files_of_scores_are_among_the_files(untested: Evaluation) -> None:
    row = tables.inputs_table(with_given(untested, given())).rows[-1]
    assert [cell.text for cell in row] == ["mqm.csv", "MQM (external)", "–", "–", "–", 64 * "a"]
    assert row[5].form is Form.CODE


# Settings and pairing


def settings_of(evaluation: Evaluation, **changed: Any) -> dict[str, str]:
    settings = replace(evaluation.settings, **changed)
    table = tables.settings_table(replace(evaluation, settings=settings))
    assert (table.name, table.title) == ("settings", "Settings")
    assert [each.title for each in table.columns] == ["Setting", "Value"]
    return {name.text: value.text for name, value in table.rows}


def test_settings_are_in_words(untested: Evaluation) -> None:
    usual = {
        "Target language": "not detected",
        "Word segmentation": "13a (words and punctuation)",
        "Profile": "Standard",
        "Smoothing": "none",
        "Ignore upper and lower case": "no",
        "Maximum n-gram order": "4",
        "Use effective order": "no",
        "Inline tags": "removed",
        "Placeholders": "kept as text",
        "Normalization": "not applied",
        "Metrics": "BLEU, TER",
        "Resamples": "1,000",
        "Seed": "12345",
    }
    found = settings_of(untested)
    assert {key: found.get(key) for key in usual} == usual
    assert {*found} == {*usual}


def test_settings_that_were_changed(untested: Evaluation) -> None:
    normalize: tuple[Normalization, ...] = ("markup", "t2s")
    found = settings_of(
        untested,
        smoothing="floor",
        lowercase=True,
        effective_order=True,
        tags="text",
        placeholders="token",
        normalize=normalize,
    )
    assert found["Smoothing value"] == "0.1"
    assert found["Ignore upper and lower case"] == found["Use effective order"] == "yes"
    assert (found["Inline tags"], found["Placeholders"]) == ("kept as text", "one token each")
    assert found["Normalization"] == "Tags removed and Traditional to Simplified"
    assert found["Profile"] == "Custom"


def test_settings_that_matter_only_with_several(tested: Evaluation) -> None:
    found = settings_of(replace(tested, references=2))
    assert found["Reference length"] == "closest"
    assert "Reference length" not in settings_of(tested)
    resampling = replace(tested.settings.resampling, paired_test="ar")
    assert settings_of(tested, resampling=resampling)["Comparison"] == "Approximate randomization"
    bare = tuple(
        replace(each, metrics=tuple(replace(one, interval=None) for one in each.metrics))
        for each in tested.candidates
    )
    assert settings_of(replace(tested, candidates=bare))["Seed"] == "12345"
    nothing = settings_of(replace(tested, candidates=bare, comparisons=()))
    assert not {"Comparison", "Resamples", "Seed"} & {*nothing}


def test_options_of_other_metrics_are_named_if_they_are_not_usual(untested: Evaluation) -> None:
    ter = TerOptions(normalized=True)
    found = settings_of(untested, ter=ter, chrf=ChrfOptions(beta=3))
    assert found["--ter-normalized"] == "yes"
    # chrF is not computed here.
    assert not any(key.startswith("--chrf") for key in found)
    both = evaluated(metrics=("bleu", "chrf++"), test="none")
    assert settings_of(both, chrf=ChrfOptions(beta=3), ter=ter)["--chrf-beta"] == "3"
    assert not any(key.startswith("--ter") for key in settings_of(both, ter=ter))
    assert not any(key.startswith("--") for key in settings_of(both))


@pytest.mark.parametrize(
    ("label", "text"),
    [("Word &segmentation", "Word segmentation"), ("目标语言(&L)", "目标语言"), ("Plain", "Plain")],
)
def test_labels_have_no_keys(label: str, text: str) -> None:
    assert tables._plain(label) == text


def test_a_tokenizer_with_a_variant_is_called_by_it(untested: Evaluation) -> None:
    tokenizer = replace(untested.tokenizer, name="jieba", variant="t2s")
    found = settings_of(replace(untested, tokenizer=tokenizer))
    assert found["Word segmentation"] == "jieba-t2s"


def test_repairs_by_hand_are_counted(untested: Evaluation) -> None:
    sentences = [*tables.pairing_sentences(untested)]
    assert sentences[0] == "Paired by position. Segments compared: 4 of 4."
    assert not any("Manual" in text for text in sentences)
    (reference,) = untested.aligned.references
    aligned = replace(untested.aligned, references=(replace(reference, repairs=2),))
    repaired = [*tables.pairing_sentences(replace(untested, aligned=aligned))]
    assert repaired[-1] == "Manual fixes: 2"


def test_segments_are_excluded_or_kept(untested: Evaluation) -> None:
    untranslated = text_diagnostic(Kind.UNTRANSLATED, count=1200)
    switches = [LeaveOut("untranslated", is_on=is_on) for is_on in (True, False)]
    diagnostics = [replace(untranslated, fixes=(switch,)) for switch in switches]
    _, excluded, kept = words.pairing_texts(untested.aligned, diagnostics)
    concern = "Untranslated (the candidate is the source text)"
    assert (excluded, kept) == (f"{concern}: 1,200 (excluded)", f"{concern}: 1,200 (kept)")
