"""One of the three lists of files, with what there is to do with it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, QMimeData, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QContextMenuEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from bleu_core.corpus.addresses import Role
from bleu_core.corpus.encodings import ENCODINGS, EncodingSource
from bleu_core.corpus.names import distinct_names
from bleu_desktop.i18n import translate
from bleu_desktop.session.file_entry import FileEntry
from bleu_desktop.session.file_lists import FileLists
from bleu_desktop.shared import theme
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.widgets import (
    Panel,
    TextLabel,
    column,
    draw_focus,
    one_line,
    plain_tool_tip,
    row,
    tool_button,
)
from bleu_score.i18n import format_number, language_name
from bleu_score.messages.errors import error_text

_SHOWN_ROWS = {Role.REFERENCE: 3, Role.CANDIDATE: 4, Role.SOURCE: 1}


class FileList(Panel):
    """Title, buttons and the files of one role."""

    add_requested = Signal(Role)
    choosing_requested = Signal(object)

    def __init__(self, files: FileLists, role: Role, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._files = files
        self.role = role
        self._title = TextLabel(self, bold=True)
        # In the order they stand in, which is that of the Tab key.
        self.up_button = tool_button("up", self)
        self.down_button = tool_button("down", self)
        self.remove_button = tool_button("remove", self)
        self.add_button = tool_button("add", self)
        self.tree = _FileTree(self)
        head = row(spacing=2)
        head.addWidget(self._title, 1)
        for button in (self.up_button, self.down_button, self.remove_button, self.add_button):
            head.addWidget(button)
        if role is Role.SOURCE:
            self.up_button.hide()
            self.down_button.hide()
        layout = column(self, spacing=4)
        layout.addLayout(head)
        layout.addWidget(self.tree)
        self._make_actions()

        self.add_button.clicked.connect(lambda: self.add_requested.emit(self.role))
        self.remove_button.clicked.connect(self._remove)
        self.up_button.clicked.connect(lambda: self._shift(-1))
        self.down_button.clicked.connect(lambda: self._shift(1))
        self.tree.itemSelectionChanged.connect(self._update_buttons)
        self.tree.files_dropped.connect(lambda paths: files.add(self.role, paths))
        self.tree.entries_dropped.connect(
            lambda numbers, place: files.move(self._by_number(numbers), self.role, place)
        )
        self.tree.menu_requested.connect(self._show_menu)
        files.changed.connect(self._fill)
        files.read.connect(self._fill)
        self.retranslate()

    def _make_actions(self) -> None:
        """Make the shortcuts that work while the list has the focus."""
        self._remove_action = QAction(self)
        self._remove_action.setShortcuts(
            [QKeySequence(QKeySequence.StandardKey.Delete), QKeySequence("Backspace")]
        )
        self._remove_action.triggered.connect(self._remove)
        self._up_action = QAction(self)
        self._up_action.setShortcut("Alt+Up")
        self._up_action.triggered.connect(lambda: self._shift(-1))
        self._down_action = QAction(self)
        self._down_action.setShortcut("Alt+Down")
        self._down_action.triggered.connect(lambda: self._shift(1))
        self._menu_action = QAction(self)
        # Many keyboards have no key for it.
        self._menu_action.setShortcut("Shift+F10")
        self._menu_action.triggered.connect(lambda: self._show_menu(self.tree.menu_place()))
        for action in (
            self._remove_action,
            self._up_action,
            self._down_action,
            self._menu_action,
        ):
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            self.tree.addAction(action)

    def retranslate(self) -> None:
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
        title = titles[self.role]
        self._title.setText(title)
        self.tree.setAccessibleName(title)
        self.tree.hint = hints[self.role]
        self.tree.setHeaderLabels(
            [
                translate("FileList", "File"),
                translate("FileList", "Segments"),
                translate("FileList", "Encoding"),
                translate("FileList", "Language"),
            ]
        )
        header = self.tree.headerItem()
        for column_number in (1, 2, 3):
            header.setTextAlignment(column_number, Qt.AlignmentFlag.AlignCenter)
        for button, text in (
            (self.add_button, translate("FileList", "Add files…")),
            (self.remove_button, translate("FileList", "Remove")),
            (self.up_button, translate("FileList", "Move up")),
            (self.down_button, translate("FileList", "Move down")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(f"{text} – {title}")
        self._remove_action.setText(translate("FileList", "Remove"))
        self._up_action.setText(translate("FileList", "Move up"))
        self._down_action.setText(translate("FileList", "Move down"))
        self._fill()

    def _fill(self) -> None:
        """Show the files, keeping selection and current row."""
        entries = self._files[self.role]
        selected = {entry.number for entry in self.selected()}
        current = self.tree.currentItem()
        row = self.tree.indexOfTopLevelItem(current) if current else -1
        number = current.data(0, Qt.ItemDataRole.UserRole) if current else None
        numbers = [entry.number for entry in entries]
        if number in numbers:
            row = numbers.index(number)
        elif entries and row >= 0:
            # The current one was removed: its neighbor takes its place.
            row = min(row, len(entries) - 1)
            selected = selected & set(numbers) or {numbers[row]}
        names = distinct_names(entries)
        self.tree.blockSignals(True)
        self.tree.clear()
        for index, (entry, name) in enumerate(zip(entries, names, strict=True)):
            item = self._item(entry, name)
            self.tree.addTopLevelItem(item)
            item.setSelected(entry.number in selected)
            if index == row:
                self.tree.setCurrentItem(item, 0, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.tree.blockSignals(False)
        self.tree.setHeaderHidden(not entries)
        self.tree.fit_columns()
        self.tree.fit_height(max(len(entries), 1), _SHOWN_ROWS[self.role])
        self._update_buttons()

    def _item(self, entry: FileEntry, name: str) -> QTreeWidgetItem:
        cells = _cells(entry)
        item = QTreeWidgetItem([one_line(name), *cells])
        item.setData(0, Qt.ItemDataRole.UserRole, entry.number)
        item.setSizeHint(0, QSize(0, self.tree.row_height()))
        item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column_number in (2, 3):
            item.setTextAlignment(column_number, Qt.AlignmentFlag.AlignCenter)
        item.setToolTip(0, plain_tool_tip("\n".join([str(entry.path), *cells])))
        if entry.language:
            item.setToolTip(3, plain_tool_tip(language_name(entry.language)))
        if entry.error is not None:
            text = error_text(entry.error)
            item.setIcon(0, icon("warning"))
            item.setToolTip(0, plain_tool_tip(text))
            item.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, text)
        return item

    def selected(self) -> list[FileEntry]:
        """Return the selected files, in order."""
        numbers = [item.data(0, Qt.ItemDataRole.UserRole) for item in self.tree.selectedItems()]
        return [entry for entry in self._files[self.role] if entry.number in numbers]

    def _by_number(self, numbers: Sequence[int]) -> list[FileEntry]:
        return [entry for entry in self._files.entries() if entry.number in numbers]

    def _update_buttons(self) -> None:
        entries = self._files[self.role]
        chosen = [entries.index(entry) for entry in self.selected()]
        for button, useful in (
            (self.remove_button, bool(chosen)),
            (self.up_button, bool(chosen) and chosen[0] > 0),
            (self.down_button, bool(chosen) and chosen[-1] < len(entries) - 1),
        ):
            if button.hasFocus() and not useful:
                self.tree.setFocus()  # or Qt gives the focus to whatever comes next
            button.setEnabled(useful)

    def _remove(self) -> None:
        if chosen := self.selected():
            self._files.remove(chosen)

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

    def _show_menu(self, place: QPoint) -> None:
        menu = self.make_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    def make_menu(self) -> QMenu:
        """Return the menu for the selected files."""
        menu = QMenu(self)
        chosen = self.selected()
        menu.addAction(
            icon("add"),
            translate("FileList", "Add files…"),
            lambda: self.add_requested.emit(self.role),
        )
        if not chosen:
            return menu
        menu.addAction(
            icon("reload"),
            translate("FileList", "Read again"),
            lambda: self._files.reload(chosen),
        )
        if len(chosen) == 1 and self._files.contents(chosen[0]) is not None:
            menu.addAction(
                icon("settings"),
                translate("FileList", "Choose texts…"),
                lambda: self.choosing_requested.emit(chosen[0]),
            )
        menu.addMenu(self._encoding_menu(menu, chosen))
        uses = {
            Role.REFERENCE: translate("FileList", "Use as reference"),
            Role.CANDIDATE: translate("FileList", "Use as candidate"),
            Role.SOURCE: translate("FileList", "Use as source"),
        }
        menu.addSeparator()
        for role, text in uses.items():
            if role is not self.role and (role is not Role.SOURCE or len(chosen) == 1):
                menu.addAction(text).triggered.connect(
                    lambda _checked=False, role=role: self._files.move(chosen, role)
                )
        menu.addSeparator()
        menu.addActions([self._up_action, self._down_action, self._remove_action])
        return menu

    def _encoding_menu(self, parent: QMenu, chosen: Sequence[FileEntry]) -> QMenu:
        menu = QMenu(translate("FileList", "Encoding"), parent)
        group = QActionGroup(menu)
        now = {entry.encoding for entry in chosen}
        for name in (None, *ENCODINGS):
            text = translate("FileList", "Detect automatically") if name is None else name
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(now == {name})
            group.addAction(action)
            action.triggered.connect(
                lambda _checked=False, name=name: self._files.set_encoding(chosen, name)
            )
        return menu


def _cells(entry: FileEntry) -> list[str]:
    """Return what is known of a file; a guessed encoding has a question mark."""
    document = entry.document
    if document is None:
        return ["–" if entry.error else "…", "", ""]
    encoding = document.encoding
    name = encoding.name if encoding else ""
    if encoding and encoding.source is EncodingSource.GUESSED:
        name = translate("FileList", "{encoding}?").format(encoding=name)
    return [
        format_number(len(document.segments)),
        name,
        entry.language or "–",
    ]


class _FileTree(QTreeWidget):
    """The rows: files can be dropped on them from outside, and dragged between lists."""

    files_dropped = Signal(list)
    entries_dropped = Signal(list, int)
    menu_requested = Signal(QPoint)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hint = ""
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(True)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setTabKeyNavigation(False)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)

    def fit_columns(self) -> None:
        """Give the file's name what the other columns leave."""
        header = self.header()
        for index in range(self.columnCount()):
            stretch = index == 0
            header.setSectionResizeMode(
                index,
                QHeaderView.ResizeMode.Stretch
                if stretch
                else QHeaderView.ResizeMode.ResizeToContents,
            )

    def fit_height(self, rows: int, least: int) -> None:
        """Be high enough for the rows, within reason."""
        line = self.row_height()
        # An empty list is as high as one with rows, so that nothing jumps.
        shown = max(least, min(rows, 7))
        head = self.header().sizeHint().height()
        self.setFixedHeight(shown * line + head + 2 * self.frameWidth() + 2)

    def menu_place(self) -> QPoint:
        """Return where a menu for the current row opens."""
        current = self.currentItem()
        rect = self.visualItemRect(current) if current else QRect()
        return self.viewport().mapToGlobal(rect.bottomLeft())

    def row_height(self) -> int:
        """Return the height of a row, with room around its text."""
        return round(self.fontMetrics().height() * 1.45)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # A name is worth more than what the tool tip says too.
        width = self.viewport().width()
        line = self.fontMetrics().height()
        self.setColumnHidden(3, width < line * 25)
        self.setColumnHidden(2, width < line * 20)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_requested.emit(event.globalPos())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self._accept(event)

    def _accept(self, event: QDragMoveEvent) -> None:
        if has_files(event.mimeData()):
            accept_copy(event)
        elif isinstance(event.source(), _FileTree):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        super().dragMoveEvent(event)
        self._accept(event)

    def dropEvent(self, event: QDropEvent) -> None:
        source = event.source()
        if has_files(event.mimeData()):
            accept_copy(event)
            self.files_dropped.emit(dropped_paths(event.mimeData()))
        elif isinstance(source, _FileTree):
            numbers = [item.data(0, Qt.ItemDataRole.UserRole) for item in source.selectedItems()]
            place = self._drop_place(event)
            # The list rebuilds its rows; Qt must not remove them a second time.
            accept_copy(event)
            self.entries_dropped.emit(numbers, place)

    def _drop_place(self, event: QDropEvent) -> int:
        item = self.itemAt(event.position().toPoint())
        if item is None:
            return self.topLevelItemCount()
        below = event.position().y() > self.visualItemRect(item).center().y()
        return self.indexOfTopLevelItem(item) + below

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.topLevelItemCount() == 0:
            painter = QPainter(self.viewport())
            painter.setPen(theme.muted(self.palette()))
            painter.drawText(
                self.viewport().rect().adjusted(8, 4, -8, -4),
                int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap),
                self.hint,
            )
        draw_focus(self)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()


def has_files(data: QMimeData) -> bool:
    """Return whether a drag holds files of this computer."""
    return any(url.isLocalFile() for url in data.urls())


def accept_copy(event: QDropEvent) -> None:
    """Accept a drop as a copy: an accepted move would have the other side delete its files."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()


def dropped_paths(data: QMimeData) -> list[Path]:
    """Return the local files of a drag; a folder stands for the files in it."""
    paths: list[Path] = []
    for url in data.urls():
        if not url.isLocalFile():
            continue
        path = Path(url.toLocalFile())
        try:
            inside = [file for file in path.iterdir() if not file.name.startswith(".")]
            paths += sorted(file for file in inside if file.is_file())
        except OSError:
            # No folder, or one that cannot be read: reading it says so.
            paths.append(path)
    return paths
