"""The menus: they send signals, and the main window acts on them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from bleu_core.corpus.addresses import Role
from bleu_desktop.i18n import translate
from bleu_desktop.session import navigation
from bleu_desktop.session.session import State
from bleu_desktop.shared import theme
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.widgets import em, plain_tool_tip
from bleu_desktop.shell.preferences import Preferences
from bleu_score.i18n import LANGUAGES, current_language, join_names
from bleu_score.messages.choices import sample_name
from bleu_score.samples import SAMPLE_NAMES

_Key = QKeySequence.StandardKey
_Choice = TypeVar("_Choice", str, bool)


class Menus(QObject):
    """The menu bar of the main window."""

    new_wanted = Signal()
    open_wanted = Signal()
    save_wanted = Signal()
    save_as_wanted = Signal()
    texts_wanted = Signal(bool)
    verify_wanted = Signal()
    files_wanted = Signal(Role)
    folder_wanted = Signal()
    paste_wanted = Signal()
    sample_wanted = Signal(str)
    recent_wanted = Signal(dict)
    report_wanted = Signal()
    reload_wanted = Signal()
    save_texts_wanted = Signal()
    quit_wanted = Signal()
    score_copied = Signal()
    signature_copied = Signal()
    inputs_toggled = Signal()
    page_wanted = Signal(str)
    language_chosen = Signal(str)
    theme_chosen = Signal(str)
    manual_wanted = Signal()
    learning_wanted = Signal()
    versions_wanted = Signal()
    about_wanted = Signal()
    about_qt_wanted = Signal()

    def __init__(self, window: QMainWindow, preferences: Preferences) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        bar = window.menuBar()
        self._file = bar.addMenu("")
        self._edit = bar.addMenu("")
        self._view = bar.addMenu("")
        self._help = bar.addMenu("")
        self._make_file_menu(self._file)
        self._copy_score = _action(self._edit, "copy", self.score_copied, "Ctrl+Shift+C")
        self._copy_signature = _action(self._edit, "copy", self.signature_copied)
        self.inputs_action = _action(self._view, "sidebar", self.inputs_toggled, "F9")
        self.inputs_action.setCheckable(True)
        self._view.addSeparator()
        self._page_actions = {}
        for number, page in enumerate((*navigation.PAGES, *navigation.FURTHER_PAGES), 1):
            self._page_actions[page] = _action(self._view, None, None, f"Ctrl+{number}")
            self._page_actions[page].triggered.connect(_sending(self.page_wanted, page))
        for page in navigation.FURTHER_PAGES:
            self.offer_page(page, offered=False)
        self._view.addSeparator()
        self._languages = _submenu(self._view, "language")
        self.language_actions = self._choices(self._languages, LANGUAGES, self.language_chosen)
        self._themes = _submenu(self._view, "theme")
        self.theme_actions = self._choices(self._themes, theme.THEMES, self.theme_chosen)
        self._manual = _action(self._help, "document", self.manual_wanted, _Key.HelpContents)
        self._learn = _action(self._help, "learn", self.learning_wanted, "Shift+F1")
        self._help.addSeparator()
        self._versions = _action(self._help, None, self.versions_wanted)
        self._about = _action(self._help, "info", self.about_wanted)
        self._about.setMenuRole(QAction.MenuRole.AboutRole)
        self._about_qt = _action(self._help, None, self.about_qt_wanted)
        self._about_qt.setMenuRole(QAction.MenuRole.AboutQtRole)

    def _make_file_menu(self, menu: QMenu) -> None:
        self._new = _action(menu, "document", self.new_wanted, _Key.New)
        self._open = _action(menu, "open", self.open_wanted, _Key.Open)
        self.recent = menu.addMenu("")
        self.recent.setToolTipsVisible(True)
        self.recent.aboutToShow.connect(self.fill_recent)
        self._samples = _submenu(menu, "sample")
        self._sample_actions = {}
        for name in SAMPLE_NAMES:
            action = self._samples.addAction("")
            action.triggered.connect(_sending(self.sample_wanted, name))
            self._sample_actions[name] = action
        self._open_folder = _action(menu, "folder", self.folder_wanted, "Ctrl+Shift+F")
        self._paste = _action(menu, "paste", self.paste_wanted, "Ctrl+T")
        menu.addSeparator()
        self.save = _action(menu, "save", self.save_wanted, _Key.Save)
        # Not every platform has a key for it.
        self.save_as = _action(menu, None, self.save_as_wanted, "Ctrl+Shift+S")
        self._project = menu.addMenu("")
        self.text_choices = self._choices(self._project, (True, False), self.texts_wanted)
        self._project.addSeparator()
        self.verify = _action(self._project, None, self.verify_wanted)
        self._report = _action(menu, "document", self.report_wanted)
        # Who wants it on paper looks for printing; everybody else for an export.
        self._report.setShortcuts([QKeySequence("Ctrl+E"), QKeySequence(_Key.Print)])
        self.save_texts = _action(menu, None, self.save_texts_wanted)
        menu.addSeparator()
        shortcuts = {
            Role.REFERENCE: "Ctrl+Shift+R",
            Role.CANDIDATE: "Ctrl+Shift+O",
            Role.SOURCE: None,
        }
        self._add = {}
        for role, shortcut in shortcuts.items():
            self._add[role] = _action(menu, "add", None, shortcut)
            self._add[role].triggered.connect(_sending(self.files_wanted, role))
        menu.addSeparator()
        self._reload = _action(menu, "reload", self.reload_wanted, _Key.Refresh)
        menu.addSeparator()
        self._quit = _action(menu, None, self.quit_wanted, _Key.Quit)
        self._quit.setMenuRole(QAction.MenuRole.QuitRole)

    def _choices(
        self, menu: QMenu, names: Iterable[_Choice], chosen: SignalInstance
    ) -> dict[_Choice, QAction]:
        """Return exclusive actions, one for each name."""
        group = QActionGroup(self)
        actions = {}
        for name in names:
            action = menu.addAction("")
            action.setCheckable(True)
            action.triggered.connect(_sending(chosen, name))
            group.addAction(action)
            actions[name] = action
        return actions

    def retranslate(self) -> None:
        """Set every text in the current language."""
        for menu, title in (
            (self._file, translate("MainWindow", "&File")),
            (self._edit, translate("MainWindow", "&Edit")),
            (self._view, translate("MainWindow", "&View")),
            (self._help, translate("MainWindow", "&Help")),
            (self._samples, translate("MainWindow", "Open sa&mple")),
            (self.recent, translate("MainWindow", "Open r&ecent")),
            (self._project, translate("MainWindow", "Pro&ject")),
            (self._languages, translate("MainWindow", "&Language")),
            (self._themes, translate("MainWindow", "&Theme")),
        ):
            menu.setTitle(title)
        for action, text in (
            (self._new, translate("MainWindow", "&New evaluation")),
            (self._open, translate("MainWindow", "&Open…")),
            (self.save, translate("MainWindow", "&Save project")),
            (self.save_as, translate("MainWindow", "Sa&ve project as…")),
            (self.save_texts, translate("MainWindow", "Save pa&ired texts…")),
            (self.text_choices[True], translate("MainWindow", "&Keep texts in the project")),
            (self.text_choices[False], translate("MainWindow", "&Numbers only")),
            (self.verify, translate("MainWindow", "&Verify recorded scores")),
            (self._open_folder, translate("MainWindow", "Open &folder…")),
            (self._paste, translate("MainWindow", "&Type or paste text")),
            (self._add[Role.REFERENCE], translate("MainWindow", "Add &references…")),
            (self._add[Role.CANDIDATE], translate("MainWindow", "Add &candidates…")),
            (self._add[Role.SOURCE], translate("MainWindow", "Add source te&xt…")),
            (self._report, translate("MainWindow", "Re&port…")),
            (self._reload, translate("MainWindow", "Reload &all files")),
            (self._quit, translate("MainWindow", "&Quit")),
            (self._copy_score, translate("MainWindow", "Copy &score")),
            (self._copy_signature, translate("MainWindow", "Copy s&ignature")),
            (self.inputs_action, translate("MainWindow", "&Files and settings")),
            (self._page_actions[navigation.SCORE], translate("MainWindow", "&Score")),
            (self._page_actions[navigation.SEGMENTS], translate("MainWindow", "S&egments")),
            (self._page_actions[navigation.COMPARE], translate("MainWindow", "&Compare")),
            (self._page_actions[navigation.PAIRING], translate("MainWindow", "&Pairing")),
            (self._page_actions[navigation.CHECKS], translate("MainWindow", "C&hecks")),
            (self._page_actions[navigation.HISTORY], translate("MainWindow", "Hist&ory")),
            (self._page_actions[navigation.FILES], translate("MainWindow", "Files of fol&ders")),
            (self._manual, translate("MainWindow", "&Manual")),
            (self._learn, translate("MainWindow", "&Understand BLEU")),
            (self._versions, translate("MainWindow", "Check for a new &version")),
            (self._about, translate("MainWindow", "&About BLEU Desktop")),
            (self._about_qt, translate("MainWindow", "About &Qt")),
        ):
            action.setText(text)
        for name, action in self._sample_actions.items():
            action.setText(sample_name(name))
        for code, action in self.language_actions.items():
            action.setText(LANGUAGES[code])
            action.setChecked(code == current_language())
        themes = {
            "system": translate("MainWindow", "Follow system"),
            "light": translate("MainWindow", "Light"),
            "dark": translate("MainWindow", "Dark"),
        }
        for name, action in self.theme_actions.items():
            action.setText(themes[name])
            action.setChecked(name == self._preferences.theme)

    def show_state(self, state: State) -> None:
        """Enable the actions that make sense in a state."""
        is_scored = state in (State.PARTIAL, State.SCORED)
        self._copy_score.setEnabled(is_scored)
        self._report.setEnabled(state is State.SCORED)
        self._copy_signature.setEnabled(is_scored)
        for action in self._page_actions.values():
            action.setEnabled(is_scored)
        self._reload.setEnabled(state is not State.EMPTY)

    def offer_page(self, page: str, *, offered: bool) -> None:
        """Show or hide the way to a page that is not always there."""
        self._page_actions[page].setVisible(offered)

    def show_project(
        self, *, can_save: bool, can_save_as: bool, keeps_texts: bool | None, can_verify: bool
    ) -> None:
        """Enable what can be done with the project.

        Parameters
        ----------
        keeps_texts
            None if there is no project yet, and nothing to choose.
        """
        self.save.setEnabled(can_save)
        self.save_as.setEnabled(can_save_as)
        for keep, action in self.text_choices.items():
            action.setEnabled(keeps_texts is not None)
            action.setChecked(keep == (keeps_texts is not False))
        self.verify.setEnabled(can_verify)

    def fill_recent(self) -> None:
        """List the inputs scored lately."""
        self.recent.clear()
        for files in self._preferences.recent:
            names = [Path(path).name for paths in files.values() for path in paths]
            text = self._window.fontMetrics().elidedText(
                join_names(names), Qt.TextElideMode.ElideMiddle, em(self._window, 26)
            )
            # An ampersand in a name must not become a shortcut.
            action = self.recent.addAction(text.replace("&", "&&"))
            action.triggered.connect(_sending(self.recent_wanted, files))
            places = "\n".join(path for paths in files.values() for path in paths)
            action.setToolTip(plain_tool_tip(places))
        if self.recent.isEmpty():
            self.recent.addAction(translate("MainWindow", "None yet")).setEnabled(False)
        else:
            self.recent.addSeparator()
            clear = self.recent.addAction(translate("MainWindow", "Clear this list"))
            clear.triggered.connect(self._preferences.forget_recent)


def _action(
    menu: QMenu,
    icon_name: str | None,
    signal: SignalInstance | None,
    shortcut: QKeySequence.StandardKey | str | None = None,
) -> QAction:
    """Return a new action; its text is set by `Menus.retranslate`."""
    action = menu.addAction("")
    if icon_name:
        action.setIcon(icon(icon_name))
    if signal is not None:
        action.triggered.connect(_sending(signal))
    if shortcut is not None:
        action.setShortcut(QKeySequence(shortcut))
    return action


def _sending(signal: SignalInstance, *content: object) -> Callable[..., None]:
    """Return a slot that emits a signal with this content and ignores its own arguments."""

    def send(*_called_with: object) -> None:
        signal.emit(*content)

    return send


def _submenu(menu: QMenu, icon_name: str) -> QMenu:
    submenu = menu.addMenu("")
    submenu.setIcon(icon(icon_name))
    return submenu
