"""The filters of the table, each with the number of segments it selects."""

from __future__ import annotations

from typing import Literal, get_args

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from bleu_core.analysis import segments as comparing_segments
from bleu_desktop.i18n import translate
from bleu_desktop.shared.flow_layout import FlowLayout
from bleu_desktop.shared.widgets import em, plain_tool_tip
from bleu_score.i18n import format_number, with_label

ChipName = Literal[
    "costly",
    "worst",
    "given",
    "different",
    "length",
    "warned",
    "empty",
    "untranslated",
    "commented",
    "worse",
    "listed",
]
CHIPS: tuple[ChipName, ...] = get_args(ChipName)


class FilterBar(QWidget):
    """Buttons that can be pressed together: a segment has to fit all of them.

    Signals
    -------
    changed
        Name of the button that was pressed or released.
    """

    changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: dict[ChipName, int] = {}
        # The title of a list of segments.
        self._listed = ""
        # The run since which segments got worse.
        self._since = ""
        self.buttons: dict[ChipName, QToolButton] = {}
        self._row = layout = FlowLayout(self)
        for name in CHIPS:
            button = QToolButton(self)
            button.setToolTip(plain_tool_tip(chip_tip(name)))
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            # A button wider than the page is elided.
            button.setMinimumWidth(em(self, 3))
            button.toggled.connect(lambda _, name=name: self._show_text(name))
            button.clicked.connect(lambda _=False, name=name: self.changed.emit(name))
            button.hide()
            self.buttons[name] = button
            layout.addWidget(button)
            self._show_text(name)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(translate("SegmentsPage", "Filters"))

    def add(self, widget: QWidget) -> None:
        """Put a widget beside the buttons."""
        self._row.addWidget(widget)

    def checked(self) -> frozenset[ChipName]:
        """Return the names of the pressed buttons."""
        return frozenset(name for name, button in self.buttons.items() if button.isChecked())

    def filters(self) -> frozenset[comparing_segments.Filter]:
        """Return the pressed filters that `bleu_core` computes."""
        return self.checked() - {"commented", "worse", "listed"}  # type: ignore[return-value]

    def show_count(self, name: ChipName, count: int | None) -> None:
        """Show the number of segments that a filter selects; hide a filter that selects none."""
        if count is None:
            self._counts.pop(name, None)
        else:
            self._counts[name] = count
        button = self.buttons[name]
        # A pressed button stays, so that it can be released.
        button.setVisible(bool(count) or button.isChecked())
        self._show_text(name)

    def show_listed(self, title: str, count: int) -> None:
        """Offer, and press, a filter for the segments of a list."""
        self._listed = title
        self.buttons["listed"].setChecked(True)
        self.show_count("listed", count)

    def show_worse(self, run: str, count: int | None) -> None:
        """Offer a filter for the segments that got worse since a run."""
        self._since = run
        self.show_count("worse", count)

    def release(self, *names: ChipName) -> None:
        """Release some buttons, or all."""
        for name in names or CHIPS:
            self.buttons[name].setChecked(False)
            self.buttons[name].setVisible(bool(self._counts.get(name)))

    def press(self, name: ChipName) -> None:
        """Press a button as a click does."""
        if not self.buttons[name].isChecked():
            self.buttons[name].setChecked(True)
            self.buttons[name].show()
            self.changed.emit(name)

    keeps_view_of_parts = True

    def view_state(self) -> frozenset[ChipName]:
        """Return the pressed buttons; a list of segments does not outlast this bar."""
        return self.checked() - {"listed"}

    def restore_view_state(self, pressed: frozenset[ChipName]) -> bool:
        """Press buttons."""
        for name in pressed:
            self.press(name)
        return True

    def _show_text(self, name: ChipName) -> None:
        if name == "listed":
            text = self._listed
        elif name == "worse":
            text = translate("SegmentsPage", "Worse since run {number}").format(number=self._since)
        else:
            text = chip_text(name)
        count = self._counts.get(name)
        if count is not None:
            text = with_label(text, format_number(count))
        button = self.buttons[name]
        if button.isChecked():
            text = f"✓ {text}"
        if button.text() != text:
            button.setText(text)


def chip_text(name: ChipName) -> str:
    """Return the name of a filter."""
    names = {
        "worst": translate("SegmentsPage", "Lowest scores"),
        "given": translate("SegmentsPage", "Worst external scores"),
        "costly": translate("SegmentsPage", "Lowers the score most"),
        "different": translate("SegmentsPage", "Differ most"),
        "length": translate("SegmentsPage", "Unusual length"),
        "warned": translate("SegmentsPage", "Warnings"),
        "empty": translate("SegmentsPage", "Empty"),
        "untranslated": translate("SegmentsPage", "Untranslated"),
        "commented": translate("SegmentsPage", "Annotated"),
    }
    return names[name]


def chip_tip(name: ChipName) -> str:
    """Return the meaning of a filter."""
    tips = {
        "worst": translate("SegmentsPage", "The 10% of segments with the lowest sentence BLEU"),
        "given": translate("SegmentsPage", "The 10% of segments with the worst external scores"),
        "costly": translate("SegmentsPage", "The 10% of segments that lower the overall BLEU most"),
        "different": translate(
            "SegmentsPage",
            "The 10% of segments that account for most of the difference between two candidates",
        ),
        "length": translate(
            "SegmentsPage",
            "One text is at least one and a half times as long as the other and at least "
            "four tokens longer",
        ),
        "warned": translate("SegmentsPage", "Segments with a warning"),
        "empty": translate("SegmentsPage", "The candidate or the reference is empty"),
        "untranslated": translate(
            "SegmentsPage", "The candidate is still the source text; the reference is not"
        ),
        "commented": translate(
            "SegmentsPage", "Segments with a comment, an assessment or a bookmark"
        ),
        "worse": translate(
            "SegmentsPage",
            "Segments whose sentence BLEU is lower than in an earlier run of the project",
        ),
        "listed": translate("SegmentsPage", "Only the segments of this row"),
    }
    return tips[name]
