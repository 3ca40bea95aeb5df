"""The result of a post-editing analysis: numbers of each segment, and their sums in bands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from decimal import Decimal
from enum import IntEnum
from functools import cached_property
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bleu_core.changes.schemes import Scheme
from bleu_core.changes.volume import WordRule
from bleu_core.evaluation.results import json_head
from bleu_core.files.edited import Edited
from bleu_core.files.origins import OriginKind

Integers = NDArray[np.int64]

REWRITTEN = Decimal(50)
"""Less similar than this, in percent, a suggestion was rewritten."""


class SegmentState(IntEnum):
    """The state of a segment in an analysis."""

    MEASURED = 0
    """It had a suggestion, which is compared with the final text."""
    NEW = 1
    """It had none."""
    LOCKED = 2
    """It was not to be translated according to its file."""
    EMPTIED = 3
    """It had a suggestion, but it has no final text."""


class ChangeKind(IntEnum):
    """The smallest class of change that explains the difference."""

    NONE = 0
    TAGS = 1
    SPACE = 2
    CASE = 3
    """Upper and lower case, and white space."""
    PUNCTUATION = 4
    """Punctuation, case and white space."""
    TEXT = 5


# The bands after those of similarity, in their order.
_UNMEASURED = (SegmentState.NEW, SegmentState.LOCKED, SegmentState.EMPTIED)
_STATES = (*(state.name.lower() for state in _UNMEASURED), "repeated")

Grouping = Literal["origin", "translator", "date", "file"]
"""By what segments are put into groups: by files, or by the documents of one file."""

PaidUnit = Literal["source_words", "source_characters", "target_words", "target_characters"]


@dataclass(frozen=True)
class Volume:
    """The size of some segments.

    Attributes
    ----------
    segments
        Number of segments.
    source_words, source_characters
        Words and characters of the source text; 0 without one.
    target_words, target_characters
        The same of the final text.
    """

    segments: int = 0
    source_words: int = 0
    source_characters: int = 0
    target_words: int = 0
    target_characters: int = 0


@dataclass(frozen=True)
class OriginGroup:
    """Suggestions of one origin: an engine, or memories with similar matches.

    Attributes
    ----------
    kind
        The kind of origin.
    name
        The engine, or the origin without a kind; empty for memories, or if the file does not say.
    low, high
        The match in percent, for memories: from `low` to below `high`; None if not known, or open.
    """

    kind: OriginKind
    name: str = ""
    low: float | None = None
    high: float | None = None

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "kind": self.kind.value,
            "name": self.name,
            "match_from": self.low,
            "match_to": self.high,
        }


ChangeGroup = OriginGroup | str
"""An origin, or the name of a translator, date or file as the file states it.

A date is a day (``2024-04-24``) or a month (``2024-04``). Empty for segments without a statement.
"""


@dataclass(frozen=True, eq=False)
class ChangeRows:
    """The segments of an analysis, as arrays with one number for each.

    Attributes
    ----------
    row
        The index among the rows of the pairing.
    segment
        The index of the segment in the evaluation; -1 for a segment that was not compared.
    state
        See `SegmentState`.
    distance, length
        The edit distance between suggestion and final text in characters, and the characters of the
        longer of the two; 0 unless measured.
    word_distance, word_length
        The same in tokens.
    edit
        See `ChangeKind`.
    source_words, source_characters, target_words, target_characters
        See `Volume`.
    source_spaced_words, target_spaced_words
        Words by white space.
    repeated
        Whether the source text occurred before.
    stated
        The index of the group of origins, as the file states it.
    edited
        The index of the editor of the translation and the day, as the file states them.
    file
        The index of the file among the counted ones, for folders; otherwise that of the document in
        the file.
    """

    row: Integers
    segment: Integers
    state: Integers
    distance: Integers
    length: Integers
    word_distance: Integers
    word_length: Integers
    edit: Integers
    source_words: Integers
    source_spaced_words: Integers
    source_characters: Integers
    target_words: Integers
    target_spaced_words: Integers
    target_characters: Integers
    repeated: NDArray[np.bool_]
    stated: Integers
    edited: Integers
    file: Integers

    def __len__(self) -> int:
        return len(self.row)


@dataclass(frozen=True)
class OpenOrigin:
    """An origin of suggestions whose kind the file does not state.

    Attributes
    ----------
    name
        The origin in the words of the file; empty if it has no name.
    segments
        Number of segments with suggestions of it.
    answer
        The kind that the user said it is of; `OriginKind.UNKNOWN` as long as it is open.
    """

    name: str
    segments: int
    answer: OriginKind = OriginKind.UNKNOWN


class Paid(NamedTuple):
    """The size of a segment, and its price.

    Attributes
    ----------
    units
        Its words or characters, whichever are paid.
    weight, weighted
        The weight of a unit, and the weighted units; None without weights.
    amount
        Their price, which is not rounded: the total is the sum of the bands, and these are. None
        without a price.
    """

    units: int
    weight: Decimal | None = None
    weighted: Decimal | None = None
    amount: Decimal | None = None


@dataclass(frozen=True)
class BandTotal:
    """The segments of one band.

    Attributes
    ----------
    id
        Stable: the lower end in percent, or ``new``, ``locked``, ``emptied``, ``repeated``.
    low, high
        The similarities in percent, from `low` to below `high`; both 100 for equal texts. None for
        segments without a band.
    volume
        The size of its segments.
    weight
        Its weight; None without weights, or if its segments have several.
    weighted
        Its weighted units; None without weights.
    price
        Their price, rounded half up to the decimals of the currency; None without one.
    """

    id: str
    low: Decimal | None
    high: Decimal | None
    volume: Volume
    weight: Decimal | None = None
    weighted: Decimal | None = None
    price: Decimal | None = None

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "id": self.id,
            "from": _plain(self.low),
            "to": _plain(self.high),
            **asdict(self.volume),
            "weight": _plain(self.weight),
            "weighted": _plain(self.weighted),
            "amount": _plain(self.price),
        }


@dataclass(frozen=True)
class ChangeSums:
    """The sums of a post-editing analysis, without its segments.

    Attributes
    ----------
    suggestions
        Number of segments that had a suggestion, and have a final text to measure it by.
    unchanged
        Number of suggestions whose text was left as it is; their tags may have changed.
    rewritten
        Number of suggestions that are less similar than 50 % to the final text.
    new, locked, emptied
        Number of segments without a suggestion, of those not to be translated, and of those with a
        suggestion but no final text.
    character_distance, character_length
        The edit distances in characters, and the lengths that they are compared with.
    word_distance, word_length
        The same in tokens.
    bands
        The bands with their sizes, the best first.
    unit
        The unit that is weighted and paid.
    scheme
        The bands and weights.
    """

    suggestions: int
    unchanged: int
    rewritten: int
    new: int
    locked: int
    emptied: int
    character_distance: int
    character_length: int
    word_distance: int
    word_length: int
    bands: tuple[BandTotal, ...]
    unit: PaidUnit
    scheme: Scheme

    @property
    def weighted(self) -> Decimal | None:
        """The weighted units; None without weights."""
        if not self.scheme.is_weighted:
            return None
        return sum((band.weighted or Decimal(0) for band in self.bands), Decimal(0))

    @property
    def price(self) -> Decimal | None:
        """The sum of the prices of the bands; None without one."""
        if not self.scheme.is_weighted or self.scheme.price is None:
            return None
        return sum((band.price or Decimal(0) for band in self.bands), Decimal(0))

    @property
    def due(self) -> Decimal | None:
        """The amount that is paid: the price, or the least one if that is more."""
        price, least = self.price, self.scheme.least
        return price if price is None or least is None else max(price, least)

    @property
    def segments(self) -> int:
        """Number of segments that count."""
        return self.suggestions + self.new + self.locked + self.emptied

    @property
    def unchanged_share(self) -> float | None:
        """The share of suggestions that were left as they are; None if there are none."""
        return self.unchanged / self.suggestions if self.suggestions else None

    @property
    def rewritten_share(self) -> float | None:
        """The share of suggestions that were rewritten; None if there are none."""
        return self.rewritten / self.suggestions if self.suggestions else None

    @property
    def similarity(self) -> float | None:
        """1 minus all edit distances by all lengths, in characters; None if there are none."""
        if not self.character_length:
            return None
        return 1.0 - self.character_distance / self.character_length

    def to_dict(self) -> dict[str, Any]:
        """Return them as plain data."""
        return {
            "bands": [band.to_dict() for band in self.bands],
            "unit": self.unit,
            "weighted": _plain(self.weighted),
            "amount": _plain(self.price),
            "minimum": _plain(self.scheme.least),
            "due": _plain(self.due),
            "currency": self.scheme.currency,
            "decimals": self.scheme.decimals,
            "suggestions": self.suggestions,
            "unchanged": self.unchanged,
            "rewritten": self.rewritten,
            "new": self.new,
            "locked": self.locked,
            "emptied": self.emptied,
            "character_edits": {
                "distance": self.character_distance,
                "length": self.character_length,
            },
            "word_edits": {"distance": self.word_distance, "length": self.word_length},
        }


@dataclass(frozen=True, eq=False)
class Changes:
    """A post-editing analysis of one text, or of the files of folders.

    Attributes
    ----------
    rows
        The segments that count: measured, new, locked and emptied ones. A segment without a
        suggestion and a final text counts nowhere.
    scheme
        The bands and weights.
    stated
        The origins of suggestions as files state them; one group if they do not tell.
    has_source
        Whether the source texts are known; without them, no segment is repeated, and units of the
        target are paid.
    word_rule
        The way words of source and target were counted.
    files
        The names of the files, for folders.
    edited
        The different editors and days that the files state.
    documents
        The names of the documents of one file; empty if it is one document, or for folders.
    """

    rows: ChangeRows
    scheme: Scheme
    stated: tuple[OriginGroup, ...]
    has_source: bool
    word_rule: WordRule = WordRule()  # noqa: RUF009 (it is immutable)
    files: tuple[str, ...] = ()
    edited: tuple[Edited, ...] = (Edited(),)
    documents: tuple[str, ...] = ()

    def of_file(self, number: int) -> Changes:
        """Return the analysis of one of the files.

        It has no price: that of the whole is rounded once, so those of its files would not add up.
        """
        chosen = self.rows.file == number
        columns = {name: values[chosen] for name, values in vars(self.rows).items()}
        scheme = replace(self.scheme, price=None)
        return replace(self, rows=ChangeRows(**columns), files=(), scheme=scheme)

    # Origins

    @cached_property
    def groups(self) -> tuple[OriginGroup, ...]:
        """The origins of suggestions: as files state them, else as the user said."""
        return tuple(dict.fromkeys(map(self._answered, self.stated)))

    @cached_property
    def group(self) -> Integers:
        """The index of the group of origins of each row."""
        numbers = {group: number for number, group in enumerate(self.groups)}
        of_stated = [numbers[self._answered(group)] for group in self.stated]
        found: Integers = np.array(of_stated, np.int64)[self.rows.stated]
        return found

    def _answered(self, group: OriginGroup) -> OriginGroup:
        """Return the group to which the user's answer puts a group."""
        if group.kind is not OriginKind.UNKNOWN:
            return group
        kind = self.scheme.kind_of(group.name)
        if kind is OriginKind.MEMORY:
            return replace(group, kind=kind, name="")
        # Matches are those of memories only.
        return OriginGroup(kind, group.name)

    @cached_property
    def unstated_origins(self) -> tuple[OpenOrigin, ...]:
        """The origins whose kind files do not state, those with most segments first.

        One without a name is among them only where the scheme has weights of kinds: there, the
        answer changes the sum.
        """
        rows, scheme = self.rows, self.scheme
        has_suggestion = np.isin(rows.state, (SegmentState.MEASURED, SegmentState.EMPTIED))
        counts = np.bincount(rows.stated[has_suggestion], minlength=len(self.stated)).tolist()
        segments: dict[str, int] = {}
        for group, count in zip(self.stated, counts, strict=True):
            if group.kind is OriginKind.UNKNOWN and count:
                segments[group.name] = segments.get(group.name, 0) + count
        found = [
            OpenOrigin(name, count, scheme.kind_of(name))
            for name, count in segments.items()
            if name or scheme.of_kinds or name in dict(scheme.origins)
        ]
        return tuple(sorted(found, key=lambda each: -each.segments))

    @property
    def open_origins(self) -> tuple[OpenOrigin, ...]:
        """Those of the origins whose kind the user has not said either."""
        return tuple(each for each in self.unstated_origins if each.answer is OriginKind.UNKNOWN)

    @property
    def has_origins(self) -> bool:
        """Whether any origin of a suggestion is known."""
        unknown = OriginGroup(OriginKind.UNKNOWN), OriginGroup(OriginKind.NONE)
        return not {*self.groups} <= {*unknown}

    @property
    def groupings(self) -> tuple[Grouping, ...]:
        """By what the segments can be put into groups."""
        known: dict[Grouping, bool] = {
            "origin": self.has_origins,
            "translator": any(each.by for each in self.edited),
            "date": any(each.on for each in self.edited),
            "file": bool(self.files) or len(self.documents) > 1,
        }
        return tuple(by for by, is_known in known.items() if is_known)

    # Segments

    @cached_property
    def similarity(self) -> NDArray[np.float64]:
        """1 minus distance by length; NaN for segments that are not measured.

        It equals rapidfuzz's ``Levenshtein.normalized_similarity``.
        """
        found = np.full(len(self.rows), np.nan)
        measured = self.rows.state == SegmentState.MEASURED
        np.divide(self.rows.distance, self.rows.length, out=found, where=measured)
        return 1.0 - found

    @cached_property
    def band_of_rows(self) -> NDArray[np.int8]:
        """The index of the band of each row.

        A repetition is one whether it was edited or not; a locked segment is locked all the same.
        """
        found = self._band_without_repeats.copy()
        is_locked = self.rows.state == SegmentState.LOCKED
        found[self.rows.repeated & ~is_locked] = len(self.scheme.bands) + _STATES.index("repeated")
        return found

    @cached_property
    def _band_without_repeats(self) -> NDArray[np.int8]:
        """The index of the band of each row, as if its source text had not occurred before."""
        rows, scheme = self.rows, self.scheme
        count = len(scheme.bands)
        found = np.full(len(rows), count - 1, np.int8)
        for index in range(count - 2, -1, -1):
            found[at_least(rows.distance, rows.length, scheme.bands[index])] = index
        for place, state in enumerate(_UNMEASURED):
            found[rows.state == state] = count + place
        return found

    @cached_property
    def measured_segments(self) -> Integers:
        """The compared segments with both texts, as indices in the evaluation."""
        segments: Integers = self.rows.segment[self.rows.state == SegmentState.MEASURED]
        return segments[segments >= 0]

    def places(self, band: int | None = None) -> Integers:
        """Return the rows of a band, or of all bands, those with most edited characters first."""
        places = np.arange(len(self.rows))
        if band is not None:
            places = np.flatnonzero(self.band_of_rows == band)
        order = np.argsort(-self.rows.distance[places], kind="stable")
        found: Integers = places[order]
        return found

    def paid(self, place: int) -> Paid:
        """Return the size of a row, and its price."""
        units, scheme = int(getattr(self.rows, self.unit)[place]), self.scheme
        if not scheme.is_weighted:
            return Paid(units)
        different, numbers = self._weights
        weight = different[int(numbers[place])]
        weighted = weight * units
        return Paid(
            units, weight, weighted, None if scheme.price is None else weighted * scheme.price
        )

    # Sums

    def volume(self, chosen: NDArray[np.bool_] | Integers | slice = slice(None)) -> Volume:
        """Return the size of some rows."""
        rows = self.rows
        return Volume(
            len(rows.row[chosen]),
            int(rows.source_words[chosen].sum()),
            int(rows.source_characters[chosen].sum()),
            int(rows.target_words[chosen].sum()),
            int(rows.target_characters[chosen].sum()),
        )

    @cached_property
    def bands(self) -> tuple[BandTotal, ...]:
        """The bands, the best first; then new, locked, emptied and repeated segments."""
        ends: list[tuple[str, Decimal | None, Decimal | None]] = []
        above = Decimal(100)
        for low in self.scheme.bands:
            ends.append((_band_id(low), low, above))
            above = low
        ends += [(state, None, None) for state in _STATES]
        return tuple(self._band(index, *each) for index, each in enumerate(ends))

    @property
    def shown_bands(self) -> tuple[int, ...]:
        """The indices of all bands of similarity, and of the other bands with segments."""
        return tuple(
            index
            for index, band in enumerate(self.bands)
            if band.low is not None or band.volume.segments
        )

    def _band(self, index: int, name: str, low: Decimal | None, high: Decimal | None) -> BandTotal:
        chosen = self.band_of_rows == index
        volume = self.volume(chosen)
        if not self.scheme.is_weighted:
            return BandTotal(name, low, high, volume)
        different, numbers = self._weights
        units: Integers = getattr(self.rows, self.unit)[chosen]
        of_weights = numbers[chosen]
        used = np.unique(of_weights).tolist()
        weighted = sum(
            (different[number] * int(units[of_weights == number].sum()) for number in used),
            Decimal(0),
        )
        possible = {different[number] for number in used} or self._weights_of_band(index)
        weight = possible.pop() if len(possible) == 1 else None
        price = self.scheme.price_of(weighted)
        return BandTotal(name, low, high, volume, weight, weighted, price)

    def _weights_of_band(self, index: int) -> set[Decimal]:
        if self.scheme.repeated is None and index == len(self.scheme.bands) + len(_UNMEASURED):
            return set()
        return {self._weight(index, kind) for kind in OriginKind}

    @cached_property
    def _weights(self) -> tuple[tuple[Decimal, ...], Integers]:
        """The different weights, and the number of that of each row."""
        has_own = self.scheme.repeated is not None
        bands = self.band_of_rows if has_own else self._band_without_repeats
        count, kinds = len(self.scheme.bands) + len(_STATES), tuple(OriginKind)
        of_kinds = [self._weight(index, kind) for kind in kinds for index in range(count)]
        different = tuple(dict.fromkeys(of_kinds))
        numbers = np.array([different.index(weight) for weight in of_kinds], np.int64)
        starts = np.array([count * kinds.index(group.kind) for group in self.groups], np.int64)
        found: Integers = numbers[starts[self.group] + bands]
        return different, found

    def _weight(self, index: int, kind: OriginKind) -> Decimal:
        scheme, zero = self.scheme, Decimal(0)
        of_states = (scheme.new, scheme.locked, zero, scheme.repeated or zero)
        return (*scheme.weights_of(kind), *of_states)[index]

    @property
    def unit(self) -> PaidUnit:
        """The unit that is weighted and paid: of the source, or of the target without one."""
        if self.scheme.unit == "words":
            return "source_words" if self.has_source else "target_words"
        return "source_characters" if self.has_source else "target_characters"

    @cached_property
    def total(self) -> Volume:
        """The size of all segments that count."""
        return self.volume()

    @property
    def paid_words(self) -> int:
        """The words of the text that is paid: the source, or the target without one."""
        return self.total.source_words if self.has_source else self.total.target_words

    @property
    def spaced_words(self) -> int | None:
        """The same by white space, as Microsoft Word counts; None for Thai, which has no spaces."""
        if self.word_rule.has_thai:
            return None
        rows = self.rows
        spaced = rows.source_spaced_words if self.has_source else rows.target_spaced_words
        return int(spaced.sum())

    @property
    def without_repeats(self) -> Volume:
        """The size of the segments whose source text did not occur before."""
        return self.volume(~self.rows.repeated)

    @cached_property
    def edits(self) -> dict[ChangeKind, int]:
        """Number of measured segments by the kind of change."""
        measured = self.rows.edit[self.rows.state == SegmentState.MEASURED]
        counts = np.bincount(measured, minlength=len(ChangeKind)).tolist()
        return {edit: counts[edit] for edit in ChangeKind}

    @cached_property
    def sums(self) -> ChangeSums:
        """The sums of all segments."""
        rows = self.rows
        of_state = np.bincount(rows.state, minlength=len(SegmentState)).tolist()
        is_similar = at_least(rows.distance, rows.length, REWRITTEN)
        return ChangeSums(
            suggestions=of_state[SegmentState.MEASURED],
            unchanged=self.edits[ChangeKind.NONE] + self.edits[ChangeKind.TAGS],
            rewritten=int(np.count_nonzero((rows.state == SegmentState.MEASURED) & ~is_similar)),
            new=of_state[SegmentState.NEW],
            locked=of_state[SegmentState.LOCKED],
            emptied=of_state[SegmentState.EMPTIED],
            character_distance=int(rows.distance.sum()),
            character_length=int(rows.length.sum()),
            word_distance=int(rows.word_distance.sum()),
            word_length=int(rows.word_length.sum()),
            bands=self.bands,
            unit=self.unit,
            scheme=self.scheme,
        )

    def to_dict(self, *, segments: bool = False) -> dict[str, Any]:
        """Return the analysis as plain data, as ``bleu-score --changes --format json`` prints it.

        Parameters
        ----------
        segments
            Whether each segment's numbers are among it.
        """
        content: dict[str, Any] = {
            **json_head(),
            **self.sums.to_dict(),
            "total": asdict(self.total),
            "words_by_white_space": self.spaced_words,
            "without_repeats": asdict(self.without_repeats),
            "edits": {edit.name.lower(): count for edit, count in self.edits.items()},
            "open_origins": [
                {"name": each.name, "segments": each.segments} for each in self.open_origins
            ],
        }
        if segments:
            content["segments"] = self._segments()
        return content

    def _segments(self) -> list[dict[str, Any]]:
        rows, names = self.rows, [band.id for band in self.bands]
        columns: dict[str, Sequence[Any]] = {
            "row": (rows.row + 1).tolist(),
            "band": [names[index] for index in self.band_of_rows.tolist()],
            "similarity": [
                None if state != SegmentState.MEASURED else value
                for value, state in zip(self.similarity.tolist(), rows.state.tolist(), strict=True)
            ],
            "character_distance": rows.distance.tolist(),
            "character_length": rows.length.tolist(),
            "word_distance": rows.word_distance.tolist(),
            "edit": [ChangeKind(value).name.lower() for value in rows.edit.tolist()],
            "source_words": rows.source_words.tolist(),
            "target_words": rows.target_words.tolist(),
            "repeated": rows.repeated.tolist(),
        }
        if self.scheme.is_weighted:
            paid = [self.paid(place) for place in range(len(rows))]
            columns["weight"] = [_plain(each.weight) for each in paid]
            columns["weighted"] = [_plain(each.weighted) for each in paid]
            if self.scheme.price is not None:
                columns["amount"] = [_plain(each.amount) for each in paid]
        if self.files:
            columns = {"file": [self.files[each] for each in rows.file.tolist()], **columns}
        return [
            dict(zip(columns, each, strict=True)) for each in zip(*columns.values(), strict=True)
        ]


def at_least(distance: Integers, length: Integers, percent: Decimal) -> NDArray[np.bool_]:
    """Tell for each pair of texts whether its similarity is at least this percentage.

    Whole numbers are compared, since a similarity of 95 % need not be 0.95 exactly as a float.
    """
    numerator, denominator = percent.as_integer_ratio()
    found: NDArray[np.bool_] = (length - distance) * (100 * denominator) >= length * numerator
    return found


def _band_id(low: Decimal) -> str:
    return format(low.normalize(), "f")


def _plain(number: Decimal | None) -> int | float | None:
    if number is None:
        return None
    return int(number) if number == number.to_integral_value() else float(number)
