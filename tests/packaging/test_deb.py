"""The Debian package: its dependencies, the places of its files, and reproducible bytes."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import time
from pathlib import Path

import pytest
from linux import deb, layout
from linux.libraries import Linked
from notices import check

from bleu_desktop.shell import project_page
from tests.helpers.folder_trees import write_tree

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no links here")

DATE = 1_700_000_000
GLIBC = {"GLIBC": (2, 34)}

needs_dpkg = pytest.mark.skipif(
    not (shutil.which("dpkg-deb") and shutil.which("objdump")),
    reason="no dpkg-deb or no objdump here",
)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Return a folder like that of a build, with the parts that matter for the package."""
    folder = tmp_path / "built"
    texts = {
        "README.md": "read me",
        "_internal/bleu_desktop/resources/manual/en/index.html": "manual",
        "share/applications/bleu-desktop.desktop": "[Desktop Entry]\nIcon=bleu-desktop\n",
        "share/icons/hicolor/scalable/apps/bleu-desktop.svg": "<svg/>",
        "share/man/man1/bleu-score.1": ".TH bleu-score",
        "share/man/es/man1/bleu-score.1": ".TH bleu-score",
        "share/zsh/site-functions/_bleu-score": "#compdef",
    }
    write_tree(folder, texts)
    for name in layout.PROGRAMS:
        # Any program of this system serves as ours.
        shutil.copy(shutil.which("true") or "/bin/true", folder / name)
    (folder / "_internal" / "libone.so").symlink_to("libone.so.1")
    return folder


def fields(control: str) -> dict[str, str]:
    found = re.findall(r"^([A-Z][\w-]+):(.*(?:\n .*)*)", control, re.MULTILINE)
    return {name: value.strip() for name, value in found}


# --- control -------------------------------------------------------------------------------------


def test_needs_are_those_of_the_files() -> None:
    files = {
        Path("a"): Linked(("libGL.so.1", "libxkbcommon.so.0", "libc.so.6"), (), GLIBC),
        Path("b"): Linked(("libEGL.so.1",), (), {"GLIBC": (2, 4), "GLIBCXX": (3, 9)}),
    }
    packages = deb.depends(files)
    # The folder contains libxkbcommon, and no file needs libwayland.
    assert packages[0] == "libc6 (>= 2.34)"
    assert {"libgl1", "libegl1", "xkb-data"} <= set(packages)
    assert not {"libxkbcommon0", "libwayland-client0"} & set(packages)


@pytest.mark.parametrize(
    ("ours", "its"),
    [("1.0", "1.0"), ("1.0rc2", "1.0~rc2"), ("1.0.dev3", "1.0~dev3"), ("1.1a1", "1.1~a1")],
)
def test_versions(ours: str, its: str) -> None:
    assert deb.debian_version(ours) == its


def test_changelog_takes_the_notes_of_the_version() -> None:
    text = (
        "# Changelog\n\n## [Unreleased]\n\n- Later.\n\n## [1.2.0] - 2026-01-01\n\n### Added\n\n"
        "- `One` that goes\n  on.\n- Two.\n\n## [1.1.0] - 2025-01-01\n\n- Old.\n"
    )
    assert deb.changelog(text, "1.2.0", DATE) == (
        "bleu-desktop (1.2.0) stable; urgency=medium\n\n  * One that goes on.\n  * Two.\n\n"
        f" -- {deb.MAINTAINER}  Tue, 14 Nov 2023 22:13:20 +0000\n"
    )
    assert "* Later." in deb.changelog(text, "1.3.0", DATE)


# --- files ---------------------------------------------------------------------------------------


def test_files_lie_where_debian_looks(built: Path, tmp_path: Path) -> None:
    root = tmp_path / "root"
    layout.lay_out(built, root)
    deb.follow_policy(root, DATE)
    usr = root / "usr"
    for name in layout.PROGRAMS:
        assert (usr / "bin" / name).resolve() == usr / "lib" / "bleu-desktop" / name
    assert (usr / "share" / "zsh" / "vendor-completions" / "_bleu-score").is_file()
    assert not (usr / "share" / "zsh" / "site-functions").exists()
    for page in ("man1", "es/man1"):
        packed = usr / "share" / "man" / page / "bleu-score.1.gz"
        assert gzip.decompress(packed.read_bytes()) == b".TH bleu-score"
    # No link leads out of the package, and links lead to the same files on a system.
    for path in root.rglob("*"):
        if path.is_symlink() and path.name != "libone.so":
            assert not Path(os.readlink(path)).is_absolute()
            assert path.resolve().is_relative_to(root)
            assert path.exists()


def test_manual_lies_where_every_browser_may_read(built: Path, tmp_path: Path) -> None:
    root = tmp_path / "root"
    layout.lay_out(built, root)
    page = root / layout.HOME / layout.MANUAL / "en" / "index.html"
    place = root / "usr" / "share" / "doc" / "bleu-desktop" / "manual" / "en" / "index.html"
    assert page.read_text(encoding="utf-8") == "manual"
    assert page.resolve() == place


def test_build_without_a_manual(built: Path, tmp_path: Path) -> None:
    shutil.rmtree(built / layout.MANUAL)
    layout.lay_out(built, tmp_path / "root")
    assert not (tmp_path / "root" / layout.DOC / "manual").exists()


@needs_dpkg
def test_package(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(DATE))
    package = deb.build(built, tmp_path / "one")
    its = fields(control_of(package))
    assert its["Package"] == "bleu-desktop"
    assert package.name == f"bleu-desktop_{its['Version']}_{its['Architecture']}.deb"
    assert re.match(r"libc6 \(>= 2\.\d+\), ", its["Depends"])
    assert its["Homepage"].startswith("https://")
    assert all(len(line) <= 80 for line in its["Description"].splitlines())
    listing = subprocess.run(
        ["dpkg-deb", "--contents", package], capture_output=True, text=True, check=True
    ).stdout
    lines = [line.split(maxsplit=5) for line in listing.splitlines()]
    assert {line[1] for line in lines} == {"root/root"}
    modes = {line[5]: line[0] for line in lines}
    assert modes["./usr/lib/bleu-desktop/bleu-score"] == "-rwxr-xr-x"
    assert modes["./usr/share/doc/bleu-desktop/copyright"] == "-rw-r--r--"
    # Files with other times and permissions give the same package.
    for path in built.rglob("*"):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode | 0o020)
            os.utime(path, (time.time() + 9, time.time() + 9))
    assert deb.build(built, tmp_path / "two").read_bytes() == package.read_bytes()


def control_of(package: Path) -> str:
    return subprocess.run(
        ["dpkg-deb", "--field", package], capture_output=True, text=True, check=True
    ).stdout


# --- licenses ------------------------------------------------------------------------------------


def test_the_copyright_says_where_all_licenses_are(built: Path, tmp_path: Path) -> None:
    root = tmp_path / "root"
    layout.lay_out(built, root)
    deb.follow_policy(root, DATE)
    text = (root / layout.DOC / "copyright").read_text(encoding="utf-8")
    head, ours = [fields(part) for part in text.split("\n\n")]
    assert head["Source"] == project_page.PROJECT
    notices = layout.HOME / check.licenses_of(Path())
    for place in (f"/{notices}", check.PAGE, check.SBOM):
        assert place in head["Comment"]
    assert ours["Files"] == "*"
    assert ours["License"].startswith("GPL-3+\n")
