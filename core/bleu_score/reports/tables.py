"""The tables of a report, except for its segments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bleu_core.comparing.standings import Standings
from bleu_core.files.addresses import Role
from bleu_core.files.stamps import with_sha256
from bleu_core.options import declarations, value_of
from bleu_core.progress import SILENT, Progress
from bleu_score.i18n import (
    format_list,
    format_number,
    format_percent,
    join_names,
    translate,
    with_label,
)
from bleu_score.messages.choices import (
    normalization_name,
    profile_name,
    smoothing_name,
    target_language_text,
    tokenizer_choice_name,
    tokenizer_name,
)
from bleu_score.messages.comparisons import sign_legend
from bleu_score.messages.files import format_name
from bleu_score.messages.metrics import (
    comparison_title,
    correlation_text,
    given_sentence,
    lower_is_better_text,
    verdict_notes,
    verdict_sign,
)
from bleu_score.messages.names import one_line, text_name
from bleu_score.messages.options import option_words, value_name
from bleu_score.reports.cells import (
    NOTHING,
    Cell,
    Column,
    Row,
    Table,
    code_cell,
    interval_cell,
    name_cell,
    number_cell,
    p_cell,
    score_cell,
    share_cell,
    signed_cell,
    verdict_cell,
)
from bleu_score.reports.model import Fact, Precisions
from bleu_score.reports.words import metric_heading, pairing_texts

if TYPE_CHECKING:
    from bleu_core.files.documents import Document
    from bleu_core.results import CandidateResult, Evaluation
    from bleu_core.scoring.metrics import Metric
    from bleu_core.scoring.significance import Comparison
    from bleu_core.settings import Settings


def candidates_table(evaluation: Evaluation) -> Table:
    """Return all scores of all candidates, the best first."""
    standings = Standings(evaluation, "bleu")
    several = len(evaluation.candidates) > 1
    against, against_title = _against(evaluation, standings)
    metrics = evaluation.metrics
    columns = [Column("#", is_number=True)] if several else []
    columns.append(Column(translate("Reports", "Candidate")))
    columns += [Column(metric_heading(metric), is_number=True) for metric in metrics]
    if several:
        columns.append(
            Column(translate("Reports", "Difference"), is_number=True, note=against_title)
        )
        if evaluation.comparisons:
            columns.append(Column(translate("Reports", "Verdict")))
    columns.append(
        Column(
            translate("Reports", "BP"),
            is_number=True,
            note=translate(
                "Reports",
                "BP: brevity penalty. Below 1, the candidate is shorter than the reference.",
            ),
        )
    )
    all_ranks = [Standings(evaluation, metric.name).ranks for metric in metrics]
    rows = []
    for place in standings.order:
        candidate = evaluation.candidates[place]
        row = [number_cell(standings.ranks[place] or 0)] if several else []
        row.append(name_cell(candidate.name, is_strong=several and standings.ranks[place] == 1))
        row += [
            score_cell(candidate.result(metric.name), is_strong=several and ranks[place] == 1)
            for metric, ranks in zip(metrics, all_ranks, strict=True)
        ]
        if several:
            row += _against_cells(evaluation, standings, place, against)
        row.append(number_cell(candidate.score.brevity_penalty, 4))
        rows.append(row)
    notes = [column.note for column in columns if column.note]
    if evaluation.candidates[0].bleu.interval is not None:
        notes.insert(
            0,
            translate(
                "Reports",
                "Each score with its 95% confidence interval ({resamples} resamples, seed {seed}).",
            ).format(
                resamples=format_number(evaluation.settings.resampling.bootstrap_resamples),
                seed=evaluation.settings.resampling.seed,
            ),
        )
    for metric in metrics:
        title = one_line(metric.title)
        if metric.given:
            sentence = given_sentence(metric)
            notes.append(with_label(title, sentence))
            notes += _agreements(evaluation, metric)
        elif metric.lower_is_better:
            notes.append(lower_is_better_text(title))
    return Table(
        "candidates",
        translate("Reports", "Scores"),
        tuple(columns),
        rows,
        tuple(notes),
        heading=1 if several else 0,
    )


def _agreements(evaluation: Evaluation, metric: Metric) -> Iterator[str]:
    """Yield the agreement of a given metric with BLEU, for each candidate that has it."""
    for candidate in evaluation.ranked:
        if candidate.result(metric.name):
            correlation = candidate.correlation(metric.name)
            yield with_label(
                f"{one_line(metric.title)} · {text_name(candidate.name)}",
                correlation_text(correlation, candidate.bleu.metric.title),
            )


def _against(evaluation: Evaluation, standings: Standings) -> tuple[int, str]:
    """Return the candidate with which the others are compared, and a sentence about it."""
    baseline = baseline_of(evaluation)
    if baseline is not None:
        return baseline, translate(
            "Reports", "Difference: BLEU minus that of the baseline {name}, in points."
        ).format(name=text_name(evaluation.candidates[baseline].name))
    return standings.best, translate(
        "Reports", "Difference: BLEU minus that of the best candidate, in points."
    )


def baseline_of(evaluation: Evaluation) -> int | None:
    """Return the candidate that the others were tested against; None if all pairs were."""
    baseline = evaluation.settings.resampling.baseline
    if baseline is None or not evaluation.comparisons:
        return None
    if isinstance(baseline, int):
        return baseline
    return [candidate.name for candidate in evaluation.candidates].index(baseline)


def _against_cells(
    evaluation: Evaluation, standings: Standings, place: int, against: int
) -> Iterator[Cell]:
    """Yield the difference from another candidate, and the verdict of the test."""
    difference = standings.difference(place, against)
    comparison = standings.comparison(place, against)
    if place == against or difference is None:
        has_baseline = baseline_of(evaluation) is not None
        word = translate("Reports", "baseline") if has_baseline else translate("Reports", "best")
        yield Cell(word) if place == against else NOTHING
    else:
        interval = comparison.interval if comparison else None
        yield signed_cell(difference, standings.decimals, interval)
    if evaluation.comparisons:
        yield verdict_cell(comparison.verdict) if comparison else NOTHING


def comparisons_table(evaluation: Evaluation) -> Table | None:
    """Return all comparisons in all detail; None if there are none."""
    comparisons = evaluation.comparisons
    if not comparisons:
        return None
    titles = {metric.name: metric_heading(metric) for metric in evaluation.metrics}
    with_sacrebleu = comparisons[0].test == "bs"
    columns = [
        Column(translate("Reports", "Candidate")),
        Column(translate("Reports", "Compared with")),
        Column(translate("Reports", "Metric")),
        Column(translate("Reports", "Difference"), is_number=True),
        Column(translate("Reports", "95% CI"), is_number=True),
        Column("p", is_number=True),
        Column(translate("Reports", "p (Holm)"), is_number=True),
    ]
    if with_sacrebleu:
        columns.append(Column(translate("Reports", "sacreBLEU’s p"), is_number=True))
    columns.append(Column(translate("Reports", "Verdict")))
    rows = []
    for each in _in_order(evaluation):
        row = [
            name_cell(each.candidate),
            name_cell(each.baseline),
            Cell(titles[each.metric]),
            signed_cell(each.difference, each.decimals, each.interval),
            interval_cell(each.interval, each.decimals),
            p_cell(each.verdict_p, is_least=each.is_least_p),
            p_cell(each.verdict_p_holm, is_least=each.is_least_p),
        ]
        if with_sacrebleu:
            row.append(p_cell(each.p_value))
        rows.append([*row, verdict_cell(each.verdict)])
    return Table(
        "comparisons",
        comparison_title(comparisons),
        tuple(columns),
        rows,
        tuple(verdict_notes(comparisons)),
    )


def _in_order(evaluation: Evaluation) -> Iterator[Comparison]:
    """Yield comparisons by metric and rank: each with those behind it, or with the baseline."""
    baseline = baseline_of(evaluation)
    for metric in evaluation.metrics:
        standings = Standings(evaluation, metric.name)
        for number, place in enumerate(standings.order):
            rivals = standings.order[number + 1 :] if baseline is None else (baseline,)
            found = (standings.comparison(place, rival) for rival in rivals)
            yield from (each for each in found if each is not None)


def matrices(evaluation: Evaluation) -> Iterator[Table]:
    """Yield each candidate against each other, by each metric; nothing for fewer than three."""
    if len(evaluation.candidates) < 3:
        return
    for metric in evaluation.metrics:
        standings = Standings(evaluation, metric.name)
        names = [candidate.name for candidate in evaluation.candidates]
        columns = [
            Column(translate("Reports", "Candidate")),
            *(
                Column(text_name(names[place]), is_number=True, is_name=True)
                for place in standings.order
            ),
        ]
        rows = [
            (
                name_cell(names[place]),
                *(_matrix_cell(standings, place, rival) for rival in standings.order),
            )
            for place in standings.order
        ]
        notes = [translate("Reports", "Each cell is the row’s score minus the column’s.")]
        if any(each.metric == metric.name for each in evaluation.comparisons):
            notes.append(sign_legend())
        yield Table(
            f"matrix_{metric.name}",
            translate("Reports", "{metric}: each candidate against the others").format(
                metric=metric_heading(metric)
            ),
            tuple(columns),
            rows,
            tuple(notes),
        )


def _matrix_cell(standings: Standings, place: int, rival: int) -> Cell:
    difference = standings.difference(place, rival)
    if place == rival or difference is None:
        return NOTHING
    comparison = standings.comparison(place, rival)
    if comparison is None:
        return signed_cell(difference, standings.decimals)
    return signed_cell(
        difference,
        standings.decimals,
        comparison.interval,
        sign=verdict_sign(comparison.verdict),
    )


def precisions(candidate: CandidateResult) -> Precisions:
    """Return the parts of a candidate’s BLEU."""
    score = candidate.score
    return Precisions(
        text_name(candidate.name),
        Table(
            "precisions",
            translate("Reports", "N-gram precision"),
            (
                Column(translate("Reports", "Order"), is_number=True),
                Column(translate("Reports", "Matched"), is_number=True),
                Column(translate("Reports", "Total"), is_number=True),
                Column(translate("Reports", "Precision"), is_number=True),
            ),
            tuple(
                (
                    number_cell(row.order),
                    number_cell(row.matched),
                    number_cell(row.total),
                    _precision_cell(row.precision, smoothed=row.smoothed),
                )
                for row in score.precisions
            ),
        ),
        (
            Fact(translate("Reports", "Brevity penalty"), number_cell(score.brevity_penalty, 4)),
            Fact(translate("Reports", "Candidate length"), number_cell(score.candidate_length)),
            Fact(translate("Reports", "Reference length"), number_cell(score.reference_length)),
            Fact(translate("Reports", "Length ratio"), number_cell(score.length_ratio, 4)),
        ),
    )


def _precision_cell(precision: float, *, smoothed: bool) -> Cell:
    if not smoothed:
        return share_cell(precision)
    words = translate("Reports", "{precision} (smoothed)")
    return replace(
        share_cell(precision),
        text=words.format(precision=format_percent(precision, 2)),
        note=words.format(precision="").strip(),
    )


def inputs_table(evaluation: Evaluation, progress: Progress = SILENT) -> Table:
    """Return the files that were compared."""
    aligned = evaluation.aligned
    documents = [(Role.REFERENCE, each) for each in aligned.references]
    documents += [(Role.CANDIDATE, each) for each in aligned.candidates]
    documents += [(Role.SOURCE, aligned.source)] if aligned.source else []
    return inputs_of(
        [
            *(input_row(document, role, progress) for role, document in documents),
            *_score_file_rows(evaluation),
        ]
    )


def inputs_of(rows: Sequence[Row]) -> Table:
    """Return the table of files."""
    return Table(
        "inputs",
        translate("Reports", "Files"),
        (
            Column(translate("Reports", "File")),
            Column(translate("Reports", "Role")),
            Column(translate("Reports", "Format")),
            Column(translate("Reports", "Encoding")),
            Column(translate("Reports", "Size (bytes)"), is_number=True),
            Column("SHA-256"),
        ),
        rows,
    )


def input_row(document: Document, role: Role, progress: Progress, *, name: str = "") -> Row:
    """Return the row of a file.

    Parameters
    ----------
    name
        Its name, if that is not the name of the document.
    """
    stamp = with_sha256(document.path, document.stamp, progress)
    if stamp and stamp.sha256:
        digest = code_cell(stamp.sha256)
    elif document.stamp:
        digest = Cell(translate("Reports", "changed or deleted since it was scored"))
    else:
        digest = NOTHING
    return (
        name_cell(name or document.name),
        Cell(role_name(role)),
        Cell(format_name(document.format.value)) if document.path else NOTHING,
        Cell(document.encoding.name) if document.encoding else NOTHING,
        number_cell(document.stamp.size) if document.stamp else NOTHING,
        digest,
    )


def _score_file_rows(evaluation: Evaluation) -> Iterator[Row]:
    """Yield the files from which the scores of given metrics come."""
    for candidate in evaluation.candidates:
        for result in candidate.metrics:
            if result.file is not None:
                yield (
                    name_cell(result.file.name),
                    Cell(metric_heading(result.metric)),
                    NOTHING,
                    NOTHING,
                    NOTHING,
                    code_cell(result.file.sha256),
                )


def role_name(role: Role) -> str:
    """Return the name of a role."""
    names = {
        Role.REFERENCE: translate("Reports", "Reference"),
        Role.CANDIDATE: translate("Reports", "Candidate"),
        Role.SOURCE: translate("Reports", "Source"),
    }
    return names[role]


def pairing_sentences(evaluation: Evaluation) -> Iterator[str]:
    """Yield sentences about the pairing, and the number of repairs by hand."""
    yield from pairing_texts(evaluation.aligned, evaluation.pair_diagnostics)
    if repairs := sum(document.repairs for document in evaluation.aligned.documents):
        yield translate("Reports", "Manual fixes: {count}").format(count=format_number(repairs))


def settings_table(evaluation: Evaluation) -> Table:
    """Return the settings in words."""
    rows = [
        (Cell(label), Cell(value))
        for label, value in _settings(evaluation, evaluation.settings)
        if value
    ]
    return Table(
        "settings",
        translate("Reports", "Settings"),
        (Column(translate("Reports", "Setting")), Column(translate("Reports", "Value"))),
        rows,
    )


def _settings(evaluation: Evaluation, settings: Settings) -> Iterator[tuple[str, str]]:
    words = option_words()

    def label(path: str) -> str:
        return _plain(words[path].label)

    yield label("target_language"), target_language_text(evaluation.target_language)
    used = tokenizer_choice_name(evaluation.tokenizer.name)
    if evaluation.tokenizer.variant:
        used = tokenizer_name(evaluation.tokenizer)
    yield label("tokenizer"), used
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
    yield label("tags"), value_name("tags", settings.tags)
    yield label("placeholders"), value_name("placeholders", settings.placeholders)
    normalizations = [normalization_name(name) for name in settings.normalize]
    yield (
        translate("Reports", "Normalization"),
        format_list(normalizations) if normalizations else translate("Reports", "not applied"),
    )
    yield translate("Reports", "Metrics"), join_names([*map(metric_heading, evaluation.metrics)])
    yield from _others(settings, evaluation)
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
    for one in declarations(type(settings)):
        part = one.path.partition(".")[0]
        value = value_of(settings, one.path)
        if part in ("chrf", "ter") and part in metrics and value != one.default:
            text = _yes_or_no(value) if isinstance(value, bool) else str(value)
            yield one.option.flags[0], text


def _yes_or_no(value: bool) -> str:
    return translate("Reports", "yes") if value else translate("Reports", "no")


def _plain(label: str) -> str:
    """Return the label of a row of the window without the mark of its key."""
    # In Chinese the key is behind the label: 目标语言(&L).
    head, mark, _ = label.partition("(&")
    return head.rstrip() if mark else label.replace("&", "")
