"""Diagnostics for the concerns found while pairing segments."""

from __future__ import annotations

from bleu_core.diagnostics import model
from bleu_core.diagnostics.kinds import kind_of_concern
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.pairing.concerns import left_out_concerns
from bleu_core.settings import PairingOptions


def check_pairs(
    aligned: AlignedDocuments, options: PairingOptions, *, post_edited: bool = False
) -> tuple[model.Diagnostic, ...]:
    """Return a diagnostic for each concern, in the order of `bleu_core.settings.CONCERNS`.

    Parameters
    ----------
    options, post_edited
        The options the documents were aligned with, or those the user is about to apply. They
        decide the concerns that are left out.
    """
    if not aligned.concerns:
        return ()

    left_out = left_out_concerns(aligned.documents, options, post_edited=post_edited)
    return tuple(
        model.Diagnostic(
            kind_of_concern(concern),
            rows=rows,
            count=len(rows),
            segments=len(aligned.pairs.rows),
            fixes=(model.LeaveOut(concern, is_on=concern in left_out),),
        )
        for concern, rows in aligned.concerns.items()
    )
