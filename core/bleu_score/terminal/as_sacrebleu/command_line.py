"""sacreBLEU's command line: numbers that have hardly any bounds, and its way of reading flags."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Final

from bleu_core.evaluation.sacrebleu_signature import SACREBLEU_VERSION
from bleu_core.options import in_group, with_bounds
from bleu_core.settings import ChrfOptions, Resampling, Settings
from bleu_score.terminal.command_line import CommandLine
from bleu_score.terminal.flags import Program
from bleu_score.terminal.parsing import parse_words

# Longer n-grams take ever more memory, and hardly any match.
_ORDERS: Final = (0, 100)
_ANY: Final = (-1e9, 1e9)


@dataclass(frozen=True, kw_only=True)
class _Chrf(ChrfOptions):
    """Options of chrF; a negative `beta` counts like a positive one."""

    char_order: int = with_bounds(ChrfOptions, "char_order", _ORDERS)
    word_order: int = with_bounds(ChrfOptions, "word_order", _ORDERS)
    beta: int = with_bounds(ChrfOptions, "beta", _ANY)


@dataclass(frozen=True, kw_only=True)
class _Resampling(Resampling):
    """Options of intervals and tests, with any number of resamples."""

    resamples: int | None = with_bounds(Resampling, "resamples", (1, sys.maxsize))


@dataclass(frozen=True, kw_only=True)
class SacrebleuSettings(Settings):
    """The settings of a score, with the numbers that sacreBLEU takes."""

    smoothing_value: float | None = with_bounds(Settings, "smoothing_value", _ANY)
    chrf: ChrfOptions = in_group(_Chrf(), "metrics")
    resampling: Resampling = in_group(_Resampling(), "certainty")


class SacrebleuLine(CommandLine):
    """The command line of a program that is used as sacreBLEU.

    The last of a repeated flag counts, and ``-i`` can be without files.
    """

    def __init__(self, program: Program) -> None:
        super().__init__(program, SacrebleuSettings)

    def _parsed(self, arguments: Sequence[str]) -> SimpleNamespace:
        flags = [
            flag._replace(arguments="*") if flag.name == "input" else flag for flag in self._flags()
        ]
        return parse_words(arguments, flags, last_counts=True)

    def _version(self) -> str:
        return f"sacrebleu {SACREBLEU_VERSION}"
