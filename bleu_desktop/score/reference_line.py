"""The reference that a score was computed against, and a button to choose another one."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role
from bleu_core.files.names import distinct_names
from bleu_desktop.i18n import translate
from bleu_desktop.session.compared_names import compared_names
from bleu_desktop.session.file_rows import FileRow
from bleu_desktop.session.session import Session
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.widgets import FittingLabel, row
from bleu_score.i18n import format_number
from bleu_score.messages.files import pairing_name
from bleu_score.messages.names import text_name


class ReferenceLine(QWidget):
    """One line and a button, whose menu lists all texts that can be the reference."""

    def __init__(self, session: Session, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._actions = actions
        self.label = FittingLabel(self)
        self.button = QPushButton(self)
        self.menu = QMenu(self)
        self.menu.aboutToShow.connect(self._fill_menu)
        self.button.setMenu(self.menu)
        layout = row(self, spacing=8)
        layout.addWidget(self.label)
        layout.addWidget(self.button)
        layout.addStretch(1)

    def show_references(self, evaluation: Evaluation) -> None:
        """Show the references of an evaluation, and how its segments were paired."""
        _, names = compared_names(self._session, evaluation)
        if len(names) == 1:
            text = translate("ScoreView", "against {name}").format(name=names[0])
        else:
            text = translate("ScoreView", "against {count} references").format(
                count=format_number(evaluation.references)
            )
        text = f"{text} · {pairing_name(evaluation.aligned.pairs.method)}"
        self.label.setText(text)
        self.button.setText(translate("ScoreView", "Change"))
        self.button.setAccessibleDescription(text)

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
            action.triggered.connect(lambda _=False, entry=entry: self._choose(entry))
        menu.addSeparator()
        menu.addAction(
            icon("add"),
            translate("FileList", "Add files…"),
            self._actions.add[Role.REFERENCE].trigger,
        )

    def _choose(self, entry: FileRow) -> None:
        if list(self._session.files[Role.REFERENCE]) != [entry]:
            self._session.files.choose_reference(entry)
