"""Cells as spreadsheets read them: numbers stay numbers, and no text becomes a formula."""

from __future__ import annotations

import re

from bleu_score.i18n import percent_of
from bleu_score.marked.signs import MARKS_OF_DIRECTION, sign_of
from bleu_score.reports.cells import Cell, Form

# A spreadsheet reads text that starts with these characters as a formula, also after spaces. On
# Japanese and Chinese systems, this includes the full-width characters. A sign alone is text.
_FORMULA = re.compile(r"\s*[=+\-@＝＋－＠]\s*\S")
_PLAIN_NUMBER = re.compile(r"-?\d+(?:[.,]\d+)?%?")
# Control characters act on terminals and are not allowed in XML; these pictures show them.
_PICTURES = {code: 0x2400 + code for code in range(0x20)} | {0x7F: 0x2421}
_PICTURES |= dict.fromkeys(range(0x80, 0xA0), 0xFFFD)
# Surrogates and noncharacters, which no file can hold.
_PICTURES |= dict.fromkeys((*range(0xD800, 0xE000), 0xFFFE, 0xFFFF), 0xFFFD)
# Marks of direction: they would turn the words beside the text.
_DIRECTION = {code: sign_of(chr(code)) for code in MARKS_OF_DIRECTION}
_IN_SEVERAL_LINES = {code: picture for code, picture in _PICTURES.items() if code not in (9, 10)}
_IN_ONE_LINE = {**_PICTURES, **dict.fromkeys(map(ord, "\t\n\r\v\f\x85\u2028\u2029"), 0x20)}


# Numbers


def plain_number(cell: Cell, point: str = ".") -> str:
    """Return a number as spreadsheets read it: no grouping, no plus, a hyphen as minus."""
    value = cell.number or 0
    is_share = cell.form is Form.SHARE
    text = f"{percent_of(value, cell.decimals) if is_share else value:.{cell.decimals}f}"
    if not any(digit in "123456789" for digit in text):
        text = text.removeprefix("-")
    return text.replace(".", point) + ("%" if is_share else "")


def number_note(cell: Cell) -> str:
    """Return the words behind a number, where words fit."""
    return cell.sign or cell.note


def number_format(cell: Cell) -> str:
    """Return the format in which spreadsheets show a number: ``0.00``."""
    decimals = f".{'0' * cell.decimals}" if cell.decimals else ""
    return f"0{decimals}{'%' if cell.form is Form.SHARE else ''}"


def full_number_format(cell: Cell) -> str:
    """Return the format with sign and note: ``+0.00" ▲";-0.00" ▲";0.00" ▲"``, ``"≤ "0.0000``."""
    note = number_note(cell)
    # Within quotes, everything is text; quotes themselves cannot be there.
    shown = number_format(cell) + (f'" {note.replace(chr(34), "")}"' if note else "")
    shown = f'"≤ "{shown}' if cell.is_bound else shown
    return f"+{shown};-{shown};{shown}" if cell.form is Form.SIGNED else shown


# Texts


def text_in_sheet(cell: Cell) -> str:
    """Return the text of a cell without a number."""
    return "" if cell.form is Form.NOTHING else cell.signed_text


def is_like_formula(text: str) -> bool:
    """Whether a spreadsheet would compute a text, or try to."""
    return _FORMULA.match(text) is not None and not _PLAIN_NUMBER.fullmatch(text)


def guarded(text: str) -> str:
    """Return a text that no spreadsheet computes, for formats without types such as CSV.

    An apostrophe goes before a text that looks like a formula: to spreadsheets it means that a text
    follows.
    """
    return f"'{text}" if is_like_formula(text) else text


def in_one_line(text: str) -> str:
    """Return a text without line ends and tabs, and with pictures of other control characters."""
    # A carriage return and its line feed are one line end.
    return text if text.isprintable() else text.replace("\r\n", "\n").translate(_IN_ONE_LINE)


def in_lines(text: str) -> str:
    """Return a text with line feeds and tabs as they are, and pictures of other controls."""
    if text.isprintable():
        return text
    return text.replace("\r\n", "\n").replace("\r", "\n").translate(_IN_SEVERAL_LINES)


def shown_in_lines(text: str) -> str:
    """Return a text as `in_lines` does, with signs for marks of direction, for reports."""
    return in_lines(text).translate(_DIRECTION)
