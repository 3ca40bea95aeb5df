"""What a report contains, in the words of its language: every format shows this.

Numbers are in full precision beside their texts, so that a spreadsheet gets numbers. Texts and
names from files are marked as such: a format shows them as text, whatever is in them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, overload

from bleu_score.marked.parts import Part

if TYPE_CHECKING:
    from bleu_core.results import Evaluation
    from bleu_score.reports.options import ReportOptions


class Form(Enum):
    """What a cell contains."""

    WORDS = "words"
    """Our own words."""
    NAME = "name"
    """A name or a text from a file or a user."""
    CODE = "code"
    """To be copied as it is: a signature, a hash."""
    NUMBER = "number"
    SIGNED = "signed"
    """A number that is shown with its sign."""
    SHARE = "share"
    """A share of 1 that is shown as a percentage."""


@dataclass(frozen=True)
class Cell:
    """A cell of a table.

    Attributes
    ----------
    text
        As shown.
    form
        What it is.
    number
        The number in full precision; None for a text, or where there is no number.
    decimals
        With how many decimals `text` shows it.
    low, high
        The ends of its 95 % confidence interval, if there is one.
    detail
        Smaller, below the text: the interval in words.
    sign
        A sign before the text that says the same: that of a verdict.
    is_strong
        Whether it stands out: the best score of a column.
    """

    text: str
    form: Form = Form.WORDS
    number: float | int | None = None
    decimals: int = 0
    low: float | None = None
    high: float | None = None
    detail: str = ""
    sign: str = ""
    is_strong: bool = False

    @property
    def is_number(self) -> bool:
        """Whether it stands on the right."""
        return self.form in (Form.NUMBER, Form.SIGNED, Form.SHARE)


@dataclass(frozen=True)
class Column:
    """A column of a table.

    Attributes
    ----------
    title
        Its heading.
    is_number
        Whether its cells are numbers, which stand on the right.
    note
        What the heading means, where it needs to be said; empty otherwise.
    is_name
        Whether the heading is a name from a file, not our words.
    """

    title: str
    is_number: bool = False
    note: str = ""
    is_name: bool = False


@dataclass(frozen=True)
class Table:
    """A table with a heading.

    Attributes
    ----------
    name
        Stable, such as ``candidates``; not shown.
    title
        Its heading.
    columns, rows
        Its content.
    notes
        What is said below it.
    """

    name: str
    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    notes: tuple[str, ...] = ()

    @property
    def heading(self) -> int:
        """Index of the cell that names its row: the first name, else the first cell."""
        first = self.rows[0] if self.rows else ()
        return next((index for index, cell in enumerate(first) if cell.form is Form.NAME), 0)


@dataclass(frozen=True)
class Fact:
    """A number with its name."""

    label: str
    cell: Cell


@dataclass(frozen=True)
class Headline:
    """The result in short, about the best candidate.

    Attributes
    ----------
    title, title_is_name
        ``google.txt``, or ``google.txt scores best``, and whether it is the name alone.
    comparison
        How sure it is that it is the best; empty for a single candidate.
    metric
        ``BLEU``.
    score
        Its score.
    interval
        Its confidence interval, as a sentence; empty if there is none.
    agreement
        How closely it agrees with the references.
    meaning, limits
        What Google's guide says of it, or why nothing is said.
    facts
        Segments, references and the like.
    """

    title: str
    title_is_name: bool
    comparison: str
    metric: str
    score: Cell
    interval: str
    agreement: str
    meaning: str
    limits: str
    facts: tuple[Fact, ...]


@dataclass(frozen=True)
class ReportWarning:
    """A warning.

    Attributes
    ----------
    title, advice
        What it says.
    candidates
        Names of the candidates it is about; empty if it is about all, or says so itself.
    is_note
        Whether it is nothing to worry about.
    """

    title: str
    advice: str
    candidates: tuple[str, ...] = ()
    is_note: bool = False


@dataclass(frozen=True)
class ScaleBand:
    """A band of the scale from 0 to 100."""

    start: float
    end: float
    name: str
    is_current: bool


@dataclass(frozen=True)
class Mark:
    """A named place on a scale."""

    name: str
    percent: float
    text: str


@dataclass(frozen=True)
class Scale:
    """The scale from 0 to 100 with the score of the headline.

    Attributes
    ----------
    score
        The score with its interval.
    bands
        Empty where they say nothing about the score.
    marks
        Published scores it is compared with.
    description
        The same in words.
    """

    score: Cell
    bands: tuple[ScaleBand, ...]
    marks: tuple[Mark, ...]
    description: str


@dataclass(frozen=True)
class AxisRow:
    """A candidate's score and interval."""

    name: str
    score: Cell


@dataclass(frozen=True)
class Axis:
    """The scores of all candidates in one metric, with their intervals, best first.

    Attributes
    ----------
    metric
        Its title.
    rows
        The candidates.
    start, end, ticks
        What part of the scale is shown, and the numbers on it with their texts.
    description
        What it shows, in words.
    """

    metric: str
    rows: tuple[AxisRow, ...]
    start: float
    end: float
    ticks: tuple[tuple[float, str], ...]
    description: str


@dataclass(frozen=True)
class Distribution:
    """How many segments of a candidate score how high.

    Attributes
    ----------
    name
        The candidate.
    counts, texts
        The segments in each bar, from 0 to 100, and in words.
    """

    name: str
    counts: tuple[int, ...]
    texts: tuple[str, ...]


@dataclass(frozen=True)
class Precisions:
    """What the BLEU of a candidate is made of."""

    name: str
    table: Table
    facts: tuple[Fact, ...]


@dataclass(frozen=True)
class Provenance:
    """What makes a score reproducible.

    Attributes
    ----------
    candidates
        Names of the candidates it holds for; empty for all.
    metric
        The metric's title.
    signature
        To be published with the score.
    command
        Prints the same score with sacreBLEU; empty if there is none.
    """

    candidates: tuple[str, ...]
    metric: str
    signature: str
    command: str


@dataclass(frozen=True)
class SharedSignature:
    """A signature and all it holds for.

    Attributes
    ----------
    metric, signature
        As in `Provenance`.
    candidates
        Names of the candidates it holds for; empty for all.
    commands
        Print the same scores with sacreBLEU.
    """

    metric: str
    signature: str
    candidates: tuple[str, ...]
    commands: tuple[str, ...]


@dataclass(frozen=True)
class SegmentCandidate:
    """What a candidate has in a segment.

    Attributes
    ----------
    name
        The candidate.
    scores
        One for each column of the `SegmentList`.
    text
        Its text; None without texts.
    verdict, comment, is_bookmarked
        What is noted about it, the verdict in words.
    """

    name: str
    scores: tuple[Cell, ...]
    text: str | None
    verdict: str
    comment: str
    is_bookmarked: bool
    _mark: Callable[[], tuple[Part, ...]] = field(repr=False, compare=False)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """Its text as marked parts, found when they are first asked for; empty without texts."""
        return self._mark()

    @property
    def is_noted(self) -> bool:
        """Whether there is anything noted."""
        return bool(self.verdict or self.comment or self.is_bookmarked)


@dataclass(frozen=True)
class Segment:
    """A segment of the report.

    Attributes
    ----------
    number
        From 1, among those compared.
    line
        Its line in the first file that has it, from 1.
    key
        What identifies it in the files; empty if nothing does, and without texts.
    source
        None if there is none, or without texts.
    candidates
        All candidates.
    references
        Empty without texts.
    """

    number: int
    line: int
    key: str
    source: str | None
    candidates: tuple[SegmentCandidate, ...]
    references: tuple[str, ...]


@dataclass(frozen=True)
class SegmentList(Sequence[Segment]):
    """The segments that were chosen, in the order of the text.

    Each is made when it is read, so that a million of them need no memory.

    Attributes
    ----------
    title, limit
        Which segments these are, and how many of how many.
    shown, chosen, of
        How many are listed, how many were chosen, and how many there are.
    columns
        What the scores of each candidate are.
    legend
        What the marks mean; empty without texts.
    language, source_language
        Tags of the languages of the texts, such as ``zh-Hant-TW``; empty if not known.
    """

    title: str
    limit: str
    shown: int
    chosen: int
    of: int
    columns: tuple[Column, ...]
    legend: tuple[Part, ...] = field(repr=False)
    language: str
    source_language: str
    _make: Callable[[int], Segment] = field(repr=False, compare=False)

    def __len__(self) -> int:
        return self.shown

    @overload
    def __getitem__(self, index: int) -> Segment: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Segment]: ...
    def __getitem__(self, index: int | slice) -> Segment | Sequence[Segment]:
        if isinstance(index, slice):
            return [self._make(each) for each in range(*index.indices(self.shown))]
        return self._make(range(self.shown)[index])


@dataclass(frozen=True)
class Report:
    """Everything a report says, in the order in which it is shown.

    Attributes
    ----------
    language
        Of its words, as in `bleu_score.i18n.LANGUAGES`. Whatever a format adds in words of its own
        is said within ``bleu_score.i18n.speaking(report.language)``.
    title
        Its heading.
    program, made
        What made it, and when.
    headline, warnings, scale
        The result, what bears on it, and where it is on the scale.
    files_scored
        One row for each file of a folder; None for a single set of files.
    candidates
        All scores of all candidates.
    axes
        The scores with their intervals, one for each metric; empty for a single candidate.
    matrices
        Each candidate against each other, one for each metric; empty for fewer than three.
    comparisons
        All comparisons with intervals and p-values; None if there are none.
    distributions, precisions
        Of each candidate.
    inputs
        The files.
    pairing
        How segments were paired, and what was left out: sentences.
    settings
        In words.
    provenance
        Signatures and commands.
    segments
        Those chosen; None for none.
    noted
        All segments with a comment, an assessment or a bookmark; None if there are none.
    evaluation, options
        What it was made from.
    """

    language: str
    title: str
    program: str
    made: datetime
    headline: Headline
    warnings: tuple[ReportWarning, ...]
    scale: Scale
    files_scored: Table | None
    candidates: Table
    axes: tuple[Axis, ...]
    matrices: tuple[Table, ...]
    comparisons: Table | None
    distributions: tuple[Distribution, ...]
    precisions: tuple[Precisions, ...]
    inputs: Table
    pairing: tuple[str, ...]
    settings: Table
    provenance: tuple[Provenance, ...]
    segments: SegmentList | None
    noted: SegmentList | None
    evaluation: Evaluation = field(repr=False)
    options: ReportOptions

    @property
    def signatures(self) -> tuple[SharedSignature, ...]:
        """The signatures, each once, with the commands of all candidates it holds for."""
        groups: dict[tuple[str, str], list[Provenance]] = {}
        for each in self.provenance:
            groups.setdefault((each.metric, each.signature), []).append(each)
        several = {metric for metric, _ in groups if sum(key[0] == metric for key in groups) > 1}
        return tuple(
            SharedSignature(
                metric,
                signature,
                tuple(name for each in group for name in each.candidates)
                if metric in several
                else (),
                tuple(each.command for each in group if each.command),
            )
            for (metric, signature), group in groups.items()
        )

    @property
    def tables(self) -> Iterator[Table]:
        """All tables, in the order of the report, but for segments."""
        for table in (self.files_scored, self.candidates, *self.matrices, self.comparisons):
            if table is not None:
                yield table
        for each in self.precisions:
            yield each.table
        yield from (self.inputs, self.settings)
