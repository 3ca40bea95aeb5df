"""Reproducible archives: the same bytes, wherever and whenever they are made.

Also the version of the program, and the date that all archives and packages get.
"""

from __future__ import annotations

import hashlib
import lzma
import os
import platform
import re
import runpy
import shutil
import subprocess
import tarfile
import zipfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def version() -> str:
    """Return the version of the program."""
    its: str = runpy.run_path(str(ROOT / "core" / "bleu_core" / "version.py"))["__version__"]
    return its


def source_date(root: Path = ROOT) -> int:
    """Return the date of everything that is built, in seconds since 1970.

    `SOURCE_DATE_EPOCH` if it is set, otherwise the last commit, the last release of the changelog,
    or the time of the file with the version.
    """
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    if shutil.which("git") and (root / ".git").exists():
        command = ["git", "-C", str(root), "log", "-1", "--format=%ct"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return int(done.stdout)
    changelog = root / "CHANGELOG.md"
    text = changelog.read_text("utf-8") if changelog.is_file() else ""
    if date := re.search(r"^## .*(\d{4}-\d{2}-\d{2})", text, re.MULTILINE):
        return int(datetime.fromisoformat(date[1]).replace(tzinfo=UTC).timestamp())
    return int((root / "core" / "bleu_core" / "version.py").stat().st_mtime)


def contents(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield a folder and everything in it, each with its name in an archive.

    Sorted by these names, not by path, because Windows compares paths without regard to case.
    """
    found = [folder, *folder.rglob("*")]
    names = {path.relative_to(folder.parent).as_posix(): path for path in found}
    for name in sorted(names):
        yield names[name], name


def write_tar(folder: Path, archive: Path, date: int) -> None:
    """Pack a folder as `.tar.xz`: sorted, all files dated to `date`, without owners or umask."""
    # Machine code packs better if the targets of its jumps are absolute.
    code = [{"id": lzma.FILTER_X86}] if platform.machine() in ("x86_64", "AMD64") else []
    filters = [*code, {"id": lzma.FILTER_LZMA2, "preset": 9}]
    with (
        lzma.open(archive, "wb", check=lzma.CHECK_CRC64, filters=filters) as packed,
        tarfile.open(fileobj=packed, mode="w") as tar,
    ):
        for path, name in contents(folder):
            member = tarfile.TarInfo(name)
            member.mtime = date
            member.uname = member.gname = "root"
            member.mode = 0o755
            if path.is_symlink():
                member.type = tarfile.SYMTYPE
                member.linkname = os.readlink(path)
                tar.addfile(member)
            elif path.is_dir():
                member.type = tarfile.DIRTYPE
                tar.addfile(member)
            else:
                status = path.stat()
                member.size = status.st_size
                member.mode = 0o755 if status.st_mode & 0o100 else 0o644
                with path.open("rb") as file:
                    tar.addfile(member, file)


def write_zip(folder: Path, archive: Path, date: int) -> None:
    """Pack a folder as `.zip`, all files dated to `date` in UTC."""
    moment = datetime.fromtimestamp(date, UTC)
    time = (moment.year, moment.month, moment.day, moment.hour, moment.minute, moment.second)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
        for path, name in contents(folder):
            if path.is_file():
                member = zipfile.ZipInfo(name, time)
                member.compress_type = zipfile.ZIP_DEFLATED
                # The archive claims to come from Unix: the upper half has Unix permissions.
                member.create_system = 3
                program = os.access(path, os.X_OK) and path.suffix in ("", ".exe")
                member.external_attr = (0o100755 if program else 0o100644) << 16
                zipped.writestr(member, path.read_bytes(), compresslevel=9)


def write_checksum(archive: Path) -> str:
    """Write the SHA-256 of an archive beside it, as `sha256sum` does; return it."""
    with archive.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    line = f"{digest}  {archive.name}\n"
    archive.with_name(f"{archive.name}.sha256").write_text(line, encoding="ascii", newline="\n")
    return digest
