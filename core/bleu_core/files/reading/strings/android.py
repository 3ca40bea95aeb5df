"""Android string resources: ``strings.xml``.

Follows Android's resource compiler (aapt2). translate-toolkit does not support arrays, and drops
the character after an unknown backslash escape.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from html import escape
from pathlib import Path

from bleu_core.files import contents
from bleu_core.files.reading import xml_events as reading_xml_events
from bleu_core.files.reading.escapes import join_surrogates
from bleu_core.files.reading.keyed_units import KeyedUnits
from bleu_core.files.reading.raw import RawFile

_XLIFF = "{urn:oasis:names:tc:xliff:document:1.2}"

# Folders are called values-es, values-zh-rTW or values-b+zh+Hant, possibly with codes of mobile
# networks before the language and other qualifiers after it. "car" is a dock mode, not a language.
_FOLDER = re.compile(
    r"values(?:-mcc\d+)?(?:-mnc\d+)?"
    r"-(?:(?!car\b)([a-z]{2,3})(?:-r([A-Za-z]{2}|\d{3}))?|b\+([A-Za-z0-9+]+))(?:-|$)"
)

# Only ASCII white space is collapsed.
_SPACES = " \t\n\r\f\v"
_TOKEN = re.compile(
    r"""\\u(?P<code>[0-9A-Fa-f]{4})
      | \\(?P<escaped>.?)
      | (?P<quote>")
      | (?P<spaces>[ \t\n\r\f\v]+)
      | [^\\" \t\n\r\f\v]+(?:\ [^\\" \t\n\r\f\v]+)*""",
    re.VERBOSE | re.DOTALL,
)
_ESCAPED = {"n": "\n", "t": "\t"}


def read(raw: RawFile) -> contents.Contents:
    """Read string resources: a unit for each string, array item and plural form."""
    text, encoding = reading_xml_events.xml_text(raw)
    raw.progress.check()
    reading_xml_events.check_root(raw, contents.Format.ANDROID, text, "resources")
    units = KeyedUnits()
    for element in reading_xml_events.members_of_root(raw, contents.Format.ANDROID, text):
        for key, string in _strings(element):
            is_excluded = element.get("translatable") == "false"
            mark = contents.UnitMark.NOT_FOR_TRANSLATION if is_excluded else None
            units.add(key, _cell(string), reading_xml_events.line_of(string), mark=mark)
    return raw.contents(contents.Format.ANDROID, [units.table(_language(raw.path))], encoding)


def _language(path: Path) -> str | None:
    """Return the language in the name of the folder."""
    found = _FOLDER.match(path.parent.name)
    if found is None:
        return None
    language, region, tag = found.groups()
    if tag:
        return str(tag).replace("+", "-")
    return f"{language}-{region.upper()}" if region else str(language)


def _strings(
    resource: reading_xml_events.Element,
) -> Iterator[tuple[str, reading_xml_events.Element]]:
    """Yield the strings of a resource with their keys; none if the resource is not text."""
    kind, name = reading_xml_events.local_name(resource), resource.get("name", "")
    if kind == "string" or (kind == "item" and resource.get("type") == "string"):
        yield name, resource
    elif kind in ("string-array", "plurals"):
        for index, item in enumerate(resource.iterchildren("{*}item")):
            which = item.get("quantity", "") if kind == "plurals" else index
            yield f"{name}[{which}]", item


def _cell(string: reading_xml_events.Element) -> contents.Cell:
    parts = list(_parts(string))
    texts = [index for index, part in enumerate(parts) if isinstance(part, str)]
    # Like Android, keep white space at the ends if the text has style tags.
    if texts and not any(isinstance(part, contents.Tag) and _is_style(part) for part in parts):
        parts[texts[0]] = str(parts[texts[0]]).lstrip(_SPACES)
        parts[texts[-1]] = str(parts[texts[-1]]).rstrip(_SPACES)
    unescape = _Unescape()
    return contents.make_cell(unescape.part(part) for part in parts)


def _parts(element: reading_xml_events.Element) -> Iterator[str | contents.Tag]:
    """Yield the text, still escaped, and the tags."""
    if element.text:
        yield element.text
    for child in element:
        yield from _tagged(child)
        if child.tail:
            yield child.tail


def _tagged(element: reading_xml_events.Element) -> Iterator[str | contents.Tag]:
    name, written, attributes = _names(element)
    if len(element) or element.text:
        yield _make_tag(name, f"<{written}{attributes}>")
        yield from _parts(element)
        yield _make_tag(f"/{name}", f"</{written}>")
    else:
        yield _make_tag(name, f"<{written}{attributes}/>", is_break=written == "br")


# Share equal tags: large files have half a million, few of them distinct.
_make_tag = lru_cache(maxsize=4096)(contents.Tag)


def _names(element: reading_xml_events.Element) -> tuple[str, str, str]:
    """Return identity, name and attributes of an inline element."""
    name = reading_xml_events.local_name(element)
    if element.tag.startswith(_XLIFF):
        name = f"xliff:{name}"
    elif element.prefix:
        name = f"{element.prefix}:{name}"
    attributes = "".join(
        f' {attribute.rpartition("}")[2]}="{escape(value)}"'
        for attribute, value in element.attrib.items()
    )
    identity = element.get("id") if name == "xliff:g" else None
    return f"{name}:{identity}" if identity else name, name, attributes


def _is_style(tag: contents.Tag) -> bool:
    # Android ignores tags in a namespace, such as xliff:g.
    return ":" not in tag.name


class _Unescape:
    """Resolves Android's escapes, quotes and white space across the parts of a string."""

    def __init__(self) -> None:
        self._quoted = False
        self._after_space = False

    def part(self, part: str | contents.Tag) -> str | contents.Tag:
        """Return a part as displayed. A style tag ends a quotation."""
        if isinstance(part, str):
            return join_surrogates(_TOKEN.sub(self._token, part))
        if _is_style(part):
            self._quoted = self._after_space = False
        return part

    def _token(self, found: re.Match[str]) -> str:
        is_space = found.lastgroup == "spaces" and not self._quoted
        is_first = is_space and not self._after_space
        self._after_space = is_space
        if is_space:
            return " " if is_first else ""
        match found.lastgroup:
            case "quote":
                self._quoted = not self._quoted
                return ""
            case "code":
                return chr(int(found["code"], 16))
            case "escaped":
                return _ESCAPED.get(found["escaped"], found["escaped"])
        return found[0]
