"""Where two files drift apart that belong together line by line, and what mends it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFont,
    QGuiApplication,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QHeaderView, QPushButton, QTableWidgetItem, QWidget

from bleu_core.corpus.documents import Document
from bleu_core.errors import DriftedAt, SegmentCountsDiffer
from bleu_desktop.i18n import translate
from bleu_desktop.pairs.pairs_table import TextDelegate, shown_text
from bleu_desktop.shared import theme
from bleu_desktop.shared.tables import ReadingTable
from bleu_desktop.shared.widgets import (
    Panel,
    TextLabel,
    column,
    draw_focus,
    em,
    one_line,
    plain_tool_tip,
    row,
)
from bleu_score.i18n import format_number

if TYPE_CHECKING:
    from bleu_core.corpus.pairing.repairs import Repair

# Lines shown before and after the place.
_CONTEXT = 3
_MARKER, _FIRST_LINE, _FIRST, _SECOND_LINE, _SECOND = range(5)
_TEXT_COLUMNS = (_FIRST, _SECOND)
_HIGHEST_ROW, _HIGHEST_CONTEXT = 5, 2


@dataclass(frozen=True)
class _Step:
    """One row of two documents side by side; None where a document has nothing.

    Attributes
    ----------
    is_here
        Whether it is at the place that is shown.
    is_continued
        Whether what a document lacks here is in its line above.
    """

    first: int | None
    second: int | None
    is_here: bool = False
    is_continued: bool = False


class DriftView(Panel):
    """Shows the places one at a time, and asks for what the user wants done there."""

    repair_wanted = Signal(int, object)
    content_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._error: SegmentCountsDiffer | None = None
        self._originals: Sequence[Document] = ()
        self._place = 0
        self.place = TextLabel(self, bold=True)
        self.previous_button = QPushButton(self)
        self.next_button = QPushButton(self)
        self.what = TextLabel(self, wrap=True, selectable=True)
        self.table = _DriftTable(self)
        self.repair_button = QPushButton(self)
        self.content_button = QPushButton(self)
        self._content_text = TextLabel(self, wrap=True, muted=True)
        self._lay_out()
        self.previous_button.clicked.connect(lambda: self._go(-1))
        self.next_button.clicked.connect(lambda: self._go(1))
        self.repair_button.clicked.connect(self._repair)
        self.content_button.clicked.connect(self.content_wanted)
        self.retranslate()

    def _lay_out(self) -> None:
        places = row()
        places.addWidget(self.place)
        places.addStretch(1)
        places.addWidget(self.previous_button)
        places.addWidget(self.next_button)
        layout = column(self, spacing=em(self, 0.5))
        layout.addLayout(places)
        layout.addWidget(self.what)
        layout.addWidget(self.table)
        layout.addWidget(self.repair_button, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addSpacing(em(self, 0.5))
        layout.addWidget(self._content_text)
        layout.addWidget(self.content_button, 0, Qt.AlignmentFlag.AlignLeft)

    def show_mismatch(self, error: SegmentCountsDiffer, originals: Sequence[Document]) -> None:
        """Show where files drift apart, near the place that was shown of them before."""
        before = self._error
        if before is None or (before.first, before.second) != (error.first, error.second):
            self._place = 0
        # A place that was mended is not there any more: the next one has its number.
        self._place = max(min(self._place, len(error.places) - 1), 0)
        self._error, self._originals = error, originals
        self.retranslate()

    def clear(self) -> None:
        """Show nothing."""
        self._error, self._originals, self._place = None, (), 0
        self.table.setRowCount(0)

    def main_widget(self) -> QWidget:
        """Return what the keyboard starts at."""
        return self.content_button if self.table.isHidden() else self.table

    def retranslate(self) -> None:
        self.previous_button.setText(translate("PairsPage", "Previous"))
        self.next_button.setText(translate("PairsPage", "Next"))
        self.content_button.setText(translate("PairsPage", "Pair by content"))
        if self._error is None:
            return
        places = self._error.places
        for widget in (self.place, self.table, self.repair_button):
            widget.setVisible(bool(places))
        for button in (self.previous_button, self.next_button):
            button.setVisible(len(places) > 1)
        if places:
            self._show_place(self._error, places[self._place])
        else:
            self._show_no_place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.retranslate()  # colors are part of the table

    def _show_no_place(self) -> None:
        self.what.setText(
            translate(
                "PairsPage",
                "The two files hardly have anything in common. Check that they belong together.",
            )
        )
        self._content_text.setText(
            translate(
                "PairsPage",
                "If they do, they can be paired by content. What finds no counterpart is left out.",
            )
        )

    def _show_place(self, error: SegmentCountsDiffer, place: DriftedAt) -> None:
        count = len(error.places)
        self.place.setText(
            translate("PairsPage", "Place {number} of {count}").format(
                number=format_number(self._place + 1), count=format_number(count)
            )
        )
        self._enable(self.previous_button, self._place > 0, self.next_button)
        self._enable(self.next_button, self._place < count - 1, self.previous_button)
        self.what.setText(_what(error, place))
        if place.kind in ("joined", "split"):
            repair = translate("PairsPage", "Join these two lines")
        else:
            repair = translate("PairsPage", "Insert an empty line here")
        self.repair_button.setText(repair)
        self.repair_button.setToolTip(plain_tool_tip(_effect(error, place)))
        self.repair_button.setAccessibleDescription(_effect(error, place))
        self._content_text.setText(
            translate(
                "PairsPage",
                "Or have all lines paired by what they say, here and everywhere else. What finds "
                "no counterpart is left out. The files themselves are never changed.",
            )
        )
        documents = self._originals[0], self._originals[error.number]
        steps = _steps_around(error.places, self._place, *(len(d.segments) for d in documents))
        self.table.show_steps(steps, documents, (error.first, error.second))

    def _enable(self, button: QPushButton, useful: bool, instead: QPushButton) -> None:
        if button.hasFocus() and not useful:
            instead.setEnabled(True)
            instead.setFocus()  # or Qt gives the focus to whatever comes next
        button.setEnabled(useful)

    def _go(self, step: int) -> None:
        self._place += step
        self.retranslate()

    def _repair(self) -> None:
        if self._error is not None:
            place = self._error.places[self._place]
            self.repair_wanted.emit(*_repair(place, self._error.number))


def _repair(place: DriftedAt, second: int) -> tuple[int, Repair]:
    """Return what mends a place: the number of the document, and the change in it."""
    from bleu_core.corpus.pairing.repairs import Repair, RepairKind

    repairs = {
        "only_reference": (second, Repair(RepairKind.INSERT_EMPTY, place.second_index)),
        "only_candidate": (0, Repair(RepairKind.INSERT_EMPTY, place.first_index)),
        "joined": (0, Repair(RepairKind.JOIN, place.first_index)),
        "split": (second, Repair(RepairKind.JOIN, place.second_index)),
    }
    return repairs[place.kind]


def _what(error: SegmentCountsDiffer, place: DriftedAt) -> str:
    """Return what is the matter at a place."""
    texts = {
        "only_reference": translate(
            "PairsPage", "“{second}” lacks line {first_line} of “{first}”."
        ),
        "only_candidate": translate(
            "PairsPage", "“{first}” lacks line {second_line} of “{second}”."
        ),
        "joined": translate(
            "PairsPage",
            "Line {second_line} of “{second}” is two lines in “{first}”, from line {first_line}.",
        ),
        "split": translate(
            "PairsPage",
            "Line {first_line} of “{first}” is two lines in “{second}”, from line {second_line}.",
        ),
    }
    return texts[place.kind].format(
        first=one_line(error.first),
        second=one_line(error.second),
        first_line=format_number(place.first_line),
        second_line=format_number(place.second_line),
    )


def _effect(error: SegmentCountsDiffer, place: DriftedAt) -> str:
    """Return what the repair does."""
    texts = {
        "only_reference": translate("PairsPage", "Inserts an empty line in “{second}”."),
        "only_candidate": translate("PairsPage", "Inserts an empty line in “{first}”."),
        "joined": translate("PairsPage", "Joins the two lines of “{first}”."),
        "split": translate("PairsPage", "Joins the two lines of “{second}”."),
    }
    text = texts[place.kind].format(first=one_line(error.first), second=one_line(error.second))
    never = translate("PairsPage", "The file itself is not changed.")
    return f"{text} {never}"


def _steps_of(place: DriftedAt) -> list[_Step]:
    """Return the rows of a place."""
    first, second = place.first_index, place.second_index
    steps = {
        "only_reference": [_Step(first, None, True)],
        "only_candidate": [_Step(None, second, True)],
        "joined": [_Step(first, second, True), _Step(first + 1, None, True, True)],
        "split": [_Step(first, second, True), _Step(None, second + 1, True, True)],
    }
    return steps[place.kind]


def _end(place: DriftedAt) -> tuple[int, int]:
    """Return the first segments behind a place."""
    steps = _steps_of(place)
    return (
        place.first_index + sum(step.first is not None for step in steps),
        place.second_index + sum(step.second is not None for step in steps),
    )


def _steps_around(
    places: Sequence[DriftedAt], chosen: int, first_count: int, second_count: int
) -> list[_Step]:
    """Return a place with what stands before and after it, other places among it."""

    def other(place: DriftedAt) -> list[_Step]:
        return [replace(step, is_here=False) for step in _steps_of(place)]

    here = places[chosen]
    before: list[_Step] = []
    first, second = here.first_index, here.second_index
    earlier = chosen - 1
    while len(before) < _CONTEXT and (first > 0 or second > 0):
        if earlier >= 0 and _end(places[earlier]) == (first, second):
            steps = other(places[earlier])
            first, second = places[earlier].first_index, places[earlier].second_index
            earlier -= 1
        elif first > 0 and second > 0:
            first, second = first - 1, second - 1
            steps = [_Step(first, second)]
        else:
            break
        before = [*steps, *before]
    after: list[_Step] = []
    first, second = _end(here)
    later = chosen + 1
    while len(after) < _CONTEXT:
        if later < len(places) and (places[later].first_index, places[later].second_index) == (
            first,
            second,
        ):
            after += other(places[later])
            first, second = _end(places[later])
            later += 1
        elif first < first_count and second < second_count:
            after.append(_Step(first, second))
            first, second = first + 1, second + 1
        else:
            break
    return [*before[-_CONTEXT:], *_steps_of(here), *after[:_CONTEXT]]


class _DriftTable(ReadingTable):
    """Lines of two files side by side; the place is marked, bold and of another ground."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(5, parent)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(TextDelegate(self))
        self._steps: Sequence[_Step] = ()
        header = self.horizontalHeader()
        header.setMinimumSectionSize(em(self, 1.2))
        mode = QHeaderView.ResizeMode
        for index in range(5):
            stretches = index in _TEXT_COLUMNS
            header.setSectionResizeMode(index, mode.Stretch if stretches else mode.Fixed)
        header.setTextElideMode(Qt.TextElideMode.ElideMiddle)

    def show_steps(
        self, steps: Sequence[_Step], documents: tuple[Document, Document], names: tuple[str, str]
    ) -> None:
        """Show these rows, in the current language."""
        self.setAccessibleName(translate("PairsPage", "Lines around this place"))
        self._steps = steps
        first, second = (one_line(name) for name in names)
        self.setHorizontalHeaderLabels(["", "", first, "", second])
        for index, name in zip(_TEXT_COLUMNS, names, strict=True):
            if item := self.horizontalHeaderItem(index):
                item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
                item.setToolTip(plain_tool_tip(name))
        self.setRowCount(len(steps))
        for number, step in enumerate(steps):
            marker = QTableWidgetItem("▸" if step.is_here else "")
            marker.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            if step.is_here:
                here = translate("PairsPage", "Here")
                marker.setData(Qt.ItemDataRole.AccessibleTextRole, here)
            self.setItem(number, _MARKER, marker)
            sides = ((_FIRST_LINE, step.first), (_SECOND_LINE, step.second))
            for (index, segment), document in zip(sides, documents, strict=True):
                self._show_side(number, index, document, segment, step.is_continued)
            self._emphasize(number, step)
        self._fit()

    def _show_side(
        self, number: int, index: int, document: Document, segment: int | None, is_continued: bool
    ) -> None:
        text = None if segment is None else document.segments[segment]
        line = QTableWidgetItem("")
        if segment is not None and document.units.is_in_file(segment):
            # What was inserted stands nowhere in the file.
            line.setText(format_number(document.units.line(segment)))
        line.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        above = translate("PairsPage", "(in the line above)")
        cell = QTableWidgetItem(above if text is None and is_continued else shown_text(text))
        cell.setToolTip(plain_tool_tip(text[:1000]) if text else "")
        if not text or text.isspace():
            font = QFont()
            font.setItalic(True)
            cell.setFont(font)
        self.setItem(number, index, line)
        self.setItem(number, index + 1, cell)

    def _emphasize(self, number: int, step: _Step) -> None:
        palette = QGuiApplication.palette()
        highlight = palette.color(QPalette.ColorRole.Highlight)
        ground = theme.mix(highlight, palette.color(QPalette.ColorRole.Base), 0.16)
        for index in range(5):
            item = self.item(number, index)
            if item is None:
                continue
            if step.is_here:
                font = item.font()
                font.setBold(True)
                item.setFont(font)
                item.setBackground(ground)
            elif index not in _TEXT_COLUMNS:
                item.setForeground(theme.muted(palette))

    def _fit(self) -> None:
        """Give texts several lines, the place more than what is around it."""
        metrics = self.fontMetrics()
        for index in (_MARKER, _FIRST_LINE, _SECOND_LINE):
            self.setColumnWidth(index, self.sizeHintForColumn(index) + em(self, 0.3))
        spare = em(self, 0.5)
        for number, step in enumerate(self._steps):
            lines = _HIGHEST_ROW if step.is_here else _HIGHEST_CONTEXT
            height = min(self.sizeHintForRow(number), metrics.lineSpacing() * lines)
            self.setRowHeight(number, height + spare)
        height = self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth()
        self.setFixedHeight(height + sum(map(self.rowHeight, range(self.rowCount()))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # At the next turn, when the columns have their widths.
        QTimer.singleShot(0, self, self._fit)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        draw_focus(self)
