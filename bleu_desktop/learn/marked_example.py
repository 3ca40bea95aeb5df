"""A reference and a candidate with their matches marked."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.learn.figures import Example
from bleu_desktop.shared.counterparts import Counterparts
from bleu_desktop.shared.marked_text import MarkedText
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import TextLabel
from bleu_score.marked.matches import candidate_parts, reference_parts


class MarkedExample(QWidget):
    """A pair of texts; pointing at a token lights its counterpart."""

    def __init__(self, example: Example, parent: QWidget) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(space(1))
        grid.setVerticalSpacing(space(0.5))
        grid.setColumnStretch(1, 1)
        self.reference, self.candidate = MarkedText(self), MarkedText(self)
        self.reference.show_parts(reference_parts(example.matches, 0), "en")
        self.candidate.show_parts(candidate_parts(example.matches), "en")
        rows = (
            (translate("LearnPage", "Reference"), self.reference),
            (translate("LearnPage", "Candidate"), self.candidate),
        )
        for row, (name, text) in enumerate(rows):
            label = TextLabel(self, name, muted=True)
            text.setAccessibleName(name)
            # In line with the first line of the text.
            label.setContentsMargins(0, space(1), 0, 0)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(text, row, 1)
        self._counterparts = Counterparts(self)
        for _, text in rows:
            self._counterparts.watch(text)
        self._counterparts.show({self.candidate: example.matches}, [self.reference])
