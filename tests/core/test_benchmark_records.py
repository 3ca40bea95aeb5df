"""A speed far below its record is named or fails a check. The tests measure no time."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.benchmarks import __main__ as command
from tests.benchmarks.quick import (
    Measured,
    QuickRow,
    failed,
    fallen,
    measure,
    quick_rows,
    read_records,
    table_row,
    write_records,
)


def row(name: str, *, is_share: bool = False) -> QuickRow:
    return QuickRow(name, int, int, lambda ours, theirs: None, is_share=is_share)


def measured(name: str, ratio: float, *, is_share: bool = False) -> Measured:
    return Measured(row(name, is_share=is_share), 1.0, ratio, ratio)


RECORDS = {"times": 10.0, "share": 0.4}


@pytest.mark.parametrize(
    ("ratio", "is_share", "is_named"),
    [
        (10, False, False),
        (8.01, False, False),
        (7.99, False, True),
        (30, False, False),
        (0.4, True, False),
        (0.49, True, False),
        (0.51, True, True),
        (0.1, True, False),
    ],
)
def test_a_speed_that_fell_by_more_than_a_fifth_is_named(
    ratio: float, is_share: bool, is_named: bool
) -> None:
    result = measured("share" if is_share else "times", ratio, is_share=is_share)
    assert fallen([result], RECORDS) == ([result] if is_named else [])


@pytest.mark.parametrize(
    ("first", "second", "is_share", "is_failed"),
    [
        (4.9, 4.9, False, True),
        (4.9, 5.1, False, False),
        (0.81, 0.81, True, True),
        (0.81, 0.79, True, False),
    ],
)
def test_a_speed_below_half_fails_only_if_measured_twice(
    first: float, second: float, is_share: bool, is_failed: bool
) -> None:
    name = "share" if is_share else "times"
    again = measured(name, second, is_share=is_share)
    results = [measured(name, first, is_share=is_share), measured("new", 0.01)]
    assert failed(results, RECORDS, lambda _: again) == ([again] if is_failed else [])


@pytest.mark.parametrize(("ratio", "is_share"), [(5.1, False), (0.79, True)])
def test_half_of_a_speed_is_not_measured_again(ratio: float, is_share: bool) -> None:
    result = measured("share" if is_share else "times", ratio, is_share=is_share)
    assert failed([result], RECORDS, pytest.fail) == []


def test_the_ratio_is_the_median_of_turns_after_results_were_compared() -> None:
    compared: list[tuple[str, str]] = []
    # Starts and ends of both sides in three turns: our seconds and theirs are 1 and 4, 2 and 4,
    # 1 and 3.
    times = iter([0, 1, 1, 5, 5, 7, 7, 11, 11, 12, 12, 15])

    def clock() -> float:
        assert compared == [("ours", "theirs")]
        return next(times)

    def result(is_share: bool) -> Measured:
        return measure(
            QuickRow(
                "times",
                lambda: "ours",
                lambda: "theirs",
                lambda ours, theirs: compared.append((ours, theirs)),
                clock,
                is_share,
            )
        )

    of_times = result(is_share=False)
    assert (of_times.ours, of_times.theirs, of_times.ratio) == (1, 4, 3)
    compared.clear()
    times = iter([0, 1, 1, 5, 5, 7, 7, 11, 11, 12, 12, 15])
    assert result(is_share=True).ratio == pytest.approx(1 / 3)


def test_different_results_are_not_timed() -> None:
    def differs(ours: object, theirs: object) -> None:
        raise AssertionError

    clock: Callable[[], float] = pytest.fail
    with pytest.raises(AssertionError):
        measure(QuickRow("times", int, int, differs, clock))


def test_records_are_read_as_they_are_written(tmp_path: Path) -> None:
    path = tmp_path / "records.toml"
    results = [measured("95% interval, 1,000 resamples", 8.754), measured("b", 0.4, is_share=True)]
    write_records(results, path)
    assert read_records(path) == {"95% interval, 1,000 resamples": 8.75, "b": 0.4}
    assert table_row(results[0], read_records(path))[-2:] == ("8.8 times", "8.8 times")
    assert table_row(results[1], {})[-2:] == ("0.40 of theirs", "none")


@pytest.mark.parametrize(
    ("options", "ratio", "code"),
    [([], 4, 0), (["--check"], 4, 1), (["--check"], 6, 0), (["--check"], 10, 0)],
)
def test_only_a_check_fails(
    options: list[str],
    ratio: float,
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["benchmarks", "--quick", *options])
    monkeypatch.setattr(command, "quick_rows", lambda folder: [row("times")])
    monkeypatch.setattr(command, "measure", lambda row: measured(row.name, ratio))
    monkeypatch.setattr(command, "relations", list)
    monkeypatch.setattr(command, "read_records", lambda: RECORDS)
    with pytest.raises(SystemExit) as ended:
        command.main()
    assert ended.value.code == code
    printed = capsys.readouterr().out
    assert ("fell by more than a fifth: times" in printed) == (ratio < 8)
    assert ("less than half of the recorded speed, twice: times" in printed) == (code == 1)


@pytest.mark.slow
def test_each_row_has_a_record(tmp_path: Path) -> None:
    assert [each.name for each in quick_rows(tmp_path)] == list(read_records())
