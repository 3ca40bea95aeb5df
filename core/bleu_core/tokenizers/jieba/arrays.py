"""jieba's word boundaries for many texts in one go, computed with NumPy.

The method, the dictionary and the model are jieba's (https://github.com/fxsj/jieba, MIT license).
jieba processes a text character by character; here NumPy performs each step for all positions or
blocks of all texts together:

1. Look up dictionary words in a trie stored as a hash table: words of two characters at all
   positions, then words of three wherever a longer word is possible, and so on.
2. Find the most probable path by dynamic programming from the end of each block (a run of
   characters covered by jieba's dictionary), one character of every block per step.
3. Run jieba's hidden Markov model over runs of one-character words, again one character of every
   run per step.

Log probabilities are added in the same order and ties are broken in the same way as in jieba, so
the words are always identical.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bleu_core.tokenizers.jieba import tables as tables_module

_Bools = NDArray[np.bool_]

# Separates texts: jieba always makes this character a separate word.
_BORDER = "\0"
_NOT_HAN_WORD = re.compile(r"([a-zA-Z0-9]+(?:\.[0-9]+)?%?)")

# Words up to this length are handled in arrays, the few longer ones one by one.
_COMMON_LENGTH = 4
# With fewer blocks than this, plain Python is faster than NumPy.
_FEW_BLOCKS = 4


class _Words(NamedTuple):
    """Dictionary words in a text: position, length, weight; sorted by length.

    Includes prefixes of words that are not words themselves, with weight -inf.
    """

    starts: tables_module.Ints
    lengths: tables_module.Ints
    weights: tables_module.Floats


def _find_words(tables: tables_module.Tables, characters: tables_module.Ints) -> _Words:
    """Find all words of two characters and more."""
    starts: list[tables_module.Ints] = []
    weights: list[tables_module.Floats] = []
    inside = characters != 0
    positions = np.flatnonzero(inside[:-1] & inside[1:])
    nodes = characters.take(positions, mode="clip")
    while len(positions) or not starts:
        # Matches end within a block, so there is always a next character.
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
    """A memory layout for stepping through many runs of characters in parallel, longest run first.

    Attributes
    ----------
    order
        Indices of the runs, from longest to shortest.
    widths
        Number of runs that have a first, second, … character.
    offsets
        Start of the first, second, … characters.
    """

    order: tables_module.Ints
    widths: list[int]
    offsets: list[int]


def _columns(lengths: tables_module.Ints) -> _Columns:
    longest = int(lengths.max(initial=0))
    # NumPy uses radix sort for integers of up to 16 bits.
    order = np.argsort((longest - lengths).astype(np.min_scalar_type(longest)), kind="stable")
    shorter = np.cumsum(np.bincount(lengths, minlength=longest + 1))
    widths = len(lengths) - shorter[:longest]
    offsets = np.concatenate(([0], np.cumsum(widths)))
    return _Columns(order, widths.tolist(), offsets.tolist())


def _cut_known(
    tables: tables_module.Tables, characters: tables_module.Ints, words: _Words
) -> _Bools:
    """Return a mask of the word starts on the most probable paths, with a final True."""
    inside = characters != 0
    borders = np.flatnonzero(inside[1:] != inside[:-1]) + 1
    starts, stops = borders[::2], borders[1::2]
    lengths = stops - starts
    order, widths, offsets = _columns(lengths)
    # The sums of each step are contiguous: first those at the ends of the blocks, then those one
    # character before, and so on.
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
    # Long words, and all words of the few longest blocks, are handled one by one.
    few = max(1, sum(width >= _FEW_BLOCKS for width in widths))
    one_by_one = np.flatnonzero((words.lengths > _COMMON_LENGTH) | (sources >= offsets[few]))
    one_by_one = one_by_one[words.weights[one_by_one] > -np.inf]
    one_by_one = one_by_one[np.argsort(-sources[one_by_one])]
    columns = (part[one_by_one].tolist() for part in (sources, targets, words.weights))
    sums = _sum_up(weights, list(zip(*columns, strict=True)), few, widths, offsets)

    values = sums.take(targets, mode="clip") + words.weights
    best = np.flatnonzero(values == sums.take(sources, mode="clip"))
    return _follow(len(characters), *(part.take(best, mode="clip") for part in words[:2]))


def _single_weights(
    tables: tables_module.Tables,
    characters: tables_module.Ints,
    words: _Words,
    at: tables_module.Ints,
) -> tables_module.Floats:
    """Return the weights of one-character words at these positions."""
    weights = tables.single.take(characters.take(at, mode="clip"), mode="clip")
    unknown = np.flatnonzero(weights == -np.inf)
    if len(unknown):
        # If a longer word begins here, a character that is not a word does not become one.
        begins_word = np.zeros(len(characters), np.bool_)
        begins_word[words.starts[np.flatnonzero(words.weights > -np.inf)]] = True
        weights[unknown[~begins_word[at[unknown]]]] = tables.unknown
    return weights


def _sum_up(
    weights: tables_module.Floats,
    words: list[tuple[int, int, float]],
    few: int,
    widths: list[int],
    offsets: list[int],
) -> tables_module.Floats:
    """Return the best sum of weights from each position to the end of its block.

    Parameters
    ----------
    weights
        Weight of the word by length minus one and position, or -inf.
    words
        Further words as start, end and weight, in reverse order of position.
    few
        From this step on, `weights` only contains one-character words.
    widths, offsets
        Layout of the steps, starting from the ends of the blocks.
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

    # The same in plain Python for the few longest blocks.
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


def _follow(size: int, starts: tables_module.Ints, lengths: tables_module.Ints) -> _Bools:
    """Return a mask of the positions on the paths, given the best words of two characters or more.

    If words from one position are equally probable, the longest one is chosen, as in jieba.
    """
    # Most positions are not inside any such word, so they are always on the path.
    visited = np.ones(size + 1, np.bool_)
    for inner in range(1, int(lengths[-1]) if len(lengths) else 0):
        visited[starts[np.searchsorted(lengths, inner, "right") :] + inner] = False
    passed = ~visited
    # For the rest, follow the paths. Longer words come last, so they overwrite shorter ones.
    follow = np.arange(1, size + 1)
    follow[starts] = starts + lengths
    positions = follow.take(starts[visited.take(starts)])
    while len(positions := positions[passed.take(positions)]):
        visited[positions] = True
        positions = follow.take(positions)
    return visited


def _cut_unknown(
    tables: tables_module.Tables,
    text: str,
    characters: tables_module.Ints,
    words: _Words,
    visited: _Bools,
) -> _Bools:
    """Return a mask of the word ends, after applying jieba's model to one-character words."""
    is_end = visited[1:].copy()
    starts, lengths = _runs(visited[:-1] & is_end & (characters != 0), words)
    if not len(starts):
        return is_end

    # The model only handles Chinese; other characters form one word unless there are symbols.
    firsts = np.cumsum(lengths) - lengths
    at = np.repeat(starts - firsts, lengths) + np.arange(int(lengths.sum()))
    codes = characters.take(at, mode="clip")
    is_han = codes >= tables_module.HAN_FIRST
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
        # Parts between words can be empty; their end is then a word end already.
        end = start
        for part in _NOT_HAN_WORD.split(text[start : start + length]):
            end += len(part)
            is_end[end - 1] = True
    return is_end


def _runs(is_single: _Bools, words: _Words) -> tuple[tables_module.Ints, tables_module.Ints]:
    """Return the starts and lengths of runs of one-character words that are no dictionary word."""
    borders = np.flatnonzero(is_single[1:] != is_single[:-1]) + 1
    starts, stops = borders[::2], borders[1::2]
    lengths = stops - starts
    # jieba keeps a run as single characters if the whole run is a dictionary word.
    run_length = np.zeros(len(is_single), np.int64)
    run_length[starts] = lengths
    known = np.flatnonzero(run_length.take(words.starts, mode="clip") == words.lengths)
    known = known[words.weights[known] > -np.inf]
    run_length[words.starts[known]] = 0
    runs = np.flatnonzero(run_length.take(starts, mode="clip") > 1)
    return starts[runs], lengths[runs]


def _cut_han(
    tables: tables_module.Tables,
    characters: tables_module.Ints,
    starts: tables_module.Ints,
    lengths: tables_module.Ints,
    is_end: _Bools,
) -> None:
    """Mark the word ends in runs of Chinese characters, found by jieba's model (Viterbi)."""
    order, widths, offsets = _columns(lengths)
    starts = starts[order]
    steps = np.repeat(np.arange(len(widths)), widths)
    at = starts[np.arange(offsets[-1]) - np.array(offsets)[steps]] + steps
    emission = tables.emission.take(characters[at] - tables_module.HAN_FIRST, axis=1, mode="clip")
    is_later = np.empty(emission.shape, np.bool_)
    last = np.empty(len(order), np.int64)
    sums = tables.start + emission[:, : widths[0]]
    for step in range(1, len(widths)):
        width = widths[step]
        # Choose the final state of the runs that ended with the previous step.
        last[width : widths[step - 1]] = np.where(sums[3, width:] >= sums[2, width:], 3, 2)
        here = slice(offsets[step], offsets[step] + width)
        later = sums[tables_module.LATER, :width] + tables.later + emission[:, here]
        earlier = sums[tables_module.EARLIER, :width] + tables.earlier + emission[:, here]
        is_later[:, here] = later >= earlier
        sums = np.maximum(later, earlier)
    last[: widths[-1]] = np.where(sums[3] >= sums[2], 3, 2)
    # Trace back from the last state; words end at states E and S.
    ends = np.empty(len(at), np.bool_)
    for step in range(len(widths) - 1, -1, -1):
        here = slice(offsets[step], offsets[step] + widths[step])
        states = last[: widths[step]]
        ends[here] = states >= 2
        is_later_here = is_later[states, np.arange(here.start, here.stop)]
        last[: widths[step]] = np.where(
            is_later_here, tables_module.LATER[states], tables_module.EARLIER[states]
        )
    is_end[at] = ends


def word_ends(texts: Sequence[str]) -> tuple[tables_module.Ints, tables_module.Ints]:
    """Return the word ends of ``jieba.lcut`` for many texts; white space forms words, too.

    Parameters
    ----------
    texts
        The texts; fastest with a few hundred to a few thousand short ones per call.

    Returns
    -------
    ends
        The positions in ``"".join(texts)`` where words end, ascending.
    counts
        Number of words in each text.
    """
    text = _BORDER.join(["", *texts, ""])
    codes = tables_module.code_points(text)
    tables = tables_module.jieba_tables()
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
    # Subtract the separators, which are not part of the texts.
    return ends - np.repeat(np.arange(len(texts)), counts), counts
