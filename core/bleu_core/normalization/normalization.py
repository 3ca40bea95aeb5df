"""Normalization: removing differences between texts that are not differences of translation.

Each normalization changes one kind of thing, and nothing in texts without it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from functools import cache
from typing import TYPE_CHECKING

from bleu_core.languages.han import simplified_text
from bleu_core.normalization.shared_text import without_shared
from bleu_core.normalization.substitutions import read_damaged
from bleu_core.normalization.tokenized import HAN_GAP, is_split_chinese, tokenized_segments
from bleu_core.normalization.traces import (
    without_cat_tags,
    without_csv_quotes,
    without_markdown,
    without_number,
    without_preamble,
)
from bleu_core.normalization.typography import plain_signs
from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.settings import NORMALIZATIONS, OF_ALL_TEXTS, Normalization

if TYPE_CHECKING:
    import regex

_AT_ONCE = 512


def normalize_texts(
    texts: Sequence[Sequence[str]], names: Collection[Normalization], progress: Progress = SILENT
) -> list[Sequence[str]]:
    """Normalize the texts of an evaluation; the first is the first reference.

    ``shared`` leaves only the translations (see `bleu_core.normalization.shared_text`), and
    ``characters`` gives words back the characters they have in another text (see
    `bleu_core.normalization.substitutions`). All others are those of `normalize`.
    """
    texts = list(texts)
    if not texts:
        return texts
    if "shared" in names:
        texts = without_shared(texts)
    if "characters" in names:
        texts = read_damaged(texts, progress)
    if OF_ALL_TEXTS.issuperset(names):
        return texts
    return [normalize(text, names, progress) for text in texts]


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

        - ``csv-quotes``, ``cat-tags``, ``preamble``, ``numbering``, ``markdown``: see
          `bleu_core.normalization.traces`.
        - ``markup``: tags are removed; HTML tags that break a line leave a space. Tags are end
          tags (``</g>``), empty tags (``<x/>``), tags with an attribute value or an end tag in the
          same segment, and HTML elements that cannot be mistaken for placeholders (``<b>``,
          ``<br>``). ``<name>``, ``x<y>z`` and ``a < b and c > d`` stay.
        - ``typography``: see `bleu_core.normalization.typography.plain_signs`.
        - ``t2s``: Traditional Chinese characters become Simplified.
        - ``detok``: tokenization is undone, but only in segments that look tokenized to
          `bleu_core.normalization.tokenized.tokenized_segments`, so that French keeps its spaces.
          Removed are spaces between Chinese or Japanese characters, before ``. , ; : ! ? …`` and
          closing brackets, after opening ones, inside a pair of ``"``, and where Moses splits at
          apostrophes (``don 't``, ``l' homme``); also Moses' ``@-@``, the ``@@`` of byte-pair
          encoding, the ``##`` of WordPiece, and SentencePiece's ``▁``, if the segment starts with
          one.

        Those of `OF_ALL_TEXTS` are left to `normalize_texts`.
    progress
        Receives the number of segments done, and can cancel.

    Raises
    ------
    Cancelled
        If `progress` requests it.
    """
    steps = [name for name in NORMALIZATIONS if name in names and name not in OF_ALL_TEXTS]
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


# --- tags -----------------------------------------------------------------------------------------

# Without backtracking, the time is linear in the length. The inner group is atomic, because before
# Python 3.11.5, a possessive quantifier of a group in a group takes half of it.
_TAG = r"""
    <(?P<closing>/)?
    (?P<name>[A-Za-z0-9][\w:.-]*+)
    (?P<attributes>(?:
        \s++[\w:.@-]++
        (?>(?:\s*+=\s*+(?:"[^"<]*+"|'[^'<]*+'|[^\s"'<>=`]++))?)
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
    if "<" not in text:
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


def _simplified(text: str) -> str:
    return text if text.isascii() else simplified_text(text)


_CHANGES: dict[Normalization, Callable[[str], str]] = {
    "csv-quotes": without_csv_quotes,
    "markup": _without_markup,
    "cat-tags": without_cat_tags,
    "preamble": without_preamble,
    "numbering": without_number,
    "markdown": without_markdown,
    "typography": plain_signs,
    "t2s": _simplified,
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
    if is_split_chinese(text) or (re.search(HAN_GAP, text) and _CJK_SIGN_APART.search(text)):
        text = _CJK_GAP.sub("", text)
    for pattern, replacement in _UNDONE:
        text = pattern.sub(replacement, text)
    return text
