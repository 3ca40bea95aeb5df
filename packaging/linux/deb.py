"""Make the Debian package of a built folder: `python packaging/linux/deb.py FOLDER OUT`.

The same folder and the same source give the same package, byte by byte. The package has no
maintainer scripts: other packages own the databases of applications, icons and file types, and
their triggers update the databases.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE.parent))

from archives import source_date, version  # noqa: E402
from linux.layout import DOC, HOME, NAME, PROGRAMS, lay_out, set_modes_and_times  # noqa: E402
from linux.libraries import PACKAGES, SYSTEM, Linked, linked, newest, programs_and_libraries  # noqa: E402

MAINTAINER = "BLEU Desktop <bleu-desktop@users.noreply.github.com>"

# Packages that no file is linked with: data of libraries in the build, and fonts.
DATA = (
    "fonts-dejavu-core | fonts-liberation | fonts-noto-core | fonts-freefont-ttf",
    "xkb-data",
)
RECOMMENDS = (
    "fonts-noto-cjk | fonts-wqy-microhei | fonts-wqy-zenhei",
    "xdg-utils",
)
SUMMARY = "score translations with BLEU, chrF and TER"
DESCRIPTION = """\
BLEU Desktop compares translations with reference translations and shows how much they agree, how
sure that is, and which segments cost the most. Its scores are those of sacreBLEU, to the last
digit. It reads XLIFF, TMX, PO, subtitles, spreadsheets, documents and plain text, checks files for
what makes scores wrong, compares systems, and writes reports.

The window and the terminal program, bleu-score, speak English, Spanish, Indonesian, Simplified and
Traditional Chinese. Everything stays on this computer: neither program uses the network."""

# Debian's zsh looks for completions in a different folder.
MOVED = {"zsh/site-functions": "zsh/vendor-completions"}


def debian_version(text: str) -> str:
    """Return the form of a version for dpkg, which then sorts `1.0rc1` before `1.0`."""
    return re.sub(r"\.?(a|b|rc|dev)(\d+)", r"~\1\2", text)


def depends(files: Mapping[Path, Linked]) -> list[str]:
    """Return the Debian packages that a folder needs from the system."""
    glibc, _ = newest(files)["GLIBC"]
    needed = {name for its in files.values() for name in its.needed}
    packages = {PACKAGES[name] for name in needed & set(PACKAGES) if SYSTEM.fullmatch(name)}
    return [f"libc6 (>= {'.'.join(map(str, glibc))})", *sorted({*packages, *DATA})]


def architecture(program: Path) -> str:
    """Return Debian's name of the architecture of a program."""
    machine = int.from_bytes(program.read_bytes()[18:20], "little")
    return {0x3E: "amd64", 0xB7: "arm64"}[machine]


def control(files: Mapping[Path, Linked], program: Path, size: int) -> str:
    """Return the control file of a package; `size` is the size of its files in KiB."""
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    fields = {
        "Package": NAME,
        "Version": debian_version(version()),
        "Architecture": architecture(program),
        "Maintainer": MAINTAINER,
        "Installed-Size": str(size),
        "Depends": ", ".join(depends(files)),
        "Recommends": ", ".join(RECOMMENDS),
        "Section": "text",
        "Priority": "optional",
        "Homepage": about["urls"]["Homepage"],
        "Description": f"{SUMMARY}\n{paragraphs(DESCRIPTION)}",
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def paragraphs(text: str) -> str:
    """Return the lines of a text as continuation lines of a field."""
    wrapped = (textwrap.fill(part, 78) for part in text.split("\n\n"))
    return textwrap.indent("\n.\n".join(wrapped), " ")


def changelog(text: str, number: str, date: int) -> str:
    """Return Debian's changelog, with the notes of `CHANGELOG.md` for this or the next version."""
    sections = re.split(r"^## \[", text, flags=re.MULTILINE)[1:]
    notes = {section.partition("]")[0]: section for section in sections}
    items = []
    for name in (number, "Unreleased"):
        items = re.findall(r"^- (.+(?:\n  .+)*)", notes.get(name, ""), re.MULTILINE)
        if items:
            break
    lines = [
        textwrap.fill(
            " ".join(item.split()).replace("`", ""),
            78,
            initial_indent="  * ",
            subsequent_indent="    ",
            break_long_words=False,
            break_on_hyphens=False,
        )
        for item in items or [f"Version {number}."]
    ]
    day = format_datetime(datetime.fromtimestamp(date, UTC))
    head = f"{NAME} ({debian_version(number)}) stable; urgency=medium"
    return "\n\n".join([head, "\n".join(lines), f" -- {MAINTAINER}  {day}\n"])


def compress(file: Path) -> None:
    """Compress a file without its name and time, as Debian wants documents."""
    file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    file.unlink()


def follow_policy(root: Path, date: int) -> None:
    """Move files to the folders that Debian prefers, and add the documents that Debian demands."""
    share = root / "usr" / "share"
    for old, new in MOVED.items():
        if (share / old).is_dir():
            (share / old).rename(share / new)
    for page in sorted(share.glob("man/**/*.[1-8]")):
        compress(page)
    doc = root / DOC
    shutil.copy(HERE / "debian-copyright", doc / "copyright")
    notes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    (doc / "changelog").write_text(changelog(notes, version(), date), encoding="utf-8")
    compress(doc / "changelog")
    overrides = share / "lintian" / "overrides" / NAME
    overrides.parent.mkdir(parents=True)
    shutil.copy(HERE / "lintian-overrides", overrides)


def files_below(root: Path) -> Iterator[Path]:
    for path in sorted(root.rglob("*")):
        if path.is_file() and not path.is_symlink() and "DEBIAN" not in path.parts:
            yield path


def checksums(root: Path) -> str:
    """Return the checksums that `dpkg --verify` compares installed files with."""
    return "".join(
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n"
        for path in files_below(root)
    )


def installed_size(root: Path) -> int:
    """Return the size in KiB as Debian counts: files are rounded up, everything else is 1 KiB."""
    return sum(
        -(-path.stat().st_size // 1024) if path.is_file() and not path.is_symlink() else 1
        for path in root.rglob("*")
    )


def build(folder: Path, out: Path) -> Path:
    """Make the package of a built folder in the folder `out`; return its file."""
    date = source_date()
    with tempfile.TemporaryDirectory(prefix="bleu-deb-") as name:
        root = Path(name, "root")
        lay_out(folder, root)
        follow_policy(root, date)
        its_files = {path: linked(path) for path in programs_and_libraries(root / HOME)}
        program = root / HOME / PROGRAMS[0]
        text = control(its_files, program, installed_size(root))
        sums = checksums(root)
        (root / "DEBIAN").mkdir()
        (root / "DEBIAN" / "control").write_text(text, encoding="utf-8")
        (root / "DEBIAN" / "md5sums").write_text(sums, encoding="utf-8")
        set_modes_and_times(root, date)
        out.mkdir(parents=True, exist_ok=True)
        machine = architecture(program)
        package = out / f"{NAME}_{debian_version(version())}_{machine}.deb"
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", str(root), str(package)],
            env=os.environ | {"SOURCE_DATE_EPOCH": str(date)},
            stdout=subprocess.DEVNULL,
            check=True,
        )
    return package


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make the Debian package of a built folder.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    options = parser.parse_args(arguments)
    print(build(options.folder.resolve(), options.out.resolve()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
