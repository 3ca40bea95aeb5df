"""The pairs of files in folders, before anything is scored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtGui import QBrush, QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget

from bleu_core.evaluation.results import BrokenFile
from bleu_core.files.addresses import Address
from bleu_core.files.names import NamedFile
from bleu_core.files.sets import FileSet, Folder, FolderPairing, Unpaired
from bleu_desktop.folders.nodes import DataRole, Node, NodeModel
from bleu_desktop.folders.tree_view import TreeView
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session
from bleu_desktop.shared import theme
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.cells import Index
from bleu_desktop.shared.controls import primary_button
from bleu_desktop.shared.sizes import TITLE
from bleu_desktop.shared.table_copier import TableCopier
from bleu_desktop.shared.widgets import TextLabel, column, one_line, row
from bleu_score.i18n import format_number, join_sentences
from bleu_score.messages.errors import error_text
from bleu_score.messages.folders import unpaired_text
from bleu_score.messages.names import names_of_compared
from bleu_score.reports.cells import BLANK, Cell, Column, Form, Row
from bleu_score.reports.folder_tables import problem_text


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
        self._broken = {each.name: problem_text(each.error) for each in broken}
        if pairing is not None:
            without = Node("", len(pairing.unpaired))
            if pairing.unpaired:
                self.root.add(without)
                for unpaired in pairing.unpaired:
                    without.add(Node(unpaired.name, unpaired))
            for files in pairing.sets:
                self.root.add(Node(files.name, files))
        self.make_cells()
        self.endResetModel()

    def make_cells(self) -> None:
        names = names_of_compared(
            [(each.role, NamedFile(each.name, each.address.path)) for each in self._folders]
        )
        columns = [
            Column(name, note=str(folder.address.path))
            for name, folder in zip(names, self._folders, strict=True)
        ]
        if self._broken:
            columns.append(Column(translate("FilesPage", "Problem")))
        self.columns = tuple(columns)
        for node in self.root.walk():
            node.cells = self._cells(node)

    def data(self, index: Index, role: int = DataRole.DisplayRole) -> Any:
        cell = self.node(index).cells[index.column()]
        if role == DataRole.ForegroundRole and cell.form is Form.NOTHING:
            return QBrush(theme.muted(QGuiApplication.palette()))
        return super().data(index, role)

    def _cells(self, node: Node) -> Row:
        match node.item:
            case FileSet() as files:
                cells = [*self._files(files)]
                if self._broken:
                    problem = self._broken.get(files.name, "")
                    cells.append(Cell(problem, tip=problem))
                return cells
            case Unpaired() as unpaired:
                path = str(unpaired.folder.address.path / unpaired.name)
                first = Cell(one_line(unpaired_text(unpaired)), tip=path)
            case count:
                text = translate("FilesPage", "Unpaired files: {count}")
                first = Cell(text.format(count=format_number(count)), icon="warning")
        return [first, *[BLANK] * (len(self.columns) - 1)]

    def _files(self, files: FileSet) -> Iterator[Cell]:
        """Yield the files that belong together, the first one with the mark of a problem."""
        problem = self._broken.get(files.name, "")
        addresses = (*files.references, *files.candidates)
        for place, (address, folder) in enumerate(zip(addresses, self._folders, strict=True)):
            icon = "warning" if problem and place == 0 else ""
            if address is None:
                yield Cell(translate("FoldersPage", "(none)"), Form.NOTHING, tip=problem, icon=icon)
            else:
                text = one_line(_below(address, folder))
                yield Cell(text, tip=problem or str(address), icon=icon)


def _below(address: Address, folder: Folder) -> str:
    try:
        return address.path.relative_to(folder.address.path).as_posix()
    except ValueError:
        return str(address.path)


class PairingPreview(QWidget):
    """Asks whether the files of folders are paired correctly, before they are scored.

    Also shows the reason if none of them could be scored. A click on its button agrees.
    """

    def __init__(self, session: Session, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.title = TextLabel(self, wrap=True, scale=TITLE, bold=True)
        self.text = TextLabel(self, wrap=True)
        self.tree = TreeView(self)
        self.tree.setAccessibleName(translate("FoldersPage", "Paired files"))
        self.model = PairingModel(self)
        self.tree.setModel(self.model)
        self.copier = TableCopier(self.tree)
        self.button = primary_button("", self)
        self.button.setDefault(True)
        self.another_button = QPushButton(translate("ResultPanel", "Choose another folder…"), self)
        # In place of the folder that was opened last.
        self.another_button.clicked.connect(
            lambda: actions.exchange_wanted.emit(
                max(session.files.entries(), key=lambda entry: entry.number)
            )
        )
        below = row(None, ..., self.another_button, self.button)
        column(self, self.title, self.text, (self.tree, 1), below, margins=2)

    def show_pairing(self) -> None:
        """Show the pairing of the session's folders."""
        folders = self._session.folders
        broken = folders.result.broken if folders.result else ()
        self.model.show(folders.pairing, broken)
        self.tree.share_equally(but_last=bool(broken))
        pairing = folders.pairing
        for top in range(self.model.rowCount()):
            index = self.model.index(top, 0)
            if self.model.hasChildren(index):
                # A long list of unpaired files would hide the pairs.
                self.tree.span(index, opened=self.model.rowCount(index) <= 5)
        if pairing is not None:
            self._say(pairing)

    def main_widget(self) -> QWidget:
        """Return the widget focused when the page opens."""
        return self.button

    def _say(self, pairing: FolderPairing) -> None:
        if self._session.folders.result is not None:
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
        return join_sentences(*parts)
