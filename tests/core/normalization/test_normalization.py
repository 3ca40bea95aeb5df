"""Each normalization changes the characters that it is for, and nothing else."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from time import process_time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bleu_core.errors import Cancelled
from bleu_core.normalization import notations
from bleu_core.normalization.normalization import normalize
from bleu_core.progress import Progress, Stage
from bleu_core.settings import NORMALIZATIONS, OF_ALL_TEXTS, Normalization
from tests.helpers.core_texts import NASTY, TEXTS

# Ordinary text, which only the named normalizations change.
USUAL: dict[str, tuple[Normalization, ...]] = {
    "": (),
    "The cat sat on the mat, didn't it? (Yes.)": (),
    'He said "hello" and left; x = 3 < 4 & 5 > 2: 100%.': (),
    "AT&T, R&D; fish & chips; a&b;": (),
    "Bonjour ! Il a dit : « oui » ; non ?": ("typography",),
    "¿Qué tal? ¡Bien! «Sí»": ("typography",),
    "我们在学校里学习机器翻译。「好」": ("typography",),
    "C:\\new\\texts, $a \\times b$; a*b*c, 2 * 3 * 4, #1, 3.5 km, {name}, a <b": (),
    "TNFα, ΔT and 5 μm; iPhoneом, Пушкин (Pushkin), kΩ": (),
    "Lost in translation: a film. He wrote the following: x": (),
    "คุณสบายดีไหม می\u200cخواهم क्\u200dष 👩\u200d👩\u200d👧 ❤\ufe0f": (),
    "他说，好！": ("typography",),
    "他说“好”。": ("typography",),
    "我們在學校。": ("typography", "t2s"),
}


def one(text: str, *names: Normalization) -> str:
    (result,) = normalize((text,), names)
    return result


# --- effects of each one ----------------------------------------------------------------------

CASES: dict[Normalization, dict[str, str]] = {
    "markup": {
        "<b>Hi</b> there": "Hi there",
        "go</g> on": "go on",
        '<x id="1"/>Save<x id="2" />': "Save",
        '<a href="http://x.org/?a=1&b=2" target=_blank>here</a>': "here",
        "<a href='a>b'>here</a>": "here",
        "<mrk mtype='seg' mid='0'>One</mrk>": "One",
        "One<br>two<br/>three<BR />four": "One two three four",
        "<p>One</p><p>two": " One  two",
        "<0>Save</0> all<1/>": "Save all",
        "<Trans>x</trans>": "x",
        'text.<ref name="n" />': "text.",
        "<input disabled type='x'>": "",
        # None of these is a tag.
        "a < b and c > d, a<b or b>c": "a < b and c > d, a<b or b>c",
        "I <3 you, x<y>z, <>, </>": "I <3 you, x<y>z, <>, </>",
        "rm <file> <user name> <F5> <Del>": "rm <file> <user name> <F5> <Del>",
        "a <b and c> d": "a <b and c> d",
        "<http://x.org/y> <me@x.org>": "<http://x.org/y> <me@x.org>",
        "vector<int> v; <skipped> <b": "vector<int> v; <skipped> <b",
        "<a b": "<a b",
        "an <a b=> c": "an <a b=> c",
        # A tag that results from removing another one is text.
        "<<b>b>": "<b>",
    },
    "typography": {
        "ＡＢＣ１２３！（ｘ）～＂＇": "ABC123!(x)~\"'",
        "他说，好：￥５。一、二…": "他说,好:¥5.一,二...",
        "￠￡￢￣￤￥￦": "¢£¬¯¦¥₩",
        "“a” „b‟ 5″": '"a" "b" 5"',
        "‘a’ ‚b‛ 5′ ʼn": "'a' 'b' 5' 'n",
        "«a» ‹b› 「c」『d』《e》": '"a" \'b\' "c""d"《e》',
        "Il dit « oui », et «\xa0non\u202f».": 'Il dit "oui", et "non".',
        "Er sagte »ja« und »nein«.": 'Er sagte "ja" und "nein".',
        "a–b — c": "a-b - c",
        "a\xa0b\u202fc\u2009d\u3000e\tf": "a b c d e f",
        "a\x85b\u2028c\u2029d\ve\ff\r\ng\nh\x1ci": "a b c d e f g h i",
        "  a   b  ": "a b",
        "\u3000": "",
        "a\u200bb": "a\u200bb",
        "ｶﾀｶﾅ é e\u0301 &amp;": "ｶﾀｶﾅ é e\u0301 &amp;",
    },
    "csv-quotes": {
        '"a ""b"", c"': 'a "b", c',
        '"a"': "a",
        ' """a""" ': '"a"',
        # Quotation marks of a quotation, not of CSV.
        '"Yes," he said, "of course."': '"Yes," he said, "of course."',
        '"a" b': '"a" b',
        '""': '""',
    },
    "cat-tags": {
        "{1}Save{/1} <2>all</2>": "Save all",
        "{1>Save<1} [2}all{2]": "Save all",
        "⟦1⟧Save": "Save",
        "{name} <b> a < 3 [4] x>2": "{name} <b> a < 3 [4] x>2",
    },
    "preamble": {
        "Here is the translation: Hi.": "Hi.",
        "Sure! Here's the translated text:\n\nHi.": "Hi.",
        "**Translation:** Hi.": "Hi.",
        "Aquí está la traducción: Hola.": "Hola.",
        "Berikut terjemahannya: Halo.": "Halo.",
        "以下是翻译：你好。": "你好。",
        "當然！以下是翻譯：你好。": "你好。",
        "Hier ist die Übersetzung: Hallo.": "Hallo.",
        "Voici la traduction : Bonjour.": "Bonjour.",
        # The introduction is part of the text, or no text follows it.
        "Lost in translation: a film": "Lost in translation: a film",
        "Translation:": "Translation:",
        "Here is the answer: yes": "Here is the answer: yes",
    },
    "numbering": {
        "12. Hello": "Hello",
        "(12) [3] 4) Hello": "Hello",
        "12、你好": "你好",
        "3.5 km, 2. x": "3.5 km, 2. x",
        "1990 was": "1990 was",
        "12.": "12.",
    },
    "markdown": {
        "a **bold** *and* `code`": "a bold and code",
        "中**粗**文": "中粗文",
        "## Title": "Title",
        "see [this](https://x.org/y)": "see this",
        "f*** y**, 2 * 3 * 4, a*b*c, #1, [x](y)": "f*** y**, 2 * 3 * 4, a*b*c, #1, [x](y)",
    },
    "t2s": {"我們學習機器翻譯": "我们学习机器翻译", "乾淨 𠮷野家": "干净 𠮷野家", "日本": "日本"},
    "detok": {
        "It 's the dog 's bone , isn 't it ?": "It's the dog's bone, isn't it?",
        "I do n't know ( really ) .": "I don't know (really).",
        "“ Yes ” , he said ; no ! ? : …": "“Yes”, he said; no!?:…",
        'He said " hello " , and " bye " .': 'He said "hello", and "bye".',
        "l' homme qu' il aime , c' est L' Amour .": "l'homme qu'il aime, c'est L'Amour.",
        "dell' arte , un' amica , l’ homme": "dell'arte, un'amica, l’homme",
        "¿ Qué ? ¡ Sí ! , dijo .": "¿Qué? ¡Sí!, dijo.",
        "state @-@ of @-@ the @-@ art 10 @,@ 000": "state-of-the-art 10,000",
        "low@@ er and new@@ est@@": "lower and newest",
        "▁Hello ▁wor ld ▁.": "Hello world.",
        "▁Hello▁world": "Hello world",
        "well ... yes . . .": "well... yes...",
        "x [ 1 ] , { 2 } .": "x [1], {2}.",
        "他 在 大西洋 、 印度洋 和 地中海 。": "他在大西洋、印度洋和地中海。",
        "《 满载 恋人 》 ， 由 NBA 创作 。": "《满载恋人》，由 NBA 创作。",
        "他 说 ： “ 我们 走 ” 。": "他说：“我们走”。",
        "私 は 日本 東京 大学 の 学生 です 。": "私は日本東京大学の学生です。",
        # Only text that looks tokenized changes.
        "Bonjour ! Il a dit : « oui » ; non ?": "Bonjour ! Il a dit : « oui » ; non ?",
        "Is that it ?": "Is that it ?",
        "( not tokenised )": "( not tokenised )",
        "床前明月光 疑是地上霜 举头望明月": "床前明月光 疑是地上霜 举头望明月",
        "哦,不。 哦,不。 哦,不。": "哦,不。 哦,不。 哦,不。",
        "나는 학생 입니다": "나는 학생 입니다",
        r"\frac { a } { b } , \alpha x .": r"\frac { a } { b } , \alpha x .",
        # Some parts of tokenized text stay as well.
        "Use .NET , about .5 :) ;-) .": "Use .NET, about .5 :) ;-).",
        "rock 'n' roll , the word 's' , boys ' .": "rock 'n' roll, the word 's', boys '.",
        "5 % of $ 3 , he / she .": "5 % of $ 3, he / she.",
        "« oui » , 5 \xa0: .": "« oui », 5 \xa0:.",
        ":( f( x ) , @@ y .": ":( f( x), @@ y.",
        "one ,\n( two ) ,\n": "one,\n(two),\n",
        "▂▁▃ , a ▁ b .": "▂▁▃, a ▁ b.",
    },
}


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [(name, text, expected) for name, texts in CASES.items() for text, expected in texts.items()],
)
def test_each_normalization_changes_its_cases(
    name: Normalization, text: str, expected: str
) -> None:
    assert one(text, name) == expected


def test_every_normalization_has_cases() -> None:
    assert set(CASES) == {*NORMALIZATIONS} - OF_ALL_TEXTS


@pytest.mark.parametrize("name", NORMALIZATIONS)
@pytest.mark.parametrize("text", USUAL)
def test_usual_text_stays_the_same_object(text: str, name: Normalization) -> None:
    assert (one(text, name) is text) is (name not in USUAL[text])


# --- several normalizations ---------------------------------------------------------------------


def test_the_order_is_always_the_same() -> None:
    # Each step creates work for the next: without the tag, an introduction starts the segment.
    text = "<b>Translation:</b> “**so**”"
    everything = one(text, *NORMALIZATIONS)
    assert everything == '"so"'
    assert one(text, *reversed(NORMALIZATIONS)) == everything


def test_no_normalizations_change_nothing() -> None:
    texts = ("  &amp; ", "“")
    assert normalize(texts, ()) == texts


def test_only_segments_that_change_are_new_objects() -> None:
    # There is more than one block, and each has segments to change.
    texts = [f"{'don’t' if number % 7 == 0 else 'plain'} {number}" for number in range(2000)]
    result = normalize(texts, ("markup", "typography"))
    assert len(result) == len(texts)
    for number, (old, new) in enumerate(zip(texts, result, strict=True)):
        assert new == f"{chr(39).join(['don', 't']) if number % 7 == 0 else 'plain'} {number}"
        assert (new is old) is (number % 7 != 0)


@pytest.mark.parametrize("every", [1, 2, 5, 700])
def test_detokenizing_finds_the_tokenized_among_others(every: int) -> None:
    texts = [f"So , {n} ." if n % every == 0 else f"So, {n}." for n in range(1500)]
    assert normalize(texts, ("detok",)) == tuple(f"So, {n}." for n in range(1500))


def test_traditional_is_simplified_beyond_the_basic_plane_too() -> None:
    assert one("\U00021ed5", "t2s") != "\U00021ed5"


def test_the_invisible_are_not_white_space_and_not_joiners() -> None:
    invisible = {*filter(re.compile(notations.INVISIBLE).match, map(chr, range(0x10000)))}
    assert not any(char.isspace() or char.isprintable() for char in invisible)
    assert not invisible & set("\u200c\u200d\ufe0e\ufe0f\u180e")
    assert {unicodedata.category(char) for char in invisible} == {"Cc", "Cf", "Cn"}
    controls = {chr(code) for code in (*range(0x20), *range(0x7F, 0xA0))}
    assert {char for char in controls if not char.isspace()} == invisible & controls


# --- any text ----------------------------------------------------------------------------------

PIECES = st.lists(
    st.one_of(
        TEXTS,
        st.sampled_from(
            [
                *("dog", " ", " .", " ,", ".", ",", ";", "!", "?", "( ", " ( ", " )", '"', ' " '),
                *(
                    "@-@",
                    "@@ ",
                    "@",
                    "'",
                    " '",
                    "n't",
                    "s",
                    "t",
                    "l'",
                    "qu",
                    "’",
                    "\\frac ",
                    "[",
                    "]",
                ),
                *(
                    "中",
                    " 国",
                    "中 国",
                    "，",
                    "。 ",
                    "“",
                    "…",
                    "（",
                    "１",
                    "台",
                    "灣",
                    "ﾞ",
                    "カ",
                    "ｶ",
                ),
                *(
                    "e",
                    "\u0301",
                    "\u200b",
                    "\u3000",
                    "\xa0",
                    "<b>",
                    "</x>",
                    "<y/>",
                    "&apos;",
                    "&lt;",
                ),
            ]
        ),
    ),
    max_size=10,
).map("".join)
NAMES = st.sets(st.sampled_from(NORMALIZATIONS)).map(tuple)


@given(st.lists(PIECES, max_size=5), NAMES)
def test_the_number_of_segments_stays_and_unchanged_ones_are_the_same_objects(
    texts: list[str], names: Sequence[Normalization]
) -> None:
    result = normalize(texts, names)
    assert len(result) == len(texts)
    assert all(new is old or new != old for old, new in zip(texts, result, strict=True))
    # The result is the same for each segment on its own.
    assert result == tuple(one(text, *names) for text in texts)


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    [
        name
        for name in NORMALIZATIONS
        if name not in {"markup", "csv-quotes", "markdown", "cat-tags"}
    ],
)
@given(text=PIECES)
@example(text=' " @-@\n " a " ')
def test_a_second_normalization_changes_nothing(name: Normalization, text: str) -> None:
    once = normalize((text,), (name,))
    assert normalize(once, (name,))[0] is once[0]


@given(PIECES)
def test_normalized_text_loses_only_blanks_and_signs(text: str) -> None:
    plain = one(text, "typography")
    assert plain == " ".join(plain.split())
    # Only blanks and the signs of tokenizers are lost.
    kept = [char for char in text if char not in " @\u2581"]
    assert [char for char in one(text, "detok") if char not in " @\u2581"] == kept


@pytest.mark.parametrize("name", NORMALIZATIONS)
def test_nonsensical_segments_are_normalized(name: Normalization) -> None:
    assert len(normalize(NASTY, (name,))) == len(NASTY)


@pytest.mark.parametrize("name", NORMALIZATIONS)
@pytest.mark.parametrize(
    "text",
    [
        "<a " * 30_000,
        "<a" + " " * 90_000,
        "<a b='" * 15_000,
        "<a " + "b=c " * 25_000,
        "&" * 90_000,
        '" ' * 45_000 + " .",
        '"' + " " * 90_000 + "a .",
        "a " + " " * 90_000 + "b .",
        "a" + " ." * 45_000,
        "(" * 90_000 + " a ,",
        "( " * 45_000 + " a ,",
        "l' " * 30_000 + " .",
        "中 " * 45_000,
        "中 国 人" + " " * 90_000 + "。 a",
        "@@ " * 30_000 + " .",
    ],
)
def test_no_text_takes_long(name: Normalization, text: str) -> None:
    start = process_time()
    one(text, name)
    assert process_time() - start < 1


# --- progress ------------------------------------------------------------------------------------


def test_progress_is_reported_and_can_stop_the_normalization() -> None:
    told: list[tuple[Stage, int, int]] = []
    texts = [f"{number}" for number in range(1200)]
    progress = Progress(lambda *step: told.append(step), interval=0)
    normalize(texts, ("t2s",), progress)
    assert told[0] == (Stage.CHECKING, 0, 1200)
    assert told[-1] == (Stage.CHECKING, 1200, 1200)
    assert len(told) > 2
    calls = iter([False, True])
    with pytest.raises(Cancelled):
        normalize(texts, ("t2s",), Progress(cancelled=lambda: next(calls)))
