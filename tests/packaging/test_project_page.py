"""The project has one address, and its texts can be read on the package index."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from bleu_desktop.shell import project_page

ROOT = Path(__file__).resolve().parents[2]

_LINK = re.compile(r"\]\(([^)\s]+)\)")
_RAW = project_page.PROJECT.replace("github.com", "raw.githubusercontent.com") + "/main/"
_BLOB = project_page.PROJECT + "/blob/main/"


@pytest.mark.parametrize("file", ["pyproject.toml", "core/pyproject.toml"])
def test_distributions_name_the_address_of_the_window(file: str) -> None:
    urls = tomllib.loads((ROOT / file).read_text(encoding="utf-8"))["project"]["urls"]
    assert urls["Homepage"] == project_page.PROJECT
    assert urls["Releases"] == project_page.RELEASES
    assert all(url.startswith(project_page.PROJECT) for url in urls.values())


@pytest.mark.parametrize("file", ["README.md", "core/README.md"])
def test_links_of_readmes_are_absolute_and_lead_to_files(file: str) -> None:
    links = _LINK.findall((ROOT / file).read_text(encoding="utf-8"))
    assert links
    for link in links:
        assert link.startswith("https://"), link
        for base in (_RAW, _BLOB):
            if link.startswith(base):
                assert Path(ROOT, link.removeprefix(base)).exists(), link
