"""A result in the format that was asked for. Numbers always have a decimal point."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TextIO

from bleu_score.json_text import json_text
from bleu_score.reports import spreadsheet_cells
from bleu_score.terminal.arguments import Request
from bleu_score.terminal.gate import results as gate_results
from bleu_score.terminal.gate import sentences
from bleu_score.terminal.streams import printable


class Output(NamedTuple):
    """A result, of which only the format that is written is made.

    Attributes
    ----------
    content
        Returns it as plain data for JSON.
    lines
        Returns it as lines of text.
    rows
        Returns it as a table for TSV, the headings first.
    problems
        Returns lines about what could not be scored. They go to stderr where only scores are
        printed: the exit code shows a problem, so it is named.
    """

    content: Callable[[], dict[str, Any]]
    lines: Callable[[], Iterable[str]]
    rows: Callable[[], Iterable[Sequence[Any]]] = tuple
    problems: Callable[[], Iterable[str]] = tuple


def write_output(
    output: Output, request: Request, stream: TextIO, *, gate: gate_results.GateReport | None = None
) -> None:
    """Write a result, and that of the gate, in the requested format."""
    if request.format == "json":
        data = output.content()
        if request.config is not None:
            data["config"] = str(request.config)
        if gate:
            data["gate"] = gate.to_dict()
        stream.write(json_text(data))
    elif request.format == "tsv":
        import csv

        csv.writer(stream, delimiter="\t", lineterminator="\n").writerows(output.rows())
    else:
        stream.writelines(f"{line}\n" for line in output.lines())
        if gate and not request.quiet:
            stream.writelines(f"{line}\n" for line in ("", *sentences.gate_lines(gate)))
    if request.format != "text" or request.is_short:
        stream.flush()
        for line in output.problems():
            print(line, file=sys.stderr)


def table_of(
    records: Iterable[Mapping[str, Any]], columns: Sequence[str] = ()
) -> Iterator[list[Any]]:
    """Yield records as rows below their headings, empty where one has nothing.

    Parameters
    ----------
    columns
        The headings; by default, those of the first record.
    """
    for number, record in enumerate(records):
        if number == 0:
            columns = columns or list(record)
            yield [*map(plain_cell, columns)]
        yield [plain_cell(record.get(column)) for column in columns]


def plain_cell(value: Any) -> Any:
    """Return a value for TSV: no text in it is computed by a spreadsheet or acts on a terminal."""
    if value is None:
        return ""
    if not isinstance(value, str):
        return value

    return spreadsheet_cells.guarded(printable(" ".join(value.split())))
