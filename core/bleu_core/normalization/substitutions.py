r"""The same words in other characters: ``diab?ticos`` for ``diabéticos``, ``l&#39;eau``.

No list of faults is needed. Where a segment has a sign that its counterpart lacks, the two signs
before it and the two after it are looked for in the counterpart; what stands between them there is
the same sign in other characters. ``é`` is then written ``?``, ``\xe9``, ``&eacute;``, ``e'`` or
not at all. What is found often enough is systematic: translators vary words, not characters.

In the segment ``Él habló`` beside ``?l habl?``, ``ó`` is between ``bl`` and the end. There, the
other text has ``?``.
"""

from __future__ import annotations

import re
import string
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import islice, takewhile
from typing import TypeAlias

from bleu_core.normalization.notations import NOTATIONS, REFERENCES, Notation
from bleu_core.normalization.typography import plain_signs
from bleu_core.progress import SILENT, Progress

# Segments that are looked at, and occurrences of a sign in each.
_SAMPLE, _OCCURRENCES = 250, 3
# Some programs write the codes of codes: &amp;#39;.
_TIMES = 2
# The longest writing of a character, as in %E2%80%99.
_LONGEST = 12
# So many letters, digits or spaces are not missing by chance: a year has four digits.
_THROUGHOUT = 4
# Signs that come and go as translators like are missing about as often in the other text.
_ONE_SIDED = 3
# Characters before and after a segment, so that all signs have neighbors.
_START, _END = "\x02\x02", "\x03\x03"
# One segment in this many must be concerned, and at least so many.
_SHARE, _FEWEST = 100, 3
# What encoders write for characters that they do not have.
_LOST = frozenset("?_\ufffd\u25a1\x1a")
_DOUBLED = re.compile(r"([^\w\s])\1")
_MARKED = re.compile(r"\w[^\w\s\x00-\x7f]+")
# Scripts without spaces between words, where any sign is within a word; compiled when needed.
_SPACELESS = "[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uf900-\ufaff]"


@dataclass(frozen=True)
class Substituted:
    """Characters that a text has instead of others.

    Attributes
    ----------
    pairs
        What is written, and what is meant by it, the most frequent first; either may be empty.
    share
        The share of the segments that have some.
    notations
        The notations in which some are written.
    certain
        The writings that mean the same wherever they are.
    """

    pairs: tuple[tuple[str, str], ...]
    share: float
    notations: tuple[Notation, ...] = field(default=(), repr=False)
    certain: frozenset[str] = field(default=frozenset(), repr=False)

    @property
    def is_reversible(self) -> bool:
        """Whether they can be read back, at least the most frequent one."""
        return bool(self.notations) or self.pairs[0][0] in self._meanings

    def is_in(self, segment: str, other: str) -> bool:
        """Whether a segment has some of them, and its counterpart has not."""
        if segment == other:
            return False
        for notation in self.notations:
            if any(written not in other for written, _ in notation.writings(segment)):
                return True
        return any(self._signs_in(segment, other)) or self._has_lost(segment, other)

    def places(self, segment: str, other: str | None) -> Iterator[tuple[int, int]]:
        """Yield start and length of those in a segment; without a counterpart, of all writings."""
        words: list[str] = []
        if other is None:
            signs = {written for written, _ in self.pairs}
        else:
            words = [*self._lost_words(segment, other)]
            signs = {*self._signs_in(segment, other)}
            for notation in self.notations:
                signs |= {each for each, _ in notation.writings(segment) if each not in other}
        for found in re.finditer("|".join([*words, one_of(signs).pattern]), segment):
            yield found.start(), len(found.group())

    def _signs_in(self, segment: str, other: str) -> Iterator[str]:
        # Hardly any segment has one of the signs.
        if self._signs.search(segment):
            for written, meant in self.pairs:
                if _is_usual(written) or written not in segment or written in other:
                    continue
                if meant in other or not _is_typography(written, meant):
                    yield written

    def _has_lost(self, segment: str, other: str) -> bool:
        missing = [pair for pair in self._lost if pair[1] in other and pair[1] not in segment]
        has_some = any(meant in segment for written, meant in self._lost if not written)
        if not missing or not (has_some or all(written for written, _ in missing)):
            return bool(missing)
        # The letters are those of any word, so it takes the words to tell. A word may have lost a
        # mark by right, but then another one has not.
        if any(map(_is_unmarked, missing)) and not _is_plain(segment):
            return False
        return any(self._lost_words(segment, other))

    def _lost_words(self, segment: str, other: str) -> Iterator[str]:
        """Yield patterns of the words that a segment has without some of their letters."""
        lost, words = self._written, {*other.split()}
        written = {
            self._meant.sub(lambda found: lost[found.group()], word) for word in words
        } - words
        for word in written:
            # Hardly any is in the segment at all.
            if word in segment and re.search(r"[^\W\d_]{2}", word):
                pattern = rf"(?<!\w){re.escape(word)}(?!\w)"
                if re.search(pattern, segment):
                    yield pattern

    @cached_property
    def _lost(self) -> list[tuple[str, str]]:
        return [pair for pair in self.pairs if _is_usual(pair[0])]

    @cached_property
    def _written(self) -> dict[str, str]:
        """The writing of each of the letters that are lost."""
        return {meant: written for written, meant in reversed(self._lost)}

    @cached_property
    def _meant(self) -> re.Pattern[str]:
        return one_of(self._written)

    @cached_property
    def _signs(self) -> re.Pattern[str]:
        return one_of(written for written, _ in self.pairs if not _is_usual(written))

    def read(self, segment: str) -> str:
        """Return a segment with the characters that are meant, where that is certain."""
        for notation in self.notations * _TIMES:
            segment = notation.read(segment)
        return self._pattern.sub(lambda found: self._meanings[found.group()], segment)

    @cached_property
    def _meanings(self) -> dict[str, str]:
        often = Counter(written for written, _ in self.pairs)
        return {
            written: meant
            for written, meant in self.pairs
            if often[written] == 1 and written in self.certain
        }

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return one_of(self._meanings)


def one_of(writings: Iterable[str]) -> re.Pattern[str]:
    """Return a pattern of any of these writings, the longest first; of nothing if all are empty."""
    found = sorted(filter(None, writings), key=len, reverse=True)
    return re.compile("|".join(map(re.escape, found)) or "(?!)")


@dataclass(frozen=True)
class Substitutions:
    """The words that two texts write in different characters.

    Attributes
    ----------
    own, other
        Damage in the first text, and in the second; None if there is none.
    typography
        Signs in another form, which both texts are free to choose; see
        `bleu_core.normalization.typography`.
    """

    own: Substituted | None
    other: Substituted | None
    typography: Substituted | None


def find_substitutions(
    own: Sequence[str],
    other: Sequence[str],
    *,
    thorough: bool = False,
    progress: Progress = SILENT,
) -> Substitutions:
    """Return the substitutions of two texts, segment by segment the same.

    Parameters
    ----------
    thorough
        Whether all segments are looked at, and a single writing in a notation counts.
    progress
        Used for cancellation.

    Raises
    ------
    Cancelled
        If `progress` requests it.
    """
    return _Found(own, other, thorough=thorough, progress=progress).result()


def read_damaged(
    texts: Sequence[Sequence[str]], progress: Progress = SILENT
) -> list[Sequence[str]]:
    """Return the texts of an evaluation with the characters that are meant.

    Each text is compared with the first, which is the first reference, and the first with each.
    Segments that do not change are the same objects.
    """
    first, *others = texts
    readers: list[list[Substituted]] = [[] for _ in texts]
    for number, text in enumerate(others, 1):
        found = find_substitutions(text, first, thorough=True, progress=progress)
        for place, damage in ((number, found.own), (0, found.other)):
            if damage is not None and damage.is_reversible:
                readers[place].append(damage)
    return [
        _read(text, own, progress) if own else text
        for text, own in zip(texts, readers, strict=True)
    ]


def _read(
    text: Sequence[str], readers: Sequence[Substituted], progress: Progress
) -> tuple[str, ...]:
    result = []
    for segment in progress.watch(text):
        read = segment
        for reader in readers:
            read = reader.read(read)
        result.append(segment if read == segment else read)
    return tuple(result)


class _Found:
    """The characters that differ in a sample of two texts.

    Attributes
    ----------
    texts, wholes
        The segments of the two texts that are looked at, and each as one string.
    sample
        The rows of these segments.
    read, used
        For each text, writings in a notation and their meanings, with the segments; and the
        notations.
    lost
        For each text, what stands for all letters, digits or spaces of segments, and one of these.
    pairs
        What stands in the same place of the first and the second text, with the segments.
    """

    def __init__(
        self, own: Sequence[str], other: Sequence[str], *, thorough: bool, progress: Progress
    ) -> None:
        step = 1 if thorough else max(1, len(own) // _SAMPLE)
        self.sample = range(0, len(own), step)
        self.least = max(_FEWEST, len(self.sample) / _SHARE)
        self.least_read = 1 if thorough else self.least
        self.texts = [[text[row] for row in self.sample] for text in (own, other)]
        self.read: tuple[_Places, _Places] = (defaultdict(set), defaultdict(set))
        self.used: tuple[set[Notation], set[Notation]] = set(), set()
        self.pairs: _Places = defaultdict(set)
        self.lost: tuple[_Places, _Places] = (defaultdict(set), defaultdict(set))
        self.wholes = list(map("\n".join, self.texts))
        # Segment by segment: a single call for a long text would stop the window for seconds.
        mine, theirs = ({sign for text in texts for sign in {*text}} for texts in self.texts)
        self.notations = [
            [notation for notation in NOTATIONS if notation.is_in(texts, "".join(characters))]
            for texts, characters in zip(self.texts, (mine, theirs), strict=True)
        ]
        # Any text has its usual letters: only those that the other text never has can be wrong,
        # and only those with marks can have lost them.
        telling = set(filter(_may_tell, mine | theirs)) | set(filter(_may_be_wrong, mine ^ theirs))
        for row, (here, there) in enumerate(progress.watch(zip(*self.texts, strict=True))):
            if here != there:
                self._compare(row, here, there, telling)

    def _compare(self, row: int, here: str, there: str, telling: Set[str]) -> None:
        signs = {*here} ^ {*there}
        if not (telling & signs or " " in signs or _DOUBLED.search(here) or _DOUBLED.search(there)):
            return
        here, there = self._read(row, 0, here, there), self._read(row, 1, there, here)
        for written, meant in _opposite(here, there, telling):
            self.pairs[written, meant].add(row)
        for meant, written in _opposite(there, here, telling):
            self.pairs[written, meant].add(row)
        for number, segments in enumerate(((here, there), (there, here))):
            for pair in _throughout(*segments):
                self.lost[number][pair].add(row)
        for pair in _in_other_form({*here} - {*there}, {*there} - {*here}):
            self.pairs[pair].add(row)

    def _read(self, row: int, number: int, here: str, there: str) -> str:
        """Return a segment with its writings read where the counterpart has their meaning."""
        for notation in self.notations[number] * _TIMES:
            for written, meaning in notation.writings(here):
                if written not in there and (meaning in there or notation is REFERENCES):
                    self.used[number].add(notation)
                    for pair in _parts(written, meaning):
                        self.read[number][pair].add(row)
                    here = here.replace(written, meaning)
        return here

    def result(self) -> Substitutions:
        """Return the systematic substitutions."""
        damage = self._damage(0), self._damage(1)
        typography = {pair: rows for pair, rows in self.pairs.items() if _is_typography(*pair)}
        if len(set().union(*typography.values())) < self.least:
            typography = {}
        return Substitutions(*damage, self._substituted(typography))

    def _damage(self, number: int) -> Substituted | None:
        """Return the damage of one of the texts."""
        concerned: _Places = defaultdict(set)
        lost = self._lost(number)
        unmarked: _Places = defaultdict(set)
        turned = {pair if number == 0 else pair[::-1]: rows for pair, rows in self.pairs.items()}
        often, letters = Counter[str](), defaultdict[str, set[str]](set)
        for (written, meant), rows in turned.items():
            often[written] += len(rows)
            if _is_letter(meant):
                letters[written].add(meant)
        for (written, meant), rows in turned.items():
            if _is_typography(written, meant) or written.casefold() == meant.casefold():
                continue
            if {*map(plain_signs, (written, meant))} == {"", "-"}:
                continue  # compounds are written with a hyphen or without
            if _is_word(written) and _is_word(meant):
                if _is_unmarked((meant, written)) or _is_spelled_out(meant, written):
                    continue  # the other text has lost a mark
                if _is_unmarked((written, meant)):
                    unmarked[written, meant] = {
                        row for row in rows if _is_plain(self.texts[number][row])
                    }
                # Of letters in the place of others, most stand for the same.
                elif 2 * len(rows) > often[written] and (
                    _is_spelled_out(written, meant) or self._is_foreign(number, written, meant)
                ):
                    concerned[written, meant] = rows
            elif _is_lost(written, meant, letters[written]):
                lost[written, meant] = rows
            elif written and meant:
                if _is_lesser(written, meant):
                    concerned[written, meant] = rows
            elif len(rows) > _ONE_SIDED * len(turned.get((meant, written), ())) and (
                self._is_added_or_missing(number, written, meant)
            ):
                concerned[written, meant] = rows
        found = {pair: rows for pair, rows in concerned.items() if len(rows) >= self.least}
        # Each letter may be rare, but all are lost in the same way.
        for together, least in (
            (self.read[number], self.least_read),
            (lost, self.least),
            (unmarked, self.least),
        ):
            if len(set().union(*together.values())) >= least:
                found |= {pair: rows for pair, rows in together.items() if rows}
        # In the order in which they are read.
        used = self.used[number] if found.keys() & self.read[number].keys() else set()
        notations = tuple(each for each in NOTATIONS if each in used)
        theirs = self.wholes[1 - number]
        certain = {
            written
            for written, _ in found
            if written
            and written not in theirs
            and (_is_spelled(written) or not (written[0].isascii() and written[0].isalnum()))
            and not any(sign == written and meant != " " for sign, meant in lost)
        }
        return self._substituted(found, notations, frozenset(certain))

    def _lost(self, number: int) -> _Places:
        """Return the writings of all letters, digits or spaces of segments of a text.

        A sign that stands elsewhere as often is one of the text's own, as a comma beside the number
        of another segment.
        """
        by_sign: defaultdict[str, set[int]] = defaultdict(set)
        for (sign, _), rows in self.lost[number].items():
            by_sign[sign] |= rows
        pairs = [*zip(self.texts[number], self.texts[1 - number], strict=True)]
        own = {
            sign
            for sign, rows in by_sign.items()
            if sign
            and 2 * len(rows) <= sum(sign in here and sign not in there for here, there in pairs)
        }
        found = self.lost[number].items()
        return defaultdict(set, {pair: rows for pair, rows in found if pair[0] not in own})

    def _substituted(
        self,
        found: Mapping[tuple[str, str], set[int]],
        notations: tuple[Notation, ...] = (),
        certain: frozenset[str] = frozenset(),
    ) -> Substituted | None:
        if not found:
            return None
        rows = set().union(*found.values())
        pairs = sorted(found, key=lambda pair: (-len(found[pair]), pair))
        return Substituted(tuple(pairs), len(rows) / len(self.sample), notations, certain)

    def _is_foreign(self, number: int, written: str, meant: str) -> bool:
        """Whether letters are never in the other text, and the other ones are its own."""
        are_same = _base(written) == _base(meant) or _usual(written) == _usual(meant)
        are_spaceless = re.search(_SPACELESS, written) and re.search(_SPACELESS, meant)
        if not are_same and (len(meant) > 1 or are_spaceless):
            return False  # other words, and variants of Chinese characters
        mine, theirs = self.wholes[number], self.wholes[1 - number]
        if number == 0:
            # Either it has a letter that is not the other text's, or lacks one of those.
            return written not in theirs or meant not in mine
        # What is in most of the segments is no fault.
        often = sum(written in text for text in self.texts[number])
        return written not in theirs and meant in mine and 2 * often <= len(self.sample)

    def _is_added_or_missing(self, number: int, written: str, meant: str) -> bool:
        """Whether a sign within words is only in one text, or missing in a part of it."""
        mine, theirs = self.wholes[number], self.wholes[1 - number]
        if written:
            is_sign = not any(each.isalnum() or _is_mark(each) for each in written)
            return is_sign and written not in theirs
        if len(meant) > 1 and any(map(str.isalnum, meant)):
            return False
        return number == 0 or meant in mine or _is_letter(meant)


_Places: TypeAlias = defaultdict[tuple[str, str], set[int]]
_USUAL = frozenset(" " + string.ascii_letters + string.digits)


@cache
def _is_marked(character: str) -> bool:
    """Whether a character is a letter with a mark, as é."""
    return unicodedata.decomposition(character)[:1].isalnum() and character.isalpha()


def _is_plain(segment: str) -> bool:
    """Whether no letter of a segment has a mark."""
    return not any(map(_is_marked, segment))


@cache
def _may_tell(character: str) -> bool:
    if character.isalnum():
        forms = {None, character, _plain(character), _usual(character)}
        return _is_marked(character) or len(forms) > 2
    return character != " "


@cache
def _may_be_wrong(character: str) -> bool:
    """Whether a letter that only one text has may stand for another; all texts have own Han."""
    is_usual = re.match(_SPACELESS, character) and unicodedata.is_normalized("NFKC", character)
    return character not in _USUAL and not is_usual


def _opposite(here: str, there: str, telling: Set[str]) -> Iterator[tuple[str, str]]:
    """Yield each sign that only the first segment has, and what stands there in the second."""
    signs = ({*here} - {*there}) & telling
    signs |= {each.group() for each in _DOUBLED.finditer(here) if each.group() not in there}
    if not here.isascii():
        signs |= {each.group() for each in _MARKED.finditer(here) if each.group() not in there}
    if not signs:
        return
    here, there = f"{_START}{here}{_END}", f"{_START}{there}{_END}"
    for sign in signs:
        for place in islice(_places(sign, here), _OCCURRENCES):
            end = place + len(sign)
            before, after = here[place - 2 : place], here[end : end + 2]
            between = _between(before, after, there)
            if between is None or " " in between.strip():
                continue
            written, meant, around = _without_common(sign, between, before, after)
            # Chinese text may have a space beside a sign.
            is_within = around.isalpha() and not re.search(_SPACELESS, around)
            if (written and meant) or is_within or _is_mark(sign[-1]):
                yield written.strip() or written, meant.strip() or meant


def _throughout(here: str, there: str) -> Iterator[tuple[str, str]]:
    """Yield what a segment has for all letters, digits or spaces, and the usual one of these."""
    for is_lost in (str.isalpha, str.isdigit, str.isspace):
        if any(map(is_lost, here)) or (is_lost is str.isspace and re.search(_SPACELESS, there)):
            continue
        missing = Counter(filter(is_lost, there))
        if missing.total() >= _THROUGHOUT and 2 * len(here) > len(there):
            signs = Counter(each for each in here if each not in there and not each.isalnum())
            sign, count = signs.most_common(1)[0] if signs else ("", 0)
            is_instead = 2 * count >= missing.total() and not sign.isspace()
            # Numbers may be in words.
            if is_instead or is_lost is not str.isdigit:
                yield sign if is_instead else "", missing.most_common(1)[0][0]


def _without_common(one: str, two: str, before: str, after: str) -> tuple[str, str, str]:
    """Return two texts without what they begin and end with alike, and what is around them."""
    if _DOUBLED.fullmatch(one) or _DOUBLED.fullmatch(two):
        return one, two, ""
    start = _common(one, two)
    around, one, two = before + one[:start], one[start:], two[start:]
    end = _common(one[::-1], two[::-1])
    after = (one[len(one) - end :] + after)[0]
    return one[: len(one) - end], two[: len(two) - end], around[-1] + after


def _common(one: str, two: str) -> int:
    """Return the number of characters with which two texts begin alike."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, two, strict=False)))


def _places(sign: str, text: str) -> Iterator[int]:
    place = text.find(sign, len(_START))
    while place >= 0:
        yield place
        place = text.find(sign, place + len(sign))


def _between(before: str, after: str, text: str) -> str | None:
    """Return the text between two pairs of characters; None if they are not close together."""
    found: str | None = None
    start = text.find(before)
    while start >= 0:
        end = text.find(after, start + 2, start + 2 + _LONGEST + len(after))
        if end >= 0 and (found is None or end - start - 2 < len(found)):
            found = text[start + 2 : end]
        start = text.find(before, start + 1)
    return found


def _in_other_form(ours: Set[str], theirs: Set[str]) -> Iterator[tuple[str, str]]:
    """Yield the signs that only one segment has, in the form that only the other one has."""
    forms = {sign: plain for sign in ours | theirs if (plain := _plain(sign)) is not None}
    for one in ours & forms.keys():
        for two in theirs & forms.keys():
            if forms[one] == forms[two]:
                yield one, two


@cache
def _plain(sign: str) -> str | None:
    """Return the plain form of a sign; None for letters that have no other form."""
    plain = plain_signs(sign)
    return None if plain == sign and sign.isalnum() and not sign.isascii() else plain or None


def _parts(written: str, meaning: str) -> list[tuple[str, str]]:
    """Return the letters that differ, where each is written by one."""
    if len(written) != len(meaning):
        return [(written, meaning)]
    return [pair for pair in zip(written, meaning, strict=True) if pair[0] != pair[1]]


def _is_typography(written: str, meant: str) -> bool:
    """Whether two writings are forms of the same sign."""
    own, other = map(plain_signs, (written, meant))
    are_spaces = written.isspace() == meant.isspace()
    return own == other and (own != "" or (are_spaces and written != meant))


def _is_word(text: str) -> bool:
    return bool(text) and all(each.isalpha() or _is_mark(each) for each in text)


def _is_mark(character: str) -> bool:
    return unicodedata.category(character)[0] == "M"


@cache
def _base(text: str) -> str:
    """Return letters without their marks."""
    apart = unicodedata.normalize("NFD", text)
    return "".join(each for each in apart if not unicodedata.combining(each)).casefold()


def _usual(text: str) -> str:
    return unicodedata.normalize("NFKC", text)


def _is_unmarked(pair: tuple[str, str]) -> bool:
    """Whether a letter has lost its mark."""
    written, meant = pair
    return written == _base(written) == _base(meant) and len(written) == len(meant)


def _is_spelled_out(written: str, meant: str) -> bool:
    """Whether a letter with a mark is written as two, as the German ae for ä."""
    are_two, low = (len(written), len(meant)) == (2, 1), written.lower()
    return are_two and low[0] == _base(meant)[:1] != meant and low[1:] in ("e", low[0])


def _is_letter(text: str) -> bool:
    """Whether a text is a letter that old encodings do not have."""
    is_other = text.isalpha() and not text.isascii() and not re.match(_SPACELESS, text)
    return len(text) == 1 and is_other


def _is_lost(written: str, meant: str, letters: Set[str]) -> bool:
    """Whether a sign stands for something that an encoder did not have: it stands for several."""
    if written in _LOST:
        return len(meant) == 1 and not meant.isascii()
    is_sign = len(written) == 1 and not written.isalnum()
    return is_sign and len(letters) > 2 and meant in letters


def _is_usual(written: str) -> bool:
    """Whether a writing is in any text: letters without marks, a full stop, or nothing."""
    return (_USUAL | {*".,"}).issuperset(written) and not _is_spelled(written)


def _is_spelled(written: str) -> bool:
    """Whether a writing is a code that begins with a letter, as u00e9 and U+00E9."""
    return len(written) > 3 and written[0].isalpha() and any(map(str.isdigit, written))


def _is_lesser(written: str, meant: str) -> bool:
    """Whether a writing with signs is damage, and what is meant is not."""
    own, other = map(plain_signs, (written, meant))
    if own == 2 * other != "" or (own.replace("`", "'"), other) == ("''", '"'):
        return True
    if _is_letter(meant) and len(written) > 1 and not any(map(str.isascii, written)):
        return True  # bytes that were read as several characters
    # A code has letters or digits and a sign, as &#39; and e', or letters and digits, as u00e9; an
    # escape has a backslash.
    has_sign = not written[0].isalnum() or (len(written) == 2 and not written.isalnum())
    has_usual = any(map(_USUAL.__contains__, written))
    is_code = (has_sign and (has_usual or written[0] == "\\")) or _is_spelled(written)
    return is_code and len(written) > len(meant) and " " not in written
