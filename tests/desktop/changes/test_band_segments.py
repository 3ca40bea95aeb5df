"""The segments of a band without a window: their order, figures and checks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.changes.analysis import ChangeAnalysis, analyze_changes
from bleu_core.settings import Settings
from bleu_desktop.changes.band_segments import BandSegments
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.shared.segment_rows import AT_ONCE
from bleu_score.marked.parts import Style
from tests.helpers.deliveries import DELIVERED, analysis_of

FINAL = [f"The cat number {n} sat on the mat." for n in range(20)]
# Some that were not changed, some a little, and the last ones most.
CHANGED = [
    line if n < 5 else line.replace("cat", "dog") if n < 18 else f"Nothing {n}"
    for n, line in enumerate(FINAL)
]


@pytest.fixture
def segments(qtbot: QtBot, english: None) -> Iterator[BandSegments]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(800, 800)
    parent.show()
    yield BandSegments(Navigation(), parent)
    parent.close()


@pytest.fixture(scope="module")
def analysis() -> ChangeAnalysis:
    settings = Settings(target_language="en")
    return analyze_changes(
        evaluate(candidates={"c": CHANGED}, references=[FINAL], settings=settings)
    )


def numbers(segments: BandSegments) -> list[str]:
    return [row.content.number for row in segments.rows]


def test_the_most_changed_come_first_and_more_on_request(
    segments: BandSegments, analysis: ChangeAnalysis, qtbot: QtBot
) -> None:
    segments.show_band(analysis, None)
    assert segments.title.text() == "Most changed segments"
    assert len(segments.rows) == AT_ONCE
    assert {*numbers(segments)[:2]} == {"19", "20"}
    assert segments.more.isVisibleTo(segments)
    segments.more.click()
    # Those without a change are left out.
    assert len(segments.rows) == 15
    assert not segments.more.isVisibleTo(segments)
    places = [segments._rows.indexOf(row) for row in segments.rows]
    assert places == [*range(15)]
    with qtbot.waitSignal(segments._navigation.list_wanted) as wanted:
        segments.all.click()
    listed, title = wanted.args
    assert title == "Most changed segments"
    assert sorted(listed) == [*range(5, 20)]
    assert [str(each + 1) for each in listed[:2]] == numbers(segments)[:2]


def test_a_band_has_its_own_segments_and_figures(
    segments: BandSegments, analysis: ChangeAnalysis
) -> None:
    changes = analysis.changes
    for number in changes.shown_bands:
        segments.show_band(analysis, number)
        places = changes.places(number)
        assert len(segments.rows) == min(len(places), AT_ONCE)
        name, *facts = segments.title.text().split(" · ")
        assert name != "Most changed segments"
        assert facts


def test_a_segment_opens_into_its_check_below_it(
    segments: BandSegments, analysis: ChangeAnalysis, qtbot: QtBot
) -> None:
    segments.show_band(analysis, None)
    row = segments.rows[1]
    words = [part.text for part in row.content.texts[0].parts if part.style is Style.DELETED]
    row.click()
    check = segments.checks[1]
    assert segments._rows.indexOf(check) == segments._rows.indexOf(row) + 1
    assert check.isVisibleTo(segments)
    # Opened, it is marked character by character.
    parts = row.content.texts[0].parts
    assert [part.text for part in parts if part.style is Style.DELETED] != words
    with qtbot.waitSignal(segments._navigation.segment_wanted) as wanted:
        check.segments_link.click()
    assert wanted.args == [int(row.content.number) - 1]
    stops: list[QWidget] = [segments.rows[0], row, check.segments_link, check.steps]
    stops.append(segments.rows[2])
    chain: list[QWidget] = [stops[0]]
    while (after := chain[-1].nextInFocusChain()) is not chain[0]:
        chain.append(after)
    assert [each for each in chain if each in stops] == stops
    row.click()
    assert not check.isVisibleTo(segments)
    parts = row.content.texts[0].parts
    assert [part.text for part in parts if part.style is Style.DELETED] == words
    row.click()
    assert segments.checks[1] is check
    assert check.isVisibleTo(segments)


def test_a_segment_says_its_suggestion_and_its_key(segments: BandSegments, tmp_path: Path) -> None:
    path = tmp_path / "a.xlf"
    path.write_text(DELIVERED, "utf-8")
    delivered = analysis_of(path)
    for number in delivered.changes.shown_bands:
        segments.show_band(delivered, number)
        for row in segments.rows:
            assert row.content.number in "12345678"
            [text] = row.content.texts
            assert row.content.said.startswith("Suggestion: ")
            # A text written from nothing has no marks.
            marked = any(part.style is not Style.PLAIN for part in text.parts)
            assert not marked or row.content.said != "Suggestion: –"
