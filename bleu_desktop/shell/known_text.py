"""Known text in the window: asks for the files, and says if one cannot be read."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from bleu_core.errors import BleuError
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session
from bleu_desktop.shared.file_dialogs import file_dialog
from bleu_desktop.shell.notices import Notice, Notices
from bleu_desktop.shell.open_dialog import chosen_paths
from bleu_desktop.shell.preferences import Preferences
from bleu_score.messages.errors import error_text

_NOTICE = "known text"


class KnownTextQuestion(QObject):
    """Asks for the files of a known text if the user chooses so in the menu."""

    def __init__(
        self, session: Session, preferences: Preferences, notices: Notices, window: QWidget
    ) -> None:
        super().__init__(window)
        self._session = session
        self._preferences = preferences
        self._notices = notices
        self._window = window
        session.known_text_read.connect(self._show_error)

    def ask(self) -> None:
        """Ask for the files, and look for the segments in them."""
        dialog = file_dialog(
            self._window,
            translate("MainWindow", "Choose known text, such as a translation memory"),
            self._preferences.folder,
            QFileDialog.FileMode.ExistingFiles,
        )
        dialog.filesSelected.connect(lambda names: self.take(chosen_paths(names)))
        dialog.open()

    def take(self, paths: list[Path]) -> None:
        """Look for the segments in these files, in place of those chosen before."""
        self._preferences.folder = str(paths[0].parent)
        self._session.look_in(paths)

    def _show_error(self, error: BleuError | None) -> None:
        if error is None:
            self._notices.remove(_NOTICE)
            return
        self._notices.show_notice(_NOTICE, lambda: Notice(error_text(error), is_problem=True))
