"""jieba's dictionary and model, which `packaging/jieba_model.py` copied from jieba."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

# The model's logarithm of what it does not know (jieba.finalseg.MIN_FLOAT).
MIN_FLOAT = -3.14e100

_FOLDER = Path(__file__).parent / "model"


class Model(NamedTuple):
    """A hidden Markov model of characters that begin, continue, end or are a word.

    Attributes
    ----------
    version
        jieba's.
    start, trans, emit
        Logarithms: of first states, of next states, and of characters in each state.
    """

    version: str
    start: dict[str, float]
    trans: dict[str, dict[str, float]]
    emit: dict[str, dict[str, float]]


def read_dictionary() -> bytes:
    """Return the dictionary: each line is a word, its frequency and its part of speech."""
    return (_FOLDER / "dict.txt").read_bytes()


@cache
def read_model() -> Model:
    """Return the model."""
    content: dict[str, Any] = json.loads((_FOLDER / "model.json").read_text(encoding="utf-8"))
    return Model(**content)
