"""The line above the pages with the name of the file they are about, one of the folders."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.session.folders import FolderResults
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.shared import widgets
from bleu_desktop.shared.sizes import space
from bleu_score.i18n import format_number

PREVIOUS_KEYS, NEXT_KEYS = "Alt+PgUp", "Alt+PgDown"


class FileStrip(QWidget):
    """Name of the file that is shown, with buttons for its neighbors and for all together."""

    def __init__(
        self, folders: FolderResults, navigation: Navigation, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._folders = folders
        self.name = widgets.ElidedLabel(self, bold=True)
        self.previous_button = widgets.tool_button("up", self)
        self.next_button = widgets.tool_button("down", self)
        self.all_button = QPushButton(translate("FilesPage", "All files"), self)
        for button, tip, keys in (
            (self.previous_button, translate("FilesPage", "Previous file"), PREVIOUS_KEYS),
            (self.next_button, translate("FilesPage", "Next file"), NEXT_KEYS),
        ):
            button.setShortcut(keys)
            button.setToolTip(widgets.tool_tip_with_keys(tip, keys))
            button.setAccessibleName(tip)
        layout = widgets.row(self)
        layout.setContentsMargins(space(2), space(1), space(2), space(0.5))
        widgets.add_to(
            layout, self.previous_button, self.next_button, (self.name, 1), self.all_button
        )
        self.name.setMinimumWidth(widgets.em(self, 6))
        self.previous_button.clicked.connect(lambda: navigation.file_step_wanted.emit(-1))
        self.next_button.clicked.connect(lambda: navigation.file_step_wanted.emit(1))
        self.all_button.clicked.connect(lambda: folders.show(None))
        folders.changed.connect(self._show)
        folders.shown_changed.connect(self._show)
        self._show()

    def follow(self, widget: QWidget) -> None:
        """Have Tab come to the buttons after a widget; otherwise, they would be the last ones."""
        widgets.set_tab_order((widget, self.previous_button, self.next_button, self.all_button))

    def _show(self) -> None:
        folders = self._folders
        self.setVisible(folders.result is not None)
        if folders.result is None:
            return
        if folders.shown is None:
            text = translate("FilesPage", "All files ({count})").format(
                count=format_number(len(folders.result.counted))
            )
        else:
            text = widgets.one_line(folders.shown)
        self.name.setText(text)
        self.name.setAccessibleName(text)
        self.all_button.setVisible(folders.shown is not None and folders.result.has_scores)
