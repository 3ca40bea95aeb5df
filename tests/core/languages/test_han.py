"""Simplified and Traditional forms are OpenCC's, from a table that is part of the program."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from bleu_core.languages import han
from bleu_core.languages.han import (
    count_forms,
    only_in_one_script,
    simplified_form,
    simplified_text,
)

_HAN = "".join(map(chr, [*range(0x3400, 0xA000), *range(0xF900, 0xFB00), *range(0x20000, 0x323B0)]))


def test_the_table_is_as_it_was_made_of_opencc() -> None:
    content = Path(str(han.__file__)).with_name("han_forms.txt").read_bytes()
    digest = hashlib.sha256(content.replace(b"\r\n", b"\n")).hexdigest()
    assert digest == "cdfc44f7766f03bab4b007753799b90ee2dd5c8152acc7bcfbffcb80f5d36815"
    assert han.t2s_signature() == "t2s-opencc-1.4.2"


def test_every_character_takes_the_form_opencc_gives_it_alone() -> None:
    """The digest was made of what OpenCC 1.4.2 writes, one character a line."""
    forms = simplified_form(_HAN)
    assert len(forms) == len(_HAN)
    assert (
        hashlib.sha256(forms.encode()).hexdigest()
        == "a41ea3533a8f45737688c669df6dff30394920707e53fd4ecb923c99caacb025"
    )


@pytest.mark.parametrize(
    ("text", "characters", "words"),
    [
        ("發展計畫", "发展计画", "发展计划"),
        ("憑藉", "凭藉", "凭借"),
        ("請答覆", "请答覆", "请答复"),
        ("瞭解", "瞭解", "了解"),
        ("乾淨的乾隆", "干净的干隆", "干净的乾隆"),
        # The longest word that begins first.
        ("乾乾淨淨", "干干净净", "干干净净"),
        ("不瞭解", "不瞭解", "不了解"),
    ],
)
def test_a_text_is_written_with_the_words_of_simplified_chinese(
    text: str, characters: str, words: str
) -> None:
    assert simplified_form(text) == characters
    assert simplified_text(text) == words


def test_other_characters_stay() -> None:
    text = "a\nß\ud800ひカ한🙂 發\r\n"
    assert simplified_form(text) == text.replace("發", "发")
    assert simplified_text(text) == text.replace("發", "发")


def test_a_text_is_counted_by_how_often_its_characters_occur() -> None:
    assert count_forms({"这": 2, "這": 3, "里": 5, "a": 7}) == (2, 3)


def test_characters_of_both_scripts_show_none() -> None:
    simplified, traditional = only_in_one_script()
    assert {"这", "发"} <= simplified
    assert {"這", "發"} <= traditional
    assert not {"乾", "里", "后", "的"} & (simplified | traditional)


@pytest.mark.parametrize(
    ("segments", "is_told"),
    [
        (["佢哋喺度", "我們在這裡"], True),
        (["佢哋喺度", "我們在這裡", "好"], False),
        (["我們在這裡"], False),
        ([], False),
    ],
)
def test_half_of_the_segments_make_a_text_cantonese(segments: list[str], is_told: bool) -> None:
    assert han.is_cantonese(segments) is is_told
