"""Tables share their width, draw their titles and cells, and tell which row is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QLineEdit,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bleu_desktop.shared import theme
from bleu_desktop.shared.axis import Axis
from bleu_desktop.shared.focus_frame import FocusFrame
from bleu_desktop.shared.icons import text_icon_size
from bleu_desktop.shared.paragraph import Paragraph
from bleu_desktop.shared.score_plot import (
    least_width,
    plot_rect,
    position,
    value_width,
    words_width,
)
from bleu_desktop.shared.sizes import SMALL, margin, row_height
from bleu_desktop.shared.small_table import SmallTable
from bleu_desktop.shared.table_view import TableView
from bleu_desktop.shared.widgets import em, scaled_font
from bleu_score.reports.cells import BLANK, Cell, Column, Table, name_cell, number_cell
from tests.helpers.drawn import Drawn, spans

Mode = QHeaderView.ResizeMode
COLUMNS = (
    Column("Name", key="name", rises=True),
    Column("Text", key="text", is_long=True),
    Column("Note", key="note", is_optional=True),
    Column("Score", key="score", is_number=True),
)


def table_of(count: int = 3) -> Table:
    rows = [
        [name_cell(f"name {n}"), Cell(f"text {n}"), Cell("note"), number_cell(n, 2)]
        for n in range(count)
    ]
    return Table("t", "The title", COLUMNS, rows, heading=0)


@pytest.fixture
def parent(qtbot: QtBot, english: None) -> Iterator[QWidget]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(900, 400)
    parent.show()
    parent.activateWindow()
    yield parent
    parent.close()


def small(parent: QWidget, table: Table, width: int = 800, **given: bool) -> SmallTable:
    view = SmallTable(parent, **given)
    view.show()
    view.setFixedWidth(width)
    view.show_table(table)
    return view


def stretched(view: SmallTable) -> list[int]:
    header = view.horizontalHeader()
    count = view.shown.columnCount()
    return [n for n in range(count) if header.sectionResizeMode(n) is Mode.Stretch]


def test_a_small_table_is_as_high_as_its_rows(parent: QWidget) -> None:
    view = small(parent, table_of())
    title = view.horizontalHeader().sizeHint().height() + 2 * view.frameWidth()
    assert view.height() == title + sum(view.rowHeight(row) for row in range(3))
    assert view.rowHeight(0) == row_height(view.fontMetrics().height())
    assert view.accessibleName() == "The title"
    view.show_table(table_of(1))
    assert view.height() == title + view.rowHeight(0)
    view.show_table(None)
    assert view.shown.rowCount() == 0


@pytest.mark.parametrize(
    ("change", "widest"),
    [
        # Drawings, else long texts, else the last text.
        ({}, 1),
        ({"is_long": False}, 2),
        ({"bar": (0.0, 0.5)}, 0),
    ],
)
def test_one_column_takes_the_remaining_width(
    parent: QWidget, change: dict[str, object], widest: int
) -> None:
    table = table_of()
    if "bar" in change:
        first, *rest = table.rows
        rows = [[replace(first[0], bar=(0.0, 0.5)), *first[1:]], *rest]
        table = replace(table, rows=rows)
    if "is_long" in change:
        columns = (COLUMNS[0], replace(COLUMNS[1], is_long=False), *COLUMNS[2:])
        table = replace(table, columns=columns)
    assert stretched(small(parent, table)) == [widest]


def test_an_axis_takes_the_remaining_width(parent: QWidget) -> None:
    view = SmallTable(parent)
    view.show_table(table_of(), {3: Axis(0, 100, 50)})
    assert stretched(view) == [3]


def test_a_column_that_says_nothing_is_not_shown(parent: QWidget) -> None:
    table = table_of()
    rows = [[*row[:2], BLANK, row[3]] for row in table.rows]
    view = small(parent, replace(table, rows=rows))
    assert [n for n in range(4) if view.isColumnHidden(n)] == [2]
    view.show_table(replace(table, rows=[*rows[:2], table.rows[2]]))
    assert not any(view.isColumnHidden(n) for n in range(4))
    assert view.texts()[0] == ["Name", "Text", "Note", "Score"]
    # Without rows, the titles say what there could be.
    view.show_table(replace(table, rows=[]))
    assert not any(view.isColumnHidden(n) for n in range(4))


def test_optional_columns_give_way_and_then_texts_are_wrapped(parent: QWidget) -> None:
    table = table_of()
    long = " ".join(["word"] * 12)
    rows = [[row[0], Cell(long), *row[2:]] for row in table.rows]
    view = small(parent, replace(table, rows=rows))
    assert not view.isColumnHidden(2)
    one = view.rowHeight(0)
    view.setFixedWidth(em(view, 16))
    view.show_table(replace(table, rows=rows))
    assert view.isColumnHidden(2)
    assert view.rowHeight(0) > one
    assert sum(view.columnWidth(n) for n in (0, 1, 3)) <= view.viewport().width()
    # A short title or word is not cut.
    assert view.columnWidth(3) >= view.horizontalHeader().sectionSizeFromContents(3).width()


@pytest.mark.parametrize("missing", [0, 1])
def test_an_optional_column_gives_way_only_if_there_is_too_little_room(
    parent: QWidget, missing: int
) -> None:
    view = small(parent, table_of())
    needed = view._least_width(1) + sum(view.columnWidth(n) for n in (0, 2, 3))
    view.setFixedWidth(needed + 2 * view.frameWidth() - missing)
    view.show_table(table_of())
    assert view.isColumnHidden(2) is bool(missing)


@pytest.mark.parametrize(("missing", "shrinks"), [(0, 0), (30, 30), (1000, None)])
def test_other_texts_are_wrapped_before_anything_is_cut(
    parent: QWidget, missing: int, shrinks: int | None
) -> None:
    columns = (COLUMNS[0], COLUMNS[1], COLUMNS[3])
    rows = [[Cell("some words of a name"), Cell("text"), number_cell(1, 2)]]
    table = Table("t", "The title", columns, rows, heading=0)
    view = small(parent, table)
    before, one = [view.columnWidth(n) for n in range(3)], view.rowHeight(0)
    needed = view._least_width(1) + before[0] + before[2]
    view.setFixedWidth(max(needed - missing, 60) + 2 * view.frameWidth())
    view.show_table(table)
    least = view._least_width(0)
    assert view.columnWidth(0) == (least if shrinks is None else before[0] - shrinks)
    assert view.columnWidth(2) == before[2]
    assert (view.rowHeight(0) > one) is (missing > 0)
    # It follows the width by itself.
    view.setFixedWidth(800)
    qapp = QApplication.instance()
    assert qapp is not None
    qapp.processEvents()
    qapp.processEvents()
    assert (view.columnWidth(0), view.rowHeight(0)) == (before[0], one)


def test_a_column_has_room_for_its_title_and_longest_word_or_a_short_name(
    parent: QWidget,
) -> None:
    texts = {"T": "a longer-word b", "A long title": "a", "U": "w" * 100, "V": ""}
    columns = tuple(Column(title) for title in texts)
    rows = [[Cell(text) for text in texts.values()]]
    view = SmallTable(parent)
    view.show_table(Table("t", "The title", (*columns, Column("x")), [[*rows[0], Cell("y")]]))
    title = [view.horizontalHeader().sectionSizeFromContents(n).width() for n in range(4)]
    word = view.fontMetrics().horizontalAdvance("longer-word") + 2 * margin() + 1
    assert [view._least_width(n) for n in range(4)] == [word, title[1], em(view, 8), title[3]]
    view.cells.lead = 7
    assert view._least_width(0) == word + 7
    view.show_axes({0: Axis(0, 100, 50)})
    assert view._least_width(0) == value_width(view.fontMetrics())


@pytest.mark.parametrize("has_choice", [False, True])
def test_rows_can_be_chosen_where_that_does_something(
    parent: QWidget, qtbot: QtBot, has_choice: bool
) -> None:
    view = small(parent, table_of(), has_choice=has_choice)
    modes = QAbstractItemView.SelectionMode
    expected = modes.SingleSelection if has_choice else modes.NoSelection
    assert view.selectionMode() is expected


def test_a_row_is_told_when_the_user_chooses_it(parent: QWidget, qtbot: QtBot) -> None:
    view = small(parent, table_of(), has_choice=True)
    told: list[int] = []
    view.row_chosen.connect(told.append)
    view.choose_row(1)
    assert (view.current_row(), told) == (1, [])
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert told == [2]
    # Another table keeps the row, or its last one.
    view.show_table(table_of(4))
    assert view.current_row() == 2
    view.show_table(table_of(2))
    assert view.current_row() == 1
    view.show_table(table_of(0))
    assert view.current_row() == -1
    assert told == [2]


@pytest.fixture
def sorted_table(parent: QWidget) -> TableView:
    view = TableView(parent, sorts=True)
    view.setSortingEnabled(True)
    view.show_table(table_of(), {3: Axis(0, 100, 50)})
    view.resize(800, 300)
    for column, width in enumerate((120, 120, 120, least_width(view.fontMetrics()) + 60)):
        view.setColumnWidth(column, width)
    return view


def drawn_title(view: TableView, column: int) -> tuple[Drawn, QRect]:
    header, drawn = view.horizontalHeader(), Drawn()
    drawn.setFont(header.font())
    rect = QRect(50, 0, header.sectionSize(column), header.height())
    header.paint_content(drawn, rect, column)
    return drawn, rect


@pytest.mark.parametrize("column", [0, 3])
@pytest.mark.parametrize("order", Qt.SortOrder)
def test_the_sorted_title_has_a_mark(
    sorted_table: TableView, column: int, order: Qt.SortOrder
) -> None:
    header = sorted_table.horizontalHeader()
    plain, rect = drawn_title(sorted_table, column)
    [title] = [text for text in plain.texts if text in ("Name", "Score")]
    assert plain.corners == []
    assert plain.texts[title].left() == rect.left() + margin()
    header.setSortIndicator(column, order)
    marked, _ = drawn_title(sorted_table, column)
    (_, tip), (left, low), (right, _) = marked.corners
    # The arrow points up for an ascending order, and is behind the title.
    assert (tip < low) is (order is Qt.SortOrder.AscendingOrder)
    assert right - left > 0
    box = marked.texts[title]
    if column == 3:
        room = plain.texts[title].right() - box.right()
        assert room == round(header.fontMetrics().height() * 0.8)
        assert left > box.right()
    else:
        assert box == plain.texts[title]
        end = box.left() + header.fontMetrics().horizontalAdvance(title)
        assert end + 4 <= left
        assert right <= end + round(header.fontMetrics().height() * 0.8)
    others, _ = drawn_title(sorted_table, 1)
    assert others.corners == []


def test_an_axis_has_its_labels_where_they_fit(sorted_table: TableView) -> None:
    header = sorted_table.horizontalHeader()
    drawn, rect = drawn_title(sorted_table, 3)
    plot = plot_rect(rect, header.fontMetrics())
    assert plot is not None
    assert [*drawn.texts] == ["Score", "0", "50", "100"][: len(drawn.texts)]
    assert drawn.on_right() == {"Score"}
    for value in (0, 50):
        box = drawn.texts[f"{value}"]
        assert abs(box.center().x() - position(plot, Axis(0, 100, 50), value)) <= 2
        assert box.top() > drawn.texts["Score"].bottom()
    # More labels than fit are left out.
    sorted_table.show_axes({3: Axis(0, 100, 5)})
    drawn, _ = drawn_title(sorted_table, 3)
    boxes = [box for text, box in drawn.texts.items() if text != "Score"]
    assert 1 < len(boxes) < 21
    assert all(one.right() + margin() <= other.left() + 1 for one, other in pairwise(boxes))
    assert boxes[-1].right() <= rect.right()
    # Without room for an axis, there is only the title.
    sorted_table.setColumnWidth(3, least_width(sorted_table.fontMetrics()) - 2)
    drawn, _ = drawn_title(sorted_table, 3)
    assert [*drawn.texts] == ["Score"]


def test_titles_have_room_for_mark_and_axis(parent: QWidget) -> None:
    for sorts in (False, True):
        view = TableView(parent, sorts=sorts)
        view.setSortingEnabled(sorts)
        view.show_table(table_of())
        header = view.horizontalHeader()
        width = header.fontMetrics().horizontalAdvance("Name") + 2 * margin() + 1
        mark = round(header.fontMetrics().height() * 0.8) if sorts else 0
        assert header.sectionSizeFromContents(0).width() == width + mark
        height = header.sizeHint().height()
        view.show_axes({3: Axis(0, 100, 50)})
        small_height = QFontMetrics(scaled_font(header, SMALL)).height()
        assert header.sizeHint().height() == height + small_height + 2
        assert header.sectionsClickable() is sorts


def drawn_cell(view: TableView, row: int, column: int, rect: QRect) -> Drawn:
    index, drawn = view.shown.index(row, column), Drawn()
    option = QStyleOptionViewItem()
    option.initFrom(view)
    option.widget, option.rect = view, rect
    option.state |= QStyle.StateFlag.State_Enabled
    view.cells.initStyleOption(option, index)
    view.cells.paint_content(drawn, option, index)
    return drawn


def test_a_bar_begins_and_ends_at_its_share(parent: QWidget) -> None:
    table = table_of(4)
    bars = [(0.25, 0.5), (0.5, 0.5), (-1.0, 2.0), None]
    rows = [[*row[:3], replace(row[3], bar=bar)] for row, bar in zip(table.rows, bars, strict=True)]
    view = small(parent, replace(table, rows=rows))
    rect = QRect(10, 0, 200 + 2 * margin(), 40)
    accent = view.palette().accent().color()

    def spans(row: int) -> list[tuple[float, float]]:
        fills = drawn_cell(view, row, 3, rect).fills
        assert all(box.center().y() == pytest.approx(20) for box, _ in fills)
        assert all(box.height() == 12 for box, _ in fills)
        return [
            (box.left() - 10 - margin(), box.width()) for box, color in fills if color == accent
        ]

    assert spans(0) == [pytest.approx((50, 50))]
    assert spans(1) == []
    assert spans(2) == [pytest.approx((0, 200))]
    assert drawn_cell(view, 3, 3, rect).fills == []
    view.setEnabled(False)
    assert spans(0) == [] or theme.line(view.palette()) != accent


def test_a_table_shows_whether_it_has_the_focus(parent: QWidget) -> None:
    view, other = small(parent, table_of()), QLineEdit(parent)
    other.show()
    (frame,) = view.findChildren(FocusFrame)
    view.setFocus()
    assert frame.isVisible()
    assert frame.geometry() == view.viewport().geometry()
    view.setFixedWidth(500)
    QApplication.processEvents()
    assert frame.geometry() == view.viewport().geometry()
    other.setFocus()
    assert frame.isHidden()


def test_titles_are_painted_in_their_sections(parent: QWidget) -> None:
    view = small(parent, table_of())
    shown = view.horizontalHeader().grab().toImage()
    untitled = tuple(replace(column, title="") for column in COLUMNS)
    view.show_table(replace(table_of(), columns=untitled))
    assert view.horizontalHeader().grab().toImage() != shown


def test_an_icon_is_before_a_text_and_beside_a_number(parent: QWidget) -> None:
    table = table_of(1)
    marked = [replace(cell, icon="warning") for cell in table.rows[0]]
    view = TableView(parent)
    view.show_table(replace(table, rows=[marked]))
    size = text_icon_size(view.fontMetrics().height())

    def orange(column: int, width: int) -> list[int]:
        """Return the columns of pixels with the color of the icon."""
        index, image = view.shown.index(0, column), QImage(width, 40, QImage.Format.Format_RGB32)
        image.fill(0xFFFFFF)
        option = QStyleOptionViewItem()
        option.initFrom(view)
        option.widget, option.rect = view, image.rect()
        view.cells.initStyleOption(option, index)
        with QPainter(image) as painter:
            view.cells.paint_content(painter, option, index)
        color = QColor(theme.WARNING_COLOR).rgb()
        return [
            x
            for x in range(width)
            if any(image.pixel(x, y) == color for y in range(image.height()))
        ]

    found = orange(0, 200)
    assert margin() <= found[0] <= found[-1] < margin() + size
    number = view.fontMetrics().horizontalAdvance("0.00")
    end = 200 - margin() - number
    found = orange(3, 200)
    assert end - size - 6 <= found[0] <= found[-1] < end
    # Where there is little room, the picture is not outside the cell.
    assert min(orange(3, number + 2 * margin())) >= margin()


@pytest.mark.parametrize("wraps", [False, True])
@pytest.mark.parametrize("has_name_lines", [False, True])
def test_a_name_has_one_line_or_two(parent: QWidget, wraps: bool, has_name_lines: bool) -> None:
    name = "-".join(["a-long-name"] * 4)
    view = TableView(parent)
    view.setWordWrap(wraps)
    view.cells.has_name_lines = has_name_lines
    view.show_table(Table("t", "T", COLUMNS[:2], [[name_cell(name), Cell(name)]], heading=0))
    width = view.fontMetrics().horizontalAdvance(name) * 3 // 5 + 2 * margin()
    [shown], [words] = (
        [*drawn_cell(view, 0, column, QRect(0, 0, width, 60)).texts] for column in (0, 1)
    )
    assert ("\n" in shown) is has_name_lines
    assert "\n" not in words
    assert "…" in words


def test_a_score_is_drawn_beside_its_number(parent: QWidget) -> None:
    view = TableView(parent)
    view.show_table(table_of(1), {3: Axis(0, 100, 50)})
    wide = least_width(view.fontMetrics())
    # A pixel to spare.
    for width, count in ((wide - 1, 1), (wide - 2, 0)):
        drawn = drawn_cell(view, 0, 3, QRect(0, 0, width, 40))
        assert [*drawn.texts] == ["0.00"]
        assert drawn.on_right() == {"0.00"}
        assert len(drawn.dots) == count
        [box] = drawn.texts.values()
        assert box.right() == value_width(view.fontMetrics()) - margin()


@pytest.mark.parametrize(("words", "is_on_right"), [("–", True), ("Different settings", False)])
def test_words_in_place_of_a_number_have_the_whole_cell_if_need_be(
    parent: QWidget, words: str, is_on_right: bool
) -> None:
    view = TableView(parent)
    table = replace(table_of(1), rows=[[*table_of(1).rows[0][:3], Cell(words)]])
    view.show_table(table, {3: Axis(0, 100, 50)})
    drawn = drawn_cell(view, 0, 3, QRect(0, 0, 600, 40))
    assert drawn.on_right() == ({words} if is_on_right else set())
    numbers = value_width(view.fontMetrics()) - margin()
    assert drawn.texts[words].right() == (numbers if is_on_right else 600 - margin())
    # An axis is beside short words, but no score.
    assert bool(drawn.lines) is is_on_right
    assert drawn.dots == drawn.frames == []


@pytest.mark.parametrize("has_bars", [True, False])
@pytest.mark.parametrize("ends", [(None, None), (20.0, None), (20.0, 60.0)])
def test_a_score_is_a_point_or_a_bar_with_its_interval(
    parent: QWidget, has_bars: bool, ends: tuple[float | None, float | None]
) -> None:
    view, (low, high) = TableView(parent), ends
    score = replace(number_cell(40, 2), low=low, high=high)
    table = replace(table_of(1), rows=[[*table_of(1).rows[0][:3], score]])
    axis = Axis(0, 100, 50, has_bars=has_bars)
    view.show_table(table, {3: axis})
    rect = QRect(0, 0, 600, 40)
    drawn, plot = drawn_cell(view, 0, 3, rect), plot_rect(rect, view.fontMetrics())
    assert plot is not None
    end = position(plot, axis, 40)
    bars = [(box.left(), box.right()) for box in drawn.frames]
    assert bars == ([(plot.left(), end)] if has_bars else [])
    assert [x for x, *_ in drawn.dots] == ([] if has_bars else [end])
    accent = view.palette().accent().color()
    assert [color for *_, color in drawn.dots] == [accent] * (not has_bars)
    has_interval = low is not None and high is not None
    whisker = (position(plot, axis, 20), position(plot, axis, 60))
    assert spans(drawn.paths) == ({whisker} if has_interval else set())


def test_the_bands_of_a_score_are_between_their_borders(parent: QWidget) -> None:
    borders = (0.0, 10.0, 20.0, 30.0, 40.0, 50.0, 60.0, 100.0)
    view = TableView(parent)
    axis = Axis(0, 100, 50, borders=borders, marks=(25.0,))
    view.show_table(table_of(1), {3: axis})
    rect = QRect(0, 0, 600, 40)
    drawn = drawn_cell(view, 0, 3, rect)
    plot = plot_rect(rect, view.fontMetrics())
    assert plot is not None
    colors = theme.band_colors(view.palette())
    bands = [(box, color) for box, color in drawn.fills if color in colors]
    assert [color for _, color in bands] == [*colors]
    for (box, _), (start, end) in zip(bands, pairwise(borders), strict=True):
        assert box.left() == position(plot, axis, start)
        assert box.right() == position(plot, axis, end) - 1
        assert box.bottom() == plot.bottom()
    # The bands are there instead of lines at the labels; the mark has its line.
    assert [line[0] for line in drawn.lines] == [position(plot, axis, 25.0)]


@pytest.mark.parametrize(
    ("wraps", "height", "lines"), [(True, 60, 3), (True, 45, 2), (True, 5, 1), (False, 60, 1)]
)
@pytest.mark.parametrize("column", [0, 1])
def test_texts_from_files_have_as_many_lines_as_fit(
    parent: QWidget,
    monkeypatch: pytest.MonkeyPatch,
    wraps: bool,
    height: int,
    lines: int,
    column: int,
) -> None:
    found: list[tuple[int, float, float]] = []
    monkeypatch.setattr(
        Paragraph, "draw", lambda each, _, x, y: found.append((len(each), x, y + each.height / 2))
    )
    view = TableView(parent)
    view.setWordWrap(wraps)
    view.cells.texts = {1: view.font()}
    view.show_table(Table("t", "T", COLUMNS[:2], [[Cell("word " * 60), Cell("word " * 60)]]))
    pitch = view.fontMetrics().height()
    rect = QRect(10, 0, 150, round(height * pitch / 20))
    drawn = drawn_cell(view, 0, column, rect)
    if column == 0:
        assert found == []
        assert len(drawn.texts) == 1
    else:
        # In the middle of the cell.
        assert found == [(lines, 10 + margin(), pytest.approx(rect.height() / 2))]


def test_a_cell_asks_for_the_room_of_its_content(parent: QWidget) -> None:
    cells = [
        Cell("some words"),
        replace(Cell("some words"), icon="warning"),
        replace(number_cell(1, 2), bar=(0.0, 0.5)),
        number_cell(1, 2),
        Cell("Different settings"),
        Cell("–"),
    ]
    view = TableView(parent)
    columns = tuple(Column(f"{n}") for n in range(6))
    view.show_table(Table("t", "T", columns, [cells]), {n: Axis(0, 100, 50) for n in (3, 4, 5)})
    metrics = view.fontMetrics()
    option = QStyleOptionViewItem()
    option.initFrom(view)
    option.widget = view
    hints = [view.cells.sizeHint(option, view.shown.index(0, n)) for n in range(6)]
    words = metrics.boundingRect(QRect(0, 0, 1000, 100), 0, "some words").width() + 2 * margin() + 1
    score = value_width(metrics)
    assert [each.width() for each in hints] == [
        words,
        words + text_icon_size(metrics.height()) + 4,
        0,
        score,
        words_width("Different settings", metrics),
        score,
    ]
    assert {each.height() for each in hints} == {row_height(metrics.height())}
    view.cells.lead = 9
    assert view.cells.sizeHint(option, view.shown.index(0, 0)).width() == words + 9
    # Where texts are wrapped in a column of a width, they need more lines.
    view.cells.lead = 0
    view.horizontalHeader().setSectionResizeMode(0, Mode.Fixed)
    view.setColumnWidth(0, metrics.horizontalAdvance("some ") + 2 * margin())
    assert view.cells.sizeHint(option, view.shown.index(0, 0)) == hints[0]
    view.setWordWrap(True)
    assert view.cells.sizeHint(option, view.shown.index(0, 0)).height() > 2 * metrics.height()
