"""Traces that programs leave in text: additions of an export, a CAT tool or a language model.

Each function removes one kind of traces, and returns text without such traces as it is.
"""

from __future__ import annotations

import re

# --- CSV ----------------------------------------------------------------------------------------


def without_csv_quotes(text: str) -> str:
    """Undo the quoting of a CSV field: its quotation marks go, doubled ones become single."""
    stripped = text.strip()
    if len(stripped) < 3 or not (stripped[0] == stripped[-1] == '"'):
        return text
    inner = stripped[1:-1]
    # In an ordinary quotation that contains others, the marks are not doubled.
    if '"' in inner.replace('""', ""):
        return text
    return inner.replace('""', '"')


# --- tags of CAT tools --------------------------------------------------------------------------

# Compiled when a text has a sign of it (and kept by `re`), as few have.
_CAT_TAG = r"(?a)\{/?\d{1,3}/?[}>\]]|<\d{1,3}\}|</?\d{1,3}/?>|\[\d{1,3}\}|⟦/?\d{1,3}⟧"


def without_cat_tags(text: str) -> str:
    """Remove numbered tags such as ``{1}``, ``<2>``, ``{3>`` and ``<3}``."""
    if not any(sign in text for sign in "{}<⟦"):
        return text
    return re.sub(_CAT_TAG, "", text)


# --- words of language models -------------------------------------------------------------------

# Beginnings of "translation" and "translated" in the languages a model is likely to speak.
_TRANSLATION = (
    "translat|tradu[cçz]|terjemah|übersetz|uebersetz|vertaling|vertaald|tłumacz|przekład|překlad"
    "|preklad|prijevod|prevod|fordítás|çeviri|çevir|перевод|переклад|превод|μετάφραση|oversæt"
    "|overset|översätt|käännö|bản dịch|dịch|翻译|翻譯|译文|譯文|翻訳|訳文|번역|ترجم|תרגום"
    "|अनुवाद|คำแปล"
)
_AGREED = (
    "sure|certainly|of course|absolutely|okay|ok|claro|por supuesto|desde luego|com certeza"
    "|bien sûr|natürlich|gerne|tentu|tentu saja|baik|certo|конечно|当然可以|当然|好的|當然可以|當然"
)
_PREAMBLE = (
    rf"(?i)\W{{0,4}}(?:(?:{_AGREED})[^\w\n]{{1,3}})?"
    rf"[^\n:：.!?。！？]{{0,60}}?(?:{_TRANSLATION})[^\n:：.!?。！？]{{0,60}}[:：][*\s]*(?=\S)"
)
# A title with a colon may speak of a translation too: these words make it one about this text.
_ABOUT_THIS = (
    r"(?i)\b(?:here|below|following|this is|aqu[ií]|siguiente|continuación|berikut|ini adalah"
    r"|hier|folgend|voici|ci-dessous|suivant|ecco|seguente|segue|seguir|abaixo|вот|ниже|oto|poniżej"
    r"|zde|tu je|her er|här är)|以下|如下|下面|这是|這是|はこちら|다음"
    rf"|^\W*(?:the )?(?:{_TRANSLATION})\w*\W*$"
    rf"|^\W*(?:{_AGREED})\b"
)


def without_preamble(text: str) -> str:
    """Remove words before a translation that are about it, as in ``Here is the translation:``."""
    if ":" not in text and "：" not in text:
        return text
    match = re.match(_PREAMBLE, text)
    if match is None or not re.search(_ABOUT_THIS, match.group().rstrip(" :：*\n\t")):
        return text
    return text[match.end() :]


# --- numbers of lines ---------------------------------------------------------------------------

# Minutes and seconds in brackets, or with hours: a time of day has neither.
_TIME = r"(?:\d{1,2}:)?\d{1,2}:\d\d(?:[.,]\d{1,3})?"
_TIMES = rf"\[{_TIME}\]|\({_TIME}\)|\d{{1,2}}:\d\d:\d\d(?:[.,]\d{{1,3}})?:?"
_NUMBER = re.compile(
    rf"\s{{0,4}}(?:(?:\d{{1,6}}[.):、]|[(\[]\d{{1,6}}[)\]])(?:\s+|(?<=、))"
    rf"|(?:{_TIMES})(?:\s*(?:-->|[-–—])\s*(?:{_TIMES}))?\s+)+(?=\S)",
    re.ASCII,
)


def without_number(text: str) -> str:
    """Remove a number or a time code at the start: ``12. ``, ``12) ``, ``[12] ``, ``[01:12] ``."""
    match = _NUMBER.match(text)
    return text[match.end() :] if match else text


# --- Markdown -----------------------------------------------------------------------------------

_MARKDOWN: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), replacement)
    for pattern, replacement in (
        (r"(?<!\*)\*\*(?=[^\s*])([^*]++)(?<=\S)\*\*(?!\*)", r"\1"),
        (r"(?<![\w*])\*(?=[^\s*])([^*]++)(?<=\S)\*(?![\w*])", r"\1"),
        (r"(?<!`)`(?=[^\s`])([^`]++)(?<=\S)`(?!`)", r"\1"),
        (r"\A\s*+#{1,6}\s++(?=\S)", ""),
        (r"\[([^\[\]]++)\]\((?:https?://|mailto:|[/#])[^()\s]*+\)", r"\1"),
    )
)


def without_markdown(text: str) -> str:
    """Remove the marks of Markdown for bold, italic, code, headings and links."""
    if not any(sign in text for sign in "*`#["):
        return text
    for pattern, replacement in _MARKDOWN:
        text = pattern.sub(replacement, text)
    return text
