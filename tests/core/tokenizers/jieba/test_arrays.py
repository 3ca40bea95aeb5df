"""Cutting many texts at once gives exactly the words of ``jieba.lcut``."""

from __future__ import annotations

import math
import random
import threading
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

import jieba
import pytest

from bleu_core.tokenizers.jieba import arrays as jieba_arrays
from bleu_core.tokenizers.jieba import tables as jieba_tables
from bleu_core.tokenizers.jieba import words as jieba_words
from bleu_core.tokenizers.jieba.arrays import word_ends

Cut = Callable[[str], list[str]]

CASES = [
    "",
    " ",
    "我来到北京清华大学",
    # Equally probable paths: jieba takes the longer word.
    "游客常在该地区停留",
    "上上会会会分",
    "生生生生生",
    "生" * 300,
    # Runs for the model, with and without Chinese characters, and runs that are words.
    "他来到了网易杭研大厦",
    "KSWB-TV",
    "C++",
    "C++和c#",
    "AT&T",
    "B超和T恤",
    "A",
    "AT",
    "3.14%",
    "3.14%%",
    "1.5万",
    "1.2.3",
    "3.14abc",
    "a.b.c",
    "x86_64-linux-gnu",
    "+-#&%._",
    "%5",
    "100%棉",
    "他说Windows11很好用",
    "Ａ１２３",
    # White space: a carriage return and its line feed are one word, other characters one each.
    "a\r\nb",
    "中\r\n\r\n文",
    "\r\r\n\n",
    "\r",
    "\n",
    "\u3000中国　人\u2028民\x85\x1c\t",
    "\0中\0国\0",
    # Words of the dictionary with characters outside of jieba's blocks.
    "卡拉·奇",
    "卡拉，奇",
    "γ射线",
    # Rare and undefined characters, and those beyond the basic plane.
    "㐀㐁䶵",
    "龥龦鿕鿖鿗",
    "𠮷野家𠀀𪚥",
    "呂嘓嚐奱",
    "中\ud800国\udfff人\ud842\udfb7",
    "😀你好👨‍👩‍👧‍👦世界",
    "中華民國的歷史與文化",
    # jieba's model has a value for one sign (U+2236), which must not become that of U+740C.
    "普里什蒂纳颜篼琌",
    "e\u0301té中ñ文",
]


def _words(texts: Sequence[str]) -> list[list[str]]:
    ends, counts = word_ends(texts)
    text = "".join(texts)
    words = [text[start:end] for start, end in pairwise([0, *ends.tolist()])]
    assert "".join(words) == text
    assert len(counts) == len(texts)
    assert int(counts.sum()) == len(words)
    rest = iter(words)
    return [[next(rest) for _ in range(count)] for count in counts.tolist()]


def _assert_equal(texts: Sequence[str], lcut: Cut) -> None:
    for text, words in zip(texts, _words(texts), strict=True):
        assert words == lcut(text), repr(text)


@pytest.fixture(scope="module")
def dictionary() -> list[str]:
    with jieba.Tokenizer().get_dict_file() as file:
        return [line.split(" ")[0] for line in file.read().decode("utf-8").splitlines()]


class Texts:
    """Random texts of all kinds of characters and words."""

    _SIGNS = "+#&._%-"
    _ALPHABETS = (
        "0123456789.%",
        "abcXYZ019" + _SIGNS,
        "ABCTXcγ1+#&",
        " \t\r\n\u3000\x85\xa0\u2028",
        "，。！？、“”《》·…—()[]/@:;",
        "的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年",
        "\0\ud800\udfff\U00020000\U0001f600\u0301é㐀鿖豈Ａ",
    )

    def __init__(self, seed: int, dictionary: Sequence[str]) -> None:
        self._random = random.Random(seed)
        self._dictionary = dictionary

    def _piece(self) -> str:
        chance = self._random.random()
        if chance < 0.4:
            return self._random.choice(self._dictionary)
        if chance < 0.5:
            word = self._random.choice(self._dictionary)
            start = self._random.randrange(len(word))
            return word[start : start + self._random.randint(1, 3)]
        if chance < 0.6:
            length = self._random.randint(1, 4)
            return "".join(chr(self._random.randint(0x4E00, 0x9FD5)) for _ in range(length))
        if chance < 0.65:
            return self._random.choice("人中大生一") * self._random.randint(2, 9)
        if chance < 0.8:
            return "".join(self._random.choices(self._ALPHABETS[5], k=self._random.randint(1, 6)))
        alphabet = self._random.choice(self._ALPHABETS)
        return "".join(self._random.choices(alphabet, k=self._random.randint(1, 5)))

    def make(self) -> str:
        return "".join(self._piece() for _ in range(self._random.randint(0, 8)))


def test_all_cases_together_are_cut_as_jieba_cuts_them(jieba_lcut: Cut) -> None:
    _assert_equal(CASES, jieba_lcut)


@pytest.mark.parametrize("text", CASES)
def test_each_case_alone_is_cut_as_jieba_cuts_it(text: str, jieba_lcut: Cut) -> None:
    _assert_equal([text], jieba_lcut)


def test_white_space_is_no_word() -> None:
    assert jieba_words.cut("他 来到\t北京 ") == ["他", "来到", "北京"]
    assert jieba_words.cut(" ") == []


def test_no_texts() -> None:
    ends, counts = word_ends([])
    assert ends.tolist() == []
    assert counts.tolist() == []


def test_positions_and_counts() -> None:
    ends, counts = word_ends(["", "我们去北京", "", "a\r\n"])
    assert ends.tolist() == [2, 3, 5, 6, 8]
    assert counts.tolist() == [0, 3, 0, 2]


@pytest.mark.parametrize("seed", range(10))
def test_random_texts(seed: int, dictionary: list[str], jieba_lcut: Cut) -> None:
    texts = Texts(seed, dictionary)
    _assert_equal([texts.make() for _ in range(2000)], jieba_lcut)


def test_dictionary_words_as_they_are(dictionary: list[str], jieba_lcut: Cut) -> None:
    _assert_equal(dictionary[::50], jieba_lcut)


@pytest.mark.slow
def test_every_character_of_the_blocks_and_around(jieba_lcut: Cut) -> None:
    codes = [*range(0x300), *range(0x2000, 0x2100), *range(0x3000, 0x3040), *range(0x4DF0, 0xA010)]
    _assert_equal([f"{chr(code)}的{chr(code)}" for code in codes], jieba_lcut)
    _assert_equal([f"囧{chr(code)}篼{chr(code)}" for code in codes], jieba_lcut)
    _assert_equal([f"颜篼{chr(code)}" for code in codes], jieba_lcut)


@pytest.mark.parametrize("blocks", [1, 2, 5])
def test_very_long_blocks(blocks: int, dictionary: list[str], jieba_lcut: Cut) -> None:
    choose = random.Random(blocks).choice
    texts = ["".join(choose(dictionary) for _ in range(1500)) for _ in range(blocks)]
    texts += [text.replace("·", "") for text in texts]
    texts += ["人" * 3000, "囧" * 700, "1.5%" * 500, "的一是" * 500]
    _assert_equal([*texts, "短的", ""], jieba_lcut)


@pytest.mark.slow
def test_tables_are_those_of_jieba() -> None:
    frequencies, total = jieba.Tokenizer().gen_pfdict(jieba.Tokenizer().get_dict_file())
    log_total = math.log(total)
    tables = jieba_tables.jieba_tables()

    def weight(word: str) -> float:
        frequency = frequencies.get(word)
        return math.log(frequency) - log_total if frequency else -math.inf

    for code, known in enumerate(tables.characters.tolist()):
        assert known == (code if jieba.re_han_default.match(chr(code)) else 0)
        if known:
            assert tables.single[code] == weight(chr(code))
    assert tables.characters[-1] == 0
    assert tables.unknown == math.log(1) - log_total

    words = [word for word in frequencies if jieba.re_han_default.fullmatch(word)]
    text = "\0".join(["", *words, ""])
    found = jieba_arrays._find_words(
        tables, tables.characters.take(jieba_tables.code_points(text), mode="clip")
    )
    weights = {
        (start, length): value
        for start, length, value in zip(*(part.tolist() for part in found), strict=True)
    }
    start = 1
    for word in words:
        if len(word) > 1:
            assert weights[start, len(word)] == weight(word), word
        start += len(word) + 1
    longer = [word for word in words if len(word) > 1]
    assert (tables.entries >= 0).sum() == len(longer)
    assert (tables.weights > -math.inf).sum() == sum(1 for word in longer if frequencies[word])

    for state, row in zip("BMES", tables.emission, strict=True):
        values = jieba.finalseg.emit_P[state]
        assert row.tolist() == [
            values.get(chr(code), jieba.finalseg.MIN_FLOAT) for code in range(0x4E00, 0x9FD6)
        ]


def test_texts_do_not_touch(jieba_lcut: Cut) -> None:
    _assert_equal(["北", "京", "\r", "\n", "大学生", "物", "3", ".14", "%"], jieba_lcut)


def test_several_threads(dictionary: list[str], jieba_lcut: Cut) -> None:
    texts = Texts(99, dictionary)
    parts = [[texts.make() for _ in range(200)] for _ in range(8)]
    results: dict[int, list[list[str]]] = {}

    def cut(number: int) -> None:
        results[number] = _words(parts[number])

    jieba_tables._build.cache_clear()
    threads = [threading.Thread(target=cut, args=(number,)) for number in range(len(parts))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for number, part in enumerate(parts):
        assert results[number] == [jieba_lcut(text) for text in part]


@pytest.mark.slow
@pytest.mark.parametrize("folder", ["flores-en-zh", "newstest2019-en-zh", "mlqe-pe-en-zh"])
def test_shared_data(folder: str, shared_data: Path, jieba_lcut: Cut) -> None:
    paths = sorted((shared_data / folder).glob("*.zh"))
    assert paths
    lines = [line for path in paths for line in path.read_text(encoding="utf-8").split("\n")]
    _assert_equal(lines[::5], jieba_lcut)
