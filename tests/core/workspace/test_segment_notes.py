"""Notes of a project are found with their segments, however the segments are paired."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bleu_core.files.addresses import Address, Role
from bleu_core.settings import PairBy, PairingOptions, Settings
from bleu_core.workspace.inputs import Input
from bleu_core.workspace.notes import Note, NotePlace, SegmentVerdict
from bleu_core.workspace.segment_notes import notes_of_segments
from bleu_core.workspace.workspace import Workspace

Notes = list[tuple[NotePlace, Note]]

NOTE = Note(SegmentVerdict.OMISSION, "half of it")
OTHER = Note(None, "see above")


@pytest.fixture
def found(
    tmp_path: Path,
) -> Callable[[dict[str, str], Notes, PairBy], dict[tuple[int, int], Note]]:
    def found(files: dict[str, str], notes: Notes, by: PairBy) -> dict[tuple[int, int], Note]:
        for name, text in files.items():
            (tmp_path / name).write_text(text, encoding="utf-8")
        # The first input is a candidate: the order of inputs does not tell their roles.
        roles = {name: Role.REFERENCE if "ref" in name else Role.CANDIDATE for name in files}
        inputs = [Input(role, Address(tmp_path / name)) for name, role in roles.items()]
        settings = Settings(pairing=PairingOptions(by=by))
        workspace = Workspace(tuple(inputs), settings, tuple(notes)).read()
        return notes_of_segments(workspace, workspace.score())

    return found


def test_notes_by_position_are_those_of_the_right_candidate(found: Callable[..., object]) -> None:
    files = {"a.txt": "one\ntwo\nthree\n", "ref.txt": "one\ntwo\nthree\n", "b.txt": "1\n2\n3\n"}
    notes = [
        (NotePlace(1, 2, 0, 0), NOTE),  # about a reference's line, and candidate a
        (NotePlace(2, 3, 0, 2), OTHER),  # about a line of candidate b
        (NotePlace(1, 9, 0, 0), NOTE),  # a line that is gone
        (NotePlace(1, 1, 0, 1), NOTE),  # a reference in place of a candidate
        (NotePlace(1, 1, 0, 0, file="sub/a.txt"), NOTE),
    ]
    assert found(files, notes, "position") == {(1, 0): NOTE, (2, 1): OTHER}


def test_notes_by_key_are_only_those_of_compared_segments(found: Callable[..., object]) -> None:
    files = {
        "a.properties": "k2=second\nk1=first\nk9=nowhere\n",
        "ref.properties": "k1=first\nk2=second\n",
    }
    notes = [(NotePlace(0, 1, 0, 0), NOTE), (NotePlace(0, 3, 0, 0), OTHER)]
    assert found(files, notes, "key") == {(1, 0): NOTE}
