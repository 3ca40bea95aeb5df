"""The dialog that opens files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from bleu_core.files.addresses import Role
from bleu_core.files.reading.known_formats import Family, extensions_of
from bleu_desktop.i18n import translate
from bleu_desktop.shared.file_dialogs import file_dialog
from bleu_score.messages.files import family_name

# Extensions of plain text in research.
_TEXTS = ("gz", "ref", "hyp", "out")


def open_dialog(role: Role | None, folder: str, parent: QWidget) -> QFileDialog:
    """Return a dialog that asks for files, starting in a folder.

    Parameters
    ----------
    role
        The role that the files will have; None for files of any role.
    """
    titles = {
        None: translate("MainWindow", "Open reference and candidate translations"),
        Role.REFERENCE: translate("MainWindow", "Add reference translations"),
        Role.CANDIDATE: translate("MainWindow", "Add candidate translations"),
        Role.SOURCE: translate("MainWindow", "Add the source text"),
    }
    modes = QFileDialog.FileMode
    mode = modes.ExistingFile if role is Role.SOURCE else modes.ExistingFiles
    everything = translate("MainWindow", "All files (*)")
    filters = [everything, project_filter(), *map(_family_filter, Family)]
    dialog = file_dialog(parent, titles[role], folder, mode, filters=filters)
    # Research files have their language as extension; none must be hidden.
    dialog.selectNameFilter(everything)
    return dialog


def folder_dialog(folder: str, parent: QWidget) -> QFileDialog:
    """Return a dialog that asks for a folder, starting in a given one."""
    title, mode = translate("MainWindow", "Open folder"), QFileDialog.FileMode.Directory
    dialog = file_dialog(parent, title, folder, mode)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    return dialog


def chosen_paths(names: Sequence[str]) -> list[Path]:
    """Return the chosen paths; for a typed one, Qt's own dialog also names its parent folder."""
    paths = list(map(Path, names))
    return [path for path in paths if not any(path in other.parents for other in paths)]


def _family_filter(family: Family) -> str:
    extensions = [*extensions_of(family), *(_TEXTS if family is Family.TEXT else ())]
    return f"{family_name(family)} ({' '.join(f'*.{extension}' for extension in extensions)})"


def project_filter() -> str:
    """Return the filter of file dialogs for projects."""
    return translate("Project", "BLEU projects ({endings})").format(endings="*.bleu")
