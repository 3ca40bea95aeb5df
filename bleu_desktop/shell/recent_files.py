"""The inputs that were scored recently."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from bleu_core.files.addresses import Role, parse_address, split_address
from bleu_core.files.names import NamedFile
from bleu_desktop.session.session import Session, State
from bleu_desktop.shell.preferences import Preferences
from bleu_score.i18n import join_names
from bleu_score.messages.names import names_of_compared, one_line, short_names
from bleu_score.paths import resource_path

# The name of a project in the list, in place of a role.
PROJECT = "project"


class RecentFiles(QObject):
    """Remembers every input that is scored, and opens it again."""

    def __init__(self, session: Session, preferences: Preferences) -> None:
        super().__init__(session)
        self._session = session
        self._preferences = preferences
        # The current input as it is in the list; None for a new one.
        self._current: dict[str, list[str]] | None = None
        session.state_changed.connect(self._note_state)

    def open(self, files: dict[str, list[str]]) -> None:
        """Score files of the list, given by their roles."""
        self._session.clear()
        for role in Role:
            if paths := files.get(role.value):
                self._session.files.add(role, [parse_address(path) for path in paths])

    def _note_state(self) -> None:
        if self._session.state is State.EMPTY:
            self._current = None
        elif self._session.state is State.SCORED:
            self._remember()

    def _remember(self) -> None:
        # A project has its own entry in the list.
        if self._session.project.path is not None:
            return
        if any(entry.input.in_memory for entry in self._session.files.entries()):
            return
        files = {
            role.value: [str(entry.address.absolute()) for entry in self._session.files[role]]
            for role in Role
            if self._session.files[role]
        }
        # Samples have a menu of their own.
        samples = str(resource_path("samples").absolute())
        if any(path.startswith(samples) for paths in files.values() for path in paths):
            return
        # An input that grows stays one entry.
        self._preferences.add_recent(files, replacing=self._current)
        self._current = files


def recent_name(files: dict[str, list[str]]) -> str:
    """Return the names of recent inputs; of texts in one file, only the first has its name."""
    if PROJECT in files:
        return join_names([one_line(Path(path).name) for path in files[PROJECT]])
    texts = [_text(role, path) for role in Role for path in files.get(role.value, ())]
    names = names_of_compared(texts)
    of_file = [text.name for _, text in texts]
    if len({text.path for _, text in texts}) == 1 and len(set(of_file)) == len(of_file):
        names[1:] = [*short_names(of_file).values()][1:]
    return join_names(names)


def _text(role: Role, path: str) -> tuple[Role, NamedFile]:
    file, selection = split_address(path)
    name = f"{Path(file).name}#{selection.address}" if selection.address else Path(file).name
    return role, NamedFile(name, Path(file))


def recent_places(files: dict[str, list[str]]) -> str:
    """Return the paths of the files of recent inputs, one in each line."""
    paths = (split_address(path)[0] for paths in files.values() for path in paths)
    return "\n".join(dict.fromkeys(paths))
