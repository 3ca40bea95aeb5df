"""Download the wheels for the oldest macOS: `python packaging/macos/wheels.py OUT`.

On a newer macOS, pip takes wheels that need this macOS (NumPy has wheels for 14.0 besides those for
11.0), and the application would not start on an older one. Build from the downloaded wheels, on the
processor that the application is for:

    PIP_NO_INDEX=1 PIP_FIND_LINKS=OUT python packaging/build.py
"""

from __future__ import annotations

import argparse
import platform
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

PACKAGING = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(PACKAGING), str(PACKAGING.parent / "core")]

from macos.property_list import MINIMUM_SYSTEM  # noqa: E402

PROCESSORS = ("arm64", "x86_64")

_TAG = re.compile(r"macosx_(\d+)_(\d+)_(?:arm64|x86_64|universal2|intel)")


def needed_system(wheels: Iterable[str]) -> str:
    """Return the oldest macOS that all wheels run on, according to their names."""
    needed = (0, 0)
    for wheel in wheels:
        # A wheel with several tags runs on the oldest of them.
        if tags := [(int(one), int(two)) for one, two in _TAG.findall(wheel)]:
            needed = max(needed, min(tags))
    return "{}.{}".format(*needed)


def pip_arguments(processor: str) -> list[str]:
    """Return the arguments that make pip take wheels for the oldest macOS."""
    system = MINIMUM_SYSTEM.replace(".", "_")
    return ["--only-binary=:all:", f"--platform=macosx_{system}_{processor}"]


def download(processor: str, out: Path) -> list[str]:
    """Download the pinned wheels; return their names."""
    requirements = PACKAGING / "requirements.txt"
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(out)]
    subprocess.run(
        [*command, *pip_arguments(processor), "--requirement", str(requirements)], check=True
    )
    return sorted(path.name for path in out.glob("*.whl"))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Download wheels for the oldest macOS supported.")
    parser.add_argument("out", type=Path, help="folder for the wheels")
    parser.add_argument("--processor", choices=PROCESSORS, default=platform.machine())
    options = parser.parse_args(arguments)
    try:
        wheels = download(options.processor, options.out)
    except subprocess.CalledProcessError as error:
        return error.returncode
    needed = needed_system(wheels)
    print(f"{len(wheels)} wheels need macOS {needed}; Info.plist says {MINIMUM_SYSTEM}")
    return 0 if needed == MINIMUM_SYSTEM else 1


if __name__ == "__main__":
    sys.exit(main())
