"""Control characters in names and texts are shown and do nothing, whatever is printed."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Sequence

import pytest

from bleu_core.evaluation.signature import _shell_word
from tests.terminal.conftest import Run

Write = Callable[[str, Sequence[str]], str]
Score = Callable[..., Run]

# This name turns the terminal red, reverses the following text, and is a formula in two lines.
NAME = "=cmd| \x1b[31mC\u202etxt <b>\n'x'\\y.txt"
TEXTS = ["a b c d", "=1+1 e f g", "<script>alert(1)</script> \u202eabc", "@SUM(1) \x1b[2J x y"]
OBEYED = ("\x1b", "\u202e")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such names")


@pytest.mark.parametrize(
    "options",
    [
        (),
        ("-q",),
        ("-sl",),
        ("--check",),
        ("-f", "tsv"),
        ("-f", "tsv", "-sl"),
        ("-f", "json", "-sl"),
        ("-f", "json", "--check"),
        ("--as-others",),
        ("--fail-under", "99"),
    ],
)
def test_nothing_printed_controls_the_terminal(
    options: tuple[str, ...], write: Write, bleu_score: Score
) -> None:
    run = bleu_score(write("ref.txt", TEXTS), "-i", write(NAME, TEXTS[::-1]), *options)
    assert run.code in (0, 1)
    assert "[31mC" in run.out
    for sign in OBEYED:
        assert sign not in run.out + run.err
    if "json" in options and "--check" not in options:
        assert json.loads(run.out)["candidates"][0]["name"] == NAME
    if "tsv" in options:
        assert "\t=" not in run.out
        assert "\n=" not in run.out


@pytest.mark.parametrize(
    "word",
    [
        "plain",
        "a b",
        "it's",
        NAME,
        "\x07f0",
        "\u0085x",
        "\U000e0001z",
        "\udcff\udc80",
        "é $HOME `x`",
    ],
)
def test_a_shell_reads_the_name_it_is_shown(word: str) -> None:
    shown = _shell_word(word)
    assert shown.isprintable()
    run = subprocess.run(
        ["bash", "-c", f"printf %s {shown}"],
        capture_output=True,
        check=True,
        env={"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"},
    )
    assert run.stdout == word.encode("utf-8", "surrogateescape")


def test_a_heading_of_a_column_is_not_obeyed(write: Write, bleu_score: Score) -> None:
    heading = "\x1b]0;owned\x07\x1b[2J\x1b[31mRed"
    path = write("a.csv", [f"ID,Source,{heading},Other", "1,a b c d,e f g h,i j k l", "2,a,b,c"])
    refused = bleu_score(path)
    assert refused.code == 2
    assert "[31mRed" in refused.err
    missing = bleu_score(f"{path}#column=None", "-i", f"{path}#column=Other")
    scored = bleu_score(f"{path}#column={heading}", "-i", f"{path}#column=Other", "-sl")
    checked = bleu_score(f"{path}#column={heading}", "-i", f"{path}#column=Other", "--check")
    assert (missing.code, scored.code, checked.code) == (2, 0, 0)
    for run in (refused, missing, scored, checked):
        for sign in ("\x1b", "\x07"):
            assert sign not in run.out + run.err
