"""Unsaved work, kept beside the program while it grows, and found again after a crash.

Only the paths of files are kept, with the user's decisions and notes; pasted texts are kept whole.
Work on a project without names is kept without them, too: its files have to be added again.
The kept work is removed when the user saves or discards it. Each window keeps its work in a file
of its own, with a lock that ends with the process, so that no window offers the work that is still
open in another one.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLockFile, QObject, QTimer, QUuid, Signal

from bleu_core.errors import BleuError
from bleu_core.files.atomic import atomic_file
from bleu_core.progress import Progress
from bleu_core.projects import database
from bleu_core.projects import project as projects_project
from bleu_core.projects.errors import ProjectDamaged, ProjectInvalid
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.session import project_jobs
from bleu_desktop.session.project_saver import ProjectSaver
from bleu_desktop.session.session import Session

_MILLISECONDS = 2000
# After a failure, the next attempt is made later.
_TIMES_LATER = 5


@dataclass(frozen=True)
class LeftBehind:
    """The workspace of a window that ended unexpectedly.

    Attributes
    ----------
    path
        The file with the workspace.
    project
        The project it belongs to; None if it was in none.
    names
        The names of its texts, if it belongs to no project.
    date
        The time at which it was kept.
    lock
        Keeps other windows from offering it, too.
    """

    path: Path
    project: Path | None
    names: tuple[str, ...]
    date: datetime
    lock: QLockFile = field(repr=False, compare=False)

    def discard(self) -> None:
        """Remove the workspace for good."""
        _remove(self.path)
        self.leave()

    def leave(self) -> None:
        """Let a window offer the workspace again."""
        self.lock.unlock()


class Recovery(QObject):
    """Keeps unsaved work, at most every two seconds.

    Parameters
    ----------
    folder
        The folder of the kept work; it is created when there is something to keep.

    Attributes
    ----------
    is_failing
        Whether the work could not be kept. This is tried again, and the last copy stays until then.

    Signals
    -------
    failing_changed
        `is_failing` has changed.
    """

    failing_changed = Signal()

    def __init__(self, saver: ProjectSaver, session: Session, folder: Path) -> None:
        super().__init__(saver)
        self._saver = saver
        self._session = session
        self._folder = folder
        name = QUuid.createUuid().toString(QUuid.StringFormat.WithoutBraces)
        self._path = folder / f"{name}.bleu"
        self._lock: QLockFile | None = None
        self.is_failing = False
        # The work in the last copy, and in the one that is being written.
        self._kept: tuple[Workspace, Path | None] | None = None
        self._writing: tuple[Workspace, Path | None] | None = None
        # The work of another window that is opened again, until it is kept here.
        self._opened: LeftBehind | None = None
        self._is_shown = False
        self._timer = QTimer(self, singleShot=True, interval=_MILLISECONDS)
        self._timer.timeout.connect(self._keep)
        self._runner = session.new_runner()
        self._runner.finished.connect(self._take)
        self._runner.failed.connect(lambda _: self._take(False))
        for changed in (
            session.state_changed,
            session.files.renamed,
            session.notes.changed,
            saver.modified_changed,
            saver.saved,
        ):
            changed.connect(self._wait)
        saver.opened.connect(self._take_opened)
        saver.task_changed.connect(self._give_back)

    # Keeping

    def _wait(self, *_: object) -> None:
        if not self._timer.isActive():
            self._timer.start(_MILLISECONDS)

    def _keep(self) -> None:
        """Keep unsaved work, or remove work that has been saved or discarded."""
        self._saver.look()
        if self._saver.task is not None:
            self._wait()
            return
        if not self._saver.modified:
            self._forget()
            return
        work = self._session.workspace.unread(), self._session.project.path
        if work == (self._writing or self._kept):
            if self._writing is None:
                self._show_failing(False)  # the last copy has this work
            return
        if not self._lock_folder():
            self._fail()
            return
        self._writing = work
        workspace, project = work
        path, keep_names = self._path, self._session.project.kept.names
        files = project_jobs.names_of_files(self._session.folders.pairing)
        # Work that belongs to a project is offered under the name of the project.
        about = {
            "project": str(project.absolute()) if project else None,
            "names": [] if project else list(workspace.names),
        }

        def write(_: Progress) -> bool:
            # The disk may be full; the work is still in the window.
            try:
                project_jobs.keep_workspace(workspace, path, keep_names=keep_names, files=files)
                date = datetime.now().astimezone().isoformat(timespec="seconds")
                with atomic_file(_about(path)) as file:
                    file.write(json.dumps({**about, "date": date}).encode())
            except (BleuError, OSError):
                return False
            return True

        self._runner.start(write)

    def _lock_folder(self) -> bool:
        if self._lock is None:
            with suppress(OSError):
                self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = _lock(self._path)
            self._lock = lock if lock.tryLock(0) else None
        return self._lock is not None

    def _take(self, is_kept: bool) -> None:
        work, self._writing = self._writing, None
        if not is_kept:
            self._fail()
            return
        self._kept = work
        self._show_failing(False)
        self._discard_opened()

    def _fail(self) -> None:
        """Try again later; earlier copies stay until then."""
        self._show_failing(True)
        self._timer.start(_TIMES_LATER * _MILLISECONDS)

    def _show_failing(self, is_failing: bool) -> None:
        if is_failing != self.is_failing:
            self.is_failing = is_failing
            self.failing_changed.emit()

    def _discard_opened(self) -> None:
        """Remove the work of another window, of which there is a copy now."""
        if self._opened is not None and self._is_shown:
            self._opened.discard()
            self._opened = None

    def _forget(self) -> None:
        self._runner.cancel()
        self._writing = None
        if self._kept is not None:
            self._kept = None
            _remove(self._path)
        self._show_failing(False)
        self._discard_opened()

    def end(self) -> None:
        """Remove everything, because the window is closed normally."""
        self._timer.stop()
        self._runner.stop()
        self._forget()
        _remove(self._path)
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    # Finding

    def left_behind(self) -> list[LeftBehind]:
        """Return the work that other windows have left, the newest first."""
        database.remove_leftovers(self._folder)
        found = []
        for path in self._folder.glob("*.bleu"):
            lock = _lock(path)
            if path != self._path and lock.tryLock(0):
                if (work := _read(path, lock)) is not None:
                    found.append(work)
                else:
                    lock.unlock()
        return sorted(found, key=lambda work: work.date, reverse=True)

    def open(self, work: LeftBehind) -> None:
        """Go on with work that another window has left."""
        self._leave_opened()
        self._opened, self._is_shown = work, False
        self._saver.recover(work.path, work.project)

    def _take_opened(self) -> None:
        if self._opened is not None and self._saver.path == self._opened.path:
            self._is_shown = True

    def _give_back(self) -> None:
        """Leave work that was not opened for another time."""
        if self._saver.task is None and not self._is_shown:
            self._leave_opened()

    def _leave_opened(self) -> None:
        if self._opened is not None:
            self._opened.leave()
            self._opened = None


def _read(path: Path, lock: QLockFile) -> LeftBehind | None:
    """Return kept work; None if its file is damaged, which removes it, or cannot be read now."""
    project = None
    try:
        about: Any = json.loads(_about(path).read_text(encoding="utf-8"))
        project = None if about["project"] is None else Path(about["project"])
        names = tuple(str(name) for name in about["names"])
        date = datetime.fromisoformat(about["date"])
    except (OSError, ValueError, KeyError, TypeError):
        # The program ended between the two files, or the disk damaged one of them.
        try:
            names = tuple(projects_project.Project.open(path).workspace.names)
            date = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        except (ProjectDamaged, ProjectInvalid):
            _remove(path)
            return None
        except (BleuError, OSError):
            return None
    return LeftBehind(path, project, names, date, lock)


def _lock(path: Path) -> QLockFile:
    lock = QLockFile(str(path.with_suffix(".lock")))
    # A lock is stale only if its process has ended, however old it is.
    lock.setStaleLockTime(0)
    return lock


def _about(path: Path) -> Path:
    return path.with_suffix(".json")


def _remove(path: Path) -> None:
    # First the file that marks the work as complete.
    for each in (_about(path), path):
        with suppress(OSError):
            each.unlink(missing_ok=True)
