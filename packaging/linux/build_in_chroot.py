"""Make the Linux build to publish: `python packaging/linux/build_in_chroot.py`.

The script runs `packaging/build.py`, with the same options, in a fresh Ubuntu 22.04 in a folder:
the program runs on Ubuntu 22.04 and on everything newer. Needs root and debootstrap. The first run
takes minutes longer because it compiles Python; the system with Python is kept for later runs (see
`packaging/chroots.py`).

Ubuntu 22.04 only has Python 3.10 and a release candidate of 3.11. Debian has the signed source of
3.13 as python.org published it; this version gets corrections until 2029.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

PACKAGING = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(PACKAGING))

from archives import source_date  # noqa: E402
from build import DIST, copy_sources  # noqa: E402
from chroots import CACHE, System, base, copy_of, fresh  # noqa: E402
from linux.libraries import PACKAGES  # noqa: E402

SUITE = "jammy"
GLIBC = "2.35"
SOURCE_SUITE = "trixie"
PYTHON = "python3.13"

TOOLS = ("binutils", "build-essential", "pkg-config", "xz-utils")
# Packages for the standard library: pip needs TLS, projects need SQLite.
HEADERS = ("libbz2-dev", "libffi-dev", "liblzma-dev", "libsqlite3-dev", "libssl-dev", "zlib1g-dev")
# Packages for the smoke test: a display, and fonts.
DISPLAY = ("fonts-dejavu-core", "fonts-noto-cjk", "xvfb")

# Python contains the date of its compilation, which is set to that of its source: every build is
# the same.
COMPILE = """
cd /tmp
tar --extract --file /mnt/source/*.orig.tar.xz
cd Python-*
export SOURCE_DATE_EPOCH=$(stat --format=%Y configure)
./configure --prefix=/usr/local --enable-shared --disable-test-modules \\
    OPT='-DNDEBUG -O3' LDFLAGS=-Wl,-rpath,/usr/local/lib
make --jobs=$(nproc)
make install
rm --recursive /tmp/Python-*
"""


def with_python() -> System:
    """Return the system to copy for a build; create it if necessary. Nothing else changes it."""
    packages = sorted({*TOOLS, *HEADERS, *DISPLAY, *PACKAGES.values()})
    recipe = hashlib.sha256("\n".join([PYTHON, SOURCE_SUITE, *packages, COMPILE]).encode())
    folder = CACHE / f"{SUITE}-{PYTHON}-{recipe.hexdigest()[:8]}"
    if folder.is_dir():
        return System(folder)
    print(f"Making the system to build in: {folder}", flush=True)
    model = base(SUITE)
    unfinished = folder.with_name(f"{folder.name}.unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    system = copy_of(model, unfinished)
    system.run("apt-get", "update", "-qq")
    system.install(*packages)
    with tempfile.TemporaryDirectory(prefix="bleu-python-") as source:
        download_python(Path(source))
        log = Path(source, "log")
        command = f"( {COMPILE} ) > /mnt/source/log 2>&1"
        try:
            system.run("sh", "-ec", command, shared={Path(source): "/mnt/source"}, network=False)
        except subprocess.CalledProcessError:
            print(*log.read_text(errors="replace").splitlines()[-30:], sep="\n", file=sys.stderr)
            raise
    system.run("/usr/local/bin/python3", "-c", "import bz2, ctypes, lzma, sqlite3, ssl, venv, zlib")
    unfinished.rename(folder)
    return System(folder)


def download_python(folder: Path) -> None:
    """Download the source of Python; Debian's package manager checks its signature."""
    with fresh(SOURCE_SUITE) as system:
        sources = system.folder / "etc" / "apt" / "sources.list"
        sources.write_text(sources.read_text().replace("deb ", "deb-src "))
        system.run("apt-get", "update", "-qq")
        command = f"cd /mnt/source && apt-get source -qq --download-only {PYTHON}"
        system.run("sh", "-ec", command, shared={folder: "/mnt/source"})


def main(arguments: Sequence[str]) -> int:
    model = with_python()
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="bleu-build-") as folder:
        system = copy_of(model, Path(folder) / "root")
        # The build runs in a copy, so the checkout itself only gets the result.
        checkout = Path(folder) / "checkout"
        copy_sources(checkout)
        done = system.run(
            *("/usr/local/bin/python3", "/mnt/checkout/packaging/build.py"),
            *("--glibc", GLIBC, *arguments),
            shared={checkout: "/mnt/checkout"},
            environment={"SOURCE_DATE_EPOCH": str(source_date()), "PYTHONDONTWRITEBYTECODE": "1"},
            check=False,
        )
        # A build that fails its tests is kept for examination.
        DIST.mkdir(exist_ok=True)
        for path in (checkout / "dist").glob("*"):
            target = DIST / path.name
            if target.is_dir():
                shutil.rmtree(target)
            shutil.move(path, target)
    print(f"Took {time.monotonic() - start:.0f} s", flush=True)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
