"""The message in place of a result: an invitation to add files, a missing half, or an error."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from bleu_core.errors import BleuError
from bleu_core.files.addresses import Role
from bleu_core.files.errors import FieldUndecided
from bleu_core.pairing.errors import KeysMissing, NothingPaired, SegmentCountsDiffer
from bleu_core.settings import PairingOptions
from bleu_desktop.i18n import translate
from bleu_desktop.session.file_rows import FileRow
from bleu_desktop.session.session import Session
from bleu_desktop.shared import widgets
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.message import Message
from bleu_desktop.shell.preferences import Preferences
from bleu_desktop.shell.recent_list import RecentList
from bleu_score.i18n import join_sentences
from bleu_score.messages.errors import error_text
from bleu_score.messages.names import text_name


class MessagePage(QWidget):
    """The message of a state without a result, with the ways out of it."""

    def __init__(
        self,
        session: Session,
        actions: Actions,
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._message = message = Message(self)
        self.title, self.text = message.title, message.text
        self._missing_role = Role.CANDIDATE
        # The text whose earlier version the user may add.
        self._final: FileRow | None = None
        # The file or folder to which an error belongs.
        self._culprit: FileRow | None = None
        # In the order in which they are offered.
        self.open_button = message.way(translate("ResultPanel", "Open files…"))
        # Enter takes this first step at once.
        self.open_button.setDefault(True)
        self.reference_button = message.way(translate("ResultPanel", "Add reference…"))
        self.candidate_button = message.way(translate("ResultPanel", "Add candidates…"))
        self.earlier_button = message.way(translate("ResultPanel", "Choose the earlier version…"))
        self.pick_button = message.way(translate("ResultPanel", "Choose one of these…"))
        self.folder_button = message.way(translate("ResultPanel", "Add folder…"))
        self.paste_button = message.way(translate("ResultPanel", "Paste text"))
        self.sample_button = message.way(translate("ResultPanel", "Try the sample"))
        self.learn_button = message.way(translate("ResultPanel", "What is BLEU?"))
        self.choose_button = message.way(translate("ResultPanel", "Choose texts…"))
        self.pair_button = message.way(translate("ResultPanel", "Pair automatically"))
        self.another_button = message.way()
        self.content_button = message.way(translate("PairingPage", "Pair by content"))
        self.remove_button = message.way(translate("ResultPanel", "Remove"))
        self.again_button = message.way(translate("ResultPanel", "Score again"))
        self.recent = RecentList(actions, preferences, self)
        self._connect(session, actions)
        self._lay_out()

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
        self.content_button.clicked.connect(
            lambda: session.work.set_pairing(replace(session.settings.pairing, by="content"))
        )
        self.again_button.clicked.connect(session.score_again)

    def _lay_out(self) -> None:
        self._message.layout_below.addWidget(self.recent)
        self._message.setMaximumWidth(widgets.em(self, 44))
        content = QWidget(self)
        widgets.row(content, ..., (self._message, 8, Qt.AlignmentFlag.AlignVCenter), ..., margins=3)
        # In a small window the message scrolls instead of being cut.
        widgets.column(self, widgets.scroll_area(content, self))

    def _show(
        self, title: str, text: str = "", ways: Sequence[QPushButton] = (), *, warns: bool = False
    ) -> None:
        self.recent.hide()
        self._message.say(title, text, ways, warns=warns)

    def main_widget(self) -> QWidget:
        """Return the widget focused when the page opens."""
        return self._message.main_widget()

    def show_missing(
        self,
        *,
        candidates: int,
        has_reference: bool,
        folders: bool,
        final: FileRow | None,
    ) -> None:
        """Invite the user to add files, or ask for the missing half.

        Parameters
        ----------
        candidates, has_reference
            The number of candidates, and whether there is a reference.
        folders
            Whether the missing half is a folder.
        final
            The only text, if its bilingual file or folder does not hold the text of suggestions.
        """
        self._final = final
        offered = [self.earlier_button] if final is not None else []
        has_candidate = candidates > 0
        if folders and has_candidate != has_reference:
            self._missing_role = Role.CANDIDATE if has_reference else Role.REFERENCE
            self._show(
                translate("ResultPanel", "Now add the folder of candidate translations")
                if has_reference
                else translate("ResultPanel", "Now add the folder of reference translations"),
                self._with_offer(
                    translate("ResultPanel", "The files are paired by name before they are scored.")
                ),
                [self.folder_button, *offered],
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
                [self.open_button, self.paste_button, self.sample_button, self.learn_button],
            )
            self.recent.show_recent()
        elif has_reference:
            self._show(
                translate("ResultPanel", "Now add a candidate translation"),
                self._with_offer(
                    translate("ResultPanel", "It will be scored as soon as you add it.")
                ),
                [self.candidate_button, *offered],
            )
        elif has_candidate:
            self._show(
                translate("ResultPanel", "Now add a reference translation"),
                self._with_offer(
                    translate("ResultPanel", "The candidates are compared with the reference.")
                ),
                [self.reference_button, *offered, *([self.pick_button] if candidates > 1 else [])],
            )

    def _with_offer(self, text: str) -> str:
        """Return a text with the offer to compare the only text with an earlier version."""
        if self._final is None:
            return text
        offer = translate(
            "ResultPanel",
            "To see what was changed in the suggestions, add the version before editing: "
            "“{name}” does not contain their text.",
        )
        return f"{text}\n\n{offer.format(name=text_name(self._final.name))}"

    def show_error(self, error: BleuError, culprit: FileRow | None, *, by_choice: bool) -> None:
        """Show an error, with the ways out.

        Parameters
        ----------
        culprit
            The file or folder to which the error belongs: it can be exchanged or removed.
        by_choice
            Whether the segments are paired in a way that the user chose.
        """
        self._culprit = culprit
        is_folder = culprit is not None and culprit.input.is_folder
        self.another_button.setText(
            translate("ResultPanel", "Choose another folder…")
            if is_folder
            else translate("ResultPanel", "Choose another file…")
        )
        exchange = [] if culprit is None else [self.another_button, self.remove_button]
        text, title = error_text(error), translate("ResultPanel", "These files cannot be scored")
        match error:
            case FieldUndecided():
                title = translate("ResultPanel", "Which text should be used?")
                self._show(title, text, [self.choose_button, *exchange])
            case SegmentCountsDiffer():
                title = translate("PairingPage", "The files do not match")
                hint = translate(
                    "ResultPanel", "If they belong together all the same, pair them by content."
                )
                text = join_sentences(text, hint)
                self._show(title, text, [self.content_button, *exchange], warns=True)
            case KeysMissing() | NothingPaired() if by_choice:
                self._show(title, text, [self.pair_button, *exchange], warns=True)
            case _:
                self._show(title, text, [self.again_button, *exchange], warns=True)

    def show_cancelled(self) -> None:
        """Show that there is no result, because the user canceled the work."""
        self._show(translate("ResultPanel", "Canceled"), ways=[self.again_button])

    def show_working(self) -> None:
        """Show that the files are being scored."""
        self._show(translate("ResultPanel", "Scoring…"))
