"""Sentences about the comparison of candidates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bleu_core.analysis.noticed import JUDGMENTS, TARGETS, judged_alike
from bleu_core.analysis.standings import Standings
from bleu_core.evaluation.results import CandidateResult, Evaluation
from bleu_core.scoring import significance
from bleu_core.scoring.verdicts import Verdict, segments_needed
from bleu_score.i18n import (
    format_list,
    format_number,
    format_percent,
    join_phrases,
    join_range,
    join_sentences,
    translate,
)
from bleu_score.messages.metrics import (
    comparison_texts,
    confidence_text,
    p_value,
    score_text,
    verdict_sign,
    verdict_text,
)
from bleu_score.messages.names import one_line, short_names

# So many names are read; of more, the first are named.
_MOST_NAMES = 5


def verdict_words(comparison: significance.Comparison) -> str:
    """Return the verdict: its sign and its words."""
    return f"{verdict_sign(comparison.verdict)} {verdict_text(comparison.verdict)}"


def sign_legend() -> str:
    """Return the meanings of the signs of verdicts."""
    return translate("Compare", "▲ significantly better, ▼ significantly worse, ≈ neither.")


def comparison_facts(comparison: significance.Comparison) -> Iterator[str]:
    """Yield the difference, its interval and its p-values, each with its name."""
    difference, interval, p, corrected = comparison_texts(comparison)
    yield translate("Compare", "Difference: {difference}").format(difference=difference)
    yield confidence_text(interval)
    if comparison.verdict_p is not None:
        yield f"p {p}"
        yield translate("Compare", "Holm-corrected p {p}").format(p=corrected)
    if comparison.test == "bs" and comparison.p_value is not None:
        yield translate("Compare", "sacreBLEU’s p = {p}").format(p=p_value(comparison.p_value))


def comparison_tip(comparison: significance.Comparison) -> str:
    """Return everything known about a comparison, a line for each fact."""
    return "\n".join((verdict_words(comparison), *comparison_facts(comparison)))


def standing_text(evaluation: Evaluation, candidate: CandidateResult) -> str:
    """Return the place of a candidate among the others; empty if it is alone.

    Of an order that was not tested, it says so: the scores alone are no ranking.
    """
    ranked = evaluation.ranked
    if len(ranked) < 2 or not ranked[0].score.is_defined:
        return ""
    best, count = ranked[0], format_number(len(ranked))
    if best.score.percent > candidate.score.percent:
        text = translate("Compare", "Below {name} ({score}), the highest of {count}").format(
            name=short_names(evaluation.candidate_names)[best.name],
            score=score_text(best.score),
            count=count,
        )
    elif ranked[1].score.percent == best.score.percent:
        text = translate("Compare", "Highest of {count}, tied").format(count=count)
    else:
        text = translate("Compare", "Highest of {count}").format(count=count)
    if any(comparison.metric == "bleu" for comparison in evaluation.comparisons):
        return text
    return join_phrases((text, translate("Compare", "differences not tested")))


def headline(evaluation: Evaluation, standings: Standings) -> tuple[str, str]:
    """Return the best candidate, and the certainty of that."""
    short = short_names(evaluation.candidate_names)
    names = [short[candidate.name] for candidate in evaluation.candidates]
    if len(names) == 1:
        return names[0], translate(
            "Compare",
            "Add more candidates to see which is best: how much they differ, whether that is "
            "significant, and which segments make the difference.",
        )
    first = [place for place in standings.order if standings.ranks[place] == 1]
    if not first:
        return "", ""
    metric = one_line(evaluation.metric(standings.metric).title)
    if len(first) > 1:
        title = translate("Compare", "Equal best scores by {metric}: {names}").format(
            metric=metric, names=_named([names[place] for place in first])
        )
    else:
        title = translate("Compare", "{name} scores best by {metric}").format(
            name=names[first[0]], metric=metric
        )
    second = standings.order[1]
    return title, join_sentences(
        *filter(
            None,
            (
                _certainty(evaluation, standings, metric, names, first),
                needed_text(evaluation, standings, first[0], second),
                *_opposites(evaluation, standings, names),
                readers_text(evaluation, standings, first[0], second),
            ),
        )
    )


def needed_text(evaluation: Evaluation, standings: Standings, candidate: int, rival: int) -> str:
    """Return the number of segments with which a difference that may be chance is significant.

    Empty before a test: the intervals of two scores say little about that of their difference.
    """
    found = standings.comparison(candidate, rival)
    if found is None or found.verdict is not Verdict.UNDECIDED:
        return ""
    even, most = (
        segments_needed(
            found.difference,
            found.interval.half_width,
            evaluation.segments,
            power=power,
            comparisons=sum(each.metric == standings.metric for each in evaluation.comparisons),
        )
        for power in (0.5, 0.8)
    )
    if even <= evaluation.segments:
        return ""
    return translate(
        "Compare",
        "In texts like this, a difference of {difference} is significant in half of the cases "
        "with about {even} segments, and in four out of five with about {most}; here, there are "
        "{count}.",
    ).format(
        difference=format_number(abs(found.difference), found.decimals),
        even=_about(even),
        most=_about(most),
        count=format_number(evaluation.segments),
    )


def readers_text(evaluation: Evaluation, standings: Standings, candidate: int, rival: int) -> str:
    """Return the share of people's judgments that agree with a difference like this in BLEU.

    No file says whether it is a machine translation, so this is a condition.
    """
    row = judged_alike(evaluation, candidate, rival) if standings.metric == "bleu" else None
    if row is None:
        return ""
    ends = [format_number(end, int(end % 1 > 0)) for end in (row.start, row.end) if end is not None]
    short = short_names(evaluation.candidate_names)
    return translate(
        "Compare",
        "If {name} and {other} are machine translations by different systems: in news and similar "
        "texts at WMT 2023–24 ({pairs} pairs, {languages} languages), people rated the system with "
        "the higher BLEU better in {share} ({interval}) of the pairs {points} points apart.",
    ).format(
        name=short[evaluation.candidates[candidate].name],
        other=short[evaluation.candidates[rival].name],
        pairs=format_number(sum(each.pairs for each in JUDGMENTS)),
        languages=format_number(len(TARGETS)),
        share=format_percent(row.share / 100, 0),
        interval=join_range(format_number(row.low), format_number(row.high)),
        points=join_range(*ends) if len(ends) > 1 else f"≥ {ends[0]}",
    )


def _about(number: int) -> str:
    """Format a number that is only known roughly, with two digits."""
    return format_number(float(f"{number:.2g}"))


def _opposites(evaluation: Evaluation, standings: Standings, names: Sequence[str]) -> Iterator[str]:
    """Yield a sentence for each metric by which a candidate is better that scores worse here.

    Only comparisons with the best candidate, or with the baseline, count.
    """
    baseline = evaluation.settings.resampling.baseline
    rival = baseline if isinstance(baseline, int) else standings.best
    for metric in evaluation.metrics:
        others = Standings(evaluation, metric.name)
        for place in standings.order:
            found = others.comparison(place, rival)
            difference = standings.difference(place, rival)
            if found is None or not difference:
                continue
            is_ahead = (difference > 0) != standings.lower_is_better
            if found.verdict is (Verdict.WORSE if is_ahead else Verdict.BETTER):
                better, worse = (rival, place) if is_ahead else (place, rival)
                text = translate(
                    "Compare", "By {metric}, {name} is significantly better than {other}."
                )
                yield text.format(
                    metric=one_line(metric.title),
                    name=names[better],
                    other=names[worse],
                )
                break


def _certainty(
    evaluation: Evaluation,
    standings: Standings,
    metric: str,
    names: list[str],
    first: list[int],
) -> str:
    rest = [place for place in standings.order if place not in first]
    found = {place: standings.comparison(first[0], place) for place in rest}
    if any(found.values()) and all(found.values()):
        unsure = [
            place for place, each in found.items() if each and each.verdict is not Verdict.BETTER
        ]
        if not unsure:
            text = translate(
                "Compare", "Significantly better by {metric} than every other candidate."
            )
            return text.format(metric=metric)
        text = translate("Compare", "Not significantly better by {metric} than {names}.")
        return text.format(metric=metric, names=_named([names[place] for place in unsure]))
    baseline = evaluation.settings.resampling.baseline
    if isinstance(baseline, int) and any(
        standings.comparison(place, baseline) for place in standings.order
    ):
        verdicts = [
            each.verdict
            for place in standings.order
            if (each := standings.comparison(place, baseline))
        ]
        better, worse = verdicts.count(Verdict.BETTER), verdicts.count(Verdict.WORSE)
        return translate(
            "Compare",
            "Compared with the baseline {name} by {metric}: {better} significantly better, {worse} "
            "significantly worse, {neither} neither.",
        ).format(
            metric=metric,
            name=names[baseline],
            better=format_number(better),
            worse=format_number(worse),
            neither=format_number(len(verdicts) - better - worse),
        )
    if rest and "resampling" in evaluation.pending:
        return translate("Compare", "Testing whether the differences are significant…")
    if rest and not evaluation.comparisons:
        return translate("Compare", "The differences have not been tested for significance.")
    return ""


def _named(names: list[str]) -> str:
    """Return a list of names, of many the first ones and the number of the others."""
    if len(names) <= _MOST_NAMES:
        return format_list(names)
    more = translate("Compare", "{count} more").format(
        count=format_number(len(names) - _MOST_NAMES + 1)
    )
    return format_list([*names[: _MOST_NAMES - 1], more])
