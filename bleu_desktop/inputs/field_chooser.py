"""A dialog that asks what each text of a file is used as."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from bleu_core.corpus.addresses import Role, Selection
from bleu_core.corpus.reading.contents import Contents, Format, Table
from bleu_core.corpus.selection import select, selection_of
from bleu_core.errors import BleuError
from bleu_desktop.i18n import translate
from bleu_desktop.inputs.field_choices import Choice
from bleu_desktop.inputs.field_row import KEY
from bleu_desktop.inputs.field_table import FieldTable
from bleu_desktop.shared.forms import combo, fill
from bleu_desktop.shared.widgets import (
    ElidedLabel,
    TextLabel,
    announce,
    em,
    guard_wheel,
    one_line,
    row,
)
from bleu_score.i18n import format_number

# Of a sheet, in Excel; other programs and formats have longer ones.
_LONGEST_NAME = 31


class FieldChooser(QDialog):
    """Asks what the texts of a file are used as; `chosen` carries the answer.

    The answer is a list of `Choice`, in the order of the fields, all from one table.

    Parameters
    ----------
    contents
        What was read of the file.
    guess
        The roles to start from, as `bleu_core.corpus.selection.guess_selections` returns them.
    """

    chosen = Signal(list)

    def __init__(
        self,
        contents: Contents,
        guess: Mapping[Role, tuple[Selection, ...]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        # A closed dialog must not keep the texts of a large file in memory.
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setSizeGripEnabled(True)
        self._contents = contents
        self._guess = _guessed_uses(contents, guess)
        self._tables: dict[int, FieldTable] = {}
        self._title = ElidedLabel(self, bold=True, scale=1.2)
        self._intro = TextLabel(self, wrap=True)
        self._suggested = TextLabel(self, wrap=True, muted=True)
        self._sheet_label = QLabel(self)
        self.sheet_box = combo(self)
        self._sheet_label.setBuddy(self.sheet_box)
        guard_wheel(self.sheet_box)
        self._stack = QStackedWidget(self)
        self.summary = ElidedLabel(self, muted=True)
        self.buttons = QDialogButtonBox(self)
        self.ok_button = self.buttons.addButton(QDialogButtonBox.StandardButton.Ok)
        self.cancel_button = self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self._lay_out()
        self.retranslate()
        self.sheet_box.setCurrentIndex(self._first_table())
        self._show_table()
        self.sheet_box.currentIndexChanged.connect(self._show_table)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._fit()

    def _lay_out(self) -> None:
        sheets = row(spacing=em(self, 0.6))
        sheets.addWidget(self._sheet_label)
        sheets.addWidget(self.sheet_box, 1)
        sheets.addStretch()
        self.sheet_box.setMaximumWidth(em(self, 40))
        layout = self._layout = QVBoxLayout(self)
        layout.setSpacing(em(self, 0.4))
        for widget in (self._title, self._intro, self._suggested):
            layout.addWidget(widget)
        layout.addSpacing(em(self, 0.4))
        if len(self._contents.tables) > 1:
            layout.addLayout(sheets)
            layout.addSpacing(em(self, 0.4))
        else:
            self._sheet_label.hide()
            self.sheet_box.hide()
        layout.addWidget(self._stack, 1)
        layout.addWidget(self.summary)
        layout.addWidget(self.buttons)

    def _first_table(self) -> int:
        """Return the first table with a guess, or else the first with any units."""
        filled = [index for index, table in enumerate(self._contents.tables) if table.units]
        return next(iter([*self._guess, *filled]), 0)

    def _fit(self) -> None:
        """Make the dialog high enough for its rows, up to a limit."""
        room = self.screen().availableSize()
        width = min(em(self, 52), round(room.width() * 0.9))
        others = self._layout.totalHeightForWidth(width) - self._stack.sizeHint().height()
        height = others + self.fields.wanted_height()
        self.resize(width, min(height, em(self, 48), round(room.height() * 0.85)))

    @property
    def fields(self) -> FieldTable:
        """The table that is shown."""
        return self._tables[self.sheet_box.currentIndex()]

    def _show_table(self) -> None:
        index = self.sheet_box.currentIndex()
        if index not in self._tables:
            self._tables[index] = self._make_table(index)
        self._stack.setCurrentWidget(self._tables[index])
        self._suggested.setVisible(index in self._guess)
        self._show_summary()

    def _make_table(self, index: int) -> FieldTable:
        """Make the rows of a table, lazily when it is first shown."""
        fields = FieldTable(self._contents.tables[index], self._guess.get(index, {}), self._stack)
        fields.changed.connect(self._show_change)
        self._stack.addWidget(fields)
        boxes = [field_row.box for field_row in fields.rows]
        stops = [self.sheet_box, *boxes, self.ok_button, self.cancel_button]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)
        return fields

    def _show_summary(self) -> None:
        text = self.fields.summary()
        self.ok_button.setEnabled(bool(text))
        self.summary.setText(text or translate("FieldChooser", "Choose at least one text."))

    def _show_change(self) -> None:
        self._show_summary()
        announce(self, self.summary.text())

    def choices(self) -> list[Choice]:
        """Return what is chosen in the table that is shown."""
        table = self.fields.table
        key = next((field_row.field.name for field_row in self.fields.used_as(KEY)), "")
        roles = {role.value: role for role in Role}
        return [
            Choice(
                roles[field_row.use],
                replace(selection_of(self._contents, table, field_row.field), key=key),
            )
            for field_row in self.fields.rows
            if field_row.use in roles
        ]

    def accept(self) -> None:
        choices = self.choices()
        if choices:
            super().accept()
            self.chosen.emit(choices)

    def retranslate(self) -> None:
        """Set every text in the current language; the tables set their own."""
        title = translate("FieldChooser", "Texts in “{file}”").format(
            file=one_line(self._contents.path.name)
        )
        self.setWindowTitle(title)
        self._title.setText(title)
        self._intro.setText(
            translate(
                "FieldChooser",
                "This file contains several texts. Choose how each of them is used.",
            )
        )
        self._suggested.setText(
            translate(
                "FieldChooser", "The choices below are suggestions. Change any that are not right."
            )
        )
        if self._contents.format is Format.SPREADSHEET:
            label = translate("FieldChooser", "&Sheet")
        else:
            label = translate("FieldChooser", "&Table")
        self._sheet_label.setText(label)
        self.sheet_box.setAccessibleName(label.replace("&", ""))
        self._name_tables()

    def _name_tables(self) -> None:
        index = max(self.sheet_box.currentIndex(), 0)
        tables = enumerate(self._contents.tables)
        fill(self.sheet_box, [("", _table_name(table, number)) for number, table in tables])
        with QSignalBlocker(self.sheet_box):
            self.sheet_box.setCurrentIndex(index)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._show_summary()
        super().changeEvent(event)


def _table_name(table: Table, index: int) -> str:
    name = one_line(table.name) or format_number(index + 1)
    if len(name) > _LONGEST_NAME:
        name = f"{name[: _LONGEST_NAME - 1]}…"
    return translate("FieldChooser", "{name} (rows: {count})").format(
        name=name, count=format_number(table.units)
    )


def _guessed_uses(
    contents: Contents, guess: Mapping[Role, tuple[Selection, ...]]
) -> dict[int, dict[int, str]]:
    """Return what fields are used as, by the indices of table and field."""
    uses: dict[int, dict[int, str]] = {}
    for role, selections in guess.items():
        for selection in selections:
            try:
                selected = select(contents, selection, role)
            except BleuError:
                continue  # the guess was made for another file
            place = _table_place(contents, selected.table.name)
            table = contents.tables[place]
            of_table = uses.setdefault(place, {})
            for index, other in enumerate(table.fields):
                if (other.kind, other.name) == (selected.field.kind, selected.field.name):
                    of_table[index] = role.value
                if selection.key and other.name == selection.key:
                    of_table.setdefault(index, KEY)
    return uses


def _table_place(contents: Contents, name: str) -> int:
    """Return the index of a table; that of the first one of several that are joined."""
    return next((at for at, table in enumerate(contents.tables) if table.name == name), 0)
