"""The main window: it puts the pages together and connects them with the session."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6 import QtGui
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QSplitter, QWidget

from bleu_core.changes.schemes import Scheme
from bleu_core.errors import BleuError
from bleu_core.files.addresses import Role
from bleu_desktop.i18n import set_language, translate
from bleu_desktop.inputs.inputs_page import WIDEST, InputsPage
from bleu_desktop.learn import learn_dialog
from bleu_desktop.report import report_choices, report_dialog
from bleu_desktop.score import copied_score as score_copied_score
from bleu_desktop.session.file_rows import FileRow
from bleu_desktop.session.project_saver import ProjectSaver
from bleu_desktop.session.recovery import Recovery
from bleu_desktop.session.session import Session, State
from bleu_desktop.shared import theme
from bleu_desktop.shared.actions import Actions, perform
from bleu_desktop.shared.copying import put_on_clipboard
from bleu_desktop.shared.file_drops import DropTarget, accept_copy, dropped_paths, has_files
from bleu_desktop.shared.fonts import apply_fonts, has_chinese_font
from bleu_desktop.shared.manual import open_manual
from bleu_desktop.shared.sizes import next_zoom, set_zoom, space, zoom
from bleu_desktop.shared.widgets import column, em, room_on_screen
from bleu_desktop.shell import about
from bleu_desktop.shell import open_dialog as shell_open_dialog
from bleu_desktop.shell.announcer import Announcer
from bleu_desktop.shell.crash import CrashGuard
from bleu_desktop.shell.known_text import KnownTextQuestion
from bleu_desktop.shell.menus import Menus
from bleu_desktop.shell.notices import Notice, Notices
from bleu_desktop.shell.preferences import Preferences
from bleu_desktop.shell.project_actions import ProjectActions
from bleu_desktop.shell.project_page import open_releases
from bleu_desktop.shell.recent_files import PROJECT, RecentFiles
from bleu_desktop.shell.result_panel import ResultPanel
from bleu_desktop.shell.scores_question import ScoresQuestion
from bleu_desktop.shell.status_note import StatusNote
from bleu_desktop.shell.text_question import TextQuestion
from bleu_desktop.shell.text_saver import TextSaver
from bleu_desktop.shell.view_state import ViewState
from bleu_score.i18n import current_language, join_names
from bleu_score.messages import errors
from bleu_score.samples import Sample, find_sample

# Name of the notice about a file of scores.
SCORES = "scores"

_MILLISECONDS_UNTIL_SHOWN = 100

# From this width on, in steps of the grid, the inputs have room beside a result, and beside one
# with wide tables.
_WIDE = 120
_WIDER = _WIDE + WIDEST


class MainWindow(QMainWindow):
    """Input on the left, result on the right.

    Parameters
    ----------
    recovery
        The folder for unsaved work; None to keep no unsaved work.
    """

    def __init__(
        self,
        preferences: Preferences,
        parent: QWidget | None = None,
        *,
        recovery: Path | None = None,
    ) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self.session = Session(self)
        self.session.navigation.view = preferences.view
        self.session.suggestions.own = preferences.rates
        self.crash_guard = CrashGuard(self)
        self.saver = ProjectSaver(self.session)
        self.recovery = (
            Recovery(self.saver, self.session, recovery) if recovery is not None else None
        )
        self._content = QWidget(self)
        self.setCentralWidget(self._content)
        self.notices = Notices(self._content)
        self._layout = column(self._content, self.notices, spacing=0)
        self._drop_target = DropTarget(self._content)
        self.project = ProjectActions(self.saver, self.session, preferences, self.notices, self)
        self.texts = TextSaver(self.session, preferences, self.notices, self)
        self.known = KnownTextQuestion(self.session, preferences, self.notices, self)
        self._recent = RecentFiles(self.session, preferences)
        self._question = TextQuestion(self.session.files, preferences, self)
        self._scores_question = ScoresQuestion(self.session, preferences, self)
        self._announcer = Announcer(self.session, self)
        self._learn_dialog: learn_dialog.LearnDialog | None = None
        # What the user did in widgets that have been replaced, as far as it is not done again yet.
        self._kept: ViewState | None = None
        self._build()
        self._connect()
        self.setAcceptDrops(True)
        self._restore()

    # Building

    def _build(self) -> None:
        """Make everything that has words: they are in the present language."""
        self._language = current_language()
        session = self.session
        actions = self.window_actions = Actions(self)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._inputs = InputsPage(session, actions, self._splitter)
        self._results = ResultPanel(session, actions, self.preferences, self._splitter)
        self._splitter.setStretchFactor(0, 0)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setChildrenCollapsible(False)
        self._results.setMinimumWidth(em(self, 20))
        self._layout.addWidget(self._splitter, 1)
        # Not only at the next turn of the event loop: what is invisible cannot have the focus.
        self._splitter.show()
        self.menus = Menus(self, actions, session, self.saver, self.preferences)
        self._status = StatusNote(self._content)
        self._results.page_changed.connect(self._arrange)
        self._results.page_changed.connect(self._restore_late)
        self._status.cancel_button.clicked.connect(self._cancel)
        self.saver.progress.connect(self._status.show_progress)
        session.scorer.progress.connect(self._status.show_progress)
        self.texts.saved.connect(self._status.confirm)
        self.project.shown.connect(self.menus.show_project)
        self._connect_actions()
        self._show_theme()
        self.project.show()
        self._show_state()

    def rebuild(self) -> None:
        """Make everything that has words anew; the session and what the user did stay."""
        self.setUpdatesEnabled(False)
        kept, self._kept = ViewState(self._content, self._kept), None
        if (focus := self.focusWidget()) is not None:
            # What is being typed counts, as whenever the focus leaves its field.
            focus.clearFocus()
        self.session.navigation.forget_list()
        for part in (self._splitter, self._status, self.menuBar(), self.menus, self.window_actions):
            _delete(part)
        self._build()
        self.notices.write_again()
        self._kept = kept
        self._restore_view()
        if focus is not None and self.focusWidget() is None:
            self._results.take_focus_now()
        self._show_task()
        self._rebuild_learn_dialog()
        self.check_fonts()
        # Until layouts and short computations are done, the old picture stays.
        QTimer.singleShot(_MILLISECONDS_UNTIL_SHOWN, self, lambda: self.setUpdatesEnabled(True))

    def _restore_view(self) -> None:
        """Do again what the user did; some of it has to wait for the result."""
        waits = self.session.is_working
        if self._kept is not None and not self._kept.restore(self._content, waits=waits):
            self._kept = None

    def _restore_late(self) -> None:
        # Pages get their content after they are shown.
        QTimer.singleShot(0, self, self._restore_view)

    def _rebuild_learn_dialog(self) -> None:
        old, self._learn_dialog = self._learn_dialog, None
        if old is not None and old.isVisible():
            dialog = self._made_learn_dialog()
            dialog.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
            dialog.setGeometry(old.geometry())
            dialog.show()
            ViewState(old).restore(dialog, waits=False)
        if old is not None:
            _delete(old)

    def _connect(self) -> None:
        self._scores_question.failed.connect(self._show_scores_error)
        self.project.saved.connect(lambda: self._status.confirm(translate("MainWindow", "Saved")))
        self.session.suggestions.scheme_chosen.connect(self._remember_rates)
        self.saver.task_changed.connect(self._show_task)
        self.session.state_changed.connect(self._show_state)
        self.session.state_changed.connect(self._restore_late)
        self.session.files.readings.choice_wanted.connect(self._question.ask)
        self.session.files.readings.scores_found.connect(self._scores_question.ask_about)
        self.session.crashed.connect(self.crash_guard.report)
        self.session.watcher.reloaded.connect(self._show_reloaded)
        self._question.closed.connect(self._recover_focus)
        self._question.suggestions_taken.connect(self.session.suggestions.measure)
        self._scores_question.closed.connect(self._recover_focus)
        QtGui.QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    def _connect_actions(self) -> None:
        """Connect all actions but that of the pad."""
        actions = self.window_actions
        # The answer may be known.
        actions.choosing_wanted.connect(partial(self._question.ask, again=True))
        actions.earlier_wanted.connect(self._choose_earlier)
        actions.later_wanted.connect(self._choose_later)
        actions.exchange_wanted.connect(self._exchange)
        actions.scores_wanted.connect(self._add_scores)
        actions.recent_wanted.connect(self._open_recent)
        actions.settings_wanted.connect(self._open_settings)
        perform(actions.new, self.project.before_discarding, self.saver.new)
        perform(actions.save, self.project.save)
        perform(actions.save_as, self.project.save_as)
        for kept, action in actions.keep.items():
            perform(action, self.project.keep, kept)
        perform(actions.verify, self.saver.verify)
        perform(actions.save_texts, self.texts.ask)
        perform(actions.known, self.known.ask)
        for name, action in actions.samples.items():
            perform(action, self.open_sample, name)
        for role in Role:
            perform(actions.add[role], self.choose_files, role)
            perform(actions.add_folder[role], self.choose_folder, role)
        for code, action in actions.languages.items():
            perform(action, self.switch_language, code)
        for name, action in actions.themes.items():
            perform(action, self.switch_theme, name)
        perform(actions.open, self.choose_files)
        perform(actions.open_folder, self.choose_folder)
        perform(actions.zoom_in, lambda: self.switch_zoom(next_zoom(1)))
        perform(actions.zoom_out, lambda: self.switch_zoom(next_zoom(-1)))
        perform(actions.zoom_reset, lambda: self.switch_zoom(100))
        perform(actions.report, self.show_report)
        perform(actions.reload, self.session.read_files)
        perform(actions.quit, self.close)
        perform(actions.undo, self.session.work.undo)
        perform(actions.redo, self.session.work.redo)
        perform(actions.find, self.session.navigation.open_find)
        perform(actions.copy_score, self._copy_score)
        perform(actions.copy_signature, self._copy_signature)
        perform(actions.inputs, self.toggle_inputs)
        perform(actions.manual, self.show_manual)
        perform(actions.learn, self.show_learning)
        perform(actions.versions, open_releases, self)
        perform(actions.about, lambda: about.about_box(self).open())
        perform(actions.about_qt, QApplication.aboutQt)

    # Language and theme

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # The event also comes if the language stays.
        if event.type() == QEvent.Type.LanguageChange and self._language != current_language():
            self.rebuild()

    def event(self, event: QEvent) -> bool:
        # A widget reports what the user did, such as copying a table.
        if isinstance(event, QtGui.QStatusTipEvent) and event.tip():
            self._status.confirm(event.tip())
            return True
        return super().event(event)

    def switch_language(self, code: str) -> None:
        """Use another language, and remember it."""
        self.preferences.language = code
        set_language(code)
        apply_fonts(code)

    def check_fonts(self) -> None:
        """Name the missing package if the interface is Chinese and no font can show it."""
        if current_language().startswith("zh") and not has_chinese_font():
            # In English, because Chinese could not be read.
            self._status.show_message(
                "To show Chinese, install a font such as Noto Sans CJK (Debian, Ubuntu: "
                "fonts-noto-cjk)."
            )

    def offer_recovered(self) -> None:
        """Offer the work of a window that ended unexpectedly."""
        if self.recovery is not None:
            self.project.offer(self.recovery)

    def switch_theme(self, name: str) -> None:
        """Use another theme, and remember it."""
        self.preferences.theme = name
        theme.apply_theme(name)
        self._show_theme()

    def switch_zoom(self, percent: int) -> None:
        """Show all text larger or smaller, and remember it."""
        if percent != zoom():
            self.preferences.zoom = percent
            set_zoom(percent)
            # Buttons have lengths of their own.
            theme.apply_theme(self.preferences.theme)
            self.rebuild()

    def _show_theme(self) -> None:
        for name, action in self.window_actions.themes.items():
            action.setChecked(name == self.preferences.theme)

    def _follow_system(self) -> None:
        """Turn light or dark with the system, if the theme follows the system."""
        if self.preferences.theme == "system":
            theme.apply_theme("system")

    # Files

    def choose_files(self, role: Role | None = None) -> None:
        """Ask for files and add them to a list; without a role, their names tell the list."""
        dialog = shell_open_dialog.open_dialog(role, self.preferences.folder, self)
        dialog.filesSelected.connect(lambda names: self._add_chosen(role, names))
        dialog.open()

    def choose_folder(self, role: Role | None = None) -> None:
        """Ask for a folder and add it to a list; without a role, its name tells the list."""
        dialog = shell_open_dialog.folder_dialog(self.preferences.folder, self)
        dialog.filesSelected.connect(lambda names: self._add_chosen(role, names))
        dialog.open()

    def _choose_earlier(self, entry: FileRow) -> None:
        """Ask for the earlier version of a text, and compare both."""

        def take(path: Path) -> None:
            self.session.files.set_earlier_version(entry, path)
            self.session.suggestions.measure()

        self._ask_for(entry, take, translate("MainWindow", "Choose the earlier version"))

    def _choose_later(self) -> None:
        """Ask for a later version of the final text, and compare both."""

        def take(path: Path) -> None:
            self.session.files.add_version(path)
            self.session.suggestions.measure()

        for entry in self.session.files[Role.REFERENCE]:
            self._ask_for(entry, take, translate("MainWindow", "Choose the later version"))

    def _exchange(self, entry: FileRow) -> None:
        """Ask for another file or folder in the place of an entry."""
        self._ask_for(entry, lambda path: self.session.files.exchange(entry, path))

    def _ask_for(self, entry: FileRow, take: Callable[[Path], object], title: str = "") -> None:
        """Ask for one file, or for a folder if the entry is one."""
        role, folder = self.session.files.role(entry), self.preferences.folder
        if entry.input.is_folder:
            dialog = shell_open_dialog.folder_dialog(folder, self)
        else:
            dialog = shell_open_dialog.open_dialog(role, folder, self)
            dialog.setFileMode(dialog.FileMode.ExistingFile)
        if title:
            dialog.setWindowTitle(title)

        def chosen(names: Sequence[str]) -> None:
            for path in shell_open_dialog.chosen_paths(names)[:1]:
                self.preferences.folder = str(path.parent)
                take(path)

        dialog.filesSelected.connect(chosen)
        dialog.open()

    def _add_scores(self, entry: FileRow, path: Path | None) -> None:
        """Add scores from elsewhere to a candidate."""
        if path is None:
            self._scores_question.choose_file(entry)
        else:
            self._scores_question.ask(entry, path, dropped=True)

    def _show_scores_error(self, error: BleuError) -> None:
        self.notices.show_notice(SCORES, lambda: Notice(errors.error_text(error), is_problem=True))

    def _add_chosen(self, role: Role | None, names: Sequence[str]) -> None:
        paths = shell_open_dialog.chosen_paths(names)
        if not paths:
            return
        self.preferences.folder = str(paths[0].parent)
        if role is None:
            self.session.files.add_guessing(paths)
        else:
            self.session.files.add(role, paths)

    def _open_recent(self, files: dict[str, list[str]]) -> None:
        if projects := files.get(PROJECT):
            self.project.open(Path(projects[0]))
        else:
            self.project.before_discarding(lambda: self._recent.open(files))

    def open_sample(self, name: str) -> None:
        """Replace all files by a bundled sample."""
        self.project.before_discarding(lambda: self.show_sample(find_sample(name)))

    def show_sample(self, sample: Sample) -> None:
        """Score a sample with its profile, and with the metrics that are switched on."""
        self.session.clear()
        settings = replace(self.session.settings, target_language=None, tokenizer="auto")
        self.session.work.set_sample_settings(settings.with_profile(sample.profile))
        files = self.session.files
        files.add(Role.REFERENCE, sample.references)
        files.add(Role.CANDIDATE, sample.candidates)
        if sample.source is not None:
            files.add(Role.SOURCE, [sample.source])

    def dragEnterEvent(self, event: QtGui.QDragEnterEvent) -> None:
        if has_files(event.mimeData()):
            accept_copy(event)
            self._drop_target.show_over()

    def dragLeaveEvent(self, event: QtGui.QDragLeaveEvent) -> None:
        super().dragLeaveEvent(event)
        self._drop_target.hide()

    def dropEvent(self, event: QtGui.QDropEvent) -> None:
        self._drop_target.hide()
        accept_copy(event)
        self.session.files.add_guessing(dropped_paths(event.mimeData()))

    # State

    def _show_state(self) -> None:
        if self.session.is_working:
            self._status.start_work()
        else:
            if self._status.has_focus():
                self._results.take_focus()
            self._status.end_work()
        self._arrange()

    def _show_task(self) -> None:
        if self.saver.task is not None:
            self._status.start_work()
            self._results.prepare(at_once=self.saver.task == "open")
        elif not self.session.is_working:
            self._status.end_work()

    def _cancel(self) -> None:
        self.saver.cancel()
        self.session.cancel()

    def _recover_focus(self) -> None:
        """Set the focus after a dialog, if no widget has the focus."""
        if QApplication.focusWidget() is None:
            self._results.take_focus_now()

    def _show_reloaded(self, names: Sequence[str]) -> None:
        text = translate("MainWindow", "Changed on disk and reloaded: {names}")
        self._status.show_for_a_moment(text.format(names=join_names(names)))

    def _copy_score(self) -> None:
        evaluation, candidate = self.session.evaluation, self.session.navigation.candidate
        if evaluation is not None and candidate is not None:
            self._copy(
                *score_copied_score.copied_score(candidate, with_intervals=evaluation.segments > 1)
            )

    def _copy_signature(self) -> None:
        if (candidate := self.session.navigation.candidate) is not None:
            self._copy(score_copied_score.signatures(candidate.metrics))

    def _copy(self, text: str, html: str = "") -> None:
        put_on_clipboard(text, html)
        self._status.confirm(translate("MainWindow", "Copied"))

    # Inputs beside the result

    def toggle_inputs(self) -> None:
        """Show or hide the inputs, and remember it if the window would do otherwise."""
        shown = self._inputs.isHidden()
        self.preferences.inputs = None if shown == self._have_inputs_room() else shown
        self._arrange()
        if self._inputs.isHidden():
            self._recover_focus()
        else:
            self._inputs.take_focus()

    def _open_settings(self) -> None:
        """Show the fields of language and word segmentation."""
        if self._inputs.isHidden():
            self.toggle_inputs()
        self._inputs.settings_panel.open_fields()

    def _arrange(self) -> None:
        """Show or hide the inputs as the user chose, else by their number and the window's width.

        Before the first file, a card shows the first step. In a narrow window, a result comes
        first.
        """
        shown = self.preferences.inputs
        if shown is None:
            shown = self._have_inputs_room()
        focus = QApplication.focusWidget()
        had_focus = focus is not None and self._inputs.isAncestorOf(focus)
        self._inputs.setVisible(shown)
        self.window_actions.inputs.setChecked(shown)
        if had_focus and not shown:
            self._results.take_focus_now()

    def _have_inputs_room(self) -> bool:
        # While it is unknown which text is the reference, the lists would claim to know.
        if self.session.state is State.EMPTY or self.session.files.undecided:
            return False
        least = _WIDE if self._results.needs_room else 0
        return self.width() >= space(_WIDER if self._results.has_wide_page else least)

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    # Other windows

    def show_manual(self) -> None:
        """Open the manual at the page about the present view."""
        open_manual(self._results.manual_page, self)

    def show_learning(self) -> None:
        """Open the page that explains BLEU."""
        dialog = self._learn_dialog or self._made_learn_dialog()
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def _made_learn_dialog(self) -> learn_dialog.LearnDialog:
        dialog = self._learn_dialog = learn_dialog.LearnDialog(self)
        dialog.tried.connect(self._results.try_example)
        # It would cover the example; Shift+F1 opens it where it was.
        dialog.tried.connect(dialog.close)
        return dialog

    def show_report(self) -> None:
        """Ask for the content of a report of the result, and save the report."""
        if self.session.state is not State.SCORED:
            return
        choices = report_choices.ReportChoices.from_dict(self.preferences.report)
        # Beside the texts it is about; pasted ones have no folder.
        candidates = [entry.path.parent for entry in self.session.files[Role.CANDIDATE]]
        beside = next((str(each) for each in candidates if each.is_dir()), "")
        choices = replace(choices, folder=beside or choices.folder or self.preferences.folder)
        listed = self.session.navigation.listed_segments()
        dialog = report_dialog.ReportDialog(self.session, choices, listed, self)
        dialog.saved.connect(self._remember_report)
        dialog.finished.connect(self._recover_focus)
        dialog.open()

    def _remember_rates(self, scheme: Scheme) -> None:
        self.preferences.rates = scheme

    def _remember_report(self, choices: report_choices.ReportChoices) -> None:
        self.preferences.report = choices.as_dict()

    # Size

    def _restore(self) -> None:
        """Restore the last size and place of the window, or choose a fitting size."""
        geometry, splitter = self.preferences.geometry, self.preferences.splitter
        size = QSize(em(self, 100), em(self, 62))
        self.resize(size.boundedTo(room_on_screen(self)))
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
        if not splitter.isEmpty():
            self._splitter.restoreState(splitter)
        else:
            self._splitter.setSizes([self._inputs.maximumWidth(), em(self, 60)])

    def closeEvent(self, event: QtGui.QCloseEvent) -> None:
        if not self.project.may_close():
            event.ignore()
            return
        self.preferences.geometry = self.saveGeometry()
        self.preferences.splitter = self._splitter.saveState()
        self.preferences.view = self.session.navigation.view
        if self.recovery is not None:
            self.recovery.end()
        self.session.close()
        super().closeEvent(event)


def _delete(part: QObject) -> None:
    """Delete an object at once, with everything in it: nothing may reach it any more."""
    part.deleteLater()
    QCoreApplication.sendPostedEvents(part, QEvent.Type.DeferredDelete.value)
