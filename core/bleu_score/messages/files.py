"""Descriptions of files and their contents."""

from __future__ import annotations

from bleu_core.files.contents import Format
from bleu_core.files.reading.known_formats import READABLE_FORMATS, Family
from bleu_score.i18n import format_number, join_names, translate

_GIGABYTE, _MEGABYTE = 1024**3, 1024**2
# List at most this many choices in a sentence.
_LISTED = 12


def format_name(name: str) -> str:
    """Return the name of a file format (a `Format`'s value, or ``gzip``)."""
    return name if name == "gzip" else kind_name(READABLE_FORMATS[Format(name)].name)


def family_name(family: Family) -> str:
    """Return the name of a family of formats."""
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
    """Return the name of a known format in the language of the interface; most need no translation.

    Parameters
    ----------
    kind
        The name in `KNOWN_FORMATS`, or of another kind of file that cannot be read.
    """
    names = {
        "plain text": translate("Files", "plain text"),
        "spreadsheet": translate("Files", "spreadsheet"),
        "XLIFF or ZIP archive": translate("Files", "XLIFF or ZIP archive"),
        "Android strings": translate("Files", "Android strings"),
        "iOS strings": translate("Files", "iOS strings"),
        "String Catalog": translate("Files", "String Catalog"),
        "subtitles": translate("Files", "subtitles"),
        "Moses n-best list": translate("Files", "Moses n-best list"),
        "fairseq output": translate("Files", "fairseq output"),
        "source code": translate("Files", "source code"),
        "resource script": translate("Files", "resource script"),
        "property list": translate("Files", "property list"),
        "template": translate("Files", "template"),
        "picture": translate("Files", "picture"),
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
    """Return the method by which segments were paired, as a sentence without a period."""
    names = {
        "key": translate("Pairs", "Paired by key"),
        "source_text": translate("Pairs", "Paired by source text"),
        "time": translate("Pairs", "Paired by time"),
        "position": translate("Pairs", "Paired by position"),
        "content": translate("Pairs", "Paired by content"),
        "mixed": translate("Pairs", "Paired in different ways"),
    }
    return names[method]
