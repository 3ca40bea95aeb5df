"""Checks of the Flatpak manifest that need no build."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"
FILE = LINUX / "flatpak" / "org.bleu_desktop.BleuDesktop.yaml"


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return found


def test_names_agree(manifest: dict[str, Any]) -> None:
    # A desktop shows only files that are named after the id.
    assert manifest["id"] == FILE.stem
    for ending in ("desktop", "metainfo.xml", "xml"):
        assert (LINUX / f"{FILE.stem}.{ending}").is_file()
    entry = (LINUX / f"{FILE.stem}.desktop").read_text(encoding="utf-8")
    assert f"\nIcon={manifest['id']}\n" in entry
    assert re.search(rf"\nExec={manifest['command']}( |\n)", entry)


def test_permissions_are_the_least(manifest: dict[str, Any]) -> None:
    given = {argument for argument in manifest["finish-args"] if "--env=" not in argument}
    assert given == {
        "--socket=wayland",
        "--socket=fallback-x11",
        "--share=ipc",
        "--device=dri",
    }


def test_files_are_those_of_the_build(manifest: dict[str, Any]) -> None:
    (module,) = manifest["modules"]
    (source,) = module["sources"]
    assert (FILE.parent / source["path"]).resolve() == ROOT / "dist" / "bleu-desktop"
    assert manifest["build-options"] == {"strip": False, "no-debuginfo": True}
    commands = "\n".join(module["build-commands"])
    for part in ("bleu-desktop", "bleu-score", "_internal", "share", "LICENSE"):
        assert re.search(rf"(cp -a|install) .*\b{part}", commands), part
