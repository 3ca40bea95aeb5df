"""What people said of systems that differ as two candidates do, and where nothing is known."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bleu_core.analysis.noticed import JUDGMENTS, TARGETS, identical_share, judged_alike
from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.results import Evaluation
from bleu_core.settings import Settings

WORDS = (
    "the committee said on monday that prices of food and fuel rose again while wages in most "
    "regions stayed where they had been in the year before the crisis began"
).split()


def text(shift: int) -> list[str]:
    """Return 60 different segments; with a larger shift, more words differ from those without."""
    lines = []
    for line in range(60):
        words = [WORDS[(line * 7 + place * 5) % len(WORDS)] for place in range(14)]
        words[3 : 3 + shift] = [f"{word}x" for word in words[3 : 3 + shift]]
        lines.append(f"{' '.join(words)} {line}.")
    return lines


def scored(
    settings: Settings | None = None, references: int = 1, candidates: tuple[list[str], ...] = ()
) -> Evaluation:
    given = candidates or (text(3), text(6))
    return evaluate(
        candidates={str(number): lines for number, lines in enumerate(given)},
        references=[text(0), text(1)][:references],
        settings=settings or Settings(target_language="en"),
    )


def test_the_row_is_that_of_the_difference() -> None:
    evaluation = scored()
    points = abs(evaluation.candidates[0].score.percent - evaluation.candidates[1].score.percent)
    row = judged_alike(evaluation, 0, 1)
    assert row is not None
    assert row.start <= points < (row.end or 100)
    assert judged_alike(evaluation, 1, 0) == row


@pytest.mark.parametrize(
    "settings",
    [
        Settings(target_language="id"),  # not among the languages of the table
        Settings(target_language="en", tokenizer="char"),
        Settings(target_language="en", tokenizer="intl"),
        Settings(target_language="en", lowercase=True),
        Settings(target_language="en", max_order=2),
        Settings(target_language="en", post_edited=True),
    ],
)
def test_nothing_is_said_of_other_scores(settings: Settings) -> None:
    assert judged_alike(scored(settings), 0, 1) is None


def test_nothing_is_said_with_several_references_or_of_much_the_same() -> None:
    assert judged_alike(scored(references=2), 0, 1) is None
    assert judged_alike(scored(candidates=(text(3), text(3))), 0, 1) is None
    edited = [*text(3)[:30], *text(6)[30:]]
    assert judged_alike(scored(candidates=(text(3), edited)), 0, 1) is None
    assert identical_share(text(3), edited) == 0.5


def test_nothing_is_said_of_short_strings() -> None:
    short = [" ".join(line.split()[:3]) for line in text(0)]
    words = [line.split()[0] + " file" for line in text(3)]
    others = [line.split()[1] + " files" for line in text(6)]
    evaluation = replace(scored(candidates=(words, others)))
    assert judged_alike(evaluation, 0, 1) is None
    long_and_short = short[:30] + text(0)[30:]
    evaluation = evaluate(
        candidates={"a": text(3), "b": text(6)},
        references=[long_and_short],
        settings=Settings(target_language="en"),
    )
    assert judged_alike(evaluation, 0, 1) is None


def test_the_table_is_the_one_that_is_documented() -> None:
    path = Path(__file__).parents[3] / "docs" / "verdicts.md"
    if not path.is_file():
        pytest.skip("the library alone has no documentation")
    lines = path.read_text("utf-8").splitlines()
    for row in JUDGMENTS:
        points = f"{row.start:g} or more" if row.end is None else f"{row.start:g}–{row.end:g}"
        assert f"| {points} | {row.pairs} | {row.share} | {row.low}–{row.high} |" in lines
    # Without a gap between its rows.
    assert [row.end for row in JUDGMENTS[:-1]] == [row.start for row in JUDGMENTS[1:]]


@pytest.mark.parametrize("points", [row.start for row in JUDGMENTS])
def test_a_row_begins_at_its_start(points: float) -> None:
    evaluation = scored()
    first, second = evaluation.candidates
    score = replace(second.score, percent=first.score.percent - (points or 0.25))
    changed = replace(evaluation, candidates=(first, replace(second, score=score)))
    row = judged_alike(changed, 0, 1)
    assert row is not None
    assert row.start == points


def test_texts_are_much_the_same_from_a_share_on() -> None:
    for same, is_told in ((18, True), (19, False)):
        edited = [*text(3)[:same], *text(6)[same:]]
        found = judged_alike(scored(candidates=(text(3), edited)), 0, 1)
        assert (found is not None) is is_told


def test_the_languages_are_those_of_the_judgments() -> None:
    assert [*TARGETS] == ["cs", "de", "en", "hi", "ja", "uk", "zh"]
