"""The user's decisions that would be lost with the session."""

from __future__ import annotations

from enum import Enum

from bleu_core.settings import PairingOptions
from bleu_core.workspace.workspace import Workspace


class Decision(Enum):
    """A decision that took the user some work."""

    NOTES = "notes"
    REPAIRS = "repairs"
    PAIRING = "pairing"
    NAMES = "names"
    PASTED = "pasted"


def decisions(workspace: Workspace) -> tuple[Decision, ...]:
    """Return the decisions that took the user some work, and would be lost with the session.

    Files and settings that can be chosen again with two clicks are not among them: nobody who only
    wants to see a score is asked anything.
    """
    found = {
        Decision.NOTES: bool(workspace.notes),
        Decision.REPAIRS: any(one.repairs for one in workspace.inputs),
        Decision.PAIRING: workspace.settings.pairing != PairingOptions(),
        Decision.NAMES: any(one.name is not None for one in workspace.inputs),
        Decision.PASTED: any(one.in_memory for one in workspace.inputs),
    }
    return tuple(decision for decision, made in found.items() if made)
