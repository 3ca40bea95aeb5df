"""The keys of `bleu.toml`, and the types of their values."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Literal, NamedTuple

from bleu_core.options import Option, declarations
from bleu_core.settings import NOT_OF_PROFILES, Settings
from bleu_score.terminal.flags import FILES, GENERAL, Flag, flag_groups

Kind = Literal["switch", "whole", "number", "text", "texts", "limit"]
"""``limit``: a number, or false for no limit."""


class Key(NamedTuple):
    """A key.

    Attributes
    ----------
    name
        The name as it is written.
    kind
        The type of its value.
    value
        Name of the flag's parsed value.
    option
        The option of the settings that it sets, if it does.
    of_profile
        Whether a profile decides it.
    """

    name: str
    kind: Kind
    value: str
    option: Option | None = None
    of_profile: bool = False


GATE_KEYS = {
    key.name: key
    for key in (
        Key("fail-under", "number", "fail_under"),
        Key("max-drop", "number", "max_drop"),
        Key("no-significant-drop", "switch", "no_significant_drop"),
        Key("min-common", "number", "min_common"),
        Key("require-all-files", "switch", "require_all_files"),
        Key("metrics", "texts", "gate_metrics"),
        Key("against", "text", "against"),
    )
}
FILE_KEYS = {
    key.name: key
    for key in (
        Key("pattern", "text", "pattern"),
        Key("fail-under", "limit", "fail_under"),
        Key("max-drop", "limit", "max_drop"),
        Key("no-significant-drop", "switch", "no_significant_drop"),
        Key("min-common", "limit", "min_common"),
    )
}


@cache
def option_keys() -> dict[str, Key]:
    """Return the keys outside of tables: every scoring option, by its long flag."""
    options = {one.path: one.option for one in declarations(Settings)}
    keys = [Key("encoding", "text", "encoding")]
    for group, flags in flag_groups().items():
        if group == "files":
            continue
        for flag in flags:
            of_profile = group == "scoring" and flag.name not in NOT_OF_PROFILES
            option = options.get(flag.name.partition("=")[0])
            kind = "text" if option is None else _kind(flag, option)
            keys.append(Key(_long(flag), kind, flag.name, option, of_profile))
    return {key.name: key for key in keys}


def command_line_only(own: Iterable[Flag]) -> set[str]:
    """Return the flags for input and output, which a configuration file must not decide."""
    flags = (*FILES, *GENERAL, *own)
    return {_long(flag) for flag in flags if flag.flags} - {*option_keys(), *GATE_KEYS}


def _long(flag: Flag) -> str:
    return next(form for form in flag.flags if form.startswith("--")).removeprefix("--")


def _kind(flag: Flag, option: Option) -> Kind:
    if not flag.arguments:
        return "switch"
    kinds: dict[Any, Kind] = {"whole": "whole", "decimal": "number", "choices": "texts"}
    return kinds.get(option.kind, "text")
