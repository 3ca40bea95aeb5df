"""Edit distances of many pairs of texts, and the kind of each change."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bleu_core.changes.model import ChangeKind
from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.scoring.token_ids import number_tokens
from bleu_core.tokenizers import Tokenizer
from bleu_core.tokenizers.characters import code_points
from bleu_core.tokenizers.spans import Spans, find_spans, punctuation, white_space

Integers = NDArray[np.int64]

# Pairs per step: rapidfuzz and array operations take some milliseconds for them.
_STEP = 2**13
# Surrogates are no characters, so no token is numbered by them.
_SURROGATES = 0xD800, 0x800


def normalized(texts: Sequence[str]) -> tuple[str, ...]:
    """Return texts in the normal form NFC, in which equal texts have equal code points."""
    return tuple(map(_composed, texts))


def _composed(text: str) -> str:
    return unicodedata.normalize("NFC", text)


class CharacterStep(NamedTuple):
    """Characters of a suggestion, and those of the final text in their place.

    Attributes
    ----------
    before, after
        The characters; one of them is empty for an insertion or a deletion.
    """

    before: str
    after: str

    @property
    def edits(self) -> int:
        """The number of edits: each character inserted, deleted or replaced is one."""
        return 0 if self.before == self.after else max(len(self.before), len(self.after))


def compared_characters(before: str, after: str) -> tuple[CharacterStep, ...]:
    """Return the steps from a suggestion to its final text, character by character.

    Their edits add up to the edit distance: from ``Hund`` to ``Hände``, ``H`` stays, ``u`` is
    replaced by ``ä``, ``nd`` stays, and ``e`` is inserted, which are two edits.
    """
    from rapidfuzz.distance import Levenshtein

    one, other = normalized((before.strip(), after.strip()))
    return tuple(
        CharacterStep(one[step.src_start : step.src_end], other[step.dest_start : step.dest_end])
        for step in Levenshtein.opcodes(one, other)
    )


class Edits:
    """The edits from suggestions to final texts.

    Parameters
    ----------
    before, after
        Pairs of texts in the normal form NFC.
    tokenizer
        Splits them into tokens.

    Attributes
    ----------
    distance, length
        Edit distances in characters, and the characters of the longer texts.
    word_distance, word_length
        The same in tokens.
    edit
        The kind of each change, without changes of tags.
    """

    def __init__(
        self,
        before: Sequence[str],
        after: Sequence[str],
        tokenizer: Tokenizer,
        progress: Progress = SILENT,
    ) -> None:
        count = len(before)
        self.distance, self.length, self.word_distance, self.word_length, self.edit = (
            np.zeros(count, np.int64) for _ in range(5)
        )
        for some in progress.steps(Stage.COUNTING, count, _STEP):
            self._measure(some, before[some], after[some], tokenizer)

    def _measure(
        self, some: slice, before: Sequence[str], after: Sequence[str], tokenizer: Tokenizer
    ) -> None:
        self.distance[some], self.length[some] = _distances(before, after)
        before_tokens, after_tokens, _ = as_characters(before, after, tokenizer)
        self.word_distance[some], self.word_length[some] = _distances(before_tokens, after_tokens)
        changed = np.flatnonzero(self.distance[some])
        places = changed.tolist()
        kinds = _kinds([before[place] for place in places], [after[place] for place in places])
        self.edit[some][changed] = kinds


def _distances(before: Sequence[str], after: Sequence[str]) -> tuple[Integers, Integers]:
    """Return the Levenshtein distances of pairs of texts, and the lengths of the longer ones."""
    # Imported lazily to speed up start-up.
    from rapidfuzz.distance import Levenshtein
    from rapidfuzz.process import cpdist

    lengths = [max(len(one), len(other)) for one, other in zip(before, after, strict=True)]
    distances = cpdist(before, after, scorer=Levenshtein.distance, dtype=np.int64)
    return distances, np.array(lengths, np.int64)


class Characters(NamedTuple):
    """Texts with one character for each token, the same for equal tokens of a pair.

    The edits between two such strings are those between the tokens.

    Attributes
    ----------
    before, after
        The strings.
    spans
        The tokens of the texts before, and then of those after.
    """

    before: list[str]
    after: list[str]
    spans: Spans


def as_characters(before: Sequence[str], after: Sequence[str], tokenizer: Tokenizer) -> Characters:
    """Return pairs of texts with one character for each token."""
    pairs = np.tile(np.arange(len(before)), 2)
    spans = find_spans(tokenizer, [*before, *after], lowercase=False)
    ids = number_tokens(spans, np.repeat(pairs, spans.counts))
    first, count = _SURROGATES
    codes = np.where(ids >= first, ids + count, ids).astype("<u4")
    text = codes.tobytes().decode("utf-32-le")
    ends = np.cumsum(spans.counts).tolist()
    texts = [text[start:end] for start, end in zip([0, *ends], ends, strict=False)]
    return Characters(texts[: len(before)], texts[len(before) :], spans)


def _kinds(before: Sequence[str], after: Sequence[str]) -> Integers:
    """Return the kind of change of each pair of texts that differ."""
    kinds = np.full(len(before), int(ChangeKind.TEXT))
    folded = [text.casefold() for text in before], [text.casefold() for text in after]
    same = np.flatnonzero(_equal_without(*folded))
    kinds[same] = ChangeKind.PUNCTUATION
    # Few changes are this small, so the stricter comparisons take no time.
    for place in same.tolist():
        one, other = "".join(before[place].split()), "".join(after[place].split())
        if one == other:
            kinds[place] = ChangeKind.SPACE
        elif one.casefold() == other.casefold():
            kinds[place] = ChangeKind.CASE
    return kinds


def _equal_without(before: Sequence[str], after: Sequence[str]) -> NDArray[np.bool_]:
    """Tell for each pair of texts whether they are equal without white space and punctuation."""
    kept = [_Kept(texts) for texts in (before, after)]
    equal: NDArray[np.bool_] = kept[0].counts == kept[1].counts
    # Pairs with equally many characters left lie side by side, so one comparison is enough.
    left = [each.of(equal) for each in kept]
    differ = np.concatenate([[0], np.cumsum(left[0] != left[1])])
    ends = np.cumsum(kept[0].counts[equal])
    equal[equal] = differ[ends] == differ[ends - kept[0].counts[equal]]
    return equal


class _Kept:
    """The characters of texts without white space and punctuation."""

    def __init__(self, texts: Sequence[str]) -> None:
        _, _, codes = code_points("".join(texts))
        keep = ~(punctuation(codes) | white_space(codes))
        self._codes = codes[keep].astype(np.uint32)
        lengths = np.fromiter(map(len, texts), np.int64, len(texts))
        places = np.concatenate([[0], np.cumsum(keep)])[np.concatenate([[0], np.cumsum(lengths)])]
        self.counts = np.diff(places)

    def of(self, chosen: NDArray[np.bool_]) -> NDArray[np.uint32]:
        """Return the characters of the chosen texts."""
        found: NDArray[np.uint32] = self._codes[np.repeat(chosen, self.counts)]
        return found
