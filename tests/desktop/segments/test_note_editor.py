"""The editor of notes, without a segment."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bleu_core.workspace.notes import SegmentVerdict
from bleu_desktop.segments.note_editor import NoteEditor
from bleu_desktop.session.session import Session
from bleu_score.messages.notes import verdict_name


@pytest.fixture
def editor(qtbot: QtBot, english: None) -> Iterator[NoteEditor]:
    session = Session()
    editor = NoteEditor(session.notes)
    qtbot.addWidget(editor)
    yield editor
    session.close()


def test_the_assessments_come_after_none(editor: NoteEditor) -> None:
    box = editor.verdict
    assert [box.itemText(place) for place in range(box.count())] == [
        "No assessment",
        *map(verdict_name, SegmentVerdict),
    ]
    # The note is that of the segment that is shown.
    assert editor.restore_view_state(None)


def test_a_note_comes_back_with_its_segment(editor: NoteEditor) -> None:
    # Nothing is left to do once another window takes the place of this one.
    assert editor.restore_view_state(None)


def test_undo_is_that_of_the_window_once_there_is_nothing_to_undo(editor: NoteEditor) -> None:
    comment = editor.comment

    def takes(keys: QKeySequence.StandardKey) -> bool:
        key = QKeySequence(keys)[0]
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key.key(), key.keyboardModifiers())
        event.ignore()
        QApplication.sendEvent(comment, event)
        return event.isAccepted()

    def taken() -> tuple[bool, bool]:
        return takes(QKeySequence.StandardKey.Undo), takes(QKeySequence.StandardKey.Redo)

    assert taken() == (False, False)
    comment.insert("a")
    assert taken() == (True, False)
    comment.undo()
    assert taken() == (False, True)
    assert takes(QKeySequence.StandardKey.Paste)
