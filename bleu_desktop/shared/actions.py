"""The actions of the window, shared by the menus and the buttons of pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from bleu_core.files.addresses import Role
from bleu_desktop.i18n import translate
from bleu_desktop.shared import theme
from bleu_desktop.shared.icons import icon
from bleu_score.i18n import LANGUAGES, current_language
from bleu_score.messages.choices import sample_name
from bleu_score.samples import SAMPLE_NAMES

_Key = QKeySequence.StandardKey
_Choice = TypeVar("_Choice", str, bool)


class Actions(QObject):
    """The actions of the window, which connects each of them to a function (see `perform`).

    Menus list the actions, and buttons trigger them.

    Attributes
    ----------
    add, add_folder
        For each role, the action that adds files, or a folder, to its list.
    keep_texts
        Two actions, one of which is checked: the project keeps the texts (True), or not (False).

    Signals
    -------
    choosing_wanted
        The user wants to choose other texts of this `FileRow`.
    earlier_wanted
        The user wants to compare the text of this `FileRow` with an earlier version of it.
    exchange_wanted
        The user wants another file or folder in place of this `FileRow`.
    scores_wanted
        The user wants to add scores to this `FileRow`, from the file with this path; None if the
        user has yet to choose the file.
    recent_wanted
        The user wants to go on with inputs that were scored recently: paths by role.
    recent_forgotten
        The list of inputs that were scored recently is empty now.
    """

    choosing_wanted = Signal(object)
    earlier_wanted = Signal(object)
    exchange_wanted = Signal(object)
    scores_wanted = Signal(object, object)
    recent_wanted = Signal(dict)
    recent_forgotten = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.new = self._action("document", _Key.New)
        self.open = self._action("open", _Key.Open)
        self.samples = {name: self._action() for name in SAMPLE_NAMES}
        self.open_folder = self._action("folder", "Ctrl+Shift+F")
        self.paste = self._action("paste", "Ctrl+T")
        self.save = self._action("save", _Key.Save)
        # Not every platform has a standard key for this action.
        self.save_as = self._action(None, "Ctrl+Shift+S")
        self.keep_texts = self._choices((True, False))
        self.verify = self._action()
        # Users who want the report on paper try the key for printing, all others that for export.
        self.report = self._action("document", "Ctrl+E", _Key.Print)
        self.save_texts = self._action()
        self.add = {
            Role.REFERENCE: self._action("add", "Ctrl+Shift+R"),
            Role.CANDIDATE: self._action("add", "Ctrl+Shift+O"),
            Role.SOURCE: self._action("add"),
        }
        self.add_folder = {role: self._action("folder") for role in Role}
        self.reload = self._action("reload", _Key.Refresh)
        self.quit = self._action(None, _Key.Quit)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.undo = self._action("undo", _Key.Undo)
        # The keys of all platforms, as each has its own.
        self.redo = self._action(None, "Ctrl+Shift+Z", "Ctrl+Y")
        self.find = self._action("find", _Key.Find)
        self.copy_score = self._action("copy", "Ctrl+Shift+C")
        self.copy_signature = self._action("copy")
        self.inputs = self._action("sidebar", "F9")
        self.inputs.setCheckable(True)
        self.languages = self._choices(LANGUAGES)
        self.themes = self._choices(theme.THEMES)
        self.manual = self._action("document", _Key.HelpContents)
        self.learn = self._action("learn", "Shift+F1")
        self.versions = self._action()
        self.about = self._action("info")
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.about_qt = self._action()
        self.about_qt.setMenuRole(QAction.MenuRole.AboutQtRole)

    def _action(
        self, icon_name: str | None = None, *keys: QKeySequence.StandardKey | str
    ) -> QAction:
        action = QAction(self)
        if icon_name is not None:
            action.setIcon(icon(icon_name))
        action.setShortcuts([QKeySequence(key) for key in keys])
        return action

    def _choices(self, names: Iterable[_Choice]) -> dict[_Choice, QAction]:
        """Return actions, one of which is checked at a time."""
        group = QActionGroup(self)
        actions = {}
        for name in names:
            actions[name] = group.addAction(self._action())
            actions[name].setCheckable(True)
        return actions

    def retranslate(self) -> None:
        """Set every text in the current language."""
        for action, text in (
            (self.new, translate("MainWindow", "&New evaluation")),
            (self.open, translate("MainWindow", "&Open…")),
            (self.save, translate("MainWindow", "&Save project")),
            (self.save_as, translate("MainWindow", "Sa&ve project as…")),
            (self.save_texts, translate("MainWindow", "Save pa&ired texts…")),
            (self.keep_texts[True], translate("MainWindow", "&Keep texts in the project")),
            (self.keep_texts[False], translate("MainWindow", "&Numbers only")),
            (self.verify, translate("MainWindow", "&Verify recorded scores")),
            (self.open_folder, translate("MainWindow", "Open &folder…")),
            (self.paste, translate("MainWindow", "&Type or paste text")),
            (self.add[Role.REFERENCE], translate("MainWindow", "Add &references…")),
            (self.add[Role.CANDIDATE], translate("MainWindow", "Add &candidates…")),
            (self.add[Role.SOURCE], translate("MainWindow", "Add source te&xt…")),
            (self.report, translate("MainWindow", "Re&port…")),
            (self.reload, translate("MainWindow", "Reload &all files")),
            (self.quit, translate("MainWindow", "&Quit")),
            (self.undo, translate("MainWindow", "&Undo")),
            (self.redo, translate("MainWindow", "&Redo")),
            (self.find, translate("MainWindow", "&Find in the segments")),
            (self.copy_score, translate("MainWindow", "Copy &score")),
            (self.copy_signature, translate("MainWindow", "Copy s&ignature")),
            (self.inputs, translate("MainWindow", "&Files and settings")),
            (self.manual, translate("MainWindow", "&Manual")),
            (self.learn, translate("MainWindow", "&Understand BLEU")),
            (self.versions, translate("MainWindow", "Check for a new &version")),
            (self.about, translate("MainWindow", "&About BLEU Desktop")),
            (self.about_qt, translate("MainWindow", "About &Qt")),
        ):
            action.setText(text)
        for name, action in self.samples.items():
            action.setText(sample_name(name))
        for code, action in self.languages.items():
            action.setText(LANGUAGES[code])
            action.setChecked(code == current_language())
        themes = {
            "system": translate("MainWindow", "Follow system"),
            "light": translate("MainWindow", "Light"),
            "dark": translate("MainWindow", "Dark"),
        }
        for name, action in self.themes.items():
            action.setText(themes[name])

    def open_sample(self) -> None:
        """Open the sample in the language of the interface."""
        self.samples[current_language()].trigger()


def perform(action: QAction, do: Callable[..., object], *arguments: object) -> None:
    """Let an action call a function with these arguments, and without its checked state."""
    action.triggered.connect(lambda *_: do(*arguments))
