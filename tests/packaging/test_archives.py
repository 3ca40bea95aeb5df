"""Archives do not depend on place, time and user."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import archives
import pytest

DATE = 1_700_000_000
NAMES = ["b.txt", "B.txt", "a/inner.txt", "譯文.txt", "program"]


def folder_with(base: Path, names: list[str], mode: int, time: int) -> Path:
    folder = base / "built"
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8")
        path.chmod(0o755 if name == "program" else mode)
        os.utime(path, (time, time))
    return folder


@pytest.mark.parametrize("kind", ["tar", "zip"])
def test_same_archive(tmp_path: Path, kind: str) -> None:
    write = archives.write_tar if kind == "tar" else archives.write_zip
    packed = []
    # The folders differ in name, order, permissions and time.
    for name, names, mode in (("one", NAMES, 0o644), ("another", NAMES[::-1], 0o600)):
        (tmp_path / name).mkdir()
        folder = folder_with(tmp_path / name, names, mode, DATE + mode)
        if kind == "tar":
            (folder / "link").symlink_to("program")
            if name == "one":
                (folder / "c.txt").write_text("same")
                os.link(folder / "c.txt", folder / "d.txt")
            else:
                for file in ("c.txt", "d.txt"):
                    (folder / file).write_text("same")
        archive = tmp_path / name / "archive"
        write(folder, archive, DATE)
        packed.append(archive.read_bytes())
    assert packed[0] == packed[1]


def test_members_of_tar(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, NAMES, 0o640, DATE + 5)
    (folder / "link").symlink_to("program")
    archives.write_tar(folder, tmp_path / "x.tar.xz", DATE)
    with tarfile.open(tmp_path / "x.tar.xz") as tar:
        members = tar.getmembers()
        read = tar.extractfile("built/譯文.txt")
        assert read is not None
        assert read.read().decode() == "譯文.txt"
    names = [member.name for member in members]
    assert names == sorted(names)
    assert {(member.mtime, member.uid, member.uname) for member in members} == {(DATE, 0, "root")}
    modes = {member.name: member.mode for member in members}
    assert modes["built/program"] == modes["built/a"] == 0o755
    assert modes["built/b.txt"] == 0o644
    assert [member.linkname for member in members if member.issym()] == ["program"]


def test_members_of_zip(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, NAMES, 0o600, DATE + 5)
    archives.write_zip(folder, tmp_path / "x.zip", DATE)
    with zipfile.ZipFile(tmp_path / "x.zip") as zipped:
        assert zipped.read("built/譯文.txt").decode() == "譯文.txt"
        modes = {member.filename: member.external_attr >> 16 for member in zipped.infolist()}
        assert {member.date_time for member in zipped.infolist()} == {(2023, 11, 14, 22, 13, 20)}
    assert list(modes) == sorted(modes)
    assert modes["built/b.txt"] == 0o100644
    if sys.platform != "win32":
        assert modes["built/program"] == 0o100755


def test_checksum(tmp_path: Path) -> None:
    archive = tmp_path / "a.zip"
    archive.write_bytes(b"abc")
    digest = archives.write_checksum(archive)
    assert digest == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert (tmp_path / "a.zip.sha256").read_bytes() == f"{digest}  a.zip\n".encode()


def test_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    version = tmp_path / "core" / "bleu_core" / "version.py"
    version.parent.mkdir(parents=True)
    version.touch()
    os.utime(version, (DATE, DATE))
    assert archives.source_date(tmp_path) == DATE
    changelog = tmp_path / "CHANGELOG.md"
    changelog.write_text("# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-11-22\n\n## [0.1.0]")
    assert archives.source_date(tmp_path) == 1_795_305_600
    if shutil.which("git"):
        dated = os.environ | {"GIT_COMMITTER_DATE": f"{DATE + 1} +0000"}
        person = ("-c", "user.name=a", "-c", "user.email=a@example.org")
        subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
        subprocess.run(
            ["git", "-C", str(tmp_path), *person, "commit", "-q", "--allow-empty", "-m", "x"],
            check=True,
            env=dated,
        )
        assert archives.source_date(tmp_path) == DATE + 1
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "7")
    assert archives.source_date(tmp_path) == 7
