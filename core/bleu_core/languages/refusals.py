"""Refusals of language models: sentences that say why there is no translation.

A refusal starts with an apology or with the model itself, declines, and names the task. Sentences
in a translation may do all this, too; their references say the same.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from operator import itemgetter

# For each language: the starts of a refusal, and the words that decline.
_ENGLISH = (
    *("i apologi", "my apologies", "i regret", "i'm sorry", "i am sorry", "sorry", "we are sorry"),
    *("unfortunately", "as a", "i can", "i'm unable", "i am unable", "i'm not able", "i won't"),
    *("i am not able", "i will not", "i don't have", "i do not have", "i must", "please provide"),
    *("it seems", "it looks like", "it appears", "could you", "i'm an ai", "i am an ai", "i need"),
)
_SPANISH = (
    *("lo siento", "lo lamento", "disculp", "perdón", "perdon", "me disculpo", "lamento"),
    *("lamentablemente", "desafortunadamente", "como ", "no puedo", "no me es", "por favor"),
    *("parece que", "soy una ", "soy un ", "pido disculpas", "mis disculpas"),
)
_INDONESIAN = (
    *("maaf", "mohon", "saya ", "sayangnya", "sebagai ", "silakan", "silahkan", "tolong"),
)
_CHINESE = (
    *("抱歉", "很抱歉", "非常抱歉", "十分抱歉", "对不起", "對不起", "很遗憾", "很遺憾", "不好意思"),
    *("作为", "作為", "我无法", "我無法", "我不能", "我很抱歉", "请", "請", "您好"),
)
_DECLINED = {
    _ENGLISH: r"""
    \b(?:can't|cannot|can\ not|won't|will\ not|unable\ to|not\ able\ to|not\ comfortable)\b
        [^.!?\n]{0,60}?\b(?:translat|(?:assist|help)\ (?:you\ )?with\b|fulfill?\ |comply
        |(?:provide|generate|create|produce|process|complete|continue|engage)\b[^.!?\n]{0,40}
        (?:translation|content|text|request|response|material))
    |\b(?:don't|do\ not)\ have\ (?:enough|the\ ability|access)[^.!?\n]{0,60}translat
    |\b(?:provide|send|paste|share)\b[^.?!\n]{0,30}\b(?:text|sentence|content)\b
        [^.?!\n]{0,40}\btranslat
    |\bi(?:'m|\ am)\ an?\ (?:ai|large\ language|language)\b
    |\bas\ an?\ (?:ai\b|(?:large\ )?language\ model|artificial\ intelligence)
    """,
    _SPANISH: r"""
    \b(?:no\ (?:puedo|podré|me\ es\ posible|estoy\ en\ condiciones\ de|soy\ capaz\ de)
        |soy\ incapaz\ de)\b[^.!?\n]{0,60}?\b(?:tradu[cz]|ayudar\w*\ con\ (?:e[sl]|su|tu)
        |(?:cumplir|procesar|proporcionar|completar|generar|atender|ofrecer|realizar)\w*\b
        [^.!?\n]{0,40}(?:solicitud|petición|texto|contenido|traducción|respuesta))
    |\b(?:proporci|env[ií]|facilit|comparta)\w*\b[^.\n]{0,30}\b(?:texto|oración|frase)\b
        [^.\n]{0,40}\btradu
    |\b(?:como|soy)\ (?:una?\ )?(?:ia\b|inteligencia\ artificial|modelo\ de\ lenguaje)
    """,
    _INDONESIAN: r"""
    \b(?:tidak|tak)\ (?:dapat|bisa|mampu)\b[^.!?\n]{0,60}?\b(?:\w*[nt]erjemah
        |membantu\b[^.!?\n]{0,30}\b(?:itu|ini)\b
        |(?:memenuhi|memproses|memberikan|menyediakan|melanjutkan|menghasilkan)\b
        [^.!?\n]{0,40}(?:permintaan|teks|konten|terjemahan))
    |\b(?:berikan|kirim\w*|masukkan)\b[^.\n]{0,30}\b(?:teks|kalimat)\b[^.\n]{0,40}terjemah
    |\bsebagai\ (?:sebuah\ )?(?:ai\b|model\ bahasa|kecerdasan\ buatan)
    """,
    _CHINESE: r"""
    (?:无法|無法|不能|不便|没办法|沒辦法|不可以)[^。！？\n]{0,20}?(?:翻[译譯]|[译譯]文|[协協]助[您你]
        |[帮幫]助?[您你]|[满滿]足|(?:完成|[处處]理|提供|回答|[执執]行|生成)[^。！？\n]{0,15}
        (?:[请請]求|要求|文本|内容|內容|任[务務]|服[务務]))
    |(?:提供|[输輸]入|[发發]送|[传傳]送)[^。\n]{0,12}翻[译譯]的
    |作[为為](?:一[个個名])?[^。，\n]{0,8}(?:ai\b|人工智[能慧]|[语語]言模型)
    """,
}
_STARTS = tuple(start for starts in _DECLINED for start in starts)
# The forms in which their first characters are written.
_FIRST = 4
_BEGINNINGS = frozenset(
    form[:_FIRST]
    for start in _STARTS
    for sign in "'’"
    for plain in (start.replace("'", sign),)
    for form in (plain, plain.capitalize(), plain.title(), plain.upper())
)
# What may be before them.
_BEFORE = " \t*\"'“”¡[(<"
# Starts that are shorter, such as 请, go on in any way.
_SIGNS = frozenset(_BEFORE) | {form[0] for form in _BEGINNINGS if len(form) < _FIRST}
_LONGEST = 240


def refusals_in(segments: Sequence[str]) -> list[int]:
    """Return the segments that are refusals; see `is_refusal`."""
    # Hardly any begins like one, and many begin like others.
    beginnings = {*map(itemgetter(slice(_FIRST)), segments)}
    likely = {one for one in beginnings if one in _BEGINNINGS or one[:1] in _SIGNS}
    return [
        row
        for row, segment in enumerate(segments)
        if segment[:_FIRST] in likely and is_refusal(segment)
    ]


def is_refusal(text: str) -> bool:
    """Whether a text starts with the refusal of a language model to translate."""
    start = text[:_LONGEST].lstrip(_BEFORE)
    # Hardly any text starts like that.
    if start[:_FIRST] not in _BEGINNINGS and start[:1] not in _SIGNS:
        return False
    plain = start.lower().replace("’", "'")
    return plain.startswith(_STARTS) and any(
        plain.startswith(starts) and _declined(starts).search(plain) for starts in _DECLINED
    )


@cache
def _declined(starts: tuple[str, ...]) -> re.Pattern[str]:
    """Return the pattern of the words that decline; compiled only if a text starts like that."""
    return re.compile(_DECLINED[starts], re.VERBOSE)
