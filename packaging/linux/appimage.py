"""Make the AppImage of a built folder.

    python packaging/linux/appimage.py FOLDER OUT --runtime FILE

An AppImage is one file: a small program, the *runtime*, followed by a packed folder. The runtime
mounts the folder (or unpacks it, where there is no FUSE) and runs the program inside. The runtime
comes from a release of the AppImage project, named below; the script refuses a file with a
different checksum.

The AppImage runs the window; a link to it whose name starts with `bleu-score` runs the terminal
program. The AppImage has no update information: nothing looks for updates, ever.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from archives import source_date, version  # noqa: E402
from linux.layout import DOC, NAME, lay_out, set_modes_and_times  # noqa: E402

RUNTIME_URL = "https://github.com/AppImage/type2-runtime/releases/download/20251108/runtime-x86_64"
RUNTIME_SHA256 = "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d"
# Bytes that mark an ELF file as the runtime of an AppImage of type 2.
MAGIC = b"AI\x02"

APP_RUN = """\
#!/bin/sh
# The runtime says by which name it was called.
here=$(dirname "$(readlink -f "$0")")
case ${ARGV0##*/} in
    bleu-score*) exec "$here/usr/bin/bleu-score" "$@" ;;
    *) exec "$here/usr/bin/bleu-desktop" "$@" ;;
esac
"""


class WrongRuntime(Exception):
    """A file that is not the expected runtime."""


def trusted(runtime: Path, checksum: str) -> bytes:
    """Return the content of the runtime.

    Raises
    ------
    WrongRuntime
        If the file is not the expected runtime.
    """
    content = runtime.read_bytes()
    found = hashlib.sha256(content).hexdigest()
    if found != checksum:
        raise WrongRuntime(f"{runtime} is not the runtime with the SHA-256 {checksum}: {found}")
    if content[:4] != b"\x7fELF" or content[8:11] != MAGIC:
        raise WrongRuntime(f"{runtime} is not the runtime of an AppImage of type 2")
    return content


def lay_out_root(folder: Path, root: Path) -> None:
    """Lay out a built folder as on a Linux system, with its desktop entry and icon at the root."""
    lay_out(folder, root)
    share = root / "usr" / "share"
    (root / "AppRun").write_text(APP_RUN, encoding="utf-8")
    shutil.copy(HERE / "appimage-runtime.txt", root / DOC)
    for entry in (share / "applications").glob("*.desktop"):
        shutil.copy(entry, root)
        shown = icon(entry)
    shutil.copy(share / "icons" / "hicolor" / "scalable" / "apps" / f"{shown}.svg", root)
    (root / ".DirIcon").symlink_to(f"{shown}.svg")


def icon(entry: Path) -> str:
    """Return the name of the icon of a desktop entry."""
    for line in entry.read_text(encoding="utf-8").splitlines():
        if line.startswith("Icon="):
            return line.removeprefix("Icon=")
    raise LookupError(f"{entry} names no icon")


def build(folder: Path, out: Path, runtime: bytes) -> Path:
    """Make the AppImage of a built folder in the folder `out`; return its file."""
    date = source_date()
    image = out / f"{NAME}-{version()}-x86_64.AppImage"
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bleu-appimage-") as name:
        root, packed = Path(name, "root"), Path(name, "packed")
        lay_out_root(folder, root)
        set_modes_and_times(root, date, frozenset({root / "AppRun"}))
        # The published runtime can unpack zstd and gzip, but not xz.
        subprocess.run(
            [
                *("mksquashfs", str(root), str(packed), "-noappend", "-root-owned", "-no-xattrs"),
                *("-comp", "zstd", "-Xcompression-level", "22", "-b", "1M"),
                *("-quiet", "-no-progress"),
            ],
            # The files keep their times; this is the time of the file system itself.
            env=os.environ | {"SOURCE_DATE_EPOCH": str(date)},
            check=True,
        )
        image.write_bytes(runtime + packed.read_bytes())
    image.chmod(0o755)
    return image


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make the AppImage of a built folder.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--runtime", type=Path, required=True, help=f"the file from {RUNTIME_URL}")
    parser.add_argument(
        "--runtime-sha256", default=RUNTIME_SHA256, help="the checksum of another runtime, to try"
    )
    options = parser.parse_args(arguments)
    try:
        runtime = trusted(options.runtime, options.runtime_sha256)
    except WrongRuntime as error:
        print(error, file=sys.stderr)
        return 1
    print(build(options.folder.resolve(), options.out.resolve(), runtime))
    return 0


if __name__ == "__main__":
    sys.exit(main())
