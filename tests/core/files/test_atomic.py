"""Files are written as a whole, or the old one is still there."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bleu_core.files.atomic import atomic_file
from bleu_core.files.errors import FileIsDirectory, FileUnwritable

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="POSIX")


def write(path: Path, content: bytes) -> None:
    with atomic_file(path) as file:
        file.write(content)


def test_a_file_is_written_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    write(path, b"one")
    assert path.read_bytes() == b"one"
    write(path, b"two")
    assert path.read_bytes() == b"two"
    assert [each.name for each in tmp_path.iterdir()] == ["a.txt"]


def test_the_old_file_stays_until_the_end(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    write(path, b"old")
    with atomic_file(path) as file:
        file.write(b"new" * 100_000)
        file.flush()
        assert path.read_bytes() == b"old"


@pytest.mark.parametrize("error", [ValueError("bad"), KeyboardInterrupt()])
def test_a_failed_write_leaves_the_old_file(error: BaseException, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    write(path, b"old")

    def fail() -> None:
        with atomic_file(path) as file:
            file.write(b"new")
            raise error

    with pytest.raises(type(error)):
        fail()
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["a.txt"]


def test_a_full_disk_is_reported_and_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.txt"
    write(path, b"old")

    def no_space(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", no_space)
    with pytest.raises(FileUnwritable) as caught:
        write(path, b"new")
    assert caught.value.path == path
    assert caught.value.errno == errno.ENOSPC
    assert not caught.value.permission
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["a.txt"]


@POSIX
def test_a_device_without_space_is_reported() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full")
    with pytest.raises(FileUnwritable) as caught:
        write(Path("/dev/full"), b"new" * 100_000)
    assert caught.value.errno == errno.ENOSPC


@POSIX
def test_a_device_is_written_to(tmp_path: Path) -> None:
    write(Path(os.devnull), b"new")
    assert not Path(os.devnull).is_file()


def test_a_missing_folder_is_reported(tmp_path: Path) -> None:
    with pytest.raises(FileUnwritable) as caught:
        write(tmp_path / "gone" / "a.txt", b"new")
    assert caught.value.errno == errno.ENOENT


def test_a_folder_is_not_replaced(tmp_path: Path) -> None:
    with pytest.raises(FileIsDirectory):
        write(tmp_path, b"new")
    assert list(tmp_path.iterdir()) == []


@POSIX
def test_a_folder_without_permission_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(FileUnwritable) as caught:
        write(tmp_path / "a.txt", b"new")
    assert caught.value.permission
    assert list(tmp_path.iterdir()) == []


@POSIX
def test_links_are_followed_and_permissions_kept(tmp_path: Path) -> None:
    real, link = tmp_path / "real.txt", tmp_path / "link.txt"
    real.write_bytes(b"old")
    real.chmod(0o640)
    link.symlink_to(real)
    write(link, b"new")
    assert link.is_symlink()
    assert real.read_bytes() == b"new"
    assert real.stat().st_mode & 0o777 == 0o640


def test_the_longest_names_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 100 + "名" * 45 + ".txt")
    write(path, b"new")
    assert path.read_bytes() == b"new"


@POSIX
def test_what_a_killed_program_left_is_removed_when_the_folder_is_written_to(
    tmp_path: Path,
) -> None:
    lines = (
        "import os, sys, pathlib",
        "from bleu_core.files.atomic import atomic_file",
        "with atomic_file(pathlib.Path(sys.argv[1])) as file:",
        "    os.kill(os.getpid(), 9)",
    )
    subprocess.run(
        [sys.executable, "-c", "\n".join(lines), str(tmp_path / "killed.pdf")], check=False
    )
    assert [each.suffix for each in tmp_path.iterdir()] == [".part"]
    with atomic_file(tmp_path / "a.txt") as file:
        # What is still being written stays.
        write(tmp_path / "b.txt", b"b")
        file.write(b"a")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.txt", "b.txt"]
