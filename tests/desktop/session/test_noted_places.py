"""The places of notes: their lines, files and candidates, without a window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate_folders
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.folders.joining import join_originals
from bleu_core.progress import SILENT
from bleu_core.settings import PairingOptions, Settings
from bleu_core.workspace.notes import Note, NotePlace, SegmentVerdict
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.session.file_lists import FileLists
from bleu_desktop.session.folders import FolderResults
from bleu_desktop.session.notes import Notes
from bleu_desktop.session.scoring import ScoringRequest, score_files
from bleu_desktop.session.work import Outcome, Work
from tests.helpers.deliveries import XLIFF
from tests.helpers.folder_trees import LINES, OTHER, WORSE, write_tree

ODD = Note(SegmentVerdict.STYLE, "odd")
FINE = Note(SegmentVerdict.FINE)


class Noted:
    """Lists of texts with notes, and what the notes reported."""

    def __init__(self, parent: QObject) -> None:
        self.work = Work(parent)
        self.lists = FileLists(self.work, parent)
        self.notes = Notes(self.work, self.lists, parent)
        self.folders = FolderResults(parent)
        self.changes = 0
        self.returned: list[tuple[int, int]] = []
        self.notes.changed.connect(self._count)
        self.notes.returned.connect(lambda *place: self.returned.append(place))

    def _count(self) -> None:
        self.changes += 1

    def score(self, settings: Settings | None = None) -> Evaluation:
        """Show an evaluation of the texts, as the session does."""
        workspace = Workspace(self.lists.inputs, settings or Settings())
        outcome = score_files(ScoringRequest(workspace), SILENT)
        assert outcome.evaluation is not None
        self.lists.readings.take(outcome)
        self.notes.show_evaluation(outcome.evaluation, outcome.originals, self.folders)
        return outcome.evaluation

    def open(self, references: list[Path], candidates: list[Path]) -> None:
        """Score folders, and show all their files together."""
        self.lists.add(Role.REFERENCE, references)
        self.lists.add(Role.CANDIDATE, candidates)
        evaluation = evaluate_folders(references=references, candidates=candidates)
        originals = join_originals(evaluation)
        self.folders.take(
            Outcome(evaluation=evaluation, pairing=evaluation.pairing, originals=originals)
        )
        self.show(None)

    def show(self, name: str | None) -> None:
        """Show a file of folders, or all together."""
        assert self.folders.show(name)
        evaluation, file = self.folders.evaluation, self.folders.file
        assert evaluation is not None
        originals = join_originals(evaluation) if file is None else file.originals
        self.notes.show_evaluation(evaluation, originals, self.folders)

    def found(self) -> list[tuple[int, int | None, int]]:
        return [(one.row, one.segment, one.candidate) for one in self.notes.all_notes()]


@pytest.fixture
def noted(qtbot: QtBot) -> Iterator[Noted]:
    parent = QObject()
    yield Noted(parent)
    parent.deleteLater()


def paste(noted: Noted, reference: list[str], *candidates: list[str]) -> None:
    noted.lists.replace_by_documents(
        {
            Role.REFERENCE: [Document.from_segments("r", reference)],
            Role.CANDIDATE: [
                Document.from_segments(f"c{n}", lines) for n, lines in enumerate(candidates)
            ],
        }
    )


def test_notes_are_listed_by_rows_and_candidates(noted: Noted) -> None:
    paste(noted, ["a b", "", "c d"], ["a b", "x", "c"], ["a", "y", "c d"])
    noted.score()
    assert noted.changes == 0
    places = [(2, 1), (2, 0), (1, 0)]
    for segment, candidate in places:
        noted.notes.set_note(segment, candidate, ODD)
    assert noted.changes == 3
    assert noted.notes.note(2, 1) == ODD
    assert not noted.notes.note(1, 1)
    # The same note again is no change.
    noted.notes.set_note(2, 1, ODD)
    assert noted.changes == 3
    assert noted.found() == [(1, 1, 0), (2, 2, 0), (2, 2, 1)]
    leave_out = Settings(pairing=PairingOptions(leave_out=("empty_reference",)))
    noted.score(leave_out)
    assert noted.changes == 4
    assert noted.found() == [(1, None, 0), (2, 1, 0), (2, 1, 1)]
    assert noted.notes.of_candidate(0) == {1: ODD}
    assert [place for place, _ in noted.notes.places()] == [
        NotePlace(0, 2, 0, 1),
        NotePlace(0, 3, 0, 1),
        NotePlace(0, 3, 0, 2),
    ]
    place = noted.notes.place(1, 1)
    noted.notes.forget()
    assert noted.changes == 5
    assert (noted.found(), noted.notes.place(0, 0)) == ([], ())
    assert len(noted.notes.places()) == 3
    noted.notes.set_note(0, 0, ODD)
    noted.notes.set_note_at(place, FINE)
    assert noted.changes == 5


def test_notes_are_about_the_segments_of_one_alignment(noted: Noted) -> None:
    paste(noted, ["a b", "c d"], ["a b", "c"])
    first = noted.score()
    assert noted.notes.are_about(first)
    other = Noted(noted.work.parent())
    assert other.notes.are_about(first)
    noted.score(Settings(pairing=PairingOptions(leave_out=("empty_reference",))))
    assert not noted.notes.are_about(first)


def test_going_back_tells_which_segment_has_changed(noted: Noted) -> None:
    paste(noted, ["a b", "", "c d"], ["a b", "x", "c"], ["a", "y", "c d"])
    leave_out = Settings(pairing=PairingOptions(leave_out=("empty_reference",)))
    noted.score()
    noted.notes.set_note(1, 0, ODD)
    noted.notes.set_note(2, 1, ODD)
    noted.score(leave_out)
    noted.work.undo()
    assert noted.returned == [(1, 1)]
    # The other segment is left out now.
    noted.work.undo()
    assert noted.returned == [(1, 1)]
    noted.work.redo()
    noted.lists.remove(noted.lists[Role.CANDIDATE][1:])
    noted.score()
    noted.work.redo()
    assert noted.returned == [(1, 1)]


def test_a_note_of_a_project_is_put_to_its_text(noted: Noted) -> None:
    paste(noted, ["a b", "c d"], ["a b", "c"], ["a", "c d"])
    noted.score()
    noted.notes.restore([(NotePlace(0, 2, 0, 2), ODD), (NotePlace(1, 1, 0, 1), FINE)])
    assert noted.found() == [(0, 0, 0), (1, 1, 1)]
    assert noted.notes.note(1, 1) == ODD
    # Its own line counts if the reference has no note.
    assert noted.notes.note(0, 0) == FINE
    noted.notes.set_note(0, 0, ODD)
    assert [place for place, _ in noted.notes.places()] == [
        NotePlace(0, 2, 0, 2),
        NotePlace(1, 1, 0, 1),
    ]


def test_segments_on_one_line_have_notes_of_their_own(noted: Noted, tmp_path: Path) -> None:
    segments = ["a b", "c d", "e f"]
    for role in (Role.REFERENCE, Role.CANDIDATE):
        path = tmp_path / f"{role.value}.xlf"
        units = [
            f'<trans-unit id="{n}"><source>x</source><target>{text}</target></trans-unit>'
            for n, text in enumerate(segments)
        ]
        path.write_text(XLIFF.format(namespaces="", units="".join(units)), "utf-8")
        noted.lists.add(role, [path])
    noted.score()
    for segment in range(3):
        noted.notes.set_note(segment, 0, Note(text=segments[segment]))
    assert [noted.notes.note(segment, 0).text for segment in range(3)] == segments
    places = [place for place, _ in noted.notes.places()]
    assert len({place.line for place in places}) == 1
    assert [place.nth for place in places] == [0, 1, 2]


def test_a_note_in_a_folder_is_about_a_line_of_a_file(noted: Noted, tmp_path: Path) -> None:
    names = ("a.txt", "b.txt")
    reference = write_tree(tmp_path / "ref", dict.fromkeys(names, LINES))
    old = write_tree(tmp_path / "old", {"a.txt": OTHER})
    new = write_tree(tmp_path / "new", dict.fromkeys(names, WORSE))
    third = write_tree(tmp_path / "third", {"a.txt": OTHER, "b.txt": WORSE})
    noted.open([reference], [new, third])
    noted.notes.set_note(31, 1, ODD)
    assert [place for place, _ in noted.notes.places()] == [NotePlace(0, 2, 0, 2, "b.txt")]
    noted.show("b.txt")
    assert noted.found() == [(1, 1, 1)]
    noted.show("a.txt")
    assert noted.found() == []
    noted.notes.set_note(1, 1, FINE)
    # A candidate without a file is not among those of the file.
    noted.lists.clear()
    noted.work.put_notes({})
    noted.open([reference], [old, new])
    noted.notes.set_note(2, 1, FINE)
    noted.show("b.txt")
    noted.notes.set_note(1, 0, ODD)
    assert [place for place, _ in noted.notes.places()] == [
        NotePlace(0, 2, 0, 2, "b.txt"),
        NotePlace(0, 3, 0, 2, "a.txt"),
    ]


def test_candidates_of_a_folder_with_both_sides_have_numbers(noted: Noted, tmp_path: Path) -> None:
    files = {"a.ref.txt": LINES, "a.deepl.txt": OTHER, "a.google.txt": WORSE}
    noted.open([write_tree(tmp_path / "both", files)], [])
    noted.notes.set_note(1, 0, ODD)
    noted.notes.set_note(2, 1, FINE)
    kept = noted.notes.places()
    assert [(place.candidate, place.line) for place, _ in kept] == [(-1, 2), (-2, 3)]
    noted.work.put_notes({})
    noted.notes.restore(kept)
    assert noted.found() == [(1, 1, 0), (2, 2, 1)]
