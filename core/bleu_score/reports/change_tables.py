"""The tables of a post-editing analysis."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from decimal import Decimal

from bleu_core.changes.analysis import ChangeAnalysis
from bleu_core.changes.by_group import ByGroup
from bleu_core.changes.model import ChangeKind, Changes, ChangeSums, PaidUnit, Volume
from bleu_core.changes.schemes import Scheme
from bleu_core.changes.substitutions import Substitution
from bleu_score.i18n import format_number, translate
from bleu_score.messages import changes as messages_changes
from bleu_score.reports import cells as reports_cells

# The strongest of the colors of bands, of which there are seven.
_STRONGEST = 6
_SIZES: tuple[PaidUnit, ...] = (
    "source_words",
    "source_characters",
    "target_words",
    "target_characters",
)


def bands_table(changes: Changes) -> reports_cells.Table:
    """Return the bands with their segments, words and characters, and their sum.

    If they are weighted, the paid words or characters are the only ones. The last row is the
    minimum fee, if that is paid instead of the sum.
    """
    sums = changes.sums
    columns = [reports_cells.Column(translate("Changes", "Similarity")), *_volume_columns(changes)]
    if sums.weighted is not None:
        columns += [
            reports_cells.Column(translate("Changes", "Weight"), is_number=True),
            reports_cells.Column(
                # What is paid says it, too.
                messages_changes.unit_name(sums),
                is_number=True,
                is_optional=sums.price is not None,
            ),
        ]
    if sums.price is not None:
        columns.append(
            reports_cells.Column(messages_changes.price_name(sums.scheme.currency), is_number=True)
        )
    bands = [changes.bands[index] for index in changes.shown_bands]
    rows = [
        [
            *(
                reports_cells.Cell(messages_changes.band_name(band)),
                *_volume_cells(changes, band.volume),
            ),
            *_paid(sums, band.weight, band.weighted, band.price),
        ]
        for band in bands
    ]
    total = reports_cells.Cell(translate("Changes", "Total"), is_strong=True)
    rows.append(
        [
            *(total, *_volume_cells(changes, changes.total)),
            *_paid(sums, None, sums.weighted, sums.price),
        ]
    )
    if sums.due is not None and sums.due != sums.price:
        minimum = reports_cells.Cell(messages_changes.minimum_name(), is_strong=True)
        blank = (reports_cells.BLANK,) * (len(columns) - 2)
        rows.append([minimum, *blank, amount_cell(sums.due, sums.scheme.decimals)])
    return reports_cells.Table("bands", translate("Changes", "Similarity"), tuple(columns), rows)


def _volume_columns(changes: Changes) -> list[reports_cells.Column]:
    titles = map(messages_changes.size_name, _sizes(changes))
    columns = [translate("Changes", "Segments"), *titles]
    return [reports_cells.Column(title, is_number=True) for title in columns]


def _volume_cells(changes: Changes, volume: Volume) -> list[reports_cells.Cell]:
    counts = (volume.segments, *(getattr(volume, size) for size in _sizes(changes)))
    return [*map(reports_cells.number_cell, counts)]


def _sizes(changes: Changes) -> tuple[PaidUnit, ...]:
    if changes.scheme.is_weighted:
        return (changes.unit,)
    return _SIZES if changes.has_source else _SIZES[2:]


def segment_columns(changes: Changes) -> list[reports_cells.Column]:
    """Return the headings of what a segment counts, and of what it is worth with weights."""
    sums, titles = changes.sums, [messages_changes.size_name(changes.unit)]
    if sums.weighted is not None:
        titles += [translate("Changes", "Weight"), messages_changes.unit_name(sums)]
    if sums.price is not None:
        titles.append(messages_changes.price_name(sums.scheme.currency))
    return [reports_cells.Column(title, is_number=True) for title in titles]


def segment_cells(changes: Changes, row: int) -> list[reports_cells.Cell]:
    """Return a cell for each of `segment_columns`, exact: only sums of bands are rounded."""
    units, *exact = changes.paid(row)
    known = [exact_cell(number) for number in exact if number is not None]
    return [reports_cells.number_cell(units), *known]


def _paid(
    sums: ChangeSums, of_band: Decimal | None, weighted: Decimal | None, price: Decimal | None
) -> list[reports_cells.Cell]:
    """Return the cells of weight, weighted units and price, as far as the scheme has them."""
    if weighted is None:
        return []
    cells = [
        reports_cells.BLANK if of_band is None else exact_cell(of_band),
        amount_cell(weighted, messages_changes.amount_decimals(sums)),
    ]
    if price is not None:
        cells.append(amount_cell(price, sums.scheme.decimals))
    return cells


def amount_cell(number: Decimal, decimals: int) -> reports_cells.Cell:
    """Return an amount with a fixed number of decimals."""
    return reports_cells.number_cell(float(number), decimals)


def exact_cell(number: Decimal) -> reports_cells.Cell:
    """Return a number with all of its decimals, and no needless zeros."""
    return reports_cells.Cell(
        messages_changes.exact(number), reports_cells.Form.NUMBER, float(number)
    )


def band_strengths(changes: Changes) -> list[int | None]:
    """Return the strength of each band's color, from 0 to 6: the more was changed, the stronger.

    None for segments without a similarity.
    """
    last = max(len(changes.scheme.bands) - 1, 1)
    return [
        None if band.low is None else round(place * _STRONGEST / last)
        for place, band in enumerate(changes.bands)
    ]


def short_bands_table(changes: Changes) -> reports_cells.Table:
    """Return the bands where room is short: with the words or characters that are paid."""
    table = bands_table(changes)
    unpaid = {messages_changes.size_name(size) for size in _SIZES if size != changes.unit}
    columns = enumerate(table.columns)
    short = table.part([place for place, column in columns if column.title not in unpaid])
    if changes.sums.price is None:
        return short
    # What is paid says it, too.
    *others, weighted, price = short.columns
    return replace(short, columns=(*others, replace(weighted, is_optional=True), price))


def measures_table(analysis: ChangeAnalysis) -> reports_cells.Table:
    """Return the measures of all segments, each with its definition."""
    columns = (
        reports_cells.Column(translate("Changes", "Metric")),
        reports_cells.Column(translate("Changes", "Value"), is_number=True),
        reports_cells.Column(translate("Changes", "Definition"), is_long=True),
    )
    rows = [*_distances(analysis.changes.sums), *_scores(analysis)]
    note = translate("Changes", "Segments with a suggestion and a final text: {count}").format(
        count=format_number(analysis.changes.sums.suggestions)
    )
    return reports_cells.Table("measures", translate("Changes", "Metrics"), columns, rows, (note,))


def _distances(sums: ChangeSums) -> Iterator[reports_cells.Row]:
    in_characters = translate(
        "Changes", "Levenshtein distance: {distance} of {length} characters of the longer texts"
    )
    in_tokens = translate(
        "Changes", "Levenshtein distance: {distance} of {length} tokens of the longer texts"
    )
    for name, text, distance, length in (
        (
            translate("Changes", "Characters changed"),
            in_characters,
            sums.character_distance,
            sums.character_length,
        ),
        (
            translate("Changes", "Words changed"),
            in_tokens,
            sums.word_distance,
            sums.word_length,
        ),
    ):
        share = reports_cells.share_cell(distance / length, 1) if length else reports_cells.NOTHING
        said = text.format(distance=format_number(distance), length=format_number(length))
        yield [reports_cells.Cell(name), share, reports_cells.Cell(said)]


def _scores(analysis: ChangeAnalysis) -> Iterator[reports_cells.Row]:
    against = translate("Changes", "Suggestions scored against the final texts")
    definitions = {
        "ter": translate(
            "Changes",
            "HTER: edits and shifts of words and Chinese characters, as sacreBLEU counts TER with "
            "--ter-normalized and --ter-asian-support",
        )
        if analysis.evaluation.settings.ter.asian_support
        else translate("Changes", "HTER: edits and shifts of words, as sacreBLEU counts TER"),
        "chrf": against,
        "bleu": against,
    }
    percents = analysis.percents
    for result in analysis.evaluation.candidates[0].metrics:
        if said := definitions.get(result.metric.name, ""):
            value = reports_cells.metric_cell(result.metric, percents[result.metric.name])
            yield [
                reports_cells.Cell(result.metric.title, reports_cells.Form.NAME),
                value,
                reports_cells.Cell(said),
            ]


def edits_table(changes: Changes) -> reports_cells.Table:
    """Return the suggestions by the kind of change."""
    columns = (
        reports_cells.Column(translate("Changes", "Change")),
        reports_cells.Column(translate("Changes", "Suggestions"), is_number=True),
        reports_cells.Column(translate("Changes", "Share"), is_number=True),
    )
    rows = [
        [
            reports_cells.Cell(messages_changes.edit_name(edit)),
            reports_cells.number_cell(count),
            reports_cells.share_cell(count / changes.sums.suggestions, 1),
        ]
        for edit, count in changes.edits.items()
        if count or edit in (ChangeKind.NONE, ChangeKind.TEXT)
    ]
    return reports_cells.Table("edits", translate("Changes", "Kinds of change"), columns, rows)


def groups_table(result: ByGroup, limit: int | None = None) -> reports_cells.Table:
    """Return origins, translators, dates or files side by side, with the comparisons below.

    Parameters
    ----------
    limit
        The number of rows: those with most segments.
    """
    title, name = messages_changes.group_names(result.by)
    columns = [
        reports_cells.Column(name),
        reports_cells.Column(translate("Changes", "Segments"), is_number=True),
        reports_cells.Column(translate("Changes", "Unchanged"), is_number=True),
        reports_cells.Column(translate("Changes", "Similarity"), is_number=True),
    ]
    if result.by != "translator":
        columns.append(reports_cells.Column(translate("Changes", "95% interval"), is_number=True))
    places = range(len(result.rows))
    shown = {*sorted(places, key=lambda place: -result.rows[place].volume.segments)[:limit]}
    rows = []
    for place in sorted(shown):
        row = result.rows[place]
        cells = [
            reports_cells.Cell(
                messages_changes.group_name(result.by, row.group), reports_cells.Form.NAME
            ),
            reports_cells.number_cell(row.volume.segments),
            reports_cells.share_cell(row.unchanged / row.measured, 1)
            if row.measured
            else reports_cells.NOTHING,
            reports_cells.NOTHING
            if row.similarity is None
            else reports_cells.share_cell(row.similarity / 100, 1),
            reports_cells.NOTHING
            if row.interval is None
            else reports_cells.share_range_cell(row.interval, 1),
        ]
        rows.append(cells[: len(columns)])
    notes = messages_changes.comparison_texts(result)
    if more := len(places) - len(shown):
        more_text = translate("Gate", "… and {count} more")
        notes.insert(0, more_text.format(count=format_number(more)))
    if len(places) > 1:
        notes.append(messages_changes.groups_note())
    return reports_cells.Table(f"{result.by}s", title, tuple(columns), rows, tuple(notes))


def rates_table(scheme: Scheme) -> reports_cells.Table:
    """Return the weights of all bands and kinds of segments, with the price and the rest below."""
    kinds = [(kind, messages_changes.kind_name(kind)) for kind, _ in scheme.of_kinds]
    columns = [
        reports_cells.Column(translate("Changes", "Similarity")),
        reports_cells.Column(translate("Changes", "Weight"), is_number=True),
        *(reports_cells.Column(name, is_number=True) for _, name in kinds),
    ]
    above, rows = Decimal(100), []
    for place, low in enumerate(scheme.bands):
        weights = [scheme.weights, *(scheme.weights_of(kind) for kind, _ in kinds)]
        band = reports_cells.Cell(messages_changes.range_name(low, above))
        rows.append([band, *(exact_cell(own[place]) for own in weights)])
        above = low
    blank = [reports_cells.BLANK] * len(kinds)
    for state, weight in messages_changes.state_weights(scheme):
        rows.append([reports_cells.Cell(state), exact_cell(weight), *blank])
    return reports_cells.Table(
        "rates",
        translate("Changes", "Rates"),
        tuple(columns),
        rows,
        tuple(messages_changes.rate_facts(scheme)),
    )


def substitutions_table(substitutions: Sequence[Substitution]) -> reports_cells.Table:
    """Return the words that were replaced again and again."""
    columns = (
        reports_cells.Column(translate("Changes", "Suggested")),
        reports_cells.Column(translate("Changes", "Final")),
        reports_cells.Column(translate("Changes", "Count"), is_number=True),
    )
    rows = [
        [
            reports_cells.Cell(substitution.before, reports_cells.Form.NAME),
            reports_cells.Cell(substitution.after, reports_cells.Form.NAME),
            reports_cells.number_cell(substitution.count),
        ]
        for substitution in substitutions
    ]
    return reports_cells.Table(
        "substitutions", translate("Changes", "Words often replaced"), columns, rows
    )
