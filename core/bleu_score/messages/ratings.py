"""What people's ratings say, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bleu_core.analysis.rated import is_rated, partial_raters, rated_pair
from bleu_core.analysis.standings import Standings
from bleu_core.evaluation.results import Evaluation, MetricResult
from bleu_core.scoring.metrics import Metric
from bleu_core.scoring.verdicts import Verdict
from bleu_score.i18n import format_number, join_names, join_range, join_sentences, translate
from bleu_score.messages.metrics import signed
from bleu_score.messages.names import one_line

# Of more names, only the first ones are told.
_MOST_NAMES = 5


def rated_text(result: MetricResult) -> str:
    """Return how many segments a score of ratings rests on, and how many people gave them."""
    values = {
        "judged": format_number(result.judged),
        "segments": format_number(len(result.rows)),
        "people": format_number(len(result.ratings.people) if result.ratings else 0),
    }
    if result.ratings is None:
        return translate("Ratings", "Rated: {judged} of {segments} segments.").format(**values)
    return translate("Ratings", "Rated: {judged} of {segments} segments. Raters: {people}.").format(
        **values
    )


def partial_text(evaluation: Evaluation, metric: Metric) -> str:
    """Return who rated only some of the candidates; empty if nobody did."""
    names = [*map(one_line, partial_raters(evaluation, metric))]
    if not names:
        return ""
    if len(names) > _MOST_NAMES:
        return translate(
            "Ratings", "Raters who rated only some of the candidates: {count}; among them {names}."
        ).format(count=format_number(len(names)), names=join_names(names[:_MOST_NAMES]))
    return translate("Ratings", "Raters who rated only some of the candidates: {names}.").format(
        names=join_names(names)
    )


def rating_texts(
    evaluation: Evaluation, names: Sequence[str], pair: tuple[int, int] | None = None
) -> list[str]:
    """Return what people's ratings say of candidates, one or more texts for each metric.

    Parameters
    ----------
    names
        The names of the candidates as they are shown.
    pair
        The two to compare; by default, the best one by each metric with all others.
    """
    texts = []
    for metric in evaluation.metrics:
        if not is_rated(evaluation, metric):
            continue
        standings = Standings(evaluation, metric.name)
        with_best = [(standings.best, place) for place in standings.order[1:]]
        for each in [pair] if pair else with_best:
            texts.append(join_sentences(*_sentences(evaluation, standings, metric, each, names)))
        texts.append(partial_text(evaluation, metric))
    return [text for text in texts if text]


def _sentences(
    evaluation: Evaluation,
    standings: Standings,
    metric: Metric,
    pair: tuple[int, int],
    names: Sequence[str],
) -> Iterator[str]:
    if any(standings.percents[place] is None for place in pair):
        return
    found = rated_pair(evaluation, metric, *pair)
    values = {
        "metric": one_line(metric.title),
        "name": names[pair[0]],
        "other": names[pair[1]],
        "judged": format_number(found.judged if found else 0),
        "segments": format_number(evaluation.segments),
        "people": format_number(len(found.people) if found else 0),
    }
    if found is None:
        text = translate("Ratings", "{metric}: no segment was rated for both {name} and {other}.")
        yield text.format(**values)
        return
    if found.people:
        text = translate(
            "Ratings",
            "{metric}, {name} and {other}: {judged} of {segments} segments rated for both. "
            "Raters: {people}.",
        )
    else:
        text = translate(
            "Ratings",
            "{metric}, {name} and {other}: {judged} of {segments} segments rated for both.",
        )
    yield text.format(**values)
    yield _lead(standings, pair, names, found.difference)
    points = format_number(abs(found.bleu), 2)
    leads = (found.difference > 0) != metric.lower_is_better
    if not found.difference or not found.bleu:
        text = translate("Ratings", "BLEU on the same segments differs by {points} points.")
    elif (found.bleu > 0) == leads:
        text = translate("Ratings", "BLEU on the same segments says the same, by {points} points.")
    else:
        text = translate(
            "Ratings", "BLEU on the same segments says the opposite, by {points} points."
        )
    yield text.format(points=points)
    if found.by_two:
        yield translate(
            "Ratings",
            "Segments that two or more people rated for both: {segments}. In {agreeing} of them, "
            "they agree which one is better.",
        ).format(segments=format_number(found.by_two), agreeing=format_number(found.agreeing))


def _lead(
    standings: Standings, pair: tuple[int, int], names: Sequence[str], difference: float
) -> str:
    """Return which of two candidates is ahead by a difference, and whether this may be chance."""
    if not difference:
        return translate("Ratings", "Both are rated equal.")
    is_ahead = (difference > 0) != standings.lower_is_better
    values = {
        "name": names[pair[0] if is_ahead else pair[1]],
        "difference": format_number(abs(difference), standings.decimals),
    }
    comparison = standings.comparison(*pair)
    if comparison is None:
        return translate("Ratings", "{name} is ahead by {difference}.").format(**values)
    ends = [comparison.interval.low, comparison.interval.high]
    ends = ends if difference > 0 else [0.0 - end for end in reversed(ends)]
    interval = join_range(*(signed(end, standings.decimals) for end in ends))
    if comparison.verdict in (Verdict.BETTER, Verdict.WORSE):
        text = translate("Ratings", "{name} leads by {difference} ({interval}).")
    else:
        text = translate(
            "Ratings", "{name} is ahead by {difference} ({interval}), which may be chance."
        )
    return text.format(interval=interval, **values)
