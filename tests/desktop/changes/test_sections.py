"""The sections of the page of changes without a window: which rows and kinds they show."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.changes.analysis import ChangeAnalysis, analyze_changes
from bleu_core.settings import Settings
from bleu_desktop.changes.sections import BandsSection

FINAL = ["The cat sat on the mat.", "We went home in the rain.", "It was late.", "All was well."]
CHANGED = ["The cat sat on the mat.", "We went home in the sun.", "It was late.", "Nothing!"]


def analysis_of(changed: list[str]) -> ChangeAnalysis:
    settings = Settings(target_language="en")
    return analyze_changes(
        evaluate(candidates={"c": changed}, references=[FINAL], settings=settings)
    )


@pytest.fixture
def parent(qtbot: QtBot, english: None) -> Iterator[QWidget]:
    parent = QWidget()
    qtbot.addWidget(parent)
    yield parent
    parent.close()


def test_each_row_is_its_band_and_the_last_is_all(parent: QWidget) -> None:
    section = BandsSection(parent)
    assert section.chosen_band is None
    analysis = analysis_of(CHANGED)
    section.show_analysis(analysis)
    bands = analysis.changes.shown_bands
    assert len(bands) > 1
    # The sum at first.
    assert section.table.current_row() == len(bands)
    assert section.chosen_band is None
    told: list[int] = []
    section.chosen.connect(lambda *_: told.append(1))
    for row, band in enumerate(bands):
        section.table.choose_row(row)
        assert section.chosen_band == band
    section.table.choose_row(0)
    section.show_analysis(analysis)
    assert section.table.current_row() == 0
    assert told == []


@pytest.mark.parametrize("changed", [FINAL, CHANGED])
def test_kinds_of_changes_are_named_if_there_are_any(parent: QWidget, changed: list[str]) -> None:
    section = BandsSection(parent)
    section.show_analysis(analysis_of(changed))
    assert section.kinds.isHidden() is (changed is FINAL)
