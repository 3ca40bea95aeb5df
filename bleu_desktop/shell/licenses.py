"""The works in the program, and their licenses."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from bleu_core.version import __version__

# The folder of licenses, which the standalone program has beside its packages.
LICENSES = Path(__file__).resolve().parents[2] / "licenses"
_LIST = "sbom.cdx.json"
_TEXT = "bleu-desktop:notice"
_DISTRIBUTION = "bleu-desktop"
_PROJECT = "https://pypi.org/project"
_FILE = re.compile(r"LICEN[CS]E|COPYING|NOTICE", re.IGNORECASE)
# The most characters read of a license text, however large its file is.
_LONGEST_TEXT = 1_000_000
# The least length of a line that was broken because the next word did not fit.
_FULL_LINE = 56
_BEGINNING = re.compile(r"\s*([-*•=_#|]|\(?\w{1,3}[.)] |copyright\b|©|\(c\))", re.IGNORECASE)


@dataclass(frozen=True)
class LicensedWork:
    """A work in the program.

    Attributes
    ----------
    license
        The name its authors give its license.
    source
        The address of its source.
    files
        The texts of its licenses.
    """

    name: str
    version: str
    license: str
    source: str
    files: tuple[Path, ...]

    def text(self) -> str:
        """Return the texts, one below the other."""
        return "\n\n\n".join(flowing(_read(path)) for path in self.files).strip()


def flowing(text: str) -> str:
    """Return a text with each paragraph in one line, which a window can wrap at its own width.

    Licenses are written for 80 columns. Lists, headings and names of authors keep their lines.
    """
    lines: list[str] = []
    last = ""
    for line in text.splitlines():
        goes_on = (
            len(last) >= _FULL_LINE
            and line.strip()
            and not _BEGINNING.match(line)
            and _indentation(line) <= _indentation(last)
        )
        if goes_on:
            lines[-1] += " " + line.strip()
        else:
            lines.append(line)
        last = line
    return "\n".join(lines)


def _indentation(line: str) -> int:
    return len(line) - len(line.lstrip())


def _read(path: Path) -> str:
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            return file.read(_LONGEST_TEXT).strip()
    except OSError:
        return ""


def works(folder: Path = LICENSES) -> list[LicensedWork]:
    """Return the works in the program, itself first.

    Parameters
    ----------
    folder
        The folder of the standalone program's licenses. Without it, the works are read from the
        installed distributions.
    """
    try:
        content = json.loads((folder / _LIST).read_text("utf-8"))
        found = [
            _listed(folder, row)
            for row in (content["metadata"]["component"], *content["components"])
        ]
    except (OSError, ValueError, LookupError, TypeError):
        found = list(_installed())
    first, *others = found
    return [first, *sorted(others, key=lambda work: (work.name.casefold(), work.version))]


def _listed(folder: Path, row: dict[str, Any]) -> LicensedWork:
    links = {link["type"]: link["url"] for link in row["externalReferences"]}
    return LicensedWork(
        row["name"],
        row.get("version", ""),
        row["licenses"][0]["expression"],
        links.get("source-distribution", ""),
        tuple(folder / each["value"] for each in row["properties"] if each["name"] == _TEXT),
    )


def _installed() -> Iterator[LicensedWork]:
    """Yield the distributions that this one needs, itself first."""
    waiting, seen = [_DISTRIBUTION], set()
    while waiting:
        name = re.sub(r"[-_.]+", "-", waiting.pop(0)).lower()
        if name in seen:
            continue
        seen.add(name)
        try:
            found = distribution(name)
        except PackageNotFoundError:
            # A checkout that is not installed.
            if name == _DISTRIBUTION:
                yield LicensedWork("BLEU Desktop", __version__, "GPL-3.0-or-later", "", ())
            continue
        yield _distributed(found, name)
        # Distributions with the marker of an extra are not needed to run.
        needed = (line for line in found.requires or () if "extra ==" not in line)
        waiting += [match.group() for line in needed if (match := re.match(r"[\w.-]+", line))]


def _distributed(found: Distribution, name: str) -> LicensedWork:
    fields = found.metadata.json
    said = str(fields.get("license_expression") or fields.get("license") or "")
    files = tuple(
        Path(str(file.locate()))
        for file in found.files or ()
        if ".dist-info" in file.parts[0] and _FILE.search(file.name)
    )
    return LicensedWork(
        "BLEU Desktop" if name == _DISTRIBUTION else str(found.metadata["Name"]),
        found.version,
        # Some distributions have the whole text in this field.
        said if "\n" not in said else "",
        f"{_PROJECT}/{name}/{found.version}/",
        files,
    )
