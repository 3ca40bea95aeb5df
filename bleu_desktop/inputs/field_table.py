"""The texts of a table, one a row: what each is used as, its name, and its first segments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPalette, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QScrollArea, QWidget

from bleu_core.corpus.addresses import FieldKind, Role
from bleu_core.corpus.languages import canonical_language
from bleu_core.corpus.reading.contents import Field, KeyKind, Table, plain_text
from bleu_desktop.i18n import translate
from bleu_desktop.shared import theme
from bleu_desktop.shared.text_lines import TextLine, TextLines, first_lines
from bleu_desktop.shared.widgets import (
    ElidedLabel,
    Panel,
    TextLabel,
    column,
    em,
    one_line,
    row,
)
from bleu_score.i18n import format_number, language_name

# A field is used in a role, as the key, or not at all.
UNUSED, KEY = "", "key"

_ONLY_ONCE = (Role.SOURCE.value, KEY)
_KEY_KINDS = (FieldKind.COLUMN, FieldKind.FIELD)

# More can neither be looked through nor be made at once.
_MOST_FIELDS = 200
# Where there are few, there is room for more of each.
_FEW_FIELDS = 8
# Higher than a line of Latin script: others need it.
_LINE = 1.2
# A heading may be a whole text.
_LONGEST_NAME = 200


class FieldTable(Panel):
    """The rows below their headings; `changed` says that a field is used as something else.

    Parameters
    ----------
    table
        What was read.
    uses
        What to start from: values of `Role`, or `KEY`, by the fields' indices.
    """

    changed = Signal()

    def __init__(self, table: Table, uses: Mapping[int, str], parent: QWidget) -> None:
        super().__init__(parent)
        self.table = table
        self._displaced: tuple[FieldRow, FieldRow, str] | None = None
        uses = _with_own_key(table, uses)
        fields = enumerate(table.fields)
        shown = [(index, field) for index, field in fields if index < _MOST_FIELDS or index in uses]
        self._headings = [TextLabel(self, muted=True) for _ in range(3)]
        self._content = QWidget()
        # Before there is text in it, whose color follows.
        self._content.setBackgroundRole(QPalette.ColorRole.Base)
        self.rows = _make_rows([field for _, field in shown], self._content)
        self._more = TextLabel(self._content, wrap=True, muted=True)
        self._more.setVisible(len(shown) < len(table.fields))
        self._area = QScrollArea(self)
        self._lay_out()
        for (index, _), field_row in zip(shown, self.rows, strict=True):
            field_row.set_use(uses.get(index, UNUSED))
            self._connect(field_row)
        self.retranslate()

    def _lay_out(self) -> None:
        side = em(self, 0.6)
        head = row(spacing=em(self, 0.8))
        head.setContentsMargins(side + self._area.frameWidth(), 0, side, em(self, 0.3))
        for label, stretch in zip(self._headings, (0, 0, 1), strict=True):
            head.addWidget(label, stretch)
        rows = column(self._content, spacing=0)
        for field_row in self.rows:
            rows.addWidget(field_row)
        self._more.setContentsMargins(side, side, side, side)
        rows.addWidget(self._more)
        rows.addStretch(1)
        self._area.setWidget(self._content)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # What is in it takes the keyboard.
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = column(self, spacing=0)
        layout.addLayout(head)
        layout.addWidget(self._area, 1)

    def _connect(self, field_row: FieldRow) -> None:
        field_row.box.currentIndexChanged.connect(lambda: self._change(field_row))
        field_row.box.entered.connect(lambda: self._area.ensureWidgetVisible(field_row, 0, 0))

    def retranslate(self) -> None:
        are_columns = all(field.kind is FieldKind.COLUMN for field in self.table.fields)
        use, name, texts = self._headings
        use.setText(translate("FieldChooser", "Use as"))
        if are_columns:
            name.setText(translate("FieldChooser", "Column"))
        else:
            name.setText(translate("FieldChooser", "Text"))
        texts.setText(translate("FieldChooser", "First segments"))
        self._more.setText(
            translate("FieldChooser", "{shown} of {count} are shown.").format(
                shown=format_number(len(self.rows)), count=format_number(len(self.table.fields))
            )
        )
        for field_row in self.rows:
            field_row.retranslate()
        self._set_widths()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_widths()

    def _set_widths(self) -> None:
        """Give all rows the same columns; names get what they need, within reason."""
        use, name, _ = self._headings
        uses = max(use.sizeHint().width(), *(each.box.sizeHint().width() for each in self.rows))
        names = min(max(each.name_width() for each in self.rows), round(self.width() * 0.25))
        names = max(names, name.sizeHint().width(), em(self, 5))
        use.setFixedWidth(uses)
        name.setFixedWidth(names)
        for field_row in self.rows:
            field_row.set_widths(uses, names)

    def wanted_height(self) -> int:
        """Return the height in which all rows are seen."""
        around = self.sizeHint().height() - self._area.sizeHint().height()
        return around + self._content.sizeHint().height() + 2 * self._area.frameWidth()

    def _change(self, changed: FieldRow) -> None:
        """Have one source and one key at most: the field chosen last.

        Arrow keys pass them on the way to another use; what was taken by that is given back.
        """
        if self._displaced is not None:
            taker, other, use = self._displaced
            if taker is changed:
                other.set_use(use)
        self._displaced = None
        if changed.use in _ONLY_ONCE:
            for other in self.rows:
                if other is not changed and other.use == changed.use:
                    other.set_use(UNUSED)
                    self._displaced = changed, other, changed.use
        self.changed.emit()

    def used_as(self, use: str) -> list[FieldRow]:
        """Return the rows of the fields that are used as something."""
        return [field_row for field_row in self.rows if field_row.use == use]

    def summary(self) -> str:
        """Return in one line what the texts are used as; empty if none is used."""
        counts = {role: len(self.used_as(role.value)) for role in Role}
        parts = []
        if count := counts[Role.REFERENCE]:
            text = translate("FieldChooser", "References: {count}")
            parts.append(text.format(count=format_number(count)))
        if count := counts[Role.CANDIDATE]:
            text = translate("FieldChooser", "Candidates: {count}")
            parts.append(text.format(count=format_number(count)))
        for source in self.used_as(Role.SOURCE.value):
            text = translate("FieldChooser", "Source text: {name}")
            parts.append(text.format(name=source.name))
        for key in self.used_as(KEY) if parts else ():
            text = translate("FieldChooser", "Key: {name}")
            parts.append(text.format(name=key.name))
        return " · ".join(parts)


def _make_rows(fields: Sequence[Field], parent: QWidget) -> list[FieldRow]:
    lines = first_lines(fields, 3 if len(fields) <= _FEW_FIELDS else 2)
    return [FieldRow(field, texts, parent) for field, texts in zip(fields, lines, strict=True)]


def _with_own_key(table: Table, uses: Mapping[int, str]) -> dict[int, str]:
    """Return the uses, with the key the file is read with if there is no other."""
    own_key = _own_key(table) if KEY not in uses.values() else None
    return dict(uses) if own_key is None else {own_key: KEY, **uses}


def _own_key(table: Table) -> int | None:
    """Return the index of the field whose texts are the table's keys."""
    if table.key_kind is not KeyKind.COLUMN:
        return None
    for index, field in enumerate(table.fields):
        pairs = zip(field.cells, table.keys, strict=True)
        if field.kind in _KEY_KINDS and all(plain_text(cell) == key for cell, key in pairs):
            return index
    return None


class FieldRow(QWidget):
    """One field."""

    def __init__(self, field: Field, lines: Sequence[TextLine], parent: QWidget) -> None:
        super().__init__(parent)
        self.field = field
        self.name = ""
        self._lines = lines
        self.box = _UseBox(self)
        self._names = QWidget(self)
        self._name = ElidedLabel(self._names, bold=True)
        self._details = ElidedLabel(self._names, muted=True)
        self._texts = TextLines(em(self, _LINE), self)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        line = em(self, _LINE)
        names = column(self._names, spacing=0)
        for label in (self._name, self._details):
            label.setFixedHeight(line)
            names.addWidget(label)
        # The first lines stand on that of the list.
        above = max(0, (self.box.sizeHint().height() - line) // 2)
        self._texts.setContentsMargins(0, above, 0, 0)
        names.setContentsMargins(0, above, 0, 0)
        layout = row(self, spacing=em(self, 0.8))
        layout.setContentsMargins(em(self, 0.6), em(self, 0.35), em(self, 0.6), em(self, 0.45))
        top = Qt.AlignmentFlag.AlignTop
        layout.addWidget(self.box, 0, top)
        layout.addWidget(self._names, 0, top)
        layout.addWidget(self._texts, 1, top)

    @property
    def use(self) -> str:
        """What the field is used as: the value of a role, `KEY` or `UNUSED`."""
        return str(self.box.currentData())

    def set_use(self, use: str) -> None:
        """Show what the field is used as, without telling of it."""
        with QSignalBlocker(self.box):
            self.box.setCurrentIndex(max(self.box.findData(use), 0))
        self.update()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.name, details = _names(self.field)
        self._name.setText(self.name)
        self._details.setText(details)
        self._texts.set_lines(self._lines or [_nothing()])
        is_key = self.field.kind in _KEY_KINDS and bool(self.field.name)
        self.box.offer([*_role_names(), *_key_names()] if is_key else _role_names())
        self.box.setAccessibleName(
            translate("FieldChooser", "Role of “{name}”").format(name=self.name)
        )
        self.box.setAccessibleDescription(self._texts.text())

    def name_width(self) -> int:
        """Return the width that shows the whole name."""
        return max(label.sizeHint().width() for label in (self._name, self._details))

    def set_widths(self, use: int, name: int) -> None:
        """Set the widths of the first columns; the texts have the rest."""
        self.box.setFixedWidth(use)
        self._names.setFixedWidth(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        palette = self.palette()
        if self.use != UNUSED:
            tint = theme.mix(palette.highlight().color(), palette.base().color(), 0.12)
            painter.fillRect(self.rect(), tint)
        if self.y() > 0:
            painter.fillRect(0, 0, self.width(), 1, theme.line(palette))


class _UseBox(QComboBox):
    """A list to choose from that leaves the wheel to the page, even when it has the focus."""

    entered = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.currentIndexChanged.connect(parent.update)

    def offer(self, names: Sequence[tuple[str, str, str]]) -> None:
        """Offer uses by their names, and say what they mean."""
        place = max(self.currentIndex(), 0)
        with QSignalBlocker(self):
            self.clear()
            for number, (use, name, meaning) in enumerate(names):
                self.addItem(name, use)
                self.setItemData(number, meaning, Qt.ItemDataRole.ToolTipRole)
            self.setCurrentIndex(place)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()


def _role_names() -> list[tuple[str, str, str]]:
    """Return uses with their names and meanings.

    What there can be one of comes last: the arrow keys reach the others without passing it.
    """
    return [
        (UNUSED, translate("FieldChooser", "Not used"), ""),
        (
            Role.REFERENCE.value,
            translate("FieldChooser", "Reference"),
            translate("FieldChooser", "A good translation that others are compared with"),
        ),
        (
            Role.CANDIDATE.value,
            translate("FieldChooser", "Candidate"),
            translate("FieldChooser", "A translation to be scored"),
        ),
        (
            Role.SOURCE.value,
            translate("FieldChooser", "Source text"),
            translate("FieldChooser", "The text that was translated"),
        ),
    ]


def _key_names() -> list[tuple[str, str, str]]:
    meaning = translate(
        "FieldChooser", "Tells the rows apart, and pairs them with those of another file"
    )
    return [(KEY, translate("FieldChooser", "Key"), meaning)]


def _names(field: Field) -> tuple[str, str]:
    """Return what a field is called, and what else is known of it, each in one line."""
    kind = _kind_name(field.kind)
    name = one_line(field.name[:_LONGEST_NAME])
    is_language = field.kind is FieldKind.LANGUAGE
    tag = canonical_language(field.language or (field.name if is_language else None))
    language = language_name(tag) if tag else ""
    if is_language and tag and tag.casefold() == name.casefold():
        return language, ""
    details = [kind if name else "", language]
    return name or kind, " · ".join(filter(None, details))


def _kind_name(kind: FieldKind) -> str:
    """Return what a text is by its file; empty where its name says all."""
    names = {
        FieldKind.TEXT: translate("FieldChooser", "Text"),
        FieldKind.SOURCE: translate("FieldChooser", "Source text"),
        FieldKind.TARGET: translate("FieldChooser", "Translation"),
        FieldKind.ALT_TRANS: translate("FieldChooser", "Alternative translation"),
        FieldKind.REFERENCE: translate("FieldChooser", "Reference"),
        FieldKind.SYSTEM: translate("FieldChooser", "System"),
    }
    return names.get(kind, "")


def _nothing() -> TextLine:
    text = translate("FieldChooser", "No text in the first rows")
    return TextLine(((text, True),))
