"""chrF's statistics and scores equal sacreBLEU's, to the last bit."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import asdict

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sacrebleu.metrics.chrf import CHRF

from bleu_core.api.evaluation import evaluate
from bleu_core.errors import SettingInvalid
from bleu_core.files.documents import Document
from bleu_core.scoring.chrf import chrf_percents, chrf_statistics
from bleu_core.settings import ChrfOptions, Settings
from tests.helpers.core_texts import NASTY, TEXTS, nasty_segments
from tests.helpers.lanes import slow_but

Corpus = list[list[str]]

OPTIONS = st.builds(
    ChrfOptions,
    char_order=st.integers(1, 8),
    word_order=st.integers(0, 4),
    beta=st.integers(1, 3),
    lowercase=st.booleans(),
    whitespace=st.booleans(),
    eps_smoothing=st.booleans(),
)
LINES = st.one_of(
    st.text("abcA.,!(') é中\u3000\n", max_size=25),
    st.lists(st.sampled_from(["the", "cat", "(sat)", "on.", "«a»", "中文。", "!"]), max_size=9).map(
        " ".join
    ),
    TEXTS,
)


def has_characters(segment: str, options: ChrfOptions) -> bool:
    return bool(segment) if options.whitespace else bool(segment.split())


@st.composite
def corpora(draw: st.DrawFn) -> tuple[Corpus, Corpus]:
    """Return candidates and references, which may have empty segments."""
    segments = draw(st.integers(1, 4))
    document = st.lists(LINES, min_size=segments, max_size=segments)
    candidates = draw(st.lists(document, min_size=1, max_size=3))
    references = draw(st.lists(document, min_size=1, max_size=4))
    if draw(st.booleans()):
        # A candidate that matches a reference.
        candidates[0] = [line[1:] + "a" for line in references[-1]]
    return candidates, references


def check(candidates: Corpus, references: Corpus, options: ChrfOptions) -> None:
    """Compare with sacreBLEU, to which None means a missing reference."""
    left_out: list[list[str | None]] = [[*document] for document in references]
    for index in range(len(candidates[0])):
        if any(has_characters(document[index], options) for document in references):
            for document in left_out:
                if not has_characters(document[index] or "", options):
                    document[index] = None
    chrf = CHRF(**asdict(options))
    statistics = chrf_statistics(candidates=candidates, references=references, options=options)
    assert statistics.shape == (len(candidates), len(candidates[0]), options.columns)
    assert statistics.dtype == np.int64
    for rows, candidate in zip(statistics, candidates, strict=True):
        theirs = chrf._extract_corpus_statistics(candidate, left_out)
        assert rows.tolist() == theirs
        # sacreBLEU scores one row after the other, ours scores all at once.
        expected = [chrf._compute_f_score(row) for row in theirs]
        assert chrf_percents(rows, options).tolist() == expected
        total = chrf._aggregate_and_compute(theirs).score
        assert chrf_percents(rows.sum(axis=0)[np.newaxis], options).tolist() == [total]


@pytest.mark.slow
@settings(deadline=None, max_examples=800)
@given(corpus=corpora(), options=OPTIONS)
def test_statistics_and_scores_equal_sacrebleus(
    corpus: tuple[Corpus, Corpus], options: ChrfOptions
) -> None:
    check(*corpus, options)


@pytest.mark.parametrize("seed", slow_but([0, 1], range(12)))
def test_a_nasty_corpus_is_counted_as_by_sacrebleu(seed: int) -> None:
    rng = random.Random(seed)
    options = ChrfOptions(
        char_order=rng.randint(1, 8),
        word_order=rng.randint(0, 4),
        beta=rng.randint(1, 3),
        lowercase=seed % 2 == 0,
        whitespace=seed % 3 == 0,
        eps_smoothing=seed % 4 == 0,
    )
    lines = [*NASTY, *nasty_segments(seed, 150)]
    documents = [rng.sample(lines, len(lines)) for _ in range(2 + seed % 3)]
    candidates = [lines, [line[: len(line) // 2] + "a b." for line in documents[0]]]
    check(candidates, documents, options)


@pytest.mark.parametrize("beta", [1, 2, 3, 100])
@pytest.mark.parametrize("word_order", [0, 2, 8])
@pytest.mark.parametrize("eps_smoothing", [False, True])
def test_public_scores_equal_sacrebleus(beta: int, word_order: int, eps_smoothing: bool) -> None:
    options = ChrfOptions(beta=beta, word_order=word_order, eps_smoothing=eps_smoothing)
    candidate = ["The cat sat on a mat.", "x", "", "A dog (not a cat) ran!", "同じ文。", "a cat"]
    references = [
        ["The cat is on the mat.", "y", "z", "The dog - no cat - ran away!", "違う文。", "a c"],
        ["There is a cat on a mat", "yx", "z z", "A dog (no cat) ran.", "同じ 文", "at"],
    ]
    chrf = CHRF(**asdict(options))
    [rows] = chrf_statistics(candidates=[candidate], references=references, options=options)
    corpus = chrf.corpus_score(candidate, references).score
    assert chrf_percents(rows.sum(axis=0)[np.newaxis], options).tolist() == [corpus]
    assert chrf_percents(rows, options).tolist() == [
        chrf.sentence_score(line, list(others)).score
        for line, *others in zip(candidate, *references, strict=True)
    ]


def test_an_empty_reference_counts_where_it_is_asked_for() -> None:
    candidate = ["a cat", "", "a dog"]
    references = [["", "", "a dog"], ["a cat", "x", ""]]
    [rows] = chrf_statistics(candidates=[candidate], references=references, empty_count=True)
    assert rows.tolist() == CHRF()._extract_corpus_statistics(candidate, references)
    # The first reference that is as good as another counts: nothing matches the empty line.
    assert rows[1].tolist() == [0] * 18
    [rows] = chrf_statistics(candidates=[candidate], references=references)
    assert rows[1, 1] == 1


def test_the_default_options_are_sacrebleus() -> None:
    candidate, reference = ["The cat sat"], ["The cats sit"]
    rows = chrf_statistics(candidates=[candidate], references=[reference])
    assert rows.tolist() == [CHRF()._extract_corpus_statistics(candidate, [reference])]


def test_an_evaluation_has_the_same_score() -> None:
    candidate = ["The Cat sat on a mat.", "A dog (not a cat) ran!"]
    references = [["The cat is on the mat.", "The dog ran"], ["A cat on a mat", "A dog (!)"]]
    options = ChrfOptions(lowercase=True, beta=3, char_order=4)
    result = evaluate(
        candidates=[Document.from_segments("c", candidate)],
        references=[
            Document.from_segments(name, lines)
            for name, lines in zip("rs", references, strict=True)
        ],
        settings=Settings(metrics=("chrf", "chrf++"), chrf=options),
    ).candidates[0]
    for found, word_order, title in zip(result.metrics[1:], (0, 2), ("3", "3++"), strict=True):
        chrf = CHRF(lowercase=True, beta=3, char_order=4, word_order=word_order)
        assert found.metric.title == f"chrF{title}"
        assert found.percent == chrf.corpus_score(candidate, references).score
        assert list(found.segment_percents) == [
            chrf.sentence_score(line, list(others)).score
            for line, *others in zip(candidate, *references, strict=True)
        ]


# --- words --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "cut"),
    [
        ("(hi)", "(hi )"),
        ("(hi", "( hi"),
        ("hi)", "hi )"),
        ("...", ".. ."),
        ("..", ". ."),
        ("'s", "' s"),
        ("é.", "é ."),
        ("(é", "( é"),
        (".é.", ".é ."),
    ],
)
def test_one_punctuation_mark_of_a_word_is_a_word(word: str, cut: str) -> None:
    options = ChrfOptions(char_order=1, word_order=2)
    assert chrf_statistics(candidates=[[word]], references=[[word]], options=options)[
        0, 0, 3:
    ].tolist() == [2, 2, 2, 1, 1, 1]
    # A word that was cut once may be cut again.
    check([[word], [cut]], [[cut]], options)


@pytest.mark.parametrize(
    "word", [".", "a", "«a»", "中。", "é", "。", "…", "\u00a1a", "a\u060c", "¡"]
)
def test_only_ascii_marks_are_set_apart(word: str) -> None:
    options = ChrfOptions(char_order=1, word_order=1)
    assert chrf_statistics(candidates=[[word]], references=[[word]], options=options)[
        0, 0, 3:
    ].tolist() == [1, 1, 1]


# --- empty --------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [ChrfOptions(), ChrfOptions(word_order=2, eps_smoothing=True)])
@pytest.mark.parametrize("empty", ["", " \u3000\n"])
def test_an_empty_candidate_has_no_ngrams(options: ChrfOptions, empty: str) -> None:
    rows = chrf_statistics(candidates=[[empty, "a"]], references=[["a cat", "a"]], options=options)[
        0
    ]
    assert rows[0, 0::3].tolist() == rows[0, 2::3].tolist() == [0] * (options.columns // 3)
    assert rows[0, 1] == 4
    score = chrf_percents(rows[:1], options)[0]
    assert score == CHRF(**asdict(options)).sentence_score(empty, ["a cat"]).score
    assert score == pytest.approx(0, abs=1e-9)


@settings(deadline=None)
@given(corpus=corpora(), options=OPTIONS, place=st.integers(0, 4))
def test_an_empty_reference_among_others_changes_nothing(
    corpus: tuple[Corpus, Corpus], options: ChrfOptions, place: int
) -> None:
    candidates, references = corpus
    references = [[line + "a" for line in document] for document in references]
    without = chrf_statistics(candidates=candidates, references=references, options=options)
    for empty in ("", *([] if options.whitespace else [" \u2028"])):
        document = [empty] * len(candidates[0])
        more = [*references[:place], document, *references[place:]]
        assert np.array_equal(
            chrf_statistics(candidates=candidates, references=more, options=options), without
        )


def test_an_empty_reference_loses_even_if_none_matches() -> None:
    # In sacreBLEU, the first reference wins, so the candidate would be compared with an empty one.
    [[row]] = chrf_statistics(
        candidates=[["abc"]], references=[[""], ["xy"]], options=ChrfOptions(char_order=1)
    ).tolist()
    assert row == [3, 2, 0]
    assert CHRF(char_order=1)._extract_corpus_statistics(["abc"], [[""], ["xy"]]) == [[0, 0, 0]]


@pytest.mark.parametrize("references", [[[""]], [[""], [" "]], [[" "], [""], ["\n"]]])
@pytest.mark.parametrize("eps_smoothing", [False, True])
def test_without_any_reference_nothing_counts(references: Corpus, eps_smoothing: bool) -> None:
    options = ChrfOptions(word_order=1, eps_smoothing=eps_smoothing)
    rows = chrf_statistics(candidates=[["a b", ""][:1]], references=references, options=options)
    assert rows.tolist() == [[[0] * options.columns]]
    theirs = CHRF(word_order=1, eps_smoothing=eps_smoothing).sentence_score("a b", references[0])
    assert chrf_percents(rows[0], options).tolist() == [theirs.score]


def test_the_first_of_equally_good_references_counts() -> None:
    options = ChrfOptions(char_order=1)
    [[row]] = chrf_statistics(
        candidates=[["ab"]], references=[["cde"], ["f"]], options=options
    ).tolist()
    assert row == [2, 3, 0]
    [[row]] = chrf_statistics(
        candidates=[["ab"]], references=[["c"], ["axyz"], ["abx"]], options=options
    ).tolist()
    assert row == [2, 3, 2]


def test_without_segments_there_is_nothing() -> None:
    options = ChrfOptions(word_order=2)
    for references in ([[]], [[], []]):
        assert chrf_statistics(
            candidates=[[], []], references=references, options=options
        ).shape == (2, 0, options.columns)
    assert chrf_percents(np.zeros((0, options.columns)), options).shape == (0,)
    assert chrf_percents(np.zeros((1, options.columns)), options).tolist() == [0]


# --- options ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value"),
    [
        (name, value)
        for name, values in (
            ("char_order", (0, -1, 9, True, 6.0, "6", None)),
            ("word_order", (-1, 9, False, 2.0, "2", None)),
            ("beta", (0, -2, 101, True, 2.0, "2", None)),
        )
        for value in values
    ],
)
def test_an_option_out_of_bounds_is_named(name: str, value: object) -> None:
    with pytest.raises(SettingInvalid) as caught:
        ChrfOptions(**{name: value})  # type: ignore[arg-type]
    assert caught.value.setting == name
    assert caught.value.value is value
    assert (
        caught.value.allowed == {"char_order": (1, 8), "word_order": (0, 8), "beta": (1, 100)}[name]
    )


def test_all_options_within_bounds_are_taken() -> None:
    bounds: Sequence[tuple[str, tuple[int, int]]] = (
        ("char_order", (1, 8)),
        ("word_order", (0, 8)),
        ("beta", (1, 100)),
    )
    for name, values in bounds:
        for value in values:
            options = ChrfOptions(**{name: value})
            check([["a cat sat on a mat"]], [["a cat sat on the mat, too"]], options)
            assert options.columns == 3 * (options.char_order + options.word_order)
