"""jieba's dictionary and model, copied from jieba by `packaging/jieba_model.py`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

# The model's log probability of unknown characters and transitions (jieba.finalseg.MIN_FLOAT).
MIN_FLOAT = -3.14e100

_FOLDER = Path(__file__).parent / "model"


class Model(NamedTuple):
    """A hidden Markov model whose states are the begin, middle and end of a word, and single.

    Attributes
    ----------
    version
        jieba's.
    dictionary
        The SHA-256 of jieba's dictionary, which also has the parts of speech.
    start, trans, emit
        Log probabilities of initial states, transitions, and characters in each state.
    """

    version: str
    dictionary: str
    start: dict[str, float]
    trans: dict[str, dict[str, float]]
    emit: dict[str, dict[str, float]]


def read_dictionary() -> bytes:
    """Return the dictionary: each line is a word and its frequency."""
    return (_FOLDER / "dict.txt").read_bytes()


@cache
def read_model() -> Model:
    """Return the model."""
    content: dict[str, Any] = json.loads((_FOLDER / "model.json").read_text(encoding="utf-8"))
    return Model(**content)
