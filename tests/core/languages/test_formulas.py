"""Formulas are told from text in a language, and from text that contains formulas."""

from __future__ import annotations

import pytest

from bleu_core.languages.formulas import are_formulas
from bleu_score.samples import SAMPLE_NAMES, find_sample

FORMULAS = [
    r"\frac{a+b}{c} = \int_0^\infty e^{-x^2} dx",
    r"\operatorname { s i n } ( x ) = 3",
    r"\mathbf { E } = \frac { \rho } { \varepsilon _ { 0 } }",
    r"f ( x ) = \left\{ \begin{array} { l l } 1 & \text{if } x > 0 \\ 0 & \end{array} \right.",
]
TEXTS = [
    "",
    "The cat sat on the mat.",
    "x = 2 a + b",
    "图书馆今天上午九点开门。",
    r"Press {0} to open {name} in %s_file_name.",
    r"The file is in C:\Users\cat\Documents_of_the_cat.",
    r"Let $x \in \mathbb{R}^n$ be a vector, and let its norm be at most one.",
]


@pytest.mark.parametrize("text", FORMULAS)
def test_latex_is_a_formula(text: str) -> None:
    assert are_formulas([text])


@pytest.mark.parametrize("text", TEXTS)
def test_running_text_is_no_formula(text: str) -> None:
    assert not are_formulas([text])


def test_most_of_the_text_decides() -> None:
    assert are_formulas(FORMULAS * 5 + TEXTS[1:2])
    assert not are_formulas(FORMULAS[:1] + TEXTS * 5)


@pytest.mark.parametrize("name", SAMPLE_NAMES)
def test_only_one_sample_is_of_formulas(name: str) -> None:
    for path in find_sample(name).references:
        lines = path.read_text(encoding="utf-8").splitlines()
        assert are_formulas(lines) == (name == "formula")
