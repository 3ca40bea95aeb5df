"""Reads the files of scores that are attached to candidates; one that is wrong stops nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bleu_core.errors import BleuError
from bleu_core.progress import Progress
from bleu_desktop.session.attached_scores import ReadScores, ScoresChoice

if TYPE_CHECKING:
    from bleu_core.corpus.alignment import AlignedDocuments
    from bleu_core.corpus.documents import Document
    from bleu_core.corpus.pairing.repairs import Repair
    from bleu_core.given_scores import GivenScores


@dataclass(frozen=True)
class ScoresText:
    """One file of scores, as the list of candidates has it.

    Attributes
    ----------
    number, choice
        See `AttachedScores`.
    given
        What it holds; None if it has not been read, or could not be.
    failed
        Whether it could not be read.
    """

    number: int
    choice: ScoresChoice
    given: GivenScores | None
    failed: bool


@dataclass(frozen=True)
class ScoredCandidate:
    """A candidate as it was read, with the repairs to it, and its scores."""

    document: Document
    repairs: tuple[Repair, ...]
    scores: tuple[ScoresText, ...]


class ScoresReading:
    """Reads what has not been read, and knows what of it can be used.

    Parameters
    ----------
    candidates
        All candidates, in their order.
    progress
        Can cancel.
    """

    def __init__(self, candidates: Sequence[ScoredCandidate], progress: Progress) -> None:
        self._candidates = candidates
        self._given: dict[int, GivenScores] = {}
        self._errors: dict[int, BleuError] = {}
        self._unread: set[int] = set()
        for candidate in candidates:
            for one in candidate.scores:
                if one.given is not None:
                    self._given[one.number] = one.given
                elif one.failed:
                    self._unread.add(one.number)
                else:
                    self._read(one, candidate.document, progress)

    def _read(self, one: ScoresText, document: Document, progress: Progress) -> None:
        from bleu_core.given_scores import read_given_scores  # lazily, for start-up

        choice = one.choice
        try:
            [self._given[one.number]] = read_given_scores(
                choice.metric, choice.address, [document], alone=True, progress=progress
            )
        except BleuError as error:
            self._errors[one.number] = error

    def usable(self, aligned: AlignedDocuments) -> list[GivenScores]:
        """Return the scores that there are for all segments as they are compared."""
        if not self._given:
            return []
        from bleu_core.errors import DirectionUnknown
        from bleu_core.given_scores import check_scores

        usable: list[GivenScores] = []
        lower: dict[str, bool] = {}
        for place, candidate in enumerate(self._candidates):
            for one in candidate.scores:
                given = self._given.get(one.number)
                if given is None:
                    continue
                given = replace(given.repaired(candidate.repairs), candidate=place)
                try:
                    if lower.setdefault(given.name, given.lower_is_better) != given.lower_is_better:
                        raise DirectionUnknown(given.title)
                    check_scores(aligned, given)
                except BleuError as error:
                    self._errors[one.number] = error
                else:
                    usable.append(given)
        return usable

    def found(self) -> tuple[ReadScores, ...]:
        """Return what was found, for those that have not failed before."""
        return tuple(
            ReadScores(one.number, self._given.get(one.number), self._errors.get(one.number))
            for candidate in self._candidates
            for one in candidate.scores
            if one.number not in self._unread
        )
