"""A segment with its matches, the reasons for its score, and its texts as a view marks them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from bleu_core.analysis.differences import Edit, differences
from bleu_core.analysis.matches import match_segment
from bleu_core.analysis.reasons import SegmentReasons, explain_segment
from bleu_core.settings import Settings
from bleu_core.tokenizers import Tokenizer
from bleu_score.marked.differences import difference_parts
from bleu_score.marked.matches import (
    candidate_parts,
    plain_parts,
    reference_parts,
    token_parts,
)
from bleu_score.marked.parts import Part, View


class MarkedSegment:
    """One candidate's segment beside its references; what takes long is done when it is asked for.

    Attributes
    ----------
    matches
        The matches of the candidate.
    """

    def __init__(
        self,
        *,
        candidate: str,
        references: Sequence[str],
        tokenizer: Tokenizer,
        settings: Settings,
    ) -> None:
        self._settings = settings
        self.matches = match_segment(
            candidate=candidate, references=references, tokenizer=tokenizer, settings=settings
        )

    @cached_property
    def reasons(self) -> SegmentReasons:
        """The reasons for its score."""
        return explain_segment(self.matches, self._settings)

    @property
    def closest(self) -> int:
        """Index of the reference whose words it shares most, with which it is compared."""
        return self.reasons.reference or 0

    @cached_property
    def edits(self) -> Sequence[Edit]:
        """The differences from that reference."""
        reference = self.matches.references[self.closest]
        return differences(candidate=self.matches.candidate, reference=reference)

    def candidate_parts(self, view: View) -> Iterator[Part]:
        """Yield the candidate with the marks of a view."""
        if view is View.TOKENS:
            return token_parts(self.matches.candidate)
        if view is View.DIFFERENCES:
            reference = self.matches.references[self.closest]
            return difference_parts(
                candidate=self.matches.candidate, reference=reference, edits=self.edits
            )
        return candidate_parts(self.matches)

    def reference_parts(self, view: View, number: int = 0) -> Iterator[Part]:
        """Yield a reference with the marks of a view; differences are marked in the candidate."""
        if view is View.TOKENS:
            return token_parts(self.matches.references[number])
        if view is View.DIFFERENCES:
            return iter(plain_parts(self.matches.references[number].text))
        return reference_parts(self.matches, number)
