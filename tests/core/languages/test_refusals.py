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
