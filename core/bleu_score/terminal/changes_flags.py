"""The flags of post-editing analyses."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, NamedTuple

from bleu_core.files.addresses import Address
from bleu_score.i18n import translate
from bleu_score.terminal.command_line import UsageError
from bleu_score.terminal.flags import Flag

if TYPE_CHECKING:
    from bleu_core.changes.schemes import Scheme
    from bleu_score.messages.options import OptionWords

FLAGS = (Flag("changes", ("--changes",), ""), Flag("scheme", ("--scheme",)))

# Flags about scores, which an analysis has no place for.
_NOT_TOGETHER = {
    "check": "--check",
    "as_sacrebleu": "--as-sacrebleu",
    "as_others": "--as-others",
    "compare_references": "--compare-references",
    "by": "--by",
    "scores": "--scores",
}


class ChangesRequest(NamedTuple):
    """The request of the command line to analyze changes.

    Attributes
    ----------
    files
        One file or folder that has both texts, or that of suggestions and that of final texts.
    scheme
        The file with the rate scheme; None for none.
    configured
        The scheme of `bleu.toml`; None if it has none.
    """

    files: tuple[Address, ...]
    scheme: Path | None = None
    configured: Scheme | None = None


def check_alone(values: SimpleNamespace) -> None:
    """Raise an error if flags were given that do not go with ``--changes``.

    Raises
    ------
    UsageError
    """
    if not values.changes:
        if values.scheme is not None:
            raise UsageError(translate("Terminal", "--scheme needs --changes."))
        return
    for name, flag in _NOT_TOGETHER.items():
        if getattr(values, name, None):
            text = translate("Terminal", "{option} cannot be used with --changes.")
            raise UsageError(text.format(option=flag))


def changes_request(values: SimpleNamespace) -> ChangesRequest | None:
    """Return the request to analyze changes; None if there is none.

    Raises
    ------
    UsageError
        If the number of files is wrong.
    """
    if not values.changes:
        return None
    # After -i come the suggestions, as candidates do; otherwise they come first.
    files = (*values.input, *values.references)
    if len(files) > 2:
        raise needs_two_texts()
    if values.scheme == "":
        raise UsageError(translate("Terminal", "A file name is empty."))
    return ChangesRequest(
        files,
        None if values.scheme is None else Path(values.scheme),
        values.configured_scheme,
    )


def needs_two_texts() -> UsageError:
    """Return the error about texts that are not suggestions and final texts."""
    text = translate(
        "Terminal",
        "--changes needs one delivered file, or two: the suggestions and the final text.",
    )
    return UsageError(text)


def flag_words() -> dict[str, OptionWords]:
    """Return the words of the help."""
    from bleu_score.messages.options import OptionWords

    return {
        "changes": OptionWords(
            help=translate(
                "Terminal",
                "show how much of the suggestions was changed in the final text, instead of "
                "scoring: bleu-score --changes delivered.xliff, or with two files, suggestions "
                "first: bleu-score --changes mt.txt final.txt. --source adds the source text, "
                "whose words are counted",
            )
        ),
        "scheme": OptionWords(
            help=translate(
                "Terminal",
                "with --changes: the bands of similarity, the weight of each and the price of a "
                "word (default: [changes] in bleu.toml)",
            ),
            metavar=translate("Terminal", "FILE.toml"),
        ),
    }
