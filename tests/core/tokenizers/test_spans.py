"""Cutting many segments at once gives the tokens that the definition gives for each segment."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sacrebleu.metrics.bleu import BLEU

from bleu_core.tokenizers import Tokenizer, get_tokenizer
from bleu_core.tokenizers.characters import code_points
from bleu_core.tokenizers.spans import find_spans, white_space
from tests.helpers.core_texts import NASTY, NO_WHITE_SPACE, TEXTS, WHITE_SPACE, nasty_segments
from tests.helpers.lanes import slow_but

SACREBLEU_NAMES = ("13a", "intl", "zh", "char", "none")
NAMES = (*SACREBLEU_NAMES, "jieba", "jieba-t2s")

every_name = pytest.mark.parametrize("name", NAMES)
both_cases = pytest.mark.parametrize("lowercase", [False, True])


def own_cut(segment: str) -> list[str]:
    """Return pairs of characters, and the length: a method that needs the whole segment."""
    return [f"{len(segment)}", *re.findall(r"\S\S?", segment)]


OWN = Tokenizer("own", "own", own_cut)


def check(tokenizer: Tokenizer, segments: Sequence[str], *, lowercase: bool) -> None:
    found = find_spans(tokenizer, segments, lowercase=lowercase)
    tokens = found.tokens()
    assert len(tokens) == len(found.counts) == len(segments)
    for segment, own in zip(segments, tokens, strict=True):
        assert own == tokenizer.tokens(segment, lowercase=lowercase), ascii(segment)
    assert len(found.starts) == len(found.ends) == found.counts.sum()
    assert {array.dtype for array in (found.starts, found.ends, found.counts)} <= {
        np.dtype(np.int64)
    }


@cache
def oracle(name: str, lowercase: bool) -> BLEU:
    return BLEU(tokenize=name, lowercase=lowercase, force=True)


# --- the definition -----------------------------------------------------------------------------


@both_cases
@every_name
def test_nasty_segments_alone(name: str, lowercase: bool) -> None:
    # Each segment alone, because the shortcuts depend on all segments cut together.
    for segment in NASTY:
        check(get_tokenizer(name), [segment], lowercase=lowercase)


@both_cases
@every_name
def test_nasty_segments_beside_each_other(name: str, lowercase: bool) -> None:
    rng = random.Random(3)
    segments = rng.choices(NASTY, k=600)
    check(get_tokenizer(name), segments, lowercase=lowercase)
    for start in range(0, len(segments), 3):
        check(get_tokenizer(name), segments[start : start + 3], lowercase=lowercase)


@pytest.mark.slow
@both_cases
@every_name
def test_thousands_of_generated_segments(name: str, lowercase: bool) -> None:
    tokenizer = get_tokenizer(name)
    segments = nasty_segments(seed=11, count=3000)
    check(tokenizer, segments, lowercase=lowercase)
    for start in range(0, 600, 2):
        check(tokenizer, segments[start : start + 2], lowercase=lowercase)


@pytest.mark.slow
@both_cases
@every_name
def test_without_line_feeds_and_entities(name: str, lowercase: bool) -> None:
    """Text without line feeds and entities takes the shortcuts for ordinary text."""
    segments = [re.sub("[\n&<]", "", segment) for segment in nasty_segments(seed=12, count=1000)]
    check(get_tokenizer(name), segments, lowercase=lowercase)
    ascii_only = [segment.encode("ascii", "ignore").decode() for segment in segments]
    check(get_tokenizer(name), ascii_only, lowercase=lowercase)


@pytest.mark.parametrize("name", slow_but(["13a", "jieba"], NAMES))
@settings(deadline=None, max_examples=200)
@given(segments=st.lists(TEXTS, max_size=4), lowercase=st.booleans())
def test_any_segments(name: str, segments: list[str], lowercase: bool) -> None:
    check(get_tokenizer(name), segments, lowercase=lowercase)


@pytest.mark.slow
@pytest.mark.parametrize("name", SACREBLEU_NAMES)
@settings(deadline=None, max_examples=300)
@given(segments=st.lists(st.text(".,5a- !。½\n", max_size=9), min_size=1, max_size=3))
def test_runs_of_punctuation_beside_numbers(name: str, segments: list[str]) -> None:
    check(get_tokenizer(name), segments, lowercase=False)


@settings(deadline=None, max_examples=300)
@given(
    pieces=st.lists(
        st.sampled_from(["&", "amp;", "lt;", "gt;", "quot;", "&amp;", "<skipped>", "-\n", "5", "."])
    )
)
def test_entities_glued_together(pieces: list[str]) -> None:
    check(get_tokenizer("13a"), ["".join(pieces)], lowercase=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", SACREBLEU_NAMES)
def test_every_code_point(name: str) -> None:
    """Each code point is between a letter and punctuation, and between a number and a letter."""
    cells = [f"a{chr(code)}.5{chr(code)}" for code in range(0x110000)]
    tokenizer = get_tokenizer(name)
    lines = ["".join(cells[start : start + 256]) for start in range(0, len(cells), 256)]
    tokens = find_spans(tokenizer, lines, lowercase=False).tokens()
    for number, (line, own) in enumerate(zip(lines, tokens, strict=True)):
        assert own == tokenizer.tokens(line), hex(number * 256)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["jieba", "jieba-t2s"])
def test_every_character_of_the_basic_plane_in_words(name: str) -> None:
    cells = [f"中{chr(code)}国5{chr(code)}" for code in range(0x10000)]
    lines = ["".join(cells[start : start + 64]) for start in range(0, len(cells), 64)]
    check(get_tokenizer(name), lines, lowercase=False)


@every_name
def test_every_white_space_at_every_place(name: str) -> None:
    lines = [
        f"{sign * before}{first}{sign * between}{last}{sign * behind}"
        for sign in WHITE_SPACE + NO_WHITE_SPACE
        for before in (0, 1)
        for between in (0, 2)
        for behind in (0, 1)
        for first, last in ((".5", "5."), ("a-", ",,"), ("中", "國"))
    ]
    check(get_tokenizer(name), lines, lowercase=False)
    for line in lines:
        check(get_tokenizer(name), [line], lowercase=False)


@both_cases
def test_a_method_of_its_own(lowercase: bool) -> None:
    check(OWN, [*NASTY, *nasty_segments(seed=13, count=300)], lowercase=lowercase)
    check(OWN, [], lowercase=lowercase)


# --- sizes --------------------------------------------------------------------------------------


@every_name
@pytest.mark.parametrize("segments", [[], [""], ["", ""], [" \n\u3000"], ["", "\u2028", "a", ""]])
def test_segments_without_tokens(name: str, segments: list[str]) -> None:
    check(get_tokenizer(name), segments, lowercase=True)


@pytest.mark.slow
@every_name
def test_one_huge_line(name: str) -> None:
    line = " 5.".join(nasty_segments(seed=14, count=6000)).replace("\n", "\u2028")
    assert len(line) > 100_000
    check(get_tokenizer(name), [line], lowercase=False)


@every_name
@pytest.mark.parametrize("sign", ["a", "5", ".", "é", "中", "𠮷", "\ud800", " ", "\u3000"])
def test_long_runs_of_one_character(name: str, sign: str) -> None:
    lines = [sign * count for count in (1, 7, 8, 9, 63, 64, 65, 1001)]
    check(get_tokenizer(name), [*lines, "x".join(lines)], lowercase=False)


# --- the buffer ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "segments",
    [["ab a.5 ab"], ["é a é 中"], ["𠮷 𠮷a 𠮷", "中"], ["\ud83d\ude00 \ud83d \ude00", "é"]],
)
@pytest.mark.parametrize("name", NAMES)
def test_only_equal_tokens_have_equal_bytes(name: str, segments: list[str]) -> None:
    spans = find_spans(get_tokenizer(name), segments, lowercase=False)
    tokens = [token for line in spans.tokens() for token in line]
    places = zip(spans.starts.tolist(), spans.ends.tolist(), strict=True)
    pieces = [spans.data[start:end] for start, end in places]
    assert [tokens.index(token) for token in tokens] == [pieces.index(piece) for piece in pieces]
    assert spans.starts.tolist() == sorted(spans.starts.tolist())
    assert (spans.starts < spans.ends).all()
    assert (spans.ends[:-1] <= spans.starts[1:]).all()


@pytest.mark.parametrize(
    ("text", "width"),
    [
        ("", 1),
        ("ab\x7f", 1),
        ("a\x80", 2),
        ("a\ud7ff\ue000\uffff", 2),
        ("\ud800", 4),
        ("a\udfff", 4),
        ("\ud83d\ude00", 4),
        ("a\U00010000", 4),
        ("\U0010ffff\ude00", 4),
    ],
)
def test_code_points_have_one_width(text: str, width: int) -> None:
    data, encoding, codes = code_points(text)
    assert codes.tolist() == [ord(character) for character in text]
    assert codes.itemsize == width
    assert len(data) == width * len(text)
    assert data.decode(encoding, "surrogatepass") == text


def test_white_space_equals_that_of_str_split() -> None:
    expected = [not chr(code).split() for code in range(0x110000)]
    assert white_space(np.arange(0x110000, dtype=np.uint32)).tolist() == expected


# --- sacreBLEU ----------------------------------------------------------------------------------


@both_cases
@pytest.mark.parametrize("name", SACREBLEU_NAMES)
def test_tokens_are_sacrebleus(name: str, lowercase: bool) -> None:
    segments = [*NASTY, *nasty_segments(seed=15, count=1500)]
    tokens = find_spans(get_tokenizer(name), segments, lowercase=lowercase).tokens()
    bleu = oracle(name, lowercase)
    for segment, own in zip(segments, tokens, strict=True):
        assert own == bleu._preprocess_segment(segment).split(), ascii(segment)


def test_words_are_jiebas(jieba_lcut: Callable[[str], list[str]]) -> None:
    segments = [*NASTY, *nasty_segments(seed=16, count=500)]
    tokens = find_spans(get_tokenizer("jieba"), segments, lowercase=False).tokens()
    for segment, own in zip(segments, tokens, strict=True):
        words = [word for word in jieba_lcut(segment.rstrip()) if word.split()]
        assert own == words, ascii(segment)
