"""The matches in each line of typed texts, found once for each pair of lines."""

from __future__ import annotations

from collections.abc import Sequence
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
    def of_references(self) -> Sequence[Sequence[Part]]:
        numbers = range(len(self.matches.references))
        return [tuple(self.reference_parts(View.MATCHES, number)) for number in numbers]


class LineMatches:
    """Finds matches of lines, and remembers them."""

    def __init__(self) -> None:
        self._tokenizer: Tokenizer | None = None
        self._settings = Settings()
        self._known: dict[tuple[str, ...], _Line] = {}

    def use(self, tokenizer: Tokenizer, settings: Settings) -> None:
        """Find matches with the tokenizer and the settings of a score."""
        if (tokenizer, settings) != (self._tokenizer, self._settings):
            self._tokenizer, self._settings = tokenizer, settings
            self._known.clear()

    def _of(self, line: int, *, candidate: Lines, references: Sequence[Lines]) -> _Line | None:
        """Return the matches in a line; None if one text does not have it."""
        if self._tokenizer is None or line >= min(map(len, (candidate, *references))):
            return None

        texts = candidate[line], *(reference[line] for reference in references)
        found = self._known.get(texts)
        if found is None:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            found = self._known[texts] = _Line(
                candidate=texts[0],
                references=texts[1:],
                tokenizer=self._tokenizer,
                settings=self._settings,
            )
        return found

    def candidate_parts(
        self, line: int, *, candidate: Lines, references: Sequence[Lines]
    ) -> Sequence[Part]:
        """Return a candidate's line with its marks."""
        found = self._of(line, candidate=candidate, references=references)
        return found.of_candidate if found else ()

    def reference_parts(
        self, line: int, *, candidate: Lines, references: Sequence[Lines], number: int
    ) -> Sequence[Part]:
        """Return a line of one of the references with its marks."""
        found = self._of(line, candidate=candidate, references=references)
        return found.of_references[number] if found else ()

    def reasons(
        self, line: int, *, candidate: Lines, references: Sequence[Lines]
    ) -> SegmentReasons | None:
        """Return the reasons for the score of a line."""
        found = self._of(line, candidate=candidate, references=references)
        return found.reasons if found else None

    def counterparts(
        self,
        line: int,
        token: int | None,
        *,
        candidate: Lines,
        references: Sequence[Lines],
        number: int | None,
    ) -> tuple[int, int, int] | None:
        """Return a token of the candidate, and a reference with its token, that belong together.

        Given is a token of the reference with this number, or of the candidate if it is None.
        """
        found = self._of(line, candidate=candidate, references=references)
        if found is None or token is None:
            return None
        if number is not None:
            own = found.matches.reference_marks[number]
            other = own[token].counterpart if token < len(own) else None
            return None if other is None else (other, number, token)
        marks = found.matches.marks
        mark = marks[token] if token < len(marks) else None
        if mark is None or mark.reference is None or mark.counterpart is None:
            return None
        return token, mark.reference, mark.counterpart
