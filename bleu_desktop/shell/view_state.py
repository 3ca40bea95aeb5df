"""The state of widgets that the user made, carried over to the widgets that replace them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from PySide6 import QtCore, QtGui, QtWidgets

# The class of each widget on the way, and its number among its siblings of this class.
Path = tuple[tuple[str, int], ...]


class ViewState:
    """The texts, choices and places of the user in the widgets below a root.

    The widgets that get it are found by their places, so they are to be made in the same order.
    They get it as from the user, so that pages follow; what is disabled takes nothing. A widget
    with the methods ``view_state`` and ``restore_view_state``, which tells whether it was done,
    speaks for itself, and with ``keeps_view_of_parts`` also for its parts.

    Parameters
    ----------
    root
        The widget above those to look at.
    before
        What an earlier state still keeps, for widgets that are not there yet.
    """

    _states: dict[Path, list[Any]]
    _focus: Path | None

    def __init__(self, root: QtWidgets.QWidget, before: ViewState | None = None) -> None:
        focused = root.window().focusWidget()
        self._states = {} if before is None else before._states
        self._focus = None if before is None else before._focus
        for path, each in _below(root):
            if states := _state_of(each):
                self._states.setdefault(path, states)
            if each is focused:
                self._focus = path

    def restore(self, root: QtWidgets.QWidget, *, waits: bool) -> bool:
        """Give the state to the widgets below a root; return whether some is left.

        Parameters
        ----------
        waits
            Whether to keep the state of widgets that are not there yet. That of widgets without
            their content, which pages get when they are shown, is kept in any case.
        """
        there: dict[Path, QtCore.QObject] = {}
        count = -1
        while count != len(there):
            # What is opened makes more widgets.
            count = len(there)
            there = dict(_below(root))
            for path, each in there.items():
                if path in self._states and _give(each, self._states[path]):
                    del self._states[path]
        if not waits:
            self._states = {path: self._states[path] for path in there.keys() & self._states.keys()}
        focused = there.get(self._focus) if self._focus is not None else None
        if isinstance(focused, QtWidgets.QWidget) and focused.isVisible():
            self._focus = None
            focused.setFocus()
        if not waits:
            self._focus = None
        return bool(self._states)


def _below(root: QtCore.QObject) -> Iterator[tuple[Path, QtCore.QObject]]:
    """Yield the widgets and actions below an object, parents first, with their places."""
    numbers: Counter[str] = Counter()
    for child in root.children():
        is_seen = isinstance(child, (QtWidgets.QWidget, QtGui.QAction))
        if not is_seen or isinstance(child, QtWidgets.QDialog):
            continue
        name = type(child).__name__
        here = (name, numbers[name])
        numbers[name] += 1
        yield (here,), child
        if not getattr(child, "keeps_view_of_parts", False):
            for path, below in _below(child):
                yield (here, *path), below


def _state_of(each: QtCore.QObject) -> list[Any]:
    if hasattr(each, "view_state"):
        return [each.view_state()]
    return [rule.take(each) for rule in _RULES if isinstance(each, rule.kind)]


def _give(each: Any, states: list[Any]) -> bool:
    """Give a widget its state; return whether there is nothing to try again."""
    if not each.isEnabled():
        return True
    if hasattr(each, "view_state"):
        return bool(each.restore_view_state(*states))
    rules = [rule for rule in _RULES if isinstance(each, rule.kind)]
    done = [rule.give(each, state) for rule, state in zip(rules, states, strict=True)]
    return False not in done or each.isVisible()


def _take_line(line: QtWidgets.QLineEdit) -> tuple[str, int] | None:
    is_inside = isinstance(line.parent(), (QtWidgets.QComboBox, QtWidgets.QAbstractSpinBox))
    return None if is_inside else (line.text(), line.cursorPosition())


def _give_line(line: QtWidgets.QLineEdit, state: tuple[str, int] | None) -> None:
    if state is not None:
        line.setText(state[0])
        line.setCursorPosition(state[1])


def _take_text(field: QtWidgets.QTextEdit) -> tuple[str, int, int] | None:
    cursor = field.textCursor()
    text = field.toPlainText()
    return None if field.isReadOnly() else (text, cursor.anchor(), cursor.position())


def _give_text(field: QtWidgets.QTextEdit, state: tuple[str, int, int] | None) -> None:
    if state is not None:
        text, anchor, place = state
        cursor = field.textCursor()
        if field.toPlainText() != text:
            # Unlike a new text, an inserted one has the format of the field.
            cursor.select(QtGui.QTextCursor.SelectionType.Document)
            cursor.insertText(text)
        cursor.setPosition(anchor)
        cursor.setPosition(place, QtGui.QTextCursor.MoveMode.KeepAnchor)
        field.setTextCursor(cursor)


def _give_check(button: QtWidgets.QAbstractButton, is_checked: bool) -> None:
    if button.isChecked() != is_checked:
        button.click()


def _give_action(action: QtGui.QAction, is_checked: bool) -> None:
    # Of a group, only the chosen one is triggered.
    if action.isChecked() != is_checked and (is_checked or action.actionGroup() is None):
        action.trigger()


def _give_choice(box: QtWidgets.QComboBox, index: int) -> bool:
    if box.currentIndex() != index and index < box.count():
        box.setCurrentIndex(index)
        box.activated.emit(index)
    return index < box.count()


def _take_order(header: QtWidgets.QHeaderView) -> tuple[int, Any] | None:
    order = header.sortIndicatorSection(), header.sortIndicatorOrder()
    return order if header.isSortIndicatorShown() else None


def _give_order(header: QtWidgets.QHeaderView, state: tuple[int, Any] | None) -> bool:
    if state is None or state[0] >= header.count():
        return state is None
    # A second click reverses the order. Some views follow the click, others the indicator.
    for _ in range(2):
        if _take_order(header) != state:
            header.sectionClicked.emit(state[0])
    header.setSortIndicator(*state)
    return True


# A row is found by the numbers of the rows it is below, and its own.
Rows = tuple[int, ...]


def _rows_of(index: QtCore.QModelIndex | QtCore.QPersistentModelIndex) -> Rows:
    return (*_rows_of(index.parent()), index.row()) if index.isValid() else ()


def _index_of(view: QtWidgets.QAbstractItemView, rows: Rows, column: int) -> QtCore.QModelIndex:
    index = view.rootIndex()
    for row in rows:
        index = view.model().index(row, 0, index)
    return index.siblingAtColumn(column)


def _take_rows(view: QtWidgets.QAbstractItemView) -> tuple[Rows, int, list[Any]] | None:
    if view.model() is None or isinstance(view, QtWidgets.QHeaderView):
        return None
    selection = view.selectionModel().selection()
    # Ranges, not rows: a range may have a million rows.
    ranges = [selection.at(number) for number in range(selection.size())]
    corners = [
        (_rows_of(index), index.column())
        for part in ranges
        for index in (part.topLeft(), part.bottomRight())
    ]
    current = view.currentIndex()
    return _rows_of(current), current.column(), corners


def _give_rows(
    view: QtWidgets.QAbstractItemView, state: tuple[Rows, int, list[Any]] | None
) -> bool:
    if state is None or _take_rows(view) == state:
        return True
    rows, column, corners = state
    current = _index_of(view, rows, column)
    if rows and not current.isValid():
        return False
    flags, model = QtCore.QItemSelectionModel.SelectionFlag, view.selectionModel()
    if rows:
        model.setCurrentIndex(current, flags.NoUpdate)
    model.clearSelection()
    for first, last in zip(corners[::2], corners[1::2], strict=True):
        chosen = QtCore.QItemSelection(_index_of(view, *first), _index_of(view, *last))
        model.select(chosen, flags.Select)
    return True


def _take_scrolling(area: QtWidgets.QAbstractScrollArea) -> tuple[int, int]:
    return area.horizontalScrollBar().value(), area.verticalScrollBar().value()


def _give_scrolling(area: QtWidgets.QAbstractScrollArea, state: tuple[int, int]) -> None:
    bars = area.horizontalScrollBar(), area.verticalScrollBar()
    for bar, value in zip(bars, state, strict=True):
        bar.setValue(value)
        if bar.value() != value:
            _Scrolling(bar, value)


class _Scrolling(QtCore.QObject):
    """Scrolls once there is enough content, unless the user scrolls first."""

    def __init__(self, bar: QtWidgets.QScrollBar, value: int) -> None:
        super().__init__(bar)
        self._bar, self._value = bar, value
        bar.rangeChanged.connect(self._follow)
        bar.actionTriggered.connect(self.deleteLater)

    def _follow(self) -> None:
        if self._bar.maximum() >= self._value:
            self._bar.setValue(self._value)
            self.deleteLater()


class _Rule(NamedTuple):
    """Takes the state of a kind of widget, and gives it: False if that lacks its content."""

    kind: type[QtCore.QObject]
    take: Callable[[Any], Any]
    give: Callable[[Any, Any], bool | None]


_RULES = (
    _Rule(QtWidgets.QLineEdit, _take_line, _give_line),
    _Rule(QtWidgets.QTextEdit, _take_text, _give_text),
    _Rule(QtWidgets.QAbstractButton, lambda button: button.isChecked(), _give_check),
    _Rule(QtGui.QAction, lambda action: action.isChecked(), _give_action),
    _Rule(QtWidgets.QComboBox, lambda box: box.currentIndex(), _give_choice),
    _Rule(QtWidgets.QHeaderView, _take_order, _give_order),
    _Rule(QtWidgets.QAbstractItemView, _take_rows, _give_rows),
    _Rule(QtWidgets.QSplitter, QtWidgets.QSplitter.saveState, QtWidgets.QSplitter.restoreState),
    _Rule(QtWidgets.QAbstractScrollArea, _take_scrolling, _give_scrolling),
)
