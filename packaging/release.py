"""The steps of a release: `python packaging/release.py check|distributions|checksums|notes …`.

The release workflow runs the steps one after another; each can be run by hand.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from pathlib import Path

from archives import version

ROOT = Path(__file__).resolve().parents[1]
# The folder of each distribution's sources.
DISTRIBUTIONS = {"bleu-score": ROOT / "core", "bleu-desktop": ROOT}
SUMS = "SHA256SUMS"
CHANGELOG = "CHANGELOG.md"
# These say so until the first release; the package index shows each README for ever.
TEXTS = (CHANGELOG, "README.md", "core/README.md")
NOT_YET = "Nothing has been released yet"
DATE = r"\d{4}-\d{2}-\d{2}"
# A pinned action: the hash of a commit, with the version and its day as a comment.
PIN = re.compile(
    r"uses: (?P<action>[\w.-]+/[\w./-]+)@[0-9a-f]{40} "
    rf"# (?P<version>v\d+(?:\.\d+)+) of (?P<day>{DATE})$",
    re.MULTILINE,
)
YEAR = timedelta(days=365)


class NotReady(Exception):
    """A reason why this version cannot be released."""


def check(tag: str, texts: Mapping[str, str], current: str) -> None:
    """Raise `NotReady` unless the tag, the version and the texts, by file, agree on a release."""
    changelog = texts[CHANGELOG]
    if tag != f"v{current}":
        raise NotReady(f"The tag is {tag}, but the version is {current}: it should be v{current}.")
    if not notes(changelog, current):
        raise NotReady(f"CHANGELOG.md says nothing of {current}: it needs a section with a date.")
    if left := _section(changelog, r"\[Unreleased\]"):
        raise NotReady(
            f"CHANGELOG.md has {len(left.splitlines())} lines under Unreleased: "
            f"move them to the section of {current}."
        )
    for heading in re.findall(r"^## (.+)$", changelog, re.MULTILINE):
        if heading != "[Unreleased]" and not re.search(rf" - {DATE}$", heading):
            raise NotReady(f"CHANGELOG.md has a section without a date: {heading}")
    for file, text in texts.items():
        if NOT_YET in text:
            raise NotReady(f"{file} says: {NOT_YET}.")


def workflows() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in (ROOT / ".github" / "workflows").iterdir()]


def check_pins(workflows: Iterable[str], today: date) -> None:
    """Raise `NotReady` for pinned actions older than a year: what they run on may have ended."""
    pins = {
        found.group("action", "version", "day")
        for text in workflows
        for found in PIN.finditer(text)
    }
    old = [" ".join(pin) for pin in sorted(pins) if today - date.fromisoformat(pin[2]) > YEAR]
    if old:
        raise NotReady(f"Pinned for more than a year, look for newer versions: {', '.join(old)}")


def notes(changelog: str, wanted: str) -> str:
    """Return the changelog's section of a version; empty if there is no section with a date."""
    return _section(changelog, rf"\[{re.escape(wanted)}\] - {DATE}")


def for_release_page(text: str, tag: str) -> str:
    """Return notes whose links to files lead to those of a tag, one line for each item.

    The page of a release is in no folder of the repository, and shows each line break.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    joined = re.sub(r"\n +(?![ *-])", " ", text)
    return re.sub(r"\]\((?![a-z]+:|#)", f"]({project['urls']['Homepage']}/blob/{tag}/", joined)


def _section(changelog: str, heading: str) -> str:
    """Return the text below a heading, up to the next one of its level."""
    pattern = rf"^## {heading}$\n(?P<text>.*?)(?=^## |\Z)"
    found = re.search(pattern, changelog, re.MULTILINE | re.DOTALL)
    return found["text"].strip() if found else ""


def build_distributions(folder: Path) -> None:
    """Build the wheel and the source of both distributions into a folder each; check all files."""
    for name, source in DISTRIBUTIONS.items():
        place = folder / name
        _run("build", "--outdir", str(place), str(source))
        _run("twine", "check", "--strict", *map(str, sorted(place.iterdir())))


def _run(module: str, *arguments: str) -> None:
    subprocess.run([sys.executable, "-m", module, *arguments], check=True)


def write_checksums(folder: Path) -> Path:
    """Write the SHA-256 of every file of a folder, in the format of sha256sum."""
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(folder.iterdir())
        if path.is_file() and path.name != SUMS
    ]
    sums = folder / SUMS
    sums.write_text("".join(lines), encoding="utf-8", newline="\n")
    return sums


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    steps = parser.add_subparsers(dest="step", required=True)
    for step, argument, text in (
        ("check", "tag", "compare a tag with the version and the changelog"),
        ("distributions", "folder", "build and check both distributions"),
        ("checksums", "folder", f"write {SUMS} for the files of a folder"),
        ("notes", "tag", "print what the changelog says of a tag"),
    ):
        steps.add_parser(step, help=text).add_argument(argument)
    options = parser.parse_args(arguments)
    texts = {file: (ROOT / file).read_text(encoding="utf-8") for file in TEXTS}
    try:
        if options.step == "check":
            check(options.tag, texts, version())
            check_pins(workflows(), date.today())
        elif options.step == "distributions":
            build_distributions(Path(options.folder))
        elif options.step == "checksums":
            print(write_checksums(Path(options.folder)))
        else:
            text = notes(texts[CHANGELOG], options.tag.removeprefix("v"))
            print(for_release_page(text, options.tag))
    except NotReady as error:
        print(error, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
