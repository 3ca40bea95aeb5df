"""The settings that the program remembers between two runs."""

from __future__ import annotations

import json
from typing import Any

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


class Preferences:
    """The stored values, where the system keeps settings.

    Parameters
    ----------
    remember
        Whether to read and write the stored values; a screenshot leaves no trace.
    """

    def __init__(self, *, remember: bool = True) -> None:
        # Pass the names, because there is no application yet that has them.
        self._settings = QSettings("bleu-desktop", "bleu-desktop") if remember else None
        self._values: dict[str, Any] = dict(_DEFAULTS)
        self.theme_for_now = ""

    def _get(self, key: str) -> Any:
        if self._settings is None:
            return self._values[key]
        return self._settings.value(key, _DEFAULTS[key])

    def _set(self, key: str, value: Any) -> None:
        self._values[key] = value
        if self._settings is not None:
            self._settings.setValue(key, value)

    @property
    def language(self) -> str:
        """Code of the interface language; empty for the system's."""
        return str(self._get("language"))

    @language.setter
    def language(self, code: str) -> None:
        self._set("language", code)

    @property
    def theme(self) -> str:
        """``system``, ``light`` or ``dark``; `theme_for_now`, if any, until another is chosen."""
        return self.theme_for_now or str(self._get("theme"))

    @theme.setter
    def theme(self, theme: str) -> None:
        self.theme_for_now = ""
        self._set("theme", theme)

    @property
    def zoom(self) -> int:
        """The size of text in percent, one of `ZOOMS`."""
        try:
            percent = int(self._get("zoom"))
        except (TypeError, ValueError):
            return 100  # not ours, or damaged
        return percent if percent in ZOOMS else 100

    @zoom.setter
    def zoom(self, percent: int) -> None:
        self._set("zoom", percent)

    @property
    def geometry(self) -> QByteArray:
        """Size and place of the window."""
        return _bytes(self._get("window/geometry"))

    @geometry.setter
    def geometry(self, state: QByteArray) -> None:
        self._set("window/geometry", state)

    @property
    def splitter(self) -> QByteArray:
        """Place of the border between the two halves."""
        return _bytes(self._get("window/splitter"))

    @splitter.setter
    def splitter(self, state: QByteArray) -> None:
        self._set("window/splitter", state)

    @property
    def inputs(self) -> bool | None:
        """Whether the user wants to see the inputs; None if the window decides."""
        return {"shown": True, "hidden": False}.get(str(self._get("window/inputs")))

    @inputs.setter
    def inputs(self, shown: bool | None) -> None:
        names = {True: "shown", False: "hidden", None: ""}
        self._set("window/inputs", names[shown])

    @property
    def view(self) -> View:
        """The marks in the texts of a segment."""
        stored = str(self._get("segments/view"))
        return next((view for view in View if view.value == stored), View.MATCHES)

    @view.setter
    def view(self, view: View) -> None:
        self._set("segments/view", view.value)

    @property
    def folder(self) -> str:
        """Folder of the last file dialog."""
        return str(self._get("files/folder"))

    @folder.setter
    def folder(self, folder: str) -> None:
        self._set("files/folder", folder)

    @property
    def report(self) -> object:
        """The choices for the last report, as plain data; None if there were none."""
        try:
            return json.loads(str(self._get("report")) or "null")
        except ValueError:
            return None  # not ours, or damaged

    @report.setter
    def report(self, choices: dict[str, Any]) -> None:
        self._set("report", json.dumps(choices, ensure_ascii=False))

    @property
    def rates(self) -> Scheme:
        """The user's own bands, weights and price."""
        try:
            return parse_scheme(str(self._get("rates")).encode())
        except SchemeInvalid:
            return Scheme()  # not ours, or damaged

    @rates.setter
    def rates(self, scheme: Scheme) -> None:
        self._set("rates", scheme.to_toml())

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
        self._set("files/recent", texts)

    def forget_recent(self) -> None:
        """Empty the list of recent inputs."""
        self._set("files/recent", [])

    def field_choices(self, shape: str) -> list[str]:
        """Return the remembered choices for files of a shape; empty if there are none."""
        return dict(self._field_choices()).get(shape, [])

    def remember_field_choices(self, shape: str, choices: list[str]) -> None:
        """Remember the choices for files of a shape, and forget the oldest choices."""
        entries = [(known, texts) for known, texts in self._field_choices() if known != shape]
        if sum(map(len, choices)) <= _LONGEST_CHOICES:
            entries.insert(0, (shape, choices))
        self._set("files/fields", [json.dumps(entry) for entry in entries[:MOST_SHAPES]])

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
        value = self._get(key)
        # One entry comes back from a settings file as a string, none as None.
        return [value] if isinstance(value, str) else list(value or [])


def _bytes(value: Any) -> QByteArray:
    return value if isinstance(value, QByteArray) else QByteArray()
