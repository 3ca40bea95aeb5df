"""Origins side by side, and words that were replaced again and again."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from bleu_core.changes.by_origin import by_origin
from bleu_core.changes.substitutions import find_substitutions
from bleu_core.settings import Resampling
from tests.helpers.deliveries import DELIVERED, analyzed, changes_between


@pytest.fixture
def table(tmp_path: Path) -> Callable[[list[tuple[str, str, str]]], Path]:
    """Write a table of suggestions, final texts and engines."""

    def write(rows: list[tuple[str, str, str]]) -> Path:
        path = tmp_path / "delivered.tsv"
        lines = [("ID", "MT", "Final", "Engine")]
        lines += [(str(number), *row) for number, row in enumerate(rows)]
        path.write_text("".join("\t".join(line) + "\n" for line in lines), "utf-8")
        return path

    return write


# Distances 0, 1, 2 … of texts of ten characters each.
EDITED = [(f"{'x' * (9 - n)}{'y' * n}z", "xxxxxxxxxz") for n in range(10)]


def test_p_is_that_of_all_divisions(table: Callable[..., Path]) -> None:
    """With few segments, every division can be counted."""
    good, bad = EDITED[:4], EDITED[4:9]
    rows = [(*pair, "DeepL") for pair in good] + [(*pair, "Google") for pair in bad]
    _, changes = analyzed(table(rows))
    result = by_origin(changes, Resampling(resamples=20_000))
    assert [row.group.name for row in result.rows] == ["Google", "DeepL"]
    [comparison] = result.comparisons
    distances = np.arange(9)
    observed = distances[:4].mean() - distances[4:].mean()
    reached = [
        abs(distances[list(some)].mean() - np.delete(distances, some).mean()) >= abs(observed)
        for some in combinations(range(9), 4)
    ]
    assert comparison.p_value == pytest.approx(np.mean(reached), abs=0.003)
    assert comparison.difference == pytest.approx(-10 * observed)
    assert comparison.is_significant


def test_equal_origins_do_not_differ(table: Callable[..., Path]) -> None:
    others = [(before.replace("x", "w"), after.replace("x", "w")) for before, after in EDITED]
    rows = [(*pair, "DeepL") for pair in EDITED] + [(*pair, "Google") for pair in others]
    _, changes = analyzed(table(rows))
    result = by_origin(changes)
    [comparison] = result.comparisons
    assert (comparison.difference, comparison.p_value) == (0.0, 1.0)
    assert not comparison.is_significant
    for row in result.rows:
        assert row.similarity == pytest.approx(55.0)
        assert row.interval is not None
        assert row.interval.low < 55 < row.interval.high


def test_p_values_are_corrected_for_their_number(table: Callable[..., Path]) -> None:
    rows = [
        (*pair, engine)
        for engine, pairs in {"A": EDITED[:3], "B": EDITED[3:6], "C": EDITED[6:9]}.items()
        for pair in pairs
    ]
    _, changes = analyzed(table(rows))
    comparisons = by_origin(changes).comparisons
    assert len(comparisons) == 3
    least = min(comparisons, key=lambda each: each.p_value)
    assert least.p_holm == pytest.approx(3 * least.p_value)


def test_one_origin_is_compared_with_nothing() -> None:
    _, changes = changes_between(["uno", "dos"], ["uno", "tres"])
    result = by_origin(changes)
    assert (len(result.rows), result.comparisons) == (1, ())


def test_replaced_words_are_counted_with_their_segments(tmp_path: Path) -> None:
    path = tmp_path / "delivered.xliff"
    path.write_text(DELIVERED, "utf-8")
    found = find_substitutions(*analyzed(path))
    assert [(each.before, each.after, each.count, each.segments) for each in found] == [
        ("El", "La", 2, (0, 1)),
        ("ordenador", "computadora", 2, (0, 1)),
    ]


def test_rewritten_suggestions_and_punctuation_are_no_substitutions() -> None:
    before = ["uno dos tres.", "uno dos cinco.", "abc", "abd"]
    after = ["uno dos tres!", "uno dos cinco!", "xyz", "xyz"]
    assert find_substitutions(*changes_between(before, after)) == ()


def test_chinese_characters_are_replaced_as_words_and_the_limit_holds() -> None:
    before = ["我的电脑很好用。", "他的电脑也很好。"]
    after = ["我的计算机很好用。", "他的计算机也很好。"]
    evaluation, changes = changes_between(before, after, language="zh")
    [found] = find_substitutions(evaluation, changes)
    assert (found.before, found.after, found.count) == ("电脑", "计算机", 2)
    assert find_substitutions(evaluation, changes, limit=0) == ()
