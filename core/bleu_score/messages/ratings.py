"""Sentences about people's ratings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bleu_core.analysis.rated import RatedPair, is_rated, partial_raters, rated_pair
from bleu_core.analysis.standings import Standings
from bleu_core.evaluation.results import Evaluation, MetricResult
from bleu_core.scoring.verdicts import Verdict
from bleu_score.i18n import format_number, join_names, join_range, join_sentences, translate
from bleu_score.messages.metrics import signed
from bleu_score.messages.names import one_line

# Of more raters, only the first ones are named.
_MOST_NAMES = 5


def rated_text(result: MetricResult) -> str:
    """Return the numbers of segments and of people that a score rests on; can be empty."""
    said = []
    if result.ratings or result.judged < len(result.rows):
        text = translate("Ratings", "Segments rated: {judged} of {segments}.")
        judged, segments = map(format_number, (result.judged, len(result.rows)))
        said.append(text.format(judged=judged, segments=segments))
    if result.ratings:
        said.append(_raters_text(len(result.ratings.people)))
    return join_sentences(*said)


def rating_texts(
    evaluation: Evaluation, names: Sequence[str], pair: tuple[int, int] | None = None
) -> Iterator[str]:
    """Yield what people's ratings say of candidates, one or more texts for each metric.

    Parameters
    ----------
    names
        The names of the candidates as they are shown.
    pair
        The two to compare; by default, the best one by each metric with all others.
    """
    for metric in evaluation.metrics:
        if not metric.given or not is_rated(evaluation, metric.name):
            continue
        title, segments = one_line(metric.title), format_number(evaluation.segments)
        standings = Standings(evaluation, metric.name)
        best, *others = [each for each in standings.order if standings.percents[each] is not None]
        for places in [pair] if pair else [(best, place) for place in others]:
            if {*places} <= {best, *others}:
                found = rated_pair(evaluation, metric.name, places)
                own, other = (names[place] for place in places)
                text = translate("Ratings", "{metric}, {name} and {other}:")
                yield join_sentences(
                    text.format(metric=title, name=own, other=other),
                    *_sentences(standings, places, names, found, segments),
                )
        if partial := [*map(one_line, partial_raters(evaluation, metric.name))]:
            more = len(partial) - _MOST_NAMES
            shown = partial[:_MOST_NAMES] + [f"+{format_number(more)}"] * (more > 0)
            text = translate(
                "Ratings",
                "{metric}: raters who rated only some of the candidates: {count} ({names}).",
            )
            count = format_number(len(partial))
            yield text.format(metric=title, count=count, names=join_names(shown))


def _raters_text(count: int) -> str:
    return translate("Ratings", "Raters: {count}.").format(count=format_number(count))


def _sentences(
    standings: Standings,
    places: tuple[int, int],
    names: Sequence[str],
    found: RatedPair | None,
    segments: str,
) -> Iterator[str]:
    if found is None:
        yield translate("Ratings", "No segment was rated for both.")
        return
    text = translate("Ratings", "Segments rated for both: {judged} of {segments}.")
    yield text.format(judged=format_number(found.judged), segments=segments)
    if found.people:
        yield _raters_text(found.people)
    leads = (found.difference > 0) != standings.lower_is_better
    yield _lead(standings, places, names[places[0 if leads else 1]], found.difference)
    if not found.difference or not found.bleu:
        text = translate("Ratings", "BLEU on the same segments differs by {points} points.")
    elif (found.bleu > 0) == leads:
        text = translate(
            "Ratings", "BLEU on the same segments favors the same one, by {points} points."
        )
    else:
        text = translate(
            "Ratings", "BLEU on the same segments favors the other one, by {points} points."
        )
    yield text.format(points=format_number(abs(found.bleu), 2))
    if found.by_two:
        text = translate(
            "Ratings",
            "Segments that two or more people rated for both: {segments}. In {agreeing} of them, "
            "they agree on which one is better.",
        )
        by_two, agreeing = map(format_number, (found.by_two, found.agreeing))
        yield text.format(segments=by_two, agreeing=agreeing)


def _lead(standings: Standings, places: tuple[int, int], name: str, difference: float) -> str:
    """Return the name of the one ahead, the difference, and whether this may be chance."""
    if not difference:
        return translate("Ratings", "Both are rated equal.")
    comparison, decimals = standings.comparison(*places), standings.decimals
    size, interval = format_number(abs(difference), decimals), ""
    text = translate("Ratings", "{name} is ahead by {difference}.")
    if comparison is not None:
        ends = [comparison.interval.low, comparison.interval.high]
        ends = ends if difference > 0 else [0.0 - end for end in reversed(ends)]
        interval = join_range(*(signed(end, decimals) for end in ends))
        text = translate(
            "Ratings", "{name} is ahead by {difference} ({interval}); this may be chance."
        )
        if comparison.verdict in (Verdict.BETTER, Verdict.WORSE):
            text = translate(
                "Ratings", "{name} is significantly ahead by {difference} ({interval})."
            )
    return text.format(name=name, difference=size, interval=interval)
