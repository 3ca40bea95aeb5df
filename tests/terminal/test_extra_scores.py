"""`--as-others` and `--compare-references`: further scores, computed only with these flags."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from bleu_core.analysis.as_others import score_as_others
from bleu_core.analysis.reference_scores import score_references
from bleu_core.api.evaluation import evaluate_files
from bleu_core.settings import Settings

PROGRAMS = ("sacreBLEU", "NLTK", "TensorFlow NMT", "Hugging Face evaluate", "PaddleOCR")
COLUMNS = [
    "as_sacrebleu_percent", "as_nltk_percent", "as_tensorflow_nmt_percent",
    "as_huggingface_percent", "as_paddleocr_percent",
]  # fmt: skip


class Files(NamedTuple):
    one: str
    two: str
    good: str
    weak: str

    @property
    def evaluation(self) -> Any:
        return evaluate_files(
            candidates=[self.good, self.weak],
            references=[self.one, self.two],
            settings=Settings(metrics=("bleu", "chrf")),
        )

    @property
    def words(self) -> tuple[str, ...]:
        return (self.one, self.two, "-i", self.good, self.weak, "-m", "chrf")


@pytest.fixture
def files(write: Callable[..., str]) -> Files:
    one = ["The council met on Monday, and it rained.", "She looked at the quiet street.", "Yes."]
    two = ["On Monday the council met in the rain.", "She looked out at the calm street.", "Yes!"]
    good = ["The council met on Monday, and it poured.", "She looked at the calm street.", "Yes."]
    weak = ["The council was meeting on Monday.", "She was looking at a quiet street.", "No."]
    texts = {"1": one, "2": two, "a": good, "b": weak}
    return Files(*(write(f"{name}.en.txt", lines) for name, lines in texts.items()))


def test_text_shows_each_program_with_its_reasons(bleu_score: Any, files: Files) -> None:
    out = bleu_score(*files.words, "--as-others").out
    good, _ = score_as_others(files.evaluation)
    section = out.split("BLEU in other programs:")[1].splitlines()[1:6]
    for line, name, score in zip(section, PROGRAMS, good.scores, strict=True):
        assert line.startswith(f"    {name} ")
        assert f" {score.percent:.2f} " in line
    assert section[0].endswith("no difference")
    assert "split at spaces only (+" in section[1]
    assert "are counted as misses (−" in section[1]
    assert "As other programs" not in bleu_score(*files.words).out


def test_quiet_text_is_only_the_scores(bleu_score: Any, files: Files) -> None:
    lines = bleu_score(*files.words, "--as-others", "-q").out.splitlines()
    assert len(lines) == 2 * (2 + len(PROGRAMS))
    assert [line.split("\t")[1].split(" = ")[0] for line in lines[2:7]] == list(PROGRAMS)


def test_json_has_the_scores_of_programs_with_each_candidate(bleu_score: Any, files: Files) -> None:
    content = json.loads(bleu_score(*files.words, "--as-others", "-f", "json").out)
    answers = score_as_others(files.evaluation)
    for candidate, answer in zip(content["candidates"], answers, strict=True):
        expected = [score.to_dict() for score in answer.scores]
        assert candidate["as_others"] == json.loads(json.dumps(expected))
    plain = json.loads(bleu_score(*files.words, "-f", "json").out)
    for candidate in content["candidates"]:
        del candidate["as_others"]
    assert content == plain


def test_tsv_has_a_column_for_each_program(bleu_score: Any, files: Files) -> None:
    out = bleu_score(*files.words, "--as-others", "-f", "tsv").out
    header, *rows = csv.reader(out.splitlines(), delimiter="\t")
    assert header[-5:] == COLUMNS
    for row, answer in zip(rows, score_as_others(files.evaluation), strict=True):
        assert [float(cell) for cell in row[-5:]] == [score.percent for score in answer.scores]
        assert len(row) == len(header)
    assert "as_" not in bleu_score(*files.words, "-f", "tsv").out


def test_a_program_without_a_score_has_a_reason(bleu_score: Any, write: Any) -> None:
    reference, empty = write("r.txt", ["one", "two"]), write("e.txt", ["", ""])
    words = (reference, "-i", empty, "--as-others")
    out = bleu_score(*words).out
    assert "No score: with an empty candidate, it divides by zero." in out
    assert "Hugging" not in bleu_score(*words, "-q").out
    _, row = csv.reader(bleu_score(*words, "-f", "tsv").out.splitlines(), delimiter="\t")
    assert row[-2:] == ["", ""]


def test_references_against_each_other(bleu_score: Any, files: Files) -> None:
    content = json.loads(bleu_score(*files.words, "--compare-references", "-f", "json").out)
    found = score_references(files.evaluation)
    assert content["reference_scores"] == json.loads(json.dumps([s.to_dict() for s in found]))
    lines = bleu_score(*files.words, "--compare-references").out.splitlines()
    start = lines.index(
        "Each reference scored against the others, with the candidates against the same others:"
    )
    assert lines[start + 1 : start + 4] == [
        f"  1.en.txt: BLEU = {found[0].percent:.2f} (segments: 3)",
        f"    a.en.txt: {found[0].candidates[0]:.2f}",
        f"    b.en.txt: {found[0].candidates[1]:.2f}",
    ]
    assert len(lines[start + 1 :]) == 2 * 2 * 3


def test_a_single_reference_has_no_other(bleu_score: Any, files: Files) -> None:
    words = (files.one, "-i", files.good, "--compare-references")
    assert json.loads(bleu_score(*words, "-f", "json").out)["reference_scores"] == []
    assert "at least two" in bleu_score(*words).out.splitlines()[-1]
