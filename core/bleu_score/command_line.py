"""What the command lines of the window and of `bleu-score` share: files and scoring settings.

Flags are named as in sacreBLEU. argparse says what it thinks in English; only its parsing is used,
and every check that needs words is done here.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

from bleu_core import settings as choices
from bleu_core.corpus.addresses import STANDARD_INPUT, Address, parse_address
from bleu_core.corpus.encodings import canonical_encoding
from bleu_core.corpus.languages import parse_language
from bleu_core.errors import SettingInvalid
from bleu_core.settings import (
    PROFILES,
    ChrfOptions,
    MetricName,
    PairingOptions,
    Resampling,
    Settings,
    TerOptions,
)
from bleu_core.version import __version__
from bleu_score.i18n import LANGUAGES, current_language, translate
from bleu_score.samples import SAMPLE_NAMES, Sample, find_sample


class UsageError(Exception):
    """The command line makes no sense; the text is translated."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def find_ui_language(arguments: Sequence[str], default: str) -> str:
    """Return the language asked for by ``--ui-language``, before anything else is parsed."""
    for index, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--ui-language":
            value = value if equals else "".join(arguments[index + 1 : index + 2])
            return _ui_language(value) or default
    return default


def _ui_language(text: str) -> str | None:
    """Return the language of the interface a text names, in any spelling: ``zh-tw``."""
    known = {code.lower(): code for code in LANGUAGES}
    return known.get(text.replace("-", "_").lower())


def check_choice(option: str, value: str, allowed: tuple[str, ...]) -> None:
    """Raise `SettingInvalid` unless the value is allowed."""
    if value not in allowed:
        raise SettingInvalid(option, value, allowed)


def number(option: str, text: str | None) -> float | None:
    """Return the number an option was given."""
    if text is None:
        return None
    try:
        value = float(text)
        if not math.isfinite(value):
            raise ValueError(text)
    except ValueError:
        raise UsageError(
            translate(
                "Terminal", "{option} needs a number, with a decimal point: “{value}”."
            ).format(option=option, value=text)
        ) from None
    return value


def _whole_number(option: str, text: str | None) -> int | None:
    if text is None:
        return None
    try:
        return int(text)
    except ValueError:
        raise UsageError(
            translate("Terminal", "{option} needs a whole number: “{value}”.").format(
                option=option, value=text
            )
        ) from None


class _HelpFormatter(argparse.RawDescriptionHelpFormatter):
    def add_usage(
        self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, translate("Terminal", "Usage: "))


class CommandLine(argparse.ArgumentParser):
    """A parser with the options for files and scoring, its words translated."""

    def __init__(self, program: str, description: str, epilog: str | None = None) -> None:
        super().__init__(
            prog=program,
            usage="{program} {reference} [{reference} …] -i {candidate} [{candidate} …] "
            "[{options}]".format(
                program=program,
                reference=translate("Terminal", "REFERENCE"),
                candidate=translate("Terminal", "CANDIDATE"),
                options=translate("Terminal", "options"),
            ),
            description=description,
            epilog=epilog,
            add_help=False,
            allow_abbrev=False,
            formatter_class=_HelpFormatter,
        )
        self._add_files()
        self._add_settings()
        self._add_text()
        self._add_metrics()
        self._add_resampling()

    def parse(self, arguments: Sequence[str]) -> argparse.Namespace:
        """Return the values of all options.

        The sample's files stand in `references` and `input`, and the settings in `settings`.

        Raises
        ------
        UsageError, BleuError
            If the arguments make no sense.
        SystemExit
            After ``--help`` and ``--version``.
        """
        # Intermixed: a reference may stand behind the options too.
        words = list(arguments)
        end = words.index("--") if "--" in words else len(words)
        values, unknown = self.parse_known_intermixed_args(words[:end])
        values.references += words[end + 1 :]
        if unknown:
            raise UsageError(
                translate(
                    "Terminal", "There is no option {option}; {program} --help lists all."
                ).format(option=unknown[0], program=self.prog)
            )
        if values.ui_language is not None and _ui_language(values.ui_language) is None:
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
        values.settings = _settings(values, profile)
        return values

    def error(self, message: str) -> NoReturn:
        """Say in the user's language what argparse found: a value is missing or too many."""
        option = next((word for word in message.split() if word.startswith("-")), "")
        option = option.split("/")[-1].rstrip(":")
        raise UsageError(
            translate(
                "Terminal", "The option {option} is used wrongly; see {program} --help."
            ).format(option=option, program=self.prog)
        )

    def _add_files(self) -> None:
        group = self.add_argument_group(translate("Terminal", "Files"))
        reference = translate("Terminal", "REFERENCE")
        candidate = translate("Terminal", "CANDIDATE")
        group.add_argument(
            "references",
            nargs="*",
            metavar=reference,
            help=translate(
                "Terminal", "reference translation in any format; “-” is standard input"
            ),
        )
        group.add_argument(
            "-i",
            "--input",
            nargs="+",
            metavar=candidate,
            help=translate("Terminal", "candidate translations; each gets a score of its own"),
        )
        group.add_argument(
            "--source",
            metavar=translate("Terminal", "SOURCE"),
            help=translate("Terminal", "source text; shows what was left untranslated"),
        )
        group.add_argument(
            "--encoding",
            "-e",
            metavar="E",
            help=translate("Terminal", "encoding of all files (default: detected)"),
        )
        group.add_argument(
            "--sample",
            nargs="?",
            const="",
            metavar=translate("Terminal", "NAME"),
            help=translate("Terminal", "score a bundled sample: {names}").format(
                names=", ".join(SAMPLE_NAMES)
            ),
        )

    def _add_settings(self) -> None:
        group = self.add_argument_group(translate("Terminal", "Scoring"))
        group.add_argument(
            "-l",
            "--language",
            metavar="L",
            help=translate("Terminal", "target language, such as es or zh-TW (default: detected)"),
        )
        group.add_argument(
            "-tok",
            "--tokenize",
            metavar="T",
            help=translate("Terminal", "segmentation: {choices} (default: auto)").format(
                choices=", ".join(choices.TOKENIZERS)
            ),
        )
        group.add_argument(
            "--profile",
            metavar="P",
            help=translate(
                "Terminal",
                "smoothing and reference length together: {choices} (default: definition)",
            ).format(choices=", ".join(PROFILES)),
        )
        group.add_argument(
            "-s",
            "--smooth-method",
            metavar="S",
            help=translate("Terminal", "smoothing: {choices} (default: none)").format(
                choices=", ".join(choices.SMOOTHINGS)
            ),
        )
        group.add_argument(
            "-sv",
            "--smooth-value",
            metavar="V",
            help=translate("Terminal", "value of floor (default: 0.1) and add-k (default: 1)"),
        )
        group.add_argument(
            "--reference-length",
            metavar="R",
            help=translate(
                "Terminal", "which of several references: {choices} (default: closest)"
            ).format(choices=", ".join(choices.REFERENCE_LENGTHS)),
        )
        group.add_argument(
            "-lc",
            "--lowercase",
            action="store_true",
            help=translate("Terminal", "ignore upper and lower case"),
        )
        group.add_argument(
            "--max-ngram-order",
            metavar="N",
            help=translate("Terminal", "longest n-grams, 1 to 8 (default: 4)"),
        )
        group.add_argument(
            "--effective-order",
            action="store_true",
            help=translate("Terminal", "leave out orders longer than the candidate"),
        )

    def _add_text(self) -> None:
        group = self.add_argument_group(translate("Terminal", "Pairs and text"))
        group.add_argument(
            "--pair",
            metavar="P",
            help=translate(
                "Terminal", "what segments are paired by: {choices} (default: auto)"
            ).format(choices=", ".join(choices.PAIR_BY)),
        )
        kind = translate("Terminal", "KIND")
        group.add_argument(
            "--leave-out",
            nargs="+",
            metavar=kind,
            help=translate("Terminal", "segments to leave out: {choices}").format(
                choices=", ".join(choices.CONCERNS)
            ),
        )
        group.add_argument(
            "--keep",
            nargs="+",
            metavar=kind,
            help=translate("Terminal", "segments to keep that would be left out (the same names)"),
        )
        group.add_argument(
            "--tags",
            metavar="T",
            help=translate("Terminal", "inline tags: {choices} (default: remove)").format(
                choices=", ".join(choices.TAGS)
            ),
        )
        group.add_argument(
            "--placeholders",
            metavar="T",
            help=translate("Terminal", "placeholders such as {example}: {choices} (default: text)")
            .format(example="{0}, %s", choices=", ".join(choices.TAGS))
            .replace("%", "%%"),
        )
        group.add_argument(
            "--normalize",
            nargs="+",
            metavar="N",
            help=translate("Terminal", "make equal before comparing: {choices}").format(
                choices=", ".join(choices.NORMALIZATIONS)
            ),
        )

    def _add_metrics(self) -> None:
        group = self.add_argument_group(translate("Terminal", "Metrics"))
        group.add_argument(
            "-m",
            "--metrics",
            nargs="+",
            metavar="M",
            help=translate("Terminal", "metrics: {choices} (bleu is always among them)").format(
                choices=", ".join(choices.METRICS)
            ),
        )
        whole = translate("Terminal", "N")
        for flag, help_text in (
            ("--chrf-char-order", translate("Terminal", "longest character n-grams (default: 6)")),
            (
                "--chrf-word-order",
                translate("Terminal", "longest word n-grams of chrf (default: 0; chrf++ has 2)"),
            ),
            (
                "--chrf-beta",
                translate("Terminal", "how many times recall counts as much (default: 2)"),
            ),
        ):
            group.add_argument(flag, metavar=whole, help=help_text)
        for flag, help_text in (
            ("--chrf-whitespace", translate("Terminal", "count white space among the characters")),
            ("--chrf-lowercase", translate("Terminal", "ignore upper and lower case in chrF")),
            (
                "--chrf-eps-smoothing",
                translate("Terminal", "count orders too that no segment is long enough for"),
            ),
            (
                "--ter-normalized",
                translate("Terminal", "resolve XML entities and separate punctuation in TER"),
            ),
            (
                "--ter-asian-support",
                translate(
                    "Terminal", "with --ter-normalized: separate Chinese and Japanese characters"
                ),
            ),
            ("--ter-no-punct", translate("Terminal", "leave out punctuation in TER")),
            (
                "--ter-case-sensitive",
                translate("Terminal", "distinguish upper and lower case in TER"),
            ),
        ):
            group.add_argument(flag, action="store_true", help=help_text)

    def _add_resampling(self) -> None:
        group = self.add_argument_group(translate("Terminal", "Certainty"))
        group.add_argument(
            "--confidence",
            action="store_true",
            # argparse takes a single percent sign for a field.
            help=translate("Terminal", "95% interval of each score, by bootstrap").replace(
                "%", "%%"
            ),
        )
        group.add_argument(
            "--paired-bs",
            action="store_true",
            help=translate("Terminal", "compare the candidates by paired bootstrap"),
        )
        group.add_argument(
            "--paired-ar",
            action="store_true",
            help=translate(
                "Terminal", "compare the candidates by paired approximate randomisation"
            ),
        )
        group.add_argument(
            "--baseline",
            metavar=translate("Terminal", "CANDIDATE"),
            help=translate("Terminal", "compare with this candidate only (default: all pairs)"),
        )
        group.add_argument(
            "--resamples",
            metavar=translate("Terminal", "N"),
            help=translate(
                "Terminal", "resamples (default: 1000), or trials of --paired-ar (default: 10000)"
            ),
        )
        group.add_argument(
            "--seed",
            metavar=translate("Terminal", "N"),
            help=translate("Terminal", "seed of the random numbers (default: 12345)"),
        )

    def add_general(self, group: Any) -> None:
        """Add the options every program has."""
        group.add_argument(
            "--ui-language",
            metavar="L",
            help=translate("Terminal", "language of the program: {choices}").format(
                choices=", ".join(LANGUAGES)
            ),
        )
        group.add_argument(
            "-V",
            "--version",
            action="version",
            version=f"{self.prog} {__version__}",
            help=translate("Terminal", "show the version"),
        )
        group.add_argument(
            "-h", "--help", action="help", help=translate("Terminal", "show this help")
        )

    def print_help(self, file: Any = None) -> None:
        """Print the help to standard output."""
        super().print_help(file or sys.stdout)


def _sample(values: argparse.Namespace) -> Sample:
    if values.references or values.input or values.source:
        raise UsageError(
            translate("Terminal", "--sample brings its own files; give no others with it.")
        )
    name = values.sample or current_language()
    try:
        return find_sample(name)
    except KeyError:
        raise SettingInvalid("--sample", name, SAMPLE_NAMES) from None


def _settings(values: argparse.Namespace, profile: str | None) -> Settings:
    if values.language is not None:
        parse_language(values.language)
    settings = Settings()
    if profile is not None:
        check_choice("--profile", profile, PROFILES)
        settings = settings.with_profile(profile)  # type: ignore[arg-type]
    for option, value, allowed in (
        ("-tok", values.tokenize, choices.TOKENIZERS),
        ("-s", values.smooth_method, choices.SMOOTHINGS),
        ("--reference-length", values.reference_length, choices.REFERENCE_LENGTHS),
        ("--tags", values.tags, choices.TAGS),
        ("--placeholders", values.placeholders, choices.TAGS),
    ):
        if value is not None:
            check_choice(option, value, allowed)
    changes: dict[str, Any] = {
        "target_language": values.language,
        "tokenizer": values.tokenize,
        "smoothing": values.smooth_method,
        "smoothing_value": number("--smooth-value", values.smooth_value),
        "reference_length": values.reference_length,
        "max_order": _whole_number("--max-ngram-order", values.max_ngram_order),
        "lowercase": values.lowercase or None,
        "effective_order": values.effective_order or None,
        "metrics": _metrics(values.metrics or ()),
        "chrf": _chrf(values),
        "ter": TerOptions(
            normalized=values.ter_normalized,
            no_punct=values.ter_no_punct,
            asian_support=values.ter_asian_support,
            case_sensitive=values.ter_case_sensitive,
        ),
        "resampling": _resampling(values),
        "pairing": _pairing(values),
        "tags": values.tags,
        "placeholders": values.placeholders,
        "normalize": _checked("--normalize", values.normalize, choices.NORMALIZATIONS),
    }
    return replace(settings, **_given(changes))


def _given(values: dict[str, Any]) -> dict[str, Any]:
    """Return the values that are not None."""
    return {key: value for key, value in values.items() if value is not None}


def _pairing(values: argparse.Namespace) -> PairingOptions:
    if values.pair is not None:
        check_choice("--pair", values.pair, choices.PAIR_BY)
    return PairingOptions(
        by=values.pair or "auto",
        leave_out=_checked("--leave-out", values.leave_out, choices.CONCERNS),
        keep=_checked("--keep", values.keep, choices.CONCERNS),
    )


def _checked(option: str, values: Sequence[str] | None, allowed: tuple[str, ...]) -> Any:
    """Return what an option was given, each of it allowed."""
    for value in values or ():
        check_choice(option, value, allowed)
    return tuple(values or ())


def _metrics(names: Sequence[str]) -> tuple[MetricName, ...]:
    for name in names:
        check_choice("-m", name, choices.METRICS)
    return tuple(name for name in choices.METRICS if name in ("bleu", *names))


def _chrf(values: argparse.Namespace) -> ChrfOptions:
    orders = {
        name: _whole_number(f"--chrf-{name.replace('_', '-')}", getattr(values, f"chrf_{name}"))
        for name in ("char_order", "word_order", "beta")
    }
    return ChrfOptions(
        lowercase=values.chrf_lowercase,
        whitespace=values.chrf_whitespace,
        eps_smoothing=values.chrf_eps_smoothing,
        **_given(orders),
    )


def _resampling(values: argparse.Namespace) -> Resampling:
    if values.paired_bs and values.paired_ar:
        raise UsageError(
            translate("Terminal", "--paired-bs and --paired-ar cannot be used together.")
        )
    paired = values.paired_bs or values.paired_ar
    # Without candidates they are all in one file, which is read later.
    if paired and values.input:
        check_comparison(len(values.input))
    if values.baseline is not None and not paired:
        raise UsageError(translate("Terminal", "--baseline needs --paired-bs or --paired-ar."))
    numbers = {
        "resamples": _whole_number("--resamples", values.resamples),
        "seed": _whole_number("--seed", values.seed),
    }
    return Resampling(
        confidence=values.confidence,
        paired_test="ar" if values.paired_ar else "bs" if values.paired_bs else "none",
        baseline=find_baseline(values.baseline, values.input) if values.input else None,
        **_given(numbers),
    )


def check_comparison(candidates: int) -> None:
    """Raise `UsageError` if there are not enough candidates to compare."""
    if candidates < 2:
        raise UsageError(translate("Terminal", "A comparison needs at least two candidates."))


def find_baseline(name: str | None, candidates: Sequence[Address]) -> int | None:
    """Return which candidate is meant: as it was given, by its path, its file or its text's name.

    Raises
    ------
    UsageError
        If it is none of them, or several.
    """
    if name is None:
        return None
    for found in (
        [index for index, address in enumerate(candidates) if address == parse_address(name)],
        [index for index, address in enumerate(candidates) if address.path == Path(name)],
        [index for index, address in enumerate(candidates) if address.path.name == name],
        [index for index, address in enumerate(candidates) if address.selection.name == name],
    ):
        if len(found) == 1:
            return found[0]
    raise UsageError(
        translate("Terminal", "--baseline has to be one of the candidates: “{name}”.").format(
            name=name
        )
    )
