"""Reports on a post-editing analysis: the bands come first, in every format and language."""

from __future__ import annotations

import csv
import io
import json
import re
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from decimal import Decimal
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from lxml import etree
from openpyxl.worksheet.worksheet import Worksheet

from bleu_core.changes.analysis import ChangeAnalysis
from bleu_core.changes.schemes import Scheme
from bleu_core.workspace.notes import Note
from bleu_score.i18n import LANGUAGES, speaking
from bleu_score.messages.changes import headline, title
from bleu_score.reports.build import build_report
from bleu_score.reports.cells import Table
from bleu_score.reports.change_tables import bands_table
from bleu_score.reports.options import ReportOptions, SegmentChoice
from bleu_score.reports.writing import write_report
from tests.helpers.deliveries import DELIVERED, MEMOQ, TRADOS, analysis_of, changes_between
from tests.helpers.reports import evaluated
from tests.terminal.conftest import run

Write = Callable[[str, str | bytes | Sequence[str]], str]

SCHEME = Scheme(
    bands=(Decimal(100), Decimal(75), Decimal(0)),
    weights=(Decimal("0.1"), Decimal("0.5"), Decimal(1)),
    price=Decimal("0.12"),
    currency="EUR",
)
# In the suggestions, and in the final text that replaced them.
WORDS = ("ordenador", "computadora")


@pytest.fixture(scope="module")
def analysis(tmp_path_factory: pytest.TempPathFactory) -> ChangeAnalysis:
    path = tmp_path_factory.mktemp("delivery") / "delivered.xliff"
    path.write_text(DELIVERED, encoding="utf-8")
    return analysis_of(path)


@pytest.fixture
def written(tmp_path: Path) -> Callable[..., Path]:
    def write(analysis: ChangeAnalysis, extension: str, **choices: Any) -> Path:
        path = tmp_path / f"report.{extension}"
        options = ReportOptions(**{"segments": "all", **choices})
        write_report(path, analysis.evaluation, options, analysis=analysis)
        return path

    return write


def texts_of(table: Table) -> list[list[str]]:
    return [[cell.text for cell in row] for row in table.rows]


def words_of(path: Path) -> str:
    """Return everything that a report says."""
    if path.suffix == ".docx":
        with zipfile.ZipFile(path) as archive:
            root = etree.fromstring(archive.read("word/document.xml"))
        return "\n".join(root.itertext())
    if path.suffix != ".xlsx":
        return path.read_text("utf-8-sig")
    book = openpyxl.load_workbook(path)
    cells = [cell.value for sheet in book for row in sheet.iter_rows() for cell in row]
    return "\n".join(map(str, [*book.sheetnames, *filter(None, cells)]))


# The bands


def rows_of_html(text: str) -> list[list[str]]:
    table = etree.fromstring(text, etree.HTMLParser()).find(".//table")
    assert table is not None
    return [["".join(cell.itertext()) for cell in row] for row in table.iterfind("tbody/tr")]


def rows_of_markdown(text: str) -> list[list[str]]:
    _, _, *rows = next(part for part in text.split("\n\n") if part.startswith("|")).splitlines()
    return [row.replace("**", "").strip("| ").split(" | ") for row in rows]


def rows_of_latex(text: str) -> list[list[str]]:
    rows = text.split("\\midrule\n")[1].split("\\bottomrule")[0].splitlines()
    plain = (re.sub(r"\\textbf\{(.*?)\}", r"\1", row).replace("\\%", "%") for row in rows)
    return [row.removesuffix(r" \\").replace("--", "–").split(" & ") for row in plain]


@pytest.mark.parametrize(
    ("extension", "rows_of"),
    [("html", rows_of_html), ("md", rows_of_markdown), ("tex", rows_of_latex)],
)
def test_the_bands_come_before_everything_else(
    extension: str,
    rows_of: Callable[[str], list[list[str]]],
    analysis: ChangeAnalysis,
    written: Callable[..., Path],
) -> None:
    text = written(analysis, extension).read_text("utf-8")
    assert rows_of(text) == texts_of(bands_table(analysis.changes))
    in_text = text.replace("\\%", "%")
    places = [
        in_text.index(words)
        for words in (
            "What was changed",
            "18.8%",
            headline(analysis.changes.sums),
            "below 50%",
            "HTER",
            "DeepL",
        )
    ]
    assert places == sorted(places)
    assert "The time spent is not measured." in in_text
    assert all(word in in_text for word in WORDS)


def test_the_bar_has_the_shares_of_the_bands(analysis: ChangeAnalysis) -> None:
    changes = build_report(analysis.evaluation, analysis=analysis).changes
    assert changes is not None
    # One of eight is equal, one has a full stop less, two other words; one is new, one locked, one
    # has no final text, and one is a repetition.
    assert [part.text for part in changes.bar] == [
        *("100%: 13%", "85–94%: 13%", "50–74%: 25%", "New (no suggestion): 13%", "Locked: 13%"),
        *("No final text: 13%", "Repeated: 13%"),
    ]
    ends = [0, 1, 2, 4, 5, 6, 7, 8]
    assert [(part.start, part.end) for part in changes.bar] == [
        (pytest.approx(100 * start / 8), pytest.approx(100 * end / 8))
        for start, end in pairwise(ends)
    ]
    # The more was changed, the stronger the color; segments without a similarity have none.
    strengths = [part.strength for part in changes.bar]
    assert strengths[3:] == [None] * 4
    assert strengths[0] == 0
    assert 0 < (strengths[1] or 0) < (strengths[2] or 0) < 6


def cells_of(sheet: Worksheet) -> list[list[Any]]:
    """Return the rows of a sheet without their empty cells."""
    rows = sheet.iter_rows(values_only=True)
    return [[cell for cell in row if cell is not None] for row in rows]


def test_a_workbook_has_three_sheets_of_which_the_first_has_the_result(
    analysis: ChangeAnalysis, written: Callable[..., Path]
) -> None:
    book = openpyxl.load_workbook(written(analysis, "xlsx"))
    assert book.sheetnames == ["Summary", "Segments", "Settings"]
    rows = cells_of(book["Summary"])
    for table in ("Similarity", "Metrics", "Kinds of change", "Origins", "Words often replaced"):
        assert [table] in rows
    first = next(place for place, row in enumerate(rows) if row[:2] == ["Similarity", "Segments"])
    *bands, total = (row[1:] for row in rows[first + 1 :][:11])
    assert [*map(sum, zip(*bands, strict=True))] == total == [8, 24, 101, 22, 108]
    figure = rows.index(["18.8%"])
    assert rows[figure + 1] == ["of the characters changed (19 of 101)"]
    assert rows[figure + 2] == [headline(analysis.changes.sums)]
    assert figure + 2 < first
    # Ends of intervals have no sign, because they are no differences.
    (origins,) = (cell for (cell,) in book["Summary"].iter_rows(max_col=1) if cell.value == "DeepL")
    formats = [cell.number_format for cell in book["Summary"][origins.row][1:6]]
    assert formats == ["0", "0.0%", "0.0%", "0.0%", "0.0%"]
    # The locked segment has no origin.
    start = rows.index(["Origins"]) + 2
    assert sum(row[1] for row in rows[start : start + 5]) == 7
    method = cells_of(book["Settings"])
    digest = sha256(DELIVERED.encode()).hexdigest()
    assert [row[1] for row in method if row[-1:] == [digest]] == ["Final text", "Suggestion"]


def test_weights_and_prices_are_there(
    write: Write, tmp_path: Path, written: Callable[..., Path]
) -> None:
    analysis = analysis_of(write("delivered.xliff", DELIVERED), scheme=SCHEME)
    book = openpyxl.load_workbook(written(analysis, "xlsx"))
    rows, sums = cells_of(book["Summary"]), analysis.changes.sums
    heading = next(row for row in rows if row[:2] == ["Similarity", "Segments"])
    assert heading[2:] == ["Source words", "Weight", "Weighted words", "Amount (EUR)"]
    total = next(row for row in rows if row[:1] == ["Total"])
    assert total[1:] == [8, 24, float(sums.weighted or 0), float(sums.price or 0)]
    rates = cells_of(book["Settings"])
    assert rates[:4] == [["Rates"], ["Similarity", "Weight"], ["100%", 0.1], ["75–99%", 0.5]]
    assert ["Price per weighted word: 0.12 EUR"] in rates


def test_the_finding_is_the_largest_figure_what_is_paid_or_the_share(
    write: Write, analysis: ChangeAnalysis
) -> None:
    path = write("delivered.xliff", DELIVERED)
    schemes = (SCHEME, replace(SCHEME, minimum=Decimal(30)))
    found = [*(analysis_of(path, scheme=scheme) for scheme in schemes), analysis]
    figures = ["1.59 EUR", "30.00 EUR", "18.8%"]
    for each, figure in zip(found, figures, strict=True):
        changes = build_report(each.evaluation, analysis=each).changes
        assert changes is not None
        assert changes.figure == figure


def test_files_of_folders_add_up(write: Write, tmp_path: Path) -> None:
    write("all/a.xliff", DELIVERED)
    write("all/b.mqxliff", MEMOQ)
    analysis = analysis_of(tmp_path / "all")
    changes = build_report(analysis.evaluation, analysis=analysis).changes
    assert changes is not None
    [files] = [table for table in changes.groups if table.name == "files"]
    assert [row[0].text for row in files.rows] == ["a.xliff", "b.mqxliff"]
    *_, total = changes.bands.rows
    assert sum(row[1].number or 0 for row in files.rows) == total[1].number


# Segments


def rows_of_csv(path: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(path.read_text("utf-8-sig"))))


def test_a_table_of_segments_has_all_that_count_with_their_changes(
    analysis: ChangeAnalysis, written: Callable[..., Path]
) -> None:
    segments = rows_of_csv(written(analysis, "csv"))
    assert [each["Band"] for each in segments] == [
        *("50–74%", "50–74%", "100%", "85–94%"),
        *("New (no suggestion)", "Locked", "No final text", "Repeated"),
    ]
    similarities = ["0.625", "0.625", "1.0", "0.9375", "", "", "", "1.0"]
    assert [each["Similarity"] for each in segments] == similarities
    distances = [int(each["Changed characters"] or 0) for each in segments]
    assert sum(distances) == analysis.changes.sums.character_distance
    lengths = [int(each["Characters of the longer text"] or 0) for each in segments]
    assert sum(lengths) == analysis.changes.sums.character_length
    assert [each["Change"] for each in segments] == [
        *("Words", "Words", "Only inline tags", "Only punctuation", "", "", "", "Unchanged")
    ]
    texts = [(each["Source"], each["Suggestion"], each["Final text"]) for each in segments]
    assert texts == [(each.source, each.suggestion, each.final) for each in analysis.lines]
    assert segments[0]["Origin"] == "DeepL"
    sheet = openpyxl.load_workbook(written(analysis, "xlsx"))["Segments"]
    assert sheet.auto_filter.ref == "A1:M9"
    heading = [cell.value for cell in sheet[1]]
    assert heading == list(segments[0])
    place = heading.index("Similarity")
    expected = [0.625, 9, 24, "50–74%", "Words", "DeepL", 4]
    assert [cell.value for cell in sheet[2]][place:] == expected


def test_segments_have_exact_weighted_words_and_amounts_that_are_not_rounded(
    write: Write, written: Callable[..., Path]
) -> None:
    analysis = analysis_of(write("delivered.xliff", DELIVERED), scheme=SCHEME)
    segments = rows_of_csv(written(analysis, "csv"))
    names = ("Source words", "Weight", "Weighted words", "Amount (EUR)")
    # By hand: 3 words with a similarity of 93.75 % weigh 0.5 each, which is 1.5 times 0.12.
    assert [[float(each[name]) for name in names] for each in segments] == [
        [4, 1, 4, 0.48],
        [4, 1, 4, 0.48],
        [4, 0.1, 0.4, 0.048],
        [3, 0.5, 1.5, 0.18],
        [3, 1, 3, 0.36],
        [1, 0, 0, 0],
        [2, 0, 0, 0],
        [3, 0.1, 0.3, 0.036],
    ]


def test_a_page_marks_what_was_changed_in_each_segment(
    analysis: ChangeAnalysis, written: Callable[..., Path]
) -> None:
    text = written(analysis, "html").read_text("utf-8")
    page = etree.fromstring(text, etree.HTMLParser())
    articles = page.findall(".//article")
    assert len(articles) == 8
    marks = [[(each.tag, each.text) for each in article.iter("ins", "del")] for article in articles]
    assert marks[0] == [
        *(("del", "El ordenador"), ("ins", "La computadora"), ("del", "nuevo"), ("ins", "nueva"))
    ]
    # A text that nothing was suggested for is not marked as inserted.
    assert marks[4:6] == [[], []]
    assert marks[6] == [("del", "No hecho.")]
    said = "".join(articles[0].itertext())
    assert "62.5% · 9 of 24 characters · words: 4 · DeepL" in said
    figure = page.find(".//strong")
    assert figure is not None
    assert figure.text == "18.8%"


def test_subtitles_have_columns_of_their_times(write: Write, written: Callable[..., Path]) -> None:
    cue = "1\n00:00:01,000 --> 00:00:02,500\n{}\n"
    files = [write(f"{name}.srt", cue.format(text)) for name, text in (("a", "Uno"), ("b", "Dos"))]
    analysis = analysis_of(*files)
    (row,) = rows_of_csv(written(analysis, "csv"))
    assert (row["Time in"], row["Time out"]) == ("00:00:01,000", "00:00:02,500")
    assert "00:00:01,000–00:00:02,500" in written(analysis, "html").read_text("utf-8")


def test_of_too_many_segments_the_most_changed_are_listed(analysis: ChangeAnalysis) -> None:
    options = ReportOptions(segments="all", most_segments=2)
    segments = build_report(analysis.evaluation, options, analysis=analysis).segments
    assert segments is not None
    assert segments.limit == "Segments: 8 of 8. Only the 2 most changed are listed."
    assert [each.number for each in segments] == [1, 2]


@pytest.mark.parametrize(
    ("choice", "numbers"),
    [("none", None), ("costly", [*range(1, 9)]), ("listed", [2, 8]), ("noted", [3])],
)
def test_segments_can_be_chosen(
    choice: SegmentChoice, numbers: list[int] | None, analysis: ChangeAnalysis
) -> None:
    options = ReportOptions(segments=choice, rows=(1, 4))
    notes = {(2, 0): Note(text="Why?")}
    segments = build_report(analysis.evaluation, options, notes, analysis=analysis).segments
    assert (segments and [each.number for each in segments]) == numbers


def test_a_table_without_segments_is_that_of_the_bands(
    analysis: ChangeAnalysis, written: Callable[..., Path]
) -> None:
    text = written(analysis, "tsv", segments="none").read_text("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text), delimiter="\t"))
    assert [row["Segments"] for row in rows] == [*"1010201111", "8"]


def test_a_new_segment_has_no_similarity() -> None:
    evaluation, changes = changes_between(["uno", ""], ["uno", "dos"])
    analysis = ChangeAnalysis(evaluation, changes)
    report = build_report(analysis.evaluation, ReportOptions(segments="all"), analysis=analysis)
    assert report.segments is not None
    assert [[cell.text for cell in each.candidates[0].scores] for each in report.segments] == [
        ["100.0%", "0", "3", "100%", "Unchanged", "1"],
        ["–", "–", "–", "New (no suggestion)", "–", "1"],
    ]


# JSON


def test_json_is_that_of_the_terminal_with_the_facts_of_the_statement(
    write: Write, capsys: pytest.CaptureFixture[str], written: Callable[..., Path]
) -> None:
    path = write("delivered.xliff", DELIVERED)
    analysis = analysis_of(path)

    def content(**choices: Any) -> dict[str, Any]:
        found = json.loads(written(analysis, "json", **choices).read_text())
        assert found.pop("statement")["languages"] == {"source": "en", "target": "es"}
        return dict(found)

    for segments, flags in (("all", ["-sl"]), ("none", [])):
        _, out, _ = run(capsys, "--changes", path, "-f", "json", *flags)
        assert content(segments=segments) == json.loads(out)
    numbers = content(segments="none", texts=False)
    assert numbers | {"substitutions": json.loads(out)["substitutions"]} == json.loads(out)
    assert "substitutions" not in numbers


def test_json_names_no_folder(write: Write, tmp_path: Path, written: Callable[..., Path]) -> None:
    write("all/a.xliff", DELIVERED)
    write("all/c.sdlxliff", TRADOS.format(first="Nueva."))
    text = written(analysis_of(tmp_path / "all"), "json").read_text("utf-8")
    assert json.loads(text)["not_analyzed"][0]["name"] == "c.sdlxliff"
    assert str(tmp_path) not in text


# Words

# What nobody says who is paid by changes.
FORBIDDEN = re.compile("reference|candidate|contribution|n-gram|1-gram|guide|verdict", re.I)
CODES = re.compile(r"(?:nrefs|sacrebleu)\S*", re.I)


@pytest.mark.parametrize("texts", [True, False])
@pytest.mark.parametrize("extension", ["html", "md", "tex", "xlsx", "csv", "tsv", "docx", "json"])
def test_no_report_of_changes_has_the_words_of_scores(
    extension: str, texts: bool, tmp_path: Path, write: Write, written: Callable[..., Path]
) -> None:
    write("all/a.xliff", DELIVERED)
    write("all/b.mqxliff", MEMOQ)
    two = write("mt.txt", ["uno", "", "tres"]), write("final.txt", ["uno", "dos", ""])
    for files in ([tmp_path / "all"], two):
        analysis = analysis_of(*files, scheme=SCHEME)
        said = words_of(written(analysis, extension, texts=texts))
        if extension == "html":
            # Classes are for style sheets.
            said = "\n".join(etree.fromstring(said, etree.HTMLParser()).find("body").itertext())
        said = CODES.sub("", said)
        assert FORBIDDEN.findall(said) == []
        assert "mount" in said


@pytest.mark.parametrize("extension", ["html", "md", "tex", "xlsx", "csv", "json"])
def test_numbers_only_leave_out_words_of_the_texts(
    extension: str, analysis: ChangeAnalysis, written: Callable[..., Path]
) -> None:
    with_texts = words_of(written(analysis, extension))
    numbers = words_of(written(analysis, extension, texts=False))
    assert all(word in with_texts for word in WORDS)
    assert not any(word in numbers for word in WORDS)
    # Origins are names.
    assert "DeepL" in numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_speaks(
    language: str, analysis: ChangeAnalysis, written: Callable[..., Path]
) -> None:
    with speaking(language):
        said = [title(), headline(analysis.changes.sums)]
    with speaking("en"):
        english = [title(), headline(analysis.changes.sums)]
    assert (said == english) == (language == "en")
    for extension in ("html", "md", "xlsx"):
        text = words_of(written(analysis, extension, language=language))
        assert all(words in text for words in said)
        if language != "en":
            assert "Levenshtein distance" not in text
            assert "Words often replaced" not in text


def test_the_title_can_be_chosen(analysis: ChangeAnalysis, written: Callable[..., Path]) -> None:
    text = written(analysis, "md", title="My delivery").read_text("utf-8")
    assert text.startswith("# My delivery\n")


def test_names_and_words_of_files_have_no_effect(
    write: Write, written: Callable[..., Path]
) -> None:
    attack = "=cmd|'x'!A0&lt;b&gt;x&lt;/b&gt;"
    analysis = analysis_of(write("delivered.xliff", DELIVERED.replace("DeepL", attack)))
    name = "=cmd|'x'!A0<b>x</b>"
    page = etree.fromstring(written(analysis, "html").read_text("utf-8"), etree.HTMLParser())
    assert [each.text for each in page.iter("b") if each.text == "x"] == []
    for sheet in openpyxl.load_workbook(written(analysis, "xlsx")):
        assert {cell.data_type for row in sheet.iter_rows() for cell in row} <= {"n", "s"}
    table = csv.DictReader(io.StringIO(written(analysis, "csv").read_text("utf-8-sig")))
    assert next(row["Origin"] for row in table) == f"'{name}"
    assert f"| {name}" not in written(analysis, "md").read_text("utf-8")


def test_other_reports_are_about_scores() -> None:
    report = build_report(evaluated(), ReportOptions(segments="all"))
    assert report.changes is None
    assert report.title == "BLEU report"
    assert report.segments is not None
    assert "Similarity" not in [column.title for column in report.segments.columns]


# The facts of the statement

MADE = datetime(2026, 11, 29, 12, 30, tzinfo=UTC)
FACTS = {"client": "ACME", "project": "Spring", "order": "17-b", "computed_by": "Ana"}


def test_a_statement_names_order_languages_time_with_zone_and_who_computed_it(
    analysis: ChangeAnalysis,
) -> None:
    options = ReportOptions(language="en", **FACTS)
    report = build_report(analysis.evaluation, options, analysis=analysis, made=MADE)
    facts = {fact.label: fact.cell.text for fact in report.about}
    moment = MADE.astimezone()
    assert facts.pop("Computed on").endswith(f"(UTC{moment:%z})".replace("00)", ":00)"))
    assert facts == {
        "Client": "ACME",
        "Project": "Spring",
        "Order number": "17-b",
        "Languages": "English (en) → Spanish (es)",
        "Computed by": "Ana",
    }


def test_a_report_about_scores_names_what_the_user_wrote_and_nothing_else(
    analysis: ChangeAnalysis,
) -> None:
    report = build_report(analysis.evaluation, ReportOptions(language="en", order="17-b"))
    assert [(fact.label, fact.cell.text) for fact in report.about] == [("Order number", "17-b")]


def test_json_has_the_facts_and_the_hash_of_each_file(
    write: Write, written: Callable[..., Path]
) -> None:
    path = Path(write("delivered.xliff", DELIVERED))
    content = json.loads(written(analysis_of(path), "json", **FACTS).read_text("utf-8"))
    statement = content["statement"]
    assert datetime.fromisoformat(statement.pop("computed")).utcoffset() is not None
    assert statement.pop("program").startswith("BLEU Desktop ")
    assert statement == {
        **FACTS,
        "title": None,
        "languages": {"source": "en", "target": "es"},
        "files": [
            {"name": "delivered.xliff", "sha256": sha256(path.read_bytes()).hexdigest()},
        ],
    }
