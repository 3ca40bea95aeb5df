"""`jieba`: Chinese word segmentation with exactly the tokens of ``jieba.lcut``.

The algorithm is jieba's (https://github.com/fxsjy/jieba, MIT license): the most probable way
through the words of the dictionary, and a hidden Markov model for characters it leaves single.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from functools import cache
from math import log
from typing import NamedTuple

from bleu_core.tokenizers import Tokenizer
from bleu_core.tokenizers.jieba.data import MIN_FLOAT, read_dictionary, read_model

# Blocks that are looked up in the dictionary. Everything else is white space or single symbols.
_BLOCK = re.compile(r"([\u4E00-\u9FD5a-zA-Z0-9+#&\._%\-]+)")
_WHITE_SPACE = re.compile(r"(\r\n|\s)")
# Characters the model is applied to. Everything else is numbers and Latin words.
_CHINESE = re.compile(r"([\u4E00-\u9FD5]+)")
_LATIN = re.compile(r"([a-zA-Z0-9]+(?:\.\d+)?%?)")

# The states that can precede each state: begin, middle and end of a word, single.
_BEFORE = {"B": "ES", "M": "MB", "S": "SE", "E": "BM"}


class _Dictionary(NamedTuple):
    """Frequencies of words, and 0 for prefixes that are not words."""

    frequencies: dict[str, int]
    log_total: float


@cache
def _dictionary() -> _Dictionary:
    frequencies: dict[str, int] = {}
    total = 0
    for line in read_dictionary().decode("utf-8").rstrip("\n").split("\n"):
        word, frequency = line.split(" ")
        frequencies[word] = int(frequency)
        total += int(frequency)
        for end in range(1, len(word)):
            frequencies.setdefault(word[:end], 0)
    return _Dictionary(frequencies, log(total))


_loading = threading.Lock()


def cut_words(text: str) -> list[str]:
    """Return the words of ``jieba.lcut(text)``, white space included."""
    with _loading:
        dictionary = _dictionary()
    words: list[str] = []
    # Every second part is a block.
    for index, part in enumerate(_BLOCK.split(text)):
        if index % 2:
            words += _cut_block(part, dictionary)
        else:
            for number, piece in enumerate(_WHITE_SPACE.split(part)):
                words += [piece] if number % 2 else piece
    return words


def _cut_block(block: str, dictionary: _Dictionary) -> Iterator[str]:
    ends = _most_probable_ends(block, dictionary)
    single = start = 0
    while start < len(block):
        end = ends[start]
        if end - start > 1:
            yield from _cut_singles(block[single:start], dictionary)
            yield block[start:end]
            single = end
        start = end
    yield from _cut_singles(block[single:], dictionary)


def _most_probable_ends(block: str, dictionary: _Dictionary) -> list[int]:
    """Return, for each position, the end of the word starting there on the most probable path."""
    frequencies, log_total = dictionary
    length = len(block)
    weights = [0.0] * (length + 1)
    ends = [0] * length
    for start in reversed(range(length)):
        best = None
        end = start + 1
        # Fall back to the single character if no dictionary word starts here.
        while end <= length and (frequency := frequencies.get(block[start:end])) is not None:
            if frequency:
                # In a tie, the longer word wins.
                weight = log(frequency) - log_total + weights[end]
                if best is None or weight >= best:
                    best, ends[start] = weight, end
            end += 1
        if best is None:
            best, ends[start] = log(1) - log_total + weights[start + 1], start + 1
        weights[start] = best
    return ends


def _cut_singles(text: str, dictionary: _Dictionary) -> Iterator[str]:
    """Segment runs of characters for which the dictionary found only one-character words."""
    if len(text) < 2 or dictionary.frequencies.get(text):
        yield from text
        return
    for index, part in enumerate(_CHINESE.split(text)):
        if index % 2:
            yield from _cut_by_model(part)
        else:
            yield from filter(None, _LATIN.split(part))


def _cut_by_model(text: str) -> Iterator[str]:
    start = 0
    for end, state in enumerate(_most_probable_states(text), 1):
        if state in "ES":
            yield text[start:end]
            start = end


def _most_probable_states(text: str) -> str:
    """Return the state of each character (Viterbi's algorithm)."""
    model = read_model()
    weights = {
        state: model.start[state] + model.emit[state].get(text[0], MIN_FLOAT) for state in "BMES"
    }
    steps = []
    for character in text[1:]:
        new_weights, step = {}, {}
        for state in "BMES":
            emission = model.emit[state].get(character, MIN_FLOAT)
            new_weights[state], step[state] = max(
                (weights[before] + model.trans[before].get(state, MIN_FLOAT) + emission, before)
                for before in _BEFORE[state]
            )
        weights = new_weights
        steps.append(step)
    state = max("ES", key=lambda last: (weights[last], last))
    states = [state]
    for step in reversed(steps):
        state = step[state]
        states.append(state)
    return "".join(reversed(states))


def cut(segment: str) -> list[str]:
    """Split into jieba's words, and drop white space."""
    return [word for word in cut_words(segment) if not word.isspace()]


@cache
def dictionary_signature() -> str:
    """Return jieba's version, the first digits of its dictionary's SHA-256, and ``hmm``."""
    model = read_model()
    return f"jieba-{model.version}-dict-{model.dictionary[:8]}-hmm"


def make() -> Tokenizer:
    """Return the tokenizer."""
    return Tokenizer("jieba", dictionary_signature(), cut)
