"""Tokens as they are scored, with their places in the text."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from bleu_core.analysis.tokens import tokenize_segment
from bleu_core.tokenizers import Tokenizer, get_tokenizer
from tests.helpers.core_texts import NASTY, TEXTS

NAMES = ("13a", "intl", "zh", "char", "none", "jieba", "jieba-t2s")

every_name = pytest.mark.parametrize("name", NAMES)
both_cases = pytest.mark.parametrize("lowercase", [False, True])


def shown(name: str, segment: str, *, lowercase: bool = False) -> list[str]:
    found = tokenize_segment(segment, get_tokenizer(name), lowercase=lowercase)
    return [found.shown(index) for index in range(len(found.tokens))]


def check(name: str, segment: str, *, lowercase: bool) -> None:
    tokenizer = get_tokenizer(name)
    found = tokenize_segment(segment, tokenizer, lowercase=lowercase)
    assert found.text == segment
    assert found.words == tokenizer.tokens(segment, lowercase=lowercase)
    before = (0, 0)
    for index, token in enumerate(found.tokens):
        place = (token.start, token.end)
        # In lowercase, İ is two characters, and so may become two tokens.
        assert before[1] <= token.start or (place == before and lowercase)
        assert token.start < token.end <= len(segment)
        before = place
        if not lowercase and token.text != found.shown(index):
            # Only 13a changes characters other than white space.
            assert name == "13a"
            assert any(sign in found.shown(index) for sign in ("&", "<skipped>", "-\n"))
    if name != "13a":
        # Only white space is between the tokens.
        rest = list(segment)
        for token in found.tokens:
            rest[token.start : token.end] = " " * (token.end - token.start)
        assert not "".join(rest).strip()


@both_cases
@every_name
def test_nasty_segments(name: str, lowercase: bool) -> None:
    for segment in NASTY:
        check(name, segment, lowercase=lowercase)


@pytest.mark.parametrize("name", ["13a", "intl", "zh", "char"])
@settings(deadline=None, max_examples=60)
@given(segment=TEXTS)
def test_any_segment(name: str, segment: str) -> None:
    check(name, segment, lowercase=False)
    check(name, segment, lowercase=True)


@pytest.mark.parametrize(
    ("segment", "places"),
    [
        ("He said &quot;no&quot;.", ["He", "said", "&quot;", "no", "&quot;", "."]),
        ("&amp;lt;b", ["&amp;lt;", "b"]),
        ("a<skipped>b c", ["a<skipped>b", "c"]),
        ("well-\nknown ", ["well-\nknown"]),
        ("end-\n", ["end-"]),
    ],
)
def test_rewritten_text_comes_from_its_place(segment: str, places: list[str]) -> None:
    assert shown("13a", segment) == places


def test_case_is_ignored_in_the_words_and_kept_in_the_text() -> None:
    found = tokenize_segment("İzmir ΟΔΟΣ.", get_tokenizer("13a"), lowercase=True)
    assert found.words == ["i̇zmir", "οδος", "."]
    assert [found.shown(index) for index in range(3)] == ["İzmir", "ΟΔΟΣ", "."]


def test_traditional_chinese_stays_traditional() -> None:
    text = "我們在學校裡學習機器翻譯"
    assert shown("jieba-t2s", text) == get_tokenizer("jieba-t2s").tokens(text)
    assert "".join(shown("jieba-t2s", text)) == text


@pytest.mark.parametrize(
    ("name", "module", "text"),
    [
        ("ja-mecab", "MeCab", " 私は東京に住んでいます。 "),
        ("ko-mecab", "mecab_ko", " 저는 서울에 살아요. "),
    ],
)
def test_words_by_mecab(name: str, module: str, text: str) -> None:
    pytest.importorskip(module)
    check(name, text, lowercase=False)


def test_a_token_that_is_not_in_the_text_has_an_empty_place() -> None:
    tokenizer = Tokenizer("own", "own", lambda _: ["ab", "?", "c"])
    found = tokenize_segment("ab &c", tokenizer)
    assert [(token.start, token.end) for token in found.tokens] == [(0, 2), (2, 2), (4, 5)]
