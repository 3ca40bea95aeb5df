"""A long text begins where its first match can be seen."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication

from bleu_desktop.segments.delegates import _first_shown

TEXT = "word " * 40 + "found it"
HIT = (200, 5)


@pytest.fixture
def metrics(qapp: QApplication) -> QFontMetrics:
    return QFontMetrics(QFont())


def test_a_match_that_would_be_cut_is_brought_into_sight(metrics: QFontMetrics) -> None:
    advance = metrics.horizontalAdvance
    whole = advance(f"{TEXT[:205]}…")
    assert _first_shown(TEXT, [HIT], metrics, whole + 1) == 0
    assert _first_shown(TEXT, [], metrics, 1) == 0
    # With 24 characters before it, 12, or none, from the beginning of a word.
    for start, context in ((180, 24), (190, 12), (200, 0)):
        room = advance(f"…{TEXT[start:205]}…")
        assert _first_shown(TEXT, [HIT], metrics, room + 1) == start
        assert _first_shown(TEXT, [HIT], metrics, room) > start or context == 0
    # Without spaces, a text is cut anywhere, but not before it begins.
    letters = "x" * 300
    room = advance(f"…{letters[176:205]}…") + 1
    assert _first_shown(letters, [HIT], metrics, room) == 176
    assert _first_shown(letters, [(10, 5)], metrics, advance("…xxxxx…") - 20) in (0, 10)
