"""What a user should know before believing a score: warnings as data, without words.

`bleu_core.diagnostics.checks` says when each is given.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import ClassVar


@dataclass(frozen=True)
class ScoreWarning:
    """Base of all warnings; `id` names the kind, the fields hold the numbers."""

    id: ClassVar[str]

    def as_dict(self) -> dict[str, object]:
        """Return the id and the fields, for machine output."""
        return {"id": self.id, **asdict(self)}


@dataclass(frozen=True)
class FewSegments(ScoreWarning):
    """Fewer segments than a corpus score needs to be steady."""

    id = "few_segments"
    segments: int
    recommended: int


@dataclass(frozen=True)
class LeftOut(ScoreWarning):
    """Some segments of the files are not compared.

    Attributes
    ----------
    concerns
        Why (a `bleu_core.settings.Concern`), and how many segments each.
    segments
        How many there are in all.
    """

    id = "left_out"
    concerns: tuple[tuple[str, int], ...]
    segments: int


@dataclass(frozen=True)
class ShortSegments(ScoreWarning):
    """Many references are too short to hold an n-gram of the highest order.

    Attributes
    ----------
    count, segments
        Segments that are too short, of how many.
    tokens
        Tokens a segment needs.
    """

    id = "short_segments"
    count: int
    segments: int
    tokens: int


@dataclass(frozen=True)
class NoMatch(ScoreWarning):
    """No n-gram of these orders is in any reference.

    Attributes
    ----------
    smoothing
        The method; it may have had nothing to work on.
    zero
        Whether the score is 0 because of it.
    """

    id = "no_match"
    orders: tuple[int, ...]
    smoothing: str
    zero: bool


@dataclass(frozen=True)
class EmptyCandidates(ScoreWarning):
    """Candidate segments without a token; `first` is the first one's line, from 1."""

    id = "empty_candidates"
    count: int
    first: int


@dataclass(frozen=True)
class EmptyReferences(ScoreWarning):
    """Reference segments without a token, which are left out.

    Attributes
    ----------
    count
        Empty segments over all references.
    first
        Line of the first one, from 1.
    unmatched
        Segments left without any reference: their candidates count as wholly wrong.
    """

    id = "empty_references"
    count: int
    first: int
    unmatched: int


@dataclass(frozen=True)
class AlreadyTokenized(ScoreWarning):
    """The text has spaces where running text has none.

    Attributes
    ----------
    document
        Name of the document.
    count, segments
        Segments that look tokenized, of how many.
    chinese
        Whether the spaces stand between Chinese characters.
    """

    id = "already_tokenised"
    document: str
    count: int
    segments: int
    chinese: bool


@dataclass(frozen=True)
class ScriptsDiffer(ScoreWarning):
    """Reference and candidate are in different scripts (ISO 15924 codes)."""

    id = "scripts_differ"
    reference: str
    candidate: str


@dataclass(frozen=True)
class LanguagesDiffer(ScoreWarning):
    """The files themselves say that they are in different languages (language tags)."""

    id = "languages_differ"
    document: str
    reference: str
    candidate: str


@dataclass(frozen=True)
class ReferenceScriptsDiffer(ScoreWarning):
    """A further reference is in another script than the first (ISO 15924 codes)."""

    id = "reference_scripts_differ"
    document: str
    first: str
    other: str


@dataclass(frozen=True)
class Identical(ScoreWarning):
    """Every candidate segment is equal to a reference."""

    id = "identical"
    document: str


@dataclass(frozen=True)
class GuessedEncoding(ScoreWarning):
    """The encoding of a file was guessed; the guess may be wrong."""

    id = "guessed_encoding"
    document: str
    encoding: str


@dataclass(frozen=True)
class LoneCarriageReturns(ScoreWarning):
    """A file with line feeds has lines ended by a carriage return alone."""

    id = "lone_carriage_returns"
    document: str
    count: int
    first: int


@dataclass(frozen=True)
class CharacterFallback(ScoreWarning):
    """Characters are compared, because a word segmentation is missing.

    Attributes
    ----------
    language
        The target language.
    extra
        The extra that brings its words; None where none exists.
    """

    id = "character_fallback"
    language: str
    extra: str | None


@dataclass(frozen=True)
class TerWithoutWords(ScoreWarning):
    """TER compares what stands between spaces, in a language that puts none between words."""

    id = "ter_without_words"
    language: str
