"""Find text or a regular expression in segments."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import repeat
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from bleu_core.analysis.errors import PatternInvalid, PatternTooSlow
from bleu_core.progress import SILENT, Progress, Stage

if TYPE_CHECKING:
    import regex

# Segments between two reports.
_SEGMENTS = 2**10
# Seconds for a regular expression in one segment: some need longer than the universe exists.
_SECONDS = 1.0
_SECONDS_TO_MARK = 0.01

Matcher = Callable[[Sequence[str]], Iterable[bool]]


def find_segments(
    text: str,
    documents: Sequence[Sequence[str]],
    *,
    regular_expression: bool = False,
    progress: Progress = SILENT,
) -> NDArray[np.bool_]:
    """Return a mask of the segments that contain a text.

    Parameters
    ----------
    text
        The text to find. Case matters only if it contains a capital letter.
    documents
        The texts to search: equally many segments each; one that has it is enough.
    regular_expression
        Whether the text is a regular expression, in the syntax of the `regex` package.
    progress
        Receives the number of segments done, and can cancel.

    Raises
    ------
    PatternInvalid
        If it is not a regular expression.
    PatternTooSlow
        If it takes more than a second in a single segment.
    Cancelled
        If `progress` requests it.
    """
    matches = _expression(text) if regular_expression else _plain(text)
    total = len(documents[0]) if documents else 0
    found = np.zeros(total, bool)
    for start in range(0, total, _SEGMENTS):
        progress.step(Stage.SEARCHING, start, total)
        stop = min(start + _SEGMENTS, total)
        for document in documents:
            found[start:stop] |= np.fromiter(matches(document[start:stop]), bool, stop - start)
    progress.step(Stage.SEARCHING, total, total)
    return found


def find_spans(
    text: str, segment: str, *, regular_expression: bool = False
) -> list[tuple[int, int]]:
    """Return start and length of the matches of `find_segments` in a segment, to mark them.

    Nothing is returned for an expression that is invalid or slow: a mark is not worth waiting for.
    """
    import regex

    try:
        pattern = _compiled(text if regular_expression else regex.escape(text))
        places = pattern.finditer(segment, timeout=_SECONDS_TO_MARK)
        return [(place.start(), len(place.group())) for place in places if place.group()]
    except (PatternInvalid, TimeoutError):
        return []


def _plain(text: str) -> Matcher:
    # `map` runs these loops in C, in a third of the time.
    if any(map(str.isupper, text)):
        return lambda segments: map(operator.contains, segments, repeat(text))
    folded = text.casefold()
    return lambda segments: map(operator.contains, map(str.casefold, segments), repeat(folded))


def _expression(text: str) -> Matcher:
    pattern = _compiled(text)

    def test(segment: str) -> bool:
        # With a timeout, `regex` lets other threads run.
        try:
            return pattern.search(segment, timeout=_SECONDS) is not None
        except TimeoutError as error:
            raise PatternTooSlow(text) from error

    return lambda segments: map(test, segments)


@lru_cache(maxsize=8)
def _compiled(text: str) -> regex.Pattern[str]:
    import regex

    # An escape such as \W is no capital letter.
    letters = regex.sub(r"\\.", "", text)
    flags = 0 if any(map(str.isupper, letters)) else regex.IGNORECASE | regex.FULLCASE
    try:
        return regex.compile(text, flags)
    except regex.error as error:
        # The stubs do not know its attributes.
        position = getattr(error, "pos", None)
        raise PatternInvalid(text, str(error), position) from error
