"""One text of a file: its use, its name, and its first segments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

from bleu_core.files.addresses import FieldKind, Role
from bleu_core.files.contents import Field, plain_text
from bleu_core.files.score_files.numbers import are_mostly_numbers, grades_in
from bleu_core.languages.tags import canonical_language
from bleu_desktop.i18n import Messages, translate
from bleu_desktop.shared import theme
from bleu_desktop.shared.forms import choose
from bleu_desktop.shared.text_lines import TextLine, TextLines
from bleu_desktop.shared.widgets import ElidedLabel, column, em, one_line, row
from bleu_score.i18n import format_number, language_name
from bleu_score.marked.parts import sign_part
from bleu_score.messages.names import kind_name

# A field is used in a role, as the key, or not at all.
UNUSED, KEY = "", "key"
SCORE = "score "
"""The use of numbers as scores of a candidate, before the place of its row."""

# The name and the meaning of each use.
_USES: Messages[str, tuple[str, str]] = Messages(
    "FieldChooser",
    {
        UNUSED: ("Not used", ""),
        Role.REFERENCE.value: ("Reference", "A good translation that others are compared with"),
        Role.CANDIDATE.value: ("Candidate", "A translation to be scored"),
        Role.SOURCE.value: ("Source text", "The text that was translated"),
        KEY: ("Key", "Identifies each row and pairs it with the same row of another file"),
    },
)

KEY_KINDS = (FieldKind.COLUMN, FieldKind.FIELD)

# The height of a line, larger than Latin script needs, because other scripts need it.
_LINE = 1.2
# A heading may be a whole text.
_LONGEST_NAME = 200


class FieldRow(QWidget):
    """One field."""

    def __init__(self, field: Field, lines: Sequence[TextLine], parent: QWidget) -> None:
        super().__init__(parent)
        self.field = field
        self.name, details = _names(field)
        is_key = field.kind in KEY_KINDS and bool(field.name)
        cells = [*map(plain_text, field.cells)] if is_key else []
        self.grades = grades_in(cells)
        self._can_be_score = are_mostly_numbers(cells) or bool(self.grades)
        self.box = _UseBox(_use_names(is_key=is_key), self)
        self._names = QWidget(self)
        self._name = ElidedLabel(self._names, self.name, bold=True)
        self._details = ElidedLabel(self._names, details, muted=True)
        self._texts = TextLines(em(self, _LINE), self)
        nothing = sign_part(translate("FieldChooser", "No text in the first rows"))
        self._texts.set_lines(lines or [(nothing,)])
        self.box.setAccessibleName(
            translate("FieldChooser", "Role of “{name}”").format(name=self.name)
        )
        self.box.setAccessibleDescription(self._texts.text())
        self._lay_out()

    def _lay_out(self) -> None:
        line = em(self, _LINE)
        labels = (self._name, self._details)
        for label in labels:
            label.setFixedHeight(line)
        names = column(self._names, *labels, spacing=0)
        # Align the first lines of text with the text in the box.
        above = max(0, (self.box.sizeHint().height() - line) // 2)
        self._texts.setContentsMargins(0, above, 0, 0)
        names.setContentsMargins(0, above, 0, 0)
        top = Qt.AlignmentFlag.AlignTop
        parts = (self.box, 0, top), (self._names, 0, top), (self._texts, 1, top)
        row(self, *parts, spacing=1.5, margins=(1, 0.5, 1, 1))

    @property
    def use(self) -> str:
        """The use of the field: the value of a role, `KEY` or `UNUSED`."""
        return str(self.box.currentData())

    def set_use(self, use: str) -> None:
        """Show the use of the field, without a signal."""
        choose(self.box, use)
        self.update()

    def offer_scores(self, names: Mapping[str, str]) -> None:
        """Offer to use numbers or grades as scores of candidates, by the use and their names."""
        if not self._can_be_score:
            return
        use = self.use
        with QSignalBlocker(self.box):
            for place in reversed(range(self.box.count())):
                if str(self.box.itemData(place)).startswith(SCORE):
                    self.box.removeItem(place)
            for own, name in names.items():
                text = translate("FieldChooser", "Score of “{name}”").format(name=name)
                self.box.addItem(text, own)
        self.set_use(use)

    def name_width(self) -> int:
        """Return the width that shows the whole name."""
        return max(label.sizeHint().width() for label in (self._name, self._details))

    def set_widths(self, use: int, name: int) -> None:
        """Set the widths of the first columns; the texts take the rest."""
        self.box.setFixedWidth(use)
        self._names.setFixedWidth(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        palette = self.palette()
        if self.use != UNUSED:
            tint = theme.mix(palette.accent().color(), palette.base().color(), 0.12)
            painter.fillRect(self.rect(), tint)
        if self.y() > 0:
            painter.fillRect(0, 0, self.width(), 1, theme.line(palette))


class _UseBox(QComboBox):
    """Offers uses by their names, and explains them in tool tips.

    The wheel is left to the page, even when the box has the focus.
    """

    entered = Signal()

    def __init__(self, names: Sequence[tuple[str, str, str]], parent: QWidget) -> None:
        super().__init__(parent)
        for number, (use, name, meaning) in enumerate(names):
            self.addItem(name, use)
            self.setItemData(number, meaning, Qt.ItemDataRole.ToolTipRole)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.currentIndexChanged.connect(parent.update)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()


def _use_names(*, is_key: bool) -> list[tuple[str, str, str]]:
    """Return uses with their names and meanings.

    A use allowed only once comes last, so that the arrow keys reach the others without passing it.
    """
    return [(use, *_USES[use]) for use in _USES if is_key or use != KEY]


def _names(field: Field) -> tuple[str, str]:
    """Return the name of a field, and further details about it, each in one line."""
    kind = kind_name(field.kind)
    name = one_line(field.name[:_LONGEST_NAME])
    is_language = field.kind is FieldKind.LANGUAGE
    tag = canonical_language(field.language or (field.name if is_language else None))
    language = language_name(tag) if tag else ""
    if is_language and tag and tag.casefold() == name.casefold():
        return language, ""
    if field.kind is FieldKind.ALT_TRANS and name:
        count = sum(bool(plain_text(cell)) for cell in field.cells)
        kind = translate("FieldChooser", "Suggestions: {count}").format(count=format_number(count))
    details = [kind if name else "", language]
    return name or kind, " · ".join(filter(None, details))
