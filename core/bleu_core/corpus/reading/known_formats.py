"""The formats that can be read, a row each: its reader, its extensions, what such files are for.

File dialogs and the help of the terminal program list these.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bleu_core.corpus.reading import text_formats
from bleu_core.corpus.reading.contents import Format


class Family(Enum):
    """What files are for."""

    TRANSLATION = "translation"
    TABLE = "table"
    STRINGS = "strings"
    SUBTITLES = "subtitles"
    DOCUMENT = "document"
    TEXT = "text"
    EVALUATION = "evaluation"


@dataclass(frozen=True)
class KnownFormat:
    """A format.

    Attributes
    ----------
    reader
        The module that reads it, from here: ``tables.delimited``.
    family
        What such files are for.
    endings
        Extensions that promise it. Those of formats told by their text are in `text_formats`.
    """

    reader: str
    family: Family
    endings: tuple[str, ...] = ()


KNOWN_FORMATS = {
    Format.TEXT: KnownFormat("plain", Family.TEXT),
    Format.CSV: KnownFormat("tables.delimited", Family.TABLE, ("csv",)),
    Format.TSV: KnownFormat("tables.delimited", Family.TABLE, ("tsv", "tab")),
    Format.SPREADSHEET: KnownFormat(
        "tables.spreadsheets", Family.TABLE, ("xlsx", "xlsm", "xls", "xlsb", "ods")
    ),
    Format.XLIFF: KnownFormat(
        "translation.xliff",
        Family.TRANSLATION,
        ("xlf", "xliff", "sdlxliff", "mqxliff", "mxliff", "txlf"),
    ),
    Format.XLIFF_ARCHIVE: KnownFormat(
        "translation.xliff_archives",
        Family.TRANSLATION,
        ("mqxlz", "sdlppx", "sdlrpx", "xlz", "wsxz"),
    ),
    Format.TMX: KnownFormat("translation.tmx", Family.TRANSLATION, ("tmx",)),
    Format.TXML: KnownFormat("translation.txml", Family.TRANSLATION, ("txml",)),
    Format.TTX: KnownFormat("translation.ttx", Family.TRANSLATION, ("ttx",)),
    Format.WORDFAST_TM: KnownFormat("translation.wordfast_tm", Family.TRANSLATION),
    Format.PO: KnownFormat("translation.gettext_po", Family.TRANSLATION, ("po", "pot")),
    Format.QT_TS: KnownFormat("translation.qt_ts", Family.TRANSLATION, ("ts",)),
    Format.RESX: KnownFormat("strings.resx", Family.STRINGS, ("resx", "resw")),
    Format.PROPERTIES: KnownFormat("strings.properties", Family.STRINGS, ("properties",)),
    Format.ANDROID: KnownFormat("strings.android", Family.STRINGS),
    Format.IOS_STRINGS: KnownFormat("strings.ios_strings", Family.STRINGS, ("strings",)),
    Format.STRINGSDICT: KnownFormat("strings.plists", Family.STRINGS),
    Format.STRING_CATALOG: KnownFormat("strings.string_catalog", Family.STRINGS),
    Format.JSON: KnownFormat("strings.json_texts", Family.STRINGS, ("json", "arb")),
    Format.JSON_LINES: KnownFormat("strings.json_texts", Family.TABLE, ("jsonl", "ndjson")),
    Format.YAML: KnownFormat("strings.yaml_texts", Family.STRINGS),
    Format.PHP: KnownFormat("strings.php_arrays", Family.STRINGS),
    Format.FLUENT: KnownFormat("strings.fluent_messages", Family.STRINGS),
    Format.INI: KnownFormat("strings.ini", Family.STRINGS),
    Format.TOML: KnownFormat("strings.toml_texts", Family.STRINGS),
    Format.SUBTITLES: KnownFormat(
        "subtitles.subtitles", Family.SUBTITLES, ("srt", "vtt", "ass", "ssa")
    ),
    Format.TTML: KnownFormat("subtitles.ttml", Family.SUBTITLES, ("ttml", "dfxp", "itt")),
    Format.DOCX: KnownFormat("documents.docx_text", Family.DOCUMENT, ("docx", "docm")),
    Format.RTF: KnownFormat("documents.rtf_text", Family.DOCUMENT, ("rtf",)),
    Format.ODT: KnownFormat("documents.odt_text", Family.DOCUMENT, ("odt",)),
    Format.PPTX: KnownFormat("documents.pptx_text", Family.DOCUMENT, ("pptx", "pptm", "ppsx")),
    Format.HTML: KnownFormat("documents.html_text", Family.DOCUMENT),
    Format.MARKDOWN: KnownFormat("documents.markdown_text", Family.DOCUMENT),
    Format.WMT_XML: KnownFormat("wmt", Family.EVALUATION),
    Format.WMT_SGML: KnownFormat("wmt", Family.EVALUATION, ("sgm", "sgml")),
}

# Extensions that tell nothing, but are usual: plain text, and XML of several formats.
_USUAL = {
    Family.TRANSLATION: ("zip",),
    Family.TEXT: ("txt",),
    Family.STRINGS: ("xml",),
    Family.EVALUATION: ("xml",),
}

FORMAT_BY_ENDING = {
    **{ending: name for name, known in KNOWN_FORMATS.items() for ending in known.endings},
    **{
        ending: row.format
        for ending, row in text_formats.BY_ENDING.items()
        if row.format is not None
    },
}


def endings_of(family: Family) -> tuple[str, ...]:
    """Return the extensions of a family's files, those of the same format together."""
    own = [name for name, known in KNOWN_FORMATS.items() if known.family is family]
    found = sorted(
        (own.index(name), place, ending)
        for place, (ending, name) in enumerate(FORMAT_BY_ENDING.items())
        if name in own
    )
    return (*_USUAL.get(family, ()), *(ending for *_, ending in found))
