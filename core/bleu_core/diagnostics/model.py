"""One model for everything to know before believing a score: data, without words."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from bleu_core.corpus.addresses import Role
from bleu_core.diagnostics.kinds import Kind, Severity
from bleu_core.settings import Concern, Normalization, PairBy, TokenizerName


@dataclass(frozen=True)
class Where:
    """What a diagnostic is about; None or empty where it is about no single document or segment.

    Attributes
    ----------
    document
        Name of the document.
    role
        What the document is to the evaluation.
    segment
        Index of the first segment concerned among those compared, from 0.
    line
        Line or row of that segment in its file, from 1.
    example
        That segment around the place, at most 80 characters or so; what cannot be seen is written
        ``⟨U+200B⟩``.
    """

    document: str = ""
    role: Role | None = None
    segment: int | None = None
    line: int | None = None
    example: str = ""


@dataclass(frozen=True)
class Normalize:
    """A normalization of all texts evens it out."""

    normalization: Normalization


@dataclass(frozen=True)
class UseTokenizer:
    """Another tokenizer helps."""

    tokenizer: TokenizerName


@dataclass(frozen=True)
class PairOtherwise:
    """Another way of pairing helps."""

    by: PairBy


@dataclass(frozen=True)
class LeaveOut:
    """The rows of a concern can be left out or kept.

    Attributes
    ----------
    concern
        Which one.
    is_on
        Whether they are left out.
    """

    concern: Concern
    is_on: bool


Fix = Normalize | UseTokenizer | PairOtherwise | LeaveOut
"""What the user can switch."""


@dataclass(frozen=True)
class CharacterCounts:
    """Code points such as ``U+200B``, each with how many there are, the most frequent first."""

    counts: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Difference:
    """Codes of what a document is in, and of what the first reference is in."""

    own: str
    expected: str


@dataclass(frozen=True)
class Lengths:
    """Characters of a segment and of its reference."""

    own: int
    expected: int


@dataclass(frozen=True)
class GuessedEncoding:
    """Name of the encoding a file was read in."""

    encoding: str


@dataclass(frozen=True)
class LineEnds:
    """Which of ``LF``, ``CRLF`` and ``CR`` end lines."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Spacing:
    """Whether most of the spaces stand between Chinese characters."""

    chinese: bool


@dataclass(frozen=True)
class UnmatchedOrders:
    """Orders without a matching n-gram.

    Attributes
    ----------
    orders
        The orders.
    smoothing
        The method; it may have had nothing to work on.
    zero
        Whether the score is 0 because of them.
    """

    orders: tuple[int, ...]
    smoothing: str
    zero: bool


@dataclass(frozen=True)
class Unreferenced:
    """Segments left without any reference: their candidates count as wholly wrong."""

    segments: int


@dataclass(frozen=True)
class Needed:
    """How many are needed."""

    count: int


@dataclass(frozen=True)
class LeftOutCounts:
    """How many rows are left out for each concern; a row with several concerns counts once."""

    counts: tuple[tuple[Concern, int], ...]


@dataclass(frozen=True)
class MissingTokenizer:
    """A language whose words cannot be told apart here.

    Attributes
    ----------
    language
        Its tag.
    extra
        The extra of the package that brings its tokenizer; None where none exists.
    """

    language: str
    extra: str | None


@dataclass(frozen=True)
class Spaceless:
    """Tag of a language that puts no spaces between words."""

    language: str


Data = (
    CharacterCounts
    | Difference
    | Lengths
    | GuessedEncoding
    | LineEnds
    | Spacing
    | UnmatchedOrders
    | Unreferenced
    | Needed
    | LeftOutCounts
    | MissingTokenizer
    | Spaceless
)
"""What a message tells beyond the counts; `Kind` says which kind has which."""


@dataclass(frozen=True)
class Diagnostic:
    """One thing to know before believing a score.

    Attributes
    ----------
    kind
        What it is.
    where
        The document and the first place.
    rows
        Numbers of the rows concerned, from 0, as in `bleu_core.corpus.alignment.AlignedDocuments`
        ``.pairs``; empty where no row is more concerned than others.
    count, segments
        How many are concerned, of how many.
    fixes
        What the user can switch, the best first; empty where nothing here helps.
    data
        As the kind says.
    """

    kind: Kind
    where: Where = Where()
    rows: Sequence[int] = field(default=(), repr=False)
    count: int = 0
    segments: int = 0
    fixes: tuple[Fix, ...] = ()
    data: Data | None = None

    @property
    def severity(self) -> Severity:
        """How much it matters. What is left out does not matter to the score any more."""
        return Severity.NOTE if self.is_left_out else self.kind.severity

    @property
    def switch(self) -> LeaveOut | None:
        """What leaves these rows out or keeps them."""
        return next((fix for fix in self.fixes if isinstance(fix, LeaveOut)), None)

    @property
    def is_left_out(self) -> bool:
        """Whether these rows are left out, which the user can switch."""
        return self.switch is not None and self.switch.is_on

    @property
    def normalization(self) -> Normalization | None:
        """The normalization among the fixes."""
        names = (fix.normalization for fix in self.fixes if isinstance(fix, Normalize))
        return next(names, None)

    def in_rows(self, kept: Sequence[int]) -> Diagnostic:
        """Return the same with numbers of compared segments replaced by those of their rows."""
        if isinstance(kept, range):
            return self
        return replace(self, rows=tuple(kept[row] for row in self.rows))


def without_repeats(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Return diagnostics once each: one file can be reference and candidate."""
    told: dict[Hashable, Diagnostic] = {}
    for each in diagnostics:
        message = (each.kind, each.where.document, each.count, each.segments, each.data)
        told.setdefault(message, each)
    return tuple(told.values())
