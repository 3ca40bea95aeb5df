"""Files that change on disk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from bleu_core.files.addresses import Role
from bleu_desktop.session.file_lists import FileLists
from bleu_desktop.session.work import Work

# Editors write a file in several steps; wait until they are done.
_SETTLE_MILLISECONDS = 300


class FileWatcher(QObject):
    """Reports files of the work that change, disappear, or appear where one was missing.

    Parameters
    ----------
    shows_recorded
        Tells whether a recorded result is shown, so that no file is read again.

    Signals
    -------
    reloaded
        Names of files that are read again.
    touched
        Files have changed but are not read again, because a recorded result is shown.
    """

    reloaded = Signal(list)
    touched = Signal()

    def __init__(
        self,
        work: Work,
        files: FileLists,
        shows_recorded: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._work = work
        self._files = files
        self._shows_recorded = shows_recorded
        self._watcher: QFileSystemWatcher | None = None
        self._missing: set[Path] = set()
        self._changed: set[Path] = set()
        self._settled = QTimer(self, singleShot=True, interval=_SETTLE_MILLISECONDS)
        self._settled.timeout.connect(self._report)

    def watch(self) -> None:
        """Watch the files of the texts and scores that are there, or may come back."""
        paths = set()
        for one in self._work.all_inputs():
            if not (one.in_memory or one.is_folder):
                paths.add(one.address.path)
            if one.role is Role.CANDIDATE:
                paths |= {each.address.path for each in one.scores}
        self._missing = {path for path in paths if not path.is_file()}
        # For a missing file, its folder reports when it appears.
        self._watch({str(path.parent if path in self._missing else path) for path in paths})

    def _watch(self, wanted: set[str]) -> None:
        if self._watcher is None:
            if not wanted:
                return
            self._watcher = QFileSystemWatcher(self)
            self._watcher.fileChanged.connect(lambda path: self._note(Path(path)))
            self._watcher.directoryChanged.connect(self._look_for_missing)
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if gone := watched - wanted:
            self._watcher.removePaths(sorted(gone))
        existing = [path for path in wanted - watched if Path(path).exists()]
        if existing:
            self._watcher.addPaths(sorted(existing))

    def stop(self) -> None:
        """Report nothing more."""
        self._settled.stop()

    def _look_for_missing(self, folder: str) -> None:
        for path in self._missing:
            if str(path.parent) == folder and path.is_file():
                self._note(path)

    def _note(self, path: Path) -> None:
        self._changed.add(path)
        self._settled.start()

    def _report(self) -> None:
        changed, self._changed = self._changed, set()
        if self._watcher is not None:
            replaced = {str(path) for path in changed} & set(self._watcher.files())
            if replaced:
                # An editor may have put a new file under the same name: `watch` adds it.
                self._watcher.removePaths(sorted(replaced))
        # An editor may have put new files in place of those that were watched.
        self.watch()
        self._read_again(changed)

    def _read_again(self, changed: set[Path]) -> None:
        """Read files again that have changed; those that were taken out, when they come back."""
        rows = [
            row
            for row in map(self._files.readings.row, self._work.all_inputs())
            # The file may have been read after it changed.
            if row.path in changed and not (row.input.in_memory or row.is_up_to_date)
        ]
        scores = [
            (row.number, each.input)
            for row in self._files[Role.CANDIDATE]
            for each in row.scores
            if each.input.address.path in changed
        ]
        here = {row.path for row in rows if self._files.role(row) is not None}
        here |= {each.address.path for _, each in scores}
        if not self._shows_recorded():
            self._files.readings.forget({row.number for row in rows})
            if here:
                self._files.reload([], scores)
                self.reloaded.emit([path.name for path in sorted(here)])
        elif here:
            self.touched.emit()
