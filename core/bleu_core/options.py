"""Declarations of options: each option is declared once, as the default of a settings field.

The validation, the command-line flags, the part of the signature, sacreBLEU's flag and the row in
the window are all derived from this declaration. Its texts are in `bleu_score.messages.options`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import cache, wraps
from typing import Any, Final, Literal, NamedTuple, TypeVar

from bleu_core.errors import SettingInvalid, WrongType

T = TypeVar("T")
Kind = Literal["choice", "choices", "switch", "whole", "decimal", "language", "candidate"]
# The groups in the help: options of BLEU, preparation of the text, other metrics, and intervals and
# tests. The first two groups also determine the contents of a signature.
Group = Literal["scoring", "text", "metrics", "certainty"]
# The part of the window that shows the option.
Form = Literal["basic", "details", "certainty"]

_OPTION: Final = "option"
_GROUP: Final = "group"


class Sign(NamedTuple):
    """The form of an option in the signature."""

    key: str
    on: str = "yes"
    off: str = "no"
    """The value of a switch that is off: ``eff:yes`` is `eps_smoothing` that is off."""
    by_default: bool = True
    """Whether it is written even if the option has its default value."""


@dataclass(frozen=True, kw_only=True)
class Option:
    """The allowed values of a settings field, and its names elsewhere.

    Attributes
    ----------
    kind
        The kind of its values.
    allowed
        The allowed names, or the minimum and maximum number.
    optional
        Whether None is allowed.
    flags
        Its command-line flags, the shortest first.
    value_flags
        The flags of a choice that has flags of its own for each value, the shortest first.
    aliases
        Further names of values, on the command line and in configurations.
    file_prefix
        How a value of a choice begins that names a file instead; empty if none does.
    metavar
        Placeholder of the value in the help.
    sign
        Its part of the signature, if it has one of its own.
    sacrebleu
        Whether sacreBLEU has the same flag.
    form
        The part of the window that shows it.
    """

    kind: Kind
    allowed: tuple[Any, ...] = ()
    optional: bool = False
    flags: tuple[str, ...] = ()
    value_flags: Mapping[str, tuple[str, ...]] | None = None
    aliases: Mapping[str, str] | None = None
    file_prefix: str = ""
    metavar: str = ""
    sign: Sign | None = None
    sacrebleu: bool = False
    form: Form | None = None

    def check(self, name: str, value: Any) -> None:
        """Raise `SettingInvalid`, with the option's `name`, unless the value is allowed.

        Raises `WrongType` if the value is not a collection of names, or not a language tag.
        """
        if value is None and self.optional:
            return
        if self.kind == "choices":
            if not isinstance(value, tuple):
                hint = f"Write [{value!r}]." if isinstance(value, str) else ""
                raise WrongType(name, "a list or tuple of names", value, hint)
            for member in value:
                if member not in self.allowed:
                    raise SettingInvalid(name, member, self.allowed)
        elif self.kind == "language" and not isinstance(value, str):
            raise WrongType(name, "the tag of a language", value)
        elif not self._allows(value):
            raise SettingInvalid(name, value, self.allowed)

    def _allows(self, value: Any) -> bool:
        if self.kind in ("choice", "switch"):
            return value in self.allowed or self._names_file(value)
        if self.kind in ("whole", "decimal"):
            number = int if self.kind == "whole" else int | float
            # In Python, True is also an int.
            if isinstance(value, bool) or not isinstance(value, number):
                return False
            low, high = self.allowed
            return bool(low <= value <= high)
        # Languages and candidates are checked later, where they are known.
        return True

    def _names_file(self, value: Any) -> bool:
        prefix = self.file_prefix
        return (
            bool(prefix) and isinstance(value, str) and value.startswith(prefix) and value != prefix
        )

    def signature_value(self, value: Any) -> str:
        """Return a value as written in the signature."""
        if self.sign and self.kind == "switch":
            return self.sign.on if value else self.sign.off
        if self.kind == "choices":
            return "+".join(name for name in self.allowed if name in value)
        return str(value)


class Declared(NamedTuple):
    """An option and its place in the settings."""

    path: str
    """The path of field names to it, such as ``chrf.beta``."""
    group: Group
    default: Any
    option: Option

    @property
    def name(self) -> str:
        """The name of the field."""
        return self.path.rpartition(".")[2]


# Each of these declares an option of a kind. The details are its group, and fields of `Option`.


def choice(default: T, allowed: tuple[T, ...], *flags: str, **details: Any) -> T:
    """Declare an option whose value is one of several names."""
    return _declare("choice", default, flags, allowed=allowed, **details)


def choices(
    default: tuple[T, ...], allowed: tuple[T, ...], *flags: str, **details: Any
) -> tuple[T, ...]:
    """Declare an option whose value is any subset of several names."""
    return _declare("choices", default, flags, allowed=allowed, **details)


def switch(*flags: str, **details: Any) -> bool:
    """Declare an on/off option that is off by default."""
    return _declare("switch", False, flags, allowed=(False, True), **details)


def whole(default: T, bounds: tuple[int, int], *flags: str, **details: Any) -> T:
    """Declare an integer option with inclusive bounds."""
    return _declare("whole", default, flags, allowed=bounds, **{"metavar": "N", **details})


def decimal(default: T, bounds: tuple[float, float], *flags: str, **details: Any) -> T:
    """Declare a numeric option with inclusive bounds."""
    return _declare("decimal", default, flags, allowed=bounds, **{"metavar": "V", **details})


def language(*flags: str, **details: Any) -> str | None:
    """Declare an option that is a language tag; None to detect it."""
    default: str | None = None
    return _declare("language", default, flags, **{"metavar": "L", **details})


def candidate(*flags: str, **details: Any) -> str | int | None:
    """Declare an option that is the name or the index of a candidate."""
    default: str | int | None = None
    return _declare("candidate", default, flags, **details)


def _declare(
    kind: Kind, default: T, flags: tuple[str, ...], *, group: Group | None = None, **details: Any
) -> T:
    option = Option(kind=kind, optional=default is None, flags=flags, **details)
    declared: T = field(default=default, metadata={_OPTION: option, _GROUP: group})
    return declared


def in_group(default: T, group: Group) -> T:
    """Declare a field that contains options itself, all in one group."""
    declared: T = field(default=default, metadata={_GROUP: group})
    return declared


def with_bounds(settings: type, name: str, bounds: tuple[float, float]) -> Any:
    """Declare a numeric option of settings once more, for a subclass, with other bounds."""
    declared = {part.name: part for part in fields(settings)}[name]
    option = replace(declared.metadata[_OPTION], allowed=bounds)
    return field(default=declared.default, metadata={**declared.metadata, _OPTION: option})


def declarations(settings: type) -> tuple[Declared, ...]:
    """Return all options of `Settings`, or of a part such as `ChrfOptions`.

    They are in order of declaration, which is also their order in the help.
    """
    key: Any = settings  # to mypy, the type of a dataclass is not hashable
    return _all_declarations(key)


@cache
def _all_declarations(settings: Any) -> tuple[Declared, ...]:
    return tuple(_declarations(settings, "scoring", ""))


def _declarations(settings: type, group: Group, prefix: str) -> Iterator[Declared]:
    for part in fields(settings):
        path, own_group = prefix + part.name, part.metadata.get(_GROUP) or group
        if _OPTION in part.metadata:
            yield Declared(path, own_group, part.default, part.metadata[_OPTION])
        elif is_dataclass(part.default):
            yield from _declarations(type(part.default), own_group, f"{path}.")


def check_options(settings: Any) -> None:
    """Raise `SettingInvalid` or `WrongType` unless all options have allowed values.

    Called whenever settings or a part of them are created, so nested parts are already checked.
    """
    for part in fields(settings):
        value = getattr(settings, part.name)
        if _OPTION not in part.metadata:
            if not isinstance(value, type(part.default)):
                raise WrongType(part.name, f"an instance of {type(part.default).__name__}", value)
            continue
        option: Option = part.metadata[_OPTION]
        if option.kind == "choices" and isinstance(value, list):
            # Convert to a tuple to keep the settings hashable.
            value = tuple(value)
            object.__setattr__(settings, part.name, value)
        option.check(part.name, value)


def spelled(settings: type, name: str, value: object, *, part: str = "") -> str:
    """Return an option as it is written here, by the name that others have for it; can be empty.

    Parameters
    ----------
    settings
        The type of the settings.
    name, value
        The name, as in sacreBLEU or nearly as here, and the value.
    part
        The part of the settings that is more likely to be meant.

    Examples
    --------
    >>> from bleu_core.settings import Settings
    >>> spelled(Settings, "smooth_method", "exp"), spelled(Settings, "word_order", 2)
    ("Settings(smoothing='exp')", 'Settings(chrf=ChrfOptions(word_order=2))')
    """
    # Imported lazily to speed up start-up.
    from difflib import get_close_matches

    def is_unlikely(declared: Declared) -> tuple[bool, bool]:
        return declared.path.partition(".")[0] != part, "." in declared.path

    paths: dict[str, str] = {}
    for declared in sorted(declarations(settings), key=is_unlikely):
        # Flags are named as in sacreBLEU.
        flags = (flag for flag in declared.option.flags if flag.startswith("--"))
        for known in (declared.name, *(flag[2:].replace("-", "_") for flag in flags)):
            paths.setdefault(known, declared.path)
    for close in get_close_matches(name, paths, 1):
        group, _, own = paths[close].rpartition(".")
        text = f"{own}={value!r}"
        if group:
            text = f"{group}={type(value_of(settings(), group)).__name__}({text})"
        return f"{settings.__name__}({text})"
    return ""


def says_names(settings: type[T]) -> type[T]:
    """Let settings say what an unknown option is called here."""
    plain: Any = settings.__init__
    known = {part.name for part in fields(settings)}  # type: ignore[arg-type]

    @wraps(plain)
    def init(self: object, *values: Any, **named: Any) -> None:
        for name in named.keys() - known:
            if text := spelled(settings, name, named[name]):
                raise TypeError(f"{settings.__name__} has no {name!r}; write {text}.")
        plain(self, *values, **named)

    setattr(settings, "__init__", init)  # noqa: B010
    return settings


def value_of(settings: Any, path: str) -> Any:
    """Return the value of an option."""
    for name in path.split("."):
        settings = getattr(settings, name)
    return settings


def with_values(settings: T, values: Mapping[str, Any]) -> T:
    """Return a copy of the settings with the values of some options replaced, by their paths."""
    changed: dict[str, Any] = {}
    parts: dict[str, dict[str, Any]] = {}
    for path, value in values.items():
        first, _, rest = path.partition(".")
        if rest:
            parts.setdefault(first, {})[rest] = value
        else:
            changed[first] = value
    for name, changes in parts.items():
        changed[name] = with_values(getattr(settings, name), changes)
    return replace(settings, **changed)  # type: ignore[type-var]
