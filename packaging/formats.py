"""Write the tables of `docs/formats.md`: `python packaging/formats.py`.

The formats, with their extensions and families, are those of `known_formats`. Only what a reader
takes from a file, and how segments are paired, is described here. A test compares the page with the
code.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bleu_core.files.contents import Format
from bleu_core.files.reading.known_formats import (
    KNOWN_FORMATS,
    READABLE_FORMATS,
    Family,
    KnownFormat,
    ReadableFormat,
    extensions_of,
)
from bleu_score.messages.files import family_name

PAGE = Path(__file__).resolve().parents[1] / "docs" / "formats.md"
START = "<!-- Written by packaging/formats.py from here … -->"
END = "<!-- … to here. -->"

# What is read, and what segments are paired by.
READ: dict[Format, tuple[str, str]] = {
    Format.TEXT: ("one segment per line", "position"),
    Format.CSV: (
        "columns; the delimiter and the headings are detected, also in `.txt` files, below titles "
        "or on two lines",
        "a column of ids, else row",
    ),
    Format.TSV: ("the same as CSV", "a column of ids, else row"),
    Format.SPREADSHEET: (
        "columns of one sheet or of several joined sheets; headings as in CSV",
        "a column of ids, else row",
    ),
    Format.XLIFF: (
        "versions 1.0 to 1.2 (SDLXLIFF, memoQ, Phrase) and 2.x: source, target, and suggestions by "
        "origin (`alt-trans`, matches, and the match that memoQ inserted); each `mrk` and each "
        "`segment` is one segment, joined where a tool split or merged them; who edited a "
        "translation and when (memoQ, Phrase, SDLXLIFF, and the phases of version 1.2); also in "
        "the folder `.xcloc` that Xcode exports",
        "unit id",
    ),
    Format.XLIFF_ARCHIVE: (
        "the XLIFF files inside, or the files of any other single format: one of them "
        "(`#file=a.xlf`) or all as one text",
        "unit id; other files by what they are paired by alone",
    ),
    Format.TMX: ("each language; who changed a text and when", "source text"),
    Format.PO: ("source, target, each plural form", "context and message"),
    Format.QT_TS: ("source, target, each plural form", "context and message"),
    Format.RESX: ("texts", "name"),
    Format.PROPERTIES: ("texts; also as XML", "name"),
    Format.ANDROID: ("texts", "name"),
    Format.IOS_STRINGS: ("texts; also as an XML or binary property list", "name"),
    Format.STRINGSDICT: ("texts, each plural form; also as a binary property list", "name"),
    Format.STRING_CATALOG: ("each language, each form", "name"),
    Format.JSON: (
        "texts of nested objects (i18n files, ARB), in several languages if these are around or in "
        "all of them; members of a list of objects; definitions of POEditor",
        "name; in a list a column of ids, else row",
    ),
    Format.JSON_LINES: ("members of objects", "an id, else row"),
    Format.YAML: (
        "texts (Rails, Symfony, go-i18n); each root language if there are several",
        "path of names",
    ),
    Format.PHP: ("texts of arrays (Laravel, WordPress)", "path of names"),
    Format.FLUENT: ("messages, terms and attributes; each variant", "name and variant"),
    Format.INI: ("texts (Joomla)", "section and name"),
    Format.TOML: ("texts (Hugo)", "path of names"),
    Format.SUBTITLES: (
        "cues of SRT, WebVTT, ASS and SBV; cues that were cut differently are joined",
        "time, shifted if necessary",
    ),
    Format.TTML: ("cues (DFXP, IMSC)", "time, shifted if necessary"),
    Format.DOCX: (
        "the translation in bilingual tables of CAT tools; else paragraphs and table cells",
        "ids, else position",
    ),
    Format.RTF: ("the same as Word", "ids, else position"),
    Format.ODT: ("the same as Word", "ids, else position"),
    Format.PPTX: (
        "paragraphs and table cells, slide by slide; speaker notes separately "
        "(`deck.pptx#sheet=Notes`)",
        "position",
    ),
    Format.HTML: ("the visible text of each block, without code blocks", "position"),
    Format.MARKDOWN: ("the text of each block, without code blocks and front matter", "position"),
    Format.WMT_XML: ("source, references, systems", "document and segment"),
    Format.WMT_SGML: ("source, references, systems", "document and segment"),
}  # fmt: skip

# The format that is named where an extension belongs to a family and to no format alone.
_SHARED = {"txt": Format.TEXT, "zip": Format.XLIFF_ARCHIVE}
_SHARED_XML = {Family.STRINGS: Format.ANDROID, Family.EVALUATION: Format.WMT_XML}


def extensions(row: ReadableFormat) -> tuple[str, ...]:
    """Return the extensions of a format's files, with those that it shares with other formats."""
    shared = {**_SHARED, "xml": _SHARED_XML.get(row.family)}
    further = (each for each in extensions_of(row.family) if shared.get(each) is row.format)
    return (*row.extensions, *further)


def refused() -> dict[str, tuple[str, ...]]:
    """Return the extensions of each format that is refused by its name."""
    found: dict[str, tuple[str, ...]] = {}
    for row in KNOWN_FORMATS:
        if not isinstance(row, ReadableFormat):
            found[row.name] = (*found.get(row.name, ()), *row.extensions)
    return found


def tables() -> str:
    """Return the generated part of the page."""
    return "\n".join((*_readable(), *_refused()))


def _readable() -> Iterator[str]:
    for family in Family:
        yield f"### {family_name(family)}\n"
        yield "| Format | Extensions | What is read | Paired by |"
        yield "|---|---|---|---|"
        for row in (READABLE_FORMATS[each] for each in Format):
            if row.family is family:
                read, paired_by = READ[row.format]
                yield f"| {_name(row)} | {_listed(extensions(row))} | {read} | {paired_by} |"
        yield ""


def _refused() -> Iterator[str]:
    yield "### Refused by name\n"
    yield "| Format | Extensions |"
    yield "|---|---|"
    for name, own in sorted(refused().items(), key=lambda item: item[0].lower()):
        yield f"| {name} | {_listed(own)} |"


def _name(row: KnownFormat) -> str:
    """Return a format's name with a capital letter; names such as iOS keep theirs."""
    return row.name.capitalize() if row.name.islower() else row.name


def _listed(extensions: tuple[str, ...]) -> str:
    return " ".join(f"`.{each}`" for each in extensions) or "recognized by its content"


def page_with_tables(page: str) -> str:
    """Return the page with its generated part as it has to be."""
    before, _, rest = page.partition(START)
    after = rest.partition(END)[2]
    return f"{before}{START}\n\n{tables()}\n\n{END}{after}"


def main() -> None:
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(page_with_tables(page), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
