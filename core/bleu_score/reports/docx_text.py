"""Texts as runs of a Word document, to the last character."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence

from lxml import etree

from bleu_core.files.reading.xml_events import Element
from bleu_core.languages.tags import beginning
from bleu_score.marked.signs import sign_of
from bleu_score.reports.docx_parts import SIGN_STYLE, TextStyle, W

# Word has elements for these.
_CHARACTERS = {"\t": "tab", "\n": "br", "\N{NON-BREAKING HYPHEN}": "noBreakHyphen"}
_SPECIAL = re.compile("([\t\n\N{NON-BREAKING HYPHEN}])")
# What XML 1.0 has no place for, and a carriage return, which would become a line feed.
_UNWRITABLE = re.compile("([\x00-\x08\x0b-\x1f\ud800-\udfff\ufffe\uffff])")
# Between a strong character and the last one or the last digit after it, the direction is theirs.
_STRETCHES = {
    "L": re.compile("R(?:[RN.]*[RN])?"),
    "R": re.compile("L(?:[LN.]*[LN])?"),
}
_EAST_ASIAN = {"zh": "zh-CN", "yue": "zh-HK", "ja": "ja-JP", "ko": "ko-KR"}


def text_style(name: str, tag: str, segments: Sequence[str]) -> TextStyle:
    """Return the style of a text.

    Parameters
    ----------
    name
        Its name in the document.
    tag
        Its language, such as ``zh-Hant-TW``; empty if it is not known.
    segments
        The text: most of its letters decide the direction.
    """
    language, *subtags = tag.split("-")
    if language in _EAST_ASIAN:
        tag = _EAST_ASIAN[language]
        if "Hant" in subtags:
            tag = "zh-HK" if {"HK", "MO"} & {*subtags} else "zh-TW"
    return TextStyle(name, tag, runs_right_to_left(beginning(segments)))


def runs_right_to_left(text: str) -> bool:
    """Tell whether a text runs from right to left, as most of its letters do."""
    directions = "" if text.isascii() else _directions(text)
    return directions.count("R") > directions.count("L")


def element(name: str, *children: Element, **attributes: str) -> Element:
    """Return an element of a Word document, whose attributes are in the same namespace."""
    found = etree.Element(W + name, {W + key: value for key, value in attributes.items()})
    found.extend(children)
    return found


def has_unwritable(text: str) -> bool:
    """Tell whether a text has characters that a Word document cannot hold."""
    return not text.isprintable() and _UNWRITABLE.search(text) is not None


def text_runs(
    text: str, *, right_to_left: bool, is_strong: bool = False, is_deleted: bool = False
) -> Iterator[Element]:
    """Yield a text as runs, those against the direction of its paragraph on their own.

    Parameters
    ----------
    right_to_left
        The direction of the paragraph.
    is_strong
        Whether it is in bold type.
    is_deleted
        Whether it is a deletion.
    """
    for piece in _UNWRITABLE.split(text):
        if sign := _UNWRITABLE.match(piece) and sign_of(piece):
            yield _run(sign, [element("rStyle", val=SIGN_STYLE)], is_deleted)
            continue
        for stretch, is_right_to_left in _stretches(piece, right_to_left):
            properties = [element("b"), element("bCs")] if is_strong else []
            if is_right_to_left:
                properties.append(element("rtl"))
            yield _run(stretch, properties, is_deleted)


def tag_run(text: str, *, style: str, is_deleted: bool = False) -> Element:
    """Return an inline tag as one run, within which no line is broken."""
    text = _UNWRITABLE.sub(lambda found: sign_of(found[0]) or "", text)
    text = text.translate({ord(" "): "\N{NO-BREAK SPACE}", ord("-"): "\N{NON-BREAKING HYPHEN}"})
    return _run(text, [element("rStyle", val=style)], is_deleted)


def _run(text: str, properties: Sequence[Element], is_deleted: bool) -> Element:
    run = element("r")
    if properties:
        run.append(element("rPr", *properties))
    for piece in filter(None, _SPECIAL.split(text)):
        if name := _CHARACTERS.get(piece):
            run.append(element(name))
            continue
        child = element("delText" if is_deleted else "t")
        child.text = piece
        if piece != piece.strip() or "  " in piece:
            child.set("{http://www.w3.org/XML/1998/namespace}space", "preserve")
        run.append(child)
    return run


def _stretches(text: str, is_right_to_left: bool) -> Iterator[tuple[str, bool]]:
    """Yield the stretches of a text of one direction, and whether it is from right to left."""
    if text.isascii() and not is_right_to_left:
        if text:
            yield text, False
        return
    place = 0
    for other in _STRETCHES["R" if is_right_to_left else "L"].finditer(_directions(text)):
        if other.start() > place:
            yield text[place : other.start()], is_right_to_left
        yield text[other.start() : other.end()], not is_right_to_left
        place = other.end()
    if place < len(text):
        yield text[place:], is_right_to_left


def _directions(text: str) -> str:
    """Return the direction of each character, ``L`` or ``R``; ``N`` for a digit, ``.`` for none."""
    known = {"L": "L", "R": "R", "AL": "R", "AN": "R", "EN": "N"}
    return "".join(known.get(unicodedata.bidirectional(character), ".") for character in text)
