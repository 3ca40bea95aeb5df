"""Scores of other programs, and the rules that make the difference."""

from __future__ import annotations

from pathlib import Path

import pytest
from sacrebleu.metrics.bleu import BLEU

from bleu_core.analysis.as_others import OtherScore, score_as_others
from bleu_core.api.evaluation import evaluate, evaluate_files
from bleu_core.errors import Cancelled, TokenizerUnavailable
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.documents import Document
from bleu_core.progress import Progress, Stage
from bleu_core.scoring import programs
from bleu_core.scoring.programs import PROGRAMS, RULES
from bleu_core.settings import Settings
from bleu_core.tokenizers import get_tokenizer
from tests.helpers.core_oracles import compute_bleu

CANDIDATE = [
    "The cat sat on the mat, and the dog barked.",
    "Two men, three boats and no water: a story.",
    "Hello",
    "THE END of it all is near, they said.",
]
REFERENCES = [
    [
        "The cat sat on the mat, while the dog barked.",
        "Two men, three boats and no water: a fairy tale from the sea.",
        "Hello to all of you who are there",
        "the end of it all is near, they say, and I do not believe it.",
    ],
    [
        "On the mat sat the cat.",
        "It is a tale of two men, three boats and no water: a fairy tale.",
        "",
        "The end of it all is near, they said again, and I do not believe them.",
    ],
]


def an_evaluation(*references: list[str], **settings: object) -> Evaluation:
    return evaluate(
        candidates={"mine": CANDIDATE},
        references=references or REFERENCES,
        settings=Settings(**settings),  # type: ignore[arg-type]
    )


def scores_of(evaluation: Evaluation) -> dict[str, OtherScore]:
    [answer] = score_as_others(evaluation)
    assert answer.candidate == evaluation.candidates[0].name
    assert answer.percent == evaluation.candidates[0].score.percent
    assert tuple(score.program for score in answer.scores) == PROGRAMS
    return {score.program: score for score in answer.scores}


def test_scores_are_those_of_the_programs() -> None:
    found = scores_of(an_evaluation(tokenizer="char", smoothing="floor", lowercase=True))
    bleu = BLEU(force=True).corpus_score(CANDIDATE, REFERENCES)
    assert found["sacrebleu"].percent == bleu.score
    expected = compute_bleu(CANDIDATE, REFERENCES, lambda line: line.split(" "))
    assert found["tensorflow-nmt"].percent == pytest.approx(expected, rel=1e-12)
    expected = compute_bleu(CANDIDATE, REFERENCES, get_tokenizer("13a").cut)
    assert found["huggingface"].percent == pytest.approx(expected, rel=1e-12)
    assert found["paddleocr"].percent == found["huggingface"].percent


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"smoothing": "add-k", "smoothing_value": 0.5, "max_order": 2},
        {"tokenizer": "char", "lowercase": True, "effective_order": True},
        {"tokenizer": "none", "reference_length": "shortest", "max_order": 6},
    ],
)
def test_reasons_add_up_to_the_difference(settings: dict[str, object]) -> None:
    evaluation = an_evaluation(**settings)
    for score in scores_of(evaluation).values():
        assert score.difference == score.percent - evaluation.candidates[0].score.percent
        points = [reason.points for reason in score.reasons]
        assert sum(points) == pytest.approx(score.difference, abs=1e-9)
        assert all(points)
        order = [RULES.index(reason.rule) for reason in score.reasons]
        assert order == sorted(order)
        for reason in score.reasons:
            assert reason.theirs == getattr(score.rules, reason.rule) != reason.ours


def test_each_reason_is_named() -> None:
    found = scores_of(an_evaluation(lowercase=True, max_order=3, effective_order=True))
    assert {name: [reason.rule for reason in score.reasons] for name, score in found.items()} == {
        "sacrebleu": ["lowercase", "max_order", "empty_references"],
        "nltk": ["tokenizer", "lowercase", "max_order", "empty_references", "short_segments"],
        "tensorflow-nmt": ["tokenizer", "lowercase", "max_order", "reference_length"],
        "huggingface": ["lowercase", "max_order", "reference_length", "empty_references"],
        "paddleocr": ["lowercase", "max_order", "reference_length", "empty_references"],
    }


def test_with_the_same_rules_there_is_no_reason() -> None:
    same = scores_of(an_evaluation(REFERENCES[0], smoothing="exp"))
    assert same["sacrebleu"].difference == 0
    assert same["sacrebleu"].reasons == ()
    # With one reference, the shortest is also the closest.
    assert scores_of(an_evaluation(REFERENCES[0]))["huggingface"].reasons == ()


def test_a_missing_tokenizer_is_the_reason_for_no_score(monkeypatch: pytest.MonkeyPatch) -> None:
    def unavailable(name: str) -> object:
        if name == "ja-mecab":
            raise TokenizerUnavailable(name, "japanese")
        return get_tokenizer(name)

    monkeypatch.setattr(programs, "get_tokenizer", unavailable)
    texts = {"mine": ["これはペンです。", "それは本です。"]}
    evaluation = evaluate(
        candidates=texts,
        references=[texts["mine"]],
        settings=Settings(target_language="ja", tokenizer="char"),
    )
    found = scores_of(evaluation)
    assert found["sacrebleu"].percent is found["sacrebleu"].difference is None
    assert found["sacrebleu"].failure == "tokenizer_missing"
    assert found["nltk"].failure is None


def test_dividing_by_zero_is_a_failure() -> None:
    nothing = Document.from_segments("nothing", ["", ""])
    reference = Document.from_segments("reference", ["one two", "three"])
    evaluation = evaluate(candidates=[nothing], references=[reference])
    found = {name: score.failure for name, score in scores_of(evaluation).items()}
    assert found == {
        "sacrebleu": None,
        "nltk": None,
        "tensorflow-nmt": None,
        "huggingface": "candidate_empty",
        "paddleocr": "candidate_empty",
    }


def test_plain_data() -> None:
    score = scores_of(an_evaluation(smoothing="exp"))["huggingface"]
    content = score.to_dict()
    assert content["program"] == "huggingface"
    assert content["percent"] == score.percent
    assert content["rules"]["reference_length"] == "shortest"
    assert content["reasons"][0] == {
        "rule": "reference_length",
        "ours": "closest",
        "theirs": "shortest",
        "points": score.reasons[0].points,
    }


def test_progress_runs_to_the_end_once_and_can_be_cancelled() -> None:
    evaluation = an_evaluation()
    steps: list[tuple[Stage, int, int]] = []
    score_as_others(evaluation, progress=Progress(lambda *step: steps.append(step), interval=0))
    done = [part for _, part, _ in steps]
    assert done == sorted(done)
    assert steps[-1][1] == steps[-1][2]
    assert len({total for _, _, total in steps}) == 1
    with pytest.raises(Cancelled):
        score_as_others(evaluation, progress=Progress(cancelled=lambda: True))


@pytest.mark.parametrize(
    ("folder", "language"),
    [
        pytest.param("newstest2019-en-de-4ref", "de", marks=pytest.mark.slow),
        ("flores-en-zh", "zh"),
    ],
)
def test_real_translations(shared_data: Path, folder: str, language: str) -> None:
    references = sorted((shared_data / folder).glob("ref.*"))
    candidate = shared_data / folder / f"sys.google.{language}"
    found = scores_of(evaluate_files(candidates=candidate, references=references))
    lines = [path.read_text(encoding="utf-8").splitlines() for path in (candidate, *references)]
    bleu = BLEU(trg_lang=language)
    assert found["sacrebleu"].percent == bleu.corpus_score(lines[0], lines[1:]).score
    expected = compute_bleu(lines[0], lines[1:], lambda line: line.strip().split(" "))
    assert found["tensorflow-nmt"].percent == pytest.approx(expected, rel=1e-12)
    expected = compute_bleu(lines[0], lines[1:], get_tokenizer("13a").cut)
    assert found["huggingface"].percent == pytest.approx(expected, rel=1e-12)
