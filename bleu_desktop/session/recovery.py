"""Unsaved work, kept beside the program while it grows, and found again after a crash.

Only the paths of files are kept, with the user's decisions and notes; pasted texts are kept whole.
The kept work is removed when the user saves or discards it. Each window keeps its work in a file
of its own, with a lock that ends with the process, so that no window offers the work that is still
open in another one.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLockFile, QObject, QTimer, QUuid

from bleu_core.errors import BleuError
from bleu_core.progress import Progress
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.session.project_saver import ProjectSaver
from bleu_desktop.session.session import Session

_MILLISECONDS = 2000


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
        The names of its texts.
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
    """

    def __init__(self, saver: ProjectSaver, session: Session, folder: Path) -> None:
        super().__init__(saver)
        self._saver = saver
        self._session = session
        self._folder = folder
        name = QUuid.createUuid().toString(QUuid.StringFormat.WithoutBraces)
        self._path = folder / f"{name}.bleu"
        self._lock: QLockFile | None = None
        self._kept: tuple[Workspace, Path | None] | None = None
        # The work of another window that was opened again, until it is kept here.
        self._opened: LeftBehind | None = None
        self._timer = QTimer(self, singleShot=True, interval=_MILLISECONDS)
        self._timer.timeout.connect(self._keep)
        self._runner = session.new_runner()
        self._runner.finished.connect(self._take)
        for changed in (
            session.state_changed,
            session.files.renamed,
            session.notes.changed,
            saver.modified_changed,
            saver.saved,
        ):
            changed.connect(self._wait)
        saver.failed.connect(lambda task: self._give_back(task))

    # Keeping

    def _wait(self, *_: object) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _keep(self) -> None:
        """Keep unsaved work, or remove work that has been saved or discarded."""
        self._saver.look()
        if self._saver.task is not None:
            self._wait()
            return
        if not self._saver.modified:
            self._forget()
            return
        workspace, project = self._session.workspace.unread(), self._session.project.path
        if self._kept == (workspace, project):
            return
        self._kept = workspace, project
        if self._lock is None and not self._lock_folder():
            return
        path, names = self._path, list(workspace.names)
        about = {"project": str(project.absolute()) if project else None, "names": names}

        def write(_: Progress) -> None:
            import json  # lazily, for start-up

            from bleu_desktop.session.project_jobs import keep_workspace

            # The disk may be full; the work is still in the window.
            with suppress(BleuError, OSError):
                keep_workspace(workspace, path)
                date = datetime.now().astimezone().isoformat(timespec="seconds")
                _about(path).write_text(json.dumps({**about, "date": date}), encoding="utf-8")

        self._runner.start(write)

    def _lock_folder(self) -> bool:
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError:
            return False
        self._lock = _lock(self._path)
        return bool(self._lock.tryLock(0))

    def _take(self) -> None:
        if self._opened is not None:
            self._opened.discard()
            self._opened = None

    def _forget(self) -> None:
        self._runner.cancel()
        if self._kept is not None:
            self._kept = None
            _remove(self._path)
        self._take()

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
        found = []
        for about in self._folder.glob("*.json"):
            path = about.with_suffix(".bleu")
            lock = _lock(path)
            if path != self._path and path.exists() and lock.tryLock(0):
                if (work := _read(path, about, lock)) is not None:
                    found.append(work)
                else:
                    _remove(path)
                    lock.unlock()
        return sorted(found, key=lambda work: work.date, reverse=True)

    def open(self, work: LeftBehind) -> None:
        """Go on with work that another window has left."""
        self._opened = work
        self._saver.recover(work.path, work.project)

    def _give_back(self, task: str) -> None:
        """Leave work that could not be opened for another time."""
        if task == "open" and self._opened is not None and self._kept is None:
            self._opened.leave()
            self._opened = None


def _read(path: Path, about: Path, lock: QLockFile) -> LeftBehind | None:
    import json

    try:
        content: Any = json.loads(about.read_text(encoding="utf-8"))
        project = content["project"]
        return LeftBehind(
            path,
            None if project is None else Path(project),
            tuple(str(name) for name in content["names"]),
            datetime.fromisoformat(content["date"]),
            lock,
        )
    except (OSError, ValueError, KeyError, TypeError):
        return None


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
