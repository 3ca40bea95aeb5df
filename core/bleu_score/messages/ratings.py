"""What people's ratings say, in sentences."""

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
    """Return how many segments a score rests on, and how many people gave it; empty if all do."""
    sentences = []
    if result.ratings or result.judged < len(result.rows):
        text = translate("Ratings", "Rated: {judged} of {segments} segments.")
        judged, segments = format_number(result.judged), format_number(len(result.rows))
        sentences.append(text.format(judged=judged, segments=segments))
    if result.ratings:
        sentences.append(_raters_text(len(result.ratings.people)))
    return join_sentences(*sentences)


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
        known = [place for place in standings.order if standings.percents[place] is not None]
        for each in [pair] if pair else [(known[0], place) for place in known[1:]]:
            own, other = (names[place] for place in each)
            title = translate("Ratings", "{metric}, {name} and {other}:").format(
                metric=one_line(metric.title), name=own, other=other
            )
            if not {*each} <= {*known}:
                continue
            found = rated_pair(evaluation, metric, *each)
            said = (
                _sentences(standings, each, (own, other), found, evaluation.segments)
                if found
                else [translate("Ratings", "No segment was rated for both.")]
            )
            texts.append(join_sentences(title, *said))
        partial = [*map(one_line, partial_raters(evaluation, metric))]
        if partial:
            shown = join_names(partial[:_MOST_NAMES] + ["…"] * (len(partial) > _MOST_NAMES))
            texts.append(
                translate(
                    "Ratings", "Raters who rated only some of the candidates: {count} ({names})."
                ).format(count=format_number(len(partial)), names=shown)
            )
    return texts


def _raters_text(count: int) -> str:
    return translate("Ratings", "Raters: {count}.").format(count=format_number(count))


def _sentences(
    standings: Standings,
    pair: tuple[int, int],
    names: tuple[str, str],
    found: RatedPair,
    segments: int,
) -> Iterator[str]:
    yield translate("Ratings", "{judged} of {segments} segments rated for both.").format(
        judged=format_number(found.judged), segments=format_number(segments)
    )
    if found.people:
        yield _raters_text(found.people)
    leads = (found.difference > 0) != standings.lower_is_better
    yield _lead(standings, pair, names[not leads], found.difference)
    if not found.difference or not found.bleu:
        text = translate("Ratings", "BLEU on the same segments differs by {points} points.")
    elif (found.bleu > 0) == leads:
        text = translate("Ratings", "BLEU on the same segments says the same, by {points} points.")
    else:
        text = translate(
            "Ratings", "BLEU on the same segments says the opposite, by {points} points."
        )
    yield text.format(points=format_number(abs(found.bleu), 2))
    if found.by_two:
        yield translate(
            "Ratings",
            "Segments that two or more people rated for both: {segments}. In {agreeing} of them, "
            "they agree which one is better.",
        ).format(segments=format_number(found.by_two), agreeing=format_number(found.agreeing))


def _lead(standings: Standings, pair: tuple[int, int], name: str, difference: float) -> str:
    """Return who is ahead by a difference, and whether this may be chance."""
    if not difference:
        return translate("Ratings", "Both are rated equal.")
    comparison, decimals = standings.comparison(*pair), standings.decimals
    values = {"name": name, "difference": format_number(abs(difference), decimals)}
    if comparison is None:
        return translate("Ratings", "{name} is ahead by {difference}.").format(**values)
    ends = [comparison.interval.low, comparison.interval.high]
    ends = ends if difference > 0 else [0.0 - end for end in reversed(ends)]
    values["interval"] = join_range(*(signed(end, decimals) for end in ends))
    text = translate("Ratings", "{name} is ahead by {difference} ({interval}); it may be chance.")
    if comparison.verdict in (Verdict.BETTER, Verdict.WORSE):
        text = translate("Ratings", "{name} leads by {difference} ({interval}).")
    return text.format(**values)
