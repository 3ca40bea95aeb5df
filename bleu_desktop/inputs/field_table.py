"""The texts of a table, one in each row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from bleu_core.files.addresses import FieldKind, Role
from bleu_core.files.contents import Field, KeyKind, UnitTable, plain_text
from bleu_desktop.i18n import translate
from bleu_desktop.inputs.field_row import KEY, KEY_KINDS, SCORE, UNUSED, FieldRow
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.text_lines import first_lines
from bleu_desktop.shared.widgets import TextLabel, column, em, row
from bleu_score.i18n import format_number

_ONLY_ONCE = (Role.SOURCE.value, KEY)

# More rows than this take too long to make, and nobody looks through them.
_MOST_FIELDS = 200
# A table with few fields has room for more segments of each.
_FEW_FIELDS = 8


class FieldTable(QWidget):
    """The rows below their headings; `changed` reports that the use of a field has changed.

    Parameters
    ----------
    table
        The table, as it was read.
    uses
        The first choice: values of `Role`, or `KEY`, by the fields' indices.
    can_score
        Whether numbers can be used as scores of candidates.
    """

    changed = Signal()

    def __init__(
        self,
        table: UnitTable,
        uses: Mapping[int, str],
        parent: QWidget,
        *,
        can_score: bool = False,
    ) -> None:
        super().__init__(parent)
        self.table = table
        self._can_score = can_score
        self._displaced: tuple[FieldRow, FieldRow, str] | None = None
        uses = _with_own_key(table, uses)
        fields = enumerate(table.fields)
        shown = [(index, field) for index, field in fields if index < _MOST_FIELDS or index in uses]
        self._headings = [TextLabel(self, muted=True) for _ in range(3)]
        are_columns = all(field.kind is FieldKind.COLUMN for field in table.fields)
        for label, text in zip(
            self._headings,
            (
                translate("FieldChooser", "Use as"),
                translate("FieldChooser", "Column")
                if are_columns
                else translate("FieldChooser", "Text"),
                translate("FieldChooser", "First segments"),
            ),
            strict=True,
        ):
            label.setText(text)
        self._content = QWidget()
        # Set before text is added, because the color of the text follows it.
        self._content.setBackgroundRole(QPalette.ColorRole.Base)
        self.rows = _make_rows([field for _, field in shown], self._content)
        words = translate("FieldChooser", "Showing {shown} of {count}.").format(
            shown=format_number(len(shown)), count=format_number(len(table.fields))
        )
        self._more = TextLabel(self._content, words, wrap=True, muted=True)
        self._more.setVisible(len(shown) < len(table.fields))
        self._area = QScrollArea(self)
        self._lay_out()
        for (index, _), field_row in zip(shown, self.rows, strict=True):
            field_row.set_use(uses.get(index, UNUSED))
            self._connect(field_row)
        self._offer_scores()
        self._set_widths()

    def _offer_scores(self) -> None:
        names = {
            f"{SCORE}{place}": each.name
            for place, each in enumerate(self.rows)
            if self._can_score and each.use == Role.CANDIDATE.value
        }
        for field_row in self.rows:
            field_row.offer_scores(names)

    def scores_of(self, candidate: FieldRow) -> list[FieldRow]:
        """Return the rows of the fields with scores of a candidate."""
        return self.used_as(f"{SCORE}{self.rows.index(candidate)}")

    def _lay_out(self) -> None:
        side = em(self, 0.6)
        *names, texts = self._headings
        head = row(None, *names, (texts, 1), spacing=1.5)
        head.setContentsMargins(side + self._area.frameWidth(), 0, side, space(0.5))
        self._more.setContentsMargins(side, side, side, side)
        column(self._content, *self.rows, self._more, ..., spacing=0)
        self._area.setWidget(self._content)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Tab skips the area, and stops at the widgets inside.
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column(self, head, (self._area, 1), spacing=0)

    def _connect(self, field_row: FieldRow) -> None:
        field_row.box.currentIndexChanged.connect(lambda: self._change(field_row))
        field_row.box.entered.connect(lambda: self._area.ensureWidgetVisible(field_row, 0, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_widths()

    def _set_widths(self) -> None:
        """Give all rows the same columns; names get the width they need, up to a limit."""
        use, name, _ = self._headings
        uses = max(use.sizeHint().width(), *(each.box.sizeHint().width() for each in self.rows))
        names = min(max(each.name_width() for each in self.rows), round(self.width() * 0.25))
        names = max(names, name.sizeHint().width(), em(self, 5))
        use.setFixedWidth(uses)
        name.setFixedWidth(names)
        for field_row in self.rows:
            field_row.set_widths(uses, names)

    def wanted_height(self) -> int:
        """Return the height in which all rows are visible."""
        around = self.sizeHint().height() - self._area.sizeHint().height()
        return around + self._content.sizeHint().height() + 2 * self._area.frameWidth()

    def _change(self, changed: FieldRow) -> None:
        """Allow one source and one key at most: the field chosen last.

        Arrow keys may pass these uses on the way to another one. If so, the first field gets its
        use back.
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
        self._offer_scores()
        self.changed.emit()

    def used_as(self, use: str) -> list[FieldRow]:
        """Return the rows of the fields with the use `use`."""
        return [field_row for field_row in self.rows if field_row.use == use]

    def summary(self) -> str:
        """Return the uses of the texts in one line; empty if none is used."""
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


def _with_own_key(table: UnitTable, uses: Mapping[int, str]) -> dict[int, str]:
    """Return the uses, with the file's own key if no other is chosen."""
    own_key = _own_key(table) if KEY not in uses.values() else None
    return dict(uses) if own_key is None else {own_key: KEY, **uses}


def _own_key(table: UnitTable) -> int | None:
    """Return the index of the field whose texts are the table's keys."""
    if table.key_kind is not KeyKind.COLUMN:
        return None
    for index, field in enumerate(table.fields):
        pairs = zip(map(plain_text, field.cells), table.keys, strict=True)
        # In sheets joined, the sheet's name precedes a key that several of them have.
        if field.kind in KEY_KINDS and all(
            key == cell or key.endswith(f"/{cell}") for cell, key in pairs
        ):
            return index
    return None
