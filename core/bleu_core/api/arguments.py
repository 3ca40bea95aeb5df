"""Check segments passed by callers: lists of strings, also in sacreBLEU's shapes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from bleu_core.errors import ReferencesTransposed, WrongType
from bleu_core.settings import Settings

References: TypeAlias = Sequence[Sequence[str | None]] | Sequence[str]
"""A list of all segments for each reference, as for sacreBLEU; or the list of the only reference.

A segment that a reference lacks is None.
"""

_PRESETS = "Presets are Settings.sacrebleu(), Settings.definition() and Settings.tensorflow()."
_STRINGS = "a list of strings, one for each segment"


def settings_of(value: object) -> Settings:
    """Return the given settings, or the default ones for None.

    Raises
    ------
    WrongType
    """
    if value is None:
        return Settings()
    if not isinstance(value, Settings):
        raise WrongType("settings", "an object of Settings", value, _PRESETS)
    return value


def segments_of(argument: str, value: object, *, gaps: bool = False) -> tuple[str | None, ...]:
    """Return the segments of a text in memory.

    Parameters
    ----------
    argument
        Name of the argument.
    value
        Any iterable of strings except a string: lists, tuples, columns of a table.
    gaps
        Whether None is allowed, for a missing segment.

    Raises
    ------
    WrongType
    """
    segments = tuple(items_of(argument, value, _STRINGS))
    for index, segment in enumerate(segments):
        if not isinstance(segment, str) and not (gaps and segment is None):
            raise WrongType(f"{argument}[{index}]", "a string", segment)
    return segments


def references_of(value: object, segments: int) -> list[tuple[str | None, ...]]:
    """Return the segments of each reference, from any of the accepted shapes.

    Parameters
    ----------
    value
        One list of strings for each reference, as for sacreBLEU, or the list of the only reference.
    segments
        The number of the candidate's segments. If there are as many references, lists of this
        length are references, as with sacreBLEU.

    Raises
    ------
    ReferencesTransposed
        If there is one list for each segment.
    WrongType
    """
    items = list(items_of("references", value, "a list of strings for each reference"))
    if any(isinstance(item, str) for item in items):
        return [segments_of("references", items, gaps=True)]
    found = [
        segments_of(f"references[{index}]", item, gaps=True) for index, item in enumerate(items)
    ]
    lengths = {len(reference) for reference in found}
    if len(found) == segments and lengths and segments not in lengths:
        raise ReferencesTransposed(len(found), max(lengths))
    return found


def items_of(argument: str, value: object, expected: str) -> Iterable[Any]:
    """Return the value if it is an iterable other than a string or a mapping."""
    if isinstance(value, str | bytes | Mapping) or not isinstance(value, Iterable):
        raise WrongType(argument, expected, value)
    return value
