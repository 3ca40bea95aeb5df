"""Words with letters of two scripts that look alike are put into one; others stay."""

from __future__ import annotations

import pytest

from bleu_core.languages.lookalikes import without_lookalikes


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # The first letters of "cat" and "house" are Cyrillic, that of "Alpha" Greek.
        ("сat", "cat"),
        ("a hоusе and Αlpha", "a house and Alpha"),
        ("cерьёзно", "серьёзно"),
        ("νόμοs και λόγoς", "νόμοs και λόγος"),
        # Short words of look-alikes alone follow the script of the mended ones.
        ("сat а тор", "cat a тор"),
        ("сat а сор", "cat a cop"),
        ("сat а сохо", "cat a сохо"),
        ("сat ах ой", "cat ax ой"),
        ("cерьёзно a x", "серьёзно а х"),
        # Words that are not mixed, or whose letters have no look-alikes, stay.
        ("кот и cat а", "кот и cat а"),
        ("iPhoneом", "iPhoneом"),
        ("сatж", "сatж"),
        # Symbols and units.
        ("5 µm", "5 µm"),
        ("TNFα", "TNFα"),
        ("dα", "dα"),
        ("νRNA", "νRNA"),
        ("ΔT", "ΔT"),
        ("abαb", "abab"),
        ("abαBC", "abαBC"),
        ("abο", "abo"),
        # In Cyrillic, most letters have to be Cyrillic.
        ("жcc", "жcc"),
        ("жжcc", "жжcc"),
        ("жжжcc", "жжжсс"),
        # In Latin, any number of others.
        ("zсс", "zcc"),
        ("plain text", "plain text"),
        ("год é", "год é"),
        ("", ""),
    ],
)
def test_mixed_words_are_put_into_one_script(text: str, expected: str) -> None:
    assert without_lookalikes(text) == expected


def test_a_text_that_does_not_change_is_the_same_object() -> None:
    for text in ("plain text", "обычный текст"):
        assert without_lookalikes(text) is text


def test_a_word_of_three_scripts_is_put_into_one() -> None:
    # A Cyrillic "с" and a Greek "ο" in a Latin word.
    assert without_lookalikes("сlοwns") == "clowns"
