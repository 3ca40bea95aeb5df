"""The tables of a report, except for its segments."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from bleu_core.analysis.standings import Standings
from bleu_core.diagnostics.kinds import Severity
from bleu_core.diagnostics.model import Diagnostic
from bleu_core.evaluation.results import CandidateResult, Evaluation, MetricResult
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.files.stamps import with_sha256
from bleu_core.options import declarations, value_of
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring import significance
from bleu_core.scoring.bleu import BleuScore, NgramPrecision
from bleu_core.scoring.metrics import Metric
from bleu_core.settings import Settings
from bleu_score.i18n import (
    as_sentences,
    format_list,
    format_number,
    format_percent,
    join_names,
    join_sentences,
    translate,
    with_label,
)
from bleu_score.messages import metrics as messages_metrics
from bleu_score.messages.choices import (
    normalization_name,
    profile_name,
    smoothing_name,
    target_language_text,
    tokenizer_choice_name,
    tokenizer_name,
)
from bleu_score.messages.comparisons import comparison_tip, sign_legend
from bleu_score.messages.diagnostics import advice_on
from bleu_score.messages.files import format_name
from bleu_score.messages.names import (
    names_of_compared,
    one_line,
    role_name,
    shared_part,
    short_names,
    text_name,
)
from bleu_score.messages.options import option_words, value_name
from bleu_score.messages.ratings import rated_text, rating_texts
from bleu_score.reports import cells as reports_cells
from bleu_score.reports.words import metric_heading, pairing_texts


def candidates_table(evaluation: Evaluation) -> reports_cells.Table:
    """Return all scores of all candidates, the best first."""
    standings = Standings(evaluation, "bleu")
    several = len(evaluation.candidates) > 1
    metrics = evaluation.metrics
    table = standings_table(evaluation, metrics, standings, decimals=4)
    headings = {metric.name: metric_heading(metric) for metric in metrics}
    places = [place for place, column in enumerate(table.columns) if column.key not in _WINDOW_ONLY]
    part = table.part(places)
    return replace(
        _without_blanks(part),
        columns=tuple(
            replace(column, title=headings.get(column.key, column.title)) for column in part.columns
        ),
        notes=tuple(_notes_on_candidates(evaluation, standings)),
        heading=1 if several else 0,
    )


def _without_blanks(table: reports_cells.Table) -> reports_cells.Table:
    """Return a table with a dash in empty cells, whose emptiness the window explains."""
    rows = [
        [reports_cells.NOTHING if cell == reports_cells.BLANK else cell for cell in row]
        for row in table.rows
    ]
    return replace(table, rows=rows)


# Columns that a report has in its table of comparisons, or nowhere.
_WINDOW_ONLY = ("interval", "p", "warnings")


def _notes_on_candidates(evaluation: Evaluation, standings: Standings) -> Iterator[str]:
    resampling = evaluation.settings.resampling
    names = evaluation.candidate_names
    if evaluation.candidates[0].bleu.interval is not None:
        yield translate(
            "Reports",
            "Each score with its 95% confidence interval ({resamples} resamples, seed {seed}).",
        ).format(resamples=format_number(resampling.bootstrap_resamples), seed=resampling.seed)
    if shared := shared_part(names):
        yield translate("Reports", "Full names: {name}, where “…” is the name shown.").format(
            name=shared
        )
    if len(evaluation.candidates) > 1:
        if (baseline := baseline_of(evaluation)) is not None:
            yield translate(
                "Reports", "Difference: BLEU minus that of the baseline {name}, in points."
            ).format(name=short_names(names)[evaluation.candidates[baseline].name])
        else:
            yield translate(
                "Reports", "Difference: BLEU minus that of the best candidate, in points."
            )
    yield _penalty_note()
    for metric in evaluation.metrics:
        title = one_line(metric.title)
        if metric.given:
            said = [messages_metrics.given_sentence(metric)]
            if len(names) == 1:
                said.append(rated_text(evaluation.candidates[0].metric(metric.name)))
            yield with_label(title, join_sentences(*filter(None, said)))
            yield from _agreements(evaluation, metric)
        elif metric.lower_is_better:
            yield messages_metrics.lower_is_better_text(title)
    yield from rating_texts(evaluation, [*short_names(names).values()])


def _penalty_note() -> str:
    return translate(
        "Reports", "BP: brevity penalty. Below 1, the candidate is shorter than the reference."
    )


def standings_table(
    evaluation: Evaluation, metrics: Sequence[Metric], standings: Standings, *, decimals: int = 3
) -> reports_cells.Table:
    """Return the candidates by rank, with everything that is known about them.

    Parameters
    ----------
    metrics
        The metrics with a column, whether or not their scores are known.
    standings
        The ranks by the metric of differences and verdicts.
    decimals
        Number of decimals of brevity penalties.
    """
    several = len(evaluation.candidates) > 1
    cells = _CandidateCells(evaluation, standings)
    shown: list[tuple[reports_cells.Column, Callable[[int], reports_cells.Cell]]] = [
        (
            reports_cells.Column(translate("Reports", "Candidate"), key="name", rises=True),
            cells.name,
        ),
        *((_metric_column(metric), partial(cells.score, metric)) for metric in metrics),
    ]
    if several:
        rank = reports_cells.Column(
            "#",
            is_number=True,
            key="rank",
            rises=True,
            note=translate("Compare", "Rank. Equal scores share a rank."),
        )
        shown = [(rank, cells.rank), *shown, *_compared(cells)]
    penalty = reports_cells.Column(
        translate("Reports", "BP"), is_number=True, key="penalty", note=_penalty_note()
    )
    shown.append((penalty, partial(cells.penalty, decimals)))
    if any(map(_warnings, evaluation.candidates)):
        note = translate("Compare", "Possible problems with the score.")
        shown.append(
            (
                reports_cells.Column(translate("Reports", "Warnings"), key="warnings", note=note),
                cells.warnings,
            )
        )
    return reports_cells.Table(
        "candidates",
        translate("Reports", "Scores"),
        tuple(column for column, _ in shown),
        [[cell(place) for _, cell in shown] for place in standings.order],
    )


def _metric_column(metric: Metric) -> reports_cells.Column:
    return reports_cells.Column(
        metric.title,
        is_number=True,
        note=messages_metrics.sentence_of(metric),
        key=metric.name,
        rises=metric.lower_is_better,
    )


def _compared(
    cells: _CandidateCells,
) -> Iterator[tuple[reports_cells.Column, Callable[[int], reports_cells.Cell]]]:
    """Yield the columns of differences and of tests, with their cells."""
    against_baseline = translate(
        "Compare", "The candidate’s score minus the baseline’s score, in points."
    )
    against_best = translate("Compare", "The candidate’s score minus the best score, in points.")
    note = against_best if baseline_of(cells.evaluation) is None else against_baseline
    yield (
        reports_cells.Column(
            translate("Reports", "Difference"),
            is_number=True,
            note=note,
            key="difference",
            rises=cells.standings.lower_is_better,
        ),
        cells.difference,
    )
    if not cells.evaluation.comparisons:
        return
    title = translate("Reports", "Verdict")
    yield reports_cells.Column(title, note=sign_legend(), key="verdict"), cells.verdict
    note = translate(
        "Compare",
        "95% confidence interval: the range that holds 95% of the differences when segments are "
        "resampled.",
    )
    title = translate("Reports", "95% CI")
    column = reports_cells.Column(
        title, is_number=True, note=note, key="interval", is_optional=True
    )
    yield column, cells.interval
    note = translate(
        "Compare",
        "Probability of a difference at least this large if both were equally good, corrected for "
        "the number of comparisons.",
    )
    title = translate("Reports", "p (Holm)")
    yield (
        reports_cells.Column(
            title, is_number=True, note=note, key="p", rises=True, is_optional=True
        ),
        cells.p,
    )


class _CandidateCells:
    """The cells of a candidate, which is compared with the baseline, or with the best one."""

    def __init__(self, evaluation: Evaluation, standings: Standings) -> None:
        self.evaluation = evaluation
        self.standings = standings
        self._names = short_names(evaluation.candidate_names)
        baseline = baseline_of(evaluation)
        self._has_baseline = baseline is not None
        self._against = standings.best if baseline is None else baseline

    def rank(self, place: int) -> reports_cells.Cell:
        rank = self.standings.ranks[place]
        return (
            self._unknown(self.standings.metric)
            if rank is None
            else reports_cells.number_cell(rank)
        )

    def name(self, place: int) -> reports_cells.Cell:
        name = self.evaluation.candidates[place].name
        is_best = len(self.evaluation.candidates) > 1 and self.standings.ranks[place] == 1
        return reports_cells.name_cell(name, short=self._names[name], is_strong=is_best)

    def score(self, metric: Metric, place: int) -> reports_cells.Cell:
        result = self.evaluation.candidates[place].result(metric.name)
        if result is None:
            return self._unknown(metric.name)
        is_best = len(self.evaluation.candidates) > 1 and self._is_best(result)
        cell = reports_cells.score_cell(result, is_strong=is_best)
        if result.interval is None:
            return cell
        tip = messages_metrics.interval_text(metric, result.interval)
        return replace(cell, tip=tip, spoken=as_sentences((cell.text, tip)))

    def _is_best(self, result: MetricResult) -> bool:
        results = (candidate.result(result.metric.name) for candidate in self.evaluation.candidates)
        pick = min if result.metric.lower_is_better else max
        best = pick(other.percent for other in results if other)
        return result.is_defined and result.percent == best

    def _unknown(self, metric: str) -> reports_cells.Cell:
        """Return the cell of a score that is still to come, or whose computation was canceled."""
        if metric not in self.evaluation.pending:
            return reports_cells.NOTHING
        return reports_cells.Cell("…", tip=translate("Compare", "Computing…"))

    def difference(self, place: int) -> reports_cells.Cell:
        if place == self._against:
            word = (
                translate("Reports", "baseline")
                if self._has_baseline
                else translate("Reports", "best")
            )
            return reports_cells.Cell(word, place=0.0)
        difference = self.standings.difference(place, self._against)
        if difference is None:
            return self._unknown(self.standings.metric)
        comparison = self.standings.comparison(place, self._against)
        if comparison is None:
            return reports_cells.signed_cell(difference, self.standings.decimals)
        cell = reports_cells.signed_cell(difference, self.standings.decimals, comparison.interval)
        return replace(cell, tip=comparison_tip(comparison))

    def verdict(self, place: int) -> reports_cells.Cell:
        return self._tested(
            place,
            lambda comparison: replace(
                reports_cells.verdict_cell(comparison.verdict),
                place=_PLACES.get(comparison.verdict.value, 1.0),
            ),
        )

    def interval(self, place: int) -> reports_cells.Cell:
        return self._tested(
            place,
            lambda comparison: reports_cells.interval_cell(
                comparison.interval, comparison.decimals
            ),
        )

    def p(self, place: int) -> reports_cells.Cell:
        return self._tested(
            place,
            lambda comparison: reports_cells.p_cell(
                comparison.verdict_p_holm, is_least=comparison.is_least_p
            ),
        )

    def _tested(
        self, place: int, cell: Callable[[significance.Comparison], reports_cells.Cell]
    ) -> reports_cells.Cell:
        """Return a cell about the test; nothing if the candidate was not tested."""
        if place == self._against:
            return reports_cells.BLANK
        comparison = self.standings.comparison(place, self._against)
        if comparison is not None:
            return replace(cell(comparison), tip=comparison_tip(comparison))
        is_known = self.standings.percents[place] is not None
        return reports_cells.NOTHING if is_known else self._unknown(self.standings.metric)

    def penalty(self, decimals: int, place: int) -> reports_cells.Cell:
        return reports_cells.number_cell(
            self.evaluation.candidates[place].score.brevity_penalty, decimals
        )

    def warnings(self, place: int) -> reports_cells.Cell:
        diagnostics = _warnings(self.evaluation.candidates[place])
        if not diagnostics:
            return replace(reports_cells.BLANK, place=0.0)
        titles = "\n".join(advice_on(diagnostic).title for diagnostic in diagnostics)
        return replace(reports_cells.number_cell(len(diagnostics)), icon="warning", tip=titles)


# The order of verdicts in a column.
_PLACES = {"better": 2.0, "worse": 0.0}


def _warnings(candidate: CandidateResult) -> list[Diagnostic]:
    """Return the diagnostics of a candidate, without notes."""
    return [
        diagnostic
        for diagnostic in candidate.diagnostics
        if diagnostic.severity is not Severity.NOTE
    ]


def _agreements(evaluation: Evaluation, metric: Metric) -> Iterator[str]:
    """Yield the agreement of a given metric with BLEU, for each candidate that has it."""
    names = short_names(evaluation.candidate_names)
    for candidate in evaluation.ranked:
        if candidate.result(metric.name):
            correlation = candidate.correlation(metric.name)
            yield with_label(
                f"{one_line(metric.title)} · {names[candidate.name]}",
                messages_metrics.correlation_text(correlation, candidate.bleu.metric.title),
            )


def baseline_of(evaluation: Evaluation) -> int | None:
    """Return the candidate that the others are compared with; None if all pairs are."""
    baseline = evaluation.settings.resampling.baseline
    names = [candidate.name for candidate in evaluation.candidates]
    if isinstance(baseline, str):
        return names.index(baseline)
    return baseline if baseline is not None and baseline < len(names) else None


def comparisons_table(evaluation: Evaluation) -> reports_cells.Table | None:
    """Return all comparisons in all detail; None if there are none."""
    comparisons = evaluation.telling_comparisons
    if not comparisons:
        return None
    titles = {metric.name: metric_heading(metric) for metric in evaluation.metrics}
    with_sacrebleu = comparisons[0].test == "bs"
    names = short_names(evaluation.candidate_names)
    columns = [
        reports_cells.Column(translate("Reports", "Candidate")),
        reports_cells.Column(translate("Reports", "Compared with")),
        reports_cells.Column(translate("Reports", "Metric")),
        reports_cells.Column(translate("Reports", "Difference"), is_number=True),
        reports_cells.Column(translate("Reports", "95% CI"), is_number=True),
        reports_cells.Column("p", is_number=True),
        reports_cells.Column(translate("Reports", "p (Holm)"), is_number=True),
    ]
    if with_sacrebleu:
        columns.append(reports_cells.Column(translate("Reports", "sacreBLEU’s p"), is_number=True))
    columns.append(reports_cells.Column(translate("Reports", "Verdict")))
    return reports_cells.Table(
        "comparisons",
        messages_metrics.comparison_title(comparisons),
        tuple(columns),
        [
            _comparison_row(
                comparison, names, titles[comparison.metric], with_sacrebleu=with_sacrebleu
            )
            for comparison in _in_order(evaluation)
        ],
        tuple(messages_metrics.verdict_notes(comparisons)),
        short=translate("Reports", "Comparison"),
    )


def _comparison_row(
    comparison: significance.Comparison,
    names: Mapping[str, str],
    metric: str,
    *,
    with_sacrebleu: bool,
) -> reports_cells.Row:
    interval, decimals = comparison.interval, comparison.decimals
    is_least = comparison.is_least_p
    return [
        *(
            reports_cells.name_cell(name, short=names[name])
            for name in (comparison.candidate, comparison.baseline)
        ),
        reports_cells.Cell(metric),
        reports_cells.signed_cell(comparison.difference, decimals, interval),
        reports_cells.interval_cell(interval, decimals),
        reports_cells.p_cell(comparison.verdict_p, is_least=is_least),
        reports_cells.p_cell(comparison.verdict_p_holm, is_least=is_least),
        *([reports_cells.p_cell(comparison.p_value)] if with_sacrebleu else []),
        reports_cells.verdict_cell(comparison.verdict),
    ]


def _in_order(evaluation: Evaluation) -> Iterator[significance.Comparison]:
    """Yield comparisons by metric and rank: each with those behind it, or with the baseline."""
    baseline = baseline_of(evaluation)
    for metric in evaluation.metrics:
        standings = Standings(evaluation, metric.name)
        for number, place in enumerate(standings.order):
            rivals = standings.order[number + 1 :] if baseline is None else (baseline,)
            comparisons = (standings.comparison(place, rival) for rival in rivals)
            yield from (comparison for comparison in comparisons if comparison is not None)


def matrices(evaluation: Evaluation) -> Iterator[reports_cells.Table]:
    """Yield each candidate against each other, by each metric; nothing for fewer than three."""
    if len(evaluation.candidates) >= 3:
        for metric in evaluation.metrics:
            yield _without_blanks(matrix(evaluation, metric.name))


def matrix(evaluation: Evaluation, metric: str) -> reports_cells.Table:
    """Return each candidate against each other by a metric, the best first."""
    standings = Standings(evaluation, metric)
    headings = {metric.name: metric_heading(metric) for metric in evaluation.metrics}
    short = short_names(evaluation.candidate_names)
    full = [candidate.name for candidate in evaluation.candidates]
    names = [short[name] for name in full]
    columns = [
        reports_cells.Column(translate("Reports", "Candidate")),
        *(
            reports_cells.Column(
                names[place], is_number=True, is_name=True, note=text_name(full[place])
            )
            for place in standings.order
        ),
    ]
    rows = [
        (
            reports_cells.name_cell(full[place], short=names[place]),
            *(_matrix_cell(standings, names, place, rival) for rival in standings.order),
        )
        for place in standings.order
    ]
    notes = [translate("Reports", "Each cell is the row’s score minus the column’s.")]
    if any(comparison.metric == metric for comparison in evaluation.comparisons):
        notes.append(sign_legend())
    return reports_cells.Table(
        f"matrix_{metric}",
        translate("Reports", "{metric}: each candidate against the others").format(
            metric=headings.get(metric, metric)
        ),
        tuple(columns),
        rows,
        tuple(notes),
        short=translate("Reports", "Differences in {metric}").format(
            metric=headings.get(metric, metric)
        ),
    )


def _matrix_cell(
    standings: Standings, names: Sequence[str], place: int, rival: int
) -> reports_cells.Cell:
    difference = standings.difference(place, rival)
    if place == rival or difference is None:
        return reports_cells.BLANK if place == rival else reports_cells.NOTHING
    comparison = standings.comparison(place, rival)
    interval, sign, said = None, "", messages_metrics.signed(difference, standings.decimals)
    if comparison is not None:
        interval, sign = comparison.interval, messages_metrics.verdict_sign(comparison.verdict)
        said = comparison_tip(comparison)
    cell = reports_cells.signed_cell(difference, standings.decimals, interval, sign=sign)
    pair = translate("Compare", "{candidate} against {rival}").format(
        candidate=names[place], rival=names[rival]
    )
    return replace(cell, tip=f"{pair}\n{said}", spoken=f"{pair}\n{said}")


def precisions(evaluation: Evaluation) -> reports_cells.Table:
    """Return the parts of each candidate’s BLEU, the best candidate first."""
    best = evaluation.ranked[0].score
    names = short_names(evaluation.candidate_names)
    grams = translate("Reports", "{order}-grams")
    titles = [grams.format(order=format_number(row.order)) for row in best.precisions]
    columns = [
        reports_cells.Column(translate("Reports", "Candidate")),
        *(reports_cells.Column(title, is_number=True) for title in titles),
        *(reports_cells.Column(title, is_number=True) for title, _ in _lengths(best)),
    ]
    rows = [
        [
            reports_cells.name_cell(candidate.name, short=names[candidate.name]),
            *map(_matched_cell, candidate.score.precisions),
            *(cell for _, cell in _lengths(candidate.score)),
        ]
        for candidate in evaluation.ranked
    ]
    note = translate("Reports", "Below each precision: the n-grams that match, of all.")
    return reports_cells.Table(
        "precisions",
        translate("Reports", "N-gram precision"),
        tuple(columns),
        rows,
        (note,),
    )


def _matched_cell(row: NgramPrecision) -> reports_cells.Cell:
    counts = translate("Reports", "{matched} of {total}").format(
        matched=format_number(row.matched), total=format_number(row.total)
    )
    cell = _precision_cell(row.precision, smoothed=row.smoothed)
    return replace(cell, detail=counts, bar=(0.0, row.precision))


def _lengths(score: BleuScore) -> Iterator[tuple[str, reports_cells.Cell]]:
    """Yield the other components of a score, each with its name."""
    number = reports_cells.number_cell
    yield translate("Reports", "Brevity penalty"), number(score.brevity_penalty, 4)
    yield translate("Reports", "Candidate length"), number(score.candidate_length)
    yield translate("Reports", "Reference length"), number(score.reference_length)
    yield translate("Reports", "Length ratio"), number(score.length_ratio, 4)


def precision_sheet(evaluation: Evaluation) -> reports_cells.Table:
    """Return the content of `precisions` with each number in a cell of its own."""
    best = evaluation.ranked[0].score
    table = precisions_table(best.precisions)
    names = short_names(evaluation.candidate_names)
    return replace(
        table,
        columns=(
            reports_cells.Column(translate("Reports", "Candidate")),
            *table.columns,
            *(reports_cells.Column(title, is_number=True) for title, _ in _lengths(best)),
        ),
        rows=[
            [
                reports_cells.name_cell(candidate.name, short=names[candidate.name]),
                *row,
                *(cell for _, cell in _lengths(candidate.score)),
            ]
            for candidate in evaluation.ranked
            for row in precisions_table(candidate.score.precisions).rows
        ],
    )


def precisions_table(precisions: Sequence[NgramPrecision]) -> reports_cells.Table:
    """Return the n-gram precisions of a text."""
    return reports_cells.Table(
        "precisions",
        translate("Reports", "N-gram precision"),
        (
            reports_cells.Column(translate("Reports", "Order"), is_number=True),
            reports_cells.Column(translate("Reports", "Matched"), is_number=True),
            reports_cells.Column(translate("Reports", "Total"), is_number=True),
            reports_cells.Column(translate("Reports", "Precision"), is_number=True),
        ),
        tuple(
            (
                reports_cells.number_cell(row.order),
                reports_cells.number_cell(row.matched),
                reports_cells.number_cell(row.total),
                _precision_cell(row.precision, smoothed=row.smoothed),
            )
            for row in precisions
        ),
    )


def _precision_cell(precision: float, *, smoothed: bool) -> reports_cells.Cell:
    if not smoothed:
        return reports_cells.share_cell(precision)
    words = translate("Reports", "{precision} (smoothed)")
    return replace(
        reports_cells.share_cell(precision),
        text=words.format(precision=format_percent(precision, 2)),
        note=words.format(precision="").strip(),
    )


def inputs_table(
    evaluation: Evaluation, progress: Progress = SILENT, *, about_changes: bool = False
) -> reports_cells.Table:
    """Return the files that were compared; of changes, suggestions and final texts."""
    aligned = evaluation.aligned
    documents = [(Role.REFERENCE, each) for each in aligned.references]
    documents += [(Role.CANDIDATE, each) for each in aligned.candidates]
    documents += [(Role.SOURCE, aligned.source)] if aligned.source else []
    names = names_of_compared(documents)
    return inputs_of(
        [
            *(
                input_row(document, role, progress, name=name, about_changes=about_changes)
                for name, (role, document) in zip(names, documents, strict=True)
            ),
            *_score_file_rows(evaluation),
        ]
    )


def inputs_of(rows: Sequence[reports_cells.Row]) -> reports_cells.Table:
    """Return the table of files."""
    return reports_cells.Table(
        "inputs",
        translate("Reports", "Files"),
        (
            reports_cells.Column(translate("Reports", "File")),
            reports_cells.Column(translate("Reports", "Role")),
            reports_cells.Column(translate("Reports", "Format")),
            reports_cells.Column(translate("Reports", "Encoding")),
            reports_cells.Column(translate("Reports", "Size (bytes)"), is_number=True),
            reports_cells.Column("SHA-256"),
        ),
        rows,
    )


def input_row(
    document: Document,
    role: Role,
    progress: Progress,
    *,
    name: str = "",
    about_changes: bool = False,
) -> reports_cells.Row:
    """Return the row of a file.

    Parameters
    ----------
    name
        Its name, if that is not the name of the document.
    about_changes
        Whether its role is named as in a report about changes.
    """
    stamp = with_sha256(document.path, document.stamp, progress)
    if stamp and stamp.sha256:
        digest = reports_cells.code_cell(stamp.sha256)
    elif document.stamp:
        digest = reports_cells.Cell(translate("Reports", "changed or deleted since it was scored"))
    else:
        digest = reports_cells.NOTHING
    return (
        reports_cells.name_cell(name or document.name),
        reports_cells.Cell(role_name(role, about_changes=about_changes)),
        reports_cells.Cell(format_name(document.format.value))
        if document.path
        else reports_cells.NOTHING,
        reports_cells.Cell(document.encoding.name) if document.encoding else reports_cells.NOTHING,
        reports_cells.number_cell(document.stamp.size) if document.stamp else reports_cells.NOTHING,
        digest,
    )


def _score_file_rows(evaluation: Evaluation) -> Iterator[reports_cells.Row]:
    """Yield the files from which the scores of given metrics come."""
    for candidate in evaluation.candidates:
        for result in candidate.metrics:
            if result.file is not None:
                yield (
                    reports_cells.name_cell(result.file.name),
                    reports_cells.Cell(metric_heading(result.metric)),
                    reports_cells.NOTHING,
                    reports_cells.NOTHING,
                    reports_cells.NOTHING,
                    reports_cells.code_cell(result.file.sha256),
                )


def pairing_sentences(evaluation: Evaluation) -> Iterator[str]:
    """Yield sentences about the pairing, and the number of repairs by hand."""
    yield from pairing_texts(evaluation.aligned, evaluation.pair_diagnostics)
    if repairs := sum(document.repairs for document in evaluation.aligned.documents):
        yield translate("Reports", "Manual fixes: {count}").format(count=format_number(repairs))


def settings_table(evaluation: Evaluation, *, about_changes: bool = False) -> reports_cells.Table:
    """Return the settings in words; those of BLEU only where BLEU is the result."""
    rows = [
        (reports_cells.Cell(label), reports_cells.Cell(value))
        for label, value in _settings(evaluation, evaluation.settings, about_changes=about_changes)
        if value
    ]
    return reports_cells.Table(
        "settings",
        translate("Reports", "Settings"),
        (
            reports_cells.Column(translate("Reports", "Setting")),
            reports_cells.Column(translate("Reports", "Value")),
        ),
        rows,
    )


def _settings(
    evaluation: Evaluation, settings: Settings, *, about_changes: bool
) -> Iterator[tuple[str, str]]:
    words = option_words()

    def label(path: str) -> str:
        return _plain(words[path].label)

    yield label("target_language"), target_language_text(evaluation.target_language)
    used = tokenizer_choice_name(evaluation.tokenizer.name)
    if evaluation.tokenizer.variant:
        used = tokenizer_name(evaluation.tokenizer)
    yield label("tokenizer"), used
    if not about_changes:
        yield from _bleu_settings(evaluation, settings)
    yield label("tags"), value_name("tags", settings.tags)
    yield label("placeholders"), value_name("placeholders", settings.placeholders)
    normalizations = [normalization_name(name) for name in settings.normalize]
    yield (
        translate("Reports", "Normalization"),
        format_list(normalizations) if normalizations else translate("Reports", "not applied"),
    )
    yield (
        translate("Reports", "Metrics"),
        join_names([*map(metric_heading, evaluation.metrics)]),
    )
    yield from _others(settings, evaluation)
    if not about_changes:
        yield from _resampling_settings(evaluation, settings)


def _bleu_settings(evaluation: Evaluation, settings: Settings) -> Iterator[tuple[str, str]]:
    words = option_words()

    def label(path: str) -> str:
        return _plain(words[path].label)

    yield label("profile"), profile_name(settings.profile or "")
    yield label("smoothing"), smoothing_name(settings.smoothing)
    value = settings.effective_smoothing_value
    yield label("smoothing_value"), "" if value is None else f"{value:g}"
    if evaluation.references > 1:
        name = value_name("reference_length", settings.reference_length)
        yield label("reference_length"), name
    yield label("lowercase"), _yes_or_no(settings.lowercase)
    yield label("max_order"), format_number(settings.max_order)
    yield label("effective_order"), _yes_or_no(settings.effective_order)


def _resampling_settings(evaluation: Evaluation, settings: Settings) -> Iterator[tuple[str, str]]:
    words = option_words()

    def label(path: str) -> str:
        return _plain(words[path].label)

    if evaluation.comparisons:
        yield (
            label("resampling.paired_test"),
            value_name("resampling.paired_test", settings.resampling.paired_test),
        )
    if evaluation.comparisons or evaluation.candidates[0].bleu.interval is not None:
        yield (
            label("resampling.resamples"),
            format_number(settings.resampling.bootstrap_resamples),
        )
        yield label("resampling.seed"), str(settings.resampling.seed)


def _others(settings: Settings, evaluation: Evaluation) -> Iterator[tuple[str, str]]:
    """Yield options of the other metrics that are not at their defaults, by their flags."""
    metrics = {metric.name.rstrip("+") for metric in evaluation.metrics}
    for declared in declarations(type(settings)):
        part = declared.path.partition(".")[0]
        value = value_of(settings, declared.path)
        if part in ("chrf", "ter") and part in metrics and value != declared.default:
            text = _yes_or_no(value) if isinstance(value, bool) else str(value)
            yield declared.option.flags[0], text


def _yes_or_no(value: bool) -> str:
    return translate("Reports", "yes") if value else translate("Reports", "no")


def _plain(label: str) -> str:
    """Return the label of a row of the window without the mark of its key."""
    # In Chinese the key is behind the label: 目标语言(&L).
    head, mark, _ = label.partition("(&")
    return head.rstrip() if mark else label.replace("&", "")
