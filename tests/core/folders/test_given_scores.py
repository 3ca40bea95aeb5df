"""Given scores of folders belong to the files they name, or to all files one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bleu_core.api.evaluation import evaluate_files, evaluate_folders
from bleu_core.evaluation.given_scores import GivenScores, add_scores, read_given_scores
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.documents import read_document
from bleu_core.files.score_files.errors import (
    NumberingUnknown,
    ScoreCountsDiffer,
    ScoredFilesUnnamed,
    ScoresMissing,
)
from bleu_core.files.score_files.tables import ScoreAddress
from bleu_core.folders.given_scores import add_folder_scores, read_folder_scores
from bleu_core.folders.pairing import pair_names
from bleu_core.settings import Resampling, Settings
from tests.helpers.folder_trees import write_tree

COUNTS = {"ui/b.txt": 3, "a.txt": 4, "z.txt": 2}
SETTINGS = Settings(resampling=Resampling(confidence=True, paired_test="bs"))


def lines(side: str, count: int, name: str) -> str:
    return "".join(f"line {number} of the {side} file {name} today\n" for number in range(count))


def write_sides(tmp_path: Path, counts: dict[str, int]) -> None:
    for side in ("ref", "one", "two"):
        texts = {name: lines(side, count, name) for name, count in counts.items()}
        write_tree(tmp_path / side, texts)
        write_tree(tmp_path, {f"{side}.txt": "".join(text for _, text in sorted(texts.items()))})


@pytest.fixture
def folders(tmp_path: Path) -> Evaluation:
    write_sides(tmp_path, COUNTS)
    return evaluate_folders(
        candidates=[tmp_path / "one", tmp_path / "two"],
        references=tmp_path / "ref",
        settings=SETTINGS,
    )


def write_rows(tmp_path: Path, *rows: str) -> ScoreAddress:
    path = tmp_path / "scores.csv"
    path.write_text("\n".join(rows) + "\n", "utf-8")
    return ScoreAddress(path)


def scored_rows(given: GivenScores) -> list[float | None]:
    return [total / count if count else None for total, count in given.rows.tolist()]


def test_rows_belong_to_the_files_they_name_as_if_all_were_one_file(
    tmp_path: Path, folders: Evaluation
) -> None:
    rated = [
        (system, name, number, 10 * number + len(system) + place)
        for system in ("one", "two")
        for place, (name, count) in enumerate(COUNTS.items())
        for number in range(1, count + 1)
        if (system, number) != ("two", 2)
    ]
    # In no order, with files that were not scored.
    rows = [f"{system},{name},{number},{score}" for system, name, number, score in rated[::-1]]
    address = write_rows(tmp_path, "system,file,segment,score", *rows, "one,other.txt,1,900")
    given = read_folder_scores("da", address, folders)
    found = add_folder_scores(folders, given)

    starts = {name: sum(COUNTS[each] for each in sorted(COUNTS) if each < name) for name in COUNTS}
    rows = [f"{system},{starts[name] + number},{score}" for system, name, number, score in rated]
    address = write_rows(tmp_path, "system,segment,score", *rows)
    whole = [tmp_path / "one.txt", tmp_path / "two.txt"]
    plain = evaluate_files(candidates=whole, references=tmp_path / "ref.txt", settings=SETTINGS)
    expected = add_scores(plain, read_given_scores("da", address, [*map(read_document, whole)]))
    # The folders' files are in natural order.
    order = [starts[file.name] + row for file in found.counted for row in range(COUNTS[file.name])]
    for one, other in zip(found.candidates, expected.candidates, strict=True):
        results = one.metric("da"), other.metric("da")
        assert results[0].percent == pytest.approx(results[1].percent)
        assert results[0].statistics.tolist() == results[1].statistics[order].tolist()
    assert [one.metric("da").judged for one in found.candidates] == [9, 6]
    # Each file has its own, and what was computed is as it was.
    [b] = [file for file in found.counted if file.name == "ui/b.txt"]
    assert b.evaluation.candidates[0].metric("da").segment_percents == (13, 23, 33)
    assert {each.metric for each in found.comparisons} == {"bleu", "da"}
    assert b.evaluation.candidates[0].metric("da").interval is not None
    assert [*found.candidates[0].metrics[:1]] == [*folders.candidates[0].metrics[:1]]
    assert add_folder_scores(found, ()).comparisons == folders.comparisons


def test_a_file_without_ratings_lacks_the_metric(tmp_path: Path, folders: Evaluation) -> None:
    address = write_rows(tmp_path, "document,segment,score", "b,1,0.5", "b,3,0.25", "a,4,70")
    found = add_folder_scores(folders, read_folder_scores("da", address, folders))
    files = {file.name: file.evaluation.candidates[0] for file in found.counted}
    assert files["z.txt"].result("da") is None
    assert files["ui/b.txt"].metric("da").percent == 0.375
    # With as many decimals as in all files.
    assert files["ui/b.txt"].metric("da").metric == found.metric("da")
    assert (found.candidates[0].metric("da").judged, found.candidates[1].result("da")) == (3, None)


def test_scores_of_files_that_are_not_compared_are_no_other_files(
    tmp_path: Path, folders: Evaluation
) -> None:
    write_tree(tmp_path / "one", {"b.txt": "no reference\n"})
    folders = evaluate_folders(
        candidates=[tmp_path / "one", tmp_path / "two"], references=tmp_path / "ref"
    )
    rows = ["system,file,score", *["one,a,5"] * 4, "two,b,7", "two,b,8", "two,b,9"]
    [given] = read_folder_scores("da", write_rows(tmp_path, *rows), folders)
    assert (given.candidate, given.rows[:, 1].sum()) == (0, 4)
    with pytest.raises(ScoresMissing):
        read_folder_scores("da", write_rows(tmp_path, *rows), folders, place=1, alone=True)


def test_one_file_shows_how_all_are_numbered(tmp_path: Path, folders: Evaluation) -> None:
    with pytest.raises(NumberingUnknown):
        read_folder_scores("da", write_rows(tmp_path, "file,segment,score", "a.txt,2,5"), folders)
    rows = ["file,segment,score", "a.txt,2,5", "z.txt,2,7"]
    [given] = read_folder_scores("da", write_rows(tmp_path, *rows), folders)
    assert [score for score in scored_rows(given) if score] == [5, 7]
    assert scored_rows(given)[-1] == 7
    rows[2] = "z.txt,3,7"
    with pytest.raises(ScoreCountsDiffer) as error:
        read_folder_scores("da", write_rows(tmp_path, *rows, "ui/b.txt,0,1"), folders)
    assert (error.value.candidate, error.value.segments) == ("z.txt", 2)


def test_rows_without_files_have_the_order_of_all_or_the_texts(
    tmp_path: Path, folders: Evaluation
) -> None:
    [given] = read_folder_scores("x", write_rows(tmp_path, *map(str, range(9))), folders)
    assert scored_rows(given) == [*range(9)]
    texts = [line for file in ("z.txt", "ui/b.txt") for line in lines("one", 2, file).splitlines()]
    rows = [f"{text},{number}" for number, text in enumerate(texts)]
    [given] = read_folder_scores("x", write_rows(tmp_path, "translation,score", *rows), folders)
    assert {score for score in scored_rows(given) if score is not None} == {0, 1, 2, 3}


def refused(address: ScoreAddress, folders: Evaluation) -> Sequence[int]:
    with pytest.raises(ScoredFilesUnnamed) as error:
        read_folder_scores("x", address, folders)
    return error.value.files, error.value.segments, error.value.scores


def test_rows_that_may_belong_to_another_file_are_refused(
    tmp_path: Path, folders: Evaluation
) -> None:
    # Numbers of all files, one of which may have been left out.
    rows = ["segment,score", "9,5", "2,4"]
    assert refused(write_rows(tmp_path, *rows), folders) == (3, 9, 2)
    assert refused(write_rows(tmp_path, *"12345678"), folders) == (3, 9, 8)
    # Other programs put page 10 before page 9.
    write_sides(tmp_path, {"page9.txt": 2, "page10.txt": 3})
    other = evaluate_folders(candidates=tmp_path / "one", references=tmp_path / "ref")
    assert refused(write_rows(tmp_path, *"12345" * 3), other)[0] == 5


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["a.txt", "b.txt"], {"a.txt": "a.txt"}),
        (["A.TXT", "ui/c.mt.po"], {"A.TXT": "a.txt", "ui/c.mt.po": "ui/c.ref.po"}),
        (["a", "ui/c"], {"a": "a.txt", "ui/c": "ui/c.ref.po"}),
        (["c.mt.po", "b"], {"c.mt.po": "ui/c.ref.po"}),
        (["news-1"], {}),
    ],
)
def test_names_mean_files_as_files_of_folders_are_paired(
    names: list[str], expected: dict[str, str]
) -> None:
    assert pair_names(names, ["a.txt", "ui/b.txt", "web/b.txt", "ui/c.ref.po"]) == expected
