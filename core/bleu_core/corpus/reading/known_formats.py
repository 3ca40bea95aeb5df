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
        The module beside this one that reads it.
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
    Format.CSV: KnownFormat("delimited", Family.TABLE, ("csv",)),
    Format.TSV: KnownFormat("delimited", Family.TABLE, ("tsv", "tab")),
    Format.SPREADSHEET: KnownFormat(
        "spreadsheets", Family.TABLE, ("xlsx", "xlsm", "xls", "xlsb", "ods")
    ),
    Format.XLIFF: KnownFormat(
        "xliff", Family.TRANSLATION, ("xlf", "xliff", "sdlxliff", "mqxliff", "mxliff", "txlf")
    ),
    Format.XLIFF_ARCHIVE: KnownFormat(
        "xliff_archives", Family.TRANSLATION, ("mqxlz", "sdlppx", "sdlrpx", "xlz", "wsxz")
    ),
    Format.TMX: KnownFormat("tmx", Family.TRANSLATION, ("tmx",)),
    Format.TXML: KnownFormat("txml", Family.TRANSLATION, ("txml",)),
    Format.TTX: KnownFormat("ttx", Family.TRANSLATION, ("ttx",)),
    Format.WORDFAST_TM: KnownFormat("wordfast_tm", Family.TRANSLATION),
    Format.PO: KnownFormat("gettext_po", Family.TRANSLATION, ("po", "pot")),
    Format.QT_TS: KnownFormat("qt_ts", Family.TRANSLATION, ("ts",)),
    Format.RESX: KnownFormat("resx", Family.STRINGS, ("resx", "resw")),
    Format.PROPERTIES: KnownFormat("properties", Family.STRINGS, ("properties",)),
    Format.ANDROID: KnownFormat("android", Family.STRINGS),
    Format.IOS_STRINGS: KnownFormat("ios_strings", Family.STRINGS, ("strings",)),
    Format.STRINGSDICT: KnownFormat("plists", Family.STRINGS),
    Format.STRING_CATALOG: KnownFormat("string_catalog", Family.STRINGS),
    Format.JSON: KnownFormat("json_texts", Family.STRINGS, ("json", "arb")),
    Format.JSON_LINES: KnownFormat("json_texts", Family.TABLE, ("jsonl", "ndjson")),
    Format.YAML: KnownFormat("yaml_texts", Family.STRINGS),
    Format.PHP: KnownFormat("php_arrays", Family.STRINGS),
    Format.FLUENT: KnownFormat("fluent_messages", Family.STRINGS),
    Format.INI: KnownFormat("ini", Family.STRINGS),
    Format.TOML: KnownFormat("toml_texts", Family.STRINGS),
    Format.SUBTITLES: KnownFormat("subtitles", Family.SUBTITLES, ("srt", "vtt", "ass", "ssa")),
    Format.TTML: KnownFormat("ttml", Family.SUBTITLES, ("ttml", "dfxp", "itt")),
    Format.DOCX: KnownFormat("docx_text", Family.DOCUMENT, ("docx", "docm")),
    Format.RTF: KnownFormat("rtf_text", Family.DOCUMENT, ("rtf",)),
    Format.ODT: KnownFormat("odt_text", Family.DOCUMENT, ("odt",)),
    Format.PPTX: KnownFormat("pptx_text", Family.DOCUMENT, ("pptx", "pptm", "ppsx")),
    Format.HTML: KnownFormat("html_text", Family.DOCUMENT),
    Format.MARKDOWN: KnownFormat("markdown_text", Family.DOCUMENT),
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
