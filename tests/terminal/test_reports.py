"""`bleu-score --report`: reports beside the output, by their extensions."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pandas
import pytest

from bleu_core.projects.project import Project
from bleu_core.workspace.notes import Note, NotePlace, SegmentVerdict
from bleu_score.i18n import LANGUAGES
from bleu_score.reports.options import SEGMENT_CHOICES
from bleu_score.terminal.flags import SEGMENTS
from tests.terminal.conftest import Run

Write = Callable[..., str]
Score = Callable[..., Run]

REFERENCE = ["The harbor opens at seven.", "Please bring your own cup."]
CANDIDATE = ["The harbor opens at seven.", "Please bring a secret cup."]


@pytest.fixture
def files(write: Write) -> tuple[str, str]:
    return write("ref.en", REFERENCE), write("mt.en", CANDIDATE)


def test_reports_beside_the_output(
    files: tuple[str, str], bleu_score: Score, tmp_path: Path
) -> None:
    paths = [tmp_path / name for name in ("r.html", "r.md", "r.tex", "r.json")]
    run = bleu_score(files[0], "-i", files[1], "--report", *paths)
    assert (run.code, run.err) == (0, "")
    assert "mt.en\tBLEU = " in run.out
    assert "secret" in paths[0].read_text("utf-8")
    assert json.loads(paths[3].read_bytes())["candidates"][0]["name"] == "mt.en"
    assert paths[1].read_text("utf-8").startswith("# BLEU report\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_another_language_than_the_output(
    language: str, files: tuple[str, str], bleu_score: Score, tmp_path: Path
) -> None:
    path = tmp_path / "r.md"
    arguments = ("--report", path, "--report-language", language.replace("_", "-").lower())
    run = bleu_score(files[0], "-i", files[1], *arguments, ui="es")
    assert "Idioma de destino" in run.out
    heading = path.read_text("utf-8").splitlines()[0]
    assert (
        heading
        == {
            "en": "# BLEU report",
            "es": "# Informe de BLEU",
            "id": "# Laporan BLEU",
            "zh_CN": "# BLEU 报告",
            "zh_TW": "# BLEU 報告",
        }[language]
    )


def test_no_texts_or_no_segments(files: tuple[str, str], bleu_score: Score, tmp_path: Path) -> None:
    path = tmp_path / "r.md"
    bleu_score(files[0], "-i", files[1], "--report", path, "--report-numbers-only")
    numbers = path.read_text("utf-8")
    assert "secret" not in numbers
    assert "Segment 2" in numbers
    bleu_score(files[0], "-i", files[1], "--report", path, "--report-segments", "none")
    assert "Segment 2" not in path.read_text("utf-8")
    bleu_score(files[0], "-i", files[1], "--report", path, "--report-segments", "all")
    assert path.read_text("utf-8").count("### Segment ") == 2


def test_the_title_is_that_of_the_command_line(
    files: tuple[str, str], bleu_score: Score, tmp_path: Path
) -> None:
    path = tmp_path / "r.md"
    run = bleu_score(files[0], "-i", files[1], "--report", path, "--report-title", "Delivery 7")
    assert run.code == 0
    assert path.read_text("utf-8").startswith("# Delivery 7\n")


def test_a_table_for_programs_has_all_segments_unless_told_otherwise(
    write: Write, bleu_score: Score, tmp_path: Path
) -> None:
    lines = [f"The harbor opens at {number} in the morning." for number in range(60)]
    other = [line.replace("opens at", "is open from") for line in lines[:30]] + lines[30:]
    files = write("ref.en", lines), "-i", write("mt.en", other)
    paths = [tmp_path / "r.csv", tmp_path / "r.md"]
    bleu_score(*files, "--report", *paths)
    assert len(pandas.read_csv(paths[0])) == 60
    assert paths[1].read_text("utf-8").count("### Segment ") == 20
    bleu_score(*files, "--report", *paths, "--report-segments", "costly")
    assert len(pandas.read_csv(paths[0])) == 20


def test_folders_have_a_row_for_each_file(write: Write, bleu_score: Score, tmp_path: Path) -> None:
    for name in ("a.txt", "sub/b.txt"):
        write(f"ref/{name}", REFERENCE)
        write(f"mt/{name}", CANDIDATE)
    write("ref/broken.txt", [*REFERENCE, "One more."])
    write("mt/broken.txt", CANDIDATE)
    write("ref/alone.txt", REFERENCE)
    path = tmp_path / "r.md"
    run = bleu_score(tmp_path / "ref", "-i", tmp_path / "mt", "--report", path)
    assert run.code == 2  # a file is broken, but the report is written
    text = path.read_text("utf-8")
    table = text.partition("## BLEU by file")[2].partition("##")[0]
    lines = [line for line in table.splitlines() if line.startswith("| ")][1:]
    names = [line.split(" | ")[0] for line in lines]
    assert names == ["| ---", "| broken.txt", "| a.txt", "| sub/b.txt"]
    # The diagnostic of few segments is about all files together.
    assert [line.split(" | ")[3].strip() for line in lines[2:]] == ["0", "0"]
    assert "do not have the same number of segments" in lines[1]
    assert "alone.txt: no file matches" in table
    assert "All files as one text: 2 of 3" in table
    assert str(tmp_path) not in text
    assert "| mt/sub/b.txt | Candidate |" in text


MISUSES = [
    (("--report", "r.pdf"), "PDF reports are written by the desktop program"),
    (("--report", "r.doc"), "“r.doc”: the name of a report must end in one of .html"),
    (("--report-language", "es"), "--report-language needs --report FILE."),
    (("--report-numbers-only",), "--report-numbers-only needs --report FILE."),
    (("--report-title", "a"), "--report-title needs --report FILE."),
    (("--report", "r.md", "--report-language", "xx"), "--report-language: “xx” is not one of"),
    (("--report", "r.md", "--report-segments", "some"), "--report-segments: “some” is not one of"),
    (("--report", "r.md", "--check"), "--check cannot be used with --report."),
]


@pytest.mark.parametrize(("arguments", "sentence"), MISUSES)
def test_impossible_reports_are_refused_before_anything_is_scored(
    arguments: tuple[str, ...], sentence: str, bleu_score: Score
) -> None:
    # The files do not exist, which no step has noticed yet.
    run = bleu_score("ref.txt", "-i", "mt.txt", *arguments)
    assert (run.code, run.out) == (2, "")
    assert sentence in run.err


def test_scores_are_printed_even_if_the_report_cannot_be_written(
    files: tuple[str, str], bleu_score: Score, tmp_path: Path
) -> None:
    run = bleu_score(files[0], "-i", files[1], "--report", tmp_path / "gone" / "r.html")
    assert run.code == 2
    assert "BLEU = " in run.out
    assert "cannot be written" in run.err
    assert len(run.err.splitlines()) == 1


def test_the_report_of_a_project_has_its_comments(
    files: tuple[str, str], bleu_score: Score, tmp_path: Path
) -> None:
    project, path = tmp_path / "p.bleu", tmp_path / "r.md"
    bleu_score(files[0], "-i", files[1], "--record", project)
    opened = Project.open(project)
    note = (NotePlace(0, 2, 0, 1), Note(SegmentVerdict.MISTRANSLATION, "no secret at all"))
    opened.save(replace(opened.workspace, notes=(note,)))
    run = bleu_score(project, "--report", path, "--report-segments", "noted")
    assert (run.code, run.err) == (0, "")
    text = path.read_text("utf-8")
    assert text.count("### Segment ") == 1
    assert "| Mistranslation: no secret at all |" in text


def test_all_segments_but_single_ones_can_be_chosen() -> None:
    assert [*SEGMENTS] == [each for each in SEGMENT_CHOICES if each != "listed"]
