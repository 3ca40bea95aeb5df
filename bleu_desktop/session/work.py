"""What the user has put together, as plain data: texts, settings, notes.

It holds nothing that could be computed again from the files.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from bleu_core.corpus.addresses import Address, Role
from bleu_core.notes import Note
from bleu_core.settings import PairingOptions, Settings

if TYPE_CHECKING:
    from bleu_core.corpus.documents import Document
    from bleu_core.corpus.pairing.repairs import Repair
    from bleu_desktop.session.attached_scores import ScoresChoice


class Decision(Enum):
    """Something that took the user some work."""

    NOTES = "notes"
    REPAIRS = "repairs"
    PAIRING = "pairing"
    NAMES = "names"
    PASTED = "pasted"


@dataclass(frozen=True)
class WorkText:
    """One text in the lists of files.

    Attributes
    ----------
    role, address, encoding, given_name, repairs
        See `bleu_desktop.session.file_entry.FileEntry`.
    pasted
        The text itself if it is in no file; None for a file's.
    scores
        The scores from elsewhere that are attached to it.
    """

    role: Role
    address: Address
    encoding: str | None = None
    given_name: str | None = None
    repairs: tuple[Repair, ...] = ()
    pasted: Document | None = None
    scores: tuple[ScoresChoice, ...] = ()


@dataclass(frozen=True, order=True)
class NotePlace:
    """The unit a note is about, whatever is scored and however it is paired.

    Attributes
    ----------
    text
        Index of the text with the unit among those of the work.
    line, nth
        Its line or row in the file, and how many units of the same line are before it.
    candidate
        Index of the candidate among the texts of the work.
    file
        Name of the file, if the text is a folder.
    """

    text: int
    line: int
    nth: int
    candidate: int
    file: str = ""


@dataclass(frozen=True)
class Work:
    """Everything a session was given.

    Attributes
    ----------
    texts
        References, candidates and source.
    settings
        How they are scored.
    notes
        What is noted about their units.
    """

    texts: tuple[WorkText, ...] = ()
    settings: Settings = field(default_factory=Settings)
    notes: tuple[tuple[NotePlace, Note], ...] = ()

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What took the user some work, and would be lost with the session.

        Files and settings that can be chosen again with two clicks are not among it: nobody who
        only wants to see a score is asked anything.
        """
        found = {
            Decision.NOTES: bool(self.notes),
            Decision.REPAIRS: any(text.repairs for text in self.texts),
            Decision.PAIRING: self.settings.pairing != PairingOptions(),
            Decision.NAMES: any(text.given_name is not None for text in self.texts),
            Decision.PASTED: any(text.pasted is not None for text in self.texts),
        }
        return tuple(decision for decision, made in found.items() if made)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the texts, as the user knows them."""
        return tuple(text.given_name or text.address.path.name for text in self.texts)
