"""Reproduction of published evaluations: every score in the manifest of the translations.

Mozilla published the scores of FLORES with its translation models; sacreBLEU computed all scores.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.results import CandidateResult
from bleu_core.files.documents import Document, read_document
from bleu_core.settings import Settings
from tests.helpers.core_oracles import SETS

pytestmark = pytest.mark.slow

_TITLE = re.compile(r"^## (\S+) – (\d+) segments")
_SIGNATURE = re.compile(r"tok:(\w+)\|smooth:(\w+)")
_PUBLISHED_BY_MOZILLA = ("flores-en-id", "flores-en-zh")


class Row(NamedTuple):
    """A system's line of the manifest: the cells by the headings of their columns."""

    folder: str
    tokenizer: str
    system: str
    numbers: dict[str, float]


@cache
def recorded(manifest: Path) -> tuple[Row, ...]:
    rows = []
    folder = tokenizer = ""
    headings: list[str] = []
    for line in manifest.read_text(encoding="utf-8").splitlines():
        if title := _TITLE.match(line):
            folder, headings = title.group(1), []
        elif line.startswith("## "):
            headings = []
        elif signature := _SIGNATURE.search(line):
            tokenizer = signature.group(1)
            assert signature.group(2) == "exp"
        elif line.startswith("| system |"):
            headings = cells(line)[1:]
        elif headings and line.startswith("|") and not line.startswith("|---"):
            system, *numbers = cells(line)
            values = dict(zip(headings, map(float, numbers), strict=True))
            rows.append(Row(folder, tokenizer, system, values))
    return tuple(rows)


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


@cache
def document(folder: Path, pattern: str) -> Document:
    (path,) = folder.glob(pattern)
    return read_document(path)


def result(folder: Path, row: Row, references: list[str], *, lowercase: bool) -> CandidateResult:
    settings = Settings(tokenizer=row.tokenizer, smoothing="exp", lowercase=lowercase)  # type: ignore[arg-type]
    return evaluate(
        candidates=[document(folder, f"sys.{row.system}.*")],
        references=[document(folder, f"ref.{name}.*") for name in references],
        settings=settings,
    ).candidates[0]


@pytest.mark.parametrize("name", SETS)
def test_every_recorded_number_is_reproduced(shared_data: Path, name: str) -> None:
    rows = [row for row in recorded(shared_data / "MANIFEST.md") if row.folder == name]
    assert rows
    folder = shared_data / name
    every = sorted(path.name.split(".")[1] for path in folder.glob("ref.*"))
    compared = 0
    for row in rows:
        first = ""
        for heading, number in row.numbers.items():
            if heading == "ALL refs":
                found = result(folder, row, every, lowercase=False).score.percent
            elif heading.startswith("ref "):
                first = first or heading.removeprefix("ref ")
                names = [heading.removeprefix("ref ")]
                found = result(folder, row, names, lowercase=False).score.percent
            elif heading.startswith("lowercased"):
                found = result(folder, row, [first], lowercase=True).score.percent
            else:
                score = result(folder, row, [first], lowercase=False).score
                found = score.length_ratio
                if heading.startswith("BP"):
                    found = score.brevity_penalty
            decimals = 4 if found > 2 else 3
            assert round(found, decimals) == number, (row.system, heading)
            compared += 1
    assert compared >= 4 * len(rows)


@pytest.mark.parametrize("name", _PUBLISHED_BY_MOZILLA)
def test_scores_published_by_mozilla_are_included(shared_data: Path, name: str) -> None:
    text = (shared_data / "MANIFEST.md").read_text(encoding="utf-8")
    section = text[text.index(f"## {name} ") :].split("\n## ")[0]
    assert "Mozilla recorded sacrebleu .bleu per system reproduced exactly" in section
    assert len([row for row in recorded(shared_data / "MANIFEST.md") if row.folder == name]) == 6
