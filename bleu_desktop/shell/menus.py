"""The menus: the actions of the window, the pages, and the inputs scored recently."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar

from bleu_desktop.i18n import translate
from bleu_desktop.session.project_saver import ProjectSaver
from bleu_desktop.session.session import Session, State
from bleu_desktop.shared.actions import Actions, perform
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.widgets import em, plain_tool_tip
from bleu_desktop.shell.pages import PAGES, Page
from bleu_desktop.shell.preferences import Preferences
from bleu_desktop.shell.recent_files import recent_name, recent_places
from bleu_desktop.shell.undo_words import redo_text, undo_text


class Menus(QObject):
    """The menu bar of the main window."""

    def __init__(
        self,
        window: QMainWindow,
        actions: Actions,
        session: Session,
        saver: ProjectSaver,
        preferences: Preferences,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._actions = actions
        self._session = session
        self._preferences = preferences
        self._saver = saver
        self.pages = {page: QAction(page.words().menu, self) for page in PAGES}
        for number, (page, action) in enumerate(self.pages.items(), 1):
            action.setShortcut(QKeySequence(f"Ctrl+{number}"))
            perform(action, self._open_page, page)
        # Not the one that the window makes by itself, which Python would keep when it is deleted.
        bar = QMenuBar(window)
        window.setMenuBar(bar)
        self._fill_file_menu(bar.addMenu(translate("MainWindow", "&File")))
        _add(
            bar.addMenu(translate("MainWindow", "&Edit")),
            [actions.undo, actions.redo],
            [actions.find],
            [actions.copy_score, actions.copy_signature],
        )
        view = bar.addMenu(translate("MainWindow", "&View"))
        _add(view, [actions.inputs], self.pages.values())
        view.addSeparator()
        _add(view, [actions.zoom_in, actions.zoom_out, actions.zoom_reset])
        view.addSeparator()
        languages = translate("MainWindow", "&Language")
        _submenu(view, languages, "language", actions.languages.values())
        _submenu(view, translate("MainWindow", "&Theme"), "theme", actions.themes.values())
        _add(
            bar.addMenu(translate("MainWindow", "&Help")),
            [actions.manual, actions.learn],
            [actions.versions, actions.about, actions.about_qt],
        )
        session.state_changed.connect(self._show_state)
        session.project.changed.connect(self._offer_pages)
        session.work.history_changed.connect(self._offer_undo)
        self._show_state()
        self._offer_undo()

    def _fill_file_menu(self, menu: QMenu) -> None:
        actions = self._actions
        _add(menu, [actions.new, actions.open])
        self.recent = menu.addMenu(translate("MainWindow", "Open r&ecent"))
        self.recent.setToolTipsVisible(True)
        self.recent.aboutToShow.connect(self.fill_recent)
        samples = translate("MainWindow", "Open sa&mple")
        _submenu(menu, samples, "sample", actions.samples.values())
        _add(menu, [actions.open_folder, actions.paste], [actions.save, actions.save_as])
        project = translate("MainWindow", "Pro&ject")
        _submenu(menu, project, None, actions.keep.values(), [actions.verify])
        _add(
            menu,
            [actions.report, actions.save_texts],
            [*actions.add.values(), actions.known],
            [actions.reload],
            [actions.quit],
        )

    def _show_state(self) -> None:
        """Enable the actions that make sense in the session's state."""
        state = self._session.state
        is_scored = state in (State.PARTIAL, State.SCORED)
        evaluation = self._session.evaluation
        has_texts = evaluation is not None and evaluation.has_texts
        self._actions.find.setEnabled(is_scored and has_texts)
        self._actions.copy_score.setEnabled(is_scored)
        self._actions.copy_signature.setEnabled(is_scored)
        self._actions.save_texts.setEnabled(is_scored and has_texts)
        self._actions.known.setEnabled(is_scored and has_texts)
        self._actions.report.setEnabled(state is State.SCORED)
        self._actions.reload.setEnabled(state is not State.EMPTY)
        for action in self.pages.values():
            action.setEnabled(is_scored)
        self._offer_pages()

    def show_project(self) -> None:
        """Enable the actions that make sense for the project, and check its choice of texts."""
        project, actions = self._session.project, self._actions
        is_saved = project.path is not None
        has_something = self._session.state is not State.EMPTY or is_saved
        actions.save.setEnabled(has_something and (self._saver.modified or not is_saved))
        actions.save_as.setEnabled(has_something)
        for kept, action in actions.keep.items():
            # Before there is a project, there is nothing to choose.
            action.setEnabled(is_saved)
            action.setChecked(kept == project.kept)
        actions.verify.setEnabled(bool(project.runs) and self._saver.task is None)

    def _offer_pages(self) -> None:
        for page, action in self.pages.items():
            action.setVisible(page.is_there(self._session) or page.is_offered(self._session))

    def _open_page(self, page: Page) -> None:
        page.prepare(self._session)
        self._session.navigation.open_page(page.name)

    def _offer_undo(self) -> None:
        work = self._session.work
        for action, change, text in (
            (self._actions.undo, work.undone, undo_text),
            (self._actions.redo, work.redone, redo_text),
        ):
            action.setEnabled(change is not None)
            action.setText(text(change))

    def fill_recent(self) -> None:
        """List the inputs scored recently."""
        self.recent.clear()
        for files in self._preferences.recent:
            text = self._window.fontMetrics().elidedText(
                recent_name(files), Qt.TextElideMode.ElideMiddle, em(self._window, 26)
            )
            # An ampersand in a name must not become a shortcut.
            action = self.recent.addAction(text.replace("&", "&&"))
            perform(action, self._actions.recent_wanted.emit, files)
            action.setToolTip(plain_tool_tip(recent_places(files)))
        if self.recent.isEmpty():
            self.recent.addAction(translate("MainWindow", "None yet")).setEnabled(False)
        else:
            self.recent.addSeparator()
            clear = self.recent.addAction(translate("MainWindow", "Clear this list"))
            clear.triggered.connect(self._forget_recent)

    def _forget_recent(self) -> None:
        self._preferences.forget_recent()
        self._actions.recent_forgotten.emit()


def _add(menu: QMenu, *groups: Iterable[QAction]) -> None:
    """Add groups of actions, with a line between them."""
    for number, group in enumerate(groups):
        if number:
            menu.addSeparator()
        menu.addActions(list(group))


def _submenu(menu: QMenu, title: str, icon_name: str | None, *groups: Iterable[QAction]) -> None:
    submenu = menu.addMenu(title)
    if icon_name is not None:
        submenu.setIcon(icon(icon_name))
    _add(submenu, *groups)
