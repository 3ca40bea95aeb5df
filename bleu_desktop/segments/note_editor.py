"""Editor of the user's notes on the segment shown: one line below its texts."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSignalBlocker, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from bleu_core.workspace.notes import Note, SegmentVerdict
from bleu_desktop.i18n import translate
from bleu_desktop.session.notes import Notes, SegmentPlace
from bleu_desktop.shared import widgets
from bleu_desktop.shared.forms import choose, combo, fill
from bleu_desktop.shared.icons import icon
from bleu_score.messages.notes import verdict_name

_BOOKMARK, _COMMENT = "Ctrl+D", "Ctrl+M"
_NO_VERDICT = ""
_LONGEST = 10_000


class NoteEditor(QWidget):
    """A bookmark, a verdict and a comment on one candidate's segment.

    Signals
    -------
    segment_wanted
        Index of the segment whose note was taken back, and of its candidate.
    """

    segment_wanted = Signal(int, int)

    def __init__(self, notes: Notes, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._notes = notes
        # A place, not indices, because the evaluation may have changed when the note is saved.
        self._place: SegmentPlace = ()
        self._shown: tuple[int, int] | None = None
        self.bookmark = widgets.tool_button("bookmark", self, translate("Notes", "Bookmark"))
        bookmark = translate("Notes", "Bookmark this segment")
        self.bookmark.setToolTip(widgets.tool_tip_with_keys(bookmark, _BOOKMARK))
        self.bookmark.setCheckable(True)
        self.verdict = combo(self)
        assessment = translate("Notes", "Assessment of this segment")
        self.verdict.setAccessibleName(assessment)
        self.verdict.setToolTip(widgets.plain_tool_tip(assessment))
        names = [(each.value, verdict_name(each)) for each in SegmentVerdict]
        fill(self.verdict, [(_NO_VERDICT, translate("Notes", "No assessment")), *names])
        self.comment = _Comment(self)
        comment = translate("Notes", "Comment on this segment")
        self.comment.setAccessibleName(comment)
        self.comment.setPlaceholderText(translate("Notes", "Comment"))
        self.comment.setToolTip(widgets.tool_tip_with_keys(comment, _COMMENT))
        self.comment.setMaxLength(_LONGEST)
        self.comment.setClearButtonEnabled(True)
        self.comment.setMinimumWidth(widgets.em(self, 6))
        self.verdict.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        widgets.row(self, self.bookmark, self.verdict, (self.comment, 1))
        self.bookmark.toggled.connect(self._save)
        self.verdict.activated.connect(self._save)
        self.comment.editingFinished.connect(self._save)
        notes.changed.connect(self._show)
        notes.returned.connect(self._follow)
        self._shortcut(_BOOKMARK, self.bookmark.toggle)
        self._shortcut(_COMMENT, self.comment.setFocus)
        self._show()

    def _shortcut(self, keys: str, slot: object) -> None:
        QShortcut(QKeySequence(keys), self).activated.connect(slot)

    def show_note(self, segment: int | None, candidate: int = 0) -> None:
        """Save the note that is being written, and show that about a candidate's segment."""
        self._save()
        self._shown = None if segment is None else (segment, candidate)
        self._place = () if segment is None else self._notes.place(segment, candidate)
        self._show()

    keeps_view_of_parts = True

    def view_state(self) -> None:
        """Save what is being written, so that it is shown again with its segment."""
        self._save()

    def restore_view_state(self, _: None) -> bool:
        """Do nothing: the note is that of the segment that is shown."""
        return True

    def _show(self) -> None:
        self.setEnabled(bool(self._place))
        note = self._notes.note_at(self._place)
        with QSignalBlocker(self.bookmark):
            self.bookmark.setChecked(note.bookmarked)
        self.bookmark.setIcon(icon("bookmark-on" if note.bookmarked else "bookmark"))
        choose(self.verdict, note.verdict.value if note.verdict else _NO_VERDICT)
        if self.comment.text() != note.text or self.comment.isUndoAvailable():
            # What has been saved is no longer being typed, so the window takes it back.
            self.comment.setText(note.text)

    def _save(self) -> None:
        value = self.verdict.currentData()
        note = Note(
            SegmentVerdict(value) if value else None,
            self.comment.text().strip(),
            self.bookmark.isChecked(),
        )
        self._notes.set_note_at(self._place, note)

    def _follow(self, segment: int, candidate: int) -> None:
        """Show the segment whose note was taken back."""
        if (segment, candidate) != self._shown:
            self.segment_wanted.emit(segment, candidate)


class _Comment(QLineEdit):
    """A field in which Undo and Redo are those of the window, once its own changes are undone."""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undoes = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
            redoes = event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()
            if undoes or redoes:
                event.ignore()
                return False
        return super().event(event)
