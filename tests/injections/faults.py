"""Faults to put into candidates; the checks should find each as one of its kinds of diagnostics.

Every fault happened to a real file: a wrong export, a wrong script, a wrong click.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import opencc

from tests.injections.sets import RealSet

Segments = list[str]
# A change receives the candidate, the rows to change, the candidate's set, and a random generator.
Change = Callable[[Segments, Sequence[int], RealSet, random.Random], Segments]


@dataclass(frozen=True)
class Fault:
    """A fault of a file.

    Attributes
    ----------
    name
        A description of the fault.
    kinds
        Values of the kinds of diagnostics that report the fault.
    change
        Returns the changed candidate.
    languages
        The languages that the fault can happen to; empty for all.
    with_source
        Whether the checks get the source text, too.
    needs
        An expression that a segment must match, for example if the fault needs a comma or a
        non-ASCII letter.
    beside
        An expression that the reference must match, for example because quotation marks can differ
        only if the reference has some.
    encoding
        `utf-8`, or `local` for a file in the older encoding of its language.
    """

    name: str
    kinds: frozenset[str]
    change: Change
    languages: frozenset[str] = frozenset()
    with_source: bool = False
    needs: str = ""
    beside: str = ""
    encoding: str = "utf-8"

    def suits(self, real: RealSet) -> bool:
        """Tell whether the fault can happen to a set."""
        return not self.languages or real.language in self.languages


def _each(change: Callable[[str], str]) -> Change:
    """Return a change of each chosen segment on its own."""

    def changed(
        segments: Segments, rows: Sequence[int], real: RealSet, rng: random.Random
    ) -> Segments:
        chosen = set(rows)
        return [change(text) if row in chosen else text for row, text in enumerate(segments)]

    return changed


def _sources(
    segments: Segments, rows: Sequence[int], real: RealSet, rng: random.Random
) -> Segments:
    chosen = set(rows)
    return [real.source[row] if row in chosen else text for row, text in enumerate(segments)]


def _other_language(
    segments: Segments, rows: Sequence[int], real: RealSet, rng: random.Random
) -> Segments:
    chosen = set(rows)
    foreign = real.foreign
    return [
        foreign[row % len(foreign)] if row in chosen else text for row, text in enumerate(segments)
    ]


def _repeated(
    segments: Segments, rows: Sequence[int], real: RealSet, rng: random.Random
) -> Segments:
    """Paste a block over the next one."""
    size = min(len(rows), len(segments) // 2)
    start = len(segments) // 4 if size <= len(segments) // 4 else 0
    return [
        *segments[: start + size],
        *segments[start : start + size],
        *segments[start + 2 * size :],
    ]


def _shifted(
    segments: Segments, rows: Sequence[int], real: RealSet, rng: random.Random
) -> Segments:
    """Move a line down by the number of rows, so that the lines between are shifted."""
    start = max(0, (len(segments) - len(rows)) // 2)
    end = start + len(rows)
    return [*segments[:start], *segments[start + 1 : end], segments[start], *segments[end:]]


def _numbered(
    segments: Segments, rows: Sequence[int], real: RealSet, rng: random.Random
) -> Segments:
    chosen = set(rows)
    return [f"{row + 1}. {text}" if row in chosen else text for row, text in enumerate(segments)]


_CYRILLIC = str.maketrans("aeopcxyABEKMHOPCTX", "аеорсхуАВЕКМНОРСТХ")
_GREEK = str.maketrans("oABEZHIKMNOPTYX", "οΑΒΕΖΗΙΚΜΝΟΡΤΥΧ")
_PREAMBLES = {
    "en": "Here is the translation:",
    "es": "Aquí está la traducción:",
    "id": "Berikut terjemahannya:",
    "zh": "以下是翻译：",
    "de": "Hier ist die Übersetzung:",
}


def _preamble(
    segments: Segments, rows: Sequence[int], real: RealSet, rng: random.Random
) -> Segments:
    chosen = set(rows)
    own = _PREAMBLES[real.language]
    texts = (f"{own} ", f"{_PREAMBLES['en']} ", f"Sure! {_PREAMBLES['en']} ")
    return [
        rng.choice(texts) + text if row in chosen else text for row, text in enumerate(segments)
    ]


def _tokenized(text: str) -> str:
    return re.sub(r"\s*([.,;:!?])(?=\s|$)", r" \1", text)


def _bold(text: str) -> str:
    words = text.split(" ")
    middle = len(words) // 2
    return " ".join([*words[:middle], f"**{words[middle]}**", *words[middle + 1 :]])


def _tags(opening: str, closing: str) -> Callable[[str], str]:
    def tagged(text: str) -> str:
        middle = text.find(" ", len(text) // 2)
        middle = len(text) // 2 if middle < 0 else middle + 1
        return f"{text[:middle]}{opening}{text[middle:]}{closing}"

    return tagged


def _line_break(text: str) -> str:
    middle = text.find(" ", len(text) // 2)
    middle = len(text) // 2 if middle < 0 else middle
    return f"{text[:middle]}\\n{text[middle:].lstrip()}"


def _quoted(opening: str, closing: str) -> Callable[[str], str]:
    """Return a change that sets quotations in different marks."""

    def quoted(text: str) -> str:
        return re.sub(r'["“„«]([^"“”„«»]*)["”“»]', rf"{opening}\1{closing}", text)

    return quoted


def _mojibake(text: str) -> str:
    return text.encode().decode("latin-1")


def _traditional() -> Callable[[str], str]:
    convert: Callable[[str], str] = opencc.OpenCC("s2t").convert
    return convert


def _fault(name: str, kinds: str, change: Change | Callable[[str], str], **rest: object) -> Fault:
    return Fault(name, frozenset(kinds.split()), change, **rest)  # type: ignore[arg-type]


_LATIN = frozenset(("en", "es", "id", "de"))
_CHINESE = frozenset(("zh",))
_ENTITIES = str.maketrans({"&": "&amp;", "'": "&#39;", '"': "&quot;", "é": "&eacute;"})
_WIDE = {code: code + 0xFEE0 for code in range(0x21, 0x7F)}
_CURLY = str.maketrans("\"'", "”’")

FAULTS: tuple[Fault, ...] = (
    _fault(
        "source as candidate, source given", "untranslated is_source", _sources, with_source=True
    ),
    _fault(
        "left in the source language", "wrong_language foreign_segments scripts_differ", _sources
    ),
    _fault("another language", "wrong_language foreign_segments scripts_differ", _other_language),
    _fault("all capitals", "all_capitals", _each(str.upper), languages=_LATIN),
    _fault("all lower case", "all_lower_case", _each(str.lower), languages=_LATIN),
    _fault(
        "Cyrillic look-alikes",
        "lookalikes",
        _each(lambda t: t.translate(_CYRILLIC)),
        languages=_LATIN,
    ),
    _fault(
        "Greek look-alikes", "lookalikes", _each(lambda t: t.translate(_GREEK)), languages=_LATIN
    ),
    _fault("duplicated block", "repeated_block", _repeated),
    _fault(
        "Traditional among Simplified",
        "mixed_chinese scripts_differ",
        _each(_traditional()),
        languages=_CHINESE,
    ),
    _fault("literal \\n", "escapes", _each(_line_break)),
    _fault("CSV quotes", "csv_quotes", _each(lambda t: '"' + t.replace('"', '""') + '"')),
    _fault("numbering", "numbering", _numbered),
    _fault("**bold**", "markdown", _each(_bold)),
    _fault("CAT tags {1}", "cat_tags", _each(_tags("{1}", "{2}"))),
    _fault("CAT tags <2>", "cat_tags markup", _each(_tags("<2>", "</2>"))),
    _fault("CAT tags <3> alone", "cat_tags", _each(_tags("<3>", "<4>"))),
    _fault("words of a language model", "preamble", _preamble),
    _fault(
        "guillemets",
        "angle_quotes other_quotes",
        _each(_quoted("«", "»")),
        needs='["“„]',
        beside='["“”„]',
    ),
    _fault(
        "curly quotes",
        "curly_quotes straight_quotes",
        _each(lambda t: t.translate(_CURLY)),
        needs="[\"']",
        beside="[\"']",
    ),
    _fault("mojibake", "mojibake", _each(_mojibake), needs=r"[^\x00-\x7f]"),
    _fault("shifted lines", "shifted", _shifted),
    _fault("entities", "entities", _each(lambda t: t.translate(_ENTITIES)), needs="[&'\"é]"),
    _fault("markup", "markup", _each(lambda t: f"<p>{t}</p>")),
    _fault("invisible characters", "invisible", _each(lambda t: t[:5] + "\u200b" + t[5:])),
    _fault("tokenized", "tokenized", _each(_tokenized), languages=_LATIN),
    _fault("full width", "full_width", _each(lambda t: t.translate(_WIDE)), languages=_LATIN),
    _fault(
        "no-break spaces",
        "unusual_spaces",
        _each(lambda t: t.replace(" ", "\xa0")),
        languages=_LATIN,
    ),
    _fault(
        "decomposed accents",
        "not_nfc",
        _each(lambda t: t.replace("é", "e\u0301").replace("ü", "u\u0308").replace("ó", "o\u0301")),
        needs="[éüó]",
    ),
    _fault("empty lines", "empty empty_candidates empty_candidate", _each(lambda t: "")),
    _fault(
        "lost characters",
        "replacement_characters",
        _each(lambda t: t.encode("ascii", "replace").decode().replace("?", "\ufffd")),
        needs=r"[^\x00-\x7f]",
    ),
    _fault("cut off", "length_ratio", _each(lambda t: t[: max(3, len(t) // 5)])),
    _fault(
        "another encoding",
        "guessed_encoding mojibake replacement_characters",
        _each(str),
        encoding="local",
    ),
)
