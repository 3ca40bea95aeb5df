"""Tests of the installer for Windows that need no Windows."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from file_types import MOSTLY_ELSE, offered_for
from windows import installer

from bleu_core.files.reading.known_formats import Family, extensions_of
from tests.packaging.conftest import ROOT

WINDOWS = ROOT / "packaging" / "windows"
LANGUAGES = ("ENGLISH", "SPANISH", "INDONESIAN", "SIMPCHINESE", "TRADCHINESE")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a small folder like that of a build."""
    built = tmp_path / "bleu-desktop"
    (built / "_internal" / "two words").mkdir(parents=True)
    for name in ("bleu-desktop.exe", "bleu-score.exe", "_internal/two words/a$b.txt"):
        (built / name).write_text(name)
    return built


def test_every_text_of_the_installer_is_in_all_languages() -> None:
    text = (WINDOWS / "words.nsh").read_text("utf-8")
    rows = re.findall(r'^LangString (\w+) \$\{LANG_(\w+)\} "(.+)"$', text, re.MULTILINE)
    words: dict[str, dict[str, str]] = {}
    for key, language, words_of_it in rows:
        words.setdefault(key, {})[language] = words_of_it
    assert {tuple(texts) for texts in words.values()} == {LANGUAGES}
    for texts in words.values():
        assert len(set(texts.values())) == len(LANGUAGES), texts
    script = (WINDOWS / "installer.nsi").read_text("utf-8")
    assert set(words) == set(re.findall(r"\$\(([A-Z]\w+)\)", script))
    assert tuple(re.findall(r'MUI_LANGUAGE "(\w+)"', script)) == (
        *("English", "Spanish", "Indonesian", "SimpChinese", "TradChinese"),
    )


def test_installed_files_are_deleted_by_name(folder: Path) -> None:
    lines = list(installer.file_macros(folder))
    start = lines.index("!macro DeleteFiles")
    assert lines[1:start] == [
        '  SetOutPath "$INSTDIR"',
        f'  File "{folder / "bleu-desktop.exe"}"',
        f'  File "{folder / "bleu-score.exe"}"',
        '  SetOutPath "$INSTDIR\\_internal\\two words"',
        f'  File "{folder / "_internal" / "two words" / "a$b.txt"}"',
        "!macroend",
    ]
    assert lines[start : start + 7] == [
        "!macro DeleteFiles",
        '  Delete "$INSTDIR\\bleu-desktop.exe"',
        '  Delete "$INSTDIR\\bleu-score.exe"',
        '  Delete "$INSTDIR\\_internal\\two words\\a$$b.txt"',
        '  RMDir "$INSTDIR\\_internal\\two words"',
        '  RMDir "$INSTDIR\\_internal"',
        "!macroend",
    ]


def test_no_folder_that_may_be_the_users_is_deleted_whole() -> None:
    script = (WINDOWS / "installer.nsi").read_text("utf-8")
    whole = re.findall(r"RMDir /r (.+)", script)
    assert whole == ['"$LOCALAPPDATA\\bleu-desktop\\recovery"']


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("1.2.3", "1.2.3.0"), ("0.1", "0.1.0.0"), ("1.0.0rc2", "1.0.0.2")],
)
def test_versions_as_windows_wants_them(version: str, numbers: str) -> None:
    assert installer.numbers(version) == numbers


def test_offered_for_formats_of_translations_not_for_code() -> None:
    offered = offered_for()
    assert {"xlf", "sdlxliff", "tmx", "po", "srt", "csv", "xlsx", "docx", "txt"} <= {*offered}
    assert not {"zip", "ts", "php", "html", "bleu"} & {*offered}
    # All exceptions are extensions that the program reads.
    known = {each for family in Family for each in extensions_of(family)}
    assert known > MOSTLY_ELSE
    assert len(offered) == len({*offered})


@pytest.mark.skipif(shutil.which("makensis") is None, reason="makensis (NSIS) is not installed")
def test_two_installers_are_the_same(folder: Path, tmp_path: Path) -> None:
    one = installer.make(folder, tmp_path / "one")
    for file in folder.rglob("*.exe"):
        file.touch()
    other = installer.make(folder, tmp_path / "other")
    assert one.name == f"bleu-desktop-{installer.VERSION}-windows-amd64-setup.exe"
    assert one.read_bytes() == other.read_bytes()
    assert one.read_bytes()[:2] == b"MZ"
