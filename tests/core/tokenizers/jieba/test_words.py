"""The words are those of jieba, also where its dictionary knows none."""

from __future__ import annotations

import jieba
import pytest

from bleu_core.tokenizers.jieba.words import cut, cut_words, dictionary_signature, make


@pytest.mark.parametrize(
    "text",
    [
        "",
        "我",
        "我们在学校里学习机器翻译。",
        # Names and other words that only the model finds, alone and beside known ones.
        "他来到了网易杭研大厦",
        "小明硕士毕业于中国科学院计算所，后在日本京都大学深造",
        "李小福是创新办主任也是云计算方面的专家",
        "甭嘚瑟了，饕餮魑魅魍魉",
        "丨丿乛",
        "工信处女干事每月经过下属科室都要亲口交代24口交换机等技术性器件的安装工作",
        # Numbers, Latin words and signs within and between words.
        "增长3.5%，达到1,000万",
        "使用iPhone 6s和C++，e-mail：a_b@c.com",
        "AT&T卡拉OK 100%.5 a.b",
        "T恤x光B超",
        # White space and symbols.
        "第一行\r\n第二行\n\t 第三行\u3000完",
        "★☆（括号）“引号”……",
        "한국어とカタカナ",
    ],
)
def test_words_are_those_of_jieba(text: str) -> None:
    words = jieba.lcut(text)
    assert cut_words(text) == words
    assert cut(text) == [word for word in words if not word.isspace()]
    assert make().cut(text) == cut(text)


def test_the_signature_names_version_and_dictionary() -> None:
    name, version, words, digits, model = dictionary_signature().split("-")
    assert (name, version, words, model) == ("jieba", jieba.__version__, "dict", "hmm")
    assert len(digits) == 8
