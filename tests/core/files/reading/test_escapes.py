"""Characters that files contain as escapes."""

from __future__ import annotations

import pytest

from bleu_core.files.reading.documents.rtf_codes import CHARACTERS, CHARSETS, SYMBOLS, codec_of
from bleu_core.files.reading.escapes import join_surrogates


@pytest.mark.parametrize(
    ("text", "joined"),
    [
        ("plain 😀", "plain 😀"),
        ("\ud83d\ude00", "😀"),
        ("a\ud83d", "a\ufffd"),
        ("\ude00\ud83d", "\ufffd\ufffd"),
        ("\ud83d\ude00\ud83dx", "😀\ufffdx"),
    ],
)
def test_halves_of_a_character_are_joined(text: str, joined: str) -> None:
    assert join_surrogates(text) == joined
    joined.encode()


def test_control_words_of_rtf_stand_for_their_characters() -> None:
    assert CHARACTERS == {
        "tab": "\t",
        "line": "\n",
        "lbr": "\n",
        "softline": "\n",
        "emdash": "—",
        "endash": "–",
        "bullet": "•",
        "lquote": "‘",
        "rquote": "’",
        "ldblquote": "“",
        "rdblquote": "”",
        "emspace": "\u2003",
        "enspace": "\u2002",
        "qmspace": "\u2005",
        "zwj": "\u200d",
        "zwnj": "\u200c",
        "zwbo": "\u200b",
        "zwnbo": "\u2060",
        "ltrmark": "\u200e",
        "rtlmark": "\u200f",
    }
    assert SYMBOLS == {"~": "\u00a0", "-": "\u00ad", "_": "\u2011", "{": "{", "}": "}", "\\": "\\"}


@pytest.mark.parametrize(
    ("page", "codec"),
    [
        *((page, f"cp{page}") for page in (720, 850, 874, 932, 949, 950, 1250, 1252, 1258)),
        (437, "cp437"),
        (936, "gbk"),
        (1361, "johab"),
        (10000, "mac_roman"),
        (65001, "utf-8"),
        (708, None),
        (1249, None),
        (1259, None),
        (0, None),
    ],
)
def test_code_pages_have_codecs(page: int, codec: str | None) -> None:
    assert codec_of(page) == codec


def test_each_set_of_characters_has_its_codec() -> None:
    # The letters that a language needs are in the codec of its fonts.
    letters = {
        128: "かな",
        129: "한글",
        134: "简体",
        136: "繁體",
        161: "ελ",
        162: "ğış",
        163: "ăđ",
        177: "עב",
        178: "عر",
        186: "ąčę",
        204: "рус",
        222: "ไท",
        238: "łő",
        77: "é",
        130: "한",
        254: "é",
        255: "é",
    }
    assert {*letters} == {*CHARSETS}
    for number, text in letters.items():
        assert text.encode(CHARSETS[number]).decode(CHARSETS[number]) == text
    assert (CHARSETS[255], CHARSETS[254], CHARSETS[77]) == ("cp850", "cp437", "mac_roman")
