"""What a model says of a cell or a title, to the eye and to a screen reader."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QTextDocument

Role = Qt.ItemDataRole
SIDES = {
    Qt.AlignmentFlag.AlignLeft: "left",
    Qt.AlignmentFlag.AlignRight: "right",
    Qt.AlignmentFlag.AlignHCenter: "center",
}


def side(alignment: Any) -> str:
    """Return the side of an alignment, which should be centered vertically."""
    alignment = Qt.AlignmentFlag(alignment)
    assert alignment & Qt.AlignmentFlag.AlignVCenter
    return SIDES[alignment & Qt.AlignmentFlag.AlignHorizontal_Mask]


def plain(tip: Any) -> str:
    """Return the text of a tool tip."""
    document = QTextDocument()
    document.setHtml(tip or "")
    return document.toPlainText().strip()


def said(index: QModelIndex | QPersistentModelIndex) -> dict[str, Any]:
    """Return what is shown and said of a cell, its text even if it is empty."""
    font = index.data(Role.FontRole)
    found = {
        "text": index.data(Role.DisplayRole),
        "tip": plain(index.data(Role.ToolTipRole)),
        "spoken": index.data(Role.AccessibleTextRole),
        "side": side(index.data(Role.TextAlignmentRole)),
        "icon": index.data(Role.DecorationRole) is not None,
        "bold": font is not None and font.bold(),
    }
    return {name: value for name, value in found.items() if value or name == "text"}


def title(model: QAbstractItemModel, column: int) -> dict[str, Any]:
    """Return what is shown and said of the title of a column, its text even if it is empty."""

    def data(role: Role) -> Any:
        return model.headerData(column, Qt.Orientation.Horizontal, role)

    order = data(Role.InitialSortOrderRole)
    found = {
        "text": data(Role.DisplayRole),
        "tip": plain(data(Role.ToolTipRole)),
        "side": side(data(Role.TextAlignmentRole)),
        "rises": order is not None and Qt.SortOrder(order) is Qt.SortOrder.AscendingOrder,
    }
    return {name: value for name, value in found.items() if value or name == "text"}
