"""The content of a report, independent of its format."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest

from bleu_core.analysis.segments import RANKINGS, Ranking, SegmentTable
from bleu_core.api.evaluation import evaluate
from bleu_core.errors import Cancelled
from bleu_core.evaluation.results import MetricResult
from bleu_core.files.documents import Document, read_document
from bleu_core.files.score_files.tables import ScoreFile
from bleu_core.progress import Progress
from bleu_core.scoring.metrics import given_metric
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.scoring.verdicts import Verdict
from bleu_core.settings import Settings
from bleu_core.workspace.notes import Note, SegmentVerdict
from bleu_score.i18n import LANGUAGES, current_language
from bleu_score.marked.parts import Style, View
from bleu_score.reports.build import build_report
from bleu_score.reports.cells import Cell, Column, Form, Table
from bleu_score.reports.options import SEGMENT_CHOICES, ReportOptions
from bleu_score.reports.page_parts import name_pieces, page_parts
from bleu_score.reports.segments import text_language
from bleu_score.reports.separated import write_csv
from tests.helpers.reports import CANDIDATES, REFERENCE, evaluated

EVALUATION = evaluated(source=[text.upper() for text in REFERENCE])
# Enough segments for verdicts.
LONGER = evaluated({name: 4 * texts for name, texts in CANDIDATES.items()}, 4 * REFERENCE)


def column(table: Table, title: str) -> list[str]:
    (place,) = (number for number, each in enumerate(table.columns) if each.title == title)
    return [row[place].text for row in table.rows]


def test_all_scores_of_all_candidates_the_best_first() -> None:
    report = build_report(LONGER)
    table = report.scores.candidates
    ranked = LONGER.ranked
    assert column(table, "Candidate") == ["near.txt", "far.txt", "odd.txt"]
    assert column(table, "BLEU") == [f"{each.score.percent:.2f}" for each in ranked]
    assert column(table, "TER") == [f"{each.metrics[2].percent:.2f}" for each in ranked]
    assert column(table, "Difference")[0] == "best"
    assert column(table, "Verdict") == ["–", "Significantly worse", "Significantly worse"]
    # Spreadsheets get the score in full precision, with the interval.
    (score,) = (
        row[2]
        for row in table.rows
        if row[1].text == "far.txt" and table.columns[2].title == "BLEU"
    )
    interval = ranked[1].bleu.interval
    assert interval is not None
    assert (score.number, score.low, score.high) == (
        ranked[1].score.percent,
        interval.low,
        interval.high,
    )
    assert score.detail == f"{interval.low:.2f}–{interval.high:.2f}"
    assert report.scores.headline.title == "near.txt scores best by BLEU"
    assert report.scores.headline.score.number == ranked[0].score.percent


@pytest.mark.parametrize("baseline", [None, 0, 1])
def test_the_first_sentence_names_a_metric_with_the_opposite_verdict(baseline: int | None) -> None:
    texts = {name: 4 * CANDIDATES[name] for name in ("near.txt", "far.txt")}
    evaluation = evaluated(texts, 4 * REFERENCE, baseline=baseline)
    assert "By " not in build_report(evaluation).scores.headline.comparison
    by_bleu, by_chrf, by_ter = evaluation.comparisons
    opposite = {Verdict.BETTER: Verdict.WORSE, Verdict.WORSE: Verdict.BETTER}
    for verdict in (by_chrf.verdict, opposite[by_chrf.verdict], Verdict.UNDECIDED):
        compared = by_bleu, replace(by_chrf, verdict=verdict), by_ter
        headline = build_report(replace(evaluation, comparisons=compared)).scores.headline
        said = "By chrF2, far.txt is significantly better than near.txt."
        assert (said in headline.comparison) == (verdict is opposite[by_chrf.verdict])


def test_differences_from_the_baseline_where_there_is_one() -> None:
    table = build_report(evaluated(baseline=1)).scores.candidates
    assert column(table, "Difference")[1] == "baseline"
    assert column(table, "Difference")[0].startswith("+")
    assert "far.txt" in " ".join(table.notes)
    assert build_report(evaluated(test="none")).scores.comparisons is None


def test_each_candidate_against_each_other_by_each_metric() -> None:
    report = build_report(LONGER)
    assert [table.name for table in report.scores.matrices] == [
        "matrix_bleu",
        "matrix_chrf",
        "matrix_ter",
    ]
    matrix = report.scores.matrices[0]
    percents = [each.score.percent for each in LONGER.ranked]
    for number, row in enumerate(matrix.rows):
        differences = [cell.number for cell in row[1:]]
        assert differences == [
            None if other == number else pytest.approx(percents[number] - percents[other])
            for other in range(3)
        ]
    assert matrix.rows[0][2].sign == "▲"
    assert matrix.rows[1][1].sign == "▼"
    assert report.scores.comparisons is not None
    assert len(report.scores.comparisons.rows) == 3 * 3
    assert build_report(evaluated({"a": REFERENCE, "b": REFERENCE[::-1]})).scores.matrices == ()


def test_a_given_metric_is_marked_and_may_be_missing_for_some() -> None:
    evaluation = evaluated()
    near, *others = evaluation.candidates
    rows = np.array([[0.8, 1.0], [-0.2, 1.0], [0.5, 1.0], [0.9, 1.0]])
    given = MetricResult(
        given_metric("comet", "COMET", lower_is_better=False, decimals=4),
        0.5,
        None,
        "given",
        None,
        SegmentRows(rows),
        ScoreFile("comet.csv", 64 * "a"),
    )
    evaluation = replace(
        evaluation, candidates=(replace(near, metrics=(*near.metrics, given)), *others)
    )
    report = build_report(evaluation, ReportOptions(segments="all"))
    assert column(report.scores.candidates, "COMET (external)") == ["0.5000", "–", "–"]
    *_, said, agreement = report.scores.candidates.notes
    assert said == "COMET: External score, not computed here. Higher is better."
    start = "COMET · near.txt: Correlation with BLEU by segment: Pearson’s r "
    assert agreement.startswith(start)
    assert report.segments is not None
    scores = [candidate.scores[3].text for candidate in report.segments[1].candidates]
    assert scores == ["-0.2000", "–", "–"]
    assert [row[0].text for row in report.inputs.rows][-1] == "comet.csv"
    assert len(report.scores.axes[-1].rows) == 1


def test_a_single_candidate_is_compared_with_nothing() -> None:
    report = build_report(evaluated({"near.txt": CANDIDATES["near.txt"]}))
    assert (report.scores.headline.title, report.scores.headline.comparison) == ("", "")
    assert report.compared == "near.txt compared with reference.txt"
    assert (report.scores.axes, report.scores.matrices, report.scores.comparisons) == ((), (), None)
    assert [each.title for each in report.scores.candidates.columns][:2] == ["Candidate", "BLEU"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_speaks_its_language_and_leaves_the_interface_alone(language: str) -> None:
    report = build_report(EVALUATION, ReportOptions(language=language, segments="all"))
    assert current_language() == "en"
    assert (
        report.title
        == {
            "en": "BLEU report",
            "es": "Informe de BLEU",
            "id": "Laporan BLEU",
            "zh_CN": "BLEU 报告",
            "zh_TW": "BLEU 報告",
        }[language]
    )
    comma = language in ("es", "id")
    assert ("," in report.scores.headline.score.text) == comma
    # Segments are created later, but still in the language of the report.
    assert report.segments is not None
    assert ("," in report.segments[0].candidates[0].scores[0].text) == comma


@pytest.mark.parametrize("choice", SEGMENT_CHOICES)
def test_the_segments_are_those_of_the_filter(choice: str) -> None:
    options = ReportOptions(segments=choice, rows=(2, 0, 2))  # type: ignore[arg-type]
    notes = {(3, 1): Note(SegmentVerdict.OMISSION, "lost"), (1, 0): Note()}
    report = build_report(EVALUATION, options, notes)
    if choice == "none":
        assert report.segments is None
        return
    expected = {"all": [0, 1, 2, 3], "listed": [0, 2], "noted": [3]}.get(choice)
    table = SegmentTable(EVALUATION)
    if choice == "costly":
        # All segments of a short text are listed, in the order of their contributions.
        expected = table.order("contribution", 0, descending=False).tolist()
    elif choice in RANKINGS:
        rival = 1 if choice == "different" else None
        expected = table.ranked(choice, 0, rival).tolist()  # type: ignore[arg-type]
    elif expected is None:
        expected = table.selected(choice, 0).nonzero()[0].tolist()  # type: ignore[arg-type]
    assert report.segments is not None
    assert [each.number - 1 for each in report.segments] == expected
    assert (report.segments.chosen, report.segments.of) == (len(expected), 4)


@pytest.mark.parametrize(
    ("choice", "title"),
    [
        ("costly", "Segments that lower the score most"),
        ("worst", "Segments with the lowest sentence BLEU"),
        ("different", "Segments in which the two best candidates differ most"),
    ],
)
def test_the_first_20_of_a_ranking_are_listed_in_its_order(choice: Ranking, title: str) -> None:
    evaluation = evaluated(
        {name: 12 * texts for name, texts in CANDIDATES.items()}, 12 * REFERENCE, test="none"
    )
    segments = build_report(evaluation, ReportOptions(segments=choice)).segments
    assert segments is not None
    ranked = SegmentTable(evaluation).ranked(choice, 0, 1)
    assert len(ranked) > 20
    assert [each.number - 1 for each in segments] == ranked[:20].tolist()
    assert (segments.title, segments.limit) == (title, "Segments: 20 of 48")


def test_unless_told_otherwise_those_that_lower_the_score_most_are_listed() -> None:
    report = build_report(EVALUATION)
    assert report.segments is not None
    assert report.segments.title == "All segments"
    points = [each.candidates[0].scores[-1].number for each in report.segments]
    assert points == sorted(EVALUATION.candidates[0].bleu.segment_contributions)
    assert report.segments.columns[0].title == "Sentence BLEU"


def test_a_segment_has_its_texts_scores_marks_and_notes() -> None:
    notes = {(1, 2): Note(SegmentVerdict.OMISSION, "half of it", bookmarked=True)}
    report = build_report(EVALUATION, ReportOptions(segments="all"), notes)
    assert report.segments is not None
    segment = report.segments[1]
    assert (segment.number, segment.references) == (2, (REFERENCE[1],))
    assert segment.source == REFERENCE[1].upper()
    near, _, odd = segment.candidates
    assert near.text == "".join(part.text for part in near.parts) == CANDIDATES["near.txt"][1]
    assert near.parts[0].style is Style.MATCH_3
    assert near.scores[0].number == EVALUATION.candidates[0].bleu.segment_percents[1]
    assert near.scores[-1].number == EVALUATION.candidates[0].bleu.segment_contributions[1]
    assert (odd.verdict, odd.comment, odd.is_bookmarked) == ("Omission", "half of it", True)
    assert not near.is_noted
    differences = build_report(EVALUATION, ReportOptions(segments="all", marks=View.DIFFERENCES))
    assert differences.segments is not None
    styles = {part.style for part in differences.segments[1].candidates[0].parts}
    assert styles == {Style.PLAIN, Style.DELETED}
    assert len(report.segments[1:3]) == 2
    with pytest.raises(IndexError):
        report.segments[4]


def test_a_kind_of_warning_is_said_once_with_a_line_for_each_text() -> None:
    source = [text.upper() for text in REFERENCE] * 3
    candidates = {f"{name}.txt": source[:4] + REFERENCE * 2 for name in "abc"}
    candidates["d.txt"] = source[:5] + (REFERENCE * 2)[:-1]
    report = build_report(evaluated(candidates, REFERENCE * 3, source=source, test="none"))
    (untranslated,) = (each for each in report.diagnostics if "ntranslated" in each.title)
    assert untranslated.title == "Untranslated segments"
    extent = "Segments that are still the source text: {} of 12, the first is number 1"
    assert {*untranslated.found} == {
        *((f"{name}.txt", extent.format(4)) for name in "abc"),
        ("d.txt", extent.format(5)),
    }
    titles = [each.title for each in report.diagnostics]
    assert len({*titles}) == len(titles)


def test_a_warning_about_the_same_of_all_names_nobody() -> None:
    report = build_report(EVALUATION)
    (few,) = (each for each in report.diagnostics if each.title.startswith("Too few segments"))
    assert few.found == ()


@pytest.mark.parametrize(
    ("name", "pieces"),
    [
        ("sys.Dubformer.es", ["sys.Dubformer.es"]),
        ("Projekt_Kunde_Website-Endfassung", ["Projekt_", "Kunde_Website-", "Endfassung"]),
        ("a report of last year.txt", ["a report of ", "last year.txt"]),
        (45 * "x", [20 * "x", 20 * "x", 5 * "x"]),
        ("", [""]),
    ],
)
def test_a_name_is_broken_behind_its_separators(name: str, pieces: list[str]) -> None:
    assert name_pieces(name) == pieces


def test_a_wide_table_is_parted_so_that_no_column_is_lost() -> None:
    texts = {f"sys.Engine-{number:02}.es": REFERENCE for number in range(15)}
    report = build_report(evaluated(texts, metrics=("bleu",), test="none"))
    (matrix,) = report.scores.matrices
    parts = page_parts(matrix)
    assert len(parts) > 1
    assert {part.columns[0] for part in parts} == {matrix.columns[0]}
    assert [each for part in parts for each in part.columns[1:]] == [*matrix.columns[1:]]
    assert [row[0] for row in parts[-1].rows] == [row[0] for row in matrix.rows]
    # A table that fits is in one part.
    assert page_parts(report.scores.candidates) == [report.scores.candidates]


@pytest.mark.parametrize(
    ("width", "columns"),
    [(39, [3]), (40, [2, 1]), (59, [2, 1]), (60, [1, 1, 1]), (200, [1, 1, 1])],
)
def test_a_page_has_room_for_126_characters(width: int, columns: list[int]) -> None:
    row = [Cell("1"), *[Cell("1" * width)] * 3]
    table = Table("t", "T", (Column("n", is_number=True),) * 4, [row])
    assert [len(part.columns) - 1 for part in page_parts(table)] == columns


def test_numbers_only_has_no_text_at_all() -> None:
    texts = [*REFERENCE, *(text for own in CANDIDATES.values() for text in own if text)]
    notes = {(0, 0): Note(SegmentVerdict.OMISSION, "a secret comment")}
    heading = Document.from_segments("h.txt", ["Target", *REFERENCE])
    with_heading = evaluate(
        candidates=[Document.from_segments("c.txt", ["Target", *CANDIDATES["near.txt"]])],
        references=[heading],
    )
    for evaluation in (EVALUATION, with_heading):
        report = build_report(evaluation, ReportOptions(texts=False, segments="all"), notes)
        assert report.segments is not None
        everything = repr(replace(report, segments=None)) + repr(list(report.segments))
        assert [text for text in (*texts, "a secret comment") if text in everything] == []
        assert report.segments[0].candidates[0].verdict == "Omission"
        assert report.segments[0].candidates[0].scores[0].number is not None
        assert report.segments.legend == ()


def test_a_limited_list_of_segments_says_so() -> None:
    report = build_report(EVALUATION, ReportOptions(segments="all", most_segments=2))
    assert report.segments is not None
    assert [each.number for each in report.segments] == [1, 2]
    assert report.segments.limit == "Segments: 4 of 4. Only the first 2 are listed."


def test_files_with_their_hashes_and_no_folders(tmp_path: Path) -> None:
    secret = tmp_path / "client-x"
    secret.mkdir()
    for name in ("ref.txt", "mt.txt"):
        (secret / name).write_text("one two three four five\n" * 3, encoding="utf-8")
    evaluation = evaluate(
        candidates=[read_document(secret / "mt.txt")],
        references=[read_document(secret / "ref.txt")],
        settings=Settings.sacrebleu(),
    )
    report = build_report(evaluation)
    assert column(report.inputs, "File") == ["ref.txt", "mt.txt"]
    assert column(report.inputs, "Size (bytes)") == ["72", "72"]
    digest = report.inputs.rows[0][-1]
    assert digest.form is Form.CODE
    assert digest.text == sha256((secret / "ref.txt").read_bytes()).hexdigest()
    (provenance,) = report.provenance
    assert provenance.commands[0].startswith("sacrebleu ref.txt -i mt.txt ")
    assert "client-x" not in repr(replace(report, evaluation=None))  # type: ignore[arg-type]
    (secret / "mt.txt").write_text("another text\n", encoding="utf-8")
    assert column(build_report(evaluation).inputs, "SHA-256")[1].startswith("changed")


def test_a_signature_is_listed_once_with_all_its_scores() -> None:
    report = build_report(EVALUATION)
    signatures = [each.bleu.signature for each in EVALUATION.candidates]
    assert [each.metric for each in report.signatures] == ["BLEU", "chrF2", "TER"]
    assert {*signatures} == {report.signatures[0].signature}
    assert report.signatures[0].candidates == ()
    one, *others = report.provenance
    other = replace(one, candidates=("near.txt",), signature="another", commands=("sacrebleu …",))
    several = replace(report, provenance=(other, replace(one, candidates=("far.txt",)), *others))
    assert [each.candidates for each in several.signatures[:2]] == [("near.txt",), ("far.txt",)]
    assert several.signatures[0].commands == ("sacrebleu …",)


def test_marks_are_found_only_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    report = build_report(EVALUATION, ReportOptions(segments="all"))
    monkeypatch.setattr("bleu_score.marked.segment.match_segment", None)
    assert report.segments is not None
    assert [each.candidates[0].text for each in report.segments] == CANDIDATES["near.txt"]
    with pytest.raises(TypeError):
        _ = report.segments[0].candidates[0].parts


def test_comparisons_are_in_order_of_rank() -> None:
    table = build_report(LONGER).scores.comparisons
    assert table is not None
    pairs = [(row[0].text, row[1].text) for row in table.rows[:3]]
    assert pairs == [("near.txt", "far.txt"), ("near.txt", "odd.txt"), ("far.txt", "odd.txt")]
    verdicts = [row[-1].text for row in table.rows[:3]]
    assert verdicts == ["Significantly better", "Significantly better", "No difference"]


def test_building_a_report_can_be_cancelled() -> None:
    with pytest.raises(Cancelled):
        build_report(EVALUATION, progress=Progress(cancelled=lambda: True, interval=0))


@pytest.mark.parametrize(
    ("tag", "script", "expected"),
    [
        ("zh-TW", None, "zh-Hant-TW"),
        ("zh", "Hant", "zh-Hant"),
        ("zh-CN", "Latn", "zh-Hans-CN"),
        ("zh-Hant-HK", None, "zh-Hant-HK"),
        ("id", "Latn", "id"),
        (None, "Jpan", "ja"),
        (None, "Latn", ""),
    ],
)
def test_the_language_of_a_text_decides_its_glyphs(
    tag: str | None, script: str | None, expected: str
) -> None:
    assert text_language(tag, script) == expected


def test_what_all_names_share_is_said_once_below_the_scores() -> None:
    names = {f"Client_Project_{name}": texts for name, texts in CANDIDATES.items()}
    evaluation = evaluated({name: 4 * texts for name, texts in names.items()}, 4 * REFERENCE)
    report = build_report(evaluation, ReportOptions(segments="all"))
    short = ["near", "far", "odd"]
    assert column(report.scores.candidates, "Candidate") == short
    assert "Full names: Client_Project_….txt, where “…” is the name shown." in (
        report.scores.candidates.notes
    )
    assert report.scores.headline.title == "near scores best by BLEU"
    assert column(report.scores.precisions, "Candidate") == short
    assert [row.name for row in report.scores.axes[0].rows] == short
    assert [column.title for column in report.scores.matrices[0].columns[1:]] == short
    assert report.segments is not None
    assert {candidate.name for candidate in report.segments[0].candidates} == {*short}
    # The files, and tables that programs read, have the whole names.
    assert {*names} <= {row[0].text for row in report.inputs.rows}
    for choice in ("none", "all"):
        file = BytesIO()
        write_csv(build_report(evaluation, ReportOptions(segments=choice)), file)
        text = file.getvalue().decode("utf-8-sig")
        assert all(name in text for name in names)


def test_names_that_share_nothing_are_not_explained() -> None:
    assert not any("…" in note for note in build_report(LONGER).scores.candidates.notes)
