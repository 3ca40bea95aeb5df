"""Checks shared by scores and files give the same diagnostics for both."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bleu_core.api.evaluation import check_texts, evaluate
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Difference
from bleu_core.diagnostics.shared_checks import script_difference
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document, read_document
from bleu_core.settings import Settings

PLAIN = [f"The number {number} bus leaves the café." for number in range(120)]
SHARED: dict[Kind, bytes] = {
    Kind.TOKENIZED: "\n".join(PLAIN).replace("ber", "@@ ber").encode(),
    Kind.GUESSED_ENCODING: "\n".join(PLAIN).encode("cp1252"),
    Kind.LONE_CARRIAGE_RETURNS: "\n".join(PLAIN).encode().replace(b"\n", b"\r", 2),
    Kind.SCRIPTS_DIFFER: "\n".join(f"Автобус {n} ушёл." for n in range(120)).encode(),
}


@pytest.mark.parametrize("kind", SHARED, ids=lambda kind: kind.value)
def test_a_score_and_a_file_have_the_same_diagnostic(kind: Kind, tmp_path: Path) -> None:
    (tmp_path / "ref.en.txt").write_bytes("\n".join(PLAIN).encode())
    (tmp_path / "sys.en.txt").write_bytes(SHARED[kind])
    files = {
        "candidates": [read_document(tmp_path / "sys.en.txt")],
        "references": [read_document(tmp_path / "ref.en.txt")],
    }
    settings = Settings(tokenizer="13a")
    (of_score,) = [
        each
        for each in evaluate(**files, settings=settings).candidates[0].diagnostics
        if each.kind is kind
    ]
    (of_text,) = [
        each for each in check_texts(**files, settings=settings).diagnostics if each.kind is kind
    ]
    assert (of_score.where, of_score.count, of_score.data) == (
        of_text.where,
        of_text.count,
        of_text.data,
    )
    assert list(of_score.rows) == list(of_text.rows)
    assert of_score.where.document == "sys.en.txt"
    assert of_score.where.example


@pytest.mark.parametrize(
    ("own", "expected", "differ"),
    [
        ("Latn", "Latn", False),
        ("Latn", "Cyrl", True),
        ("Hans", "Hant", True),
        ("Latn", None, False),
        (None, "Latn", False),
        ("Hani", "Hant", False),
        ("Jpan", "Hani", False),
        ("Hani", "Latn", True),
        ("Jpan", "Hans", True),
    ],
)
def test_scripts_differ_if_both_are_known(
    own: str | None, expected: str | None, differ: bool
) -> None:
    difference = script_difference(own, expected)
    assert difference == (Difference(str(own), str(expected)) if differ else None)


def test_text_beside_translations_is_told_once() -> None:
    def beside(texts: Sequence[str]) -> list[str]:
        return [f"Quelle Nummer {row} hier ||| {text}" for row, text in enumerate(texts)]

    reference = [f"The number {row} bus leaves the old station." for row in range(120)]
    candidate = [f"Bus {row} leaves that old station, I hear." for row in range(120)]
    for own, other, told in (
        (candidate, reference, []),
        (beside(candidate), beside(reference), [(Kind.SHARED_TEXT, Role.CANDIDATE)]),
        (beside(candidate), reference, [(Kind.ADDED_TEXT, Role.CANDIDATE)]),
        (candidate, beside(reference), [(Kind.ADDED_TEXT, Role.REFERENCE)]),
    ):
        texts = (("c", own), ("r", other))
        documents = [Document.from_segments(*text) for text in texts]
        found = check_texts(candidates=documents[:1], references=documents[1:]).diagnostics
        assert [
            (each.kind, each.where.role) for each in found if each.kind is not Kind.LENGTH_RATIO
        ] == told
