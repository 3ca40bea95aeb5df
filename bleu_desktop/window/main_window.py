"""The main window: both halves, menus, status, and what is remembered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
)
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QFrame,
    QMainWindow,
    QMenu,
    QMessageBox,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSplitter,
    QWidget,
)

from bleu_core.progress import Stage
from bleu_core.version import __version__
from bleu_desktop.i18n import LANGUAGES, current_language, set_language, translate
from bleu_desktop.samples import SAMPLE_NAMES, Sample, find_sample
from bleu_desktop.window import theme
from bleu_desktop.window.crash import CrashGuard
from bleu_desktop.window.file_list import FileList, dropped_paths
from bleu_desktop.window.fonts import apply_fonts, has_chinese_font
from bleu_desktop.window.icons import icon
from bleu_desktop.window.preferences import Preferences
from bleu_desktop.window.result_panel import ResultPanel
from bleu_desktop.window.session import Role, Session, State
from bleu_desktop.window.settings_panel import SettingsPanel
from bleu_desktop.window.widgets import Rule, TextLabel, column, em
from bleu_desktop.words.choices import sample_name, stage_name

# Work that is done sooner shows no bar.
_BUSY_MILLISECONDS = 300
_MESSAGE_MILLISECONDS = 5000


class _InputArea(QScrollArea):
    """Scrolls down only: it is never narrower than what is in it."""

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        content = self.widget()
        width = content.minimumSizeHint().width() if content else 0
        return QSize(width + bar, super().minimumSizeHint().height())


class MainWindow(QMainWindow):
    """Input on the left, result on the right."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self.session = Session(self)
        self.crash_guard = CrashGuard(self)
        self.file_lists = {role: FileList(self.session, role) for role in Role}
        self.settings_panel = SettingsPanel(self.session)
        self.result_panel = ResultPanel(self.session)
        self._learn_dialog: QWidget | None = None
        self._lay_out()
        self._make_status_bar()
        self._make_menus()
        self._connect()
        self.setAcceptDrops(True)
        self.retranslate()
        self._restore()

    # Building

    def _lay_out(self) -> None:
        inputs = QWidget()
        layout = column(inputs, spacing=em(self, 0.6))
        margin = em(self, 0.7)
        layout.setContentsMargins(margin, margin, margin, margin)
        for role in (Role.REFERENCE, Role.CANDIDATE, Role.SOURCE):
            layout.addWidget(self.file_lists[role])
        layout.addWidget(Rule())
        layout.addWidget(self.settings_panel)
        layout.addStretch(1)
        left = _InputArea()
        left.setWidget(inputs)
        left.setWidgetResizable(True)
        left.setFrameShape(QFrame.Shape.NoFrame)
        self._left = left
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(left)
        self.splitter.addWidget(self.result_panel)
        self.splitter.setStretchFactor(0, 2)
        self.splitter.setStretchFactor(1, 3)
        self.splitter.setChildrenCollapsible(False)
        self.result_panel.setMinimumWidth(em(self, 20))
        self.setCentralWidget(self.splitter)

    def _make_status_bar(self) -> None:
        bar = self.statusBar()
        self._stage = TextLabel(bar)
        self.progress = QProgressBar(bar)
        self.progress.setMaximumWidth(em(self, 14))
        self.progress.setTextVisible(False)
        self.cancel_button = QPushButton(icon("cancel"), "", bar)
        for widget in (self._stage, self.progress, self.cancel_button):
            bar.addPermanentWidget(widget)
            widget.hide()
        self._busy = QTimer(self, singleShot=True, interval=_BUSY_MILLISECONDS)
        self._busy.timeout.connect(self._show_busy)

    def _make_menus(self) -> None:
        bar = self.menuBar()
        self._file_menu = bar.addMenu("")
        self._edit_menu = bar.addMenu("")
        self._view_menu = bar.addMenu("")
        self._help_menu = bar.addMenu("")
        add = self._file_menu.addAction
        self._add_actions = {
            Role.REFERENCE: add(icon("add"), "", lambda: self.choose_files(Role.REFERENCE)),
            Role.CANDIDATE: add(icon("add"), "", lambda: self.choose_files(Role.CANDIDATE)),
            Role.SOURCE: add(icon("add"), "", lambda: self.choose_files(Role.SOURCE)),
        }
        self._add_actions[Role.REFERENCE].setShortcut("Ctrl+R")
        self._add_actions[Role.CANDIDATE].setShortcut(QKeySequence.StandardKey.Open)
        self._file_menu.addSeparator()
        self._sample_menu = self._file_menu.addMenu("")
        self._sample_menu.setIcon(icon("sample"))
        self._sample_actions = {
            name: self._sample_menu.addAction("", partial(self.open_sample, name))
            for name in SAMPLE_NAMES
        }
        self._recent_menu = self._file_menu.addMenu("")
        self._recent_menu.aboutToShow.connect(self._fill_recent)
        self._file_menu.addSeparator()
        self._reload_action = add(icon("reload"), "", lambda: self.session.reload())
        self._reload_action.setShortcut(QKeySequence.StandardKey.Refresh)
        self._clear_action = add(icon("document"), "", self.session.clear)
        self._clear_action.setShortcut(QKeySequence.StandardKey.New)
        self._file_menu.addSeparator()
        self._quit_action = add("", self.close)
        self._quit_action.setShortcut(QKeySequence.StandardKey.Quit)
        self._quit_action.setMenuRole(QAction.MenuRole.QuitRole)

        self._copy_score = self._edit_menu.addAction(
            icon("copy"), "", lambda: self._copy(self.result_panel.result.score.percent.text())
        )
        self._copy_score.setShortcut("Ctrl+Shift+C")
        self._copy_signature = self._edit_menu.addAction(
            icon("copy"), "", lambda: self._copy(self.result_panel.result.score.signature.text())
        )

        self._language_menu = self._view_menu.addMenu("")
        self._language_menu.setIcon(icon("language"))
        self.language_actions = self._choices(self._language_menu, LANGUAGES, self.switch_language)
        self._theme_menu = self._view_menu.addMenu("")
        self._theme_menu.setIcon(icon("theme"))
        self.theme_actions = self._choices(self._theme_menu, theme.THEMES, self.switch_theme)

        self._learn_action = self._help_menu.addAction(icon("learn"), "", self.show_learning)
        self._learn_action.setShortcut(QKeySequence.StandardKey.HelpContents)
        self._help_menu.addSeparator()
        self._about_action = self._help_menu.addAction(icon("info"), "", self._show_about)
        self._about_action.setMenuRole(QAction.MenuRole.AboutRole)
        self._about_qt_action = self._help_menu.addAction("", QApplication.aboutQt)
        self._about_qt_action.setMenuRole(QAction.MenuRole.AboutQtRole)

    def _choices(
        self, menu: QMenu, names: Sequence[str] | dict[str, str], choose: Callable[[str], None]
    ) -> dict[str, QAction]:
        """Return exclusive actions, one a name."""
        group = QActionGroup(self)
        actions = {}
        for name in names:
            action = menu.addAction("", partial(choose, name))
            action.setCheckable(True)
            group.addAction(action)
            actions[name] = action
        return actions

    def _connect(self) -> None:
        for file_list in self.file_lists.values():
            file_list.add_requested.connect(self.choose_files)
        self.result_panel.add_requested.connect(self.choose_files)
        self.result_panel.sample_requested.connect(lambda: self.open_sample(current_language()))
        self.result_panel.learn_requested.connect(self.show_learning)
        self.session.state_changed.connect(self._show_state)
        self.session.progress.connect(self._show_progress)
        self.session.crashed.connect(self.crash_guard.report)
        self.session.reloaded.connect(self._show_reloaded)
        self.cancel_button.clicked.connect(self.session.cancel)
        self.settings_panel.details_button.toggled.connect(
            # At the next turn, when there is something to scroll to.
            lambda: QTimer.singleShot(0, self._show_details)
        )

    def _show_details(self) -> None:
        self._left.ensureWidgetVisible(self.settings_panel.details)

    # Words

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setWindowTitle("BLEU Desktop")
        self._file_menu.setTitle(translate("MainWindow", "&File"))
        self._edit_menu.setTitle(translate("MainWindow", "&Edit"))
        self._view_menu.setTitle(translate("MainWindow", "&View"))
        self._help_menu.setTitle(translate("MainWindow", "&Help"))
        self._sample_menu.setTitle(translate("MainWindow", "Open &sample"))
        self._recent_menu.setTitle(translate("MainWindow", "R&ecent files"))
        self._language_menu.setTitle(translate("MainWindow", "&Language"))
        self._theme_menu.setTitle(translate("MainWindow", "&Theme"))
        for action, text in (
            (self._add_actions[Role.REFERENCE], translate("MainWindow", "Add &references…")),
            (self._add_actions[Role.CANDIDATE], translate("MainWindow", "Add &candidates…")),
            (self._add_actions[Role.SOURCE], translate("MainWindow", "Add s&ource text…")),
            (self._reload_action, translate("MainWindow", "Read all files &again")),
            (self._clear_action, translate("MainWindow", "&New evaluation")),
            (self._quit_action, translate("MainWindow", "&Quit")),
            (self._copy_score, translate("MainWindow", "Copy &score")),
            (self._copy_signature, translate("MainWindow", "Copy s&ignature")),
            (self._learn_action, translate("MainWindow", "&Understand BLEU")),
            (self._about_action, translate("MainWindow", "&About BLEU Desktop")),
            (self._about_qt_action, translate("MainWindow", "About &Qt")),
        ):
            action.setText(text)
        for name, action in self._sample_actions.items():
            action.setText(sample_name(name))
        for code, action in self.language_actions.items():
            action.setText(LANGUAGES[code])
            action.setChecked(code == current_language())
        themes = {
            "system": translate("MainWindow", "As the system"),
            "light": translate("MainWindow", "Light"),
            "dark": translate("MainWindow", "Dark"),
        }
        for name, action in self.theme_actions.items():
            action.setText(themes[name])
            action.setChecked(name == self.preferences.theme)
        self.cancel_button.setText(translate("MainWindow", "Cancel"))
        # A new text takes the shortcut away.
        self.cancel_button.setShortcut(QKeySequence(Qt.Key.Key_Escape))
        self.progress.setAccessibleName(translate("MainWindow", "Progress"))
        self._show_state()

    def switch_language(self, code: str) -> None:
        """Speak another language, from now on."""
        self.preferences.language = code
        set_language(code)
        apply_fonts(code)
        self.check_fonts()

    def check_fonts(self) -> None:
        """Say which package is missing where Chinese cannot be shown."""
        if current_language().startswith("zh") and not has_chinese_font():
            # In English: it could not be read in Chinese.
            self.statusBar().showMessage(
                "Chinese needs a font, such as Noto Sans CJK (Debian, Ubuntu: fonts-noto-cjk)."
            )

    def switch_theme(self, name: str) -> None:
        """Look light or dark, from now on."""
        self.preferences.theme = name
        theme.apply_theme(name)
        for known, action in self.theme_actions.items():
            action.setChecked(known == name)

    # Files

    def choose_files(self, role: Role) -> None:
        """Ask for files and add them to a list."""
        titles = {
            Role.REFERENCE: translate("MainWindow", "Add reference translations"),
            Role.CANDIDATE: translate("MainWindow", "Add candidate translations"),
            Role.SOURCE: translate("MainWindow", "Add the source text"),
        }
        dialog = QFileDialog(self, titles[role], self.preferences.folder)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(
            QFileDialog.FileMode.ExistingFile
            if role is Role.SOURCE
            else QFileDialog.FileMode.ExistingFiles
        )
        dialog.setNameFilters(
            [
                translate("MainWindow", "Text files (*.txt *.ref *.hyp *.out)"),
                translate("MainWindow", "All files (*)"),
            ]
        )
        # Research files end in their language; nothing must be out of sight.
        dialog.selectNameFilter(translate("MainWindow", "All files (*)"))
        dialog.filesSelected.connect(lambda names: self._add_chosen(role, names))
        dialog.open()

    def _add_chosen(self, role: Role, names: Sequence[str]) -> None:
        paths = [Path(name) for name in names]
        if paths:
            self.preferences.folder = str(paths[0].parent)
            self.session.add(role, paths)

    def open_sample(self, name: str) -> None:
        """Put a bundled sample in the place of all files."""
        self.show_sample(find_sample(name))

    def show_sample(self, sample: Sample) -> None:
        """Score a sample with the profile it is meant for."""
        self.session.clear()
        self.session.set_settings(type(self.session.settings)().with_profile(sample.profile))
        self.session.add(Role.REFERENCE, sample.references)
        self.session.add(Role.CANDIDATE, sample.candidates)
        if sample.source is not None:
            self.session.add(Role.SOURCE, [sample.source])

    def _fill_recent(self) -> None:
        self._recent_menu.clear()
        for files in self.preferences.recent:
            names = [Path(path).name for paths in files.values() for path in paths]
            # An ampersand in a name is no shortcut.
            text = ", ".join(names).replace("&", "&&")
            metrics = self.fontMetrics()
            text = metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, em(self, 26))
            self._recent_menu.addAction(text, partial(self._open_recent, files))
        if self._recent_menu.isEmpty():
            none = self._recent_menu.addAction(translate("MainWindow", "None yet"))
            none.setEnabled(False)
        else:
            self._recent_menu.addSeparator()
            self._recent_menu.addAction(
                translate("MainWindow", "Clear this list"), self.preferences.forget_recent
            )

    def _open_recent(self, files: dict[str, list[str]]) -> None:
        self.session.clear()
        for role in Role:
            if paths := files.get(role.value):
                self.session.add(role, [Path(path) for path in paths])

    def _remember_files(self) -> None:
        from bleu_desktop.paths import resource_path

        files = {
            role.value: [str(entry.path.absolute()) for entry in self.session.files[role]]
            for role in Role
            if self.session.files[role]
        }
        # Samples have a menu of their own.
        samples = str(resource_path("samples").absolute())
        if not any(path.startswith(samples) for paths in files.values() for path in paths):
            self.preferences.add_recent(files)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.session.add_guessing(dropped_paths(event.mimeData()))

    # State

    def _show_state(self) -> None:
        state = self.session.state
        if state is State.WORKING:
            if not self._busy.isActive() and not self.progress.isVisible():
                self._busy.start()
        else:
            self._busy.stop()
            for widget in (self._stage, self.progress, self.cancel_button):
                widget.hide()
        scored = state is State.SCORED
        self._copy_score.setEnabled(scored)
        self._copy_signature.setEnabled(scored)
        self._reload_action.setEnabled(state is not State.EMPTY)
        self._clear_action.setEnabled(state is not State.EMPTY)
        if scored:
            self._remember_files()

    def _show_busy(self) -> None:
        self.progress.setRange(0, 0)
        for widget in (self._stage, self.progress, self.cancel_button):
            widget.show()

    def _show_progress(self, stage: Stage, done: int, total: int) -> None:
        self._stage.setText(stage_name(stage))
        # In thousandths: a count of bytes does not fit Qt's integers.
        self.progress.setRange(0, 1000)
        self.progress.setValue(done * 1000 // max(total, 1))

    def _show_reloaded(self, names: Sequence[str]) -> None:
        text = translate("MainWindow", "Changed on disk and read again: {names}")
        self.statusBar().showMessage(text.format(names=", ".join(names)), _MESSAGE_MILLISECONDS)

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.statusBar().showMessage(translate("MainWindow", "Copied"), _MESSAGE_MILLISECONDS)

    # Other windows

    def show_learning(self) -> None:
        """Open the page that explains BLEU."""
        from bleu_desktop.window.learn_dialog import LearnDialog

        if self._learn_dialog is None:
            self._learn_dialog = LearnDialog(self)
        self._learn_dialog.show()
        self._learn_dialog.raise_()
        self._learn_dialog.activateWindow()

    def _show_about(self) -> None:
        box = QMessageBox(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(translate("MainWindow", "About BLEU Desktop"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setIconPixmap(QApplication.windowIcon().pixmap(em(self, 4)))
        box.setText(f"BLEU Desktop {__version__}")
        box.setInformativeText(
            translate(
                "MainWindow",
                "Scores translations with BLEU on this computer; nothing leaves it.\n\n"
                "Free software under the GNU General Public License, version 3 or later.",
            )
        )
        box.open()

    # What is remembered

    def _restore(self) -> None:
        size = QSize(em(self, 80), em(self, 52))
        self.resize(size.boundedTo(self.screen().availableSize() * 0.92))
        if not self.preferences.geometry.isEmpty():
            self.restoreGeometry(self.preferences.geometry)
        if not self.preferences.splitter.isEmpty():
            self.splitter.restoreState(self.preferences.splitter)
        else:
            self.splitter.setSizes([em(self, 32), em(self, 48)])

    def closeEvent(self, event: QCloseEvent) -> None:
        self.preferences.geometry = self.saveGeometry()
        self.preferences.splitter = self.splitter.saveState()
        self.session.close()
        if self._learn_dialog is not None:
            self._learn_dialog.stop()  # type: ignore[attr-defined]
        super().closeEvent(event)
