"""What is bold in the manual is a name on the screen: its words are those of the program."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import pytest
from ui_languages import TRANSLATED

from bleu_core.settings import PROFILES
from bleu_score.messages.choices import profile_name
from tests.docs.manual_pages import NAMES, ROOT, bold, keys, paragraphs, plain, prose
from tests.i18n.test_catalogs import translations

each_language = pytest.mark.parametrize("language", TRANSLATED)


@cache
def labels(language: str) -> dict[str, set[str]]:
    """Return the words of the program in a language for each of its English texts."""
    # The names of the profiles of other programs are not translated.
    found = defaultdict(set, {name: {name} for name in map(profile_name, PROFILES)})
    for text, words in translations(language).items():
        found[plain(text.source)].add(plain(words))
    return found


def pages() -> dict[str, str]:
    texts = {name: prose(name) for name in NAMES}
    return {**texts, "README": (ROOT / "README.md").read_text("utf-8")}


def test_what_is_bold_is_a_label_of_the_program() -> None:
    named = {(page, step) for page, text in pages().items() for path in bold(text) for step in path}
    assert len(named) > 50
    assert [(page, step) for page, step in sorted(named) if step not in labels("en")] == []


@each_language
def test_a_label_is_translated_as_in_the_program(language: str) -> None:
    wrong = []
    for each in paragraphs(language):
        shown = bold(each.translation)
        for path in bold(each.text):
            match = next((other for other in shown if is_translation(path, other, language)), None)
            if match is None:
                wrong.append((each.page, path, shown))
            else:
                # A label that occurs twice is named twice.
                shown.remove(match)
        if shown:
            wrong.append((each.page, (), shown))
    assert wrong == []


def is_translation(path: tuple[str, ...], other: tuple[str, ...], language: str) -> bool:
    return len(path) == len(other) and all(
        step in labels(language)[name] for name, step in zip(path, other, strict=True)
    )


@each_language
def test_a_translation_names_the_same_keys(language: str) -> None:
    assert [
        (each.page, each.text, each.translation)
        for each in paragraphs(language)
        if keys(each.text) != keys(each.translation)
    ] == []
