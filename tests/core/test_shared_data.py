"""Statistics equal sacreBLEU's for every real set, every segmentation and every reference.

sacreBLEU runs in a separate process while ours counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path

import pytest

from bleu_core.api.evaluation import evaluate
from bleu_core.files.documents import Document, read_document
from bleu_core.scoring.definition import segment_statistics
from bleu_core.settings import Settings
from bleu_core.tokenizers import get_tokenizer
from tests.helpers.core_oracles import SETS, Expected, sacrebleu_says

pytestmark = pytest.mark.slow

TOKENIZERS = ("13a", "intl", "zh", "char", "none", "jieba")
SEVERAL_REFERENCES = ("mlqe-multiref-et-en", "newstest2019-en-de-4ref", "newstest2019-en-zh")

# With all references together, every segment is compared; with each of several references alone,
# every sixth, a different sixth for each reference. This keeps the file within a minute on two
# cores.
STRIDE = 6
ALL = slice(None)


@pytest.fixture(scope="module")
def other_process() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as executor:
        yield executor


@cache
def documents(folder: Path, kind: str) -> tuple[Document, ...]:
    return tuple(read_document(path) for path in sorted(folder.glob(f"{kind}.*")))


def ask(
    executor: ProcessPoolExecutor,
    tokenizer: str,
    references: tuple[Document, ...],
    candidates: tuple[Document, ...],
    rows: slice,
) -> Future[list[Expected]]:
    return executor.submit(
        sacrebleu_says,
        tokenizer,
        [document.path for document in references],
        [document.path for document in candidates],
        rows,
    )


@pytest.mark.parametrize("tokenizer", TOKENIZERS)
@pytest.mark.parametrize("name", SETS)
def test_statistics_and_score_equal_sacrebleus_with_all_references(
    shared_data: Path, name: str, tokenizer: str, other_process: ProcessPoolExecutor
) -> None:
    folder = shared_data / name
    references, candidates = documents(folder, "ref"), documents(folder, "sys")
    assert candidates
    theirs = ask(other_process, tokenizer, references, candidates, ALL)
    settings = Settings(tokenizer=tokenizer, smoothing="exp")
    results = evaluate(candidates=candidates, references=references, settings=settings).candidates
    for result, expected in zip(results, theirs.result(), strict=True):
        assert result.bleu.statistics.tolist() == expected.statistics, result.name
        assert result.score.percent == expected.score, result.name
        assert result.score.brevity_penalty == expected.brevity_penalty, result.name


@pytest.mark.parametrize("tokenizer", TOKENIZERS)
@pytest.mark.parametrize("name", SEVERAL_REFERENCES)
def test_statistics_equal_sacrebleus_with_each_reference_alone(
    shared_data: Path, name: str, tokenizer: str, other_process: ProcessPoolExecutor
) -> None:
    folder = shared_data / name
    references, candidates = documents(folder, "ref"), documents(folder, "sys")
    assert len(references) > 1
    rows = [slice(index % STRIDE, None, STRIDE) for index in range(len(references))]
    theirs = [
        ask(other_process, tokenizer, (reference,), candidates, part)
        for reference, part in zip(references, rows, strict=True)
    ]
    cut = get_tokenizer(tokenizer).tokens
    for reference, part, expected in zip(references, rows, theirs, strict=True):
        reference_tokens = [cut(segment) for segment in reference.segments[part]]
        for index, document in enumerate(candidates):
            ours = [
                segment_statistics(cut(segment), [tokens]).row()
                for segment, tokens in zip(document.segments[part], reference_tokens, strict=True)
            ]
            assert ours == expected.result()[index].statistics, (reference.name, document.name)


def test_every_set_with_references_is_tested(shared_data: Path) -> None:
    found = {path.parent.name for path in shared_data.glob("*/ref.*")}
    # Misread files are not a set to score.
    assert found - {"misread"} == set(SETS)


def test_every_set_with_several_references_is_named(shared_data: Path) -> None:
    several = {name for name in SETS if len(documents(shared_data / name, "ref")) > 1}
    assert several == set(SEVERAL_REFERENCES)
