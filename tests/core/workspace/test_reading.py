"""The files of a workspace are read, and what cannot be read is named with its reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.api.evaluation import evaluate_folders
from bleu_core.files.addresses import Address, Role, parse_address
from bleu_core.files.documents import Document
from bleu_core.files.errors import FieldUndecided, FileMissing, TextsMissing
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.score_files.tables import ScoreAddress
from bleu_core.settings import Settings
from bleu_core.workspace import reading
from bleu_core.workspace.inputs import Input, ScoresInput
from bleu_core.workspace.reading import read_inputs, read_scores
from tests.helpers.folder_trees import LINES, write_tree

TABLE = "id\tone\ttwo\n1\tAzul oscuro\tDark blue\n2\tRojo claro\tLight red\n"


def test_each_input_has_its_text_or_the_reason_why_not(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("one\ntwo\n")
    (tmp_path / "b.tsv").write_text(TABLE)
    inputs = [
        Input(Role.REFERENCE, Address(tmp_path / "a.txt")),
        Input(Role.CANDIDATE, Address(tmp_path / "missing.txt")),
        Input(Role.CANDIDATE, Address(tmp_path / "b.tsv")),
        Input(Role.CANDIDATE, parse_address(f"{tmp_path / 'b.tsv'}#column=two")),
        # A project has not kept it, and a file has its name by chance.
        Input(Role.CANDIDATE, Address(tmp_path / "a.txt"), in_memory=True),
    ]
    found = [*read_inputs(inputs, inputs, Settings())]
    assert [each.document and each.document.segments for each in found] == [
        ("one", "two"), None, None, ("Dark blue", "Light red"), None,
    ]  # fmt: skip
    assert [type(each.error) for each in found] == [
        *(type(None), FileMissing, FieldUndecided, type(None), TextsMissing)
    ]
    # What could be read is there to choose from.
    assert [each.contents is None for each in found] == [False, True, False, False, True]
    assert [each.document for each in read_inputs(inputs, inputs[:1], Settings())] == [
        found[0].document
    ]


def test_contents_that_are_known_are_not_read_again(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("one\n")
    known = {(path, None): read_contents(path)}
    path.unlink()
    wanted = [Input(Role.REFERENCE, Address(path))]
    [found] = read_inputs(wanted, wanted, Settings(), known=known)
    assert found.document is not None
    assert found.document.segments == ("one",)
    [missing] = read_inputs(wanted, wanted, Settings())
    assert isinstance(missing.error, FileMissing)


def test_scores_are_those_of_their_candidate_and_a_file_is_read_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "comet.csv"
    path.write_text("comet,esa\n0.5,90\n0.25,70\n")
    text = Document.from_segments("c", ["one", "two"])
    known: dict[Path, object] = {}
    for metric, place, values in (("comet", 1, [0.5, 0.25]), ("esa", 2, [90, 70])):
        address = ScoreAddress(path, (metric,))
        given = read_scores(ScoresInput(metric, address), text, place, known)  # type: ignore[arg-type]
        assert (given.name, given.candidate) == (metric, place)
        assert given.rows[:, 0].tolist() == values
        monkeypatch.setattr(reading.score_files_reading, "read_scores", None)
    assert [*known] == [path]


def test_scores_of_folders_are_found_by_their_files(tmp_path: Path) -> None:
    files = {"a.txt": LINES, "b.txt": LINES}
    evaluation = evaluate_folders(
        references=write_tree(tmp_path / "r", files), candidates=write_tree(tmp_path / "c", files)
    )
    path = tmp_path / "comet.csv"
    rows = [f"{name},{row},{number}" for number, name in enumerate(files) for row in range(1, 31)]
    path.write_text("\n".join(["file,segment,comet", *rows]))
    given = read_scores(ScoresInput("comet", ScoreAddress(path)), evaluation, 0, {})
    assert given.rows[:, 0].tolist() == [0] * 30 + [1] * 30
