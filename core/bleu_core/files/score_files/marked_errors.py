"""Errors that people marked, each in a row of its own, as penalties: the tables of WMT with MQM."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bleu_core.files.headings import words_of
from bleu_core.files.score_files.choosing import bare_name, column_named, number_columns
from bleu_core.files.score_files.errors import ScoreInvalid
from bleu_core.files.score_files.numbers import are_mostly_numbers
from bleu_core.files.score_files.tables import ScoreTable

# Those of WMT, which its tables come with: Freitag et al., TACL 2021.
_WEIGHTS = {"major": 5.0, "minor": 1.0, "neutral": 0.0, "noerror": 0.0, "hotwtest": 0.0}
_NON_TRANSLATION, _MINOR_PUNCTUATION = 25.0, 0.1
_JUDGMENT = ("scored system", "scored file", "scored segment", "rater")


def as_penalties(table: ScoreTable, path: Path) -> ScoreTable:
    """Return marked errors as a row for each segment and rater, with the sum of their weights.

    Its sign is turned, as WMT does, so that higher is better. Other tables, and those that have
    scores, are returned as they are.

    Raises
    ------
    ScoreInvalid
        If the weight of an error is not known.
    """
    severities = column_named(table, "error severity")
    categories = column_named(table, "error category")
    if severities is None or categories is None:
        return table
    if any(are_mostly_numbers(table.columns[name]) for name in number_columns(table)):
        return table
    words = {word for label in _JUDGMENT for word in words_of(label)}
    headings = [name for name in table.columns if bare_name(name) in words]
    judgments = zip(*(table.columns[name] for name in headings), strict=True)
    first: dict[tuple[str, ...], int] = {}
    sums: dict[int, float] = {}
    for row, cells in enumerate(zip(judgments, severities, categories, strict=True)):
        judgment, severity, category = cells
        weight, kind = _WEIGHTS.get(bare_name(severity)), bare_name(category)
        if weight is None:
            raise ScoreInvalid(path, table.lines[row], severity)
        if "nontranslation" in kind:
            weight = _NON_TRANSLATION
        elif "punctuation" in kind and weight == _WEIGHTS["minor"]:
            weight = _MINOR_PUNCTUATION
        own = first.setdefault(judgment, row)
        sums[own] = sums.get(own, 0.0) - weight
    found = table.at([*sums])
    columns = {name: found.columns[name] for name in headings}
    return replace(found, columns=columns | {"MQM": [*map(str, sums.values())]})
