"""The rules of mteval for punctuation, as they are written and as they are fast."""

from __future__ import annotations

import pytest

from bleu_core.tokenizers.mteval import set_punctuation_apart, split_punctuation

CASES = {
    "a,b": "a , b",
    "1,000.5": "1,000.5",
    "1, 2": "1 , 2",
    "end.": "end .",
    ".5": ". 5",
    "a.5": "a . 5",
    "5.a": "5 . a",
    "3-4": "3 - 4",
    "a-b": "a-b",
    "it's": "it's",
    "(a)[b]{c}": "( a ) [ b ] { c }",
    'say "x"': 'say " x "',
    "a/b:c;d?e": "a / b : c ; d ? e",
    "a&b%c$d#e!f": "a & b % c $ d # e ! f",
    "a+b*c=d<e>f@g": "a + b * c = d < e > f @ g",
    "a~b|c`d^e_f\\g": "a ~ b | c ` d ^ e _ f \\ g",
    "a...b": "a . . . b",
    "1...2": "1 . . .2",
    "1,,2": "1 , , 2",
    "wait...": "wait . . .",
}


@pytest.mark.parametrize("text", CASES)
def test_punctuation_is_set_apart(text: str) -> None:
    assert split_punctuation(f" {text} ") == CASES[text].split()
    assert set_punctuation_apart(f" {text} ").split() == CASES[text].split()
