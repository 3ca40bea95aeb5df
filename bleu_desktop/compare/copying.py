"""Copies tables so that both spreadsheets and text editors understand them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication


def copy_table(rows: Sequence[Sequence[str]]) -> None:
    """Put rows, the first with the titles, on the clipboard: as tab-separated text and as HTML."""
    data = QMimeData()
    data.setText("\n".join("\t".join(row) for row in rows))
    data.setHtml(_html(rows))
    QGuiApplication.clipboard().setMimeData(data)


def _html(rows: Sequence[Sequence[str]]) -> str:
    from html import escape

    lines = []
    for number, row in enumerate(rows):
        tag = "td" if number else "th"
        cells = "".join(f"<{tag}>{escape(text)}</{tag}>" for text in row)
        lines.append(f"<tr>{cells}</tr>")
    return f"<table>{''.join(lines)}</table>"
