"""No text is cut off, in any language, nor where every text is half as long again."""

from __future__ import annotations

from pathlib import Path

import pytest
from driving import drop, wait_for
from PySide6.QtCore import QEvent
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QTableWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bleu_core.settings import METRICS, Resampling, Settings
from bleu_desktop import i18n
from bleu_desktop.i18n import LANGUAGES, set_language
from bleu_desktop.window.learn_dialog import LearnDialog
from bleu_desktop.window.main_window import MainWindow
from bleu_desktop.window.session import State
from bleu_desktop.window.widgets import ElidedLabel


class LongCatalogue:
    """Answers with every text half as long again."""

    def translate(self, context: str, text: str) -> str:
        words = text.split(" ")
        return (
            " ".join(words + words[: (len(words) + 1) // 2])
            if len(words) > 1
            else (
                text
                + text[: (len(text) + 1) // 2].replace("{", "").replace("}", "").replace("&", "")
            )
        )


def cut_off(window: QWidget) -> list[str]:
    """Return the texts that do not fit where they stand."""
    found = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, ElidedLabel):
            continue
        if isinstance(widget, QLabel) and widget.text():
            if widget.wordWrap():
                fits = widget.heightForWidth(widget.width()) <= widget.height() + 1
            else:
                fits = widget.sizeHint().width() <= widget.width() + 1
        elif isinstance(widget, QAbstractButton) and widget.text():
            fits = widget.sizeHint().width() <= widget.width() + 1
        elif isinstance(widget, QComboBox):
            fits = _combo_fits(widget)
        elif isinstance(widget, QHeaderView):
            fits = all(
                widget.sectionSize(section) + 1 >= widget.sectionSizeFromContents(section).width()
                for section in range(widget.count())
                if not widget.isSectionHidden(section)
            )
        elif isinstance(widget, QTableWidget):
            fits = _cells_fit(widget)
        elif isinstance(widget, QScrollArea):
            content = widget.widget()
            fits = content is None or content.width() <= widget.viewport().width()
        else:
            continue
        if not fits:
            name = getattr(widget, "text", lambda: "")() or widget.accessibleName()
            found.append(f"{type(widget).__name__}: {name}")
    return found


def _combo_fits(combo: QComboBox) -> bool:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    room = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, combo
    )
    return QFontMetrics(combo.font()).horizontalAdvance(combo.currentText()) <= room.width()


def _cells_fit(table: QTableWidget) -> bool:
    for row in range(table.rowCount()):
        # The first column of names is shortened in its middle, with a tool tip.
        for column in range(1, table.columnCount()):
            if table.isColumnHidden(column):
                continue
            if table.sizeHintForColumn(column) > table.columnWidth(column) + 1:
                return False
        del row
    return True


def relabel(qapp: QApplication, window: QWidget) -> None:
    """Have every widget say its words again."""
    for widget in [window, *window.findChildren(QWidget)]:
        QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
    for _ in range(5):
        qapp.processEvents()


def show_everything(window: MainWindow) -> None:
    """Open all settings, and have everything computed that there is."""
    window.settings_panel.details_button.setChecked(True)
    resampling = Resampling(confidence=True, paired_test="ar", resamples=100)
    window.session.set_settings(Settings(metrics=METRICS, resampling=resampling))
    assert window.settings_panel.metrics.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_in_the_window(
    window: MainWindow, qtbot: QtBot, qapp: QApplication, files: dict[str, Path], language: str
) -> None:
    set_language(language)
    relabel(qapp, window)
    assert cut_off(window) == []
    show_everything(window)
    drop(window, list(files.values()))
    wait_for(qtbot, window, State.SCORED)
    relabel(qapp, window)
    assert window.session.evaluation.candidates[0].warnings
    assert window.result_panel.result.comparisons.isVisible()
    assert cut_off(window) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_on_the_learning_page(
    qtbot: QtBot, qapp: QApplication, english: None, language: str
) -> None:
    set_language(language)
    dialog = LearnDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.page.scores is not None, timeout=30_000)
    relabel(qapp, dialog)
    assert cut_off(dialog) == []
    dialog.stop()


def test_nothing_is_cut_off_where_texts_are_half_as_long_again(
    window: MainWindow,
    qtbot: QtBot,
    qapp: QApplication,
    files: dict[str, Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(i18n, "_catalogue", LongCatalogue())
    relabel(qapp, window)
    assert window.result_panel.message.title.text().startswith("Drop reference and candidate")
    assert len(window.result_panel.message.title.text()) > 50
    assert cut_off(window) == []
    show_everything(window)
    drop(window, list(files.values()))
    wait_for(qtbot, window, State.SCORED)
    relabel(qapp, window)
    assert cut_off(window) == []


def test_the_check_sees_a_text_that_is_cut_off(window: MainWindow, qapp: QApplication) -> None:
    label = window.result_panel.message.title
    label.setWordWrap(False)
    label.setText("a very long title " * 40)
    label.setFixedWidth(120)
    qapp.processEvents()
    assert any("a very long title" in text for text in cut_off(window))
