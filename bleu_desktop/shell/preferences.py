"""The settings that the program remembers between two runs."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QByteArray, QSettings

from bleu_core.changes.errors import SchemeInvalid
from bleu_core.changes.schemes import Scheme, parse_scheme
from bleu_desktop.shared.sizes import ZOOMS
from bleu_score.marked.parts import View

MOST_RECENT = 12
MOST_SHAPES = 50

# Longer choices are not stored: some systems limit the size of settings.
_LONGEST_CHOICES = 4000

_DEFAULTS: dict[str, Any] = {
    "language": "",
    "theme": "system",
    "zoom": 100,
    "window/geometry": QByteArray(),
    "window/splitter": QByteArray(),
    "window/inputs": "",
    "segments/view": "",
    "files/folder": "",
    "report": "",
    "rates": "",
    "files/recent": [],
    "files/fields": [],
}


Value = TypeVar("Value")
_INPUTS = {"shown": True, "hidden": False}


class _Stored(Generic[Value]):
    """A value that is remembered.

    Parameters
    ----------
    key
        Where it is stored.
    read, write
        Return the value of what is stored, and what is stored for a value.
    """

    def __init__(
        self,
        key: str,
        read: Callable[[Any], Value],
        write: Callable[[Value], object] = lambda value: value,
    ) -> None:
        self._key, self._read, self._write = key, read, write

    def __get__(self, preferences: Preferences, _: type) -> Value:
        return self._read(preferences.stored(self._key))

    def __set__(self, preferences: Preferences, value: Value) -> None:
        preferences.store(self._key, self._write(value))


# What is stored may not be ours, or damaged.


def _bytes(stored: Any) -> QByteArray:
    return stored if isinstance(stored, QByteArray) else QByteArray()


def _inputs_name(shown: bool | None) -> str:
    return next((name for name, each in _INPUTS.items() if each is shown), "")


def _zoom(stored: Any) -> int:
    return next((percent for percent in ZOOMS if str(percent) == str(stored)), 100)


def _view(stored: Any) -> View:
    return next((view for view in View if view.value == stored), View.MATCHES)


def _plain_data(stored: Any) -> Any:
    try:
        return json.loads(str(stored) or "null")
    except ValueError:
        return None


def _scheme(stored: Any) -> Scheme:
    try:
        return parse_scheme(str(stored).encode())
    except SchemeInvalid:
        return Scheme()


class Preferences:
    """The stored values, where the system keeps settings.

    Parameters
    ----------
    remember
        Whether to read and write the stored values; a screenshot leaves no trace.
    """

    language = _Stored("language", str)
    """Code of the interface language; empty for the system's."""
    zoom = _Stored("zoom", _zoom)
    """The size of text in percent, one of `ZOOMS`."""
    geometry = _Stored("window/geometry", _bytes)
    """Size and place of the window."""
    splitter = _Stored("window/splitter", _bytes)
    """Place of the border between the two halves."""
    inputs = _Stored("window/inputs", lambda stored: _INPUTS.get(str(stored)), _inputs_name)
    """Whether the user wants to see the inputs; None if the window decides."""
    view = _Stored("segments/view", _view, lambda view: view.value)
    """The marks in the texts of a segment."""
    folder = _Stored("files/folder", str)
    """Folder of the last file dialog."""
    report = _Stored("report", _plain_data, lambda data: json.dumps(data, ensure_ascii=False))
    """The choices for the last report, as plain data; None if there were none."""
    rates = _Stored("rates", _scheme, Scheme.to_toml)
    """The user's own bands, weights and price."""

    def __init__(self, *, remember: bool = True) -> None:
        # Pass the names, because there is no application yet that has them.
        self._settings = QSettings("bleu-desktop", "bleu-desktop") if remember else None
        self._values: dict[str, Any] = dict(_DEFAULTS)
        self.theme_for_now = ""

    def stored(self, key: str) -> Any:
        """Return the value that is stored under a key, or the default."""
        if self._settings is None:
            return self._values[key]
        return self._settings.value(key, _DEFAULTS[key])

    def store(self, key: str, value: Any) -> None:
        """Store something under a key."""
        self._values[key] = value
        if self._settings is not None:
            self._settings.setValue(key, value)

    @property
    def theme(self) -> str:
        """``system``, ``light`` or ``dark``; `theme_for_now`, if any, until another is chosen."""
        return self.theme_for_now or str(self.stored("theme"))

    @theme.setter
    def theme(self, theme: str) -> None:
        self.theme_for_now = ""
        self.store("theme", theme)

    @property
    def recent(self) -> list[dict[str, list[str]]]:
        """Inputs scored recently, the newest first: paths by role."""
        inputs = []
        for text in self._texts("files/recent"):
            try:
                content = json.loads(text)
                files = {
                    str(role): [str(path) for path in paths] for role, paths in content.items()
                }
            except (AttributeError, TypeError, ValueError):
                continue  # not ours, or damaged
            if files:
                inputs.append(files)
        return inputs

    def add_recent(
        self, files: dict[str, list[str]], *, replacing: dict[str, list[str]] | None = None
    ) -> None:
        """Put an input at the head of the recent ones, in place of the input it grew from."""
        inputs = [files, *(known for known in self.recent if known not in (files, replacing))]
        texts = [json.dumps(known, ensure_ascii=False) for known in inputs[:MOST_RECENT]]
        self.store("files/recent", texts)

    def forget_recent(self) -> None:
        """Empty the list of recent inputs."""
        self.store("files/recent", [])

    def field_choices(self, shape: str) -> list[str]:
        """Return the remembered choices for files of a shape; empty if there are none."""
        return dict(self._field_choices()).get(shape, [])

    def remember_field_choices(self, shape: str, choices: list[str]) -> None:
        """Remember the choices for files of a shape, and forget the oldest choices."""
        entries = [(known, texts) for known, texts in self._field_choices() if known != shape]
        if sum(map(len, choices)) <= _LONGEST_CHOICES:
            entries.insert(0, (shape, choices))
        self.store("files/fields", [json.dumps(entry) for entry in entries[:MOST_SHAPES]])

    def _field_choices(self) -> list[tuple[str, list[str]]]:
        """Return shapes with their choices, the newest first."""
        entries = []
        for text in self._texts("files/fields"):
            try:
                shape, choices = json.loads(text)
            except (TypeError, ValueError):
                continue  # not ours, or damaged
            if isinstance(shape, str) and isinstance(choices, list):
                entries.append((shape, [str(choice) for choice in choices]))
        return entries

    def _texts(self, key: str) -> list[str]:
        value = self.stored(key)
        # One entry comes back from a settings file as a string, none as None.
        return [value] if isinstance(value, str) else list(value or [])
