"""The pages of the manual, its pictures and its translations."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from typing import Any

import pytest
from manual_pictures import with_palette
from PIL import Image, ImageChops
from ui_languages import LANGUAGES, TRANSLATED

from tests.docs.manual_pages import (
    MANUAL,
    NAMES,
    PICTURES,
    ROOT,
    anchors,
    markup,
    numbers,
    paragraphs,
    prose,
    source,
    unread_markup,
)

MEGABYTE = 1_000_000
# Languages with an incomplete translation; all other checks apply to these languages, too.
UNFINISHED: set[str] = set()

_LINK = re.compile(r"\]\(([^)\s]+)\)")
_PICTURE = re.compile(r"pictures/en/([\w-]+)\.webp")
_DIRECTIVE = re.compile(r"^[`:]{3,}\{([\w-]+)\}", re.MULTILINE)


def words() -> dict[str, dict[str, Any]]:
    return tomllib.loads((MANUAL / "words.toml").read_text(encoding="utf-8"))


def table() -> dict[str, dict[str, object]]:
    return tomllib.loads((MANUAL / "pictures.toml").read_text(encoding="utf-8"))


def test_the_contents_name_every_page() -> None:
    contents = source("index").partition("```{toctree}\n")[2].partition("\n```")[0]
    named = re.findall(r"^([\w-]+)$", contents, re.MULTILINE)
    assert sorted([*named, "index"]) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_somewhere(name: str) -> None:
    for link in _LINK.findall(prose(name)):
        if link.startswith("https://"):
            continue
        page, _, anchor = link.partition("#")
        target = page.removesuffix(".md") if page else name
        assert not page or page.endswith(".md"), link
        assert target in NAMES, link
        assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("name", NAMES)
def test_directives_are_known(name: str) -> None:
    # words.toml translates the words around these directives.
    known = {"figure", "toctree", *("note", "tip", "warning", "important")}
    assert {*_DIRECTIVE.findall(source(name))} <= known


def test_words_in_formulas_are_translated() -> None:
    used = {word for name in NAMES for word in re.findall(r"\\text\{([^}]*)\}", source(name))}
    assert used
    for its in words().values():
        assert set(its["formulas"]) == used


@pytest.mark.parametrize("name", NAMES)
def test_pictures_are_of_the_table(name: str) -> None:
    text = source(name)
    assert {*_PICTURE.findall(text)} <= set(table())
    assert len(_PICTURE.findall(text)) == len(re.findall(r"\.(?:png|svg|jpe?g|gif|webp)\b", text))


def test_each_picture_is_there_in_each_language() -> None:
    wanted = {f"{language}/{name}.webp" for language in LANGUAGES for name in table()}
    files = {path.relative_to(PICTURES).as_posix(): path for path in PICTURES.rglob("*.*")}
    assert set(files) == wanted
    assert sum(path.stat().st_size for path in files.values()) <= 4 * MEGABYTE


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_have_a_palette_and_differ_between_languages(language: str) -> None:
    for name in table():
        path = PICTURES / language / f"{name}.webp"
        with Image.open(path) as picture:
            assert picture.convert("RGB").getcolors(256) is not None, path
        if language != "en":
            assert path.read_bytes() != (PICTURES / "en" / path.name).read_bytes()


def test_a_palette_loses_no_visible_color() -> None:
    """Those of Pillow once made a yellow icon gray, since few pixels were yellow."""
    picture = Image.new("RGB", (64, 64), "white")
    for place in range(1024):
        # More shades than a palette has entries, as at the edges of letters.
        picture.putpixel((place % 64, place // 64), (place % 256, place // 4, 128))
    picture.putpixel((60, 60), (240, 180, 40))
    found = with_palette(picture).convert("RGB")
    assert found.getcolors(256) is not None
    assert found.getpixel((50, 50)) == (255, 255, 255)
    differences = ImageChops.difference(picture, found).getextrema()
    assert max(high for _, high in differences) <= 8


def test_the_words_around_the_pages_are_there_in_each_language() -> None:
    assert tuple(words()) == LANGUAGES
    for language, its in words().items():
        assert set(its) == set(words()["en"])
        assert all(its.values())
        # "Manual" is the same in Spanish.
        same = {key for key in its if its[key] == words()["en"][key]}
        assert language == "en" or same <= {"manual"}


def test_catalogs_have_the_texts_of_the_pages() -> None:
    command = [sys.executable, str(ROOT / "packaging" / "manual.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_paragraph_is_translated(language: str, request: pytest.FixtureRequest) -> None:
    if language in UNFINISHED:
        request.applymarker(pytest.mark.xfail(reason="being translated", strict=False))
    missing = [
        f"{each.page}: {each.text}"
        for each in paragraphs(language)
        if not each.translation or each.is_fuzzy
    ]
    assert missing == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_keep_links_code_formulas_and_numbers(language: str) -> None:
    wrong = []
    for each in paragraphs(language):
        if not each.translation or each.is_fuzzy:
            continue
        wanted, found = markup(each.text), markup(each.translation)
        changed = [kind for kind in wanted if wanted[kind] != found[kind]]
        # A language can write "two" as "2".
        if numbers(each.text) - numbers(each.translation):
            changed.append("numbers")
        if unread_markup(each.translation) != unread_markup(each.text):
            changed.append("markup that shows")
        if changed:
            wrong.append(f"{each.page}, {', '.join(changed)}: {each.translation}")
    assert wrong == []
