"""Jobs in the background."""

from __future__ import annotations

import gc
import threading

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bleu_core.errors import MemoryExhausted
from bleu_desktop.session.session import Session
from bleu_desktop.shared.jobs import JobRunner, garbage_collection_paused, running_jobs


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
