"""Copies tables so that both spreadsheets and text editors understand them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

Rows = Sequence[Sequence[str]]
"""Rows of cells, the first with the titles."""

_IN_ONE_LINE = str.maketrans("\t\r\n", "   ")


def copy_table(rows: Rows) -> None:
    """Put a table on the clipboard, as text and as HTML."""
    put_on_clipboard(table_text(rows), table_html(rows))


def table_text(rows: Rows) -> str:
    """Return a table as lines of tab-separated text."""
    return "\n".join("\t".join(cell.translate(_IN_ONE_LINE) for cell in row) for row in rows)


def table_html(rows: Rows) -> str:
    """Return a table as HTML."""
    # Imported lazily to speed up start-up.
    from html import escape

    lines = []
    for number, row in enumerate(rows):
        tag = "td" if number else "th"
        cells = "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in row)
        lines.append(f"<tr>{cells}</tr>")
    return f"<table>{''.join(lines)}</table>"


def put_on_clipboard(text: str, html: str) -> None:
    """Copy the same content in two formats; the receiver chooses one."""
    data = QMimeData()
    data.setText(text)
    data.setHtml(html)
    QGuiApplication.clipboard().setMimeData(data)
