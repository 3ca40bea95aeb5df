"""Text that was tokenized already is told from text that an author wrote with spaces."""

from __future__ import annotations

import pytest

from bleu_core.normalization.tokenized import (
    is_split_chinese,
    is_split_in_words,
    is_split_into_characters,
    tokenized_segments,
)

TOKENIZED = [
    "A word , and another",
    "The end .",
    "well @-@ known",
    "un@@ known",
    "un ##known",
    "He said &quot; no &quot; again",
    "it &apos;s",
    "▁The ▁cat",
]
USUAL = [
    "A word, and another.",
    "Really ?! Oui : « non » ; si !",
    "3.5 and .5 are numbers",
    "mail@example.com",
    "&quot;no&quot;",
    "\\alpha , \\beta .",
    "",
    " . ",
    ".",
]


@pytest.mark.parametrize("text", TOKENIZED)
def test_signs_of_tokenizers_are_found(text: str) -> None:
    assert tokenized_segments([text]) == ([0], False)


@pytest.mark.parametrize("text", USUAL)
def test_usual_spaces_are_none(text: str) -> None:
    assert tokenized_segments([text]) == ([], False)


def test_most_decide_whether_it_is_chinese() -> None:
    chinese, latin = "我们 在 学校 学习 翻译", "The end ."
    assert tokenized_segments([chinese]) == ([0], True)
    assert tokenized_segments([chinese, latin]) == ([0, 1], False)
    assert tokenized_segments([chinese, "x", chinese, latin]) == ([0, 2, 3], True)
    # Two spaces at least, and not between long phrases alone.
    assert tokenized_segments(["我们 学习"]) == ([], False)
    assert tokenized_segments(["我们在学 校里学 习"]) == ([0], True)
    assert tokenized_segments(["我们在学校 里学习 翻"]) == ([], False)
    assert tokenized_segments(["我们在学校里学习 翻译和很多别的东西 也很好玩"]) == ([], False)


def test_rows_are_those_of_all_segments() -> None:
    usual = ["A word."] * 700
    segments = [*usual, "The end .", *usual, "un@@ known"]
    assert tokenized_segments(segments)[0] == [700, 1401]
    # A line feed within a segment does not shift the numbers.
    assert tokenized_segments(["one\ntwo", "x", "The end ."])[0] == [2]


@pytest.mark.parametrize(
    ("text", "is_split", "into_characters"),
    [
        ("我们在学校", False, False),
        ("我们 在 学校", True, False),
        ("我 们 在 学 校", True, True),
        ("我们在学校 里学习翻", False, False),
        ("我们在 学", True, False),
        ("abc def", False, False),
        ("", False, False),
    ],
)
def test_chinese_is_split_if_most_words_are(
    text: str, is_split: bool, into_characters: bool
) -> None:
    assert is_split_chinese(text) is is_split
    assert is_split_into_characters(text) is into_characters


@pytest.mark.parametrize(
    ("text", "is_split"),
    [
        ("T h e c a t", True),
        ("The cat", False),
        ("a b", True),
        ("a b word", False),
        ("a b c word", True),
        ("1 2 3", True),
        ("é à", False),
        ("", False),
    ],
)
def test_words_are_split_if_most_letters_are_alone(text: str, is_split: bool) -> None:
    assert is_split_in_words(text) is is_split
