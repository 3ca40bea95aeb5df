"""Translation edit rate: the edits that make a candidate its reference, moved blocks counted once.

Equal to sacreBLEU 2.6.0, whose search is greedy and has limits; both are part of the measure.
"""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from bleu_core.settings import TerOptions

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# What the search leaves out: longer blocks, farther moves, more moves tried for one pair, and
# edit paths farther from the diagonal.
_MAX_BLOCK = 10
_MAX_DISTANCE = 50
_MAX_TRIED = 1000
_BEAM = 25

_XML = (("&quot;", '"'), ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"))
# ASCII punctuation but for the apostrophe, hyphen, comma and full stop.
_SYMBOL = re.compile(r"([!-&(-+/:-@\[-`{-~])")
_STOP_AFTER_OTHER = re.compile(r"([^0-9])([.,])")
_STOP_BEFORE_OTHER = re.compile(r"([.,])([^0-9])")
_DASH_AFTER_DIGIT = re.compile(r"([0-9])-")
_ASIAN_STOPS = "\u3001\u3002\u3008-\u3011\u3014-\u301f\uff61-\uff65\u30fb"
_WIDE_STOPS = "\uff0e\uff0c\uff1f\uff1a\uff1b\uff01\uff02\uff08\uff09"
# Kana are not here: sacreBLEU looks for them where the text begins, which is always a space.
_ASIAN_SIGN = re.compile(
    "([\u2e80-\u2eff\u31c0-\u31ef\u3200-\u4dbf\u4e00-\u9fff\uf900-\ufaff\ufe30-\ufe4f"
    f"{_ASIAN_STOPS}{_WIDE_STOPS}])"
)
_STOP = re.compile(r'[.,?:;!"()]')
_ASIAN_STOP = re.compile(f"[{_ASIAN_STOPS}{_WIDE_STOPS}]")

_DEFAULT = TerOptions()


def tercom_words(segment: str, options: TerOptions = _DEFAULT) -> list[str]:
    """Cut a segment into words as Tercom does.

    Parameters
    ----------
    segment
        Text; without words, the answer is empty.
    options
        Without any, words are what stands between spaces, in lower case.

    Notes
    -----
    Equal to sacreBLEU 2.6.0's ``TercomTokenizer``, after the ``Normalizer`` of Tercom (Snover et
    al. 2006). With `normalized`, cutting twice can differ from cutting once: see
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
    # Spaces around, so that every rule finds something before and after a sign.
    text = _SYMBOL.sub(r" \1 ", f" {text} ")
    text = text.replace("'s ", " 's ")
    text = _STOP_AFTER_OTHER.sub(r"\1 \2 ", text)
    text = _STOP_BEFORE_OTHER.sub(r" \1 \2", text)
    text = _DASH_AFTER_DIGIT.sub(r"\1 - ", text)
    return _ASIAN_SIGN.sub(r" \1 ", text) if asian else text


def _reference_words(segment: str, options: TerOptions) -> list[str]:
    words = tercom_words(segment, options)
    # sacreBLEU prepares references twice. Only normalization notices: "dog's." → "dog 's .".
    return tercom_words(" ".join(words), options) if options.normalized else words


def edit_count(
    *,
    candidate: Sequence[str],
    reference: Sequence[str],
    tell: Callable[[], None] | None = None,
) -> int:
    """Count the edits that make the candidate the reference.

    Parameters
    ----------
    candidate, reference
        Words.
    tell
        Called now and then during a long search; may raise to cancel.

    Returns
    -------
    int
        Words inserted, deleted and replaced, and blocks of words moved.

    Notes
    -----
    Snover et al. (2006), "A study of translation edit rate with targeted human annotation", as
    sacreBLEU 2.6.0 computes it: while one helps, the block move is made that saves the most edits
    (of several: the longest block, then the leftmost, then the leftmost target); what remains is
    edit distance.
    """
    if candidate == reference:
        return 0
    shared = set(candidate).intersection(reference)
    if not shared:
        return max(len(candidate), len(reference))

    # Strings compare fastest, so each word becomes one character. Those that never match share
    # one on each side.
    signs = dict(zip(shared, map(chr, itertools.count(2)), strict=False))
    words = "".join([signs.get(word, "\0") for word in candidate])
    target = "".join([signs.get(word, "\1") for word in reference])
    distance = _levenshtein()(words, target)
    # In no order of the words are the edits fewer; and a move that saves one edit is one itself.
    matches = sum(map(min, map(words.count, signs.values()), map(target.count, signs.values())))
    least = max(len(words), len(target)) - matches
    # The beam keeps paths about the line from corner to corner. One that leaves it strays 24 words
    # or more from the ends' own diagonals, so with `difference` of the lengths it has at least
    # 48 - difference insertions and deletions; and as no more than `matches` words can match, at
    # least least - difference + 24 edits. With a distance below either, all best paths are inside:
    # distance and preferred path are those without beam, also after each move that saves edits.
    # A short reference is inside as a whole.
    difference = abs(len(words) - len(target))
    beam = len(target) >= _BEAM and distance + difference > max(46, least + 23)
    if distance <= least + 1 and not beam:
        return distance
    limits = _beam(len(words), len(target)) if beam else []
    return _Search(target, least, limits, tell).edits(words, distance)


@cache
def _levenshtein() -> Callable[..., int]:
    """Return rapidfuzz's edit distance; imported once there is something to count."""
    from rapidfuzz.distance.Levenshtein import distance

    return distance


def _beam(rows: int, columns: int) -> list[tuple[int, int, int]]:
    """Return the beam for each row of the matrix but the first, which is whole.

    As bits of three numbers: the columns in the beam that are reached diagonally from inside it;
    those left of it, with its first; those right of it. (Bits count columns from 1.)
    """
    # Rounded as in sacreBLEU, and as wide. The last row always holds the last column.
    ratio = columns / rows
    reach = _BEAM if ratio / 2 <= _BEAM else math.ceil(ratio / 2 + _BEAM)
    every = (1 << columns) - 1
    bits = []
    above_first, above_last = 0, columns
    for row in range(1, rows + 1):
        middle = math.floor(row * ratio)
        first = max(0, middle - reach)
        last = min(columns, middle + reach - 1)
        left = (1 << first) - 1
        right = every >> last << last
        reached_first = max(first, above_first + 1)
        reached_last = min(last, above_last + 1)
        reached = (1 << reached_last) - (1 << reached_first - 1)
        bits.append((reached, left, right))
        above_first, above_last = first, last
    return bits


class _Alignment(NamedTuple):
    """How the edit path aligns the words.

    Attributes
    ----------
    distance
        Edits on the path.
    consumed
        For 0, 1, 2, … reference words: how many candidate words the path is past after them.
    candidate_errors, reference_errors
        For each position, the next at or after it with an edited word.
    """

    distance: int
    consumed: list[int]
    candidate_errors: list[int]
    reference_errors: list[int]


class _Search:
    """The search for block moves, towards one reference."""

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
        self.tell = tell
        # Where each word is in the reference: as a list, and as bits of a number.
        self.positions: dict[str, list[int]] = {}
        self.masks: dict[str, int] = {}
        for position, sign in enumerate(target):
            self.positions.setdefault(sign, []).append(position)
            self.masks[sign] = self.masks.get(sign, 0) | 1 << position

    def edits(self, words: str, distance: int) -> int:
        """Move blocks while that saves edits; return the edits in all."""
        if self.beam:
            distance = self._align(words).distance
        moves = tried = 0
        while distance > self.least + 1:
            blocks, count = self._moves(words)
            tried += count
            # sacreBLEU would try these now, reach its limit and make none of them.
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
        """Make the move that saves the most edits; of several, the first in sacreBLEU's order."""
        levenshtein = _levenshtein()
        best, best_words = distance, words
        for length in range(_MAX_BLOCK, 0, -1):
            # To take a block out and put it in again saves at most twice its length.
            if not self.beam and distance - best >= 2 * length:
                break
            if self.tell is not None:
                self.tell()
            for start, place in sorted(blocks[length]):
                moved = _moved(words, start, length, place)
                edits = levenshtein(moved, self.target, score_cutoff=best - 1)
                if edits < best and self.beam:
                    # The beam can only make it more.
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
            For each length of a block, its starts and the places it may go to; how often
            sacreBLEU would try one, the same one several times included.
        """
        target, positions = self.target, self.positions
        _, consumed, candidate_errors, reference_errors = self._align(words)
        blocks: list[set[tuple[int, int]]] = [set() for _ in range(_MAX_BLOCK + 1)]
        count = 0
        for start, word in enumerate(words):
            candidate_error = candidate_errors[start] - start
            if candidate_error >= _MAX_BLOCK or word not in positions:
                continue
            for place in positions[word]:
                if abs(place - start) > _MAX_DISTANCE:
                    continue
                # A block holds an error on both sides …
                least = max(candidate_error, reference_errors[place] - place) + 1
                most = min(_MAX_BLOCK, len(words) - start, len(target) - place)
                # … and does not move into itself.
                aligned = consumed[place + 1] - 1
                if aligned >= start:
                    most = min(most, aligned - start)
                if least > most or words[start : start + least] != target[place : place + least]:
                    continue
                length = least
                while True:
                    places = set(consumed[place : place + length + 1])
                    count += len(places)
                    blocks[length].update([(start, goal) for goal in places])
                    if length >= most or words[start + length] != target[place + length]:
                        break
                    length += 1
        return blocks, count

    def _align(self, words: str) -> _Alignment:
        if self.tell is not None:
            self.tell()
        return _walk(words, self.target, *self._steps(words))

    def _steps(self, words: str) -> tuple[list[int], list[int]]:
        """Compute the matrix of edit distances a row at a time, its differences as bits.

        Returns
        -------
        tuple
            A number for each candidate word, with a bit for each reference word: whether a best
            path cannot come diagonally, and whether one comes from the row above.

        Notes
        -----
        Myers (1999), "A fast bit-vector algorithm for approximate string matching based on
        dynamic programming", with the names and the operations of Hyyrö (2003).
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
                # Nothing matches outside the beam, and distances rise away from it, so that no
                # way through there is as short as the one inside.
                asides[-1] |= every ^ reached
                rise = (rise | right) & ~left
                fall = (fall | left) & ~right
        return asides, downs


def _moved(words: str, start: int, length: int, place: int) -> str:
    """Move a block to before `place`; or, if that is inside, as many words to the right."""
    end = start + length
    if place < start:
        return words[:place] + words[start:end] + words[place:start] + words[end:]
    if place <= end:
        place += length
    return words[:start] + words[end:place] + words[start:end] + words[place:]


def _walk(words: str, target: str, asides: list[int], downs: list[int]) -> _Alignment:
    """Follow the best path from its end: diagonally if possible, or up, or else left."""
    row, column = len(words), len(target)
    distance = 0
    consumed = [0] * (column + 1)
    candidate_errors = [0] * row
    reference_errors = [0] * column
    candidate_error = reference_error = row + column + _MAX_BLOCK
    bit = 1 << column >> 1
    while row and column:
        if not asides[row] & bit:
            consumed[column] = row
            row -= 1
            column -= 1
            bit >>= 1
            if words[row] != target[column]:
                distance += 1
                candidate_error = row
                reference_error = column
            candidate_errors[row] = candidate_error
            reference_errors[column] = reference_error
        elif downs[row] & bit:
            row -= 1
            distance += 1
            candidate_errors[row] = candidate_error = row
        else:
            consumed[column] = row
            column -= 1
            bit >>= 1
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
    """Count one segment.

    Parameters
    ----------
    candidate
        Words of the candidate.
    references
        Words of each reference, at least one.
    tell
        As for `edit_count`.

    Returns
    -------
    tuple
        The edits to the reference with the fewest, and the mean length of the references.

    Notes
    -----
    As sacreBLEU 2.6.0, a reference without words counts as any other: as many edits as the
    candidate has words, length 0.
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
    tell: Callable[[int], None] | None = None,
) -> NDArray[np.float64]:
    """Count the segments of a corpus.

    Parameters
    ----------
    candidates
        A segment each.
    references
        For each reference, a segment for each candidate.
    options
        What counts as a word.
    tell
        Called with how many segments are done, after each and during long ones; may raise to
        cancel.

    Returns
    -------
    numpy.ndarray
        A row for each segment: edits and mean reference length. Sum the rows in order to get
        sacreBLEU's score to the last digit.

    Notes
    -----
    As sacreBLEU 2.6.0, which cuts references into words twice, candidates once. Only an empty
    reference among others is left out, as in BLEU and chrF; there it is one of length 0.
    """
    import numpy as np

    rows: list[tuple[float, float]] = []

    def tell_done() -> None:
        if tell is not None:
            tell(len(rows))

    for candidate, *others in zip(candidates, *references, strict=True):
        present = [other for other in others if other.strip()] or others[:1]
        cut = [_reference_words(other, options) for other in present]
        rows.append(segment_edits(tercom_words(candidate, options), cut, tell=tell_done))
        tell_done()
    return np.array(rows, np.float64).reshape(-1, 2)


def ter_percents(sums: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the edits for 100 reference words, for each row of edits and reference length.

    Notes
    -----
    As sacreBLEU 2.6.0: without reference words, 100 if there are edits and 0 if there are none.
    The rate can exceed 100.
    """
    import numpy as np

    edits, lengths = sums[:, 0], sums[:, 1]
    rates = np.where(edits > 0, 1.0, 0.0)
    np.divide(edits, lengths, out=rates, where=lengths > 0)
    return 100 * rates
