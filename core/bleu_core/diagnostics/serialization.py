"""Convert diagnostics to plain data in the format ``bleu-desktop/1``.

The format predates the unified model of diagnostics: warnings about scores and findings in files
have different fields, and some kinds have a different name in each.
"""

from __future__ import annotations

import re
from dataclasses import asdict
from typing import Any

from bleu_core.corpus.addresses import Role
from bleu_core.corpus.assumptions import Assumption
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import (
    CharacterCounts,
    Diagnostic,
    Difference,
    FilesLeftOut,
    Fix,
    GuessedEncoding,
    IgnoreCase,
    LeaveOut,
    LeftOutCounts,
    Lengths,
    LineEnds,
    MissingTokenizer,
    Needed,
    Normalize,
    PairOtherwise,
    Spaceless,
    Spacing,
    UnmatchedOrders,
    Unreferenced,
    UseTokenizer,
    assumption_of,
)

# The format also predates the American spelling of the code.
_TOKENIZED_WARNING, _TOKENIZED_FINDING = "already_tokenised", "tokenised"


def warning_dict(warning: Diagnostic) -> dict[str, Any]:
    """Convert a diagnostic about a score, with its document and what mends it."""
    content = _warning(warning)
    if warning.where.document:
        content.setdefault("document", warning.where.document)
    if warning.files:
        content["files"] = list(warning.files)
    if warning.fixes:
        content["fixes"] = [fix_dict(fix) for fix in warning.fixes]
    return content


def fix_dict(fix: Fix) -> dict[str, str]:
    """Convert a fix: the setting to change, and its value."""
    match fix:
        case Normalize(normalization=value):
            return {"setting": "normalize", "value": value}
        case IgnoreCase():
            return {"setting": "lowercase", "value": "true"}
        case UseTokenizer(tokenizer=value):
            return {"setting": "tokenizer", "value": value}
        case PairOtherwise(by=value):
            return {"setting": "pairing.by", "value": value}
        case LeaveOut(concern=value, is_on=is_on):
            return {"setting": f"pairing.{'keep' if is_on else 'leave_out'}", "value": value}


def assumption_dict(assumption: Assumption) -> dict[str, Any]:
    """Convert an assumption: its name, such as ``heading_row``, and its fields."""
    words = re.findall("[A-Z][a-z0-9]*", type(assumption).__name__)
    return {"assumed": "_".join(words).lower(), **asdict(assumption)}


def _warning(warning: Diagnostic) -> dict[str, Any]:
    name = warning.kind.value
    document, count, segments = warning.where.document, warning.count, warning.segments
    if warning.kind is Kind.ASSUMED:
        return {"id": name, "document": document, **assumption_dict(assumption_of(warning))}
    match warning.data:
        case Spacing(chinese=chinese):
            content = {"document": document, "count": count, "segments": segments}
            return {"id": _TOKENIZED_WARNING, **content, "chinese": chinese}
        case Difference(own=own, expected=expected) if warning.kind is Kind.LANGUAGES_DIFFER:
            return {"id": name, "document": document, "reference": expected, "candidate": own}
        case Difference(own=own, expected=expected) if warning.kind is Kind.WRONG_LANGUAGE:
            languages = {"language": own or None, "reference": expected or None}
            return {"id": name, "document": document, **languages}
        case Difference(own=own, expected=expected) if warning.kind is Kind.FOREIGN_SEGMENTS:
            languages = {"language": own or None, "reference": expected or None}
            content = {"document": document, "count": count, "segments": segments}
            return {"id": name, **content, "first": warning.where.line, **languages}
        case Difference(own=own, expected=expected) if warning.kind is Kind.MIXED_CHINESE:
            content = {"document": document, "count": count, "segments": segments}
            return {"id": name, **content, "first": warning.where.line}
        case Difference(own=own, expected=expected) if warning.where.role is Role.REFERENCE:
            content = {"document": document, "first": expected, "other": own}
            return {"id": "reference_scripts_differ", **content}
        case Difference(own=own, expected=expected):
            return {"id": name, "reference": expected, "candidate": own}
        case GuessedEncoding(encoding=encoding):
            return {"id": name, "document": document, "encoding": encoding}
        case UnmatchedOrders(orders=orders, smoothing=smoothing, zero=zero):
            return {"id": name, "orders": orders, "smoothing": smoothing, "zero": zero}
        case Unreferenced(segments=unmatched):
            content = {"count": count, "first": warning.where.line, "unmatched": unmatched}
            return {"id": name, **content}
        case LeftOutCounts(counts=counts):
            return {"id": name, "concerns": counts, "segments": segments}
        case FilesLeftOut(broken=broken, incomplete=incomplete, unpaired=unpaired):
            return {"id": name, "broken": broken, "incomplete": incomplete, "unpaired": unpaired}
        case Needed(count=needed) if warning.kind is Kind.FEW_SEGMENTS:
            return {"id": name, "segments": segments, "recommended": needed}
        case Needed(count=needed):
            return {"id": name, "count": count, "segments": segments, "tokens": needed}
        case MissingTokenizer(language=language, extra=extra):
            return {"id": name, "language": _subtag(language), "extra": extra}
        case Spaceless(language=language):
            return {"id": name, "language": _subtag(language)}
    if warning.kind is Kind.STRUCTURED:
        return {"id": name, "document": document, "count": count, "segments": segments}
    if warning.kind is Kind.EMPTY_CANDIDATES:
        return {"id": name, "count": count, "first": warning.where.line}
    if warning.kind in (
        Kind.UNTRANSLATED,
        Kind.OTHER_SOURCE,
        Kind.IS_SOURCE,
        Kind.REPEATED_BLOCK,
        Kind.ALL_CAPITALS,
        Kind.ALL_LOWER_CASE,
        Kind.LOOKALIKES,
        Kind.HEADING,
        Kind.TIMES_DIFFER,
    ):
        first = {"first": warning.where.line}
        return {"id": name, "document": document, "count": count, "segments": segments, **first}
    if warning.kind is Kind.SHIFTED:
        return {"id": name, "document": document, "first": warning.where.line}
    if warning.kind is Kind.LONE_CARRIAGE_RETURNS:
        return {"id": name, "document": document, "count": count, "first": warning.where.line}
    return {"id": name, "document": document}


def finding_dict(finding: Diagnostic) -> dict[str, Any]:
    """Convert a diagnostic about a file."""
    names = {Kind.TOKENIZED: _TOKENIZED_FINDING, Kind.SCRIPTS_DIFFER: "other_script"}
    return {
        "kind": names.get(finding.kind, finding.kind.value),
        "document": finding.where.document,
        "count": finding.count,
        "segments": finding.segments,
        "first": finding.where.segment,
        "example": finding.where.example,
        "normalisation": finding.normalization,
        "details": [{"name": name, "count": count} for name, count in _details(finding)],
    }


def _details(finding: Diagnostic) -> list[tuple[str, int | None]]:
    match finding.data:
        case CharacterCounts(counts=counts):
            return list(counts)
        case Lengths(own=own, expected=expected):
            return [("document", own), ("reference", expected)]
        case Difference(own=own, expected=expected):
            return [(code, None) for code in (own, expected) if code]
        case GuessedEncoding(encoding=encoding):
            return [(encoding, None)]
        case LineEnds(names=names):
            return [(name, None) for name in names]
        case Spacing(chinese=True):
            return [("Hani", None)]
    return []


def _subtag(language: str) -> str:
    """Return a language tag without region and script."""
    return language.split("-")[0]
