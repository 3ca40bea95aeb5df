"""Normalization: removing differences between texts that are not differences of translation.

Each normalization changes one kind of thing, and nothing in texts without it.
"""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Callable, Collection, Sequence
from functools import cache
from html.entities import html5
from typing import TYPE_CHECKING

from bleu_core.languages.han import simplified_text
from bleu_core.languages.lookalikes import without_lookalikes
from bleu_core.normalization.tokenized import HAN_GAP, is_split_chinese, tokenized_segments
from bleu_core.normalization.traces import (
    without_cat_tags,
    without_csv_quotes,
    without_escapes,
    without_markdown,
    without_number,
    without_preamble,
)
from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.settings import NORMALIZATIONS, Normalization

if TYPE_CHECKING:
    import regex

# Control and format characters, except white space and those that affect how text looks: joiners
# (U+200C, U+200D), emoji tags, Arabic number signs, the Mongolian vowel separator.
INVISIBLE = frozenset(
    map(
        chr,
        (
            *range(0x09),
            *range(0x0E, 0x1C),
            *range(0x7F, 0x85),
            *range(0x86, 0xA0),
            0x00AD,
            0x061C,
            0x200B,
            *range(0x200E, 0x2010),
            *range(0x202A, 0x202F),
            *range(0x2060, 0x2070),
            0xFEFF,
            *range(0xFFF9, 0xFFFC),
        ),
    )
)
DOUBLE_QUOTES = "“”„‟″"
SINGLE_QUOTES = "‘’‚‛′ʼ"
ANGLE_QUOTES = "«»‹›「」『』"

_AT_ONCE = 512


def normalize(
    segments: Sequence[str], names: Collection[Normalization], progress: Progress = SILENT
) -> tuple[str, ...]:
    """Normalize segments one by one, always in the order of `NORMALIZATIONS`.

    Segments that do not change are the same objects in the result.

    Parameters
    ----------
    segments
        The text.
    names
        The normalizations:

        - ``csv-quotes``, ``escapes``, ``cat-tags``, ``preamble``, ``numbering``, ``markdown``: see
          `bleu_core.normalization.traces`.
        - ``shared`` takes all texts of an evaluation, and is left to
          `bleu_core.normalization.shared_text`.
        - ``entities``: character references with a semicolon, such as ``&amp;`` and ``&#39;``,
          become characters, once.
        - ``markup``: tags are removed; HTML tags that break a line leave a space. Tags are end
          tags (``</g>``), empty tags (``<x/>``), tags with an attribute value or an end tag in the
          same segment, and HTML elements that cannot be mistaken for placeholders (``<b>``,
          ``<br>``). ``<name>``, ``x<y>z`` and ``a < b and c > d`` stay.
        - ``nfc``: Unicode Normalization Form C.
        - ``invisible``: the characters of `INVISIBLE` are removed.
        - ``lookalikes``: see `bleu_core.languages.lookalikes`.
        - ``width``: full-width letters, digits and symbols become ASCII, half-width katakana
          becomes full-width.
        - ``quotes``: curly quotation marks and apostrophes become straight; ``«`` and ``「`` stay.
        - ``all-quotes``: these become straight too, without the space that French puts inside, and
          with them all that ``quotes`` changes.
        - ``t2s``: Traditional Chinese characters become Simplified.
        - ``detok``: tokenization is undone, but only in segments that look tokenized to
          `bleu_core.normalization.tokenized.tokenized_segments`, so that French keeps its spaces.
          Removed are spaces between Chinese or Japanese characters, before ``. , ; : ! ? …`` and
          closing brackets, after opening ones, inside a pair of ``"``, and where Moses splits at
          apostrophes (``don 't``, ``l' homme``); also Moses' ``@-@``, the ``@@`` of byte-pair
          encoding, the ``##`` of WordPiece, and SentencePiece's ``▁``, if the segment starts with
          one.
        - ``spaces``: every run of white space becomes one space, and none at the ends.
    progress
        Receives the number of segments done, and can cancel.

    Raises
    ------
    Cancelled
        If `progress` requests it.
    """
    steps = [name for name in NORMALIZATIONS if name in names and name != "shared"]
    result: list[str] = []
    for start in range(0, len(segments), _AT_ONCE):
        progress.step(Stage.CHECKING, start, len(segments))
        originals = segments[start : start + _AT_ONCE]
        block = list(originals)
        for name in steps:
            if name == "detok":
                block = _detokenized(block)
            else:
                change = _CHANGES[name]
                block = [change(text) for text in block]
        result += [old if new == old else new for old, new in zip(originals, block, strict=True)]
    progress.step(Stage.CHECKING, len(segments), len(segments))
    return tuple(result)


# --- character references and tags --------------------------------------------------------------

_REFERENCE = re.compile(
    r"&(?:#(?:[0-9]{1,7}|[xX][0-9A-Fa-f]{1,6})|[A-Za-z][A-Za-z0-9]{1,31});", re.ASCII
)


def _without_entities(text: str) -> str:
    return _REFERENCE.sub(_character, text) if "&" in text else text


def _character(reference: re.Match[str]) -> str:
    """Return the character of a reference; the reference itself if there is none."""
    found = reference.group()
    # html.unescape() would replace the start of an unknown name that is a known one.
    if found[1] != "#":
        return html5.get(found[1:], found)
    character = html.unescape(found)
    return found if character in ("", "\ufffd") else character


# Possessive quantifiers: without backtracking, the time is linear in the length.
_TAG = r"""
    <(?P<closing>/)?
    (?P<name>[A-Za-z0-9][\w:.-]*+)
    (?P<attributes>(?:
        \s++[\w:.@-]++
        (?:\s*+=\s*+(?:"[^"<]*+"|'[^'<]*+'|[^\s"'<>=`]++))?+
    )*+)
    \s*+(?P<empty>/)?>
"""
# HTML elements whose start tag cannot be a placeholder, as <a>, <code> and <title> can.
_INLINE = frozenset("b big center em font i nobr small span strike strong sub sup tt u wbr".split())
_BREAKING = frozenset(
    "blockquote br div h1 h2 h3 h4 h5 h6 hr li ol p pre table tbody td th thead tr ul".split()
)


@cache
def _tag() -> regex.Pattern[str]:
    """Return the pattern of a tag. Before Python 3.11.5 `re` has a bug in possessive groups."""
    import regex

    return regex.compile(_TAG, regex.VERBOSE)


def _without_markup(text: str) -> str:
    if "<" not in text or ">" not in text:
        return text
    pattern = _tag()
    closed = {tag["name"].lower() for tag in pattern.finditer(text) if tag["closing"]}

    def replacement(tag: regex.Match[str]) -> str:
        name = tag["name"].lower()
        if tag["attributes"] and "=" not in tag["attributes"]:
            return tag.group()
        is_tag = tag["closing"] or tag["empty"] or tag["attributes"] or name in closed
        if not is_tag and name not in _INLINE | _BREAKING:
            return tag.group()
        return " " if name in _BREAKING else ""

    return pattern.sub(replacement, text)


# --- characters ---------------------------------------------------------------------------------

_TO_NOTHING = dict.fromkeys(map(ord, INVISIBLE))
_HALF_KATAKANA = re.compile("[\uff61-\uff9f]+")
_WIDE = re.compile("[\uff01-\uff5e\uff61-\uff9f\uffe0-\uffe6]")
_TO_ASCII = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | {
    0xFFE0 + index: sign for index, sign in enumerate("¢£¬¯¦¥₩")
}
_QUOTES = re.compile(f"[{DOUBLE_QUOTES}{SINGLE_QUOTES}]")
_ALL_QUOTES = re.compile(f"[{DOUBLE_QUOTES}{SINGLE_QUOTES}{ANGLE_QUOTES}]")
# A German »quotation« opens where a French one ends, and has no space inside.
_BLANK = "[ \\xa0\\u2009\\u202f]"
_FRENCH_OPENING = re.compile(rf"(?<![^\s(\[])([«‹]){_BLANK}(?=\S)")
_FRENCH_CLOSING = re.compile(rf"(?<=\S){_BLANK}([»›])(?![^\s.,;:!?…)\]])")
_TO_STRAIGHT = str.maketrans(dict.fromkeys(DOUBLE_QUOTES, '"') | dict.fromkeys(SINGLE_QUOTES, "'"))
_ALL_TO_STRAIGHT = _TO_STRAIGHT | dict.fromkeys(map(ord, ANGLE_QUOTES), '"')


def _composed(text: str) -> str:
    if unicodedata.is_normalized("NFC", text):
        return text
    return unicodedata.normalize("NFC", text)


def _visible(text: str) -> str:
    return text if text.isprintable() else text.translate(_TO_NOTHING)


def _usual_width(text: str) -> str:
    if text.isascii() or not _WIDE.search(text):
        return text
    # In half width, a voiced sound mark is a separate character, which NFKC combines.
    text = _HALF_KATAKANA.sub(lambda run: unicodedata.normalize("NFKC", run.group()), text)
    return text.translate(_TO_ASCII)


def _straight_quotes(text: str) -> str:
    if text.isascii() or not _QUOTES.search(text):
        return text
    return text.translate(_TO_STRAIGHT)


def _all_quotes_straight(text: str) -> str:
    if text.isascii() or not _ALL_QUOTES.search(text):
        return text
    text = _FRENCH_CLOSING.sub(r"\1", _FRENCH_OPENING.sub(r"\1", text))
    return text.translate(_ALL_TO_STRAIGHT)


def _simplified(text: str) -> str:
    return text if text.isascii() else simplified_text(text)


def _single_blanks(text: str) -> str:
    # Of white space, only U+0020 counts as printable.
    if text.isprintable() and "  " not in text and text.strip() == text:
        return text
    return " ".join(text.split())


_CHANGES: dict[Normalization, Callable[[str], str]] = {
    "csv-quotes": without_csv_quotes,
    "escapes": without_escapes,
    "entities": _without_entities,
    "markup": _without_markup,
    "cat-tags": without_cat_tags,
    "nfc": _composed,
    "invisible": _visible,
    "preamble": without_preamble,
    "numbering": without_number,
    "markdown": without_markdown,
    "lookalikes": without_lookalikes,
    "width": _usual_width,
    "quotes": _straight_quotes,
    "all-quotes": _all_quotes_straight,
    "t2s": _simplified,
    "spaces": _single_blanks,
}


# --- tokenized text -----------------------------------------------------------------------------

_CJK_SIGN = r"[、。，！？；：（）「」『』【】《》〈〉]"
_CJK_SIGN_APART = re.compile(rf"(?<=\S) +(?={_CJK_SIGN})")
# With kana and with punctuation that other languages use too; only the gaps between two count.
_CJK = r"[\u2e80-\u2fff\u3001-\u9fff\uf900-\ufaff\uff01-\uff9f\U00020000-\U000323af“”‘’…—·]"
_CJK_GAP = re.compile(rf"(?<={_CJK}) +(?={_CJK})|(?<={_CJK_SIGN}) +|{_CJK_SIGN_APART.pattern}")

_CLITICS = r"(?:n['’]t|['’](?:s|t|re|ve|ll|d|m))(?![\w'’])"
_ELISIONS = (
    "c|d|j|l|m|n|s|t|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu|aujourd"  # French
    "|un|all|dall|dell|nell|sull|quest|quell"  # Italian
)
_UNDONE = tuple(
    (re.compile(pattern, re.IGNORECASE), replacement)
    for pattern, replacement in (
        (r"(?<=\w)(?:@@(?: +|\Z))+", ""),
        (r"(?<=\w) +##(?=\w)", ""),
        (r" ?@([^\s\w@])@(?: |\Z)", r"\1"),
        (r'(?<![^ ])" ++([^"]*[^" ]) +"(?![^ ])', r'"\1"'),
        (r"(?<!\S)([(\[{¿¡“]+) +", r"\1"),
        (r"(?<=\S) +((?:[.,;:!?…]+|[)\]}]+|”+)(?!\S))", r"\1"),
        (rf"(?<=\w) +(?={_CLITICS})", ""),
        (rf"(?<![\w'’])((?:{_ELISIONS})['’]) +(?=\w)", r"\1"),
    )
)


def _detokenized(segments: list[str]) -> list[str]:
    """Undo the tokenization of those segments that look tokenized."""
    plain = list(segments)
    for index in tokenized_segments(segments)[0]:
        plain[index] = _untokenized(segments[index])
    return plain


def _untokenized(text: str) -> str:
    if text.lstrip().startswith("\u2581"):
        text = text.replace(" ", "").replace("\u2581", " ").strip(" ")
    if is_split_chinese(text) or (HAN_GAP.search(text) and _CJK_SIGN_APART.search(text)):
        text = _CJK_GAP.sub("", text)
    for pattern, replacement in _UNDONE:
        text = pattern.sub(replacement, text)
    return text
