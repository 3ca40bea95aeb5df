"""Counts of many segments equal sacreBLEU's, whatever the chunks, threads and keys."""

from __future__ import annotations

import math
import random
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray
from sacrebleu.metrics.bleu import BLEU

from bleu_core.errors import Cancelled
from bleu_core.progress import Progress, Stage
from bleu_core.scoring import counting, ngrams, token_ids
from bleu_core.scoring.counting import Counts, count_corpus
from bleu_core.scoring.definition import segment_statistics
from bleu_core.scoring.metrics import Chunk, Metric, metrics_of
from bleu_core.scoring.ngrams import count_matches
from bleu_core.scoring.statistics import bleu_statistics, cut_chunk
from bleu_core.scoring.token_ids import number_characters, number_tokens, number_within
from bleu_core.settings import Settings
from bleu_core.tokenizers import get_tokenizer
from bleu_core.tokenizers.spans import find_spans
from tests.helpers.core_texts import NASTY, TEXTS
from tests.helpers.lanes import slow_but

SACREBLEU_NAMES = ("13a", "intl", "zh", "char", "none")
ORDERS = range(1, 9)
REFERENCES = range(1, 5)
# The number of segments of each corpus, and of new code points in each segment.
SEGMENTS = 1_300
FRESH = 6
COMPARED = len(SACREBLEU_NAMES) * len(ORDERS) * len(REFERENCES) * SEGMENTS
assert COMPARED >= 200_000
assert COMPARED * FRESH >= 0x110000
# Steps of this size reach all code points, but not in their order.
STRIDE = 0x9E375
assert math.gcd(STRIDE, 0x110000) == 1

Corpus = list[list[str]]


def count(
    candidates: Corpus,
    references: Corpus,
    chosen: Settings,
    metrics: Sequence[Metric] | None = None,
    progress: Progress | None = None,
) -> Counts:
    tokenizer = get_tokenizer(chosen.tokenizer)
    metrics = metrics_of(chosen) if metrics is None else metrics
    return count_corpus(
        candidates=candidates,
        references=references,
        tokenizer=tokenizer,
        settings=chosen,
        metrics=metrics,
        progress=progress or Progress(),
    )


def same(one: Counts, other: Counts) -> bool:
    return (
        one.statistics.keys() == other.statistics.keys()
        and all(
            np.array_equal(first, second) and first.dtype == second.dtype
            for name, matrices in one.statistics.items()
            for first, second in zip(matrices, other.statistics[name], strict=True)
        )
        and np.array_equal(one.candidate_lengths, other.candidate_lengths)
        and np.array_equal(one.reference_lengths, other.reference_lengths)
    )


# --- sacreBLEU ----------------------------------------------------------------------------------


def generated_corpus(number: int, references: int) -> tuple[list[str], Corpus]:
    """Return a candidate and references without empty segments.

    All corpora together, with `COMPARED` segments, contain every code point.
    """
    rng = random.Random(number)
    candidate = []
    documents: Corpus = [[] for _ in range(references)]
    for segment in range(number * SEGMENTS, (number + 1) * SEGMENTS):
        codes = [STRIDE * (FRESH * segment + index) % 0x110000 for index in range(FRESH)]
        fresh = "".join(map(chr, codes))
        palette = [fresh[:2], fresh[2:], rng.choice(NASTY[:-5])[:30], *rng.choices("ab.,5-", k=3)]
        between = rng.choice(["", "", " ", "\u3000", "\n"])
        line = rng.choices(palette, k=rng.randint(0, 9))
        candidate.append(between.join(line))
        for document in documents:
            alike = rng.random() < 0.3
            pieces = line.copy() if alike else rng.choices(palette, k=rng.randint(0, 6))
            # A letter, which is neither white space nor part of removed text.
            pieces.insert(rng.randint(0, len(pieces)), rng.choice("abx"))
            document.append(between.join(pieces))
        documents[0][-1] += between + fresh
    return candidate, documents


def test_the_corpora_hold_every_code_point() -> None:
    codes = {STRIDE * index % 0x110000 for index in range(COMPARED * FRESH)}
    assert len(codes) == 0x110000
    _, [reference] = generated_corpus(number=7, references=1)
    start = 7 * SEGMENTS * FRESH
    expected = {chr(STRIDE * (start + index) % 0x110000) for index in range(SEGMENTS * FRESH)}
    assert expected <= set("".join(reference))


@pytest.mark.parametrize("order", slow_but([4], ORDERS))
@pytest.mark.parametrize("name", SACREBLEU_NAMES)
def test_statistics_equal_sacrebleus(name: str, order: int) -> None:
    """All parameters together compare `COMPARED` segments, more than 200,000."""
    for references in REFERENCES:
        number = (SACREBLEU_NAMES.index(name) * 8 + order - 1) * 4 + references - 1
        candidate, documents = generated_corpus(number, references)
        lowercase = references % 2 == 0
        chosen = Settings(tokenizer=name, max_order=order, lowercase=lowercase)
        [ours] = count([candidate], documents, chosen).statistics["bleu"]
        bleu = BLEU(tokenize=name, max_ngram_order=order, lowercase=lowercase, force=True)
        theirs = bleu._extract_corpus_statistics(candidate, documents)
        assert len(ours) == len(theirs) == SEGMENTS
        for index, (own, other) in enumerate(zip(ours.tolist(), theirs, strict=True)):
            assert own == other, (ascii(candidate[index]), [ascii(d[index]) for d in documents])
        matched = ours[:, 2 : 2 + order].sum(axis=0)
        assert (matched > 0).all()


# --- the definition -----------------------------------------------------------------------------

# Few different words, so that segments match.
LINES = st.one_of(
    st.lists(st.sampled_from(["a", "b", "a", "c", "的"]), max_size=10).map(" ".join),
    TEXTS,
)


@st.composite
def corpora(draw: st.DrawFn) -> tuple[Corpus, Corpus]:
    """Return candidates and references, some segments without tokens."""
    segments = draw(st.integers(0, 4))
    document = st.lists(LINES, min_size=segments, max_size=segments)
    return draw(st.lists(document, min_size=1, max_size=3)), draw(
        st.lists(document, min_size=1, max_size=4)
    )


def check_definition(
    candidates: Corpus, references: Corpus, *, name: str = "none", lowercase: bool = False,
    orders: Sequence[int] = ORDERS,
) -> None:  # fmt: skip
    tokenizer = get_tokenizer(name)
    chunk = cut_chunk(
        candidates=candidates, references=references, tokenizer=tokenizer, lowercase=lowercase
    )
    cut = [
        [tokenizer.tokens(line, lowercase=lowercase) for line in document]
        for document in (*candidates, *references)
    ]
    assert chunk.candidates == len(candidates)
    assert chunk.lengths.tolist() == [[len(tokens) for tokens in document] for document in cut]
    for order in orders:
        for length in ("closest", "shortest"):
            rows = bleu_statistics(chunk, max_order=order, reference_length=length)
            expected = [
                [
                    segment_statistics(
                        tokens,
                        [document[index] for document in cut[len(candidates) :]],
                        max_order=order,
                        reference_length=length,
                    ).row()
                    for index, tokens in enumerate(document)
                ]
                for document in cut[: len(candidates)]
            ]
            assert rows.tolist() == expected, (order, length)
            assert rows.shape == (len(candidates), len(candidates[0]), 2 + 2 * order)


@pytest.mark.slow
@settings(deadline=None, max_examples=400)
@given(
    corpus=corpora(),
    name=st.sampled_from([*SACREBLEU_NAMES, "jieba", "jieba-t2s"]),
    lowercase=st.booleans(),
    order=st.integers(1, 8),
)
def test_statistics_equal_the_definition(
    corpus: tuple[Corpus, Corpus], name: str, lowercase: bool, order: int
) -> None:
    check_definition(*corpus, name=name, lowercase=lowercase, orders=[order])


@pytest.mark.slow
@settings(deadline=None, max_examples=200)
@given(corpus=corpora(), order=st.integers(1, 8))
def test_a_reference_without_tokens_counts_as_missing(
    corpus: tuple[Corpus, Corpus], order: int
) -> None:
    """The counts are the same as with None in sacreBLEU, and without the reference."""
    candidates, references = corpus
    tokenizer = get_tokenizer("13a")
    matrices = count(candidates, references, Settings(tokenizer="13a", max_order=order))
    bleu = BLEU(max_ngram_order=order, force=True)
    for candidate, rows in zip(candidates, matrices.statistics["bleu"], strict=True):
        for index, segment in enumerate(candidate):
            left = [d[index] for d in references if tokenizer.tokens(d[index])]
            if left:
                vary = [d[index] if tokenizer.tokens(d[index]) else None for d in references]
                [theirs] = bleu._extract_corpus_statistics([segment], [[line] for line in vary])
                assert rows[index].tolist() == theirs
            else:
                tokens = tokenizer.tokens(segment)
                nothing = segment_statistics(tokens, [], max_order=order)
                assert rows[index].tolist() == nothing.row()
                assert nothing.reference_length == 0


def test_the_closest_and_the_shortest_reference_are_never_empty() -> None:
    candidates = [["a b c", "a", "", "a b c d e"]]
    references = [["", "a b c", "", "a b c d e f g"], ["a b c d", "", "", "a b c"], [" "] * 4]
    for length, expected in (("closest", [4, 3, 0, 3]), ("shortest", [4, 3, 0, 3])):
        chosen = Settings(tokenizer="none", reference_length=length)
        [rows] = count(candidates, references, chosen).statistics["bleu"]
        assert rows[:, 1].tolist() == expected
    references = [["a b c d", "a a a", "a b c", "a b c d"], ["a", "a a", "a", "a b c d e f"]]
    for length, expected in (("closest", [4, 2, 1, 4]), ("shortest", [1, 2, 1, 4])):
        chosen = Settings(tokenizer="none", reference_length=length)
        [rows] = count(candidates, references, chosen).statistics["bleu"]
        assert rows[:, 1].tolist() == expected


# --- keys ---------------------------------------------------------------------------------------


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Count the calls of each way to make keys."""
    calls: dict[str, int] = {}

    def watch(module: Any, name: str) -> None:
        wrapped = getattr(module, name)

        def call(*arguments: Any) -> Any:
            calls[name] = calls.get(name, 0) + 1
            return wrapped(*arguments)

        monkeypatch.setattr(module, name, call)

    watch(ngrams, "_PackedKeys")
    watch(ngrams, "_WideKeys")
    watch(ngrams, "number_within")
    return calls


def lines_of(rng: random.Random, tokens: Sequence[str], lengths: Sequence[int]) -> list[str]:
    """Return lines that contain parts of `tokens` in their order."""
    lines = []
    for length in lengths:
        pieces: list[str] = []
        while len(pieces) < length:
            start = rng.randrange(len(tokens))
            pieces += tokens[start : start + rng.randint(1, 12)]
        lines.append(" ".join(pieces[:length]))
    return lines


@pytest.mark.parametrize(
    ("words", "order", "packed"),
    [
        # Eight tokens of seven bits leave space for the document's bit, eight of eight bits do not.
        (100, 8, True),
        (126, 8, True),
        (128, 8, False),
        (600, 8, False),
        # Seven tokens of nine bits and the document fill all 64 bits.
        (400, 7, True),
        (600, 7, False),
        (9_000, 4, True),
        (40_000, 4, False),
    ],
)
def test_keys_of_one_segment_with_many_words(
    taken: dict[str, int], words: int, order: int, packed: bool
) -> None:
    rng = random.Random(words)
    tokens = [f"w{number}" for number in range(words)]
    candidate = lines_of(rng, tokens, [words])
    reference = [" ".join(tokens)]
    check_definition([candidate], [reference], orders=[order])
    assert set(taken) & {"_PackedKeys", "_WideKeys"} == {"_PackedKeys" if packed else "_WideKeys"}


def test_wide_keys_of_several_documents_and_segments(taken: dict[str, int]) -> None:
    rng = random.Random(2)
    tokens = [f"w{number}" for number in range(300)]
    documents = [lines_of(rng, tokens, [600, 0, 3, 1, 250, 8, 0]) for _ in range(6)]
    for document in documents:
        # N-grams must not cross a border, even if the next segment begins like this one ends.
        document.insert(0, "w0 w0")
    check_definition(documents[:3], documents[3:], orders=[7, 8])
    assert taken["_WideKeys"] == 4
    assert "_PackedKeys" not in taken
    tokens_of = cut_chunk(
        candidates=documents[:3],
        references=documents[3:],
        tokenizer=get_tokenizer("none"),
        lowercase=False,
    )
    # All have matches of order 8.
    assert (bleu_statistics(tokens_of, max_order=8)[:, 1, 9] > 0).all()


def test_characters_are_numbered_within_segments_if_keys_need_it(taken: dict[str, int]) -> None:
    """By default, characters have numbers within the whole chunk, which has many."""
    rng = random.Random(4)
    documents: Corpus = [[], [], []]
    for segment in range(500):
        palette = [chr(0x4E00 + 40 * segment + index) for index in range(12)]
        for document in documents:
            document.append("".join(rng.choices(palette, k=rng.randint(0, 15))))
    check_definition(documents[:2], documents[2:], name="char", orders=[2])
    assert taken == {"_PackedKeys": 2}
    check_definition(documents[:2], documents[2:], name="char", orders=[8])
    assert taken == {"_PackedKeys": 4, "number_within": 2}


def test_wide_keys_equal_packed_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    corpus = generated_corpus(number=3, references=2)
    chosen = Settings(tokenizer="13a", max_order=5)
    packed = count([corpus[0]], corpus[1], chosen)
    wide = ngrams._WideKeys
    monkeypatch.setattr(ngrams, "_PackedKeys", lambda *given: wide(*given[:4]))
    assert same(count([corpus[0]], corpus[1], chosen), packed)


@pytest.mark.parametrize("pooled", [True, False])
def test_ngrams_stop_at_the_end_of_their_segment(pooled: bool) -> None:
    # Two documents of two segments: "x y | z" and "y | x y z".
    numbers = np.array([1, 2, 3, 2, 1, 2, 3])
    lengths = np.array([[2, 1], [1, 3]])
    matched = count_matches(numbers, lengths, candidates=1, max_order=3, pooled=pooled)
    assert matched.tolist() == [[[[1, 0, 0], [1, 0, 0]]]]


def test_references_pooled_or_on_their_own() -> None:
    # "a a b" against "a b" and "a a".
    numbers = np.array([1, 1, 2, 1, 2, 1, 1])
    lengths = np.array([[3], [2], [2]])
    pooled = count_matches(numbers, lengths, candidates=1, max_order=2, pooled=True)
    assert pooled.tolist() == [[[[3, 2]]]]
    single = count_matches(numbers, lengths, candidates=1, max_order=2, pooled=False)
    assert single.tolist() == [[[[2, 1]], [[2, 1]]]]


# --- numbers ------------------------------------------------------------------------------------

LONG = "x" * 64
WORDS = [
    "a", "b", "ab", "ba", "a" * 8, "a" * 9, "a" * 7 + "b", "a" * 8 + "b", "a" * 16, "a" * 17,
    "é" * 4, "é" * 5, "中文", "中" * 20, LONG, LONG[1:], LONG + "x", LONG + "y", LONG + "yx",
    LONG * 20 + "a", LONG * 20 + "b", "b" * 56 + "c" * 8, "b" * 56 + "c" * 7,
]  # fmt: skip
# Bytes read after the end of a token are cut off, as if they were NUL characters.
WITH_NUL = [
    *WORDS,
    "\0",
    "\0\0",
    "a\0",
    "a\0\0",
    "a" * 8 + "\0",
    LONG + "\0",
    LONG[1:] + "\0",
    "\0a",
]


def check_numbers(numbers: NDArray[np.int64], tokens: Sequence[object], groups: Any) -> None:
    """Check that equal numbers in a group mean equal tokens, and that all numbers from 1 occur."""
    known: dict[int, dict[object, int]] = {}
    for number, token, group in zip(numbers.tolist(), tokens, groups.tolist(), strict=True):
        assert known.setdefault(group, {}).setdefault(token, number) == number
    for numbers_of in known.values():
        assert sorted(numbers_of.values()) == list(range(1, len(numbers_of) + 1))


def words_in_groups(
    seed: int, count: int, words: Sequence[str] = WORDS
) -> tuple[list[str], NDArray[np.int64], Any]:
    rng = random.Random(seed)
    lines = [" ".join(rng.choices(words, k=rng.randint(0, 12))) for _ in range(count)]
    spans = find_spans(get_tokenizer("none"), lines, lowercase=False)
    tokens = [token for line in spans.tokens() for token in line]
    # Documents follow each other, so groups occur again.
    return tokens, np.repeat(np.arange(count) % 7, spans.counts), spans


def test_equal_tokens_have_equal_numbers() -> None:
    tokens, groups, spans = words_in_groups(seed=1, count=300)
    check_numbers(number_tokens(spans, groups), tokens, groups)
    check_numbers(number_tokens(spans, np.zeros_like(groups)), tokens, np.zeros_like(groups))


def test_a_nul_is_a_character_like_any_other() -> None:
    tokens, groups, spans = words_in_groups(seed=3, count=300, words=WITH_NUL)
    check_numbers(number_tokens(spans, groups), tokens, groups)


@pytest.mark.parametrize("name", ["13a", "intl", "zh", "char", "jieba"])
def test_tokens_of_every_method_are_numbered(name: str) -> None:
    lines = [*NASTY, *NASTY]
    spans = find_spans(get_tokenizer(name), lines, lowercase=False)
    tokens = [token for line in spans.tokens() for token in line]
    groups = np.repeat(np.arange(len(lines)) % len(NASTY), spans.counts)
    numbers = number_tokens(spans, groups)
    assert len(set(zip(numbers.tolist(), groups.tolist(), strict=True))) == len(
        set(zip(tokens, groups.tolist(), strict=True))
    )
    if name == "char":
        # All characters are in one group.
        groups = np.zeros_like(groups)
    check_numbers(numbers, tokens, groups)


# All tokens of at most 64 bytes share a hash, or hashes differ only in bits that are cut off.
@pytest.mark.parametrize("factor", [0, 1])
def test_tokens_of_one_hash_are_told_apart(monkeypatch: pytest.MonkeyPatch, factor: int) -> None:
    monkeypatch.setattr(token_ids, "_FACTOR", np.uint64(factor))
    tokens, groups, spans = words_in_groups(seed=2, count=200)
    check_numbers(number_tokens(spans, groups), tokens, groups)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("a", "b"),
        ("a", "aa"),
        ("a", "a\0"),
        ("a" * 8, "a" * 9),
        ("a" * 9, "a" * 8 + "b"),
        ("a" * 8 + "b" * 9, "a" * 8 + "b" * 8 + "c"),
        (LONG[:-1] + "y", LONG),
        (LONG, LONG + "x"),
        (LONG + "a", LONG + "b"),
        (LONG * 9 + "a", LONG * 9 + "b"),
    ],
)
def test_two_tokens_of_one_hash_are_told_apart(
    monkeypatch: pytest.MonkeyPatch, one: str, other: str
) -> None:
    monkeypatch.setattr(token_ids, "_FACTOR", np.uint64(0))
    monkeypatch.setattr(token_ids, "hash", lambda _: 0, raising=False)
    tokens = [one, other, one, "é", one]
    spans = find_spans(get_tokenizer("none"), [" ".join(tokens)], lowercase=False)
    # Only the two tokens share a group: the third word is alone in its group.
    groups = np.array([0, 0, 0, 1, 0])
    check_numbers(number_tokens(spans, groups), tokens, groups)


def test_equal_tokens_are_no_collision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(token_ids, "_FACTOR", np.uint64(0))
    monkeypatch.setattr(token_ids, "hash", lambda _: 0, raising=False)
    lines = [" ".join([word] * 3) for word in WORDS]
    spans = find_spans(get_tokenizer("none"), lines, lowercase=False)
    groups = np.repeat(np.arange(len(WORDS)), 3)
    assert number_tokens(spans, groups).tolist() == [1] * (3 * len(WORDS))


@pytest.mark.parametrize("factor", [0, 1])
def test_statistics_are_the_same_after_collisions(
    monkeypatch: pytest.MonkeyPatch, factor: int
) -> None:
    candidate, references = generated_corpus(number=11, references=2)
    chosen = Settings(tokenizer="13a", metrics=("bleu", "chrf++"))
    before = count([candidate], references, chosen)
    monkeypatch.setattr(token_ids, "_FACTOR", np.uint64(factor))
    assert same(count([candidate], references, chosen), before)


@settings(deadline=None)
@given(
    pairs=st.lists(st.tuples(st.integers(0, 5), st.integers(0, 2**40)), min_size=1, max_size=40),
    small=st.booleans(),
)
def test_values_are_numbered_within_their_groups(pairs: list[tuple[int, int]], small: bool) -> None:
    groups = np.array([group for group, _ in pairs])
    values = np.array([value % 5 if small else value for _, value in pairs])
    check_numbers(number_within(groups, values), values.tolist(), groups)


@settings(deadline=None)
@given(text=st.text(max_size=40))
def test_characters_are_numbered(text: str) -> None:
    codes = np.array([ord(character) for character in text], np.uint32)
    check_numbers(number_characters(codes), text, np.zeros(len(text), np.int64))


# --- chunks and threads -------------------------------------------------------------------------

ALL = Settings(tokenizer="13a", metrics=("bleu", "chrf", "chrf++"))
WITH_TER = replace(ALL, metrics=("bleu", "chrf", "ter"))


def small_corpus(segments: int = 200) -> tuple[Corpus, Corpus]:
    candidate, references = generated_corpus(number=21, references=2)
    other, _ = generated_corpus(number=21, references=1)
    random.Random(1).shuffle(other)
    return [candidate[:segments], other[:segments]], [d[:segments] for d in references]


class Watched:
    """BLEU's metric, which records the chunks it counts."""

    def __init__(self, settings: Settings = ALL, before: Callable[[Chunk], None] | None = None):
        [bleu] = metrics_of(replace(settings, metrics=("bleu",)))
        self.chunks: list[Chunk] = []
        self.threads: list[str] = []
        self._lock = threading.Lock()

        def counted(chunk: Chunk) -> Any:
            with self._lock:
                self.chunks.append(chunk)
                self.threads.append(threading.current_thread().name)
            if before is not None:
                before(chunk)
            return bleu.count(chunk)

        self.metric = replace(bleu, count=counted)


@pytest.fixture(autouse=True)
def _no_thread_is_left() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    assert set(threading.enumerate()) <= before


@pytest.mark.parametrize("threads", slow_but([2], [1, 2, 5]))
@pytest.mark.parametrize("characters", [(1, 1), (50, 50), (1000, 3000), (10**9, 10**9)])
@pytest.mark.parametrize("chosen", [ALL, WITH_TER], ids=["all", "ter"])
def test_neither_chunks_nor_threads_change_anything(
    monkeypatch: pytest.MonkeyPatch, threads: int, characters: tuple[int, int], chosen: Settings
) -> None:
    candidates, references = small_corpus(60)
    expected = count(candidates, references, chosen)
    monkeypatch.setattr(counting, "CHARACTERS", characters)
    monkeypatch.setattr(counting, "_THREADS", threads)
    assert same(count(candidates, references, chosen), expected)


@pytest.mark.parametrize("chosen", [ALL, WITH_TER], ids=["all", "ter"])
def test_each_candidate_is_counted_as_if_alone(chosen: Settings) -> None:
    candidates, references = small_corpus(60)
    together = count(candidates, references, chosen)
    for index, candidate in enumerate(candidates):
        alone = count([candidate], references, chosen)
        for name, matrices in together.statistics.items():
            assert np.array_equal(matrices[index], alone.statistics[name][0])
        assert np.array_equal(together.candidate_lengths[[index]], alone.candidate_lengths)


def test_results_have_their_shape_and_type() -> None:
    candidates, references = small_corpus(60)
    counts = count(candidates, references, replace(WITH_TER, max_order=3))
    found = {
        name: [(matrix.shape, matrix.dtype.name) for matrix in matrices]
        for name, matrices in counts.statistics.items()
    }
    assert found == {
        "bleu": [((60, 8), "int32")] * 2,
        "chrf": [((60, 18), "int32")] * 2,
        "ter": [((60, 2), "float64")] * 2,
    }
    cut = get_tokenizer("13a").tokens
    for lengths, documents in (
        (counts.candidate_lengths, candidates),
        (counts.reference_lengths, references),
    ):
        assert lengths.dtype == np.int32
        assert lengths.tolist() == [[len(cut(line)) for line in d] for d in documents]


def test_chunks_follow_each_other_and_stay_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "CHARACTERS", (500, 500))
    monkeypatch.setattr(counting, "_THREADS", 1)
    candidates, references = small_corpus()
    candidates[1][50] = "a " * 1000
    watched = Watched()
    count(candidates, references, ALL, [watched.metric])
    seen = [[line for chunk in watched.chunks for line in chunk.candidates[d]] for d in (0, 1)]
    assert seen == candidates
    for chunk in watched.chunks:
        documents = (*chunk.candidates, *chunk.references)
        assert len({len(document) for document in documents}) == 1
        size = sum(len(line) for document in documents for line in document)
        assert size <= 500 or len(documents[0]) == 1
    sizes = [len(chunk.candidates[0]) for chunk in watched.chunks]
    assert max(sizes) > 1
    # The long segment is alone in its chunk.
    assert any(list(chunk.candidates[1]) == ["a " * 1000] for chunk in watched.chunks)


@pytest.mark.parametrize(
    ("name", "metrics", "characters"),
    [
        ("13a", ("bleu",), 6000),
        ("13a", ("bleu", "chrf"), 3000),
        ("13a", ("bleu", "chrf", "chrf++"), 2000),
        ("jieba", ("bleu", "chrf"), 2000),
        ("jieba-t2s", ("bleu",), 3000),
        ("13a", ("bleu", "ter"), 300),
        ("jieba", ("bleu", "chrf", "ter"), 300),
    ],
)
def test_slower_metrics_count_less_at_once(
    monkeypatch: pytest.MonkeyPatch, name: str, metrics: tuple[Any, ...], characters: int
) -> None:
    monkeypatch.setattr(counting, "CHARACTERS", (300, 6000))
    chosen = Settings(tokenizer=name, metrics=metrics)
    # A segment of 34 characters counts as 100, because each has a fixed cost.
    lines = ["a" * 34] * 600
    watched = Watched(chosen)
    count([lines], [lines], chosen, [watched.metric, *metrics_of(chosen)[1:]])
    sizes = [100 * len(chunk.candidates[0]) for chunk in watched.chunks]
    assert max(sizes) == characters


@pytest.mark.parametrize(("threads", "chunks"), [(1, 2), (2, 4), (3, 6)])
def test_chunks_are_enough_for_all_threads(
    monkeypatch: pytest.MonkeyPatch, threads: int, chunks: int
) -> None:
    monkeypatch.setattr(counting, "CHARACTERS", (100, 10**6))
    monkeypatch.setattr(counting, "_THREADS", threads)
    lines = ["a" * 34] * 600
    watched = Watched()
    count([lines], [lines], ALL, [watched.metric])
    assert len(watched.chunks) == chunks


@pytest.mark.parametrize("threads", [1, 2])
def test_a_segment_larger_than_a_chunk(monkeypatch: pytest.MonkeyPatch, threads: int) -> None:
    monkeypatch.setattr(counting, "CHARACTERS", (100, 100))
    monkeypatch.setattr(counting, "_THREADS", threads)
    rng = random.Random(5)
    long = lines_of(rng, [f"w{number}" for number in range(50)], [4000, 3000, 2000])
    candidates, references = [["a", long[0], "b", long[1]]], [["a", long[1], "c", long[2]]]
    [rows] = count(candidates, references, ALL).statistics["bleu"]
    bleu = BLEU(force=True)
    assert rows.tolist() == bleu._extract_corpus_statistics(candidates[0], references)


@pytest.mark.parametrize("chosen", [ALL, WITH_TER], ids=["all", "ter"])
@pytest.mark.parametrize("documents", [1, 3])
def test_without_segments_there_is_nothing(chosen: Settings, documents: int) -> None:
    steps: list[tuple[Stage, int, int]] = []
    progress = Progress(lambda *step: steps.append(step), interval=0)
    counts = count([[]] * documents, [[]] * documents, chosen, progress=progress)
    for metric in metrics_of(chosen):
        assert [m.shape for m in counts.statistics[metric.name]] == [
            (0, metric.columns)
        ] * documents
    assert counts.candidate_lengths.shape == counts.reference_lengths.shape == (documents, 0)
    assert steps == [(Stage.COUNTING, 0, 0)]


def test_two_threads_count_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "CHARACTERS", (1, 1))
    both = threading.Barrier(2)
    candidates, references = small_corpus(20)
    # Only two threads that work at the same time pass the barrier.
    watched = Watched(before=lambda _: both.wait(30) and None)
    count(candidates, references, ALL, [watched.metric])
    assert len(watched.chunks) == 20
    assert len(set(watched.threads)) == 2
    assert threading.main_thread().name not in watched.threads


@pytest.mark.parametrize(("chosen", "threads"), [(ALL, 1), (WITH_TER, 2)])
def test_one_thread_is_the_callers(
    monkeypatch: pytest.MonkeyPatch, chosen: Settings, threads: int
) -> None:
    monkeypatch.setattr(counting, "CHARACTERS", (1, 1))
    monkeypatch.setattr(counting, "_THREADS", threads)
    candidates, references = small_corpus(20)
    watched = Watched()
    count(candidates, references, chosen, [watched.metric, *metrics_of(chosen)[1:]])
    assert len(watched.chunks) == 20
    assert set(watched.threads) == {threading.current_thread().name}


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_progress_is_reported_in_order(monkeypatch: pytest.MonkeyPatch, threads: int) -> None:
    monkeypatch.setattr(counting, "CHARACTERS", (1, 1))
    monkeypatch.setattr(counting, "_THREADS", threads)
    candidates, references = small_corpus(30)
    steps: list[tuple[Stage, int, int]] = []
    progress = Progress(lambda *step: steps.append(step), interval=0)
    count(candidates, references, ALL, progress=progress)
    assert steps == [(Stage.COUNTING, done, 30) for done in range(31)]


# --- stopping -----------------------------------------------------------------------------------


class Broken(Exception):
    """An unexpected error."""


@pytest.mark.parametrize("threads", [1, 2, 5])
@pytest.mark.parametrize("place", [0, 1, 17, 29])
def test_an_error_in_a_worker_reaches_the_caller(
    monkeypatch: pytest.MonkeyPatch, threads: int, place: int
) -> None:
    monkeypatch.setattr(counting, "CHARACTERS", (1, 1))
    monkeypatch.setattr(counting, "_THREADS", threads)
    candidates, references = small_corpus(30)
    candidates[0][place] = "here it breaks"

    def fail(chunk: Chunk) -> None:
        if chunk.candidates[0][0] == "here it breaks":
            raise Broken

    watched = Watched(before=fail)
    with pytest.raises(Broken):
        count(candidates, references, ALL, [watched.metric])
    assert not any(thread.name.startswith("counting") for thread in threading.enumerate())
    # After the error, no more chunks are started than there are threads.
    assert place < len(watched.chunks) <= place + 1 + threads


@pytest.mark.parametrize("threads", [1, 2])
def test_cancelling_takes_effect_within_a_chunk(
    monkeypatch: pytest.MonkeyPatch, threads: int
) -> None:
    monkeypatch.setattr(counting, "CHARACTERS", (1, 1))
    monkeypatch.setattr(counting, "_THREADS", threads)
    candidates, references = small_corpus(30)
    stopped = threading.Event()

    def stop(chunk: Chunk) -> None:
        if len(watched.chunks) > 9:
            stopped.set()
            chunk.check()
            pytest.fail("a worker went on")

    watched = Watched(before=stop)
    progress = Progress(cancelled=stopped.is_set)
    with pytest.raises(Cancelled):
        count(candidates, references, ALL, [watched.metric], progress)
    assert len(watched.chunks) <= 9 + threads


@pytest.mark.parametrize("threads", [1, 2])
def test_cancelling_between_chunks_begins_no_others(
    monkeypatch: pytest.MonkeyPatch, threads: int
) -> None:
    monkeypatch.setattr(counting, "CHARACTERS", (1, 1))
    monkeypatch.setattr(counting, "_THREADS", threads)
    candidates, references = small_corpus(30)
    told: list[int] = []
    progress = Progress(
        lambda _, done, __: told.append(done), cancelled=lambda: 5 in told, interval=0
    )
    watched = Watched()
    with pytest.raises(Cancelled):
        count(candidates, references, ALL, [watched.metric], progress)
    assert told == [0, 1, 2, 3, 4, 5]
    assert len(watched.chunks) <= 6 + threads


def test_cancelling_before_the_start() -> None:
    candidates, references = small_corpus(5)
    watched = Watched()
    with pytest.raises(Cancelled):
        count(candidates, references, ALL, [watched.metric], Progress(cancelled=lambda: True))
    assert watched.chunks == []


def test_ter_asks_whether_to_stop_within_a_chunk() -> None:
    candidates, references = small_corpus(30)
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 20

    with pytest.raises(Cancelled):
        count(candidates, references, WITH_TER, progress=Progress(cancelled=cancelled))
