"""Ctrl+C in every table of the window: for spreadsheets, mails and text editors."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from lxml import html as parser
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QTableWidget, QTableWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_desktop.checks.finding_list import FindingList
from bleu_desktop.compare.candidate_table import CandidateTable
from bleu_desktop.i18n import set_language
from bleu_desktop.pairing.concern_table import ConcernTable
from bleu_desktop.pairing.pair_table import PairTable
from bleu_desktop.score.score_page import ScorePage
from bleu_desktop.segments.ngram_lists import NgramLists
from bleu_desktop.segments.segment_view import SegmentView
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shared.copying import copy_table, table_html, table_text
from bleu_desktop.shared.precision_row import PrecisionRow
from bleu_desktop.shared.table_copier import (
    MOST_COPIED,
    TableCopier,
    copied_text,
    without_empty_columns,
)
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.status_note import StatusNote
from bleu_score.reports.cells import Cell, Column, Table, signed_cell
from tests.helpers.attacks import ATTACKS, FORMULAS
from tests.helpers.driving import GOOD, REFERENCE, file_list, part, wait_for
from tests.helpers.layout import relabel

SelectionMode = QAbstractItemView.SelectionMode

# Attacks that fit into a line of a text file.
LINES = [text for text in ATTACKS if "\0" not in text and len(text.splitlines()) == 1]
NAME = "=1+1 <i>b.txt"


@pytest.fixture
def attacked(
    window: MainWindow, qtbot: QtBot, write: Callable[[str, list[str]], Path]
) -> Iterator[MainWindow]:
    """Return a window with files whose names and texts are attacks."""
    files = window.session.files
    files.add(Role.REFERENCE, [write("reference.en.txt", [*REFERENCE, *LINES])])
    same = [*GOOD, *(f"{text} more" for text in LINES[:-1]), ""]
    files.add(Role.CANDIDATE, [write(NAME, same), write("good.en.txt", [*GOOD, *LINES])])
    wait_for(qtbot, window, State.SCORED)
    window.session.navigation.choose(NAME)
    window.activateWindow()
    yield window
    set_language("en")


def press_copy(qtbot: QtBot, widget: QWidget) -> list[list[str]]:
    """Press Ctrl+C; return the lines of text."""
    QGuiApplication.clipboard().clear()
    widget.setFocus()
    qtbot.keyClick(widget, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: bool(QGuiApplication.clipboard().text()))
    return [line.split("\t") for line in QGuiApplication.clipboard().text().split("\n")]


def read_html() -> list[list[str | float]]:
    """Return the cells of the table on the clipboard as a spreadsheet reads them."""
    page = parser.document_fromstring(QGuiApplication.clipboard().mimeData().html())
    # No text became markup.
    assert {element.tag for element in page.iter()} <= {
        "html", "head", "meta", "style", "body", "table", "tr", "th", "td", "br"
    }  # fmt: skip
    return [[_value(cell) for cell in line.iterchildren()] for line in page.iter("tr")]


def _value(cell: parser.HtmlElement) -> str | float:
    sheets = cell.get("data-sheets-value")
    text = "\n".join(cell.itertext())
    if sheets is None:
        assert text == ""
        return ""
    value = json.loads(sheets)
    if value["1"] == 3:
        assert float(cell.get("sdval")) == value["3"] == float(cell.get("x:num"))
        return float(value["3"])
    # The cell is declared as text for LibreOffice and for Excel.
    assert cell.get("sdnum") == "1033;0;@"
    assert cell.get("class") == "t"
    assert str(value["2"]).split("\n") == text.split("\n")
    return str(value["2"])


def test_texts_of_segments_stay_texts(attacked: MainWindow, qtbot: QtBot) -> None:
    attacked.session.navigation.open_page(PageName.SEGMENTS)
    view = part(attacked, SegmentView)
    qtbot.waitUntil(lambda: view.segments.rowCount() == len(REFERENCE) + len(LINES))
    # Numbers that are not yet computed would be copied as their placeholders.
    page = part(attacked, SegmentsPage)
    qtbot.waitUntil(lambda: not page.is_working())
    view.selectAll()
    lines = press_copy(qtbot, view)
    texts = [line[1] for line in lines[len(REFERENCE) + 1 :]]
    assert len(texts) == len(LINES)
    for text, line in zip(LINES, texts, strict=True):
        assert line.startswith("'") == (text in FORMULAS or text.startswith("'")), text
        assert "\x1b" not in line
    cells = read_html()
    assert [row[1] for row in cells[len(REFERENCE) + 1 :]] == [
        text.replace("\x1b", "␛").replace("\x07", "␇") for text in LINES
    ]
    assert cells[1][0] == 1
    assert isinstance(cells[1][3], float)


def test_pairs_are_copied_with_their_texts_in_full(attacked: MainWindow, qtbot: QtBot) -> None:
    attacked.session.navigation.open_page(PageName.PAIRING)
    table = part(attacked, PairTable)
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    lines = press_copy(qtbot, table)
    assert lines == [
        ["Line", "Reference", "Candidate"],
        ["1", REFERENCE[0], GOOD[0]],
        ["2", REFERENCE[1], GOOD[1]],
    ]
    table.selectAll()
    assert len(press_copy(qtbot, table)) == len(REFERENCE) + len(LINES) + 1
    # An empty text is copied as empty, without the shown words.
    assert read_html()[-1][2] == ""
    concerns = press_copy(qtbot, part(attacked, ConcernTable))
    assert concerns[0] == ["Pairs", "Count", "Excluded"]
    assert concerns[1] == ["All pairs", str(len(REFERENCE) + len(LINES)), ""]


def test_names_stay_texts_and_scores_numbers(attacked: MainWindow, qtbot: QtBot) -> None:
    evaluation = attacked.session.evaluation
    assert evaluation is not None
    attacked.session.navigation.open_page(PageName.COMPARE)
    table = part(attacked, CandidateTable)
    table.selectAll()
    lines = press_copy(qtbot, table)
    assert [line[1] for line in lines[1:]] == ["good.en.txt", f"'{NAME}"]
    best, attack = read_html()[1:]
    assert attack[1] == NAME
    assert best[2] == evaluation.ranked[0].score.percent
    listed = press_copy(qtbot, file_list(attacked, Role.CANDIDATE).tree)
    assert [line[0] for line in listed] == ["File", f"'{NAME}", "good.en.txt"]
    assert read_html()[1][:2] == [NAME, len(REFERENCE) + len(LINES)]


@pytest.mark.parametrize(("language", "point"), [("en", "."), ("es", ","), ("id", ",")])
def test_numbers_have_the_decimal_sign_of_the_language_in_text_but_not_in_html(
    language: str, point: str, attacked: MainWindow, qtbot: QtBot
) -> None:
    set_language(language)
    relabel(attacked)
    attacked.session.navigation.open_page(PageName.SCORE)
    lines = press_copy(qtbot, part(part(attacked, ScorePage), PrecisionRow))
    evaluation = attacked.session.evaluation
    assert evaluation is not None
    precisions = evaluation.candidates[0].score.precisions
    assert [line[3] for line in lines[1:]] == [
        f"{each.precision * 100:.2f}%".replace(".", point) for each in precisions
    ]
    assert [row[3] for row in read_html()[1:]] == [each.precision for each in precisions]


def test_small_tables_are_copied_as_a_whole(attacked: MainWindow, qtbot: QtBot) -> None:
    attacked.session.navigation.open_page(PageName.SEGMENTS)
    lists = part(attacked, NgramLists)
    lists.show()
    qtbot.waitUntil(lambda: lists.missed.shown.rowCount() > 0)
    lines = press_copy(qtbot, lists.missed)
    assert lines[0] == ["N-gram", "Count", "Segments"]
    assert len(lines) == lists.missed.shown.rowCount() + 1


def test_all_findings_are_copied_with_their_files(attacked: MainWindow, qtbot: QtBot) -> None:
    attacked.session.navigation.open_page(PageName.CHECKS)
    findings = part(attacked, FindingList)
    qtbot.waitUntil(lambda: findings.count() > 1)
    press_copy(qtbot, findings)
    cells = read_html()
    assert cells[0] == ["Problem", "Explanation", "File", "Where", "Example"]
    assert {row[0] for row in cells[1:]} == {one.title for one in findings.findings}
    files = {row[2] for row in cells[1:]}
    assert NAME in files


def test_the_window_says_how_much_was_copied(attacked: MainWindow, qtbot: QtBot) -> None:
    attacked.session.navigation.open_page(PageName.COMPARE)
    press_copy(qtbot, part(attacked, CandidateTable))
    qtbot.waitUntil(lambda: part(attacked, StatusNote).message().startswith("Copied: "))


def test_headings_can_be_left_out(qtbot: QtBot, english: None) -> None:
    table = QTableWidget(2, 2)
    qtbot.addWidget(table)
    table.setHorizontalHeaderLabels(["a", "b"])
    copier = TableCopier(table)
    copier.copy(with_titles=False)
    assert QGuiApplication.clipboard().text() == "\t\n\t"
    copier.copy()
    assert QGuiApplication.clipboard().text() == "a\tb\n\t\n\t"
    assert [action.text() for action in table.actions()] == ["Copy", "Copy without headings"]


@pytest.mark.parametrize(
    ("hidden", "lines"), [(False, ["\ta\tb", "x\t1\t", "y\t\t2"]), (True, ["a\tb", "1\t", "\t2"])]
)
def test_names_of_rows_are_copied_where_they_are_shown(
    qtbot: QtBot, english: None, hidden: bool, lines: list[str]
) -> None:
    table = QTableWidget(2, 2)
    qtbot.addWidget(table)
    table.setHorizontalHeaderLabels(["a", "b"])
    table.setVerticalHeaderLabels(["x", "y"])
    table.setItem(0, 0, QTableWidgetItem("1"))
    table.setItem(1, 1, QTableWidgetItem("2"))
    table.verticalHeader().setHidden(hidden)
    TableCopier(table).copy()
    assert QGuiApplication.clipboard().text().split("\n") == lines


def test_only_the_selected_rows_are_copied_and_not_too_many(qtbot: QtBot, english: None) -> None:
    table = QTableWidget(MOST_COPIED + 5, 1)
    qtbot.addWidget(table)
    table.setHorizontalHeaderLabels(["a"])
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    copier = TableCopier(table)
    table.selectRow(3)
    copier.copy()
    assert QGuiApplication.clipboard().text() == "a\n"
    table.selectAll()
    copier.copy()
    assert QGuiApplication.clipboard().text() == "a" + "\n" * MOST_COPIED


def test_signs_are_shown_beside_numbers_if_there_is_room(qtbot: QtBot, english: None) -> None:
    row = [Cell("b"), signed_cell(-1.234, 2, sign="▼")]
    table = Table("signs", "", (Column(""), Column("a")), [row])
    copy_table(table)
    assert read_html() == [["", "a"], ["b", -1.234]]
    assert ">-1.23 ▼</td>" in table_html(table)
    assert table_text(table) == "\ta\nb\t-1.23"


def test_ends_of_lines_stay_in_the_cell(qtbot: QtBot, english: None) -> None:
    copy_table(Table("ends", "", (Column("a"),), [[Cell('one\ttwo\r\n"three" \\n')]]))
    assert read_html() == [["a"], ['one\ttwo\n"three" \\n']]
    assert QGuiApplication.clipboard().text() == 'a\none two "three" \\n'


@pytest.mark.parametrize(
    ("copied", "selected", "words"),
    [(3, 3, "Copied: 3"), (3, 4, "Copied: the first 3 of 4")],
)
def test_the_number_of_copied_rows_is_said(
    english: None, copied: int, selected: int, words: str
) -> None:
    assert copied_text(copied, selected) == words


@pytest.mark.parametrize(
    ("mode", "chosen", "copied"),
    [
        (SelectionMode.ExtendedSelection, [], ["0", "1", "2", "3"]),
        (SelectionMode.ExtendedSelection, [2], ["2"]),
        (SelectionMode.ExtendedSelection, [1, 2], ["1", "2"]),
        (SelectionMode.ExtendedSelection, [3, 0], ["0", "3"]),
        # A single row is only a place in the table.
        (SelectionMode.SingleSelection, [2], ["0", "1", "2", "3"]),
        (SelectionMode.NoSelection, [], ["0", "1", "2", "3"]),
    ],
)
def test_the_chosen_rows_are_copied_by_key_in_their_order(
    qtbot: QtBot, english: None, mode: SelectionMode, chosen: list[int], copied: list[str]
) -> None:
    table = QTableWidget(4, 2)
    qtbot.addWidget(table)
    # A column without a title and texts is a drawing.
    table.setHorizontalHeaderLabels(["a", ""])
    for row in range(4):
        table.setItem(row, 0, QTableWidgetItem(f"{row}"))
    table.verticalHeader().hide()
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(mode)
    flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
    for row in chosen:
        table.selectionModel().select(table.model().index(row, 0), flags)
    TableCopier(table, menu=False)
    assert table.actions() == []
    lines = press_copy(qtbot, table)
    assert lines == [["a"], *([each] for each in copied)]
    QGuiApplication.clipboard().setText("other")
    qtbot.keyClick(table, Qt.Key.Key_X, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "other"


def test_a_column_without_title_is_copied_if_it_says_something() -> None:
    rows = [[Cell("a"), Cell(""), Cell("")], [Cell("b"), Cell("c"), Cell("")]]
    table = without_empty_columns(Table("t", "T", (Column(""), Column(""), Column("")), rows))
    assert [[cell.text for cell in row] for row in table.rows] == [["a", ""], ["b", "c"]]


def test_rows_that_cannot_be_chosen_are_not_copied(qtbot: QtBot, english: None) -> None:
    table = QTableWidget(2, 1)
    qtbot.addWidget(table)
    table.setHorizontalHeaderLabels(["a"])
    table.verticalHeader().hide()
    for row in range(2):
        table.setItem(row, 0, QTableWidgetItem(f"{row}"))
    table.item(0, 0).setFlags(Qt.ItemFlag.NoItemFlags)
    TableCopier(table).copy()
    assert QGuiApplication.clipboard().text() == "a\n1"
