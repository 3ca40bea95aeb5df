"""A dialog in which the user says what each text of a file with several is used as."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPalette, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLabel,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from bleu_core.errors import BleuError
from bleu_core.reading.contents import Contents, Field, FieldKind, Format, KeyKind, Table, plain_text
from bleu_core.selection import Role, Selection, canonical_language, select, selection_of
from bleu_desktop.field_choices import Choice
from bleu_desktop.i18n import format_number, language_name, translate
from bleu_desktop.window import theme
from bleu_desktop.window.forms import combo, fill
from bleu_desktop.window.text_lines import TextLine, TextLines, first_lines, text_line
from bleu_desktop.window.widgets import (
    ElidedLabel,
    Panel,
    TextLabel,
    announce,
    column,
    em,
    guard_wheel,
    one_line,
    plain_tool_tip,
    row,
)

# A field is used in a role, as the key, or not at all.
_UNUSED, _KEY = "", "key"
_ONLY_ONCE = (Role.SOURCE.value, _KEY)
_KEY_KINDS = (FieldKind.COLUMN, FieldKind.FIELD)

# More can neither be looked through nor be made at once.
_MOST_FIELDS = 200
# Where there are few, there is room for more of each.
_FEW_FIELDS = 8


class FieldChooser(QDialog):
    """Asks what the texts of a file are used as; opened by `open`, it answers by a signal.

    Parameters
    ----------
    contents
        What was read of the file.
    guess
        The roles to start from, as `bleu_core.selection.guess_selections` returns them.
    """

    chosen = Signal(list)
    """The choices, in the order of the fields."""

    def __init__(
        self,
        contents: Contents,
        guess: Mapping[Role, tuple[Selection, ...]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setSizeGripEnabled(True)
        self._contents = contents
        self._guess = _guessed_uses(contents, guess)
        self._pages: dict[int, _FieldPage] = {}
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
        self.ok_button.setDefault(True)
        self._lay_out()
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.sheet_box.currentIndexChanged.connect(self._show_table)
        self.retranslate()
        self.sheet_box.setCurrentIndex(self._first_table())
        self._show_table()
        self._fit()
        several = len(contents.tables) > 1
        (self.sheet_box if several else self.page.rows[0].box).setFocus()

    def _lay_out(self) -> None:
        sheets = row(spacing=em(self, 0.5))
        sheets.addWidget(self._sheet_label)
        sheets.addWidget(self.sheet_box)
        sheets.addStretch(1)
        self.sheet_box.setMinimumWidth(em(self, 18))
        for widget in (self._sheet_label, self.sheet_box):
            widget.setVisible(len(self._contents.tables) > 1)
        layout = QVBoxLayout(self)
        layout.setSpacing(em(self, 0.5))
        for widget in (self._title, self._intro, self._suggested):
            layout.addWidget(widget)
        layout.addLayout(sheets)
        layout.addSpacing(em(self, 0.2))
        layout.addWidget(self._stack, 1)
        layout.addWidget(self.summary)
        layout.addWidget(self.buttons)

    def _first_table(self) -> int:
        """Return the table the guess speaks of, else the first that has units."""
        filled = (index for index, table in enumerate(self._contents.tables) if table.units)
        suggested = (index for index, uses in self._guess.items() if uses)
        return next(suggested, next(filled, 0))

    def _fit(self) -> None:
        """Be as high as the fields ask for, within reason."""
        self.ensurePolished()
        width = em(self, 52)
        chrome = self.sizeHint().height() - self._stack.sizeHint().height()
        height = chrome + self.page.wanted_height()
        room = self.screen().availableSize()
        self.resize(
            min(width, round(room.width() * 0.9)),
            min(height, em(self, 46), round(room.height() * 0.85)),
        )

    @property
    def page(self) -> _FieldPage:
        """The fields of the table that is shown."""
        return self._pages[self.sheet_box.currentIndex()]

    def _show_table(self) -> None:
        index = self.sheet_box.currentIndex()
        if index not in self._pages:
            uses = self._guess.get(index, {})
            page = _FieldPage(self._contents.tables[index], uses, self._stack)
            page.changed.connect(self._show_summary)
            self._pages[index] = page
            self._stack.addWidget(page)
            self._order_tabs()
        self._stack.setCurrentWidget(self._pages[index])
        self._suggested.setVisible(bool(self._guess.get(index)))
        self._show_summary()

    def _order_tabs(self) -> None:
        """Have Tab go from top to bottom, whenever a table was made."""
        boxes = [field.box for page in self._pages.values() for field in page.rows]
        stops = [self.sheet_box, *boxes, self.ok_button, self.cancel_button]
        for before, after in zip(stops, stops[1:], strict=False):
            QWidget.setTabOrder(before, after)

    def _show_summary(self) -> None:
        text = self.page.summary()
        self.summary.setText(text or translate("FieldChooser", "Choose at least one text."))
        self.ok_button.setEnabled(bool(self.choices()))
        announce(self, self.summary.text())

    def choices(self) -> list[Choice]:
        """Return what is chosen in the table that is shown."""
        table = self.page.table
        key = next((field.field.name for field in self.page.rows if field.use == _KEY), "")
        return [
            Choice(
                Role(field.use),
                replace(selection_of(self._contents, table, field.field), key=key),
            )
            for field in self.page.rows
            if field.use not in (_UNUSED, _KEY)
        ]

    def accept(self) -> None:
        choices = self.choices()
        if choices:
            super().accept()
            self.chosen.emit(choices)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        name = one_line(self._contents.path.name)
        title = translate("FieldChooser", "Texts of “{file}”").format(file=name)
        self.setWindowTitle(title)
        self._title.setText(title)
        self._intro.setText(
            translate(
                "FieldChooser",
                "This file holds several texts. Choose what each of them is used as.",
            )
        )
        self._suggested.setText(
            translate("FieldChooser", "The roles shown are suggestions. Change what is not right.")
        )
        is_spreadsheet = self._contents.format is Format.SPREADSHEET
        self._sheet_label.setText(
            translate("FieldChooser", "&Sheet")
            if is_spreadsheet
            else translate("FieldChooser", "&Table")
        )
        index = self.sheet_box.currentIndex()
        tables = enumerate(self._contents.tables)
        fill(self.sheet_box, [(str(number), _table_name(table, number)) for number, table in tables])
        with QSignalBlocker(self.sheet_box):
            self.sheet_box.setCurrentIndex(index)
        if self._pages:
            self._show_summary()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _table_name(table: Table, index: int) -> str:
    name = one_line(table.name) or format_number(index + 1)
    return translate("FieldChooser", "{name} (rows: {count})").format(
        name=name, count=format_number(table.units)
    )


def _guessed_uses(
    contents: Contents, guess: Mapping[Role, tuple[Selection, ...]]
) -> dict[int, dict[int, str]]:
    """Return what fields are to be used as, by the indices of table and field."""
    uses: dict[int, dict[int, str]] = {}
    for role, selections in guess.items():
        for selection in selections:
            try:
                table, field = select(contents, selection, role)
            except BleuError:
                continue  # no longer in the file
            of_table = uses.setdefault(_place(contents.tables, table), {})
            of_table[_place(table.fields, field)] = role.value
            for index, other in enumerate(table.fields):
                if selection.key and other.name.casefold() == selection.key.casefold():
                    of_table.setdefault(index, _KEY)
    return uses


def _place(items: Sequence[object], wanted: object) -> int:
    """Return where an object is; comparing would go through all texts."""
    return next(index for index, item in enumerate(items) if item is wanted)


class _FieldPage(Panel):
    """The fields of one table, one a row, below their headings."""

    changed = Signal()

    def __init__(self, table: Table, uses: Mapping[int, str], parent: QWidget) -> None:
        super().__init__(parent)
        self.table = table
        self._displaced: tuple[_FieldRow, _FieldRow] | None = None
        self._headings = [TextLabel(self, muted=True) for _ in range(3)]
        self._more = TextLabel(self, wrap=True, muted=True)
        shown = [
            index for index in range(len(table.fields)) if index < _MOST_FIELDS or index in uses
        ]
        self._hidden = len(table.fields) - len(shown)
        self._content = QWidget()
        self.rows = self._make_rows([table.fields[index] for index in shown])
        self._lay_out()
        own_key = _own_key(table)
        uses = dict(uses)
        if own_key is not None and _KEY not in uses.values():
            uses.setdefault(own_key, _KEY)
        for index, field in zip(shown, self.rows, strict=True):
            field.set_use(uses.get(index, _UNUSED))
            field.box.currentIndexChanged.connect(lambda _, field=field: self._change(field))
            field.box.entered.connect(lambda field=field: self._area.ensureWidgetVisible(field))
        self.retranslate()

    def _make_rows(self, fields: Sequence[Field]) -> list[_FieldRow]:
        lines = first_lines(fields, 3 if len(fields) <= _FEW_FIELDS else 2)
        return [
            _FieldRow(field, texts, self._content)
            for field, texts in zip(fields, lines, strict=True)
        ]

    def _lay_out(self) -> None:
        head = row(spacing=em(self, 0.8))
        margin = em(self, 0.6)
        head.setContentsMargins(margin, em(self, 0.3), margin, em(self, 0.3))
        for label, stretch in zip(self._headings, (0, 0, 1), strict=True):
            head.addWidget(label, stretch)
        rows = column(self._content, spacing=0)
        for field in self.rows:
            rows.addWidget(field)
        self._more.setVisible(bool(self._hidden))
        self._more.setContentsMargins(margin, margin, margin, margin)
        rows.addWidget(self._more)
        rows.addStretch(1)
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.StyledPanel)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The lists in it take the keyboard.
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(self._content)
        self._content.setBackgroundRole(QPalette.ColorRole.Base)
        layout = column(self, spacing=0)
        layout.addLayout(head)
        layout.addWidget(self._area, 1)

    def wanted_height(self) -> int:
        """Return the height in which all rows are seen."""
        around = self.sizeHint().height() - self._area.sizeHint().height()
        return around + self._content.sizeHint().height() + 2 * self._area.frameWidth()

    def retranslate(self) -> None:
        are_columns = all(field.kind is FieldKind.COLUMN for field in self.table.fields)
        texts = (
            translate("FieldChooser", "Use as"),
            translate("FieldChooser", "Column")
            if are_columns
            else translate("FieldChooser", "Text"),
            translate("FieldChooser", "First segments"),
        )
        for label, text in zip(self._headings, texts, strict=True):
            label.setText(text)
        self._more.setText(
            translate("FieldChooser", "{shown} of {count} are shown.").format(
                shown=format_number(len(self.rows)), count=format_number(len(self.table.fields))
            )
        )
        for field in self.rows:
            field.retranslate()
        self._set_widths()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_widths()

    def _set_widths(self) -> None:
        """Give all rows the same columns: the names get what they need, within reason."""
        roles = max([self._headings[0].sizeHint().width()] + [f.box.sizeHint().width() for f in self.rows])
        names = max(field.name_width() for field in self.rows)
        names = max(
            min(names, round(self.width() * 0.28)), self._headings[1].sizeHint().width(), em(self, 5)
        )
        self._headings[0].setFixedWidth(roles)
        self._headings[1].setFixedWidth(names)
        for field in self.rows:
            field.set_widths(roles, names)

    def _change(self, changed: _FieldRow) -> None:
        """Keep what there is one of to one field; arrow keys that only pass it take nothing."""
        if self._displaced is not None:
            by, displaced = self._displaced
            if by is changed and displaced.use == _UNUSED:
                displaced.set_use(by.used_before)
            self._displaced = None
        if changed.use in _ONLY_ONCE:
            for other in self.rows:
                if other is not changed and other.use == changed.use:
                    other.set_use(_UNUSED)
                    self._displaced = changed, other
        changed.used_before = changed.use
        self.changed.emit()

    def summary(self) -> str:
        """Return in one line what the texts are used as; empty if none is used."""
        names: dict[str, list[str]] = {}
        for field in self.rows:
            names.setdefault(field.use, []).append(field.name())
        parts = []
        for role, text in (
            (Role.REFERENCE, translate("FieldChooser", "References: {count}")),
            (Role.CANDIDATE, translate("FieldChooser", "Candidates: {count}")),
        ):
            if found := names.get(role.value):
                parts.append(text.format(count=format_number(len(found))))
        if found := names.get(Role.SOURCE.value):
            parts.append(translate("FieldChooser", "Source text: {name}").format(name=found[0]))
        if parts and (found := names.get(_KEY)):
            parts.append(translate("FieldChooser", "Paired by “{name}”").format(name=found[0]))
        return " · ".join(parts)


def _own_key(table: Table) -> int | None:
    """Return the index of the column whose cells are the keys already."""
    if table.key_kind is not KeyKind.COLUMN:
        return None
    for index, field in enumerate(table.fields):
        pairs = zip(field.cells, table.keys, strict=True)
        if field.kind in _KEY_KINDS and all(plain_text(cell) == key for cell, key in pairs):
            return index
    return None


class _FieldRow(QWidget):
    """What a field is used as, its name, and its first texts."""

    def __init__(self, field: Field, lines: Sequence[TextLine], parent: QWidget) -> None:
        super().__init__(parent)
        self.field = field
        self._has_text = bool(lines)
        self.used_before = _UNUSED
        self.box = _RoleBox(self)
        line = em(self, 1.15)
        self._names = QWidget(self)
        self._name = ElidedLabel(self._names, bold=True)
        self._details = ElidedLabel(self._names, muted=True)
        for label in (self._name, self._details):
            label.setFixedHeight(line)
        self._texts = TextLines(lines, line, self)
        self._lay_out()

    def _lay_out(self) -> None:
        names = column(self._names, spacing=0)
        names.addWidget(self._name)
        names.addWidget(self._details)
        names.addStretch(1)
        layout = row(self, spacing=em(self, 0.8))
        side, above = em(self, 0.6), em(self, 0.4)
        layout.setContentsMargins(side, above, side, above)
        top = Qt.AlignmentFlag.AlignTop
        layout.addWidget(self.box, 0, top)
        layout.addWidget(self._names, 0, top)
        layout.addWidget(self._texts, 1, top)
