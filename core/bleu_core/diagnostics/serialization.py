"""Conversion of diagnostics to plain data, as in the JSON of the terminal."""

from __future__ import annotations

import re
from dataclasses import asdict
from typing import Any

from bleu_core.diagnostics import model
from bleu_core.files.assumptions import Assumption


def diagnostic_dict(diagnostic: model.Diagnostic, *, with_example: bool) -> dict[str, Any]:
    """Convert a diagnostic: its kind, and all known values under the names of its fields.

    Parameters
    ----------
    with_example
        Whether it quotes the text.
    """
    where = diagnostic.where
    known = {
        "document": where.document or None,
        "role": where.role and where.role.value,
        "segment": where.segment,
        "line": where.line,
        "example": (with_example and where.example) or None,
        "count": diagnostic.count or None,
        "segments": diagnostic.segments or None,
        "data": None if diagnostic.data is None else _data_dict(diagnostic.data),
        "fixes": [_fix_dict(fix) for fix in diagnostic.fixes] or None,
        "effect": diagnostic.effect and effect_dict(diagnostic.effect),
        "files": [*diagnostic.files] or None,
    }
    said = {name: value for name, value in known.items() if value is not None}
    return {"kind": diagnostic.kind.value, **said}


def _data_dict(data: model.Data | Assumption) -> dict[str, Any]:
    if not isinstance(data, Assumption):
        return asdict(data)
    words = re.findall("[A-Z][a-z0-9]*", type(data).__name__)
    return {"assumed": "_".join(words).lower(), **asdict(data)}


def effect_dict(effect: model.Effect) -> dict[str, Any]:
    """Convert an effect: BLEU in percent with and without the fix."""
    return {"fix": _fix_dict(effect.fix), "before": effect.before, "after": effect.after}


def _fix_dict(fix: model.Fix) -> dict[str, str]:
    """Convert a fix: the setting to change, and its value."""
    match fix:
        case model.Normalize(normalization=value):
            return {"setting": "normalize", "value": value}
        case model.IgnoreCase():
            return {"setting": "lowercase", "value": "true"}
        case model.UseTokenizer(tokenizer=value):
            return {"setting": "tokenizer", "value": value}
        case model.PairOtherwise(by=value):
            return {"setting": "pairing.by", "value": value}
        case model.LeaveOut(concern=value, is_on=is_on):
            return {"setting": f"pairing.{'keep' if is_on else 'leave_out'}", "value": value}
        case model.ShowMetric(metric=value):
            return {"setting": "metrics", "value": value}
