"""The summary in Markdown starts with the worst file, and no text of a file is markup."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bleu_core.api.evaluation import evaluate
from bleu_core.files.errors import FileEmpty
from bleu_core.settings import Settings
from bleu_score.terminal.gate import summary
from bleu_score.terminal.gate.checks import check_gate
from bleu_score.terminal.gate.options import GateRequest, Limits
from bleu_score.terminal.gate.results import CheckedPart
from bleu_score.terminal.gate.summary import summary_markdown

REFERENCE = ["the cat sat on the mat in the sun", "a dog barked at the old gate all night"]
WEAK = ["the cat was on the mat in the rain", "one dog barked at an old gate all night"]
WORST = ["a cat lay on some mat in the rain", "one dog barked at the old door all day"]


def rows(text: str) -> list[list[str]]:
    """Return the cells of the table's rows, without headings."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [re.split(r"(?<!\\)\|", line)[1:-1] for line in lines[2:]]


def names(text: str) -> list[str]:
    return [row[0].strip() for row in rows(text)]


def summary_of(files: dict[str, list[str]], limit: float = 50.0) -> str:
    parts = [CheckedPart(None, evaluate(candidates={"new": REFERENCE}, references=[REFERENCE]))]
    parts += [
        CheckedPart(name, evaluate(candidates={"new": lines}, references=[REFERENCE]))
        for name, lines in files.items()
    ]
    parts.append(CheckedPart("empty.txt", None, FileEmpty(Path("empty.txt"))))
    report = check_gate(parts, GateRequest(Limits(fail_under=limit)), Settings().resampling)
    return summary_markdown(report)


def test_the_whole_then_errors_then_the_worst_file() -> None:
    text = summary_of({"best.txt": REFERENCE, "weak.txt": WEAK, "worst.txt": WORST})
    assert names(text) == ["new", "empty.txt", "worst.txt", "weak.txt", "best.txt"]
    results = [row[-1].strip() for row in rows(text)]
    assert results == ["passed", "**Error**", "**failed**", "**failed**", "passed"]
    assert "“empty.txt” is empty." in text
    assert text.index("**worst.txt**: BLEU") < text.index("**weak.txt**: BLEU")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("a|b.txt", r"a\|b.txt"),
        ("<img src=x>", r"\<img src=x\>"),
        ("[a](http://x)", r"\[a\](http\://x)"),
        ("`code` *b* _c_", r"\`code\` \*b\* \_c\_"),
        ("@team #1 $x$ :smile:", r"\@team \#1 \$x\$ \:smile:"),
        ("- item", r"\- item"),
        ("1. item", r"1\. item"),
        ("www.example.com", r"www\.example.com"),
        ("two\nlines", "two lines"),
        ("\x1b[2J", r"\\x1b\[2J"),
        ("a\u202eb", r"a\\u202eb"),
        ("de/app.po", "de/app.po"),
    ],
)
def test_names_are_text_whatever_is_in_them(name: str, shown: str) -> None:
    text = summary_of({name: WEAK})
    assert names(text)[2] == shown
    assert f"- **{shown}**: BLEU" in text


def test_signatures_are_code() -> None:
    assert "- BLEU: `nrefs:1|case:mixed|" in summary_of({})


def test_long_tables_are_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(summary, "_MOST", 3)
    text = summary_of({f"{n}.txt": WEAK for n in range(5)})
    assert len(rows(text)) == 4
    assert "… and 4 more" in text


def test_files_can_have_limits_of_their_own() -> None:
    evaluation = evaluate(candidates=[WEAK], references=[REFERENCE])
    parts = [
        CheckedPart(None, evaluation),
        *(CheckedPart(name, evaluation) for name in ("a/x", "b/x", "b/y")),
    ]
    rules = (
        ("b/*", {"fail_under": 99.0}),
        ("*/y", {"fail_under": None}),
    )
    request = GateRequest(Limits(fail_under=1.0), rules)
    report = check_gate(parts, request, Settings().resampling)
    assert [(check.file, check.limit, check.passed) for check in report.checks] == [
        (None, 1.0, True),
        ("a/x", 1.0, True),
        ("b/x", 99.0, False),
    ]
