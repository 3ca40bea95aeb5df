"""The sections of the page of changes without a window: which rows and kinds they show."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.changes.analysis import ChangeAnalysis, analyze_changes
from bleu_core.changes.model import OpenOrigin
from bleu_core.changes.schemes import ANSWERS
from bleu_core.changes.substitutions import Substitution
from bleu_core.files.origins import OriginKind
from bleu_core.settings import Settings
from bleu_desktop.changes.origins_section import OriginsSection
from bleu_desktop.changes.sections import (
    BandsSection,
    GroupsSection,
    SubstitutionsSection,
    TableSection,
)
from bleu_desktop.session.folders import FolderResults
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.shared import theme
from bleu_score.reports.cells import Cell, Column, Table
from bleu_score.reports.change_tables import band_strengths, edits_table
from tests.helpers.deliveries import DELIVERED
from tests.helpers.deliveries import analysis_of as analyzed
from tests.helpers.drawn import Drawn

FINAL = ["The cat sat on the mat.", "We went home in the rain.", "It was late.", "All was well."]
CHANGED = ["The cat sat on the mat.", "We went home in the sun.", "It was late.", "Nothing!"]


def analysis_of(changed: list[str]) -> ChangeAnalysis:
    settings = Settings(target_language="en")
    return analyze_changes(
        evaluate(candidates={"c": changed}, references=[FINAL], settings=settings)
    )


@pytest.fixture
def parent(qtbot: QtBot, english: None) -> Iterator[QWidget]:
    parent = QWidget()
    qtbot.addWidget(parent)
    yield parent
    parent.close()


def test_each_row_is_its_band_and_the_last_is_all(parent: QWidget) -> None:
    section = BandsSection(parent)
    assert section.chosen_band is None
    analysis = analysis_of(CHANGED)
    section.show_analysis(analysis)
    bands = analysis.changes.shown_bands
    assert len(bands) > 1
    # The sum at first.
    assert section.table.current_row() == len(bands)
    assert section.chosen_band is None
    told: list[int] = []
    section.chosen.connect(lambda *_: told.append(1))
    for row, band in enumerate(bands):
        section.table.choose_row(row)
        assert section.chosen_band == band
    section.table.choose_row(0)
    section.show_analysis(analysis)
    assert section.table.current_row() == 0
    assert told == []


@pytest.mark.parametrize("changed", [FINAL, CHANGED])
def test_kinds_of_changes_are_named_if_there_are_any(parent: QWidget, changed: list[str]) -> None:
    section = BandsSection(parent)
    analysis = analysis_of(changed)
    section.show_analysis(analysis)
    assert section.kinds.isHidden() is (changed is FINAL)
    title, _, kinds = section.kinds.text().partition(": ")
    edits = edits_table(analysis.changes)
    assert title == edits.title
    # The first kind is no change.
    named = [row[0].text for row in edits.rows[1:] if row[1].number]
    assert [kind.partition(" (")[0] for kind in kinds.split(" · ") if kind] == named


def test_a_band_has_its_color_before_its_name(parent: QWidget) -> None:
    section = BandsSection(parent)
    analysis = analysis_of(CHANGED)
    section.show_analysis(analysis)
    delegate, model = section._delegate, section.table.shown
    option = QStyleOptionViewItem()
    option.initFrom(section.table)
    option.rect = QRect(10, 20, 300, 40)
    colors = []
    for row in range(model.rowCount()):
        drawn: Any = Drawn()
        drawn.setFont(section.table.font())
        delegate.paint_content(drawn, option, model.index(row, 0))
        colors.append([color.name() for box, color in drawn.fills if box.width() == box.height()])
        for box, _ in drawn.fills[:1]:
            # In the middle of the row, within the room before the name.
            assert 10 < box.left() < box.right() <= 10 + delegate.lead + box.width() / 2
            assert abs(box.center().y() - 40) <= 1
    bands = theme.band_colors(section.table.palette())
    strengths = [band_strengths(analysis.changes)[n] for n in analysis.changes.shown_bands]
    assert colors[:-1] == [
        [
            theme.mix(ink(section), ground(section), 0.16).name()
            if each is None
            else bands[each].name()
        ]
        for each in strengths
    ]
    # The sum has none.
    assert colors[-1] == []
    # Segments without a similarity are gray.
    delegate.show_strengths((None,))
    drawn = Drawn()
    delegate.paint_content(drawn, option, model.index(0, 0))
    gray = theme.mix(ink(section), ground(section), 0.16)
    assert gray.name() in [color.name() for _, color in drawn.fills]
    assert gray != ground(section)


def ink(widget: QWidget) -> QColor:
    return widget.palette().windowText().color()


def ground(widget: QWidget) -> QColor:
    return widget.palette().window().color()


def test_a_table_without_rows_has_no_heading(parent: QWidget) -> None:
    section = TableSection(parent)
    parent.show()
    columns, rows = (Column("A"),), [[Cell("a")]]
    for table, is_shown, notes in (
        (Table("t", "Title", columns, rows), True, ""),
        (Table("t", "Title", columns, rows, ("one", "two")), True, "one\ntwo"),
        (Table("t", "Title", columns, []), False, ""),
    ):
        section.show_table(table)
        assert section.isVisibleTo(parent) is is_shown
        assert section.title.text() == "Title"
        assert section.notes.text() == notes
        assert section.notes.isVisibleTo(section) is bool(notes)


def test_only_several_groups_are_compared(parent: QWidget, tmp_path: Path) -> None:
    parent.show()
    path = tmp_path / "a.xlf"
    path.write_text(DELIVERED, "utf-8")
    delivered = analyzed(path)
    [groups] = [each for each in delivered.groups if each.by == "origin"]
    assert len(groups.rows) > 1
    section = GroupsSection("origin", FolderResults(), parent)
    for shown, is_shown in (
        (analysis_of(CHANGED), False),
        (replace(delivered, groups=()), False),
        (replace(delivered, groups=(replace(groups, rows=groups.rows[:1]),)), False),
        (delivered, True),
        # While they are compared again, the old ones stay.
        (replace(delivered, groups=()), True),
        (replace(delivered, groups=(replace(groups, rows=groups.rows[:1]),)), False),
        (delivered, True),
        (analysis_of(CHANGED), False),
    ):
        section.show_groups(shown)
        assert section.isVisibleTo(parent) is is_shown


def test_a_substitution_leads_to_its_segments(parent: QWidget, qtbot: QtBot) -> None:
    navigation = Navigation()
    section = SubstitutionsSection(navigation, parent)
    found = [Substitution(f"a\t{n}", f"b {n}", 20 - n, (n, n + 1)) for n in range(13)]
    section.show_substitutions(found)
    assert section.table.shown.rowCount() == 12
    with qtbot.waitSignal(navigation.list_wanted) as wanted:
        section.table.opened.emit(2)
    assert wanted.args == [[2, 3], "a⇥2 → b 2"]
    section.table.choose_row(0)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        with qtbot.waitSignal(section.table.opened) as opened:
            qtbot.keyClick(section.table, key)
        assert opened.args == [0]
    with qtbot.assertNotEmitted(section.table.opened):
        qtbot.keyClick(section.table, Qt.Key.Key_Down)
    section.show_substitutions(None)
    assert section.isHidden()


# Origins


def test_open_origins_are_marked_until_they_are_answered(parent: QWidget) -> None:
    section = OriginsSection(parent)
    parent.show()
    told: list[tuple[str, object]] = []
    section.answered.connect(lambda *answer: told.append(answer))
    origins = [OpenOrigin(f"o{n}", 1200) for n in range(9)]
    section.show_origins(origins)
    assert [*section.rows] == [f"o{n}" for n in range(8)]
    row = section.rows["o1"]
    assert not row._mark.isHidden()
    assert row.box.currentText() == "kind not stated"
    assert "segments: 1,200" in [label.text() for label in row.findChildren(QLabel)]
    row.box.setCurrentIndex(1)
    row.box.activated.emit(1)
    assert told == [("o1", ANSWERS[0])]
    section.show_origins([origins[0], replace(origins[1], answer=ANSWERS[0]), *origins[2:]])
    # The rows are the same.
    assert section.rows["o1"] is row
    assert row._mark.isHidden()
    row.box.setCurrentIndex(0)
    row.box.activated.emit(0)
    assert told[1:] == [("o1", OriginKind.UNKNOWN)]
    section.more.click()
    assert len(section.rows) == 9
    assert not section.more.isVisibleTo(section)
    section.show_origins(origins[:1])
    assert [*section.rows] == ["o0"]
    section.show_origins([])
    assert section.isHidden()
