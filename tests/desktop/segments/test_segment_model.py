"""The segments as a model: what is shown and said of each, and the columns they have."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bleu_core.analysis.segments import SegmentTable
from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.results import Evaluation, MetricResult
from bleu_core.scoring.metrics import given_metric
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.settings import Settings
from bleu_core.workspace.notes import Note, SegmentVerdict
from bleu_desktop.segments import columns
from bleu_desktop.segments.rival_chooser import RivalChooser
from bleu_desktop.segments.segment_model import SegmentModel
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.shared.table_copier import CELL
from tests.helpers.roles import Role, plain, said, title

REFERENCE = ["the cat sat on the mat today", "it was raining hard in the town", "", "we went home"]
TEXTS = {
    "system one": [
        "the cat sat on a mat today",
        "it was raining hard in the town",
        "x\ty",
        "we go",
    ],
    "system two": ["the cat sat on the mat today", "rain", "", "we went home"],
    "system three": ["a", "b", "c", "d"],
}


@pytest.fixture(scope="module")
def evaluation() -> Evaluation:
    return evaluate(
        candidates=TEXTS,
        references=[REFERENCE],
        settings=Settings(smoothing="exp", target_language="en", metrics=("bleu", "ter")),
    )


@pytest.fixture
def model(qtbot: QtBot) -> Iterator[SegmentModel]:
    parent = QObject()
    yield SegmentModel(parent)
    parent.deleteLater()


def computed(evaluation: Evaluation, candidate: int = 0, rival: int | None = None) -> SegmentTable:
    table = SegmentTable(evaluation)
    for name in columns.columns_of(table, candidate, rival):
        if name not in (columns.PLACE, columns.TEXT, columns.NOTE):
            table.column(name, candidate, rival)
    return table


def shown(model: SegmentModel, row: int, column: str) -> dict[str, object]:
    return said(model.index(row, model.place(column)))


def test_columns_follow_the_candidates(model: SegmentModel, evaluation: Evaluation) -> None:
    model.show_scores(computed(evaluation), 0, None)
    usual = ("place", "text", "note", "bleu", "chrf", "ter", "length_ratio", "contribution")
    assert model.columns == usual
    model.show_scores(computed(evaluation, 0, 1), 0, 1)
    assert model.columns == (*usual, "difference")
    assert [title(model, column)["text"] for column in range(9)] == [
        "Segment",
        "Reference / candidate",
        "Comment",
        "Sentence BLEU",
        "chrF2",
        "TER",
        "Length",
        "Contribution",
        "Difference",
    ]
    sides = [title(model, column)["side"] for column in range(9)]
    assert sides == ["right", "left", "left", *["right"] * 6]
    tips = [str(title(model, column).get("tip", "")) for column in range(9)]
    assert [" ".join(tip.split()[:4]) for tip in tips] == [
        *("", "", "", "BLEU of this segment", "", "Edits per 100 words"),
        *("Tokens of the candidate", "BLEU of the whole", "Points of the difference"),
    ]
    assert "“system two” is better here" in tips[8].replace("\n", " ")
    model.show_scores(None, 0, None)
    assert (model.rowCount(), model.columnCount()) == (0, 0)


def test_a_number_is_said_with_its_title(model: SegmentModel, evaluation: Evaluation) -> None:
    table = computed(evaluation, 0, 1)
    model.show_scores(table, 0, 1)
    score = evaluation.candidates[0].bleu.segment_percents[0]
    assert shown(model, 0, "bleu") == {
        "text": f"{score:.2f}",
        "spoken": f"Sentence BLEU: {score:.2f}",
        "side": "right",
    }
    points = table.column("contribution", 0)[3]
    assert points < 0
    text = str(shown(model, 3, "contribution")["text"])
    assert text == columns.number_text("contribution", points, model.decimals("contribution"))
    assert text.startswith("−")
    assert model.index(3, model.place("contribution")).data(CELL).number == points
    # Without a reference, it has no length.
    assert shown(model, 2, "length_ratio")["text"] == "–"


def test_what_is_not_known_yet_is_shown_as_dots(
    model: SegmentModel, evaluation: Evaluation
) -> None:
    model.show_scores(SegmentTable(evaluation), 0, None)
    assert shown(model, 0, "ter")["text"] == "…"
    assert model.number(0, "ter") is None


@pytest.mark.parametrize(("column", "text"), [("chrf", "…"), ("mqm", "–"), ("length_ratio", "–")])
def test_a_number_that_is_missing_may_still_come(
    model: SegmentModel,
    evaluation: Evaluation,
    monkeypatch: pytest.MonkeyPatch,
    column: str,
    text: str,
) -> None:
    table = computed(with_given(evaluation))
    monkeypatch.setattr(table, "so_far", lambda *_: np.array([np.nan, 1.0, 1.0, 1.0]))
    model.show_scores(table, 0, None)
    assert shown(model, 0, column)["text"] == text
    assert shown(model, 1, column)["text"] == ("1.0" if column == "mqm" else "1.00")


def test_a_text_is_said_with_everything_about_it(
    model: SegmentModel, evaluation: Evaluation
) -> None:
    table = computed(evaluation)
    model.show_scores(table, 0, None, {2: Note(SegmentVerdict.OMISSION, "lost")})
    cell = shown(model, 2, "text")
    assert cell["text"] == "x⇥y"
    assert cell["spoken"] == (
        f"Segment: 3\nReference: (empty)\nCandidate: x⇥y\nSentence BLEU: "
        f"{shown(model, 2, 'bleu')['text']}\nComment: Omission: lost"
    )
    assert cell["side"] == "left"
    first = shown(model, 0, "text")
    assert str(first["tip"]).split() == [*REFERENCE[0].split(), *TEXTS["system one"][0].split()]
    model.measure = "contribution"
    spoken = str(shown(model, 0, "text")["spoken"])
    assert f"\nContribution: {shown(model, 0, 'contribution')['text']}" in spoken
    model.show_scores(table, 1, None)
    assert shown(model, 2, "text")["text"] == "(empty)"


NOTES = {
    0: Note(SegmentVerdict.OMISSION, "lost", bookmarked=True),
    1: Note(SegmentVerdict.OMISSION),
    2: Note(text="a\ncomment"),
    3: Note(bookmarked=True),
}


def test_notes_are_shown_and_have_a_sign(model: SegmentModel, evaluation: Evaluation) -> None:
    model.show_scores(computed(evaluation), 0, None, NOTES)
    assert [shown(model, row, "note")["text"] for row in range(4)] == [
        "Omission: lost",
        "Omission",
        "a↵comment",
        "Bookmark",
    ]
    assert shown(model, 1, "note")["spoken"] == "Comment: Omission"
    assert model.of(2, "note").full == "a\ncomment"
    places = [model.of(row, "place") for row in range(4)]
    assert [cell.icon for cell in places] == ["bookmark-on", "comment", "comment", "bookmark-on"]
    assert [cell.text for cell in places] == ["1", "2", "3", "4"]
    assert places[0].tip == "Omission: lost"
    model.show_scores(computed(evaluation), 0, None)
    assert (model.of(0, "place").icon, model.of(0, "place").tip) == ("", "")
    assert shown(model, 0, "note") == {"text": "", "side": "left"}


def test_rows_stay_while_the_number_of_segments_does(
    model: SegmentModel, evaluation: Evaluation, qtbot: QtBot
) -> None:
    table = computed(evaluation)
    model.show_scores(table, 0, None)
    assert [model.segment_at(row) for row in range(4)] == [0, 1, 2, 3]
    model.show_rows(np.array([3, 1]))
    assert [model.row_of(segment) for segment in range(4)] == [None, 1, None, 0]
    model.show_scores(computed(evaluation, 1), 1, None)
    assert [*model.rows] == [3, 1]
    with qtbot.assertNotEmitted(model.modelReset):
        model.show_scores(model.scores, 1, None, NOTES)
    fewer = evaluate(candidates=[TEXTS["system one"][:3]], references=[REFERENCE[:3]])
    with qtbot.waitSignal(model.modelReset):
        model.show_scores(computed(fewer), 0, None)
    assert [*model.rows] == [0, 1, 2]


def test_a_text_differs_from_the_rival_or_else_from_the_references(
    model: SegmentModel, evaluation: Evaluation
) -> None:
    model.show_scores(computed(evaluation, 1), 1, None)
    assert [model.differs(segment) for segment in range(4)] == [False, True, False, False]
    model.show_scores(computed(evaluation, 1, 0), 1, 0)
    assert [model.differs(segment) for segment in range(4)] == [True, True, True, True]


def test_the_first_reference_with_text_is_shown(model: SegmentModel) -> None:
    evaluation = evaluate(candidates=[["a", "b"]], references=[[" ", ""], ["one", ""]])
    model.show_scores(computed(evaluation), 0, None)
    assert [model.reference(segment) for segment in (0, 1)] == ["one", ""]


# Columns


def with_given(evaluation: Evaluation, *, lower_is_better: bool = False) -> Evaluation:
    first, *others = evaluation.candidates
    rows = SegmentRows(np.array([[8.0, 1.0], [-2.0, 1.0], [5.0, 1.0], [9.0, 1.0]]))
    metric = given_metric("mqm", "MQM", lower_is_better=lower_is_better, decimals=1)
    result = MetricResult(metric, 5.0, None, "given", None, rows)
    return replace(
        evaluation, candidates=(replace(first, metrics=(*first.metrics, result)), *others)
    )


def test_given_scores_are_shown_for_those_who_have_them(
    model: SegmentModel, evaluation: Evaluation
) -> None:
    table = computed(with_given(evaluation))
    assert "mqm" in columns.columns_of(table, 0, None)
    assert "mqm" not in columns.columns_of(table, 1, None)
    model.show_scores(table, 0, None)
    assert shown(model, 1, "mqm")["text"] == "-2.0"
    assert "External score" in str(title(model, model.place("mqm"))["tip"])
    assert model.largest("mqm") == 9.0
    assert model.largest("bleu") == 100.0
    assert model.decimals("mqm") == 1
    assert columns.given_in(table, "bleu") is None
    model.show_scores(SegmentTable(evaluation), 0, None)
    # Nothing is known yet.
    assert model.largest("contribution") == 0.0


@pytest.mark.parametrize("lower_is_better", [True, False])
def test_segments_can_be_ordered_by_numbers_the_worst_first(
    evaluation: Evaluation, lower_is_better: bool
) -> None:
    table = SegmentTable(with_given(evaluation, lower_is_better=lower_is_better))
    names = columns.columns_of(table, 0, 1)
    assert columns.orders(table, names) == [
        ("place", "Order of the text", False),
        ("bleu", "Sentence BLEU", False),
        ("chrf", "chrF2", False),
        ("ter", "TER", True),
        ("mqm", "MQM", lower_is_better),
        ("length_ratio", "Length", False),
        ("contribution", "Contribution", False),
        ("difference", "Difference", False),
    ]


@pytest.mark.parametrize(
    ("column", "number", "decimals", "text"),
    [
        ("bleu", 100.00000000000004, 2, "100.00"),
        ("chrf", 100.5, 2, "100.00"),
        ("chrf++", 100.5, 2, "100.00"),
        ("ter", 100.5, 2, "100.50"),
        ("contribution", -0.25, 2, "−0.25"),
        ("contribution", 0.25, 2, "+0.25"),
        ("difference", 0.001, 2, "0.00"),
        ("difference", -0.001, 3, "−0.001"),
        ("length_ratio", 1.5, 2, "1.50"),
    ],
)
def test_numbers_of_columns(column: str, number: float, decimals: int, text: str) -> None:
    assert columns.number_text(column, number, decimals) == text


def test_decimals_of_columns() -> None:
    assert columns.decimals_of("bleu", 0.001) == 2
    assert columns.decimals_of("contribution", 0.001) == columns.decimals_of("difference", 0.001)
    assert columns.decimals_of("contribution", 0.001) == 5


# The second candidate


def chooser(navigation: Navigation, qtbot: QtBot) -> RivalChooser:
    found = RivalChooser(navigation)
    qtbot.addWidget(found)
    return found


def test_there_is_a_list_of_rivals_as_soon_as_there_is_one(
    evaluation: Evaluation, qtbot: QtBot, english: None
) -> None:
    navigation = Navigation()
    rivals = chooser(navigation, qtbot)
    assert rivals.isHidden()
    for count, is_hidden in ((1, True), (2, False), (3, False)):
        navigation.show_evaluation(replace(evaluation, candidates=evaluation.candidates[:count]))
        assert rivals.isHidden() is is_hidden, count
        assert rivals.box.count() == count
    rivals.set_room(False)
    assert rivals.isHidden()
    rivals.set_room(True)
    assert not rivals.isHidden()


def test_rivals_are_listed_best_first_with_their_scores(
    evaluation: Evaluation, qtbot: QtBot, english: None
) -> None:
    navigation = Navigation()
    rivals = chooser(navigation, qtbot)
    navigation.show_evaluation(evaluation)
    navigation.choose("system two", "system three")
    scores = {each.name: f"{each.score.percent:.2f}" for each in evaluation.candidates}
    assert [rivals.box.itemText(place) for place in range(3)] == [
        "Compare with…",
        f"{scores['system one']}  one",
        f"{scores['system three']}  three",
    ]
    tips = [plain(rivals.box.itemData(place, Role.ToolTipRole)) for place in range(3)]
    assert tips == ["", "system one", "system three"]
    assert [rivals.box.itemData(place) for place in range(3)] == [
        None,
        "system one",
        "system three",
    ]
    assert rivals.box.currentIndex() == 2
    rivals.box.setCurrentIndex(1)
    rivals.box.activated.emit(1)
    assert navigation.rival is not None
    assert navigation.rival.name == "system one"
    rivals.box.setCurrentIndex(0)
    rivals.box.activated.emit(0)
    assert navigation.rival is None
