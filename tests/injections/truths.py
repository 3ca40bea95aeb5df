"""Diagnostics that are true of the real translations as published, and so no false alarms."""

from __future__ import annotations

from fnmatch import fnmatch

from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic
from bleu_core.files.documents import Document
from tests.injections.sets import RealSet

# Differences between two texts that a diagnostic measures but does not judge: they may be intended.
_MEASURED = frozenset(
    (
        Kind.LENGTH_RATIO,
        Kind.CASE,
        Kind.TYPOGRAPHY,
        Kind.OTHER_SEGMENTATION,
        Kind.UNUSUAL_SPACES,
        Kind.DUPLICATES,
        Kind.READ_OTHERWISE,
        Kind.FEW_SEGMENTS,
        Kind.SHORT_SEGMENTS,
        Kind.LEFT_OUT,
    )
)

# Diagnostics confirmed by reading the texts: set, document and kind.
TRUE = {
    ("*", "*.google.*", "characters"),  # HTML codes, recorded as the service returned them
    ("compare-mt-ted-slk-eng", "ref.*", "characters"),
    ("compare-mt-ted-slk-eng", "sys.sys2.eng", "changed_numbers"),  # 4,0000,000
    ("flores-en-id", "ref.flores.id", "characters"),
    ("geovedi-en-id", "ref.*", "characters"),
    ("mlqe-multiref-et-en", "ref.*", "characters"),
    ("mlqe-multiref-et-en", "ref.*", "markup"),
    ("mlqe-pe-en-zh", "*", "tokenized"),  # published with spaces between words
    ("*", "sys.argos.zh", "truncated"),  # these two stop after a comma, or leave out sentences
    ("*", "sys.opusmt.zh", "truncated"),
    ("newstest2019-en-zh", "ref.ntrex-zhoTW.zh", "scripts_differ"),
    ("newstest2019-en-zh", "sys.*", "scripts_differ"),  # against the reference from Taiwan
    ("newstest2019-en-de-4ref", "ref.hqr.de", "markup"),  # quoted where it has quotations
    ("newstest2019-en-de-4ref", "*", "shifted"),  # against a reference without its line 1,796
}


def is_true(real: RealSet, diagnostic: Diagnostic, reference: Document) -> bool:
    """Tell whether a diagnostic is true of an untouched set."""
    where = diagnostic.where
    if diagnostic.kind is Kind.IDENTICAL_SEGMENTS:
        # Systems agree with each other, but not with a human translator.
        return reference in real.candidates
    return diagnostic.kind in _MEASURED or any(
        fnmatch(real.name, name)
        and fnmatch(where.document, document)
        and diagnostic.kind.value == kind
        for name, document, kind in TRUE
    )
