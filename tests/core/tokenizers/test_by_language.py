"""The tokenizer of each language."""

from __future__ import annotations

import pytest

from bleu_core.languages.tags import LANGUAGES, LANGUAGES_WITHOUT_SPACES
from bleu_core.settings import TOKENIZERS
from bleu_core.tokenizers import by_language, get_tokenizer
from bleu_core.tokenizers.by_language import (
    TOKENIZER_BY_LANGUAGE,
    applicable_tokenizers,
    separates_words,
    tokenizer_of_language,
)


@pytest.mark.parametrize(
    ("language", "name", "lacks_words"),
    [
        ("en", "13a", False),
        ("ceb", "13a", False),
        (None, "13a", False),
        ("th", "char", True),
        ("km", "char", True),
        ("zh", "jieba", False),
    ],
)
def test_a_language_gets_its_tokenizer(language: str | None, name: str, lacks_words: bool) -> None:
    found = tokenizer_of_language(language)
    assert found.tokenizer == get_tokenizer(name)
    assert (found.lacks_words, found.extra) == (lacks_words, None)


def test_traditional_chinese_is_cut_through_its_simplified_form() -> None:
    found = tokenizer_of_language("zh", traditional=True)
    assert found.tokenizer == get_tokenizer("jieba-t2s")
    # The Simplified form matters for Chinese only.
    assert tokenizer_of_language("en", traditional=True).tokenizer == get_tokenizer("13a")


@pytest.mark.parametrize(("language", "extra"), [("ja", "japanese"), ("ko", "korean")])
def test_without_its_extra_a_language_is_compared_by_characters(
    monkeypatch: pytest.MonkeyPatch, language: str, extra: str
) -> None:
    def without_extras(name: str) -> object:
        if name.endswith("-mecab"):
            raise by_language.TokenizerUnavailable(name, extra)
        return get_tokenizer(name)

    monkeypatch.setattr(by_language, "get_tokenizer", without_extras)
    found = tokenizer_of_language(language)
    assert (found.tokenizer.name, found.lacks_words, found.extra) == ("char", True, extra)


@pytest.mark.parametrize("tokenizer", ["13a", "intl", "none"])
def test_tokenizers_that_need_spaces_do_not_separate_words_without_them(tokenizer: str) -> None:
    for language in LANGUAGES_WITHOUT_SPACES:
        assert not separates_words(tokenizer, language)
        assert all(separates_words(one.name, language) for one in applicable_tokenizers(language))
    assert separates_words(tokenizer, "ko")
    assert separates_words(tokenizer, None)


def test_the_chinese_tokenizer_separates_chinese_only() -> None:
    assert separates_words("zh", "zh")
    assert not separates_words("zh", "ja")
    assert separates_words("mixed", "ja")


def test_every_language_without_spaces_has_a_line_of_its_own() -> None:
    assert set(LANGUAGES_WITHOUT_SPACES) <= set(TOKENIZER_BY_LANGUAGE)
    assert {tag.split("-")[0] for tag in LANGUAGES} >= set(TOKENIZER_BY_LANGUAGE)
    assert set(TOKENIZER_BY_LANGUAGE.values()) <= set(TOKENIZERS)
