"""Cells have the colors of their state, and the room of the other cells."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPalette, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTableView
from pytestqt.qtbot import QtBot

from bleu_desktop.shared.cells import PaddedDelegate, ground, ink, is_selected
from bleu_desktop.shared.sizes import margin, row_height

State, Group, Role = QStyle.StateFlag, QPalette.ColorGroup, QPalette.ColorRole


@pytest.mark.parametrize(
    ("state", "group"),
    [
        (State.State_Enabled | State.State_Active, Group.Active),
        (State.State_Enabled, Group.Inactive),
        (State.State_Active, Group.Disabled),
        (State.State_None, Group.Disabled),
    ],
)
@pytest.mark.parametrize("selected", [False, True])
def test_each_state_has_its_colors(
    qtbot: QtBot, state: State, group: Group, selected: bool
) -> None:
    option = QStyleOptionViewItem()
    option.state = state | State.State_Selected if selected else state
    palette = QPalette()
    for number, (each, role) in enumerate(
        (each, role)
        for each in (Group.Active, Group.Inactive, Group.Disabled)
        for role in (Role.Text, Role.Base, Role.Highlight, Role.HighlightedText)
    ):
        palette.setColor(each, role, 0xFF000000 + 20 * number)
    option.palette = palette
    assert is_selected(option) is selected
    assert ink(option) == palette.color(group, Role.HighlightedText if selected else Role.Text)
    assert ground(option) == palette.color(group, Role.Highlight if selected else Role.Base)


def test_texts_of_the_style_have_the_usual_room(qtbot: QtBot) -> None:
    table = QTableView()
    qtbot.addWidget(table)
    model = QStandardItemModel(table)
    model.appendRow([QStandardItem("text")])
    table.setModel(model)
    delegate = PaddedDelegate(table)
    option = QStyleOptionViewItem()
    option.initFrom(table)
    option.widget = table
    plain = table.itemDelegate().sizeHint(option, model.index(0, 0))
    size = delegate.sizeHint(option, model.index(0, 0))
    own = table.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, table)
    assert size.width() == plain.width() + 2 * (margin() - own - 1)
    assert size.height() == max(plain.height(), row_height(option.fontMetrics.height()))
