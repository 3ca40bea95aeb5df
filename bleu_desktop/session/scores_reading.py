"""Reads the files of scores attached to candidates; an error in one of them stops nothing."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from bleu_core.errors import BleuError
from bleu_core.files.addresses import Role
from bleu_core.progress import Progress

if TYPE_CHECKING:
    from bleu_core.given_scores import GivenScores
    from bleu_core.pairing.alignment import AlignedDocuments
    from bleu_core.workspace.workspace import Workspace

Place = tuple[int, int]
"""Index of a text in the workspace, and of a file of scores among those attached to it."""


class ScoresReading:
    """Reads the scores that have not been read, and finds out which of them can be used.

    Parameters
    ----------
    workspace
        The texts, all of which have been read.
    unreadable
        Files of scores that could not be read before.
    progress
        Can cancel.

    Attributes
    ----------
    errors
        For each file that is wrong, the reason.
    """

    def __init__(
        self, workspace: Workspace, unreadable: Collection[Place], progress: Progress
    ) -> None:
        self._workspace = workspace
        self._unreadable = unreadable
        self._numbers: dict[Place, GivenScores] = {}
        self.errors: dict[Place, BleuError] = {}
        for index, one in enumerate(workspace.inputs):
            for nth, each in enumerate(one.scores if one.role is Role.CANDIDATE else ()):
                if each.numbers is not None:
                    self._numbers[index, nth] = each.numbers
                elif (index, nth) not in unreadable and one.document is not None:
                    from bleu_core.workspace.reading import read_scores  # lazily, for start-up

                    try:
                        self._numbers[index, nth] = read_scores(each, one.document, progress)
                    except BleuError as error:
                        self.errors[index, nth] = error

    def usable(self, aligned: AlignedDocuments) -> list[GivenScores]:
        """Return the scores that fit the segments as they are compared."""
        if not self._numbers:
            return []
        from bleu_core.files.score_files.errors import DirectionUnknown
        from bleu_core.given_scores import check_scores

        inputs = self._workspace.inputs
        candidates = [index for index, one in enumerate(inputs) if one.role is Role.CANDIDATE]
        usable: list[GivenScores] = []
        lower: dict[str, bool] = {}
        for (index, nth), numbers in sorted(self._numbers.items(), key=lambda item: item[0]):
            given = replace(
                numbers.repaired(inputs[index].repairs), candidate=candidates.index(index)
            )
            try:
                if lower.setdefault(given.name, given.lower_is_better) != given.lower_is_better:
                    raise DirectionUnknown(given.title)
                check_scores(aligned, given)
            except BleuError as error:
                self.errors[index, nth] = error
            else:
                usable.append(given)
        return usable

    def found(self) -> Mapping[Place, tuple[GivenScores | None, BleuError | None]]:
        """Return the scores and errors of all files but those that could not be read before."""
        return {
            place: (self._numbers.get(place), self.errors.get(place))
            for place in sorted({*self._numbers, *self.errors})
        }

    def workspace(self) -> Workspace:
        """Return the workspace with the scores that were read."""
        inputs = tuple(
            replace(
                one,
                scores=tuple(
                    replace(each, numbers=self._numbers.get((index, nth)))
                    for nth, each in enumerate(one.scores)
                ),
            )
            for index, one in enumerate(self._workspace.inputs)
        )
        return replace(self._workspace, inputs=inputs)
