"""jieba's dictionary and model as NumPy arrays.

The dictionary becomes a trie stored as a hash table, so that many positions of a text can be looked
up in one go. Dictionary and model are jieba's (https://github.com/fxsjy/jieba, MIT license).
"""

from __future__ import annotations

import math
import threading
from functools import cache
from itertools import count
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bleu_core.tokenizers import characters
from bleu_core.tokenizers.jieba.data import MIN_FLOAT, read_dictionary, read_model

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

HAN_FIRST, HAN_LAST = 0x4E00, 0x9FD5
_SIGNS = "+#&._%-"

# A key combines a trie node (on the first level, a character) and the next character; an entry
# combines a key and the node it leads to.
_CHARACTER_BITS = 16
_NODE_BITS = 20
_NODE_MASK = (1 << _NODE_BITS) - 1
_FIRST_NODE = 1 << _CHARACTER_BITS
_MIX_1 = np.uint64(0x9E3779B97F4A7C15)
_MIX_2 = np.uint64(0xD6E8FEB86659FD93)
_SEED_STEP = 0xBF58476D1CE4E5B9
_BUCKET_SHIFT = np.uint64(64 - 17)
_SLOT_SHIFT = np.uint64(64 - 20)

# The model's states in the order of the rows below: begin, middle and end of a word, single.
_STATES = "BMES"
# The two states that can precede each state; in a tie, jieba prefers the later letter.
LATER = np.array([3, 1, 1, 3])
EARLIER = np.array([2, 0, 0, 2])


class Tables(NamedTuple):
    """jieba's dictionary and model.

    Attributes
    ----------
    characters
        By code point: the code point itself if jieba's dictionary covers it, else 0. The last item
        is for all higher code points.
    single
        By code point: the weight of the character as a word, or -inf if it is not a word.
    unknown
        The weight of a character at which no word begins.
    seeds, entries
        The trie as a perfect hash table: each bucket has a seed that puts its keys into slots of
        their own.
    leaves
        The first leaf; all nodes from here on have no children.
    weights
        By node: the weight of the word that ends here, or -inf if none does.
    start, later, earlier, emission
        The model's log probabilities. `later` and `earlier` are the transitions from `LATER` and
        `EARLIER`; `emission` has one column per Chinese character.
    """

    characters: Ints
    single: Floats
    unknown: float
    seeds: NDArray[np.uint64]
    entries: Ints
    leaves: int
    weights: Floats
    start: Floats
    later: Floats
    earlier: Floats
    emission: Floats

    def next_nodes(self, nodes: Ints, characters: Ints) -> tuple[Ints, Ints]:
        """Go one step down the trie.

        Parameters
        ----------
        nodes
            The current nodes; for the first step, the characters themselves.
        characters
            The next characters.

        Returns
        -------
        tuple
            The indices of the nodes with such a child, and these children.
        """
        keys = nodes << _CHARACTER_BITS | characters
        mixed = keys.view(np.uint64) * _MIX_1
        mixed ^= self.seeds.take((mixed >> _BUCKET_SHIFT).view(np.int64), mode="clip")
        mixed *= _MIX_2
        mixed >>= _SLOT_SHIFT
        entries = self.entries.take(mixed.view(np.int64), mode="clip")
        found = np.flatnonzero(entries >> _NODE_BITS == keys)
        return found, entries.take(found, mode="clip") & _NODE_MASK


def code_points(text: str) -> Ints:
    """Return the code points of a text as indices."""
    return characters.code_points(text)[2].astype(np.int64)


def _block_characters() -> Ints:
    characters = np.zeros(HAN_LAST + 2, np.int64)
    characters[HAN_FIRST : HAN_LAST + 1] = np.arange(HAN_FIRST, HAN_LAST + 1)
    for code in range(128):
        if chr(code).isalnum() or chr(code) in _SIGNS:
            characters[code] = code
    return characters


def _read_dictionary() -> tuple[Ints, Ints, Ints, Ints]:
    """Return the dictionary's code points, the starts and ends of its words, and frequencies."""
    codes = code_points(read_dictionary().decode("utf-8"))
    # Each line is a word, a space and its frequency.
    first, second = np.flatnonzero(codes == ord(" ")), np.flatnonzero(codes == ord("\n"))
    begins = np.concatenate(([0], second[:-1] + 1))
    frequencies = np.zeros(len(begins), np.int64)
    for digit in range(int((second - first).max()) - 1):
        at = first + 1 + digit
        frequencies = np.where(
            at < second, frequencies * 10 + codes[np.minimum(at, second)] - ord("0"), frequencies
        )
    return codes, begins, first, frequencies


def _log_weights(frequencies: Ints, log_total: float) -> Floats:
    """Return the weights of words. Uses math.log, since np.log may differ in the last bit."""
    distinct, index = np.unique(frequencies, return_inverse=True)
    logs = [math.log(value) - log_total if value else -math.inf for value in distinct.tolist()]
    return np.array(logs)[index.reshape(-1)]


def _trie(
    characters: Ints, codes: Ints, begins: Ints, ends: Ints, frequencies: Ints
) -> tuple[Ints, Ints, Ints, int]:
    """Return frequencies by character, keys, frequencies by key, and the number of inner nodes.

    The key at index i leads to node ``_FIRST_NODE + i``; inner nodes come before leaves.
    """
    letters = characters.take(codes, mode="clip")
    single = np.zeros(len(characters), np.int64)
    nodes = letters[begins]
    rest = np.arange(len(begins))
    ended = ends == begins + 1
    single[nodes[ended]] = frequencies[ended]
    levels: list[Ints] = []
    found_frequencies: list[Ints] = []
    size = _FIRST_NODE
    for depth in range(1, int((ends - begins).max())):
        # Skip words with characters outside of the blocks: they can never match.
        goes_on = (ends[rest] > begins[rest] + depth) & (nodes > 0)
        goes_on &= letters[begins[rest] + depth] > 0
        rest, nodes = rest[goes_on], nodes[goes_on]
        keys, index = np.unique(
            nodes << _CHARACTER_BITS | letters[begins[rest] + depth], return_inverse=True
        )
        index = index.reshape(-1)
        ended = ends[rest] == begins[rest] + depth + 1
        found = np.zeros(len(keys), np.int64)
        found[index[ended]] = frequencies[rest[ended]]
        levels.append(keys)
        found_frequencies.append(found)
        nodes = size + index
        size += len(keys)
    keys = np.concatenate(levels)
    parents = keys >> _CHARACTER_BITS
    inner = np.zeros(size, np.bool_)
    inner[parents] = True
    order = np.argsort(~inner[_FIRST_NODE:], kind="stable")
    renumbered = np.arange(size)
    renumbered[_FIRST_NODE + order] = np.arange(_FIRST_NODE, size)
    keys = renumbered[parents] << _CHARACTER_BITS | keys & (_FIRST_NODE - 1)
    below = int(np.count_nonzero(inner[_FIRST_NODE:]))
    return single, keys[order], np.concatenate(found_frequencies)[order], below


def _hash_table(keys: Ints) -> tuple[NDArray[np.uint64], Ints]:
    """Return seeds and entries. In each round, buckets not placed yet try another seed."""
    mixed = keys.view(np.uint64) * _MIX_1
    buckets = (mixed >> _BUCKET_SHIFT).view(np.int64)
    seeds = np.zeros(1 << 64 - int(_BUCKET_SHIFT), np.uint64)
    entries = np.full(1 << 64 - int(_SLOT_SHIFT), -1, np.int64)
    claims = np.zeros(len(entries), np.int64)
    sizes = np.bincount(buckets, minlength=len(seeds))[buckets]
    numbers = (number * _SEED_STEP % (1 << 64) for number in count(1))
    # Place large buckets first: finding many free slots gets harder as the table fills up.
    for full in (sizes >= 8, (sizes >= 5) & (sizes < 8), sizes < 5):
        waiting = np.flatnonzero(full)
        while len(waiting):
            seed = np.uint64(next(numbers))
            slots = ((mixed[waiting] ^ seed) * _MIX_2 >> _SLOT_SHIFT).view(np.int64)
            claims[slots] = waiting
            lost = (claims[slots] != waiting) | (entries[slots] >= 0)
            failed = np.zeros(len(seeds), np.bool_)
            failed[buckets[waiting[lost]]] = True
            again = failed[buckets[waiting]]
            placed = waiting[~again]
            entries[slots[~again]] = keys[placed] << _NODE_BITS | placed + _FIRST_NODE
            seeds[buckets[placed]] = seed
            waiting = waiting[again]
    return seeds, entries


@cache
def _build() -> Tables:
    _, _, start, steps_between, emissions = read_model()
    characters = _block_characters()
    codes, begins, ends, frequencies = _read_dictionary()
    log_total = math.log(int(frequencies.sum()))
    single, keys, counts, inner = _trie(characters, codes, begins, ends, frequencies)
    seeds, entries = _hash_table(keys)
    emission = np.full((len(_STATES), HAN_LAST + 1 - HAN_FIRST), MIN_FLOAT)
    for row, state in zip(emission, _STATES, strict=True):
        for char, value in emissions[state].items():
            # The model also contains a symbol, which is never looked up.
            if HAN_FIRST <= ord(char) <= HAN_LAST:
                row[ord(char) - HAN_FIRST] = value

    def steps(origins: NDArray[np.int64]) -> Floats:
        rows = [
            steps_between[_STATES[origin]].get(state, MIN_FLOAT)
            for origin, state in zip(origins.tolist(), _STATES, strict=True)
        ]
        return np.array(rows).reshape(-1, 1)

    return Tables(
        characters=characters,
        single=_log_weights(single, log_total),
        unknown=math.log(1) - log_total,
        seeds=seeds,
        entries=entries,
        leaves=_FIRST_NODE + inner,
        weights=np.concatenate((np.full(_FIRST_NODE, -np.inf), _log_weights(counts, log_total))),
        start=np.array([start[state] for state in _STATES]).reshape(-1, 1),
        later=steps(LATER),
        earlier=steps(EARLIER),
        emission=emission,
    )


_loading = threading.Lock()


def jieba_tables() -> Tables:
    """Return the tables, built on first use."""
    with _loading:
        return _build()
