"""Texts for tests of drift: sentences of made-up words, and a poor translation of them."""

from __future__ import annotations

import random
import textwrap
from collections.abc import Callable

WORDS = 3000


def vocabulary(letters: str = "abcdefghijklmnoprstuvwz", size: int = WORDS) -> list[str]:
    """Return made-up words, by frequency; as in real languages, frequent ones are short."""
    rng = random.Random(letters)
    words = {
        "".join(rng.choices(letters, k=rng.randint(1, 3) + rank // 300)) for rank in range(size)
    }
    return sorted(words, key=lambda word: (len(word), word))


def sentences(rng: random.Random, count: int, words: list[str], space: str = " ") -> list[str]:
    """Return sentences of 3 to 30 words, whose frequencies follow Zipf's law."""
    weights = [1 / (rank + 3) for rank in range(len(words))]
    result = []
    for _ in range(count):
        chosen = rng.choices(words, weights, k=min(rng.randint(3, 30), rng.randint(3, 30)))
        if rng.random() < 0.2:
            chosen.insert(rng.randrange(len(chosen)), str(rng.randint(2, 2500)))
        result.append(space.join(chosen).capitalize() + rng.choice("....?!"))
    return result


def translated(
    rng: random.Random, text: list[str], words: list[str], *, noise: float = 0.4, space: str = " "
) -> list[str]:
    """Return sentences with some words replaced, dropped or added, as by a poor system."""

    def tokens(segment: str) -> list[str]:
        return segment.split(space) if space else list(segment)

    def change(token: str) -> list[str]:
        if rng.random() >= noise:
            return [token]
        return rng.choices(words, k=rng.choice((0, 1, 1, 1, 1, 2)))

    return [space.join(part for token in tokens(one) for part in change(token)) for one in text]


def wrapped(segment: str, width: int) -> list[str]:
    """Return the lines of a segment, broken at spaces."""
    return textwrap.wrap(segment, width) or [segment]


Change = Callable[[list[str], int], None]


def delete(text: list[str], at: int) -> None:
    del text[at]


def delete_five(text: list[str], at: int) -> None:
    del text[at : at + 5]


def repeat(text: list[str], at: int) -> None:
    text.insert(at, text[at])


def split(text: list[str], at: int) -> None:
    words = text[at].split(" ")
    middle = len(words) // 2
    text[at : at + 1] = [" ".join(words[:middle]), " ".join(words[middle:])]


def join(text: list[str], at: int) -> None:
    text[at : at + 2] = [" ".join(text[at : at + 2])]
