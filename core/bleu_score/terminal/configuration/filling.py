"""Values from `bleu.toml` for options that the command line leaves open."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace

from bleu_score.i18n import translate
from bleu_score.paths import is_below
from bleu_score.terminal.command_line import UsageError, path_of
from bleu_score.terminal.configuration import read
from bleu_score.terminal.flags import Flag

NAME = "bleu.toml"

_LIMITS = ("fail_under", "max_drop", "no_significant_drop", "min_common")
_NEED_EARLIER = ("max_drop", "no_significant_drop", "min_common")


def find_configuration(given: str | None, *, none: bool) -> Path | None:
    """Return the file to read: the one given, or ``bleu.toml`` in the current folder, if any.

    Raises
    ------
    UsageError
        If a file is given, and none is wanted; or if the one in the folder is no file of it.
    """
    if given is None:
        return None if none else _found_here()
    if none:
        raise UsageError(translate("Config", "--config and --no-config cannot be used together."))
    return path_of(given)


def _found_here() -> Path | None:
    """Return ``bleu.toml`` in the current folder; None if there is none.

    The folder may have been delivered by somebody else. Which other file is read, or waited for, is
    not for it to decide.
    """
    if not os.path.lexists(NAME) or os.path.isdir(NAME):
        return None
    if os.path.isfile(NAME) and is_below(Path(NAME), Path()):
        return Path(NAME)
    text = translate(
        "Config",
        "“{file}” is not read: it is a pipe, a device, or a link that leads out of its folder. "
        "Replace it with a file, or use --config FILE or --no-config.",
    )
    raise UsageError(text.format(file=NAME))


def fill_in(
    values: SimpleNamespace,
    path: Path,
    flags: Iterable[Flag],
    *,
    options: bool = True,
    limits: bool = True,
) -> None:
    """Fill in the values that the command line leaves open.

    Parameters
    ----------
    values
        The values given on the command line, to be filled in; also `rules`, for some files, and
        `configured_scheme`, the rate scheme.
    path
        The file.
    flags
        The flags of the program itself.
    options, limits
        Whether to fill in options of scoring, and limits.

    Raises
    ------
    UsageError, BleuError
        If the file cannot be read, or anything in it is wrong.
    """
    configuration = read.Configuration(path, flags)
    values.configured_scheme = configuration.scheme
    _check_exclusive(configuration)
    decided = {name for name in _LIMITS if getattr(values, name) is not None}
    added = [
        entry
        for entry in configuration.options
        if (limits if entry.key_path[0] == "gate" else options) and not _is_decided(entry, values)
    ]
    for entry in added:
        if entry.value is not False:
            setattr(values, entry.key.value, entry.value)
    of_files = [
        (pattern, [entry for entry in entries if entry.key.value not in decided])
        for pattern, entries in (configuration.files if limits else ())
    ]
    for entry in (*added, *(entry for _, entries in of_files for entry in entries)):
        _check_earlier(entry, values, configuration)
    values.rules = tuple(
        (pattern, {entry.key.value: _limit(entry) for entry in entries})
        for pattern, entries in of_files
    )


def _is_decided(entry: read.ConfiguredKey, values: SimpleNamespace) -> bool:
    """Tell whether the command line gives an option, or another one that decides it."""
    key = entry.key
    names = [key.value]
    if key.option is not None and key.option.value_flags:
        path = key.value.partition("=")[0]
        names = [f"{path}={value}" for value in key.option.value_flags]
    if key.value == "smoothing_value":
        names.append("smoothing")  # it is the value of the method in the file
    if key.of_profile:
        names.append("profile")
    return any(getattr(values, name) is not None for name in names)


def _check_exclusive(configuration: read.Configuration) -> None:
    tests = [
        entry
        for entry in configuration.options
        if entry.key.option is not None and entry.key.option.value_flags and entry.value
    ]
    if len(tests) > 1:
        text = translate("Terminal", "--paired-bs and --paired-ar cannot be used together.")
        raise configuration.fault(tests[-1].key_path, text)


def _check_earlier(
    entry: read.ConfiguredKey, values: SimpleNamespace, configuration: read.Configuration
) -> None:
    """Raise `UsageError` if a limit is about a drop, and there is nothing to compare with."""
    if entry.key.value in _NEED_EARLIER and entry.value is not False and values.against is None:
        text = translate(
            "Config",
            "“{key}” needs an earlier result: set “against” under [gate], or use --against FILE.",
        )
        raise configuration.fault(entry.key_path, text.format(key=entry.key.name))


def _limit(entry: read.ConfiguredKey) -> float | bool | None:
    """Return a limit as `Limits` has it."""
    if entry.key.kind == "switch":
        return bool(entry.value)
    return None if entry.value is False else float(entry.value)
