"""The state of widgets that the user made, carried over to the widgets that replace them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QByteArray,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QTimer,
)
from PySide6.QtGui import QAction, QTextCursor
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QHeaderView,
    QLineEdit,
    QScrollBar,
    QSplitter,
    QTextEdit,
    QTreeView,
    QWidget,
)

# The class of each widget on the way, and its number among its siblings of this class.
Path = tuple[tuple[str, int], ...]


class Rule(NamedTuple):
    """The way to keep one kind of state.

    Attributes
    ----------
    kind
        The class of the objects that have this state.
    take
        Returns the state of an object; None if there is nothing to keep.
    give
        Gives it to another object as the user would, so that the page follows; returns whether the
        object could take it now, which is not so while its content is still missing.
    """

    kind: type[QObject]
    take: Callable[[Any], Any]
    give: Callable[[Any, Any], bool]


class ViewState:
    """What the user typed, chose, opened and scrolled to in the widgets below a root.

    The widgets that get it are found by their places, so they are to be made in the same order. A
    widget with the methods ``view_state`` and ``restore_view_state`` speaks for itself, and with
    ``keeps_view_of_parts`` also for its parts. What is disabled takes nothing.

    Parameters
    ----------
    root
        The widget above those to look at.
    before
        What an earlier state still keeps, for widgets that are not there yet.
    """

    _states: dict[Path, list[Any]]
    _focus: Path | None

    def __init__(self, root: QWidget, before: ViewState | None = None) -> None:
        focused = root.window().focusWidget()
        self._states = dict(before._states) if before is not None else {}
        self._focus = before._focus if before is not None else None
        for path, each in _below(root):
            if states := _state_of(each):
                self._states.setdefault(path, states)
            if each is focused:
                self._focus = path

    def restore(self, root: QWidget) -> None:
        """Give the state to the widgets below a root; what does not find its widget is kept."""
        there = dict(_below(root))
        while found := there.keys() & self._states.keys():
            for path, each in there.items():
                if path in found:
                    _give(each, self._states.pop(path))
            # What is opened makes more widgets.
            there = dict(_below(root))
        focused = there.get(self._focus) if self._focus is not None else None
        if isinstance(focused, QWidget) and focused.isVisible():
            self._focus = None
            focused.setFocus()


def _below(root: QObject) -> Iterator[tuple[Path, QObject]]:
    """Yield the widgets and actions below an object, parents first, with their places."""
    numbers: Counter[str] = Counter()
    for child in root.children():
        if not isinstance(child, (QWidget, QAction)) or isinstance(child, QDialog):
            continue
        name = type(child).__name__
        here = (name, numbers[name])
        numbers[name] += 1
        yield (here,), child
        if not getattr(child, "keeps_view_of_parts", False):
            for path, below in _below(child):
                yield (here, *path), below


def _state_of(each: QObject) -> list[Any]:
    if hasattr(each, "view_state"):
        return [each.view_state()]
    return [rule.take(each) for rule in _RULES if isinstance(each, rule.kind)]


def _give(each: Any, states: list[Any]) -> None:
    if not each.isEnabled():
        return
    if hasattr(each, "view_state"):
        each.restore_view_state(*states)
        return
    rules = [rule for rule in _RULES if isinstance(each, rule.kind)]
    for rule, state in zip(rules, states, strict=True):
        if state is not None and not rule.give(each, state):
            _Late(each, partial(rule.give, each, state))


class _Late(QObject):
    """Tries once more when a widget is shown for the first time."""

    def __init__(self, widget: QWidget, give: Callable[[], object]) -> None:
        super().__init__(widget)
        self._give = give
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            watched.removeEventFilter(self)
            # A page fills its widgets after they are shown.
            QTimer.singleShot(0, self, self._finish)
        return False

    def _finish(self) -> None:
        self._give()
        self.deleteLater()


class _Scrolling(QObject):
    """Scrolls once there is enough content, unless the user scrolls first."""

    def __init__(self, bar: QScrollBar, value: int) -> None:
        super().__init__(bar)
        self._bar, self._value = bar, value
        bar.rangeChanged.connect(self._follow)
        bar.actionTriggered.connect(self.deleteLater)

    def _follow(self) -> None:
        if self._bar.maximum() >= self._value:
            self._bar.setValue(self._value)
            self.deleteLater()


# Texts


def _take_line(line: QLineEdit) -> tuple[str, int] | None:
    is_inside = isinstance(line.parent(), QComboBox | QAbstractSpinBox)
    return None if is_inside else (line.text(), line.cursorPosition())


def _give_line(line: QLineEdit, state: tuple[str, int]) -> bool:
    text, place = state
    if line.text() != text:
        line.setText(text)
    line.setCursorPosition(place)
    return True


def _take_text(field: QTextEdit) -> tuple[str, int, int] | None:
    cursor = field.textCursor()
    return None if field.isReadOnly() else (field.toPlainText(), cursor.anchor(), cursor.position())


def _give_text(field: QTextEdit, state: tuple[str, int, int]) -> bool:
    text, anchor, place = state
    cursor = field.textCursor()
    if field.toPlainText() != text:
        # Unlike a new text, an inserted one has the format of the field.
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)
    cursor.setPosition(anchor)
    cursor.setPosition(place, QTextCursor.MoveMode.KeepAnchor)
    field.setTextCursor(cursor)
    return True


# Choices


def _give_check(button: QAbstractButton, is_checked: bool) -> bool:
    if button.isChecked() != is_checked:
        button.click()
    return True


def _give_action(action: QAction, is_checked: bool) -> bool:
    # Of a group, only the chosen one is triggered.
    if action.isChecked() != is_checked and (is_checked or action.actionGroup() is None):
        action.trigger()
    return True


def _give_choice(box: QComboBox, index: int) -> bool:
    if box.currentIndex() != index and index < box.count():
        box.setCurrentIndex(index)
        box.activated.emit(index)
    return index < box.count()


# Rows, each found by the numbers of the rows it is below, the highest first.


def _rows_of(index: QModelIndex) -> tuple[int, ...]:
    return (*_rows_of(index.parent()), index.row()) if index.isValid() else ()


def _index_of(view: QAbstractItemView, rows: tuple[int, ...], column: int = 0) -> QModelIndex:
    index = view.rootIndex()
    for depth, row in enumerate(rows, 1):
        index = view.model().index(row, column if depth == len(rows) else 0, index)
    return index


def _take_rows(view: QAbstractItemView) -> tuple[tuple[int, ...], int, list[Any]] | None:
    if view.model() is None or isinstance(view, QHeaderView):
        return None
    current = view.currentIndex()
    # Ranges, not rows: a range may have a million rows.
    selection = view.selectionModel().selection()
    parts = (selection.at(number) for number in range(selection.size()))
    ranges = [
        (_rows_of(part.parent()), part.top(), part.bottom(), part.left(), part.right())
        for part in parts
    ]
    return _rows_of(current), current.column(), ranges


def _give_rows(view: QAbstractItemView, state: tuple[tuple[int, ...], int, list[Any]]) -> bool:
    rows, column, ranges = state
    current = _index_of(view, rows, column)
    if rows and not current.isValid():
        return False
    flags = QItemSelectionModel.SelectionFlag
    selection = view.selectionModel()
    if rows and view.currentIndex() != current:
        selection.setCurrentIndex(current, flags.NoUpdate)
    if _take_rows(view) != state:
        selection.clearSelection()
        for parent, top, bottom, left, right in ranges:
            model, above = view.model(), _index_of(view, parent)
            first, last = model.index(top, left, above), model.index(bottom, right, above)
            selection.select(QItemSelection(first, last), flags.Select)
    return True


def _take_opened(tree: QTreeView) -> list[tuple[tuple[int, ...], bool]]:
    return [(_rows_of(index), tree.isExpanded(index)) for index in _parents(tree, QModelIndex())]


def _parents(tree: QTreeView, parent: QModelIndex) -> Iterator[QModelIndex]:
    """Yield the rows that have others below them."""
    model = tree.model()
    for row in range(model.rowCount(parent) if model is not None else 0):
        index = model.index(row, 0, parent)
        if model.hasChildren(index):
            yield index
            yield from _parents(tree, index)


def _give_opened(tree: QTreeView, state: list[tuple[tuple[int, ...], bool]]) -> bool:
    for rows, is_open in state:
        tree.setExpanded(_index_of(tree, rows), is_open)
    return True


def _take_order(header: QHeaderView) -> tuple[int, Any] | None:
    if not header.isSortIndicatorShown():
        return None
    return header.sortIndicatorSection(), header.sortIndicatorOrder()


def _give_order(header: QHeaderView, state: tuple[int, Any]) -> bool:
    section, order = state
    # A second click reverses the order. Some views follow the click, others the indicator.
    for _ in range(2):
        if _take_order(header) != state and section < header.count():
            header.sectionClicked.emit(section)
    if section < header.count():
        header.setSortIndicator(section, order)
    return section < header.count()


# Places


def _give_sizes(splitter: QSplitter, sizes: QByteArray) -> bool:
    return splitter.restoreState(sizes)


def _take_scrolling(area: QAbstractScrollArea) -> tuple[int, int]:
    return area.horizontalScrollBar().value(), area.verticalScrollBar().value()


def _give_scrolling(area: QAbstractScrollArea, state: tuple[int, int]) -> bool:
    for bar, value in zip(
        (area.horizontalScrollBar(), area.verticalScrollBar()), state, strict=True
    ):
        if bar.maximum() >= value:
            bar.setValue(value)
        else:
            _Scrolling(bar, value)
    return True


_RULES = (
    Rule(QLineEdit, _take_line, _give_line),
    Rule(QTextEdit, _take_text, _give_text),
    Rule(QAbstractButton, lambda button: button.isChecked(), _give_check),
    Rule(QAction, lambda action: action.isChecked(), _give_action),
    Rule(QComboBox, lambda box: box.currentIndex(), _give_choice),
    Rule(QHeaderView, _take_order, _give_order),
    Rule(QTreeView, _take_opened, _give_opened),
    Rule(QAbstractItemView, _take_rows, _give_rows),
    Rule(QSplitter, lambda splitter: splitter.saveState(), _give_sizes),
    Rule(QAbstractScrollArea, _take_scrolling, _give_scrolling),
)
