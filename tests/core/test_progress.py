"""Progress is reported a few times per second at most, and ends what was cancelled."""

from __future__ import annotations

import pytest

from bleu_core import progress as module
from bleu_core.errors import Cancelled
from bleu_core.progress import Progress, Stage

Reports = list[tuple[Stage, int, int]]


@pytest.fixture
def reports() -> Reports:
    return []


@pytest.fixture
def progress(reports: Reports) -> Progress:
    return Progress(lambda *report: reports.append(report), interval=0)


def test_reports_are_some_time_apart_but_the_last_one_always_comes(
    reports: Reports, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter([1.0, 1.04, 1.06, 1.07, 1.2])
    monkeypatch.setattr(module, "monotonic", lambda: next(times))
    progress = Progress(lambda *report: reports.append(report))
    for done in (0, 1, 2, 9, 3):
        progress.step(Stage.READING, done, 9)
    assert [done for _, done, _ in reports] == [0, 2, 9, 3]


def test_a_part_reports_the_progress_of_the_whole(progress: Progress, reports: Reports) -> None:
    progress.part(1, 4).step(Stage.COUNTING, 3, 10)
    progress.part(1, 4, size=2).step(Stage.COUNTING, 3, 10)
    assert reports == [(Stage.COUNTING, 13, 40), (Stage.COUNTING, 16, 40)]


def test_slices_cover_all_items(progress: Progress, reports: Reports) -> None:
    assert [*progress.steps(Stage.COUNTING, 5, 2)] == [slice(0, 2), slice(2, 4), slice(4, 6)]
    assert [done for _, done, _ in reports] == [0, 2, 4, 5]
    assert [*progress.steps(Stage.COUNTING, 0, 2)] == []


def test_whatever_is_cancelled_ends(reports: Reports) -> None:
    answers = iter([False, True])
    progress = Progress(lambda *report: reports.append(report), cancelled=lambda: next(answers))
    progress.check()
    with pytest.raises(Cancelled):
        progress.step(Stage.READING, 1, 1)
    assert reports == []
    cancelled = Progress(cancelled=lambda: True)
    others = (cancelled.part(0, 2), cancelled.without_report(), cancelled.with_report(print))
    for one in (*others, cancelled.with_check(lambda: None)):
        with pytest.raises(Cancelled):
            one.check()
    with pytest.raises(Cancelled):
        list(cancelled.watch([1]))
    # Nothing is done before the question.
    assert list(cancelled.watch([])) == []


def test_items_are_watched_at_every_1024th() -> None:
    asked = 0

    def ask() -> bool:
        nonlocal asked
        asked += 1
        return False

    items = range(2049)
    assert list(Progress(cancelled=ask).watch(items)) == [*items]
    assert asked == 3


def test_a_check_can_raise_and_does_not_hide_a_cancellation(
    progress: Progress, reports: Reports
) -> None:
    def check() -> None:
        raise LookupError

    with pytest.raises(LookupError):
        progress.with_check(check).check()
    progress.with_check(lambda: None).step(Stage.READING, 1, 2)
    assert reports == [(Stage.READING, 1, 2)]
    progress.without_report().step(Stage.READING, 1, 2)
    assert len(reports) == 1
