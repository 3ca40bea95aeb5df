"""The AppImage: its runtime, its name and icon, and reproducible bytes."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from linux import appimage, layout

from tests.helpers.folder_trees import write_tree

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no links here")

RUNTIME = b"\x7fELF\x02\x01\x01\x00AI\x02" + bytes(1024)

needs_squashfs = pytest.mark.skipif(
    not (shutil.which("mksquashfs") and shutil.which("unsquashfs")), reason="no mksquashfs here"
)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "built"
    texts = {
        "_internal/one.txt": "one",
        "share/applications/bleu-desktop.desktop": "[Desktop Entry]\nIcon=bleu-desktop\n",
        "share/icons/hicolor/scalable/apps/bleu-desktop.svg": "<svg/>",
        "share/metainfo/org.bleu_desktop.BleuDesktop.metainfo.xml": "<component/>",
    }
    write_tree(folder, texts)
    for name in layout.PROGRAMS:
        (folder / name).write_text(f'#!/bin/sh\necho {name} "$@"\n', encoding="utf-8")
    return folder


@pytest.mark.parametrize("content", [RUNTIME + b"!", RUNTIME.replace(b"AI\x02", b"AI\x01"), b""])
def test_other_runtimes_are_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "runtime"
    file.write_bytes(content)
    with pytest.raises(appimage.WrongRuntime):
        appimage.trusted(file, hashlib.sha256(RUNTIME).hexdigest())
    # A file without the mark is refused even if its checksum is right.
    if appimage.MAGIC not in content:
        with pytest.raises(appimage.WrongRuntime):
            appimage.trusted(file, hashlib.sha256(content).hexdigest())


def test_pinned_runtime_has_a_version_in_its_address() -> None:
    assert "/continuous/" not in appimage.RUNTIME_URL
    assert len(bytes.fromhex(appimage.RUNTIME_SHA256)) == 32
    release = appimage.RUNTIME_URL.split("/")[-2]
    notice = (Path(appimage.__file__).parent / "appimage-runtime.txt").read_text(encoding="utf-8")
    assert f"release {release}" in notice


@pytest.mark.parametrize(
    ("called", "program"),
    [
        ("./bleu-desktop-1.0-x86_64.AppImage", "bleu-desktop"),
        ("/usr/local/bin/bleu-score", "bleu-score"),
        ("bleu-score.AppImage", "bleu-score"),
        ("", "bleu-desktop"),
    ],
)
def test_name_says_which_program_runs(
    built: Path, tmp_path: Path, called: str, program: str
) -> None:
    root = tmp_path / "a folder"
    appimage.lay_out_root(built, root)
    layout.set_modes_and_times(root, 0, frozenset({root / "AppRun"}))
    done = subprocess.run(
        [root / "AppRun", "a b", "*"],
        env={"PATH": os.environ["PATH"], "ARGV0": called},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"{program} a b *\n"


@needs_squashfs
def test_image(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    image = appimage.build(built, tmp_path / "one", RUNTIME)
    content = image.read_bytes()
    assert content.startswith(RUNTIME)
    assert os.access(image, os.X_OK)
    os.utime(built / "_internal" / "one.txt", (1, 1))
    assert appimage.build(built, tmp_path / "two", RUNTIME).read_bytes() == content
    packed = tmp_path / "packed"
    packed.write_bytes(content.removeprefix(RUNTIME))
    listing = subprocess.run(
        ["unsquashfs", "-ll", packed], capture_output=True, text=True, check=True
    ).stdout
    names = [line.split("squashfs-root")[-1] for line in listing.splitlines()]
    for name in ("/AppRun", "/bleu-desktop.desktop", "/bleu-desktop.svg"):
        assert name in names
    assert "/.DirIcon -> bleu-desktop.svg" in names
    assert {line.split()[1] for line in listing.splitlines() if " 2023-" in line} == {"root/root"}
