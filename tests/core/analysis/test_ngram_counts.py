"""Counts of the n-grams missed and invented most equal those of the plain definition."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from pathlib import Path

import pytest

from bleu_core.analysis import ngram_counts, numbered_corpus
from bleu_core.analysis.ngram_counts import Lack, NgramCount, NgramCounts, count_ngrams_lacking
from bleu_core.errors import Cancelled
from bleu_core.files.documents import read_document
from bleu_core.progress import Progress, Stage
from bleu_core.scoring.definition import segment_statistics
from bleu_core.settings import Settings
from bleu_core.tokenizers import get_tokenizer
from tests.helpers.core_texts import nasty_segments
from tests.helpers.lanes import slow_but

Ngram = tuple[str, ...]
NONE: Counter[Ngram] = Counter()


def by_definition(
    candidate: list[list[str]], references: list[list[list[str]]], lack: Lack, order: int
) -> list[NgramCount]:
    """Count in the plainest way."""

    def ngrams(tokens: list[str]) -> Counter[Ngram]:
        return Counter(
            tuple(tokens[start : start + order]) for start in range(len(tokens) - order + 1)
        )

    counts: Counter[Ngram] = Counter()
    totals: Counter[Ngram] = Counter()
    segments: dict[Ngram, list[int]] = defaultdict(list)
    for index, (own, *others) in enumerate(zip(candidate, *references, strict=True)):
        has = ngrams(own)
        most: Counter[Ngram] = Counter()
        for other in others:
            most |= ngrams(other)
        of = most if lack is Lack.MISSED else has
        totals += of
        for ngram, count in (of - (has if lack is Lack.MISSED else most)).items():
            counts[ngram] += count
            segments[ngram].append(index)
    found = [
        NgramCount(ngram, count, totals[ngram], len(segments[ngram]), tuple(segments[ngram][:1000]))
        for ngram, count in counts.items()
    ]
    return sorted(found, key=lambda each: (-each.count, each.segments[0], each.tokens))


def check(
    candidate: list[str],
    references: list[list[str]],
    name: str = "none",
    order: int = 4,
    listed: int = 10_000,
    *,
    lowercase: bool = False,
) -> NgramCounts:
    tokenizer = get_tokenizer(name)
    chosen = Settings(lowercase=lowercase)
    found = count_ngrams_lacking(
        candidate=candidate,
        references=references,
        tokenizer=tokenizer,
        settings=chosen,
        max_order=order,
        listed=listed,
    )
    cut = [
        [tokenizer.tokens(line, lowercase=lowercase) for line in document]
        for document in (candidate, *references)
    ]
    for lack, orders in ((Lack.MISSED, found.missed), (Lack.INVENTED, found.invented)):
        assert len(orders) == order
        expected = [by_definition(cut[0], cut[1:], lack, size) for size in range(1, order + 2)]
        for size, ngrams in enumerate(orders):
            longer = {
                (part, each.count)
                for each in expected[size + 1]
                for part in (each.tokens[:-1], each.tokens[1:])
            }
            assert [
                (each.tokens, each.count, each.total, each.segment_count, each.segments)
                for each in ngrams
            ] == [
                (each.tokens, each.count, each.total, each.segment_count, each.segments)
                for each in expected[size][:listed]
            ]
            if size + 1 < order:
                assert [each.part_of_longer for each in ngrams] == [
                    (each.tokens, each.count) in longer for each in ngrams
                ]
    return found


def corpus(
    seed: int, segments: int, documents: int, words: str = "abcdefgh"
) -> tuple[list[str], list[list[str]]]:
    rng = random.Random(seed)
    candidate, *references = (
        [" ".join(rng.choices(words, k=rng.randrange(9))) for _ in range(segments)]
        for _ in range(documents)
    )
    return candidate, references


@pytest.mark.parametrize("lowercase", [False, True])
@pytest.mark.parametrize("documents", [2, 4])
@pytest.mark.parametrize("order", slow_but([4], [1, 2, 4, 8]))
def test_counts_are_those_of_the_definition(order: int, documents: int, lowercase: bool) -> None:
    candidate, references = corpus(order, 80, documents, "abcdeA")
    check(candidate, references, order=order, lowercase=lowercase)


@pytest.mark.parametrize("listed", [1, 3, 20])
def test_the_most_frequent_are_listed(listed: int) -> None:
    candidate, references = corpus(3, 150, 2)
    check(candidate, references, listed=listed)


@pytest.mark.parametrize("name", ["13a", "intl", "zh", "char", "jieba", "jieba-t2s"])
def test_counts_with_every_tokenizer(name: str) -> None:
    lines = nasty_segments(seed=8, count=24)
    check(lines[:12], [lines[12:]], name)


def test_counts_in_many_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numbered_corpus, "CHARACTERS", (200, 200))
    candidate, references = corpus(5, 120, 3)
    check(candidate, references)


def test_counts_of_ngrams_with_wide_keys() -> None:
    # A segment has more words than fit into 64 bits beside each other.
    rng = random.Random(4)
    candidate, reference = (
        [" ".join(f"w{rng.randrange(900)}" for _ in range(600)) for _ in range(2)] for _ in range(2)
    )
    check(candidate, [reference], order=8)


def test_rare_ngrams_are_forgotten_if_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numbered_corpus, "CHARACTERS", (200, 200))
    monkeypatch.setattr(ngram_counts, "_REMEMBERED", 60)
    candidate = [f"x{index} y{index}" for index in range(200)]
    reference = ["very often missed"] * 200
    found = count_ngrams_lacking(
        candidate=candidate, references=[reference], tokenizer=get_tokenizer("none")
    )
    [(longest, *_)] = [found.missed[2]]
    assert (longest.tokens, longest.count) == (("very", "often", "missed"), 200)


def test_invented_ngrams_are_those_without_a_match(shared_data: Path) -> None:
    folder = shared_data / "newstest2019-en-de-4ref"
    candidate, *references = (
        list(read_document(path).segments[:40])
        for path in (sorted(folder.glob("sys.*"))[0], *sorted(folder.glob("ref.*")))
    )
    found = check(candidate, references, "13a")
    tokenizer = get_tokenizer("13a")
    rows = [
        segment_statistics(tokenizer.tokens(own), [tokenizer.tokens(other) for other in others])
        for own, *others in zip(candidate, *references, strict=True)
    ]
    for order, ngrams in enumerate(found.invented, 1):
        unmatched = sum(row.total[order - 1] - row.matched[order - 1] for row in rows)
        assert sum(each.count for each in ngrams) == unmatched


def test_the_most_telling_come_first() -> None:
    candidate = ["the x", "the y", "the z of", "the w", "w", "is"]
    reference = [
        "the New York City",
        "the New York City",
        "of New the the",
        "the w",
        "the w",
        "is the",
    ]
    found = check(candidate, [reference])
    telling = found.most_telling(Lack.MISSED)
    assert (telling[0].tokens, telling[0].count, telling[0].segments) == (("New",), 3, (0, 1, 2))
    assert telling[1].tokens == ("the", "New", "York", "City")
    # “the” is missed as often as “New”, but the candidate often has it elsewhere.
    words = [each.tokens for each in found.most_telling(Lack.MISSED, 1)]
    assert (words[0], words[-1]) == (("New",), ("the",))
    # An n-gram that is only missed as a part of a longer one is left out.
    assert ("New", "York") not in [each.tokens for each in telling]
    assert ("New", "York") in [each.tokens for each in found.most_telling(Lack.MISSED, 2)]


def test_what_is_always_missed_comes_before_what_is_missed_more_often() -> None:
    reference = ["of the", "of a", "of it"] * 20 + ["menudo"] * 8 + ["once"]
    candidate = ["a of", "the", "of it"] * 20 + ["often"] * 8 + ["twice"]
    found = check(candidate, [reference])
    words = [each.tokens[0] for each in found.most_telling(Lack.MISSED, 1)]
    counts = {each.tokens[0]: each.count for each in found.missed[0]}
    assert counts["of"] > counts["menudo"]
    # A single miss may be chance.
    assert words.index("menudo") < words.index("of")
    assert words.index("menudo") < words.index("once")


def test_segments_without_tokens_have_no_counts() -> None:
    assert count_ngrams_lacking(
        candidate=[], references=[[]], tokenizer=get_tokenizer("none")
    ) == NgramCounts(((),) * 4, ((),) * 4)
    check(["", ""], [["", ""]])
    check(["a b", ""], [["", "a b"], ["", ""]])


def test_progress_and_cancelling() -> None:
    seen: list[tuple[Stage, int, int]] = []
    candidate, references = corpus(5, 50, 2)
    count_ngrams_lacking(
        candidate=candidate,
        references=references,
        tokenizer=get_tokenizer("none"),
        progress=Progress(lambda *step: seen.append(step), interval=0),
    )
    assert seen[-1] == (Stage.COUNTING, 150, 150)
    assert len(seen) == 3
    with pytest.raises(Cancelled):
        count_ngrams_lacking(
            candidate=candidate,
            references=references,
            tokenizer=get_tokenizer("none"),
            progress=Progress(cancelled=lambda: True),
        )
