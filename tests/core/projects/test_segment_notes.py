"""Notes of a project find the segments they are about, whatever pairs them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bleu_core import Settings, evaluate
from bleu_core.corpus.addresses import Address, Role
from bleu_core.corpus.documents import read_document
from bleu_core.notes import Note, SegmentVerdict
from bleu_core.projects import ProjectInput, ProjectNote
from bleu_core.projects.segment_notes import notes_of_segments
from bleu_core.settings import PairBy, PairingOptions

NOTE = Note(SegmentVerdict.OMISSION, "half of it")
OTHER = Note(None, "see above")


@pytest.fixture
def found(
    tmp_path: Path,
) -> Callable[[dict[str, str], list[ProjectNote], PairBy], dict[tuple[int, int], Note]]:
    def found(
        files: dict[str, str], notes: list[ProjectNote], by: PairBy
    ) -> dict[tuple[int, int], Note]:
        for name, text in files.items():
            (tmp_path / name).write_text(text, encoding="utf-8")
        # A candidate stands first among the inputs: places are not roles.
        roles = {name: Role.REFERENCE if "ref" in name else Role.CANDIDATE for name in files}
        inputs = [ProjectInput(role, Address(tmp_path / name)) for name, role in roles.items()]
        documents = {
            role: [read_document(one.address, role=role) for one in inputs if one.role is role]
            for role in Role
        }
        evaluation = evaluate(
            candidates=documents[Role.CANDIDATE],
            references=documents[Role.REFERENCE],
            settings=Settings(pairing=PairingOptions(by=by)),
        )
        return notes_of_segments(notes, inputs, evaluation, documents)

    return found


def test_by_position_and_of_the_right_candidate(found: Callable[..., object]) -> None:
    files = {"a.txt": "one\ntwo\nthree\n", "ref.txt": "one\ntwo\nthree\n", "b.txt": "1\n2\n3\n"}
    notes = [
        ProjectNote(1, 2, 0, 0, NOTE),  # about a reference's line, and candidate a
        ProjectNote(2, 3, 0, 2, OTHER),  # about a line of candidate b
        ProjectNote(1, 9, 0, 0, NOTE),  # a line that is gone
        ProjectNote(1, 1, 0, 1, NOTE),  # a reference is no candidate
        ProjectNote(1, 1, 0, 0, NOTE, file="sub/a.txt"),
    ]
    assert found(files, notes, "position") == {(1, 0): NOTE, (2, 1): OTHER}


def test_by_key_and_only_of_what_is_compared(found: Callable[..., object]) -> None:
    files = {
        "a.properties": "k2=second\nk1=first\nk9=nowhere\n",
        "ref.properties": "k1=first\nk2=second\n",
    }
    notes = [ProjectNote(0, 1, 0, 0, NOTE), ProjectNote(0, 3, 0, 0, OTHER)]
    assert found(files, notes, "key") == {(1, 0): NOTE}
