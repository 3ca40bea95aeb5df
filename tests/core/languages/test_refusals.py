"""Refusals of language models begin like one, decline, and name the task."""

from __future__ import annotations

import pytest

from bleu_core.languages.refusals import is_refusal, refusals_in

REFUSALS = [
    "I'm sorry, but I can't translate this text.",
    "I’m sorry, but I cannot assist you with that.",
    "Sorry, I won't be able to provide a translation.",
    "I apologize, but I am unable to translate this.",
    "I do not have the ability to translate audio.",
    "As an AI language model, I have no opinion.",
    "I am an AI and have no feelings.",
    "It seems there is no text. Please provide the sentence that you want me to translate.",
    '"Sorry, I cannot fulfill this request."',
    "SORRY, I CANNOT TRANSLATE THIS.",
    "Lo siento, no puedo traducir este texto.",
    "Lamentablemente, no soy capaz de procesar su solicitud.",
    "Como modelo de lenguaje, no tengo opinión.",
    "Por favor, proporcione el texto que desea traducir.",
    "Maaf, saya tidak dapat menerjemahkan teks ini.",
    "Sebagai model bahasa, saya tidak punya pendapat.",
    "Mohon kirimkan teks yang ingin diterjemahkan.",
    "抱歉，我无法翻译这段文字。",
    "對不起，我不能協助您。",
    "很抱歉，我无法完成您的请求。",
    "作为一个人工智能，我没有意见。",
    "请提供需要翻译的文本。",
]
OTHERS = [
    "",
    "I'm sorry, but I can't come tonight.",
    "Sorry! The shop is closed.",
    "He said: I cannot translate this text.",
    "The translation cannot be provided.",
    "I can translate this text.",
    "As a child, he was unable to walk.",
    "Lo siento, no puedo ir a la fiesta.",
    "Como siempre, tradujo el texto.",
    "Maaf, saya tidak bisa datang.",
    "抱歉，我来晚了。",
    "请翻译这段文字。",
    "I'm sorry. " + "word " * 60 + "I cannot translate this text.",
]


@pytest.mark.parametrize("text", REFUSALS)
def test_a_refusal_is_told(text: str) -> None:
    assert is_refusal(text)
    assert is_refusal(f" *{text}")


@pytest.mark.parametrize("text", OTHERS)
def test_other_texts_are_none(text: str) -> None:
    assert not is_refusal(text)


def test_refusals_are_found_among_segments() -> None:
    segments = [text for pair in zip(REFUSALS, OTHERS, strict=False) for text in pair]
    assert refusals_in(segments) == [*range(0, len(segments), 2)]
    assert refusals_in([]) == []


# The starts of refusals, and what goes on after any of them.
STARTS = {
    "{}, I cannot translate this text.": (
        "I apologize|My apologies|I regret that|I'm sorry|I am sorry|Sorry|We are sorry"
        "|Unfortunately|As a model|I can only say|I'm unable|I am unable|I'm not able"
        "|I am not able|I won't|I will not|I don't have it|I do not have it|I must say"
        "|Please provide it|It seems|It looks like this|It appears|Could you help|I'm an AI"
        "|I am an AI|I need more"
    ),
    "{}, no puedo traducir este texto.": (
        "Lo siento|Lo lamento|Disculpe|Perdón|Perdon|Me disculpo|Lamento|Lamentablemente"
        "|Desafortunadamente|Como modelo|No puedo|No me es posible|Por favor|Parece que"
        "|Soy una máquina|Soy un modelo|Pido disculpas|Mis disculpas"
    ),
    "{}, tidak dapat menerjemahkan teks ini.": (
        "Maaf|Mohon maaf|Saya minta|Sayangnya|Sebagai model|Silakan|Silahkan|Tolong"
    ),
    "{}，无法翻译这段文字。": (
        "抱歉|很抱歉|非常抱歉|十分抱歉|对不起|對不起|很遗憾|很遺憾|不好意思|作为模型|作為模型|我无法"
        "|我無法|我不能|我很抱歉|请原谅|請原諒|您好"
    ),
}


@pytest.mark.parametrize(
    ("form", "start"), [(form, start) for form, all_ in STARTS.items() for start in all_.split("|")]
)
def test_each_start_of_a_refusal_is_known(form: str, start: str) -> None:
    assert is_refusal(form.format(start))
    assert is_refusal(form.format(start.upper()))
    assert refusals_in([form.format(start)]) == [0]


def test_a_refusal_is_in_one_language() -> None:
    assert not is_refusal("Lo siento, I cannot translate this text.")
    assert not is_refusal("Sorry, no puedo traducir este texto.")
    assert not is_refusal("Maaf, 无法翻译这段文字。")
    assert not is_refusal("抱歉, tidak dapat menerjemahkan teks ini.")
