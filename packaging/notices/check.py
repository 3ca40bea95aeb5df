"""A check that everything in a built folder has a notice; the smoke test runs it."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

SBOM = "sbom.cdx.json"
PAGE = "NOTICES.html"
# Names of our own fields in the SBOM.
TEXT = "bleu-desktop:notice"
CONTAINS = "bleu-desktop:contains"


def licenses_of(folder: Path) -> Path:
    """Return the folder of licenses in a built folder or application."""
    resources = folder / "Contents" / "Resources"
    return (resources if resources.is_dir() else folder / "_internal") / "licenses"


def files_of(folder: Path) -> list[Path]:
    """Return the files that need a notice: all but the notices themselves and links."""
    notices = licenses_of(folder)
    return sorted(
        path
        for path in folder.rglob("*")
        if path.is_file()
        and not path.is_symlink()
        and notices not in path.parents
        # A signature is not a work.
        and "_CodeSignature" not in path.parts
    )


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def properties(component: Mapping[str, Any], name: str) -> list[str]:
    return [row["value"] for row in component.get("properties", ()) if row["name"] == name]


def problems(folder: Path) -> Iterator[str]:
    """Yield sentences about missing and wrong notices of a built folder."""
    notices = licenses_of(folder)
    if not (notices / SBOM).is_file():
        yield f"there is no {SBOM}"
        return
    content = json.loads((notices / SBOM).read_text("utf-8"))
    components = [content["metadata"]["component"], *content["components"]]
    hashes = {
        file["name"]: file["hashes"][0]["content"]
        for component in components
        for file in component.get("components", ())
    }
    for path in files_of(folder):
        name = path.relative_to(folder).as_posix()
        if name not in hashes:
            yield f"{name} has no notice"
        # On macOS, files are signed afterwards, which changes them.
        elif sys.platform != "darwin" and digest(path) != hashes[name]:
            yield f"{name} is not the file whose notice is there"
    for component in components:
        texts = properties(component, TEXT)
        if not texts:
            yield f"{component['name']} has no text"
        for text in texts:
            path = notices / text
            if not path.is_file() or not path.read_text("utf-8").strip():
                yield f"the text {text} of {component['name']} is missing"
    if not (notices / PAGE).is_file():
        yield f"there is no {PAGE}"
