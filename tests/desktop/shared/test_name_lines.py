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


def test_a_line_ends_after_a_separator_near_its_end(qapp: QApplication) -> None:
    metrics = QFontMetrics(QFont())

    def lines(name: str, first: str) -> list[str]:
        return name_lines(name, metrics, metrics.horizontalAdvance(first))

    assert lines("aaaaaa-bbbb", "aaaaaa-b") == ["aaaaaa-", "bbbb"]
    assert lines("aaaa bbbbbb", "aaaa bbb")[0] == "aaaa "
    # A separator at the beginning would waste the line.
    assert lines("a-bbbbbbbbbbbb", "a-bbbbbb") == ["a-bbbbbb", "bbbbbb"]
    # What fits in two lines loses nothing.
    assert lines("x" * 18, "x" * 10) == ["x" * 10, "x" * 8]
    assert lines("x" * 18, "x" * 9) == ["x" * 9, "x" * 9]
    assert lines("aaa-bbbbbbbb", "aaa-bbbb")[0] == "aaa-bbbb"
    assert "…" in "".join(lines("x" * 40, "x" * 10))
    assert lines("abc", "abc") == ["abc"]
