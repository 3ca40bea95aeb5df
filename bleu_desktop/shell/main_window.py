"""The main window: both halves, menus, status, and what is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import (
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
    QMessageBox,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSplitter,
    QWidget,
)

from bleu_core.corpus.addresses import Role, parse_address
from bleu_core.progress import Stage
from bleu_core.version import __version__
from bleu_desktop.i18n import set_language, translate
from bleu_desktop.inputs.file_list import FileList, accept_copy, dropped_paths, has_files
from bleu_desktop.inputs.settings_panel import SettingsPanel
from bleu_desktop.session.file_entry import FileEntry
from bleu_desktop.session.session import Session, State
from bleu_desktop.shared import theme
from bleu_desktop.shared.fonts import apply_fonts, has_chinese_font
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.widgets import Rule, TextLabel, announce, column, em
from bleu_desktop.shell.crash import CrashGuard
from bleu_desktop.shell.menus import Menus
from bleu_desktop.shell.preferences import Preferences
from bleu_desktop.shell.result_panel import ResultPanel
from bleu_score.i18n import current_language, format_score
from bleu_score.messages.choices import stage_name
from bleu_score.samples import Sample, find_sample

if TYPE_CHECKING:
    from bleu_desktop.inputs.field_choices import Choice
    from bleu_desktop.inputs.field_chooser import FieldChooser

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
        self.file_lists = {role: FileList(self.session.files, role) for role in Role}
        self.settings_panel = SettingsPanel(self.session)
        self.result_panel = ResultPanel(self.session)
        self._learn_dialog: QWidget | None = None
        self._chooser: FieldChooser | None = None
        # The entry of the recent files that this job has; None for a new job.
        self._remembered: dict[str, list[str]] | None = None
        self._lay_out()
        self._make_status_bar()
        self.menus = Menus(self, preferences)
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
        # Not a stop for Tab: what is in it can all be reached.
        left.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._left = left
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(left)
        self.splitter.addWidget(self.result_panel)
        self.splitter.setStretchFactor(0, 2)
        self.splitter.setStretchFactor(1, 3)
        self.splitter.setChildrenCollapsible(False)
        self.result_panel.setMinimumWidth(em(self, 24))
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

    def _connect(self) -> None:
        for file_list in self.file_lists.values():
            file_list.add_requested.connect(self.choose_files)
            file_list.choosing_requested.connect(
                lambda entry: self.choose_fields(entry, asking=True)
            )
        self.result_panel.add_requested.connect(self.choose_files)
        self.result_panel.sample_requested.connect(lambda: self.open_sample(current_language()))
        self.result_panel.learn_requested.connect(self.show_learning)
        self.session.state_changed.connect(self._show_state)
        self.session.state_changed.connect(self._note_end)
        self.session.progress.connect(self._show_progress)
        self.session.choice_wanted.connect(self.choose_fields)
        self.session.crashed.connect(self.crash_guard.report)
        self.session.reloaded.connect(self._show_reloaded)
        self.cancel_button.clicked.connect(self.session.cancel)
        self._connect_menus()
        panel = self.settings_panel
        # At the next turn, when there is something to scroll to.
        panel.details_button.toggled.connect(
            lambda: QTimer.singleShot(0, lambda: self._left.ensureWidgetVisible(panel.details))
        )
        # Not when the command line opens it: the files are worth more then.
        panel.metrics_button.clicked.connect(
            lambda: QTimer.singleShot(0, lambda: self._left.ensureWidgetVisible(panel.metrics))
        )

    def _connect_menus(self) -> None:
        menus = self.menus
        menus.files_wanted.connect(self.choose_files)
        menus.sample_wanted.connect(self.open_sample)
        menus.recent_wanted.connect(self._open_recent)
        menus.reload_wanted.connect(self.session.files.reload)
        menus.clear_wanted.connect(self.session.clear)
        menus.quit_wanted.connect(self.close)
        menus.score_copied.connect(
            lambda: self._copy(self.result_panel.result.score.copied_score())
        )
        menus.signature_copied.connect(
            lambda: self._copy(self.result_panel.result.score.signature.text())
        )
        menus.language_chosen.connect(self.switch_language)
        menus.theme_chosen.connect(self.switch_theme)
        menus.learning_wanted.connect(self.show_learning)
        menus.about_wanted.connect(self._show_about)
        menus.about_qt_wanted.connect(QApplication.aboutQt)

    # Words

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setWindowTitle("BLEU Desktop")
        self.menus.retranslate()
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
        self.menus.retranslate()

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
                translate("MainWindow", "All files (*)"),
                translate("MainWindow", "Translation files ({endings})").format(
                    endings="*.xlf *.xliff *.sdlxliff *.mqxliff *.mxliff *.tmx *.po *.pot *.ts"
                ),
                translate("MainWindow", "Spreadsheets and tables ({endings})").format(
                    endings="*.xlsx *.xlsm *.xls *.ods *.csv *.tsv"
                ),
                translate("MainWindow", "Software strings ({endings})").format(
                    endings="*.resx *.properties *.strings *.json *.arb *.xml"
                ),
                translate("MainWindow", "Subtitles ({endings})").format(
                    endings="*.srt *.vtt *.ass *.ssa"
                ),
                translate("MainWindow", "Word documents ({endings})").format(endings="*.docx"),
                translate("MainWindow", "Text files ({endings})").format(
                    endings="*.txt *.gz *.ref *.hyp *.out"
                ),
            ]
        )
        # Research files end in their language; nothing must be out of sight.
        dialog.selectNameFilter(translate("MainWindow", "All files (*)"))
        # Qt's own dialog, where the system has none, is not translated in full.
        label = QFileDialog.DialogLabel
        dialog.setLabelText(label.LookIn, translate("MainWindow", "Folder:"))
        dialog.setLabelText(label.FileName, translate("MainWindow", "File name:"))
        dialog.setLabelText(label.FileType, translate("MainWindow", "File type:"))
        dialog.setLabelText(label.Accept, translate("MainWindow", "&Open"))
        dialog.setLabelText(label.Reject, translate("MainWindow", "Cancel"))
        dialog.filesSelected.connect(lambda names: self._add_chosen(role, names))
        dialog.open()

    def _add_chosen(self, role: Role, names: Sequence[str]) -> None:
        paths = [Path(name) for name in names]
        if paths:
            self.preferences.folder = str(paths[0].parent)
            self.session.files.add(role, paths)

    def choose_fields(self, entry: FileEntry, *, asking: bool = False) -> None:
        """Have the user say what the texts of a file are, unless that is known of its kind.

        Parameters
        ----------
        asking
            Whether the user wants to choose anew.
        """
        from bleu_core.corpus.selection import guess_selections
        from bleu_desktop.inputs.field_choices import (
            choices_from_strings,
            choices_to_strings,
            selections_by_role,
            shape_of,
        )
        from bleu_desktop.inputs.field_chooser import FieldChooser

        contents = self.session.files.contents(entry)
        if contents is None:
            return
        shape = shape_of(contents)
        known = choices_from_strings(self.preferences.field_choices(shape), contents)
        fits = self.session.files.role(entry) in {choice.role for choice in known}
        if known and fits and not asking:
            self._use_fields(entry, known)
            return
        guess = self.session.files.selections(entry)
        if not any(guess.values()):
            guess = selections_by_role(known) if known else guess_selections(contents)
        if self._chooser is not None:
            # One question at a time; a file that changed is asked about anew.
            self._chooser.reject()
        dialog = self._chooser = FieldChooser(contents, guess, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def use(choices: Sequence[Choice]) -> None:
            self.preferences.remember_field_choices(shape, choices_to_strings(choices))
            self._use_fields(entry, choices, asking=asking)

        def forget() -> None:
            if self._chooser is dialog:
                self._chooser = None
                if QApplication.focusWidget() is None:
                    self.result_panel.take_focus_now()

        dialog.chosen.connect(use)
        dialog.finished.connect(forget)
        dialog.open()

    def _use_fields(
        self, entry: FileEntry, choices: Sequence[Choice], *, asking: bool = False
    ) -> None:
        chosen = [(choice.role, choice.selection) for choice in choices]
        self.session.files.choose_texts(entry, chosen, replace_all=asking)

    def open_sample(self, name: str) -> None:
        """Put a bundled sample in the place of all files."""
        self.show_sample(find_sample(name))

    def show_sample(self, sample: Sample) -> None:
        """Score a sample with the profile it is meant for, in the metrics that are on."""
        self.session.clear()
        settings = replace(self.session.settings, target_language=None, tokenizer="auto")
        self.session.set_sample_settings(settings.with_profile(sample.profile))
        self.session.files.add(Role.REFERENCE, sample.references)
        self.session.files.add(Role.CANDIDATE, sample.candidates)
        if sample.source is not None:
            self.session.files.add(Role.SOURCE, [sample.source])

    def _open_recent(self, files: dict[str, list[str]]) -> None:
        self.session.clear()
        for role in Role:
            if paths := files.get(role.value):
                self.session.files.add(role, [parse_address(path) for path in paths])

    def _remember_files(self) -> None:
        from bleu_score.paths import resource_path

        files = {
            role.value: [str(entry.address.absolute()) for entry in self.session.files[role]]
            for role in Role
            if self.session.files[role]
        }
        # Samples have a menu of their own.
        samples = str(resource_path("samples").absolute())
        if any(path.startswith(samples) for paths in files.values() for path in paths):
            return
        # One job is one entry, however it grew.
        self.preferences.add_recent(files, replacing=self._remembered)
        self._remembered = files

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if has_files(event.mimeData()):
            accept_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        accept_copy(event)
        self.session.files.add_guessing(dropped_paths(event.mimeData()))

    # State

    def _show_state(self) -> None:
        state = self.session.state
        if state is State.WORKING:
            if not self._busy.isActive() and not self.progress.isVisible():
                self._busy.start()
        else:
            self._busy.stop()
            if self.cancel_button.hasFocus():
                self.result_panel.take_focus()
            for widget in (self._stage, self.progress, self.cancel_button):
                widget.hide()
        self.menus.show_state(state)
        if state is State.EMPTY:
            self._remembered = None

    def _note_end(self) -> None:
        """Remember what was scored, and tell who cannot see it."""
        # Not before there is something to tell: the window stands sooner.
        from bleu_score.messages.bands import band_name
        from bleu_score.messages.diagnostics import warning_text
        from bleu_score.messages.errors import error_text
        from bleu_score.messages.metrics import metric_score

        session = self.session
        if session.state is State.SCORED and session.evaluation is not None:
            self._remember_files()
            best = session.evaluation.ranked[0]
            words = [f"{best.name}: BLEU {format_score(best.score.percent)}"]
            words += [band_name(best.band)] if best.band else []
            words += [
                f"{result.metric.title} {metric_score(result.metric.name, result.percent)}"
                for result in best.metrics[1:]
            ]
            words += [warning_text(warning).title for warning in best.warnings]
            announce(self, ". ".join(words))
        elif session.state is State.FAILED and session.error is not None:
            announce(self, error_text(session.error))
        elif session.state is State.CANCELLED:
            announce(self, translate("ResultPanel", "Cancelled"))

    def _show_busy(self) -> None:
        self.progress.setRange(0, 0)
        self._stage.clear()
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
        announce(self, translate("MainWindow", "Copied"))

    # Other windows

    def show_learning(self) -> None:
        """Open the page that explains BLEU."""
        from bleu_desktop.learn.learn_dialog import LearnDialog

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
