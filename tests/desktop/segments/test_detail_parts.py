"""The parts of a segment in full, without a window."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.results import Evaluation
from bleu_core.settings import Settings
from bleu_desktop.segments.segment_detail import SegmentDetail
from bleu_desktop.session.session import Session
from bleu_desktop.session.work import Outcome
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import em
from bleu_score.marked.parts import Style, View
from tests.helpers.driving import GOOD, REFERENCE, WEAK

FocusPolicy = Qt.FocusPolicy
OTHER = ["A cat was sitting on a mat over there.", *REFERENCE[1:]]


def evaluated(
    candidates: Sequence[list[str]], references: Sequence[list[str]] = (REFERENCE,), **given: Any
) -> Evaluation:
    return evaluate(
        candidates={f"c{place}.txt": lines for place, lines in enumerate(candidates)},
        references=references,
        settings=Settings(target_language="en", smoothing="exp"),
        **given,
    )


@pytest.fixture
def detail(qtbot: QtBot, english: None) -> Iterator[SegmentDetail]:
    session = Session()
    detail = SegmentDetail(session)
    qtbot.addWidget(detail)
    detail.resize(800, 700)
    detail.show()
    yield detail
    session.close()


def show(detail: SegmentDetail, qtbot: QtBot, evaluation: Evaluation, segment: int = 0) -> None:
    """Show a segment of the first candidate, explained."""
    session = detail._session
    session.shown = Outcome(evaluation=evaluation)
    session.navigation.show_evaluation(evaluation)
    session.navigation.choose("c0.txt")
    detail.show_segment(evaluation, 0, segment)
    if evaluation.has_texts:
        qtbot.waitUntil(detail.reasons.isVisible)
    QApplication.processEvents()


def test_a_low_panel_gives_its_space_to_the_texts(detail: SegmentDetail, qtbot: QtBot) -> None:
    show(detail, qtbot, evaluated([GOOD, WEAK]))
    limit = em(detail, 22)
    for height, is_low in ((limit, False), (limit - 1, True), (limit, False)):
        detail.resize(800, height)
        QApplication.processEvents()
        assert (detail.legend.y() > detail.reasons.y()) is is_low
        assert detail.legend.y() < detail.others.y()
        below = detail.references[0].geometry().bottom() + 1
        gap = detail.candidates[0].y() - below
        assert gap == space(0.5 if is_low else 1.5)
        # Without a description, its line is left out.
        assert detail.description.isVisible() is not is_low
    detail.resize(800, limit - 1)
    detail.references[0].text.token_pointed.emit(0, 1)
    assert detail.description.isVisible()


def test_all_candidates_stay_in_sight_until_there_are_others(
    detail: SegmentDetail, qtbot: QtBot
) -> None:
    evaluation = evaluated([GOOD, WEAK, OTHER, REFERENCE, GOOD])
    show(detail, qtbot, evaluation)
    assert detail.more.x() == detail.others.x()
    detail.more.click()
    assert detail.more.text() == "Show fewer"
    show(detail, qtbot, evaluation, 1)
    assert len(detail.candidates) == 5
    show(detail, qtbot, replace(evaluation))
    assert len(detail.candidates) == 4
    # No button for no more.
    show(detail, qtbot, evaluated([GOOD, WEAK, OTHER, REFERENCE]))
    assert len(detail.candidates) == 4
    assert not detail.more.isVisible()
    assert detail.others.isVisible()
    assert {block.radio.focusPolicy() for block in detail.candidates} == {FocusPolicy.StrongFocus}
    show(detail, qtbot, evaluated([GOOD]))
    assert not detail.others.isVisible()
    # One candidate is no choice.
    radio = detail.candidates[0].radio
    assert radio.focusPolicy() is FocusPolicy.NoFocus
    assert radio.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_a_single_reference_says_nothing_about_matches(detail: SegmentDetail, qtbot: QtBot) -> None:
    for references, notes in (
        ([REFERENCE], [""]),
        (
            [OTHER, REFERENCE],
            [f"Matches taken from this reference: {count}" for count in (2, 5)],
        ),
    ):
        show(detail, qtbot, evaluated([GOOD], references))
        assert [block.note.text() for block in detail.references] == notes


def test_another_segment_begins_at_its_top(detail: SegmentDetail, qtbot: QtBot) -> None:
    long = " ".join(REFERENCE * 40)
    evaluation = evaluated([[long, long]], [[long, long]])
    bar = detail.area.verticalScrollBar()
    for segment, kept in ((0, 0), (0, 50), (1, 0)):
        show(detail, qtbot, evaluation, segment)
        assert bar.value() == kept
        bar.setValue(50)
        assert bar.value() == 50


def test_only_matches_light_up_together(detail: SegmentDetail, qtbot: QtBot) -> None:
    show(detail, qtbot, evaluated([GOOD]))
    [block] = detail.candidates
    for view in View:
        detail.show_view(view)
        block.text.token_pointed.emit(0, 1)
        assert bool(block.text.lit) is (view is not View.DIFFERENCES)
        block.text.token_pointed.emit(0, None)


def test_without_texts_there_are_numbers(detail: SegmentDetail, qtbot: QtBot) -> None:
    evaluation = evaluated([GOOD, WEAK], source=["uno", "dos", "tres"])
    show(detail, qtbot, evaluation)
    assert detail.source.isVisible()
    assert detail.head.views.isVisible()
    aligned = evaluation.aligned
    documents = {
        name: tuple(replace(each, has_texts=False) for each in getattr(aligned, name))
        for name in ("candidates", "references")
    }
    show(detail, qtbot, replace(evaluation, aligned=replace(aligned, **documents)))
    blocks = [*detail.references, *detail.candidates]
    assert {block.text.toPlainText() for block in blocks} == {"(text not kept)"}
    assert detail.candidates[0].note.text().startswith("Sentence BLEU: ")
    for hidden in (detail.source, detail.head.views, detail.reasons):
        assert not hidden.isVisible()


@pytest.mark.parametrize("text", ["", "  ", "a"])
def test_a_text_of_spaces_is_called_empty(detail: SegmentDetail, qtbot: QtBot, text: str) -> None:
    show(detail, qtbot, evaluated([[text, *GOOD[1:]]], source=[text, "dos", "tres"]))
    for block in (detail.source, detail.candidates[0]):
        signs = [part.text for part in block.text.parts if part.style is Style.SIGN]
        assert ("(empty)" in signs) is (text != "a")


def test_tab_goes_from_the_texts_to_the_reasons_and_the_others(
    detail: SegmentDetail, qtbot: QtBot
) -> None:
    show(detail, qtbot, evaluated([GOOD]))
    # What comes later has its place in the order.
    show(detail, qtbot, evaluated([GOOD, WEAK], [OTHER, REFERENCE], source=["a", "b", "c"]))
    first, second = detail.candidates
    stops: list[QWidget] = [detail.source.text, *(block.text for block in detail.references)]
    stops += [first.radio, first.text, detail.reasons.reasons, detail.reasons.parts]
    stops += [second.radio, second.text]
    chain: list[QWidget] = [detail.source.text]
    while (after := chain[-1].nextInFocusChain()) is not chain[0]:
        chain.append(after)
    assert [each for each in chain if each in stops] == stops


def test_the_chosen_candidate_comes_into_sight(detail: SegmentDetail, qtbot: QtBot) -> None:
    long = " ".join(REFERENCE * 60)
    show(detail, qtbot, evaluated([[long], [long], [long]], [[long]]))
    navigation = detail._session.navigation
    navigation.choose_rival("c1.txt")
    for candidate, chosen, rival in (
        # Chosen, the second one changes its place with the first.
        (1, "c1.txt", "c0.txt"),
        (2, "c2.txt", "c0.txt"),
    ):
        bar = detail.area.verticalScrollBar()
        bar.setValue(bar.maximum())
        detail._choose(candidate)
        QApplication.processEvents()
        assert navigation.candidate is not None
        assert navigation.rival is not None
        assert (navigation.candidate.name, navigation.rival.name) == (chosen, rival)
        # However long it is, its name is in sight.
        radio = detail.candidates[0].radio
        assert radio.hasFocus()
        assert 0 <= radio.mapTo(detail.area.viewport(), QPoint()).y() < em(detail, 8)
