"""Questions about a project: its place, its content, and whether to discard unsaved work."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QMessageBox,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from bleu_core.projects.kept import EVERYTHING, Kept
from bleu_desktop.i18n import translate
from bleu_desktop.shared.file_dialogs import file_dialog, message_box
from bleu_desktop.shared.sizes import TITLE, space
from bleu_desktop.shared.widgets import TextLabel, add_to, column, em, one_line
from bleu_desktop.shell.open_dialog import project_filter
from bleu_score.i18n import join_names, join_sentences


class TextsQuestion(QDialog):
    """Asks what a project keeps, before it is saved for the first time.

    Signals
    -------
    answered
        What to keep besides numbers: a `Kept`.
    """

    answered = Signal(object)

    def __init__(
        self, parent: QWidget, *, keep: Kept = EVERYTHING, has_pasted: bool = False
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Project", "Save project"))
        title = TextLabel(self, wrap=True, bold=True, scale=TITLE)
        title.setText(translate("Project", "What should the project keep?"))
        self.with_texts = QRadioButton(translate("Project", "&Texts and numbers"), self)
        self.numbers_only = QRadioButton(translate("Project", "&Numbers only"), self)
        self.without_names = QCheckBox(translate("Project", "&Without names of files"), self)
        self.without_names.setChecked(not keep.names)
        self.numbers_only.toggled.connect(self.without_names.setEnabled)
        self.without_names.setEnabled(False)
        (self.with_texts if keep.texts else self.numbers_only).setChecked(True)
        gone = translate(
            "Project",
            "For confidential texts: keeps scores, settings, names and comments, but no texts. "
            "To show texts, the project needs the original files.",
        )
        if has_pasted:
            gone = join_sentences(gone, translate("Project", "Pasted text will not be kept."))
        about = {
            self.with_texts: translate(
                "Project",
                "Everything can be shown and scored again, even without the files. Anyone who "
                "receives the project can read the texts.",
            ),
            self.numbers_only: gone,
        }
        buttons = QDialogButtonBox(self)
        self.save_button = buttons.addButton(
            translate("Project", "&Save…"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self._answer)
        buttons.rejected.connect(self.reject)
        layout = column(self, title, 1, margins=(3, 3, 3, 2))
        for choice, text in about.items():
            label = TextLabel(self, text, wrap=True, muted=True)
            choice.setAccessibleDescription(text)
            label.setContentsMargins(space(3), 0, 0, space(1))
            add_to(layout, choice, label)
        add_to(layout, self._choice_of_names(), ..., buttons)
        width = em(self, 28)
        self.resize(width, layout.heightForWidth(width))

    def _choice_of_names(self) -> QVBoxLayout:
        """Return the box about names, which belongs to numbers only, with its description."""
        about = translate(
            "Project",
            "Texts are only known as numbered candidates and references, also when the project is "
            "opened again. To score them again, add the files again.",
        )
        names = TextLabel(self, about, wrap=True, muted=True)
        self.without_names.setAccessibleDescription(about)
        names.setContentsMargins(space(3), 0, 0, 0)
        return column(None, self.without_names, names, margins=(3, 0, 0, 1))

    def _answer(self) -> None:
        self.accept()
        if self.with_texts.isChecked():
            self.answered.emit(EVERYTHING)
        else:
            self.answered.emit(Kept(texts=False, names=not self.without_names.isChecked()))


def save_dialog(place: Path, parent: QWidget) -> QFileDialog:
    """Return a dialog that asks where to save a project, suggesting a place."""
    title, filters = translate("Project", "Save project as"), [project_filter()]
    dialog = file_dialog(parent, title, str(place.parent), filters=filters, suffix="bleu")
    dialog.selectFile(place.name)
    return dialog


def place_dialog(name: str, folder: str, parent: QWidget) -> QFileDialog:
    """Return a dialog that asks where a missing file is now."""
    title = translate("Project", "Where is “{name}”?").format(name=one_line(name))
    mode, filters = QFileDialog.FileMode.ExistingFile, [translate("MainWindow", "All files (*)")]
    return file_dialog(parent, title, folder, mode, filters=filters)


def unsaved_box(name: str, work: list[str], parent: QWidget) -> QMessageBox:
    """Return the question whether to save or discard unsaved work.

    Parameters
    ----------
    name
        The name of the project; empty for work that is in no project yet.
    work
        The work that would be lost, in words.
    """
    if name:
        text = translate("Project", "Save the changes to “{name}”?").format(name=one_line(name))
    else:
        text = translate("Project", "Save your work in a project?")
    lost = translate("Project", "Not saved yet: {work}.").format(work=join_names(work))
    box = message_box(parent, text, lost if work else "")
    button = QMessageBox.StandardButton
    box.setStandardButtons(button.Save | button.Discard | button.Cancel)
    # Translated here, because Qt's own translations of these buttons are incomplete.
    for which, words in (
        (button.Save, translate("Project", "&Save") if name else translate("Project", "&Save…")),
        (button.Discard, translate("Project", "&Discard")),
        (button.Cancel, translate("Project", "Cancel")),
    ):
        box.button(which).setText(words)
    box.setDefaultButton(button.Save)
    box.setEscapeButton(button.Cancel)
    return box


def removal_box(name: str, keep: Kept, parent: QWidget) -> QMessageBox:
    """Return the question whether to take the texts out of a project, and perhaps the names."""
    if keep.names:
        text = translate("Project", "Remove all texts from “{name}”?")
        about = translate(
            "Project",
            "Scores, settings, names and comments stay. The texts of all recorded results are "
            "removed from the file. This cannot be undone.",
        )
    else:
        text = translate("Project", "Remove all texts and all names of files from “{name}”?")
        about = translate(
            "Project",
            "Scores, settings and comments stay. The texts and names of all recorded results are "
            "removed from the file. This cannot be undone.",
        )
    box = message_box(parent, text.format(name=one_line(name)), about)
    remove = box.addButton(translate("Project", "&Remove"), QMessageBox.ButtonRole.AcceptRole)
    cancel = box.addButton(translate("Project", "Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(remove)
    box.setEscapeButton(cancel)
    return box
