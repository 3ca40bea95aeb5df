"""Faults to put into candidates; the checks should find each as one of its kinds of diagnostics.

Every fault happened to a real file: a wrong export, a wrong script, a wrong click.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bleu_core.diagnostics.kinds import Kind
from bleu_core.languages.han import simplified_form
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
    """Return a change into one Traditional character for each that has any."""
    characters = [char for char in map(chr, range(0x4E00, 0xA000)) if simplified_form(char) != char]
    table = {ord(simplified_form(char)): char for char in characters}
    return lambda text: text.translate(table)


def _fault(name: str, kinds: str, change: Change | Callable[[str], str], **rest: object) -> Fault:
    values = frozenset(Kind(value).value for value in kinds.split())
    return Fault(name, values, change, **rest)  # type: ignore[arg-type]


_REFUSALS = {
    "es": ("Lo siento, pero no puedo traducir ese texto.", "Lo siento, no puedo ayudarte con eso."),
    "id": (
        "Maaf, saya tidak dapat menerjemahkan teks ini.",
        "Mohon maaf, saya tidak dapat memenuhi permintaan tersebut.",
    ),
    "zh": ("很抱歉，我无法翻译该内容。", "对不起，我不能协助您完成这个请求。"),
}
_REFUSED = "I apologize, but I cannot translate this text because of its content."


def _refusals(
    segments: Segments, rows: Sequence[int], real: RealSet, rng: random.Random
) -> Segments:
    chosen = set(rows)
    texts = (_REFUSED, *_REFUSALS.get(real.language, ()))
    return [rng.choice(texts) if row in chosen else text for row, text in enumerate(segments)]


def _references(
    segments: Segments, rows: Sequence[int], real: RealSet, rng: random.Random
) -> Segments:
    chosen = set(rows)
    own = real.references[0].segments
    return [own[row] if row in chosen else text for row, text in enumerate(segments)]


def _with_source(separator: str) -> Change:
    def joined(
        segments: Segments, rows: Sequence[int], real: RealSet, rng: random.Random
    ) -> Segments:
        chosen = set(rows)
        return [
            f"{real.source[row]}{separator}{text}" if row in chosen else text
            for row, text in enumerate(segments)
        ]

    return joined


def _n_best(segments: Segments, rows: Sequence[int], real: RealSet, rng: random.Random) -> Segments:
    chosen = set(rows)
    features = "LM0= -42.13 WordPenalty0= -9 TranslationModel0= -3.1 -4.2 -2.7 -5.5"
    return [
        f"{row} ||| {text} ||| {features} ||| -0.{row}" if row in chosen else text
        for row, text in enumerate(segments)
    ]


def _times(segments: Segments, rows: Sequence[int], real: RealSet, rng: random.Random) -> Segments:
    chosen = set(rows)
    return [
        f"[{row // 20:02}:{row % 20 * 3:02}] {text}" if row in chosen else text
        for row, text in enumerate(segments)
    ]


def _looped(text: str) -> str:
    """Let a text get stuck in the middle."""
    words = text.split(" ")
    if len(words) < 4:
        middle = len(text) // 2
        return text[:middle] + text[middle : middle + 3] * 15
    middle = len(words) // 2
    return " ".join([*words[:middle], *words[middle : middle + 2] * 10])


def _cut(text: str) -> str:
    return text[: len(text) * 6 // 10].rstrip(" .,;。，；")


def _other_numbers(text: str) -> str:
    return re.sub(r"\d", lambda digit: str((int(digit.group()) + 3) % 10), text)


def _subwords(mark: Callable[[str], str]) -> Callable[[str], str]:
    """Return a change that cuts long words in two."""

    def cut(text: str) -> str:
        return re.sub(r"([^\W\d_]{3})([^\W\d_]{3,})", mark(r"\1 \2"), text)

    return cut


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
    _fault("all capitals", "case", _each(str.upper), languages=_LATIN),
    _fault("all lower case", "case", _each(str.lower), languages=_LATIN),
    _fault(
        "Cyrillic look-alikes",
        "characters",
        _each(lambda t: t.translate(_CYRILLIC)),
        languages=_LATIN,
    ),
    _fault(
        "Greek look-alikes", "characters", _each(lambda t: t.translate(_GREEK)), languages=_LATIN
    ),
    _fault("duplicated block", "repetitions", _repeated),
    _fault(
        "Traditional among Simplified",
        "foreign_segments scripts_differ",
        _each(_traditional()),
        languages=_CHINESE,
    ),
    _fault("literal \\n", "characters", _each(_line_break)),
    _fault(
        "CSV quotes", "characters added_text", _each(lambda t: '"' + t.replace('"', '""') + '"')
    ),
    _fault("numbering", "added_text labels", _numbered),
    _fault("**bold**", "added_text characters markup", _each(_bold)),
    _fault("CAT tags {1}", "markup added_text characters labels", _each(_tags("{1}", "{2}"))),
    _fault("CAT tags <2>", "markup added_text characters", _each(_tags("<2>", "</2>"))),
    _fault("CAT tags <3> alone", "markup added_text characters labels", _each(_tags("<3>", "<4>"))),
    _fault("words of a language model", "added_text", _preamble),
    _fault(
        "guillemets",
        "typography",
        _each(_quoted("«", "»")),
        needs='["“„]',
        beside='["“”„]',
    ),
    _fault(
        "curly quotes",
        "typography",
        _each(lambda t: t.translate(_CURLY)),
        needs="[\"']",
        beside="[\"']",
    ),
    _fault("mojibake", "characters", _each(_mojibake), needs=r"[^\x00-\x7f]"),
    _fault("shifted lines", "shifted", _shifted),
    _fault("entities", "characters", _each(lambda t: t.translate(_ENTITIES)), needs="[&'\"é]"),
    _fault("markup", "markup", _each(lambda t: f"<p>{t}</p>")),
    _fault("invisible characters", "characters", _each(lambda t: t[:5] + "\u200b" + t[5:])),
    _fault("tokenized", "tokenized", _each(_tokenized), languages=_LATIN),
    _fault(
        "full width", "typography characters", _each(lambda t: t.translate(_WIDE)), languages=_LATIN
    ),
    _fault(
        "no-break spaces",
        "unusual_spaces",
        _each(lambda t: t.replace(" ", "\xa0")),
        languages=_LATIN,
    ),
    _fault(
        "decomposed accents",
        "characters typography",
        _each(lambda t: t.replace("é", "e\u0301").replace("ü", "u\u0308").replace("ó", "o\u0301")),
        needs="[éüó]",
    ),
    _fault("empty lines", "empty_candidate", _each(lambda t: "")),
    _fault(
        "lost characters",
        "lost_characters",
        _each(lambda t: t.encode("ascii", "replace").decode().replace("?", "\ufffd")),
        needs=r"[^\x00-\x7f]",
    ),
    _fault("refusals", "refusal", _refusals),
    *(
        _fault(f"label {label}", "labels", _each(lambda t, label=label: f"{label} {t}"))
        for label in ("__es__", "spa_Latn", ">>spa<<", "[MT]")
    ),
    _fault("label at the end", "labels", _each(lambda t: f"{t} [EN-ES]")),
    _fault("<unk>", "labels", _each(lambda t: re.sub(r"\w{5}", "<unk>", t, count=1))),
    _fault("⁇", "labels", _each(lambda t: f"{t[:9]} ⁇ {t[11:]}")),
    _fault("subwords ##", "tokenized", _each(_subwords(lambda t: t.replace(" ", " ##")))),
    _fault("subwords @@", "tokenized", _each(_subwords(lambda t: t.replace(" ", "@@ ")))),
    _fault("subwords ▁", "tokenized", _each(lambda t: "▁" + t.replace(" ", " ▁"))),
    _fault("loops", "repetitions", _each(_looped)),
    _fault("doubled", "repetitions", _each(lambda t: f"{t} {t}")),
    _fault("truncated", "truncated", _each(_cut)),
    _fault("other numbers", "changed_numbers", _each(_other_numbers), needs=r"\d", beside=r"\d"),
    _fault("source ||| target", "added_text", _with_source(" ||| ")),
    _fault("source, tab, target", "added_text", _with_source("\t")),
    _fault("source => target", "added_text", _with_source(" => ")),
    _fault("n-best list", "added_text", _n_best),
    _fault("time codes", "added_text labels", _times),
    _fault("HTML", "markup", _each(lambda t: f'<div class="t"><span>{t}</span></div>')),
    _fault("references as candidates", "identical_segments identical", _references),
    _fault("cut off", "length_ratio", _each(lambda t: t[: max(3, len(t) // 5)])),
    _fault(
        "another encoding",
        "guessed_encoding characters lost_characters",
        _each(str),
        encoding="local",
    ),
)
