"""“Understand BLEU”: a small book of sections next to its table of contents."""

from __future__ import annotations

from PySide6 import QtWidgets
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent

from bleu_desktop.i18n import translate
from bleu_desktop.learn.counting_sections import CountingSection, MeasureSection
from bleu_desktop.learn.examples_section import ExamplesSection
from bleu_desktop.learn.figures import compute_figures
from bleu_desktop.learn.formula_sections import FormulaSection, LengthSection, SmoothingSection
from bleu_desktop.learn.reading_sections import LimitsSection, MeaningSection
from bleu_desktop.learn.section import LearnSection
from bleu_desktop.learn.segmentation_section import SegmentationSection
from bleu_desktop.shared.focus_frame import FocusFrame
from bleu_desktop.shared.manual import NUMBERS, explain
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import column, em, row

# The meaning of a score comes before its formulas: most readers have a score and two minutes.
_SECTIONS: tuple[type[LearnSection], ...] = (
    MeasureSection,
    MeaningSection,
    LimitsSection,
    CountingSection,
    SegmentationSection,
    LengthSection,
    FormulaSection,
    SmoothingSection,
    ExamplesSection,
)


class LearnDialog(QtWidgets.QDialog):
    """A window that can stay open next to the main window.

    Signals
    -------
    tried
        The user wants to try an example: a candidate and its references.
    """

    tried = Signal(tuple)

    def __init__(self, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(True)
        self.setWindowTitle(translate("LearnPage", "Understand BLEU"))
        explain(self, NUMBERS)
        figures = compute_figures()
        self.sections = [make(figures) for make in _SECTIONS]
        titles = [section.title() for section in self.sections]
        self.contents = _Contents(titles, self)
        # Replaces the contents if there is no room next to the text.
        self.chooser = QtWidgets.QComboBox(self)
        self.chooser.addItems(titles)
        for each in (self.contents, self.chooser):
            each.setAccessibleName(translate("LearnPage", "Contents"))
        self._pages = QtWidgets.QStackedWidget(self)
        for section in self.sections:
            section.tried.connect(self.tried)
            self._pages.addWidget(_Page(section, self))
        buttons = QtWidgets.QDialogButtonBox(QtWidgets.QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.close)
        self.back = QtWidgets.QPushButton(translate("LearnPage", "&Back"), self)
        self.next = QtWidgets.QPushButton(translate("LearnPage", "&Next"), self)
        for step in (self.back, self.next):
            step.setAutoDefault(False)
        beside = row(None, self.contents, (self._pages, 1))
        below = row(None, self.back, self.next, (buttons, 1))
        column(self, self.chooser, (beside, 1), below, margins=1)
        self.contents.currentRowChanged.connect(self.show_section)
        self.chooser.activated.connect(self.show_section)
        self.back.clicked.connect(lambda: self.show_section(self.section - 1))
        self.next.clicked.connect(lambda: self.show_section(self.section + 1))
        self.resize(em(self, 62), em(self, 40))
        self.show_section(0)
        self.contents.setFocus()

    @property
    def section(self) -> int:
        """Index of the section shown."""
        return self._pages.currentIndex()

    def show_section(self, index: int) -> None:
        """Show a section, from its beginning."""
        if not 0 <= index < len(self.sections):
            return
        self.contents.setCurrentRow(index)
        self.chooser.setCurrentIndex(index)
        self._pages.setCurrentIndex(index)
        self.back.setEnabled(index > 0)
        self.next.setEnabled(index < len(self.sections) - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < em(self, 34)
        if self.contents.isHidden() != narrow or self.chooser.isHidden() == narrow:
            self.contents.setVisible(not narrow)
            self.chooser.setVisible(narrow)


class _Contents(QtWidgets.QListWidget):
    """The titles of the sections."""

    def __init__(self, titles: list[str], parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QtWidgets.QAbstractItemView.ScrollMode.ScrollPerPixel)
        FocusFrame(self)
        self.setWordWrap(True)
        self.setSpacing(space(0.5))
        self.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
        self.setSizePolicy(
            QtWidgets.QSizePolicy.Policy.Fixed, QtWidgets.QSizePolicy.Policy.Expanding
        )
        self.addItems(titles)

    def sizeHint(self) -> QSize:
        width = self.sizeHintForColumn(0) + em(self, 1.5)
        return QSize(min(width, em(self, 11)), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), em(self, 5))


class _Page(QtWidgets.QScrollArea):
    """A section that scrolls by keyboard, too."""

    def __init__(self, section: LearnSection, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(section.title())
        self.setWidget(section)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
        FocusFrame(self)
