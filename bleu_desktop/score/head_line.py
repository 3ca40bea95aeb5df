"""The first line of the page: what was compared, with which settings, and the ways to others."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QWidget

from bleu_core.evaluation.results import CandidateResult, Evaluation
from bleu_core.files.addresses import Role
from bleu_core.files.names import distinct_names
from bleu_desktop.i18n import translate
from bleu_desktop.session.file_rows import FileRow
from bleu_desktop.session.session import Session
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.controls import Link
from bleu_desktop.shared.flow_layout import FlowLayout
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.widgets import FittingLabel, row
from bleu_score.i18n import format_number
from bleu_score.messages.choices import segmentation_text
from bleu_score.messages.files import pairing_name
from bleu_score.messages.names import compared_names, text_name


class HeadLine(QWidget):
    """*A compared with B · Spanish, words split by 13a*: B and the settings can be changed."""

    def __init__(self, session: Session, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._actions = actions
        self.name = FittingLabel(self, bold=True)
        self._with = FittingLabel(self, translate("ScoreView", "compared with"), muted=True)
        self.reference = Link("", self)
        self.menu = QMenu(self)
        self.menu.aboutToShow.connect(self._fill_menu)
        self.reference.clicked.connect(self._open_menu)
        self.details = FittingLabel(self, muted=True)
        self.change = Link(translate("ScoreView", "Change"), self)
        self.change.setAccessibleName(translate("ScoreView", "Change language and segmentation"))
        self.change.clicked.connect(actions.settings_wanted)
        # The sign stays behind the name where the rest is on the next line.
        named = QWidget(self)
        row(named, self.reference, FittingLabel(named, "·", muted=True), spacing=0.5)
        FlowLayout(self, self.name, self._with, named, self.details, self.change)

    def show_candidate(self, evaluation: Evaluation, candidate: CandidateResult) -> None:
        """Show what a candidate was compared with, and how."""
        candidates, references = compared_names(evaluation, self._session.files[Role.REFERENCE])
        self.name.setText(candidates[evaluation.candidates.index(candidate)])
        if len(references) == 1:
            reference = references[0]
        else:
            reference = translate("ScoreView", "{count} references").format(
                count=format_number(evaluation.references)
            )
        self.reference.setText(reference)
        self.reference.setAccessibleName(f"{self._with.text()} {reference}")
        words = segmentation_text(evaluation.target_language, evaluation.tokenizer)
        self.details.setText(f"{words} · {pairing_name(evaluation.aligned.pairs.method)}")

    def _open_menu(self) -> None:
        self.menu.popup(self.reference.mapToGlobal(self.reference.rect().bottomLeft()))

    def _fill_menu(self) -> None:
        """List the texts; the present references are checked."""
        files = self._session.files
        menu = self.menu
        menu.clear()
        references = list(files[Role.REFERENCE])
        entries = [*references, *files[Role.CANDIDATE]]
        for entry, name in zip(entries, distinct_names(entries), strict=True):
            # A single & would mark a letter for the keyboard.
            action = menu.addAction(text_name(name).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(entry in references)
            action.triggered.connect(lambda *_, entry=entry: self._choose(entry))
        menu.addSeparator()
        menu.addAction(
            icon("add"),
            translate("FileList", "Add files…"),
            self._actions.add[Role.REFERENCE].trigger,
        )

    def _choose(self, entry: FileRow) -> None:
        if list(self._session.files[Role.REFERENCE]) != [entry]:
            self._session.files.choose_reference(entry)
