"""The user’s choices for a report, and those that are remembered."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any, Literal, get_args

from bleu_desktop.report.paper import Paper, default_paper
from bleu_score.reports.writing import REPORT_EXTENSIONS

FormatName = Literal["pdf", "docx", "html", "xlsx", "csv", "tsv", "md", "tex", "json"]
# Formats for programs, without a place for words.
WITHOUT_HEADING: tuple[FormatName, ...] = ("csv", "tsv", "json")
FORMATS: tuple[FormatName, ...] = tuple(
    name for name in get_args(FormatName) if name == "pdf" or f".{name}" in REPORT_EXTENSIONS
)

SegmentsName = Literal["all", "listed", "worst", "costly", "different", "noted", "none"]
SEGMENTS: tuple[SegmentsName, ...] = get_args(SegmentsName)
"""``listed``: the segments on the page of segments; the other names as in `ReportOptions`."""


@dataclass(frozen=True)
class ReportChoices:
    """The choices of the dialog.

    Attributes
    ----------
    format
        One of `FORMATS`, which are the extensions of the files, too.
    language
        The language of the report; empty for the interface's.
    segments, changed_segments
        The choice of segments, one of `SEGMENTS`: in a report about scores, and about changes.
    texts
        Whether texts go in, or numbers only.
    paper
        The paper of a PDF, a value of `Paper`; empty for the usual paper where the user lives.
    title, client, project, order, computed_by
        The heading, and the facts below it; each may be empty.
    folder
        The folder of the last report; empty for none.
    """

    format: FormatName = "pdf"
    language: str = ""
    segments: SegmentsName = "costly"
    changed_segments: SegmentsName = "all"
    texts: bool = True
    paper: str = ""
    title: str = ""
    client: str = ""
    project: str = ""
    order: str = ""
    computed_by: str = ""
    folder: str = ""

    @property
    def chosen_paper(self) -> Paper:
        """The size of paper."""
        return next((each for each in Paper if each.value == self.paper), default_paper())

    def as_dict(self) -> dict[str, Any]:
        """Return the choices as plain data, to be remembered."""
        return asdict(self)

    @classmethod
    def from_dict(cls, stored: object) -> ReportChoices:
        """Return choices that were remembered; damaged or unknown ones have their defaults."""
        if not isinstance(stored, dict):
            return cls()
        allowed = {"format": FORMATS, "segments": SEGMENTS, "changed_segments": SEGMENTS}
        kept = {
            each.name: stored[each.name]
            for each in fields(cls)
            if isinstance(stored.get(each.name), type(each.default))
            and stored[each.name] in allowed.get(each.name, (stored[each.name],))
        }
        return cls(**kept)
