"""The question which texts of a file to use."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from bleu_core.files.addresses import Role, Selection
from bleu_core.files.contents import Contents
from bleu_core.files.selection import guess_selections
from bleu_core.workspace import changes as workspace_changes
from bleu_core.workspace.input_lists import file_of
from bleu_desktop.inputs import field_choices, field_chooser
from bleu_desktop.session.file_lists import FileLists
from bleu_desktop.session.file_rows import FileRow
from bleu_desktop.shell.preferences import Preferences


class TextQuestion(QObject):
    """Asks for the role of each text of a file, unless it is known for files of its kind.

    Signals
    -------
    closed
        The dialog was answered or dismissed.
    suggestions_taken
        The suggestions and final texts of a file, or of those of a folder, were chosen without
        asking.
    """

    closed = Signal()
    suggestions_taken = Signal()

    def __init__(self, files: FileLists, preferences: Preferences, window: QWidget) -> None:
        super().__init__(window)
        self._files = files
        self._preferences = preferences
        self._window = window
        self._dialog: field_chooser.FieldChooser | None = None

    def ask(self, entry: FileRow, *, again: bool = False) -> None:
        """Ask about an entry's file.

        Parameters
        ----------
        again
            Whether to ask even if the answer is known, because the user wants to change it.
        """
        if entry.input.is_folder:
            self._take_folder(entry)
            return
        contents = self._files.readings.contents_of(entry)
        if contents is None:
            return
        remembered = self._preferences.field_choices(field_choices.shape_of(contents))
        known = field_choices.choices_from_strings(remembered, contents)
        fits = self._files.role(entry) in {choice.role for choice in known}
        if known and fits and not again:
            self._use(entry, known)
            return
        if not (known or again) and (found := self._find_suggestions(entry, contents)):
            self._files.choose_texts(entry, found)
            self.suggestions_taken.emit()
            return
        chosen = [
            (one.role, one.address.selection)
            for one in self._files.inputs
            if file_of(one) == file_of(entry.input) and one.address.selection.kind is not None
        ]
        guess = {role: tuple(each for own, each in chosen if own is role) for role in Role}
        if not any(guess.values()):
            guess = field_choices.selections_by_role(known) if known else guess_selections(contents)
        dialog = self._open(contents, guess)
        dialog.chosen.connect(lambda choices: self._take_answer(entry, contents, choices, again))

    def _find_suggestions(self, entry: FileRow, contents: Contents) -> list[tuple[Role, Selection]]:
        """Return suggestions and final text of a file opened alone; empty without both."""
        if self._files.entries() != [entry]:
            return []
        found = workspace_changes.find_delivery(contents, entry.address.selection)
        return list(zip((Role.CANDIDATE, Role.REFERENCE), found, strict=True)) if found else []

    def _take_folder(self, entry: FileRow) -> None:
        """Use the suggestions and final texts that each file of a folder has."""
        inputs = workspace_changes.find_change_inputs([entry.address])
        self._files.choose_texts(entry, [(one.role, one.address.selection) for one in inputs])
        self.suggestions_taken.emit()

    def _open(
        self, contents: Contents, guess: dict[Role, tuple[Selection, ...]]
    ) -> field_chooser.FieldChooser:
        if self._dialog is not None:
            # One question at a time; about a file that changed, ask again.
            self._dialog.reject()
        dialog = self._dialog = field_chooser.FieldChooser(contents, guess, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(lambda: self._forget(dialog))
        dialog.open()
        return dialog

    def _forget(self, dialog: field_chooser.FieldChooser) -> None:
        if self._dialog is dialog:
            self._dialog = None
            self.closed.emit()

    def _take_answer(
        self,
        entry: FileRow,
        contents: Contents,
        choices: Sequence[field_choices.Choice],
        again: bool,
    ) -> None:
        self._preferences.remember_field_choices(
            field_choices.shape_of(contents), field_choices.choices_to_strings(choices)
        )
        self._use(entry, choices, replace_all=again)

    def _use(
        self, entry: FileRow, choices: Sequence[field_choices.Choice], *, replace_all: bool = False
    ) -> None:
        chosen = [(choice.role, choice.selection) for choice in choices]
        scores = {choice.selection: choice.scores for choice in choices if choice.scores}
        self._files.choose_texts(entry, chosen, scores, replace_all=replace_all)
