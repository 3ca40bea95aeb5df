"""Translation edit rate (TER): word edits from candidate to reference, block moves included.

Equal to sacreBLEU 2.6.0: its greedy search and its limits are part of the metric.
"""

from __future__ import annotations

import itertools
import math
import re
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, NamedTuple

from bleu_core.settings import TerOptions

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# Limits of the search: length of a block, distance of a move, moves tried per segment pair, and
# distance of edit paths from the diagonal.
_MAX_BLOCK = 10
_MAX_DISTANCE = 50
_MAX_TRIED = 1000
_BEAM = 25
# Of longer references, only the band that the beam leaves is computed, at any distance.
_WIDE = 2000

_XML = (("&quot;", '"'), ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"))
# ASCII punctuation except apostrophe, hyphen, comma and period.
_SYMBOL = re.compile(r"([!-&(-+/:-@\[-`{-~])")
_STOP_AFTER_OTHER = re.compile(r"([^0-9])([.,])")
_STOP_BEFORE_OTHER = re.compile(r"([.,])([^0-9])")
_DASH_AFTER_DIGIT = re.compile(r"([0-9])-")
_ASIAN_STOPS = "\u3001\u3002\u3008-\u3011\u3014-\u301f\uff61-\uff65\u30fb"
_WIDE_STOPS = "\uff0e\uff0c\uff1f\uff1a\uff1b\uff01\uff02\uff08\uff09"
# No kana: sacreBLEU only matches them at the start of the text, where there is always a space.
_ASIAN_SIGN = re.compile(
    "([\u2e80-\u2eff\u31c0-\u31ef\u3200-\u4dbf\u4e00-\u9fff\uf900-\ufaff\ufe30-\ufe4f"
    f"{_ASIAN_STOPS}{_WIDE_STOPS}])"
)
_STOP = re.compile(r'[.,?:;!"()]')
_ASIAN_STOP = re.compile(f"[{_ASIAN_STOPS}{_WIDE_STOPS}]")

_DEFAULT = TerOptions()


def tercom_words(segment: str, options: TerOptions = _DEFAULT) -> list[str]:
    """Split a segment into words as Tercom does.

    Parameters
    ----------
    segment
        The text.
    options
        By default, words are separated by white space and lowercased.

    Notes
    -----
    Equal to sacreBLEU 2.6.0's ``TercomTokenizer``, after the ``Normalizer`` of Tercom (Snover et
    al. 2006). With `normalized`, applying it twice can differ from applying it once; see
    `ter_statistics`.
    """
    if not options.case_sensitive:
        segment = segment.lower()
    if options.normalized:
        segment = _normalized(segment.rstrip(), asian=options.asian_support)
    if options.no_punct:
        segment = _STOP.sub("", segment)
        if options.asian_support:
            segment = _ASIAN_STOP.sub("", segment)
    return segment.split()


def _normalized(text: str, *, asian: bool) -> str:
    text = text.replace("\n-", "").replace("\n", " ")
    for entity, sign in _XML:
        text = text.replace(entity, sign)
    # Padded with spaces, because the rules need a character before and after each symbol.
    text = _SYMBOL.sub(r" \1 ", f" {text} ")
    text = text.replace("'s ", " 's ")
    text = _STOP_AFTER_OTHER.sub(r"\1 \2 ", text)
    text = _STOP_BEFORE_OTHER.sub(r" \1 \2", text)
    text = _DASH_AFTER_DIGIT.sub(r"\1 - ", text)
    return _ASIAN_SIGN.sub(r" \1 ", text) if asian else text


def _reference_words(segment: str, options: TerOptions) -> list[str]:
    words = tercom_words(segment, options)
    # sacreBLEU tokenizes references twice, which only matters with normalization: "dog's." becomes
    # "dog 's .".
    return tercom_words(" ".join(words), options) if options.normalized else words


def edit_count(
    *,
    candidate: Sequence[str],
    reference: Sequence[str],
    tell: Callable[[], None] | None = None,
) -> int:
    """Count the edits that turn the candidate into the reference.

    Parameters
    ----------
    candidate, reference
        Words.
    tell
        Called regularly during a long search; may raise to cancel.

    Returns
    -------
    int
        Number of insertions, deletions and substitutions of words, and of block moves.

    Notes
    -----
    Snover et al. (2006), "A study of translation edit rate with targeted human annotation", as
    sacreBLEU 2.6.0 computes it: repeatedly make the block move that saves the most edits (if tied,
    the longest block, then the leftmost, then the leftmost target) until none saves any; then add
    the edit distance.
    """
    if candidate == reference:
        return 0
    shared = set(candidate).intersection(reference)
    if not shared:
        return max(len(candidate), len(reference))

    # Map each word to one character, since strings compare fastest. Words that never match share
    # one character per side.
    signs = dict(zip(shared, map(chr, itertools.count(2)), strict=False))
    words = "".join([signs.get(word, "\0") for word in candidate])
    target = "".join([signs.get(word, "\1") for word in reference])
    distance = _levenshtein()(words, target)
    # No reordering of the words can need fewer edits than `least`. A move that saves only one edit
    # gains nothing, as the move itself is an edit.
    matches = sum(map(min, map(words.count, signs.values()), map(target.count, signs.values())))
    least = max(len(words), len(target)) - matches
    # The beam restricts paths to a band around the line from corner to corner. A path that leaves
    # it strays at least 24 words from the diagonals through both corners, so it has at least
    # 48 - difference insertions and deletions, and, as at most `matches` words match, at least
    # least - difference + 24 edits. If the distance is below either bound, all best paths are
    # inside the band, also after each move that saves edits, and the beam can be ignored. For a
    # short reference, the band covers the whole matrix.
    difference = abs(len(words) - len(target))
    beam = len(target) >= _BEAM and distance + difference > max(46, least + 23)
    if distance <= least + 1 and not beam:
        return distance
    if len(target) > _WIDE:
        search: _Search = _BandSearch(target, least, beam, tell)
    else:
        limits = _beam(len(words), len(target)) if beam else []
        search = _Search(target, least, limits, tell)
    return search.edits(words, distance)


@cache
def _levenshtein() -> Callable[..., int]:
    """Return rapidfuzz's edit distance, imported lazily to speed up start-up."""
    from rapidfuzz.distance.Levenshtein import distance

    return distance


def _beam(rows: int, columns: int) -> list[tuple[int, int, int]]:
    """Return the beam for each row of the matrix except the first, which is not restricted.

    Each row has three bit masks of columns (bit 0 is column 1): columns in the beam that can be
    reached diagonally from inside it; columns left of the beam and its first column; columns right
    of the beam.
    """
    every = (1 << columns) - 1
    bits = []
    above_first, above_last = 0, columns
    for first, last in _band(rows, columns):
        left = (1 << first) - 1
        right = every >> last << last
        reached_first = max(first, above_first + 1)
        reached_last = min(last, above_last + 1)
        reached = (1 << reached_last) - (1 << reached_first - 1)
        bits.append((reached, left, right))
        above_first, above_last = first, last
    return bits


def _band(rows: int, columns: int) -> Iterator[tuple[int, int]]:
    """Yield the first and the last column in the beam, for each row except the first."""
    # Width and rounding are sacreBLEU's. The last row always includes the last column.
    ratio = columns / rows
    reach = _BEAM if ratio / 2 <= _BEAM else math.ceil(ratio / 2 + _BEAM)
    for row in range(1, rows + 1):
        middle = math.floor(row * ratio)
        yield max(0, middle - reach), min(columns, middle + reach - 1)


class _Alignment(NamedTuple):
    """The word alignment of an edit path.

    Attributes
    ----------
    distance
        Edits on the path.
    consumed
        For 0, 1, 2, … reference words, the number of candidate words consumed up to there.
    candidate_errors, reference_errors
        For each position, the first position from there on with an edited word.
    """

    distance: int
    consumed: list[int]
    candidate_errors: list[int]
    reference_errors: list[int]


class _Search:
    """The search for block moves for one reference."""

    def __init__(
        self,
        target: str,
        least: int,
        beam: list[tuple[int, int, int]],
        tell: Callable[[], None] | None,
    ) -> None:
        self.target = target
        self.least = least
        self.beam = beam
        self.is_restricted = bool(beam)
        self.tell = tell
        # The positions of each word in the reference.
        self.positions: dict[str, list[int]] = {}
        for position, sign in enumerate(target):
            self.positions.setdefault(sign, []).append(position)

    @cached_property
    def masks(self) -> dict[str, int]:
        """The positions of each word in the reference, as bit masks."""
        return {
            sign: sum(1 << position for position in positions)
            for sign, positions in self.positions.items()
        }

    def edits(self, words: str, distance: int) -> int:
        """Move blocks while that saves edits; return the total number of edits."""
        if self.is_restricted:
            distance = self._align(words).distance
        moves = tried = 0
        while distance > self.least + 1:
            blocks, count = self._moves(words)
            tried += count
            # sacreBLEU would reach its limit while trying these, and make none of them.
            if tried >= _MAX_TRIED:
                break
            edits, words = self._best_move(words, distance, blocks)
            if edits == distance:
                break
            moves += 1
            distance = edits
        return moves + distance

    def _best_move(
        self, words: str, distance: int, blocks: list[set[tuple[int, int]]]
    ) -> tuple[int, str]:
        """Make the move that saves the most edits; if tied, the first in sacreBLEU's order."""
        levenshtein = _levenshtein()
        best, best_words = distance, words
        for length in range(_MAX_BLOCK, 0, -1):
            # Moving a block is a deletion and an insertion: it saves at most twice its length.
            if not self.is_restricted and distance - best >= 2 * length:
                break
            if self.tell is not None:
                self.tell()
            for start, goal in sorted(blocks[length]):
                moved = _moved(words, start, length, goal)
                edits = levenshtein(moved, self.target, score_cutoff=best - 1)
                if edits < best and self.is_restricted:
                    # The beam can only increase the distance.
                    edits = self._align(moved).distance
                if edits < best:
                    best, best_words = edits, moved
                    if best == self.least:
                        return best, best_words
        return best, best_words

    def _moves(self, words: str) -> tuple[list[set[tuple[int, int]]], int]:
        """Find the block moves to try.

        Returns
        -------
        tuple
            For each block length, the start positions and target positions of the moves; the
            number of moves sacreBLEU would try, which includes repetitions.
        """
        target, positions = self.target, self.positions
        _, consumed, candidate_errors, reference_errors = self._align(words)
        blocks: list[set[tuple[int, int]]] = [set() for _ in range(_MAX_BLOCK + 1)]
        count = 0
        for start, word in enumerate(words):
            candidate_error = candidate_errors[start] - start
            if candidate_error >= _MAX_BLOCK or word not in positions:
                continue
            for position in positions[word]:
                if abs(position - start) > _MAX_DISTANCE:
                    continue
                # A block must contain an edited word on both sides …
                least = max(candidate_error, reference_errors[position] - position) + 1
                most = min(_MAX_BLOCK, len(words) - start, len(target) - position)
                # … and must not move into itself.
                aligned = consumed[position + 1] - 1
                if aligned >= start:
                    most = min(most, aligned - start)
                shortest = target[position : position + least]
                if least > most or words[start : start + least] != shortest:
                    continue
                length = least
                while True:
                    goals = set(consumed[position : position + length + 1])
                    count += len(goals)
                    blocks[length].update([(start, goal) for goal in goals])
                    if length >= most or words[start + length] != target[position + length]:
                        break
                    length += 1
        return blocks, count

    def _align(self, words: str) -> _Alignment:
        if self.tell is not None:
            self.tell()
        return _walk(words, self.target, *self._steps(words))

    def _steps(self, words: str) -> tuple[list[int], list[int]]:
        """Compute the edit distance matrix row by row, with its differences as bit vectors.

        Returns
        -------
        tuple
            Two bit vectors per candidate word, with one bit per reference word: set if no best
            path comes diagonally; set if a best path comes from the row above.

        Notes
        -----
        Myers (1999), "A fast bit-vector algorithm for approximate string matching based on
        dynamic programming", in the formulation of Hyyrö (2003).
        """
        every = (1 << len(self.target)) - 1
        rise, fall = every, 0
        asides, downs = [0], [0]
        masks, beam = self.masks, self.beam
        for row, word in enumerate(words):
            match = masks.get(word, 0)
            if beam:
                reached, left, right = beam[row]
                match &= reached
            same = ((((match & rise) + rise) ^ rise) | match | fall) & every
            down = fall | (every & ~(same | rise))
            asides.append(same ^ match)
            downs.append(down)
            up = (same & rise) << 1
            down = down << 1 | 1
            fall = down & same
            rise = up | (every & ~(same | down))
            if beam:
                # Outside the beam, let nothing match and distances increase, so that paths there
                # are always longer than those inside.
                asides[-1] |= every ^ reached
                rise = (rise | right) & ~left
                fall = (fall | left) & ~right
        return asides, downs


class _BandSearch(_Search):
    """The search for a long reference: in memory that grows with the band, not with the matrix.

    The beam is applied even where it makes no difference, as all best paths are inside.
    """

    def __init__(
        self, target: str, least: int, is_restricted: bool, tell: Callable[[], None] | None
    ) -> None:
        super().__init__(target, least, [], tell)
        self.is_restricted = is_restricted

    def _align(self, words: str) -> _Alignment:
        if self.tell is not None:
            self.tell()
        return _walk(words, self.target, *self._band_steps(words))

    def _band_steps(self, words: str) -> tuple[list[int], list[int], list[int]]:
        """Compute the same as `_steps` within the beam; also return the first column of each row.

        Left of the beam, distances fall towards it. That is the same as the border of the whole
        matrix, so the bits of a row begin where the row above does.
        """
        columns = len(self.target)
        asides, downs, starts = [0], [0], [0]
        rise, fall = (1 << columns) - 1, 0
        start, end = 0, columns
        for word, (first, last) in zip(words, _band(len(words), columns), strict=True):
            every = (1 << last - start) - 1
            # Right of the beam, distances rise.
            rise = (rise | (every >> min(end, last) - start << min(end, last) - start)) & every
            low, high = max(first, start + 1), min(last, end + 1)
            reached = (1 << high - start) - (1 << low - 1 - start)
            match = 0
            positions = self.positions.get(word)
            if positions is not None:
                for index in range(bisect_left(positions, low - 1), len(positions)):
                    if positions[index] >= high:
                        break
                    match |= 1 << positions[index] - start
            same = ((((match & rise) + rise) ^ rise) | match | fall) & every
            down = fall | (every & ~(same | rise))
            # Beyond the window nothing comes diagonally.
            asides.append((same ^ match) | (every ^ reached) | ~every)
            downs.append(down)
            starts.append(start)
            up = (same & rise) << 1
            down = down << 1 | 1
            fall = (down & same) >> first - start
            rise = ((up | (every & ~(same | down))) & every) >> first - start
            start, end = first, last
        return asides, downs, starts


def _moved(words: str, start: int, length: int, goal: int) -> str:
    """Move a block before `goal`, or, if that is inside the block, that far to the right."""
    end = start + length
    if goal < start:
        return words[:goal] + words[start:end] + words[goal:start] + words[end:]
    if goal <= end:
        goal += length
    return words[:start] + words[end:goal] + words[start:end] + words[goal:]


def _walk(
    words: str,
    target: str,
    asides: list[int],
    downs: list[int],
    starts: Sequence[int] | None = None,
) -> _Alignment:
    """Trace the best path back from its end, preferring diagonal steps, then up, then left.

    Parameters
    ----------
    starts
        The reference word of the first bit in each row; by default the first one. Before it, paths
        come from the row above.
    """
    row, column = len(words), len(target)
    distance = 0
    consumed = [0] * (column + 1)
    candidate_errors = [0] * row
    reference_errors = [0] * column
    candidate_error = reference_error = row + column + _MAX_BLOCK
    while row and column:
        bit = column - 1 - (starts[row] if starts else 0)
        if bit >= 0 and not asides[row] >> bit & 1:
            consumed[column] = row
            row -= 1
            column -= 1
            if words[row] != target[column]:
                distance += 1
                candidate_error = row
                reference_error = column
            candidate_errors[row] = candidate_error
            reference_errors[column] = reference_error
        elif bit < 0 or downs[row] >> bit & 1:
            row -= 1
            distance += 1
            candidate_errors[row] = candidate_error = row
        else:
            consumed[column] = row
            column -= 1
            distance += 1
            reference_errors[column] = reference_error = column
    candidate_errors[:row] = range(row)
    reference_errors[:column] = range(column)
    return _Alignment(distance + row + column, consumed, candidate_errors, reference_errors)


def segment_edits(
    candidate: Sequence[str],
    references: Sequence[Sequence[str]],
    *,
    tell: Callable[[], None] | None = None,
) -> tuple[float, float]:
    """Count the edits of one segment.

    Parameters
    ----------
    candidate
        Words of the candidate.
    references
        Words of each reference, at least one.
    tell
        See `edit_count`.

    Returns
    -------
    tuple
        The edits to the reference with the fewest, and the mean length of the references.

    Notes
    -----
    As in sacreBLEU 2.6.0, an empty reference counts like any other: its length is 0, and it needs
    as many edits as the candidate has words.
    """
    edits = min(
        [
            edit_count(candidate=candidate, reference=reference, tell=tell)
            for reference in references
        ]
    )
    return edits, sum(map(len, references)) / len(references)


def ter_statistics(
    candidates: Sequence[str],
    references: Sequence[Sequence[str]],
    options: TerOptions = _DEFAULT,
    *,
    empty_count: bool = False,
    tell: Callable[[int], None] | None = None,
) -> NDArray[np.float64]:
    """Count the edits of all segments of a corpus.

    Parameters
    ----------
    candidates
        Segments of the candidate.
    references
        For each reference, as many segments.
    options
        The way segments are split into words.
    empty_count
        Whether an empty reference counts beside others, as in sacreBLEU.
    tell
        Called with the number of segments done, after each segment and during long ones; may raise
        to cancel.

    Returns
    -------
    numpy.ndarray
        One row per segment: edits and mean reference length. Summed in this order, they give
        sacreBLEU's score to the last digit.

    Notes
    -----
    Same as sacreBLEU 2.6.0, which tokenizes references twice and candidates once, with one
    exception: an empty reference is ignored if there are others, as in BLEU and chrF, unless
    `empty_count` asks for sacreBLEU's way, a reference of length 0.
    """
    import numpy as np

    rows: list[tuple[float, float]] = []

    def tell_done() -> None:
        if tell is not None:
            tell(len(rows))

    for candidate, *others in zip(candidates, *references, strict=True):
        present = [other for other in others if empty_count or other.strip()] or others[:1]
        cut = [_reference_words(other, options) for other in present]
        rows.append(segment_edits(tercom_words(candidate, options), cut, tell=tell_done))
        tell_done()
    return np.array(rows, np.float64).reshape(-1, 2)


def ter_percents(sums: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the edits per 100 reference words, for each row of edits and reference length.

    Notes
    -----
    As in sacreBLEU 2.6.0, without reference words the rate is 100 if there are edits, else 0.
    The rate can exceed 100.
    """
    import numpy as np

    edits, lengths = sums[:, 0], sums[:, 1]
    rates = np.where(edits > 0, 1.0, 0.0)
    np.divide(edits, lengths, out=rates, where=lengths > 0)
    return 100 * rates
