"""The benchmarks run, and both sides compute the same. Speed is not tested."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.benchmarks import texts
from tests.benchmarks.processes import processes, write_files
from tests.benchmarks.quick import quick_rows
from tests.benchmarks.rows import BLEUSCORE, Row, rows

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
ROWS = rows(60)


@pytest.fixture(params=["as found", "generated"])
def _texts(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "generated":
        monkeypatch.setattr(texts, "_DATA", Path("/nowhere"))


@pytest.mark.usefixtures("_texts")
@pytest.mark.parametrize("index", range(len(ROWS)), ids=[f"{row.name}-{row.peer}" for row in ROWS])
def test_both_sides_of_a_row_agree(index: int) -> None:
    # The row is made in the test, because the fixture replaces the texts.
    row = rows(60)[index]
    if row.peer.startswith(BLEUSCORE):
        pytest.importorskip("bleuscore", reason="needs the extra [benchmark]")
    corpus = row.corpus()
    assert corpus.segments >= 60
    row.same(corpus, row.ours(corpus), row.theirs(corpus))


@pytest.mark.usefixtures("_texts")
@pytest.mark.parametrize("index", range(len(processes())))
def test_both_processes_print_one_score(index: int, tmp_path: Path) -> None:
    process = processes(60, 100)[index]
    files = write_files(process.corpus(), tmp_path)
    assert process.run_ours(files) == process.run_theirs(files)


def test_both_sides_of_quick_rows_agree(tmp_path: Path) -> None:
    for row in quick_rows(tmp_path, 60):
        row.same(row.ours(), row.theirs())
        with pytest.raises((AssertionError, AttributeError, TypeError)):
            row.same(row.ours(), None)


def test_generated_chinese_has_the_words_of_jieba() -> None:
    jieba = pytest.importorskip("jieba")
    lines = texts.generated_chinese(100).references[0]
    lengths = [len(word) for line in lines for word in jieba.cut(line)]
    assert sum(length > 1 for length in lengths) > 0.2 * len(lengths)


def test_a_difference_is_noticed() -> None:
    row: Row = ROWS[0]
    corpus = row.corpus()
    statistics, score = row.theirs(corpus)
    statistics[3][2] += 1
    with pytest.raises(AssertionError):
        row.same(corpus, row.ours(corpus), (statistics, score))


def test_generated_segments_are_unique() -> None:
    corpus = texts.generated(2000, candidates=2)
    for document in (*corpus.candidates, *corpus.references):
        assert len(set(document)) == len(document) == 2000


def test_the_report_is_a_table() -> None:
    command = [sys.executable, "-m", "tests.benchmarks", "--segments", "60", "--runs", "1"]
    run = subprocess.run(
        [*command, "--no-memory", "--only", "4 references"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    *_, header, rule, line = run.stdout.splitlines()
    assert header.count("|") == rule.count("|") == line.count("|") == 8
    assert line.startswith("| corpus BLEU, 4 references | 60 ")
