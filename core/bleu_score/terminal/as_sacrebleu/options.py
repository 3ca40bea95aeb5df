"""sacreBLEU's flags that are about output, and the request for its output.

Its other flags are those of the settings, which have its names.
"""

from __future__ import annotations

import os
from dataclasses import replace
from types import SimpleNamespace
from typing import Final, NamedTuple

from bleu_core.errors import CandidateMissing, SettingInvalid
from bleu_core.options import declarations
from bleu_core.scoring import metrics as scoring_metrics
from bleu_core.settings import SEED_BOUNDS, Settings
from bleu_score.i18n import translate
from bleu_score.terminal.command_line import UsageError, check_choice, whole_number
from bleu_score.terminal.flags import GENERAL, SACREBLEU, Program, flag_groups

FORMATS = ("json", "text", "latex")
METRICS = ("bleu", "chrf", "ter")
_TOKENIZERS = (
    *("13a", "intl", "zh", "char", "none", "ja-mecab", "ko-mecab"),
    *("flores101", "flores200"),
)
_SMOOTHINGS = ("none", "exp", "floor", "add-k")

_WIDTHS: Final = (0, 1000)
_REFERENCES: Final = (1, 1000)
_RESAMPLES = "resampling.resamples"
# The flags that count with `--as-sacrebleu`, apart from the options that sacreBLEU has.
_KNOWN = {
    *("references", "input", "encoding", "format", "sentence_level", "quiet", "no_config"),
    *("target_language", "metrics", "resampling.confidence", "resampling.paired_test"),
    *(flag.name for flag in (*SACREBLEU, *GENERAL)),
}
_SEED: Final = "12345"


class OutputStyle(NamedTuple):
    """The look of the output.

    Attributes
    ----------
    score_only
        Whether only the scores are printed.
    width
        Number of decimals; None for the usual number.
    short
        Whether sacreBLEU's signature is abbreviated.
    force
        Whether nothing is said about text that looks tokenized.
    """

    score_only: bool = False
    width: int | None = None
    short: bool = False
    force: bool = False

    def decimals(self, metric: scoring_metrics.Metric) -> int:
        """Return the number of decimals of a metric's scores."""
        return metric.decimals if self.width is None else self.width


class SacrebleuRequest(NamedTuple):
    """The request for sacreBLEU's output.

    Attributes
    ----------
    references, systems
        The files as they were named; None for systems in standard input.
    metrics
        Names of the metrics, in the order of the command line.
    settings
        The settings, with a tokenizer that sacreBLEU has.
    seed
        The seed as it is signed: a number, or ``none`` for a different one in each run.
    resamples
        The number of resamples, or trials, as it was given; None for the usual number.
    """

    references: tuple[str, ...]
    systems: tuple[str, ...] | None
    metrics: tuple[str, ...]
    settings: Settings
    num_refs: int
    encoding: str
    format: str
    sentence_level: bool
    look: OutputStyle
    quiet: bool
    seed: str
    resamples: int | None


def look_of(values: SimpleNamespace) -> OutputStyle:
    """Return the look of the output that the command line asks for."""
    width = None
    if values.width is not None:
        width = _bounded("--width", values.width, _WIDTHS)
    return OutputStyle(bool(values.score_only), width, bool(values.short), bool(values.force))


def num_refs_of(values: SimpleNamespace) -> int:
    """Return the number of references in each line of the references' file."""
    if values.num_refs is None:
        return 1
    number = _bounded("--num-refs", values.num_refs, _REFERENCES)
    if number > 1 and len(values.references) > 1:
        raise needs_one_file()
    return number


def needs_one_file() -> UsageError:
    """Return the error for several references, each of which would be several."""
    return UsageError(translate("Terminal", "--num-refs needs a single file of references."))


def _bounded(option: str, text: str, bounds: tuple[int, int]) -> int:
    number = whole_number(option, text)
    if not bounds[0] <= number <= bounds[1]:
        raise SettingInvalid(option, number, bounds)
    return number


def use_numbers_of_resamples(values: SimpleNamespace) -> None:
    """Use sacreBLEU's flags for the number of resamples, unless ours is given.

    Each counts only for its own test; 0 is the usual number.
    """
    _, number = _resamples_of_test(values)
    if number != "0" and getattr(values, _RESAMPLES) is None:
        setattr(values, _RESAMPLES, number)


def _resamples_of_test(values: SimpleNamespace) -> tuple[str, str | None]:
    """Return flag and value of the number of resamples that counts."""
    if getattr(values, "resampling.paired_test=ar"):
        return "--paired-ar-n", values.paired_ar_n
    if getattr(values, "resampling.paired_test=bs"):
        return "--paired-bs-n", values.paired_bs_n
    return "--confidence-n", values.confidence_n


def _use_sacrebleus_resamples(values: SimpleNamespace) -> None:
    """Use the number of resamples as sacreBLEU does: 0 and less is the usual number."""
    flag, text = _resamples_of_test(values)
    number = values.resamples_given = None if text is None else whole_number(flag, text)
    if number is not None and number > 0:
        setattr(values, _RESAMPLES, text)


def prepare(values: SimpleNamespace, program: Program) -> None:
    """Set the values that ``--as-sacrebleu`` implies.

    Raises
    ------
    UsageError
        If there is a flag that sacreBLEU does not have.
    """
    own = {one.path for one in declarations(Settings) if one.option.sacrebleu}
    flags = [*program.flags, *(flag for group in flag_groups().values() for flag in group)]
    for flag in flags:
        known = {flag.name, flag.name.partition("=")[0]} & {*own, *_KNOWN}
        if not known and getattr(values, flag.name, None) is not None:
            raise UsageError(
                translate("Terminal", "{option} cannot be used with --as-sacrebleu.").format(
                    option=flag.flags[-1]
                )
            )
    values.profile = "sacrebleu"
    values.reads_stdin = values.input is None
    _use_sacrebleus_resamples(values)
    if values.target_language is not None:
        # As in sacreBLEU, the second of a pair of languages: en-de.
        values.target_language = values.target_language.split("-")[:2][-1]


def sacrebleu_request(values: SimpleNamespace) -> SacrebleuRequest:
    """Return the request for sacreBLEU's output.

    Raises
    ------
    UsageError, SettingInvalid
        If sacreBLEU has no such option, or cannot combine them.
    """
    settings: Settings = values.settings
    if settings.tokenizer == "auto":
        usual = Settings.sacrebleu(target_language=settings.target_language)
        settings = replace(settings, tokenizer=usual.tokenizer)
    check_choice("--tokenize", settings.tokenizer, _TOKENIZERS)
    check_choice("--smooth-method", settings.smoothing, _SMOOTHINGS)
    wanted = os.environ.get("SACREBLEU_FORMAT", "").lower()
    output = wanted if wanted in FORMATS else values.format or "json"
    check_choice("--format", output, FORMATS)
    metrics = tuple(dict.fromkeys(values.metrics or ("bleu",)))
    for metric in metrics:
        check_choice("--metrics", metric, METRICS)
    if "chrf" in metrics and not settings.chrf.columns:
        raise SettingInvalid("--chrf-char-order", 0, (1, 100))
    if not (values.reads_stdin or values.input) and (output != "json" or values.sentence_level):
        raise CandidateMissing
    is_several = len(metrics) > 1 or len(values.input) > 1
    if values.sentence_level and (is_several or settings.resampling.is_requested):
        raise UsageError(
            translate(
                "Terminal",
                "In sacreBLEU, --sentence-level takes one candidate and one metric, without "
                "intervals and tests.",
            )
        )
    return SacrebleuRequest(
        references=tuple(map(str, values.references)),
        systems=None if values.reads_stdin else tuple(map(str, values.input)),
        metrics=metrics,
        settings=settings,
        num_refs=num_refs_of(values),
        encoding=values.encoding or "utf-8",
        format=output,
        sentence_level=bool(values.sentence_level),
        look=look_of(values),
        quiet=bool(values.quiet),
        seed=_seed(),
        resamples=values.resamples_given,
    )


def _seed() -> str:
    seed = os.environ.get("SACREBLEU_SEED", _SEED).lower()
    if seed != "none":
        _bounded("SACREBLEU_SEED", seed, SEED_BOUNDS)
    return seed
