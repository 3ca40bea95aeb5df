"""The matches in each line of typed texts, found once for each pair of lines."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property

from bleu_core.analysis.reasons import SegmentReasons
from bleu_core.settings import Settings
from bleu_core.tokenizers import Tokenizer
from bleu_score.marked.parts import Part, View
from bleu_score.marked.segment import MarkedSegment

# The most pairs of lines remembered: more than can be seen.
_REMEMBERED = 1_000

Lines = Sequence[str]


class _Line(MarkedSegment):
    """A line with its marks, which are drawn again and again."""

    @cached_property
    def of_candidate(self) -> Sequence[Part]:
        return tuple(self.candidate_parts(View.MATCHES))

    @cached_property
    def of_reference(self) -> Sequence[Part]:
        return tuple(self.reference_parts(View.MATCHES))


class LineMatches:
    """Finds matches of lines, and remembers them."""

    def __init__(self) -> None:
        self._tokenizer: Tokenizer | None = None
        self._settings = Settings()
        self._known: dict[tuple[str, str], _Line] = {}

    def use(self, tokenizer: Tokenizer, settings: Settings) -> None:
        """Find matches with the tokenizer and the settings of a score."""
        if (tokenizer, settings) != (self._tokenizer, self._settings):
            self._tokenizer, self._settings = tokenizer, settings
            self._known.clear()

    def _of(self, line: int, *, candidate: Lines, reference: Lines) -> _Line | None:
        """Return the matches in a line; None if one text does not have it."""
        if self._tokenizer is None or line >= min(len(candidate), len(reference)):
            return None

        pair = candidate[line], reference[line]
        found = self._known.get(pair)
        if found is None:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            found = self._known[pair] = _Line(
                candidate=pair[0],
                references=[pair[1]],
                tokenizer=self._tokenizer,
                settings=self._settings,
            )
        return found

    def candidate_parts(self, line: int, *, candidate: Lines, reference: Lines) -> Sequence[Part]:
        """Return a candidate's line with its marks."""
        found = self._of(line, candidate=candidate, reference=reference)
        return found.of_candidate if found else ()

    def reference_parts(self, line: int, *, candidate: Lines, reference: Lines) -> Sequence[Part]:
        """Return a reference's line with its marks."""
        found = self._of(line, candidate=candidate, reference=reference)
        return found.of_reference if found else ()

    def reasons(self, line: int, *, candidate: Lines, reference: Lines) -> SegmentReasons | None:
        """Return the reasons for the score of a line."""
        found = self._of(line, candidate=candidate, reference=reference)
        return found.reasons if found else None

    def counterparts(
        self,
        line: int,
        token: int | None,
        *,
        candidate: Lines,
        reference: Lines,
        of_reference: bool,
    ) -> tuple[Collection[int], Collection[int]] | None:
        """Return the tokens of the candidate and of the reference that belong together."""
        found = self._of(line, candidate=candidate, reference=reference)
        if found is None or token is None:
            return None
        marks = found.matches.reference_marks[0] if of_reference else found.matches.marks
        other = marks[token].counterpart if token < len(marks) else None
        if other is None:
            return None
        return ([other], [token]) if of_reference else ([token], [other])
