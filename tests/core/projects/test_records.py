"""The format of the file has a place for everything a result says."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import pytest

from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic
from bleu_core.errors import BleuError
from bleu_core.files.documents import Document
from bleu_core.files.units import Units
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.pairing.errors import DriftedAt
from bleu_core.pairing.pairs import Pairs
from bleu_core.projects import records
from bleu_core.projects.codec import Malformed, from_json, to_json
from bleu_core.projects.columns import ColumnWriter
from bleu_core.projects.evaluations import TEXT_COLUMNS, store_evaluation
from bleu_core.projects.records import StoredDiagnostic, StoredEvaluation, StoredFile, StoredList
from bleu_core.results import BrokenFile, CandidateResult, Evaluation, MetricResult, ScoredFile
from bleu_core.scoring.metrics import Metric
from bleu_core.settings import Settings
from bleu_core.tokenizers import Tokenizer
from tests.helpers.diagnostics import SCORE_KINDS, diagnostics_of
from tests.helpers.projects import small_evaluation

# Fields that are computed again, or that a finished evaluation never has.
MADE_AGAIN: dict[Any, set[str]] = {
    Metric: {"columns", "count", "percents", "segment_percents", "quick_percents"},
    MetricResult: {"metric"},
    Evaluation: {"pending"},
    Tokenizer: {"cut"},
    Pairs: {"rows"},
    Units: {"parents", "other_keys"},
    ScoredFile: {"files", "texts"},
    BrokenFile: {"files"},
}
STORED: list[tuple[Any, Any]] = [
    (Diagnostic, StoredDiagnostic),
    (Metric, records.StoredMetric),
    (MetricResult, records.StoredMetric),
    (CandidateResult, records.StoredCandidate),
    (Evaluation, StoredEvaluation),
    (Document, records.StoredDocument),
    (Units, records.StoredUnits),
    (Pairs, records.StoredPairs),
    (AlignedDocuments, records.StoredAlignment),
    (Tokenizer, records.StoredTokenizer),
    (ScoredFile, StoredFile),
    (BrokenFile, StoredFile),
]


def names(kind: Any) -> set[str]:
    return {field.name for field in fields(kind)}


@pytest.mark.parametrize(("result", "record"), STORED)
def test_no_field_of_a_result_is_forgotten(result: Any, record: Any) -> None:
    assert names(result) - names(record) == MADE_AGAIN.get(result, set())


def test_a_record_comes_back() -> None:
    evaluation = small_evaluation()
    stored = store_evaluation(evaluation, ColumnWriter(), keep_texts=True)
    text = to_json(stored)
    assert from_json(StoredEvaluation, text) == stored
    assert text.isascii()


@pytest.mark.parametrize("kind", SCORE_KINDS, ids=lambda kind: kind.value)
def test_every_diagnostic_comes_back(kind: Kind) -> None:
    for diagnostic in diagnostics_of(kind):
        content = {name: getattr(diagnostic, name) for name in names(Diagnostic)}
        stored = StoredDiagnostic(**{**content, "rows": StoredList()})
        assert from_json(StoredDiagnostic, to_json(stored)) == stored


@dataclass(frozen=True)
class Held:
    """A record with an error."""

    error: BleuError


VALUES: dict[str, Any] = {
    "int": 7,
    "tuple[str, str] | None": ("Zz", "Yy"),
    "str": "Zz",
    "bool": True,
    "Path": Path("a/b.txt"),
    "Path | None": Path("a/b.toml"),
    "object": 1.5,
    "str | None": None,
    "int | None": 7,
    "tuple[int, ...]": (3, 4),
    "tuple[object, ...]": ("a", 2),
    "tuple[str, ...]": ("a", "b"),
    "tuple[tuple[str, int], ...]": (("a", 3),),
    "tuple[DriftedAt, ...]": (DriftedAt(1, 2, 3, 4, "joined"),),
    "tuple[Path, ...]": (Path("a"),),
    "ProjectFault": "full",
    "SchemeProblem": "unit",
}


@pytest.mark.parametrize("kind", BleuError.kinds(), ids=lambda kind: kind.__name__)
def test_every_error_of_a_file_comes_back(kind: Any) -> None:
    error = kind(*(VALUES[str(field.type)] for field in fields(kind)))
    back = from_json(Held, to_json(Held(error)))
    assert repr(back.error) == repr(error)


GOOD = to_json(Settings())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"is":"Run"}',
        '{"is":"Path"}',
        GOOD.replace('"max_order":4', '"max_order":99'),
        GOOD.replace('"max_order":4', '"max_order":"4"'),
        GOOD.replace('"max_order":4', '"max_order":true'),
        GOOD.replace('"max_order":4', f'"max_order":{"9" * 5000}'),
        GOOD.replace('"max_order":4', '"max_order":4,"from_the_future":1'),
        GOOD.replace('"tokenizer":"auto"', '"tokenizer":["auto"]'),
        GOOD.replace('"ChrfOptions"', '"TerOptions"'),
        "[" * 100_000,
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        from_json(Settings, text)


def test_a_field_that_was_added_later_has_its_default() -> None:
    assert from_json(Settings, GOOD.replace('"max_order":4,', "")) == Settings()
    with pytest.raises(Malformed):
        from_json(StoredDiagnostic, '{"is":"StoredDiagnostic","kind":"empty"}')


def test_columns_of_text_are_known_by_their_names() -> None:
    assert set(TEXT_COLUMNS) <= names(records.StoredUnits)
