"""Fluent: the messages of Firefox and others (``.ftl``), parsed by fluent.syntax."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from typing import Any

from bleu_core.files import contents
from bleu_core.files.budget import Resource
from bleu_core.files.reading.keyed_units import KeyedUnits
from bleu_core.files.reading.raw import RawFile

# More than any real message has.
_MAX_VARIANTS = 1000
# Objects that the library makes of a line with a message, or of a placeholder.
_NODES = 10


def read(raw: RawFile) -> contents.Contents:
    """Read Fluent: a unit for each message, term and attribute.

    Of a text that selects between variants, each variant is a unit, with the text around it. The
    attributes of terms are not shown to anybody, so they are left out.
    """
    text, encoding = raw.text()
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    raw.check(Resource.ELEMENTS, _NODES * sum(map(text.count, "\n{")))
    breaks = [found.start() for found in re.finditer("\n", text)]
    units = KeyedUnits()
    with raw.errors_of_library(contents.Format.FLUENT):
        resource = raw.in_background(lambda: _parse(text))
        for entry in raw.progress.watch(resource.body):
            if type(entry).__name__ == "Junk":
                note = entry.annotations[0]
                line = bisect_left(breaks, note.span.start) + 1
                raise raw.malformed(contents.Format.FLUENT, line, detail=note.message)
            for key, pattern in _patterns(entry):
                start = bisect_left(breaks, pattern.span.start) + 1
                found, _ = _variants(pattern)
                for which, parts in found:
                    units.add(key + which, contents.make_cell(parts), start)
    return raw.contents(contents.Format.FLUENT, [units.table()], encoding)


def _parse(text: str) -> Any:
    from fluent.syntax import parse

    return parse(text)


def _patterns(entry: Any) -> Iterator[tuple[str, Any]]:
    """Yield the texts of an entry with their keys; none of a comment."""
    kind = type(entry).__name__
    if kind not in ("Message", "Term"):
        return
    name = entry.id.name if kind == "Message" else f"-{entry.id.name}"
    if entry.value is not None:
        yield name, entry.value
    if kind == "Message":
        for attribute in entry.attributes:
            yield f"{name}.{attribute.id.name}", attribute.value


_Variants = list[tuple[str, list[contents.Part]]]


def _variants(pattern: Any) -> tuple[_Variants, int]:
    """Return a text in each of its variants, and the index of the variant without conditions.

    If a text has several choices, each choice is varied with the others at their default.
    """
    columns = [_choice(element) for element in pattern.elements]
    usual = [variants[default] for variants, default in columns]
    several = [position for position, (variants, _) in enumerate(columns) if len(variants) > 1]
    found: _Variants = []
    index = 0
    for position in several or [0]:
        variants, default = columns[position]
        for number, variant in enumerate(variants):
            if number == default:
                if found and position != several[0]:
                    continue
                index = len(found)
            row = [*usual[:position], variant, *usual[position + 1 :]]
            found.append(("".join(which for which, _ in row), [p for _, ps in row for p in ps]))
            if len(found) > _MAX_VARIANTS:
                raise ValueError("too many variants")
    return found, index


def _choice(element: Any) -> tuple[_Variants, int]:
    """Return the variants of an element: of most, one."""
    while type(element).__name__ == "Placeable":
        expression = element.expression
        if type(expression).__name__ != "SelectExpression":
            element = expression
            continue
        found: _Variants = []
        default = 0
        for variant in expression.variants:
            name = getattr(variant.key, "name", None) or variant.key.value
            inner, usual = _variants(variant.value)
            if variant.default:
                default = len(found) + usual
            found += [(f"[{name}]{which}", parts) for which, parts in inner]
        return found, default
    return [("", [_part(element)])], 0


def _part(element: Any) -> contents.Part:
    """Return a text, or a tag for a placeholder that is replaced when the message is shown."""
    match type(element).__name__:
        case "TextElement":
            return str(element.value)
        case "StringLiteral":
            return str(element.parse()["value"])
        case "NumberLiteral":
            return str(element.value)
    from fluent.syntax.serializer import serialize_expression

    code = serialize_expression(element)
    return contents.Tag(code, f"{{ {code} }}")
