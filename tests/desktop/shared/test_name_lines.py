"""Names that do not fit in one line."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication

from bleu_desktop.shared.name_lines import name_lines


def test_a_long_name_gets_two_lines(qapp: QApplication) -> None:
    metrics = QFontMetrics(QFont())
    name = "Gemini-2.5-Pro-thinking-long-context"
    width = metrics.horizontalAdvance("thinking-long-context-")
    assert name_lines(name, metrics, width) == ["Gemini-2.5-Pro-", "thinking-long-context"]
    assert name_lines("Gemini-2.5-Pro", metrics, width) == ["Gemini-2.5-Pro"]
    # A name without separators ends a line anywhere, and the longest ones lose their middle.
    for name in ("x" * 30, "y" * 400):
        lines = name_lines(name, metrics, width)
        assert len(lines) == 2
        assert all(metrics.horizontalAdvance(line) <= width for line in lines)
    assert "…" in "".join(lines)
