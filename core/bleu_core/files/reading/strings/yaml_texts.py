"""YAML with a program's messages: Rails, Symfony, go-i18n and the like.

Reads libyaml's events, by PyYAML: its loaders keep the last of equal names and no lines. Nothing is
constructed from tags: a file with any but those of plain data is refused. Aliases are followed, but
not to make a large file of a small one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bleu_core.files.budget import Resource
from bleu_core.files.contents import Contents, Format
from bleu_core.files.errors import FileMalformed, FileWrongFormat, MoreThanTexts
from bleu_core.files.reading.escapes import join_surrogates
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.strings.named_texts import Node, PlacedText, TextGroup, named_table

_TAGS = {"!", *(f"tag:yaml.org,2002:{name}" for name in ("str", "map", "seq", "omap"))}
_TAGS_OF_VALUES = {f"tag:yaml.org,2002:{name}" for name in ("null", "bool", "int", "float")}
# Unquoted, these are no text, nor are Ruby's symbols. "No", "yes" and "off" are: as values that are
# true or false they are far rarer than as words somebody translated.
_NO_TEXT = re.compile(
    r"""(?: ~ | null | Null | NULL | true | false | :[A-Za-z_]\w*
      | [-+]? (?: \d[\d_]* (?:\.[\d_]*)? | \.\d[\d_]* ) (?:[eE][-+]?\d+)?
      | 0x[\da-fA-F_]+ | 0o[0-7_]+ | [-+]?\.(?:inf|Inf|INF) | \.(?:nan|NaN|NAN) )?""",
    re.VERBOSE | re.ASCII,
)
# Characters of a text that count as another one where it stands for others.
_LONG = 100


def read(raw: RawFile) -> Contents:
    """Read YAML: a unit for each text, even if its name occurs twice."""
    text, encoding = raw.text()
    root = _Builder(raw).root(_events(raw, text))
    return raw.contents(Format.YAML, [named_table(raw, root)], encoding)


def _events(raw: RawFile, text: str) -> Iterator[Any]:
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        for number, event in enumerate(yaml.parse(text, Loader=loader)):
            if number % 1024 == 0:
                raw.parsed(event.start_mark.index, len(text))
                raw.check(Resource.ELEMENTS, number, event.start_mark.line + 1)
            yield event
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        detail = ", ".join(filter(None, (error.context, error.problem)))
        raise _malformed(raw, mark and mark.line + 1, detail) from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, text.find(chr(error.character))) + 1
        raise _malformed(raw, line, str(error.reason)) from None
    except RecursionError as error:  # only without libyaml
        raise _malformed(raw, None, str(error)) from None


def _malformed(raw: RawFile, line: int | None, detail: str) -> FileMalformed:
    truncated = "end of stream" in detail
    return raw.malformed(Format.YAML, line, truncated=truncated, detail=detail)


@dataclass(slots=True)
class _Open:
    """A mapping or sequence that has not ended."""

    group: TextGroup
    anchor: str | None
    name: str | None = None
    merged: list[TextGroup] = field(default_factory=list)


class _Builder:
    """Makes groups of events. Without recursion, which libyaml does not need either."""

    def __init__(self, raw: RawFile) -> None:
        self._raw = raw
        self._open: list[_Open] = []
        self._anchors: dict[str, Node] = {}
        self._sizes: dict[int, int] = {}
        self._aliased = 0

    def root(self, events: Iterator[Any]) -> TextGroup:
        """Return all documents of a file as one group."""
        roots: list[TextGroup] = []
        for event in events:
            kind = type(event).__name__
            if kind == "ScalarEvent":
                self._put(event, self._scalar(event), event.value)
            elif kind == "AliasEvent":
                self._put(event, self._alias(event))
            elif kind in ("MappingStartEvent", "SequenceStartEvent"):
                self._start(event, is_list=kind == "SequenceStartEvent")
            elif kind in ("MappingEndEvent", "SequenceEndEvent"):
                group = self._end()
                if self._open:
                    self._put(event, group)
                else:
                    roots.append(group)
            elif kind == "DocumentStartEvent":
                self._anchors.clear()
        if not roots:
            raise FileWrongFormat(self._raw.path, Format.YAML.value)
        if len(roots) == 1:
            return roots[0]
        return TextGroup([member for root in roots for member in root.members])

    def _scalar(self, event: Any) -> PlacedText | None:
        self._check_tag(event, _TAGS | _TAGS_OF_VALUES)
        found: PlacedText | None = PlacedText(
            join_surrogates(event.value), event.start_mark.line + 1
        )
        is_plain = event.tag is None and event.implicit[0] and _NO_TEXT.fullmatch(event.value)
        if is_plain or event.tag in _TAGS_OF_VALUES:
            found = None
        if event.anchor:
            self._anchors[event.anchor] = found
        return found

    def _check_tag(self, event: Any, allowed: set[str]) -> None:
        if event.tag is not None and event.tag not in allowed:
            tag = event.tag.replace("tag:yaml.org,2002:", "!!")
            raise MoreThanTexts(self._raw.path, event.start_mark.line + 1, tag)

    def _alias(self, event: Any) -> Node:
        if event.anchor not in self._anchors:
            raise self._error(event, f"alias *{event.anchor}")
        node = self._anchors[event.anchor]
        self._aliased += self._size(node)
        self._raw.check(Resource.ALIASES, self._aliased, event.start_mark.line + 1)
        return node

    def _size(self, node: Node) -> int:
        """Return the number of texts in a node; a long one, which can be a name, is several."""
        if isinstance(node, TextGroup):
            return self._sizes[id(node)]
        return 1 if node is None else 1 + len(node.cell) // _LONG

    def _start(self, event: Any, *, is_list: bool) -> None:
        self._check_tag(event, _TAGS)
        self._raw.check(Resource.NESTING, len(self._open) + 1, event.start_mark.line + 1)
        if self._open and not self._open[-1].group.is_list and self._open[-1].name is None:
            raise self._error(event, "a name that is no text")
        self._open.append(_Open(TextGroup(is_list=is_list), event.anchor))

    def _end(self) -> TextGroup:
        ended = self._open.pop()
        group = ended.group
        names = {name for name, _ in group.members}
        for merged in ended.merged:
            group.members += [member for member in merged.members if member[0] not in names]
            names.update(name for name, _ in merged.members)
        self._sizes[id(group)] = 1 + sum(self._size(node) for _, node in group.members)
        if ended.anchor:
            self._anchors[ended.anchor] = group
        return group

    def _put(self, event: Any, node: Node, value: str | None = None) -> None:
        """Add a name, or the value of a name, to the innermost open group."""
        if not self._open:
            return  # a document that is a single value
        inner = self._open[-1]
        if inner.group.is_list:
            inner.group.members.append((str(len(inner.group.members)), node))
        elif inner.name is None:
            if value is None and isinstance(node, PlacedText) and isinstance(node.cell, str):
                value = node.cell
            if value is None:
                raise self._error(event, "a name that is no text")
            inner.name = join_surrogates(value)
        elif inner.name == "<<" and isinstance(node, TextGroup):
            several = [one for _, one in node.members] if node.is_list else [node]
            inner.merged += [one for one in several if isinstance(one, TextGroup)]
            inner.name = None
        else:
            inner.group.members.append((inner.name, node))
            inner.name = None

    def _error(self, event: Any, detail: str) -> FileMalformed:
        return _malformed(self._raw, event.start_mark.line + 1, detail)
