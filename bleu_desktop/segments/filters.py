"""The filters of the list of segments: a menu, and a chip for each that is set."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal, get_args

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from bleu_core.analysis import segments as comparing_segments
from bleu_core.diagnostics.model import Diagnostic
from bleu_desktop.i18n import Messages, translate
from bleu_desktop.shared.controls import MenuButton
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.widgets import em, plain_tool_tip, row
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
_COMPUTED: frozenset[str] = frozenset(comparing_segments.FILTERS)
# The name of each filter, unless it depends on the segments, and its meaning.
_CHIPS: Messages[ChipName, tuple[str, str]] = Messages(
    "SegmentsPage",
    {
        "worst": ("Lowest scores", "The 10% of segments with the lowest sentence BLEU"),
        "given": (
            "Worst external scores",
            "The 10% of segments with the worst external scores",
        ),
        "costly": (
            "Biggest losses",
            "The 10% of segments that lower the overall BLEU most",
        ),
        "different": (
            "Biggest differences",
            "The 10% of segments that account for most of the difference between two candidates",
        ),
        "length": (
            "Unusual length",
            "One text is at least one and a half times as long as the other and at least four "
            "tokens longer",
        ),
        "warned": ("Warnings", "Segments with a warning"),
        "empty": ("Empty", "The candidate or the reference is empty"),
        "untranslated": (
            "Untranslated",
            "The candidate is still the source text; the reference is not",
        ),
        "commented": ("Annotated", "Segments with a comment, an assessment or a bookmark"),
        "worse": (
            "",
            "Segments whose sentence BLEU is lower than in an earlier run of the project",
        ),
        "listed": ("", "Only the segments of this row"),
    },
)


class Filters(MenuButton):
    """A menu of filters, each with the number of segments it selects; a segment has to fit all.

    Signals
    -------
    changed
        Name of the filter that the user set or released.
    finding_wanted
        The `Diagnostic` whose segments are to be listed.

    Attributes
    ----------
    chips
        A button for each filter that is set, which releases it.
    actions_of
        The entry of each filter in the menu.
    """

    changed = Signal(str)
    finding_wanted = Signal(object)

    def __init__(self, parent: QWidget, chips: Chips) -> None:
        super().__init__(translate("SegmentsPage", "Filter"), parent)
        self.chips = chips
        self._counts: dict[ChipName, int] = {}
        # The title of a list of segments, and the run since which segments got worse.
        self._listed = self._since = ""
        self.actions_of: dict[ChipName, QAction] = {}
        menu = self.menu()
        for name in CHIPS:
            action = QAction(self)
            action.setCheckable(True)
            action.setToolTip(plain_tool_tip(_CHIPS[name][1]))
            action.setVisible(False)
            action.toggled.connect(partial(self._show, name))
            action.triggered.connect(partial(self.changed.emit, name))
            menu.addAction(action)
            self.actions_of[name] = action
            chips.add(name, partial(self._flip, name))
        menu.setToolTipsVisible(True)
        self._findings: list[QAction] = []

    def checked(self) -> frozenset[ChipName]:
        """Return the names of the filters that are set."""
        return frozenset(name for name, action in self.actions_of.items() if action.isChecked())

    def computed(self) -> frozenset[comparing_segments.Filter]:
        """Return the filters among them that `bleu_core` computes."""
        return self.checked() & _COMPUTED  # type: ignore[return-value]

    def show_count(self, name: ChipName, count: int | None) -> None:
        """Show the number of segments that a filter selects; hide a filter that selects none."""
        if count is None:
            self._counts.pop(name, None)
        else:
            self._counts[name] = count
        self._show(name)

    def show_listed(self, title: str, count: int) -> None:
        """Offer, and set, a filter for the segments of a list."""
        self._listed = title
        self.actions_of["listed"].setChecked(True)
        self.show_count("listed", count)

    def show_worse(self, run: str, count: int | None) -> None:
        """Offer a filter for the segments that got worse since a run."""
        self._since = run
        self.show_count("worse", count)

    def offer_findings(self, findings: Sequence[tuple[str, int, Diagnostic]]) -> None:
        """Offer a filter for each finding, in the place of those offered before.

        Parameters
        ----------
        findings
            The title of each, the number of its segments, and the diagnostic.
        """
        menu = self.menu()
        for action in self._findings:
            menu.removeAction(action)
            action.deleteLater()
        self._findings = [menu.addSection(translate("SegmentsPage", "Findings"))]
        for title, count, diagnostic in findings:
            entry = with_label(title, format_number(count))
            action = menu.addAction(entry.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(self.actions_of["listed"].isChecked() and title == self._listed)
            action.triggered.connect(
                lambda checked, wanted=diagnostic: (
                    self.finding_wanted.emit(wanted) if checked else self._flip("listed")
                )
            )
            self._findings.append(action)
        self._findings[0].setVisible(bool(findings))

    def release(self, *names: ChipName) -> None:
        """Release some filters, or all."""
        for name in names or CHIPS:
            self.actions_of[name].setChecked(False)

    def press(self, name: ChipName) -> None:
        """Set a filter as the user does."""
        if not self.actions_of[name].isChecked():
            self._flip(name)

    def _flip(self, name: ChipName, *_: bool) -> None:
        # Qt triggers no action that is hidden, as those whose count is not known yet.
        self.actions_of[name].toggle()
        self.changed.emit(name)

    keeps_view_of_parts = True

    def view_state(self) -> frozenset[ChipName]:
        """Return the filters that are set; a list of segments does not outlast its page."""
        return self.checked() - {"listed"}

    def restore_view_state(self, pressed: frozenset[ChipName]) -> bool:
        """Set filters."""
        for name in pressed:
            self.press(name)
        return True

    def _show(self, name: ChipName, *_: bool) -> None:
        if name == "listed":
            text = self._listed
        elif name == "worse":
            text = translate("SegmentsPage", "Worse since run {number}").format(number=self._since)
        else:
            text = _CHIPS[name][0]
        count = self._counts.get(name)
        entry = text if count is None else with_label(text, format_number(count))
        action = self.actions_of[name]
        action.setText(entry.replace("&", "&&"))
        # What is set stays, so that it can be released; a list has its chip for that.
        action.setVisible(name != "listed" and (bool(count) or action.isChecked()))
        self.chips.show_chip(name, text, action.isChecked())


class Chips(QWidget):
    """A line of fixed height with a button for each filter that is set, in the order of setting."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons: dict[ChipName, QToolButton] = {}
        self._line = row(self, ...)
        self.setAccessibleName(translate("SegmentsPage", "Filters"))

    def add(self, name: ChipName, release: Callable[[], None]) -> None:
        """Make the button that releases a filter."""
        button = QToolButton(self)
        button.setIcon(icon("close"))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Many chips are elided, so that they fit.
        button.setMinimumWidth(em(self, 3))
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        button.setToolTip(plain_tool_tip(_CHIPS[name][1]))
        button.setCheckable(True)
        button.setChecked(True)
        button.clicked.connect(release)
        button.hide()
        self.buttons[name] = button
        self.setFixedHeight(max(self.minimumHeight(), button.sizeHint().height()))

    def show_chip(self, name: ChipName, text: str, is_set: bool) -> None:
        """Show or hide the button of a filter."""
        button = self.buttons[name]
        button.setText(text.replace("&", "&&"))
        button.setAccessibleName(text)
        if is_set and button.isHidden():
            # After those that are set already, which stay where they are.
            self._line.insertWidget(self._line.count() - 1, button)
        button.setChecked(True)
        button.setVisible(is_set)
