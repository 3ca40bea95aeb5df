"""Names that do not fit are shortened in the parts that they share."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication

from bleu_desktop.shared.name_shortener import NameShortener


@pytest.fixture
def metrics(qapp: QApplication) -> QFontMetrics:
    return QFontMetrics(QFont())


def test_names_that_do_not_fit_can_still_be_told_apart(metrics: QFontMetrics) -> None:
    name = "a long beginning that all of them share {} and a long end they share as well.en.txt"
    names = [name.format(letter) for letter in "BCC"]
    shortener = NameShortener()
    shortener.set_names([name.format(letter) for letter in "ABC"])
    for width in (60, 100, 200, 400):
        short = [shortener.shortened(text, metrics, width) for text in names]
        assert [metrics.horizontalAdvance(text) <= width for text in short] == [True] * 3
        assert "B" in short[0]
        assert "C" in short[1]
        assert short[1] == short[2]
        assert short[0].startswith("…")
        assert short[0].endswith("…")
    wide = metrics.horizontalAdvance(names[0])
    assert shortener.shortened(names[0], metrics, wide) == names[0]


@pytest.mark.parametrize(
    ("names", "narrow"),
    [
        (["sys.zh", "sys.zh (2)"], ["…", "… (2)"]),
        (["aa", "aaa"], ["…", "…a"]),
        (["one", "other two"], ["…ne", "…ther two"]),
        (["one", "two"], ["one", "two"]),
        (["only"], ["…"]),
        ([], []),
    ],
)
def test_names_are_shortened_to_their_distinct_parts(
    metrics: QFontMetrics, names: list[str], narrow: list[str]
) -> None:
    shortener = NameShortener()
    shortener.set_names(names)
    assert [shortener.shortened(name, metrics, 0) for name in names] == narrow


def test_a_long_name_gets_two_lines(metrics: QFontMetrics) -> None:
    names = ["flores.Gemini-2.5-Pro-thinking-long-context.id", "flores.Gemini-2.5-Pro.id"]
    shortener = NameShortener()
    shortener.set_names(names)
    width = metrics.horizontalAdvance("flores.Gemini-2.5-Pro-th")
    lines = shortener.lines(names[0], metrics, width)
    assert lines == ["flores.Gemini-2.5-Pro-", "thinking-long-context.id"]
    assert shortener.lines(names[1], metrics, width) == [names[1]]
    # A name without separators ends a line anywhere, and the longest ones are shortened.
    for name in ("x" * 40, "y" * 400):
        lines = shortener.lines(name, metrics, width)
        assert len(lines) == 2
        assert all(metrics.horizontalAdvance(line) <= width for line in lines)
    assert "…" in "".join(lines)
