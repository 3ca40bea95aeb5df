"""Check segments passed by callers: lists of strings, also in sacreBLEU's shapes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import wraps
from typing import Any, ParamSpec, TypeAlias, TypeVar

from bleu_core.errors import ReferencesTransposed, WrongType
from bleu_core.options import spelled
from bleu_core.settings import Settings

P = ParamSpec("P")
T = TypeVar("T")

References: TypeAlias = Iterable[Iterable[str | None]] | Iterable[str]
"""A list of all segments for each reference, as for sacreBLEU; or the list of the only reference.

Any iterables will do. A segment that a reference lacks, and another one has, is None.
"""

_PRESETS = "Presets are Settings.sacrebleu(), Settings.definition() and Settings.tensorflow()."
_GAPS = "A segment that only some of the references have is None in the others."
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


def takes_settings(function: Callable[P, T]) -> Callable[P, T]:
    """Let a function that takes settings say how one of them is passed."""
    code = function.__code__
    known = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    metric = code.co_name.rpartition("_")[2]

    @wraps(function)
    def called(*values: P.args, **named: P.kwargs) -> T:
        for name, value in named.items():
            if name not in known and (text := spelled(Settings, name, value, part=metric)):
                raise TypeError(f"{code.co_name}() has no {name!r}; write settings={text}.")
        return function(*values, **named)

    return called


def segments_of(argument: str, value: object) -> tuple[str, ...]:
    """Return the segments of a text in memory.

    Parameters
    ----------
    argument
        Name of the argument.
    value
        Any iterable of strings except a string: lists, tuples, columns of a table.

    Raises
    ------
    WrongType
    """
    segments = tuple(items_of(argument, value, _STRINGS))
    for index, segment in enumerate(segments):
        if not isinstance(segment, str):
            raise WrongType(f"{argument}[{index}]", "a string", segment)
    return segments


def reference_of(argument: str, value: object) -> tuple[str | None, ...]:
    """Return the segments of one of several references; None for those that it lacks.

    Raises
    ------
    WrongType
    """
    segments = tuple(items_of(argument, value, _STRINGS))
    for index, segment in enumerate(segments):
        if segment is not None and not isinstance(segment, str):
            raise WrongType(f"{argument}[{index}]", "a string", segment, _GAPS)
    return segments


def references_of(value: object, segments: int) -> list[Sequence[str]]:
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
        If something else is in a list, or a segment has no reference at all.
    """
    items = list(items_of("references", value, "a list of strings for each reference"))
    if any(isinstance(item, str) for item in items):
        return without_gaps({"references": reference_of("references", items)})
    found = [reference_of(f"references[{index}]", item) for index, item in enumerate(items)]
    check_shape(found, segments)
    return without_gaps({f"references[{index}]": each for index, each in enumerate(found)})


def check_shape(references: Sequence[Sequence[str | None]], segments: int) -> None:
    """Raise `ReferencesTransposed` if there is one list for each segment."""
    lengths = {len(reference) for reference in references}
    if len(references) == segments and lengths and segments not in lengths:
        raise ReferencesTransposed(len(references), max(lengths))


def without_gaps(references: Mapping[str, Sequence[str | None]]) -> list[Sequence[str]]:
    """Return the segments of references, empty where one lacks a segment that others have.

    Parameters
    ----------
    references
        The segments of each reference, by the name of the argument.

    Raises
    ------
    WrongType
        If all of them lack a segment.
    """
    gaps = [
        {index for index, segment in enumerate(reference) if segment is None}
        for reference in references.values()
    ]
    if missing := gaps and set.intersection(*gaps):
        index = min(missing)
        argument = f"{next(iter(references))}[{index}]"
        raise WrongType(argument, "a string", None, f"Segment {index + 1} has no reference.")
    return [[segment or "" for segment in reference] for reference in references.values()]


def items_of(argument: str, value: object, expected: str) -> Iterable[Any]:
    """Return the value if it is an iterable that yields its items in their order.

    A set has no order; a mapping yields its keys, and a data frame the names of its columns.
    """
    is_frame = hasattr(value, "keys") and getattr(value, "ndim", 1) > 1
    is_other = isinstance(value, str | bytes | Mapping | set | frozenset)
    if is_frame or is_other or not isinstance(value, Iterable):
        raise WrongType(argument, expected, value)
    return value
