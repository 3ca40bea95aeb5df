"""Scores from elsewhere that the user attached to a candidate."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bleu_core.corpus.score_files.tables import ScoreAddress
    from bleu_core.errors import BleuError
    from bleu_core.given_scores import GivenScores

_numbers = count()


@dataclass(frozen=True)
class ScoresChoice:
    """What the user chose: the name of the metric, and where its scores are."""

    metric: str
    address: ScoreAddress


@dataclass(eq=False)
class AttachedScores:
    """A file of scores in the list, below its candidate.

    Attributes
    ----------
    choice
        What the user chose.
    given, error
        What reading it has found; both are None while it has not been read. Both are there if it
        was read, and cannot be used with the segments as they are compared.
    number
        Identifies it in the list and in background jobs.
    """

    choice: ScoresChoice
    given: GivenScores | None = None
    error: BleuError | None = None
    number: int = field(default_factory=lambda: next(_numbers))

    @property
    def path(self) -> Path:
        """The file."""
        return self.choice.address.path

    def move(self, moved: Mapping[Path, Path]) -> None:
        """Take the file from another place, by its absolute path."""
        path = moved.get(self.path.absolute())
        if path is not None:
            address = replace(self.choice.address, path=path)
            self.choice = replace(self.choice, address=address)

    def forget(self) -> None:
        """Have the file read again."""
        self.given = self.error = None


@dataclass(frozen=True)
class ReadScores:
    """What a job found in a file of scores; both are None if it has not been read."""

    number: int
    given: GivenScores | None
    error: BleuError | None
