"""Sentences of made-up words, the same in each run."""

from __future__ import annotations

import random

_SYLLABLES = "ba ce di fo gu la me ni po ru sa te vi zo".split()
_WORDS = ["the", "a", "of", "in", *(one + two for one in _SYLLABLES for two in _SYLLABLES)]


def sentences(count: int) -> list[str]:
    rng = random.Random(1)
    return [" ".join(rng.choices(_WORDS, k=rng.randint(5, 12))) + "." for _ in range(count)]
