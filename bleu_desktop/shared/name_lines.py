"""Names in two lines, in narrow places."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

# A line of a name ends after one of these, where possible.
_SEPARATORS = " -_./"


def name_lines(name: str, metrics: QFontMetrics, width: int) -> list[str]:
    """Return a name in two lines if one is too short, and without its middle if two are."""
    for room in (2.0, 1.8, 1.6, 1.0):
        text = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, round(width * room))
        end = _line_end(text, metrics, width)
        if metrics.horizontalAdvance(text[end:]) <= width:
            break
    return [line for line in (text[:end], text[end:]) if line]


def _line_end(text: str, metrics: QFontMetrics, width: int) -> int:
    """Return the place at which a line ends: after a separator if there is one near its end."""
    most = next(
        (end for end in range(len(text), 0, -1) if metrics.horizontalAdvance(text[:end]) <= width),
        0,
    )
    if most == len(text):
        return most
    after = max(text.rfind(sign, 0, most) + 1 for sign in _SEPARATORS)
    return after if after > most // 2 else most
