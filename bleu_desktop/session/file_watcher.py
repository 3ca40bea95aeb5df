"""Files that change on disk."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

# Editors write a file in several steps; wait until they are done.
_SETTLE_MILLISECONDS = 300


class FileWatcher(QObject):
    """Reports files that change, disappear, or appear where one was missing.

    Signals
    -------
    changed
        Paths of the files that changed, as a list.
    """

    changed = Signal(list)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._watcher: QFileSystemWatcher | None = None
        self._missing: set[Path] = set()
        self._changed: set[Path] = set()
        self._settled = QTimer(self, singleShot=True, interval=_SETTLE_MILLISECONDS)
        self._settled.timeout.connect(self._report)

    def watch(self, paths: Collection[Path]) -> None:
        """Watch only these files."""
        self._missing = {path for path in paths if not path.is_file()}
        # For a missing file, its folder reports when it appears.
        wanted = {str(path.parent if path in self._missing else path) for path in paths}
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
        self.changed.emit(sorted(changed))
