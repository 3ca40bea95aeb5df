"""Several test sets on the command line, in each format."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.folder_trees import write_tree

# BLEU is 100 · (1/5)^¼, 100 · (1/3)^¼ and 100; see tests/core/workspace/test_sets.py.
TREE = {
    "en-de/ref.txt": "a b c d e\n",
    "en-de/old.txt": "a b c d x\n",
    "en-es/ref.txt": "a b c d e f\n",
    "en-es/old.txt": "a b c d e x\n",
    "en-es/new.txt": "a b c d e f\n",
}


@pytest.fixture
def in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    write_tree(tmp_path, TREE)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("in_folder")
def test_the_table_has_a_row_for_each_candidate_and_a_column_for_each_set(
    bleu_score: Callable[..., Any],
) -> None:
    run = bleu_score("--sets", "en-de", "en-es")
    assert (run.code, run.err) == (0, "")
    title, *table, blank = run.out.splitlines()[:5]
    assert (title, blank) == ("BLEU", "")
    assert [line.split() for line in table] == [
        ["Candidate", "en-de", "en-es", "Average"],
        ["old.txt", "66.87", "75.98", "71.43"],
        ["new.txt", "–", "100.00", "–"],
    ]
    assert "Average: the arithmetic mean of the scores of all sets" in run.out
    assert run.out.count("  BLEU: nrefs:1|case:mixed|") == 2


@pytest.mark.usefixtures("in_folder")
def test_each_metric_has_a_table_and_quiet_has_nothing_else(
    bleu_score: Callable[..., Any],
) -> None:
    run = bleu_score("--sets", ".", "-q", "-m", "ter", "--width", "1")
    # One of five tokens is replaced, and one of six.
    assert [line.split() for line in run.out.splitlines()[5:]] == [
        ["TER"],
        ["Candidate", "en-de", "en-es", "Average"],
        ["old.txt", "20.0", "16.7", "18.3"],
        ["new.txt", "–", "0.0", "–"],
    ]
    assert bleu_score("--sets", ".", "--score-only").out == bleu_score("--sets", ".", "-q").out


@pytest.mark.usefixtures("in_folder")
def test_json_and_tsv_have_full_precision(bleu_score: Callable[..., Any]) -> None:
    content = json.loads(bleu_score("--sets", "en-de", "en-es", "-f", "json").out)
    assert content["average"] == "arithmetic_mean"
    assert [each["name"] for each in content["candidates"]] == ["old.txt", "new.txt"]
    [metric] = content["candidates"][0]["metrics"]
    assert metric["percents"] == pytest.approx(
        {"en-de": 66.87403049764221, "en-es": 75.98356856515926}
    )
    assert metric["average"] == pytest.approx(71.42879953140073)
    assert [each["folder"] for each in content["sets"]] == ["en-de", "en-es"]
    assert content["sets"][0]["candidates"][0]["signature"].startswith("nrefs:1|")
    out = bleu_score("--sets", "en-de", "en-es", "-f", "tsv").out
    headings, old, new = csv.reader(StringIO(out), delimiter="\t")
    assert headings == ["candidate", "metric", "en-de", "en-es", "average"]
    assert old[:2] == ["old.txt", "bleu"]
    assert [float(cell) for cell in old[2:]] == pytest.approx(
        [*metric["percents"].values(), metric["average"]]
    )
    assert new == ["new.txt", "bleu", "", new[3], ""]


def test_a_set_that_cannot_be_scored_is_named(
    in_folder: Path, bleu_score: Callable[..., Any]
) -> None:
    (in_folder / "en-es" / "ref.txt").rename(in_folder / "en-es" / "third.txt")
    reason = (
        "en-es: The names of the files in “en-es” do not show which one is the reference and which "
        "are candidates. Rename the reference, for example to ref.txt."
    )
    run = bleu_score("--sets", "en-de", "en-es")
    assert (run.code, run.err) == (2, "")
    assert f"Not scored: 1\n  {reason}" in run.out
    assert run.out.splitlines()[2].split() == ["old.txt", "66.87", "–", "–"]
    assert bleu_score("--sets", "en-es").out == f"Not scored: 1\n  {reason}\n"
    for short in ("-q", "--score-only"):
        run = bleu_score("--sets", "en-es", short)
        assert (run.code, run.out, run.err) == (2, "", f"{reason}\n")
    run = bleu_score("--sets", "en-de", "en-es", "-f", "json")
    assert (run.code, run.err) == (2, f"{reason}\n")
    assert json.loads(run.out)["sets"][1]["error"]["message"] == reason.partition(": ")[2]


def test_warnings_of_a_reference_are_shown_once(
    in_folder: Path, bleu_score: Callable[..., Any]
) -> None:
    reference = in_folder / "en-es" / "ref.txt"
    reference.write_text("a b c d SchÃ¶n Ã©tÃ©\n" * 5)
    for name in ("old.txt", "new.txt"):
        (in_folder / "en-es" / name).write_text("a b c d Schön été\n" * 5)
    out = bleu_score("--sets", "en-es").out
    assert "  new.txt, old.txt\n    Warning: “ref.txt” contains wrong or encoded characters" in out
    assert out.count("wrong or encoded characters ·") == 1


@pytest.mark.usefixtures("in_folder")
def test_bleu_toml_sets_options_but_no_limits_and_no_comparison(
    in_folder: Path, bleu_score: Callable[..., Any]
) -> None:
    text = 'metrics = ["chrf"]\npaired-bs = true\n[gate]\nfail-under = 99\n'
    (in_folder / "bleu.toml").write_text(text)
    run = bleu_score("--sets", "en-de", "en-es", "-f", "json")
    assert run.code == 0
    content = json.loads(run.out)
    assert [each["id"] for each in content["candidates"][0]["metrics"]] == ["bleu", "chrf"]
    assert content["sets"][1]["comparisons"] == []


@pytest.mark.parametrize(
    ("words", "option"),
    [
        (("-i", "a"), "--input"),
        (("--check",), "--check"),
        (("--paired-bs",), "--paired-bs"),
        (("--fail-under", "9"), "--fail-under"),
        (("--report", "a.html"), "--report"),
        (("--changes",), "--changes"),
        (("--as-sacrebleu",), "--as-sacrebleu"),
        (("-sl",), "--sentence-level"),
    ],
)
@pytest.mark.usefixtures("in_folder")
def test_options_that_do_not_go_with_sets(
    words: tuple[str, ...], option: str, bleu_score: Callable[..., Any]
) -> None:
    run = bleu_score("--sets", "en-de", "en-es", *words)
    assert (run.code, run.out) == (2, "")
    assert run.err == f"bleu-score: {option} cannot be used with --sets.\n"
