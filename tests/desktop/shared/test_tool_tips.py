"""Tool tips have lines of a readable width, and show texts literally."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics, QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QToolTip

from bleu_desktop.shared.widgets import plain_tool_tip


def shown(tip: str) -> QLabel:
    """Return a tool tip as Qt shows it."""
    label = QLabel(tip)
    label.setFont(QToolTip.font())
    label.setWordWrap(True)
    label.adjustSize()
    return label


@pytest.mark.parametrize(
    "text", ["reference.txt", "Reference translations", "The first line\nand the second one"]
)
def test_a_short_text_is_not_wrapped(qapp: QApplication, text: str) -> None:
    lines = text.split("\n")
    metrics = QFontMetrics(QToolTip.font())
    label = shown(plain_tool_tip(text))
    assert label.width() >= max(map(metrics.horizontalAdvance, lines))
    assert label.height() < metrics.lineSpacing() * (len(lines) + 1)


@pytest.mark.parametrize(
    "text",
    [
        "These segments contain no visible text. Check whether a translation is missing. " * 3,
        "这些句段没有可见的文字。请检查是否缺少译文。" * 5,
        "word " * 2000,
    ],
)
def test_a_long_text_is_wrapped_at_a_readable_width(qapp: QApplication, text: str) -> None:
    height = QFontMetrics(QToolTip.font()).height()
    assert 24 * height < shown(plain_tool_tip(text)).width() < 30 * height


@pytest.mark.parametrize("count", [1, 60])
def test_markup_in_a_text_is_shown(qapp: QApplication, count: int) -> None:
    text = "<b>1 & 2</b> <img src=x> &amp;" * count
    document = QTextDocument()
    document.setHtml(plain_tool_tip(text))
    assert document.toPlainText().strip() == text
