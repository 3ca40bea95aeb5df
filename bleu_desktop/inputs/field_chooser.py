"""A dialog that asks for the use of each text of a file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, islice

from PySide6 import QtWidgets
from PySide6.QtCore import QSignalBlocker, Qt, Signal

from bleu_core.errors import BleuError
from bleu_core.evaluation.given_scores import direction
from bleu_core.files.addresses import ALL, NO_HEADINGS, Role, Selection
from bleu_core.files.contents import Contents, Format, UnitTable, plain_text
from bleu_core.files.joining import join
from bleu_core.files.reading.known_formats import OFFICE_DOCUMENTS
from bleu_core.files.roles import roles_of
from bleu_core.files.score_files.tables import ScoreAddress, parse_grades
from bleu_core.files.selection import select, selection_in, view_of, viewed, views
from bleu_core.workspace.inputs import ScoresInput
from bleu_desktop.i18n import translate
from bleu_desktop.inputs.field_choices import Choice
from bleu_desktop.inputs.field_row import KEY, SCORE, UNUSED, FieldRow
from bleu_desktop.inputs.field_table import FieldTable
from bleu_desktop.inputs.scores_dialog import better_names, usual_metric
from bleu_desktop.shared import widgets
from bleu_desktop.shared.forms import combo, fill, form
from bleu_desktop.shared.manual import PAIRING, explain
from bleu_desktop.shared.sizes import TITLE, space
from bleu_score.i18n import format_number, join_names

# The longest name of a sheet in Excel; other programs and formats have longer names.
_LONGEST_NAME = 31
# The metrics of columns whose headings do not name one.
_RATING, _GRADE = "Rating", "Grade"
# The number of rows offered as headings, and the characters shown of each.
_ROWS_OFFERED = 12
_LONGEST_ROW = 48


class FieldChooser(QtWidgets.QDialog):
    """Asks for the use of each text of a file; `chosen` carries the answer.

    The answer is a list of `Choice`, in the order of the fields, all from one table.

    Parameters
    ----------
    contents
        The content of the file, as it was read.
    guess
        The roles to start from, as `bleu_core.files.selection.guess_selections` returns them.
    """

    chosen = Signal(list)

    def __init__(
        self,
        contents: Contents,
        guess: Mapping[Role, tuple[Selection, ...]],
        parent: QtWidgets.QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        # A closed dialog must not keep the texts of a large file in memory.
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setSizeGripEnabled(True)
        explain(self, PAIRING)
        self._contents = contents
        self._views = views(contents)
        self._guess = _guessed_uses(contents, guess)
        self._headings: dict[str, int | None] = {
            view.table: view.headings for view in self._guess if view.headings is not None
        }
        self._tables: dict[Selection, FieldTable] = {}
        title = translate("FieldChooser", "Texts in “{file}”").format(
            file=widgets.one_line(contents.path.name)
        )
        self.setWindowTitle(title)
        self._title = widgets.ElidedLabel(self, title, bold=True, scale=TITLE)
        text = translate(
            "FieldChooser",
            "This file contains several texts. Choose how each of them is used.",
        )
        self._intro = widgets.TextLabel(self, text, wrap=True)
        words = translate(
            "FieldChooser", "These roles were chosen automatically. Change any that are wrong."
        )
        self._suggested = widgets.TextLabel(self, words, wrap=True, muted=True)
        self.sheet_box, self.headings_box = combo(self), combo(self)
        names = [self._view_name(view, number) for number, view in enumerate(self._views)]
        fill(self.sheet_box, [("", name) for name in names])
        self._stack = QtWidgets.QStackedWidget(self)
        self.better_box, self.grades_edit = combo(self), QtWidgets.QLineEdit(self)
        fill(self.better_box, better_names())
        self.summary = widgets.ElidedLabel(self, muted=True)
        self.buttons = QtWidgets.QDialogButtonBox(self)
        self.ok_button = self.buttons.addButton(QtWidgets.QDialogButtonBox.StandardButton.Ok)
        self.cancel_button = self.buttons.addButton(
            QtWidgets.QDialogButtonBox.StandardButton.Cancel
        )
        self._lay_out()
        self.sheet_box.setCurrentIndex(self._first_view())
        self._show_table()
        self.sheet_box.currentIndexChanged.connect(self._show_table)
        self.headings_box.activated.connect(self._move_headings)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._fit()

    def _lay_out(self) -> None:
        where, scores = self._where, self._of_scores = form(), form()
        for rows, text, box in (
            (where, _table_title(self._contents), self.sheet_box),
            (where, translate("FieldChooser", "&Headings"), self.headings_box),
            (scores, translate("FieldChooser", "&Direction of the scores"), self.better_box),
            (scores, translate("FieldChooser", "&Grades, the best first"), self.grades_edit),
        ):
            rows.setRowWrapPolicy(rows.RowWrapPolicy.DontWrapRows)
            rows.setVerticalSpacing(space(1))
            rows.addRow(text, box)
            box.setAccessibleName(text.replace("&", ""))
        layout = self._layout = widgets.column(self, margins=1.25)
        widgets.add_to(layout, self._title, self._intro, self._suggested, 1)
        has_sheets = len(self._views) > 1
        if has_sheets or any(table.head for table in self._contents.tables):
            widgets.add_to(layout, where, 1)
        # Only now: a label that is in no window would be shown as one.
        where.setRowVisible(self.sheet_box, has_sheets)
        widgets.add_to(layout, (self._stack, 1), scores, self.summary, self.buttons)

    def _first_view(self) -> int:
        """Return the first view with a guess, or else the first with any units."""
        guessed = [view.table for view in self._guess]
        filled = [table.name for table in self._contents.tables if table.units]
        wanted = next(iter([*guessed, *filled]), "")
        return next((at for at, view in enumerate(self._views) if view.table == wanted), 0)

    def _fit(self) -> None:
        """Make the dialog high enough for its rows, up to a limit."""
        room = self.screen().availableSize()
        width = min(widgets.em(self, 52), round(room.width() * 0.9))
        others = self._layout.totalHeightForWidth(width) - self._stack.sizeHint().height()
        height = others + self.fields.wanted_height()
        self.resize(width, min(height, widgets.em(self, 48), round(room.height() * 0.85)))

    @property
    def view(self) -> Selection:
        """The view that is shown."""
        table = self._views[max(self.sheet_box.currentIndex(), 0)].table
        return Selection(sheet=table, headings=self._headings.get(table))

    @property
    def fields(self) -> FieldTable:
        """The table that is shown."""
        return self._tables[self.view]

    def _show_table(self) -> None:
        view = self.view
        if view not in self._tables:
            self._tables[view] = self._make_table(view)
        self._stack.setCurrentWidget(self._tables[view])
        self._suggested.setVisible(view in self._guess)
        self._name_headings()
        self._show_summary()

    def _make_table(self, view: Selection) -> FieldTable:
        """Make the rows of a table, lazily when it is first shown."""
        tables = viewed(self._contents, view)
        table = join(tables)
        uses = self._guess.get(view)
        if uses is None:
            uses = self._uses_before(view, table)
        can_score = len(tables) == 1 and view.headings is None
        fields = FieldTable(table, uses, self._stack, can_score=can_score)
        fields.changed.connect(self._show_change)
        self._stack.addWidget(fields)
        boxes = [field_row.box for field_row in fields.rows]
        stops = [self.sheet_box, self.headings_box, *boxes, self.ok_button, self.cancel_button]
        widgets.set_tab_order(stops)
        return fields

    def _uses_before(self, view: Selection, table: UnitTable) -> dict[int, str]:
        """Return the first choice in a view that was not shown before.

        After the headings moved, the new headings suggest the uses, or else the uses stay. Uses
        chosen for all sheets hold for each of them, too.
        """
        moved = [one for one in self._tables if one.table == view.table]
        if moved and (said := roles_of(table)):
            return {index: role.value for index, role in said.items()}
        of_all = [one for one in self._tables if one.table == ALL]
        if not moved and not of_all:
            return {}
        before = self._tables[(moved or of_all)[-1]].rows
        by_letters = {row.field.letters: row.use for row in before}
        by_name = {(row.field.kind, row.field.name): row.use for row in before}
        return {
            at: by_letters.get(field.letters, UNUSED)
            if moved
            else by_name.get((field.kind, field.name), UNUSED)
            for at, field in enumerate(table.fields)
        }

    def _move_headings(self) -> None:
        """Take the headings from another row of the sheet."""
        chosen = self.headings_box.currentData()
        before = self.view
        recognized = _recognized(viewed(self._contents, Selection(sheet=before.table)))
        self._headings[before.table] = None if chosen == recognized else chosen
        if self.view != before:
            self._show_table()
            widgets.announce(self, self.summary.text())

    def _name_headings(self) -> None:
        """Offer the first rows of the sheet as headings."""
        tables = viewed(self._contents, Selection(sheet=self.view.table))
        head = tables[0].head
        self._where.setRowVisible(self.headings_box, head is not None)
        if head is None:
            return
        items: list[tuple[int | None, str]] = [
            (NO_HEADINGS, translate("FieldChooser", "None (the first row is text)"))
        ]
        if _recognized(tables) is None:
            items.insert(0, (None, translate("FieldChooser", "Detected in each sheet")))
        items += [
            (
                line,
                translate("FieldChooser", "Row {row}: {texts}").format(
                    row=format_number(line), texts=texts
                ),
            )
            for line, texts in _first_rows(tables[0])
        ]
        chosen = self.view.headings
        if chosen is None:
            chosen = _recognized(tables)
        with QSignalBlocker(self.headings_box):
            self.headings_box.clear()
            for line, text in items:
                self.headings_box.addItem(text, line)
            self.headings_box.setCurrentIndex(
                next((at for at, (line, _) in enumerate(items) if line == chosen), -1)
            )

    def _show_summary(self) -> None:
        used = [row for row in self.fields.rows if row.use.startswith(SCORE)]
        grades = dict.fromkeys(grade for row in used for grade in row.grades)
        has_numbers = not all(row.grades for row in used)
        self._of_scores.setRowVisible(self.better_box, has_numbers)
        self._of_scores.setRowVisible(self.grades_edit, bool(grades))
        if grades and not self.grades_edit.isModified():
            self.grades_edit.setText(" > ".join(sorted(grades)))
        text = self.fields.summary()
        self.ok_button.setEnabled(bool(text))
        self.summary.setText(text or translate("FieldChooser", "Choose at least one text."))

    def _show_change(self) -> None:
        self._show_summary()
        widgets.announce(self, self.summary.text())

    def choices(self) -> list[Choice]:
        """Return the choices in the table that is shown."""
        table = self.fields.table
        key = next((field_row.field.name for field_row in self.fields.used_as(KEY)), "")
        roles = {role.value: role for role in Role}
        return [
            Choice(
                roles[field_row.use],
                replace(selection_in(self._contents, self.view, table, field_row.field), key=key),
                self._scores_of(field_row),
            )
            for field_row in self.fields.rows
            if field_row.use in roles
        ]

    def _scores_of(self, candidate: FieldRow) -> tuple[ScoresInput, ...]:
        """Return the scores of a candidate: several columns of a metric are several people's."""
        by_metric: dict[str, list[FieldRow]] = {}
        for row in self.fields.scores_of(candidate):
            unnamed = _GRADE if row.grades else _RATING
            by_metric.setdefault(usual_metric(row.name) or unnamed, []).append(row)
        found = []
        for metric, rows in by_metric.items():
            is_open = metric == _RATING or direction(metric, ()) is None
            address = ScoreAddress(
                self._contents.path,
                tuple(row.field.name for row in rows),
                self.fields.table.name if len(self._contents.tables) > 1 else "",
                better=self.better_box.currentData() if is_open else None,
                grades=parse_grades(self.grades_edit.text()) if any(r.grades for r in rows) else (),
            )
            found.append(ScoresInput(metric, address))
        return tuple(found)

    def accept(self) -> None:
        choices = self.choices()
        if choices:
            super().accept()
            self.chosen.emit(choices)

    def _view_name(self, view: Selection, number: int) -> str:
        tables = viewed(self._contents, view)
        count = sum(table.units for table in tables)
        if view.table == ALL and len(tables) > 1:
            names = join_names([widgets.one_line(table.name) for table in tables])
            name = translate("FieldChooser", "All: {names}").format(
                names=_cut(names, _LONGEST_NAME)
            )
        else:
            several = len(self._views) > len(self._contents.tables)
            name = widgets.one_line(view.table) or format_number(number + 1 - several)
            if not view.table and self._contents.format in OFFICE_DOCUMENTS:
                name = translate("FieldChooser", "Text")
            name = _cut(name, _LONGEST_NAME)
            if tables[0].is_hidden and self._contents.format is Format.SPREADSHEET:
                name = translate("FieldChooser", "{name}, hidden").format(name=name)
        return translate("FieldChooser", "{name} (rows: {count})").format(
            name=name, count=format_number(count)
        )


def _table_title(contents: Contents) -> str:
    """Return the word for a table of a file."""
    if contents.format is Format.SPREADSHEET:
        return translate("FieldChooser", "&Sheet")
    if contents.tables_are_files:
        return translate("FieldChooser", "&File")
    return translate("FieldChooser", "&Table")


def _cut(text: str, length: int) -> str:
    return text if len(text) <= length else f"{text[: length - 1]}…"


def _recognized(tables: Sequence[UnitTable]) -> int | None:
    """Return the row with the headings, if it is the same in all tables."""
    rows = {table.head.headings[-1] if table.head.headings else 0 for table in tables if table.head}
    return rows.pop() if len(rows) == 1 else None


def _first_rows(table: UnitTable) -> Iterator[tuple[int, str]]:
    """Yield the first rows of a sheet: their numbers, and the beginnings of their texts."""
    head = table.head
    if head is None:
        return
    below = zip(*(field.cells for field in table.fields), strict=True)
    rows = chain(zip(head.lines, head.rows, strict=True), zip(table.lines, below, strict=False))
    at_least = max(_ROWS_OFFERED, len(head.lines))
    for line, cells in islice(rows, at_least):
        texts = (plain_text(cell)[:_LONGEST_ROW].strip() for cell in cells)
        yield line, _cut(widgets.one_line(" · ".join(filter(None, texts))), _LONGEST_ROW)


def _guessed_uses(
    contents: Contents, guess: Mapping[Role, tuple[Selection, ...]]
) -> dict[Selection, dict[int, str]]:
    """Return the uses of fields, by view and their indices."""
    uses: dict[Selection, dict[int, str]] = {}
    for role, selections in guess.items():
        for selection in selections:
            view = view_of(contents, selection)
            try:
                field = select(contents, selection, role).field
            except BleuError:
                continue  # the guess was made for another file
            if view is None:
                continue
            of_view = uses.setdefault(view, {})
            for index, other in enumerate(join(viewed(contents, view)).fields):
                if (other.kind, other.name) == (field.kind, field.name):
                    of_view[index] = role.value
                if selection.key and other.name == selection.key:
                    of_view.setdefault(index, KEY)
    return uses
