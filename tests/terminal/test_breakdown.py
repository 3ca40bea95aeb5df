"""`--by`: the scores of each document, or of the rows with the same text in a column."""

from __future__ import annotations

import csv
import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bleu_core.analysis.breakdown import GroupScores
from bleu_core.scoring.metrics import given_metric, metrics_of
from bleu_core.settings import Settings
from bleu_score.terminal.breakdown import Breakdown

TITLE = "Scores by document (their average is not the score of the text):"
# By hand: the second document is one word too short.
SHORT = 100 * math.exp(-0.2)


def _document(name: str, *segments: tuple[str, str]) -> str:
    sides = zip(*segments, strict=True)
    lines = [
        f"<{tag} lang='en'>"
        + "".join(f"<seg id='{number}'>{text}</seg>" for number, text in enumerate(texts, 1))
        + f"</{tag.split()[0]}>"
        for tag, texts in zip(("ref translator='A'", "hyp system='S'"), sides, strict=True)
    ]
    return f"<doc id='{name}'>{''.join(lines)}</doc>"


@pytest.fixture
def wmt(write: Callable[..., str]) -> str:
    news = _document("news", ("a b c d e", "a b c d e"), ("f g h i j", "f g h i j"))
    chat = _document("chat", ("k l m n o p", "k l m n o"))
    return write("test.xml", f"<dataset id='x'>{news}{chat}</dataset>")


@pytest.fixture
def table(write: Callable[..., str]) -> str:
    rows = ("a b c d e\ta b c d e\tnews", "k l m n o p\tk l m n o\tchat", "f g h i\tf g h i\t")
    return write("table.tsv", ["Reference\tMT\tDomain", *rows])


def words(table: str) -> tuple[str, ...]:
    return (f"{table}#column=Reference", "-i", f"{table}#column=MT")


def rows_of(out: str) -> list[list[str]]:
    return list(csv.reader(out.splitlines(), delimiter="\t"))


def test_text_has_a_table_of_documents_the_lowest_first(bleu_score: Any, wmt: str) -> None:
    run = bleu_score(wmt, "--by", "document")
    assert run.code == 0, run.err
    lines = run.out.splitlines()
    start = lines.index(TITLE)
    assert [line.split() for line in lines[start + 1 :]] == [
        ["BLEU", "Segments", "Document"],
        [f"{SHORT:.2f}", "1", "chat"],
        ["100.00", "2", "news"],
    ]
    assert TITLE not in bleu_score(wmt).out


def test_tsv_and_json_have_documents_in_order(bleu_score: Any, wmt: str) -> None:
    heading, *rows = rows_of(bleu_score(wmt, "--by", "document", "-f", "tsv").out)
    assert heading == ["document", "candidate", "segments", "bleu_percent"]
    assert [row[::2] for row in rows] == [["news", "2"], ["chat", "1"]]
    assert [float(row[3]) for row in rows] == pytest.approx([100, SHORT])
    found = json.loads(bleu_score(wmt, "--by", "document", "-f", "json").out)["breakdown"]
    assert found["by"] == "document"
    assert [(each["name"], each["segments"]) for each in found["groups"]] == [
        ("news", 2),
        ("chat", 1),
    ]
    scores = [each["candidates"][0]["scores"] for each in found["groups"]]
    assert [each["bleu"] for each in scores] == [float(row[3]) for row in rows]
    assert "breakdown" not in json.loads(bleu_score(wmt, "-f", "json").out)


def test_a_column_groups_the_rows_of_a_table(bleu_score: Any, table: str) -> None:
    lines = bleu_score(*words(table), "--by", "Domain").out.splitlines()
    start = lines.index("Scores by “Domain” (their average is not the score of the text):")
    assert [line.split() for line in lines[start + 1 :]] == [
        ["BLEU", "Segments", "Domain"],
        [f"{SHORT:.2f}", "1", "chat"],
        ["100.00", "1", "news"],
        ["100.00", "1", "–"],
    ]
    rows = rows_of(bleu_score(*words(table), "--by", "Domain", "-f", "tsv").out)
    assert [row[0] for row in rows] == ["Domain", "news", "chat", ""]
    quiet = bleu_score(*words(table), "--by", "Domain", "-q").out.splitlines()
    assert quiet[2] == f"chat\ttable.tsv · MT\tBLEU = {SHORT:.2f}"


def test_a_column_may_be_called_document(bleu_score: Any, write: Callable[..., str]) -> None:
    path = write("t.tsv", ["Reference\tMT\tDocument", "a b c d\ta b c d\tone"])
    assert "“document”" in bleu_score(*words(path), "--by", "document").out


def test_folders_have_their_files_as_documents(
    bleu_score: Any, write: Callable[..., str], wmt: str
) -> None:
    text = Path(wmt).read_text(encoding="utf-8")
    for folder in ("references", "mt"):
        write(f"{folder}/a.txt", ["f g h i"])
        write(f"{folder}/b.xml", text)
    sides = [Path(wmt).parent / folder for folder in ("references", "mt")]
    run = bleu_score(sides[0], "-i", sides[1], "--by", "document", "-f", "tsv")
    assert run.code == 0, run.err
    assert [row[0] for row in rows_of(run.out)[1:]] == ["a.txt", "b.xml: news", "b.xml: chat"]


def test_a_project_keeps_the_names_of_documents(bleu_score: Any, wmt: str, tmp_path: Path) -> None:
    project = tmp_path / "p.bleu"
    assert bleu_score(wmt, "--record", project).code == 0
    lines = bleu_score(project, "--by", "document").out.splitlines()
    assert lines[lines.index(TITLE) + 2].split()[-1] == "chat"


def test_there_may_be_nothing_to_break_down_by(bleu_score: Any, table: str, wmt: str) -> None:
    for path, by, said in (
        (table, "document", "the files do not say where a document begins"),
        (table, "Genre", "--by: none of the files has a column “Genre”."),
    ):
        run = bleu_score(*words(path), "--by", by)
        assert (run.code, run.out) == (2, "")
        assert said in run.err


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("-f", "tsv", "-sl"), "writes one table"),
        (("--check",), "--by cannot be used with --check."),
        (("--changes",), "--by cannot be used with --changes."),
        (("--as-sacrebleu",), "--by cannot be used with --as-sacrebleu."),
    ],
)
def test_flags_that_do_not_go_together(
    bleu_score: Any, wmt: str, flags: tuple[str, ...], said: str
) -> None:
    run = bleu_score(wmt, "--by", "document", *flags)
    assert run.code == 2
    assert said in run.err


COMET = given_metric("comet", "COMET", lower_is_better=False, decimals=1)
BLEU, *_ = metrics_of(Settings())


def group(name: str, *scores: dict[str, float], are_defined: tuple[bool, ...] = (True,)) -> Any:
    return GroupScores(name, 9, scores, are_defined)


def test_groups_are_in_the_order_of_their_lowest_score() -> None:
    groups = (
        group("mid", {"bleu": 20.0, "comet": 0.5}),
        # A score that says nothing comes last, and may be missing in another metric.
        group("none", {"bleu": 0.0}, are_defined=(False,)),
        group("", {"bleu": 10.0, "comet": 0.5}),
        group("high", {"bleu": 30.0, "comet": 0.25}),
    )
    found = Breakdown("document", False, ("a.txt",), (BLEU, COMET), groups)
    title, *lines = found.lines()
    assert title == "Scores by document (their average is not the score of the text):"
    assert [line.split() for line in lines] == [
        ["BLEU", "COMET", "Segments", "Document"],
        ["10.00", "0.5", "9", "–"],
        ["20.00", "0.5", "9", "mid"],
        ["30.00", "0.2", "9", "high"],
        ["–", "too", "short", "for", "BLEU", "–", "9", "none"],
    ]
    assert [*found.quiet_lines()] == [
        "mid\ta.txt\tBLEU = 20.00",
        "mid\ta.txt\tCOMET = 0.5",
        "none\ta.txt\tBLEU = – too short for BLEU",
        "\ta.txt\tBLEU = 10.00",
        "\ta.txt\tCOMET = 0.5",
        "high\ta.txt\tBLEU = 30.00",
        "high\ta.txt\tCOMET = 0.2",
    ]
    assert [*found.rows()][:2] == [["mid", "a.txt", 9, 20.0, 0.5], ["none", "a.txt", 9, 0.0, ""]]


def test_of_several_candidates_one_that_is_defined_is_enough() -> None:
    groups = (
        group("a", {"bleu": 5.0}, {"bleu": 40.0}, are_defined=(True, True)),
        group("b", {"bleu": 0.0}, {"bleu": 50.0}, are_defined=(False, True)),
    )
    found = Breakdown("Domain", True, ("one", "two"), (BLEU,), groups)
    title, heading, *lines = found.lines()
    assert title == "Scores by “Domain” (their average is not the score of the text):"
    assert heading.split()[-1] == "Domain"
    assert [line.split()[-1] for line in lines] == ["b", "a"]
