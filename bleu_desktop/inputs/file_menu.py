"""The context menu of a list of files."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from bleu_core.files.addresses import Role
from bleu_core.files.encodings import ENCODINGS
from bleu_desktop.i18n import translate
from bleu_desktop.session.file_lists import FileLists
from bleu_desktop.session.file_rows import FileRow
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.icons import icon
from bleu_score.messages.names import text_name


class FileMenu(QMenu):
    """The actions for the selected files of a list.

    Signals
    -------
    naming_requested
        The user wants to give the selected text another name.
    """

    naming_requested = Signal()

    def __init__(
        self,
        files: FileLists,
        actions: Actions,
        role: Role,
        chosen: Sequence[FileRow],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._actions = actions
        self._files = files
        self._role = role
        self._chosen = chosen
        self.addAction(icon("add"), translate("FileList", "Add files…"), actions.add[role].trigger)
        if chosen:
            self._add_reading()
            self.addSeparator()
            self._add_roles()
            self.addSeparator()

    def _add_reading(self) -> None:
        """Offer other ways of reading the files."""
        actions = self._actions
        files = [entry for entry in self._chosen if not entry.input.in_memory]
        if files:
            self.addAction(
                icon("reload"), translate("FileList", "Reload"), lambda: self._files.reload(files)
            )
        entry = self._chosen[0]
        if len(self._chosen) == 1:
            self._add_naming(entry)
        if len(self._chosen) == 1 and self._files.readings.contents_of(entry) is not None:
            self.addAction(
                icon("settings"),
                translate("FileList", "Choose texts…"),
                lambda: actions.choosing_wanted.emit(entry),
            )
        if len(self._chosen) == 1 and self._role is Role.CANDIDATE:
            self.addAction(
                translate("FileList", "Add scores…"),
                lambda: actions.scores_wanted.emit(entry, None),
            )
        if files:
            self.addMenu(self._encoding_menu(files))

    def _add_naming(self, entry: FileRow) -> None:
        rename = self.addAction(
            translate("FileList", "Rename…"), QKeySequence("F2"), self.naming_requested.emit
        )
        # The shortcut only appears here: the list handles it.
        rename.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        if entry.input.name is not None and not entry.input.in_memory:
            self.addAction(
                translate("FileList", "Use the file’s name"), lambda: self._files.rename(entry, "")
            )

    def _add_roles(self) -> None:
        """Offer the other lists."""
        uses = {
            Role.REFERENCE: translate("FileList", "Use as reference"),
            Role.CANDIDATE: translate("FileList", "Use as candidate"),
            Role.SOURCE: translate("FileList", "Use as source"),
        }
        for role, text in uses.items():
            if role is self._role or (role is Role.SOURCE and len(self._chosen) > 1):
                continue
            if role is Role.REFERENCE and self._files[role] and len(self._chosen) == 1:
                self.addMenu(self._reference_menu(text))
                continue
            self.addAction(text).triggered.connect(
                lambda *_, role=role: self._files.move(self._chosen, role)
            )

    def _reference_menu(self, title: str) -> QMenu:
        """Offer to replace the present reference, or to add another one: the scores differ."""
        menu = QMenu(title, self)
        [chosen] = self._chosen
        references = self._files[Role.REFERENCE]
        if len(references) == 1:
            name = text_name(references[0].name).replace("&", "&&")
            instead = translate("FileList", "Instead of “{name}”").format(name=name)
            added = translate("FileList", "As a second reference")
        else:
            instead = translate("FileList", "Instead of all references")
            added = translate("FileList", "As a further reference")
        menu.addAction(instead, lambda: self._files.choose_reference(chosen))
        menu.addAction(added, lambda: self._files.move(self._chosen, Role.REFERENCE))
        return menu

    def _encoding_menu(self, files: Sequence[FileRow]) -> QMenu:
        menu = QMenu(translate("FileList", "Encoding"), self)
        group = QActionGroup(menu)
        now = {entry.input.encoding for entry in files}
        for name in (None, *ENCODINGS):
            text = translate("FileList", "Detect automatically") if name is None else name
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(now == {name})
            group.addAction(action)
            action.triggered.connect(lambda *_, name=name: self._files.set_encoding(files, name))
        return menu
