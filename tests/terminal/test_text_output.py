"""The lines of an evaluation in the terminal: what is said of what, and in which order."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bleu_core.analysis.as_others import AsOthers, OtherScore
from bleu_core.analysis.breakdown import GroupScores
from bleu_core.analysis.reference_scores import ReferenceScore
from bleu_core.api.evaluation import evaluate, evaluate_folders
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Effect, Normalize, UseTokenizer
from bleu_core.evaluation.results import BrokenFile, Evaluation, MetricResult
from bleu_core.files.errors import FileUnreadable
from bleu_core.files.score_files.tables import ScoreFile
from bleu_core.scoring.metrics import given_metric
from bleu_core.scoring.programs import BleuRules
from bleu_core.scoring.resampling import Interval
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.scoring.significance import Comparison
from bleu_core.scoring.verdicts import Verdict
from bleu_core.settings import Resampling, Settings
from bleu_score.reports.cells import Cell, Column, Table
from bleu_score.terminal import check_output, folder_output, text_output, tsv_output
from bleu_score.terminal.arguments import Request
from bleu_score.terminal.as_sacrebleu.options import OutputStyle
from bleu_score.terminal.breakdown import Breakdown
from bleu_score.terminal.extra_scores import ExtraScores
from bleu_score.terminal.output import plain_cell, table_of
from bleu_score.terminal.table import result_cell, score_columns, table_lines
from tests.helpers.diagnostics import report_of, text_diagnostic
from tests.helpers.folder_trees import LINES, OTHER, WORSE, write_tree

REFERENCE = ["the cat sat on the mat today", "it was raining hard in the old town", "we went home"]
TEXTS = {
    "good.txt": ["the cat sat on a mat today", "it was raining hard in the town", "we went home"],
    "weak.txt": ["a cat sat on the mat", "rain in the old town", "home we went"],
    "last.txt": ["a", "b", "c"],
}


@pytest.fixture(scope="module")
def evaluation() -> Evaluation:
    return evaluate(
        candidates=TEXTS,
        references=[REFERENCE],
        settings=Settings(
            smoothing="exp",
            target_language="en",
            metrics=("bleu", "ter"),
            resampling=Resampling(confidence=True),
        ),
    )


def request(**changed: Any) -> Request:
    usual: dict[str, Any] = dict.fromkeys(Request._fields)
    usual |= Request._field_defaults | {"quiet": False, "segment_scores": False}
    return Request(**usual | changed)


def lines(evaluation: Evaluation, extra: ExtraScores | None = None, **changed: Any) -> list[str]:
    return [*text_output.text_lines(evaluation, request(**changed), extra or ExtraScores())]


def with_given(evaluation: Evaluation, *, human: bool = False, differing: int = 0) -> Evaluation:
    name = "mqm" if human else "comet"
    metric = given_metric(name, name.upper(), lower_is_better=False, decimals=3)
    candidates = []
    for place, candidate in enumerate(evaluation.candidates):
        rows = SegmentRows(np.array([[8.0, 1.0], [2.0 - place, 1.0], [5.0, 1.0]]))
        file = ScoreFile(f"{name}.csv", 64 * "a", differing=differing)
        result = MetricResult(metric, 5.0 - place, None, "given", None, rows, file)
        candidates.append(replace(candidate, metrics=(*candidate.metrics, result)))
    return replace(evaluation, candidates=tuple(candidates))


def test_a_setup_then_each_candidate_the_best_first(evaluation: Evaluation) -> None:
    found = lines(evaluation)
    assert found[:2] == [
        "Target language: English (en). Word segmentation: 13a. Segments: 3. References: 1.",
        "Paired by position. Segments compared: 3 of 3.",
    ]
    heads = [line.partition("\t")[0] for line in found if "\tBLEU = " in line]
    assert heads == ["good.txt", "weak.txt", "last.txt"]
    assert found.count("") == 3


def test_everything_about_a_candidate_in_its_order(evaluation: Evaluation) -> None:
    candidate = replace(evaluation.candidates[0], diagnostics=())
    found = [*text_output._candidate_lines(candidate, evaluation, OutputStyle())]
    score, (bleu, ter) = candidate.score, candidate.metrics
    assert bleu.interval is not None
    assert ter.interval is not None
    assert found[0] == f"good.txt\tBLEU = {score.percent:.2f} ({score.bleu:.4f})"
    assert " match the reference." in found[1]
    shown = f"{bleu.interval.low:.2f}–{bleu.interval.high:.2f}"
    assert found[2] == f"  95% confidence interval: {shown}"
    orders = [line for line in found if "n-grams match" in line]
    assert orders == [
        f"  Order {row.order}: {row.matched} of {row.total} n-grams match, precision "
        f"{row.precision:.4f}{' (smoothed)' if row.smoothed else ''}"
        for row in score.precisions
    ]
    place = found.index(orders[-1])
    assert found[place + 1] == (
        f"  Brevity penalty {score.brevity_penalty:.4f}, candidate length {score.candidate_length}"
        f", reference length {score.reference_length}, ratio {score.length_ratio:.4f}"
    )
    assert found[place + 2] == f"  Signature: {bleu.signature}"
    assert found[place + 3].startswith("  sacreBLEU’s signature: nrefs:1|")
    ends = f"{ter.interval.low:.2f}–{ter.interval.high:.2f}"
    place = found.index(f"  TER = {ter.percent:.2f}")
    assert found[place + 1 : place + 3] == [
        f"    95% confidence interval: {ends}",
        f"    Signature: {ter.signature}",
    ]


def test_a_single_segment_has_no_interval(evaluation: Evaluation) -> None:
    candidate = replace(evaluation.candidates[0], outside_guide=("single_segment",))
    found = [*text_output._guide_lines(candidate, evaluation)]
    assert found == [
        "No interpretation: BLEU describes a whole text. A single segment can be well translated "
        "and still score near zero."
    ]


def test_a_trusted_band_is_explained(evaluation: Evaluation) -> None:
    candidate = replace(evaluation.candidates[0], outside_guide=(), diagnostics=())
    interval, guide, limits = text_output._guide_lines(candidate, evaluation)
    assert interval.startswith("95% confidence interval")
    assert guide.startswith("Google’s guide to BLEU scores ")
    assert limits.startswith("This is a general guide")


def test_a_given_score_says_that_and_how_it_agrees(evaluation: Evaluation) -> None:
    given = with_given(evaluation, differing=2)
    found = lines(given)
    place = found.index("  COMET = 5.000")
    assert found[place + 1 : place + 6] == [
        "    External score, not computed here. Higher is better.",
        "    Signature: given",
        "    Warning: segments whose text in “comet.csv” differs from the candidate’s: 2",
        *(line for line in found[place + 4 : place + 6]),
    ]
    agreements = [line.strip() for line in found[place + 4 : place + 6]]
    assert [line.partition(" by segment:")[0] for line in agreements] == [
        "Correlation with BLEU",
        "Correlation with TER",
    ]
    assert not any("Warning: segments" in line for line in lines(with_given(evaluation)))


def test_human_scores_count_the_pairs_that_agree(evaluation: Evaluation) -> None:
    found = lines(with_given(evaluation, human=True))
    place = found.index("Pairwise accuracy: pairs of candidates in the same order as by MQM")
    assert found[place - 1] == ""
    assert [line.partition(":")[0] for line in found[place + 1 : place + 3]] == [
        "  BLEU",
        "  TER",
    ]
    assert found[place + 1] == "  BLEU: 3 of 3 (100.0%)"
    assert not any("Pairwise accuracy" in line for line in lines(evaluation))


@pytest.mark.parametrize(
    ("kind", "force", "expected"),
    [
        (Kind.CASE, False, "  Note: The capitals of “a.txt” differ. Segments: 1 of 9,"),
        (Kind.MARKUP, False, "  Warning: “a.txt” contains marks of a file format. Segments: 1 of"),
        (Kind.TOKENIZED, False, "  Warning: “a.txt” seems to be tokenized already. Segments: 1"),
        (Kind.TOKENIZED, True, ""),
        (Kind.MARKUP, True, "  Warning: “a.txt” contains marks of a file format. Segments: 1 of"),
    ],
)
def test_diagnostics_are_notes_or_warnings(kind: Kind, force: bool, expected: str) -> None:
    diagnostic = replace(text_diagnostic(kind), fixes=(Normalize("markup"), UseTokenizer("none")))
    look = OutputStyle(force=force)
    found = [*text_output.diagnostic_lines([diagnostic], look)]
    if not expected:
        assert found == []
        return
    assert found[0].startswith(expected)
    assert found[1] == "    Options that can help: --normalize markup, --tokenize none"
    plain = replace(diagnostic, fixes=())
    assert len([*text_output.diagnostic_lines([plain], look)]) == 1


def test_a_short_signature_is_short(evaluation: Evaluation) -> None:
    result = evaluation.candidates[0].bleu
    usual = [*text_output._sacrebleu_lines(result, " ", OutputStyle())]
    short = [*text_output._sacrebleu_lines(result, " ", OutputStyle(short=True))]
    assert usual[0].startswith(" sacreBLEU’s signature: nrefs:1|")
    assert short[0].startswith(" sacreBLEU’s signature: #:1|")
    command = replace(result, sacrebleu_command="sacrebleu x")
    assert [*text_output._sacrebleu_lines(command, "", OutputStyle())][-1] == (
        "The same score with sacreBLEU: sacrebleu x"
    )


def test_only_scores_are_only_scores(evaluation: Evaluation) -> None:
    look = OutputStyle(score_only=True, width=1)
    assert lines(evaluation, look=look) == [
        "\t".join(f"{result.percent:.1f}" for result in candidate.metrics)
        for candidate in evaluation.candidates
    ]


OTHERS = tuple(
    AsOthers(
        name,
        30.0,
        (
            OtherScore("nltk", BleuRules("none"), 20.0, -10.0),
            OtherScore("paddleocr", BleuRules("none"), None, None, failure="candidate_empty"),
        ),
    )
    for name in TEXTS
)


def test_quietly_each_score_is_a_line(evaluation: Evaluation) -> None:
    found = lines(evaluation, ExtraScores(as_others=OTHERS), quiet=True)
    expected = [
        line
        for candidate in evaluation.ranked
        for line in (
            *(
                f"{candidate.name}\t{result.metric.title} = {result.percent:.2f}"
                for result in candidate.metrics
            ),
            f"{candidate.name}\tNLTK = 20.00",
        )
    ]
    assert found == expected


def test_other_programs_are_listed_with_reasons(evaluation: Evaluation) -> None:
    found = [*ExtraScores(as_others=OTHERS).candidate_lines("weak.txt")]
    assert found == [
        "  BLEU in other programs:",
        "    NLTK        20.00  −10.00  no difference",
        "    PaddleOCR       –          No score: with an empty candidate, it divides by zero.",
    ]
    assert [*ExtraScores().candidate_lines("weak.txt")] == []
    assert ExtraScores(as_others=OTHERS).columns(1) == {
        "as_nltk_percent": 20.0,
        "as_paddleocr_percent": None,
    }
    assert ExtraScores().columns(1) == {}


def test_references_are_listed_with_the_candidates(evaluation: Evaluation) -> None:
    scores = (ReferenceScore("ref one", "bleu", 40.0, (30.0, 20.0, 10.0), 3),)
    assert [*ExtraScores(references=scores).reference_lines(evaluation)][2:] == [
        "  ref one: BLEU = 40.00 (segments: 3)",
        "    good.txt: 30.00",
        "    weak.txt: 20.00",
        "    last.txt: 10.00",
    ]
    assert [*ExtraScores(references=()).reference_lines(evaluation)][1].startswith(
        "References can be compared only"
    )
    assert [*ExtraScores().reference_lines(evaluation)] == []


def test_segments_have_their_own_scores(evaluation: Evaluation) -> None:
    candidate = evaluation.candidates[0]
    found = [*text_output.segment_lines(candidate, evaluation)]
    assert found[0] == "Each segment’s own score (their average is not BLEU):"
    assert found[1] == f"  Signature: {evaluation.segment_signature(candidate.bleu)}"
    assert found[2] == "\tSentence BLEU\tTER\tContribution"
    own, ter = (result.segment_percents for result in candidate.metrics)
    points = candidate.bleu.segment_contributions
    first = found[3].split("\t")
    assert first[:3] == ["1", f"{own[0]:.2f}", f"{ter[0]:.2f}"]
    assert float(first[3]) == pytest.approx(points[0], abs=0.006)
    assert first[3][0] in "+-"
    assert [line.split("\t")[0] for line in found[3:]] == ["1", "2", "3"]
    both = lines(evaluation, segment_scores=True)
    assert both.count(found[0]) == 3


# Comparisons


def compared(**changed: Any) -> Comparison:
    usual: dict[str, Any] = {
        "metric": "bleu",
        "baseline": "good.txt",
        "candidate": "weak.txt",
        "difference": -1.5,
        "interval": Interval(-2.0, -1.0, -1.5),
        "p_value": 0.01,
        "p_holm": 0.02,
        "test": "bs",
        "verdict": Verdict.WORSE,
        "verdict_p": 0.03,
        "verdict_p_holm": 0.04,
        "verdict_resamples": 1000,
    }
    return Comparison(**usual | changed)


DIFFERENCE = "Difference −1.50 (95% confidence interval −2.00 to −1.00)"


@pytest.mark.parametrize(
    ("changed", "text"),
    [
        (
            {},
            f"{DIFFERENCE}, p = 0.0300, Holm-corrected p = 0.0400, sacreBLEU’s p = 0.0100. "
            "Significantly worse.",
        ),
        (
            {"test": "ar"},
            f"{DIFFERENCE}, p = 0.0300, Holm-corrected p = 0.0400. Significantly worse.",
        ),
        ({"verdict_p": None, "verdict": Verdict.UNDECIDED}, f"{DIFFERENCE}. May be due to chance."),
    ],
)
def test_a_comparison_is_a_line(changed: dict[str, Any], text: str) -> None:
    assert text_output._comparison_line(compared(**changed)) == text


def test_comparisons_and_the_ranks_they_leave_open(evaluation: Evaluation) -> None:
    pairs = [
        compared(),
        compared(candidate="last.txt"),
        compared(baseline="weak.txt", candidate="last.txt", verdict=Verdict.UNDECIDED),
    ]
    found = lines(replace(evaluation, comparisons=tuple(pairs)))
    place = found.index("Comparison by paired bootstrap (1,000 resamples, seed 12345)")
    assert found[place - 1] == ""
    assert found[place + 1] == "  BLEU: weak.txt compared with good.txt"
    assert found[place + 2].startswith("    Difference −1.50")
    ranks = found.index("  Ranks by BLEU, where only significant differences count:")
    assert ranks == place + 7
    assert found[ranks + 1 : ranks + 4] == [
        "    1\tgood.txt",
        "    2–3\tweak.txt",
        "    2–3\tlast.txt",
    ]
    assert found[ranks + 4].startswith("  Where fewer than") or found[ranks + 4].startswith("  ")
    one = lines(replace(evaluation, comparisons=(pairs[0],)))
    assert not any("Ranks by" in line for line in one)


# Tables


def test_numbers_are_on_the_right_and_texts_on_the_left() -> None:
    columns = (Column("N", is_number=True), Column("Name"), Column("Last"))
    rows = [[Cell("1"), Cell("中文"), Cell("x")], [Cell("100"), Cell("a"), Cell("")]]
    assert [*table_lines(Table("t", "", columns, rows))] == [
        "  N  Name  Last",
        "  1  中文  x",
        "100  a",
    ]


def test_columns_of_scores_are_named_if_there_are_several(evaluation: Evaluation) -> None:
    metrics = evaluation.metrics
    assert [each.title for each in score_columns(["a"], metrics)] == ["BLEU", "TER"]
    assert [each.title for each in score_columns(["a", "t.csv#column=b"], metrics)] == [
        "a BLEU",
        "a TER",
        "t.csv · b BLEU",
        "t.csv · b TER",
    ]
    assert all(each.is_number for each in score_columns(["a"], metrics))
    result = evaluation.candidates[0].bleu
    assert result.interval is not None
    ends = f"{result.interval.low:.1f}–{result.interval.high:.1f}"
    assert result_cell(result, 1).text == f"{result.percent:.1f} ({ends})"
    assert result_cell(None, 1).text == "–"
    assert result_cell(replace(result, interval=None), 1).text == f"{result.percent:.1f}"


def groups(evaluation: Evaluation, *, is_column: bool) -> Breakdown:
    found = (
        GroupScores("high", 2, ({"bleu": 40.0, "ter": 20.0}, {"bleu": 35.0}), (True, True)),
        GroupScores("", 1, ({"bleu": 10.0, "ter": 90.0}, {"bleu": 35.0, "ter": 1.0}), (True, True)),
    )
    return Breakdown("Domain", is_column, ("a", "b"), evaluation.metrics, found)


def test_groups_are_listed_the_worst_first(evaluation: Evaluation) -> None:
    found = [*groups(evaluation, is_column=True).lines()]
    assert found == [
        "Scores by “Domain” (their average is not the score of the text):",
        "a BLEU  a TER  b BLEU  b TER  Segments  Domain",
        " 10.00  90.00   35.00   1.00         1  –",
        " 40.00  20.00   35.00      –         2  high",
    ]
    by_document = [*groups(evaluation, is_column=False).lines()]
    assert by_document[0].startswith("Scores by document (their average")
    assert by_document[1].endswith("  Segments  Document")
    assert [*groups(evaluation, is_column=True).quiet_lines()] == [
        "high\ta\tBLEU = 40.00",
        "high\ta\tTER = 20.00",
        "high\tb\tBLEU = 35.00",
        "\ta\tBLEU = 10.00",
        "\ta\tTER = 90.00",
        "\tb\tBLEU = 35.00",
        "\tb\tTER = 1.00",
    ]
    extra = ExtraScores(breakdown=groups(evaluation, is_column=True))
    assert lines(evaluation, extra, quiet=True)[-7:] == [
        *groups(evaluation, is_column=True).quiet_lines()
    ]
    assert lines(evaluation, extra)[-5:] == ["", *found]
    assert [*tsv_output.tsv_rows(evaluation, extra, segments=True)] == [
        ["Domain", "candidate", "segments", "bleu_percent", "ter_percent"],
        ["high", "a", 2, 40.0, 20.0],
        ["high", "b", 2, 35.0, ""],
        ["", "a", 1, 10.0, 90.0],
        ["", "b", 1, 35.0, 1.0],
    ]


def records(evaluation: Evaluation, **options: Any) -> list[dict[str, Any]]:
    extra = options.pop("extra", ExtraScores())
    head, *rows = tsv_output.tsv_rows(evaluation, extra, segments=options.get("segments", False))
    return [dict(zip(head, row, strict=True)) for row in rows]


def test_a_table_has_a_row_for_each_candidate(evaluation: Evaluation) -> None:
    found = records(with_given(evaluation), extra=ExtraScores(as_others=OTHERS))
    assert [row["candidate"] for row in found] == [*TEXTS]
    candidate, row = evaluation.candidates[0], found[0]
    score, (bleu, ter) = candidate.score, candidate.metrics
    assert bleu.interval is not None
    assert row["bleu"] == score.bleu
    for one in score.precisions:
        assert row[f"matched_{one.order}"] == one.matched
        assert row[f"total_{one.order}"] == one.total
        assert row[f"precision_{one.order}"] == one.precision
    assert (row["ter_percent"], row["ter_signature"]) == (ter.percent, ter.signature)
    assert (row["bleu_low_percent"], row["bleu_high_percent"]) == (
        bleu.interval.low,
        bleu.interval.high,
    )
    assert (row["comet_score"], "comet_low_score" in row) == (5.0, False)
    assert row["as_nltk_percent"] == 20.0
    assert row["band"] == (candidate.band.id if candidate.band else "")


def test_a_table_of_segments_or_comparisons(evaluation: Evaluation) -> None:
    found = records(with_given(evaluation), segments=True)
    assert len(found) == 9
    candidate = evaluation.candidates[1]
    assert found[4] == {
        "candidate": "weak.txt",
        "segment": 2,
        "sentence_bleu": candidate.bleu.segment_percents[1] / 100,
        "ter_percent": candidate.metrics[1].segment_percents[1],
        "comet_score": 1.0,
        "contribution": candidate.bleu.segment_contributions[1] / 100,
    }
    both = replace(evaluation, comparisons=(compared(),))
    (row,) = records(both)
    percents = {each.name: each.score.percent for each in evaluation.candidates}
    assert (row["baseline"], row["candidate"]) == ("good.txt", "weak.txt")
    assert (row["baseline_score"], row["candidate_score"]) == (
        percents["good.txt"],
        percents["weak.txt"],
    )
    assert (row["low"], row["high"], row["verdict"]) == (-2.0, -1.0, "worse")
    assert (row["p_value"], row["verdict_p_value_holm"]) == (0.01, 0.04)
    assert len(records(both, segments=True)) == 9


def test_cells_of_tables_for_programs() -> None:
    assert [plain_cell(value) for value in (None, 1.5, " a \n b ", "=1+1")] == [
        "",
        1.5,
        "a b",
        plain_cell("=1+1"),
    ]
    assert plain_cell("=1+1") != "=1+1"
    assert [*table_of([{"a": 1}, {"b": 2}])] == [["a"], [1], [""]]
    assert [*table_of([{"a": 1}], ("b", "a"))] == [["b", "a"], ["", 1]]
    assert [*table_of([])] == []


# Folders and checks


@pytest.fixture
def folders(tmp_path: Path) -> Evaluation:
    files = {"a.txt": OTHER, "b.txt": WORSE, "c.txt": LINES[:50]}
    references = dict.fromkeys([*files, "only.txt"], LINES)
    return evaluate_folders(
        candidates=[write_tree(tmp_path / "mt", files)],
        references=[write_tree(tmp_path / "ref", references)],
    )


def folder_lines(evaluation: Evaluation, **changed: Any) -> list[str]:
    output = folder_output.folders_output(evaluation, request(**changed), ExtraScores())
    return [*output.lines()]


def test_files_of_folders_come_before_the_whole(folders: Evaluation) -> None:
    found = folder_lines(folders)
    assert found[:2] == ["Files scored: 2 of 3", ""]
    assert found[2].split() == ["BLEU", "Segments", "Warnings", "File"]
    assert [line.split()[-1] for line in found[3:6]] == ["c.txt", "b.txt", "a.txt"]
    assert found[3].split() == ["–", "–", "–", "c.txt"]
    worst = folders.worst_first[0]
    score = f"{worst.evaluation.candidates[0].score.percent:.2f}"
    assert found[4].split() == [score, "30", str(len(worst.diagnostics)), "b.txt"]
    assert found[6:8] == ["", "Not scored: 1"]
    assert found[8].startswith("  c.txt: The files do not have the same number of segments")
    assert found[9:13] == [
        "",
        "Unpaired files: 1",
        "  only.txt (reference): no file matches",
        "",
    ]
    assert found[13] == "All files as one text (2 of 3):"
    assert found[14].startswith("Target language: ")


def test_files_of_folders_quietly_or_by_segments(folders: Evaluation) -> None:
    found = folder_lines(folders, quiet=True)
    assert [line.split("\t")[:2] for line in found[:2]] == [["b.txt", "mt"], ["a.txt", "mt"]]
    assert found[2].startswith("mt\tBLEU = ")
    assert len(found) == 3
    by_segment = folder_lines(folders, segment_scores=True)
    assert by_segment.count("Each segment’s own score (their average is not BLEU):") == 2
    assert "b.txt\tmt" in by_segment
    only = folder_lines(folders, look=OutputStyle(score_only=True))
    assert only == [f"{folders.candidates[0].score.percent:.2f}"]
    none = replace(folders, candidates=())
    assert folder_lines(none)[-1] == "None of the files could be scored for all candidates."


def test_problems_are_named(folders: Evaluation) -> None:
    error = FileUnreadable(Path("x"), "odd", True)
    (line,) = folder_output.problem_lines([], [error])
    assert line.startswith("You do not have permission to read “x”.")
    (broken,) = (each for each in folders.files if isinstance(each, BrokenFile))
    assert next(folder_output.problem_lines([broken])).startswith("c.txt: The files do not")
    content = folder_output.folders_output(folders, request(), ExtraScores()).content()
    (entry,) = (each for each in content["files"] if "error" in each)
    assert entry["error"]["message"].startswith("The files do not have the same number")
    rows = [*folder_output._rows(folders, request(), ExtraScores())]
    head = rows[0]
    names = [(row[head.index("file")], row[head.index("candidate")]) for row in rows[1:]]
    assert names == [("a.txt", "mt"), ("b.txt", "mt"), ("c.txt", ""), ("", "mt")]
    errors = [row[head.index("error")] for row in rows[1:]]
    assert [bool(text) for text in errors] == [False, False, True, False]
    by_segment = [*folder_output._rows(folders, request(segment_scores=True), ExtraScores())]
    assert len(by_segment) == 1 + 60 + 1


def test_checks_list_each_problem_and_effect() -> None:
    diagnostic = text_diagnostic(Kind.MARKUP, example="<b>x</b>")
    effect = Effect(Normalize("markup"), "a.txt", 30.0, 31.5)
    found = [*check_output._lines(report_of(diagnostic, effects=[effect]))]
    assert found[0].startswith("Paired by position.")
    assert found[1:] == [
        "",
        "a.txt: Marks of a file format",
        "  Segments: 1 of 9, the first is number 3",
        "  Tags such as <b>, Markdown, or the quotation marks of a CSV file are compared as if "
        "they were words.",
        "  <b>x</b>",
        "",
        "Effect of normalization on BLEU:",
        "  --normalize markup · Remove tags · a.txt: BLEU 30.00 → 31.50 (+1.50)",
    ]
    assert [*check_output._lines(report_of())][1:] == ["No problems found in the texts."]
    plain = replace(diagnostic, where=replace(diagnostic.where, example=""))
    assert len([*check_output._lines(report_of(plain))]) == 5
