"""Copies tables so that spreadsheets, mails and text editors understand them.

A spreadsheet reads the table in HTML, which marks cells with text and gives the value of each
number: no text becomes a formula or a date, and no number depends on the spreadsheet's decimal
sign. The plain text has the decimal sign of the interface's language, which most spreadsheets of
the same user have, too; thousands are not grouped, because ``1.234`` can be read in two ways.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from bleu_score.i18n import decimal_point
from bleu_score.reports.cells import Cell, Column, Row, Table
from bleu_score.reports.spreadsheet_cells import (
    guarded,
    in_lines,
    in_one_line,
    number_format,
    number_note,
    plain_number,
)

_HEAD = (
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"><style>'
    "td,th{vertical-align:top;white-space:pre-wrap}"
    r'.t{mso-number-format:"\@"}br{mso-data-placement:same-cell}'
    "</style></head><body><table>"
)
_END = "</table></body></html>"
# Not `html.escape` and `json`: importing them takes longer than start-up can spare.
_HTML = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"})
_JSON = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n", "\t": r"\t"})


def copied_table(titles: Iterable[str], rows: Sequence[Row]) -> Table:
    """Return a table to be copied, which has no title of its own."""
    return Table("copied", "", tuple(map(Column, titles)), rows)


def copy_table(table: Table, *, with_titles: bool = True) -> None:
    """Put a table on the clipboard, as text and as HTML."""
    put_on_clipboard(
        table_text(table, with_titles=with_titles), table_html(table, with_titles=with_titles)
    )


def table_text(table: Table, *, with_titles: bool = True) -> str:
    """Return a table as lines of tab-separated text."""
    point = decimal_point()
    rows = [_titles(table), *table.rows] if with_titles else table.rows
    return "\n".join("\t".join(_text(cell, point) for cell in row) for row in rows)


def _titles(table: Table) -> Row:
    return [Cell(column.title) for column in table.columns]


def _text(cell: Cell, point: str) -> str:
    if cell.number is not None:
        return plain_number(cell, point)
    return guarded(in_one_line(cell.signed_text))


def table_html(table: Table, *, with_titles: bool = True) -> str:
    """Return a table as HTML."""
    point = decimal_point()
    lines = [_line(_titles(table), "th", point)] if with_titles else []
    lines += (_line(row, "td", point) for row in table.rows)
    return f"{_HEAD}{''.join(lines)}{_END}"


def _line(row: Iterable[Cell], tag: str, point: str) -> str:
    return f"<tr>{''.join(_html(cell, tag, point) for cell in row)}</tr>"


def _html(cell: Cell, tag: str, point: str) -> str:
    """Return a cell with its type and value, as LibreOffice, Google Sheets and Excel write them."""
    if cell.number is not None:
        text = _escaped(" ".join(filter(None, (plain_number(cell, point), number_note(cell)))))
        value, shown_as = repr(float(cell.number)), number_format(cell)
        return (
            f'<{tag} align="right" sdval="{value}" sdnum="1033;0;{shown_as}" x:num="{value}" '
            f"style=\"mso-number-format:'{shown_as}'\" "
            f'data-sheets-value="{{&quot;1&quot;:3,&quot;3&quot;:{value}}}">{text}</{tag}>'
        )
    text = in_lines(cell.signed_text)
    if not text:
        return f"<{tag}></{tag}>"
    value = _escaped(f'{{"1":2,"2":"{text.translate(_JSON)}"}}')
    shown = _escaped(text).replace("\n", "<br>")
    return (
        f'<{tag} class="t" dir="auto" sdnum="1033;0;@" x:str data-sheets-value="{value}">'
        f"{shown}</{tag}>"
    )


def _escaped(text: str) -> str:
    return text.translate(_HTML)


def put_on_clipboard(text: str, html: str = "") -> None:
    """Copy text, and the same content as HTML if it is given; the receiver chooses one."""
    data = QMimeData()
    data.setText(text)
    if html:
        data.setHtml(html)
    QGuiApplication.clipboard().setMimeData(data)
