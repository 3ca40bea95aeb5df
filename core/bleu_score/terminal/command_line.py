"""Command-line handling shared by both programs: files and scoring settings.

The flags themselves are in `bleu_score.terminal.flags`; all checks with translated messages are
here.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType, SimpleNamespace
from typing import Any, NamedTuple

from bleu_core.errors import SettingInvalid
from bleu_core.files.addresses import STANDARD_INPUT, Address, parse_address
from bleu_core.files.encodings import canonical_encoding
from bleu_core.languages.tags import parse_language
from bleu_core.options import Option, declarations, with_values
from bleu_core.settings import METRICS, PROFILES, Settings
from bleu_core.version import __version__
from bleu_score.i18n import (
    LANGUAGES,
    current_language,
    interface_language,
    join_names,
    translate,
)
from bleu_score.samples import SAMPLE_NAMES, Sample, find_sample
from bleu_score.terminal import help_text as terminal_help_text
from bleu_score.terminal.flags import GENERAL, Flag, Program, flag_groups
from bleu_score.terminal.parsing import FlagMisused, FlagUnknown, parse_words

# Flags of sacreBLEU for test sets, which it downloads.
_OF_TEST_SETS = (
    *("-t", "--test-set", "--list", "--citation", "--cite", "--download", "--echo"),
    *("-ol", "--origlang", "--subset", "-d", "--detail"),
)


class UsageError(Exception):
    """The command line is invalid; the message is translated."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def _check_no_test_set(flag: str) -> None:
    """Raise `UsageError` for a flag of sacreBLEU that concerns test sets."""
    name = flag.partition("=")[0]
    if name in _OF_TEST_SETS:
        raise UsageError(
            translate(
                "Terminal",
                "{option} concerns test sets that sacreBLEU downloads; this program downloads "
                "nothing and scores files.",
            ).format(option=name)
        )


def find_ui_language(arguments: Sequence[str], default: str) -> str:
    """Return the value of ``--ui-language``, needed before anything else is parsed."""
    return interface_language(value_after(arguments, "--ui-language")) or default


def value_after(arguments: Sequence[str], flag: str) -> str:
    """Return the value of a flag on a command line that is not parsed; empty without one."""
    for index, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == flag:
            return value if equals else "".join(arguments[index + 1 : index + 2])
    return ""


def check_choice(option: str, value: str, allowed: tuple[str, ...]) -> None:
    """Raise `SettingInvalid` unless the value is allowed."""
    if value not in allowed:
        raise SettingInvalid(option, value, allowed)


def path_of(text: str | None) -> Path | None:
    """Return the path that is the value of an option; None if it is not given."""
    if text == "":
        raise UsageError(translate("Terminal", "A file name is empty."))
    return None if text is None else Path(text)


def number(option: str, text: str | None) -> float | None:
    """Parse the numeric value of an option."""
    if text is None:
        return None
    try:
        value = float(text)
        if not math.isfinite(value):
            raise ValueError(text)
    except ValueError:
        raise UsageError(
            translate(
                "Terminal", "{option} needs a number with a decimal point; got “{value}”."
            ).format(option=option, value=text)
        ) from None
    return value


def whole_number(option: str, text: str) -> int:
    """Parse a whole number, the value of an option."""
    try:
        return int(text)
    except ValueError:
        raise UsageError(
            translate("Terminal", "{option} needs a whole number; got “{value}”.").format(
                option=option, value=text
            )
        ) from None


class CommandLine:
    """The command line of a program: the shared flags and its own.

    Parameters
    ----------
    program
        The program, with its own flags.
    settings
        The type of the settings.
    """

    def __init__(self, program: Program, settings: type[Settings] = Settings) -> None:
        self._program = program
        self._groups = flag_groups(settings)
        self._settings = settings

    def help(self, columns: int | None = None) -> str:
        """Return the help, wrapped to the width of the terminal."""
        return terminal_help_text.help_text(
            self._program, terminal_help_text.help_page(self._program, self._groups), columns
        )

    def _flags(self) -> list[Flag]:
        """Return all flags."""
        shared = [flag for group in self._groups.values() for flag in group]
        return [*shared, *self._program.flags, *GENERAL]

    def _meant(self, flag: str) -> str | None:
        """Return the flag that was probably meant; None if none is similar."""
        # Imported lazily to speed up start-up.
        from difflib import get_close_matches

        known = [form for each in self._flags() for form in each.flags if form.startswith("--")]
        return next(iter(get_close_matches(flag.partition("=")[0], known, 1)), None)

    def _parsed(self, arguments: Sequence[str]) -> SimpleNamespace:
        """Return the values of all flags, not checked."""
        return parse_words(arguments, self._flags())

    def _version(self) -> str:
        """Return the program with its version."""
        return f"{self._program.name} {__version__}"

    def _values(self, arguments: Sequence[str]) -> SimpleNamespace:
        """Return the values of all flags as given."""
        program = self._program.name
        try:
            values = self._parsed(arguments)
        except FlagUnknown as error:
            _check_no_test_set(error.flag)
            text = translate(
                "Terminal", "Unknown option {option}; {program} --help lists all options."
            )
            meant = self._meant(error.flag)
            if meant is not None:
                text = translate(
                    "Terminal",
                    "Unknown option {option}. Did you mean {meant}? {program} --help lists all "
                    "options.",
                )
            text = text.format(option=error.flag, meant=meant, program=program)
            raise UsageError(text) from None
        except FlagMisused as error:
            raise UsageError(
                translate("Terminal", "Invalid use of {option}; see {program} --help.").format(
                    option=error.flag, program=program
                )
            ) from None
        if values.help or values.version:
            print(self.help() if values.help else f"{self._version()}\n", end="")
            raise SystemExit(0)
        return values

    def parse(
        self, arguments: Sequence[str], fill_in: Callable[[SimpleNamespace], None] | None = None
    ) -> SimpleNamespace:
        """Return the values of all options.

        The files of a sample are put into `references` and `input`, the settings into `settings`,
        and the explicitly chosen settings into `wanted`.

        Parameters
        ----------
        arguments
            The words after the name of the program.
        fill_in
            Gives values to options left open, before they are checked.

        Raises
        ------
        UsageError, BleuError
            If the arguments are invalid.
        SystemExit
            After ``--help`` and ``--version``.
        """
        values = self._values(arguments)
        if fill_in is not None:
            fill_in(values)
        if values.ui_language is not None and interface_language(values.ui_language) is None:
            raise SettingInvalid("--ui-language", values.ui_language, tuple(LANGUAGES))
        if values.encoding is not None:
            canonical_encoding(values.encoding)
        if "" in (*values.references, *(values.input or ()), values.source):
            raise UsageError(translate("Terminal", "A file name is empty."))
        values.references = [parse_address(name) for name in values.references]
        values.input = [parse_address(name) for name in values.input or ()]
        values.source = None if values.source is None else parse_address(values.source)
        profile = values.profile
        if values.sample is not None:
            sample = _sample(values)
            values.references = [Address(path) for path in sample.references]
            values.input = [Address(path) for path in sample.candidates]
            values.source = Address(sample.source) if sample.source else None
            profile = profile or sample.profile
        files = [*values.references, *values.input, *([values.source] if values.source else [])]
        if [address.path for address in files].count(STANDARD_INPUT) > 1:
            raise UsageError(translate("Terminal", "Standard input (-) can be read only once."))
        values.wanted = _settings_wanted(values, profile, self._settings)
        values.settings = values.wanted.applied(self._settings())
        return values


def _sample(values: SimpleNamespace) -> Sample:
    if values.references or values.input or values.source:
        raise UsageError(translate("Terminal", "--sample uses its own files; do not add others."))
    name = values.sample or current_language()
    try:
        return find_sample(name)
    except KeyError:
        raise SettingInvalid("--sample", name, SAMPLE_NAMES) from None


class SettingsWanted(NamedTuple):
    """The settings given on the command line.

    Attributes
    ----------
    profile
        The profile; None if there is none.
    values
        Values of options by their paths.
    baseline
        The baseline's name; None if there is none.
    """

    profile: str | None = None
    values: Mapping[str, Any] = MappingProxyType({})
    baseline: str | None = None

    def applied(self, settings: Settings, candidates: Sequence[str] | None = None) -> Settings:
        """Return settings changed as the command line says.

        Parameters
        ----------
        candidates
            Names of the candidates, if they are not on the command line.

        Raises
        ------
        UsageError
            If none of them is the baseline.
        """
        values = dict(self.values)
        if self.profile is not None:
            settings = settings.with_profile(self.profile)  # type: ignore[arg-type]
        if candidates is not None and self.baseline is not None:
            names = [Address(Path(name)) for name in candidates]
            values["resampling.baseline"] = find_baseline(self.baseline, names)
        return with_values(settings, values)


def _settings_wanted(
    values: SimpleNamespace, profile: str | None, kind: type[Settings]
) -> SettingsWanted:
    if profile is not None:
        check_choice("--profile", profile, PROFILES)
    _check_paired(values)
    given: dict[str, Any] = {}
    for declared in declarations(kind):
        for value in declared.option.value_flags or ():
            if getattr(values, f"{declared.path}={value}"):
                given[declared.path] = value
        text = getattr(values, declared.path, None)
        if text is not None and declared.option.kind != "candidate":
            given[declared.path] = parse_option(declared.option, text)
    if "metrics" in given:
        given["metrics"] = tuple(name for name in METRICS if name in ("bleu", *given["metrics"]))
    if values.input:
        given["resampling.baseline"] = find_baseline(baseline_name(values), values.input)
    return SettingsWanted(profile, given, baseline_name(values))


def parse_option(option: Option, value: Any) -> Any:
    """Convert the value of an option to the type used in the settings."""
    if option.kind == "language":
        parse_language(value)
    elif option.kind == "whole":
        value = whole_number(option.flags[-1], value)
        option.check(option.flags[-1], value)
    elif option.kind == "decimal":
        value = number(option.flags[-1], value)
        option.check(option.flags[-1], value)
    elif option.kind == "choices":
        value = tuple(value)
        option.check(option.flags[0], value)
    else:
        value = (option.aliases or {}).get(value, value)
        option.check(option.flags[0], value)
    return value


def baseline_name(values: SimpleNamespace) -> str | None:
    """Return the baseline as given on the command line."""
    name: str | None = getattr(values, "resampling.baseline")
    return name


def _check_paired(values: SimpleNamespace) -> None:
    """Raise `UsageError` if the requested comparison is not possible."""
    tests = [getattr(values, f"resampling.paired_test={name}") for name in ("bs", "ar")]
    if all(tests):
        raise UsageError(
            translate("Terminal", "--paired-bs and --paired-ar cannot be used together.")
        )
    # Without candidates on the command line, they are in a file that is read later.
    if any(tests) and values.input:
        check_comparison(len(values.input))
    if baseline_name(values) is not None and not any(tests):
        raise UsageError(translate("Terminal", "--baseline needs --paired-bs or --paired-ar."))


def check_comparison(candidates: int) -> None:
    """Raise `UsageError` if there are too few candidates to compare."""
    if candidates < 2:
        raise UsageError(translate("Terminal", "A comparison needs at least two candidates."))


def find_baseline(name: str | None, candidates: Sequence[Address]) -> int | None:
    """Return the index of the baseline, given as address, path, file name or name of its text.

    Raises
    ------
    UsageError
        If no candidate matches, or more than one.
    """
    return None if name is None else only_place("--baseline", name, candidates)


def only_place(option: str, name: str, candidates: Sequence[Address]) -> int:
    """Return the index of the candidate that an option names."""
    places = places_of(name, candidates)
    if not places:
        text = translate(
            "Terminal", "{option} must name one of the candidates; “{name}” is not one of them."
        )
        raise UsageError(text.format(option=option, name=name))
    if len(places) > 1:
        text = translate(
            "Terminal",
            "{option} must name one of the candidates; “{name}” fits several. Write one of these: "
            "{names}.",
        )
        names = join_names([str(candidates[place]) for place in places])
        raise UsageError(text.format(option=option, name=name, names=names))
    return places[0]


def places_of(name: str, candidates: Sequence[Address]) -> list[int]:
    """Return the indices of the candidates that have a name: in the first sense that fits any."""
    senses = (
        [index for index, address in enumerate(candidates) if address == parse_address(name)],
        [index for index, address in enumerate(candidates) if address.path == Path(name)],
        [index for index, address in enumerate(candidates) if address.path.name == name],
        [index for index, address in enumerate(candidates) if address.selection.name == name],
    )
    return next(filter(None, senses), [])
