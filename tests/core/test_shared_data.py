"""Every real set, every segmentation, every reference: the same statistics as sacreBLEU."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from sacrebleu.metrics.bleu import BLEU

from bleu_core import Document, Settings, evaluate, read_document

SETS = (
    "compare-mt-ted-slk-eng",
    "flores-en-es",
    "flores-en-id",
    "flores-en-zh",
    "geovedi-en-id",
    "mlqe-multiref-et-en",
    "mlqe-pe-en-zh",
    "newstest2019-en-de-4ref",
    "newstest2019-en-zh",
)


@cache
def documents(folder: Path, kind: str) -> tuple[Document, ...]:
    return tuple(read_document(path) for path in sorted(folder.glob(f"{kind}.*")))


@cache
def lines_as_sacrebleu_reads(path: Path) -> tuple[str, ...]:
    with path.open(encoding="utf-8-sig", newline="\n") as file:
        return tuple(line.rstrip() for line in file)


def reference_choices(folder: Path) -> list[tuple[Document, ...]]:
    """Each reference alone and, where there are several, all of them."""
    references = documents(folder, "ref")
    single: list[tuple[Document, ...]] = [(reference,) for reference in references]
    return single if len(references) == 1 else [*single, references]


def assert_equal_to_sacrebleu(
    folder: Path,
    segmentation: str,
    oracle_tokenizer: str,
    prepare: Callable[[tuple[str, ...]], list[str]],
) -> None:
    candidates = documents(folder, "sys")
    assert candidates
    settings = Settings(segmentation=segmentation, smoothing="exp")
    lines = {
        document.path: prepare(lines_as_sacrebleu_reads(document.path))
        for document in (*documents(folder, "ref"), *candidates)
    }
    for references in reference_choices(folder):
        oracle = BLEU(
            tokenize=oracle_tokenizer,
            force=True,
            references=[lines[reference.path] for reference in references],
        )
        results = evaluate(references, candidates, settings=settings).candidates
        for document, result in zip(candidates, results, strict=True):
            expected = oracle._extract_corpus_statistics(lines[document.path], None)
            assert result.segment_statistics.tolist() == expected, document.name
            score = oracle._aggregate_and_compute(expected)
            assert result.score.percent == score.score, document.name
            assert result.score.brevity_penalty == score.bp


@pytest.mark.parametrize("segmentation", ["13a", "intl", "zh", "char", "none"])
@pytest.mark.parametrize("name", SETS)
def test_statistics_equal_sacrebleus(shared_data: Path, name: str, segmentation: str) -> None:
    assert_equal_to_sacrebleu(shared_data / name, segmentation, segmentation, list)


@pytest.mark.parametrize("name", SETS)
def test_jieba_statistics_equal_sacrebleus_over_jiebas_words(
    shared_data: Path, name: str, jieba_lcut: Callable[[str], list[str]]
) -> None:
    assert_equal_to_sacrebleu(
        shared_data / name,
        "jieba",
        "none",
        lambda lines: [" ".join(jieba_lcut(line)) for line in lines],
    )


def test_every_set_with_references_is_tested(shared_data: Path) -> None:
    assert {path.parent.name for path in shared_data.glob("*/ref.*")} == set(SETS)
