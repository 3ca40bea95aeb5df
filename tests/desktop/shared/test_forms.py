"""Parts of forms: lists to choose from, and sections that open and close."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QLineEdit, QSizePolicy, QWidget
from pytestqt.qtbot import QtBot

from bleu_desktop.shared.forms import (
    Disclosure,
    LazyComboBox,
    choose,
    combo,
    fill,
    form,
    labeled,
    labeled_combo,
)
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import em


@pytest.fixture
def parent(qtbot: QtBot) -> Iterator[QWidget]:
    parent = QWidget()
    qtbot.addWidget(parent)
    yield parent
    parent.close()


def test_a_section_opens_and_closes(parent: QWidget) -> None:
    button, section = Disclosure(parent, "More"), QLabel("inside", parent)

    def shows(name: str) -> bool:
        return button.icon().pixmap(16).toImage() == icon(name).pixmap(16).toImage()

    assert button.text() == "More"
    assert shows("chevron-right")
    button.set_content(section)
    assert section.isHidden()
    button.click()
    assert not section.isHidden()
    assert shows("chevron-down")
    button.click()
    assert section.isHidden()
    assert shows("chevron-right")
    button.click()
    late = QLabel("late", parent)
    button.set_content(late)
    assert not late.isHidden()
    assert button.focusPolicy() is Qt.FocusPolicy.StrongFocus


def test_items_are_asked_for_before_they_are_seen(parent: QWidget, qtbot: QtBot) -> None:
    box, other = LazyComboBox(parent), QLineEdit(parent)
    asked: list[str] = []
    box.items_wanted.connect(lambda: asked.append("x"))
    parent.show()
    parent.activateWindow()
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)
    assert asked == []
    box.showPopup()
    box.hidePopup()
    assert asked
    del asked[:]
    other.setFocus()
    box.setFocus()
    qtbot.waitUntil(lambda: asked == ["x"])


def test_a_choice_stays_if_it_is_offered_again(parent: QWidget) -> None:
    box = combo(parent)
    signals: list[int] = []
    box.currentIndexChanged.connect(signals.append)
    fill(box, [("a", "A"), ("b", "B")])
    assert box.currentData() == "a"
    choose(box, "b")
    fill(box, [("c", "C"), ("b", "Another B")])
    assert (box.currentData(), box.currentText()) == ("b", "Another B")
    fill(box, [("c", "C"), ("d", "D")])
    assert box.currentData() == "c"
    choose(box, "d")
    choose(box, "none of them")
    assert box.currentData() == "c"
    fill(box, [])
    assert box.count() == 0
    assert signals == []


def test_a_list_has_room_for_its_names_but_not_for_any(parent: QWidget) -> None:
    box = combo(parent)
    assert box.minimumContentsLength() == 12
    fill(box, [("a", "A")])
    assert box.minimumContentsLength() == 12
    letter = box.fontMetrics().horizontalAdvance("x")
    for count, most, room in ((20, 25, 21), (25, 25, 26), (30, 25, 26)):
        fill(box, [("a", "A"), ("x", "x" * count)], widest_text=most * letter)
        assert box.minimumContentsLength() == room
    view = box.view()
    assert view.minimumWidth() == view.sizeHintForColumn(0) + em(box, 1.5)
    assert box.maxVisibleItems() == 20
    assert box.focusPolicy() is Qt.FocusPolicy.StrongFocus
    assert box.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Expanding


def test_labels_of_a_form_are_on_the_left(parent: QWidget) -> None:
    assert form().labelAlignment() == Qt.AlignmentFlag.AlignLeft


def test_the_key_of_a_label_leads_to_its_field(parent: QWidget) -> None:
    label, box = labeled_combo("&Kind", parent)
    assert isinstance(box, QComboBox)
    assert (label.text(), label.buddy()) == ("&Kind", box)
    layout, field = form(), QLineEdit(parent)
    above = labeled(layout, field)
    assert above.buddy() is field
    assert layout.itemAt(0, QFormLayout.ItemRole.LabelRole).widget() is above
    assert layout.itemAt(0, QFormLayout.ItemRole.FieldRole).widget() is field
    assert layout.rowWrapPolicy() is QFormLayout.RowWrapPolicy.WrapAllRows
    assert layout.verticalSpacing() == above.contentsMargins().top() == space(0.5)
