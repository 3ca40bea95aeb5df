"""An evaluation as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from bleu_core.analysis.standings import Standings
from bleu_core.diagnostics import model as diagnostics_model
from bleu_core.diagnostics.kinds import Kind, Severity
from bleu_core.evaluation.results import CandidateResult, Evaluation, MetricResult
from bleu_core.evaluation.sacrebleu_signature import sacrebleu_signature
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.scoring import significance
from bleu_core.scoring.bleu import BleuScore
from bleu_score.i18n import Messages, join_names, join_range, translate, with_label
from bleu_score.messages import diagnostics as messages_diagnostics
from bleu_score.messages import metrics as messages_metrics
from bleu_score.messages.choices import target_language_text, tokenizer_name
from bleu_score.messages.meaning import agreement_text, guide_limits, guide_text, held_back_text
from bleu_score.messages.ratings import rated_text, rating_texts
from bleu_score.reports.words import pairing_texts
from bleu_score.terminal.arguments import Request
from bleu_score.terminal.as_sacrebleu.options import OutputStyle
from bleu_score.terminal.extra_scores import ExtraScores
from bleu_score.terminal.output import Output
from bleu_score.terminal.streams import printable, printable_name
from bleu_score.terminal.tsv_output import tsv_rows


def evaluation_output(evaluation: Evaluation, request: Request, extra: ExtraScores) -> Output:
    """Return an evaluation as it is written."""
    return Output(
        content=lambda: plain_data(evaluation, request, extra),
        lines=lambda: text_lines(evaluation, request, extra),
        rows=lambda: tsv_rows(evaluation, extra, segments=request.segment_scores),
    )


def plain_data(evaluation: Evaluation, request: Request, extra: ExtraScores) -> dict[str, Any]:
    """Return an evaluation as plain data, with the further scores."""
    content = evaluation.to_dict(segment_scores=request.segment_scores)
    extra.add_to(content)
    return content


def pairs_lines(
    aligned: AlignedDocuments, diagnostics: Sequence[diagnostics_model.Diagnostic]
) -> Iterator[str]:
    """Yield lines about the pairing of segments, and concerns about some pairs."""
    first, *others = pairing_texts(aligned, diagnostics)
    yield first
    yield from (f"  {text}" for text in others)


def text_lines(evaluation: Evaluation, request: Request, extra: ExtraScores) -> Iterator[str]:
    """Yield everything about an evaluation, in lines to read."""
    look = request.look
    if look.score_only:
        for candidate in evaluation.candidates:
            decimals = [look.decimals(result.metric) for result in candidate.metrics]
            scores = zip(candidate.metrics, decimals, strict=True)
            yield "\t".join(f"{result.percent:.{shown}f}" for result, shown in scores)
        return
    if not request.quiet:
        yield from setup_lines(evaluation)
    for candidate in evaluation.ranked:
        if request.quiet:
            for result in candidate.metrics:
                score = f"{_title(result)} = {_shown(result, look)}"
                yield f"{printable_name(candidate.name)}\t{score}"
            for program, percent in extra.scores(candidate.name):
                yield f"{printable_name(candidate.name)}\t{program} = {percent:.2f}"
        else:
            yield ""
            yield from _candidate_lines(candidate, evaluation, look)
            yield from extra.candidate_lines(candidate.name)
        if request.segment_scores:
            yield ""
            yield from segment_lines(candidate, evaluation)
    if evaluation.telling_comparisons:
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
        names = [printable_name(name) for name in evaluation.candidate_names]
        if texts := [*rating_texts(evaluation, names)]:
            yield ""
            yield from texts
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


def _shown(result: MetricResult, look: OutputStyle) -> str:
    return messages_metrics.score_text(result, look.decimals(result.metric))


def _title(result: MetricResult) -> str:
    """Return a metric's title, on one line and without signs that steer a terminal."""
    return printable(result.metric.title)


def segment_lines(candidate: CandidateResult, evaluation: Evaluation) -> Iterator[str]:
    """Yield the score of each segment of a candidate."""
    yield translate("Terminal", "Each segment’s own score (their average is not BLEU):")
    yield "  " + _signature_text(evaluation.segment_signature(candidate.bleu))
    titles = [
        messages_metrics.segment_metric_title(each.metric.name, _title(each))
        for each in candidate.metrics
    ]
    yield "\t".join(["", *titles, translate("Terminal", "Contribution")])
    contributions = candidate.bleu.segment_contributions
    decimals = messages_metrics.contribution_decimals(max(map(abs, contributions), default=0.0))
    rows = zip(*(result.segment_percents for result in candidate.metrics), strict=True)
    for number, (percents, points) in enumerate(zip(rows, contributions, strict=True), 1):
        shown = (
            f"{percent:.{result.metric.decimals}f}"
            for percent, result in zip(percents, candidate.metrics, strict=True)
        )
        yield "\t".join([str(number), *shown, f"{points:+.{decimals}f}"])


def _comparison_lines(evaluation: Evaluation) -> Iterator[str]:
    yield messages_metrics.comparison_title(evaluation.telling_comparisons)
    titles = {metric.name: printable(metric.title) for metric in evaluation.metrics}
    for comparison in evaluation.telling_comparisons:
        yield "  " + translate("Terminal", "{metric}: {candidate} compared with {baseline}").format(
            metric=titles[comparison.metric],
            candidate=printable_name(comparison.candidate),
            baseline=printable_name(comparison.baseline),
        )
        yield f"    {_comparison_line(comparison)}"
    yield from _rank_lines(evaluation)
    for note in messages_metrics.verdict_notes(evaluation.telling_comparisons):
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
                yield f"    {shown}\t{printable_name(name)}"


def _accuracy_lines(evaluation: Evaluation) -> Iterator[str]:
    """Yield the share of pairs of candidates that each metric orders like human scores."""
    titles = {metric.name: printable(metric.title) for metric in evaluation.metrics}
    by_human = groupby(evaluation.pairwise_accuracies(), key=lambda accuracy: accuracy.human)
    for human, accuracies in by_human:
        yield ""
        yield messages_metrics.accuracy_title(titles[human])
        of_metrics = list(accuracies)
        for accuracy in of_metrics:
            text = messages_metrics.accuracy_text(accuracy)
            yield f"  {with_label(titles[accuracy.metric], text)}"
        if of_metrics[0].ties:
            yield f"  {messages_metrics.accuracy_ties_text(of_metrics[0], titles[human])}"


_COMPARED: Messages[str | None, str] = Messages(
    "Terminal",
    {
        None: "Difference {difference} (95% confidence interval {interval}). {verdict}.",
        "ar": "Difference {difference} (95% confidence interval {interval}), p {p}, "
        "Holm-corrected p {corrected}. {verdict}.",
        "bs": "Difference {difference} (95% confidence interval {interval}), p {p}, "
        "Holm-corrected p {corrected}, sacreBLEU’s p = {sacrebleu}. {verdict}.",
    },
)


def _comparison_line(comparison: significance.Comparison) -> str:
    difference, interval, p, corrected = messages_metrics.comparison_texts(comparison)
    return _COMPARED[None if comparison.verdict_p is None else comparison.test].format(
        difference=difference,
        interval=interval,
        p=p,
        corrected=corrected,
        sacrebleu=messages_metrics.p_value(comparison.p_value),
        verdict=messages_metrics.verdict_text(comparison.verdict),
    )


def _candidate_lines(
    candidate: CandidateResult, evaluation: Evaluation, look: OutputStyle
) -> Iterator[str]:
    score, name = candidate.score, printable_name(candidate.name)
    shown = _shown(candidate.bleu, look)
    if score.is_defined:
        shown = f"{shown} ({score.bleu:.4f})"
    yield f"{name}\tBLEU = {shown}"
    yield f"  {agreement_text(candidate, evaluation)}"
    yield from diagnostic_lines(candidate.diagnostics, look)
    yield from (f"  {line}" for line in _guide_lines(candidate, evaluation))
    yield from (f"  {line}" for line in _formula_lines(score))
    yield "  " + _signature_text(candidate.bleu.signature)
    yield from _sacrebleu_lines(candidate.bleu, "  ", look)
    for result in candidate.metrics[1:]:
        yield f"  {_title(result)} = {_shown(result, look)}"
        yield from _metric_lines(result, look)
        if result.metric.given:
            for computed in candidate.metrics:
                if not computed.metric.given:
                    correlation = candidate.correlation(result.metric.name, computed.metric.name)
                    title = computed.metric.title
                    yield f"    {messages_metrics.correlation_text(correlation, title)}"


def _guide_lines(candidate: CandidateResult, evaluation: Evaluation) -> Iterator[str]:
    """Yield the interval of a score, and what Google's guide says about it."""
    band, interval = candidate.trusted_band, candidate.bleu.interval
    if interval and "single_segment" not in candidate.outside_guide:
        yield messages_metrics.bleu_interval_text(interval)
    if band is None:
        yield printable(held_back_text(candidate, evaluation.settings.max_order))
    else:
        yield guide_text(band, interval)
        yield guide_limits()


def _formula_lines(score: BleuScore) -> Iterator[str]:
    """Yield the numbers of which BLEU is made."""
    for row in score.precisions:
        line = translate(
            "Terminal", "Order {order}: {matched} of {total} n-grams match, precision {precision}"
        ).format(
            order=row.order,
            matched=row.matched,
            total=row.total,
            precision=f"{row.precision:.4f}",
        )
        smoothed = translate("Terminal", "{line} (smoothed)")
        yield smoothed.format(line=line) if row.smoothed else line
    yield translate(
        "Terminal",
        "Brevity penalty {penalty}, candidate length {candidate}, reference length {reference}, "
        "ratio {ratio}",
    ).format(
        penalty=f"{score.brevity_penalty:.4f}",
        candidate=score.candidate_length,
        reference=score.reference_length,
        ratio=f"{score.length_ratio:.4f}",
    )


def _signature_text(signature: str) -> str:
    return translate("Terminal", "Signature: {signature}").format(signature=signature)


def _metric_lines(result: MetricResult, look: OutputStyle) -> Iterator[str]:
    """Yield what is below the score of another metric than BLEU."""
    if result.metric.given:
        yield f"    {messages_metrics.given_sentence(result.metric)}"
        if rated := rated_text(result):
            yield f"    {rated}"
    if result.interval:
        yield f"    {messages_metrics.interval_text(result.metric, result.interval)}"
    yield "    " + _signature_text(printable(result.signature))
    yield from _file_lines(result)
    yield from _sacrebleu_lines(result, "    ", look)


def _file_lines(result: MetricResult) -> Iterator[str]:
    """Yield a warning about the file of a given metric, if there is one."""
    if result.file is not None and result.file.differing:
        yield "    " + translate(
            "Terminal",
            "Warning: segments whose text in “{file}” differs from the candidate’s: {count}",
        ).format(file=printable(result.file.name), count=result.file.differing)


def diagnostic_lines(
    diagnostics: Iterable[diagnostics_model.Diagnostic], look: OutputStyle
) -> Iterator[str]:
    """Yield the diagnostics of a score, each with advice."""
    shown = [one for one in diagnostics if not (look.force and one.kind is Kind.TOKENIZED)]
    if not shown:
        return
    for diagnostic in shown:
        words = messages_diagnostics.advice_on(diagnostic)
        form = (
            translate("Terminal", "Note: {title}. {advice}")
            if diagnostic.severity is Severity.NOTE
            else translate("Terminal", "Warning: {title}. {advice}")
        )
        yield "  " + form.format(title=printable(words.title), advice=printable(words.text))
        if diagnostic.fixes:
            flags = join_names([messages_diagnostics.fix_flag(fix) for fix in diagnostic.fixes])
            yield "    " + translate("Terminal", "Options that can help: {flags}").format(
                flags=flags
            )


def _sacrebleu_lines(result: MetricResult, indent: str, look: OutputStyle) -> Iterator[str]:
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
