"""What the sections of the page *Compare* say, without a window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_core.analysis.by_tokenizer import TokenizerScores, score_by_tokenizer
from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.results import Evaluation, MetricResult
from bleu_core.scoring.bands import BANDS
from bleu_core.scoring.metrics import given_metric
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.settings import MetricName, Settings
from bleu_desktop.compare.agreement_view import AgreementView
from bleu_desktop.compare.references_view import ReferencesView
from bleu_desktop.compare.tokenizers_view import TokenizersView
from bleu_desktop.session.session import Session
from bleu_desktop.shared.jobs import JobRunner
from tests.helpers.driving import GOOD, REFERENCE, WEAK

OTHER = ["A cat was sitting on a mat over there.", *REFERENCE[1:]]


def evaluated(
    references: int = 1, metrics: tuple[MetricName, ...] = ("bleu",), candidates: int = 2
) -> Evaluation:
    texts = {"good.txt": GOOD, "weak.txt": WEAK}
    return evaluate(
        candidates=dict([*texts.items()][:candidates]),
        references=[REFERENCE, OTHER][:references],
        settings=Settings(target_language="en", smoothing="exp", metrics=metrics),
    )


@pytest.fixture
def session(english: None, qtbot: QtBot) -> Iterator[Session]:
    session = Session()
    yield session
    session.close()


# Word segmentations


@pytest.fixture
def view(session: Session, qtbot: QtBot) -> TokenizersView:
    view = TokenizersView(session)
    qtbot.addWidget(view)
    return view


def results(evaluation: Evaluation, *bands: int | None) -> tuple[TokenizerScores, ...]:
    """Return the scores of the first tokenizers, with these bands."""
    found = score_by_tokenizer(evaluation)[: len(bands)]
    return tuple(
        replace(each, bands=(None if band is None else BANDS[band],) * len(each.scores))
        for each, band in zip(found, bands, strict=True)
    )


def test_bands_have_a_column_if_any_is_known(view: TokenizersView) -> None:
    evaluation = evaluated()
    result = results(evaluation, 2, None)
    about, table = view.table_of(evaluation, result, 1)
    assert about.startswith("weak.txt: ")
    assert [column.title for column in table.columns] == [
        *("Word segmentation", "BLEU", "Google’s guide"),
    ]
    assert [row[2].text == "–" for row in table.rows] == [False, True]
    assert view.axes_of(result, 1)[1].borders
    chosen = [each.chosen for each in result]
    assert [row[0].text.endswith(" · in use") for row in table.rows] == chosen
    assert [row[0].is_strong for row in table.rows] == chosen
    result = results(evaluation, None, None)
    assert len(view.table_of(evaluation, result, 0)[1].columns) == 2
    assert not view.axes_of(result, 0)[1].borders


SAME = "The order of the candidates is always the same."
ALSO = "The order of the candidates also depends on the word segmentation."


@pytest.mark.parametrize(
    ("candidates", "turned", "count", "end"),
    [(1, False, 2, ""), (2, False, 2, SAME), (2, True, 2, ALSO)],
)
def test_the_range_and_the_order_are_told(
    view: TokenizersView, candidates: int, turned: bool, count: int, end: str
) -> None:
    evaluation = evaluated(candidates=candidates)
    first, second = results(evaluation, None, None)
    if turned:
        second = replace(second, scores=second.scores[::-1])
    [note] = view.table_of(evaluation, (first, second), 0)[1].notes
    percents = [each.scores[0].percent for each in (first, second)]
    low, high = f"{min(percents):.2f}", f"{max(percents):.2f}"
    whole = f"BLEU: {low}–{high}, depending on the word segmentation."
    assert note == " ".join(filter(None, (whole, end)))
    [note] = view.table_of(evaluation, (first,), 0)[1].notes
    assert note == "No other word segmentation fits this language."


# References


@pytest.fixture
def references(session: Session, qtbot: QtBot) -> Iterator[ReferencesView]:
    parent = QWidget()
    qtbot.addWidget(parent)
    runner = JobRunner(parent)
    parent.show()
    yield ReferencesView(runner, parent)
    runner.stop()


def test_references_are_scored_against_each_other(references: ReferencesView, qtbot: QtBot) -> None:
    evaluation = evaluated(2, ("bleu", "ter"))
    references.show_evaluation(evaluation, "bleu")
    assert references.text.text() == "Scoring the references against each other…"
    with qtbot.waitSignal(references.marks_known) as known:
        pass
    [marks] = known.args
    assert {metric: [name for name, _ in each] for metric, each in marks.items()} == {
        metric: ["reference", "reference (2)"] for metric in ("bleu", "ter")
    }
    assert references.isVisible()
    _, *lines = references.text.text().splitlines()
    scores = [f"{name}: {percent:.2f} (best" for name, percent in marks["bleu"]]
    assert all(map(str.startswith, lines, scores))
    assert len(lines) == 2
    # The scores of the same texts are known.
    for metric, pick in (("bleu", max), ("ter", min)):
        with qtbot.waitSignal(references.marks_known, timeout=0):
            references.show_evaluation(replace(evaluation), metric)
        _, first, second = references.text.text().splitlines()
        for line, against in ((first, [OTHER]), (second, [REFERENCE])):
            own = evaluate(
                candidates=[GOOD, WEAK], references=against, settings=evaluation.settings
            )
            best = pick(each.result(metric).percent for each in own.candidates)
            assert line.endswith(f"references: {best:.2f})")
    references.show_evaluation(evaluated(1), "bleu")
    assert not references.isVisible()
    references.show_evaluation(None, "bleu")
    assert not references.isVisible()


def test_another_metric_is_scored_anew(references: ReferencesView, qtbot: QtBot) -> None:
    evaluation = evaluated(2, ("bleu", "ter"))
    few = replace(
        evaluation,
        candidates=tuple(replace(each, metrics=each.metrics[:1]) for each in evaluation.candidates),
    )
    for shown, metrics in ((few, ["bleu"]), (evaluation, ["bleu", "ter"])):
        references.show_evaluation(shown, "ter")
        with qtbot.waitSignal(references.marks_known) as known:
            pass
        assert [*known.args[0]] == metrics
        # Without scores in this metric, there is nothing to say.
        assert references.isVisible() is ("ter" in metrics)


# Scores from elsewhere


@pytest.mark.parametrize(
    ("given", "metrics", "has_choice"),
    [
        (1, ("bleu",), (False, False)),
        (2, ("bleu",), (True, False)),
        (1, ("bleu", "chrf"), (False, True)),
    ],
)
def test_metrics_are_offered_where_there_are_several(
    session: Session, qtbot: QtBot, given: int, metrics: tuple[MetricName, ...], has_choice: Any
) -> None:
    view = AgreementView(session)
    qtbot.addWidget(view)
    view.show()
    evaluation = evaluated(metrics=metrics)
    first, second = evaluation.candidates
    rows = SegmentRows(np.array([[8.0, 1.0], [-2.0, 1.0], [5.0, 1.0]]))
    own = tuple(
        MetricResult(
            given_metric(f"g{n}", f"G{n}", lower_is_better=False, decimals=1),
            5.0, None, "given", None, rows,
        )
        for n in range(given)
    )  # fmt: skip
    evaluation = replace(
        evaluation, candidates=(replace(first, metrics=(*first.metrics, *own)), second)
    )
    session.navigation.show_evaluation(evaluation)
    session.navigation.choose("good.txt")
    view.show_evaluation(evaluation)
    assert view.about.text() == "Computing…"
    assert not view.hint.isVisible()
    boxes = (view.given_box, view.metric_box)
    assert tuple(box.isVisible() for box in boxes) == has_choice
    labels = (view._given_label, view._metric_label)
    assert tuple(label.isVisible() for label in labels) == has_choice
    qtbot.waitUntil(view.plot.isVisible)
    assert view.hint.isVisible()
    assert view.text.text()
    session.navigation.choose("weak.txt")
    assert view.about.text() == "weak.txt has no external scores."
    assert not view.plot.isVisible()
    assert view.is_useful(evaluation)
    assert not view.is_useful(evaluated())
