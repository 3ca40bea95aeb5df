"""The dialog for files with several texts, and the choices that are remembered."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import FieldKind, Role, Selection
from bleu_core.files.contents import Contents, Field, Format, KeyKind, Tag, UnitTable
from bleu_core.files.documents import document_of
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.selection import guess_selections
from bleu_desktop.inputs.field_choices import (
    Choice,
    choices_from_strings,
    choices_to_strings,
    selections_by_role,
    shape_of,
)
from bleu_desktop.inputs.field_chooser import _GRADE, _RATING, FieldChooser
from bleu_desktop.inputs.field_row import KEY, UNUSED, FieldRow
from bleu_desktop.shared import theme
from bleu_desktop.shared.text_lines import TextLines
from tests.helpers.layout import LongCatalog, cut_off, lay_out, use_catalog
from tests.helpers.office_files import xlsx, xlsx_rows

REFERENCE, CANDIDATE, SOURCE = (
    role.value for role in (Role.REFERENCE, Role.CANDIDATE, Role.SOURCE)
)
NOTHING: dict[Role, tuple[Selection, ...]] = dict.fromkeys(Role, ())

ENGLISH = ["Open the settings.", "The cat sat.", "Press OK.", ""]
CHINESE = ["打开设置。", "猫坐着。", "按“确定”。", ""]
TAGGED = [("Abra ", Tag("b", "<b>"), "ajustes", Tag("/b", "</b>"), "."), "Un gato.", "Pulse.", "x"]
ARABIC = ["افتح الإعدادات.", "جلست القطة.", "اضغط OK.", ""]


def column(name: str, cells: list, language: str | None = None) -> Field:
    return Field(FieldKind.COLUMN, name, cells, language)


def sheet(name: str = "") -> UnitTable:
    return UnitTable(
        (
            column("ID", ["a", "b", "c", "d"]),
            column("Source", ENGLISH),
            column("Reference", CHINESE, "zh-CN"),
            column("One", TAGGED),
            column("Two", ARABIC),
        ),
        name,
    )


def contents(
    *tables: UnitTable, name: str = "x.xlsx", kind: Format = Format.SPREADSHEET
) -> Contents:
    return Contents(Path("/folder") / name, kind, tables or (sheet(),))


def wide(count: int) -> Contents:
    fields = tuple(column(f"Column {number}", ENGLISH) for number in range(count))
    return contents(UnitTable(fields), name="wide.csv", kind=Format.CSV)


def of_column(name: str, **more: Any) -> Selection:
    return Selection(FieldKind.COLUMN, name, **more)


GUESS = NOTHING | {
    Role.REFERENCE: (of_column("Reference"),),
    Role.CANDIDATE: (of_column("One"), of_column("Two")),
}

Opener = Callable[..., FieldChooser]


@pytest.fixture
def opened(qtbot: QtBot, qapp: QApplication, english: None) -> Iterator[Opener]:
    parent = QWidget()
    qtbot.addWidget(parent)

    def opened(
        of: Contents | None = None, guess: dict[Role, tuple[Selection, ...]] = NOTHING
    ) -> FieldChooser:
        dialog = FieldChooser(of or contents(), guess, parent)
        dialog.resize(640, 480)
        dialog.open()
        qtbot.waitExposed(dialog)
        dialog.activateWindow()
        qapp.processEvents()
        return dialog

    yield opened
    # Otherwise the dialogs would stay visible until they are deleted during a later test.
    for dialog in parent.findChildren(FieldChooser):
        dialog.close()


@pytest.fixture
def answers(opened: Opener) -> Callable[[FieldChooser], list[list[Choice]]]:
    def answers(dialog: FieldChooser) -> list[list[Choice]]:
        given: list[list[Choice]] = []
        dialog.chosen.connect(given.append)
        return given

    return answers


def uses(dialog: FieldChooser) -> list[str]:
    return [field_row.use for field_row in dialog.fields.rows]


def use(dialog: FieldChooser, place: int, wanted: str) -> None:
    """Choose the use of a row, as the user does."""
    box = dialog.fields.rows[place].box
    assert box.findData(wanted) >= 0
    box.setCurrentIndex(box.findData(wanted))


def seen(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


def press(qtbot: QtBot, key: Qt.Key, times: int = 1) -> None:
    for _ in range(times):
        qtbot.keyClick(QApplication.focusWidget(), key)


# Display


def test_a_guess_is_chosen_at_first_and_marked_as_a_guess(opened: Opener) -> None:
    dialog = opened(guess=GUESS)
    assert uses(dialog) == [UNUSED, UNUSED, REFERENCE, CANDIDATE, CANDIDATE]
    assert "These roles were chosen automatically. Change any that are wrong." in seen(dialog)
    assert dialog.summary.text() == "References: 1 · Candidates: 2"
    assert dialog.ok_button.isEnabled()


def test_without_a_guess_nothing_is_chosen_and_nothing_can_be_accepted(
    opened: Opener, answers: Callable[[FieldChooser], list[list[Choice]]]
) -> None:
    dialog = opened()
    given = answers(dialog)
    assert set(uses(dialog)) == {UNUSED}
    assert not any("chosen automatically" in text for text in seen(dialog))
    assert dialog.summary.text() == "Choose at least one text."
    assert not dialog.ok_button.isEnabled()
    dialog.accept()
    assert dialog.isVisible()
    use(dialog, 0, KEY)
    assert not dialog.ok_button.isEnabled()
    assert dialog.summary.text() == "Choose at least one text."
    use(dialog, 1, SOURCE)
    assert dialog.ok_button.isEnabled()
    assert dialog.summary.text() == "Source text: Source · Key: ID"
    assert given == []


def test_a_guess_that_the_file_does_not_have_is_left_out(opened: Opener) -> None:
    guess = NOTHING | {Role.REFERENCE: (of_column("Gone"), of_column("Reference", sheet="Gone"))}
    assert set(uses(opened(guess=guess))) == {UNUSED}


def test_a_remembered_key_is_chosen_at_first(opened: Opener) -> None:
    guess = NOTHING | {Role.REFERENCE: (of_column("Reference", key="ID"),)}
    assert uses(opened(guess=guess)) == [KEY, UNUSED, REFERENCE, UNUSED, UNUSED]


def test_the_column_of_keys_is_shown_as_the_key(opened: Opener) -> None:
    table = sheet()
    keyed = UnitTable(table.fields, keys=["a", "b", "c", "d"], key_kind=KeyKind.COLUMN)
    assert uses(opened(contents(keyed)))[0] == KEY
    assert uses(opened(contents(keyed), GUESS))[0] == KEY
    source = NOTHING | {Role.SOURCE: (of_column("ID"),)}
    assert uses(opened(contents(keyed), source))[0] == SOURCE
    other = NOTHING | {Role.REFERENCE: (of_column("Reference", key="Source"),)}
    assert uses(opened(contents(keyed), other))[:2] == [UNUSED, KEY]
    for keys in (["1", "2", "3", "4"], ["a", "b", "c", "4"]):
        by_number = UnitTable(table.fields, keys=keys, key_kind=KeyKind.COLUMN)
        assert uses(opened(contents(by_number)))[0] == UNUSED


def test_rows_say_name_and_language_and_show_the_same_segments(opened: Opener) -> None:
    rows = opened().fields.rows
    assert [field_row.name for field_row in rows] == ["ID", "Source", "Reference", "One", "Two"]
    assert "Simplified Chinese (zh-CN)" in seen(rows[2])
    assert rows[3].box.accessibleDescription() == "Abra <b>ajustes</b>.\nUn gato.\nPulse."
    assert rows[1].box.accessibleDescription() == "\n".join(ENGLISH[:3])


def test_fields_have_names_from_their_file(opened: Opener) -> None:
    def names(*fields: Field) -> list[list[str]]:
        rows = opened(contents(UnitTable(fields), name="x", kind=Format.TMX)).fields.rows
        return [[text for text in seen(field_row) if text] for field_row in rows]

    memory = [Field(FieldKind.LANGUAGE, tag, ["x"], tag) for tag in ("en", "zh_Hant", "qqq!")]
    assert names(*memory) == [
        ["English (en)"],
        ["zh_Hant", "Traditional Chinese (zh-TW)"],
        ["qqq!"],
    ]
    campaign = [
        Field(FieldKind.SOURCE, "", ["x"], "en"),
        Field(FieldKind.REFERENCE, "refA", ["x"], "de"),
        Field(FieldKind.SYSTEM, "online-B", ["x"]),
        Field(FieldKind.ALT_TRANS, "", ["x"]),
        Field(FieldKind.ALT_TRANS, "MT", ["x"], "de"),
    ]
    assert names(*campaign) == [
        ["Source text", "English (en)"],
        ["refA", "Reference · German (de)"],
        ["online-B", "System"],
        ["Alternative translation"],
        ["MT", "Suggestions: 1 · German (de)"],
    ]


def test_names_from_a_file_are_never_markup(opened: Opener) -> None:
    name = "<b>x</b>\n<img src=y>"
    evil = UnitTable((column(name, [name]), column("b", ["x"])), name)
    dialog = opened(contents(evil, evil, name="<i>n\nx.xlsx"))
    assert dialog.windowTitle() == "Texts in “<i>n␣x.xlsx”"
    assert dialog.windowTitle() in seen(dialog)
    first = dialog.fields.rows[0]
    assert first.name == "<b>x</b>␣<img src=y>"
    assert first.name in seen(first)
    assert dialog.sheet_box.itemText(0) == "All: <b>x</b>␣<img src=y>, <b>x</b>… (rows: 2)"
    assert dialog.sheet_box.itemText(1) == "<b>x</b>␣<img src=y> (rows: 1)"
    lines = first.findChild(TextLines)
    assert ">&lt;b&gt;x&lt;/b&gt; &lt;img src=y&gt;<" in lines.toolTip()
    for label in dialog.findChildren(QLabel):
        assert label.buddy() or label.textFormat() is Qt.TextFormat.PlainText
    dialog.findChild(QLabel).resize(20, 20)
    assert all("<b>" not in label.toolTip() for label in dialog.findChildren(QLabel))


def test_files_of_an_archive_are_called_files(opened: Opener) -> None:
    tables = [UnitTable((Field(FieldKind.TARGET, "", ["x"], code),), code) for code in ("de", "es")]
    dialog = opened(replace(contents(*tables), format=Format.XLIFF_ARCHIVE, tables_are_files=True))
    assert "&File" in [label.text() for label in dialog.findChildren(QLabel)]
    assert dialog.sheet_box.accessibleName() == "File"


def test_a_field_that_begins_without_text_says_so(opened: Opener) -> None:
    late = ["", " \n"] * 300 + ["late"]
    table = UnitTable((column("a", ["x"] * 601), column("b", late), column("c", [""] * 601)))
    rows = opened(contents(table)).fields.rows
    assert rows[1].box.accessibleDescription() == "late"
    assert rows[2].box.accessibleDescription() == "No text in the first rows"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_rows_that_are_used_are_tinted(opened: Opener, qapp: QApplication, scheme: str) -> None:
    theme.apply_theme(scheme)
    try:
        dialog = opened(guess=GUESS)

        def ground(field_row: FieldRow) -> QColor:
            middle = QPoint(2, field_row.height() // 2)
            return dialog.grab().toImage().pixelColor(field_row.mapTo(dialog, middle))

        one, reference = dialog.fields.rows[0], dialog.fields.rows[2]
        assert ground(one) == dialog.palette().base().color()
        assert ground(one) != ground(reference)
        assert (ground(reference).lightness() < 128) == (scheme == "dark")
        use(dialog, 0, CANDIDATE)
        assert ground(one) == ground(reference)
        details = next(label for label in reference.findChildren(QLabel) if "zh" in label.text())
        color = details.palette().color(details.foregroundRole())
        assert color == theme.muted(dialog.palette())
    finally:
        theme.apply_theme("system")
        qapp.processEvents()


# Choosing


def test_the_answer_is_in_the_order_of_the_fields_with_the_key(
    opened: Opener, qtbot: QtBot, answers: Callable[[FieldChooser], list[list[Choice]]]
) -> None:
    of = contents()
    dialog = opened(of)
    given = answers(dialog)
    for place, wanted in ((3, CANDIDATE), (2, REFERENCE), (1, SOURCE), (0, KEY)):
        use(dialog, place, wanted)
    assert dialog.summary.text() == "References: 1 · Candidates: 1 · Source text: Source · Key: ID"
    qtbot.mouseClick(dialog.ok_button, Qt.MouseButton.LeftButton)
    expected = [
        Choice(Role.SOURCE, of_column("Source", key="ID")),
        Choice(Role.REFERENCE, of_column("Reference", key="ID")),
        Choice(Role.CANDIDATE, of_column("One", key="ID")),
    ]
    assert given == [expected]
    document = document_of(of, given[0][2].selection)
    assert document.segments == ("Abra ajustes.", "Un gato.", "Pulse.", "x")
    assert list(document.units.keys) == ["a", "b", "c", "d"]


@pytest.mark.parametrize("only", [SOURCE, KEY])
def test_there_is_one_source_and_one_key(opened: Opener, only: str) -> None:
    dialog = opened(guess=GUESS)
    use(dialog, 0, only)
    use(dialog, 1, only)
    assert uses(dialog) == [UNUSED, only, REFERENCE, CANDIDATE, CANDIDATE]
    use(dialog, 2, only)
    assert uses(dialog) == [UNUSED, UNUSED, only, CANDIDATE, CANDIDATE]


def test_an_entry_passed_by_the_arrow_keys_is_not_chosen(opened: Opener, qtbot: QtBot) -> None:
    guess = GUESS | {Role.SOURCE: (of_column("Source"),)}
    dialog = opened(guess=guess)
    dialog.fields.rows[0].box.setFocus()
    press(qtbot, Qt.Key.Key_Down, 3)
    assert uses(dialog)[:2] == [SOURCE, UNUSED]
    press(qtbot, Qt.Key.Key_Down)
    assert uses(dialog)[:2] == [KEY, SOURCE]
    press(qtbot, Qt.Key.Key_Up)
    use(dialog, 1, CANDIDATE)
    press(qtbot, Qt.Key.Key_Up)
    assert uses(dialog)[:2] == [CANDIDATE, CANDIDATE]


def test_only_columns_can_be_keys(opened: Opener) -> None:
    def has_key(*fields: Field) -> list[bool]:
        rows = opened(contents(UnitTable(fields))).fields.rows
        return [field_row.box.findData(KEY) >= 0 for field_row in rows]

    assert has_key(Field(FieldKind.FIELD, "id", ["x"]), column("A", ["x"])) == [True, True]
    assert has_key(Field(FieldKind.LANGUAGE, "en", ["x"]), column("", ["x"])) == [False, False]
    assert has_key(Field(FieldKind.SYSTEM, "a", ["x"]), Field(FieldKind.SOURCE, "", [""])) == [
        False,
        False,
    ]


def test_the_keyboard_is_enough(
    opened: Opener, qtbot: QtBot, answers: Callable[[FieldChooser], list[list[Choice]]]
) -> None:
    dialog = opened()
    given = answers(dialog)
    for place, letter in enumerate("KSRCN"):
        assert QApplication.focusWidget() is dialog.fields.rows[place].box
        qtbot.keyClick(QApplication.focusWidget(), letter)
        press(qtbot, Qt.Key.Key_Tab)
    assert uses(dialog) == [KEY, SOURCE, REFERENCE, CANDIDATE, UNUSED]
    assert QApplication.focusWidget() is dialog.ok_button
    press(qtbot, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is dialog.cancel_button
    press(qtbot, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is dialog.fields.rows[0].box
    press(qtbot, Qt.Key.Key_Return)
    assert [choice.role for choice in given[0]] == [Role.SOURCE, Role.REFERENCE, Role.CANDIDATE]


def test_escape_chooses_nothing(
    opened: Opener, qtbot: QtBot, answers: Callable[[FieldChooser], list[list[Choice]]]
) -> None:
    dialog = opened(guess=GUESS)
    given = answers(dialog)
    with qtbot.waitSignal(dialog.rejected):
        press(qtbot, Qt.Key.Key_Escape)
    assert given == []


def test_a_closed_dialog_lets_its_texts_go(opened: Opener, qtbot: QtBot) -> None:
    dialog = opened(guess=GUESS)
    with qtbot.waitSignal(dialog.destroyed):
        dialog.accept()


def test_each_list_names_its_field(opened: Opener) -> None:
    rows = opened().fields.rows
    assert [field_row.box.accessibleName() for field_row in rows[:2]] == [
        "Role of “ID”",
        "Role of “Source”",
    ]
    box = rows[0].box
    texts = [box.itemText(place) for place in range(box.count())]
    assert texts == ["Not used", "Reference", "Candidate", "Source text", "Key"]


def test_the_wheel_scrolls_and_changes_nothing(opened: Opener, qapp: QApplication) -> None:
    dialog = opened(wide(40))
    box = dialog.fields.rows[1].box
    box.setFocus()
    bar = dialog.fields._area.verticalScrollBar()
    place = QPointF(box.mapTo(dialog, QPoint(5, 5)))
    QTest.wheelEvent(dialog.windowHandle(), place, QPoint(0, -120))
    qapp.processEvents()
    assert uses(dialog)[1] == UNUSED
    assert bar.value() > 0


def test_the_row_with_the_keyboard_is_in_sight(opened: Opener, qtbot: QtBot) -> None:
    dialog = opened(wide(40))
    dialog.ok_button.setFocus()
    dialog.cancel_button.setFocus()
    last = dialog.fields.rows[-1]
    assert last.visibleRegion().isEmpty()
    use(dialog, 0, REFERENCE)
    dialog.ok_button.setFocus()
    qtbot.keyClick(dialog.ok_button, Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is last.box
    assert last.visibleRegion().boundingRect() == last.rect()


# Several sheets


def test_a_sheet_is_chosen_and_its_roles_are_kept(
    opened: Opener, qtbot: QtBot, answers: Callable[[FieldChooser], list[list[Choice]]]
) -> None:
    of = contents(sheet("First"), sheet("Second"), sheet("Third"))
    dialog = opened(of)
    given = answers(dialog)
    assert QApplication.focusWidget() is dialog.sheet_box
    assert [dialog.sheet_box.itemText(place) for place in range(4)] == [
        "All: First, Second, Third (rows: 12)",
        "First (rows: 4)",
        "Second (rows: 4)",
        "Third (rows: 4)",
    ]
    use(dialog, 2, REFERENCE)
    press(qtbot, Qt.Key.Key_Down)
    assert set(uses(dialog)) == {UNUSED}
    assert not dialog.ok_button.isEnabled()
    use(dialog, 3, CANDIDATE)
    press(qtbot, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is dialog.fields.rows[0].box
    press(qtbot, Qt.Key.Key_Tab, len(dialog.fields.rows))
    assert QApplication.focusWidget() is dialog.ok_button
    dialog.sheet_box.setCurrentIndex(1)
    assert uses(dialog)[2] == REFERENCE
    dialog.sheet_box.setCurrentIndex(2)
    assert uses(dialog)[3] == CANDIDATE
    dialog.accept()
    selection = of_column("One", sheet="Second")
    assert given == [[Choice(Role.CANDIDATE, selection)]]
    assert document_of(of, selection).segments[1] == "Un gato."


def test_the_sheet_that_the_guess_is_for_is_shown_first(opened: Opener) -> None:
    guess = NOTHING | {Role.CANDIDATE: (of_column("One", sheet="Second"),)}
    dialog = opened(contents(sheet("First"), sheet("Second")), guess)
    assert dialog.sheet_box.currentIndex() == 2
    assert uses(dialog)[3] == CANDIDATE
    assert any("chosen automatically" in text for text in seen(dialog))
    dialog.sheet_box.setCurrentIndex(0)
    assert not any("chosen automatically" in text for text in seen(dialog))


def test_long_names_of_sheets_leave_room_for_the_number_of_rows(opened: Opener) -> None:
    dialog = opened(contents(sheet("名" * 31), sheet("a name " * 20)))
    assert cut_off(dialog) == []
    dialog.sheet_box.setCurrentIndex(2)
    assert dialog.sheet_box.currentText() == "a name a name a name a name a … (rows: 4)"
    assert cut_off(dialog) == []


def test_one_sheet_is_no_choice(opened: Opener) -> None:
    dialog = opened(contents(sheet("Only")))
    assert not dialog.sheet_box.isVisible()
    assert QApplication.focusWidget() is dialog.fields.rows[0].box


# Headings, and all sheets as one


def workbook(tmp_path: Path, **sheets: list[list[str]]) -> Contents:
    path = tmp_path / "book.xlsx"
    path.write_bytes(xlsx({name: xlsx_rows(rows) for name, rows in sheets.items()}))
    return read_contents(path)


def test_sheets_of_one_shape_are_shown_as_one(
    opened: Opener, tmp_path: Path, answers: Callable[[FieldChooser], list[list[Choice]]]
) -> None:
    def part(word: str) -> list[list[str]]:
        return [["ID", "Reference", "MT"], ["1", f"a {word}", "x y"], ["2", f"b {word}", "y z"]]

    of = workbook(tmp_path, Notes=[["Read me"]], UI=part("key"), Help=part("page"))
    dialog = opened(of, guess_selections(of))
    given = answers(dialog)
    assert dialog.sheet_box.currentText() == "All: UI, Help (rows: 4)"
    assert uses(dialog) == [KEY, REFERENCE, CANDIDATE]
    assert dialog.headings_box.currentText() == "Row 1: ID · Reference · MT"
    dialog.sheet_box.setCurrentIndex(3)
    assert dialog.sheet_box.currentText() == "Help (rows: 2)"
    assert uses(dialog) == [KEY, REFERENCE, CANDIDATE]
    dialog.sheet_box.setCurrentIndex(1)
    assert uses(dialog) == [UNUSED]
    dialog.sheet_box.setCurrentIndex(0)
    dialog.accept()
    assert [choice.selection for choice in given[0]] == [
        of_column("Reference", key="ID"),
        of_column("MT", key="ID"),
    ]
    assert len(document_of(of, given[0][0].selection).segments) == 4
    remembered = choices_to_strings([Choice(Role.CANDIDATE, of_column("MT", sheet="Help"))])
    assert choices_from_strings(remembered, of)[0].selection == of_column("MT", sheet="Help")


def test_headings_are_moved_to_another_row(
    opened: Opener, tmp_path: Path, answers: Callable[[FieldChooser], list[list[Choice]]]
) -> None:
    rows = [["Wörter", "Texte"], ["Vorlage", "Übertragung"], ["a", "b c"], ["d", "e f"]]
    of = workbook(tmp_path, Texte=rows)
    dialog = opened(of)
    given = answers(dialog)
    assert dialog.headings_box.currentText() == "None (the first row is text)"
    assert [field_row.name for field_row in dialog.fields.rows] == ["A", "B"]
    use(dialog, 1, CANDIDATE)
    dialog.headings_box.setFocus()
    dialog.headings_box.setCurrentIndex(2)
    dialog.headings_box.activated.emit(2)
    assert dialog.headings_box.currentText() == "Row 2: Vorlage · Übertragung"
    assert [field_row.name for field_row in dialog.fields.rows] == ["Vorlage", "Übertragung"]
    assert uses(dialog) == [UNUSED, CANDIDATE]
    dialog.accept()
    (choice,) = given[0]
    assert choice.selection == of_column("Übertragung", headings=2)
    assert document_of(of, choice.selection).segments == ("b c", "e f")
    again = opened(of, selections_by_role(choices_from_strings(choices_to_strings([choice]), of)))
    assert again.headings_box.currentText() == "Row 2: Vorlage · Übertragung"
    assert again.choices() == [choice]


def test_headings_of_several_sheets_are_detected_in_each(opened: Opener, tmp_path: Path) -> None:
    rows = [["ID", "Reference", "MT"], ["1", "a b", "x y"], ["2", "b c", "y z"]]
    of = workbook(tmp_path, UI=rows, Help=[["About"], *rows])
    dialog = opened(of, guess_selections(of))
    dialog.sheet_box.setCurrentIndex(0)
    box = dialog.headings_box
    names = [box.itemText(place) for place in range(box.count())]
    assert names[:2] == ["Detected in each sheet", "None (the first row is text)"]
    assert box.currentIndex() == 0
    # Tab goes from the sheet to the headings and the rows.
    stops = [dialog.sheet_box, box, *(row.box for row in dialog.fields.rows), dialog.ok_button]
    chain: list[QWidget] = [dialog.sheet_box]
    while (after := chain[-1].nextInFocusChain()) is not chain[0]:
        chain.append(after)
    assert [each for each in chain if each in stops] == stops


def test_numbers_and_grades_can_be_scores_of_a_candidate(opened: Opener) -> None:
    fields = {
        "Reference": ENGLISH,
        "MT": ["a", "b", "c", "d"],
        "COMET": ["0.5", "0.25", "1", "0"],
        "Quality": ["3", "5", "4", "4"],
        "Grade": ["B", "A", "A", "B"],
    }
    dialog = opened(contents(UnitTable(tuple(column(*each) for each in fields.items()))))
    rows = dialog.fields.rows

    def offered(row: FieldRow) -> list[str]:
        return [
            row.box.itemText(n) for n in range(row.box.count()) if "Score" in row.box.itemText(n)
        ]

    assert [offered(row) for row in rows] == [[]] * 5
    use(dialog, 0, REFERENCE)
    use(dialog, 1, CANDIDATE)
    # Only numbers and grades can be scores.
    assert [offered(row) for row in rows] == [[], [], *[["Score of “MT”"]] * 3]
    form = dialog._of_scores
    boxes = (dialog.better_box, dialog.grades_edit)
    assert [form.isRowVisible(box) for box in boxes] == [False, False]
    for place, shown in ((2, [True, False]), (3, [True, False]), (4, [True, True])):
        use(dialog, place, "score 1")
        assert [form.isRowVisible(box) for box in boxes] == shown
    assert dialog.grades_edit.text() == "A > B"
    dialog.better_box.setCurrentIndex(dialog.better_box.findData("lower"))
    reference, candidate = dialog.choices()
    assert reference.scores == ()
    found = {each.metric: each.address for each in candidate.scores}
    assert {metric: address.columns for metric, address in found.items()} == {
        "COMET": ("COMET",),
        _RATING: ("Quality",),
        _GRADE: ("Grade",),
    }
    # The direction of COMET is known; of grades, their order.
    assert found["COMET"].better is None
    assert found[_RATING].better == "lower"
    assert found[_GRADE].grades == ("A", "B")
    assert found["COMET"].grades == found[_RATING].grades == ()
    # Without the candidate, there is nothing that they are scores of.
    use(dialog, 1, UNUSED)
    assert uses(dialog)[2:] == [UNUSED] * 3
    assert [form.isRowVisible(box) for box in boxes] == [False, False]


# Sizes and languages


def test_nothing_is_cut_off_if_texts_are_half_as_long_again(
    opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = "a heading that somebody wrote as a whole sentence " * 5
    table = UnitTable((*sheet().fields, column(long, ["x" * 5000] * 4)), "A sheet")
    selections = [of_column(name, sheet="A sheet", key="ID") for name in ("Source", "Reference")]
    guess = {Role.SOURCE: (selections[0],), Role.REFERENCE: (selections[1],), Role.CANDIDATE: ()}
    of = contents(sheet("b"), table, name=f"{long}.xlsx")
    dialog = opened(of, guess)
    before = uses(dialog)
    assert before[:3] == [KEY, SOURCE, REFERENCE]
    assert cut_off(dialog) == []
    assert dialog.fields.rows[0].box.width() < 120
    use_catalog(monkeypatch, LongCatalog())
    dialog = opened(of, guess)
    lay_out()
    assert uses(dialog) == before
    for text in seen(dialog):
        assert text not in ("Use as", "Column", "&Sheet")
    assert dialog.summary.text().startswith("References: 1 References:")
    assert dialog.fields.rows[0].box.currentText().startswith("KeyKe")
    assert dialog.sheet_box.currentIndex() == 2
    assert cut_off(dialog) == []
    assert (dialog.width(), dialog.height()) == (640, 480)
    assert dialog.fields.rows[0].visibleRegion().boundingRect() == dialog.fields.rows[0].rect()


def test_columns_are_below_their_headings(opened: Opener, qapp: QApplication) -> None:
    dialog = opened()
    for width in (640, 1600):
        dialog.resize(width, 600)
        qapp.processEvents()
        headings = [label for label in dialog.findChildren(QLabel) if label.isVisible()]
        at = {label.text(): label.mapTo(dialog, QPoint()).x() for label in headings}
        first = dialog.fields.rows[0]
        assert at["Use as"] == first.box.mapTo(dialog, QPoint()).x()
        assert at["Column"] == at["ID"] == at["Reference"]
        lines = first.findChild(TextLines)
        assert at["First segments"] == lines.mapTo(dialog, QPoint()).x()
        assert lines.width() > 0.5 * width


def test_long_names_have_more_room_in_a_wide_window(opened: Opener, qapp: QApplication) -> None:
    name = "a heading that somebody wrote as a whole sentence"
    dialog = opened(contents(UnitTable((column(name, ["x"]), column("b", ["y"])))))
    label = next(label for label in dialog.fields.findChildren(QLabel) if label.text() == name)
    assert label.width() < 200
    dialog.resize(2400, 600)
    qapp.processEvents()
    assert label.width() == label.sizeHint().width()


def test_thousands_of_columns_take_no_time_and_guesses_are_listed(
    opened: Opener,
) -> None:
    of = wide(16_384)
    guess = NOTHING | {Role.REFERENCE: (of_column("Column 9000"),)}
    start = time.perf_counter()
    dialog = opened(of, guess)
    assert time.perf_counter() - start < 60
    assert len(dialog.fields.rows) == 201
    assert dialog.choices() == [Choice(Role.REFERENCE, of_column("Column 9000"))]
    assert "Showing 201 of 16,384." in seen(dialog)
    assert not any("Showing" in text for text in seen(opened(wide(200))))


def test_a_real_translation_memory(opened: Opener, shared_data: Path) -> None:
    path = shared_data / "l10n" / "tmx-tico19" / "all.en-zh.tmx"
    of = read_contents(path)
    dialog = opened(of, guess_selections(of))
    use(dialog, 1, REFERENCE)
    segments = document_of(of, dialog.choices()[0].selection).segments
    assert dialog.fields.rows[1].box.accessibleDescription().split("\n")[0] == segments[0]


# Remembered choices


def test_the_shape_is_that_of_the_fields_not_of_the_texts() -> None:
    assert shape_of(contents(sheet("a & b"))) == (
        "spreadsheet&sheet=a %26 b&column=ID&column=Source&column=Reference&column=One&column=Two"
    )
    other = UnitTable((column("ID", ["z"]), *(column(f.name, [""]) for f in sheet().fields[1:])))
    assert shape_of(contents(other, name="other.xlsx")) == shape_of(contents())
    assert shape_of(contents(sheet("a"))) != shape_of(contents(sheet("b")))
    assert shape_of(contents(kind=Format.CSV)) != shape_of(contents())
    # A name with "&" is not mistaken for two fields.
    one = UnitTable((column("a&column=b", ["x"]),))
    two = UnitTable((column("a", ["x"]), column("b", ["x"])))
    assert shape_of(contents(one)) != shape_of(contents(two))


def test_a_long_shape_is_a_digest() -> None:
    shapes = {shape_of(wide(count)) for count in (1000, 1001)}
    assert len(shapes) == 2
    assert {len(shape) for shape in shapes} == {64}
    assert shape_of(wide(1000)) in shapes
    lone_surrogate = UnitTable((column("\ud800" * 400, ["x"]),))
    assert len(shape_of(contents(lone_surrogate))) == 64


CHOICES = [
    Choice(Role.SOURCE, of_column("Source", key="ID")),
    Choice(Role.REFERENCE, of_column("Reference", key="ID")),
    Choice(Role.CANDIDATE, of_column("One", key="ID")),
]


def test_choices_come_back_from_their_strings() -> None:
    texts = choices_to_strings(CHOICES)
    assert texts == [
        "source column=Source",
        "reference column=Reference",
        "candidate column=One",
        "key=ID",
    ]
    assert choices_from_strings(texts, contents()) == CHOICES
    assert choices_from_strings(reversed(texts), contents()) == CHOICES
    of = contents(sheet("a&b"), sheet("c=d"))
    chosen = [Choice(Role.CANDIDATE, of_column("Two", sheet="c=d", key="ID"))]
    assert choices_from_strings(choices_to_strings(chosen), of) == chosen
    unnamed = contents(UnitTable((Field(FieldKind.TARGET, "", ["x"]),)), kind=Format.XLIFF)
    chosen = [Choice(Role.REFERENCE, Selection(FieldKind.TARGET))]
    assert choices_to_strings(chosen) == ["reference target"]
    assert choices_from_strings(["reference target"], unnamed) == chosen


def test_choices_that_the_file_lacks_are_dropped() -> None:
    texts = [
        "candidate column=Gone",
        "reference column=Reference&sheet=Gone",
        "nothing column=Two",
        "candidate",
        "candidate lang=One",
        "key=Gone",
        "",
        "reference column=Reference",
    ]
    assert choices_from_strings(texts, contents()) == [
        Choice(Role.REFERENCE, of_column("Reference"))
    ]
    assert choices_from_strings([], contents()) == []


def test_choices_start_the_dialog_as_a_guess_does(opened: Opener) -> None:
    dialog = opened(guess=selections_by_role(CHOICES))
    assert dialog.choices() == CHOICES
    assert set(selections_by_role([])) == set(Role)
