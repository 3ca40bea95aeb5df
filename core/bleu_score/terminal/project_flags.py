"""The flags about projects: a run to be recorded."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, NamedTuple

from bleu_score.i18n import translate
from bleu_score.terminal.command_line import UsageError
from bleu_score.terminal.flags import Flag

if TYPE_CHECKING:
    from bleu_score.messages.options import OptionWords

FLAGS = (Flag("record", ("--record",)), Flag("record_numbers_only", ("--record-numbers-only",), ""))


class RecordRequest(NamedTuple):
    """The request of the command line to record an evaluation.

    Attributes
    ----------
    path
        The project to record into; None for none.
    numbers_only
        Whether no texts go into it.
    """

    path: Path | None = None
    numbers_only: bool = False


def record_request(values: SimpleNamespace) -> RecordRequest:
    """Return the request of the command line to record an evaluation.

    Raises
    ------
    UsageError
        If the arguments are invalid.
    """
    path: str | None = values.record
    if path == "":
        raise UsageError(translate("Terminal", "A file name is empty."))
    if path is not None and values.check:
        raise UsageError(translate("Terminal", "--record cannot be used with --check."))
    if values.record_numbers_only and path is None:
        raise UsageError(translate("Terminal", "--record-numbers-only needs --record."))
    return RecordRequest(None if path is None else Path(path), bool(values.record_numbers_only))


def flag_words() -> dict[str, OptionWords]:
    """Return the words of the help."""
    from bleu_score.messages.options import OptionWords

    return {
        "record": OptionWords(
            help=translate(
                "Terminal",
                "add the result to a project, with texts and settings; the project is created if "
                "it does not exist. bleu-score FILE.bleu scores the project’s files again",
            ),
            metavar=translate("Terminal", "FILE.bleu"),
        ),
        "record_numbers_only": OptionWords(
            help=translate("Terminal", "keep no texts in the project, only numbers")
        ),
    }
