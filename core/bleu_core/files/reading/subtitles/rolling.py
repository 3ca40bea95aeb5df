"""Captions that roll: each cue repeats the end of the cue before, as YouTube writes them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bleu_core.files.contents import Cell, make_cell, plain_text
from bleu_core.files.reading.subtitles.cues import Cue

# Captions roll if so many of the different cues with new text begin with the end of the cue before,
# each with another text. In other subtitles hardly any does, and a refrain repeats the same words.
_ROLLING_SHARE = 0.5
_LEAST_ROLLING = 2

_WORD = re.compile(r"\S+")


def spoken_once(cues: Sequence[Cue]) -> Sequence[Cue]:
    """Return the cues of rolling captions without repeated words, and any other cues unchanged.

    Parameters
    ----------
    cues
        In the order of the file. Words are compared, not lines, as some tools join the lines.

    Returns
    -------
    Sequence
        All words are in the cue with which they appear. Cues that only repeat words are left out.
    """
    spoken = [(cue, own) for cue in cues if (own := tuple(plain_text(cue.cell).split()))]
    words = [own for _, own in spoken]
    repeated = list(map(_repeated, [(), *words], words))
    found = [(own, count) for own, count in zip(words, repeated, strict=True) if count < len(own)]
    rolling = len({own[:count] for own, count in found if count})
    if rolling < max(_LEAST_ROLLING, _ROLLING_SHARE * len({own for own, _ in found})):
        return cues
    return [
        cue._replace(cell=_from_word(cue.cell, count)) if count else cue
        for (cue, own), count in zip(spoken, repeated, strict=True)
        if count < len(own)
    ]


def _repeated(earlier: Sequence[str], now: Sequence[str]) -> int:
    """Return the number of words at the end of a cue that the next one begins with.

    In one pass, by the search of Knuth, Morris and Pratt: after each word, `count` is the number of
    words up to there that the next cue begins with. After a word that does not go on, this is the
    next smaller number, which depends on the next cue alone: ``a b a`` begins and ends with ``a``.
    """
    if now[0] not in earlier:
        return 0
    smaller = [0]
    count = 0
    for word in now[1:]:
        count = _next_count(now, smaller, count, word)
        smaller.append(count)
    count = 0
    for word in earlier:
        if count == len(now):
            count = smaller[count - 1]
        count = _next_count(now, smaller, count, word)
    return count


def _next_count(now: Sequence[str], smaller: Sequence[int], count: int, word: str) -> int:
    while count and now[count] != word:
        count = smaller[count - 1]
    return count + (now[count] == word)


def _from_word(cell: Cell, count: int) -> Cell:
    """Return a cell from a word on, and the tags directly before it."""
    before = list(_WORD.finditer(plain_text(cell)))[count].start()
    kept = []
    for part in [cell] if isinstance(cell, str) else cell:
        text = plain_text((part,))
        if len(text) > before or not before:
            kept.append(part[before:] if isinstance(part, str) else part)
        before -= min(before, len(text))
    return make_cell(kept)
