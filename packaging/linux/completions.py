"""Completion of both programs' options in bash, zsh and fish, written by shtab."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator

import shtab

from bleu_desktop.shell.application import PROGRAM as WINDOW
from bleu_score.terminal.arguments import PROGRAM as TERMINAL
from bleu_score.terminal.flags import Flag, Program, flag_groups
from bleu_score.terminal.help_text import help_page

# The path of the completion in each shell, below share/.
_PLACES = {
    "bash": "bash-completion/completions/{name}",
    "zsh": "zsh/site-functions/_{name}",
    "fish": "fish/vendor_completions.d/{name}.fish",
}
_FILES = {
    *("references", "input", "source", "scores", "against", "junit", "summary", "config"),
    *("report", "save_texts", "record", "screenshot", "known"),
}


def completions() -> Iterator[tuple[str, str]]:
    """Yield the path below ``share/`` and the text of each script; descriptions are English."""
    for program in (TERMINAL, WINDOW):
        parser = as_argparse(program)
        for shell, place in _PLACES.items():
            yield place.format(name=program.name), shtab.complete(parser, shell=shell)


def as_argparse(program: Program) -> ArgumentParser:
    """Return a parser with the same options, which only describes them to shtab."""
    parser = ArgumentParser(prog=program.name, add_help=False)
    for entries in help_page(program, flag_groups()).sections.values():
        for entry in entries:
            _add(parser, entry.flag, entry.text.replace("%", "%%"))
    return parser


def _add(parser: ArgumentParser, flag: Flag, text: str) -> None:
    if not flag.arguments:
        parser.add_argument(*flag.flags, action="store_true", help=text)
        return
    names = flag.flags or (flag.name,)
    values = {"1": None, "each": None}.get(flag.arguments, flag.arguments)
    action = parser.add_argument(*names, nargs=values, help=text)
    if flag.choices:
        action.choices = flag.choices
    if flag.name in _FILES:
        action.complete = shtab.FILE  # type: ignore[attr-defined]
