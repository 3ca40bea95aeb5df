"""Try what people install on fresh systems: `python packaging/linux/trials.py ARCHIVE_OR_FOLDER`.

The script makes the Debian package and the AppImage of a build, and the wheels. It tries these and
the commands of the README on fresh, minimal systems, prints a table, and fails if a trial fails.

Needs root, debootstrap and Xvfb on this machine, and the AppImage runtime (see `appimage.py`). The
first run for a system downloads the system.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from archives import version  # noqa: E402
from linux import appimage, deb, package_trials, python_trials  # noqa: E402
from linux.trial_runs import SOCKETS, Result, Trials, table  # noqa: E402
from smoke_test import SECONDS, expect  # noqa: E402

SUITES = ("bookworm", "trixie", "jammy", "noble")
_AGAIN = "BLEU_TRIALS_STARTED_AGAIN"


def try_lintian(package: Path) -> None:
    done = subprocess.run(
        ["lintian", "--allow-root", "--fail-on", "error,warning", str(package)],
        capture_output=True,
        text=True,
        check=False,
    )
    expect(done.returncode == 0, done.stdout + done.stderr)


def try_mounted(image: Path) -> None:
    """Check on this machine that an AppImage can be mounted, which needs FUSE."""
    with tempfile.TemporaryDirectory(prefix="bleu-mounted-") as folder:
        link = Path(folder, "bleu-score")
        link.symlink_to(image)
        done = subprocess.run(
            [link, "--version"], capture_output=True, text=True, check=True, timeout=SECONDS
        )
    expect(done.stdout == f"bleu-score {version()}\n", done.stdout + done.stderr)


@contextmanager
def unpacked(path: Path) -> Iterator[Path]:
    """Yield a built folder; an archive is unpacked as a user would do it."""
    if path.is_dir():
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="bleu-archive-") as base:
        subprocess.run(["tar", "--extract", "--file", path, "--directory", base], check=True)
        Path(base).chmod(0o755)
        (folder,) = Path(base).iterdir()
        yield folder


def with_own_sockets() -> None:
    """Restart in a namespace without the displays of other processes: all would be called :0."""
    SOCKETS.mkdir(exist_ok=True)
    inside = f'mount -t tmpfs -o mode=1777 tmpfs {SOCKETS} && exec "$@"'
    command = ["unshare", "--mount", "sh", "-c", inside, "sh", sys.executable, *sys.argv]
    os.execvpe(command[0], command, os.environ | {_AGAIN: "1"})


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Try what people install on fresh systems.")
    parser.add_argument("built", type=Path, help="the built folder, or its archive")
    parser.add_argument("--out", type=Path, help="keep the packages in this folder")
    parser.add_argument("--suite", nargs="+", default=SUITES, help="Debian or Ubuntu releases")
    parser.add_argument("--pictures", type=Path, help="keep what the screens showed, as .xwd")
    parser.add_argument("--runtime", type=Path, help=f"the file from {appimage.RUNTIME_URL}")
    parser.add_argument("--runtime-sha256", default=appimage.RUNTIME_SHA256)
    options = parser.parse_args(arguments)
    if os.environ.pop(_AGAIN, None) is None:
        with_own_sockets()
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
    results: list[Result] = []
    with (
        tempfile.TemporaryDirectory(prefix="bleu-packages-") as base,
        tempfile.TemporaryDirectory(prefix="bleu-wheels-") as wheels,
        unpacked(options.built.resolve()) as built,
    ):
        for folder in (base, wheels):
            Path(folder).chmod(0o755)
        python_trials.build_wheels(Path(wheels))
        out = (options.out or Path(base)).resolve()
        package = deb.build(built, out)
        image = None
        if options.runtime:
            content = appimage.trusted(options.runtime, options.runtime_sha256)
            image = appimage.build(built, out, content)
        for file in filter(None, (package, image)):
            print(f"{file.name}: {file.stat().st_size / 1e6:.1f} MB", flush=True)
        here = Trials("here")
        if shutil.which("lintian"):
            here.run(".deb", "lintian", partial(try_lintian, package))
        if image and Path("/dev/fuse").exists():
            here.run("AppImage", "mounted with FUSE", partial(try_mounted, image))
        results += here.results
        kind = "folder" if options.built.is_dir() else "archive"
        offered = package_trials.Offered(
            out, built, kind, package.name, image.name if image else None
        )
        for suite in options.suite:
            results += package_trials.try_suite(suite, offered, options.pictures)
            results += python_trials.try_suite(suite, Path(wheels), options.pictures)
    print(table(results))
    if not options.runtime:
        print("Not tried: the AppImage, for want of its runtime (--runtime).")
    failed = sum(bool(result.failure) for result in results)
    print(f"{len(results) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
