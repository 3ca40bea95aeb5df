"""The pairs as a model, and the tables beside it: what is shown and said of each pair."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.files.contents import Format, KeyKind, UnitMark
from bleu_core.files.documents import Document
from bleu_core.files.units import Units
from bleu_desktop.pairing.concern_table import ConcernTable
from bleu_desktop.pairing.drift_steps import DriftStep
from bleu_desktop.pairing.drift_table import DriftTable
from bleu_desktop.pairing.pair_model import PairModel
from bleu_desktop.pairing.pair_texts import PairTexts
from bleu_desktop.shared import theme
from bleu_desktop.shared.fonts import has_italics
from bleu_desktop.shared.table_copier import CELL
from bleu_desktop.shared.table_view import TableView
from tests.helpers.roles import Role, plain, side

REFERENCE = {"new": "Archivo nuevo", "open": "Abrir", "save": "Guardar", "quit": "Salir"}
CANDIDATE = {"new": "Fichero\nnuevo", "open": "", "quit": "Quit", "extra": "Solo aquí"}
SOURCE = {"new": "New file", "open": "Open", "save": "Save", "quit": "Quit"}


def keyed(name: str, units: dict[str, str], kind: KeyKind = KeyKind.UNIT_ID) -> Document:
    lines = [1000 * (index + 1) for index in range(len(units))]
    own = Units(tuple(units.values()), keys=tuple(units), key_kind=kind, lines=lines)
    return Document(name, own, format=Format.XLIFF)


def pair_texts(documents: Sequence[Document], *, source: bool = True) -> PairTexts:
    reference, candidate, *others = documents
    evaluation = evaluate(
        candidates=[candidate], references=[reference], source=others[0] if source else None
    )
    return PairTexts(evaluation.aligned, documents, evaluation.pair_diagnostics)


@pytest.fixture
def texts() -> PairTexts:
    names = ("reference.xlf", "machine.xlf", "source.xlf")
    parts = zip(names, (REFERENCE, CANDIDATE, SOURCE), strict=True)
    return pair_texts([keyed(name, units) for name, units in parts])


@pytest.fixture
def lines() -> PairTexts:
    """Return pairs without keys and source."""
    return pair_texts(
        [
            Document.from_segments("r.txt", ["one", "two"]),
            Document.from_segments("c.txt", ["1", ""]),
        ],
        source=False,
    )


@pytest.fixture
def model(qtbot: QtBot, english: None) -> Iterator[PairModel]:
    parent = QObject()
    yield PairModel(parent)
    parent.deleteLater()


def shown(model: PairModel) -> list[list[str]]:
    columns = range(model.columnCount())
    return [[model.index(row, n).data() for n in columns] for row in range(model.rowCount())]


def titles(model: PairModel) -> list[tuple[str, str]]:
    horizontal = Qt.Orientation.Horizontal
    return [
        (
            model.headerData(column, horizontal),
            side(model.headerData(column, horizontal, Role.TextAlignmentRole)),
        )
        for column in range(model.columnCount())
    ]


def test_pairs_with_keys(model: PairModel, texts: PairTexts) -> None:
    model.show_pairs(texts, range(5), 1)
    assert titles(model) == [
        ("Key", "left"),
        ("Reference", "left"),
        ("Candidate", "left"),
        ("Source", "left"),
    ]
    assert shown(model) == [
        ["new", "Archivo nuevo", "Fichero␣nuevo", "New file"],
        ["open", "Abrir", "(empty)", "Open"],
        ["save", "Guardar", "(missing)", "Save"],
        ["quit", "Salir", "Quit", "Quit"],
        ["extra", "(missing)", "Solo aquí", "(missing)"],
    ]
    sides = {side(model.index(0, column).data(Role.TextAlignmentRole)) for column in range(4)}
    assert sides == {"left"}
    # A screen reader names a row by its key.
    assert model.headerData(0, Qt.Orientation.Vertical) == "new"
    assert model.headerData(0, Qt.Orientation.Horizontal, Role.ToolTipRole) is None


def test_pairs_without_keys_have_lines(model: PairModel, lines: PairTexts) -> None:
    model.show_pairs(lines, range(2), 1)
    assert titles(model) == [("Line", "right"), ("Reference", "left"), ("Candidate", "left")]
    assert shown(model) == [["1", "one", "1"], ["2", "two", "(empty)"]]
    assert side(model.index(0, 0).data(Role.TextAlignmentRole)) == "right"
    assert side(model.index(0, 1).data(Role.TextAlignmentRole)) == "left"
    assert model.index(1, 0).data(CELL).number == 2
    assert model.index(1, 0).data(Role.ToolTipRole) is None


def test_the_whole_text_is_in_the_tip_and_on_the_clipboard(
    model: PairModel, texts: PairTexts
) -> None:
    model.show_pairs(texts, range(5), 1)
    assert plain(model.index(0, 0).data(Role.ToolTipRole)) == "new"
    assert plain(model.index(0, 2).data(Role.ToolTipRole)) == "Fichero\nnuevo"
    assert plain(model.index(0, 1).data(Role.ToolTipRole)) == "Archivo nuevo"
    assert plain(model.index(0, 3).data(Role.ToolTipRole)) == "New file"
    assert plain(model.index(2, 2).data(Role.ToolTipRole)) == "(missing)"
    assert model.index(0, 2).data(CELL).in_full.text == "Fichero\nnuevo"
    assert model.index(2, 2).data(CELL).text == ""
    assert model.index(4, 0).data(CELL).text == "extra"


def test_a_long_key_is_cut_off_but_not_in_the_tip(model: PairModel) -> None:
    key = "k" * 70
    texts = pair_texts([keyed("r", {key: "a"}), keyed("c", {key: "b"})], source=False)
    model.show_pairs(texts, [0], 1)
    assert model.index(0, 0).data() == "k" * 60
    assert plain(model.index(0, 0).data(Role.ToolTipRole)) == key


def test_what_is_not_compared_stands_back(model: PairModel, texts: PairTexts) -> None:
    model.show_pairs(texts, range(5), 1)
    muted = theme.muted(QApplication.palette())
    back = [
        [model.index(row, column).data(Role.ForegroundRole) == muted for column in range(4)]
        for row in range(5)
    ]
    # The missing ones as a whole, and a text that is empty.
    assert back == [
        [False, False, False, False],
        [False, False, True, False],
        [True, True, True, True],
        [False, False, False, False],
        [True, True, True, True],
    ]
    fonts = [[model.index(row, n).data(Role.FontRole) for n in range(4)] for row in range(3)]
    assert [each.italic() for each in fonts[0]] == [False] * 4
    assert {each.italic() for each in fonts[2]} == {has_italics()}


def test_rows_are_those_that_were_chosen(model: PairModel, texts: PairTexts) -> None:
    assert (model.rowCount(), model.columnCount()) == (0, 0)
    assert model.headerData(0, Qt.Orientation.Horizontal) is None
    model.show_pairs(texts, [1, 3], 1)
    assert [row[0] for row in shown(model)] == ["open", "quit"]
    assert [model.row_of(pair) for pair in range(4)] == [None, 0, None, 1]
    assert model.pair_at(1) == 3
    assert model.rowCount(model.index(0, 0)) == model.columnCount(model.index(0, 0)) == 0
    assert model.index(0, 0).data(Role.DecorationRole) is None


# Concerns


@pytest.fixture
def concerns(qtbot: QtBot, english: None) -> Iterator[ConcernTable]:
    parent = QWidget()
    qtbot.addWidget(parent)
    yield ConcernTable(parent)
    parent.close()


def titles_of(table: TableView) -> list[tuple[str, str]]:
    model, horizontal = table.model(), Qt.Orientation.Horizontal
    return [
        (
            model.headerData(column, horizontal),
            side(model.headerData(column, horizontal, Role.TextAlignmentRole)),
        )
        for column in range(model.columnCount())
    ]


def cells_of(table: TableView) -> list[list[QModelIndex]]:
    model = table.model()
    columns = range(model.columnCount())
    return [[model.index(row, column) for column in columns] for row in range(model.rowCount())]


def test_each_concern_is_counted_and_can_be_left_out(
    concerns: ConcernTable, texts: PairTexts, qtbot: QtBot
) -> None:
    concerns.show_concerns(texts)
    assert titles_of(concerns) == [("Pairs", "left"), ("Count", "right"), ("Excluded", "right")]
    rows = {row[0].data(): row for row in cells_of(concerns)}
    assert {name: row[1].data() for name, row in rows.items()} == {
        "All pairs": "5",
        "Only in the reference": "1",
        "Only in the candidate": "1",
        "Empty in the candidate": "1",
        "Untranslated (the candidate is the source text)": "1",
    }
    checks = {
        name: Qt.CheckState(state) is Qt.CheckState.Checked
        for name, row in rows.items()
        if (state := row[2].data(Role.CheckStateRole)) is not None
    }
    assert checks == {
        "Only in the reference": True,
        "Only in the candidate": True,
        "Empty in the candidate": False,
        "Untranslated (the candidate is the source text)": False,
    }
    for name, row in rows.items():
        assert [side(each.data(Role.TextAlignmentRole)) for each in row[:2]] == ["left", "right"]
        assert plain(row[0].data(Role.ToolTipRole)) == name
        spoken = row[2].data(Role.AccessibleTextRole)
        assert spoken == (None if name == "All pairs" else f"Excluded: {name}")
        assert row[2].data(CELL).text == ("✓" if checks.get(name) else "")
        assert bool(row[2].flags() & Qt.ItemFlag.ItemIsUserCheckable) is (name in checks)
        assert not row[1].flags() & Qt.ItemFlag.ItemIsUserCheckable
    for name, concern, is_on in (
        ("Empty in the candidate", "empty_candidate", True),
        ("Only in the reference", "only_reference", False),
    ):
        with qtbot.waitSignal(concerns.left_out_changed) as changed:
            concerns.concerns.turn(rows[name][0].row())
        assert changed.args == [concern, is_on]


def test_a_chosen_concern_stays_chosen(concerns: ConcernTable, texts: PairTexts) -> None:
    concerns.show_concerns(texts)
    assert concerns.chosen() is None
    concerns.setCurrentIndex(concerns.model().index(2, 0))
    assert concerns.chosen() == "only_candidate"
    concerns.show_concerns(texts)
    assert (concerns.chosen(), concerns.current_row()) == ("only_candidate", 2)
    concerns.forget_choice()
    assert concerns.chosen() is None


@pytest.mark.usefixtures("english")
def test_the_space_bar_checks_the_chosen_row(
    concerns: ConcernTable, texts: PairTexts, qtbot: QtBot
) -> None:
    concerns.show_concerns(texts)
    cells = cells_of(concerns)
    for column in range(3):
        concerns.setCurrentIndex(cells[3][column])
        before = cells[3][2].data(Role.CheckStateRole)
        qtbot.keyClick(concerns, Qt.Key.Key_Space)
        assert cells[3][2].data(Role.CheckStateRole) != before
    concerns.setCurrentIndex(cells[0][0])
    qtbot.keyClick(concerns, Qt.Key.Key_Space)
    assert cells[0][2].data(Role.CheckStateRole) is None


# Places where files drift apart


def test_the_place_where_files_drift_apart_is_marked(qtbot: QtBot, english: None) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    table = DriftTable(parent)
    first = Document.from_segments("one.txt", ["a", "b", "c"])
    second = Document.from_segments("two.txt", ["A", "", "C"])
    steps = [
        DriftStep(0, 0, is_here=False, is_continued=False),
        DriftStep(1, None, is_here=True, is_continued=False),
        DriftStep(2, None, is_here=False, is_continued=True),
        DriftStep(None, 1, is_here=False, is_continued=False),
    ]
    table.show_steps(steps, (first, second), ("one.txt", "t.xlsx#column=MT"))
    header, horizontal = titles_of(table), Qt.Orientation.Horizontal
    assert [title for title, _ in header] == ["", "", "one.txt", "", "t.xlsx · MT"]
    assert [header[column][1] for column in (2, 4)] == ["left", "left"]
    tip = table.model().headerData(4, horizontal, Role.ToolTipRole)
    assert "t.xlsx#column=MT" in plain(tip)
    rows = cells_of(table)
    assert [[cell.data() for cell in row] for row in rows] == [
        ["", "1", "a", "1", "A"],
        ["▸", "2", "b", "", "(missing)"],
        ["", "3", "c", "", "(in the line above)"],
        ["", "", "(missing)", "2", "(empty)"],
    ]
    spoken = [row[0].data(Role.AccessibleTextRole) for row in rows]
    assert spoken == [None, "Here", None, None]
    tints = [{cell.data(Role.BackgroundRole) is not None for cell in row} for row in rows]
    assert tints == [{False}, {True}, {False}, {False}]
    assert [side(rows[0][column].data(Role.TextAlignmentRole)) for column in (1, 3)] == [
        "right",
        "right",
    ]
    assert [rows[3][column].data(Role.FontRole).italic() for column in (2, 4)] == [
        has_italics(),
        has_italics(),
    ]
    assert rows[0][2].data(Role.FontRole) is None
    muted = theme.muted(QApplication.palette())
    assert [cell.data(Role.ForegroundRole) == muted for cell in rows[0]] == [
        True,
        True,
        False,
        True,
        False,
    ]
    assert plain(rows[0][2].data(Role.ToolTipRole)) == "a"


# The texts of pairs


def test_texts_know_their_documents_keys_and_lines(texts: PairTexts, lines: PairTexts) -> None:
    assert ([*texts.references], [*texts.candidates], texts.source) == ([0], [1], 2)
    assert (lines.source, lines.has_source, lines.has_keys) == (None, False, False)
    assert texts.has_source
    assert texts.has_keys
    rows = range(len(texts.aligned.pairs.rows))
    found = {texts.key(row): row for row in rows}
    assert {*found} == {*REFERENCE, "extra"}
    assert {key: texts.first_line(row) for key, row in found.items()} == {
        "new": 1000, "open": 2000, "save": 3000, "quit": 4000, "extra": 4000
    }  # fmt: skip
    save, extra = found["save"], found["extra"]
    assert (texts.line(save, 0), texts.line(save, 1)) == (3000, None)
    assert (texts.text(save, 1), texts.source_text(save), texts.source_text(extra)) == (
        None,
        "Save",
        None,
    )
    assert [lines.key(row) for row in (0, 1)] == ["", ""]
    # Long keys are texts themselves.
    for kind, has_keys in ((KeyKind.NAME, True), (KeyKind.MESSAGE, False)):
        documents = [keyed(name, REFERENCE, kind) for name in ("r.po", "c.po")]
        assert pair_texts(documents, source=False).has_keys is has_keys


def test_a_concern_may_be_about_one_candidate() -> None:
    units = {"a": "Uno", "b": "Dos", "c": "Tres"}
    source = {"a": "One", "b": "Two", "c": "Three"}
    documents = [
        keyed("reference.xlf", units),
        keyed("one.xlf", {"a": " ", "b": "Two"}),
        keyed("two.xlf", {**units, "b": ""}),
        keyed("source.xlf", source),
    ]
    evaluation = evaluate(candidates=documents[1:3], references=documents[:1], source=documents[3])
    texts = PairTexts(evaluation.aligned, documents, evaluation.pair_diagnostics)
    rows = {texts.key(row): row for row in range(3)}
    about = {
        (concern, key): [texts.is_about(concern, row, number) for number in (1, 2)]
        for key, row in rows.items()
        for concern in texts.concerns(row)
    }
    assert about == {
        ("empty_candidate", "a"): [True, False],
        ("empty_candidate", "b"): [False, True],
        ("untranslated", "b"): [True, False],
        ("only_reference", "c"): [True, False],
    }
    assert texts.is_about("empty_reference", rows["a"], 2)


def test_a_suggestion_may_be_missing_in_one_candidate() -> None:
    units = {"a": "Uno", "b": "Dos"}
    documents = [keyed(f"{name}.xlf", units) for name in ("reference", "one", "two")]
    missing = replace(documents[2].units, marks={0: UnitMark.NO_SUGGESTION})
    documents[2] = replace(documents[2], units=missing)
    evaluation = evaluate(candidates=documents[1:], references=documents[:1])
    texts = PairTexts(evaluation.aligned, documents, evaluation.pair_diagnostics)
    assert {
        (row, number): texts.is_about("no_suggestion", row, number)
        for row in (0, 1)
        for number in (1, 2)
    } == {(0, 1): False, (0, 2): True, (1, 1): False, (1, 2): False}
