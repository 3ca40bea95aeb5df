"""From an evaluation to the report of it, in its language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

from bleu_core.analysis import segments as comparing_segments
from bleu_core.analysis.standings import Standings
from bleu_core.changes import analysis as changes_analysis
from bleu_core.diagnostics.kinds import Severity
from bleu_core.diagnostics.model import Diagnostic
from bleu_core.errors import NothingToReport
from bleu_core.evaluation.results import CandidateResult, Evaluation
from bleu_core.progress import SILENT, Progress
from bleu_core.version import __version__
from bleu_score.i18n import current_language, format_number, join_names, speaking, translate
from bleu_score.messages import changes as messages_changes
from bleu_score.messages.choices import target_language_text, tokenizer_name
from bleu_score.messages.comparisons import headline as comparison_headline
from bleu_score.messages.diagnostic_kinds import ABOUT_CHANGES, WITH_REPORT
from bleu_score.messages.diagnostics import (
    Advice,
    advice_on,
    extent_beside_score,
    general_advice,
)
from bleu_score.messages.files import listed
from bleu_score.messages.meaning import agreement_text, guide_limits, guide_text, held_back_text
from bleu_score.messages.metrics import bleu_interval_text
from bleu_score.messages.names import compared_names, short_names, text_name
from bleu_score.reports import changes as reports_changes
from bleu_score.reports import figures, tables
from bleu_score.reports.cells import Cell, Table, number_cell, score_cell
from bleu_score.reports.change_segments import choose_changes
from bleu_score.reports.change_tables import rates_table
from bleu_score.reports.folder_tables import files_table, folder_inputs
from bleu_score.reports.model import (
    Fact,
    Headline,
    Provenance,
    Report,
    ReportDiagnostic,
    ReportScores,
)
from bleu_score.reports.options import Notes, ReportOptions
from bleu_score.reports.segments import choose_segments
from bleu_score.reports.statement import found_facts, named_facts
from bleu_score.reports.without_folders import command_without_folders
from bleu_score.reports.words import metric_heading


def build_report(
    evaluation: Evaluation,
    options: ReportOptions | None = None,
    notes: Notes | None = None,
    *,
    analysis: changes_analysis.ChangeAnalysis | None = None,
    made: datetime | None = None,
    progress: Progress = SILENT,
) -> Report:
    """Return a report in its own language, whatever the interface's is.

    Parameters
    ----------
    evaluation
        A finished evaluation. Of folders, the report is about all files as one text, with a row for
        each of them.
    options
        The choice of contents.
    notes
        The notes on segments.
    analysis
        The changes from its candidate to its reference, which come first then; None for a report
        about scores.
    made
        The time at which it is made; now by default.
    progress
        Can cancel; the slow computations are done here.

    Raises
    ------
    NothingToReport
        If nothing could be scored.
    Cancelled
        If `progress` requests it.
    """
    options = options or ReportOptions()
    if not evaluation.has_scores:
        raise NothingToReport
    if not evaluation.has_texts:
        options = replace(options, texts=False)
    with speaking(options.language or current_language()):
        made = made or datetime.now(UTC)
        if analysis is None:
            return _about_scores(evaluation, options, notes or {}, made, progress)
        analysis = replace(analysis, evaluation=evaluation)
        return _about_changes(analysis, options, notes or {}, made, progress)


def _about_scores(
    evaluation: Evaluation,
    options: ReportOptions,
    notes: Notes,
    made: datetime,
    progress: Progress,
) -> Report:
    best = Standings(evaluation, "bleu").best
    candidate = evaluation.candidates[best]
    table = comparing_segments.SegmentTable(evaluation)
    choose = partial(
        choose_segments,
        table,
        notes,
        candidate=best if options.candidate is None else options.candidate,
        progress=progress,
    )
    all_noted = replace(options, segments="noted", most_segments=None)
    return Report(
        language=current_language(),
        title=options.title or translate("Reports", "BLEU report"),
        compared=compared_text(evaluation),
        about=tuple(named_facts(options)),
        program=_program(),
        made=made,
        scores=ReportScores(
            headline=_headline(evaluation, candidate),
            scale=figures.scale(candidate, segments=evaluation.segments)
            if candidate.score.is_defined
            else None,
            candidates=tables.candidates_table(evaluation),
            files=files_table(evaluation) if evaluation.files else None,
            axes=tuple(figures.axes(evaluation)),
            precisions=tables.precisions(evaluation),
            matrices=tuple(tables.matrices(evaluation)),
            comparisons=tables.comparisons_table(evaluation),
            distributions=tuple(figures.distributions(evaluation, table, progress)),
        ),
        changes=None,
        diagnostics=tuple(_diagnostics(evaluation, options)),
        inputs=_inputs(evaluation, progress),
        pairing=tuple(tables.pairing_sentences(evaluation)),
        settings=(tables.settings_table(evaluation),),
        provenance=tuple(_provenance(evaluation)),
        segments=choose(options),
        noted=choose(all_noted) if any(notes.values()) else None,
        evaluation=evaluation,
        options=options,
    )


def _about_changes(
    analysis: changes_analysis.ChangeAnalysis,
    options: ReportOptions,
    notes: Notes,
    made: datetime,
    progress: Progress,
) -> Report:
    evaluation, scheme = analysis.evaluation, analysis.changes.scheme
    all_noted = replace(options, segments="noted", most_segments=None)
    return Report(
        language=current_language(),
        title=options.title or messages_changes.title(),
        compared=compared_text(evaluation),
        about=(*named_facts(options), *found_facts(evaluation, made)),
        program=_program(),
        made=made,
        scores=None,
        changes=reports_changes.report_changes(analysis, texts=options.texts),
        diagnostics=tuple(_diagnostics(evaluation, options, about_changes=True)),
        inputs=_inputs(evaluation, progress, about_changes=True),
        pairing=tuple(reports_changes.pairing_sentences(analysis)),
        settings=(
            *([rates_table(scheme)] if scheme.is_weighted else []),
            tables.settings_table(evaluation, about_changes=True),
        ),
        provenance=tuple(_provenance(evaluation)),
        segments=choose_changes(analysis, notes, options, progress),
        noted=choose_changes(analysis, notes, all_noted, progress) if any(notes.values()) else None,
        evaluation=evaluation,
        options=options,
    )


def _program() -> str:
    return f"BLEU Desktop {__version__}"


def _inputs(evaluation: Evaluation, progress: Progress, *, about_changes: bool = False) -> Table:
    if evaluation.files:
        return folder_inputs(evaluation, progress, about_changes=about_changes)
    return tables.inputs_table(evaluation, progress, about_changes=about_changes)


def compared_text(evaluation: Evaluation) -> str:
    """Return the names of candidates, and of the references they were compared with."""
    names, references = compared_names(evaluation)
    against = listed(tuple(references))
    if len(names) == 1:
        return translate("Reports", "{candidate} compared with {references}").format(
            candidate=names[0], references=against
        )
    return translate("Reports", "{count} candidates compared with {references}").format(
        count=format_number(len(names)), references=against
    )


def _headline(evaluation: Evaluation, candidate: CandidateResult) -> Headline:
    title = comparison = ""
    if len(evaluation.candidates) > 1:
        title, comparison = comparison_headline(evaluation, Standings(evaluation, "bleu"))
    band = candidate.trusted_band
    # Like the band, it means nothing for a single segment.
    interval = candidate.bleu.interval if evaluation.segments > 1 else None
    return Headline(
        title=title,
        comparison=comparison,
        metric=candidate.bleu.metric.title,
        score=score_cell(candidate.bleu),
        interval=bleu_interval_text(interval) if interval else "",
        agreement=agreement_text(candidate, evaluation),
        meaning=guide_text(band, interval)
        if band
        else held_back_text(candidate, evaluation.settings.max_order),
        limits=guide_limits() if band else "",
        facts=tuple(_facts(evaluation)),
    )


def _facts(evaluation: Evaluation) -> Iterator[Fact]:
    yield Fact(translate("Reports", "Segments"), number_cell(evaluation.segments))
    yield Fact(
        translate("Reports", "Target language"),
        Cell(target_language_text(evaluation.target_language)),
    )
    yield Fact(
        translate("Reports", "Word segmentation"), Cell(tokenizer_name(evaluation.tokenizer))
    )


def _diagnostics(
    evaluation: Evaluation, options: ReportOptions, *, about_changes: bool = False
) -> Iterator[ReportDiagnostic]:
    """Yield the diagnostics, one for each kind, with the texts it was found in."""
    short = short_names(evaluation.candidate_names)
    reader = replace(WITH_REPORT, about_changes=about_changes)
    found: dict[tuple[bool, Advice], dict[tuple[str, str], list[str]]] = {}
    for candidate in evaluation.ranked:
        for diagnostic in candidate.diagnostics:
            if about_changes and diagnostic.kind not in ABOUT_CHANGES:
                continue
            shown = _in_one_line(diagnostic if options.texts else _without_texts(diagnostic))
            general = general_advice(shown, reader)
            advice, extent = general or advice_on(shown, reader), ""
            if general:
                extent = extent_beside_score(shown, reader)
            texts = found.setdefault((diagnostic.severity is Severity.NOTE, advice), {})
            about = (shown.where.document if general else "", extent)
            texts.setdefault(about, []).append(short[candidate.name])
    for (is_note, advice), texts in sorted(found.items(), key=lambda item: item[0][0]):
        yield ReportDiagnostic(
            advice.title,
            advice.text,
            tuple(
                (document or join_names(names), extent)
                for (document, extent), names in texts.items()
                if extent or len(names) < len(evaluation.candidates)
            ),
            is_note,
        )


def _in_one_line(diagnostic: Diagnostic) -> Diagnostic:
    """Return a diagnostic with the name of its document in one line."""
    where = diagnostic.where
    return replace(diagnostic, where=replace(where, document=text_name(where.document)))


def _without_texts(diagnostic: Diagnostic) -> Diagnostic:
    """Return a diagnostic without the excerpt it quotes."""
    where = diagnostic.where
    return replace(diagnostic, where=replace(where, example="…" if where.example else ""))


def _provenance(evaluation: Evaluation) -> Iterator[Provenance]:
    """Yield signatures and commands; candidates with the same share a line."""
    short = short_names(evaluation.candidate_names)
    for metric in evaluation.metrics:
        candidates_of: dict[tuple[str, str], list[str]] = {}
        for candidate in evaluation.ranked:
            if result := candidate.result(metric.name):
                command = command_without_folders(evaluation, candidate, result)
                key = result.signature, command or ""
                candidates_of.setdefault(key, []).append(short[candidate.name])
        for (signature, command), names in candidates_of.items():
            whole = len(names) == len(evaluation.candidates)
            yield Provenance(
                metric_heading(metric),
                signature,
                () if whole else tuple(names),
                (command,) if command else (),
            )
