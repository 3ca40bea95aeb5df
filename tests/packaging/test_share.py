"""Checks of the files for Linux desktops that need no build."""

from __future__ import annotations

import re
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from linux.man_pages import PROGRAMS, _escaped
from linux.share import APPLICATION, ICON_SIZES, releases, write_share

from bleu_core.version import __version__
from bleu_desktop.shell.project_page import PROJECT
from bleu_score.i18n import LANGUAGES
from tests.packaging.conftest import ROOT

_EPOCH = 1_790_000_000
_NAME = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture(scope="session")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("share")
    write_share(folder, _EPOCH)
    return folder


def _valid(*command: str | Path) -> None:
    if shutil.which(str(command[0])) is None:
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert not done.stdout or "success" in done.stdout.lower()


def test_the_desktop_entry_is_valid(share: Path) -> None:
    _valid("desktop-file-validate", share / f"applications/{APPLICATION}.desktop")


def test_the_desktop_entry_opens_files_of_translators(share: Path) -> None:
    entry = ConfigParser(interpolation=None, delimiters="=")
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(share / f"applications/{APPLICATION}.desktop", encoding="utf-8")
    section = entry["Desktop Entry"]
    assert section["Exec"] == "bleu-desktop %F"
    types = set(section["MimeType"].split(";"))
    assert types >= {
        *("application/x-bleu-project", "application/xliff+xml", "application/x-tmx+xml"),
        *("text/x-gettext-translation", "application/x-subrip"),
    }
    assert section["Icon"] == APPLICATION
    for language in LANGUAGES:
        if language != "en":
            assert section[f"Comment[{language}]"] != section["Comment"]


def test_the_description_for_software_centers_is_valid(share: Path) -> None:
    _valid("appstreamcli", "validate", "--no-net", share / f"metainfo/{APPLICATION}.metainfo.xml")


def test_the_description_agrees_with_the_program(share: Path) -> None:
    root = ElementTree.parse(share / f"metainfo/{APPLICATION}.metainfo.xml").getroot()
    assert root.findtext("id") == APPLICATION
    assert root.findtext("launchable") == f"{APPLICATION}.desktop"
    assert root.findtext("url[@type='homepage']") == PROJECT
    assert __version__ in {one.get("version") for one in root.iterfind("releases/release")}
    pictures = [image.text or "" for image in root.iterfind("screenshots/screenshot/image")]
    raw = PROJECT.replace("github.com", "raw.githubusercontent.com") + "/main/"
    assert len(pictures) == 8
    assert all((ROOT / picture.removeprefix(raw)).is_file() for picture in pictures)
    captions = root.findall("screenshots/screenshot/caption")
    assert len(captions) == 4 * len(LANGUAGES)
    assert len({caption.get(_NAME) for caption in captions}) == len(LANGUAGES)


def test_releases_come_from_the_changelog() -> None:
    changelog = "## [Unreleased]\n\n## [0.2.0] - 2027-01-02\n\ntext\n\n## [0.1.0] - 2026-12-01\n"
    assert releases(changelog) == [("0.2.0", "2027-01-02"), ("0.1.0", "2026-12-01")]


def test_there_is_an_icon_of_each_size(share: Path) -> None:
    for size in ICON_SIZES:
        png = (share / f"icons/hicolor/{size}x{size}/apps/{APPLICATION}.png").read_bytes()
        assert png.startswith(b"\x89PNG")
        assert int.from_bytes(png[16:20], "big") == int.from_bytes(png[20:24], "big") == size
    assert max(ICON_SIZES) == 512
    assert min(ICON_SIZES) == 16


def test_manual_pages_have_the_texts_of_the_help_in_each_language(share: Path) -> None:
    texts = set()
    for language in LANGUAGES:
        folder = share / "man" / ("" if language == "en" else language) / "man1"
        for program in PROGRAMS:
            page = (folder / f"{program.name}.1").read_text(encoding="utf-8")
            lines = page.splitlines()
            shown = page.replace(r"\-", "-").replace(r"\:", "")
            for name in (name for flag in program.flags for name in flag.flags):
                assert name in shown, (language, name)
            assert any(line.startswith(".TH ") and "2026-09-21" in line for line in lines)
            # Texts that only manual pages have are translated, too.
            title = next(line for line in lines if line.startswith(".SH "))
            assert (title == ".SH NAME") == (language == "en")
            assert ("scored right away" in page) == (language == "en" and "desktop" in program.name)
            texts.add(page)
            _lint(page)
    assert len(texts) == len(LANGUAGES) * len(PROGRAMS)


def _lint(page: str) -> None:
    """Check that no line of a page starts a command by mistake."""
    commands = {"TH", "SH", "SS", "TP", "PP", "B", "BR", "ad", "ds", "nh"}
    for line in page.splitlines():
        if line.startswith((".", "'")):
            assert re.match(r"\.(\w+)", line)[1] in commands, line  # type: ignore[index]


def test_text_is_not_taken_for_commands() -> None:
    assert _escaped(".so /etc/passwd\n'x") == "\\&.so /etc/passwd\n\\&'x"
    assert _escaped(r"a\b-c") == r"a\eb\-c"
    assert _escaped("译文 BLEU 评分") == r"译\:文 BLEU 评\:分"


@pytest.mark.parametrize(
    ("shell", "file"),
    [
        ("bash", "bash-completion/completions/bleu-score"),
        ("zsh", "zsh/site-functions/_bleu-score"),
        ("fish", "fish/vendor_completions.d/bleu-score.fish"),
    ],
)
def test_completions_are_scripts_that_know_the_options(share: Path, shell: str, file: str) -> None:
    script = (share / file).read_text(encoding="utf-8")
    assert "paired-bs" in script
    assert "jieba-t2s" in script
    _valid(shell, "-n", share / file)


def test_bash_completes(share: Path) -> None:
    script = share / "bash-completion/completions/bleu-score"
    code = (
        f"source {script}; COMP_WORDS=(bleu-score --met); COMP_CWORD=1; "
        'complete -p bleu-score | grep -o "_shtab[a-z_]*" > /dev/null; _shtab_bleu_score; '
        'echo "${COMPREPLY[@]}"'
    )
    done = subprocess.run(["bash", "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "--metrics", done.stderr
