"""Parts of forms: labeled rows, combo boxes, and sections that open and close."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6 import QtCore, QtGui, QtWidgets

from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import em, guard_wheel

# The width of a long name in a narrow panel's box, in pixels.
_WIDEST_TEXT = 200


class Disclosure(QtWidgets.QToolButton):
    """A button that opens and closes the section below it, which starts closed."""

    def __init__(self, parent: QtWidgets.QWidget, text: str = "") -> None:
        super().__init__(parent)
        self.setText(text)
        self._content: QtWidgets.QWidget | None = None
        self.setCheckable(True)
        self.setAutoRaise(True)
        self.setFocusPolicy(QtCore.Qt.FocusPolicy.StrongFocus)
        self.setToolButtonStyle(QtCore.Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.toggled.connect(self._open)
        self._open(False)

    def set_content(self, content: QtWidgets.QWidget) -> None:
        """Set the section; if it was made after the button, Tab goes from the button to it."""
        self._content = content
        content.setVisible(self.isChecked())

    def _open(self, opened: bool) -> None:
        if self._content is not None:
            self._content.setVisible(opened)
        self.setIcon(icon("chevron-down" if opened else "chevron-right"))


class LazyComboBox(QtWidgets.QComboBox):
    """A combo box that asks for its items when it is first opened or focused.

    Signals
    -------
    items_wanted
        The user is about to see the items.
    """

    items_wanted = QtCore.Signal()

    def showPopup(self) -> None:  # noqa: N802
        self.items_wanted.emit()
        super().showPopup()

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        self.items_wanted.emit()
        super().focusInEvent(event)


Box = TypeVar("Box", bound=QtWidgets.QComboBox)


def combo(parent: QtWidgets.QWidget) -> QtWidgets.QComboBox:
    """Return an empty list to choose from."""
    return set_up_combo(QtWidgets.QComboBox(parent))


def labeled_combo(
    text: str, parent: QtWidgets.QWidget
) -> tuple[QtWidgets.QLabel, QtWidgets.QComboBox]:
    """Return the label of a list to choose from, whose shortcut focuses it, and the empty list."""
    label, box = QtWidgets.QLabel(text, parent), combo(parent)
    label.setBuddy(box)
    return label, box


def set_up_combo(box: Box) -> Box:
    """Return a list to choose from that fits the panel, and leaves the wheel to it."""
    guard_wheel(box)
    # Long names must not make the panel wide.
    box.setSizeAdjustPolicy(
        QtWidgets.QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
    )
    box.setMinimumContentsLength(12)
    box.setSizePolicy(QtWidgets.QSizePolicy.Policy.Expanding, QtWidgets.QSizePolicy.Policy.Fixed)
    box.setMaxVisibleItems(20)
    return box


def choose(box: QtWidgets.QComboBox, value: object) -> None:
    """Choose the item with a value, or else the first one, without a signal."""
    with QtCore.QSignalBlocker(box):
        box.setCurrentIndex(max(box.findData(value), 0))


def fill(
    box: QtWidgets.QComboBox, items: Sequence[tuple[str, str]], *, widest_text: int = _WIDEST_TEXT
) -> None:
    """Offer values and their names; the chosen value stays if it is among them.

    Parameters
    ----------
    widest_text
        The width for which the box has room, in pixels.
    """
    chosen = box.currentData()
    with QtCore.QSignalBlocker(box):
        box.clear()
        for value, text in items:
            box.addItem(text, value)
    if items:
        choose(box, chosen)
    # The box shows its texts in full where the panel allows; its row wraps if need be.
    advance = box.fontMetrics().horizontalAdvance
    widths = (min(advance(text), widest_text) for _, text in items)
    box.setMinimumContentsLength(max([12, *(width // advance("x") + 1 for width in widths)]))
    # The list is as wide as its longest name, even where the box is narrower.
    view = box.view()
    view.setMinimumWidth(view.sizeHintForColumn(0) + em(box, 1.5))


def form() -> QtWidgets.QFormLayout:
    """Return a layout of labeled rows."""
    layout = QtWidgets.QFormLayout()
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setFieldGrowthPolicy(QtWidgets.QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    layout.setLabelAlignment(QtCore.Qt.AlignmentFlag.AlignLeft)
    # Labels above their fields fit a narrow panel in every language, and line up.
    layout.setRowWrapPolicy(QtWidgets.QFormLayout.RowWrapPolicy.WrapAllRows)
    layout.setVerticalSpacing(space(0.5))
    return layout


def labeled(layout: QtWidgets.QFormLayout, field: QtWidgets.QWidget) -> QtWidgets.QLabel:
    """Add a row whose label's shortcut focuses its field."""
    label = QtWidgets.QLabel()
    # Put the label closer to its field than to the field above.
    label.setContentsMargins(0, space(0.5), 0, 0)
    label.setBuddy(field)
    layout.addRow(label, field)
    return label
