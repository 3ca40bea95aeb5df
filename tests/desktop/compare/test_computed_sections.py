"""The sections *By word segmentation* and *BLEU in other programs*, in the real window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from threading import Event
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bleu_core.analysis.as_others import score_as_others
from bleu_core.analysis.by_tokenizer import score_by_tokenizer
from bleu_core.files.addresses import Role
from bleu_desktop.compare import as_others_view, tokenizers_view
from bleu_desktop.compare.as_others_view import AsOthersView
from bleu_desktop.compare.computed_section import ComputedSection
from bleu_desktop.compare.section import CompareSection
from bleu_desktop.compare.tokenizers_view import TokenizersView
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shared import theme
from bleu_desktop.shared.small_table import SmallTable
from bleu_desktop.shell.main_window import MainWindow
from bleu_score.i18n import format_score
from tests.helpers.driving import part, wait_for

View = TypeVar("View", bound=ComputedSection)

REFERENCE = ["我来到北京的清华大学学习。", "他们在学校学习机器翻译。", "ABC公司的报告很长。"] * 20
GOOD = ["我来到北京清华大学学习。", "他们在学校里学习机器翻译。", "ABC公司的报告非常长。"] * 20
BAD = ["我来北京的清华大学。", "他们学习翻译机器。", "ABC公司有长的报告。"] * 20


@pytest.fixture
def scored(qtbot: QtBot, window: MainWindow, write: Callable[[str, list[str]], Path]) -> MainWindow:
    files = window.session.files
    files.add(Role.REFERENCE, [write("reference.zh.txt", REFERENCE)])
    files.add(Role.CANDIDATE, [write("good.zh.txt", GOOD), write("bad.zh.txt", BAD)])
    wait_for(qtbot, window, State.SCORED)
    return window


def section_of(window: MainWindow, kind: type[ComputedSection]) -> CompareSection:
    (found,) = (
        section for section in window.findChildren(CompareSection) if isinstance(section.view, kind)
    )
    return found


def opened(qtbot: QtBot, window: MainWindow, kind: type[View]) -> View:
    """Open a section as a user does, and wait for its content."""
    window.session.navigation.open_page(PageName.COMPARE)
    button = section_of(window, kind).button
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    view = part(window, kind)
    qtbot.waitUntil(lambda: view.content.isVisible() and not view.status.isVisible())
    return view


def test_each_tokenizer_has_its_score(qtbot: QtBot, scored: MainWindow) -> None:
    view = opened(qtbot, scored, TokenizersView)
    evaluation = scored.session.evaluation
    assert evaluation is not None
    titles, *rows = view.table.texts()
    assert titles == ["Word segmentation", "BLEU"]
    found = score_by_tokenizer(evaluation)
    # Words and characters are in different bands, so there is none.
    assert view.table.shown.columnCount() == 2
    assert not any(band for each in found for band in each.bands)
    assert [row[0] for row in rows] == [
        "jieba (Chinese words) · in use",
        "zh (Chinese characters)",
        "char (every character)",
    ]
    assert [row[1] for row in rows] == [format_score(each.scores[0].percent) for each in found]
    low, high = (pick(each.scores[0].percent for each in found) for pick in (min, max))
    assert f"BLEU: {format_score(low)}–{format_score(high)}, " in view.below.text()


def painted(table: SmallTable) -> QImage:
    """Return the scale of the first row."""
    place = table.visualRect(table.model().index(0, 1))
    assert place.width() > 100
    return table.viewport().grab(place).toImage()


def colors_of(image: QImage) -> set[int]:
    y = round(image.height() * 0.85)
    return {image.pixel(x, y) for x in range(20, image.width() - 20)}


def test_the_scale_shows_bands_only_if_they_are_meaningful(
    qtbot: QtBot, window: MainWindow, write: Callable[[str, list[str]], Path]
) -> None:
    reference = ["The cat sat on the mat, and the dog slept.", "Nobody was at home."] * 30
    candidate = [segment.replace("cat", "car").replace("at", "in") for segment in reference]
    window.session.files.add(Role.REFERENCE, [write("reference.en.txt", reference)])
    window.session.files.add(Role.CANDIDATE, [write("candidate.en.txt", candidate)])
    wait_for(qtbot, window, State.SCORED)
    view = opened(qtbot, window, TokenizersView)
    evaluation = window.session.evaluation
    assert evaluation is not None
    titles, *rows = view.table.texts()
    assert titles == ["Word segmentation", "BLEU", "Google’s guide"]
    for row, each in zip(rows, score_by_tokenizer(evaluation), strict=True):
        band = each.bands[0]
        assert band is not None
        assert str(band.start) in row[2]
    bands = {color.rgb() for color in theme.band_colors(view.palette())}
    qtbot.waitUntil(lambda: bands <= colors_of(painted(view.table)))
    window.session.work.set_settings(replace(window.session.settings, max_order=2))
    wait_for(qtbot, window, State.SCORED)
    qtbot.waitUntil(lambda: view.table.shown.columnCount() == 2 and view.content.isVisible())
    qtbot.waitUntil(lambda: not bands & colors_of(painted(view.table)))


def test_each_program_has_its_score_and_its_reasons(qtbot: QtBot, scored: MainWindow) -> None:
    view = opened(qtbot, scored, AsOthersView)
    evaluation = scored.session.evaluation
    assert evaluation is not None
    titles, *rows = view.table.texts()
    assert titles == ["Program", "BLEU", "Difference", "Why"]
    answer = score_as_others(evaluation)[0]
    assert [row[1] for row in rows] == [format_score(score.percent) for score in answer.scores]
    differences = [float(row[2].replace("−", "-")) for row in rows]
    assert differences == [pytest.approx(score.difference, abs=0.006) for score in answer.scores]
    assert rows[0][3].startswith("word segmentation zh (+")
    assert rows[1][3].startswith("split at spaces only (−")
    assert format_score(answer.percent) in view.about.text()
    assert view.below.text().startswith("sacreBLEU: word segmentation zh, smoothing exp")
    view.table.setFocus()
    QTest.keyClick(view.table, Qt.Key.Key_Down)
    assert view.below.text().startswith("NLTK: split at spaces only, no smoothing")
    assert view.below.text().endswith("the text is split at spaces.")


@pytest.mark.parametrize("kind", [TokenizersView, AsOthersView])
def test_a_section_follows_the_candidate_without_computing_again(
    qtbot: QtBot, scored: MainWindow, kind: type[ComputedSection], monkeypatch: pytest.MonkeyPatch
) -> None:
    view = opened(qtbot, scored, kind)
    before = view.table.texts()
    monkeypatch.setattr(view, "compute", lambda *_: pytest.fail("computed again"))
    scored.session.navigation.choose("bad.zh.txt")
    assert view.table.texts() != before
    assert "bad.zh.txt" in view.about.text()
    # The content remains after the section was closed and opened again.
    button = section_of(scored, kind).button
    button.click()
    assert not view.isVisible()
    button.click()
    assert view.content.isVisible()


@pytest.mark.parametrize("kind", [TokenizersView, AsOthersView])
def test_nothing_is_computed_before_a_section_is_opened(
    qtbot: QtBot, scored: MainWindow, kind: type[ComputedSection], monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = []
    view = part(scored, kind)
    compute = view.compute
    monkeypatch.setattr(
        view, "compute", lambda *arguments: (calls.append(1), compute(*arguments))[1]
    )
    scored.session.navigation.open_page(PageName.COMPARE)
    QApplication.processEvents()
    assert section_of(scored, kind).isVisible()
    assert calls == []
    opened(qtbot, scored, kind)
    assert calls == [1]


@pytest.mark.parametrize("kind", [TokenizersView, AsOthersView])
def test_another_evaluation_is_computed_anew(
    qtbot: QtBot, scored: MainWindow, kind: type[ComputedSection]
) -> None:
    view = opened(qtbot, scored, kind)
    before = view.table.texts()
    entry = next(iter(scored.session.files[Role.CANDIDATE]))
    scored.session.files.remove([entry])
    wait_for(qtbot, scored, State.SCORED)
    qtbot.waitUntil(lambda: "bad.zh.txt" in view.about.text())
    assert view.table.texts() != before


@pytest.mark.parametrize("kind", [TokenizersView, AsOthersView])
def test_a_section_has_the_language_of_the_interface(
    qtbot: QtBot, scored: MainWindow, kind: type[ComputedSection]
) -> None:
    view = opened(qtbot, scored, kind)
    english = view.table.texts()
    scored.switch_language("zh_TW")
    # The section is still open, and is computed again.
    qtbot.waitUntil(lambda: part(scored, kind).table.texts() not in (english, [[]]))
    view = part(scored, kind)
    assert section_of(scored, kind).button.text() == view.title()
    assert view.table.texts()[0][1:2] == ["BLEU"]


def test_a_table_is_copied_as_a_whole(qtbot: QtBot, scored: MainWindow) -> None:
    view = opened(qtbot, scored, AsOthersView)
    view.table.setFocus()
    QTest.keySequence(view.table, QKeySequence(QKeySequence.StandardKey.Copy))
    lines = QGuiApplication.clipboard().text().split("\n")
    copied = [line.split("\t") for line in lines]
    shown = view.table.texts()
    assert [line[0::3] for line in copied] == [line[0::3] for line in shown]
    # Numbers are copied in a form that spreadsheets read.
    plain = [[text.lstrip("+").replace("−", "-") for text in line[1:3]] for line in shown]
    assert [line[1:3] for line in copied] == plain


@pytest.mark.parametrize("width", [640, 1600])
def test_all_rows_are_in_view(qtbot: QtBot, scored: MainWindow, width: int) -> None:
    scored.resize(width, 700)
    views = [opened(qtbot, scored, kind) for kind in (TokenizersView, AsOthersView)]

    def fits() -> bool:
        QApplication.processEvents()
        return all(shows_all(view) for view in views)

    qtbot.waitUntil(fits)


def shows_all(view: TokenizersView | AsOthersView) -> bool:
    """Return whether the table shows all its rows, and nothing overlaps."""
    table = view.table
    layout = view.content.layout()
    assert layout is not None
    parts = [layout.itemAt(index).geometry() for index in range(layout.count())]
    rows = sum(map(table.rowHeight, range(table.shown.rowCount())))
    return (
        table.verticalScrollBar().maximum() == table.horizontalScrollBar().maximum() == 0
        and table.viewport().height() >= rows
        and table.width() <= 900
        and all(upper.bottom() < lower.top() for upper, lower in pairwise(parts))
    )


def test_the_window_says_that_a_section_is_being_computed(
    qtbot: QtBot, scored: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = Event()
    view = part(scored, AsOthersView)
    compute = view.compute

    def slow(evaluation: object, progress: object) -> object:
        assert go_on.wait(30)
        return compute(evaluation, progress)  # type: ignore[arg-type]

    monkeypatch.setattr(view, "compute", slow)
    scored.session.navigation.open_page(PageName.COMPARE)
    section_of(scored, AsOthersView).button.click()
    assert view.status.isVisible()
    assert view.status.text() == "Computing…"
    assert not view.content.isVisible()
    go_on.set()
    qtbot.waitUntil(lambda: view.content.isVisible() and not view.status.isVisible())


def test_no_heavy_module_is_loaded_with_the_views() -> None:
    for module in (as_others_view, tokenizers_view):
        assert not {"np", "numpy"} & set(vars(module))
