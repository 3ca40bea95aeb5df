"""The command line's options for reports."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, NamedTuple

from bleu_score.i18n import LANGUAGES, interface_language, translate
from bleu_score.terminal.command_line import UsageError, check_choice
from bleu_score.terminal.flags import Flag

if TYPE_CHECKING:
    from bleu_core.changes.analysis import ChangeAnalysis
    from bleu_core.results import Evaluation
    from bleu_score.messages.options import OptionWords
    from bleu_score.reports.options import Notes, ReportOptions

GROUP = "report"
_PDF = ".pdf"
_TABLES = (".csv", ".tsv")

# Segments that the terminal can choose; in the window, single segments can be picked, too.
SEGMENTS = (
    "all",
    "worst",
    "costly",
    "different",
    "length",
    "warned",
    "empty",
    "untranslated",
    "noted",
    "none",
)

FLAGS = (
    Flag("report", ("--report",), "+", group=GROUP),
    Flag("report_language", ("--report-language",), metavar="L", choices=[*LANGUAGES], group=GROUP),
    Flag("report_title", ("--report-title",), metavar="T", group=GROUP),
    Flag("report_segments", ("--report-segments",), metavar="S", choices=SEGMENTS, group=GROUP),
    Flag("report_numbers_only", ("--report-numbers-only",), "", group=GROUP),
)


class ReportRequest(NamedTuple):
    """The reports to write.

    Attributes
    ----------
    paths
        One path for each report, in the format of its extension.
    language
        Language of the reports; None for that of the interface.
    title
        Heading of the reports; empty for the default heading.
    segments
        The choice of segments that the reports list; None for all in tables for programs, and for
        those that lower the score most in other formats.
    texts
        Whether the reports contain texts.
    """

    paths: tuple[Path, ...] = ()
    language: str | None = None
    title: str = ""
    segments: str | None = None
    texts: bool = True

    def write(
        self,
        result: Evaluation,
        notes: Notes | None = None,
        analysis: ChangeAnalysis | None = None,
    ) -> None:
        """Write all reports of a result.

        Parameters
        ----------
        notes
            The notes on its segments.
        analysis
            The changes from its candidate to its reference, if the reports are about them.

        Raises
        ------
        BleuError
        """
        if not self.paths:
            return
        from bleu_score.reports.writing import write_report

        for path in self.paths:
            write_report(path, result, self.options(path), notes, analysis=analysis)

    def options(self, path: Path) -> ReportOptions:
        """Return the choice of a report's content."""
        from bleu_score.reports.options import ReportOptions

        usual = "all" if path.suffix.lower() in _TABLES else "costly"
        return ReportOptions(
            language=self.language,
            title=self.title,
            segments=self.segments or usual,  # type: ignore[arg-type]
            texts=self.texts,
        )


def report_request(values: SimpleNamespace, *, with_pdf: bool = False) -> ReportRequest:
    """Return the reports that are asked for.

    Parameters
    ----------
    with_pdf
        Whether the program can write PDF: `ReportRequest.write` cannot.

    Raises
    ------
    UsageError, BleuError
        If they cannot be written.
    """
    paths = tuple(map(Path, values.report or ()))
    if not paths:
        others = {
            "--report-language": values.report_language,
            "--report-title": values.report_title,
            "--report-segments": values.report_segments,
            "--report-numbers-only": values.report_numbers_only,
            "--paper": getattr(values, "paper", None),
        }
        for flag, value in others.items():
            if value:
                raise UsageError(
                    translate("Terminal", "{option} needs --report FILE.").format(option=flag)
                )
        return ReportRequest()
    if getattr(values, "check", None):
        raise UsageError(translate("Terminal", "--check cannot be used with --report."))
    # Known before everything is scored.
    from bleu_score.reports.writing import check_report_path

    for path in paths:
        if path.suffix.lower() == _PDF and not with_pdf:
            raise UsageError(
                translate(
                    "Terminal",
                    "PDF reports are written by the desktop program: bleu-desktop … "
                    "--report {path}",
                ).format(path=path)
            )
        check_report_path(path, others=(_PDF,) if with_pdf else ())
    language = _language(values.report_language)
    segments = values.report_segments
    if segments is not None:
        check_choice("--report-segments", segments, SEGMENTS)
    title = values.report_title or ""
    return ReportRequest(paths, language, title, segments, not values.report_numbers_only)


def _language(text: str | None) -> str | None:
    if text is None:
        return None
    code = interface_language(text) or text
    check_choice("--report-language", code, tuple(LANGUAGES))
    return code


def group_title() -> str:
    """Return the heading of the flags in the help."""
    return translate("Terminal", "Reports")


def flag_words() -> dict[str, OptionWords]:
    """Return the texts of the flags."""
    from bleu_score.messages.options import OptionWords

    return {
        "report": OptionWords(
            help=translate(
                "Terminal",
                "also write a report; the extension sets the format; can be repeated",
            ),
            metavar=translate("Terminal", "FILE"),
        ),
        "report_language": OptionWords(
            help=translate("Terminal", "language of the report: {choices}")
        ),
        "report_title": OptionWords(help=translate("Terminal", "title of the report")),
        "report_segments": OptionWords(
            help=translate(
                "Terminal",
                "segments in the report: {choices} (default: costly; in CSV and TSV, all)",
            )
        ),
        "report_numbers_only": OptionWords(
            help=translate("Terminal", "no texts in the report, only numbers and names")
        ),
    }
