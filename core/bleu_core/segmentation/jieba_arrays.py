"""jieba's words of many texts at once, by NumPy arrays: where ``jieba.lcut`` ends its words.

The method, the dictionary and the model are jieba's (https://github.com/fxsj/jieba, MIT licence).
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

import math
import re
import threading
from collections.abc import Sequence
from functools import cache
from itertools import count, pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

_Ints = NDArray[np.int64]
_Floats = NDArray[np.float64]
_Bools = NDArray[np.bool_]

# Between texts: a character that jieba gives as a word of its own and joins to nothing.
_BORDER = "\0"
_HAN_FIRST, _HAN_LAST = 0x4E00, 0x9FD5
_SIGNS = "+#&._%-"
_NOT_HAN_WORD = re.compile(r"([a-zA-Z0-9]+(?:\.[0-9]+)?%?)")

# A key is a node of the trie (for its first level the character) and the character after it; an
# entry is a key and the node that it leads to.
_CHARACTER_BITS = 16
_NODE_BITS = 20
_NODE_MASK = (1 << _NODE_BITS) - 1
_FIRST_NODE = 1 << _CHARACTER_BITS
_MIX_1 = np.uint64(0x9E3779B97F4A7C15)
_MIX_2 = np.uint64(0xD6E8FEB86659FD93)
_SEED_STEP = 0xBF58476D1CE4E5B9
_BUCKET_SHIFT = np.uint64(64 - 17)
_SLOT_SHIFT = np.uint64(64 - 20)

# Words up to this length are looked at for all blocks at once, the few longer ones one by one.
_COMMON_LENGTH = 4
# With fewer blocks than this, Python's numbers are faster than NumPy's arrays.
_FEW_BLOCKS = 4

# The model's states in the order of the rows below: begin, middle and end of a word, single.
_STATES = "BMES"
# The two states that can come before each state; jieba gives ties to the later letter.
_LATER = np.array([3, 1, 1, 3])
_EARLIER = np.array([2, 0, 0, 2])


class _Tables(NamedTuple):
    """jieba's dictionary and model.

    Attributes
    ----------
    characters
        By code point: the code point if jieba's dictionary cuts it, else 0; the last is for all
        code points above.
    single
        By code point: the weight of this character as a word, -inf where it is none.
    unknown
        The weight of a character at which no word begins.
    seeds, entries
        The trie's hash table: a key's bucket has a seed with which each of the bucket's keys has
        a slot of its own.
    leaves
        Nodes from this one have none below.
    weights
        By node: the weight of the word that ends here, -inf where none does.
    start, later, earlier, emission
        The model's logarithms; the two in the middle are those of the steps from `_LATER` and
        from `_EARLIER`, `emission` has a column for each Chinese character.
    """

    characters: _Ints
    single: _Floats
    unknown: float
    seeds: NDArray[np.uint64]
    entries: _Ints
    leaves: int
    weights: _Floats
    start: _Floats
    later: _Floats
    earlier: _Floats
    emission: _Floats


def _code_points(text: str) -> _Ints:
    return np.frombuffer(text.encode("utf-32-le", "surrogatepass"), "<u4").astype(np.int64)


def _block_characters() -> _Ints:
    characters = np.zeros(_HAN_LAST + 2, np.int64)
    characters[_HAN_FIRST : _HAN_LAST + 1] = np.arange(_HAN_FIRST, _HAN_LAST + 1)
    for code in range(128):
        if chr(code).isalnum() or chr(code) in _SIGNS:
            characters[code] = code
    return characters


def _read_dictionary() -> tuple[_Ints, _Ints, _Ints, _Ints]:
    """Return the dictionary's code points, where its words begin and end, and frequencies."""
    import jieba

    with jieba.Tokenizer().get_dict_file() as file:
        codes = _code_points(file.read().decode("utf-8"))
    # Each line is a word, its frequency and its part of speech, with one space between.
    begins = np.concatenate(([0], np.flatnonzero(codes == ord("\n"))[:-1] + 1))
    first, second = np.flatnonzero(codes == ord(" ")).reshape(-1, 2).T
    frequencies = np.zeros(len(begins), np.int64)
    for digit in range(int((second - first).max()) - 1):
        at = first + 1 + digit
        frequencies = np.where(
            at < second, frequencies * 10 + codes[np.minimum(at, second)] - ord("0"), frequencies
        )
    return codes, begins, first, frequencies


def _log_weights(frequencies: _Ints, log_total: float) -> _Floats:
    """Return the weights of words; math.log, since np.log may differ in the last bit."""
    distinct, index = np.unique(frequencies, return_inverse=True)
    logs = [math.log(value) - log_total if value else -math.inf for value in distinct.tolist()]
    return np.array(logs)[index.reshape(-1)]


def _trie(
    characters: _Ints, codes: _Ints, begins: _Ints, ends: _Ints, frequencies: _Ints
) -> tuple[_Ints, _Ints, _Ints, int]:
    """Return frequencies by character, keys, frequencies by key, and how many have keys below.

    The key at index i leads to node ``_FIRST_NODE + i``; those with keys below come first.
    """
    letters = characters.take(codes, mode="clip")
    single = np.zeros(len(characters), np.int64)
    nodes = letters[begins]
    rest = np.arange(len(begins))
    ended = ends == begins + 1
    single[nodes[ended]] = frequencies[ended]
    levels: list[_Ints] = []
    found_frequencies: list[_Ints] = []
    size = _FIRST_NODE
    for depth in range(1, int((ends - begins).max())):
        # No word of a text has a character from outside of the blocks.
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


def _hash_table(keys: _Ints) -> tuple[NDArray[np.uint64], _Ints]:
    """Return seeds and entries: in each round the buckets without a place try another seed."""
    mixed = keys.view(np.uint64) * _MIX_1
    buckets = (mixed >> _BUCKET_SHIFT).view(np.int64)
    seeds = np.zeros(1 << 64 - int(_BUCKET_SHIFT), np.uint64)
    entries = np.full(1 << 64 - int(_SLOT_SHIFT), -1, np.int64)
    claims = np.zeros(len(entries), np.int64)
    sizes = np.bincount(buckets, minlength=len(seeds))[buckets]
    numbers = (number * _SEED_STEP % (1 << 64) for number in count(1))
    # Full buckets choose first: later it is hard to find many free slots at once.
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
def _build() -> _Tables:
    from jieba import finalseg

    characters = _block_characters()
    codes, begins, ends, frequencies = _read_dictionary()
    log_total = math.log(int(frequencies.sum()))
    single, keys, counts, inner = _trie(characters, codes, begins, ends, frequencies)
    seeds, entries = _hash_table(keys)
    emission = np.full((len(_STATES), _HAN_LAST + 1 - _HAN_FIRST), finalseg.MIN_FLOAT)
    for row, state in zip(emission, _STATES, strict=True):
        for char, value in finalseg.emit_P[state].items():
            # The model also knows a sign, of which it is never asked.
            if _HAN_FIRST <= ord(char) <= _HAN_LAST:
                row[ord(char) - _HAN_FIRST] = value

    def steps(origins: NDArray[np.int64]) -> _Floats:
        rows = [
            finalseg.trans_P[_STATES[origin]].get(state, finalseg.MIN_FLOAT)
            for origin, state in zip(origins.tolist(), _STATES, strict=True)
        ]
        return np.array(rows).reshape(-1, 1)

    return _Tables(
        characters=characters,
        single=_log_weights(single, log_total),
        unknown=math.log(1) - log_total,
        seeds=seeds,
        entries=entries,
        leaves=_FIRST_NODE + inner,
        weights=np.concatenate((np.full(_FIRST_NODE, -np.inf), _log_weights(counts, log_total))),
        start=np.array([finalseg.start_P[state] for state in _STATES]).reshape(-1, 1),
        later=steps(_LATER),
        earlier=steps(_EARLIER),
        emission=emission,
    )


_loading = threading.Lock()


def _tables() -> _Tables:
    with _loading:
        return _build()


class _Words(NamedTuple):
    """Words of the dictionary in a text: position, length, weight; shorter ones come first.

    Beginnings of words that are none themselves are among them, with weight -inf.
    """

    starts: _Ints
    lengths: _Ints
    weights: _Floats


def _find_words(tables: _Tables, characters: _Ints) -> _Words:
    """Find all words of two characters and more."""
    starts: list[_Ints] = []
    weights: list[_Floats] = []
    inside = characters != 0
    positions = np.flatnonzero(inside[:-1] & inside[1:])
    nodes = characters.take(positions, mode="clip")
    while len(positions) or not starts:
        # What goes on is inside of a block, so the text goes on.
        keys = characters.take(positions + (len(starts) + 1), mode="clip")
        keys |= nodes << _CHARACTER_BITS
        mixed = keys.view(np.uint64) * _MIX_1
        mixed ^= tables.seeds.take((mixed >> _BUCKET_SHIFT).view(np.int64), mode="clip")
        mixed *= _MIX_2
        mixed >>= _SLOT_SHIFT
        entries = tables.entries.take(mixed.view(np.int64), mode="clip")
        found = np.flatnonzero(entries >> _NODE_BITS == keys)
        positions = positions.take(found, mode="clip")
        nodes = entries.take(found, mode="clip") & _NODE_MASK
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

    order: _Ints
    widths: list[int]
    offsets: list[int]


def _columns(lengths: _Ints) -> _Columns:
    longest = int(lengths.max(initial=0))
    # Short integers are sorted by their digits.
    order = np.argsort((longest - lengths).astype(np.min_scalar_type(longest)), kind="stable")
    shorter = np.cumsum(np.bincount(lengths, minlength=longest + 1))
    widths = len(lengths) - shorter[:longest]
    offsets = np.concatenate(([0], np.cumsum(widths)))
    return _Columns(order, widths.tolist(), offsets.tolist())


def _cut_known(tables: _Tables, characters: _Ints, words: _Words) -> _Bools:
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


def _single_weights(tables: _Tables, characters: _Ints, words: _Words, at: _Ints) -> _Floats:
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
    weights: _Floats,
    words: list[tuple[int, int, float]],
    few: int,
    widths: list[int],
    offsets: list[int],
) -> _Floats:
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


def _follow(size: int, starts: _Ints, lengths: _Ints) -> _Bools:
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
    tables: _Tables, text: str, characters: _Ints, words: _Words, visited: _Bools
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
    is_han = codes >= _HAN_FIRST
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


def _cut_han(
    tables: _Tables, characters: _Ints, starts: _Ints, lengths: _Ints, is_end: _Bools
) -> None:
    """Mark the ends of words in runs of Chinese characters: jieba's model, by Viterbi's method."""
    order, widths, offsets = _columns(lengths)
    starts = starts[order]
    steps = np.repeat(np.arange(len(widths)), widths)
    at = starts[np.arange(offsets[-1]) - np.array(offsets)[steps]] + steps
    emission = tables.emission.take(characters[at] - _HAN_FIRST, axis=1, mode="clip")
    is_later = np.empty(emission.shape, np.bool_)
    last = np.empty(len(order), np.int64)
    sums = tables.start + emission[:, : widths[0]]
    for step in range(1, len(widths)):
        width = widths[step]
        # Of runs that ended with the step before, the last state is known.
        last[width : widths[step - 1]] = np.where(sums[3, width:] >= sums[2, width:], 3, 2)
        here = slice(offsets[step], offsets[step] + width)
        later = sums[_LATER, :width] + tables.later + emission[:, here]
        earlier = sums[_EARLIER, :width] + tables.earlier + emission[:, here]
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
        last[: widths[step]] = np.where(is_later_here, _LATER[states], _EARLIER[states])
    is_end[at] = ends


def word_ends(texts: Sequence[str]) -> tuple[_Ints, _Ints]:
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
    codes = _code_points(text)
    tables = _tables()
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
