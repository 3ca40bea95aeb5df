"""One of the three lists of files, with the buttons and shortcuts that change it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QTreeWidgetItem, QWidget

from bleu_core.files.addresses import Role
from bleu_core.files.encodings import EncodingSource
from bleu_core.files.names import distinct_names
from bleu_desktop.i18n import translate
from bleu_desktop.inputs import file_menu
from bleu_desktop.inputs.file_tree import FileTree
from bleu_desktop.inputs.scores_row import SCORES as _SCORES
from bleu_desktop.inputs.scores_row import scores_item
from bleu_desktop.session.file_lists import FileLists
from bleu_desktop.session.file_rows import FileRow
from bleu_desktop.session.work import ScoresKey
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.table_copier import CELL
from bleu_desktop.shared.widgets import (
    ElidedLabel,
    column,
    plain_tool_tip,
    row,
    tool_button,
)
from bleu_score.i18n import format_number, language_name
from bleu_score.messages import errors
from bleu_score.messages.names import short_names, text_names
from bleu_score.reports.cells import Cell, number_cell


class FileListPanel(QWidget):
    """Title, buttons and the files of one role."""

    def __init__(
        self, files: FileLists, actions: Actions, role: Role, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._actions = actions
        self._files = files
        self.role = role
        titles = {
            Role.REFERENCE: translate("FileList", "Reference translations"),
            Role.CANDIDATE: translate("FileList", "Candidate translations"),
            Role.SOURCE: translate("FileList", "Source text (optional)"),
        }
        hints = {
            Role.REFERENCE: translate("FileList", "Drop reference files here"),
            Role.CANDIDATE: translate("FileList", "Drop candidate files here"),
            Role.SOURCE: translate("FileList", "Drop the source file here"),
        }
        title = ElidedLabel(self, titles[role], bold=True)
        # Made from left to right: Tab follows the order of creation.
        self.up_button = tool_button("up", self, translate("FileList", "Move up"))
        self.down_button = tool_button("down", self, translate("FileList", "Move down"))
        self.remove_button = tool_button("remove", self, translate("FileList", "Remove"))
        self.add_button = tool_button("add", self, translate("FileList", "Add files…"))
        for button in (self.up_button, self.down_button, self.remove_button, self.add_button):
            button.setAccessibleName(f"{button.toolTip()} – {titles[role]}")
        self.tree = FileTree(self)
        self.tree.setAccessibleName(titles[role])
        self.tree.hint = hints[role]
        self.tree.takes_scores = role is Role.CANDIDATE
        self.tree.setHeaderLabels(
            [
                translate("FileList", "File"),
                translate("FileList", "Segments"),
                translate("FileList", "Encoding"),
                translate("FileList", "Language"),
            ]
        )
        heading = self.tree.headerItem()
        heading.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column_number in (2, 3):
            heading.setTextAlignment(column_number, Qt.AlignmentFlag.AlignCenter)
        self._lay_out(title)
        self._make_actions()
        self._connect()
        self._fill()

    def _lay_out(self, title: ElidedLabel) -> None:
        buttons = (self.up_button, self.down_button, self.remove_button, self.add_button)
        head = row(None, (title, 1), *buttons, spacing=0.5)
        if self.role is Role.SOURCE:
            self.up_button.hide()
            self.down_button.hide()
        column(self, head, self.tree, spacing=0.5)

    def _connect(self) -> None:
        files = self._files
        self.add_button.clicked.connect(self._actions.add[self.role].trigger)
        self.remove_button.clicked.connect(self._remove)
        self.up_button.clicked.connect(lambda: self._shift(-1))
        self.down_button.clicked.connect(lambda: self._shift(1))
        self.tree.itemSelectionChanged.connect(self._update_buttons)
        self.tree.files_dropped.connect(lambda paths: files.add(self.role, paths))
        self.tree.entries_dropped.connect(
            lambda numbers, place: files.move(self._by_number(numbers), self.role, place)
        )
        self.tree.dropped_onto.connect(self._take_dropped)
        self.tree.menu_requested.connect(self._show_menu)
        self.tree.itemChanged.connect(self._take_name)
        self.tree.itemDelegate().closeEditor.connect(lambda: QTimer.singleShot(0, self, self._fill))
        files.changed.connect(self._fill)
        files.readings.changed.connect(self._fill)

    def _make_actions(self) -> None:
        """Make shortcuts that work while the list has the focus."""
        up, down = translate("FileList", "Move up"), translate("FileList", "Move down")
        self._up_action = self._action(up, lambda: self._shift(-1), "Alt+Up")
        self._down_action = self._action(down, lambda: self._shift(1), "Alt+Down")
        remove = translate("FileList", "Remove")
        self._remove_action = self._action(remove, self._remove, "Delete", "Backspace")
        self._action("", self._rename, "F2")
        # Many keyboards have no menu key.
        self._action("", lambda: self._show_menu(self.tree.menu_place()), "Shift+F10")

    def _action(self, text: str, do: Callable[[], object], *keys: str) -> QAction:
        action = QAction(text, self.tree)
        action.setShortcuts(list(map(QKeySequence, keys)))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: do())
        self.tree.addAction(action)
        return action

    def _fill(self) -> None:
        """Show the files, keeping selection and current row."""
        if self.tree.is_editing():
            return  # until the editor is closed: filling the list would lose the typed name
        entries = self._files[self.role]
        selected = {entry.number for entry in self.selected()}
        selected_scores = [(number, each.metric) for number, each in self.selected_scores()]
        current = self.tree.currentItem()
        scores = current.data(0, _SCORES) if current else None
        current = (current.parent() or current) if current else None
        row = self.tree.indexOfTopLevelItem(current) if current else -1
        number = current.data(0, Qt.ItemDataRole.UserRole) if current else None
        numbers = [entry.number for entry in entries]
        if number in numbers:
            row = numbers.index(number)
        elif entries and row >= 0:
            # The current file was removed: its neighbor takes its place.
            row = min(row, len(entries) - 1)
            selected = selected & set(numbers) or {numbers[row]}
        names = distinct_names(entries)
        full, short = text_names(names), short_names(names)
        self.tree.blockSignals(True)
        self.tree.clear()
        for index, (entry, name) in enumerate(zip(entries, names, strict=True)):
            item = self._item(entry, Cell(short[name], full=full[name]))
            self.tree.addTopLevelItem(item)
            item.setSelected(entry.number in selected)
            current = item if index == row else None
            for attached in entry.scores if self.role is Role.CANDIDATE else ():
                child = scores_item(attached, self.tree.row_height())
                item.addChild(child)
                metric = attached.input.metric
                child.setSelected((entry.number, metric) in selected_scores)
                if index == row and metric == scores:
                    current = child
            item.setExpanded(True)
            if current is not None:
                self.tree.setCurrentItem(current, 0, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.tree.blockSignals(False)
        self.tree.setHeaderHidden(not entries)
        self.tree.fit_columns()
        self.tree.shows_encodings = any(map(_has_doubtful_encoding, entries))
        self.tree.hide_columns()
        below = sum(len(entry.scores) for entry in entries) if self.tree.takes_scores else 0
        self.tree.fit_height(len(entries) + below)
        self._update_buttons()

    def _item(self, entry: FileRow, name: Cell) -> QTreeWidgetItem:
        cells = _cells(entry)
        item = QTreeWidgetItem([name.text, *cells])
        item.setData(0, CELL, name)
        if entry.document is not None:
            item.setData(1, CELL, number_cell(len(entry.document.segments)))
        item.setData(0, Qt.ItemDataRole.UserRole, entry.number)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        item.setSizeHint(0, QSize(0, self.tree.row_height()))
        item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column_number in (2, 3):
            item.setTextAlignment(column_number, Qt.AlignmentFlag.AlignCenter)
        item.setToolTip(0, plain_tool_tip("\n".join([name.full, _place(entry), *cells])))
        if entry.language:
            item.setToolTip(3, plain_tool_tip(language_name(entry.language)))
        if entry.input.is_folder:
            item.setIcon(0, icon("folder"))
        if entry.error is not None:
            text = errors.error_text(entry.error)
            item.setIcon(0, icon("warning"))
            item.setToolTip(0, plain_tool_tip(text))
            item.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, text)
        return item

    def selected(self) -> list[FileRow]:
        """Return the selected files, in order."""
        numbers = [item.data(0, Qt.ItemDataRole.UserRole) for item in self.tree.selectedItems()]
        return [entry for entry in self._files[self.role] if entry.number in numbers]

    def selected_scores(self) -> list[ScoresKey]:
        """Return the selected scores, which are below their candidates."""
        metrics = [
            (parent.data(0, Qt.ItemDataRole.UserRole), item.data(0, _SCORES))
            for item in self.tree.selectedItems()
            if (parent := item.parent()) is not None
        ]
        return [
            (entry.number, each.input)
            for entry in self._files[self.role]
            for each in entry.scores
            if (entry.number, each.input.metric) in metrics
        ]

    def _take_dropped(self, path: Path, number: int) -> None:
        """Add a file that was dropped onto a candidate: as its scores, or as another candidate."""
        for entry in self._by_number([number]):
            if path.is_dir():
                # The folder is another candidate, not scores of this one.
                self._files.add(self.role, [path])
            else:
                self._actions.scores_wanted.emit(entry, path)

    def _by_number(self, numbers: Sequence[int]) -> list[FileRow]:
        return [entry for entry in self._files.entries() if entry.number in numbers]

    def _update_buttons(self) -> None:
        entries = self._files[self.role]
        chosen = [entries.index(entry) for entry in self.selected()]
        for button, useful in (
            (self.remove_button, bool(chosen or self.selected_scores())),
            (self.up_button, bool(chosen) and chosen[0] > 0),
            (self.down_button, bool(chosen) and chosen[-1] < len(entries) - 1),
        ):
            if button.hasFocus() and not useful:
                self.tree.setFocus()  # otherwise Qt moves the focus to the next widget
            button.setEnabled(useful)

    def _remove(self) -> None:
        scores = self.selected_scores()
        if chosen := self.selected():
            self._files.remove(chosen)
        if scores:
            self._files.detach_scores(scores)

    def _shift(self, step: int) -> None:
        entries = self._files[self.role]
        chosen = self.selected()
        if not chosen:
            return
        first = entries.index(chosen[0])
        last = entries.index(chosen[-1])
        place = first - 1 if step < 0 else last + 2
        if 0 <= place <= len(entries):
            self._files.move(chosen, self.role, place)

    def _rename(self) -> None:
        """Let the user type another name in the list."""
        chosen = self.tree.selectedItems()
        if len(chosen) == 1 and chosen[0].parent() is None:
            self.tree.editItem(chosen[0], 0)

    def _take_name(self, item: QTreeWidgetItem) -> None:
        number = item.data(0, Qt.ItemDataRole.UserRole)
        if number is None:
            return
        text, shown = item.text(0), item.data(0, CELL).text
        # At the next turn of the event loop, because the editor is still open now.
        QTimer.singleShot(0, self, lambda: self._give_name(number, text if text != shown else None))

    def _give_name(self, number: int, name: str | None) -> None:
        """Give a text the name that the user typed; None for the name that was shown."""
        if name is not None:
            for entry in self._by_number([number]):
                self._files.rename(entry, name)
        self._fill()

    def _show_menu(self, place: QPoint) -> None:
        menu = self.make_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    def make_menu(self) -> file_menu.FileMenu:
        """Return the menu for the selected files."""
        menu = file_menu.FileMenu(self._files, self._actions, self.role, self.selected(), self)
        menu.naming_requested.connect(self._rename)
        if len(self._files[self.role]):
            menu.addActions(self.tree.copier.actions)
        if scores := self.selected_scores():
            menu.addAction(
                icon("reload"),
                translate("FileList", "Reload scores"),
                lambda: self._files.reload([], scores),
            )
            if not self.selected():
                menu.addAction(self._remove_action)
        if self.selected():
            menu.addActions([self._up_action, self._down_action, self._remove_action])
        return menu


def _has_doubtful_encoding(entry: FileRow) -> bool:
    """Whether a file's encoding was guessed, or chosen by the user."""
    encoding = entry.input.document.encoding if entry.input.document else None
    return bool(entry.input.encoding) or (
        encoding is not None and encoding.source is EncodingSource.GUESSED
    )


def _place(entry: FileRow) -> str:
    """Return the place of a text, in words if it is in no file."""
    if not entry.input.in_memory:
        return str(entry.path)
    if entry.input.is_read:
        return translate("FileList", "Pasted text")
    return translate("FileList", "The project does not keep this text.")


def _cells(entry: FileRow) -> list[str]:
    """Return the cells after the name; a guessed encoding has a question mark."""
    document = entry.input.document
    if entry.input.is_folder:
        return ["", entry.input.encoding or ""]
    if document is None:
        return ["–" if entry.error else "…"]

    encoding = document.encoding
    name = encoding.name if encoding else ""
    if encoding and encoding.source is EncodingSource.GUESSED:
        name = translate("FileList", "{encoding}?").format(encoding=name)
    return [
        format_number(len(document.segments)),
        name,
        entry.language or "–",
    ]
