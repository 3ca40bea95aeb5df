"""No text is cut off, in any language, or if every text is half as long again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import (
    QApplication,
)
from pytestqt.qtbot import QtBot

from bleu_core.settings import METRICS, Resampling, Settings
from bleu_desktop.i18n import set_language
from bleu_desktop.inputs.settings_panel import SettingsPanel
from bleu_desktop.learn.learn_dialog import LearnDialog
from bleu_desktop.score.score_line import ScoreLine
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.message_page import MessagePage
from bleu_score.i18n import LANGUAGES
from tests.helpers.driving import drop, metric_settings, part, wait_for
from tests.helpers.lanes import slow_but
from tests.helpers.layout import LongCatalog, cut_off, lay_out, relabel, use_catalog


def show_everything(window: MainWindow) -> None:
    """Open all settings, and compute everything that the window can show."""
    part(window, SettingsPanel).details_button.setChecked(True)
    part(window, SettingsPanel).more_button.setChecked(True)
    resampling = Resampling(confidence=True, paired_test="ar", resamples=100)
    window.session.work.set_settings(Settings(metrics=METRICS, resampling=resampling))
    assert metric_settings(window).isVisible()


@pytest.mark.parametrize("language", slow_but(["id", "zh_TW"], LANGUAGES))
def test_nothing_is_cut_off_in_the_window(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], language: str
) -> None:
    set_language(language)
    relabel(window)
    assert cut_off(window) == []
    show_everything(window)
    drop(window, list(files.values()))
    wait_for(qtbot, window, State.SCORED)
    relabel(window)
    assert window.session.evaluation.candidates[0].diagnostics
    assert any(line.isVisible() for line in window.findChildren(ScoreLine))
    qtbot.waitUntil(lambda: cut_off(window) == [])


@pytest.mark.parametrize("language", slow_but(["id", "zh_TW"], LANGUAGES))
def test_nothing_is_cut_off_on_the_learning_page(
    qtbot: QtBot, qapp: QApplication, english: None, language: str
) -> None:
    set_language(language)
    dialog = LearnDialog()
    qtbot.addWidget(dialog)
    dialog.resize(640, 400)
    dialog.show()
    lay_out()
    for index, section in enumerate(dialog.sections):
        dialog.show_section(index)
        qapp.processEvents()
        assert section.isVisible()
        assert cut_off(dialog) == []


def test_nothing_is_cut_off_if_texts_are_half_as_long_again(
    window: MainWindow,
    qtbot: QtBot,
    files: dict[str, Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    use_catalog(monkeypatch, LongCatalog())
    relabel(window)
    assert part(window, MessagePage).title.text().startswith("How close is a translation")
    assert len(part(window, MessagePage).title.text()) > 50
    assert cut_off(window) == []
    show_everything(window)
    drop(window, list(files.values()))
    wait_for(qtbot, window, State.SCORED)
    relabel(window)
    # Segments to look at first come when they are found.
    qtbot.waitUntil(lambda: cut_off(window) == [])


def test_the_check_sees_a_text_that_is_cut_off(window: MainWindow, qapp: QApplication) -> None:
    label = part(window, MessagePage).title
    label.setWordWrap(False)
    label.setText("a very long title " * 40)
    label.setFixedWidth(120)
    qapp.processEvents()
    assert any("a very long title" in text for text in cut_off(window))
