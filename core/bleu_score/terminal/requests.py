"""Requests of the command line besides scores: reports, and changes in suggestions."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

from bleu_core.changes import analysis as changes_analysis
from bleu_core.changes import schemes
from bleu_core.evaluation import results as core_results
from bleu_core.files.addresses import Address
from bleu_score.i18n import LANGUAGES, interface_language, translate
from bleu_score.reports import options as reports_options
from bleu_score.reports import writing as reports_writing
from bleu_score.terminal.command_line import UsageError, check_choice, path_of
from bleu_score.terminal.flags import PAPER, REPORT, SEGMENTS

_PDF = ".pdf"
_TABLES = (".csv", ".tsv", ".docx")


class ChangesRequest(NamedTuple):
    """The request of the command line to analyze changes.

    Attributes
    ----------
    files
        One file or folder that has both texts; or that of suggestions and that of final texts; or
        more than two versions, the earliest first.
    scheme
        The file with the rate scheme; None for none.
    configured
        The scheme of `bleu.toml`; None if it has none.
    """

    files: tuple[Address, ...]
    scheme: Path | None = None
    configured: schemes.Scheme | None = None


def changes_request(values: SimpleNamespace) -> ChangesRequest | None:
    """Return the request to analyze changes; None if there is none.

    Raises
    ------
    UsageError
        If a flag is for one step from a text to another, and there are more.
    """
    if not values.changes:
        return None
    # After -i come the suggestions, as candidates do; otherwise they come first.
    files = (*values.input, *values.references)
    if len(files) > 2:
        _check_versions(values)
    return ChangesRequest(files, path_of(values.scheme), values.configured_scheme)


def _check_versions(values: SimpleNamespace) -> None:
    given = {
        "--report": values.report,
        "--record": values.record,
        "--save-texts": values.save_texts,
        "--fail-under": values.fail_under,
        "--against": values.against,
        "--max-drop": values.max_drop,
        "--no-significant-drop": values.no_significant_drop,
        "--junit": values.junit,
        "--summary": values.summary,
    }
    for option, value in given.items():
        if value is not None:
            text = translate("Terminal", "{option} cannot be used with more than two versions.")
            raise UsageError(text.format(option=option))


def needs_two_texts() -> UsageError:
    """Return the error about texts that are not suggestions and final texts."""
    text = translate(
        "Terminal",
        "--changes needs one delivered file, or two: the suggestions and the final text.",
    )
    return UsageError(text)


class ReportRequest(NamedTuple):
    """The reports to write.

    Attributes
    ----------
    paths
        One path for each report, in the format of its extension.
    language
        Language of the reports; None for that of the interface.
    title, client, project, order, computed_by
        See `ReportOptions`.
    segments
        The choice of segments that the reports list; None for all in tables to work on and in
        statements of changes, and for those that lower the score most otherwise.
    texts
        Whether the reports contain texts.
    """

    paths: tuple[Path, ...] = ()
    language: str | None = None
    title: str = ""
    segments: str | None = None
    texts: bool = True
    client: str = ""
    project: str = ""
    order: str = ""
    computed_by: str = ""

    def write(
        self,
        result: core_results.Evaluation,
        notes: reports_options.Notes | None = None,
        analysis: changes_analysis.ChangeAnalysis | None = None,
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

        for path in self.paths:
            options = self.options(path, about_changes=analysis is not None)
            reports_writing.write_report(path, result, options, notes, analysis=analysis)

    def options(self, path: Path, *, about_changes: bool = False) -> reports_options.ReportOptions:
        """Return the choice of a report's content."""
        is_whole = about_changes or path.suffix.lower() in _TABLES
        usual = "all" if is_whole else "costly"
        return reports_options.ReportOptions(
            language=self.language,
            title=self.title,
            client=self.client,
            project=self.project,
            order=self.order,
            computed_by=self.computed_by,
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
        for flag in (*REPORT, PAPER):
            if getattr(values, flag.name, None):
                text = translate("Terminal", "{option} needs --report FILE.")
                raise UsageError(text.format(option=flag.flags[-1]))
        return ReportRequest()
    if getattr(values, "check", None):
        raise UsageError(translate("Terminal", "--check cannot be used with --report."))
    # Known before everything is scored.

    for path in paths:
        if path.suffix.lower() == _PDF and not with_pdf:
            raise UsageError(
                translate(
                    "Terminal",
                    "PDF reports are written by the desktop program: bleu-desktop … "
                    "--report {path}",
                ).format(path=path)
            )
        reports_writing.check_report_path(path, others=(_PDF,) if with_pdf else ())
    language = _language(values.report_language)
    segments = values.report_segments
    if segments is not None:
        check_choice("--report-segments", segments, SEGMENTS)
    return ReportRequest(
        paths,
        language,
        values.report_title or "",
        segments,
        not values.report_numbers_only,
        values.report_client or "",
        values.report_project or "",
        values.report_order or "",
        values.report_by or "",
    )


def _language(text: str | None) -> str | None:
    if text is None:
        return None
    code = interface_language(text) or text
    check_choice("--report-language", code, tuple(LANGUAGES))
    return code
