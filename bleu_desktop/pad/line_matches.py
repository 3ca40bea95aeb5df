"""What matches in each line of typed texts, found once for each pair of lines."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from bleu_core.settings import Settings
from bleu_desktop.shared import match_parts
from bleu_desktop.shared.text_parts import Part

if TYPE_CHECKING:
    from bleu_core.analysis.matches import SegmentMatches
    from bleu_core.analysis.reasons import SegmentReasons
    from bleu_core.tokenizers import Tokenizer

# More pairs of lines than can be seen.
_REMEMBERED = 1_000

Lines = Sequence[str]


class LineMatches:
    """Finds matches of lines, and remembers them."""

    def __init__(self) -> None:
        self._tokenizer: Tokenizer | None = None
        self._settings = Settings()
        self._known: dict[tuple[str, str], SegmentMatches] = {}

    def use(self, tokenizer: Tokenizer, settings: Settings) -> None:
        """Find matches as in this score."""
        if (tokenizer, settings) != (self._tokenizer, self._settings):
            self._tokenizer, self._settings = tokenizer, settings
            self._known.clear()

    def _of(self, line: int, *, candidate: Lines, reference: Lines) -> SegmentMatches | None:
        """Return what matches in a line; None if one text does not have it."""
        if self._tokenizer is None or line >= min(len(candidate), len(reference)):
            return None
        # Imported lazily to speed up start-up.
        from bleu_core.analysis.matches import match_segment

        pair = candidate[line], reference[line]
        found = self._known.get(pair)
        if found is None:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            found = self._known[pair] = match_segment(
                candidate=pair[0],
                references=[pair[1]],
                tokenizer=self._tokenizer,
                settings=self._settings,
            )
        return found

    def candidate_parts(self, line: int, *, candidate: Lines, reference: Lines) -> Sequence[Part]:
        """Return a candidate's line with its marks."""
        found = self._of(line, candidate=candidate, reference=reference)
        return match_parts.candidate_parts(found) if found else ()

    def reference_parts(self, line: int, *, candidate: Lines, reference: Lines) -> Sequence[Part]:
        """Return a reference's line with its marks."""
        found = self._of(line, candidate=candidate, reference=reference)
        return match_parts.reference_parts(found, 0) if found else ()

    def reasons(self, line: int, *, candidate: Lines, reference: Lines) -> SegmentReasons | None:
        """Return why a line scores as it does."""
        found = self._of(line, candidate=candidate, reference=reference)
        if found is None:
            return None
        from bleu_core.analysis.reasons import explain_segment

        return explain_segment(found, self._settings)

    def counterparts(
        self,
        line: int,
        token: int | None,
        *,
        candidate: Lines,
        reference: Lines,
        of_reference: bool,
    ) -> tuple[Collection[int], Collection[int]] | None:
        """Return the token of the candidate and of the reference that belong together."""
        found = self._of(line, candidate=candidate, reference=reference)
        if found is None or token is None:
            return None
        marks = found.reference_marks[0] if of_reference else found.marks
        other = marks[token].counterpart if token < len(marks) else None
        if other is None:
            return None
        return ([other], [token]) if of_reference else ([token], [other])
