"""A button shows its short text only where the full one does not fit."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bleu_desktop.segments.shortened_button import ShortenedButton


def test_the_text_depends_on_the_room(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    button = ShortenedButton(parent)
    button.set_texts("Words missed or invented", "Words")
    layout = QHBoxLayout(parent)
    layout.addWidget(QLabel("Segments", parent), 1)
    layout.addWidget(button)
    parent.show()
    parent.resize(600, 60)
    qtbot.waitUntil(lambda: button.text() == "Words missed or invented")
    assert button.width() == button.sizeHint().width()
    parent.resize(parent.minimumSizeHint().width(), 60)
    qtbot.waitUntil(lambda: button.text() == "Words")
    assert button.width() >= button.minimumSizeHint().width()
    # Screen readers get the full name.
    assert button.accessibleName() == "Words missed or invented"
    parent.resize(600, 60)
    qtbot.waitUntil(lambda: button.text() == "Words missed or invented")
    button.set_texts("Palabras omitidas o inventadas", "Palabras")
    qtbot.waitUntil(lambda: button.text() == "Palabras omitidas o inventadas")
