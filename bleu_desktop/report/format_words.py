"""The words of the dialog for formats and for choices of segments."""

from __future__ import annotations

from bleu_desktop.i18n import translate
from bleu_desktop.report.report_choices import FormatName, SegmentsName
from bleu_score.i18n import format_number, with_detail
from bleu_score.reports.options import MOST_RANKED


def format_title(name: FormatName) -> str:
    """Return the name of a format."""
    titles = {
        "pdf": translate("ReportDialog", "PDF document"),
        "docx": translate("ReportDialog", "Word document (DOCX)"),
        "html": translate("ReportDialog", "Web page (HTML)"),
        "xlsx": translate("ReportDialog", "Spreadsheet (XLSX)"),
        "csv": translate("ReportDialog", "Table (CSV)"),
        "tsv": translate("ReportDialog", "Table (TSV)"),
        "md": translate("ReportDialog", "Markdown"),
        "tex": translate("ReportDialog", "LaTeX"),
        "json": translate("ReportDialog", "JSON"),
    }
    return titles[name]


def format_hint(name: FormatName) -> str:
    """Return the use of a format."""
    hints = {
        "pdf": translate("ReportDialog", "To print, or to send to people without this program."),
        "docx": translate(
            "ReportDialog", "To be worked on: changes are tracked, and can be accepted or rejected."
        ),
        "html": translate(
            "ReportDialog", "One file that opens in any browser, also on a phone; light or dark."
        ),
        "xlsx": translate(
            "ReportDialog", "Three sheets: to read, to sort and filter, and to check."
        ),
        "csv": translate(
            "ReportDialog", "The segments as one table, for spreadsheets and scripts."
        ),
        "tsv": translate("ReportDialog", "The segments as one table, separated by tabs."),
        "md": translate("ReportDialog", "For wikis, issues and merge requests."),
        "tex": translate("ReportDialog", "To be included in a paper; needs the package booktabs."),
        "json": translate(
            "ReportDialog", "Everything in full precision, for other programs. Always in English."
        ),
    }
    return hints[name]


def missing_font_text() -> str:
    """Return the message that a font for Chinese is missing."""
    return translate(
        "ReportDialog",
        "No Chinese font is installed, so Chinese characters in a PDF would be empty boxes. "
        "Install a font such as Noto Sans CJK.",
    )


def segments_title(name: SegmentsName, count: int | None, *, of_changes: bool = False) -> str:
    """Return the name of a choice of segments, and their number if it is known."""
    titles = {
        "all": translate("ReportDialog", "All"),
        "listed": translate("ReportDialog", "Shown on the Segments page"),
        "worst": translate("ReportDialog", "The {count} with the lowest sentence BLEU"),
        "costly": translate("ReportDialog", "The {count} that lower the score most"),
        "different": translate(
            "ReportDialog", "The {count} where the two best candidates differ most"
        ),
        "noted": translate("ReportDialog", "With a comment, an assessment or a bookmark"),
        "none": translate("ReportDialog", "None"),
    }
    if of_changes and name == "worst":
        titles["worst"] = translate("ReportDialog", "The {count} most changed")
    title = titles[name].format(count=format_number(MOST_RANKED))
    if count is None:
        return title
    return with_detail(title, format_number(count))
