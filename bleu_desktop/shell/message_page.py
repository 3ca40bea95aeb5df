"""The message in place of a result: an invitation to add files, a missing half, or an error."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from bleu_core.files.addresses import Role
from bleu_core.settings import PairingOptions
from bleu_desktop.i18n import translate
from bleu_desktop.session.file_rows import FileRow
from bleu_desktop.session.session import Session
from bleu_desktop.shared import theme, widgets
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.sizes import FIGURE, TITLE, space
from bleu_desktop.shell.preferences import Preferences
from bleu_desktop.shell.recent_list import RecentList
from bleu_score.messages.names import text_name


class MessagePage(QWidget):
    """One message in the middle, and buttons for the next step."""

    def __init__(
        self,
        session: Session,
        actions: Actions,
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._error_icon = widgets.IconLabel(
            "warning", self, scale=FIGURE, color=theme.WARNING_COLOR
        )
        self._error_icon.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title = widgets.TextLabel(self, wrap=True, scale=TITLE, bold=True)
        self.text = widgets.TextLabel(self, wrap=True, selectable=True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._missing_role = Role.CANDIDATE
        # The text whose earlier version the user may add.
        self._final: FileRow | None = None
        # The file or folder to which an error belongs.
        self._culprit: FileRow | None = None
        # In the order in which they are shown.
        self._buttons: list[QPushButton] = []
        self.open_button = self._button("open", translate("ResultPanel", "Open files…"))
        # Enter takes this first step at once.
        self.open_button.setDefault(True)
        self.reference_button = self._button("add", translate("ResultPanel", "Add reference…"))
        self.candidate_button = self._button("add", translate("ResultPanel", "Add candidates…"))
        self.earlier_button = self._button(
            "document", translate("ResultPanel", "Choose the earlier version…")
        )
        self.pick_button = self._button(None, translate("ResultPanel", "Choose one of these…"))
        self.folder_button = self._button("folder", translate("ResultPanel", "Add folder…"))
        self.paste_button = self._button("paste", translate("ResultPanel", "Paste text"))
        self.sample_button = self._button("sample", translate("ResultPanel", "Try the sample"))
        self.learn_button = self._button("learn", translate("ResultPanel", "What is BLEU?"))
        self.choose_button = self._button("settings", translate("ResultPanel", "Choose texts…"))
        self.pair_button = self._button("reload", translate("ResultPanel", "Pair automatically"))
        self.another_button = self._button("open", "")
        self.remove_button = self._button("remove", translate("ResultPanel", "Remove"))
        self.again_button = self._button("reload", translate("ResultPanel", "Score again"))
        self.recent = RecentList(actions, preferences, self)
        self._connect(session, actions)
        self._lay_out()

    def _button(self, icon_name: str | None, text: str) -> QPushButton:
        button = QPushButton(text, self)
        if icon_name is not None:
            button.setIcon(icon(icon_name))
        self._buttons.append(button)
        return button

    def _connect(self, session: Session, actions: Actions) -> None:
        self.open_button.clicked.connect(actions.open.trigger)
        self.reference_button.clicked.connect(actions.add[Role.REFERENCE].trigger)
        self.candidate_button.clicked.connect(actions.add[Role.CANDIDATE].trigger)
        self.earlier_button.clicked.connect(lambda: actions.earlier_wanted.emit(self._final))
        self.folder_button.clicked.connect(lambda: actions.add_folder[self._missing_role].trigger())
        self.paste_button.clicked.connect(actions.paste.trigger)
        self.sample_button.clicked.connect(actions.open_sample)
        self.learn_button.clicked.connect(actions.learn.trigger)
        self.pick_button.clicked.connect(session.files.ask_for_reference)
        self.choose_button.clicked.connect(session.files.readings.ask_again)
        self.another_button.clicked.connect(lambda: actions.exchange_wanted.emit(self._culprit))
        self.remove_button.clicked.connect(
            lambda: session.files.remove([self._culprit] if self._culprit else [])
        )
        self.pair_button.clicked.connect(lambda: session.work.set_pairing(PairingOptions()))
        self.again_button.clicked.connect(session.score_again)

    def _lay_out(self) -> None:
        card = widgets.Card(self)
        inside = widgets.column(card, spacing=1.5)
        inside.setContentsMargins(space(4), space(4), space(4), space(4))
        inside.addWidget(self._error_icon)
        inside.addWidget(self.title)
        inside.addWidget(self.text)
        inside.addSpacing(space(1.5))
        for button in self._buttons:
            button.setMinimumHeight(round(widgets.em(self, 2.3)))
            line = widgets.row()
            line.addStretch(1)
            line.addWidget(button, 3)
            line.addStretch(1)
            inside.addLayout(line)
        inside.addWidget(self.recent)
        card.setMaximumWidth(widgets.em(self, 40))
        content = QWidget(self)
        across = widgets.row(content)
        across.setContentsMargins(space(3), space(3), space(3), space(3))
        across.addStretch(1)
        across.addWidget(card, 8, Qt.AlignmentFlag.AlignVCenter)
        across.addStretch(1)
        # In a small window the card scrolls instead of being cut.
        widgets.column(self).addWidget(widgets.scroll_area(content, self))

    def _show(
        self, title: str, text: str, buttons: set[QPushButton], *, error: bool = False
    ) -> None:
        is_folder = self._culprit is not None and self._culprit.input.is_folder
        self.another_button.setText(
            translate("ResultPanel", "Choose another folder…")
            if is_folder
            else translate("ResultPanel", "Choose another file…")
        )
        self._error_icon.setVisible(error)
        self.title.setText(title)
        self.text.setText(text)
        self.text.setVisible(bool(text))
        self.recent.hide()
        for button in self._buttons:
            button.setVisible(button in buttons)

    def main_widget(self) -> QWidget:
        """Return the widget focused when the page opens."""
        shown = (button for button in self._buttons if not button.isHidden())
        return next(shown, self.text)

    def show_missing(
        self,
        *,
        candidates: int,
        has_reference: bool,
        folders: bool = False,
        final: FileRow | None = None,
    ) -> None:
        """Invite the user to add files, or ask for the missing half.

        Parameters
        ----------
        candidates, has_reference
            The number of candidates, and whether there is a reference.
        folders
            Whether the missing half is a folder.
        final
            The only text, if it was made from suggestions that its file names without their text.
        """
        self._final = final
        offered = {self.earlier_button} if final is not None else set()
        has_candidate = candidates > 0
        if folders and has_candidate != has_reference:
            self._missing_role = Role.CANDIDATE if has_reference else Role.REFERENCE
            self._show(
                translate("ResultPanel", "Now add the folder of candidate translations")
                if has_reference
                else translate("ResultPanel", "Now add the folder of reference translations"),
                translate("ResultPanel", "The files are paired by name before they are scored."),
                {self.folder_button},
            )
            return
        if not has_reference and not has_candidate:
            self._show(
                translate("ResultPanel", "How close is a translation to one you trust?"),
                translate(
                    "ResultPanel",
                    "Open a reference translation and one or more candidates, or drop them "
                    "anywhere in this window: XLIFF, TMX, PO, spreadsheets, subtitles, Word, "
                    "plain text and more. Your files stay on this computer.",
                ),
                {self.open_button, self.paste_button, self.sample_button, self.learn_button},
            )
            self.recent.show_recent()
        elif has_reference:
            self._show(
                translate("ResultPanel", "Now add a candidate translation"),
                self._with_offer(
                    translate("ResultPanel", "It will be scored as soon as you add it.")
                ),
                {self.candidate_button} | offered,
            )
        elif has_candidate:
            self._show(
                translate("ResultPanel", "Now add a reference translation"),
                self._with_offer(
                    translate("ResultPanel", "The candidates are compared with the reference.")
                ),
                {self.reference_button}
                | offered
                | ({self.pick_button} if candidates > 1 else set()),
            )

    def _with_offer(self, text: str) -> str:
        """Return a text with the offer to compare the only text with an earlier version."""
        if self._final is None:
            return text
        offer = translate(
            "ResultPanel",
            "Or find out what was changed in the suggestions: “{name}” names their origins but "
            "does not contain their text, so the version from before the editing is needed.",
        )
        return f"{text}\n\n{offer.format(name=text_name(self._final.name))}"

    def show_error(
        self,
        text: str,
        culprit: FileRow | None = None,
        *,
        choosing: bool = False,
        pairing: bool = False,
    ) -> None:
        """Show an error, with buttons for the ways out.

        Parameters
        ----------
        culprit
            The file or folder to which the error belongs: it can be exchanged or removed.
        choosing, pairing
            Whether the way out is to choose texts of a file, or to pair automatically.
        """
        self._culprit = culprit
        buttons = {self.choose_button} if choosing else {self.again_button}
        if pairing:
            buttons = {self.pair_button}
        if culprit is not None:
            buttons |= {self.another_button, self.remove_button}
        title = (
            translate("ResultPanel", "Which text should be used?")
            if choosing
            else translate("ResultPanel", "These files cannot be scored")
        )
        self._show(title, text, buttons, error=not choosing)

    def show_cancelled(self) -> None:
        """Show that there is no result, because the user canceled the work."""
        self._show(translate("ResultPanel", "Canceled"), "", {self.again_button})

    def show_working(self) -> None:
        """Show that the files are being scored."""
        self._show(translate("ResultPanel", "Scoring…"), "", set())
