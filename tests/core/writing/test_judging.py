"""A sample for a person to judge: blind, repeatable, and read back as it was filled in."""

from __future__ import annotations

import csv
from pathlib import Path

from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.given_scores import read_given_scores
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.documents import Document
from bleu_core.files.score_files.tables import ScoreAddress
from bleu_core.writing.judging import SegmentSample
from bleu_core.writing.texts import save_texts

NAMES = ("A", "B", "C")


def evaluation() -> Evaluation:
    # The systems differ by their names in the first half alone; B and C agree in segment 1.
    texts = {
        name: [
            f"text {number} by {name}" if number < 30 else f"text {number}" for number in range(60)
        ]
        for name in NAMES
    }
    texts["C"][0] = texts["B"][0]
    return evaluate(
        candidates=[Document.from_segments(name, own) for name, own in texts.items()],
        references=[Document.from_segments("reference", texts["A"])],
    )


def rows_of(path: Path, sample: SegmentSample, found: Evaluation) -> list[list[str]]:
    save_texts(found.aligned, path, sample=sample)
    with path.open(encoding="utf-8-sig", newline="") as file:
        return [*csv.reader(file, delimiter="\t")]


def test_what_a_person_fills_in_comes_back_to_the_systems(tmp_path: Path) -> None:
    path, found = tmp_path / "sheet.tsv", evaluation()
    headings, *rows = rows_of(path, SegmentSample(20), found)
    assert headings == ["segment", "reference", "translation", "score"]
    assert len({row[0] for row in rows}) == 20
    assert not {*NAMES} & {cell for row in rows for cell in row}
    filled = [[*row[:3], str(place)] for place, row in enumerate(rows)]
    path.write_text("\n".join("\t".join(row) for row in [headings, *filled]), "utf-8")
    given = read_given_scores("rating", ScoreAddress(path), found.aligned.candidates)
    assert len(given) == len(NAMES)
    for own, document in zip(given, found.aligned.candidates, strict=True):
        expected = {int(row[0]) - 1: float(row[3]) for row in filled if row[2] in document.segments}
        judged = {place: row[0] for place, row in enumerate(own.rows.tolist()) if row[1]}
        assert judged == expected


def test_the_order_of_the_systems_differs_and_the_seed_decides(tmp_path: Path) -> None:
    found = evaluation()
    first = rows_of(tmp_path / "a.tsv", SegmentSample(differing=True), found)
    assert first == rows_of(tmp_path / "b.tsv", SegmentSample(differing=True), found)
    assert first != rows_of(tmp_path / "c.tsv", SegmentSample(differing=True, seed=1), found)
    by_segment: dict[str, str] = {}
    for row in first[1:]:
        by_segment[row[0]] = by_segment.get(row[0], "") + row[2][-1]
    # All segments of the half that differs, in which each translation is told once.
    assert [*by_segment] == [str(number) for number in range(1, 31)]
    assert sorted(by_segment["1"]) == ["A", "B"]
    assert len({*by_segment.values()}) > 2
