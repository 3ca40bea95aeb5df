"""A tree of rows for views: folders with files in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt

from bleu_desktop.shared.cells import Index
from bleu_desktop.shared.table_model import cell_data, title_data
from bleu_score.reports.cells import Column, Row

DataRole = Qt.ItemDataRole


class Node:
    """A row with rows below it.

    Attributes
    ----------
    name
        The part of its path that is shown.
    item
        The subject of the row.
    cells
        Its cells, one for each column of the model.
    children
        The rows below it.
    """

    __slots__ = ("cells", "children", "item", "name", "parent", "row")

    def __init__(self, name: str, item: Any = None) -> None:
        self.name = name
        self.item = item
        self.cells: Row = ()
        self.parent: Node | None = None
        self.row = 0
        self.children: list[Node] = []

    def add(self, child: Node) -> Node:
        """Add a row below this one, and return it."""
        child.parent, child.row = self, len(self.children)
        self.children.append(child)
        return child

    def sort(self, key: Callable[[Node], Any], *, reverse: bool = False) -> None:
        """Sort the rows below this one, on all levels."""
        self.children.sort(key=key, reverse=reverse)
        for row, child in enumerate(self.children):
            child.row = row
            child.sort(key, reverse=reverse)

    def walk(self) -> Iterator[Node]:
        """Yield all rows below this one, on all levels."""
        for child in self.children:
            yield child
            yield from child.walk()


def add_path(root: Node, path: str, item: Any) -> Node:
    """Add a file below the folders of its path, and add the folders that are missing."""
    *folders, file = path.split("/")
    node = root
    for name in folders:
        found = node.children[-1] if node.children else None
        # Paths come in order, so that a folder's files follow each other.
        if found is None or found.item is not None or found.name != name:
            found = node.add(Node(name))
        node = found
    return node.add(Node(file, item))


class NodeModel(QAbstractItemModel):
    """A model of rows below a root.

    Attributes
    ----------
    root
        The row above all others, which is not shown.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.root = Node("")
        self.columns: tuple[Column, ...] = ()

    def make_cells(self) -> None:
        """Set the columns, and the cells of all rows."""
        raise NotImplementedError

    def node(self, index: Index) -> Node:
        """Return the row of an index; the root for an invalid index."""
        if not index.isValid():
            return self.root
        node: Node = index.internalPointer()
        return node

    def index_of(self, node: Node, column: int = 0) -> QModelIndex:
        """Return the index of a row."""
        return QModelIndex() if node is self.root else self.createIndex(node.row, column, node)

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        children = self.node(parent).children
        if 0 <= row < len(children) and 0 <= column < self.columnCount():
            return self.createIndex(row, column, children[row])
        return QModelIndex()

    def parent(self, index: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override]  # noqa: B008
        node = self.node(index)
        return QModelIndex() if node.parent is None else self.index_of(node.parent)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.column() > 0 else len(self.node(parent).children)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return len(self.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = DataRole.DisplayRole
    ) -> Any:
        is_title = orientation is Qt.Orientation.Horizontal
        return title_data(self.columns, section, role) if is_title else None

    def data(self, index: Index, role: int = DataRole.DisplayRole) -> Any:
        row, column = self.node(index).cells, index.column()
        if role == DataRole.AccessibleDescriptionRole:
            return row[column].tip
        return cell_data(row, column, self.columns, role)
