"""Checks for the faults of systems and exports, each found by comparison with another text.

A fault is a feature of a text that the same segments of the other text do not have. The checks are
quick enough for every score: a look at a sample, or for a few characters in the whole text, decides
whether all segments are examined.
"""

from __future__ import annotations

import operator
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from bleu_core.diagnostics import model
from bleu_core.diagnostics import places as diagnostics_places
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.named_text import NamedText
from bleu_core.diagnostics.repeated_texts import find_repeated
from bleu_core.diagnostics.shared_checks import (
    LEAST_SEGMENTS,
    are_enough,
    rows_holding,
    rows_with,
    sample_of,
    sample_text,
)
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.languages.refusals import is_refusal, refusals_in
from bleu_core.normalization import normalization as normalization_normalization
from bleu_core.normalization.notations import REFERENCES
from bleu_core.normalization.typography import plain_signs
from bleu_core.pairing.content_tokens import tokens_of
from bleu_core.progress import SILENT, Progress
from bleu_core.settings import Normalization

# Imported where something is found, to speed up start-up: often there is nothing to report.


def check_output(
    text: NamedText,
    other: Document,
    progress: Progress = SILENT,
    *,
    source: Sequence[str] | None = None,
    suspects: Sequence[int] | None = None,
) -> Iterator[model.Diagnostic]:
    """Yield a diagnostic for each fault of a text that another one does not have.

    Parameters
    ----------
    other
        The first reference; for that, the first candidate.
    source
        The segments of the source text; None if it is not known.
    suspects
        The segments that hardly agree, in order; None if that is not known.
    """
    compared = _Compared(text, other, source, suspects)
    for check in (_refusals, _repetitions, _truncated, _line_tags, _model_tokens, _conflicts):
        progress.check()
        yield from check(compared)
    if text.role is Role.CANDIDATE:
        yield from _numbers(compared)


@dataclass(frozen=True)
class _Compared:
    """A text and the one it is compared with."""

    text: NamedText
    other: Document
    source: Sequence[str] | None
    suspects: Sequence[int] | None

    @property
    def segments(self) -> tuple[str, ...]:
        return self.text.segments

    @property
    def others(self) -> tuple[str, ...]:
        return self.other.segments

    @cached_property
    def sample(self) -> range:
        """The segments to look at first."""
        return sample_of(self.segments)

    @cached_property
    def sample_text(self) -> str:
        return sample_text(self.segments)

    @property
    def texts(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The segments of both texts."""
        return self.segments, self.others

    def is_no_word(self, tag: str) -> bool:
        """Whether a tag, without punctuation, is no word of the other text in the sample."""
        text = " ".join([self.others[row] for row in self.sample]).lower()
        return tag.strip(_AROUND).lower() not in re.findall(r"\w+", text)

    def source_has(self, feature: Callable[[str], bool], row: int) -> bool:
        """Whether the source of a segment has a feature, or is not known."""
        text = self.source[row] if self.source else ""
        return not text or feature(text)

    def is_of_text(self, tag: str, rows: Sequence[int]) -> bool:
        """Whether most of some lines have a tag, or brackets, in the other text or the source."""

        def has(text: str) -> bool:
            return tag in text or text[:1] in _BRACKETS

        found = (has(self.others[row]) or (self.source and has(self.source[row])) for row in rows)
        return 2 * sum(map(bool, found)) > len(rows)

    def rows_with(self, has_fault: Callable[[str, str], bool]) -> list[int]:
        """Return the segments with a fault, given those of both texts; see `rows_with`."""
        segments, others = self.segments, self.others
        return rows_with(lambda row: has_fault(segments[row], others[row]), segments)

    def found(
        self, kind: Kind, rows: Sequence[int], places: model.Places | None = None
    ) -> Iterator[model.Diagnostic]:
        """Yield a diagnostic if there are too many segments for an accident."""
        if are_enough(rows, self.segments):
            yield self.text.diagnostic(kind, rows, places=places)


# --- refusals -----------------------------------------------------------------------------------


def _refusals(compared: _Compared) -> Iterator[model.Diagnostic]:
    """Find segments in which a language model declines to translate. One is enough."""
    segments, others = compared.texts
    refused = [row for row in refusals_in(segments) if not is_refusal(others[row])]
    if refused:
        yield compared.text.diagnostic(Kind.REFUSAL, refused)


# --- repetitions and ends -----------------------------------------------------------------------

# A segment is long only if it is longer by this many characters.
_LEAST_SURPLUS = 6
# A phrase that occurs this often in a row, or twice as often as in the other text, is a loop.
_LEAST_TURNS = 4
_LONGEST_PHRASE = 12
# In languages without spaces, letters are compared, and a loop has at least this many.
_LEAST_LETTERS = 8
# A phrase that follows itself, as it is shown to a reader.
_LOOP = re.compile(r"(\w.{1,60}?)(?:\s*\1){3,}")


def _repetitions(compared: _Compared) -> Iterator[model.Diagnostic]:
    """Find segments that are copies of themselves, repeat a phrase, or have the text of others."""

    def is_repeated(own: str, other: str) -> bool:
        # The quick test first: most copies make a segment long.
        is_long = other and 2 * len(own) > 3 * len(other) + _LEAST_SURPLUS
        if is_long and _is_doubled(own) and not _is_doubled(other):
            return True
        return _is_loop(own, other)

    rows, (segments, others) = compared.rows_with(is_repeated), compared.texts
    is_reference = compared.text.role is not Role.CANDIDATE
    repeated = find_repeated(segments, others, compared.suspects, is_reference=is_reference)
    parts = (rows, repeated)
    found = {row for part in parts if are_enough([*part], segments) for row in part}
    yield from compared.found(Kind.REPETITIONS, sorted(found), diagnostics_places.matches(_LOOP))


def _is_doubled(text: str) -> bool:
    """Whether a text consists of two or more copies of a shorter one."""
    for separator in ("", " "):
        one = text.strip() + separator
        if len(one) >= _LEAST_LETTERS and (one + one).find(one, 1) < len(one):
            return True
    return False


def _is_loop(own: str, other: str) -> bool:
    """Whether a text repeats a phrase in a row, far more often than another one does."""
    if _has_spaces(own):
        turns = _turns(own.split(), 1)
        return turns >= _LEAST_TURNS and turns >= 2 * _turns(other.split(), 1)
    turns = _turns(own, _LEAST_LETTERS)
    return turns >= _LEAST_TURNS and turns >= 2 * _turns(other, _LEAST_LETTERS)


def _has_spaces(text: str) -> bool:
    """Whether spaces divide a text into words."""
    return text.count(" ") * _LONGEST_PHRASE >= len(text)


def _turns(units: Sequence[str], least: int) -> int:
    """Return the greatest number of times a phrase follows itself, in loops of `least` units."""
    most = 1
    # Most segments repeat hardly any word.
    if len(units) - len(set(units)) < max(_LEAST_TURNS - 1, least - 2):
        return most
    for size in range(1, min(_LONGEST_PHRASE, len(units) // _LEAST_TURNS) + 1):
        same = bytes(map(operator.eq, units, units[size:]))
        needed = max((_LEAST_TURNS - 1) * size, least - size)
        start = same.find(b"\1" * needed)
        if start >= 0 and any(map(str.isalpha, "".join(units[start : start + size]))):
            most = max(most, max(map(len, same.split(b"\0"))) // size + 1)
    return most


# Marks at the end of a sentence, and those that may follow, among them a note in brackets.
_ENDS = frozenset(".!?…。！？؟।॥։:：;；")
_CLOSING = "\"'“”‘’»›«‹」』)）]】 \t\u200b"
_NOTE = re.compile(r"\s*[(（\[【][^()（）\[\]【】]*[)）\]】]\s*\Z")
# A segment has this share of the expected length at most if it is cut off.
_CUT = 0.75
_LEAST_CUT = 10
# The last characters of a segment, behind which the rest is missing.
_LAST = re.compile(r"\S{1,12}\s*\Z")
# One segment in this many is cut off. Headings, with a final mark in one text only, are less often
# that much shorter.
_SHARE_CUT = 50
# What a cut leaves has at most this share of what it should have of the last third of the other
# text, by the first third: 0.4 at most in translations that were cut, 0.4 to 1.8 in short ones
# without a final mark.
_SHARE_OF_TAIL = 0.4


def _truncated(compared: _Compared) -> Iterator[model.Diagnostic]:
    """Find segments that end early, in the middle of a sentence, where the other text does not."""

    def is_cut(own: str, other: str) -> bool:
        return _is_short(own, other) and _has_end(other) and not _has_end(own)

    segments, others = compared.texts
    rows = [row for row in compared.rows_with(is_cut) if compared.source_has(_has_end, row)]
    if not rows:
        return
    # One short sentence that comes again and again is a translation.
    surplus = len({segments[row] for row in rows}) - _without_end_by_habit(compared)
    if surplus * _SHARE_CUT >= len(segments) and _lack_the_tail(
        (segments[row], others[row]) for row in rows
    ):
        yield from compared.found(Kind.TRUNCATED, rows, diagnostics_places.matches(_LAST))


def _is_short(own: str, other: str) -> bool:
    return 0 < len(own) < min(_CUT * len(other), len(other) - _LEAST_CUT)


def _has_end(text: str) -> bool:
    return any(part.rstrip(_CLOSING)[-1:] in _ENDS for part in (text, _NOTE.sub("", text)))


def _without_end_by_habit(compared: _Compared) -> float:
    """Return the number of short segments that lack a final mark as many others do."""
    short = 0
    long: list[bool] = []
    for row in compared.sample:
        own, other = compared.segments[row], compared.others[row]
        if own and _has_end(other) and compared.source_has(_has_end, row):
            if _is_short(own, other):
                short += 1
            else:
                long.append(not _has_end(own))
    return compared.sample.step * short * sum(long) / (len(long) or 1)


def _lack_the_tail(pairs: Iterable[tuple[str, str]]) -> bool:
    """Whether texts hardly have anything of the last third of others, other than of the first."""
    head = tail = 0
    for own, other in pairs:
        tokens, theirs = {*tokens_of(own)}, tokens_of(other)
        third = len(theirs) // 3
        head += len(tokens.intersection(theirs[:third]))
        tail += len(tokens.intersection(theirs[len(theirs) - third :]))
    return tail <= _SHARE_OF_TAIL * head


# --- marks that programs add to lines -----------------------------------------------------------

# A tag holds a sign that words have not, next to letters or digits: ``__es__``, ``>>spa<<``,
# ``spa_Latn``, ``[MT]``.
_TAG = re.compile(r"(?=.{2,24}\Z)(?=\S*[^\W_])\S*[<>\[\]{}|_#⟨⟩【】]\S*")
# Anything else, such as ``es`` or ``MT:``, is a tag only if this share of the lines has it.
_SHARE_OF_WORD = 0.5
_BRACKETS = frozenset("([<{（［【〔")
_AROUND = ".,;:!?\"'()-"
# The other text may have a tag by accident in one line for this many.
_PER_OTHER = 20


def _line_tags(compared: _Compared) -> Iterator[model.Diagnostic]:
    """Find a token that starts or ends many lines of this text, and hardly any of the other."""
    for end in (0, -1):
        own, other = (_ends(texts, compared.sample, end) for texts in compared.texts)
        # Lines of one pattern start with the same word, which each translation may choose.
        is_pattern = max(other.values(), default=0) >= _SHARE_OF_WORD * other.total()
        least = len(compared.segments) + 1 if is_pattern else _SHARE_OF_WORD * own.total()
        for tag, count in own.items():
            is_word = count >= least and not (end and _has_end(tag)) and compared.is_no_word(tag)
            if count < 2 or not (_TAG.fullmatch(tag) or is_word) or _is_other_mark(tag):
                continue
            rows, others = (_lines_with(tag, end, texts) for texts in compared.texts)
            if compared.is_of_text(tag, rows):
                continue
            if are_enough(rows, compared.segments) and len(others) * _PER_OTHER <= len(rows):
                where = re.compile(re.escape(tag) + (r"\s*\Z" if end else ""))
                places = diagnostics_places.matches(where)
                yield compared.text.diagnostic(Kind.LABELS, rows, places=places)
                return


def _is_other_mark(word: str) -> bool:
    """Whether a word has marks that other checks report."""
    names: tuple[Normalization, ...] = ("markup", "cat-tags", "markdown")
    has_token = _TOKEN.search(word) is not None or REFERENCES.read(word) != word
    return has_token or normalization_normalization.normalize((word,), names)[0] != word


def _ends(segments: Sequence[str], rows: Sequence[int], end: int) -> Counter[str]:
    """Return the words at one end of segments, with their numbers."""
    split = str.rsplit if end else str.split
    parts = [split(segments[row], None, 1) for row in rows[::2]]
    return Counter(pair[end] for pair in parts if len(pair) == 2)


def _lines_with(tag: str, end: int, segments: Sequence[str]) -> list[int]:
    """Return the lines that start with a tag, or end with it."""
    if end:
        return [row for row, segment in enumerate(segments) if segment.rstrip().endswith(tag)]
    return [row for row, segment in enumerate(segments) if segment.lstrip().startswith(tag)]


_TOKEN = re.compile(
    r"<(?:unk|pad|mask|sep|cls|eos|bos|/?s)>|\[(?:UNK|PAD|MASK|SEP|CLS|EOS|BOS)\]|⁇"
    r"|<\|\w+\|>|\[/?INST\]|</?think>",
    re.IGNORECASE,
)


def _model_tokens(compared: _Compared) -> Iterator[model.Diagnostic]:
    """Find the special tokens of models, such as ``<unk>``."""
    if not any(map(compared.sample_text.__contains__, "<[⁇")):
        return

    def has_token(own: str, other: str) -> bool:
        return _TOKEN.search(own) is not None and _TOKEN.search(other) is None

    places = diagnostics_places.matches(_TOKEN)
    yield from compared.found(Kind.LABELS, compared.rows_with(has_token), places)


# --- several versions ---------------------------------------------------------------------------

_CONFLICT = re.compile(r"#-#-#-#-#  |^<{7} ", re.MULTILINE)
_CONFLICT_MARKS = ("#-#-#-#-#  ", "<<<<<<< ")


def _conflicts(compared: _Compared) -> Iterator[model.Diagnostic]:
    """Find segments with conflict marks, as msgcat and Git write them. One is enough."""
    segments, others = compared.texts
    # Hardly any text has such marks, and a single sign is found at once.
    suspects = {
        row
        for mark in _CONFLICT_MARKS
        for row in rows_holding(mark[0], segments)
        if mark in segments[row]
    }
    rows = [
        row
        for row in sorted(suspects)
        if _CONFLICT.search(segments[row]) and not _CONFLICT.search(others[row])
    ]
    if rows:
        places = diagnostics_places.matches(_CONFLICT)
        yield compared.text.diagnostic(Kind.CONFLICTS, rows, places=places)


# --- numbers ------------------------------------------------------------------------------------

_NUMBER = re.compile(r"\d+(?:[.,  '’٬]\d+)*")
_OF_THOUSANDS = re.compile(r"[.,  '’٬]")
# The share of changed numbers that good translations do not have.
_SHARE_CHANGED = 0.1


def _numbers(compared: _Compared) -> Iterator[model.Diagnostic]:
    """Find segments that have other numbers than the other text, where both have some."""
    sample = _with_numbers(compared, compared.sample[::3])
    changed = sum(has_changed for _, has_changed in sample)
    if changed < 2 or changed < _SHARE_CHANGED * len(sample) / 2:
        return
    pairs = _with_numbers(compared, range(len(compared.segments)))
    rows = [row for row, has_changed in pairs if has_changed]
    if len(rows) < max(LEAST_SEGMENTS, _SHARE_CHANGED * len(pairs)):
        return
    if are_enough(rows, compared.segments):
        data = model.SegmentCount(len(pairs))
        places = diagnostics_places.matches(_NUMBER, _numbers_of)
        yield compared.text.diagnostic(Kind.CHANGED_NUMBERS, rows, places=places, data=data)


def _with_numbers(compared: _Compared, rows: Sequence[int]) -> list[tuple[int, bool]]:
    """Return the segments with numbers in both texts, and whether these differ."""
    pairs = []
    for row in rows:
        if own := _numbers_of(compared.segments[row]):
            other = _numbers_of(compared.others[row])
            if other:
                pairs.append((row, len(own) == len(other) and own.isdisjoint(other)))
    return pairs


def _numbers_of(text: str) -> set[str]:
    """Return the numbers of a text by their digits: 1,000 is 1.000, and 30,000 is 3 of 10,000."""
    if not text.isascii():
        # Full-width digits are digits, and so are those of Arabic.
        text = plain_signs(text)
    found = _NUMBER.findall(text)
    return {_OF_THOUSANDS.sub("", number).strip("0") or "0" for number in found} if found else set()
