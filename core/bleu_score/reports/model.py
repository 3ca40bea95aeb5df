"""The content of a report, in the words of its language: every format shows this."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from typing import NamedTuple

from bleu_core.evaluation.results import Evaluation
from bleu_core.files import contents
from bleu_core.files.edited import Edited
from bleu_score.marked.parts import Part
from bleu_score.reports.cells import Cell, Column, OnDemand, Table
from bleu_score.reports.options import ReportOptions


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
    title
        ``google.txt scores best by BLEU``; empty for a single candidate.
    comparison
        The certainty that it is the best; empty for a single candidate.
    metric
        ``BLEU``.
    score
        Its score.
    interval
        Its confidence interval, as a sentence; empty if there is none.
    agreement
        Its agreement with the references.
    meaning, limits
        The text of Google's guide about it, or the reason why there is none.
    facts
        Segments, languages and the like.
    """

    title: str
    comparison: str
    metric: str
    score: Cell
    interval: str
    agreement: str
    meaning: str
    limits: str
    facts: tuple[Fact, ...]


@dataclass(frozen=True)
class ReportDiagnostic:
    """A kind of diagnostic, with the texts it was found in.

    Attributes
    ----------
    title, advice
        What it is, and what to do.
    found
        For each text, its name and its numbers. Empty if `title` and `advice` say all; without
        numbers if it is only about some candidates.
    is_note
        Whether it is nothing to worry about.
    """

    title: str
    advice: str
    found: tuple[tuple[str, str], ...] = ()
    is_note: bool = False


@dataclass(frozen=True)
class ScaleBand:
    """A band of the scale from 0 to 100."""

    start: float
    end: float
    name: str
    is_current: bool


@dataclass(frozen=True)
class ScaleMark:
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
    marks: tuple[ScaleMark, ...]
    description: str


@dataclass(frozen=True)
class AxisRow:
    """A candidate's score and interval."""

    name: str
    score: Cell


@dataclass(frozen=True)
class ScoreAxis:
    """The scores of all candidates in one metric, with their intervals, best first.

    Attributes
    ----------
    metric
        Its title.
    rows
        The candidates.
    start, end, ticks
        The part of the scale that is shown, and the numbers on it with their texts.
    description
        The content of the figure, in words.
    """

    metric: str
    rows: tuple[AxisRow, ...]
    start: float
    end: float
    ticks: tuple[tuple[float, str], ...]
    description: str


@dataclass(frozen=True)
class Distribution:
    """The distribution of the segments’ scores of a candidate.

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
class Provenance:
    """The signature of scores, which makes them reproducible.

    Attributes
    ----------
    metric
        The metric's title.
    signature
        To be published with the scores.
    candidates
        Names of the candidates it holds for; empty for all.
    commands
        Print the same scores with sacreBLEU; empty where none does.
    """

    metric: str
    signature: str
    candidates: tuple[str, ...]
    commands: tuple[str, ...]


@dataclass(frozen=True)
class BarPart:
    """A part of a bar of bands.

    Attributes
    ----------
    start, end
        Its place, of 100.
    strength
        The strength of its color, from 0 to 6; None for segments without a similarity.
    text
        Its band and its share.
    """

    start: float
    end: float
    strength: int | None
    text: str


@dataclass(frozen=True)
class ReportScores:
    """The scores of the candidates, in the order in which they are shown.

    Attributes
    ----------
    headline, scale
        The result, and its place on the scale; no scale if the score says nothing.
    candidates
        All scores of all candidates.
    files
        One row for each file of a folder; None for a single set of files.
    axes
        The scores with their intervals, one for each metric; empty for a single candidate.
    precisions
        The parts of each candidate’s BLEU.
    matrices
        Each candidate against each other, one for each metric; empty for fewer than three.
    comparisons
        All comparisons with intervals and p-values; None if there are none.
    distributions
        The distribution of each candidate’s segments.
    """

    headline: Headline
    scale: Scale | None
    candidates: Table
    files: Table | None
    axes: tuple[ScoreAxis, ...]
    precisions: Table
    matrices: tuple[Table, ...]
    comparisons: Table | None
    distributions: tuple[Distribution, ...]

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables of scores, which come first."""
        return (self.candidates, *([self.files] if self.files else []))

    @property
    def details(self) -> tuple[Table, ...]:
        """The tables that say how the scores came about, and compare them."""
        comparisons = [self.comparisons] if self.comparisons else []
        return (self.precisions, *self.matrices, *comparisons)


@dataclass(frozen=True)
class ReportChanges:
    """The changes in suggestions.

    Attributes
    ----------
    figure, meaning
        The finding as one figure, what is paid or the share that was changed, and what it is; empty
        without suggestions and prices.
    headline
        The result in one sentence.
    bar, description
        The bands with segments as parts of a bar, and the same in words.
    bands
        The bands and their sum, with the definitions and limits as notes.
    measures, edits
        The measures with their definitions, and the kinds of change; None without suggestions.
    groups
        Origins, translators, dates and files, as far as the files name them.
    substitutions
        Words that were often replaced; None if there are none, and without texts.
    """

    figure: str
    meaning: str
    headline: str
    bar: tuple[BarPart, ...]
    description: str
    bands: Table
    measures: Table | None
    edits: Table | None
    groups: tuple[Table, ...]
    substitutions: Table | None

    @property
    def tables(self) -> Iterator[Table]:
        """The tables, in the order of the report."""
        others = (self.measures, self.edits, *self.groups, self.substitutions)
        yield self.bands
        yield from (table for table in others if table is not None)


@dataclass(frozen=True)
class SegmentCandidate:
    """A candidate’s part of a segment, or its suggestion.

    Attributes
    ----------
    name
        The candidate.
    scores
        One for each column of the `SegmentList`.
    facts
        The same in short, for a line: names, which can be empty, and numbers.
    text
        Its text; None without texts.
    verdict, comment, is_bookmarked
        The notes on it, the verdict in words.
    """

    name: str
    scores: tuple[Cell, ...]
    facts: tuple[tuple[str, str], ...]
    text: str | None
    verdict: str
    comment: str
    is_bookmarked: bool
    _mark: Callable[[], tuple[Part, ...]] = field(repr=False, compare=False)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """Its text as marked parts, found when they are first asked for; empty without texts.

        Those of a suggestion lead to the final text.
        """
        return self._mark()

    @property
    def is_noted(self) -> bool:
        """Whether there is anything noted."""
        return bool(self.verdict or self.comment or self.is_bookmarked)


class TaggedTexts(NamedTuple):
    """The texts of a segment with their inline tags.

    Attributes
    ----------
    candidates, references
        Those of all candidates, and of all references.
    """

    candidates: tuple[tuple[contents.Part, ...], ...]
    references: tuple[tuple[contents.Part, ...], ...]


@dataclass(frozen=True)
class Segment:
    """A segment of the report.

    Attributes
    ----------
    number
        Its number among the segments, from 1.
    line
        Its line in the first file that has it, from 1.
    key
        Its key in the files; empty if it has none, and without texts.
    source
        None if there is none, or without texts.
    candidates
        All candidates; of changes, the suggestion.
    references
        Of changes, the final text; empty without texts.
    file
        The name of its file among several; empty for a single one.
    time
        The start and end of a subtitle in milliseconds; None for other texts.
    edited
        Who edited its translation, and when, as far as the file states it.
    """

    number: int
    line: int
    key: str
    source: str | None
    candidates: tuple[SegmentCandidate, ...]
    references: tuple[str, ...]
    _tagged: Callable[[], TaggedTexts] = field(repr=False, compare=False)
    file: str = ""
    time: tuple[int, int] | None = None
    edited: Edited = Edited()  # noqa: RUF009 (it is immutable)

    @property
    def tagged(self) -> TaggedTexts:
        """Its texts with their inline tags, made when they are asked for."""
        return self._tagged()


@dataclass(frozen=True)
class SegmentList(OnDemand[Segment]):
    """The segments that were chosen.

    Attributes
    ----------
    title, limit
        The choice of segments, and a note on the number of those shown.
    chosen, of
        The number of those chosen, and of all.
    columns
        The headings of the numbers of each candidate, or of the suggestion.
    references
        The names of the references; of changes, that of the final text.
    legend
        The meanings of the marks; empty without texts.
    language, source_language
        Tags of the languages of the texts, such as ``zh-Hant-TW``; empty if not known.
    is_tracked
        Whether the candidate is a suggestion, whose parts lead to the final text.
    has_source, has_keys, has_times, has_files, has_editors
        Whether segments have source texts, keys, times, several files, or editors.
    """

    title: str
    limit: str
    chosen: int
    of: int
    columns: tuple[Column, ...]
    references: tuple[str, ...]
    legend: tuple[Part, ...] = field(repr=False)
    language: str
    source_language: str
    is_tracked: bool = False
    has_source: bool = False
    has_keys: bool = False
    has_times: bool = False
    has_files: bool = False
    has_editors: bool = False


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
    compared
        The candidates and the references, by their names.
    about
        The client, the project and the like, if they are named; for changes, languages and time.
    program, made
        The program that made it, and the time.
    scores
        The scores of candidates; None in a report about changes.
    changes
        The changes in suggestions; None in other reports.
    diagnostics
        What may distort the scores, or the changes.
    inputs
        The files.
    pairing
        Sentences about the pairing of segments, and about segments left out.
    settings
        The settings in words; of changes, the rates before them.
    provenance
        Signatures, once for each command.
    segments
        The chosen segments; None for none.
    noted
        All segments with a comment, an assessment or a bookmark; None if there are none.
    evaluation, options
        The evaluation and the options it was made from.
    """

    language: str
    title: str
    compared: str
    about: tuple[Fact, ...]
    program: str
    made: datetime
    scores: ReportScores | None
    changes: ReportChanges | None
    diagnostics: tuple[ReportDiagnostic, ...]
    inputs: Table
    pairing: tuple[str, ...]
    settings: tuple[Table, ...]
    provenance: tuple[Provenance, ...]
    segments: SegmentList | None
    noted: SegmentList | None
    evaluation: Evaluation = field(repr=False)
    options: ReportOptions

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables of the result, which come first."""
        if self.changes is not None:
            return tuple(self.changes.tables)
        return self.scores.tables if self.scores else ()

    @property
    def details(self) -> tuple[Table, ...]:
        """The tables that say how the scores came about, and compare them."""
        return self.scores.details if self.scores else ()

    @property
    def signatures(self) -> tuple[Provenance, ...]:
        """The signatures, each once, with the commands of all candidates it holds for."""
        groups: dict[tuple[str, str], list[Provenance]] = {}
        for provenance in self.provenance:
            groups.setdefault((provenance.metric, provenance.signature), []).append(provenance)
        several = {metric for metric, _ in groups if sum(key[0] == metric for key in groups) > 1}
        return tuple(
            Provenance(
                metric,
                signature,
                tuple(name for provenance in group for name in provenance.candidates)
                if metric in several
                else (),
                tuple(command for provenance in group for command in provenance.commands),
            )
            for (metric, signature), group in groups.items()
        )
