"""An evaluation as text, JSON or TSV. Numbers always have a decimal point."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, TextIO

from bleu_core.comparing.standings import Standings
from bleu_core.diagnostics.kinds import Kind, Severity
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.results import CandidateResult, Evaluation, MetricResult
from bleu_core.sacrebleu_signature import sacrebleu_signature
from bleu_score.i18n import join_range, translate, with_label
from bleu_score.json_text import json_text
from bleu_score.messages.choices import target_language_text, tokenizer_name
from bleu_score.messages.files import pairing_name
from bleu_score.messages.meaning import agreement_text, guide_limits, guide_text, held_back_text
from bleu_score.messages.metrics import (
    accuracy_text,
    accuracy_ties_text,
    accuracy_title,
    bleu_interval_text,
    comparison_texts,
    comparison_title,
    contribution_decimals,
    correlation_text,
    given_sentence,
    interval_text,
    p_value,
    segment_metric_title,
    verdict_notes,
    verdict_text,
)
from bleu_score.terminal.arguments import Request
from bleu_score.terminal.as_sacrebleu.options import Look
from bleu_score.terminal.extra_scores import ExtraScores
from bleu_score.terminal.streams import printable

if TYPE_CHECKING:
    from bleu_core.diagnostics.model import Diagnostic
    from bleu_core.scoring.metrics import Metric
    from bleu_core.scoring.significance import Comparison
    from bleu_score.terminal.breakdown import Breakdown
    from bleu_score.terminal.gate.results import GateReport


def write_evaluation(
    evaluation: Evaluation,
    request: Request,
    stream: TextIO,
    *,
    extra: ExtraScores = ExtraScores(),  # noqa: B008 (it is immutable)
    gate: GateReport | None = None,
) -> None:
    """Write the evaluation in the requested format."""
    write_output(
        request,
        stream,
        gate,
        content=lambda: plain_data(evaluation, request, extra),
        rows=lambda: tsv_rows(evaluation, request, extra),
        lines=lambda: text_lines(evaluation, request, extra),
    )


def plain_data(evaluation: Evaluation, request: Request, extra: ExtraScores) -> dict[str, Any]:
    """Return an evaluation as plain data, with the further scores."""
    content = evaluation.to_dict(segment_scores=request.segment_scores)
    extra.add_to(content)
    return content


def write_output(
    request: Request,
    stream: TextIO,
    gate: GateReport | None,
    *,
    content: Callable[[], dict[str, Any]],
    rows: Callable[[], Iterable[Sequence[Any]]],
    lines: Callable[[], Iterable[str]],
) -> None:
    """Write a result and the gate's in the requested format.

    Parameters
    ----------
    content, rows, lines
        Return the result as plain data for JSON, as rows for TSV, and as lines of text.
    """
    if request.format == "json":
        data = content()
        if request.config is not None:
            data["config"] = str(request.config)
        if gate:
            data["gate"] = gate.to_dict()
        stream.write(json_text(data))
    elif request.format == "tsv":
        write_rows(rows(), stream)
    else:
        stream.writelines(f"{line}\n" for line in lines())
        if gate and not request.quiet:
            from bleu_score.terminal.gate.sentences import gate_lines

            stream.writelines(f"{line}\n" for line in ("", *gate_lines(gate)))


def pairs_lines(aligned: AlignedDocuments, diagnostics: Sequence[Diagnostic]) -> Iterator[str]:
    """Yield lines about the pairing of segments, and concerns about some pairs."""
    yield translate("Terminal", "{pairing}. Segments compared: {compared} of {segments}.").format(
        pairing=pairing_name(aligned.pairs.method),
        compared=aligned.segments,
        segments=len(aligned.pairs.rows),
    )
    if not diagnostics:
        return
    # Imported lazily to speed up start-up: lines have no concerns.
    from bleu_score.messages.diagnostic_kinds import concern_name

    for diagnostic in diagnostics:
        text = (
            translate("Terminal", "{concern}: {count} (excluded)")
            if diagnostic.is_left_out
            else translate("Terminal", "{concern}: {count} (kept)")
        )
        yield "  " + text.format(
            concern=concern_name(diagnostic.kind.value), count=diagnostic.count
        )


def write_rows(rows: Iterable[Sequence[Any]], stream: TextIO) -> None:
    """Write rows as TSV."""
    import csv

    csv.writer(stream, delimiter="\t", lineterminator="\n").writerows(rows)


def tsv_rows(evaluation: Evaluation, request: Request, extra: ExtraScores) -> Iterator[list[Any]]:
    """Yield the headings of an evaluation's columns, and a row for each candidate or segment."""
    metrics = evaluation.metrics
    others = [_tsv_name(metric) for metric in metrics[1:]]
    if extra.breakdown is not None:
        yield from breakdown_rows(extra.breakdown)
        return
    if evaluation.comparisons and not request.segment_scores:
        yield from comparison_rows(evaluation)
        return
    if request.segment_scores:
        yield ["candidate", "segment", "sentence_bleu", *others, "contribution"]
        for candidate in evaluation.candidates:
            contributions = candidate.bleu.segment_contributions
            rows = zip(*_segment_columns(candidate, evaluation), contributions, strict=True)
            for number, (bleu, *percents, points) in enumerate(rows, 1):
                name = spreadsheet_cell(candidate.name)
                yield [name, number, min(bleu / 100, 1.0), *percents, points / 100]
        return
    orders = range(1, evaluation.settings.max_order + 1)
    yield (
        ["candidate", "bleu", "band"]
        + [f"{name}_{order}" for order in orders for name in ("matched", "total", "precision")]
        + ["brevity_penalty", "candidate_length", "reference_length", "length_ratio", "signature"]
        + [
            name
            for metric in metrics[1:]
            for name in (_tsv_name(metric), f"{_tsv_id(metric)}_signature")
        ]
        + [
            _tsv_name(metric, f"_{end}")
            for metric in metrics
            if _has_intervals(evaluation, metric)
            for end in ("low", "high")
        ]
        + ["band_held_back_by"]
        + extra.columns()
    )
    for index, candidate in enumerate(evaluation.candidates):
        score = candidate.score
        yield (
            [
                spreadsheet_cell(candidate.name),
                score.bleu,
                candidate.band.id if candidate.band else "",
            ]
            + [
                value
                for row in score.precisions
                for value in (row.matched, row.total, row.precision)
            ]
            + [score.brevity_penalty, score.candidate_length, score.reference_length]
            + [score.length_ratio, candidate.bleu.signature]
            + [
                value
                for metric in metrics[1:]
                for value in _score_cells(candidate.result(metric.name))
            ]
            + [
                end
                for metric in metrics
                if _has_intervals(evaluation, metric)
                for end in _interval_cells(candidate.result(metric.name))
            ]
            + [",".join(candidate.band_held_back_by)]
            + extra.cells(index)
        )


def comparison_rows(evaluation: Evaluation) -> Iterator[list[Any]]:
    """Yield the headings of the columns, and a row for each comparison, named as in JSON."""
    yield [
        *("metric", "test", "baseline", "candidate", "baseline_score", "candidate_score"),
        *("difference", "low", "high", "verdict", "verdict_p_value", "verdict_p_value_holm"),
        *("p_value", "p_value_holm", "signature"),
    ]
    by_name = {candidate.name: candidate for candidate in evaluation.candidates}
    for one in evaluation.comparisons:
        results = [by_name[name].result(one.metric) for name in (one.baseline, one.candidate)]
        percents = ["" if result is None else result.percent for result in results]
        p_values = (one.verdict_p, one.verdict_p_holm, one.p_value, one.p_holm)
        yield [
            *(spreadsheet_cell(one.metric), one.test),
            *map(spreadsheet_cell, (one.baseline, one.candidate)),
            *percents,
            *(one.difference, one.interval.low, one.interval.high, one.verdict.value),
            *("" if p is None else p for p in p_values),
            "" if results[1] is None else spreadsheet_cell(results[1].signature),
        ]


def breakdown_rows(breakdown: Breakdown) -> Iterator[list[Any]]:
    """Yield the headings of the columns, and a row for each group of segments and candidate."""
    names = [_tsv_name(metric) for metric in breakdown.metrics]
    yield [spreadsheet_cell(breakdown.by), "candidate", "segments", *names]
    for name, candidate, *numbers in breakdown.rows():
        yield [spreadsheet_cell(name), spreadsheet_cell(candidate), *numbers]


def _tsv_id(metric: Metric) -> str:
    return spreadsheet_cell(metric.name)


def _tsv_name(metric: Metric, end: str = "") -> str:
    """Return the heading of a metric's column; given scores are no percents."""
    return f"{_tsv_id(metric)}{end}_{'score' if metric.given else 'percent'}"


def _has_intervals(evaluation: Evaluation, metric: Metric) -> bool:
    results = [candidate.result(metric.name) for candidate in evaluation.candidates]
    return any(result is not None and result.interval is not None for result in results)


def _score_cells(result: MetricResult | None) -> tuple[float | str, str]:
    """Return score and signature, empty where the metric is not given."""
    return ("", "") if result is None else (result.percent, spreadsheet_cell(result.signature))


def _interval_cells(result: MetricResult | None) -> tuple[float | str, float | str]:
    interval = result.interval if result else None
    return ("", "") if interval is None else (interval.low, interval.high)


def _segment_columns(
    candidate: CandidateResult, evaluation: Evaluation
) -> Iterator[Sequence[float | str]]:
    """Yield each metric's scores of the segments, empty where it is not given."""
    for metric in evaluation.metrics:
        result = candidate.result(metric.name)
        yield [""] * evaluation.segments if result is None else result.segment_percents


def spreadsheet_cell(text: str) -> str:
    """Keep spreadsheet programs and terminals from interpreting a file name."""
    # Imported lazily to speed up start-up.
    from bleu_score.reports.spreadsheet_cells import guarded

    return guarded(printable(" ".join(text.split())))


def text_lines(evaluation: Evaluation, request: Request, extra: ExtraScores) -> Iterator[str]:
    """Yield everything about an evaluation, in lines to read."""
    look = request.look
    if look.score_only:
        for candidate in evaluation.candidates:
            yield "\t".join(_shown(result, look) for result in candidate.metrics)
        return
    if not request.quiet:
        yield from setup_lines(evaluation)
    for candidate in evaluation.ranked:
        if request.quiet:
            for result in candidate.metrics:
                score = f"{_title(result)} = {_shown(result, look)}"
                yield f"{printable(candidate.name)}\t{score}"
            for program, percent in extra.scores(candidate.name):
                yield f"{printable(candidate.name)}\t{program} = {percent:.2f}"
        else:
            yield ""
            yield from _candidate_lines(candidate, evaluation, look)
            yield from extra.candidate_lines(candidate.name)
        if request.segment_scores:
            yield ""
            yield from segment_lines(candidate, evaluation)
    if evaluation.comparisons:
        yield ""
        yield from _comparison_lines(evaluation)
    yield from extra.reference_lines(evaluation)
    if extra.breakdown is not None and request.quiet:
        yield from extra.breakdown.quiet_lines()
    elif extra.breakdown is not None:
        yield ""
        yield from extra.breakdown.lines()
    if not request.quiet:
        yield from _accuracy_lines(evaluation)
        yield from extra.earlier_lines(evaluation)


def setup_lines(evaluation: Evaluation) -> Iterator[str]:
    """Yield everything that the scores of an evaluation have in common."""
    yield translate(
        "Terminal",
        "Target language: {language}. Word segmentation: {segmentation}. Segments: "
        "{segments}. References: {references}.",
    ).format(
        language=target_language_text(evaluation.target_language),
        segmentation=tokenizer_name(evaluation.tokenizer),
        segments=evaluation.segments,
        references=evaluation.references,
    )
    yield from pairs_lines(evaluation.aligned, evaluation.pair_diagnostics)


def _shown(result: MetricResult, look: Look) -> str:
    return f"{result.percent:.{look.decimals(result.metric)}f}"


def _title(result: MetricResult) -> str:
    """Return a metric's title, on one line and without signs that steer a terminal."""
    return printable(result.metric.title)


def segment_lines(candidate: CandidateResult, evaluation: Evaluation) -> Iterator[str]:
    """Yield the score of each segment of a candidate."""
    yield translate("Terminal", "Each segment’s own score (their average is not BLEU):")
    yield "  " + translate("Terminal", "Signature: {signature}").format(
        signature=evaluation.segment_signature(candidate.bleu)
    )
    titles = [segment_metric_title(each.metric.name, _title(each)) for each in candidate.metrics]
    yield "\t".join(["", *titles, translate("Terminal", "Contribution")])
    contributions = candidate.bleu.segment_contributions
    decimals = contribution_decimals(max(map(abs, contributions), default=0.0))
    rows = zip(*(result.segment_percents for result in candidate.metrics), strict=True)
    for number, (percents, points) in enumerate(zip(rows, contributions, strict=True), 1):
        shown = (
            f"{percent:.{result.metric.decimals}f}"
            for percent, result in zip(percents, candidate.metrics, strict=True)
        )
        yield "\t".join([str(number), *shown, f"{points:+.{decimals}f}"])


def _comparison_lines(evaluation: Evaluation) -> Iterator[str]:
    yield comparison_title(evaluation.comparisons)
    titles = {metric.name: printable(metric.title) for metric in evaluation.metrics}
    for comparison in evaluation.comparisons:
        yield "  " + translate("Terminal", "{metric}: {candidate} compared with {baseline}").format(
            metric=titles[comparison.metric],
            candidate=printable(comparison.candidate),
            baseline=printable(comparison.baseline),
        )
        yield f"    {_comparison_line(comparison)}"
    yield from _rank_lines(evaluation)
    for note in verdict_notes(evaluation.comparisons):
        yield f"  {note}"


def _rank_lines(evaluation: Evaluation) -> Iterator[str]:
    """Yield the ranks that verdicts leave open to the candidates; of two, the verdict says it."""
    for metric in evaluation.metrics:
        ranges = evaluation.rank_ranges(metric.name)
        if len(ranges) < 3:
            continue
        yield "  " + translate(
            "Terminal", "Ranks by {metric}, where only significant differences count:"
        ).format(metric=printable(metric.title))
        for place in Standings(evaluation, metric.name).order:
            name = evaluation.candidates[place].name
            if name in ranges:
                first, last = ranges[name]
                shown = str(first) if first == last else join_range(str(first), str(last))
                yield f"    {shown}\t{printable(name)}"


def _accuracy_lines(evaluation: Evaluation) -> Iterator[str]:
    """Yield the share of pairs of candidates that each metric orders like human scores."""
    titles = {metric.name: printable(metric.title) for metric in evaluation.metrics}
    found = groupby(evaluation.pairwise_accuracies(), key=lambda each: each.human)
    for human, accuracies in found:
        yield ""
        yield accuracy_title(titles[human])
        own = list(accuracies)
        for each in own:
            yield f"  {with_label(titles[each.metric], accuracy_text(each))}"
        if own[0].ties:
            yield f"  {accuracy_ties_text(own[0], titles[human])}"


def _comparison_line(comparison: Comparison) -> str:
    difference, interval, p, corrected = comparison_texts(comparison)
    verdict = verdict_text(comparison.verdict)
    if comparison.verdict_p is None:
        return translate(
            "Terminal", "Difference {difference} (95% confidence interval {interval}). {verdict}."
        ).format(difference=difference, interval=interval, verdict=verdict)
    if comparison.test == "ar":
        return translate(
            "Terminal",
            "Difference {difference} (95% confidence interval {interval}), p {p}, "
            "Holm-corrected p {corrected}. {verdict}.",
        ).format(
            difference=difference, interval=interval, p=p, corrected=corrected, verdict=verdict
        )
    return translate(
        "Terminal",
        "Difference {difference} (95% confidence interval {interval}), p {p}, "
        "Holm-corrected p {corrected}, sacreBLEU’s p = {sacrebleu}. {verdict}.",
    ).format(
        difference=difference,
        interval=interval,
        p=p,
        corrected=corrected,
        sacrebleu=p_value(comparison.p_value),
        verdict=verdict,
    )


def _candidate_lines(
    candidate: CandidateResult, evaluation: Evaluation, look: Look
) -> Iterator[str]:
    score = candidate.score
    yield f"{printable(candidate.name)}\tBLEU = {_shown(candidate.bleu, look)} ({score.bleu:.4f})"
    yield f"  {agreement_text(candidate, evaluation)}"
    yield from diagnostic_lines(candidate.diagnostics, look)
    band, interval = candidate.trusted_band, candidate.bleu.interval
    if interval and "single_segment" not in candidate.outside_guide:
        yield f"  {bleu_interval_text(interval)}"
    if band is None:
        yield f"  {printable(held_back_text(candidate, evaluation.settings.max_order))}"
    else:
        yield f"  {guide_text(band, interval)}"
        yield f"  {guide_limits(tokenizer_name(evaluation.tokenizer))}"
    for row in score.precisions:
        line = translate(
            "Terminal", "Order {order}: {matched} of {total} n-grams match, precision {precision}"
        ).format(
            order=row.order,
            matched=row.matched,
            total=row.total,
            precision=f"{row.precision:.4f}",
        )
        if row.smoothed:
            line = translate("Terminal", "{line} (smoothed)").format(line=line)
        yield f"  {line}"
    yield "  " + translate(
        "Terminal",
        "Brevity penalty {penalty}, candidate length {candidate}, reference length {reference}, "
        "ratio {ratio}",
    ).format(
        penalty=f"{score.brevity_penalty:.4f}",
        candidate=score.candidate_length,
        reference=score.reference_length,
        ratio=f"{score.length_ratio:.4f}",
    )
    yield "  " + translate("Terminal", "Signature: {signature}").format(
        signature=candidate.bleu.signature
    )
    yield from _sacrebleu_lines(candidate.bleu, "  ", look)
    for result in candidate.metrics[1:]:
        yield f"  {_title(result)} = {_shown(result, look)}"
        if result.metric.given:
            yield f"    {given_sentence(result.metric)}"
        if result.interval:
            yield f"    {interval_text(result.metric, result.interval)}"
        yield "    " + translate("Terminal", "Signature: {signature}").format(
            signature=printable(result.signature)
        )
        yield from _file_lines(result)
        yield from _sacrebleu_lines(result, "    ", look)
        if result.metric.given:
            for computed in candidate.metrics:
                if not computed.metric.given:
                    correlation = candidate.correlation(result.metric.name, computed.metric.name)
                    yield f"    {correlation_text(correlation, computed.metric.title)}"


def _file_lines(result: MetricResult) -> Iterator[str]:
    """Yield a warning about the file of a given metric, if there is one."""
    if result.file is not None and result.file.differing:
        yield "    " + translate(
            "Terminal",
            "Warning: segments whose text in “{file}” differs from the candidate’s: {count}",
        ).format(file=printable(result.file.name), count=result.file.differing)


def diagnostic_lines(diagnostics: Iterable[Diagnostic], look: Look) -> Iterator[str]:
    """Yield the diagnostics of a score, each with advice."""
    shown = [one for one in diagnostics if not (look.force and one.kind is Kind.TOKENIZED)]
    if not shown:
        return
    # Imported lazily to speed up start-up: most scores come without diagnostics.
    from bleu_score.i18n import join_names
    from bleu_score.messages.diagnostics import advice_on, fix_flag

    for diagnostic in shown:
        words = advice_on(diagnostic)
        form = (
            translate("Terminal", "Note: {title}. {advice}")
            if diagnostic.severity is Severity.NOTE
            else translate("Terminal", "Warning: {title}. {advice}")
        )
        yield "  " + form.format(title=printable(words.title), advice=printable(words.text))
        if diagnostic.fixes:
            flags = join_names([fix_flag(fix) for fix in diagnostic.fixes])
            yield "    " + translate("Terminal", "Options that can help: {flags}").format(
                flags=flags
            )


def _sacrebleu_lines(result: MetricResult, indent: str, look: Look) -> Iterator[str]:
    """Yield sacreBLEU's signature of the same score, and a command that prints it."""
    signature = sacrebleu_signature(result.signature, short=look.short)
    if signature is not None:
        yield indent + translate("Terminal", "sacreBLEU’s signature: {signature}").format(
            signature=signature
        )
    if result.sacrebleu_command is not None:
        yield indent + translate("Terminal", "The same score with sacreBLEU: {command}").format(
            command=result.sacrebleu_command
        )
