"""The edits of each segment equal sacreBLEU's, and so does the score, to the last digit."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

import numpy as np
import pytest
from sacrebleu.metrics.lib_ter import translation_edit_rate
from sacrebleu.metrics.ter import TER
from sacrebleu.tokenizers.tokenizer_ter import TercomTokenizer

from bleu_core.scoring import ter
from bleu_core.scoring.ter import (
    edit_count,
    segment_edits,
    ter_percents,
    ter_statistics,
    tercom_words,
)
from bleu_core.settings import TerOptions
from tests.helpers.lanes import slow_but

OPTIONS = [
    TerOptions(normalized=normalized, no_punct=no_punct, asian_support=asian, case_sensitive=case)
    for normalized, no_punct, asian, case in itertools.product([False, True], repeat=4)
]


def sacrebleu_edits(candidate: Sequence[str], reference: Sequence[str]) -> int:
    edits: int = translation_edit_rate(list(candidate), list(reference))[0]
    return edits


def sacrebleu_words(segment: str, options: TerOptions) -> list[str]:
    words: list[str] = TercomTokenizer(**asdict(options))(segment.rstrip()).split()
    return words


def sacrebleu_statistics(
    candidates: Sequence[str], references: Sequence[Sequence[str]], options: TerOptions
) -> tuple[list[list[float]], float]:
    """Return sacreBLEU's statistics and score."""
    metric = TER(**asdict(options))
    statistics = metric._extract_corpus_statistics(candidates, references)
    return statistics, metric._aggregate_and_compute(statistics).score


# Words


NASTY_TEXTS = [
    "",
    "   ",
    "\t \u3000 \u00a0",
    "One, two. Three",
    "It's the dog's. 'S and 's",
    "dog's",
    "the dogs' 's\t",
    "3.14 and 3,14, .5 5. 1,000.00; a.b,c ...,,. 5.,5 x.,y",
    "A-B 1-2 1-b -1 2--3 –—",
    "&quot;x&quot; &amp;lt; &amp;amp; &lt;b&gt; &apos; &amp;quot;",
    "line\nbreak hy-\n-phen \n\n- end\n",
    "carriage\r\nreturn\x0band\x1cothers\x85here\u2028there",
    "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~",
    "[{(a)}] <x@y.z> a/b c\\d",
    "漢字とかなカナ、そして。「引用」と『二重』",
    "カタカナ ひらがな ㇰㇱ ｶﾅ･ｶﾅ｡",
    "全角，句点．！？：；（括弧）＂引用＂",
    "㐀䶿 ㈠㌀ 豈 ︰ ⺀ ㇀ 〈〉【】〔〕〚〛〜〝〞〟 ・",
    "中文abc中文 3.14中文 Ω中",
    "ΑΣ ΟΔΟΣ. Σ İstanbul ẞ ǅ ﬁ",
    "👍🏽 e\u0301 \u200bzero\ufeff",
    "한국어, 텍스트. ไทย",
]
SIGNS = (
    "aB5'sS .,-&;!?()\"\n\t/\\[]{}~`^_@:<>#\u3000\u00a0\u2028"
    "漢㐀かカㇰ。、・「」．，！（）｡･㈠㌀豈︰⺀㇀ΣİΑ"
)


@pytest.mark.parametrize("options", OPTIONS)
def test_words_are_sacrebleus(options: TerOptions) -> None:
    rng = random.Random(1)
    pieces = [*SIGNS, "'s", "'s ", "&quot;", "&amp;", "&lt;", "&gt;", "amp;", "\n-", "5.", ".5"]
    made = ["".join(rng.choices(pieces, k=rng.randint(1, 30))) for _ in range(1500)]
    for text in NASTY_TEXTS + made:
        assert tercom_words(text, options) == sacrebleu_words(text, options), repr(text)


@pytest.mark.slow
@pytest.mark.parametrize("options", [OPTIONS[-1], OPTIONS[0]])
def test_every_character_is_cut_as_by_sacrebleu(options: TerOptions) -> None:
    for start in range(0, 0x30000, 64):
        signs = [chr(code) for code in range(start, start + 64) if not 0xD800 <= code < 0xE000]
        text = "".join(f"a{sign}b{sign}{sign} {sign}5{sign}" for sign in signs)
        assert tercom_words(text, options) == sacrebleu_words(text, options)


def test_words_by_hand() -> None:
    assert tercom_words(" The  cat's\tMat.\n") == ["the", "cat's", "mat."]
    normalized = TerOptions(normalized=True, case_sensitive=True)
    assert tercom_words("The cat's &quot;mat&quot;.", normalized) == [
        "The", "cat", "'s", '"', "mat", '"', "."
    ]  # fmt: skip
    assert tercom_words("Yes, (well) 3.5!", TerOptions(no_punct=True)) == ["yes", "well", "35"]
    asian = TerOptions(normalized=True, asian_support=True)
    assert tercom_words("漢字かな。", asian) == ["漢", "字", "かな", "。"]
    without = TerOptions(no_punct=True, asian_support=True)
    assert tercom_words("漢字、かな。", without) == ["漢字かな"]


# Edits


@pytest.mark.parametrize(
    ("candidate", "reference", "edits"),
    [
        ("", "", 0),
        ("", "a b c", 3),
        ("a b", "", 2),
        ("a", "b", 1),
        ("a b c", "a b c", 0),
        ("a b c d", "a c d", 1),
        ("a c d", "a b c d", 1),
        ("a x c", "a b c", 1),
        ("a b c", "x y z w v", 5),
        # One block moves to the right, to the left, or from one end to the other.
        ("d e f a b c", "a b c d e f", 1),
        ("a b c f d e", "a b c d e f", 1),
        ("b c d e f g a", "a b c d e f g", 1),
        # The example of Snover et al. (2006).
        (
            "THIS WEEK THE SAUDIS denied information published in the new york times",
            "SAUDI ARABIA denied THIS WEEK information published in the AMERICAN new york times",
            4,
        ),
        ("a a a b", "b a a a", 1),
        ("a b a b a b", "b a b a b a", 1),
        ("\0 \1 \2", "\2 \0 \1", 1),
    ],
)
def test_edits_by_hand(candidate: str, reference: str, edits: int) -> None:
    words, target = candidate.split(), reference.split()
    assert edit_count(candidate=words, reference=target) == edits == sacrebleu_edits(words, target)
    assert edit_count(candidate=tuple(words), reference=target) == edits


def varied(rng: random.Random, words: list[str], vocabulary: Sequence[str], most: int) -> list[str]:
    """Return the words with blocks moved, words replaced, left out and put in."""
    words = list(words)
    for _ in range(rng.randint(0, 5)):
        start = rng.randint(0, len(words))
        block = words[start : start + rng.choice([1, 2, 4, 8, 12, 30])]
        del words[start : start + len(block)]
        place = rng.randint(0, len(words))
        words[place:place] = block
    for _ in range(rng.randint(0, most)):
        start = rng.randint(0, len(words))
        width, new = rng.choice([(0, 1), (1, 0), (1, 1), (1, 1)])
        words[start : start + width] = rng.choices(vocabulary, k=new)
    return words


def short_pairs(rng: random.Random) -> Iterator[tuple[list[str], list[str]]]:
    """Yield pairs of up to some 30 words, few of them different, so that many blocks can move."""
    while True:
        vocabulary = [f"w{number}" for number in range(rng.choice([1, 2, 3, 5, 10, 30]))]
        reference = rng.choices(vocabulary, k=rng.randint(0, rng.choice([5, 12, 25])))
        if rng.random() < 0.3:
            yield rng.choices(vocabulary, k=rng.randint(0, 25)), reference
        else:
            yield varied(rng, reference, vocabulary, 8), reference


def long_pairs(rng: random.Random) -> Iterator[tuple[list[str], list[str]]]:
    """Yield pairs whose paths leave the beam, and pairs with more moves than the search tries."""
    while True:
        vocabulary = [f"w{number}" for number in range(rng.choice([3, 12, 60, 300]))]
        words = rng.choices(vocabulary, k=rng.randint(30, 90))
        cut = rng.randint(1, len(words) - 1)
        reference = words
        match rng.randint(0, 5):
            case 0:
                candidate = words[cut:]
            case 1:
                candidate, reference = words, words[cut:]
            case 2:
                candidate = words[cut:] + words[:cut]
            case 3:
                candidate = words[cut : cut + 2]
            case 4:
                candidate = rng.choices(vocabulary, k=rng.randint(1, 90))
            case _:
                candidate = rng.choices(vocabulary, k=30) + words
        yield varied(rng, candidate, vocabulary, 15), reference


@pytest.mark.parametrize("seed", slow_but([0], range(4)))
def test_edits_of_short_segments_are_sacrebleus(seed: int) -> None:
    for candidate, reference in itertools.islice(short_pairs(random.Random(seed)), 500):
        assert edit_count(candidate=candidate, reference=reference) == sacrebleu_edits(
            candidate, reference
        ), (
            candidate,
            reference,
        )


@pytest.mark.parametrize("seed", slow_but([3], range(4)))
def test_edits_of_long_segments_are_sacrebleus(seed: int) -> None:
    for candidate, reference in itertools.islice(long_pairs(random.Random(seed)), 5):
        assert edit_count(candidate=candidate, reference=reference) == sacrebleu_edits(
            candidate, reference
        ), (
            candidate,
            reference,
        )


@pytest.mark.parametrize("seed", slow_but([0], range(4)))
def test_the_band_of_very_long_segments_gives_the_same_edits(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(seed)
    pairs = [
        *itertools.islice(short_pairs(rng), 300),
        *itertools.islice(long_pairs(rng), 10),
    ]
    whole = [edit_count(candidate=one, reference=other) for one, other in pairs]
    monkeypatch.setattr(ter, "_WIDE", 0)
    assert [edit_count(candidate=one, reference=other) for one, other in pairs] == whole


@pytest.mark.slow
def test_edits_of_a_very_long_segment_are_sacrebleus(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ter, "_WIDE", 300)
    rng = random.Random(8)
    vocabulary = [f"w{number}" for number in range(400)]
    reference = rng.choices(vocabulary, k=350)
    candidate = varied(rng, reference, vocabulary, 40)
    assert edit_count(candidate=candidate, reference=reference) == sacrebleu_edits(
        candidate, reference
    )


@pytest.mark.parametrize("candidate_length", [1, 2, 3, 26])
@pytest.mark.parametrize("reference_length", [24, 25, 26, 51, 160])
def test_edits_at_the_edges_of_the_beam_are_sacrebleus(
    candidate_length: int, reference_length: int
) -> None:
    # The longer text contains the words of the other in order, at its start, its end or anywhere.
    longer = [f"w{number}" for number in range(reference_length)]
    rng = random.Random(reference_length)
    length = min(candidate_length, reference_length)
    chosen = sorted(rng.sample(range(reference_length), length))
    for shorter in (longer[:length], longer[-length:], [longer[place] for place in chosen]):
        assert edit_count(candidate=shorter, reference=longer) == sacrebleu_edits(shorter, longer)
        assert edit_count(candidate=longer, reference=shorter) == sacrebleu_edits(longer, shorter)
    assert edit_count(candidate=["x"] * length, reference=longer) == sacrebleu_edits(
        ["x"] * length, longer
    )


@pytest.mark.slow
@pytest.mark.parametrize("length", [9, 10, 11, 12, 21])
@pytest.mark.parametrize("distance", [3, 49, 50, 51, 52])
def test_blocks_too_long_and_too_far_are_sacrebleus(length: int, distance: int) -> None:
    words = [f"w{number}" for number in range(length + distance + 5)]
    end = length + distance
    moved = words[length:end] + words[:length] + words[end:]
    assert edit_count(candidate=moved, reference=words) == sacrebleu_edits(moved, words)
    assert edit_count(candidate=words, reference=moved) == sacrebleu_edits(words, moved)
    single = [*words[1:distance], words[0], *words[distance:]]
    assert edit_count(candidate=single, reference=words) == sacrebleu_edits(single, words)
    assert edit_count(candidate=words, reference=single) == sacrebleu_edits(words, single)


# In the middle of their searches, the first two seeds have tried exactly 1000 moves, the last two
# 999; whether the search goes on decides the number of edits.
@pytest.mark.slow
@pytest.mark.parametrize("seed", [71, 95, 1, 252])
def test_the_search_gives_up_like_sacrebleus(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(seed)
    words = [f"w{rng.randint(0, 5)}" for _ in range(40)]
    shuffled = rng.sample(words, len(words))
    edits = edit_count(candidate=shuffled, reference=words)
    assert edits == sacrebleu_edits(shuffled, words)
    monkeypatch.setattr(ter, "_MAX_TRIED", 1001 if seed in (71, 95) else 999)
    assert edit_count(candidate=shuffled, reference=words) != edits


def test_more_different_words_than_bytes() -> None:
    words = [f"w{number}" for number in range(300)]
    moved = words[30:40] + words[:30] + words[40:]
    assert edit_count(candidate=moved, reference=words) == sacrebleu_edits(moved, words) == 1


def test_segment_edits_are_the_fewest_and_the_mean_length() -> None:
    assert segment_edits("a b c".split(), ["a b".split(), "x y z w".split()]) == (1, 3.0)
    assert segment_edits(["a", "b"], [[]]) == (2, 0.0)
    assert segment_edits(["a", "b"], [[], []]) == (2, 0.0)
    with pytest.raises(ValueError, match="empty"):
        segment_edits(["a"], [])


def test_an_empty_reference_among_several_is_left_out() -> None:
    one = ter_statistics(["a b", "x"], [["a b c d", "x y"]])
    two = ter_statistics(["a b", "x"], [["a b c d", "x y"], ["", " "]])
    assert one.tolist() == two.tolist()
    # A reference of punctuation alone is not empty, even if the options remove punctuation.
    bare = TerOptions(no_punct=True)
    assert ter_statistics(["..."], [["cat"], ["..."]], bare).tolist() == [[0.0, 0.5]]


# Corpora


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_statistics_and_score_are_sacrebleus(options: TerOptions, number: int) -> None:
    rng = random.Random(number)
    texts = [text for text in NASTY_TEXTS if text.strip()] + ["", "It's the cats. 's", "a b. c's."]
    candidates = [" ".join(rng.choices(texts, k=rng.randint(0, 2))) for _ in range(12)] + ["", "x"]
    references = [
        [" ".join(varied(rng, text.split(" "), ["a", "dog's."], 4)) for text in candidates]
        for _ in range(number)
    ]
    if number > 1:
        # Our TER leaves out an empty reference among several, sacreBLEU counts it.
        references = [
            [text if text.strip() else f"word {text}" for text in reference]
            for reference in references
        ]
    ours = ter_statistics(candidates, references, options)
    theirs, score = sacrebleu_statistics(candidates, references, options)
    assert ours.dtype == np.float64
    assert ours.tolist() == theirs
    assert ter_percents(ours.sum(axis=0, keepdims=True)).tolist() == [score]


def test_references_are_normalized_twice_as_by_sacrebleu() -> None:
    options = TerOptions(normalized=True)
    assert tercom_words("dog's.", options) == ["dog's", "."]
    ours = ter_statistics(["dog's."], [["dog's."]], options)
    assert ours.tolist() == sacrebleu_statistics(["dog's."], [["dog's."]], options)[0] == [[2, 3]]


def test_statistics_of_nothing() -> None:
    assert ter_statistics([], [[]]).shape == (0, 2)


def test_statistics_ask_for_segments_of_equal_number() -> None:
    with pytest.raises(ValueError, match="argument 2"):
        ter_statistics(["a", "b"], [["a"]])


def test_progress_is_reported_and_counting_can_be_cancelled() -> None:
    told: list[int] = []
    ter_statistics(["a b", "c", "d"], [["b a", "c", "d"]], tell=told.append)
    assert told == sorted(told)
    assert {1, 2, 3} <= set(told)

    class Stop(Exception):
        pass

    def stop(done: int) -> None:
        assert done == 0
        raise Stop

    # The counting stops within the first segment if this is long.
    words = [f"w{number}" for number in range(60)]
    with pytest.raises(Stop):
        ter_statistics([" ".join(words[20:] + words[:20])], [[" ".join(words)]], tell=stop)


@pytest.mark.parametrize(
    ("edits", "length", "percent"),
    [(0, 0, 0.0), (3, 0, 100.0), (0, 4, 0.0), (3, 4, 75.0), (9, 4, 225.0), (1, 3, 100 * (1 / 3))],
)
def test_percent_by_hand(edits: float, length: float, percent: float) -> None:
    assert ter_percents(np.array([[edits, length]])).tolist() == [percent]
    assert TER()._compute_score_from_stats([edits, length]).score == percent


def test_percents_are_the_percent_of_each_row() -> None:
    rng = np.random.default_rng(1)
    sums = np.stack([rng.integers(0, 400, 20000), rng.integers(0, 900, 20000) / 3], axis=1)
    sums[:50, 1] = 0
    sums[25:75, 0] = 0
    theirs = TER()
    assert ter_percents(sums).tolist() == [
        theirs._compute_score_from_stats(row).score for row in sums.tolist()
    ]
    assert ter_percents(sums[:0]).shape == (0,)


# Real translations


@pytest.mark.slow
@pytest.mark.parametrize(
    ("folder", "candidate", "references", "options"),
    [
        ("flores-en-id", "sys.argos.id", ["ref.flores.id"], OPTIONS[0]),
        ("flores-en-es", "sys.google.es", ["ref.flores.es"], TerOptions(normalized=True)),
        (
            "newstest2019-en-de-4ref",
            "sys.bergamot-tiny.de",
            ["ref.ar.de", "ref.arp.de", "ref.hqr.de", "ref.wmtp.de"],
            OPTIONS[0],
        ),
        (
            "flores-en-zh",
            "sys.google.zh",
            ["ref.flores.zh"],
            TerOptions(normalized=True, asian_support=True),
        ),
        ("compare-mt-ted-slk-eng", "sys.sys1.eng", ["ref.detok.eng"], TerOptions(no_punct=True)),
        ("geovedi-en-id", "sys.gnmt.id", ["ref.human.id"], TerOptions(case_sensitive=True)),
    ],
)
def test_real_translations_score_as_with_sacrebleu(
    shared_data: Path, folder: str, candidate: str, references: list[str], options: TerOptions
) -> None:
    def first(name: str) -> list[str]:
        with (shared_data / folder / name).open(encoding="utf-8-sig", newline="\n") as file:
            return [line.rstrip() for line in itertools.islice(file, 80)]

    candidates, reference_lines = first(candidate), [first(name) for name in references]
    ours = ter_statistics(candidates, reference_lines, options)
    theirs, score = sacrebleu_statistics(candidates, reference_lines, options)
    assert ours.tolist() == theirs
    assert ter_percents(ours.sum(axis=0, keepdims=True)).tolist() == [score]
