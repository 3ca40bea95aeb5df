"""Jobs in the background."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bleu_core.errors import BleuError, Cancelled, MemoryExhausted
from bleu_core.files.errors import FileEmpty
from bleu_core.progress import SILENT, Progress, Stage
from bleu_desktop.session.session import Session
from bleu_desktop.shared.jobs import JobRunner, garbage_collection_paused, or_error, running_jobs


def test_texts_are_kept_from_the_garbage_collector() -> None:
    """With a million texts, each collection would stop the window for a third of a second."""
    with garbage_collection_paused():
        assert not gc.isenabled()
        made = [["text"]]
    assert gc.isenabled()
    assert not any(each is made for each in gc.get_objects())
    gc.unfreeze()
    assert any(each is made for each in gc.get_objects())


def test_running_jobs_are_counted_for_their_owner(qtbot: QtBot) -> None:
    """A window closed during a job must not keep another window waiting."""
    owner, other = QObject(), QObject()
    runner = JobRunner(QObject(owner))
    may_end = threading.Event()
    assert running_jobs(owner) == 0
    with qtbot.waitSignal(runner.finished):
        runner.start(lambda _: may_end.wait(10))
        assert (running_jobs(owner), running_jobs(other)) == (1, 0)
        may_end.set()
    assert running_jobs(owner) == 0
    runner.start(lambda _: None)
    runner.stop()
    assert running_jobs(owner) == 0


def test_a_runner_goes_with_the_page_that_needed_it(qtbot: QtBot) -> None:
    """Its result reaches nobody, and nobody waits for the end of its job."""
    session, page = Session(), QObject()
    before = len(session.findChildren(JobRunner))
    runner, idle = session.new_runner(page), session.new_runner(page)
    may_end, results = threading.Event(), []
    runner.finished.connect(results.append)
    runner.start(lambda _: may_end.wait(10))
    del idle
    page.deleteLater()
    qtbot.waitUntil(lambda: len(session.findChildren(JobRunner)) == before + 1)
    may_end.set()
    qtbot.waitUntil(lambda: len(session.findChildren(JobRunner)) == before)
    assert results == []
    session.close()


def test_too_little_memory_is_an_error_that_people_can_read(qtbot: QtBot) -> None:
    def work(*_: object) -> None:
        raise MemoryError

    runner = JobRunner()
    with qtbot.waitSignal(runner.failed) as failed:
        runner.start(work)
    runner.stop()
    assert failed.args is not None
    [error] = failed.args
    assert isinstance(error, MemoryExhausted)


def test_a_job_tells_its_progress_and_its_results(qtbot: QtBot) -> None:
    runner, told = JobRunner(), []
    may_end = threading.Event()

    def work(progress: Progress, report: Callable[[object], None]) -> str:
        # More steps than Qt can count are told as shares of a million.
        progress.step(Stage.READING, 3 * 10**9, 4 * 10**9)
        progress.step(Stage.PARSING, 10**6, 10**6)
        report("first")
        may_end.wait(10)
        return "last"

    runner.progress.connect(lambda *step: told.append(step))
    with qtbot.waitSignal(runner.partial) as partial:
        runner.start_in_steps(work)
    assert partial.args == ["first"]
    assert told == [
        (Stage.READING, 750_000, 10**6),
        (Stage.PARSING, 10**6, 10**6),
    ]
    # It goes on until it has ended.
    assert runner.is_running
    with qtbot.waitSignal(runner.finished) as finished:
        may_end.set()
    assert (finished.args, runner.is_running) == (["last"], False)
    runner.stop()


def test_only_the_newest_job_is_heard(qtbot: QtBot) -> None:
    runner, results = JobRunner(), []
    runner.finished.connect(results.append)
    runner.failed.connect(results.append)
    may_end = threading.Event()

    def cancelled(progress: Progress) -> None:
        may_end.wait(10)
        progress.check()

    runner.start(cancelled)
    with qtbot.waitSignal(runner.finished):
        runner.start(lambda _: "second")
        may_end.set()
    with qtbot.waitSignal(runner.failed):
        runner.start(or_error(lambda _: {}["key"]))
    assert results[0] == "second"
    assert isinstance(results[1], KeyError)
    runner.stop()


@pytest.mark.parametrize("error", [FileEmpty(Path("a.txt")), Cancelled()])
def test_an_error_that_people_can_read_is_a_result(error: BleuError) -> None:
    def work(_: Progress) -> None:
        raise error

    if isinstance(error, Cancelled):
        with pytest.raises(Cancelled):
            or_error(work)(SILENT)
    else:
        assert or_error(work)(SILENT) is error
