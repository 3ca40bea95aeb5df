"""jieba's word boundaries for many texts in one go, computed with NumPy.

The method, the dictionary and the model are jieba's (https://github.com/fxsj/jieba, MIT license).
jieba goes through a text character by character; here each step is taken for all positions, or
for all blocks, of all texts together:

1. the dictionary is a trie in a hash table; the words of two characters are looked up at all
   positions, then those of three wherever a word can go on, and so on;
2. the most probable path is summed up from the end of each block (a run of the characters that
   jieba's dictionary cuts), one character of every block a step;
3. runs of one-character words go through jieba's hidden Markov model, again one character of
   every run a step.

Every sum of probabilities adds the same numbers in the same order as jieba, and every tie is
decided as in jieba, so the words are the same and not only nearly always the same.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bleu_core.tokenizers.jieba.tables import (
    EARLIER,
    HAN_FIRST,
    LATER,
    Floats,
    Ints,
    Tables,
    code_points,
    jieba_tables,
)

_Bools = NDArray[np.bool_]

# Between texts: a character that jieba gives as a word of its own and joins to nothing.
_BORDER = "\0"
_NOT_HAN_WORD = re.compile(r"([a-zA-Z0-9]+(?:\.[0-9]+)?%?)")

# Words up to this length are looked at for all blocks at once, the few longer ones one by one.
_COMMON_LENGTH = 4
# With fewer blocks than this, Python's numbers are faster than NumPy's arrays.
_FEW_BLOCKS = 4


class _Words(NamedTuple):
    """Words of the dictionary in a text: position, length, weight; shorter ones come first.

    Beginnings of words that are none themselves are among them, with weight -inf.
    """

    starts: Ints
    lengths: Ints
    weights: Floats


def _find_words(tables: Tables, characters: Ints) -> _Words:
    """Find all words of two characters and more."""
    starts: list[Ints] = []
    weights: list[Floats] = []
    inside = characters != 0
    positions = np.flatnonzero(inside[:-1] & inside[1:])
    nodes = characters.take(positions, mode="clip")
    while len(positions) or not starts:
        # What goes on is inside of a block, so the text goes on.
        following = characters.take(positions + (len(starts) + 1), mode="clip")
        found, nodes = tables.next_nodes(nodes, following)
        positions = positions.take(found, mode="clip")
        starts.append(positions)
        weights.append(tables.weights.take(nodes, mode="clip"))
        deeper = np.flatnonzero(nodes < tables.leaves)
        positions = positions.take(deeper, mode="clip")
        nodes = nodes.take(deeper, mode="clip")
    lengths = np.repeat(np.arange(len(starts)) + 2, [len(found) for found in starts])
    return _Words(np.concatenate(starts), lengths, np.concatenate(weights))


class _Columns(NamedTuple):
    """A layout for steps through many runs of characters, the longest run first.

    Attributes
    ----------
    order
        The runs from the longest to the shortest.
    widths
        How many runs have a first, second, ... character.
    offsets
        Where the first, second, ... characters are.
    """

    order: Ints
    widths: list[int]
    offsets: list[int]


def _columns(lengths: Ints) -> _Columns:
    longest = int(lengths.max(initial=0))
    # Short integers are sorted by their digits.
    order = np.argsort((longest - lengths).astype(np.min_scalar_type(longest)), kind="stable")
    shorter = np.cumsum(np.bincount(lengths, minlength=longest + 1))
    widths = len(lengths) - shorter[:longest]
    offsets = np.concatenate(([0], np.cumsum(widths)))
    return _Columns(order, widths.tolist(), offsets.tolist())


def _cut_known(tables: Tables, characters: Ints, words: _Words) -> _Bools:
    """Return where the words of the most probable paths begin, and a last True."""
    inside = characters != 0
    borders = np.flatnonzero(inside[1:] != inside[:-1]) + 1
    starts, stops = borders[::2], borders[1::2]
    lengths = stops - starts
    order, widths, offsets = _columns(lengths)
    # All sums that one step gives, or needs, are side by side: first those at the blocks' ends,
    # then those one character before, and so on.
    widths = [len(order), *widths]
    offsets = [0, *(offset + len(order) for offset in offsets)]
    rank = np.empty(len(order), np.int64)
    rank[order] = np.arange(len(order))
    at = np.flatnonzero(inside)
    places = np.array(offsets).take(np.repeat(stops, lengths) - at, mode="clip")
    places += np.repeat(rank, lengths)
    place = np.empty(len(characters), np.int64)
    place[stops] = rank
    place[at] = places

    sources = place.take(words.starts, mode="clip")
    ends = words.starts + words.lengths
    targets = place.take(ends, mode="clip")
    weights = np.empty((_COMMON_LENGTH, offsets[-1]))
    weights[0, places] = _single_weights(tables, characters, words, at)
    weights[1:] = -np.inf
    cuts = np.searchsorted(words.lengths, np.arange(2, _COMMON_LENGTH + 2)).tolist()
    for row, (first, last) in enumerate(pairwise(cuts), 1):
        weights[row, sources[first:last]] = words.weights[first:last]
    # The others one by one: long words, and all words of the few longest blocks.
    few = max(1, sum(width >= _FEW_BLOCKS for width in widths))
    one_by_one = np.flatnonzero((words.lengths > _COMMON_LENGTH) | (sources >= offsets[few]))
    one_by_one = one_by_one[words.weights[one_by_one] > -np.inf]
    one_by_one = one_by_one[np.argsort(-sources[one_by_one])]
    columns = (part[one_by_one].tolist() for part in (sources, targets, words.weights))
    sums = _sum_up(weights, list(zip(*columns, strict=True)), few, widths, offsets)

    values = sums.take(targets, mode="clip") + words.weights
    best = np.flatnonzero(values == sums.take(sources, mode="clip"))
    return _follow(len(characters), *(part.take(best, mode="clip") for part in words[:2]))


def _single_weights(tables: Tables, characters: Ints, words: _Words, at: Ints) -> Floats:
    """Return the weights of words of one character at these positions."""
    weights = tables.single.take(characters.take(at, mode="clip"), mode="clip")
    unknown = np.flatnonzero(weights == -np.inf)
    if len(unknown):
        # Where a longer word begins, a character that is no word stays none.
        begins_word = np.zeros(len(characters), np.bool_)
        begins_word[words.starts[np.flatnonzero(words.weights > -np.inf)]] = True
        weights[unknown[~begins_word[at[unknown]]]] = tables.unknown
    return weights


def _sum_up(
    weights: Floats,
    words: list[tuple[int, int, float]],
    few: int,
    widths: list[int],
    offsets: list[int],
) -> Floats:
    """Return the best sum of weights from each place to the end of its block.

    Parameters
    ----------
    weights
        By length less one and place: the weight of the word there, or -inf.
    words
        Further words, the first places last: from where to where, and the weight.
    few
        From this step on a row has the words of one character only.
    widths, offsets
        Of each step, from the blocks' ends on.
    """
    sums = np.zeros(weights.shape[1])
    spare = np.empty(widths[0])
    for step in range(1, few):
        width = widths[step]
        first = offsets[step]
        last = first + width
        here, other = sums[first:last], spare[:width]
        before = offsets[step - 1]
        np.add(weights[0, first:last], sums[before : before + width], out=here)
        for length in range(2, min(step, _COMMON_LENGTH) + 1):
            before = offsets[step - length]
            np.add(weights[length - 1, first:last], sums[before : before + width], out=other)
            np.maximum(here, other, out=here)
        while words and words[-1][0] < last:
            source, target, weight = words.pop()
            sums[source] = max(sums[source], weight + sums[target])

    # The few longest blocks: the same with Python's numbers, on what is needed of the arrays.
    first = offsets[few]
    base = min([offsets[few - 1], *(target for _, target, _ in words)])
    values = sums[base:first].tolist()
    singles = weights[0, first:].tolist()
    for step in range(few, len(widths)):
        back = widths[step - 1]
        for source in range(offsets[step], offsets[step + 1]):
            best = singles[source - first] + values[source - base - back]
            while words and words[-1][0] == source:
                _, target, weight = words.pop()
                best = max(best, weight + values[target - base])
            values.append(best)
    sums[first:] = values[first - base :]
    return sums


def _follow(size: int, starts: Ints, lengths: Ints) -> _Bools:
    """Return which positions the paths come to, given the best words of two characters and more.

    Of equally probable words from one position the longest is taken, as jieba does.
    """
    # Most positions are inside of no such word at all, so each path comes to them.
    visited = np.ones(size + 1, np.bool_)
    for inner in range(1, int(lengths[-1]) if len(lengths) else 0):
        visited[starts[np.searchsorted(lengths, inner, "right") :] + inner] = False
    passed = ~visited
    # From the others on go only the paths that come to them. Longer words are last and stay.
    follow = np.arange(1, size + 1)
    follow[starts] = starts + lengths
    positions = follow.take(starts[visited.take(starts)])
    while len(positions := positions[passed.take(positions)]):
        visited[positions] = True
        positions = follow.take(positions)
    return visited


def _cut_unknown(
    tables: Tables, text: str, characters: Ints, words: _Words, visited: _Bools
) -> _Bools:
    """Return where words end, with runs of one-character words cut by jieba's model."""
    is_end = visited[1:].copy()
    single = visited[:-1] & is_end & (characters != 0)
    borders = np.flatnonzero(single[1:] != single[:-1]) + 1
    starts, stops = borders[::2], borders[1::2]
    lengths = stops - starts
    # A run that is a word of the dictionary stays as it is.
    run_length = np.zeros(len(characters), np.int64)
    run_length[starts] = lengths
    known = np.flatnonzero(run_length.take(words.starts, mode="clip") == words.lengths)
    known = known[words.weights[known] > -np.inf]
    run_length[words.starts[known]] = 0
    runs = np.flatnonzero(run_length.take(starts, mode="clip") > 1)
    if not len(runs):
        return is_end

    # The model cuts Chinese characters only; others are one word if there is no sign among them.
    starts, lengths = starts[runs], lengths[runs]
    firsts = np.cumsum(lengths) - lengths
    at = np.repeat(starts - firsts, lengths) + np.arange(int(lengths.sum()))
    codes = characters.take(at, mode="clip")
    is_han = codes >= HAN_FIRST
    new = np.zeros(len(at), np.bool_)
    new[firsts] = True
    new[1:] |= is_han[1:] != is_han[:-1]
    firsts = np.flatnonzero(new)
    starts = at[firsts]
    lengths = np.diff(firsts, append=len(at))
    is_end[at] = False
    is_end[starts + lengths - 1] = True
    is_han = is_han[firsts]
    han = np.flatnonzero(is_han & (lengths > 1))
    if len(han):
        _cut_han(tables, characters, starts[han], lengths[han], is_end)
    is_sign = (codes < ord("0")) | (codes == ord("_"))
    signs = np.flatnonzero(np.logical_or.reduceat(is_sign, firsts) & (lengths > 1))
    for start, length in zip(starts[signs].tolist(), lengths[signs].tolist(), strict=True):
        # The parts between words can be empty: they end where something else does.
        end = start
        for part in _NOT_HAN_WORD.split(text[start : start + length]):
            end += len(part)
            is_end[end - 1] = True
    return is_end


def _cut_han(tables: Tables, characters: Ints, starts: Ints, lengths: Ints, is_end: _Bools) -> None:
    """Mark the ends of words in runs of Chinese characters: jieba's model, by Viterbi's method."""
    order, widths, offsets = _columns(lengths)
    starts = starts[order]
    steps = np.repeat(np.arange(len(widths)), widths)
    at = starts[np.arange(offsets[-1]) - np.array(offsets)[steps]] + steps
    emission = tables.emission.take(characters[at] - HAN_FIRST, axis=1, mode="clip")
    is_later = np.empty(emission.shape, np.bool_)
    last = np.empty(len(order), np.int64)
    sums = tables.start + emission[:, : widths[0]]
    for step in range(1, len(widths)):
        width = widths[step]
        # Of runs that ended with the step before, the last state is known.
        last[width : widths[step - 1]] = np.where(sums[3, width:] >= sums[2, width:], 3, 2)
        here = slice(offsets[step], offsets[step] + width)
        later = sums[LATER, :width] + tables.later + emission[:, here]
        earlier = sums[EARLIER, :width] + tables.earlier + emission[:, here]
        is_later[:, here] = later >= earlier
        sums = np.maximum(later, earlier)
    last[: widths[-1]] = np.where(sums[3] >= sums[2], 3, 2)
    # Back from the last state; a word ends with its end or is a single character.
    ends = np.empty(len(at), np.bool_)
    for step in range(len(widths) - 1, -1, -1):
        here = slice(offsets[step], offsets[step] + widths[step])
        states = last[: widths[step]]
        ends[here] = states >= 2
        is_later_here = is_later[states, np.arange(here.start, here.stop)]
        last[: widths[step]] = np.where(is_later_here, LATER[states], EARLIER[states])
    is_end[at] = ends


def word_ends(texts: Sequence[str]) -> tuple[Ints, Ints]:
    """Cut texts into the words of ``jieba.lcut``, white space included.

    Parameters
    ----------
    texts
        The texts; a few hundred to a few thousand short ones at once are the fastest.

    Returns
    -------
    ends
        The positions in ``"".join(texts)`` where words end, ascending.
    counts
        How many words each text has.
    """
    text = _BORDER.join(["", *texts, ""])
    codes = code_points(text)
    tables = jieba_tables()
    characters = tables.characters.take(codes, mode="clip")
    words = _find_words(tables, characters)
    visited = _cut_known(tables, characters, words)
    is_end = _cut_unknown(tables, text, characters, words, visited)
    if "\r\n" in text:
        is_end[:-1] &= (codes[:-1] != ord("\r")) | (codes[1:] != ord("\n"))
    borders = np.zeros(len(texts) + 1, np.int64)
    np.cumsum(np.fromiter(map(len, texts), np.int64, len(texts)) + 1, out=borders[1:])
    is_end[borders] = False
    ends = np.flatnonzero(is_end)
    counts = np.diff(np.searchsorted(ends, borders))
    # The borders before a word are no part of the texts; an end is after the last character.
    return ends - np.repeat(np.arange(len(texts)), counts), counts
