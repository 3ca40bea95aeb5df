"""The project has one address, and its texts can be read on the package index."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import build
import pytest

from bleu_desktop.shell import project_page

ROOT = Path(__file__).resolve().parents[2]
TEXTS = (".md", ".po", ".py", ".toml", ".xml", ".yml", ".json", ".nsi", ".html")

# The address of the project, or of one with a similar name.
_ADDRESS = re.compile(
    r"https://(?:raw\.githubusercontent|github)\.com/[\w.-]+/bleu-[\w-]+(?![\w-])"
)
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_RAW = project_page.PROJECT.replace("github.com", "raw.githubusercontent.com") + "/main/"
_BLOB = project_page.PROJECT + "/blob/main/"


@pytest.mark.parametrize("file", ["pyproject.toml", "core/pyproject.toml"])
def test_distributions_name_the_address_of_the_window(file: str) -> None:
    urls = tomllib.loads((ROOT / file).read_text(encoding="utf-8"))["project"]["urls"]
    assert urls["Homepage"] == project_page.PROJECT
    assert urls["Releases"] == project_page.RELEASES
    assert all(url.startswith(project_page.PROJECT) for url in urls.values())


def test_all_files_name_the_same_address() -> None:
    allowed = {project_page.PROJECT, _RAW.removesuffix("/main/")}
    found: dict[str, set[str]] = {}
    for file in build.sources():
        if file.suffix in TEXTS:
            for address in _ADDRESS.findall((ROOT / file).read_text(encoding="utf-8")):
                found.setdefault(address, set()).add(file.as_posix())
    assert {address: files for address, files in found.items() if address not in allowed} == {}
    assert sum(map(len, found.values())) > 10


@pytest.mark.parametrize("file", ["README.md", "core/README.md"])
def test_links_of_readmes_are_absolute_and_lead_to_files(file: str) -> None:
    links = _LINK.findall((ROOT / file).read_text(encoding="utf-8"))
    assert links
    for link in links:
        assert link.startswith("https://"), link
        for base in (_RAW, _BLOB):
            if link.startswith(base):
                assert Path(ROOT, link.removeprefix(base)).exists(), link
