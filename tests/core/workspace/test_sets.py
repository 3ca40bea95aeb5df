"""Test sets: their folders, the names of their candidates, and the average of their scores."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.files.addresses import Address
from bleu_core.files.errors import FileMissing
from bleu_core.folders.errors import FolderExpected, NoFilesPaired
from bleu_core.settings import Settings
from bleu_core.workspace.errors import SetHasOneSide
from bleu_core.workspace.sets import SetFolder, SetScores, evaluate_sets, find_sets
from tests.helpers.folder_trees import write_tree

# The products of the precisions of one to four tokens: 4/5 · 3/4 · 2/3 · 1/2 = 1/5, and
# 5/6 · 4/5 · 3/4 · 2/3 = 1/3.
FIVE, OF_FIVE = "a b c d e\n", "a b c d x\n"
SIX, OF_SIX = "a b c d e f\n", "a b c d e x\n"
SCORE_OF_FIVE = 100 * (1 / 5) ** 0.25
SCORE_OF_SIX = 100 * (1 / 3) ** 0.25


def found_in(*folders: Path) -> tuple[SetFolder, ...]:
    return find_sets([Address(folder) for folder in folders])


def candidates(folder: SetFolder) -> list[str]:
    return [one.title for one in folder.candidates]


@pytest.fixture
def scores(tmp_path: Path) -> SetScores:
    """Two sets: `old` is in both, `new` is only in the second."""
    write_tree(
        tmp_path,
        {
            "one/ref.txt": FIVE,
            "one/old.txt": OF_FIVE,
            "two/ref.txt": SIX,
            "two/new.txt": SIX,
            "two/old.txt": OF_SIX,
        },
    )
    return evaluate_sets(found_in(tmp_path), Settings())


def test_the_average_is_the_mean_of_the_scores_not_a_score_of_all_segments(
    scores: SetScores,
) -> None:
    percents = [
        result.percent for each in scores.sets if (result := each.result("old.txt", "bleu"))
    ]
    assert percents == pytest.approx([SCORE_OF_FIVE, SCORE_OF_SIX])
    average = scores.average("old.txt", "bleu")
    assert average == pytest.approx(71.42879953140073)
    # Together, the precisions are 9/11, 7/9, 5/7 and 3/5.
    assert average != pytest.approx(100 * (3 / 11) ** 0.25)


def test_a_candidate_that_is_missing_in_a_set_has_no_average_and_comes_last(
    scores: SetScores,
) -> None:
    assert scores.candidates == ("old.txt", "new.txt")
    assert scores.average("new.txt", "bleu") is None
    assert scores.average("nobody.txt", "bleu") is None
    [metric] = scores.to_dict()["candidates"][1]["metrics"]
    assert metric["percents"] == {"one": None, "two": pytest.approx(100)}
    assert metric["average"] is None


def test_a_set_too_short_for_a_score_leaves_no_average(tmp_path: Path) -> None:
    files = {"long/ref.txt": FIVE, "long/a.txt": FIVE, "short/ref.txt": "a\n", "short/a.txt": "a\n"}
    write_tree(tmp_path, files)
    scores = evaluate_sets(found_in(tmp_path), Settings(metrics=("bleu", "chrf")))
    assert scores.average("a.txt", "bleu") is None
    assert scores.average("a.txt", "chrf") == pytest.approx(100)


def test_the_best_average_comes_first(tmp_path: Path) -> None:
    write_tree(tmp_path, {"set/ref.txt": FIVE, "set/a.txt": OF_FIVE, "set/b.txt": FIVE})
    assert evaluate_sets(found_in(tmp_path), Settings()).candidates == ("b.txt", "a.txt")


def test_a_set_that_cannot_be_scored_leaves_the_others_and_no_average(tmp_path: Path) -> None:
    write_tree(
        tmp_path,
        {"bad/ref.txt": FIVE, "bad/a.txt": FIVE * 2, "good/ref.txt": FIVE, "good/a.txt": FIVE},
    )
    scores = evaluate_sets(found_in(tmp_path), Settings())
    [broken] = scores.broken
    assert (broken.name, type(broken.error).__name__) == ("bad", "SegmentCountsDiffer")
    result = scores.sets[1].result("a.txt", "bleu")
    assert result is not None
    assert result.percent == pytest.approx(100)
    assert scores.average("a.txt", "bleu") is None
    assert scores.to_dict()["sets"][0]["error"]["id"] == "SegmentCountsDiffer"


def test_each_set_has_its_language_and_tokenizer(tmp_path: Path) -> None:
    chinese = "我们今天去北京看朋友。\n"
    write_tree(
        tmp_path,
        {
            "de/ref.de.txt": FIVE,
            "de/mt.de.txt": FIVE,
            "zh/ref.zh.txt": chinese,
            "zh/mt.zh.txt": chinese,
        },
    )
    scores = evaluate_sets(found_in(tmp_path), Settings())
    evaluations = [each.evaluation for each in scores.sets if each.evaluation is not None]
    assert [one.target_language.tag for one in evaluations] == ["de", "zh-CN"]
    assert [one.tokenizer.name for one in evaluations] == ["13a", "jieba"]
    assert scores.average("mt.txt", "bleu") == pytest.approx(100)


def test_only_folders_without_further_folders_of_files_are_sets(tmp_path: Path) -> None:
    write_tree(
        tmp_path / "wmt",
        {
            "README.md": "# About",
            "22/en-de/ref.txt": FIVE,
            "22/en-de/src.txt": FIVE,
            "22/en-de/a.txt": FIVE,
            "23/en-de/ref.A.txt": FIVE,
            "23/en-de/ref.B.txt": FIVE,
            "23/en-de/a.txt": FIVE,
        },
    )
    sets = found_in(tmp_path / "wmt")
    assert [each.name for each in sets] == ["22/en-de", "23/en-de"]
    roles = [sorted(one.role.value for one in each.inputs) for each in sets]
    assert roles == [["candidate", "reference", "source"], ["candidate", "reference", "reference"]]
    # The order of the command line is that of the table.
    inside = [tmp_path / "wmt" / year / "en-de" for year in ("23", "22")]
    assert [each.name for each in found_in(*inside)] == ["23/en-de", "22/en-de"]
    assert [each.path for each in found_in(*inside, *inside)] == inside


def test_candidates_belong_together_by_name_apart_from_the_language(tmp_path: Path) -> None:
    tree = {
        "de": ("ref.de.txt", "google.de.txt", "own.de.txt", "own.es.txt", "same.txt"),
        "zh": ("ref.zh.txt", "google.zh.txt", "own.zh.txt", "same.txt", "Old.zh.txt"),
    }
    for folder, names in tree.items():
        write_tree(tmp_path / folder, dict.fromkeys(names, FIVE))
    german, chinese = found_in(tmp_path)
    # Two files that differ only in their languages keep them.
    assert candidates(german) == ["google.txt", "own.de.txt", "own.es.txt", "same.txt"]
    assert sorted(candidates(chinese)) == ["Old.zh.txt", "google.txt", "own.zh.txt", "same.txt"]


def test_a_file_name_that_is_only_a_language_stays(tmp_path: Path) -> None:
    write_tree(tmp_path, dict.fromkeys(("s/ref.txt", "s/de.txt", "t/ref.txt", "t/es.txt"), FIVE))
    assert [candidates(each) for each in found_in(tmp_path)] == [["de.txt"], ["es.txt"]]


@pytest.mark.parametrize("names", [("a.txt", "b.txt"), ("ref.txt",), ("mt.txt",)])
def test_a_set_needs_a_reference_and_a_candidate(names: tuple[str, ...], tmp_path: Path) -> None:
    write_tree(tmp_path / "set", dict.fromkeys(names, FIVE))
    [only] = found_in(tmp_path)
    assert isinstance(only.error, SetHasOneSide)
    assert only.error.path == tmp_path / "set"


def test_something_else_than_folders_of_files_is_an_error(tmp_path: Path) -> None:
    write_tree(tmp_path, {"file.txt": FIVE})
    (tmp_path / "empty").mkdir()
    for name, error in {
        "file.txt": FolderExpected, "nowhere": FileMissing, "empty": NoFilesPaired,
    }.items():  # fmt: skip
        with pytest.raises(error):
            found_in(tmp_path / name)
