"""A command-line parser that behaves like argparse.

argparse itself is not used, because its set-up takes 8 ms per run, its errors are only in English,
and its help assumes that Chinese characters are one column wide.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from types import SimpleNamespace

from bleu_score.terminal.flags import Flag

# Flags that print something and exit, so the rest of the command line is ignored.
_PRINT_AND_EXIT = ("help", "version")


class FlagUnknown(Exception):
    """There is no such flag."""

    def __init__(self, flag: str) -> None:
        super().__init__(flag)
        self.flag = flag


class FlagMisused(Exception):
    """A flag without its value, or a switch with a value."""

    def __init__(self, flag: str) -> None:
        super().__init__(flag)
        self.flag = flag


def parse_words(
    words: Sequence[str], flags: Iterable[Flag], *, last_counts: bool = False
) -> SimpleNamespace:
    """Return the values of all flags by name, None for flags not given.

    Arguments that belong to no flag, and all arguments after ``--``, are `references`. Anything
    after ``--help`` or ``--version`` is ignored. A repeated flag adds to its earlier values, so
    that none is dropped silently, unless `last_counts`.

    Raises
    ------
    FlagUnknown, FlagMisused
        If the arguments are invalid.
    """
    flags = tuple(flags)
    forms = {form: flag for flag in flags for form in flag.flags}
    values = SimpleNamespace(**{flag.name: None for flag in flags} | {"references": []})
    end = words.index("--") if "--" in words else len(words)
    rest = deque(words[:end])
    while rest:
        word = rest.popleft()
        if not _is_flag(word, forms):
            values.references.append(word)
            continue
        known = _find(word, forms)
        if known is None:
            raise FlagUnknown(word)
        flag, attached = known
        value = _value(flag, attached, rest, forms)
        if flag.arguments == "each":
            value = [*(getattr(values, flag.name) or ()), str(value)]
        elif isinstance(value, list) and not last_counts:
            value = [*(getattr(values, flag.name) or ()), *value]
        setattr(values, flag.name, value)
        if flag.name in _PRINT_AND_EXIT:
            return values
    values.references += words[end + 1 :]
    return values


def _find(word: str, forms: Mapping[str, Flag]) -> tuple[Flag, str | None] | None:
    """Return the flag in an argument, and its value if it is attached."""
    name, equals, value = word.partition("=")
    if name in forms:
        return forms[name], value if equals else None
    # A short flag may take its value without a space: -lzh.
    attached = [
        form
        for form, flag in forms.items()
        if flag.arguments and not form.startswith("--") and word.startswith(form)
    ]
    if not attached:
        return None
    form = max(attached, key=len)
    return forms[form], word[len(form) :]


def _is_flag(word: str, forms: Mapping[str, Flag]) -> bool:
    """Tell whether an argument is a flag, unlike ``-`` (standard input) and ``-1`` (a number)."""
    if not word.startswith("-") or word == "-":
        return False
    return _find(word, forms) is not None or not (" " in word or word[1] in "0123456789.")


def _value(
    flag: Flag, attached: str | None, rest: deque[str], forms: Mapping[str, Flag]
) -> str | list[str] | bool:
    """Return the value of a flag, either attached or from the following arguments."""
    following = [] if attached is None else [attached]
    most = {"": 0, "1": 1, "each": 1, "?": 1}.get(flag.arguments, len(rest) + 1)
    while attached is None and len(following) < most and rest and not _is_flag(rest[0], forms):
        following.append(rest.popleft())
    if len(following) > most or (not following and flag.arguments in ("1", "each", "+")):
        raise FlagMisused(flag.flags[-1])
    if flag.arguments in ("+", "*"):
        return following
    return following[0] if following else not flag.arguments or ""
