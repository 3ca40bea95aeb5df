"""An hour of use at random: ``python -m tests.window_use [MINUTES] [SEED]``.

Opens files, types comments, bookmarks, assesses, renames, removes, changes settings, switches
pages and languages, takes back and makes again. After some steps the window is saved and closed,
or killed, and the next one goes on. After each step and each start, everything that was typed and
chosen is compared with what the window has. A failure names the seed, which repeats it.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from PySide6.QtCore import Qt, qInstallMessageHandler
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bleu_core.files.addresses import Role
from bleu_core.workspace.notes import SegmentVerdict
from bleu_desktop.segments.note_editor import NoteEditor
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shell.application import make_application
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.preferences import Preferences
from bleu_score.i18n import LANGUAGES

_MINUTES = 60
_CANDIDATES = ("a.txt", "b.txt", "c.txt")
_SEGMENTS = 30

Choices = dict[str, Any]
"""What the user chose and typed: notes by candidate and line, names of candidates, settings."""


def main(minutes: float, seed: int) -> int:
    """Let one window follow another until the time is over; return 1 after a failure."""
    end, lives = monotonic() + 60 * minutes, 0
    with TemporaryDirectory() as name:
        folder = Path(name)
        texts = [f"The house{n} stands at the old river number {n}." for n in range(_SEGMENTS)]
        for file in ("reference.txt", *_CANDIDATES):
            (folder / file).write_text("\n".join(texts) + "\n", encoding="utf-8")
        while monotonic() < end:
            command = (sys.executable, "-m", "tests.window_use", "life", name, str(seed + lives))
            code = subprocess.run(command, check=False).returncode
            lives += 1
            if code not in (0, -signal.SIGKILL):
                print(f"window {lives} of seed {seed} ended with {code}")
                return 1
    print(f"{lives} windows, nothing missing")
    return 0


class _User:
    """A user at random, who knows what they chose and typed."""

    def __init__(self, window: MainWindow, folder: Path, seed: int) -> None:
        self.window, self.session, self.folder = window, window.session, folder
        self.random = random.Random(seed)
        # What was chosen, now and before, as far as it can be taken back.
        self.steps: list[Choices] = []
        self.place = 0
        self.log: list[str] = []

    @property
    def chosen(self) -> Choices:
        return self.steps[self.place]

    def start(self, left: Choices | None) -> None:
        """Open the files, or go on with what the window before has left."""
        if left is None:
            self.session.files.add(Role.REFERENCE, [self.folder / "reference.txt"])
            self.session.files.add(Role.CANDIDATE, [self.folder / one for one in _CANDIDATES])
        elif left["project"]:
            self.window.saver.open(self.folder / "kept.bleu")
        else:
            self.window.offer_recovered()
            [bar] = self.window.notices.all()
            bar.buttons[0].click()
        self.wait()
        usual: Choices = {"notes": {}, "names": [*_CANDIDATES], "lowercase": False}
        self.log += left["log"] if left else []
        self.steps = [left["choices"] if left else usual]
        self.compare("start from a project" if left and left["project"] else "start")

    def wait(self) -> None:
        """Wait until all is scored, and the event loop has turned."""
        end = monotonic() + 60
        QTest.qWait(20)
        while self.session.state is not State.SCORED or self.window.saver.task is not None:
            if monotonic() > end:
                raise TimeoutError(self.session.state)
            QTest.qWait(10)
        QTest.qWait(20)

    def wait_until_kept(self) -> None:
        """Wait until the unsaved work has been kept, which a slow disk delays."""
        assert self.window.recovery is not None
        recovery, end = self.window.recovery, monotonic() + 60
        while self.window.saver.modified and (
            # While something else is being written, the disk does not have the last copy any more.
            recovery._writing is not None
            or recovery._kept != (self.session.workspace.unread(), self.session.project.path)
        ):
            if monotonic() > end:
                raise TimeoutError("not kept")
            QTest.qWait(50)

    def compare(self, action: str) -> None:
        """Compare what was chosen and typed with what the window has."""
        self.log.append(action)
        found = self.found()
        if found != self.chosen:
            print(*self.log, f"expected {self.chosen}", f"found    {found}", sep="\n")
            sys.exit(1)

    def found(self) -> Choices:
        """Return the choices as the window has them."""
        workspace = self.session.workspace
        notes = {
            f"{workspace.inputs[place.candidate].address.path.name} {place.line}": [
                note.text,
                note.verdict.value if note.verdict else None,
                note.bookmarked,
            ]
            for place, note in workspace.notes
        }
        names = [one.title for one in workspace.of_role(Role.CANDIDATE)]
        return {"notes": notes, "names": names, "lowercase": workspace.settings.lowercase}

    def change(self, **parts: object) -> None:
        """Note a change, after which nothing can be made again."""
        after = {**self.chosen, **parts}
        if after != self.chosen:
            self.steps = [*self.steps[: self.place + 1], after]
            self.place += 1

    def act(self) -> None:
        """Do something, and see whether everything is there."""
        actions: list[Callable[[], str]] = [
            *(self.note, self.note, self.note, self.rename, self.remove, self.add),
            *(self.set_lowercase, self.undo, self.undo, self.redo, self.switch, self.open_page),
        ]
        action = self.random.choice(actions)()
        self.wait()
        self.compare(action)

    def note(self) -> str:
        navigation, row = self.session.navigation, self.random.randrange(_SEGMENTS)
        row_of = {row.name: row.path.name for row in self.session.files[Role.CANDIDATE]}
        name = self.random.choice([*row_of])
        navigation.choose(name)
        navigation.open_page(PageName.SEGMENTS)
        navigation.open_segment(row)
        QTest.qWait(50)
        (editor,) = self.window.findChildren(NoteEditor)
        end = monotonic() + 10
        while not (editor.isEnabled() and editor._shown and editor._shown[0] == row):
            if monotonic() > end:
                raise TimeoutError(name)
            QTest.qWait(10)
        key = f"{row_of[name]} {row + 1}"
        note = list(self.chosen["notes"].get(key, ["", None, False]))
        kind = self.random.randrange(3)
        if kind == 0:
            note[0] = f"{note[0]} word{self.random.randrange(100)}".strip()
            editor.comment.setFocus()
            QTest.keyClick(editor.comment, Qt.Key.Key_End)
            QTest.keyClicks(editor.comment, note[0][len(editor.comment.text()) :])
            QTest.keyClick(editor.comment, Qt.Key.Key_Return)
        elif kind == 1:
            note[1] = self.random.choice([*SegmentVerdict]).value
            editor.verdict.setCurrentIndex(editor.verdict.findData(note[1]))
            editor.verdict.activated.emit(editor.verdict.currentIndex())
        else:
            note[2] = not note[2]
            editor.bookmark.click()
        notes = {**self.chosen["notes"], key: note}
        self.change(notes={key: one for key, one in notes.items() if any(one)})
        return f"note {key} {note}"

    def rename(self) -> str:
        row = self.random.choice(self.session.files[Role.CANDIDATE])
        name = f"system {self.random.randrange(1000)}"
        names = [name if one == row.name else one for one in self.chosen["names"]]
        self.session.files.rename(row, name)
        self.change(names=names)
        return f"rename {row.name} {name}"

    def remove(self) -> str:
        rows = self.session.files[Role.CANDIDATE]
        if len(rows) < 2:
            return "remove nothing"
        row = self.random.choice(rows)
        notes = self.chosen["notes"]
        kept = {key: one for key, one in notes.items() if not key.startswith(f"{row.path.name} ")}
        names = [one for one in self.chosen["names"] if one != row.name]
        self.session.files.remove([row])
        self.change(names=names, notes=kept)
        return f"remove {row.name}"

    def add(self) -> str:
        here = {row.path.name for row in self.session.files[Role.CANDIDATE]}
        if not (gone := [one for one in _CANDIDATES if one not in here]):
            return "add nothing"
        self.session.files.add(Role.CANDIDATE, [self.folder / gone[0]])
        self.change(names=[*self.chosen["names"], gone[0]])
        return f"add {gone[0]}"

    def set_lowercase(self) -> str:
        settings = self.session.settings
        lowercase = not settings.lowercase
        self.session.work.set_settings(replace(settings, lowercase=lowercase))
        self.change(lowercase=lowercase)
        return f"lowercase {lowercase}"

    def undo(self) -> str:
        if self.place > 0:
            self.place -= 1
            self.window.window_actions.undo.trigger()
        return "undo"

    def redo(self) -> str:
        if self.place + 1 < len(self.steps):
            self.place += 1
            self.window.window_actions.redo.trigger()
        return "redo"

    def switch(self) -> str:
        code = self.random.choice([*LANGUAGES])
        self.window.window_actions.languages[code].trigger()
        return f"language {code}"

    def open_page(self) -> str:
        page = self.random.choice((PageName.SCORE, PageName.COMPARE, PageName.CHECKS))
        self.session.navigation.open_page(page)
        return f"page {page}"


def live(folder: Path, seed: int) -> None:
    """Use a window for some steps; it ends saved, or killed."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    qInstallMessageHandler(lambda *_: None)
    kept = folder / "left.json"
    left = json.loads(kept.read_text()) if kept.exists() else None
    make_application(Preferences(remember=False), "light")
    window = MainWindow(Preferences(remember=False), recovery=folder / "recovery")
    window.resize(1180, 820)
    window.show()
    window.activateWindow()
    user = _User(window, folder, seed)
    user.start(left)
    for _ in range(user.random.randrange(5, 25)):
        user.act()
    window.saver.look()
    # Files and settings alone are not kept: they are chosen again with two clicks.
    is_saved = user.random.random() < 0.4 or not window.saver.modified
    if is_saved:
        window.saver.save(folder / "kept.bleu")
        user.wait()
    else:
        user.wait_until_kept()
    content = {"choices": user.chosen, "project": is_saved, "log": user.log}
    kept.write_text(json.dumps(content))
    if not is_saved:
        os.kill(os.getpid(), signal.SIGKILL)
    window.project.discard()
    window.close()
    window.session.close()
    QApplication.processEvents()
    os._exit(0)


if __name__ == "__main__":
    if sys.argv[1:2] == ["life"]:
        live(Path(sys.argv[2]), int(sys.argv[3]))
    else:
        given = [*sys.argv[1:], *(str(_MINUTES), "0")[len(sys.argv) - 1 :]]
        sys.exit(main(float(given[0]), int(given[1])))
