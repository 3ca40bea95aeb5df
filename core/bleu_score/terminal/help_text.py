"""Layout of the command-line help, which considers that Chinese characters take two columns."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple
from unicodedata import east_asian_width

from bleu_core.files.reading.known_formats import Family, extensions_of
from bleu_score.i18n import as_heading, join_names, translate
from bleu_score.messages.files import family_name
from bleu_score.messages.options import OptionWords, group_title, option_words
from bleu_score.terminal.flags import GENERAL, Flag, Program

_INDENT = 2
# Maximum start of the second column, and its minimum width.
_SECOND_COLUMN = 24
_LEAST_TEXT = 11
# Chinese punctuation that must not start a line, and that must not end one.
_CLOSING = "，。、；：！？）】》」』”’"
_OPENING = "（【《「『“‘"


class HelpEntry(NamedTuple):
    """A flag in the help."""

    flag: Flag
    forms: tuple[str, ...]
    """The ways to write it, each form with its values."""
    text: str


class HelpPage(NamedTuple):
    """The help of a program, in the language of the interface."""

    usage: str
    description: str
    sections: Mapping[str, Sequence[HelpEntry]]
    """Flags by their headings."""
    formats_title: str
    formats: Sequence[tuple[str, str]]
    """Families of file formats, with their extensions."""
    epilog: str


def help_page(program: Program, groups: Mapping[str, Sequence[Flag]]) -> HelpPage:
    """Return the help of a program.

    Parameters
    ----------
    program, groups
        The flags: its own, and those that both programs have.
    """
    program_words = program.words()
    words = {**option_words(), **program_words.flags}
    sections = {
        group_title(group): list(flags) for group, flags in {**groups, **program.groups}.items()
    }
    titled = {flag for flags in program.groups.values() for flag in flags}
    rest = [flag for flag in program.flags if flag not in titled]
    sections[program_words.flags_title] = [*rest, *GENERAL]
    reference = translate("Terminal", "REFERENCE")
    candidate = translate("Terminal", "CANDIDATE")
    options = translate("Terminal", "options")
    return HelpPage(
        f"{reference} [{reference} …] -i {candidate} [{candidate} …] [{options}]",
        program_words.description,
        {title: [_entry(flag, words) for flag in flags] for title, flags in sections.items()},
        translate("Terminal", "Formats, also compressed (.gz)"),
        [
            (family_name(family), " ".join(f".{extension}" for extension in extensions_of(family)))
            for family in Family
        ],
        program_words.epilog,
    )


def help_text(program: Program, page: HelpPage, columns: int | None = None) -> str:
    """Return the help of a program: its usage and a description of each flag.

    Parameters
    ----------
    columns
        The width of the terminal; None to detect it.
    """
    # Leave two columns empty, since some terminals wrap lines of exactly their width.
    width = max((columns or shutil.get_terminal_size().columns) - 2, _LEAST_TEXT)
    invocations = (
        ", ".join(entry.forms) for entries in page.sections.values() for entry in entries
    )
    left = min(
        max(map(text_width, invocations)) + 2 * _INDENT,
        _SECOND_COLUMN,
        max(width - 20, 2 * _INDENT),
    )
    lines = [*_usage(f"{program.name} {page.usage}", width), ""]
    lines += _wrapped(page.description, width)
    for title, entries in page.sections.items():
        lines += ["", as_heading(title)]
        for entry in entries:
            lines += _entry_lines(", ".join(entry.forms), entry.text, left, width)
    lines += ["", *_wrapped(as_heading(page.formats_title), width)]
    for name, endings in page.formats:
        lines += _entry_lines(name, endings, left, width)
    if page.epilog:
        lines += ["", *_wrapped(page.epilog, width)]
    return "\n".join(lines) + "\n"


def _usage(usage: str, width: int) -> Iterator[str]:
    text = translate("Terminal", "Usage: {usage}").format(usage=usage)
    first, *rest = _wrapped(text, width)
    yield first
    yield from (" " * _INDENT + line for line in _wrapped(" ".join(rest), width - _INDENT))


def _entry(flag: Flag, words: Mapping[str, OptionWords]) -> HelpEntry:
    said = words.get(flag.name, OptionWords(help="{choices}"))
    value = said.metavar or flag.metavar
    values = {
        "": "",
        "1": value,
        "each": value,
        "?": f"[{value}]",
        "*": value,
        "+": f"{value} [{value} …]",
    }
    forms = tuple(f"{form} {values[flag.arguments]}".strip() for form in flag.flags or ("",))
    low, high = flag.bounds or ("", "")
    text = said.help
    for field, shown in (
        ("{choices}", join_names(flag.choices)),
        ("{names}", join_names(flag.choices)),
        ("{low}", str(low)),
        ("{high}", str(high)),
        ("{default}", flag.default),
        ("{option}", flag.option),
    ):
        # Not str.format, because the example of placeholders contains braces.
        text = text.replace(field, shown)
    return HelpEntry(flag, forms, text)


def _entry_lines(invocation: str, text: str, left: int, width: int) -> Iterator[str]:
    texts = list(_wrapped(text, max(width - left, _LEAST_TEXT)))
    if _INDENT + text_width(invocation) + 2 <= left:
        first = " " * _INDENT + invocation
        yield first + " " * (left - text_width(first)) + (texts.pop(0) if texts else "")
    else:
        for line in _wrapped(invocation, width - _INDENT):
            yield " " * _INDENT + line
    for line in texts:
        yield " " * left + line


def text_width(text: str) -> int:
    """Return the width of a text in terminal columns."""
    return sum(_char_width(char) for char in text)


def _char_width(char: str) -> int:
    return 2 if east_asian_width(char) in "WF" else 1


def _wrapped(text: str, width: int) -> Iterator[str]:
    """Wrap a text at spaces and between Chinese characters."""
    for paragraph in text.splitlines():
        line = ""
        for piece in _pieces(paragraph, width):
            if line and text_width(f"{line}{piece.rstrip()}") > width:
                yield line.rstrip()
                line = ""
            line += piece if line else piece.lstrip()
        if line.strip():
            yield line.rstrip()


def _pieces(text: str, width: int) -> Iterator[str]:
    """Split a text into unbreakable pieces; a space belongs to the piece before it."""
    piece = ""
    for char in text:
        if piece and (may_break(piece[-1], char) or text_width(piece + char) > width):
            yield piece
            piece = ""
        piece += char
    yield piece


def may_break(before: str, after: str) -> bool:
    """Tell whether a line may end between two characters: at spaces, and in Chinese."""
    if after == " ":
        return False
    if before == " ":
        return True
    wide = _char_width(before) == 2 or _char_width(after) == 2
    return wide and after not in _CLOSING and before not in _OPENING
