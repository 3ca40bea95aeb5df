"""The manual as HTML works from its folder, in every language, without a network."""

from __future__ import annotations

import html
import io
import json
import re
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from ui_languages import LANGUAGES

from bleu_score.i18n import language_tag
from tests.docs.manual_pages import NAMES, ROOT, paragraphs, source
from tests.docs.test_manual_sources import words

pytestmark = pytest.mark.slow

MEGABYTE = 1_000_000


class Page(HTMLParser):
    """Links and loaded files of a page, and anchors on the page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        # Files that a browser loads by itself.
        self.loaded: list[str] = []
        self.tags: set[str] = set()
        self.attributes: list[tuple[str, str, str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            self.attributes.append((tag, name, value or ""))
            if name == "id":
                self.ids.append(value or "")
            elif name == "href" and tag == "a":
                self.links.append(value or "")
            elif name in ("href", "src", "srcset", "data", "poster"):
                self.loaded.append(value or "")


def build(out: Path) -> Path:
    command = [sys.executable, str(ROOT / "packaging" / "manual.py"), str(out)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    # Sphinx's warnings are errors: broken links and anchors, also in translations.
    assert done.returncode == 0, done.stderr
    return out


@pytest.fixture(scope="module")
def manual(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("manual") / "a folder 手冊")


@pytest.fixture(scope="module")
def pages(manual: Path) -> dict[Path, Page]:
    return {path: Page(path.read_text(encoding="utf-8")) for path in sorted(manual.rglob("*.html"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_page_is_in_its_language(manual: Path, language: str) -> None:
    """A language once had the texts of the language built before."""
    headings = {}
    for name in NAMES:
        (heading,) = re.findall(r"^# (.*)$", source(name), re.MULTILINE)[:1]
        headings[name] = heading
    if language != "en":
        for each in paragraphs(language):
            if headings[each.page] == each.text:
                headings[each.page] = each.translation
    for name, heading in headings.items():
        text = (manual / language / f"{name}.html").read_text(encoding="utf-8")
        (found,) = re.findall(r"<h1>(.*?)</h1>", text)
        assert html.unescape(found) == heading


def files(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*")) if path.is_file())


def test_every_page_in_every_language(manual: Path, pages: dict[Path, Page]) -> None:
    assert set(pages) == {
        manual / language / f"{name}.html" for language in LANGUAGES for name in NAMES
    }


def test_links_lead_to_files_and_anchors(pages: dict[Path, Page]) -> None:
    for path, page in pages.items():
        assert len(page.ids) == len(set(page.ids)), path
        for link in [*page.links, *page.loaded]:
            parts = urlsplit(link)
            if parts.scheme:
                assert parts.scheme == "https", link
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            assert target.is_file(), f"{path.name}: {link}"
            if parts.fragment:
                assert unquote(parts.fragment) in pages[target].ids, f"{path.name}: {link}"


def test_nothing_is_loaded_from_elsewhere(manual: Path, pages: dict[Path, Page]) -> None:
    for path, page in pages.items():
        assert not [url for url in page.loaded if urlsplit(url).scheme or url.startswith("//")]
        assert not page.tags & {"iframe", "object", "embed", "base"}, path
        # There are no handlers, and no scripts but those beside the pages.
        assert not [name for _, name, _ in page.attributes if name.startswith("on")]
        assert not re.search(r"<script(?![^>]* src=)", path.read_text(encoding="utf-8"))
    for path in files(manual):
        if path.suffix in (".css", ".js") and path.name != "search.js":
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"https?:|@import|url\(|fetch|XMLHttpRequest|eval", text), path
    kinds = {path.suffix for path in files(manual)}
    assert kinds == {".html", ".css", ".js", ".svg", ".webp"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_around_a_page_are_in_its_language(
    manual: Path, pages: dict[Path, Page], language: str
) -> None:
    its = words()[language]
    path = manual / language / "first-steps.html"
    text = path.read_text(encoding="utf-8")
    frame = re.sub(r"<article>.*</article>", "", text, flags=re.DOTALL)
    for key in ("languages", "contents", "pages", "search", "nothing", "previous", "next", "skip"):
        assert its[key] in frame
        if language != "en":
            assert f">{words()['en'][key]}<" not in frame
            assert f'"{words()["en"][key]}"' not in frame
    assert ("html", "lang", language_tag(language)) in pages[path].attributes
    for other in LANGUAGES:
        if other != language:
            assert f"../{other}/first-steps.html" in pages[path].links


def test_formulas_are_mathml(manual: Path, pages: dict[Path, Page]) -> None:
    for language in LANGUAGES:
        path = manual / language / "numbers.html"
        assert "math" in pages[path].tags
        assert "\\frac" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_search_knows_each_section(
    manual: Path, pages: dict[Path, Page], language: str
) -> None:
    text = (manual / language / "search.js").read_text(encoding="utf-8")
    rows = json.loads(text.removeprefix("searchManual(").removesuffix(");\n"))
    assert {page for page, *_ in rows} == set(NAMES)
    for page, anchor, title, _ in rows:
        assert anchor in pages[manual / language / f"{page}.html"].ids
        assert title


def test_sizes(manual: Path) -> None:
    assert sum(path.stat().st_size for path in files(manual)) <= 8 * MEGABYTE
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:xz") as archive:
        archive.add(manual, "manual")
    assert len(packed.getvalue()) <= 5 * MEGABYTE


def test_two_builds_are_the_same(manual: Path, tmp_path: Path) -> None:
    other = build(tmp_path / "other")
    assert [path.relative_to(other) for path in files(other)] == [
        path.relative_to(manual) for path in files(manual)
    ]
    for path in files(other):
        assert path.read_bytes() == (manual / path.relative_to(other)).read_bytes(), path
