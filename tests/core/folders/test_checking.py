"""What is found in files of folders is told of all of them together, and of each file."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.api.evaluation import evaluate_folders
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import FilesLeftOut, Normalize
from bleu_core.evaluation.checking import CheckReport
from bleu_core.evaluation.results import BrokenFile, Evaluation
from bleu_core.folders.checking import check_pairing, check_pooled
from bleu_core.folders.pairing import pair_folders
from bleu_core.settings import Settings
from tests.helpers.folder_trees import write_tree

PLAIN = [f"The number {number} bus leaves the old station today." for number in range(60)]
OTHER = [text.replace("leaves", "left") for text in PLAIN]


def text(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def marked(rows: range) -> list[str]:
    """Return the candidate with tags in some rows."""
    return [f"<b>{line}</b>" if row in rows else line for row, line in enumerate(OTHER)]


@pytest.fixture
def trees(tmp_path: Path) -> dict[str, Path]:
    return {
        name: write_tree(tmp_path / name, files)
        for name, files in {
            "ref": {"a.txt": text(*PLAIN), "b.txt": text(*PLAIN), "c.txt": text(*PLAIN)},
            "mt": {
                "a.txt": text(*marked(range(2, 8))),
                "b.txt": text(*OTHER),
                "c.txt": text(*marked(range(5, 20))),
            },
        }.items()
    }


def scored(trees: dict[str, Path], settings: Settings | None = None) -> Evaluation:
    return evaluate_folders(
        references=trees["ref"], candidates=trees["mt"], settings=settings or Settings()
    )


def test_a_finding_of_several_files_is_one_with_its_rows_among_all(trees: dict[str, Path]) -> None:
    evaluation = scored(trees)
    [found] = [e for e in evaluation.candidates[0].diagnostics if e.kind is Kind.MARKUP]
    assert found.rows == (*range(2, 8), *range(125, 140))
    assert (found.count, found.segments, found.files) == (21, 180, ("a.txt", "c.txt"))
    assert (found.where.document, found.where.segment) == ("a.txt", 2)
    # Its effect is that on a file.
    assert found.effect is None


def test_files_that_are_left_out_are_counted(trees: dict[str, Path]) -> None:
    write_tree(trees["ref"], {"d.txt": text(*PLAIN), "e.txt": text(*PLAIN)})
    write_tree(trees["mt"], {"d.txt": text(*OTHER, "one more"), "x.txt": text("more")})
    evaluation = scored(trees)
    [found] = [e for e in evaluation.diagnostics if e.kind is Kind.FILES_LEFT_OUT]
    assert found.data == FilesLeftOut(1, 0, 2)
    assert not any(e.kind is Kind.FILES_LEFT_OUT for e in scored_without(evaluation))


def scored_without(evaluation: Evaluation) -> list[object]:
    """Return what is found in the files themselves."""
    return [each for file in evaluation.scored for each in file.diagnostics]


@pytest.mark.parametrize("settings", [Settings(), Settings(normalize=("markup",))])
def test_all_files_are_checked_as_one_text_as_it_is(
    trees: dict[str, Path], settings: Settings
) -> None:
    report = check_pooled(scored(trees, settings))
    [found] = [each for each in report.diagnostics if each.kind is Kind.MARKUP]
    assert found.rows == (*range(2, 8), *range(125, 140))
    fixes = {effect.fix for effect in report.effects}
    assert (Normalize("markup") in fixes) is (not settings.normalize)
    assert report.aligned.segments == 180


def test_the_tokenizer_of_all_files_is_kept_for_their_whole(tmp_path: Path) -> None:
    # Together, the texts would be cut otherwise.
    trees = {
        name: write_tree(tmp_path / name, {"a.zh.txt": text(*own)})
        for name, own in {
            "ref": ["我们在学校里学习机器翻译。", "他昨天去了北京。"] * 30,
            "mt": ["我们在学校里学机器翻译。", "他昨天到了北京。"] * 30,
        }.items()
    }
    evaluation = scored(trees)
    assert evaluation.tokenizer.name == "jieba"
    assert not any(e.kind is Kind.NO_WORDS for e in check_pooled(evaluation).diagnostics)


def test_each_file_is_checked_and_a_broken_one_named(trees: dict[str, Path]) -> None:
    write_tree(trees["ref"], {"d.txt": text(*PLAIN)})
    write_tree(trees["mt"], {"d.txt": text("one")})
    pairing = pair_folders(references=trees["ref"], candidates=trees["mt"])
    found = check_pairing(pairing, settings=Settings())
    assert [type(each) for each in found] == [CheckReport] * 3 + [BrokenFile]
    counts = [
        [one.count for one in each.diagnostics if one.kind is Kind.MARKUP]
        for each in found
        if isinstance(each, CheckReport)
    ]
    assert counts == [[6], [], [15]]
