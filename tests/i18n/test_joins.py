"""Texts are joined by the marks of the language."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from datetime import datetime
from itertools import pairwise

import pytest

from bleu_score.i18n import (
    LANGUAGES,
    as_heading,
    as_sentences,
    format_date,
    format_date_time,
    join_names,
    join_phrases,
    join_range,
    join_sentences,
    set_language,
    with_detail,
    with_label,
)
from tests.helpers.translate_calls import ROOT, package_sources

CHINESE = ("zh_CN", "zh_TW")
JOINS: dict[str, tuple[Callable[[], str], str, str]] = {
    "names": (lambda: join_names(["a", "b", "c"]), "a, b, c", "a、b、c"),
    "phrases": (lambda: join_phrases(["a", "b", "c"]), "a; b; c", "a；b；c"),
    "sentences": (lambda: join_sentences("A.", "B."), "A. B.", "A.B."),
    "made sentences": (lambda: as_sentences(["A", "B"]), "A. B.", "A。B。"),
    "heading": (lambda: as_heading("A"), "A:", "A："),
    "label": (lambda: with_label("a", "b"), "a: b", "a：b"),
    "detail": (lambda: with_detail("a", "b"), "a (b)", "a（b）"),
    "no detail": (lambda: with_detail("a", ""), "a", "a"),
    "range": (lambda: join_range("1", "2"), "1–2", "1～2"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", JOINS)
def test_marks_are_those_of_the_language(name: str, language: str) -> None:
    set_language(language)
    join, latin, chinese = JOINS[name]
    assert join() == (chinese if language in CHINESE else latin)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "−1 to +2"),
        ("es", "de −1 a +2"),
        ("id", "−1 sampai +2"),
        ("zh_CN", "−1～+2"),
        ("zh_TW", "−1～+2"),
    ],
)
def test_no_dash_stands_between_signs(language: str, text: str) -> None:
    set_language(language)
    assert join_range("−1", "+2") == text


@pytest.mark.parametrize(
    ("language", "day", "time"),
    [
        ("en", "Nov 23, 2026", ", 5:04 PM"),
        ("es", "23/11/2026", ", 17:04"),
        ("id", "23 Nov 2026", " 17.04"),
        ("zh_CN", "2026年11月23日", " 17:04"),
        ("zh_TW", "2026年11月23日", " 17:04"),
    ],
)
def test_dates_are_written_as_the_language_writes_them(language: str, day: str, time: str) -> None:
    set_language(language)
    moment = datetime(2026, 11, 23, 17, 4)
    assert format_date(moment) == day
    assert format_date_time(moment.astimezone()) == f"{day}{time}"


def test_midnight_and_noon_have_their_hours() -> None:
    assert format_date_time(datetime(2026, 1, 2, 0, 5)) == "Jan 2, 2026, 12:05 AM"
    assert format_date_time(datetime(2026, 1, 2, 12, 5)) == "Jan 2, 2026, 12:05 PM"


# Joins in the source

# What is in every language the same, or English for programmers.
ALLOWED = {
    "bleu_desktop/__main__.py": 1,  # packages of the system
    "bleu_desktop/pad/text_field.py": 1,  # the sign of a problem
    "bleu_desktop/shell/crash_dialog.py": 3,  # a report to us
    "bleu_desktop/shell/open_dialog.py": 1,  # a filter, which Qt reads
    "core/bleu_score/i18n.py": 1,  # digits
    "core/bleu_score/reports/html.py": 5,  # the rules of a style sheet
    "core/bleu_score/reports/spreadsheet_cells.py": 1,  # a format of numbers
    "core/bleu_score/reports/xlsx.py": 1,  # the name of a sheet
    "core/bleu_score/terminal/as_sacrebleu/output.py": 2,  # the lines that sacreBLEU prints
    "core/bleu_score/terminal/as_sacrebleu/scores.py": 1,  # the same
    "core/bleu_score/terminal/configuration/toml_faults.py": 1,  # a key of TOML
    "core/bleu_score/terminal/gate/junit.py": 2,  # names and kinds for programs
    "core/bleu_score/terminal/gate/results.py": 1,  # names for programs
    "core/bleu_score/terminal/help_text.py": 2,  # forms of a flag
    "core/bleu_score/terminal/text_output.py": 1,  # a score for programs
    "core/bleu_score/terminal/tsv_output.py": 1,  # identifiers
}
_MARK = re.compile(r"[,.:;!?](?: |$)| \(")


def joins(source: str) -> Iterator[str]:
    """Yield the f-strings and calls of `str.join` that put a mark behind a text."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.JoinedStr(values=values):
                after = [
                    part
                    for before, part in pairwise(values)
                    if isinstance(before, ast.FormattedValue)
                ]
                if any(
                    isinstance(part, ast.Constant) and _MARK.match(str(part.value))
                    for part in after
                ):
                    yield ast.unparse(node)
            case ast.Call(func=ast.Attribute(attr="join", value=ast.Constant(value=str(mark)))):
                if _MARK.match(mark):
                    yield ast.unparse(node)


@pytest.mark.parametrize(
    "source",
    ['", ".join(a)', '". ".join(a)', 'f"{a}: {b}"', 'f"{a}."', 'f"{a} ({b})"', 'f"{a}; {b}"'],
)
def test_joins_in_the_source_are_found(source: str) -> None:
    assert [*joins(source)]


@pytest.mark.parametrize(
    "source", ['" · ".join(a)', 'f"{a} {b}"', 'f"{a:.2f}"', "with_label(a, b)"]
)
def test_other_code_is_no_join(source: str) -> None:
    assert [*joins(source)] == []


def test_the_source_leaves_marks_to_the_language() -> None:
    found = {}
    for path in package_sources():
        if count := len([*joins(path.read_text("utf-8"))]):
            found[path.relative_to(ROOT).as_posix()] = count
    assert found == ALLOWED
