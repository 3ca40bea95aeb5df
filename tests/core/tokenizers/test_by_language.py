"""The tokenizer of each language."""

from __future__ import annotations

import pytest

from bleu_core.languages.tags import LANGUAGES, LanguageSource, TargetLanguage
from bleu_core.settings import TOKENIZERS
from bleu_core.tokenizers import by_language, get_tokenizer
from bleu_core.tokenizers.by_language import (
    TOKENIZERS_BY_LANGUAGE,
    applicable_tokenizers,
    separates_words,
    tokenizer_of_language,
)

WITHOUT_SPACES = ("ja", "km", "lo", "my", "th", "zh")


def language(tag: str | None, script: str | None = None) -> TargetLanguage:
    return TargetLanguage(tag, LanguageSource.GIVEN, script)


@pytest.mark.parametrize(
    ("tag", "script", "name", "lacks_words"),
    [
        ("en", "Latn", "13a", False),
        ("ceb", None, "13a", False),
        (None, None, "13a", False),
        ("th", "Thai", "char", True),
        ("km", None, "char", True),
        ("zh-CN", "Hans", "jieba", False),
        ("zh-CN", "Latn", "jieba", False),
        ("yue", "Hant", "zh", False),
        ("lzh", "Hant", "zh", False),
        ("vi", "Hani", "zh", False),
        ("pi", "Thai", "char", True),
        ("ryu", "Jpan", "char", True),
    ],
)
def test_a_text_gets_the_tokenizer_of_its_language_or_script(
    tag: str | None, script: str | None, name: str, lacks_words: bool
) -> None:
    found = tokenizer_of_language(language(tag, script))
    assert found.tokenizer == get_tokenizer(name)
    assert (found.lacks_words, found.extra) == (lacks_words, None)


@pytest.mark.parametrize(("tag", "script"), [("zh-CN", "Hant"), ("zh-TW", "Hani"), ("zh-HK", None)])
def test_traditional_chinese_is_cut_through_its_simplified_form(
    tag: str, script: str | None
) -> None:
    found = tokenizer_of_language(language(tag, script))
    assert found.tokenizer == get_tokenizer("jieba-t2s")


@pytest.mark.parametrize(("tag", "extra"), [("ja", "japanese"), ("ko", "korean")])
def test_without_its_extra_a_language_is_compared_by_characters(
    monkeypatch: pytest.MonkeyPatch, tag: str, extra: str
) -> None:
    def without_extras(name: str) -> object:
        if name.endswith("-mecab"):
            raise by_language.TokenizerUnavailable(name, extra)
        return get_tokenizer(name)

    monkeypatch.setattr(by_language, "get_tokenizer", without_extras)
    found = tokenizer_of_language(language(tag))
    assert (found.tokenizer.name, found.lacks_words, found.extra) == ("char", True, extra)


@pytest.mark.parametrize("tokenizer", ["13a", "intl", "none"])
def test_tokenizers_that_need_spaces_do_not_separate_words_without_them(tokenizer: str) -> None:
    for text in (*map(language, WITHOUT_SPACES), language("yue", "Hant"), language("pi", "Thai")):
        assert not separates_words(tokenizer, text)
        assert all(separates_words(one.name, text) for one in applicable_tokenizers(text))
    assert separates_words(tokenizer, language("ko"))
    assert separates_words(tokenizer, language(None))
    assert separates_words(tokenizer, language("yue", "Latn"))


def test_the_chinese_tokenizer_separates_chinese_only() -> None:
    assert separates_words("zh", language("zh"))
    assert separates_words("zh", language("lzh", "Hant"))
    assert not separates_words("zh", language("ja"))
    assert separates_words("mixed", language("ja"))


def test_every_language_in_the_table_is_offered() -> None:
    assert {tag.split("-")[0] for tag in LANGUAGES} >= set(TOKENIZERS_BY_LANGUAGE)
    assert {name for names in TOKENIZERS_BY_LANGUAGE.values() for name in names} <= set(TOKENIZERS)
