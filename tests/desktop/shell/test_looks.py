"""All pages and dialogs have the same controls, and each control has a name to be read out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bleu_core.changes.schemes import Scheme
from bleu_core.files.addresses import Role
from bleu_core.settings import METRICS, Resampling, Settings
from bleu_desktop.changes.rates_dialog import RatesDialog
from bleu_desktop.learn.learn_dialog import LearnDialog
from bleu_desktop.report.report_dialog import ReportDialog
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shell.crash_dialog import CrashDialog
from bleu_desktop.shell.licenses_dialog import LicensesDialog
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.project_dialogs import TextsQuestion
from tests.helpers.driving import GOOD, REFERENCE, WEAK, part, wait_for
from tests.helpers.layout import lay_out


@pytest.fixture
def shown(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> Iterator[tuple[str, QWidget]]:
    """Yield every page and dialog while it is shown, with its name."""

    def places() -> Iterator[tuple[str, QWidget]]:
        window.resize(1120, 720)
        lay_out()
        yield "start", window
        for name, lines in (("reference", REFERENCE), ("good", GOOD), ("weak", WEAK)):
            (tmp_path / f"{name}.txt").write_text("\n".join([*lines * 5, ""]))
        window.session.files.add(Role.REFERENCE, [tmp_path / "reference.txt"])
        window.session.files.add(Role.CANDIDATE, [tmp_path / "good.txt", tmp_path / "weak.txt"])
        resampling = Resampling(confidence=True, paired_test="ar", resamples=100)
        window.session.work.set_settings(Settings(metrics=METRICS, resampling=resampling))
        wait_for(qtbot, window, State.SCORED)
        with qtbot.waitSignal(window.saver.saved, timeout=10_000):
            window.saver.save(tmp_path / "project.bleu")
        for page in PageName:
            if page not in (PageName.FILES, PageName.CHANGES):
                window.session.navigation.open_page(page)
                lay_out()
                yield page, window
        window.show_report()
        dialogs: list[QDialog] = [
            part(window, ReportDialog),
            LearnDialog(window),
            RatesDialog(Scheme(), window),
            TextsQuestion(window),
            CrashDialog("report", window),
            LicensesDialog(window),
        ]
        for dialog in dialogs:
            dialog.show()
            lay_out()
            yield type(dialog).__name__, dialog
            dialog.close()
        window.window_actions.paste.trigger()
        lay_out()
        yield "pad", window

    return places()


def visible(whole: QWidget, kind: type[QWidget]) -> list[QWidget]:
    return [each for each in whole.findChildren(kind) if each.isVisible()]


def test_every_control_has_a_name(shown: Iterator[tuple[str, QWidget]]) -> None:
    nameless = set()
    for place, whole in shown:
        for widget in visible(whole, QWidget):
            # The parts of a field are read out with it.
            is_part = isinstance(widget.parent(), QAbstractSpinBox | QComboBox)
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not is_part:
                access = QAccessible.queryAccessibleInterface(widget)
                if not access.text(QAccessible.Text.Name):
                    nameless.add((place, type(widget).__name__))
    assert nameless == set()


def look(button: QWidget) -> tuple[str, ...]:
    """Return the colors at the side of a button, from its border inwards, and of its top."""
    picture = button.grab().toImage()
    middle = picture.height() // 2
    places = [(x, middle) for x in range(6)] + [(picture.width() // 2, y) for y in range(3)]
    return tuple(picture.pixelColor(*place).name() for place in places)


def test_buttons_have_two_looks(shown: Iterator[tuple[str, QWidget]]) -> None:
    looks: dict[tuple[str, ...], set[str]] = {}
    for place, whole in shown:
        if focused := QApplication.focusWidget():
            focused.clearFocus()
        for button in visible(whole, QPushButton):
            assert isinstance(button, QPushButton)
            # At rest, as a picture shows it.
            if button.isEnabled() and not button.isChecked():
                looks.setdefault(look(button), set()).add(place)
    assert len(looks) == 2, looks


def test_fields_and_buttons_are_equally_high(shown: Iterator[tuple[str, QWidget]]) -> None:
    heights: dict[int, set[str]] = {}
    for place, whole in shown:
        for kind in (QPushButton, QComboBox, QLineEdit, QAbstractSpinBox):
            for widget in visible(whole, kind):
                if not isinstance(widget.parent(), QAbstractSpinBox | QComboBox):
                    heights.setdefault(widget.height(), set()).add(
                        f"{place}: {type(widget).__name__} {widget.accessibleName()}"
                    )
    assert len(heights) == 1, heights
