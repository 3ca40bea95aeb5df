"""People's ratings: a sample with gaps, by several people, from the files that people have."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from bleu_core.analysis.rated import partial_raters, rated_pair
from bleu_core.analysis.standings import Standings
from bleu_core.api.evaluation import evaluate
from bleu_core.errors import BleuError
from bleu_core.evaluation.given_scores import GivenScores, read_given_scores
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.documents import Document
from bleu_core.files.score_files.errors import (
    GradesUnordered,
    NumberingUnknown,
    ScoreInvalid,
    ScoresUndecided,
)
from bleu_core.files.score_files.tables import parse_score_address
from bleu_core.settings import Resampling, Settings

NAN = math.nan
A = ["red house", "old tree", "big dog", "good night", "five six", "the end"]
B = ["blue house", "dead tree", "small dog", "bad night", "seven eight", "an end"]


def documents(**texts: Sequence[str]) -> list[Document]:
    return [Document.from_segments(f"{name}.txt", segments) for name, segments in texts.items()]


def read(path: Path, content: str, choice: str = "", name: str = "esa") -> list[GivenScores]:
    path.write_text(content, "utf-8")
    address = parse_score_address(f"{path}{choice}")
    assert address is not None
    return read_given_scores(name, address, documents(A=A, B=B))


def numbers(given: GivenScores) -> list[float | None]:
    return [total / count if count else None for total, count in given.rows.tolist()]


def evaluated(given: Sequence[GivenScores], **resampling: object) -> Evaluation:
    return evaluate(
        candidates=documents(A=A, B=B),
        references=documents(reference=A),
        settings=Settings(resampling=Resampling(**resampling)),  # type: ignore[arg-type]
        given=given,
    )


def test_a_wmt_file_has_gaps_and_perhaps_numbers(tmp_path: Path) -> None:
    lines = [f"{name} {score}" for name in "AB" for score in (90, None, 80, None, None, 70)]
    found = read(tmp_path / "en-de.esa.seg.score", "\n".join(lines))
    assert [numbers(each) for each in found] == [[90, None, 80, None, None, 70]] * 2
    rows = [f"{name}\t-{score}.5 {row}" for name in "AB" for row, score in enumerate((5, 1), 1)]
    rows.append("B\tNone 6")
    text = "\n".join(["system mqm_avg_score seg_id", *rows])
    found = read(tmp_path / "avg_seg_scores.tsv", text, name="mqm")
    assert [numbers(each)[:3] for each in found] == [[-5.5, -1.5, None]] * 2
    assert not any(each.lower_is_better for each in found)


def test_results_of_appraise(tmp_path: Path) -> None:
    path = tmp_path / "esa.csv"
    rows = [
        "ann01,A,1,TGT,eng,deu,80,doc,False,[]",
        "ben01,A,1,TGT,eng,deu,60,doc,False,[]",
        "ann01,A,2,BAD,eng,deu,5,doc,False,[]",
        "ann01,A,3,TGT,eng,deu,5,doc#dup,False,[]",
        "ann01,B,5,TGT,eng,deu,30,doc,False,[]",
        # Somebody changes their mind.
        "ann01,B,5,TGT,eng,deu,40,doc,False,[]",
    ]
    with pytest.raises(NumberingUnknown):
        read(path, "\n".join(rows))
    first, second = read(path, "\n".join(rows), "#first=0")
    assert numbers(first) == [None, 70, None, None, None, None]
    assert numbers(second) == [None] * 5 + [40]
    assert first.ratings is not None
    assert first.ratings.people == ("ann01", "ben01")
    rows.append("eve01,B,5,TGT,eng,ces,10,doc,False,[]")
    with pytest.raises(ScoresUndecided) as error:
        read(path, "\n".join(rows))
    assert error.value.available == ("sheet=eng-deu", "sheet=eng-ces")
    # The file is named with the choice that was made in it.
    [chosen, _] = read(path, "\n".join(rows), "#sheet=eng-deu&first=0")
    assert "sheet=eng-deu" in chosen.file.name
    assert "sheet" not in first.file.name


def page(rater: str, number: object, **scores: Sequence[object]) -> str:
    texts = {"A": A, "B": B}
    columns = zip(*scores.values(), strict=True)
    return json.dumps(
        {
            "user_id": rater,
            "item_i": number,
            "annotation": [
                {name: {"score": score} for name, score in zip(scores, row, strict=True)}
                for row in columns
            ],
            "item": [
                {"src": "x", "tgt": {name: texts[name][row] for name in scores}} for row in (3, 1)
            ],
        }
    )


def test_results_of_pearmut(tmp_path: Path) -> None:
    pages = [
        page("ann", "welcome_0", A=(1, 1), B=(1, 1)),
        page("ann", 0, A=(90, None), B=(70, 60)),
        page("ben", 0, A=(80, 50), B=(90, 30)),
    ]
    for content in ("\n".join(pages), json.dumps({"campaign": [*map(json.loads, pages)]})):
        first, second = read(tmp_path / "pages.json", content)
        assert numbers(first) == [None, 50, None, 85, None, None]
        assert numbers(second) == [None, 45, None, 80, None, None]
    [alone, _] = read(tmp_path / "page.jsonl", pages[1])
    assert numbers(alone) == [None, None, None, 90, None, None]
    evaluation = evaluated([first, second])
    found = rated_pair(evaluation, "esa", (0, 1))
    assert found is not None
    # Both rated the fourth segment, and disagree.
    assert (found.judged, found.people, found.by_two, found.agreeing) == (2, 2, 1, 0)
    assert found.difference == 67.5 - 62.5


def test_columns_of_several_people_and_grades(tmp_path: Path) -> None:
    sheet = "mt,Ann,Ben\n" + "\n".join(
        f"{text},{ann},{ben}"
        for text, ann, ben in zip(A, ("A", "", "B", "B", "A", "A"), "BB    ", strict=True)
    )
    path = tmp_path / "grades.csv"
    with pytest.raises(GradesUnordered) as error:
        read(path, sheet, "#column=Ann")
    assert error.value.grades == ("A", "B")
    [given] = read(path, sheet, "#column=Ann&column=Ben&order=A,C,B")
    assert numbers(given) == [2, 1, 1, 1, 3, 3]
    assert given.ratings is not None
    assert given.ratings.people == ("Ann", "Ben")
    with pytest.raises(ScoreInvalid):
        read(path, sheet, "#column=Ann&order=A,C")


def test_unnamed_translations_are_told_apart_by_their_texts(tmp_path: Path) -> None:
    rows = ["segment,translation,score", f"2,{B[1]},1", f"2,{A[1]},5", f"6,{A[5]},4", f"6,{B[5]},"]
    first, second = read(tmp_path / "sample.csv", "\n".join(rows))
    assert numbers(first) == [None, 5, None, None, None, 4]
    assert numbers(second) == [None, 1, None, None, None, None]


def test_scores_of_another_text_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BleuError):
        read(tmp_path / "a.csv", "mt,score\nnothing,1\nlike,2\nit,3\n")


def given_pair() -> list[GivenScores]:
    return [
        GivenScores.of("esa", [9, 8, 7, 9, 8, NAN], candidate=0),
        GivenScores.of("esa", [1, 2, NAN, 2, 1, 99], candidate=1),
    ]


def test_differences_rest_on_segments_that_were_judged_for_both() -> None:
    evaluation = evaluated(given_pair(), paired_test="ar")
    own = [each for each in evaluation.comparisons if each.metric == "esa"]
    assert [(each.difference, each.judged) for each in own] == [(1.5 - 8.5, 4)]
    # The means of the systems are those of all their ratings.
    assert [each.metric("esa").percent for each in evaluation.candidates] == [8.2, 21]
    standings = Standings(evaluation, "esa")
    assert (standings.order, standings.difference(0, 1)) == ((0, 1), 7)
    bleu = [each for each in evaluation.comparisons if each.metric == "bleu"]
    assert [each.judged for each in bleu] == [None]


def test_intervals_and_tests_are_those_of_the_judged_segments_alone() -> None:
    generator = np.random.default_rng(1)
    scores = generator.normal([[60], [63]], 10, (2, 80))
    texts = [f"word{number} is here" for number in range(80)]
    judged = generator.random(80) < 0.5

    def compared(rows: Sequence[int], own: np.ndarray) -> Evaluation:
        kept = [texts[row] for row in rows]
        return evaluate(
            candidates=documents(A=kept, B=[f"{text} too" for text in kept]),
            references=documents(reference=kept),
            settings=Settings(resampling=Resampling(confidence=True, paired_test="ar")),
            given=[GivenScores.of("esa", own[place], candidate=place) for place in (0, 1)],
        )

    gaps = compared(range(80), np.where(judged, scores, NAN))
    alone = compared(np.flatnonzero(judged).tolist(), scores[:, judged])
    [one], [other] = (
        [each for each in evaluation.comparisons if each.metric == "esa"]
        for evaluation in (gaps, alone)
    )
    assert one.judged == judged.sum()
    assert (one.difference, one.interval, one.verdict_p, one.verdict) == (
        *(other.difference, other.interval, other.verdict_p),
        other.verdict,
    )
    assert gaps.candidates[0].metric("esa").interval == alone.candidates[0].metric("esa").interval


def test_raters_who_saw_some_of_the_systems_are_known(tmp_path: Path) -> None:
    rows = ["rater,system,segment,score"]
    rows += [f"ann,{name},{row},{row}" for name in "AB" for row in range(6)]
    rows += [f"ben,A,{row},{row}" for row in range(6)]
    evaluation = evaluated(read(tmp_path / "a.csv", "\n".join(rows)))
    assert partial_raters(evaluation, "esa") == ["ben"]


def test_metrics_agree_with_people_if_they_order_candidates_alike() -> None:
    def accuracies(**scores: Sequence[float]) -> list[tuple[str, str, int, int]]:
        given = [
            GivenScores.of(name, [own], candidate=place, lower_is_better=name == "errors")
            for name, values in scores.items()
            for place, own in enumerate(values)
            if not math.isnan(own)
        ]
        found = evaluate(
            candidates=documents(A=["one two three four"], B=["one two six four five"]),
            references=documents(reference=["one two three four"]),
            given=given,
        )
        return [
            (each.human, each.metric, each.agreeing, each.pairs)
            for each in found.pairwise_accuracies()
        ]

    assert accuracies(esa=(9, 1)) == [("esa", "bleu", 1, 1)]
    assert accuracies(esa=(1, 9)) == [("esa", "bleu", 0, 1)]
    both = [("esa", "bleu", 1, 1), ("esa", "errors", 1, 1)]
    assert accuracies(esa=(9, 1), errors=(2, 3)) == both
    assert accuracies(esa=(9, 1), errors=(3, 2)) == [both[0], ("esa", "errors", 0, 1)]
    # Without a second score, there is no pair, and without people no agreement.
    assert accuracies(esa=(9, 1), errors=(3, NAN)) == [both[0]]
    assert accuracies(errors=(3, 2)) == []
