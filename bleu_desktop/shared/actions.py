"""The actions of the window, shared by the menus and the buttons of pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from bleu_core.files.addresses import Role
from bleu_core.projects.kept import EVERYTHING, Kept
from bleu_desktop.i18n import translate
from bleu_desktop.shared.icons import icon
from bleu_score.i18n import LANGUAGES, current_language
from bleu_score.messages.choices import sample_name
from bleu_score.samples import SAMPLE_NAMES

_Key = QKeySequence.StandardKey
_Choice = TypeVar("_Choice", str, Kept)


class Actions(QObject):
    """The actions of the window, which connects each of them to a function (see `perform`).

    Menus list the actions, and buttons trigger them.

    Attributes
    ----------
    add, add_folder
        For each role, the action that adds files, or a folder, to its list.
    keep
        Actions, one of which is checked, for what the project keeps besides numbers.

    Signals
    -------
    choosing_wanted
        The user wants to choose other texts of this `FileRow`.
    earlier_wanted
        The user wants to compare the text of this `FileRow` with an earlier version of it.
    later_wanted
        The user wants to compare the final text with a later version of it.
    exchange_wanted
        The user wants another file or folder in place of this `FileRow`.
    scores_wanted
        The user wants to add scores to this `FileRow`, from the file with this path; None if the
        user has yet to choose the file.
    recent_wanted
        The user wants to go on with inputs that were scored recently: paths by role.
    recent_forgotten
        The list of inputs that were scored recently is empty now.
    settings_wanted
        The user wants to change language or word segmentation.
    """

    choosing_wanted = Signal(object)
    earlier_wanted = Signal(object)
    later_wanted = Signal()
    exchange_wanted = Signal(object)
    scores_wanted = Signal(object, object)
    recent_wanted = Signal(dict)
    recent_forgotten = Signal()
    settings_wanted = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._make_file_actions()
        self._make_edit_actions()
        self._make_view_actions()
        self._make_help_actions()

    def _make_file_actions(self) -> None:
        self.new = self._action(translate("MainWindow", "&New evaluation"), "document", _Key.New)
        self.open = self._action(translate("MainWindow", "&Open…"), "open", _Key.Open)
        self.samples = {name: self._action(sample_name(name)) for name in SAMPLE_NAMES}
        self.open_folder = self._action(
            translate("MainWindow", "Open &folder…"), "folder", "Ctrl+Shift+F"
        )
        self.paste = self._action(translate("MainWindow", "&Type or paste text"), "paste", "Ctrl+T")
        self.save = self._action(translate("MainWindow", "&Save project"), "save", _Key.Save)
        # Not every platform has a standard key for this action.
        self.save_as = self._action(
            translate("MainWindow", "Sa&ve project as…"), None, "Ctrl+Shift+S"
        )
        self.keep = self._choices(
            {
                EVERYTHING: translate("MainWindow", "&Keep texts in the project"),
                Kept(texts=False): translate("MainWindow", "&Numbers only"),
                Kept(texts=False, names=False): translate(
                    "MainWindow", "Numbers only, &without names of files"
                ),
            }
        )
        self.verify = self._action(translate("MainWindow", "&Verify recorded scores"))
        # Users who want the report on paper try the key for printing, all others that for export.
        self.report = self._action(
            translate("MainWindow", "Re&port…"), "document", "Ctrl+E", _Key.Print
        )
        self.save_texts = self._action(translate("MainWindow", "Save pa&ired texts…"))
        self.add = {
            Role.REFERENCE: self._action(
                translate("MainWindow", "Add &references…"), "add", "Ctrl+Shift+R"
            ),
            Role.CANDIDATE: self._action(
                translate("MainWindow", "Add &candidates…"), "add", "Ctrl+Shift+O"
            ),
            Role.SOURCE: self._action(translate("MainWindow", "Add source te&xt…"), "add"),
        }
        self.known = self._action(translate("MainWindow", "&Known text…"))
        # Only buttons trigger these, and have words of their own.
        self.add_folder = {role: self._action("", "folder") for role in Role}
        self.reload = self._action(
            translate("MainWindow", "Reload &all files"), "reload", _Key.Refresh
        )
        self.quit = self._action(translate("MainWindow", "&Quit"), None, _Key.Quit)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

    def _make_edit_actions(self) -> None:
        self.undo = self._action(translate("MainWindow", "&Undo"), "undo", _Key.Undo)
        # The keys of all platforms, as each has its own.
        self.redo = self._action(translate("MainWindow", "&Redo"), None, "Ctrl+Shift+Z", "Ctrl+Y")
        self.find = self._action(translate("MainWindow", "&Find in segments"), "find", _Key.Find)
        self.copy_score = self._action(
            translate("MainWindow", "Copy &score"), "copy", "Ctrl+Shift+C"
        )
        self.copy_signature = self._action(translate("MainWindow", "Copy s&ignature"), "copy")

    def _make_view_actions(self) -> None:
        self.inputs = self._action(translate("MainWindow", "&Files and settings"), "sidebar", "F9")
        self.inputs.setCheckable(True)
        # Without Shift, plus is another key.
        self.zoom_in = self._action(
            translate("MainWindow", "Lar&ger text"), None, _Key.ZoomIn, "Ctrl+="
        )
        self.zoom_out = self._action(translate("MainWindow", "S&maller text"), None, _Key.ZoomOut)
        self.zoom_reset = self._action(translate("MainWindow", "&Normal text"), None, "Ctrl+0")
        self.languages = self._choices(LANGUAGES)
        self.languages[current_language()].setChecked(True)
        self.themes = self._choices(
            {
                "system": translate("MainWindow", "Follow system"),
                "light": translate("MainWindow", "Light"),
                "dark": translate("MainWindow", "Dark"),
            }
        )

    def _make_help_actions(self) -> None:
        self.manual = self._action(
            translate("MainWindow", "&Manual"), "document", _Key.HelpContents
        )
        self.learn = self._action(translate("MainWindow", "&Understand BLEU"), "learn", "Shift+F1")
        self.versions = self._action(translate("MainWindow", "Check for a new &version"))
        self.about = self._action(translate("MainWindow", "&About BLEU Desktop"), "info")
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.about_qt = self._action(translate("MainWindow", "About &Qt"))
        self.about_qt.setMenuRole(QAction.MenuRole.AboutQtRole)

    def _action(
        self, text: str, icon_name: str | None = None, *keys: QKeySequence.StandardKey | str
    ) -> QAction:
        action = QAction(text, self)
        if icon_name is not None:
            action.setIcon(icon(icon_name))
        action.setShortcuts([QKeySequence(key) for key in keys])
        return action

    def _choices(self, names: Mapping[_Choice, str]) -> dict[_Choice, QAction]:
        """Return actions, one of which is checked at a time."""
        group = QActionGroup(self)
        actions = {}
        for name, text in names.items():
            actions[name] = group.addAction(self._action(text))
            actions[name].setCheckable(True)
        return actions

    def open_sample(self) -> None:
        """Open the sample in the language of the interface."""
        self.samples[current_language()].trigger()


def perform(action: QAction, do: Callable[..., object], *arguments: object) -> None:
    """Let an action call a function with these arguments, and without its checked state."""
    action.triggered.connect(lambda *_: do(*arguments))
