"""Stops of the window with a million segments: ``python -m tests.window_stops [SEGMENTS]``.

A report, not a test: the length of a stop depends on the machine and on its other work. First come
the processor time until the texts were scored and checked, in which the measurement of stops has a
small part, and the memory. Each further line is an action, with its longest stop in milliseconds
and in pieces of work (sorting 20,000 strings, about 3 ms). No stop should be longer than about 100
pieces.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, process_time

from PySide6.QtCore import QEventLoop, Qt, QTimer

from bleu_core.files.addresses import Role
from bleu_core.workspace.notes import Note
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.navigation import PageName
from bleu_desktop.shared.jobs import running_jobs
from bleu_desktop.shell.application import make_application
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.preferences import Preferences
from tests.helpers.driving import GOOD, REFERENCE, WEAK, part
from tests.helpers.heartbeat import Heartbeat, piece_of_work

NOTE = Note(text="not city")

_SEGMENTS = 1_000_000
_SECONDS = 600


def main(count: int) -> None:
    """Print the longest stop of each action."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    preferences = Preferences(remember=False)
    preferences.inputs = True
    make_application(preferences, "light")
    window = MainWindow(preferences)
    window.resize(1180, 820)
    window.show()
    with TemporaryDirectory() as folder:
        stops = stops_of(window, count, Path(folder))
    window.project.discard()
    window.close()
    unit = piece_of_work()
    for what, stop in sorted(stops.items(), key=lambda item: -item[1]):
        print(f"{stop:8.0f} ms {stop / unit:6.0f}  {what}")


def wait(milliseconds: int) -> None:
    """Let the window work for a while."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wait_until(reached: Callable[[], bool]) -> None:
    """Let the window work until a condition is true."""
    end = monotonic() + _SECONDS
    while not reached():
        if monotonic() > end:
            raise TimeoutError
        wait(10)


def most_memory() -> float:
    """Return the most memory in GB that the program has had; 0 if not Linux."""
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return sum(int(line.split()[1]) / 1e6 for line in lines if line.startswith("VmHWM"))


def stops_of(window: MainWindow, count: int, folder: Path) -> dict[str, float]:
    """Work with the segments as a user does; return the longest stops in milliseconds."""
    session = window.session
    texts = {"reference": REFERENCE, "good": GOOD, "weak": WEAK}
    paths = {}
    for name, lines in texts.items():
        paths[name] = folder / f"{name}.en.txt"
        with paths[name].open("w", encoding="utf-8") as file:
            for number in range(count):
                file.write(f"{lines[number % len(lines)]} {number}\n")
    heartbeat = Heartbeat()
    stops: dict[str, float] = {}

    def idle() -> bool:
        return not session.is_working and not running_jobs(session)

    def do(what: str, act: Callable[[], object]) -> None:
        heartbeat.reset()
        act()
        wait(100)
        wait_until(idle)
        wait(100)
        stops[what] = heartbeat.longest

    def load() -> None:
        session.files.add(Role.REFERENCE, [paths["reference"]])
        session.files.add(Role.CANDIDATE, [paths["good"], paths["weak"]])

    start = process_time()
    do("load", load)
    assert session.evaluation is not None
    assert session.evaluation.segments == count
    wait_until(lambda: session.text_check.report is not None)
    print(f"{process_time() - start:8.1f} s  {most_memory():6.2f} GB")
    for page in PageName:
        do(f"open {page}", lambda page=page: window.session.navigation.open_page(page))
    window.session.navigation.open_page(PageName.SEGMENTS)
    segments = part(window, SegmentsPage)
    header = segments.view.horizontalHeader()
    for column in range(2, segments.view.segments.columnCount()):
        for order in Qt.SortOrder:
            do(
                f"sort by {segments.view.segments.columns[column]}",
                lambda column=column, order=order: header.setSortIndicator(column, order),
            )
    do("filter", lambda: segments.filters.press("worst"))
    do("bar", lambda: segments.chart.toggle(3))
    do("all", segments.clear_filters)
    do("open a segment", lambda: session.navigation.open_segment(count // 2))
    do("find", lambda: (segments.open_find(), segments.find_bar.field.setText("council")))
    do("next", lambda: segments.find_bar.step_wanted.emit(1))
    first, second = (candidate.name for candidate in session.evaluation.candidates)
    do("compare", lambda: session.navigation.choose(first, second))
    do("other candidate", lambda: session.navigation.choose(second, first))
    project = folder / "many.bleu"
    do("save", lambda: window.saver.save(project))
    do("new", session.clear)
    do("open the project", lambda: window.saver.open(project))
    assert session.evaluation is not None
    assert session.evaluation.has_texts
    do("save a comment", lambda: (session.notes.set_note(1, 0, NOTE), window.saver.save()))
    do("language", lambda: window.switch_language("zh_TW"))
    do("theme", lambda: window.switch_theme("dark"))
    heartbeat.stop()
    return stops


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else _SEGMENTS)
