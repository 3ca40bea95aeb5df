"""Checks shared by scores and files give the same diagnostics for both."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core import Settings, evaluate, read_document
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Difference
from bleu_core.diagnostics.shared_checks import script_difference
from bleu_core.health import check_health

PLAIN = [f"The number {number} bus leaves the café." for number in range(120)]
SHARED: dict[Kind, bytes] = {
    Kind.TOKENIZED: "\n".join(PLAIN).replace(".", " .").encode(),
    Kind.GUESSED_ENCODING: "\n".join(PLAIN).encode("cp1252"),
    Kind.LONE_CARRIAGE_RETURNS: "\n".join(PLAIN).encode().replace(b"\n", b"\r", 2),
    Kind.STRUCTURED: "\n".join(
        f"Number{chr(65 + n % 26)}{chr(65 + n // 26)}: {line}" for n, line in enumerate(PLAIN)
    ).encode(),
    Kind.SCRIPTS_DIFFER: "\n".join(f"Автобус {n} ушёл." for n in range(120)).encode(),
}


@pytest.mark.parametrize("kind", SHARED, ids=lambda kind: kind.value)
def test_one_fact_is_one_diagnostic(kind: Kind, tmp_path: Path) -> None:
    (tmp_path / "ref.en.txt").write_bytes("\n".join(PLAIN).encode())
    (tmp_path / "sys.en.txt").write_bytes(SHARED[kind])
    files = {
        "candidates": [read_document(tmp_path / "sys.en.txt")],
        "references": [read_document(tmp_path / "ref.en.txt")],
    }
    settings = Settings(tokenizer="13a")
    (warning,) = [
        each
        for each in evaluate(**files, settings=settings).candidates[0].warnings
        if each.kind is kind
    ]
    (finding,) = [
        each for each in check_health(**files, settings=settings).findings if each.kind is kind
    ]
    assert (warning.where, warning.count, warning.data) == (
        finding.where,
        finding.count,
        finding.data,
    )
    assert list(warning.rows) == list(finding.rows)
    assert warning.where.document == "sys.en.txt"
    assert warning.where.example


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
