"""Cells for spreadsheets: numbers are numbers, and no text is a formula."""

from __future__ import annotations

import pytest

from bleu_score.reports.cells import NOTHING, Cell, number_cell, share_cell, signed_cell
from bleu_score.reports.spreadsheet_cells import (
    full_number_format,
    guarded,
    in_lines,
    in_one_line,
    number_format,
    plain_number,
    shown_in_lines,
    text_in_sheet,
)
from tests.helpers.attacks import FORMULAS


@pytest.mark.parametrize("text", FORMULAS)
def test_a_text_that_looks_like_a_formula_is_guarded(text: str) -> None:
    assert guarded(text) == f"'{text}"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "text",
        "a=b",
        "-",
        "=",
        " +",
        "-1.23",
        "-1,5",
        "100%",
        "'=1",
        "a\t=1",
        "1+1",
        "(=1)",
        "–1",
    ],
)
def test_other_texts_stay_as_they_are(text: str) -> None:
    assert guarded(text) == text


@pytest.mark.parametrize(
    ("number", "text", "shown"),
    [
        (number_cell(-1.234, 2), "-1,23", "0.00"),
        (number_cell(1958), "1958", "0"),
        (share_cell(0.78521), "78,52%", "0.00%"),
        (number_cell(-0.001, 2), "0,00", "0.00"),
        (share_cell(1 / 16, 1), "6,3%", "0.0%"),
        (share_cell(0.145, 0), "15%", "0%"),
        (number_cell(12345.678, 1), "12345,7", "0.0"),
    ],
)
def test_numbers_are_written_as_spreadsheets_read_them(number: Cell, text: str, shown: str) -> None:
    assert plain_number(number, ",") == text
    assert plain_number(number) == text.replace(",", ".")
    assert number_format(number) == shown


def test_a_difference_keeps_its_sign_and_that_of_its_verdict() -> None:
    cell = signed_cell(1.5, 1, sign='"▲"')
    assert plain_number(cell) == "1.5"
    assert full_number_format(cell) == '+0.0" ▲";-0.0" ▲";0.0" ▲"'


def test_a_dash_for_a_missing_value_is_an_empty_cell_and_a_dash_in_a_text_is_kept() -> None:
    assert text_in_sheet(NOTHING) == ""
    assert text_in_sheet(Cell("–")) == "–"
    assert text_in_sheet(Cell("better", sign="▲")) == "▲ better"


def test_a_text_stays_in_its_cell_and_acts_on_no_terminal() -> None:
    text = "a\tb\r\nc\rd\x1b[31m\x00\x85e\u2028f \u202eg"
    assert in_one_line(text) == "a b c d␛[31m␀ e f \u202eg"
    # A report shows the sign of direction; copied text keeps it, for use elsewhere.
    assert shown_in_lines(text) == "a\tb\nc\nd␛[31m␀\ufffde\u2028f ⟨U+202E⟩g"
    assert in_lines(text) == "a\tb\nc\nd␛[31m␀\ufffde\u2028f \u202eg"
