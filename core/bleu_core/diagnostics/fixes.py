"""Application of fixes that diagnostics suggest, by changing the settings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bleu_core.diagnostics.model import (
    Fix,
    IgnoreCase,
    LeaveOut,
    Normalize,
    PairOtherwise,
    ShowMetric,
    UseTokenizer,
)
from bleu_core.files.documents import Document
from bleu_core.pairing.concerns import left_out_concerns, with_switched
from bleu_core.settings import METRICS, NORMALIZATIONS, Settings, TokenizerName


def with_fix(settings: Settings, fix: Fix, documents: Sequence[Document]) -> Settings:
    """Return settings with a fix applied.

    Parameters
    ----------
    documents
        References and candidates. Their formats decide which rows are left out by default.
    """
    match fix:
        case Normalize(normalization=name):
            names = {*settings.normalize, name}
            return replace(settings, normalize=tuple(n for n in NORMALIZATIONS if n in names))
        case IgnoreCase():
            return replace(settings, lowercase=True)
        case UseTokenizer(tokenizer=tokenizer):
            return replace(settings, tokenizer=tokenizer)
        case PairOtherwise(by=by):
            return replace(settings, pairing=replace(settings.pairing, by=by))
        case LeaveOut(concern=concern, is_on=is_on):
            pairing = with_switched(settings.pairing, concern, documents, left_out=not is_on)
            return replace(settings, pairing=pairing)
        case ShowMetric(metric=metric):
            metrics = tuple(name for name in METRICS if name in (metric, *settings.metrics))
            return replace(settings, metrics=metrics)


def applied_fixes(settings: Settings, documents: Sequence[Document]) -> tuple[Fix, ...]:
    """Return the fixes that settings contain, each as it was suggested."""
    usual = left_out_concerns(documents, replace(settings.pairing, leave_out=(), keep=()))
    left_out = left_out_concerns(documents, settings.pairing)
    fixes: list[Fix] = [LeaveOut(name, is_on=False) for name in sorted(left_out - usual)]
    if settings.pairing.by == "content":
        fixes.append(PairOtherwise("content"))
    if settings.lowercase:
        fixes.append(IgnoreCase())
    suggested: tuple[TokenizerName, ...] = ("none", "char", "zh")
    fixes += [UseTokenizer(name) for name in suggested if settings.tokenizer == name]
    return (*fixes, *(Normalize(name) for name in settings.normalize))


def without_fix(settings: Settings, fix: Fix, documents: Sequence[Document]) -> Settings:
    """Return settings with an applied fix taken back."""
    match fix:
        case Normalize(normalization=taken):
            kept = tuple(name for name in settings.normalize if name != taken)
            return replace(settings, normalize=kept)
        case IgnoreCase():
            return replace(settings, lowercase=False)
        case UseTokenizer():
            return replace(settings, tokenizer="auto")
        case PairOtherwise():
            return replace(settings, pairing=replace(settings.pairing, by="auto"))
        case LeaveOut(concern=concern, is_on=is_on):
            pairing = with_switched(settings.pairing, concern, documents, left_out=is_on)
            return replace(settings, pairing=pairing)
        case ShowMetric(metric=metric):
            metrics = tuple(name for name in settings.metrics if name != metric)
            return replace(settings, metrics=metrics)
