"""Counts of small inputs without NumPy: rows and scores equal those of arrays."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import bleu_core
from bleu_core.errors import Cancelled
from bleu_core.progress import Progress
from bleu_core.scoring.counting import count_corpus
from bleu_core.scoring.definition import BleuCounts, count_small, is_small, segment_statistics
from bleu_core.scoring.metrics import metrics_of
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.settings import Settings
from bleu_core.tokenizers import get_tokenizer
from bleu_core.tokenizers.thirteen_a import cut, cut_lines
from tests.helpers.core_texts import NASTY, TEXTS
from tests.helpers.lanes import slow_but

CORE = Path(bleu_core.__file__).parents[1]
Corpus = list[list[str]]


def count(candidates: Corpus, references: Corpus, chosen: Settings) -> BleuCounts:
    return count_small(
        candidates=candidates,
        references=references,
        tokenizer=get_tokenizer(chosen.tokenizer),
        settings=chosen,
    )


# --- tokens -------------------------------------------------------------------------------------


def test_many_lines_are_cut_like_each_of_them() -> None:
    assert cut_lines(NASTY) == [cut(line.rstrip()) for line in NASTY]
    whole = [line for line in NASTY if "\n" not in line]
    assert cut_lines(whole) == [cut(line) for line in whole]
    assert cut_lines([]) == []
    assert cut_lines([""]) == [[]]


@pytest.mark.slow
def test_every_short_run_of_punctuation_is_cut_by_the_four_rules() -> None:
    lines = ["".join(signs) for size in range(7) for signs in product("a5., -", repeat=size)]
    assert cut_lines(lines) == [cut(line) for line in lines]


@given(st.lists(TEXTS, max_size=8))
def test_any_lines_are_cut_like_each_of_them(lines: list[str]) -> None:
    assert cut_lines(lines) == [cut(line.rstrip()) for line in lines]


# --- statistics ---------------------------------------------------------------------------------


@pytest.mark.parametrize("references", [1, 3])
@pytest.mark.parametrize("lowercase", [False, True])
@pytest.mark.parametrize("order", slow_but([4], [1, 4, 8]))
@pytest.mark.parametrize("tokenizer", ["13a", "none"])
def test_rows_are_those_of_the_definition_and_of_arrays(
    tokenizer: str, order: int, lowercase: bool, references: int
) -> None:
    rng = random.Random(order)
    # Few words, so that n-grams repeat on both sides.
    words = ["a", "A", "b", "c.", "5,", "5", ""]
    documents = [
        [" ".join(rng.choices(words, k=rng.randrange(14))) for _ in range(300)]
        for _ in range(2 + references)
    ]
    candidates, others = documents[:2], documents[2:]
    chosen = Settings(tokenizer=tokenizer, max_order=order, lowercase=lowercase)
    found = count(candidates, others, chosen)

    cut_one = get_tokenizer(tokenizer)
    for rows, candidate in zip(found.rows, candidates, strict=True):
        assert rows.array.tolist() == [
            segment_statistics(
                cut_one.tokens(own, lowercase=lowercase),
                [cut_one.tokens(text, lowercase=lowercase) for text in texts],
                max_order=order,
            ).row()
            for own, *texts in zip(candidate, *others, strict=True)
        ]
    arrays = count_corpus(
        candidates=candidates,
        references=others,
        tokenizer=cut_one,
        settings=chosen,
        metrics=metrics_of(chosen),
    )
    matrices = arrays.statistics["bleu"]
    for rows, matrix in zip(found.rows, matrices, strict=True):
        np.testing.assert_array_equal(rows.array, matrix)
        assert rows.sums() == SegmentRows(matrix).sums() == matrix.sum(axis=0).tolist()
        assert rows.column(2) == SegmentRows(matrix).column(2) == matrix[:, 2].tolist()
        assert len(rows) == len(SegmentRows(matrix)) == len(matrix)
    assert arrays.reference_lengths.tolist() == found.reference_lengths
    below = SegmentRows.concatenated(found.rows)
    mixed = SegmentRows.concatenated([found.rows[0], SegmentRows(matrices[1])])
    np.testing.assert_array_equal(below.array, np.concatenate(matrices))
    np.testing.assert_array_equal(mixed.array, np.concatenate(matrices))


def test_no_segments_give_no_rows() -> None:
    found = count([[], []], [[]], Settings(tokenizer="13a"))
    assert found.reference_lengths == [[]]
    assert [rows.sums() for rows in found.rows] == [[0] * 10] * 2
    assert [rows.array.shape for rows in found.rows] == [(0, 10)] * 2


def test_counting_can_be_cancelled() -> None:
    with pytest.raises(Cancelled):
        count_small(
            candidates=[["a"]],
            references=[["a"]],
            tokenizer=get_tokenizer("13a"),
            settings=Settings(),
            progress=Progress(cancelled=lambda: True),
        )


# --- the choice between both --------------------------------------------------------------------


def test_arrays_count_if_numpy_is_imported_anyway() -> None:
    assert "numpy" in sys.modules
    assert not is_small([["a"]], get_tokenizer("13a"), Settings())


@pytest.mark.parametrize(
    ("tokenizer", "chosen", "text", "small"),
    [
        ("13a", Settings(), "a", True),
        ("none", Settings(), "a", True),
        ("char", Settings(), "a", False),
        ("13a", Settings(metrics=("bleu", "chrf")), "a", False),
        ("13a", Settings(resampling=bleu_core.Resampling(confidence=True)), "a", False),
        ("13a", Settings(), "a" * 250_000, True),
        ("13a", Settings(), "a" * 250_001, False),
    ],
)
def test_few_is_small_characters_for_bleu_alone(
    monkeypatch: pytest.MonkeyPatch, tokenizer: str, chosen: Settings, text: str, small: bool
) -> None:
    monkeypatch.delitem(sys.modules, "numpy")
    assert is_small([[text], [text]], get_tokenizer(tokenizer), chosen) is small


def test_many_blank_segments_are_not_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "numpy")
    tokenizer = get_tokenizer("13a")
    assert is_small([("",) * 250_000] * 2, tokenizer, Settings())
    assert not is_small([("",) * 250_001] * 2, tokenizer, Settings())


EVALUATE = """
import json, sys
from bleu_core import Document, Settings, evaluate
texts = json.load(open(sys.argv[1]))
documents = [Document.from_segments(str(n), text) for n, text in enumerate(texts)]
chosen = Settings(tokenizer="13a", smoothing="exp")
found = evaluate(candidates=documents[:2], references=documents[2:], settings=chosen)
small = "numpy" not in sys.modules
results = [
    [
        own.bleu.percent,
        own.score.percent,
        own.bleu.signature,
        own.bleu.sacrebleu_command,
        repr(own.diagnostics),
        own.bleu.segment_percents,
        own.bleu.statistics.tolist(),
        str(own.bleu.statistics.dtype),
    ]
    for own in found.candidates
]
print(json.dumps([small, results]))
"""


@pytest.mark.parametrize("references", [1, 2])
def test_an_evaluation_is_the_same_with_and_without_arrays(tmp_path: Path, references: int) -> None:
    rng = random.Random(references)
    texts = [
        [" ".join(rng.choices("a b c d , . e".split(), k=rng.randrange(3, 12))) for _ in range(150)]
        for _ in range(2 + references)
    ]
    file = tmp_path / "texts.json"
    file.write_text(json.dumps(texts), encoding="utf-8")

    def run(program: str) -> list[object]:
        done = subprocess.run(
            [sys.executable, "-c", program, str(file)],
            env={"PYTHONPATH": str(CORE)},
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        found: list[object] = json.loads(done.stdout)
        return found

    without, results = run(EVALUATE)
    with_arrays, same_results = run(f"import numpy\n{EVALUATE}")
    assert (without, with_arrays) == (True, False)
    assert results == same_results
