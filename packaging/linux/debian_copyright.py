"""The copyright file of the Debian package, in Debian's format (DEP-5)."""

from __future__ import annotations

import json
import re
import textwrap
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import Any

from notices import check

ROOT = Path(__file__).resolve().parents[2]

# The list of components in a built folder; their license texts are beside it.
SBOM = check.licenses_of(Path()) / check.SBOM

_HEAD = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: BLEU Desktop
Upstream-Contact: {address}
Source: {address}
"""
_ELSEWHERE = """\
Comment:
 The package contains other people's work. All of it, with its licenses and where its source is, is
 listed in /{place}: for people in NOTICES.html,
 for programs in {sbom}.
"""
_OURS = """\
Files: *
Copyright: 2026, the authors of BLEU Desktop
License: GPL-3+
 This program is free software: you can redistribute it and/or modify it under the terms of the GNU
 General Public License as published by the Free Software Foundation, either version 3 of the
 License, or (at your option) any later version.
 .
 This program is distributed in the hope that it will be useful, but WITHOUT ANY WARRANTY; without
 even the implied warranty of MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE. See the GNU
 General Public License for more details.
 .
 On Debian systems, its text is in /usr/share/common-licenses/GPL-3.
"""

_HOLDERS = re.compile(
    r"^\W*((?:portions )?(?:copyright|©|\(c\)).*\d{4}.*?)[\s*/#;]*$", re.IGNORECASE | re.MULTILINE
)


def copyright_text(folder: Path, home: Path) -> str:
    """Return the copyright file of a built folder that the package installs as `home`."""
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    head = _HEAD.format(address=about["urls"]["Homepage"])
    if not (folder / SBOM).is_file():
        return "\n".join([head, _OURS])
    head += _ELSEWHERE.format(place=home / SBOM.parent, sbom=SBOM.name)
    listed = json.loads((folder / SBOM).read_text(encoding="utf-8"))
    return "\n".join([head, _OURS, *_stanzas(listed, folder, home)])


def _stanzas(listed: Mapping[str, Any], folder: Path, home: Path) -> Iterator[str]:
    """Yield a stanza for each work that files of the package are taken from."""
    rows = {row["bom-ref"]: row for row in listed["components"]}
    everything = [listed["metadata"]["component"], *rows.values()]
    owners = {
        file["name"]: row["bom-ref"] for row in everything for file in row.get("components", ())
    }
    for ref, patterns in sorted(_patterns(owners).items()):
        if ref not in rows:
            continue
        row = rows[ref]
        texts = _values([row], check.TEXT)
        parts = sorted({rows[part]["name"] for part in _values(row["components"], check.CONTAINS)})
        name = " ".join(filter(None, (row["name"], row.get("version"))))
        within = f", which contains {', '.join(parts)}" if parts else ""
        yield (
            f"Files:\n{_lines(f'{home}/{pattern}' for pattern in patterns)}"
            f"Copyright:\n{_lines(_holders(folder, texts) or ['see the texts of its license'])}"
            f"License: {debian_license(row['licenses'][0]['expression'])}\n"
            f" Its text is in /{home / SBOM.parent}/{PurePosixPath(texts[0]).parts[0]}.\n"
            f"Comment:\n{_wrapped(f'{name}{within}.')}"
        )


def _patterns(owners: Mapping[str, str]) -> dict[str, list[str]]:
    """Return the files of each owner; a folder of one owner is a single pattern."""
    found: dict[str, list[str]] = {}
    inside: dict[PurePosixPath, set[str]] = {}
    for name, owner in owners.items():
        for folder in PurePosixPath(name).parents:
            inside.setdefault(folder, set()).add(owner)
    for name, owner in sorted(owners.items()):
        path = PurePosixPath(name)
        whole = [folder for folder in path.parents if len(inside[folder]) == 1]
        pattern = f"{whole[-1]}/*" if whole else name
        if pattern not in found.setdefault(owner, []):
            found[owner].append(pattern)
    return found


def _values(rows: Iterable[Mapping[str, Any]], name: str) -> list[str]:
    properties = (each for row in rows for each in row.get("properties", ()))
    return [each["value"] for each in properties if each["name"] == name]


def _holders(folder: Path, texts: Sequence[str]) -> list[str]:
    """Return the lines of license texts that name the copyright holders."""
    found: dict[str, None] = {}
    for text in texts:
        content = (folder / SBOM.parent / text).read_text(encoding="utf-8", errors="replace")
        # License texts of the Free Software Foundation have a notice about the text itself.
        own = (match for match in _HOLDERS.findall(content) if "Free Software Found" not in match)
        found |= dict.fromkeys(" ".join(match.split()) for match in own)
    return list(found)


def debian_license(expression: str) -> str:
    """Return an SPDX expression in Debian's spelling."""
    text = re.sub(r" WITH (\S+?)-exception[-\d.]*", r" with \1 exception", expression)
    text = re.sub(r"\((.+?)\) AND ", r"\1, and ", text)
    return text.replace(" OR ", " or ").replace(" AND ", " and ")


def _lines(lines: Iterable[str]) -> str:
    return "".join(f" {line}\n" for line in lines)


def _wrapped(text: str) -> str:
    return textwrap.indent(textwrap.fill(text, 98, break_on_hyphens=False), " ") + "\n"
