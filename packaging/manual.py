"""Build the manual: `python packaging/manual.py [OUT]`; needs the extra ``docs``.

The pages are Markdown files in ``docs/manual``. Their translations are gettext catalogs in
``docs/manual/locale``, one for each page. The script builds HTML pages that work without a server,
in one folder for each language of the interface. Without OUT, it builds them in
``resources/manual``, where the window of a checkout looks for them.

``--catalogs`` adds new paragraphs to the catalogs and removes those that the pages no longer have;
``--check`` only lists the catalogs that would change. ``--pictures`` makes the pictures of
``pictures.toml``, in each language, and the screenshots of the README; it needs the extra
``pictures``.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

try:
    import myst_parser  # noqa: F401
    import sphinx  # noqa: F401
    from babel.messages.catalog import Catalog
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po, write_po
except ModuleNotFoundError as error:
    sys.exit(f'{error}. First install the tools: python -m pip install -e ./core -e ".[docs]"')
from plain_catalog import PlainCatalog
from ui_languages import LANGUAGES, TRANSLATED

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "docs" / "manual"
LOCALE = SOURCES / "locale"


def run_sphinx(builder: str, out: Path, language: str, locale: Path) -> None:
    """Run one of Sphinx's builders; warnings are errors.

    Raises
    ------
    ManualError
        If there was a warning, which is printed first.
    """
    import sphinx.locale
    from sphinx.application import Sphinx
    from sphinx.util.console import nocolor
    from sphinx.util.docutils import docutils_namespace

    nocolor()
    # Sphinx would use the catalogs of the last language for the next one.
    sphinx.locale.translators.clear()
    warnings = io.StringIO()
    with tempfile.TemporaryDirectory() as doctrees, docutils_namespace():
        Sphinx(
            SOURCES,
            SOURCES,
            out,
            doctrees,
            builder,
            confoverrides={"language": language, "locale_dirs": [str(locale)]},
            status=None,
            warning=warnings,
        ).build()
    if warnings.getvalue():
        raise ManualError(f"{language}:\n{warnings.getvalue()}")


class ManualError(Exception):
    """The manual has a fault, such as a broken link."""


# Building


def build(out: Path, languages: Iterable[str] = LANGUAGES) -> None:
    """Write the manual into a folder, whose old content is deleted."""
    shutil.rmtree(out, ignore_errors=True)
    static = out / "_static"
    shutil.copytree(SOURCES / "theme" / "static", static)
    shutil.copy(ROOT / "resources" / "icons" / "bleu-desktop.svg", static)
    with compiled_catalogs() as locale:
        for language in languages:
            run_sphinx("manual", out / language, language, locale)
            shutil.rmtree(out / language / "_sources", ignore_errors=True)


@contextmanager
def compiled_catalogs() -> Iterator[Path]:
    """Yield a folder with the finished translations, compiled for gettext."""
    with tempfile.TemporaryDirectory() as folder:
        for path in sorted(LOCALE.glob("*/LC_MESSAGES/*.po")):
            compiled = (Path(folder) / path.relative_to(LOCALE)).with_suffix(".mo")
            compiled.parent.mkdir(parents=True, exist_ok=True)
            with compiled.open("wb") as file:
                write_mo(file, read_catalog(path))
        yield Path(folder)


# Catalogs


def read_catalog(path: Path) -> Catalog:
    """Return the translations of a page."""
    with path.open("rb") as file:
        return read_po(file, locale=path.parts[-3], domain=path.stem)


def updated_catalogs() -> dict[Path, bytes | None]:
    """Return each catalog with the texts of its page; None if its page is gone."""
    new: dict[Path, bytes | None] = dict.fromkeys(LOCALE.glob("*/LC_MESSAGES/*.po"))
    with tempfile.TemporaryDirectory() as folder:
        run_sphinx("gettext", Path(folder), "en", LOCALE)
        for template in sorted(Path(folder).glob("*.pot")):
            for language in TRANSLATED:
                path = LOCALE / language / "LC_MESSAGES" / f"{template.stem}.po"
                new[path] = updated(path, template, language)
    return new


def update_catalogs() -> None:
    """Write the texts of the pages into the catalogs."""
    for path, text in updated_catalogs().items():
        if text is None:
            path.unlink()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)


def check_catalogs() -> None:
    """Raise `ManualError` if a catalog is older than its page."""
    old = [
        path.relative_to(ROOT).as_posix()
        for path, text in sorted(updated_catalogs().items())
        if text is None or not path.is_file() or path.read_bytes() != text
    ]
    if old:
        how = "`python packaging/manual.py --catalogs` updates them."
        raise ManualError("\n".join(["Older than their pages:", *old, how]))


def updated(path: Path, template: Path, language: str) -> bytes:
    """Return the catalog of a page with the texts of its template."""
    with template.open("rb") as file:
        wanted = read_po(file)
    old = read_catalog(path) if path.is_file() else Catalog(locale=language)
    # A text that changed a little keeps its old translation, marked as fuzzy.
    old.update(wanted)
    new = PlainCatalog(locale=language, domain=path.stem, fuzzy=False, header_comment="")
    for message in old:
        if message.id and has_words(str(message.id)):
            added = new.add(
                message.id,
                message.string,
                user_comments=message.user_comments,
                previous_id=message.previous_id,
            )
            # Babel takes braces and percent signs for Python formats, and adds flags.
            added.flags = message.flags & {"fuzzy"}
    text = io.BytesIO()
    # Each paragraph is one line, so that a diff shows only lines whose text changed.
    write_po(text, new, width=0, no_location=True, ignore_obsolete=True, include_previous=True)
    return text.getvalue().lstrip()


def has_words(text: str) -> bool:
    """Return whether a text differs between languages: it has a word, or a number with a mark."""
    prose = re.sub(r"`[^`]+`|\$[^$]+\$|<https?:[^>]+>", "", text)
    return re.search(r"[^\W\d_]|\d[.,]\d", prose) is not None


# The command


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Build the manual, its catalogs or its pictures.")
    parser.add_argument(
        "out", nargs="?", type=Path, default=ROOT / "resources" / "manual", metavar="OUT"
    )
    parser.add_argument("--language", action="append", choices=LANGUAGES, help="only this one")
    parser.add_argument("--catalogs", action="store_true", help="update the catalogs instead")
    parser.add_argument("--check", action="store_true", help="check the catalogs instead")
    parser.add_argument("--pictures", action="store_true", help="make the pictures instead")
    parser.add_argument("--picture", action="append", metavar="NAME", help="only this one")
    options = parser.parse_args(arguments)
    languages = options.language or LANGUAGES
    try:
        if options.catalogs:
            update_catalogs()
        elif options.check:
            check_catalogs()
        elif options.pictures:
            from manual_pictures import make_pictures, make_screenshots

            make_pictures(languages, options.picture or ())
            if not (options.language or options.picture):
                make_screenshots()
        else:
            build(options.out, languages)
            size = sum(path.stat().st_size for path in options.out.rglob("*") if path.is_file())
            print(f"{os.path.relpath(options.out)}: {size / 1_000_000:.1f} MB")
    except ManualError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
