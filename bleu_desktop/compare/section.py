"""A part of the page that opens below its heading, and computes nothing until it is opened."""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from bleu_core.evaluation.results import Evaluation
from bleu_desktop.shared.forms import Disclosure
from bleu_desktop.shared.sizes import TEXT
from bleu_desktop.shared.widgets import column, scaled_font


class SectionView(QWidget):
    """The contents of a section; each section makes its own."""

    def title(self) -> str:
        """Return the heading."""
        raise NotImplementedError

    def is_useful(self, evaluation: Evaluation) -> bool:
        """Tell whether there is anything to show of an evaluation."""
        return True

    def show_evaluation(self, evaluation: Evaluation | None) -> None:
        """Show the contents for an evaluation; called only while the section is open."""
        raise NotImplementedError


class CompareSection(QWidget):
    """A heading, and the view below it while it is open."""

    def __init__(self, view: SectionView, parent: QWidget) -> None:
        super().__init__(parent)
        self.view = view
        self._evaluation: Evaluation | None = None
        self._shown: Evaluation | None = None
        self.button = Disclosure(self, view.title())
        self.button.setFont(scaled_font(self, TEXT, bold=True))
        view.setParent(self)
        self.button.set_content(view)
        column(self, self.button, view)
        self.button.toggled.connect(self._bring_up_to_date)

    def show_evaluation(self, evaluation: Evaluation | None) -> None:
        """Show another evaluation, as soon as the section is visible."""
        self._evaluation = evaluation
        self._bring_up_to_date()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._bring_up_to_date()

    def _bring_up_to_date(self) -> None:
        is_seen = self.isVisible() and self.button.isChecked()
        if (is_seen or self._evaluation is None) and self._shown is not self._evaluation:
            self._shown = self._evaluation
            self.view.show_evaluation(self._evaluation)
