"""The catalogs and the manual keep to `docs/terms.md`: one thing has one word."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

import pytest
from ui_languages import TRANSLATED

from tests.docs.manual_pages import ROOT, paragraphs
from tests.i18n.test_catalogs import translations

TERMS = ROOT / "docs" / "terms.md"
NAMES = {"es": "Español", "id": "Bahasa Indonesia", "zh_CN": "简体中文", "zh_TW": "繁體中文"}

# Those of the table of words that are not used.
ALL_NAMES = {"en": "English", **NAMES}

each_language = pytest.mark.parametrize("language", TRANSLATED)


class Pair(NamedTuple):
    """An English text of the program or the manual, and its translation."""

    english: str
    translation: str


def tables() -> list[list[list[str]]]:
    """Return the cells of the tables of the page, without their first two lines."""
    blocks = re.findall(r"(?:^\|.*\n)+", TERMS.read_text("utf-8"), re.MULTILINE)
    return [
        [[cell.strip() for cell in line.strip("|").split("|")] for line in block.splitlines()[2:]]
        for block in blocks
    ]


@cache
def pairs(language: str) -> list[Pair]:
    """Return all texts in a language, without the keys of menus and the markup of the manual."""
    program = (
        Pair(text.source.replace("&", ""), re.sub(r"\(&.\)|&", "", words))
        for text, words in translations(language).items()
    )
    manual = (Pair(each.text, each.translation) for each in paragraphs(language))
    return [Pair(_plain(one), _plain(other)) for one, other in (*program, *manual)]


@cache
def texts(language: str) -> tuple[str, ...]:
    """Return all texts in a language of the interface, English included."""
    if language == "en":
        return tuple(dict.fromkeys(pair.english for pair in pairs(TRANSLATED[0])))
    return tuple(pair.translation for pair in pairs(language))


def _plain(text: str) -> str:
    text = re.sub(r"`[^`]*`|\[docs/[\w-]+\.md|\]\([^)]*\)|\{\w+\}", "·", text)
    text = text.replace("\u00a0", " ").replace("*", "")
    return OTHER_SENSES.sub("·", text)


# English phrases with a word of the table in a different sense.
OTHER_SENSES = re.compile(
    r"in a row|--[a-z-]+|#[a-z]+=\S*|JSON Lines|dashed lines|one line for each candidate"
    r"|command line|full precision|as a comment|(?:network|it|program|verdict|system) reports"
    r"|line separator|line feeds?|enough for a report|System Settings|Ajustes del sistema",
    re.IGNORECASE,
)


@each_language
def test_a_translation_has_the_term_of_its_language(language: str) -> None:
    terms, _ = tables()
    column = 1 + TRANSLATED.index(language)
    assert len(terms) >= 40
    missing = [
        (row[0], pair)
        for row in terms
        for pair in pairs(language)
        if re.search(rf"(?<![\w-]){re.escape(row[0])}s?(?![\w-])", pair.english, re.IGNORECASE)
        and not _has_one_of(row[column], pair.translation)
    ]
    assert missing == []


@pytest.mark.parametrize("language", ALL_NAMES)
def test_no_text_has_a_word_that_is_not_used(language: str) -> None:
    _, unused = tables()
    words = [row[1] for row in unused if row[0] == ALL_NAMES[language]]
    assert words
    assert [
        (word, text) for word in words for text in texts(language) if _has_one_of(word, text)
    ] == []


# A single star on each side, around Chinese; two stars make bold text.
_ITALICS = re.compile(r"(?<![*\\])\*(?![*\s])[^*\n]*[\u3400-\u9fff][^*\n]*(?<!\s)\*(?!\*)")


@pytest.mark.parametrize("language", ["zh_CN", "zh_TW"])
def test_chinese_is_not_slanted(language: str) -> None:
    assert _ITALICS.search("*匹配数*：候选译文的")
    assert not _ITALICS.search("**比较**页，**得分**页")
    found = [_ITALICS.search(each.translation) for each in paragraphs(language)]
    assert [match[0] for match in found if match] == []


@pytest.mark.parametrize(("language", "word"), [("zh_CN", "置信"), ("zh_TW", "信賴區間")])
def test_a_band_is_no_confidence_interval(language: str, word: str) -> None:
    confident = re.compile(r"confidence|intervals?\b|\bCI\b", re.IGNORECASE)
    assert [
        pair
        for pair in pairs(language)
        if word in pair.translation and not confident.search(pair.english)
    ] == []


@each_language
def test_every_term_is_used(language: str) -> None:
    terms, _ = tables()
    english = "\n".join(pair.english for pair in pairs(language))
    assert [row[0] for row in terms if row[0].lower() not in english.lower()] == []


def test_the_tables_are_whole() -> None:
    terms, unused = tables()
    assert all(len(row) == 5 and all(row) for row in terms)
    assert all(len(row) == 3 and all(row) for row in unused)
    assert {row[0] for row in unused} == set(ALL_NAMES.values())


def _has_one_of(cell: str, text: str) -> bool:
    """Return true if a text contains one of the words of a cell, at the start of a word."""
    return any(
        re.search(rf"(?<![^\W_]){re.escape(word.strip())}", text, re.IGNORECASE)
        if word.isascii() or "ó" in word
        else word.strip().lower() in text.lower()
        for word in cell.split(" / ")
    )
