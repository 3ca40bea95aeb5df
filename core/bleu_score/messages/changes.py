"""Texts for post-editing analyses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from decimal import Decimal

from bleu_core.changes import model as changes_model
from bleu_core.changes.by_group import ByGroup, GroupComparison
from bleu_core.changes.errors import SchemeInvalid
from bleu_core.changes.lines import Line
from bleu_core.changes.schemes import MOST_DECIMALS, Scheme
from bleu_core.files.origins import OriginKind
from bleu_score.i18n import (
    Messages,
    format_date,
    format_number,
    format_percent,
    format_percent_range,
    format_share,
    join_names,
    join_sentences,
    translate,
    with_detail,
    with_label,
)
from bleu_score.messages import diagnostic_kinds
from bleu_score.messages.metrics import p_with_sign, signed
from bleu_score.messages.names import one_line

_WHOLE = Decimal(100)
# Origins that are named in a sentence.
_MOST_NAMED = 10
# Reasons not to count a segment, where they are said of suggestions and final texts.
_CONCERNS = Messages(
    "Pairs",
    {
        "only_reference": "Only among the final texts",
        "only_candidate": "Only among the suggestions",
        "empty_reference": "Without a final text",
        "empty_candidate": "Without a suggestion",
        "untranslated": "Untranslated (the suggestion is the source text)",
        "not_translated": "Marked as not translated",
        "needs_review": "Marked for review or not confirmed",
        "unconfirmed_candidate": "Suggestion marked for review or not confirmed",
    },
)


def title() -> str:
    """Return the title of an analysis."""
    return translate("Changes", "What was changed")


def headline(sums: changes_model.ChangeSums, *, counts: bool = False) -> str:
    """Return the result in one sentence, on request with the counts behind its shares."""
    if not sums.suggestions:
        return translate("Changes", "No segment had a suggestion.")
    text = translate(
        "Changes",
        "{unchanged} of the suggestions were left unchanged, and {rewritten} were rewritten "
        "(similarity below {limit}).",
    )
    return text.format(
        unchanged=_share(sums.unchanged, sums.suggestions, counts),
        rewritten=_share(sums.rewritten, sums.suggestions, counts),
        limit=_percent(changes_model.REWRITTEN),
    )


def _share(count: int, total: int, is_counted: bool) -> str:
    of = translate("Changes", "{count} of {all}")
    said = of.format(count=format_number(count), all=format_number(total))
    return with_detail(format_share(count / total), said if is_counted else "")


def band_name(band: changes_model.BandTotal) -> str:
    """Return the name of a band: its similarities, or the state of its segments."""
    if band.low is None:
        return _state_name(band.id)
    return range_name(band.low, band.high)


def _state_name(state: str) -> str:
    names = {
        "new": translate("Changes", "New (no suggestion)"),
        "locked": translate("Changes", "Locked"),
        "emptied": translate("Changes", "No final text"),
        "repeated": translate("Changes", "Repeated"),
    }
    return names[state]


def range_name(low: Decimal, high: Decimal | None) -> str:
    """Return a range of percentages, which ends below `high` unless that is 100."""
    if low == _WHOLE and high in (_WHOLE, low):
        return _percent(low)
    if not low and high is not None and high < _WHOLE:
        return translate("Changes", "below {percent}").format(percent=_percent(high))
    is_whole = high is not None and low == int(low) and high == int(high)
    if high is None or not is_whole:
        return translate("Changes", "from {percent}").format(percent=_percent(low))
    last = high if low == high else high - 1
    return _percent(low) if last == low else format_percent_range(float(low), float(last))


def _percent(number: Decimal) -> str:
    return format_percent(float(number / 100), _decimals(number))


def _number(number: Decimal) -> str:
    return format_number(float(number), _decimals(number))


def _decimals(number: Decimal) -> int:
    exponent = number.normalize().as_tuple().exponent
    return max(0, -exponent) if isinstance(exponent, int) else 0


def amount_decimals(sums: changes_model.ChangeSums) -> int:
    """Return the number of decimals of weighted units: all that any row has, two at least."""
    return max(2, *(_decimals(band.weighted or Decimal(0)) for band in sums.bands))


def exact(number: Decimal) -> str:
    """Return a number with all of its decimals, such as a weight as it is in the scheme."""
    return _number(number)


def size_name(unit: changes_model.PaidUnit) -> str:
    """Return the heading of the words or characters of a text."""
    names: dict[changes_model.PaidUnit, str] = {
        "source_words": translate("Changes", "Source words"),
        "source_characters": translate("Changes", "Source characters"),
        "target_words": translate("Changes", "Target words"),
        "target_characters": translate("Changes", "Target characters"),
    }
    return names[unit]


def unit_name(sums: changes_model.ChangeSums) -> str:
    """Return the heading of the units that weights apply to."""
    if sums.unit in ("source_words", "target_words"):
        return translate("Changes", "Weighted words")
    return translate("Changes", "Weighted characters")


def sum_text(sums: changes_model.ChangeSums) -> tuple[str, str]:
    """Return the sum and what it is: what is paid, or a share where there are no rates."""
    if sums.price is not None and sums.due is not None:
        text = translate("Changes", "the sum of the bands, each rounded")
        if sums.due != sums.price:
            text = translate("Changes", "the minimum fee, which is more than the sum of the bands")
        return paid_text(sums.due, sums.scheme), text
    if sums.similarity is None:
        return "", ""
    text = translate("Changes", "of the characters changed ({changed} of {all})")
    said = text.format(
        changed=format_number(sums.character_distance), all=format_number(sums.character_length)
    )
    return format_share(1.0 - sums.similarity), said


def distance_text(distance: int, length: int) -> str:
    """Return the changed characters of a segment, and those of its longer text."""
    text = translate("Changes", "{changed} of {all} characters")
    return text.format(changed=format_number(distance), all=format_number(length))


def units_text(sums: changes_model.ChangeSums, units: int) -> str:
    """Return a number of the units that are paid."""
    if sums.unit in ("source_words", "target_words"):
        text = translate("Changes", "words: {count}")
    else:
        text = translate("Changes", "characters: {count}")
    return text.format(count=format_number(units))


def weighted_text(weighted: Decimal) -> str:
    """Return an exact number of weighted units."""
    return translate("Changes", "weighted: {count}").format(count=_number(weighted))


def amount_text(amount: Decimal, currency: str) -> str:
    """Return an amount of money with all of its decimals."""
    return f"{_number(amount)} {currency}".strip()


def paid_text(amount: Decimal, scheme: Scheme) -> str:
    """Return a rounded amount with the decimals of its currency."""
    return f"{format_number(float(amount), scheme.decimals)} {scheme.currency}".strip()


def band_facts(sums: changes_model.ChangeSums, band: changes_model.BandTotal) -> Iterator[str]:
    """Yield the sums of a band: segments, units, weighted units and price."""
    yield translate("Changes", "segments: {count}").format(
        count=format_number(band.volume.segments)
    )
    yield units_text(sums, getattr(band.volume, sums.unit))
    if band.weighted is not None:
        yield weighted_text(band.weighted)
    if band.price is not None:
        yield paid_text(band.price, sums.scheme)


def line_facts(changes: changes_model.Changes, line: Line, band: str) -> Iterator[str]:
    """Yield the figures of a segment, from which its part of the sum can be checked by hand.

    Parameters
    ----------
    band
        The name of its band; empty where this stands above it.
    """
    sums = changes.sums
    if band and (line.similarity is None or changes.bands[line.band].low is None):
        yield band
    if line.similarity is not None:
        yield format_share(line.similarity)
        yield distance_text(line.distance, line.length)
    yield units_text(sums, line.units)
    if line.weighted is not None:
        yield weighted_text(line.weighted)
    if line.amount is not None:
        yield amount_text(line.amount, sums.scheme.currency)
    if changes.has_origins and line.similarity is not None:
        yield origin_name(line.origin)


def price_name(currency: str) -> str:
    """Return the heading of amounts."""
    return with_detail(translate("Changes", "Amount"), currency)


def state_weights(scheme: Scheme) -> Iterator[tuple[str, Decimal]]:
    """Yield the weights of segments without a band of similarity, with their names."""
    yield _state_name("new"), scheme.new
    yield _state_name("locked"), scheme.locked
    if scheme.repeated is not None:
        yield _state_name("repeated"), scheme.repeated


def rate_facts(scheme: Scheme) -> Iterator[str]:
    """Yield the price of a unit, the minimum fee, and what the user said about origins."""
    if scheme.price is not None:
        is_words = scheme.unit == "words"
        name = translate("Changes", "Price per weighted word")
        name = name if is_words else translate("Changes", "Price per weighted character")
        yield with_label(name, amount_text(scheme.price, scheme.currency))
    if scheme.least is not None:
        yield with_label(minimum_name(), paid_text(scheme.least, scheme))
    unnamed = translate("Changes", "Unknown origin")
    said = [(one_line(name) or unnamed, kind_name(kind)) for name, kind in scheme.origins]
    if said:
        text = translate("Changes", "Kinds of origins, as stated by the user: {origins}.")
        yield text.format(origins=join_names([f"{name} = {kind}" for name, kind in said]))


def minimum_name() -> str:
    """Return the name of the row of the least that is paid."""
    return translate("Changes", "Minimum fee")


def share_names() -> tuple[str, str, str]:
    """Return the names of the shares left as they are and rewritten, and of the similarity."""
    return (
        translate("Changes", "Unchanged"),
        translate("Changes", "Rewritten"),
        translate("Changes", "Similarity"),
    )


def concern_name(concern: str) -> str:
    """Return the reason not to count a segment, in the words of suggestions and final texts."""
    return _CONCERNS.get(concern) or diagnostic_kinds.concern_name(concern)


def edit_name(edit: changes_model.ChangeKind) -> str:
    """Return the name of a kind of change."""
    names = {
        changes_model.ChangeKind.NONE: translate("Changes", "Unchanged"),
        changes_model.ChangeKind.TAGS: translate("Changes", "Only inline tags"),
        changes_model.ChangeKind.SPACE: translate("Changes", "Only spaces"),
        changes_model.ChangeKind.CASE: translate("Changes", "Only upper or lower case"),
        changes_model.ChangeKind.PUNCTUATION: translate("Changes", "Only punctuation"),
        changes_model.ChangeKind.TEXT: translate("Changes", "Words"),
    }
    return names[edit]


def origin_name(group: changes_model.OriginGroup) -> str:
    """Return the name of an origin of suggestions."""
    if group.kind is OriginKind.MEMORY:
        if group.low is None:
            return kind_name(group.kind)
        if group.high is None:
            return translate("Changes", "Translation memory, match in context")
        matches = range_name(Decimal(str(group.low)), Decimal(str(group.high)))
        return translate("Changes", "Translation memory, match {matches}").format(matches=matches)
    if group.name and group.kind is OriginKind.UNKNOWN:
        return with_detail(one_line(group.name), translate("Changes", "kind not stated"))
    if group.name:
        return one_line(group.name)
    return kind_name(group.kind)


def kind_name(kind: OriginKind) -> str:
    """Return the name of a kind of origin."""
    names = {
        OriginKind.MACHINE: translate("Changes", "Machine translation"),
        OriginKind.MEMORY: translate("Changes", "Translation memory"),
        OriginKind.REPEATED: translate("Changes", "Repetition"),
        OriginKind.OTHER: translate("Changes", "Other origin"),
        OriginKind.NONE: translate("Changes", "No suggestion"),
        OriginKind.UNKNOWN: translate("Changes", "Unknown origin"),
    }
    return names[kind]


def group_name(by: changes_model.Grouping, group: changes_model.ChangeGroup) -> str:
    """Return the name of an origin, a translator, a date or a file."""
    if isinstance(group, changes_model.OriginGroup):
        return origin_name(group)
    if not group:
        return translate("Changes", "Not stated")
    if by == "date" and group.count("-") == 2:
        return format_date(date.fromisoformat(group))
    return one_line(group)


def group_names(by: changes_model.Grouping) -> tuple[str, str]:
    """Return the words for the groups of an analysis, and for one of them."""
    names = {
        "origin": (
            translate("Changes", "Origins"),
            translate("Changes", "Origin"),
        ),
        "translator": (
            translate("Changes", "Translators"),
            translate("Changes", "Translator"),
        ),
        "date": (translate("Changes", "Dates"), translate("Changes", "Date")),
        "file": (translate("Reports", "Files"), translate("Reports", "File")),
    }
    return names[by]


def comparison_texts(result: ByGroup) -> list[str]:
    """Return a sentence for each significant difference, or one that there is none."""
    if not result.comparisons:
        return []
    found = [_comparison_text(each, result) for each in result.comparisons if each.is_significant]
    return found or [translate("Changes", "None of these differences is significant.")]


def _comparison_text(comparison: GroupComparison, result: ByGroup) -> str:
    """Return a significant difference of two groups in one sentence."""
    first, second = (
        group_name(result.by, result.rows[place].group)
        for place in (comparison.first, comparison.second)
    )
    text = translate(
        "Changes", "{second} compared with {first}: {difference} points, significant (p {p})."
    )
    return text.format(
        first=first,
        second=second,
        difference=signed(comparison.difference, 1),
        p=p_with_sign(comparison.p_holm, is_least=comparison.is_least_p),
    )


def groups_note() -> str:
    """Return the limit of every difference between groups."""
    return translate(
        "Changes",
        "Each row covers different segments, so a difference may also be due to the segments.",
    )


def notes(changes: changes_model.Changes, *, are_chosen: bool, asks: bool = False) -> Iterator[str]:
    """Yield the definitions of the numbers, and their limits.

    Parameters
    ----------
    are_chosen
        Whether the suggestions were chosen among those in the file.
    asks
        Whether the user is asked about open origins beside the notes.
    """
    yield translate(
        "Changes",
        "Similarity: 1 − (characters changed ÷ characters of the longer text). Only identical "
        "texts reach {percent}.",
    ).format(percent=format_percent(1, 0))
    yield counting_text(changes)
    if changes.open_origins and not asks:
        yield open_origins_text(changes.open_origins)
    if changes.scheme.is_weighted and not changes.has_source:
        yield translate(
            "Changes", "There are no source texts, so the words of the target are counted."
        )
    yield from _repetition_texts(changes)
    yield from _amount_texts(changes)
    if are_chosen:
        yield translate(
            "Changes",
            "The inserted suggestion is compared or, if the file does not name it, the best match. "
            "An unused suggestion appears rewritten.",
        )
    yield translate("Changes", "The time spent is not measured.")


def open_origins_text(origins: Sequence[changes_model.OpenOrigin]) -> str:
    """Return the sentence about origins whose kind is open."""
    unnamed = translate("Changes", "Unknown origin")
    names = [one_line(each.name) or unnamed for each in origins[:_MOST_NAMED]]
    if more := len(origins) - len(names):
        count = format_number(more)
        names.append(translate("Diagnostics", "and {count} more").format(count=count))
    text = translate(
        "Changes",
        "The kind of these origins is not stated: {origins}. The weights for all origins apply.",
    )
    return text.format(origins=join_names(names))


def _repetition_texts(changes: changes_model.Changes) -> Iterator[str]:
    """Yield the rule for segments whose source text occurred before, if there are any."""
    if not any(band.id == "repeated" and band.volume.segments for band in changes.bands):
        return
    yield translate(
        "Changes",
        "A segment whose source text occurred before is a repetition, whether it was edited or "
        "not.",
    )
    if changes.scheme.is_weighted and changes.scheme.repeated is None:
        yield translate("Changes", "Each repetition has the weight of its own similarity.")


def _amount_texts(changes: changes_model.Changes) -> Iterator[str]:
    """Yield the way from weighted units to what is paid."""
    sums, scheme = changes.sums, changes.scheme
    if sums.price is None:
        return
    yield translate(
        "Changes",
        "The amount of a row is its weighted words or characters times {price}, rounded half up "
        "to {decimals} decimals in each row; the total is the sum of the rows. Amounts of single "
        "segments are not rounded.",
    ).format(price=_number(scheme.price or Decimal(0)), decimals=format_number(scheme.decimals))
    if sums.due != sums.price:
        yield translate("Changes", "The total is less than the minimum fee, which is paid instead.")
    yield translate("Changes", "Amounts are without tax.")


def counting_text(changes: changes_model.Changes) -> str:
    """Return the rules by which words were counted, and what another rule would give."""
    sentences = [translate("Changes", "Words are counted by Unicode boundaries.")]
    if changes.word_rule.counts_single_characters:
        sentences.append(
            translate("Changes", "Each Chinese or Japanese character counts as one word.")
        )
    if changes.word_rule.has_thai:
        sentences.append(
            translate(
                "Changes",
                "In Thai, Lao, Khmer and Burmese, six characters count as one word.",
            )
        )
    words, spaced = changes.paid_words, changes.spaced_words
    if spaced is not None and spaced != words:
        text = translate(
            "Changes",
            "That makes {words} words; counted by white space, as in Microsoft Word, it would be "
            "{spaced}.",
        )
        sentences.append(text.format(words=format_number(words), spaced=format_number(spaced)))
    return join_sentences(*sentences)


def scheme_text(error: SchemeInvalid) -> str:
    """Return the message for a rate scheme that is not valid."""
    problem = scheme_problem(error)
    if error.path is None:
        return problem
    return with_label(str(error.path), problem)


def scheme_problem(error: SchemeInvalid) -> str:
    """Return the problem in a rate scheme."""
    texts = {
        "toml": translate("Config", "this is not valid TOML."),
        "table": translate("Changes", "“{key}” must be a table."),
        "unknown": translate("Changes", "a rate scheme has no key “{key}”."),
        "number": translate("Changes", "“{key}” must be a number of 0 or more."),
        "percent": translate("Changes", "The keys of “{key}” must be percentages from 0 to 100."),
        "currency": translate(
            "Changes", "“{key}” must be an ISO code of three letters, such as EUR."
        ),
        "decimals": translate("Changes", "“{key}” must be a whole number from 0 to {most}."),
        "unit": translate("Changes", '“{key}” must be "words" or "characters".'),
        "unordered": translate("Changes", "“{key}” must begin with the highest percentage."),
        "no_band": translate("Changes", "there is no band for the weight “{key}”."),
        "no_weight": translate("Changes", "the weight “{key}” of a band is missing."),
        "origin": translate(
            "Changes", '“{key}” must be "machine", "memory", "repeated" or "other".'
        ),
    }
    return texts[error.problem].format(key=error.key, most=MOST_DECIMALS)
