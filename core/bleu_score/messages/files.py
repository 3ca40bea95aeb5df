"""Descriptions of files and their contents."""

from __future__ import annotations

from bleu_core.corpus.reading.known_formats import Family
from bleu_score.i18n import format_number, join_names, translate

_GIGABYTE, _MEGABYTE = 1024**3, 1024**2
# List at most this many choices in a sentence.
_LISTED = 12


def format_name(name: str) -> str:
    """Return the name of a file format (a `Format`'s value, or ``gzip``)."""
    names = {
        "text": translate("Files", "plain text"),
        "csv": "CSV",
        "tsv": "TSV",
        "spreadsheet": translate("Files", "spreadsheet"),
        "xliff": "XLIFF",
        "xliff_archive": translate("Files", "XLIFF archive"),
        "tmx": "TMX",
        "txml": "TXML",
        "ttx": "TTX",
        "wordfast_tm": "Wordfast TM",
        "po": "Gettext PO",
        "qt_ts": "Qt TS",
        "resx": "RESX",
        "properties": "Java properties",
        "android": translate("Files", "Android strings"),
        "ios_strings": translate("Files", "iOS strings"),
        "stringsdict": "stringsdict",
        "string_catalog": translate("Files", "String Catalog"),
        "json": "JSON",
        "json_lines": "JSON Lines",
        "yaml": "YAML",
        "php": "PHP",
        "fluent": "Fluent",
        "ini": "INI",
        "toml": "TOML",
        "html": "HTML",
        "markdown": "Markdown",
        "subtitles": translate("Files", "subtitles"),
        "ttml": "TTML",
        "docx": "Word (DOCX)",
        "rtf": "RTF",
        "odt": "OpenDocument (ODT)",
        "pptx": "PowerPoint (PPTX)",
        "wmt_xml": "WMT XML",
        "wmt_sgml": "WMT SGML",
        "gzip": "gzip",
    }
    return names[name]


def family_name(family: Family) -> str:
    """Return what the files of a family are."""
    names = {
        Family.TRANSLATION: translate("Files", "Translation files"),
        Family.TABLE: translate("Files", "Spreadsheets and tables"),
        Family.STRINGS: translate("Files", "Software strings"),
        Family.SUBTITLES: translate("Files", "Subtitles"),
        Family.DOCUMENT: translate("Files", "Documents"),
        Family.TEXT: translate("Files", "Text files"),
        Family.EVALUATION: translate("Files", "WMT test sets"),
    }
    return names[family]


def kind_name(kind: str) -> str:
    """Return the name of a kind of file that is not supported; most are names of formats."""
    names = {
        "source code": translate("Files", "source code"),
        "resource script": translate("Files", "resource script"),
        "property list": translate("Files", "property list"),
        "template": translate("Files", "template"),
    }
    return names.get(kind, kind)


def size_text(size: int) -> str:
    """Format a number of bytes in whole units."""
    if size >= _GIGABYTE:
        return f"{format_number(size // _GIGABYTE)} GB"
    return f"{format_number(size // _MEGABYTE)} MB"


def listed(names: tuple[str, ...]) -> str:
    """Join names for the end of a sentence, truncated if there are many."""
    more = ["…"] if len(names) > _LISTED else []
    return join_names([*names[:_LISTED], *more])


def pairing_name(method: str) -> str:
    """Return how segments were paired, as a sentence without a period."""
    names = {
        "key": translate("Pairs", "Paired by key"),
        "source_text": translate("Pairs", "Paired by source text"),
        "time": translate("Pairs", "Paired by time"),
        "position": translate("Pairs", "Paired by position"),
        "alignment": translate("Pairs", "Paired by content"),
        "mixed": translate("Pairs", "Paired in different ways"),
    }
    return names[method]
