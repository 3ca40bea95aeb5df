"""Errors of language tags."""

from __future__ import annotations

from dataclasses import dataclass

from bleu_core.errors import BleuError


@dataclass(eq=False, repr=False)
class UnknownLanguage(BleuError):
    """The text is not a language tag such as ``es`` or ``zh-TW``."""

    tag: str


@dataclass(eq=False, repr=False)
class LanguagePair(BleuError):
    """A language pair such as ``en-de`` was given instead of the target language."""

    tag: str
    target: str
