"""The pages of the manual and their translations, read without Sphinx."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from babel.messages.pofile import read_po
from markdown_it import MarkdownIt

ROOT = Path(__file__).resolve().parents[2]
MANUAL = ROOT / "docs" / "manual"
PICTURES = MANUAL / "pictures"
NAMES = tuple(sorted(path.stem for path in MANUAL.glob("*.md")))

_FENCED = re.compile(r"^(?P<fence>```+|~~~+)(?!\{).*?^(?P=fence)\s*$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"(?P<ticks>`+)(?!`).+?(?<!`)(?P=ticks)(?!`)", re.DOTALL)
_MATH = re.compile(r"(?<![\\$\w])\$(?=\S)[^$]+?(?<=\S)\$(?!\w)")
_LINK = re.compile(r"\]\((?P<target>[^)\s]+)\)|<(?P<address>https?:[^>]+)>")
_NUMBER = re.compile(r"\d+(?:[.,]\d+|[\u00a0\u202f ]\d{3}(?!\d))*")
_FIELD = re.compile(r"\{\w+\}")
_BOLD = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
_KEYS = re.compile(r"(?:(?:Ctrl|Shift|Mayús|Alt)\+)+(?:F\d+|\w|[+−])|\bF\d+\b")


def source(name: str) -> str:
    """Return the text of a page."""
    return (MANUAL / f"{name}.md").read_text(encoding="utf-8")


def prose(name: str) -> str:
    """Return the text of a page without its examples and code."""
    return _CODE.sub("", _FENCED.sub("", source(name)))


def anchors(name: str) -> set[str]:
    """Return the anchors of a page: its headings, as MyST writes them."""
    titles = re.findall(r"^#{1,3} +(.+?)\s*$", _FENCED.sub("", source(name)), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@dataclass(frozen=True)
class Paragraph:
    """A text of a page and its translation."""

    page: str
    text: str
    translation: str
    is_fuzzy: bool


def paragraphs(language: str) -> list[Paragraph]:
    """Return all texts of the manual in a language."""
    found = []
    for path in sorted((MANUAL / "locale" / language / "LC_MESSAGES").glob("*.po")):
        with path.open("rb") as file:
            catalog = read_po(file, locale=language)
        assert not catalog.obsolete, path
        found += [
            Paragraph(path.stem, str(each.id), str(each.string), each.fuzzy)
            for each in catalog
            if each.id
        ]
    return found


def bold(text: str) -> list[tuple[str, ...]]:
    """Return what is bold in a text, the names of things on the screen: each a path of menus."""
    found = (re.sub(r"[ \n]+", " ", name) for name in _BOLD.findall(_CODE.sub("", text)))
    return [tuple(plain(step) for step in name.split(" → ")) for name in found]


def plain(label: str) -> str:
    """Return a label of the window without its letter for the keyboard, and without its dots."""
    return re.sub(r"\(&.\)|&", "", label).strip().removesuffix("…")


def keys(text: str) -> list[str]:
    """Return the shortcuts in a text, as Qt writes them."""
    return [each.replace("Mayús", "Shift").replace("−", "-") for each in _KEYS.findall(text)]


def markup(text: str) -> dict[str, Counter[str]]:
    """Return the markup that a translation must keep, by kind, with the number of occurrences."""
    code = [found.group() for found in _CODE.finditer(text)]
    rest = _CODE.sub("", text)
    formulas = [found.group() for found in _MATH.finditer(rest)]
    rest = _MATH.sub("", rest)
    links = [found["target"] or found["address"] for found in _LINK.finditer(rest)]
    rest = _LINK.sub("", rest)
    return {
        "code": Counter(code),
        "formulas": Counter(formulas),
        "links": Counter(links),
        "fields": Counter(_FIELD.findall(rest)),
        "strong": Counter(re.findall(r"\*\*", rest)),
        "tags": Counter(re.findall(r"</?\w+", rest)),
    }


def unread_markup(text: str) -> list[str]:
    """Return the signs of markup that a reader would see, because their place makes them text.

    In Chinese, this happens to bold words between punctuation and a letter.
    """
    (inline,) = MarkdownIt("commonmark").parseInline(_MATH.sub("", text))
    seen = "".join(child.content for child in inline.children or () if child.type == "text")
    return sorted(re.findall(r"\*+|`|\]\(", seen))


def numbers(text: str) -> Counter[str]:
    """Return the digits of the numbers in a text, without the separators of its language."""
    rest = _LINK.sub("", _MATH.sub("", _CODE.sub("", text)))
    return Counter(re.sub(r"\D", "", number) for number in _NUMBER.findall(rest))
