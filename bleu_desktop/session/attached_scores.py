"""Scores from elsewhere in the list of files, below the candidate they are attached to."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bleu_core.errors import BleuError
    from bleu_core.given_scores import GivenScores
    from bleu_core.workspace.inputs import ScoresInput

_numbers = count()


@dataclass(eq=False)
class AttachedScores:
    """The row of a file of scores.

    Attributes
    ----------
    input
        The metric, the file, and its scores once it has been read.
    error
        The reason why it could not be read, or cannot be used with the segments as they are
        compared.
    number
        Identifies the row.
    """

    input: ScoresInput
    error: BleuError | None = None
    number: int = field(default_factory=lambda: next(_numbers))

    @property
    def path(self) -> Path:
        """The file."""
        return self.input.address.path

    @property
    def given(self) -> GivenScores | None:
        """The scores; None until the file has been read."""
        return self.input.numbers

    @property
    def is_unreadable(self) -> bool:
        """Whether the file could not be read."""
        return self.error is not None and self.given is None

    def take(self, numbers: GivenScores | None, error: BleuError | None) -> None:
        """Take over the result of reading the file."""
        self.input, self.error = replace(self.input, numbers=numbers), error

    def forget(self) -> None:
        """Have the file read again."""
        self.take(None, None)
