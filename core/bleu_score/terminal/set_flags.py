"""The flag of the terminal program that scores several test sets."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

from bleu_score.i18n import translate
from bleu_score.terminal.command_line import UsageError
from bleu_score.terminal.flags import Flag

if TYPE_CHECKING:
    from bleu_score.messages.options import OptionWords

FLAGS = (Flag("sets", ("--sets",), ""),)

# Flags that need one evaluation, or files that are named one by one.
_NOT_TOGETHER = {
    "input": "--input",
    "source": "--source",
    "sample": "--sample",
    "scores": "--scores",
    "num_refs": "--num-refs",
    "resampling.paired_test=bs": "--paired-bs",
    "resampling.paired_test=ar": "--paired-ar",
    "check": "--check",
    "sentence_level": "--sentence-level",
    "as_sacrebleu": "--as-sacrebleu",
    "as_others": "--as-others",
    "compare_references": "--compare-references",
    "by": "--by",
    "changes": "--changes",
    "save_texts": "--save-texts",
    "record": "--record",
    "report": "--report",
    "fail_under": "--fail-under",
    "against": "--against",
    "max_drop": "--max-drop",
    "no_significant_drop": "--no-significant-drop",
    "junit": "--junit",
    "summary": "--summary",
}


def check_alone(values: SimpleNamespace) -> None:
    """Raise an error if flags were given that do not go with ``--sets``.

    Raises
    ------
    UsageError
    """
    for name, flag in _NOT_TOGETHER.items() if values.sets else ():
        if getattr(values, name) is not None:
            text = translate("Terminal", "{option} cannot be used with --sets.")
            raise UsageError(text.format(option=flag))


def flag_words() -> dict[str, OptionWords]:
    """Return the words of the help."""
    from bleu_score.messages.options import OptionWords

    return {
        "sets": OptionWords(
            help=translate(
                "Terminal",
                "score the same candidates on several test sets, with their average: bleu-score "
                "--sets wmt/en-de wmt/en-zh. Each folder contains a reference (ref.txt) and the "
                "candidates, under the same names in all sets",
            )
        )
    }
