"""Scores of groups of segments are those of the groups as texts of their own."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

import pytest

from bleu_core.analysis.breakdown import column_labels, document_labels, score_groups
from bleu_core.api.evaluation import evaluate, evaluate_files
from bleu_core.errors import Cancelled
from bleu_core.evaluation.given_scores import GivenScores
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.documents import Document
from bleu_core.files.units import MISSING, Units
from bleu_core.progress import Progress
from bleu_core.settings import Settings

# The second document of `one` is one word too short, so its brevity penalty is e^(1 - 6/5).
REFERENCE = ("a b c d e", "f g h i j", "k l m n o p")
ONE = ("a b c d e", "f g h i j", "k l m n o")
TWO = ("v w x y z", "f g h i j", "k l m n o p")


def scored(**documents: object) -> Evaluation:
    units = Units(REFERENCE, **documents)  # type: ignore[arg-type]
    return evaluate(
        candidates=[Document.from_segments("one", ONE), Document.from_segments("two", TWO)],
        references=[Document("reference", units)],
        settings=Settings(metrics=("bleu", "chrf"), smoothing="none"),
    )


def test_a_group_too_short_for_a_score_says_so() -> None:
    evaluation = evaluate(candidates=[["a b c d", "a"]], references=[["a b c d", "a"]])
    long, short = score_groups(evaluation, ["long", "short"])
    assert (long.are_defined, short.are_defined) == ((True,), (False,))
    assert short.scores[0]["bleu"] == 0.0


def test_each_document_is_scored_as_a_text() -> None:
    evaluation = scored(document_numbers=[0, 0, 1], document_names=["news", "chat"])
    news, chat = score_groups(evaluation, document_labels(evaluation))
    assert [(each.name, each.segments) for each in (news, chat)] == [("news", 2), ("chat", 1)]
    assert news.scores[0]["bleu"] == pytest.approx(100)
    assert chat.scores[0]["bleu"] == pytest.approx(100 * math.exp(-0.2))
    # Half of all n-grams match, of every order.
    assert [each.scores[1]["bleu"] for each in (news, chat)] == pytest.approx([50, 100])
    assert news.lowest_bleu == pytest.approx(50)
    assert set(news.scores[0]) == {"bleu", "chrf"}
    assert news.scores[0]["chrf"] == pytest.approx(100)
    assert chat.to_dict(["one", "two"])["candidates"][1]["name"] == "two"


def test_all_segments_as_one_group_have_the_score_of_the_text() -> None:
    evaluation = scored()
    (group,) = score_groups(evaluation, ["x"] * 3)
    for candidate, scores in zip(evaluation.candidates, group.scores, strict=True):
        assert scores == {each.metric.name: each.percent for each in candidate.metrics}


def test_a_metric_may_be_missing_for_a_candidate() -> None:
    given = [GivenScores.of("da", [1, 2, 6], candidate=1)]
    evaluation = evaluate(candidates=[ONE, TWO], references=[REFERENCE], given=given)
    first, second = score_groups(evaluation, ["x", "y", "y"])
    assert [scores.get("da") for scores in first.scores] == [None, 1]
    assert [scores.get("da") for scores in second.scores] == [None, 4]


@pytest.mark.parametrize(
    ("numbers", "names", "expected"),
    [
        ([], [], []),
        ([0, 1, 1], [], ["1", "2", "2"]),
        ([0, 1, 2], ["x", "", "x"], ["x", "2", "x 3"]),
        ([1, MISSING, 1], ["x", "y"], ["y", "", "y"]),
    ],
)
def test_every_document_has_a_name_of_its_own(
    numbers: list[int], names: list[str], expected: list[str]
) -> None:
    evaluation = scored(document_numbers=numbers, document_names=names)
    assert document_labels(evaluation) == expected


@pytest.fixture
def table(tmp_path: Path) -> Callable[..., Evaluation]:
    def read(*rows: str, **settings: object) -> Evaluation:
        path = tmp_path / "table.tsv"
        heading = "Reference\tMT\tDomain\n"
        path.write_text(heading + "".join(f"{row}\n" for row in rows), encoding="utf-8")
        return evaluate_files(
            candidates=[f"{path}#column=MT"],
            references=[f"{path}#column=Reference"],
            settings=Settings(**settings),  # type: ignore[arg-type]
        )

    return read


def test_labels_are_those_of_the_rows_that_are_compared(table: Callable[..., Evaluation]) -> None:
    evaluation = table("a b\ta b\tnews", "c d\t\t chat ", "\te f\tlost", "g h\tg h\t")
    assert len(evaluation.aligned.kept) == evaluation.segments
    expected = {0: "news", 1: "chat", 2: "lost", 3: ""}
    assert 2 not in evaluation.aligned.kept
    assert column_labels(evaluation, "domain") == [expected[row] for row in evaluation.aligned.kept]


def test_no_file_has_the_column(table: Callable[..., Evaluation]) -> None:
    assert column_labels(table("a b\ta b\tnews"), "Genre") == []
    assert column_labels(scored(), "Domain") == []


def test_labels_must_be_one_for_each_segment() -> None:
    with pytest.raises(ValueError, match="labels"):
        score_groups(scored(), ["x"])


def test_it_can_be_cancelled() -> None:
    with pytest.raises(Cancelled):
        score_groups(scored(), ["x"] * 3, progress=Progress(cancelled=lambda: True))
