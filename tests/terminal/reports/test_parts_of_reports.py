"""The parts of a report beside its tables of scores: figures, segments, files, facts, sheets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, get_args

import numpy as np
import pytest

from bleu_core.analysis.segments import SegmentTable
from bleu_core.api.evaluation import evaluate_folders
from bleu_core.diagnostics.kinds import Kind
from bleu_core.evaluation.results import Evaluation
from bleu_core.languages.tags import LanguageSource, TargetLanguage
from bleu_core.scoring.bands import BANDS
from bleu_core.scoring.resampling import Interval
from bleu_core.workspace.notes import Note, SegmentVerdict
from bleu_score.reports import figures, segment_tables, segments, statement, words
from bleu_score.reports.build import build_report
from bleu_score.reports.cells import Cell, Column, Form, Row, Table, signed_cell
from bleu_score.reports.folder_tables import files_table, left_out_sentences
from bleu_score.reports.model import Report
from bleu_score.reports.options import SEGMENT_CHOICES, ReportOptions
from bleu_score.reports.sheets import method, summary, with_ends
from tests.helpers.diagnostics import text_diagnostic
from tests.helpers.folder_trees import LINES, OTHER, WORSE, write_tree
from tests.helpers.reports import CANDIDATES, REFERENCE, evaluated

NOTES = {
    (1, 0): Note(SegmentVerdict.OMISSION, "half of it", bookmarked=True),
    (3, 1): Note(None, "odd"),
}


@pytest.fixture(scope="module")
def evaluation() -> Evaluation:
    texts = {name: CANDIDATES[name] for name in ("near.txt", "far.txt")}
    source = [text.upper() for text in REFERENCE]
    return evaluated(texts, source=source, metrics=("bleu", "ter"), test="none")


@pytest.fixture(scope="module")
def report(evaluation: Evaluation) -> Report:
    return build_report(evaluation, ReportOptions(segments="all"), NOTES)


def shown(rows: Sequence[Row]) -> list[list[str]]:
    return [[cell.signed_text for cell in row] for row in rows]


def titles(table: Table) -> list[str]:
    return [column.title for column in table.columns]


# Words


def test_each_heading_has_its_words() -> None:
    assert {name: words.label(name) for name in get_args(words.Section)} == {
        "contents": "Contents",
        "diagnostics": "Warnings",
        "distributions": "Distribution of sentence BLEU",
        "pairing": "Pairs",
        "provenance": "Signatures and commands",
        "segments": "Segments",
        "signature": "Signature: publish it with the score",
        "command": "The same score with sacreBLEU",
        "legend": "Legend",
        "source": "Source",
        "bookmark": "Bookmark",
        "empty": "(empty)",
        "numbers_only": "Numbers only: this report contains no texts.",
    }


def test_the_place_of_a_segment(report: Report) -> None:
    assert report.segments is not None
    segment = report.segments[1]
    assert words.segment_title(segment) == "Segment 2"
    assert words.segment_place(segment) == "Segment 2"
    moved = replace(segment, line=1200, key="app.title")
    assert words.line_text(moved) == "line 1,200"
    assert words.segment_place(moved) == "Segment 2 · app.title · line 1,200"


def test_a_note_in_one_line(report: Report) -> None:
    assert report.segments is not None
    noted = report.segments[1].candidates[0]
    for changed, text in (
        ({}, "★ Bookmark · Omission: half of it"),
        ({"is_bookmarked": False}, "Omission: half of it"),
        ({"comment": ""}, "★ Bookmark · Omission"),
        ({"verdict": "", "is_bookmarked": False}, "half of it"),
        ({"verdict": "", "is_bookmarked": False, "comment": ""}, ""),
    ):
        assert words.note_text(replace(noted, **changed)) == text
    assert noted.is_noted
    empty = replace(noted, verdict="", comment="", is_bookmarked=False)
    assert not empty.is_noted
    for one in ({"verdict": "x"}, {"comment": "x"}, {"is_bookmarked": True}):
        assert replace(empty, **one).is_noted  # type: ignore[arg-type]


def test_short_texts_of_a_report(report: Report) -> None:
    assert [words.reference_label(0, 1), words.reference_label(1, 2)] == [
        "Reference",
        "Reference 2",
    ]
    assert words.found_text("a.txt", "4 of 12") == "a.txt: 4 of 12"
    assert (words.found_text("a.txt", ""), words.found_text("", "4")) == ("a.txt", "4")
    assert report.scores is not None
    assert words.facts_text(report.scores.headline.facts).startswith(
        "Segments: 4 · Target language: "
    )
    assert words.cut_text(20, 1200) == "Only the first 20 of 1,200 characters are shown."
    assert words.page_text(2, 9) == "2 / 9"
    assert words.distribution_axis() == "Sentence BLEU"
    provenance = replace(report.provenance[0], candidates=("a", "b"))
    assert words.provenance_title(provenance) == "BLEU · a · b"


# Figures


def test_the_scale_has_the_band_and_the_interval(evaluation: Evaluation) -> None:
    candidate = evaluation.candidates[0]
    score = replace(candidate.score, percent=35.0)
    metrics = tuple(replace(one, interval=Interval(31.0, 39.0, 35.0)) for one in candidate.metrics)
    trusted = replace(candidate, score=score, metrics=metrics, diagnostics=(), outside_guide=())
    scale = figures.scale(trusted, segments=4)
    assert [band.is_current for band in scale.bands] == [band is BANDS[3] for band in BANDS]
    first = scale.bands[0]
    assert (first.start, first.end, first.name) == (0, 10, "Almost useless")
    assert scale.description == (
        "BLEU 35.00 on a scale from 0 to 100. Understandable to good. 95% confidence interval: "
        "31.00–39.00."
    )
    assert scale.marks == ()
    alone = figures.scale(trusted, segments=1)
    assert alone.description.endswith("100. Understandable to good.")
    formulas = figures.scale(replace(trusted, outside_guide=("formulas",)), segments=1)
    assert formulas.bands == ()
    assert [(mark.name, mark.percent, mark.text) for mark in formulas.marks][1:2] == [
        ("LaTeX-OCR", 80.0, "LaTeX-OCR ~80%")
    ]
    assert formulas.description.endswith(
        "100. PP-FormulaNet ~75%. LaTeX-OCR ~80%. UniMERNet 85.91%."
    )


def test_an_axis_has_room_for_all_scores_and_intervals(evaluation: Evaluation) -> None:
    by_bleu, by_ter = figures.axes(evaluation)
    assert by_bleu.description == "BLEU with 95% confidence intervals"
    assert (by_bleu.metric, by_ter.metric) == ("BLEU", "TER")
    # The best is first by every metric.
    assert [row.name for row in by_ter.rows] == ["near.txt", "far.txt"]
    for axis in (by_bleu, by_ter):
        ends = [end for row in axis.rows for end in (row.score.low, row.score.high) if end]
        assert axis.start <= min(ends) <= max(ends) <= axis.end
        assert [tick for tick, _ in axis.ticks][:: len(axis.ticks) - 1] == [axis.start, axis.end]
    bare = replace(
        evaluation,
        candidates=tuple(
            replace(each, metrics=tuple(replace(one, interval=None) for one in each.metrics))
            for each in evaluation.candidates
        ),
    )
    assert next(figures.axes(bare)).description == "BLEU of all candidates"
    alone = replace(evaluation, candidates=evaluation.candidates[:1])
    assert [*figures.axes(alone)] == []


@pytest.mark.parametrize(
    ("low", "high", "ticks", "decimals"),
    [
        (20.0, 45.0, [20.0, 25.0, 30.0, 35.0, 40.0, 45.0], 0),
        (20.1, 45.1, [20.0, 25.0, 30.0, 35.0, 40.0, 45.0, 50.0], 0),
        (20.0, 46.0, [20.0, 30.0, 40.0, 50.0], 0),
        (30.0, 30.0, [30.0, 30.01], 2),
        (0.55, 0.62, [0.54, 0.56, 0.58, 0.6, 0.62], 2),
        (-0.3, 0.2, [-0.3, -0.2, -0.1, 0.0, 0.1, 0.2], 1),
        (0.0, 9000.0, [1000.0 * number for number in range(10)], 0),
    ],
)
def test_ticks_are_few_and_even(low: float, high: float, ticks: list[float], decimals: int) -> None:
    assert figures._ticks(low, high) == (ticks, decimals)


def test_a_bar_of_a_distribution_says_its_range(evaluation: Evaluation) -> None:
    found = [*figures.distributions(evaluation, SegmentTable(evaluation))]
    assert [each.name for each in found] == ["near.txt", "far.txt"]
    counts = found[0].counts
    assert len(counts) == 10
    assert sum(counts) == 4
    assert found[0].texts == tuple(
        f"BLEU {10 * bar}–{10 * bar + 10}: {count}" for bar, count in enumerate(counts)
    )


# Segments


def test_a_segment_as_a_table(report: Report) -> None:
    assert report.segments is not None
    table = segment_tables.segment_table(report.segments[1], report.segments)
    assert table.title == "Segment 2"
    assert titles(table) == ["Candidate", "Sentence BLEU", "TER", "Contribution", "Text", "Comment"]
    near, far = (each.scores for each in report.segments[1].candidates)
    assert shown(table.rows) == [
        ["Source", "", "", "", "PLEASE BRING YOUR OWN CUP.", ""],
        ["Reference", "", "", "", "Please bring your own cup.", ""],
        ["near.txt", *(cell.text for cell in near), "Please bring your cup.",
         "★ Bookmark · Omission: half of it"],
        ["far.txt", *(cell.text for cell in far), "Bring a cup please.", ""],
    ]  # fmt: skip
    plain = segment_tables.segment_table(report.segments[0], report.segments)
    assert titles(plain)[-1] == "Text"
    empty = replace(report.segments[0], source="", references=("one", ""))
    two = replace(report.segments, references=("Reference 1", "Reference 2"))
    rows = segment_tables.segment_table(empty, two).rows
    assert [row[0].text for row in rows[:3]] == ["Source", "Reference 1", "Reference 2"]
    assert [row[-1].text for row in rows[:3]] == ["(empty)", "one", "(empty)"]
    without = replace(report.segments[0], source=None, references=())
    none = replace(report.segments, references=())
    rows = segment_tables.segment_table(without, none).rows
    assert [row[0].text for row in rows] == ["near.txt", "far.txt"]


def test_segments_beside_each_other(report: Report) -> None:
    assert report.segments is not None
    table = segment_tables.segments_table(report, report.segments, with_notes=True)
    assert titles(table) == [
        "Segment",
        "Line",
        "Source",
        "Reference",
        "near.txt",
        "near.txt: Sentence BLEU",
        "near.txt: TER",
        "near.txt: Contribution",
        "far.txt",
        "far.txt: Sentence BLEU",
        "far.txt: TER",
        "far.txt: Contribution",
        "near.txt: Comment",
        "far.txt: Comment",
    ]
    numbers = [column.title for column in table.columns if column.is_number]
    assert numbers == ["Segment", "Line", *(name for name in titles(table) if ": " in name)][:-2]
    texts = [column.title for column in table.columns if column.is_long]
    assert texts == ["Source", "Reference", "near.txt", "far.txt", *titles(table)[-2:]]
    row = table.rows[1]
    near, far = report.segments[1].candidates
    assert [cell.text for cell in row] == [
        "2",
        "2",
        "PLEASE BRING YOUR OWN CUP.",
        "Please bring your own cup.",
        "Please bring your cup.",
        *(cell.text for cell in near.scores),
        "Bring a cup please.",
        *(cell.text for cell in far.scores),
        "★ Bookmark · Omission: half of it",
        "",
    ]
    assert table.notes[:2] == (report.segments.title, report.segments.limit)
    assert [note.partition(":")[0] for note in table.notes[2:]] == ["Sentence BLEU", "Contribution"]
    assert titles(segment_tables.segments_table(report, report.segments))[-1].endswith(
        "Contribution"
    )


def test_segments_of_one_candidate_do_not_repeat_its_name() -> None:
    alone = evaluated({"near.txt": CANDIDATES["near.txt"]}, metrics=("bleu",))
    report = build_report(alone, ReportOptions(segments="all"))
    assert report.segments is not None
    table = segment_tables.segments_table(report, report.segments, with_notes=True)
    assert titles(table) == [
        "Segment",
        "Line",
        "Reference",
        "Candidate",
        "Sentence BLEU",
        "Contribution",
        "Comment",
    ]


def test_comments_have_a_row_each(report: Report) -> None:
    assert report.noted is not None
    table = segment_tables.comments_table(report.noted)
    assert (table.name, table.title) == ("comments", "Comments")
    assert titles(table) == [
        "Segment",
        "Line",
        "Candidate",
        "Assessment",
        "Bookmark",
        "Comment",
    ]
    assert shown(table.rows) == [
        ["2", "2", "near.txt", "Omission", "★", "half of it"],
        ["4", "4", "far.txt", "", "", "odd"],
    ]
    numbers = build_report(report.evaluation, ReportOptions(texts=False), NOTES)
    assert numbers.noted is not None
    table = segment_tables.comments_table(numbers.noted)
    assert shown(table.rows) == [["2", "2", "near.txt", "Omission", "★", ""]]


def test_contributions_have_the_decimals_of_the_largest_of_all_candidates() -> None:
    # In a text of many segments, each contributes little; one without any match, nothing.
    texts = {"near.txt": CANDIDATES["near.txt"] * 15, "none.txt": ["zzz"] * 60}
    evaluation = evaluated(texts, REFERENCE * 15, metrics=("bleu",), test="none")
    assert segments._decimals(SegmentTable(evaluation)) == 3


def test_numbers_have_a_row_for_each_candidate(report: Report) -> None:
    assert report.segments is not None
    table = segment_tables.numbers_table(report.segments)
    assert titles(table) == [
        "Segment",
        "Line",
        "Candidate",
        "Sentence BLEU",
        "TER",
        "Contribution",
        "Assessment",
    ]
    assert len(table.rows) == 8
    near, far = table.rows[2:4]
    assert [cell.text for cell in near[:3]] == ["2", "2", "near.txt"]
    assert [cell.text for cell in far[:3]] == ["", "", "far.txt"]
    assert [row[3:-1] for row in (near, far)] == [
        [*candidate.scores] for candidate in report.segments[1].candidates
    ]
    assert (near[-1].signed_text, far[-1].signed_text) == ("★ Omission", "")


@pytest.mark.parametrize(
    ("choice", "title"),
    [
        ("all", "All segments"),
        ("worst", "Segments with the lowest sentence BLEU"),
        ("costly", "Segments that lower the score most"),
        ("different", "Segments in which the two best candidates differ most"),
        ("length", "Segments of unusual length"),
        ("warned", "Segments with a warning"),
        ("empty", "Empty segments"),
        ("untranslated", "Untranslated segments"),
        ("noted", "Segments with a comment, an assessment or a bookmark"),
        ("listed", "Selected segments"),
    ],
)
def test_a_choice_of_segments_has_its_title(choice: Any, title: str) -> None:
    assert choice in SEGMENT_CHOICES
    assert segments.segments_title(choice, is_whole=False) == title
    whole = "All segments" if choice == "costly" else title
    assert segments.segments_title(choice, is_whole=True) == whole


def test_a_limited_list_says_which_segments_it_has(evaluation: Evaluation) -> None:
    def limit(**options: Any) -> str:
        chosen = build_report(evaluation, ReportOptions(**options)).segments
        assert chosen is not None
        return chosen.limit

    assert limit(segments="all") == "Segments: 4 of 4"
    assert limit(segments="all", most_segments=4) == "Segments: 4 of 4"
    assert limit(segments="all", most_segments=3) == (
        "Segments: 4 of 4. Only the first 3 are listed."
    )
    assert limit(segments="all", most_segments=3, worst_matter=True) == (
        "Segments: 4 of 4. Only the 3 with the lowest sentence BLEU are listed."
    )
    assert limit(segments="worst", most_segments=1, worst_matter=True).endswith(
        "Only the first 1 are listed."
    )


def test_the_worst_come_first_where_they_matter(evaluation: Evaluation) -> None:
    options = ReportOptions(segments="all", worst_matter=True, most_segments=2, candidate=1)
    chosen = build_report(evaluation, options).segments
    assert chosen is not None
    scores = np.array(evaluation.candidates[1].bleu.segment_percents)
    assert [segment.number - 1 for segment in chosen] == scores.argsort(kind="stable")[:2].tolist()


# Files of folders


@pytest.fixture
def folders(tmp_path: Path) -> Evaluation:
    write_tree(tmp_path / "ref", {"a.txt": LINES, "b.txt": LINES, "c.txt": LINES, "d.txt": LINES})
    write_tree(tmp_path / "mt", {"a.txt": OTHER, "b.txt": WORSE, "c.txt": LINES[:50]})
    return evaluate_folders(candidates=[tmp_path / "mt"], references=[tmp_path / "ref"])


def test_each_file_of_a_folder_has_a_row_the_worst_first(folders: Evaluation) -> None:
    table = files_table(folders)
    assert (table.name, table.title, table.short) == ("files", "BLEU by file", "Score by file")
    assert titles(table) == ["File", "Segments", "BLEU", "Warnings", "Problem"]
    assert [column.is_number for column in table.columns] == [False, True, True, True, False]
    assert [row[0].text for row in table.rows] == ["c.txt", "b.txt", "a.txt"]
    broken, *others = table.rows
    assert [cell.text for cell in broken[1:4]] == ["–", "–", "–"]
    assert "do not have the same number of segments" in broken[4].text
    for row, file in zip(others, folders.worst_first, strict=True):
        score = file.evaluation.candidates[0].score.percent
        assert [cell.number for cell in row[1:4]] == [30, score, len(file.diagnostics)]
        assert row[4].text == ""
    assert table.notes == (
        "All files as one text: 2 of 3",
        "Unpaired files: 1",
        "d.txt: no file matches",
    )


def test_files_of_several_candidates_have_their_names(tmp_path: Path) -> None:
    write_tree(tmp_path / "ref", {"a.txt": LINES, "b.txt": LINES})
    write_tree(tmp_path / "sys one", {"a.txt": OTHER, "b.txt": OTHER})
    write_tree(tmp_path / "sys two", {"a.txt": WORSE})
    evaluation = evaluate_folders(
        candidates=[tmp_path / "sys one", tmp_path / "sys two"], references=[tmp_path / "ref"]
    )
    table = files_table(evaluation)
    assert titles(table) == ["File", "Segments", "one", "two", "Warnings"]
    assert [column.is_name for column in table.columns] == [False, False, True, True, False]
    rows = {row[0].text: [cell.text for cell in row] for row in table.rows}
    assert rows["b.txt"][3] == "–"
    assert rows["a.txt"][2] != rows["a.txt"][3] != "–"
    assert table.notes[1:] == ("Unpaired files: 1", "b.txt: missing from sys two")


def test_of_many_files_without_a_counterpart_some_are_named(tmp_path: Path) -> None:
    for count, last in ((100, "100.txt: no file matches"), (101, "…")):
        folder = tmp_path / f"{count}"
        names = [f"{number:02}.txt" for number in range(1, count + 1)]
        write_tree(folder / "ref", dict.fromkeys(("00.txt", *names), LINES))
        write_tree(folder / "mt", {"00.txt": OTHER})
        evaluation = evaluate_folders(candidates=[folder / "mt"], references=[folder / "ref"])
        sentences = [*left_out_sentences(evaluation)]
        assert sentences[0] == f"Unpaired files: {count}"
        assert (len(sentences), sentences[-1]) == (1 + count, last)


# Facts


def test_facts_of_an_order_are_those_that_were_written() -> None:
    options = ReportOptions(client="C", project="P", order="7", computed_by="Me")
    facts = [(fact.label, fact.cell.text) for fact in statement.named_facts(options)]
    assert facts == [
        ("Client", "C"),
        ("Project", "P"),
        ("Order number", "7"),
        ("Computed by", "Me"),
    ]
    only = [fact.label for fact in statement.named_facts(ReportOptions(order="7"))]
    assert only == ["Order number"]


def test_the_languages_of_a_statement(evaluation: Evaluation) -> None:
    made = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
    target = replace(evaluation, target_language=TargetLanguage("es", LanguageSource.FILE))
    languages, computed = statement.found_facts(target, made)
    assert (languages.label, languages.cell.text) == ("Languages", "Spanish (es)")
    assert computed.label == "Computed on"
    assert "2026" in computed.cell.text
    assert "(UTC" in computed.cell.text
    source = evaluation.aligned.source
    assert source is not None
    stated = replace(target, aligned=replace(target.aligned, source=replace(source, language="en")))
    languages, _ = statement.found_facts(stated, made)
    assert languages.cell.text == "English (en) → Spanish (es)"
    unknown = replace(evaluation, target_language=TargetLanguage(None, LanguageSource.UNKNOWN))
    assert [fact.label for fact in statement.found_facts(unknown, made)] == ["Computed on"]


# Warnings


def test_warnings_come_before_notes_and_name_their_texts(evaluation: Evaluation) -> None:
    near, far = evaluation.candidates
    note = text_diagnostic(Kind.CASE, document="ref.txt")
    heading = text_diagnostic(Kind.HEADING, document="far.txt", example="Title")
    few = text_diagnostic(Kind.BLANK_IN_ALL)
    both = replace(
        evaluation,
        candidates=(
            replace(near, diagnostics=(note, few)),
            replace(far, diagnostics=(note, heading, few)),
        ),
    )
    found = build_report(both, ReportOptions(segments="none")).diagnostics
    by_title = {each.title: each for each in found}
    heading_text = by_title["A heading counts as a segment"]
    assert heading_text.advice.startswith("Segment 3 of “far.txt” seems to be the heading")
    assert "“Title”" in heading_text.advice
    assert heading_text.found == (("far.txt", ""),)
    assert by_title["Different capitals"].found == (
        ("ref.txt", "Segments: 1 of 9, the first is number 3"),
    )
    assert by_title["Blank lines"].found == (("a.txt", ""),) or by_title["Blank lines"].found == ()
    notes = [each.is_note for each in found]
    assert notes == sorted(notes)
    assert by_title["Different capitals"].is_note
    numbers = build_report(both, ReportOptions(segments="none", texts=False)).diagnostics
    assert "“…”" in {each.title: each for each in numbers}[heading_text.title].advice


# Sheets


def test_the_ends_of_intervals_have_columns_of_their_own() -> None:
    interval = Interval(-0.5, 1.5, 0.5)
    score = Cell("30.00", Form.NUMBER, 30.0, 2, low=29.0, high=31.0)
    columns = (
        Column("Name"),
        Column("BLEU", is_number=True),
        Column("Difference", is_number=True),
        Column("95% CI", is_number=True),
    )
    rows = [
        (
            Cell("a"),
            score,
            signed_cell(0.5, 2, interval),
            Cell("ab", decimals=2, low=-0.5, high=1.5),
        ),
        (Cell("b"), replace(score, low=None, high=None), signed_cell(0.5), Cell("")),
    ]
    table = with_ends(Table("t", "T", columns, rows))
    ends = ["95% CI, lower end", "95% CI, upper end"]
    assert titles(table) == ["Name", "BLEU", *(f"BLEU: {end}" for end in ends), "Difference", *ends]
    assert shown(table.rows) == [
        ["a", "30.00", "29.00", "31.00", "+0.50", "−0.50", "+1.50"],
        ["b", "30.00", "", "", "+0.50", "", ""],
    ]
    assert table.rows[0][2].form is Form.NUMBER
    assert table.rows[0][5].form is Form.SIGNED


def test_the_sheets_of_a_report(report: Report) -> None:
    read, checked = summary(report), method(report)
    assert (read.title, checked.title) == ("Summary", "Settings")
    names = [block.name for block in read.blocks]
    assert names == ["head", "candidates", "diagnostics", "precisions", "comments"]
    assert [block.name for block in checked.blocks] == [
        *(table.name for table in report.settings),
        "inputs",
        "pairing",
        "provenance",
    ]
    less = replace(report, diagnostics=(), noted=None)
    assert [block.name for block in summary(less).blocks] == ["head", "candidates", "precisions"]
    assert not any(note.startswith("Each score with its 95%") for note in read.blocks[1].notes)


def test_signatures_have_their_commands(report: Report) -> None:
    named = replace(report.provenance[0], candidates=("a", "b"), commands=("one", "two"))
    signatures = method(replace(report, provenance=(named,))).blocks[-1]
    assert shown(signatures.rows) == [
        ["BLEU", named.signature],
        [words.label("command"), "one"],
        [words.label("command"), "two"],
    ]


def test_the_summary_says_the_result_first(report: Report) -> None:
    rows = shown(summary(report).blocks[0].rows)
    assert report.scores is not None
    head = report.scores.headline
    assert rows[:2] == [[report.title], [report.compared]]
    assert [words.made_text(report)] in rows
    place = rows.index([])
    assert rows[place + 1 : place + 4] == [
        [head.title],
        [head.comparison],
        [head.metric, head.score.text],
    ]
    assert [head.interval] in rows
    assert ["Segments", "4"] in rows
    assert [words.label("numbers_only")] not in rows
    numbers = replace(report, options=replace(report.options, texts=False))
    assert shown(summary(numbers).blocks[0].rows)[-1] == [words.label("numbers_only")]
