"""Takes the words of a command line apart.

As argparse does, which is not used because it takes as long to set up as many a file takes to
score, speaks English, and has to be kept from making a help of its own.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from types import SimpleNamespace

from bleu_score.flags import Flag

# What ends a run of the program before anything else is looked at.
_ENDING = ("help", "version")


class FlagUnknown(Exception):
    """There is no such flag."""

    def __init__(self, flag: str) -> None:
        super().__init__(flag)
        self.flag = flag


class FlagMisused(Exception):
    """A flag has no value, or one where none belongs."""

    def __init__(self, flag: str) -> None:
        super().__init__(flag)
        self.flag = flag


def parse_words(words: Sequence[str], flags: Iterable[Flag]) -> SimpleNamespace:
    """Return the values of all flags by their names, None for those not given.

    What belongs to no flag is in `references`, wherever it stands; behind ``--``, that is all.
    Nothing is looked at behind ``--help`` and ``--version``.

    Raises
    ------
    FlagUnknown, FlagMisused
        If the words make no sense.
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
        found = _find(word, forms)
        if found is None:
            raise FlagUnknown(word)
        flag, attached = found
        setattr(values, flag.name, _value(flag, attached, rest, forms))
        if flag.name in _ENDING:
            return values
    values.references += words[end + 1 :]
    return values


def _find(word: str, forms: Mapping[str, Flag]) -> tuple[Flag, str | None] | None:
    """Return the flag a word names, and the value the word gives it."""
    name, equals, value = word.partition("=")
    if name in forms:
        return forms[name], value if equals else None
    # Short ones take their value without a space too: -lzh.
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
    """Whether a word is a flag, and no value: ``-`` is standard input, and ``-1`` a number."""
    if not word.startswith("-") or word == "-":
        return False
    return _find(word, forms) is not None or not (" " in word or word[1] in "0123456789.")


def _value(
    flag: Flag, attached: str | None, rest: deque[str], forms: Mapping[str, Flag]
) -> str | list[str] | bool:
    """Return the value of a flag, taken from the word itself or from those behind it."""
    following = [] if attached is None else [attached]
    most = {"": 0, "1": 1, "?": 1}.get(flag.arguments, len(rest) + 1)
    while attached is None and len(following) < most and rest and not _is_flag(rest[0], forms):
        following.append(rest.popleft())
    if len(following) > most or (not following and flag.arguments in ("1", "+")):
        raise FlagMisused(flag.flags[-1])
    if flag.arguments == "+":
        return following
    return following[0] if following else not flag.arguments or ""
