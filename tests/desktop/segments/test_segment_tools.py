"""The tools above the list of segments, and the lines above one segment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.documents import Document
from bleu_core.files.units import Units
from bleu_core.settings import Settings
from bleu_desktop.segments.detail_head import DetailHead
from bleu_desktop.segments.figure_row import FigureRow
from bleu_desktop.segments.segment_content import SegmentContent
from bleu_desktop.segments.segment_tools import ListHead, SegmentTools
from bleu_desktop.segments.sort_menu import SortMenu
from bleu_desktop.segments.text_blocks import CandidateBlock, TextBlock
from bleu_desktop.session.session import Session
from bleu_desktop.shared.widgets import em
from bleu_score.marked.parts import View
from tests.helpers.driving import GOOD, REFERENCE, WEAK
from tests.helpers.roles import plain


@pytest.fixture
def parent(qtbot: QtBot, english: None) -> Iterator[QWidget]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(1600, 200)
    parent.show()
    yield parent
    parent.close()


def evaluated(**texts: list[str]) -> Evaluation:
    return evaluate(candidates=texts, references=[REFERENCE], settings=Settings())


@pytest.fixture
def tools(parent: QWidget) -> Iterator[SegmentTools]:
    session = Session()
    tools = SegmentTools(session, parent, ListHead(parent))
    tools.show()
    session.navigation.show_evaluation(evaluated(good=GOOD, weak=WEAK))
    yield tools
    session.close()


@pytest.mark.parametrize("is_low", [False, True])
def test_what_has_no_room_goes_and_the_hint_can_be_read(tools: SegmentTools, is_low: bool) -> None:
    # Without room for a segment below the list, a button opens it.
    tools.detail_button.setVisible(is_low)
    seen = []
    for width in range(1500, 300, -4):
        tools.resize(width, 60)
        tools.layout().activate()
        shown = (tools.rival.isVisible(), tools.find_bar.where_button.isVisible())
        seen += [shown] if not seen or seen[-1] != shown else []
        if tools.rival.isVisible():
            assert tools.find_bar.field.width() >= em(tools, 11)
    # First the choice of texts, then the second candidate.
    assert seen == [(True, True), (True, False), (False, False)]


def test_without_texts_there_is_nothing_to_find(tools: SegmentTools) -> None:
    tools.find_bar.field.setText("x")
    tools.ngrams_button.setChecked(True)
    for has_texts in (True, False, True):
        tools.offer_texts(has_texts)
        assert tools.find_bar.isVisible() is tools.ngrams_button.isVisible() is has_texts
        assert tools.no_texts.isVisible() is not has_texts
        if not has_texts:
            assert tools.find_bar.field.text() == ""
            assert not tools.ngrams_button.isChecked()


def test_the_button_is_named_after_what_it_leads_to(tools: SegmentTools) -> None:
    for checked, text, tip in (
        (False, "Details", "The selected segment in full (Enter)"),
        (True, "List", "Back to the list (Esc)"),
    ):
        tools.detail_button.setChecked(checked)
        tools.name_detail_button()
        assert tools.detail_button.text() == text
        assert plain(tools.detail_button.toolTip()).replace("\n", " ") == tip


# One segment


@pytest.mark.parametrize(
    ("units", "text"),
    [
        (Units(("a", "b")), "Segment 2"),
        (Units(("a", "b"), lines=[1, 1200]), "Segment 2 · line 1,200"),
        (Units(("a", "b"), lines=[1, 1200], keys=("k.1", "k.\n2")), "Segment 2 · k.␣2"),
    ],
)
def test_a_segment_has_its_number_and_its_place(parent: QWidget, units: Units, text: str) -> None:
    documents = [Document(name, units) for name in ("r.txt", "c.txt")]
    evaluation = evaluate(candidates=documents[1:], references=documents[:1])
    head = DetailHead(parent, scope=parent)
    head.show_segment(SegmentContent(evaluation, 1), View.TOKENS)
    assert head.place.text() == text
    assert head.views.buttons[View.TOKENS].isChecked()
    head.show_segment(None, View.MATCHES)
    assert head.place.text() == ""
    assert head.views.buttons[View.MATCHES].isChecked()


def test_views_have_their_names_and_keys(parent: QWidget) -> None:
    head = DetailHead(parent, scope=parent)
    assert [(button.text(), plain(button.toolTip()).replace("\n", " ").split(" (")) for button
            in head.views.buttons.values()] == [
        ("Matches", ["What the candidate shares with a reference", "Alt+1)"]),
        ("Differences", ["What an editor would have to change", "Alt+2)"]),
        ("Tokens", ["Where words begin and end for BLEU", "Alt+3)"]),
    ]  # fmt: skip
    for button, name, keys in (
        (head.previous, "Previous segment", "Alt+Up"),
        (head.next, "Next segment", "Alt+Down"),
    ):
        assert button.accessibleName() == name
        assert keys in plain(button.toolTip())


def test_a_candidate_says_its_score_and_its_distance(parent: QWidget) -> None:
    block = CandidateBlock(parent)
    parent.show()
    given = {"full_name": "a long name.txt", "score": "BLEU: 20.00", "alone": False}
    for difference, is_chosen, said in (
        ("", True, "BLEU: 20.00"),
        ("−5.00", False, "BLEU: 20.00 · −5.00"),
    ):
        block.show_candidate(3, "name & co", difference=difference, is_chosen=is_chosen, **given)  # type: ignore[arg-type]
        assert block.index == 3
        assert block.radio.isChecked() is block.radio.font().bold() is is_chosen
        assert block.radio.accessibleName() == block.text.accessibleName() == "name & co"
        assert block.radio.accessibleDescription() == said
        assert block.text.accessibleDescription() == said
        assert block.difference.isVisibleTo(block) is bool(difference)
    block.resize(600, 100)
    assert block.radio.text() == "name && co"
    assert plain(block.radio.toolTip()) == "a long name.txt"
    block.show_candidate(
        3,
        "name",
        difference="",
        is_chosen=True,
        **{**given, "full_name": "name"},  # type: ignore[arg-type]
    )
    # What is shown whole needs no tip.
    assert block.radio.toolTip() == ""
    plain_block = TextBlock(parent)
    plain_block.set_name("Source", "a note")
    assert plain_block.text.accessibleName() == "Source"
    assert plain_block.text.accessibleDescription() == plain_block.note.text() == "a note"


def test_figures_keep_their_labels_while_their_names_stay(parent: QWidget) -> None:
    row = FigureRow(parent)
    row.show_figures([("chrF2", "50.00"), ("Length", "1.00")])
    before = [*row.values]
    row.show_figures([("chrF2", "51.00"), ("Length", "–")])
    assert row.values == before
    assert [value.text() for value in row.values] == ["51.00", "–"]
    assert row.values[0].accessibleName() == "chrF2: 51.00"
    row.show_figures([("TER", "1")])
    assert [value.text() for value in row.values] == ["1"]
    assert row.values[0] not in before


def test_a_column_is_sorted_with_the_worst_first(parent: QWidget) -> None:
    menu, changes = SortMenu(parent), []
    menu.changed.connect(lambda: changes.append(menu.order.current))
    columns = [("place", "Order of the text", False), ("bleu", "BLEU & co", False)]
    columns.append(("ter", "TER", True))
    menu.offer(columns)
    *entries, separator, reverse = menu.menu().actions()
    assert [entry.text() for entry in entries] == ["Order of the text", "BLEU && co", "TER"]
    assert separator.isSeparator()
    entries[2].trigger()
    entries[2].trigger()
    assert [(order.column, order.descending) for order in changes] == [("ter", True)]
    reverse.trigger()
    menu.show_order()
    assert (changes[-1].descending, reverse.isChecked()) == (False, True)
    entries[1].trigger()
    menu.show_order()
    assert (changes[-1].column, changes[-1].descending) == ("bleu", False)
    assert [entry.isChecked() for entry in (*entries, reverse)] == [False, True, False, False]
    # The same columns leave the menu as it is.
    menu.offer([*columns])
    assert menu.menu().actions()[0] is entries[0]
    menu.offer(columns[:2])
    assert len(menu.menu().actions()) == 4
    state = menu.view_state()
    menu.sort(replace(state, descending=True))
    assert menu.restore_view_state(state)
    assert menu.order.current == state
