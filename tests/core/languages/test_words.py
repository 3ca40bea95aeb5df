"""The language of a text is told by its frequent words, and not told where these are too few."""

from __future__ import annotations

from collections import Counter
from itertools import count, islice

import pytest

from bleu_core.languages.words import FUNCTION_WORDS, WordProfile, seem_different


def profile(words: str | dict[str, int], total: int) -> WordProfile:
    """Return words, and so many others that no language has, each once, that these are all."""
    known = Counter(words.split() if isinstance(words, str) else words)
    others = islice((f"q{number}" for number in count()), total - known.total())
    return WordProfile(known + Counter(others), total)


def test_words_are_counted_in_lower_case_without_digits() -> None:
    found = WordProfile.of(["The cat, THE dog", "it's 12 x_y"])
    assert found.counts == Counter("the cat the dog it s x y".split())
    assert found.total == 8
    assert found.share(frozenset({"the", "cat"})) == 3 / 8
    assert WordProfile.of([]).share(frozenset({"the"})) == 0


@pytest.mark.parametrize(("segments", "words"), [(999, 999), (1000, 500), (1500, 500)])
def test_of_many_segments_a_sample_is_counted(segments: int, words: int) -> None:
    assert WordProfile.of(["word"] * segments).total == words


@pytest.mark.parametrize(
    ("total", "different", "is_large"), [(200, 80, True), (199, 80, False), (200, 79, False)]
)
def test_a_text_is_large_with_enough_words_and_different_ones(
    total: int, different: int, is_large: bool
) -> None:
    found = profile({"same": total - different + 1}, total)
    assert (len(found.counts), found.is_large) == (different, is_large)


@pytest.mark.parametrize(("total", "least"), [(100, 2), (1333, 2), (2000, 3), (2001, 4)])
def test_usual_words_are_no_accident(total: int, least: int) -> None:
    counts = {"one": 1, "two": 2, "three": 3, "four": 4}
    usual = {word for word, often in counts.items() if often >= least}
    assert profile(counts, total).usual() == usual


@pytest.mark.parametrize(
    ("words", "total", "tag"),
    [
        # Of few words, three in twenty are enough.
        ("the with they", 20, "en"),
        ("the with they", 21, None),
        ("the with", 4, None),
        # Indonesian and Malay share nearly all of them, Norwegian and Danish many.
        ("yang dan di dengan", 4, None),
        ("yang dan karena bisa bahwa", 5, "id"),
        ("og det er en ble etter noe", 7, "no"),
        ("og det er en ble etter", 7, None),
        # What only the other language has speaks against it.
        ("the with they the with they los una muy", 10, "en"),
        ("the with they the with los una muy", 10, None),
        # Of many words, it takes several different ones.
        ({"the": 60}, 300, None),
        ({"the": 10, "with": 10, "they": 10, "and": 10, "from": 20}, 600, None),
        (dict.fromkeys("the with they and from have this which were would".split(), 12), 300, "en"),
        (dict.fromkeys("the with they and from have this which were would".split(), 11), 300, None),
    ],
)
def test_the_language_is_that_of_most_function_words(
    words: str | dict[str, int], total: int, tag: str | None
) -> None:
    found = profile(words, total)
    assert found.language() == tag
    known = FUNCTION_WORDS.get(tag or "", ())
    assert found.count_known() == sum(found.counts[word] for word in known)


@pytest.mark.parametrize(
    ("words", "total", "tag", "contradicts"),
    [
        ("the with they and from have", 12, "es", True),
        ("the with they and from have", 12, "en-GB", False),
        # Bokmål, Nynorsk and Danish: one language under several tags, and another.
        ("og det er en ble etter noe hun", 12, "nb-NO", False),
        ("og det er en ble etter noe hun", 12, "da", True),
        ("i u je kao koja koje koji nije samo", 12, "bs", False),
        # Fewer words rule out a language whose own words are known.
        ("the with they", 100, "es", True),
        ("the with", 100, "es", False),
        ("the with they and muy", 100, "es", True),
        ("the with they muy", 100, "es", False),
        ("the the the the the muy los", 100, "es", False),
        ("the with they", 100, "mi", False),
        ("kao koja nije samo", 100, "sr", False),
        ("the with they", 100, "sr", True),
    ],
)
def test_a_text_contradicts_the_language_of_its_name_by_its_words(
    words: str, total: int, tag: str, contradicts: bool
) -> None:
    assert profile(words, total).contradicts(tag) is contradicts


def spoken(words: str, total: int = 300) -> WordProfile:
    """Return a text in a language that has these frequent words."""
    return profile(dict.fromkeys(words.split(), total // 20), total)


ENGLISH = spoken("the with they and from have this which were would")
SPANISH = spoken("los las muy cuando desde donde entre hasta también uno")
# Forty frequent words that no known language has, and 80 others.
FREQUENT = [f"v{number}" for number in range(40)]
UNKNOWN = WordProfile(
    Counter(dict.fromkeys(FREQUENT, 3)) + Counter(f"w{number}" for number in range(80)), 200
)


def of_unknown(shared: int) -> WordProfile:
    """Return a text in another language, with some of the words of the unknown one."""
    own = Counter({f"u{number}": 3 for number in range(40)})
    return profile(own + Counter(FREQUENT[:shared]), 200)


@pytest.mark.parametrize(
    ("one", "other", "are_different"),
    [
        (ENGLISH, SPANISH, True),
        (ENGLISH, ENGLISH, False),
        (ENGLISH, UNKNOWN, True),
        (UNKNOWN, UNKNOWN, False),
        (UNKNOWN, of_unknown(35), True),
        (UNKNOWN, of_unknown(36), False),
        # Too few words, and too few frequent ones.
        (ENGLISH, profile(dict.fromkeys(["los", "las", "muy", "uno"], 30), 190), False),
        (UNKNOWN, profile({}, 200), True),
        (UNKNOWN, profile({"much": 21}, 400), True),
        (UNKNOWN, profile({"much": 20}, 400), False),
    ],
)
def test_texts_are_in_different_languages_if_neither_has_the_others_words(
    one: WordProfile, other: WordProfile, are_different: bool
) -> None:
    assert seem_different(one, other) is are_different
    assert seem_different(other, one) is are_different


def test_the_frequent_words_are_forty() -> None:
    assert UNKNOWN.frequent() == {*FREQUENT}
