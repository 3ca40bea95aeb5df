"""Words are counted as Unicode's word boundaries have them, and CJK and Thai as stated."""

from __future__ import annotations

import pytest
import regex
from hypothesis import given, settings
from hypothesis import strategies as st

from bleu_core.changes.volume import WordRule, count_volumes

WORD = regex.compile(r"[\p{L}\p{N}]")
# By rule WB4, they belong to the character before. Before 2026.11.18, regex breaks words at them.
IGNORED = regex.compile(r"[\p{WB=Extend}\p{WB=Format}\p{WB=ZWJ}]")
# Letters of several scripts, digits, and every kind of sign that joins or separates words.
ALPHABET = "ab1２ .,'’\"_-:;·א\u05f4ב\u0301\u200d한글éÉ٣\u00ad\n\t/@€"


def words_of(text: str) -> int:
    """Count the pieces between the word boundaries of UAX #29 that have a letter or a digit."""
    pieces = regex.split(r"(?w)\b", IGNORED.sub("", text), flags=regex.VERSION1)
    return sum(bool(WORD.search(piece)) for piece in pieces)


@settings(max_examples=300)
@given(st.lists(st.text(ALPHABET, max_size=12), max_size=6))
def test_words_are_those_of_unicode(segments: list[str]) -> None:
    assert count_volumes(segments).words.tolist() == [words_of(text) for text in segments]


@pytest.mark.parametrize(
    ("text", "words", "characters"),
    [
        ("", 0, 0),
        (" \t ", 0, 0),
        ("It's five o'clock!", 3, 16),
        ("state-of-the-art", 4, 16),
        ("3.14 and 1,000.50", 3, 15),
        ("e\u0301tude", 1, 6),
        ("我喜欢你。", 4, 5),
        ("カタカナとひらがな", 9, 9),
        ("한국어 단어", 2, 5),
        ("— … !", 0, 3),
    ],
)
def test_counts(text: str, words: int, characters: int) -> None:
    found = count_volumes([text])
    assert (found.words.tolist(), found.characters.tolist()) == ([words], [characters])


@pytest.mark.parametrize(
    ("text", "words", "spaced_words"),
    [
        ("a well-known state-of-the-art system", 8, 4),
        ("see https://example.org/a_b or and/or", 7, 4),
        ("one  two\u00a0three\n", 3, 3),
        # Signs of Chinese count in Microsoft Word, and are no words by Unicode's boundaries.
        ("你好，世界。", 4, 6),
        ("他说：“这很好！”", 5, 9),
        ("用Word写的 ２ texts", 6, 6),
        ("한국어 단어", 2, 2),
        ("— 5 %", 1, 3),
        ("", 0, 0),
    ],
)
def test_words_by_white_space_are_counted_beside_those_of_unicode(
    text: str, words: int, spaced_words: int
) -> None:
    found = count_volumes([text])
    assert (found.words.item(), found.spaced_words.item()) == (words, spaced_words)


@given(st.lists(st.text("ab -/\n\u3000文。，", max_size=12), max_size=6))
def test_words_by_white_space_are_those_of_a_split(segments: list[str]) -> None:
    alone = regex.compile("[文。，]")
    expected = [len(alone.sub(r" \g<0> ", text).split()) for text in segments]
    assert count_volumes(segments).spaced_words.tolist() == expected


def test_six_characters_of_thai_are_a_word_rounded_up_in_each_segment() -> None:
    found = count_volumes(["สวัสดี", "สวัสดีค", "hello สวัสดี"])
    assert found.words.tolist() == [1, 2, 2]
    assert found.rule == WordRule(counts_single_characters=False, has_thai=True)


def test_segments_of_several_steps_are_counted_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    segments = ["one two", "", "three", "four\nfive six"] * 5
    alone = [count_volumes([text]).words.item() for text in segments]
    monkeypatch.setattr("bleu_core.changes.volume._STEP", 12)
    assert count_volumes(segments).words.tolist() == alone
    assert count_volumes([]).words.tolist() == []
