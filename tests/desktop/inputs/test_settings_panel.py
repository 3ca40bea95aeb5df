"""The settings in the window, some of which are behind a button."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.settings import PROFILES, Settings
from bleu_desktop.inputs.settings_panel import SettingsPanel
from bleu_desktop.session.session import Session, State
from bleu_desktop.shell.main_window import MainWindow
from tests.helpers.driving import GOOD, REFERENCE, part


def test_more_options_open_behind_their_button_and_change_the_settings(
    window: MainWindow, qtbot: QtBot
) -> None:
    panel = part(window, SettingsPanel)
    qtbot.mouseClick(panel.change_button, Qt.MouseButton.LeftButton)
    assert panel.details.isVisible()
    panel.more_button.setFocus()
    qtbot.keyClick(panel.more_button, Qt.Key.Key_Space)
    assert panel.more.isVisible()
    stops = []
    for _ in range(9):
        window.focusNextChild()
        stops.append(window.focusWidget())
    # Tab skips the field of a value that the smoothing does not have.
    fields = [field for field in panel.more.fields() if field.isEnabled()]
    assert stops[: len(fields)] == fields
    assert stops[len(fields)] is panel.metrics_button
    for box, name, value in (
        (panel.more.rows.field("tags"), "tags", "token"),
        (panel.more.rows.field("placeholders"), "placeholders", "remove"),
        (panel.more.rows.field("smoothing"), "smoothing", "exp"),
    ):
        box.setCurrentIndex(box.findData(value))
        box.activated.emit(box.currentIndex())
        assert getattr(window.session.settings, name) == value
    qtbot.keyClick(panel.more_button, Qt.Key.Key_Space)
    assert not panel.more.isVisible()


@pytest.fixture
def session(qtbot: QtBot, english: None) -> Iterator[Session]:
    session = Session()
    yield session
    session.close()


@pytest.fixture
def panel(session: Session, qtbot: QtBot) -> Iterator[SettingsPanel]:
    parent = QWidget()
    qtbot.addWidget(parent)
    panel = SettingsPanel(session, parent)
    parent.show()
    yield panel
    parent.close()


DETECTED = "Language and word segmentation are detected from the texts."


def test_what_is_in_use_is_told(panel: SettingsPanel, session: Session, qtbot: QtBot) -> None:
    assert panel.in_use.text() == DETECTED
    session.work.set_settings(replace(session.settings, tokenizer="char"))
    assert panel.in_use.isHidden()
    session.work.set_settings(replace(session.settings, tokenizer="auto", target_language="es"))
    assert panel.in_use.isHidden()
    session.work.set_settings(Settings())
    assert panel.in_use.text() == DETECTED
    texts = {Role.REFERENCE: REFERENCE, Role.CANDIDATE: GOOD}
    session.files.replace_by_documents(
        {role: [Document.from_segments("x.en", text)] for role, text in texts.items()}
    )
    assert not panel.in_use.isEnabled()
    qtbot.waitUntil(lambda: session.state is State.SCORED, timeout=30_000)
    language, segmentation = panel.in_use.text().splitlines()
    assert language.startswith("Language: ")
    assert segmentation.startswith("Word segmentation: 13a")
    assert panel.in_use.isEnabled()
    other = next(name for name in PROFILES if name != Settings().profile)
    panel.profile.setCurrentIndex(panel.profile.findData(other))
    panel.profile.activated.emit(panel.profile.currentIndex())
    assert session.settings == session.settings.with_profile(other)
    qtbot.waitUntil(lambda: session.state is State.SCORED, timeout=30_000)
    *_, profile = panel.in_use.text().splitlines()
    assert profile == f"Profile: {panel.profile.currentText()}"


def test_own_settings_open_the_options(panel: SettingsPanel, session: Session) -> None:
    before = session.settings
    panel.profile.setCurrentIndex(panel.profile.findData(""))
    panel.profile.activated.emit(panel.profile.currentIndex())
    assert panel.more_button.isChecked()
    assert session.settings == before
    assert panel.profile.currentData() == (before.profile or "")


def test_sections_open_below_their_buttons(panel: SettingsPanel, qtbot: QtBot) -> None:
    told: list[QWidget] = []
    panel.opened.connect(told.append)
    assert panel.details.isHidden()
    panel.change_button.click()
    assert not panel.details.isHidden()
    panel.more_button.click()
    panel.metrics_button.click()
    assert told == [panel.details, panel.more, panel.metrics]
    layout = panel.details.layout()
    assert layout is not None
    places = [
        layout.indexOf(each)
        for each in (panel.more_button, panel.more, panel.metrics_button, panel.metrics)
    ]
    assert places == [*range(places[0], places[0] + 4)]
    panel.details_button.click()
    assert panel.details.isHidden()


def test_further_metrics_are_shown_once(panel: SettingsPanel, session: Session) -> None:
    assert not panel.metrics_button.isChecked()
    session.work.set_settings(replace(session.settings, metrics=("bleu", "chrf")))
    assert panel.details_button.isChecked()
    assert panel.metrics_button.isChecked()
    # A user who closes the section wants it closed.
    panel.metrics_button.click()
    session.work.set_settings(replace(session.settings, metrics=("bleu", "ter")))
    assert not panel.metrics_button.isChecked()
