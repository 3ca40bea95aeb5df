"""Tables of cells, for everything that a report or the window shows or copies in rows.

A cell has its number in full precision beside its text, so that a spreadsheet gets a number. Texts
and names from files are marked as such: a format shows them as text, whatever is in them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TypeVar, overload

from bleu_core.evaluation import results as core_results
from bleu_core.scoring import metrics as scoring_metrics
from bleu_core.scoring import resampling
from bleu_core.scoring.bleu import BleuScore
from bleu_core.scoring.verdicts import Verdict
from bleu_core.workspace import runs as workspace_runs
from bleu_score.i18n import (
    format_number,
    format_percent,
    format_percent_range,
    format_score,
    join_range,
    share_decimals,
)
from bleu_score.messages.metrics import (
    metric_score,
    p_decimals,
    p_value,
    score_text,
    signed,
    verdict_sign,
    verdict_text,
)
from bleu_score.messages.names import one_line, text_name

Item = TypeVar("Item")


class Form(Enum):
    """The kind of content of a cell."""

    WORDS = "words"
    """Our own words."""
    TITLE = "title"
    """The title of everything that is below it."""
    NAME = "name"
    """A name or a text from a file or a user."""
    CODE = "code"
    """To be copied as it is: a signature, a hash."""
    NUMBER = "number"
    SIGNED = "signed"
    """A number that is shown with its sign."""
    SHARE = "share"
    """A share of 1 that is shown as a percentage."""
    NOTHING = "nothing"
    """A dash for the eye; to a spreadsheet, it is an empty cell."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table.

    Attributes
    ----------
    text
        The text as shown.
    form
        The kind of its content.
    number
        The number in full precision, a share of 1 for a percentage; None for a text, or where there
        is no number.
    decimals
        The number of decimals in `text`.
    is_bound
        Whether the number is only known to be this or less, which `text` says, too.
    low, high
        The ends of its 95 % confidence interval, if there is one.
    detail
        Smaller, below the text: the interval in words.
    sign
        A sign before the text that says the same: that of a verdict.
    note
        The words behind the number in `text`.
    is_strong
        Whether it is emphasized, as the best score of a column.
    full
        The whole text, to be copied, where `text` is shortened or has signs for characters.
    tip
        Said about the cell where the pointer rests on it.
    spoken
        Said by screen readers instead of a text that is hard to understand alone.
    icon
        The name of a picture before the text; only the window shows it.
    place
        What its column is sorted by, if that is not the number or the name.
    bar
        The start and end of a bar for the number, from 0 to 1; only the window and HTML show it.
    """

    text: str
    form: Form = Form.WORDS
    number: float | int | None = None
    decimals: int = 0
    is_bound: bool = False
    low: float | None = None
    high: float | None = None
    detail: str = ""
    sign: str = ""
    note: str = ""
    is_strong: bool = False
    full: str = ""
    tip: str = ""
    spoken: str = ""
    icon: str = ""
    place: float | None = None
    bar: tuple[float, float] | None = None

    @property
    def signed_text(self) -> str:
        """The text behind its sign."""
        return f"{self.sign} {self.text}" if self.sign else self.text

    @property
    def in_full(self) -> Cell:
        """The cell with its whole text."""
        return replace(self, text=self.full) if self.full else self


NOTHING = Cell("–", Form.NOTHING)
"""The cell where there is nothing to say."""

BLANK = Cell("")
"""A cell that is empty to the eye, too."""

Row = Sequence[Cell]
"""Cells, one for each column."""


@dataclass(frozen=True)
class Column:
    """A column of a table.

    Attributes
    ----------
    title
        Its heading.
    is_number
        Whether its cells are numbers, which are aligned to the right.
    is_long
        Whether its cells are texts of any length, which need a wide column.
    is_name
        Whether the heading is a name from a file, not our words.
    note
        The meaning of the heading, where it needs to be said, and the full name of a text;
        otherwise empty.
    key
        Stable, such as ``rank`` or the name of a metric; not shown. Empty if nobody asks for it.
    rises
        Whether the best or most useful cells are the smallest, so that they come first.
    is_optional
        Whether it is left out where there is no room, because something else says the same.
    """

    title: str
    is_number: bool = False
    is_long: bool = False
    is_name: bool = False
    note: str = ""
    key: str = ""
    rises: bool = False
    is_optional: bool = False

    @property
    def in_full(self) -> Column:
        """The column with a whole name as its heading."""
        return replace(self, title=self.note) if self.is_name and self.note else self


@dataclass(frozen=True)
class Table:
    """A table with a title.

    Attributes
    ----------
    name
        Stable, such as ``candidates``; not shown.
    title, short
        Its heading, and a shorter one for tabs and contents, empty if `title` is short enough.
    columns, rows
        Its content.
    notes
        The sentences below it.
    heading
        Index of the column that names the rows. It and those before it, such as a rank, stay in
        sight where the others do not fit.
    """

    name: str
    title: str
    columns: tuple[Column, ...]
    rows: Sequence[Row] = field(repr=False)
    notes: tuple[str, ...] = ()
    heading: int = 0
    short: str = ""

    @property
    def in_full(self) -> Table:
        """The table with whole names and texts, as it is copied."""
        return replace(
            self,
            columns=tuple(column.in_full for column in self.columns),
            rows=[[cell.in_full for cell in row] for row in self.rows],
        )

    def part(self, places: Sequence[int]) -> Table:
        """Return the columns at these places, with the same rows."""
        return replace(
            self,
            columns=tuple(self.columns[place] for place in places),
            rows=[[row[place] for place in places] for row in self.rows],
        )


@dataclass(frozen=True)
class OnDemand(Sequence[Item]):
    """Items that are made when they are read, so that a million of them need no memory.

    Attributes
    ----------
    length
        Number of items.
    make
        Makes the item at an index.
    """

    length: int
    make: Callable[[int], Item] = field(repr=False, compare=False)

    def __len__(self) -> int:
        return self.length

    @overload
    def __getitem__(self, index: int) -> Item: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Item]: ...
    def __getitem__(self, index: int | slice) -> Item | Sequence[Item]:
        places = range(self.length)[index]
        return self.make(places) if isinstance(places, int) else list(map(self.make, places))


# Cells


def name_cell(name: str, *, short: str = "", is_strong: bool = False) -> Cell:
    """Return a name from a file, in one line.

    Parameters
    ----------
    short
        Shown instead, if the name is beside others that share a part of it.
    """
    full = text_name(name)
    return Cell(short or full, Form.NAME, is_strong=is_strong, full=full if short else "")


def code_cell(text: str) -> Cell:
    """Return a text to be copied as it is."""
    return Cell(one_line(text), Form.CODE)


def number_cell(number: float, decimals: int = 0) -> Cell:
    """Return a cell with a number."""
    return Cell(format_number(number, decimals), Form.NUMBER, number, decimals)


def share_cell(share: float, decimals: int = 2) -> Cell:
    """Return a share of 1 as a percentage."""
    decimals = share_decimals(share, decimals)
    return Cell(format_percent(share, decimals), Form.SHARE, share, decimals)


def signed_cell(
    points: float, decimals: int = 2, interval: resampling.Interval | None = None, *, sign: str = ""
) -> Cell:
    """Return a difference, with its interval."""
    low, high = (interval.low, interval.high) if interval else (None, None)
    text = signed(points, decimals)
    return Cell(text, Form.SIGNED, points, decimals, low=low, high=high, sign=sign)


def interval_cell(interval: resampling.Interval, decimals: int) -> Cell:
    """Return the interval of a difference."""
    text = join_range(signed(interval.low, decimals), signed(interval.high, decimals))
    return Cell(text, decimals=decimals, low=interval.low, high=interval.high)


def share_range_cell(interval: resampling.Interval, decimals: int) -> Cell:
    """Return the interval of a percentage, whose ends have no signs."""
    text = format_percent_range(interval.low, interval.high, decimals)
    low, high = interval.low / 100, interval.high / 100
    return Cell(text, Form.SHARE, decimals=decimals, low=low, high=high)


def bleu_cell(percent: float) -> Cell:
    """Return a BLEU score from 0 to 100."""
    return Cell(format_score(percent), Form.NUMBER, percent, 2)


def shown_cell(
    score: BleuScore | core_results.MetricResult | workspace_runs.RunScore, decimals: int = 2
) -> Cell:
    """Return a score; the words alone if it says nothing."""
    if not score.is_defined:
        return Cell(score_text(score))
    return Cell(score_text(score), Form.NUMBER, score.percent, decimals)


def metric_cell(metric: scoring_metrics.Metric, score: float) -> Cell:
    """Return a score of a metric."""
    return Cell(metric_score(metric, score), Form.NUMBER, score, metric.decimals)


def score_cell(result: core_results.MetricResult | None, *, is_strong: bool = False) -> Cell:
    """Return a score with its interval; nothing if it is not given for this candidate."""
    if result is None:
        return NOTHING
    metric, interval = result.metric, result.interval
    cell = replace(shown_cell(result, metric.decimals), is_strong=is_strong)
    if interval is None:
        return cell
    detail = join_range(metric_score(metric, interval.low), metric_score(metric, interval.high))
    return replace(cell, low=interval.low, high=interval.high, detail=detail)


def p_cell(probability: float | None, *, is_least: bool = False) -> Cell:
    """Return a p-value, which may only be known to be small enough; nothing if there is none."""
    if probability is None:
        return NOTHING
    shown, decimals = p_value(probability, is_least=is_least), p_decimals(probability)
    # A bound is rounded up, as its text is: the next lower number would be a false claim.
    number = math.ceil(probability * 10**decimals) / 10**decimals if is_least else probability
    return Cell(shown, Form.NUMBER, number, decimals, is_least)


def verdict_cell(verdict: Verdict) -> Cell:
    """Return a verdict with its sign."""
    return Cell(verdict_text(verdict), sign=verdict_sign(verdict))
