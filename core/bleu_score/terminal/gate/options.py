"""The gate's options from the command line and `bleu.toml`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from typing import Any, Literal

from bleu_core.settings import METRICS, MIN_COMMON, Settings
from bleu_score.i18n import translate
from bleu_score.terminal.command_line import UsageError, number, path_of, value_after

GateName = Literal["fail-under", "max-drop", "no-significant-drop", "min-common"]


@dataclass(frozen=True)
class Limits:
    """The limits of a score.

    Attributes
    ----------
    fail_under
        The lowest score allowed; of a metric where lower is better, the highest.
    max_drop
        Number of points by which it may be worse than before.
    no_significant_drop
        Whether it may not be significantly worse than before.
    min_common
        Percentage of the segments that must be in common for a comparison; None for any.
    """

    fail_under: float | None = None
    max_drop: float | None = None
    no_significant_drop: bool = False
    min_common: float | None = 100 * MIN_COMMON

    def __bool__(self) -> bool:
        return self != Limits()

    @property
    def need_earlier(self) -> bool:
        """Whether they are about a drop since an earlier run."""
        return self.max_drop is not None or self.no_significant_drop


FileRule = tuple[str, Mapping[str, Any]]
"""Other limits for some files of a folder: fields of `Limits`.

The pattern comes first: names below the folder, where ``*`` stands for any characters.
"""


@dataclass(frozen=True)
class GateRequest:
    """The limits of the gate, and the files to write.

    Attributes
    ----------
    limits
        Limits for the whole, and for each file of a folder.
    rules
        Other limits for some files; of several that fit, the later one decides.
    metrics
        Names of the metrics the limits are for.
    against
        The earlier run: a JSON file, or a project and perhaps ``#run=`` and its number.
    junit, summary
        The files to write the result to as JUnit XML and as Markdown.
    require_all_files
        Whether a file of a folder that is gone, of another type or without a counterpart fails.
    started
        The time at which the command line was read, of `time.monotonic`.
    """

    limits: Limits = Limits()
    rules: tuple[FileRule, ...] = ()
    metrics: tuple[str, ...] = ("bleu",)
    against: str | None = None
    junit: Path | None = None
    summary: Path | None = None
    require_all_files: bool = False
    started: float = field(default_factory=monotonic, compare=False)

    def __bool__(self) -> bool:
        """Tell whether there is anything to check."""
        has_limits = bool(self.limits) or any(changes for _, changes in self.rules)
        return has_limits or self.require_all_files

    @property
    def has_files(self) -> bool:
        """Whether the result of the gate is to be written to files."""
        return self.junit is not None or self.summary is not None

    @property
    def is_asked(self) -> bool:
        """Whether anything of the gate was asked for."""
        return self != GateRequest()

    def limits_of(self, file: str) -> Limits:
        """Return the limits for a file of a folder."""
        limits = self.limits
        for pattern, changes in self.rules:
            if fnmatchcase(file, pattern):
                limits = replace(limits, **changes)
        return limits


def asked_files(arguments: Sequence[str]) -> GateRequest:
    """Return a request with the files of a command line that is not valid otherwise."""
    junit, summary = (value_after(arguments, flag) for flag in ("--junit", "--summary"))
    return GateRequest(
        junit=Path(junit) if junit else None, summary=Path(summary) if summary else None
    )


def with_gate_metrics(settings: Settings, request: GateRequest) -> Settings:
    """Return settings that compute the metrics the gate is for, if they are computed here."""
    asked = {*settings.metrics, *request.metrics} if request else {*settings.metrics}
    metrics = tuple(name for name in METRICS if name in asked)
    return settings if metrics == settings.metrics else replace(settings, metrics=metrics)


def gate_request(values: SimpleNamespace, rules: tuple[FileRule, ...] = ()) -> GateRequest:
    """Return the request to the gate.

    Raises
    ------
    UsageError
        If it cannot be.
    """
    limits = Limits(
        number("--fail-under", values.fail_under),
        number("--max-drop", values.max_drop),
        bool(values.no_significant_drop),
    )
    if limits.max_drop is not None and limits.max_drop < 0:
        raise UsageError(translate("Gate", "--max-drop cannot be negative."))
    min_common = number("--min-common", values.min_common)
    if min_common is not None:
        if not 0 <= min_common <= 100:
            raise UsageError(translate("Gate", "--min-common must be between 0 and 100."))
        if values.against is None:
            raise _earlier_missing("--min-common")
        limits = replace(limits, min_common=min_common)
    request = GateRequest(
        limits,
        rules,
        tuple(dict.fromkeys(values.gate_metrics or ("bleu",))),
        values.against,
        path_of(values.junit),
        path_of(values.summary),
        bool(values.require_all_files),
    )
    all_limits = (limits, *(replace(limits, **changes) for _, changes in rules))
    if request.against is None:
        _refuse_without_earlier(all_limits)
    elif not any(each.need_earlier for each in all_limits):
        raise UsageError(translate("Gate", "--against needs --max-drop or --no-significant-drop."))
    path_of(values.against)
    return request


def _refuse_without_earlier(limits: Iterable[Limits]) -> None:
    for each in limits:
        if each.need_earlier:
            flag = "--max-drop" if each.max_drop is not None else "--no-significant-drop"
            raise _earlier_missing(flag)


def _earlier_missing(flag: str) -> UsageError:
    text = translate("Gate", "{option} needs an earlier result: --against FILE.")
    return UsageError(text.format(option=flag))
