"""The command lines that compare two trees are complete."""

from __future__ import annotations

import json
import re
from pathlib import Path

import openpyxl
import pytest

from bleu_core.files.contents import Format
from bleu_core.options import declarations
from bleu_core.settings import Settings
from bleu_score.reports.writing import REPORT_EXTENSIONS
from bleu_score.terminal.arguments import PROGRAM
from bleu_score.terminal.flags import flag_groups
from tests.command_lines.cases import all_cases
from tests.command_lines.comparing import differences
from tests.command_lines.formats import DROPPED, WRITERS

CASES = all_cases()
LINES = "\n".join(f"{line} " for case in CASES if not case.dropped for line in case.lines)
WORDS = {*LINES.split()}


def test_there_are_enough_cases_with_unique_names() -> None:
    assert sum(case.count for case in CASES if not case.dropped) >= 200
    assert len({case.name for case in CASES}) == len(CASES)


def test_every_format_has_a_case() -> None:
    assert {each.value for each in Format} - {*DROPPED} == {*WRITERS}
    for name, (ending, _) in WRITERS.items():
        assert f"formats/{name}/one.{ending} -i formats/{name}/two.{ending} " in LINES


def test_every_value_of_every_option_has_a_case() -> None:
    checked = set()
    for one in declarations(Settings):
        if one.option.kind in ("choice", "choices") and one.option.flags:
            flags = "|".join(one.option.flags)
            used = " ".join(re.findall(rf" (?:{flags})((?: [^-\s]\S*)+)", LINES)).split()
            assert {*one.option.allowed} <= {*used}, one.path
            checked.add(one.path)
    assert {"tokenizer", "metrics", "smoothing", "normalize", "pairing.leave_out"} <= checked


def test_every_flag_and_report_has_a_case() -> None:
    flags = [*PROGRAM.flags, *(flag for group in flag_groups().values() for flag in group)]
    unused = {flag.name for flag in flags if flag.flags and not {*flag.flags} & WORDS}
    assert unused == set()
    assert {f"OUT/report{ending}" for ending in REPORT_EXTENSIONS} <= WORDS


@pytest.mark.parametrize(
    ("name", "one", "other", "differs"),
    [
        ("01.code", "0", "2", True),
        ("01.output", "BLEU = 45.20 of a.txt", "The BLEU is 45.20.", False),
        ("01.output", "BLEU = 45.20", "BLEU = 45.21", True),
        ("01.output", "made on 2026-01-02", "made on 2026-01-03", False),
        ("01.output", "from Jan 2, 2026, 9:05 AM", "from Dec 13, 2026, 11:15 PM", False),
        ("01.output", "el 2/1/2026, 9:05", "el 13/12/2026, 23:15", False),
        ("01.output", "pada 2 Jan 2026 09.05", "pada 13 Des 2026 23.15", False),
        ("01.output", "2026年1月2日 09:05", "2026年12月13日 23:15", False),
        ("01.output", "BLEU = 45.20", "BLEU = 45.20\nTER = 3", True),
        ("01.output", '{"a": 0.25, "b": [1]}', '{"b": [1], "a": 0.250000000001}', False),
        ("01.output", '{"a": 0.25, "b": [1]}', '{"a": 0.25, "b": [2]}', True),
        ("01.output", '{"a": null}', '{"a": false}', True),
        ("01.output", '{"a": "near"}', '{"a": "far"}', True),
        ("01.messages", "No candidate.", "No reference.", True),
        ("texts.tsv", "one text", "another text", True),
    ],
)
def test_differences_are_found(
    tmp_path: Path, name: str, one: str, other: str, differs: bool
) -> None:
    for folder, text in (("one", one), ("other", other)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / name).write_text(text, encoding="utf-8")
    assert len([*differences(tmp_path / "one", tmp_path / "other")]) == differs


def test_the_folder_in_paths_does_not_matter(tmp_path: Path) -> None:
    for folder in ("tree1", "tree22"):
        run = tmp_path / folder / "runs" / "case"
        run.mkdir(parents=True)
        text = f"Scored {tmp_path / folder / 'inputs' / 'a.txt'}: 45.20"
        (run / "01.output").write_text(text, encoding="utf-8")
    found = differences(tmp_path / "tree1/runs/case", tmp_path / "tree22/runs/case")
    assert [*found] == []


def test_cells_and_missing_files_are_compared(tmp_path: Path) -> None:
    for folder, score in (("one", 45.2), ("other", 45.3)):
        (tmp_path / folder).mkdir()
        book = openpyxl.Workbook()
        sheet = book.worksheets[0]
        sheet["B2"] = score
        book.save(tmp_path / folder / "report.xlsx")
    (tmp_path / "one" / "report.json").write_text(json.dumps({"score": 1}), encoding="utf-8")
    found = [str(each) for each in differences(tmp_path / "one", tmp_path / "other")]
    assert found == [
        "report.json: no such file, now .score: 1",
        "report.xlsx: 45.3 in “Sheet!B2”, now 45.2 in “Sheet!B2”",
    ]
