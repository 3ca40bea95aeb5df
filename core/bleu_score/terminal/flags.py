"""The flags of both programs, used by the parser and the help.

Flags are named as in sacreBLEU. Those of the settings come from their declarations
(`bleu_core.settings`), and all texts from `bleu_score.messages.options`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from bleu_core.options import Declared, declarations
from bleu_core.settings import PROFILES, Settings
from bleu_score.i18n import LANGUAGES
from bleu_score.samples import SAMPLE_NAMES

if TYPE_CHECKING:
    from bleu_score.messages.options import OptionWords


class Flag(NamedTuple):
    """A flag or a positional argument."""

    name: str
    """Key of its parsed value and of its texts."""
    flags: tuple[str, ...] = ()
    arguments: str = "1"
    """Number of values: empty for a switch, ``1``, ``?``, ``+`` or ``*``, as in argparse.

    ``each``: one, and the flag can be given several times.
    """
    metavar: str = ""
    choices: Sequence[str] = ()
    bounds: tuple[float, float] | None = None
    default: str = ""
    group: str = ""
    """Under which heading of its program it is in the help; by default, the last one."""


class ProgramWords(NamedTuple):
    """The texts specific to the help of one program."""

    description: str
    flags_title: str
    flags: Mapping[str, OptionWords]
    epilog: str = ""
    groups: Mapping[str, str] = MappingProxyType({})
    """Headings of groups of the program's flags, in the order of the help."""


class Program(NamedTuple):
    """One of the two programs, with its own flags."""

    name: str
    flags: tuple[Flag, ...]
    words: Callable[[], ProgramWords]
    """Called only to show the help."""


FILES = (
    Flag("references", arguments="*"),
    Flag("input", ("-i", "--input"), "+"),
    Flag("source", ("--source",)),
    Flag("scores", ("--scores",), "each"),
    Flag("encoding", ("--encoding", "-e"), metavar="E"),
    Flag("sample", ("--sample",), "?", choices=SAMPLE_NAMES),
)
PROFILE = Flag("profile", ("--profile",), metavar="P", choices=PROFILES)
GENERAL = (
    Flag("ui_language", ("--ui-language",), metavar="L", choices=tuple(LANGUAGES)),
    Flag("version", ("-V", "--version"), ""),
    Flag("help", ("-h", "--help"), ""),
)


def flag_groups(settings: type = Settings) -> dict[str, list[Flag]]:
    """Return the shared flags by group, in the order of the help."""
    groups: dict[str, list[Flag]] = {"files": list(FILES)}
    for one in declarations(settings):
        group = groups.setdefault(one.group, [])
        if one.path == "smoothing":
            group.append(PROFILE)  # before the options that a profile sets
        group += _flags_of(one)
    return groups


def _flags_of(one: Declared) -> Iterator[Flag]:
    option = one.option
    for value, flags in (option.value_flags or {}).items():
        yield Flag(f"{one.path}={value}", flags, "")
    if option.kind == "switch":
        yield Flag(one.path, option.flags, "")
    elif option.flags:
        is_number = option.kind in ("whole", "decimal")
        yield Flag(
            one.path,
            option.flags,
            arguments="+" if option.kind == "choices" else "1",
            metavar=option.metavar,
            choices=() if is_number else (*option.allowed, *(option.aliases or ())),
            bounds=option.allowed if is_number else None,
            default=str(one.default),
        )
