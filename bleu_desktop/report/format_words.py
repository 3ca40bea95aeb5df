"""The words of the dialog for formats and for choices of segments."""

from __future__ import annotations

from bleu_desktop.i18n import Messages, translate
from bleu_desktop.report.report_choices import FormatName, SegmentsName
from bleu_score.i18n import format_number, with_detail
from bleu_score.reports.options import MOST_RANKED

_FORMATS: Messages[FormatName, tuple[str, str]] = Messages(
    "ReportDialog",
    {
        "pdf": ("PDF document", "To print, or to send to people without this program."),
        "docx": (
            "Word document (DOCX)",
            "For editing: changes are tracked, and can be accepted or rejected.",
        ),
        "html": (
            "Web page (HTML)",
            "One file that opens in any browser, also on a phone; light or dark.",
        ),
        "xlsx": (
            "Spreadsheet (XLSX)",
            "Three sheets: to read, to sort and filter, and to check.",
        ),
        "csv": ("Table (CSV)", "The segments as one table, for spreadsheets and scripts."),
        "tsv": ("Table (TSV)", "The segments as one table, separated by tabs."),
        "md": ("Markdown", "For wikis, issues and merge requests."),
        "tex": ("LaTeX", "For a paper; needs the package booktabs."),
        "json": (
            "JSON",
            "Everything in full precision, for other programs. Always in English.",
        ),
    },
)
_SEGMENTS: Messages[SegmentsName, str] = Messages(
    "ReportDialog",
    {
        "all": "All",
        "listed": "Shown on the Segments page",
        "worst": "The {count} with the lowest sentence BLEU",
        "costly": "The {count} that lower the score most",
        "different": "The {count} where the two best candidates differ most",
        "noted": "With a comment, an assessment or a bookmark",
        "none": "None",
    },
)


def format_title(name: FormatName) -> str:
    """Return the name of a format."""
    return _FORMATS[name][0]


def format_hint(name: FormatName) -> str:
    """Return the use of a format."""
    return _FORMATS[name][1]


def missing_font_text() -> str:
    """Return the message that a font for Chinese is missing."""
    return translate(
        "ReportDialog",
        "No Chinese font is installed, so Chinese characters in a PDF would be empty boxes. "
        "Install a font such as Noto Sans CJK.",
    )


def segments_title(name: SegmentsName, count: int | None, *, of_changes: bool = False) -> str:
    """Return the name of a choice of segments, and their number if it is known."""
    title = _SEGMENTS[name]
    if of_changes and name == "worst":
        title = translate("ReportDialog", "The {count} most changed")
    title = title.format(count=format_number(MOST_RANKED))
    if count is None:
        return title
    return with_detail(title, format_number(count))
