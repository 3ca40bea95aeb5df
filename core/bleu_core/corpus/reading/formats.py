"""Detection of a file's format by content and name, and the function that reads any of them."""

from __future__ import annotations

import re
from importlib import import_module
from io import BytesIO
from pathlib import Path

from bleu_core.corpus.reading import text_formats
from bleu_core.corpus.reading.contents import DOCUMENTS, Contents, Format, plain_text
from bleu_core.corpus.reading.known_formats import FORMAT_BY_ENDING, KNOWN_FORMATS
from bleu_core.corpus.reading.line_shapes import LineShape
from bleu_core.corpus.reading.raw import RawFile, read_raw
from bleu_core.errors import (
    BleuError,
    FileEmpty,
    FileEncrypted,
    FileUnsupported,
    FileWrongFormat,
    FormatUnclear,
    NoUnits,
    SegmentTooLong,
)
from bleu_core.progress import SILENT, Progress

# Longer than any real segment.
SEGMENT_LIMIT = 10_000_000

_XML_ROOTS = {
    "xliff": Format.XLIFF,
    "tmx": Format.TMX,
    "txml": Format.TXML,
    "TRADOStag": Format.TTX,
    "TS": Format.QT_TS,
    "resources": Format.ANDROID,
    "tt": Format.TTML,
    "dataset": Format.WMT_XML,
    **dict.fromkeys(("refset", "tstset", "srcset", "mteval"), Format.WMT_SGML),
    **dict.fromkeys(("REFSET", "TSTSET", "SRCSET", "MTEVAL"), Format.WMT_SGML),
}
# Terms are no translation of a text.
_TERM_BASES = ("martif", "tbx")
_XML_FORMATS = {
    Format.XLIFF, Format.TMX, Format.QT_TS, Format.RESX, Format.ANDROID, Format.WMT_XML,
    Format.WMT_SGML, Format.STRINGSDICT, Format.TXML, Format.TTX, Format.TTML,
}  # fmt: skip
_ARCHIVES = (Format.SPREADSHEET, Format.XLIFF_ARCHIVE, *DOCUMENTS)
_PROPERTY_LISTS = (Format.STRINGSDICT, Format.IOS_STRINGS)
_STRINGSDICT_KEYS = tuple(
    "NSStringLocalizedFormatKey".encode(codec) for codec in ("utf-8", "utf-16-le", "utf-16-be")
)
# Elements that a part of a web page may consist of.
_HTML_BLOCKS = (
    *("article", "aside", "div", "dl", "footer", "form", "header", "main", "nav", "ol", "section"),
    *("table", "ul"),
)
_HTML_ENDINGS = ("html", "htm", "xhtml")
# In these formats a file with only blank lines is valid, in the others it is not.
_LINE_FORMATS = {
    Format.CSV, Format.TSV, Format.PO, Format.PROPERTIES, Format.IOS_STRINGS, Format.YAML,
    Format.FLUENT, Format.INI, Format.TOML,
}  # fmt: skip
# Extensions that are also language codes, Tsonga (ts) and Arabic (arb), with the start of files
# that are not plain text in these languages: those of the format, and TypeScript. All these are
# compiled when first needed (and kept by `re`).
_LANGUAGES = {
    "ts": r"\s*(?:<|/[/*]|(?:const|declare|enum|export|import|interface|type)\b)",
    "arb": r"\s*\{",
}
_CONTROL = "[\0-\x08\x0e-\x1a]"
# A text may start with a word in angle brackets, but hardly with two in a row.
_XML_START = r"""(?ix)\s*(?:<\?xml\s|<!DOCTYPE\s|<!--
    |<[\w:.-]+ (?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))* \s*>\s*<)"""
_SUBTITLE_START = re.compile(
    r"\s*(?:WEBVTT(?:[ \t][^\n]*)?\r?\n(?=.*-->)|\[Script Info\]\s"
    r"|\d+[ \t]*\r?\n\d+:\d\d:\d\d[,.]\d+ *-->)",
    re.DOTALL,
)
_PO_START = r'(?m)^msgid\s+"'
_PO_TARGET = r'(?m)^msgstr(\[0\])?\s+"'
# Size of the start of a file that is enough to detect its format; text takes more, a `Sample`.
_HEAD = 4096

# Unsupported formats by their first bytes.
_UNSUPPORTED = {
    b"%PDF-": "PDF",
    b"7z\xbc\xaf\x27\x1c": "7z",
    b"Rar!\x1a\x07": "RAR",
    b"BZh91AY&SY": "bzip2",
    b"\xfd7zXZ\0": "xz",
    b"SQLite format 3\0": "SQLite",
    b"\0\0\1\xba": "MPEG (VobSub)",
}
_RTF = b"{\\rtf"
_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"


def read_contents(
    path: Path, *, encoding: str | None = None, progress: Progress = SILENT
) -> Contents:
    """Read a file of any format.

    Parameters
    ----------
    path
        The file; ``-`` reads standard input.
    encoding
        Overrides detection, in text formats.

    Raises
    ------
    BleuError
        One that names the file and the place: see `bleu_core.errors`.
    Cancelled
        If `progress` says so.
    """
    raw = read_raw(path, encoding=encoding, progress=progress)
    file_format = find_format(raw)
    reader = KNOWN_FORMATS[file_format].reader
    contents: Contents = import_module(f"bleu_core.corpus.reading.{reader}").read(raw)
    if not any(table.units for table in contents.tables):
        raise FileEmpty(path) if file_format is Format.TEXT else NoUnits(path, file_format.value)
    _check_lengths(contents, progress)
    return contents


def _check_lengths(contents: Contents, progress: Progress) -> None:
    for table in contents.tables:
        for field in table.fields:
            progress.check()
            # Lines of plain text have no tags, and the longest is quickly found.
            if contents.format is Format.TEXT and max(map(len, field.cells)) <= SEGMENT_LIMIT:
                continue
            for index, cell in enumerate(progress.watch(field.cells)):
                if len(cell) > 1 and len(plain_text(cell)) > SEGMENT_LIMIT:
                    line = table.lines[index] if table.lines else index + 1
                    raise SegmentTooLong(contents.path, line, SEGMENT_LIMIT)


def find_format(raw: RawFile, *, is_text: bool = True) -> Format:
    """Return the format of a file.

    Parameters
    ----------
    raw
        The file, or its start.
    is_text
        Whether it must not have a structure that nobody reads, since it is text to be scored.

    Raises
    ------
    FileEmpty, FileUnsupported, FileEncrypted, FileWrongFormat, FileMalformed
        If the format is not supported, or not the one of the extension.
    """
    promised = FORMAT_BY_ENDING.get(_extension(raw))
    for start, kind in _UNSUPPORTED.items():
        if raw.data.startswith(start):
            raise FileUnsupported(raw.path, kind)
    if raw.data.startswith(b"PK\x03\x04"):
        return _format_of_archive(raw, promised)
    if raw.data.startswith(_OLE):
        return _format_of_compound_file(raw)
    if raw.data.startswith(b"bplist"):
        return _format_of_property_list(raw, promised)
    if raw.data.startswith(_RTF):
        return Format.RTF
    head = _head(raw)
    if promised not in (None, *_LINE_FORMATS) and _is_blank(raw, head):
        raise FileEmpty(raw.path)
    if promised in _ARCHIVES:
        return _format_in_disguise(raw, promised, head)
    if raw.ending in _LANGUAGES and _is_in_language(raw.ending, head):
        promised = None
    if head.lstrip().startswith("<") and (found := _format_of_xml(raw, head, promised)):
        return found
    if promised in _XML_FORMATS:
        raise FileWrongFormat(raw.path, promised.value)
    if promised is Format.JSON and text_formats.is_string_catalog(_sample(raw)):
        return Format.STRING_CATALOG
    if promised or not is_text:
        return promised or _format_of_text(head)
    return _format_of_structure(raw, head)


def may_be_readable(path: Path) -> bool:
    """Whether a file among others in a folder is one to read, going by its name and its start.

    Also if it cannot be opened: reading it says why.
    """
    name = path.name.lower().removesuffix(".gz")
    ending = name.rpartition(".")[2] if "." in name else ""
    if ending in FORMAT_BY_ENDING and ending not in _LANGUAGES:
        return True
    if ending in text_formats.BY_ENDING:
        return False
    try:
        with path.open("rb") as file:
            # A byte more, to know whether it is the whole.
            start = file.read(text_formats.SAMPLE + 1)
    except (OSError, ValueError):
        return True
    if path.name.lower().endswith(".gz"):
        return ending in FORMAT_BY_ENDING or ending == "txt"
    raw = RawFile(path, start)
    head = _head(raw)
    if start.startswith((*_UNSUPPORTED, _OLE, b"PK\x03\x04")) or re.search(_CONTROL, head):
        return False
    if ending in _LANGUAGES:
        return head.lstrip().startswith(("<", "{")) or _is_in_language(ending, head)
    try:
        if not head.lstrip().startswith("<"):
            return find_format(raw) in Format
        return _format_of_xml(raw, head, None) is not None or (
            ending != "xml" and _format_of_structure(raw, head) in Format
        )
    except FileEmpty:
        return True
    except BleuError:
        return False


def _extension(raw: RawFile) -> str:
    """Return the extension; empty for a file that is merely called ``conf``."""
    return raw.ending if "." in raw.path.name else ""


def _is_blank(raw: RawFile, head: str) -> bool:
    return not head.strip() and not raw.text()[0].strip()


def _is_in_language(ending: str, head: str) -> bool:
    """Whether the extension is the language of a plain text file."""
    return not re.match(_LANGUAGES[ending], head) and not re.search(_CONTROL, head)


def _format_of_text(head: str) -> Format:
    if _SUBTITLE_START.match(head):
        return Format.SUBTITLES
    if re.search(_PO_START, head) and re.search(_PO_TARGET, head):
        return Format.PO
    return Format.TEXT


def _format_of_structure(raw: RawFile, head: str) -> Format:
    """Return the format of a text by its syntax, or refuse it by name."""
    found = text_formats.BY_ENDING.get(_extension(raw))
    if found is None:
        plain = _format_of_text(head)
        if plain is not Format.TEXT:
            return plain
        found = text_formats.recognize(_sample(raw))
    if found is None:
        return Format.TEXT
    if found.format is None:
        shapes = {shape.value for shape in LineShape}
        kind = FormatUnclear if found.name in shapes else FileUnsupported
        raise kind(raw.path, found.name)
    return found.format


def _sample(raw: RawFile) -> text_formats.Sample:
    size = text_formats.SAMPLE
    return text_formats.Sample(_head(raw, size), is_whole=len(raw.data) <= size)


def _head(raw: RawFile, size: int = _HEAD) -> str:
    """Return the start of the text, decoded well enough to detect the format."""
    data = raw.data[:size]
    if data[:2] == b"\xff\xfe" or data[1:2] == b"\0":
        text = data.decode("utf-16-le", "replace")
    elif data[:2] == b"\xfe\xff" or data[:1] == b"\0":
        text = data.decode("utf-16-be", "replace")
    else:
        text = data.decode("utf-8", "replace")
    return text.removeprefix("\ufeff")


def _format_of_xml(raw: RawFile, head: str, promised: Format | None) -> Format | None:
    """Return the format of a file that starts like XML; None if it may be plain text."""
    # Imported lazily, as are archives below, to speed up start-up.
    from bleu_core.corpus.reading.xml_events import root_name, xml_text

    is_promised = promised in _XML_FORMATS or raw.ending in ("xml", *_HTML_ENDINGS)
    if not is_promised and (promised is not None or not re.match(_XML_START, head)):
        return None
    is_declared = head.lstrip().startswith("<?xml")
    root = root_name(head)
    if root is None and (is_promised or is_declared):
        # The root may come after a long comment.
        root = root_name(xml_text(raw)[0])
    if root == "root" and (promised is Format.RESX or "<resheader" in head or "xsd:schema" in head):
        return Format.RESX
    if root == "plist" and promised in (None, *_PROPERTY_LISTS):
        return _format_of_property_list(raw, promised)
    if root in _XML_ROOTS:
        return _XML_ROOTS[root]
    if root in _TERM_BASES:
        raise FileUnsupported(raw.path, "TBX")
    if promised is Format.HTML or (promised is None and root and root.lower() == "html"):
        return Format.HTML
    if promised is not None:
        if root is None:
            return promised  # its reader finds where the file is damaged
        raise FileWrongFormat(raw.path, promised.value)
    if is_promised or is_declared:
        raise FileUnsupported(raw.path, f"XML <{root}>" if root else "XML")
    if root and _is_one_element(raw, head, root):
        if root.lower() in _HTML_BLOCKS:
            return Format.HTML
        raise FileUnsupported(raw.path, f"XML <{root}>")
    return None


def _is_one_element(raw: RawFile, head: str, root: str) -> bool:
    """Whether a text is one element from its first line to its last; a segment may be one, too."""
    end = f"</{root}>"
    last = raw.data[-_HEAD:].replace(b"\0", b"").decode("utf-8", "replace").rstrip()
    first_line = head.lstrip().split("\n")[0]
    # Not one in each line.
    is_alone = len(re.findall(rf"<{re.escape(root)}[\s>]", head)) == 1
    return is_alone and end not in first_line and last.endswith(end)


def _format_of_property_list(raw: RawFile, promised: Format | None) -> Format:
    """Return the format of a property list: texts, among many other things these are used for."""
    if promised in _PROPERTY_LISTS:
        return promised
    if any(key in raw.data for key in _STRINGSDICT_KEYS):
        return Format.STRINGSDICT
    raise FileUnsupported(raw.path, "property list")


def _format_of_archive(raw: RawFile, promised: Format | None) -> Format:
    from zipfile import BadZipFile, ZipFile

    from bleu_core.corpus.reading.translation.xliff_archives import is_xliff

    try:
        with ZipFile(BytesIO(raw.data)) as archive:
            names = set(archive.namelist())
            mime = b""
            if "mimetype" in names:
                with archive.open("mimetype") as member:
                    mime = member.read(100)
    except (BadZipFile, OSError, ValueError, NotImplementedError, RuntimeError, KeyError) as error:
        if promised not in _ARCHIVES:
            return Format.TEXT  # whose reader finds where it is not text
        raise raw.malformed(promised, truncated=True, detail=str(error)) from None
    if any(name.startswith("xl/") for name in names) or b"opendocument.spreadsheet" in mime:
        return Format.SPREADSHEET
    if any(name.startswith("word/") for name in names):
        return Format.DOCX
    if any(name.startswith("ppt/") for name in names):
        return Format.PPTX
    if b"opendocument.text" in mime:
        return Format.ODT
    if b"opendocument" in mime:
        raise FileUnsupported(raw.path, "OpenDocument")
    if any(map(is_xliff, names)):
        return Format.XLIFF_ARCHIVE
    if promised is Format.XLIFF_ARCHIVE:
        raise NoUnits(raw.path, promised.value)
    raise FileUnsupported(raw.path, "ZIP")


def _format_of_compound_file(raw: RawFile) -> Format:
    """Return the format of an OLE compound file: XLS, or an encrypted newer workbook."""
    streams = ("EncryptedPackage", "Workbook", "WordDocument", "Book")
    found = next((name for name in streams if name.encode("utf-16-le") in raw.data), None)
    if found == "EncryptedPackage":
        raise FileEncrypted(raw.path)
    if found in ("Workbook", "Book"):
        return Format.SPREADSHEET
    raise FileUnsupported(raw.path, "Word 97–2003" if found else "OLE")


def _format_in_disguise(raw: RawFile, promised: Format, head: str) -> Format:
    """Return the format of a file with the wrong extension; a "spreadsheet" is often TSV."""
    if promised is Format.SPREADSHEET and not head.lstrip().startswith("<"):
        printable = sum(char.isprintable() or char in "\t\r\n" for char in head)
        if printable == len(head) and "\t" in head:
            return Format.TSV
    raise FileWrongFormat(raw.path, promised.value)
