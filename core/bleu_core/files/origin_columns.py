"""Columns of a table that state the origin of each suggestion: its engine or memory, its match."""

from __future__ import annotations

import re

from bleu_core.files.origins import Origin, OriginKind, read_origin
from bleu_core.files.proposals import read_quality
from bleu_core.files.reading.contents import Field, Table, plain_text

# In lower case, without what separates words.
_ORIGINS = frozenset(
    (
        "suggestionorigin|matchorigin|origintype|translationorigin|mtengine|engine|mtsystem|"
        "matchtype|provider|origendelapropuesta|motor|motordeta|asalusulan|mesin|"
        "建议来源|译文来源|引擎|建議來源|譯文來源"
    ).split("|")
)
_PERCENTS = frozenset(
    (
        "match|matchpercent|matchrate|match%|percent|tmmatch|fuzzy|fuzzymatch|similarity|"
        "porcentajedecoincidencia|coincidencia|kecocokan|匹配率|相符率|匹配"
    ).split("|")
)
_BETWEEN = re.compile(r"[\s_\-.:/()]+")


def find_origins(table: Table) -> dict[int, Origin]:
    """Return the origins that a table's columns state, by index of the unit."""
    origins, percents = _column(table, _ORIGINS), _column(table, _PERCENTS)
    if origins is None and percents is None:
        return {}
    found = {}
    for index in range(table.units):
        text = "" if origins is None else plain_text(origins.cells[index]).strip()
        stated = "" if percents is None else plain_text(percents.cells[index])
        origin = read_origin(text, read_quality(stated))
        if origin.kind is not OriginKind.UNKNOWN or origin.name:
            found[index] = origin
    return found


def _column(table: Table, headings: frozenset[str]) -> Field | None:
    for field in table.fields:
        if _BETWEEN.sub("", field.heading.casefold()) in headings:
            return field
    return None
