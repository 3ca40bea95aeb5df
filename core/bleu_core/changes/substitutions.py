"""Words that were replaced by the same words again and again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from bleu_core.changes.edits import Characters, as_characters, normalized
from bleu_core.changes.model import REWRITTEN, ChangeKind, Changes, SegmentState, at_least
from bleu_core.evaluation.results import Evaluation
from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.tokenizers import Tokenizer

# More tokens are no expression, but a sentence that was written again.
_MOST_TOKENS = 4
_STEP = 2**12
_LEAST_COUNT = 2


@dataclass(frozen=True)
class Substitution:
    """Words of suggestions that were replaced by the same words several times.

    Attributes
    ----------
    before, after
        The words.
    count
        Number of times.
    segments
        The segments, as indices in the evaluation.
    """

    before: str
    after: str
    count: int
    segments: tuple[int, ...]

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "before": self.before,
            "after": self.after,
            "count": self.count,
            "segments": [segment + 1 for segment in self.segments],
        }


def find_substitutions(
    evaluation: Evaluation,
    changes: Changes,
    *,
    candidate: int = 0,
    limit: int = 100,
    progress: Progress = SILENT,
) -> tuple[Substitution, ...]:
    """Return words that were replaced by the same words at least twice, the most frequent first.

    Suggestions that were rewritten, less similar than 50 %, are left out: which of their words
    stands for which is not known.

    Parameters
    ----------
    evaluation, changes, candidate
        The evaluation, and its analysis.
    limit
        Number of substitutions to return.
    progress
        Receives progress, and can cancel.

    Raises
    ------
    Cancelled
    """
    rows = changes.rows
    is_edited = (
        (rows.state == SegmentState.MEASURED) & (rows.segment >= 0) & (rows.edit > ChangeKind.SPACE)
    )
    chosen = is_edited & at_least(rows.distance, rows.length, REWRITTEN)
    before = evaluation.aligned.candidates[candidate].segments
    after = evaluation.aligned.references[0].segments
    found: dict[tuple[str, str], list[int]] = {}
    done, total = 0, int(np.count_nonzero(chosen))
    for number, tokenizer in enumerate(_tokenizers(evaluation)):
        # Without folders, the files are the documents of one, which share a tokenizer.
        own = chosen & (rows.file == number) if changes.files else chosen
        segments = rows.segment[own].tolist()
        for start in range(0, len(segments), _STEP):
            progress.step(Stage.SEARCHING, done, total)
            some = segments[start : start + _STEP]
            done += len(some)
            own, other = (normalized([text[each] for each in some]) for text in (before, after))
            for place, pair in _replaced(as_characters(own, other, tokenizer)):
                found.setdefault(pair, []).append(some[place])
    progress.step(Stage.SEARCHING, total, total)
    repeated = [
        Substitution(*pair, len(segments), tuple(dict.fromkeys(segments)))
        for pair, segments in found.items()
        if len(segments) >= _LEAST_COUNT
    ]
    repeated.sort(key=lambda each: (-each.count, each.before, each.after))
    return tuple(repeated[:limit])


def _tokenizers(evaluation: Evaluation) -> list[Tokenizer]:
    """Return the tokenizer of each file; of a single text, its own."""
    return [file.evaluation.tokenizer for file in evaluation.counted] or [evaluation.tokenizer]


def _replaced(texts: Characters) -> Iterator[tuple[int, tuple[str, str]]]:
    """Yield the words that were replaced, with those in their place, by the number of the pair."""
    from rapidfuzz.distance import Levenshtein

    spans, count = texts.spans, len(texts.before)
    firsts = (np.cumsum(spans.counts) - spans.counts).tolist()
    for place, (before, after) in enumerate(zip(texts.before, texts.after, strict=True)):
        first, other_first = firsts[place], firsts[count + place]
        for step in Levenshtein.opcodes(before, after):
            if step.tag != "replace":
                continue
            # As many tokens are replaced as stand in their place.
            size = step.src_end - step.src_start
            if size > _MOST_TOKENS:
                continue
            one = spans.some(first + step.src_start, size)
            other = spans.some(other_first + step.dest_start, size)
            # Words in the same place stand for each other; Chinese characters do not.
            pairs = list(zip(one, other, strict=True))
            if any(map(_is_chinese, "".join((*one, *other)))):
                pairs = [(_together(one), _together(other))]
            for pair in pairs:
                if all(any(map(str.isalnum, words)) for words in pair):
                    yield place, pair


def _together(tokens: Sequence[str]) -> str:
    """Return tokens as a text: with spaces, except beside Chinese characters."""
    text = ""
    for token in tokens:
        is_apart = text and not (_is_chinese(text[-1]) or _is_chinese(token[0]))
        text += f" {token}" if is_apart else token
    return text


def _is_chinese(character: str) -> bool:
    """Tell whether a character is Chinese or Japanese, which are written without spaces."""
    return "\u2e80" <= character <= "\u9fff"
