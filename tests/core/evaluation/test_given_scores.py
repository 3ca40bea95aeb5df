"""Given scores become a metric of the right candidate, segment by segment."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bleu_core.analysis.segments import SegmentTable
from bleu_core.analysis.standings import Standings
from bleu_core.api.evaluation import evaluate
from bleu_core.errors import BleuError
from bleu_core.evaluation.evaluate import evaluate_in_steps
from bleu_core.evaluation.given_scores import (
    GivenScores,
    add_scores,
    metric_title,
    read_given_scores,
)
from bleu_core.evaluation.resample import resample
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.documents import Document, read_document
from bleu_core.files.score_files.errors import (
    DirectionUnknown,
    MetricNameTaken,
    NumberingUnknown,
    ScoreCountsDiffer,
    ScoresGivenTwice,
    ScoresMissing,
    ScoresOfOtherText,
)
from bleu_core.files.score_files.tables import ScoreAddress, parse_score_address
from bleu_core.pairing.repairs import Repair, RepairKind, repaired
from bleu_core.settings import PairingOptions, Resampling, Settings

REFERENCE = ["the cat is on the mat", "a dog barks", "it rains today again", "good night"]
ONE = ["the cat is on a mat", "the dog barks", "it rains again", "good night"]
TWO = ["the cat sat on the mat", "a dog", "it rains today again", "night"]


def documents(**texts: Sequence[str]) -> list[Document]:
    return [Document.from_segments(f"{name}.txt", segments) for name, segments in texts.items()]


def scored(given: Sequence[GivenScores], **settings: Any) -> Evaluation:
    return evaluate(
        candidates=documents(one=ONE, two=TWO),
        references=documents(reference=REFERENCE),
        settings=Settings(**settings),
        given=given,
    )


def values(evaluation: Evaluation, candidate: int, metric: str) -> list[float]:
    return list(evaluation.candidates[candidate].metric(metric).segment_percents)


def read(path: Path, name: str = "comet", **options: Any) -> list[GivenScores]:
    return read_given_scores(name, ScoreAddress(path), documents(one=ONE, two=TWO), **options)


def test_the_score_is_the_mean_and_each_segment_has_its_own(tmp_path: Path) -> None:
    path = tmp_path / "comet.txt"
    path.write_text("0.9\n0.7\n0.8\n0.5\n")
    evaluation = scored(read(path, place=1), metrics=("bleu", "chrf"))
    first, second = evaluation.candidates
    assert [result.metric.name for result in first.metrics] == ["bleu", "chrf"]
    assert [result.metric.name for result in second.metrics] == ["bleu", "chrf", "comet"]
    result = second.metrics[-1]
    assert result.percent == pytest.approx(0.725, abs=1e-15)
    assert values(evaluation, 1, "comet") == [0.9, 0.7, 0.8, 0.5]
    assert (result.metric.given, result.metric.title, result.metric.decimals) == (True, "COMET", 4)
    assert result.file is not None
    assert result.file.name == "comet.txt"
    assert result.signature.startswith(
        f"given:yes|file:comet.txt|sha256:{result.file.sha256[:16]}|version:bleu-desktop-"
    )
    assert [metric.name for metric in evaluation.metrics] == ["bleu", "chrf", "comet"]
    # The computed scores do not change.
    plain = scored((), metrics=("bleu", "chrf"))
    for with_given, without in zip(evaluation.candidates, plain.candidates, strict=True):
        assert with_given.score == without.score
        assert with_given.metrics[:2] == without.metrics


def test_plain_data_marks_a_given_metric(tmp_path: Path) -> None:
    path = tmp_path / "a|b.txt"
    path.write_text("1\n2\n3\n4\n")
    evaluation = scored(read(path, "metricx"), resampling=Resampling(confidence=True))
    content = evaluation.to_dict(segment_scores=True)["candidates"][0]
    bleu, given = content["metrics"]
    assert "given" not in bleu
    assert given["given"] is True
    assert (given["id"], given["name"], given["score"]) == ("metricx", "MetricX", 2.5)
    assert given["lower_is_better"] is True
    assert (given["file"], len(given["sha256"])) == ("a|b.txt", 64)
    assert "percent" not in given
    assert given["segment_scores"] == [1, 2, 3, 4]
    found = evaluation.candidates[0].correlation("metricx")
    assert given["correlations"] == {"bleu": found.to_dict()}
    assert (found.segments, found.undefined) == (4, None)
    assert "file:a_b.txt|" in given["signature"]
    assert "|bs:1000|seed:12345|" in given["signature"]
    assert [detail["given"]["metricx"] for detail in content["segment_details"]] == [1, 2, 3, 4]
    assert {*content["confidence"]} == {"bleu", "metricx"}
    assert json.dumps(content, allow_nan=False)
    other = evaluation.to_dict(segment_scores=True)["candidates"][1]
    assert "given" not in other["segment_details"][0]
    table = evaluation.segment_scores()
    assert table["metricx"][:4] == [1, 2, 3, 4]
    assert np.isnan(table["metricx"][4:]).all()
    assert "MetricX|given:yes" in str(evaluation)
    assert "= 2.500 (95% CI" in str(evaluation)


def test_a_given_metric_is_tested_and_ranked_by_its_own_direction() -> None:
    resampling = Resampling(confidence=True, paired_test="bs")
    given = [
        GivenScores.of("metricx", [5, 6, 5, 6]),
        GivenScores.of("metricx", [1, 1, 2, 1], candidate=1),
    ]
    evaluation = scored(given, resampling=resampling)
    [comparison] = [each for each in evaluation.comparisons if each.metric == "metricx"]
    assert comparison.difference == -4.25
    assert comparison.decimals == 3
    standings = Standings(evaluation, "metricx")
    assert standings.order == (1, 0)
    assert standings.lower_is_better
    same = resample(scored(given), resampling)
    assert same.comparisons == evaluation.comparisons
    assert same.candidates[0].metrics == evaluation.candidates[0].metrics


def test_steps_have_given_scores_from_the_first_on() -> None:
    steps = evaluate_in_steps(
        candidates=documents(one=ONE),
        references=documents(reference=REFERENCE),
        settings=Settings(metrics=("bleu", "chrf", "ter")),
        given=[GivenScores.of("comet", [1, 2, 3, 4])],
    )
    names = [[result.metric.name for result in step.candidates[0].metrics] for step in steps]
    assert names == [
        ["bleu", "comet"],
        ["bleu", "chrf", "comet"],
        ["bleu", "chrf", "ter", "comet"],
    ]


def test_scores_are_exchanged_for_others() -> None:
    evaluation = scored([GivenScores.of("comet", [1, 2, 3, 4])])
    evaluation = add_scores(evaluation, [GivenScores.of("human", [4, 4, 4, 5], candidate=1)])
    assert [metric.name for metric in evaluation.metrics] == ["bleu", "human"]
    assert add_scores(evaluation, ()) == scored(())


def test_columns_of_given_scores_are_empty_for_other_candidates() -> None:
    evaluation = scored([GivenScores.of("comet", [1, 2, 3, 4], candidate=1)])
    table = SegmentTable(evaluation)
    assert [*table.metrics] == ["bleu", "chrf", "comet"]
    assert table.metrics["comet"] == "COMET"
    assert table.column("comet", 1).tolist() == [1, 2, 3, 4]
    assert np.isnan(table.column("comet", 0)).all()


def test_the_worst_by_the_first_given_metric_are_found() -> None:
    given = [
        GivenScores.of("metricx", [1, 2, 9, 4], candidate=1),
        GivenScores.of("comet", [0.1, 0.5, 0.6, 0.7], candidate=1),
        GivenScores.of("comet", [0.5] * 4),
    ]
    table = SegmentTable(scored(given))
    assert np.flatnonzero(table.selected("given", 1)).tolist() == [2]
    assert not table.selected("given", 0).any()
    higher = SegmentTable(scored(given[1:]))
    assert np.flatnonzero(higher.selected("given", 1)).tolist() == [0]


# Assignment of rows to segments


def test_rows_of_pairs_that_are_left_out_are_left_out() -> None:
    candidate = [*ONE[:2], "", ONE[3]]
    evaluation = evaluate(
        candidates=documents(one=candidate),
        references=documents(reference=REFERENCE),
        settings=Settings(pairing=PairingOptions(leave_out=("empty_candidate",))),
        given=[GivenScores.of("comet", [0.1, 0.2, 0.3, 0.4])],
    )
    assert evaluation.segments == 3
    assert values(evaluation, 0, "comet") == [0.1, 0.2, 0.4]
    signature = evaluation.candidates[0].metrics[1].signature
    assert "|out:empty_candidate[1]|" in signature


def properties(tmp_path: Path, name: str, texts: dict[str, str]) -> Document:
    path = tmp_path / f"{name}.properties"
    path.write_text("".join(f"{key}={text}\n" for key, text in texts.items()))
    return read_document(path)


def test_rows_follow_the_keys_of_the_candidate(tmp_path: Path) -> None:
    reference = properties(tmp_path, "ref", {"a": "one", "b": "two", "c": "three", "d": "four"})
    candidate = properties(tmp_path, "mt", {"d": "four", "x": "more", "b": "two", "a": "won"})
    evaluation = evaluate(
        candidates=[candidate],
        references=[reference],
        given=[GivenScores.of("comet", [0.4, 0.9, 0.2, 0.1])],
    )
    assert evaluation.aligned.pairs.method == "key"
    keys = [evaluation.aligned.key(segment) for segment in range(evaluation.segments)]
    found = dict(zip(keys, values(evaluation, 0, "comet"), strict=True))
    assert found == {"a": 0.1, "b": 0.2, "d": 0.4}
    # A reference without a candidate has no score.
    kept = evaluate(
        candidates=[candidate],
        references=[reference],
        settings=Settings(pairing=PairingOptions(keep=("only_reference",))),
        given=[GivenScores.of("comet", [0.4, 0.9, 0.2, 0.1])],
    )
    assert (kept.segments, kept.candidates[0].metric("comet").judged) == (4, 3)


def test_joined_segments_have_the_mean_and_the_corpus_all_scores() -> None:
    texts = [ONE[0], "the dog", "barks", *ONE[2:]]
    repairs = (Repair(RepairKind.JOIN, 1),)
    [document] = documents(one=texts)
    given = GivenScores.of("comet", [0.9, 0.2, 0.6, 0.5, 0.5]).repaired(repairs)
    evaluation = evaluate(
        candidates=[repaired(document, repairs)],
        references=documents(reference=REFERENCE),
        given=[given],
    )
    assert values(evaluation, 0, "comet") == pytest.approx([0.9, 0.4, 0.5, 0.5])
    result = evaluation.candidates[0].metrics[1]
    # The score equals the program's own for the whole file.
    assert result.percent == pytest.approx((0.9 + 0.2 + 0.6 + 0.5 + 0.5) / 5)
    assert "|repairs:1|" in result.signature
    inserted = (Repair(RepairKind.INSERT_EMPTY, 1),)
    gap = GivenScores.of("comet", [0.9, 0.5, 0.5]).repaired(inserted)
    [document] = documents(one=[ONE[0], *ONE[2:]])
    evaluation = evaluate(
        candidates=[repaired(document, inserted)],
        references=documents(reference=REFERENCE),
        given=[gap],
        settings=Settings(pairing=PairingOptions(keep=("empty_candidate",))),
    )
    assert evaluation.candidates[0].metric("comet").judged == 3


# Refusals


@pytest.mark.parametrize("rows", [0, 3, 5])
def test_missing_and_extra_rows_are_refused_with_both_counts(tmp_path: Path, rows: int) -> None:
    path = tmp_path / "comet.txt"
    path.write_text("0.5\n" * (rows or 1))
    with pytest.raises(ScoreCountsDiffer) as error:
        read(path)
    assert (error.value.scores, error.value.segments) == (rows or 1, 4)
    assert error.value.candidate == "one.txt"
    with pytest.raises(ScoreCountsDiffer):
        scored([GivenScores.of("comet", [0.5] * (rows or 1))])


def jsonl(path: Path, texts: Sequence[str]) -> Path:
    rows = [{"mt": text, "COMET": place / 10} for place, text in enumerate(texts)]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return path


def test_numbers_that_start_again_in_each_file_are_no_numbers_of_all(tmp_path: Path) -> None:
    path = tmp_path / "scores.csv"
    rows = [f"{file},{number},{number}" for file in "ab" for number in (1, 2)]
    path.write_text("\n".join(["file,segment,score", *rows]))
    [given] = read(path)
    assert given.rows[:, 0].tolist() == [1, 2, 1, 2]
    path.write_text("\n".join(["file,segment,score", *rows, "a,4,9"]))
    with pytest.raises(ScoreCountsDiffer):
        read(path)


def test_scores_of_another_text_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ScoresOfOtherText) as error:
        read(jsonl(tmp_path / "a.jsonl", TWO))
    found = error.value
    assert (found.differing, found.segments, found.line) == (4, 4, 1)
    assert (found.text, found.expected) == (TWO[0], ONE[0])
    same = [" the CAT is on a\u00a0mat .", *ONE[1:]]
    [given] = read(jsonl(tmp_path / "b.jsonl", same))
    assert given.file.differing == 0


def test_a_few_changed_texts_are_counted_and_signed(tmp_path: Path) -> None:
    texts = [f"segment {number}" for number in range(20)]
    path = jsonl(tmp_path / "a.jsonl", [*texts[:19], "changed since"])
    [given] = read_given_scores("comet", ScoreAddress(path), documents(one=texts))
    assert given.file.differing == 1
    evaluation = evaluate(
        candidates=documents(one=texts), references=documents(reference=texts), given=[given]
    )
    assert "|differing:1|" in evaluation.candidates[0].metrics[1].signature


def test_a_file_with_all_systems_serves_all_candidates(tmp_path: Path) -> None:
    path = tmp_path / "comet.json"
    systems = {"runs/two.txt": TWO, "runs/one.txt": ONE}
    rows = {
        name: [{"mt": text, "COMET": len(text) / 100} for text in texts]
        for name, texts in systems.items()
    }
    path.write_text(json.dumps(rows))
    evaluation = scored(read(path))
    for place, texts in enumerate((ONE, TWO)):
        assert values(evaluation, place, "comet") == [len(text) / 100 for text in texts]
    result = evaluation.candidates[1].metric("comet")
    assert result.file is not None
    assert result.file.name == "comet.json#system=runs/two.txt&field=COMET"


def test_metrics_and_intervals_are_found_by_name(tmp_path: Path) -> None:
    path = tmp_path / "scores.txt"
    path.write_text("1\n2\n3\n4\n")
    given = read(path)
    evaluation = scored(given, resampling=Resampling(confidence=True))
    one, two = evaluation.candidates
    comet = one.metric("comet")
    assert comet is one.metrics[-1]
    assert one.intervals() == {"bleu": one.bleu.interval, "comet": comet.interval}
    assert None not in one.intervals().values()
    # Only the first candidate was given scores.
    assert {*two.intervals()} == {"bleu"}
    assert scored(given).candidates[0].intervals() == {}
    for lookup in (two.metric, two.correlation, scored(()).metric):
        with pytest.raises(KeyError, match="comet"):
            lookup("comet")


@pytest.mark.parametrize("name", ["bleu", "BLEU", " chrF++ ", "Ter"])
def test_the_names_of_metrics_computed_here_are_taken(name: str) -> None:
    with pytest.raises(MetricNameTaken):
        GivenScores.of(name, [1.0])


def test_one_metric_is_given_once_for_a_candidate() -> None:
    twice = [GivenScores.of(name, [1, 2, 3, 4]) for name in ("Comet", "COMET ")]
    with pytest.raises(ScoresGivenTwice) as error:
        scored(twice)
    assert (error.value.metric, error.value.candidate) == ("COMET", "one.txt")


@pytest.mark.parametrize(
    ("name", "scores", "lower"),
    [
        ("comet", [0.5, 0.6], False),
        ("wmt22-comet-da", [-0.5, 0.6], False),
        ("MetricX-24", [0.5, 6], True),
        # Scores with the opposite sign, as in the files of a shared task.
        ("MetricX-24", [-0.5, -6], False),
        ("hTER", [0.5, 0.6], True),
        ("mqm", [-5, 0], False),
        ("mqm", [5, 0], None),
        ("whatever", [5, 0], False),
    ],
)
def test_the_direction_of_a_metric_is_known_by_its_name_or_asked_for(
    name: str, scores: list[float], lower: bool | None
) -> None:
    if lower is None:
        with pytest.raises(DirectionUnknown):
            GivenScores.of(name, scores)
        assert GivenScores.of(name, scores, lower_is_better=True).lower_is_better
    else:
        assert GivenScores.of(name, scores).lower_is_better is lower
    assert GivenScores.of(name, scores, lower_is_better=False).lower_is_better is False


def test_other_systems_show_the_direction_of_one_without_errors(tmp_path: Path) -> None:
    path = tmp_path / "mqm.csv"
    rows = [f"{system},{score}" for system in ("one", "two") for score in (0, 0, 0, 0)]
    path.write_text("\n".join(["system,mqm", *rows]))
    with pytest.raises(DirectionUnknown):
        read(path, "mqm", alone=True)
    path.write_text("\n".join(["system,mqm", *rows[:-1], "two,-5"]))
    [given] = read(path, "mqm", alone=True)
    assert not given.lower_is_better


def test_the_direction_can_be_given_with_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("1\n2\n3\n4\n")
    address = replace(ScoreAddress(path), better="lower")
    [given] = read_given_scores("mqm", address, documents(one=ONE))
    assert given.lower_is_better
    with pytest.raises(BleuError):
        read(path, "mqm")


@pytest.mark.parametrize(
    ("scores", "decimals"), [([0.1, -1.2], 4), ([0.1, 4.5], 3), ([80, 90.5], 2), ([-1, 11], 2)]
)
def test_decimals_go_by_the_scale(scores: list[float], decimals: int) -> None:
    evaluation = evaluate(
        candidates=documents(one=ONE[:2]),
        references=documents(reference=REFERENCE[:2]),
        given=[GivenScores.of("x", scores)],
    )
    assert evaluation.metric("x").decimals == decimals


def test_nan_is_no_score() -> None:
    nan = float("nan")
    with pytest.raises(ScoresMissing):
        scored([GivenScores.of("comet", [nan] * 4)])
    evaluation = scored([GivenScores.of("comet", [0.5, nan, 0.25, float("inf")])])
    result = evaluation.candidates[0].metric("comet")
    assert (result.percent, result.judged, evaluation.has_gaps("comet")) == (0.375, 2, True)
    assert result.to_dict(segment_scores=True)["segment_scores"] == [0.5, None, 0.25, None]
    # A segment that is not compared needs no score.
    result = evaluate(
        candidates=documents(one=[*ONE, "x"]),
        references=documents(reference=[*REFERENCE, ""]),
        settings=Settings(pairing=PairingOptions(leave_out=("empty_reference",))),
        given=[GivenScores.of("comet", [0.5, 0.25, 0.5, 0.75, nan])],
    )
    assert result.candidates[0].metric("comet").percent == 0.5


def test_metrics_are_spelled_as_in_publications() -> None:
    titles = (
        "COMET CometKiwi XCOMET MetricX BLEURT BERTScore BARTScore YiSi PRISM MQM DA SQM ESA HTER "
        "WER CER PER EED GEMBA METEOR"
    ).split()
    assert [metric_title(title.lower()) for title in titles] == titles
    assert [metric_title(title.upper()) for title in titles] == titles
    assert metric_title(" my own ") == "my own"


def rows_of(given: GivenScores) -> list[float | None]:
    return [total / count if count else None for total, count in given.rows.tolist()]


@pytest.mark.parametrize(
    ("numbers", "choice", "expected"),
    [
        # From 0, from 1, and from the end of the text.
        ((0, 1, 3), "", [0, 1, None, 2]),
        ((1, 2, 4), "", [0, 1, None, 2]),
        ((3, 4), "", [None, None, 0, 1]),
        # Nothing tells whether these are from 0 or from 1.
        ((2, 3), "", NumberingUnknown),
        ((2, 3), "#first=1", [None, 0, 1, None]),
        ((2, 3), "#first=0", [None, None, 0, 1]),
        # Beyond the text, and of nothing.
        ((0, 4), "", ScoreCountsDiffer),
        ((1, 5), "", NumberingUnknown),
        ((1, 5), "#first=1", ScoreCountsDiffer),
        ((2, 4), "#first=0", ScoreCountsDiffer),
        ((0, 3), "#first=1", ScoreCountsDiffer),
        # In another order, and one that is rated twice.
        ((4, 2, 1, 3), "", [2, 1, 3, 0]),
        ((2, 2, 4), "", [None, 0.5, None, 2]),
        # As many as segments that start again are in the order of these.
        ((1, 2, 1, 2), "", [0, 1, 2, 3]),
    ],
)
def test_rows_are_about_the_segments_of_their_numbers(
    tmp_path: Path,
    numbers: Sequence[int],
    choice: str,
    expected: list[float | None] | type[BleuError],
) -> None:
    path = tmp_path / "scores.csv"
    path.write_text("\n".join(["segment,score", *(f"{n},{row}" for row, n in enumerate(numbers))]))
    address = parse_score_address(f"{path}{choice}")
    assert address is not None
    if isinstance(expected, type):
        with pytest.raises(expected):
            read_given_scores("comet", address, documents(one=ONE))
    else:
        [given] = read_given_scores("comet", address, documents(one=ONE))
        assert rows_of(given) == expected


@pytest.mark.parametrize(
    ("texts", "names", "expected"),
    [
        # By text; equal ones by their number, or one by one.
        (["good night", "a dog"], None, [None, 1, None, 0, None]),
        (["it rains", "it rains"], None, [0, None, None, None, 1]),
        (["it rains", "it rains"], ["5", "1"], [1, None, None, None, 0]),
        (["it rains", "it rains", "it rains"], None, [1, None, None, None, 1]),
        # Signs and case may differ, unless another text has them as they are.
        (["Good night!"], None, [None, None, None, 0, None]),
        (["A dog.", "a dog"], ["2", "2"], [None, 1, None, None, None]),
        (["A dog."], ["2"], [None, 0, None, None, None]),
        (["!!!"], None, [None, None, 0, None, None]),
    ],
)
def test_rows_are_about_the_segments_with_their_texts(
    tmp_path: Path, texts: list[str], names: list[str] | None, expected: list[float | None]
) -> None:
    path = tmp_path / "scores.csv"
    heading = "mt,score" if names is None else "segment,mt,score"
    rows = [
        f"{names[row]},{text},{row}" if names else f"{text},{row}" for row, text in enumerate(texts)
    ]
    path.write_text("\n".join([heading, *rows]))
    own = ["it rains", "a dog", "!!!", "good night", "it rains"]
    [given] = read_given_scores("comet", ScoreAddress(path, ("score",)), documents(one=own))
    assert rows_of(given) == expected


@pytest.mark.parametrize(("changed", "is_refused"), [(2, False), (3, True)])
def test_a_tenth_of_the_texts_may_have_changed(
    tmp_path: Path, changed: int, is_refused: bool
) -> None:
    texts = [f"segment {number}" for number in range(20)]
    path = jsonl(tmp_path / "a.jsonl", [*texts[: 20 - changed], *["other"] * changed])
    if is_refused:
        with pytest.raises(ScoresOfOtherText) as error:
            read_given_scores("comet", ScoreAddress(path), documents(one=texts))
        assert (error.value.differing, error.value.segments) == (changed, 20)
        assert (error.value.text, error.value.expected) == ("other", "segment 17")
    else:
        [given] = read_given_scores("comet", ScoreAddress(path), documents(one=texts))
        assert given.file.differing == changed
