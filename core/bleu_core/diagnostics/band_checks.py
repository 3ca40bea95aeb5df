"""Which diagnostics leave a band without meaning."""

from __future__ import annotations

from collections.abc import Iterable

from bleu_core.diagnostics.kinds import Kind, Severity
from bleu_core.diagnostics.model import Diagnostic, UnmatchedOrders, Unreferenced

# With fewer segments, a score's 95 % interval is usually wider than a band: 7 to 12 points at 50
# segments of FLORES, 16 to 27 at 10.
FEWEST_SEGMENTS = 50

# Severe diagnostics, and those below, matter once they concern this share of the segments. If a
# twentieth of them can only match by accident, the score is some points off.
_SHARE = 0.05

# These make segments that say nothing about the translation, but each by itself does little harm.
_BY_SHARE = frozenset(
    (
        Kind.UNTRANSLATED,
        Kind.OTHER_SOURCE,
        Kind.EMPTY,
        Kind.EMPTY_CANDIDATE,
        Kind.EMPTY_CANDIDATES,
        Kind.EMPTY_REFERENCE,
        Kind.LENGTH_RATIO,
        Kind.MIXED_CHINESE,
        Kind.REPEATED_BLOCK,
        Kind.ALL_CAPITALS,
        Kind.ALL_LOWER_CASE,
        Kind.LOOKALIKES,
    )
)

# These concern the whole text, however many segments they count.
WHOLE_TEXT = frozenset(
    (
        Kind.SHIFTED,
        Kind.SCRIPTS_DIFFER,
        Kind.LANGUAGES_DIFFER,
        Kind.WRONG_LANGUAGE,
        Kind.IDENTICAL,
        Kind.UNRELATED,
        Kind.IS_SOURCE,
        Kind.CHARACTER_FALLBACK,
    )
)


def holding_back(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Return the diagnostics with which a band would mislead, the first of each kind.

    A band tells what a score usually means. That is worth nothing if the texts are not the
    intended ones, if many segments are not translations, or if chance decides.
    """
    found: dict[Kind, Diagnostic] = {}
    for diagnostic in diagnostics:
        if _holds_back(diagnostic):
            found.setdefault(diagnostic.kind, diagnostic)
    return tuple(found.values())


def _holds_back(diagnostic: Diagnostic) -> bool:
    kind = diagnostic.kind
    if diagnostic.is_left_out:
        return False
    if diagnostic.files:
        # Of a folder's files, as many have to be concerned.
        matters = kind in WHOLE_TEXT | _BY_SHARE or diagnostic.severity is Severity.SEVERE
        return matters and diagnostic.count >= _SHARE * diagnostic.segments
    if kind is Kind.FEW_SEGMENTS:
        return diagnostic.segments < FEWEST_SEGMENTS
    if isinstance(diagnostic.data, UnmatchedOrders):
        return diagnostic.data.zero
    if kind in WHOLE_TEXT:
        return True
    if isinstance(diagnostic.data, Unreferenced):
        return diagnostic.data.segments >= _SHARE * diagnostic.segments
    if kind in _BY_SHARE or diagnostic.severity is Severity.SEVERE:
        return diagnostic.count >= _SHARE * diagnostic.segments
    return False
