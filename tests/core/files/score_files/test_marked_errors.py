"""Errors that people marked are penalties of segments, by the weights of WMT."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.evaluation.given_scores import read_given_scores
from bleu_core.files.documents import Document
from bleu_core.files.score_files.errors import ScoreInvalid
from bleu_core.files.score_files.reading import read_scores
from bleu_core.files.score_files.tables import ScoreAddress

HEADINGS = "system\tdoc\tdoc_id\tseg_id\trater\ttarget\tcategory\tseverity"


def write(path: Path, *rows: str) -> Path:
    cells = (row.split() for row in rows)
    lines = [
        "\t".join((own[0], "d", own[1], own[1], own[2], "<v>x</v>", *own[3:])) for own in cells
    ]
    path.write_text("\n".join([HEADINGS, *lines]), "utf-8")
    return path


def test_the_weights_of_a_segment_add_up_and_raters_are_averaged(tmp_path: Path) -> None:
    path = write(
        tmp_path / "mqm.tsv",
        "A 1 r1 Fluency/Punctuation Minor",
        "A 1 r1 Fluency/Grammar Minor",
        "A 1 r2 Accuracy/Mistranslation Major",
        "B 3 r1 Non-translation! Major",
        "A 1 r1 Fluency/Punctuation Major",
        "A 2 r1 No-error No-error",
        "B 1 r2 Style/Awkward Neutral",
        "A 3 r1 Fluency/Grammar Minor",
    )
    candidates = [Document.from_segments(name, "wxyz"[:3]) for name in "AB"]
    one, two = read_given_scores("mqm", ScoreAddress(path), candidates)
    assert one.rows.tolist() == [[pytest.approx(-11.1 / 2), 1], [0, 1], [-1, 1]]
    assert two.rows.tolist() == [[0, 1], [0, 0], [-25, 1]]
    assert not one.lower_is_better
    assert one.ratings is not None
    assert one.ratings.people == ("r1", "r2")


def test_an_error_without_a_known_weight_is_refused_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(ScoreInvalid) as error:
        read_scores(write(tmp_path / "a.tsv", "A 1 r Style Minor", "A 2 r Style Severe"))
    assert (error.value.line, error.value.text) == (3, "Severe")
