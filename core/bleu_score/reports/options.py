"""The options of a report: its content and its language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from bleu_core.workspace.notes import Note
from bleu_score.marked.parts import View

SegmentChoice = Literal[
    "all",
    "worst",
    "costly",
    "different",
    "length",
    "warned",
    "empty",
    "untranslated",
    "noted",
    "listed",
    "none",
]
"""``listed`` are those in `ReportOptions.rows`; the others are the filters of the page Segments."""

MOST_RANKED = 20
"""The most segments of a choice that ranks them, such as ``costly``."""

SEGMENT_CHOICES: tuple[SegmentChoice, ...] = get_args(SegmentChoice)

Notes = Mapping[tuple[int, int], Note]
"""The notes, by the indices of the segment and of the candidate."""


@dataclass(frozen=True, kw_only=True)
class ReportOptions:
    """The content of a report, and its language.

    Attributes
    ----------
    language
        Language of the report's words, a code of `bleu_score.i18n.LANGUAGES`; None for the
        interface's.
    title
        The heading; empty for the default heading.
    client, project, order, computed_by
        Names below the heading, the number of the order, and who computed it; empty for none.
    segments
        The choice of segments to list.
    rows
        Indices of the segments for ``listed``.
    candidate
        Index of the candidate whose segments are chosen; None for the best by BLEU.
    texts
        Whether texts go in. Without, there are numbers, names and verdicts only: no segment, no
        key, no excerpt, no comment.
    marks
        The marks in the texts of candidates: ``View.MATCHES`` or ``View.DIFFERENCES``.
    most_segments
        The most that are listed, the first of those chosen; None for as many as the format carries.
    worst_matter
        Whether the worst segments matter most: scores are listed in their order. Of changes, a
        limit always lists the most changed, in the order of the text.
    """

    language: str | None = None
    title: str = ""
    client: str = ""
    project: str = ""
    order: str = ""
    computed_by: str = ""
    segments: SegmentChoice = "costly"
    rows: tuple[int, ...] = ()
    candidate: int | None = None
    texts: bool = True
    marks: View = View.MATCHES
    most_segments: int | None = None
    worst_matter: bool = False
