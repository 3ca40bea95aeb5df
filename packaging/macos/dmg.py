"""Make the disk image for macOS: `python packaging/macos/dmg.py APP OUT`. Runs on macOS only.

Signing and notarizing need secrets of the project's owner, as environment variables. Without them,
the script leaves out these steps and says so:

    CODESIGN_IDENTITY    name of the certificate "Developer ID Application: …" in the keychain;
                         `packaging/build.py` signs the application with it as well
    NOTARY_KEY           path of the key of App Store Connect (`.p8`)
    NOTARY_KEY_ID, NOTARY_ISSUER
                         the id of the key, and that of its issuer
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

PACKAGING = Path(__file__).resolve().parents[1]
ROOT = PACKAGING.parent
sys.path.insert(0, str(PACKAGING))

from archives import version, write_checksum  # noqa: E402

VERSION = version()

# A text beside the application in the image: how to find the terminal program.
TERMINAL = """\
bleu-score in the terminal

The terminal program is inside the application. To call it by its name, drag BLEU Desktop to
Applications, then run this once in Terminal:

    sudo mkdir -p /usr/local/bin
    sudo ln -sf "/Applications/BLEU Desktop.app/Contents/MacOS/bleu-score" /usr/local/bin/bleu-score

To remove it again: sudo rm /usr/local/bin/bleu-score
"""


def commands(
    folder: Path, image: Path, environment: Mapping[str, str]
) -> Iterator[tuple[str, list[str] | None]]:
    """Yield each step and its command, which is None if an environment variable is missing."""
    yield (
        "make the image",
        [
            *("hdiutil", "create", "-volname", "BLEU Desktop", "-srcfolder", str(folder)),
            *("-fs", "HFS+", "-format", "ULFO", "-ov", str(image)),
        ],
    )
    identity = environment.get("CODESIGN_IDENTITY")
    yield (
        "sign it",
        ["codesign", "--sign", identity, "--timestamp", str(image)] if identity else None,
    )
    names = ("NOTARY_KEY", "NOTARY_KEY_ID", "NOTARY_ISSUER")
    key, key_id, issuer = (environment.get(name, "") for name in names)
    notarizes = bool(identity and key and key_id and issuer)
    credentials = ("--key", key, "--key-id", key_id, "--issuer", issuer)
    yield (
        "have Apple notarize it",
        ["xcrun", "notarytool", "submit", str(image), *credentials, "--wait"]
        if notarizes
        else None,
    )
    yield (
        "attach Apple's ticket",
        ["xcrun", "stapler", "staple", str(image)] if notarizes else None,
    )


def make(application: Path, out: Path) -> Path:
    """Make the image of an application; return its file."""
    out.mkdir(parents=True, exist_ok=True)
    image = out / f"bleu-desktop-{VERSION}-macos-{platform.machine()}.dmg"
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        # The signature of the application includes its links.
        shutil.copytree(application, folder / application.name, symlinks=True)
        (folder / "Applications").symlink_to("/Applications")
        (folder / "bleu-score in the terminal.txt").write_text(TERMINAL, encoding="utf-8")
        for step, command in commands(folder, image, os.environ):
            if command is None:
                print(f"NOT done, no secrets are given: {step}", flush=True)
            else:
                print(step, flush=True)
                subprocess.run(command, check=True)
    return image


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make the disk image for macOS.")
    parser.add_argument("application", type=Path, help="dist/BLEU Desktop.app")
    parser.add_argument("out", type=Path, help="folder for the image")
    options = parser.parse_args(arguments)
    if platform.system() != "Darwin":
        print("Disk images are made on macOS: hdiutil is only there.", file=sys.stderr)
        return 2
    try:
        image = make(options.application, options.out)
    except subprocess.CalledProcessError as error:
        return error.returncode
    print(f"{write_checksum(image)}  {image.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
