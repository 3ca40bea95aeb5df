"""The data model of all diagnostics. Messages are produced elsewhere, from this data."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias, TypeVar

from bleu_core.diagnostics.kinds import Kind, Severity
from bleu_core.files import assumptions as files_assumptions
from bleu_core.files.addresses import Role
from bleu_core.settings import Concern, MetricName, Normalization, PairBy, TokenizerName

# Imported lazily to speed up start-up: most files are read without assumptions.


@dataclass(frozen=True)
class Where:
    """The place of a diagnostic; fields are None or empty if it is not about one place.

    Attributes
    ----------
    document
        Name of the document.
    role
        The document's role in the evaluation.
    segment
        Index of the first affected segment among those compared, from 0.
    line
        Line or row of that segment in its file, from 1.
    example
        Excerpt of that segment, about 80 characters at most; invisible characters are written as
        ``⟨U+200B⟩``.
    """

    document: str = ""
    role: Role | None = None
    segment: int | None = None
    line: int | None = None
    example: str = ""


@dataclass(frozen=True)
class Normalize:
    """Normalize all texts."""

    normalization: Normalization


@dataclass(frozen=True)
class UseTokenizer:
    """Use another tokenizer."""

    tokenizer: TokenizerName


@dataclass(frozen=True)
class PairOtherwise:
    """Pair the segments by another method."""

    by: PairBy


@dataclass(frozen=True)
class LeaveOut:
    """Leave out or keep the rows of a concern.

    Attributes
    ----------
    concern
        The concern.
    is_on
        Whether its rows are currently left out.
    """

    concern: Concern
    is_on: bool


@dataclass(frozen=True)
class IgnoreCase:
    """Compare all texts in lower case."""


@dataclass(frozen=True)
class ShowMetric:
    """Compute another metric as well."""

    metric: MetricName


Fix = Normalize | IgnoreCase | UseTokenizer | PairOtherwise | LeaveOut | ShowMetric
"""A setting the user can change to mend the cause of a diagnostic."""


@dataclass(frozen=True)
class Effect:
    """The effect of a fix on a candidate's score.

    Attributes
    ----------
    fix
        The fix, applied to all texts.
    candidate
        The candidate's name, as in the result of an evaluation.
    before, after
        BLEU of the corpus in percent, without and with the fix.
    """

    fix: Fix
    candidate: str
    before: float
    after: float

    @property
    def difference(self) -> float:
        """Points of BLEU that the fix adds."""
        return self.after - self.before


@dataclass(frozen=True)
class NamedCounts:
    """Names with their counts: code points such as ``U+200B``, or concerns of rows left out."""

    counts: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Difference:
    """Language or script codes of a document and of the first reference."""

    own: str
    expected: str


@dataclass(frozen=True)
class Lengths:
    """Lengths of a segment or text and of its reference, in characters."""

    own: int
    expected: int


@dataclass(frozen=True)
class GuessedEncoding:
    """Name of the encoding a file was read with."""

    encoding: str


@dataclass(frozen=True)
class Names:
    """Names, such as those of line ends that occur: ``LF``, ``CRLF``, ``CR``, and ``BOM``."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Spacing:
    """The kind of spacing: whether most of the spaces are between Chinese characters."""

    chinese: bool


@dataclass(frozen=True)
class Characters:
    """Characters that a text has instead of others.

    Attributes
    ----------
    pairs
        What is written, and what is written in the other text, the most frequent first; either may
        be empty.
    count
        The number of all such pairs.
    """

    pairs: tuple[tuple[str, str], ...]
    count: int


@dataclass(frozen=True)
class OtherSegmentation:
    """Another usual segmentation of the text; its score is the effect of the fix.

    Attributes
    ----------
    tokenizer
        The tokenizer.
    is_cantonese
        Whether the text is Cantonese, whose words the dictionary of the score does not have.
    """

    tokenizer: str
    is_cantonese: bool


@dataclass(frozen=True)
class Beside:
    """Numbers about a candidate beside its BLEU, where that says little.

    Attributes
    ----------
    identical, segments
        Number of segments that are identical to a reference, and of all.
    metric, percent
        Title and score of another metric.
    """

    identical: int
    segments: int
    metric: str
    percent: float


@dataclass(frozen=True)
class UnmatchedOrders:
    """Orders without a matching n-gram.

    Attributes
    ----------
    orders
        The orders.
    smoothing
        The smoothing method, which may not have applied.
    zero
        Whether the score is 0 because of these orders.
    """

    orders: tuple[int, ...]
    smoothing: str
    zero: bool
    beside: Beside | None = None


@dataclass(frozen=True)
class SegmentCount:
    """Number of further segments that the kind names."""

    segments: int


@dataclass(frozen=True)
class Needed:
    """The number required."""

    count: int


@dataclass(frozen=True)
class ShortSegments:
    """The number of tokens that an n-gram of the highest order has."""

    tokens: int
    beside: Beside | None = None


@dataclass(frozen=True)
class FilesLeftOut:
    """Number of a folder's files that are not in the score of the whole.

    Attributes
    ----------
    broken
        Files that could not be scored.
    incomplete
        Files for which a candidate has no file.
    unpaired
        Files without a counterpart.
    """

    broken: int
    incomplete: int
    unpaired: int


@dataclass(frozen=True)
class KnownText:
    """The source of known segments, and the score of these and of the other segments.

    Attributes
    ----------
    files
        Names of the files.
    side
        The text of a segment that was found in them: ``source`` or ``reference``.
    known, other
        BLEU of the candidate in percent; None if there are no such segments, or too short ones.
    """

    files: tuple[str, ...]
    side: str
    known: float | None
    other: float | None


@dataclass(frozen=True)
class MissingTokenizer:
    """A language without an installed tokenizer.

    Attributes
    ----------
    language
        Its tag.
    extra
        The extra of this library that adds a tokenizer for the language; None if there is none.
    """

    language: str
    extra: str | None


@dataclass(frozen=True)
class UnspacedLanguage:
    """Tag of a language without spaces between words."""

    language: str


Data = (
    NamedCounts
    | Difference
    | Lengths
    | GuessedEncoding
    | Names
    | Spacing
    | Characters
    | OtherSegmentation
    | UnmatchedOrders
    | SegmentCount
    | Needed
    | ShortSegments
    | FilesLeftOut
    | KnownText
    | MissingTokenizer
    | UnspacedLanguage
)
"""Details beyond the counts; `Kind` names those of each kind."""

DataType = TypeVar("DataType", bound=Data)

Place: TypeAlias = tuple[int, int]
"""Start and length of a part of a segment, in characters."""

Places: TypeAlias = Callable[[str, str | None], Iterator[Place]]
"""Finds what is meant in a segment, given the segment it was compared with, if that is known."""


def whole_segment(segment: str, other: str | None) -> Iterator[Place]:
    """Find no places: the segment as a whole is meant."""
    return iter(())


@dataclass(frozen=True)
class Diagnostic:
    """Something found that may distort a score.

    Attributes
    ----------
    kind
        Its subject.
    where
        The document and the first occurrence.
    rows
        Indices of the affected rows, from 0, as in `bleu_core.pairing.alignment.AlignedDocuments`
        ``.pairs``; empty if it is not about particular rows.
    count, segments
        Number of affected segments, and number of segments in all.
    fixes
        Settings that would help, the best first.
    data
        Details; their type depends on the kind.
    files
        For a folder as a whole, names of the files with this diagnostic, beginning with the file of
        the first occurrence.
    effect
        The effect of the first fix; None if it was not measured.
    places
        Finds what is meant in an affected segment.
    """

    kind: Kind
    where: Where = Where()
    rows: Sequence[int] = field(default=(), repr=False)
    count: int = 0
    segments: int = 0
    fixes: tuple[Fix, ...] = ()
    data: Data | files_assumptions.Assumption | None = None
    files: tuple[str, ...] = ()
    effect: Effect | None = None
    places: Places = field(default=whole_segment, repr=False, compare=False)

    @property
    def severity(self) -> Severity:
        """The severity of its kind; a note if its rows are left out."""
        return Severity.NOTE if self.is_left_out else self.kind.severity

    @property
    def has_place(self) -> bool:
        """Whether it is about particular segments, not a text as a whole."""
        return self.where.segment is not None and 0 < len(self.rows) < self.segments

    @property
    def is_frequent(self) -> bool:
        """Whether it concerns the share of the segments from which it stands beside a score."""
        return not self.kind.share or self.count * self.kind.share >= self.segments

    @property
    def switch(self) -> LeaveOut | None:
        """The fix that leaves out or keeps these rows."""
        return next((fix for fix in self.fixes if isinstance(fix, LeaveOut)), None)

    @property
    def is_left_out(self) -> bool:
        """Whether these rows are left out."""
        return self.switch is not None and self.switch.is_on

    @property
    def normalization(self) -> Normalization | None:
        """The normalization among the fixes."""
        names = (fix.normalization for fix in self.fixes if isinstance(fix, Normalize))
        return next(names, None)

    def data_as(self, data_type: type[DataType]) -> DataType:
        """Return the data, whose type the kind decides."""
        if not isinstance(self.data, data_type):
            raise TypeError(self.data)
        return self.data

    def in_rows(self, kept: Sequence[int]) -> Diagnostic:
        """Return a copy with the indices of compared segments replaced by those of their rows."""
        if isinstance(kept, range):
            return self
        return replace(self, rows=tuple(kept[row] for row in self.rows))


def assumption_of(diagnostic: Diagnostic) -> files_assumptions.Assumption:
    """Return the assumption that a diagnostic of the kind `Kind.ASSUMED` is about."""
    if not isinstance(diagnostic.data, files_assumptions.Assumption):
        raise TypeError(diagnostic.data)
    return diagnostic.data
