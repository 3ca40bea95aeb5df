"""The first texts of several fields, one line each."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import Field, Tag
from bleu_desktop.shared import theme
from bleu_desktop.shared.text_lines import TextLine, TextLines, first_lines, text_line
from bleu_score.marked.parts import Part, sign_part
from tests.helpers.roles import plain

TAGGED = [("Abra ", Tag("b", "<b>"), "ajustes", Tag("/b", "</b>"), "."), "Un gato.", "Pulse.", "x"]


def column(name: str, cells: list, language: str | None = None) -> Field:
    return Field(FieldKind.COLUMN, name, cells, language)


def written(line: TextLine) -> str:
    return "".join(part.text for part in line)


def test_the_segments_shown_are_those_that_most_fields_have() -> None:
    fields = [
        column("a", ["1", "2", "3", "4", "5"]),
        column("b", ["", "b", "", "d", "e"]),
        column("c", ["", "", "", "d", ""]),
    ]
    lines = [[written(line) for line in field] for field in first_lines(fields, 2)]
    assert lines == [["2", "4"], ["b", "d"], ["–", "d"]]


def test_a_cell_becomes_one_short_line_with_tags() -> None:
    assert written(text_line("a\r\n\t\0b\u2028c")) == "a b c"
    assert text_line("\u0645\u06cc\u200c\u062e") == [Part("\u0645\u06cc\u200c\u062e")]
    assert len(written(text_line("x" * 10_000_000))) <= 300
    assert len(written(text_line(tuple(["x" * 200, Tag("b", "<b>")] * 100)))) <= 300
    assert text_line(TAGGED[0]) == [
        Part("Abra "),
        sign_part("<b>"),
        Part("ajustes"),
        sign_part("</b>"),
        Part("."),
    ]


@pytest.fixture
def lines(qtbot: QtBot, english: None) -> TextLines:
    lines = TextLines(30)
    qtbot.addWidget(lines)
    lines.resize(400, 30)
    return lines


def ink(lines: TextLines, color: QColor | None = None) -> list[int]:
    """Return the columns in which something is drawn, in any color or in a given one."""
    image = lines.grab().toImage()
    blank = image.pixelColor(0, 0)
    return [
        x
        for x in range(image.width())
        if any(
            image.pixelColor(x, y).name() == color.name()
            if color
            else image.pixelColor(x, y) != blank
            for y in range(image.height())
        )
    ]


@pytest.mark.parametrize("text", ["short", "قصير", "短"])
def test_lines_of_any_script_start_on_the_left(lines: TextLines, text: str) -> None:
    lines.set_lines([text_line(text)])
    assert ink(lines)
    assert max(ink(lines)) < 100
    lines.set_lines([text_line(text * 100)])
    assert max(ink(lines)) > 300


def test_lines_run_in_the_direction_of_their_script(lines: TextLines) -> None:
    color = lines.palette().color(lines.foregroundRole())
    lines.set_lines([text_line("aaa████")])
    # Few columns of letters have the full color.
    assert ink(lines, color)[5] > 20
    lines.set_lines([text_line("ببب████")])
    assert ink(lines, color)[5] < 10


def test_lines_that_do_not_fit_end_in_dots(lines: TextLines) -> None:
    color = lines.palette().color(lines.foregroundRole())
    lines.set_lines([text_line("█" * 20)])
    assert max(ink(lines, color)) < 300
    lines.set_lines([text_line("█" * 200)])
    assert 360 < max(ink(lines, color)) < 396


def test_tags_are_muted_in_place_even_after_wide_characters(lines: TextLines) -> None:
    muted = theme.muted(lines.palette())
    lines.set_lines([text_line("██████████")])
    assert ink(lines)
    assert ink(lines, muted) == []
    before, tag = "𝐀𝐀𝐀𝐀𝐀𝐀𝐀𝐀██", "█████"
    lines.set_lines([text_line((before, Tag("x", tag), "████"))])
    start, *_, end = ink(lines, muted)
    metrics = lines.fontMetrics()
    assert start == pytest.approx(metrics.horizontalAdvance(before), abs=3)
    assert end == pytest.approx(metrics.horizontalAdvance(before + tag), abs=3)
    assert end < max(ink(lines)) - 10


@pytest.mark.parametrize(("first", "shown"), [(1999, "late"), (2000, None)])
def test_a_field_without_text_is_searched_for_some(first: int, shown: str | None) -> None:
    cells = ["a", "b"] * 1100
    late = ["", " "] * 1100
    late[first] = "late"
    [_, found] = first_lines([column("a", cells), column("b", late)], 2)
    assert [written(line) for line in found] == ([shown] if shown else [])


def test_lines_are_below_each_other_and_in_the_tool_tip(lines: TextLines) -> None:
    lines.setContentsMargins(0, 7, 0, 0)
    lines.set_lines([[Part("one")], [Part("<two>"), sign_part("x")]])
    assert lines.text() == "one\n<two>x"
    assert plain(lines.toolTip()) == "one\n<two>x"
    assert lines.sizeHint().toTuple() == lines.minimumSizeHint().toTuple() == (0, 67)
