"""The help fits its terminal in every language, even if characters are two columns wide."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from unicodedata import east_asian_width

import pytest

from bleu_core.files.reading.known_formats import READABLE_FORMATS, Family
from bleu_core.settings import SMOOTHINGS, TOKENIZERS
from bleu_score.i18n import LANGUAGES, set_language
from bleu_score.terminal.command_line import CommandLine
from bleu_score.terminal.flags import Program, ProgramWords
from bleu_score.terminal.help_text import text_width

ROOT = Path(__file__).parents[2]
FORMATS = ROOT / "docs" / "formats.md"
MANUAL = ROOT / "docs" / "manual" / "files-and-pairing.md"
CHINESE = ("zh_CN", "zh_TW")


@pytest.fixture
def english() -> Any:
    yield
    set_language("en")


def help_in(language: str, columns: int) -> list[str]:
    set_language(language)
    program = Program("bleu-score", (), lambda: ProgramWords("About it.", "Output", {}, "End."))
    return CommandLine(program).help(columns).splitlines()


def columns_of(text: str) -> int:
    return sum(1 + (east_asian_width(char) in ("W", "F")) for char in text)


def test_a_chinese_character_is_two_columns_wide() -> None:
    assert text_width("ab，词") == 6


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("columns", [30, 40, 60, 79, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(language: str, columns: int) -> None:
    lines = help_in(language, columns)
    assert len(lines) > 60
    assert max(map(columns_of, lines)) <= columns


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_of_flags_start_in_one_column(language: str) -> None:
    lines = [line for line in help_in(language, 80) if line.startswith("  -") and "   " in line[2:]]
    starts = set()
    for line in lines:
        found = re.match(r"  -.*? {2,}(?=\S)", line)
        assert found is not None
        starts.add(columns_of(found.group()))
    assert len(lines) > 20
    assert starts == {24}


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("columns", [60, 80])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_value_is_never_broken(language: str, columns: int) -> None:
    words = re.split(r"[\s,、，：（）():]+", "\n".join(help_in(language, columns)))
    assert {*TOKENIZERS, *SMOOTHINGS, "--ter-normalized"} <= set(words)


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("language", CHINESE)
@pytest.mark.parametrize("columns", [50, 80])
def test_chinese_has_its_own_punctuation_and_no_line_starts_with_it(
    language: str, columns: int
) -> None:
    lines = [line.strip() for line in help_in(language, columns)]
    text = "\n".join(lines)
    assert not re.search(r"[\u4e00-\u9fff] ?[:,]", text)
    assert "13a、intl" in "".join(lines)
    assert not [line for line in lines if line and line[0] in "，。、；：）”」"]
    assert not [line for line in lines if line and line[-1] in "（“「"]


@pytest.mark.usefixtures("english")
def test_the_help_has_one_character_as_ellipsis() -> None:
    text = "\n".join(help_in("en", 80))
    assert "[REFERENCE …]" in text
    assert "[KIND …]" in text
    assert "..." not in text


def test_scoring_makes_no_help() -> None:
    """Most runs never show the help, and its words in five languages take time."""
    program = (
        "import sys\n"
        "from bleu_score.terminal.arguments import parse_arguments\n"
        "parse_arguments(['a.txt', '-i', 'b.txt'])\n"
        "unneeded = {'shutil', 'bleu_score.terminal.help_text', 'bleu_score.messages.options'}\n"
        "print(*unneeded & {*sys.modules})"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True
    )
    assert run.stdout == "\n"


def test_every_format_is_in_help_documents_and_manual(english: Any) -> None:
    text = " ".join(help_in("en", 80))
    page = FORMATS.read_text(encoding="utf-8")
    manual = MANUAL.read_text(encoding="utf-8").partition("| Kind | Formats |\n")[2]
    manual = manual.partition("\n\n")[0]
    for row in READABLE_FORMATS.values():
        for extension in row.extensions:
            assert re.search(rf"\.{extension}\b", text), extension
        names = [*row.name.split(), *row.extensions]
        # Only docs/formats.md describes test sets of WMT.
        tables = [page] if row.family is Family.EVALUATION else [page, manual]
        for table in tables:
            assert any(re.search(rf"(?i)\b{re.escape(name)}\b", table) for name in names), row.name
