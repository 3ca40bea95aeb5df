"""Inline tags and placeholders: removed, kept as text, or one token each."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bleu_core.files.contents import Tag, plain_text
from bleu_core.files.documents import Document
from bleu_core.progress import SILENT, Progress
from bleu_core.settings import Settings, Tags

# printf (%s, %1$d, %(name)s, %@), Qt (%1, %L2, %n), braces ({0}, {{name}}, ${name}, %{name}).
PLACEHOLDER = re.compile(
    r"""
    %(?:\d{1,2}\$)?[-+0\#]?\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[sdiufFeEgGxXoc@](?![^\W_])
    | %\([^()\s]+\)[-+0\#]?\d*(?:\.\d+)?[sdiufFeEgGxXoc]
    | %(?:L?\d{1,2}|n)(?![^\W_])
    | \{\{\s*[^\W\d][\w.\-]*\s*\}\}
    | [$%\#]?\{(?:[^\W\d][\w.\-]*|\d+(?:[:,][^{}]*)?)\}
    """,
    re.VERBOSE,
)

# Every tokenizer makes one token of a private-use character, and those of planes 15 and 16 do not
# occur in texts.
_FIRST, _PLANE = 0xF0000, 0xFFFE


class _Tokens:
    """One private character for each tag, the same in all documents of an evaluation."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def of(self, name: str) -> str:
        # With more than 131,068 different tags, some share a character.
        number = self._numbers.setdefault(name, len(self._numbers)) % (2 * _PLANE)
        plane, offset = divmod(number, _PLANE)
        return f" {chr(_FIRST + plane * 0x10000 + offset)} "


def render_inline(
    documents: Sequence[Document], settings: Settings, progress: Progress = SILENT
) -> list[Document]:
    """Return the documents with tags and placeholders rendered according to the settings.

    Unchanged documents are returned as they are.
    """
    tokens = _Tokens()
    return [_render(document, settings, tokens, progress) for document in documents]


def _render(
    document: Document, settings: Settings, tokens: _Tokens, progress: Progress
) -> Document:
    wants_tags = settings.tags != "remove" and document.units.tagged
    if not wants_tags and settings.placeholders == "text":
        return document
    segments = list(document.segments)
    if wants_tags:
        for index, parts in document.units.tagged.items():
            segments[index] = "".join(
                part if isinstance(part, str) else _shown(part, settings.tags, tokens)
                for part in parts
            )
    if settings.placeholders != "text":
        for index, segment in enumerate(progress.watch(segments)):
            if "%" in segment or "{" in segment:
                segments[index] = PLACEHOLDER.sub(
                    lambda found: _placeholder(found.group(), settings.placeholders, tokens),
                    segment,
                )
    return document.with_segments(segments)


def _shown(tag: Tag, how: Tags, tokens: _Tokens) -> str:
    if how == "text":
        return tag.text
    return plain_text((tag,)) if how == "remove" else tokens.of(f"tag {tag.name}")


def _placeholder(text: str, how: Tags, tokens: _Tokens) -> str:
    return "" if how == "remove" else tokens.of(f"placeholder {text}")
