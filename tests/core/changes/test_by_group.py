"""Groups of segments side by side, and words that were replaced again and again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from bleu_core.changes import by_group
from bleu_core.changes.analysis import analyze_changes
from bleu_core.changes.by_group import GroupComparison, group_changes
from bleu_core.changes.model import Changes, OriginGroup
from bleu_core.changes.substitutions import find_substitutions
from bleu_core.files.origins import OriginKind
from bleu_core.settings import Resampling
from bleu_score.messages.changes import comparison_texts, groups_note
from bleu_score.reports.change_tables import groups_table
from tests.helpers.deliveries import DELIVERED, MEMOQ, XLIFF, analyzed, changes_between


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
    result = group_changes(changes, "origin", Resampling(resamples=20_000))
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
    result = group_changes(changes, "origin")
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
    comparisons = group_changes(changes, "origin").comparisons
    assert len(comparisons) == 3
    least = min(comparisons, key=lambda each: each.p_value)
    assert least.p_holm == pytest.approx(3 * least.p_value)


@pytest.mark.parametrize(("count", "compared"), [(1, 0), (2, 1)])
def test_origins_of_a_single_suggestion_are_not_compared(
    table: Callable[..., Path], count: int, compared: int
) -> None:
    rows = [(*pair, "DeepL") for pair in EDITED[:2]]
    rows += [(*pair, "Google") for pair in EDITED[2 : 2 + count]]
    _, changes = analyzed(table(rows))
    assert len(group_changes(changes, "origin").comparisons) == compared


def test_one_origin_is_compared_with_nothing() -> None:
    _, changes = changes_between(["uno", "dos"], ["uno", "tres"])
    result = group_changes(changes, "origin")
    assert (len(result.rows), result.comparisons) == (1, ())


def test_a_p_that_no_division_reached_is_an_upper_bound(table: Callable[..., Path]) -> None:
    rows = [(*EDITED[0], "DeepL")] * 30 + [(*EDITED[9], "Google")] * 30
    _, changes = analyzed(table(rows))
    result = group_changes(changes, "origin")
    [comparison] = result.comparisons
    assert (comparison.is_least_p, comparison.p_value) == (True, 1 / 10_001)
    [text] = comparison_texts(result)
    assert "(p ≤ 0.00010)" in text
    [equal] = group_changes(analyzed(table([*rows[:3], *rows[-3:]]))[1], "origin").comparisons
    assert not equal.is_least_p


@pytest.mark.parametrize(
    ("p_value", "p_holm", "is_least", "is_significant"),
    [(0.01, 0.049, True, True), (0.02, 0.05, False, False), (0.02, 0.051, False, False)],
)
def test_a_difference_is_significant_below_the_level(
    p_value: float, p_holm: float, is_least: bool, is_significant: bool
) -> None:
    found = GroupComparison(0, 1, 2.0, p_value, p_holm, 99)
    assert (found.is_least_p, found.is_significant) == (is_least, is_significant)
    assert found.to_dict()["significant"] is is_significant


def test_suggestions_that_were_left_as_they_are_are_counted() -> None:
    _, changes = changes_between(["uno", "dos", "tres"], ["uno", "dos", "tre"])
    assert [row.unchanged for row in group_changes(changes, "origin").rows] == [2]


def test_a_single_suggestion_has_no_interval() -> None:
    for count in (1, 2):
        _, changes = changes_between(["uno"] * count, ["otro"] * count)
        (row,) = group_changes(changes, "origin").rows
        assert (row.measured, row.interval is not None) == (count, count > 1)


def test_locked_segments_have_no_origin(tmp_path: Path) -> None:
    path = tmp_path / "delivered.xliff"
    path.write_text(DELIVERED, "utf-8")
    _, changes = analyzed(path)
    assert changes.sums.locked > 0
    rows = group_changes(changes, "origin").rows
    [new] = (row for row in rows if row.group.kind is OriginKind.NONE)
    assert new.volume.segments == changes.sums.new
    segments = sum(row.volume.segments for row in rows)
    assert segments == len(changes.rows.state) - changes.sums.locked
    # An origin without segments is none.
    unused = replace(changes, stated=(*changes.stated, OriginGroup(OriginKind.MACHINE, "unused")))
    assert len(unused.groups) > len(changes.groups)
    assert [row.group for row in group_changes(unused, "origin").rows] == [
        row.group for row in rows
    ]


def statements(*groups: tuple[str, str, int]) -> list[tuple[str, str]]:
    """Return the cells of a translator and a date, each as often as wanted."""
    return [(by, on) for by, on, count in groups for _ in range(count)]


@pytest.fixture
def edited(tmp_path: Path) -> Callable[[list[tuple[str, str]]], Changes]:
    """Analyze the texts of `EDITED` with translators and dates beside them."""

    def analyze(stated: list[tuple[str, str]]) -> Changes:
        path = tmp_path / "delivered.tsv"
        lines = [("ID", "MT", "Final", "Translator", "Date")]
        lines += [(str(number), *EDITED[number % 10], *each) for number, each in enumerate(stated)]
        path.write_text("".join("\t".join(line) + "\n" for line in lines), "utf-8")
        return analyzed(path)[1]

    return analyze


def test_the_groups_of_translators_add_up_to_all_segments(
    edited: Callable[..., Changes],
) -> None:
    changes = edited(statements(("ana", "", 3), ("", "", 2), ("ben", "", 4), ("eva", "", 1)))
    assert changes.groupings == ("translator",)
    result = group_changes(changes, "translator")
    # Of distances 0 to 9 in texts of ten characters, ana has 0, 1, 2, and ben 5, 6, 7, 8.
    assert [(row.group, row.volume.segments, row.unchanged) for row in result.rows] == [
        *(("ben", 4, 0), ("ana", 3, 1), ("", 2, 0), ("eva", 1, 0))
    ]
    assert [row.similarity for row in result.rows] == pytest.approx([35, 90, 65, 10])
    for name in ("segments", "target_words", "target_characters"):
        parts = [getattr(row.volume, name) for row in result.rows]
        assert sum(parts) == getattr(changes.total, name)
    assert result.to_dict()["translators"][2]["name"] is None


def test_translators_are_neither_compared_nor_given_intervals(
    edited: Callable[..., Changes],
) -> None:
    changes = edited(statements(("ana", "", 10), ("ben", "", 10)))
    result = group_changes(changes, "translator")
    assert result.comparisons == ()
    assert [row.interval for row in result.rows] == [None, None]
    assert result.to_dict().keys() == {"translators"}
    table = groups_table(result)
    assert [column.title for column in table.columns] == [
        *("Translator", "Segments", "Unchanged", "Similarity")
    ]
    assert {len(row) for row in table.rows} == {4}
    assert table.notes == (groups_note(),)


def test_dates_are_in_their_order_and_not_tested(
    edited: Callable[..., Changes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(by_group, "_compare", None)
    changes = edited(
        statements(("", "2024-05-02", 3), ("", "", 2), ("", "2024-04-24", 4), ("", "2024-05-02", 1))
    )
    assert changes.groupings == ("date",)
    result = group_changes(changes, "date")
    assert [(row.group, row.volume.segments, row.measured) for row in result.rows] == [
        *(("2024-04-24", 4, 4), ("2024-05-02", 4, 4), ("", 2, 2))
    ]
    assert result.rows[1].similarity == pytest.approx(100 - 10 * (0 + 1 + 2 + 9) / 4)
    assert result.rows[0].interval is not None
    assert result.to_dict().keys() == {"dates"}


@pytest.mark.parametrize(("days", "groups"), [(31, 31), (32, 2)])
def test_many_days_are_months(days: int, groups: int, edited: Callable[..., Changes]) -> None:
    first = date(2024, 1, 20)
    stated = [("ana", (first + timedelta(number)).isoformat()) for number in range(days)]
    rows = group_changes(edited(stated), "date").rows
    assert len(rows) == groups
    if groups == 2:
        assert [(row.group, row.volume.segments) for row in rows] == [
            *(("2024-01", 12), ("2024-02", 20))
        ]


def test_files_are_those_of_a_folder_or_the_documents_of_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(by_group, "_compare", None)
    folder = tmp_path / "all"
    folder.mkdir()
    (folder / "a.xliff").write_text(DELIVERED, "utf-8")
    (folder / "b.mqxliff").write_text(MEMOQ, "utf-8")
    _, changes = analyzed(folder)
    rows = group_changes(changes, "file").rows
    assert [(row.group, row.volume.segments, row.measured) for row in rows] == [
        *(("a.xliff", 8, 5), ("b.mqxliff", 3, 2))
    ]
    # A file without segments is one, too.
    more = replace(changes, files=(*changes.files, "c.xliff"))
    *_, last = group_changes(more, "file").rows
    assert (last.group, last.volume.segments, last.similarity) == ("c.xliff", 0, None)
    first_file = changes.of_file(0)
    changed = first_file.sums.character_distance / first_file.sums.character_length
    assert rows[0].similarity == pytest.approx(100 * (1 - changed))
    # The second document has the new segment, the locked one, and the repeated one.
    second = '</body></file><file original="b" source-language="en" target-language="es"><body>'
    first, last = DELIVERED.split('<trans-unit id="5">')
    path = tmp_path / "two.xliff"
    path.write_text(f'{first}{second}<trans-unit id="5">{last}', "utf-8")
    _, changes = analyzed(path)
    rows = group_changes(changes, "file").rows
    assert [(row.group, row.volume.segments, row.measured) for row in rows] == [
        *(("a", 4, 4), ("b", 4, 1))
    ]
    assert changes.files == ()


def test_without_statements_there_are_only_origins(tmp_path: Path) -> None:
    path = tmp_path / "delivered.xliff"
    path.write_text(DELIVERED, "utf-8")
    evaluation, changes = analyzed(path)
    assert changes.groupings == ("origin",)
    analysis = analyze_changes(evaluation)
    assert [groups.by for groups in analysis.groups] == ["origin"]


def test_replaced_words_are_counted_with_their_segments(tmp_path: Path) -> None:
    path = tmp_path / "delivered.xliff"
    path.write_text(DELIVERED, "utf-8")
    found = find_substitutions(*analyzed(path))
    assert [(each.before, each.after, each.count, each.segments) for each in found] == [
        ("El", "La", 2, (0, 1)),
        ("ordenador", "computadora", 2, (0, 1)),
    ]


def test_words_of_files_are_counted_once(tmp_path: Path) -> None:
    before, after = "la casa roja", "la casa verde"
    for count in (2, 3):
        folder = tmp_path / f"{count}"
        folder.mkdir()
        unit = f"<trans-unit id='1'><source>x</source><target>{after}</target>"
        unit += f"<alt-trans origin='o'><target>{before}</target></alt-trans></trans-unit>"
        for number in range(count):
            path = folder / f"{number}.xliff"
            path.write_text(XLIFF.format(namespaces="", units=unit), "utf-8")
        [found] = find_substitutions(*analyzed(folder))
        assert (found.before, found.after, found.count) == ("roja", "verde", count)


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


LONG = "este texto tiene otras palabras que se quedan como estaban"


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        (["casa", "casa"], ["hogar", "hogar"], [("casa", "hogar", 2, (0, 1))]),
        (["casa", "casa"], ["hogar", "piso"], []),
        # Twice in one segment are two times.
        (["casa y casa", "x"], ["hogar y hogar", "x"], [("casa", "hogar", 2, (0,))]),
        # The most frequent first, then in the order of the words.
        (
            ["bus sol", "bus sol", "bus mar", "ala mar"],
            ["tren luz", "tren luz", "tren ola", "pie ola"],
            [("bus", "tren", 3, (0, 1, 2)), ("mar", "ola", 2, (2, 3)), ("sol", "luz", 2, (0, 1))],
        ),
        # Words in the same place stand for each other.
        (["la casa"] * 2, ["un piso"] * 2, [("casa", "piso", 2, (0, 1)), ("la", "un", 2, (0, 1))]),
        (["la casa"] * 2, ["piso"] * 2, [("la", "piso", 2, (0, 1))]),
        # Five words are no expression.
        (
            ["a b c d"] * 2,
            ["r s t u"] * 2,
            [(o, n, 2, (0, 1)) for o, n in zip("abcd", "rstu", strict=True)],
        ),
        (["a b c d e"] * 2, ["r s t u v"] * 2, []),
        # Neither are signs, and words that differ in spaces alone.
        (["!"] * 2, ["?"] * 2, []),
        (["casa"] * 2, ["casa "] * 2, []),
        # Chinese characters are put together without spaces.
        (["电脑"] * 2, ["计算机"] * 2, [("电脑", "计算机", 2, (0, 1))]),
        (["电脑 PC"] * 2, ["手机 X"] * 2, [("电脑PC", "手机X", 2, (0, 1))]),
        (["电脑 PC a"] * 2, ["手机 X b"] * 2, [("电脑PC a", "手机X b", 2, (0, 1))]),
    ],
)
def test_words_that_were_replaced_again_and_again(
    before: list[str], after: list[str], found: list[tuple[str, str, int, tuple[int, ...]]]
) -> None:
    own, other = ([f"{LONG} {text} {LONG}" for text in texts] for texts in (before, after))
    language = "zh" if before[0][0] > "\u2e80" else "es"
    substitutions = find_substitutions(*changes_between(own, other, language=language))
    assert [(e.before, e.after, e.count, e.segments) for e in substitutions] == found
    if found:
        assert substitutions[0].to_dict()["segments"] == [each + 1 for each in found[0][3]]
        [first] = find_substitutions(*changes_between(own, other, language=language), limit=1)
        assert first == substitutions[0]
