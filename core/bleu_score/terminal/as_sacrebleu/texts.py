"""Texts as sacreBLEU reads them: one segment per line, whatever the name of the file is."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bleu_core.errors import ReferenceMissing
from bleu_core.files.errors import FileEmpty, FileUndecodable
from bleu_core.files.reading.raw import read_raw
from bleu_core.pairing.errors import SegmentCountsDiffer
from bleu_core.progress import SILENT, Progress
from bleu_score.i18n import translate
from bleu_score.terminal.as_sacrebleu.options import SacrebleuRequest
from bleu_score.terminal.command_line import UsageError, check_comparison

_STANDARD_INPUT = Path("-")


class Texts(NamedTuple):
    """The texts to score.

    Attributes
    ----------
    references
        The segments of each reference.
    systems
        The segments of each system.
    names
        The names of the systems.
    """

    references: list[list[str]]
    systems: list[list[str]]
    names: list[str]


def read_texts(request: SacrebleuRequest, progress: Progress = SILENT) -> Texts:
    """Read references and systems.

    Raises
    ------
    UsageError, BleuError, Cancelled
    """
    references: list[list[str]] = []
    for path in request.references:
        references += read_references(path, request.encoding, request.num_refs, progress)
    if not references:
        raise ReferenceMissing
    is_paired = request.settings.resampling.paired_test != "none"
    if request.systems is not None:
        names = [*request.systems]
        if is_paired:
            # The baseline may be named once more among the other systems.
            names = [*names[:1], *(name for name in names[1:] if name != names[0])]
        if len({*names}) < len(names):
            twice = next(name for name in names if names.count(name) > 1)
            raise UsageError(
                translate("Terminal", "The candidate “{name}” is named twice.").format(name=twice)
            )
        systems = [read_lines(name, request.encoding, progress) for name in names]
        if is_paired and names:
            names[0] = f"Baseline: {names[0]}"
    else:
        systems = _systems_of_standard_input(request.encoding)
        names = [f"System {number}" for number in range(1, len(systems) + 1)]
        if is_paired:
            names = ["Baseline", *names[:-1]]
    _check_lengths(references, systems, request)
    if is_paired:
        check_comparison(len(systems))
    if len(systems) > 1 and (request.settings.resampling.confidence or request.sentence_level):
        option = "--sentence-level" if request.sentence_level else "--confidence"
        raise UsageError(
            translate("Terminal", "In sacreBLEU, {option} takes a single candidate.").format(
                option=option
            )
        )
    return Texts(references, systems, names)


def read_lines(path: str, encoding: str | None, progress: Progress = SILENT) -> list[str]:
    """Return the lines of a file, which end with a line feed, without white space at the end.

    Parameters
    ----------
    path, encoding
        The file and its encoding; None to detect it.

    Raises
    ------
    BleuError, Cancelled
    """
    try:
        raw = read_raw(Path(path), progress=progress)
    except FileEmpty:
        return []
    # A byte order mark is text to sacreBLEU.
    text = raw.text()[0] if encoding is None else _decoded(raw.data, path, encoding)
    lines = text.split("\n")
    if not lines[-1]:
        lines.pop()
    return [line.rstrip() for line in lines]


def read_references(
    path: str, encoding: str | None, number: int, progress: Progress = SILENT
) -> list[list[str]]:
    """Return the references of a file, whose lines hold a number of them, separated by tabs.

    Raises
    ------
    UsageError
        If a line holds fewer.
    BleuError, Cancelled
    """
    lines = read_lines(path, encoding, progress)
    if number == 1:
        return [lines]
    rows = [line.split("\t", number - 1) for line in lines]
    _check_fields(rows, number, path)
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(number)]


def _systems_of_standard_input(encoding: str) -> list[list[str]]:
    """Return the systems of standard input, separated by tabs. A carriage return ends a line."""
    if sys.stdin is None:
        return [[]]
    text = _decoded(sys.stdin.buffer.read(), str(_STANDARD_INPUT), encoding)
    lines = re.split("\r\n?|\n", text)
    if not lines[-1]:
        lines.pop()
    rows = [line.rstrip().split("\t") for line in lines] or [[]]
    _check_fields(rows, len(rows[0]), str(_STANDARD_INPUT))
    return [[field.rstrip() for field in column] for column in zip(*rows, strict=True)] or [[]]


def _decoded(data: bytes, path: str, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileUndecodable(Path(path), encoding, line, error.start) from None


def _check_fields(rows: Sequence[Sequence[str]], number: int, path: str) -> None:
    for line, row in enumerate(rows, 1):
        if len(row) != number:
            raise UsageError(
                translate(
                    "Terminal",
                    "In line {line} of “{path}”, the number of texts separated by tabs is {found}, "
                    "not {number}.",
                ).format(line=line, path=path, found=len(row), number=number)
            )


def _check_lengths(
    references: Sequence[Sequence[str]],
    systems: Sequence[Sequence[str]],
    request: SacrebleuRequest,
) -> None:
    for index, system in enumerate(systems):
        name = request.systems[index] if request.systems else str(_STANDARD_INPUT)
        if not system:
            raise FileEmpty(Path(name))
        for number, reference in enumerate(references):
            if len(reference) != len(system):
                # With `--num-refs`, all references are in one file.
                file = request.references[min(number, len(request.references) - 1)]
                raise SegmentCountsDiffer(file, len(reference), name, len(system))
