"""What speaks against comparing some pairs: the concerns of pairing as diagnostics."""

from __future__ import annotations

from bleu_core.corpus.alignment import AlignedDocuments
from bleu_core.corpus.pairing.concerns import left_out_kinds
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic, LeaveOut
from bleu_core.settings import PairingOptions


def check_pairs(aligned: AlignedDocuments, options: PairingOptions) -> tuple[Diagnostic, ...]:
    """Return a diagnostic for each concern, in the order of `bleu_core.settings.CONCERNS`.

    Parameters
    ----------
    options
        Which concerns' rows are to be left out: those the documents were aligned with, or those a
        user wants next.
    """
    left_out = left_out_kinds(aligned.documents, options)
    return tuple(
        Diagnostic(
            Kind(concern),
            rows=rows,
            count=len(rows),
            segments=len(aligned.pairs.rows),
            fixes=(LeaveOut(concern, is_on=concern in left_out),),
        )
        for concern, rows in aligned.concerns.items()
    )
