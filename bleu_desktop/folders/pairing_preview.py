"""The pairs of files in folders, before anything is scored."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QBrush, QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget

from bleu_core.errors import BleuError
from bleu_core.files.addresses import Address
from bleu_core.files.sets import FileSet, Folder, FolderPairing, Unpaired
from bleu_core.results import BrokenFile
from bleu_desktop.folders.nodes import Index, Node, NodeModel
from bleu_desktop.folders.tree_view import TreeView
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session
from bleu_desktop.shared import theme
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.table_copier import TableCopier
from bleu_desktop.shared.widgets import Panel, TextLabel, column, em, one_line, plain_tool_tip, row
from bleu_score.i18n import format_number, join_sentences
from bleu_score.messages.errors import error_text
from bleu_score.messages.folders import unpaired_text
from bleu_score.messages.names import text_name

Role = Qt.ItemDataRole


class PairingModel(NodeModel):
    """The files that belong together in rows, one column for each folder.

    Another column has the reasons if files could not be scored.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._folders: tuple[Folder, ...] = ()
        self._broken: dict[str, str] = {}

    def show(self, pairing: FolderPairing | None, broken: tuple[BrokenFile, ...] = ()) -> None:
        """Show a pairing, and the reasons why files could not be scored."""
        self.beginResetModel()
        self.root = Node("")
        self._folders = (*pairing.references, *pairing.candidates) if pairing else ()
        self._broken = {each.name: _problem(each.error) for each in broken}
        if pairing is not None:
            without = Node("", len(pairing.unpaired))
            if pairing.unpaired:
                self.root.add(without)
                for unpaired in pairing.unpaired:
                    without.add(Node(unpaired.name, unpaired))
            for files in pairing.sets:
                self.root.add(Node(files.name, files))
        self.endResetModel()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        self.layoutChanged.emit()

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return max(len(self._folders), 1) + bool(self._broken)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or section >= self.columnCount():
            return None
        if role == Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if section >= len(self._folders):
            has_title = role == Role.DisplayRole and self._broken
            return translate("FilesPage", "Problem") if has_title else None
        folder = self._folders[section]
        if role == Role.ToolTipRole:
            return plain_tool_tip(str(folder.address.path))
        return text_name(folder.name) if role == Role.DisplayRole else None

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        node, column = self.node(index), index.column()
        match role:
            case Role.DisplayRole:
                return self._text(node, column)
            case Role.DecorationRole if column == 0 or not isinstance(node.item, FileSet):
                alarm = isinstance(node.item, int) or node.name in self._broken
                return icon("warning") if column == 0 and alarm else None
            case Role.ForegroundRole if self._is_missing(node, column):
                return QBrush(theme.muted(QGuiApplication.palette()))
            case Role.ToolTipRole | Role.AccessibleDescriptionRole:
                text = self._tip(node, column)
                return plain_tool_tip(text) if role == Role.ToolTipRole and text else text
        return None

    def _text(self, node: Node, column: int) -> str:
        match node.item:
            case FileSet(name=name) if column >= len(self._folders):
                return self._broken.get(name, "")
            case FileSet() as files:
                address = (*files.references, *files.candidates)[column]
                if address is None:
                    return translate("FoldersPage", "(none)")
                return one_line(_below(address, self._folders[column]))
            case Unpaired() as unpaired if column == 0:
                return one_line(unpaired_text(unpaired))
            case int() as count if column == 0:
                return translate("FilesPage", "Unpaired files: {count}").format(
                    count=format_number(count)
                )
        return ""

    def _is_missing(self, node: Node, column: int) -> bool:
        """Tell whether a candidate, or a reference, has no such file."""
        files = node.item
        if not isinstance(files, FileSet) or column >= len(self._folders):
            return False
        return (*files.references, *files.candidates)[column] is None

    def _tip(self, node: Node, column: int) -> str:
        match node.item:
            case FileSet(name=name) if name in self._broken:
                return self._broken[name]
            case FileSet() as files:
                return str((*files.references, *files.candidates)[column] or "")
            case Unpaired() as unpaired:
                return str(unpaired.folder.address.path / unpaired.name)
        return ""


def _problem(error: BleuError) -> str:
    from bleu_score.reports.folder_tables import problem_text

    return problem_text(error)


def _below(address: Address, folder: Folder) -> str:
    try:
        return address.path.relative_to(folder.address.path).as_posix()
    except ValueError:
        return str(address.path)


class PairingPreview(Panel):
    """Asks whether the files of folders are paired correctly, before they are scored.

    Also shows the reason if none of them could be scored. A click on its button agrees.
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.title = TextLabel(self, wrap=True, scale=1.3, bold=True)
        self.text = TextLabel(self, wrap=True)
        self.tree = TreeView(self)
        self.model = PairingModel(self)
        self.tree.setModel(self.model)
        self.copier = TableCopier(self.tree)
        self.button = QPushButton(self)
        self.button.setDefault(True)
        self.button.setMinimumHeight(round(em(self, 2.3)))
        below = row()
        below.addStretch(1)
        below.addWidget(self.button)
        layout = column(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.addWidget(self.title)
        layout.addWidget(self.text)
        layout.addWidget(self.tree, 1)
        layout.addLayout(below)
        self.retranslate()

    def show_pairing(self) -> None:
        """Show the pairing of the session's folders."""
        folders = self._session.folders
        broken = folders.result.broken if folders.result else ()
        self.model.show(folders.pairing, broken)
        self.tree.fit_columns(equal=True)
        pairing = folders.pairing
        for top in range(self.model.rowCount()):
            index = self.model.index(top, 0)
            if self.model.hasChildren(index):
                # A long list of unpaired files would hide the pairs.
                self.tree.setExpanded(index, pairing is not None and len(pairing.unpaired) <= 5)
                self.tree.setFirstColumnSpanned(top, QModelIndex(), True)
                for below in range(self.model.rowCount(index)):
                    self.tree.setFirstColumnSpanned(below, index, True)
        self.retranslate()

    def main_widget(self) -> QWidget:
        """Return the widget focused when the page opens."""
        return self.button

    def retranslate(self) -> None:
        folders = self._session.folders
        pairing, result = folders.pairing, folders.result
        self.tree.setAccessibleName(translate("FoldersPage", "Paired files"))
        self.model.retranslate()
        if pairing is None:
            return
        if result is not None:
            self.title.setText(translate("FoldersPage", "None of these files could be scored"))
            self.button.setText(translate("ResultPanel", "Score again"))
        else:
            count = format_number(len(pairing.sets))
            title = translate("FoldersPage", "Are these the right pairs? Files to score: {count}")
            self.title.setText(title.format(count=count))
            self.button.setText(translate("FoldersPage", "Score these files"))
        self.text.setText(self._said(pairing))
        self.text.setVisible(bool(self.text.text()))

    def _said(self, pairing: FolderPairing) -> str:
        parts = []
        if pairing.unpaired:
            parts.append(
                translate("FoldersPage", "Unpaired, so not scored: {count}.").format(
                    count=format_number(len(pairing.unpaired))
                )
            )
        if pairing.incomplete:
            parts.append(
                translate("FoldersPage", "Missing from at least one candidate: {count}.").format(
                    count=format_number(len(pairing.incomplete))
                )
            )
        if pairing.ignored:
            parts.append(
                translate("FoldersPage", "Other types of files, skipped: {count}.").format(
                    count=format_number(pairing.ignored)
                )
            )
        parts += [error_text(error) for error in pairing.unreadable[:3]]
        text = parts[0] if parts else ""
        for part in parts[1:]:
            text = join_sentences(text, part)
        return text
