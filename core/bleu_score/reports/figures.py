"""The figures of a report: the scale, the intervals, the distribution."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from bleu_core.analysis import segments as comparing_segments
from bleu_core.analysis.standings import Standings
from bleu_core.evaluation.results import CandidateResult, Evaluation
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.bands import BANDS, FORMULA_RECOGNITION
from bleu_score.i18n import (
    as_sentences,
    format_number,
    translate,
    with_label,
)
from bleu_score.messages.bands import band_name
from bleu_score.messages.meaning import published_text
from bleu_score.messages.metrics import bleu_interval_text, bleu_range_text, score_text
from bleu_score.messages.names import short_names
from bleu_score.reports.cells import score_cell
from bleu_score.reports.model import AxisRow, Distribution, Scale, ScaleBand, ScaleMark, ScoreAxis
from bleu_score.reports.words import metric_heading

# Ticks are at multiples of one of these, few enough to read.
_STEPS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
_MOST_TICKS = 7


def scale(candidate: CandidateResult, *, segments: int) -> Scale:
    """Return the scale from 0 to 100 with a candidate's BLEU."""
    score = score_cell(candidate.bleu)
    trusted = candidate.trusted_band
    published = FORMULA_RECOGNITION if "formulas" in candidate.outside_guide else ()
    words = [
        translate("Reports", "BLEU {score} on a scale from 0 to 100").format(
            score=score_text(candidate.score)
        )
    ]
    words += [band_name(trusted)] if trusted else []
    if candidate.bleu.interval and segments > 1:
        words.append(bleu_interval_text(candidate.bleu.interval))
    words += [published_text(each) for each in published]
    bands = [
        ScaleBand(band.start, band.end, band_name(band), band is trusted)
        for band in (BANDS if trusted else ())
    ]
    marks = [ScaleMark(each.name, each.percent, published_text(each)) for each in published]
    return Scale(score, tuple(bands), tuple(marks), as_sentences(words))


def axes(evaluation: Evaluation) -> Iterator[ScoreAxis]:
    """Yield the scores of all candidates with their intervals, one axis for each metric."""
    if len(evaluation.candidates) < 2:
        return
    names = short_names(evaluation.candidate_names)
    for metric in evaluation.metrics:
        results = [
            (candidate.name, result)
            for place in Standings(evaluation, metric.name).order
            if (result := (candidate := evaluation.candidates[place]).result(metric.name))
            and result.is_defined
        ]
        if not results:
            continue
        rows = tuple(AxisRow(names[name], score_cell(result)) for name, result in results)
        ends = [
            end
            for row in rows
            for end in (row.score.low, row.score.high, row.score.number)
            if end is not None
        ]
        ticks, decimals = _ticks(min(ends), max(ends))
        heading = metric_heading(metric)
        if results[0][1].interval is None:
            title = translate("Reports", "{metric} of all candidates").format(metric=heading)
        else:
            title = translate("Reports", "{metric} with 95% confidence intervals").format(
                metric=heading
            )
        yield ScoreAxis(
            heading,
            rows,
            ticks[0],
            ticks[-1],
            tuple((tick, format_number(tick, decimals)) for tick in ticks),
            title,
        )


def _ticks(low: float, high: float) -> tuple[list[float], int]:
    """Return even numbers from below `low` to above `high`, and the number of their decimals."""
    step = next((step for step in _STEPS if (high - low) / step <= _MOST_TICKS - 2), _STEPS[-1])
    first, last = math.floor(low / step), math.ceil(high / step)
    # A point on its own is not at the end.
    last = max(last, first + 1)
    decimals = max(0, -math.floor(math.log10(step)))
    return [round(number * step, decimals) for number in range(first, last + 1)], decimals


def distributions(
    evaluation: Evaluation, table: comparing_segments.SegmentTable, progress: Progress = SILENT
) -> Iterator[Distribution]:
    """Yield the distribution of the segments’ scores of each candidate, the best one first."""
    width = 100 // comparing_segments.BINS
    names = short_names(evaluation.candidate_names)
    for number in Standings(evaluation, "bleu").order:
        counts: Sequence[int] = comparing_segments.distribution(
            table.column("bleu", number, progress=progress)
        ).tolist()
        texts = [
            with_label(bleu_range_text(place * width, (place + 1) * width), format_number(count))
            for place, count in enumerate(counts)
        ]
        yield Distribution(names[evaluation.candidates[number].name], tuple(counts), tuple(texts))
