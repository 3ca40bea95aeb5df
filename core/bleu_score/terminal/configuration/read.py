"""Read `bleu.toml`: options and limits, each checked and with its line."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Any, NamedTuple

from bleu_core.changes.errors import SchemeInvalid
from bleu_core.changes.schemes import Scheme, scheme_of
from bleu_core.errors import BleuError, SettingInvalid
from bleu_core.files.budget import Resource
from bleu_core.files.encodings import canonical_encoding
from bleu_core.files.errors import (
    BudgetExceeded,
    FileIsDirectory,
    FileMissing,
    FileUndecodable,
    FileUnreadable,
)
from bleu_core.files.reading.raw import open_file
from bleu_core.files.toml_lines import KeyPath, find_lines
from bleu_core.settings import PROFILES
from bleu_score.i18n import join_sentences, translate
from bleu_score.messages import changes as messages_changes
from bleu_score.messages.errors import error_text
from bleu_score.paths import is_below
from bleu_score.terminal.command_line import UsageError, check_choice, parse_option
from bleu_score.terminal.configuration.known_keys import (
    FILE_KEYS,
    GATE_KEYS,
    Key,
    Kind,
    command_line_only,
    option_keys,
)
from bleu_score.terminal.configuration.toml_faults import TomlError, parse
from bleu_score.terminal.flags import Flag

_LIMIT = 2**16


class ConfiguredKey(NamedTuple):
    """A key with its value.

    Attributes
    ----------
    key
        The key.
    value
        Its value, as the command line would give it.
    key_path
        Its position in the file.
    """

    key: Key
    value: Any
    key_path: KeyPath


_TABLES = ("gate", "files", "changes")


class Configuration:
    """A configuration file, all of it checked.

    Parameters
    ----------
    path
        The file.
    flags
        The flags of the program itself.

    Attributes
    ----------
    options
        Options and limits for all files.
    files
        For some files: their pattern, and their limits.
    scheme
        The rate scheme of post-editing analyses; None if there is none.

    Raises
    ------
    UsageError, BleuError
        If the file cannot be read, or anything in it is wrong.
    """

    def __init__(self, path: Path, flags: Iterable[Flag]) -> None:
        self.path = path
        self._flags = tuple(flags)
        self._text = _read(path)
        try:
            content = parse(self._text)
        except TomlError as error:
            raise self._invalid(error) from None
        gate, files = content.pop("gate", {}), content.pop("files", [])
        self.scheme = self._scheme(content.pop("changes", None))
        if not isinstance(gate, dict):
            raise self.fault(("gate",), _table_text("gate", "[gate]"))
        if not isinstance(files, list) or not all(isinstance(each, dict) for each in files):
            raise self.fault(("files",), _table_text("files", "[[files]]"))
        self.options = (
            *self._entries(content, (), option_keys()),
            *self._entries(gate, ("gate",), GATE_KEYS),
        )
        self.files = tuple(self._rule(each, ("files", number)) for number, each in enumerate(files))

    def _scheme(self, content: Any) -> Scheme | None:
        if content is None:
            return None
        if not isinstance(content, dict):
            raise self.fault(("changes",), _table_text("changes", "[changes]"))
        try:
            return scheme_of(content)
        except SchemeInvalid as error:
            key_path = ("changes", *error.key.split(".", 1))
            raise self.fault(key_path, messages_changes.scheme_problem(error)) from None

    def fault(self, key_path: KeyPath, problem: str) -> UsageError:
        """Return an error with the line of a place and the problem in it."""
        return self._fault_in(self._line(key_path), problem)

    def _line(self, key_path: KeyPath) -> int:
        """Return the first line that sets this key, or something in the table around it."""
        while key_path:
            for path, line in self._lines.items():
                if path[: len(key_path)] == key_path:
                    return line
            key_path = key_path[:-1]
        return 1

    @cached_property
    def _lines(self) -> dict[KeyPath, int]:
        return find_lines(self._text)

    def _fault_in(self, line: int, problem: str) -> UsageError:
        return UsageError(
            translate("Config", "“{file}”, line {line}: {problem}").format(
                file=self.path, line=line, problem=problem
            )
        )

    def _invalid(self, error: TomlError) -> UsageError:
        if error.key is None:
            problem = translate("Config", "this is not valid TOML.")
        else:
            problem = translate("Config", "“{key}” is already defined.").format(key=error.key)
        return self._fault_in(error.line, problem)

    def _entries(
        self, content: Mapping[str, Any], table: KeyPath, known: Mapping[str, Key]
    ) -> Iterator[ConfiguredKey]:
        for name, value in content.items():
            key_path = (*table, name)
            if name not in known:
                raise self.fault(key_path, self._unknown_text(name, known))
            key = known[name]
            if problem := _problem(key, value):
                raise self.fault(key_path, problem)
            yield ConfiguredKey(key, self._checked(key, _as_given(value), key_path), key_path)

    def _rule(
        self, content: Mapping[str, Any], key_path: KeyPath
    ) -> tuple[str, tuple[ConfiguredKey, ...]]:
        entries = {entry.key.name: entry for entry in self._entries(content, key_path, FILE_KEYS)}
        if "pattern" not in entries:
            problem = translate("Config", "“{key}” is missing.").format(key="pattern")
            raise self.fault(key_path, problem)
        pattern: str = entries.pop("pattern").value
        return pattern, tuple(entries.values())

    def _checked(self, key: Key, value: Any, key_path: KeyPath) -> Any:
        """Return a value that the command line would accept; the path of ``against`` from here."""
        if key.value == "against":
            # The number of a run may follow the path.
            paths = {value, value.rpartition("#")[0] or value}
            folder = self.path.parent
            if _leaves_folder(value) or not all(is_below(folder / each, folder) for each in paths):
                problem = translate(
                    "Config", "“{key}” must be a file in the folder of “{file}”, or below it."
                )
                raise self.fault(key_path, problem.format(key=key.name, file=self.path.name))
            return str(folder / value)
        try:
            if key.value == "profile":
                check_choice(key.name, value, PROFILES)
            elif key.value == "encoding":
                canonical_encoding(value)
            elif key.option is not None and key.kind != "switch":
                parse_option(key.option, value)
        except SettingInvalid as error:
            error.setting = key.name
            raise self._fault_of(key_path, error) from None
        except BleuError as error:
            raise self._fault_of(key_path, error) from None
        return value

    def _fault_of(self, key_path: KeyPath, error: BleuError) -> UsageError:
        return self.fault(key_path, error_text(error))

    def _unknown_text(self, name: str, known: Mapping[str, Key]) -> str:
        if name in command_line_only(self._flags):
            text = translate("Config", "“{key}” can only be set on the command line.")
            return text.format(key=name)
        if place := _place_text(name):
            return place
        text = translate("Config", "there is no option “{key}”.").format(key=name)
        form = name.lower().replace("_", "-")
        elsewhere = (*_TABLES, *option_keys(), *GATE_KEYS, *FILE_KEYS)
        meant = get_close_matches(form, known, 1) or get_close_matches(form, elsewhere, 1)
        if not meant:
            return text
        guess = translate("Config", "Did you mean “{key}”?").format(key=meant[0])
        place = "" if meant[0] in known else _place_text(meant[0])
        return join_sentences(*filter(None, (text, guess, place)))


def _place_text(name: str) -> str:
    """Return the place of a key, in words; empty if there is no such key."""
    under = translate("Config", "“{key}” belongs under {table}.")
    if name in GATE_KEYS:
        return under.format(key=name, table="[gate]")
    if name in FILE_KEYS:
        return under.format(key=name, table="[[files]]")
    if name in option_keys():
        first = translate("Config", "the first table")
        return translate("Config", "“{key}” belongs before {table}.").format(key=name, table=first)
    return ""


def _read(path: Path) -> str:
    """Return the text of a file.

    Raises
    ------
    FileMissing, FileIsDirectory, FileIsDevice, PipeUnused, FileUnreadable, BudgetExceeded,
    FileUndecodable
    """
    try:
        with open_file(path) as file:
            data = file.read(_LIMIT + 1)
    except FileNotFoundError:
        raise FileMissing(path) from None
    except (OSError, ValueError) as error:
        if path.is_dir():
            raise FileIsDirectory(path) from None
        reason = getattr(error, "strerror", None) or str(error)
        number = getattr(error, "errno", None)
        raise FileUnreadable(path, reason, isinstance(error, PermissionError), number) from None
    if len(data) > _LIMIT:
        raise BudgetExceeded(path, Resource.BYTES.value, _LIMIT)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileUndecodable(path, "UTF-8", line, error.start) from None


def _table_text(key: str, table: str) -> str:
    return translate("Config", "“{key}” must be a table: {table}").format(key=key, table=table)


def _problem(key: Key, value: Any) -> str | None:
    """Return the problem with the type of a value; None if there is none."""
    if not _FITS[key.kind](value):
        texts: dict[Kind, str] = {
            "switch": translate("Config", "“{key}” must be true or false."),
            "whole": translate("Config", "“{key}” must be a whole number."),
            "number": translate("Config", "“{key}” must be a number."),
            "limit": translate("Config", "“{key}” must be a number, or false for no limit."),
            "text": translate("Config", "“{key}” must be a string in quotation marks."),
            "texts": translate("Config", "“{key}” must be a list of strings, as in {example}."),
        }
        return texts[key.kind].format(key=key.name, example='["bleu", "chrf"]')
    if value in ("", []):
        return translate("Config", "“{key}” is empty.").format(key=key.name)
    if key.value == "max_drop" and value < 0:
        return translate("Config", "“{key}” cannot be negative.").format(key=key.name)
    return None


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) and one for one in value)


_FITS: dict[Kind, Callable[[Any], bool]] = {
    "switch": lambda value: isinstance(value, bool),
    "whole": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "number": _is_number,
    "limit": lambda value: value is False or _is_number(value),
    "text": lambda value: isinstance(value, str),
    "texts": _are_texts,
}


def _as_given(value: Any) -> Any:
    """Return a value as the command line would give it: numbers as text."""
    return repr(value) if _is_number(value) else value


def _leaves_folder(path: str) -> bool:
    """Tell whether a path leads out of a folder, on any system, or even to the network."""
    for kind in (PurePosixPath, PureWindowsPath):
        pure = kind(path)
        if pure.anchor or ".." in pure.parts:
            return True
    return False
