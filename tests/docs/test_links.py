"""Links of the documentation lead to files and headings, and the README is short and complete."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote

import pytest
import yaml
from lxml import html
from markdown_it import MarkdownIt

from bleu_desktop.shell import project_page
from bleu_desktop.shell.platform_check import PACKAGES

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for pattern in ("*.md", "core/*.md", "docs/*.md", "docs/manual/*.md")
    for path in ROOT.glob(pattern)
)
LINES, WIDTH = 130, 110

_IN_REPOSITORY = re.compile(
    rf"{re.escape(project_page.PROJECT)}/(?:blob|tree)/main/"
    rf"|{re.escape(project_page.PROJECT.replace('github.com', 'raw.githubusercontent.com'))}/main/"
)
# What the listed packages of Debian and Ubuntu depend on.
_COMES_WITH = {
    "libfreetype6": "libfontconfig1",
    "libgcc-s1": "libgl1",
    "libstdc++6": "libgl1",
    "libwayland-client0": "libegl1",
    "libx11-6": "libgl1",
    "libx11-xcb1": "libegl1",
    "libxcb-image0": "libxcb-cursor0",
    "libxcb-randr0": "libegl1",
    "libxcb-render-util0": "libxcb-cursor0",
    "libxcb-render0": "libxcb-cursor0",
    "libxcb-shm0": "libxcb-image0",
    "libxcb-sync1": "libegl1",
    "libxcb-util1": "libxcb-image0",
    "libxcb-xfixes0": "libegl1",
    "libxcb-xkb1": "libxkbcommon-x11-0",
    "libxcb1": "libxcb-cursor0",
    "libxkbcommon0": "libxkbcommon-x11-0",
    "zlib1g": "libfontconfig1",
}


def links(page: str) -> list[str]:
    """Return the targets of links and pictures, as Markdown reads them."""
    rendered = MarkdownIt("commonmark").enable("table").render((ROOT / page).read_text("utf-8"))
    tree = html.fromstring(f"<div>{rendered}</div>")
    return [str(target) for _, _, target, _ in tree.iterlinks()]


def anchors(path: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    tokens = MarkdownIt("commonmark").parse(path.read_text(encoding="utf-8"))
    found: set[str] = set()
    for opening, inline in pairwise(tokens):
        if opening.type == "heading_open":
            title = "".join(child.content for child in inline.children or ())
            anchor = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
            copies = sum(anchor == re.sub(r"-\d+$", "", each) for each in found)
            found.add(f"{anchor}-{copies}" if anchor in found else anchor)
    return found


def target_of(page: str, link: str) -> tuple[Path, str] | None:
    """Return the file and the anchor that a link leads to; None outside the repository."""
    inside = _IN_REPOSITORY.match(link)
    if not inside and re.match(r"[a-z]+:", link):
        return None
    target, _, anchor = unquote(link[inside.end() if inside else 0 :]).partition("#")
    folder = ROOT if inside else (ROOT / page).parent
    return (folder / target).resolve() if target else ROOT / page, anchor


def problem(page: str, link: str) -> str | None:
    """Return what is wrong with a link into the repository."""
    found = target_of(page, link)
    if found is None:
        return None
    path, anchor = found
    if not path.exists():
        return f"no file: {link}"
    if anchor and anchor not in anchors(path):
        return f"no heading: {link}"
    return None


def test_the_pages_are_found() -> None:
    assert {"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "core/README.md"} <= set(PAGES)
    assert {"docs/formats.md", "docs/speed.md", "docs/packaging.md"} <= set(PAGES)
    assert "docs/manual/first-steps.md" in PAGES


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_to_files_and_headings(page: str) -> None:
    assert [found for link in links(page) if (found := problem(page, link))] == []


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("docs/ci.md#exit-codes", None),
        ("docs/ci.md#no-such-heading", "no heading"),
        ("docs/no_such_file.md", "no file"),
        ("#install", None),
        ("#no-such-heading", "no heading"),
        (f"{project_page.PROJECT}/blob/main/docs/ci.md#exit-codes", None),
        (f"{project_page.PROJECT}/blob/main/docs/ci.md#nothing", "no heading"),
        (f"{project_page.PROJECT}/blob/main/nothing.md", "no file"),
        ("https://aclanthology.org/P02-1040/", None),
    ],
)
def test_broken_links_are_found(link: str, said: str | None) -> None:
    found = problem("README.md", link)
    assert (found is None) if said is None else found is not None and found.startswith(said)


def test_each_page_of_the_documentation_can_be_reached_from_the_readme() -> None:
    pages = {ROOT / page: page for page in PAGES}
    reached, waiting = {"README.md"}, ["README.md"]
    while waiting:
        page = waiting.pop()
        targets = [target_of(page, link) for link in links(page)]
        further = {pages.get(target[0]) for target in targets if target}
        new = {each for each in further if each and each not in reached}
        reached |= new
        waiting += sorted(new)
    assert [page for page in PAGES if page.startswith("docs/") and page not in reached] == []


def test_the_readme_is_short() -> None:
    lines = README.splitlines()
    assert len(lines) <= LINES
    # Addresses of links are not read.
    widths = [len(re.sub(r"\]\([^)]*\)", "]", line)) for line in lines]
    assert max(widths) <= WIDTH


def test_the_readme_names_all_packages_that_qt_needs() -> None:
    command = re.search(r"sudo apt install (python3-venv (?:[^\n\\]|\\\n)*)\n", README)
    assert command is not None
    named = set(command[1].replace("\\", " ").split())
    assert "python3-venv" in named
    needed = set(PACKAGES.values())
    assert named - {"python3-venv"} <= needed
    assert needed - named == set(_COMES_WITH)
    assert set(_COMES_WITH.values()) <= named | set(_COMES_WITH)
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8"))
    fonts = {"fonts-dejavu-core", "fonts-noto-cjk"}
    assert {*workflow["env"]["QT_PACKAGES"].split()} - fonts == named - {"python3-venv"}


@pytest.mark.parametrize("page", ["README.md", "core/README.md"])
def test_the_example_in_python_prints_what_it_says(
    page: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    (script,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len([line for line in script.splitlines() if line]) == 5
    exec(compile(script, page, "exec"), {})
    (said,) = re.findall(r"  # (.+)$", script, re.MULTILINE)
    assert capsys.readouterr().out == f"{said}\n"
