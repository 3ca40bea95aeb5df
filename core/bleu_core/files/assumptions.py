"""Assumptions that were made to read or pair a file, because the file does not say.

Each is shown beside the score, so that users can check it and choose otherwise. If a doubt may make
the score wrong, it is a warning instead.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class EncodingFound:
    """The bytes of a file are not in the encoding that it declares.

    Attributes
    ----------
    encoding
        Name of the encoding it was read with.
    declared
        The encoding it declares, in its words.
    """

    encoding: str
    declared: str


@dataclass(frozen=True)
class HeadingRow:
    """The columns' headings are not in the first row.

    Attributes
    ----------
    row
        Number of their row, from 1.
    """

    row: int


@dataclass(frozen=True)
class RowsSplit:
    """The rows of a table are versions of a text, such as those of systems: each is its own text.

    Attributes
    ----------
    column
        Heading or letter of the column with the labels of the versions.
    labels
        The labels.
    """

    column: str
    labels: tuple[str, ...]


@dataclass(frozen=True)
class SheetsJoined:
    """Several sheets of a workbook make up the text, in their order.

    Attributes
    ----------
    names
        Names of the sheets.
    """

    names: tuple[str, ...]


@dataclass(frozen=True)
class FilesJoined:
    """Several files of an archive make up the text, in their order.

    Attributes
    ----------
    names
        Paths of the files in the archive.
    """

    names: tuple[str, ...]


@dataclass(frozen=True)
class SegmentsJoined:
    """Segments that were split or merged are joined, so that they hold the same text.

    Attributes
    ----------
    units
        Number of units of translation that are cut into other segments than in the reference.
    """

    units: int


@dataclass(frozen=True)
class TargetByPosition:
    """No heading of a bilingual table names the translation: it is right of the source.

    Attributes
    ----------
    column
        Heading or letter of its column.
    """

    column: str


@dataclass(frozen=True)
class TableAlone:
    """The text of a document is that of a table, without its ids and the text around it."""


@dataclass(frozen=True)
class SheetChosen:
    """One of several sheets of a workbook has the text.

    Attributes
    ----------
    name
        Its name.
    count
        Number of sheets that could be meant.
    """

    name: str
    count: int


@dataclass(frozen=True)
class BestProposals:
    """Of several proposals for a unit, the best match counts.

    Attributes
    ----------
    units
        Number of units with several proposals.
    """

    units: int


@dataclass(frozen=True)
class ProposalsOfOrigin:
    """A file has proposals of several origins; the origin with the most is the candidate.

    Attributes
    ----------
    origin
        Origin of the compared proposals.
    others
        Origins of the other proposals.
    """

    origin: str
    others: tuple[str, ...]


@dataclass(frozen=True)
class TimeJump:
    """Times that are shifted by another amount from some time on.

    Attributes
    ----------
    start
        Start of the first cue that is shifted differently, in milliseconds.
    offset
        Milliseconds added from this cue on.
    """

    start: int
    offset: int


@dataclass(frozen=True)
class TimesShifted:
    """The times of subtitles are shifted or stretched to fit the first reference.

    Attributes
    ----------
    rate
        Times are multiplied by this; 1 if they are not stretched.
    offset
        Milliseconds added after the multiplication, up to the first jump.
    frame_rates
        Frames per second from and to which times are converted; None if that is not the reason.
    jumps
        Changes of the offset, in order.
    """

    rate: float
    offset: int
    frame_rates: tuple[float, float] | None = None
    jumps: tuple[TimeJump, ...] = ()


@dataclass(frozen=True)
class TimesIgnored:
    """No shift makes the times of subtitles fit the first reference: they are paired by content."""


@dataclass(frozen=True)
class KeysIgnored:
    """Segments with the same key do not belong together: they are paired otherwise.

    Attributes
    ----------
    by_position
        Whether they are paired by position, and not by content.
    """

    by_position: bool = False


@dataclass(frozen=True)
class KeysUnmet:
    """Two files have keys that are not those of each other, so their segments are paired otherwise.

    Attributes
    ----------
    own, first
        A key of the file, and one of the first reference.
    """

    own: str
    first: str


@dataclass(frozen=True)
class KeyColumns:
    """The keys are in these columns, or under these names, of the file and the first reference.

    Attributes
    ----------
    own, first
        Their names; empty for what the format itself calls keys.
    """

    own: str
    first: str


IgnoredInKeys = Literal["case", "separators", "zeros"]


@dataclass(frozen=True)
class KeysFolded:
    """The keys are those of the first reference except for what only one of the files has.

    Attributes
    ----------
    cut
        What most keys of a file have at the start or the end; empty if it differs from key to key.
    ignored
        What differs besides.
    """

    cut: tuple[str, ...]
    ignored: tuple[IgnoredInKeys, ...]


@dataclass(frozen=True)
class HiddenRows:
    """Rows that spreadsheet programs hide count like the others.

    Attributes
    ----------
    count
        Number of hidden rows with text.
    """

    count: int


@dataclass(frozen=True)
class TotalsRow:
    """The last row of a table has totals, which are no text, and does not count.

    Attributes
    ----------
    row
        Its number, from 1.
    """

    row: int


TargetEvidence = Literal["only", "others", "differs", "declared"]
"""The reason why a text is the translation: it is the only one left, it is in the language of the
other files, the files differ only in it, or it is not in the declared source language."""


@dataclass(frozen=True)
class TargetInferred:
    """Of a file's languages or columns, only this one makes sense as the translation.

    Attributes
    ----------
    text
        The language, or the heading or letter of the column.
    evidence
        The evidence for it.
    """

    text: str
    evidence: TargetEvidence


@dataclass(frozen=True)
class LinesOfProse:
    """A Markdown file has no structure, only lines: each is a segment, as in plain text."""


Assumption = (
    BestProposals
    | EncodingFound
    | FilesJoined
    | HeadingRow
    | HiddenRows
    | KeyColumns
    | KeysFolded
    | KeysIgnored
    | KeysUnmet
    | LinesOfProse
    | ProposalsOfOrigin
    | RowsSplit
    | SegmentsJoined
    | SheetChosen
    | SheetsJoined
    | TableAlone
    | TargetByPosition
    | TargetInferred
    | TimesIgnored
    | TimesShifted
    | TotalsRow
)
"""All assumptions; `bleu_score.messages.assumptions` has the sentence for each."""
