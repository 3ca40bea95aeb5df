"""The same words in other characters are found, named and read back; other words are left alone."""

from __future__ import annotations

import html
import json
import re
import unicodedata
from collections.abc import Callable
from urllib.parse import quote

import pytest

from bleu_core.errors import Cancelled
from bleu_core.normalization.normalization import normalize_texts
from bleu_core.normalization.notations import REFERENCES
from bleu_core.normalization.substitutions import Substituted, find_substitutions
from bleu_core.progress import Progress

SPANISH = (
    "Él habló con la señora de la estación número {n}.",
    "Así que la niña comió {n} melocotones en el jardín del café.",
    "¿Dónde está la habitación {n} del hotel «Málaga»?",
    "Mañana volverán los {n} autobuses de la compañía.",
)
FRENCH = (
    "L'enfant n'a pas trouvé l'hôtel de {n} étages près de l'école.",
    "J'aimerais qu'elle vienne à l'opéra {n} fois par été.",
    "C'est aujourd'hui que s'ouvre la fête du numéro {n}.",
)
ROMANIAN = ("Așadar, {n} țărani și-au vândut știuca în piață.", "Cântăreața știe {n} povești.")
ARABIC = (
    "ذهب الوزير إلى المدينة في اليوم {n} من الشهر",
    "يكتب الطالب {n} رسالة إلى صديقه في الليل",
)
GERMAN = (
    "Die {n} Züge fahren früh über die Brücke nach Köln.",
    "Er hört {n} schöne Lieder täglich.",
)
NEW = ("Die {n} neuen Züge fahren früh über die Brücke.", "Neue Bücher für {n} treue Schüler.")
DANISH = ("De {n} både går på åen i Aabenraa.", "Små børn på {n} år så et får i Aabenraa.")
THAI = ("เขาทำงาน {n} วันและดื่มน้ำทุกวัน", "คำถามที่ {n} นี้สำคัญมากสำหรับนักเรียน")
CHINESE = (
    "他昨天去了北京，今天回来，带了{n}本书。",
    "我们在学校里学习翻译，共有{n}名学生（新生）。",
)
JAPANESE = ("サーバーのデータを{n}回コピーしました。", "ガラスのコップを{n}個ポケットに入れた。")


def lines(texts: tuple[str, ...], count: int = 100) -> list[str]:
    return [texts[n % len(texts)].format(n=n) for n in range(count)]


def presentation_forms(text: str) -> str:
    shown = {"م": "ﻣ", "ل": "ﻟ", "ي": "ﻳ", "ا": "ﺍ"}
    return "".join(shown.get(each, each) for each in text)


def of_marks(change: str) -> Callable[[str], str]:
    return lambda text: "".join(
        change if each > "\x7f" and each.isalpha() else each for each in text
    )


def without_marks(text: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


def escaped(text: str) -> str:
    return text.encode("ascii", "backslashreplace").decode("ascii")


Change = Callable[[str], str]
# A language, a fault, and one of the pairs by which it is named.
READABLE: list[tuple[tuple[str, ...], Change, tuple[str, str]]] = [
    (FRENCH, lambda text: text.replace("'", "&#39;"), ("&#39;", "'")),
    (SPANISH, lambda t: t.translate({ord("é"): "&eacute;", ord("ñ"): "&#241;"}), ("&#241;", "ñ")),
    (FRENCH, lambda text: text.replace("'", "''"), ("''", "'")),
    (FRENCH, lambda text: text.replace("'", "\\'"), ("\\'", "'")),
    (SPANISH, escaped, ("\\xf3", "ó")),
    (SPANISH, lambda text: json.dumps(text)[1:-1], ("\\u00f3", "ó")),
    (SPANISH, lambda text: quote(text, safe=" .,¿?«»"), ("%C3%B3", "ó")),
    (SPANISH, lambda text: text.encode("utf-8").decode("cp1252", "ignore"), ("Ã³", "ó")),
    (SPANISH, lambda text: unicodedata.normalize("NFD", text), ("o\u0301", "ó")),
    (SPANISH, lambda text: text.replace("a", "\u0430"), ("а", "a")),
    (SPANISH, lambda text: text.replace("e", "e\u200b"), ("\u200b", "")),
    (ROMANIAN, lambda text: text.replace("ș", "ş").replace("ț", "ţ"), ("ş", "ș")),
    (ARABIC, lambda text: text.replace("ي", "ی"), ("ی", "ي")),
    (ARABIC, presentation_forms, ("ﻟ", "ل")),
    (THAI, lambda text: text.replace("ำ", "ํา"), ("ํา", "ำ")),
    (CHINESE, lambda text: text.replace("人", "⼈").replace("生", "⽣"), ("⽣", "生")),
    (SPANISH, lambda text: text.replace("ó", "贸"), ("贸", "ó")),
    (SPANISH, lambda text: text.replace("«", "``"), ("``", "«")),
    (JAPANESE, lambda text: text.replace("サーバー", "ｻｰﾊﾞｰ"), ("ｻｰﾊﾞｰ", "サーバー")),
]
LOST: list[tuple[tuple[str, ...], Change, tuple[str, str]]] = [
    (SPANISH, of_marks("?"), ("?", "ó")),
    (SPANISH, of_marks("_"), ("_", "ó")),
    (SPANISH, of_marks("\ufffd"), ("\ufffd", "ó")),
    (SPANISH, of_marks(""), ("", "ó")),
    (SPANISH, without_marks, ("o", "ó")),
    (FRENCH, lambda text: text.replace("'", ""), ("", "'")),
    (SPANISH, of_marks("."), (".", "ó")),
    (SPANISH, of_marks(" "), (" ", "ó")),
    (GERMAN, lambda text: text.replace("ü", "ue").replace("ö", "oe"), ("ue", "ü")),
    # The letters are in other words of both texts.
    (NEW, lambda text: text.replace("ü", "ue"), ("ue", "ü")),
    (DANISH, lambda text: text.replace("å", "aa"), ("aa", "å")),
    (THAI, lambda text: re.sub("[\u0e47-\u0e4e]", "", text), ("", "\u0e49")),
    (ARABIC, lambda text: re.sub(r"[^\W\d_]", "?", text), ("?", "ل")),
    # It may be a letter and a quotation mark.
    (FRENCH, lambda text: text.replace("é", "e'"), ("e'", "é")),
]
TYPOGRAPHY: list[tuple[tuple[str, ...], Change, tuple[str, str]]] = [
    (FRENCH, lambda text: text.replace("'", "’"), ("’", "'")),
    (CHINESE, lambda text: text.replace("，", ","), (",", "，")),
    (CHINESE, lambda text: text.replace("。", "."), (".", "。")),
    (CHINESE, lambda text: text.replace("（", "(").replace("）", ")"), ("(", "（")),
    (SPANISH, lambda text: text.replace("«", "“").replace("»", "”"), ("“", "«")),
    (("قال {n} مرة، ثم ذهب، ولم يعد",), lambda text: text.replace("،", ","), (",", "،")),
    (ARABIC, lambda text: text.replace("ل", "لَ"), ("\u064e", "")),
]


def damaged(texts: tuple[str, ...], change: Change, every: int) -> tuple[list[str], list[str]]:
    """Return a text with a fault in some segments, and the text beside it, a little different."""
    other = lines(texts, 300)
    own = [
        change(text) if n % every == n // every % every else text for n, text in enumerate(other)
    ]
    return [f"{n} {text}" for n, text in enumerate(own)], [
        f"{text} {n}" for n, text in enumerate(other)
    ]


@pytest.mark.parametrize("every", [1, 5, 20])
@pytest.mark.parametrize(("texts", "change", "pair"), READABLE)
def test_damage_is_found_and_read_back(
    texts: tuple[str, ...], change: Change, pair: tuple[str, str], every: int
) -> None:
    own, other = damaged(texts, change, every)
    found = find_substitutions(own, other)
    assert found.own is not None
    assert pair in found.own.pairs
    assert found.other is None
    restored = [f"{n} {text}" for n, text in enumerate(lines(texts, 300))]
    read = [found.own.read(text) for text in own]
    assert read == restored
    # The reference may have it as well. Of letters that only one text has, either may be wrong.
    if every > 1:
        assert find_substitutions(other, own).other == found.own


@pytest.mark.parametrize("every", [1, 5, 20])
@pytest.mark.parametrize(("texts", "change", "pair"), LOST)
def test_lost_characters_are_found_and_stay(
    texts: tuple[str, ...], change: Change, pair: tuple[str, str], every: int
) -> None:
    own, other = damaged(texts, change, every)
    found = find_substitutions(own, other).own
    assert found is not None
    assert pair in found.pairs
    assert not found.is_reversible
    assert [found.read(text) for text in own] == own


@pytest.mark.parametrize("every", [1, 5, 20])
@pytest.mark.parametrize(("texts", "change", "pair"), TYPOGRAPHY)
def test_typography_is_no_damage(
    texts: tuple[str, ...], change: Change, pair: tuple[str, str], every: int
) -> None:
    found = find_substitutions(*damaged(texts, change, every))
    assert (found.own, found.other) == (None, None)
    assert found.typography is not None
    assert pair in found.typography.pairs


@pytest.mark.parametrize(
    ("own", "other"),
    [
        # Genders, plurals and other words.
        ("El niño alto comió {n} panes", "La niña alta come {n} pan"),
        ("您好，这是第{n}课的内容", "你好，这里是第{n}课的内容"),
        ("We realised that {n} colours are grey", "We realized that {n} colors are gray"),
        ("e-mail number {n}, for now", "email number {n} for now"),
        ("Ещё {n} ёлок и самолёт", "Еще {n} елок и самолёт"),
        ("Was it {n}? Yes; and so on", "It was {n}, and so on!"),
        ("Die {n} großen Straßen", "Die {n} grossen Strassen"),
        ("„die SPÖ“ {n} CAFÉ… JÁ—, Å², IRMÃ”", "Die SPÖ {n} Café, ja, Å, irmã"),
    ],
)
def test_other_words_are_no_damage(own: str, other: str) -> None:
    found = find_substitutions(lines((own,)), lines((other,)))
    assert (found.own, found.other) == (None, None)


@pytest.mark.parametrize(("sign", "pair"), [("_", ("_", " ")), ("", ("", " "))])
def test_what_stands_for_all_spaces_is_found(sign: str, pair: tuple[str, str]) -> None:
    other = lines(SPANISH)
    own = [text.replace(" ", sign) if n % 20 == 0 else text for n, text in enumerate(other)]
    found = find_substitutions(own, other, thorough=True).own
    assert found is not None
    assert (found.pairs, found.is_reversible) == ((pair,), sign != "")
    assert [n for n, pair in enumerate(zip(own, other, strict=True)) if found.is_in(*pair)] == [
        *range(0, 100, 20)
    ]


def test_a_comma_beside_the_number_of_another_segment_is_no_damage() -> None:
    texts = lines(
        ("会议在19{n:02}年举行", "他说，这很重要，", "大家都同意这一点", "她说，不，"), 60
    )
    for own, other in ((texts[1:], texts[:-1]), (texts[:-1], texts[1:])):
        found = find_substitutions(own, other)
        assert (found.own, found.other) == (None, None)


def test_digits_of_another_script_are_typography() -> None:
    digits = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
    found = find_substitutions([text.translate(digits) for text in lines(ARABIC)], lines(ARABIC))
    assert (found.own, found.other) == (None, None)
    assert found.typography is not None
    assert ("١", "1") in found.typography.pairs


def test_equal_texts_have_no_substitutions() -> None:
    text = [html.escape(line) for line in lines(FRENCH)]
    found = find_substitutions(text, text)
    assert (found.own, found.other, found.typography) == (None, None, None)
    assert find_substitutions([], []).own is None


def test_few_segments_are_an_accident_unless_all_are_looked_at() -> None:
    own, other = damaged(FRENCH, lambda text: text.replace("'", "&#39;"), 150)
    assert find_substitutions(own, other).own is None
    found = find_substitutions(own, other, thorough=True).own
    assert found is not None
    assert (found.pairs, found.share) == ((("&#39;", "'"),), 2 / 300)


def test_the_segments_with_a_substitution_are_known() -> None:
    lost = Substituted((("?", "ó"),), 1.0)
    assert lost.is_in("habl?", "habló")
    assert not lost.is_in("habló", "habló")
    assert not lost.is_in("¿Qué?", "¿Habló?")
    unmarked = Substituted((("o", "ó"),), 1.0)
    assert unmarked.is_in("el hablo", "él habló")
    # Another letter with a mark shows that none was lost.
    assert not unmarked.is_in("él hablo", "él habló")
    # Of typography, the other text must have what is meant; anything else shows by itself.
    quoted = Substituted((("“", '"'),), 1.0)
    assert [quoted.is_in("“a", other) for other in ('"a', "a", "“b")] == [True, False, False]
    coded = Substituted((("ϵ", "é"),), 1.0)
    assert [coded.is_in("ϵa", other) for other in ("éa", "a", "ϵb")] == [True, True, False]
    noted = Substituted((("&#39;", "'"),), 1.0, (REFERENCES,))
    assert noted.is_in("l&#233;cole", "l'école")
    assert not noted.is_in("ecole", "l'école")
    # Both texts are about the notation.
    assert not noted.is_in("le &#39;", "un &#39;")


def test_all_texts_of_an_evaluation_are_read() -> None:
    reference = lines(FRENCH)
    escaped_text, doubled = (
        [text.replace("'", sign) for text in reference] for sign in ("&#39;", "''")
    )
    texts = [reference, escaped_text, doubled, reference]
    assert [list(text) for text in normalize_texts(texts, ("characters",))] == [reference] * 4
    in_reference = normalize_texts([escaped_text, reference], ("characters",))
    assert [list(text) for text in in_reference] == [reference] * 2


def test_the_search_in_long_texts_can_be_cancelled() -> None:
    with pytest.raises(Cancelled):
        normalize_texts([["é"], ["?"]], ["characters"], Progress(cancelled=lambda: True))


def substituted(*pairs: tuple[str, str], certain: str = "", notated: bool = False) -> Substituted:
    notations = (REFERENCES,) if notated else ()
    return Substituted(pairs, 1.0, notations, frozenset(certain.split()))


@pytest.mark.parametrize(
    ("found", "segment", "other", "places"),
    [
        # Without a counterpart, all writings; else those that it has not.
        (substituted(("?", "ó"), ("_", "é")), "habl? caf_ ?", None, [(4, 1), (9, 1), (11, 1)]),
        (substituted(("?", "ó"), ("_", "é")), "habl? caf_", "habló café?", [(9, 1)]),
        (substituted(("?", "ó")), "habl?", "habló", [(4, 1)]),
        # The longest first.
        (substituted(("'", "’"), ("''", "’’")), "a''b'c", None, [(1, 2), (4, 1)]),
        (substituted(("Ã³", "ó"), ("Ã", "à")), "hablÃ³ Ã", "habló à", [(4, 2), (7, 1)]),
        # Of typography, where the counterpart has what is meant.
        (substituted(("“", '"')), "“a“", '"a"', [(0, 1), (2, 1)]),
        (substituted(("“", '"')), "“a“", "a", []),
        # Letters that are any text's are shown as words.
        (substituted(("o", "ó"), ("a", "á")), "el hablo esta vez", "él habló esta vez", [(3, 5)]),
        (substituted(("o", "ó"), ("a", "á")), "hablo, ablo hablo", "habló está", [(0, 5), (12, 5)]),
        (substituted(("o", "ó")), "el hablows", "él habló", []),
        (substituted(("o", "ó")), "o", "ó", []),
        (substituted(("", "ó")), "el habl", "él habló", [(3, 4)]),
        # Writings in a notation.
        (substituted(("&#39;", "'"), notated=True), "l&#39;eau &amp;", "l'eau &amp;", [(1, 5)]),
        (substituted(("&#39;", "'"), notated=True), "l'eau", "l'eau", []),
    ],
)
def test_the_places_of_substitutions(
    found: Substituted, segment: str, other: str | None, places: list[tuple[int, int]]
) -> None:
    assert [*found.places(segment, other)] == places
    if other is not None:
        assert found.is_in(segment, other) is bool(places)
        assert not found.is_in(segment, segment)


@pytest.mark.parametrize(
    ("found", "read", "is_reversible"),
    [
        (substituted(("Ã³", "ó"), certain="Ã³"), "habló ? l&#39;e", True),
        (substituted(("Ã³", "ó")), "hablÃ³ ? l&#39;e", False),
        # What stands for several letters stays.
        (substituted(("?", "ó"), ("?", "é"), certain="?"), "hablÃ³ ? l&#39;e", False),
        (substituted(("?", "ó"), ("Ã³", "ó"), certain="Ã³"), "habló ? l&#39;e", False),
        (substituted(("&#39;", "'"), notated=True), "hablÃ³ ? l'e", True),
    ],
)
def test_what_is_certain_is_read_back(found: Substituted, read: str, is_reversible: bool) -> None:
    assert found.read("hablÃ³ ? l&#39;e") == read
    assert found.is_reversible is is_reversible


def test_codes_of_codes_are_read_twice() -> None:
    found = substituted(("&#39;", "'"), notated=True)
    assert found.read("l&amp;#39;eau") == "l'eau"
    assert found.read("l&amp;amp;#39;eau") == "l&#39;eau"


@pytest.mark.parametrize(
    ("segment", "other", "is_in"),
    [
        # The letters of any word: at least two of the word, and no other mark in the segment.
        ("el hablo", "el habló", True),
        ("él hablo", "el habló", False),
        ("el hablo", "el hablo", False),
        ("el habla", "el habló", False),
        ("o", "ó", False),
        ("1o", "1ó", False),
        # A mark that the segment has somewhere was not lost.
        ("habló hablo", "habló", False),
    ],
)
def test_a_word_without_its_mark_is_in_a_segment_without_marks(
    segment: str, other: str, is_in: bool
) -> None:
    assert substituted(("o", "ó")).is_in(segment, other) is is_in


@pytest.mark.parametrize(
    ("count", "faults", "is_found"),
    [
        # One segment in a hundred, and three.
        (100, 3, True),
        (100, 2, False),
        (240, 3, True),
        (490, 4, False),
        (490, 5, True),
    ],
)
def test_substitutions_need_a_share_of_the_segments(
    count: int, faults: int, is_found: bool
) -> None:
    other = lines(FRENCH, count)
    own = [text.replace("'", "\\'") if n < faults else text for n, text in enumerate(other)]
    assert bool(find_substitutions(own, other).own) is is_found
