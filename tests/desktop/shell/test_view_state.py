"""What the user typed, chose and scrolled is carried over to widgets that replace others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt
from PySide6.QtGui import QAction, QActionGroup, QStandardItem, QStandardItemModel, QTextCursor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSpinBox,
    QSplitter,
    QTextEdit,
    QTreeView,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bleu_desktop.shell.view_state import ViewState

Order = Qt.SortOrder
FLAGS = QItemSelectionModel.SelectionFlag


@dataclass
class Form:
    """A window with a widget of each kind, and what it was told."""

    root: QWidget
    done: list[object] = field(default_factory=list)

    def __post_init__(self) -> None:
        root = self.root
        root.resize(300, 600)
        self.lines = [QLineEdit("first", root), QLineEdit("second", root)]
        self.text, self.told = QTextEdit("One two three.", root), QTextEdit("Read this.", root)
        self.told.setReadOnly(True)
        for line in self.lines:
            line.textChanged.connect(self.done.append)
        self.check = QCheckBox("Check", root)
        self.check.clicked.connect(lambda is_on: self.done.append(is_on))
        self.plain = self.action("plain")
        group = QActionGroup(root)
        self.grouped = [group.addAction(self.action(name)) for name in ("this", "that")]
        self.grouped[0].setChecked(True)
        self.box = QComboBox(root)
        self.box.addItems(["a", "b", "c"])
        self.box.activated.connect(lambda place: self.done.append(place))
        self.number = QSpinBox(root)
        self.tree = QTreeView(root)
        self.tree.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.tree.setSortingEnabled(True)
        self.tree.sortByColumn(0, Order.AscendingOrder)
        self.tree.header().sectionClicked.connect(self.done.append)
        # Without order and content.
        self.empty = QTreeView(root)
        self.model = QStandardItemModel(0, 2, root)
        self.tree.setModel(self.model)
        self.area = QScrollArea(root)
        self.area.setWidget(QLabel("long", self.area))
        self.area.widget().resize(2000, 2000)
        layout = QVBoxLayout(root)
        for each in (*self.lines, self.text, self.told, self.check, self.box, self.number):
            layout.addWidget(each)
        layout.addWidget(self.tree)
        layout.addWidget(self.area)
        self.splitter = QSplitter(root)
        for _ in range(2):
            self.splitter.addWidget(QWidget())
        self.splitter.setHandleWidth(0)
        self.splitter.resize(200, 20)
        self.splitter.setSizes([100, 100])
        self.dialog = QDialog(root)
        self.inside = QLineEdit("of the dialog", self.dialog)

    def action(self, name: str) -> QAction:
        action = QAction(name, self.root)
        action.setCheckable(True)
        action.triggered.connect(lambda: self.done.append(name))
        return action

    def fill(self) -> None:
        for name in "xyz":
            row = [QStandardItem(name), QStandardItem(f"{name} 2")]
            row[0].appendRow([QStandardItem(f"{name} below"), QStandardItem("2")])
            self.model.appendRow(row)


@pytest.fixture
def forms(qtbot: QtBot) -> Iterator[Callable[[], Form]]:
    made: list[QWidget] = []

    def make() -> Form:
        form = Form(QWidget())
        qtbot.addWidget(form.root)
        form.root.show()
        form.root.activateWindow()
        made.append(form.root)
        return form

    yield make
    for root in made:
        root.close()


def carried(forms: Callable[[], Form], change: Callable[[Form], object]) -> Form:
    """Return a form that has the state of another one, which the user changed."""
    before, after = forms(), forms()
    for form in (before, after):
        form.fill()
    change(before)
    assert not ViewState(before.root).restore(after.root, waits=False)
    return after


def test_what_was_typed_is_carried_over_with_its_cursor(forms: Callable[[], Form]) -> None:
    def change(form: Form) -> None:
        form.lines[1].setText("other")
        form.lines[1].setCursorPosition(2)
        form.text.setPlainText("One two four.")
        cursor = form.text.textCursor()
        cursor.setPosition(8)
        cursor.setPosition(4, QTextCursor.MoveMode.KeepAnchor)
        form.text.setTextCursor(cursor)
        form.told.setPlainText("Not this.")
        form.inside.setText("gone with its dialog")
        form.number.setValue(7)

    form = carried(forms, change)
    assert [line.text() for line in form.lines] == ["first", "other"]
    assert form.lines[1].cursorPosition() == 2
    assert form.text.toPlainText() == "One two four."
    cursor = form.text.textCursor()
    assert (cursor.anchor(), cursor.position()) == (8, 4)
    # These are no texts of the user.
    assert form.told.toPlainText() == "Read this."
    assert form.inside.text() == "of the dialog"
    assert form.number.cleanText() == "0"


def test_choices_are_made_again_as_by_the_user(forms: Callable[[], Form]) -> None:
    def change(form: Form) -> None:
        form.check.setChecked(True)
        form.plain.setChecked(True)
        form.grouped[1].setChecked(True)
        form.box.setCurrentIndex(2)

    form = carried(forms, change)
    assert form.check.isChecked()
    assert form.plain.isChecked()
    assert [each.isChecked() for each in form.grouped] == [False, True]
    assert form.box.currentText() == "c"
    assert sorted(map(str, form.done)) == ["2", "True", "plain", "that"]
    # What is as it was does nothing.
    assert carried(forms, lambda _: None).done == []


def test_what_is_disabled_takes_nothing(forms: Callable[[], Form]) -> None:
    before, after = forms(), forms()
    before.check.setChecked(True)
    before.lines[0].setText("other")
    after.check.setEnabled(False)
    assert not ViewState(before.root).restore(after.root, waits=False)
    assert not after.check.isChecked()
    assert after.lines[0].text() == "other"


@pytest.mark.parametrize("order", [Order.AscendingOrder, Order.DescendingOrder])
def test_the_order_is_carried_over(forms: Callable[[], Form], order: Order) -> None:
    form = carried(forms, lambda form: form.tree.header().setSortIndicator(1, order))
    header = form.tree.header()
    assert (header.sortIndicatorSection(), header.sortIndicatorOrder()) == (1, order)
    assert 1 in form.done


def test_what_another_widget_does_not_have_is_not_chosen(forms: Callable[[], Form]) -> None:
    before, after = forms(), forms()
    for form in (before, after):
        form.fill()
    before.box.addItem("d")
    before.box.setCurrentIndex(3)
    before.tree.header().setSortIndicator(1, Order.DescendingOrder)
    after.model.setColumnCount(1)
    ViewState(before.root).restore(after.root, waits=True)
    assert after.done == []
    assert after.tree.header().sortIndicatorSection() == 0


def test_a_range_of_rows_is_chosen_again(forms: Callable[[], Form]) -> None:
    def change(form: Form) -> None:
        for first, last in ((0, 0), (2, 2)):
            part = QItemSelection(form.model.index(first, 0), form.model.index(last, 1))
            form.tree.selectionModel().select(part, FLAGS.Select)

    form = carried(forms, change)
    chosen = {each.data() for each in form.tree.selectionModel().selectedIndexes()}
    assert chosen == {"x", "x 2", "z", "z 2"}


def test_rows_are_chosen_again(forms: Callable[[], Form]) -> None:
    def change(form: Form) -> None:
        model, chosen = form.model, form.tree.selectionModel()
        below = model.index(0, 0, model.index(1, 0))
        chosen.setCurrentIndex(below, FLAGS.Select)
        chosen.select(model.index(2, 1), FLAGS.Select)

    form = carried(forms, change)
    assert form.tree.currentIndex().data() == "y below"
    assert [each.data() for each in form.tree.selectionModel().selectedIndexes()] == [
        "y below",
        "z 2",
    ]


def test_content_that_comes_later_gets_its_state_then(forms: Callable[[], Form]) -> None:
    before, after = forms(), forms()
    before.fill()
    before.tree.setCurrentIndex(before.model.index(1, 0))
    before.box.setCurrentIndex(1)
    after.box.clear()
    after.root.hide()
    state = ViewState(before.root)
    assert state.restore(after.root, waits=True)
    after.fill()
    after.box.addItems(["a", "b"])
    assert not state.restore(after.root, waits=True)
    assert after.tree.currentIndex().data() == "y"
    assert after.box.currentText() == "b"
    # What an earlier state still keeps is not taken from the widgets.
    fresh = forms()
    again = ViewState(fresh.root, state)
    assert not again.restore(after.root, waits=False)


def test_widgets_that_are_not_there_are_waited_for(forms: Callable[[], Form]) -> None:
    before, after = forms(), QWidget()
    before.lines[0].setText("other")
    assert not ViewState(before.root).restore(after, waits=False)
    state = ViewState(before.root)
    assert state.restore(after, waits=True)
    late = forms()
    assert not state.restore(late.root, waits=False)
    assert late.lines[0].text() == "other"
    after.deleteLater()


def test_the_parts_of_a_splitter_keep_their_sizes(forms: Callable[[], Form]) -> None:
    form = carried(forms, lambda form: form.splitter.setSizes([50, 150]))
    assert form.splitter.sizes() == [50, 150]


def test_a_place_is_scrolled_to_once_there_is_enough_content(forms: Callable[[], Form]) -> None:
    before, after, by_user = forms(), forms(), forms()
    bars = [form.area.verticalScrollBar() for form in (before, after, by_user)]
    beside = [form.area.horizontalScrollBar() for form in (before, after)]
    bars[0].setValue(500)
    beside[0].setValue(300)
    for form in (after, by_user):
        form.area.widget().resize(1500, 10)
        form.area.widget().resize(1500, 10)
        ViewState(before.root).restore(form.root, waits=False)
    assert (beside[1].value(), bars[1].value()) == (300, 0)
    bars[2].triggerAction(bars[2].SliderAction.SliderSingleStepAdd)
    for form in (after, by_user):
        # Just enough.
        form.area.widget().resize(1500, form.area.viewport().height() + 500)
    assert bars[1].value() == 500


def test_the_focus_is_carried_over(forms: Callable[[], Form], qtbot: QtBot) -> None:
    before, after = forms(), forms()
    before.lines[1].setFocus()
    state = ViewState(before.root)
    after.root.activateWindow()
    state.restore(after.root, waits=True)
    assert after.root.focusWidget() is after.lines[1]
    # Once: afterwards, the user may be elsewhere.
    after.lines[0].setFocus()
    state.restore(after.root, waits=True)
    assert after.root.focusWidget() is after.lines[0]


@pytest.mark.parametrize("waits", [True, False])
def test_the_focus_waits_for_its_widget_if_that_may_come(
    forms: Callable[[], Form], waits: bool
) -> None:
    before, late, nothing = forms(), forms(), QWidget()
    before.lines[1].setFocus()
    state = ViewState(before.root)
    state.restore(nothing, waits=waits)
    late.root.activateWindow()
    late.lines[0].setFocus()
    state.restore(late.root, waits=waits)
    assert late.root.focusWidget() is late.lines[1 if waits else 0]
    nothing.deleteLater()


class Speaking(QWidget):
    """A widget that keeps its own state."""

    keeps_view_of_parts = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.line = QLineEdit(self)
        self.is_ready = True
        self.given: list[object] = []

    def view_state(self) -> str:
        return self.line.text()

    def restore_view_state(self, state: str) -> bool:
        self.given.append(state)
        return self.is_ready


def test_a_widget_can_speak_for_itself_and_its_parts(qtbot: QtBot) -> None:
    roots = [QWidget(), QWidget()]
    before, after = (Speaking(root) for root in roots)
    before.line.setText("own")
    after.is_ready = False
    state = ViewState(roots[0])
    assert state.restore(roots[1], waits=True)
    assert after.line.text() == ""
    after.is_ready = True
    assert not state.restore(roots[1], waits=True)
    assert {*after.given} == {"own"}
    for root in roots:
        root.deleteLater()
