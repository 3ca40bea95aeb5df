"""The function that reads a file of any format, and the steps that recognize its format.

The formats themselves are rows of `known_formats`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from io import BytesIO
from pathlib import Path
from types import ModuleType

from bleu_core.errors import BleuError
from bleu_core.files import errors as files_errors
from bleu_core.files.addresses import FieldKind
from bleu_core.files.budget import LIMITS, Resource
from bleu_core.files.contents import Cell, Contents, Format, UnitTable, plain_text
from bleu_core.files.encodings import shifted_encoding
from bleu_core.files.reading import known_formats, xml_events
from bleu_core.files.reading.line_shapes import sure_shape
from bleu_core.files.reading.raw import RawFile, read_raw, unpacked_start
from bleu_core.files.reading.strings import literals
from bleu_core.files.reading.tables import stacked
from bleu_core.files.reading.text_syntax import SAMPLE, FileStart, is_string_catalog
from bleu_core.progress import SILENT, Progress

# A format whose files may be blank is not always XML.
_XML_FORMATS = frozenset(
    name
    for name, row in known_formats.READABLE_FORMATS.items()
    if row.xml_roots and not row.may_be_blank
)
_BINARY_FORMATS = frozenset(
    name for name, row in known_formats.READABLE_FORMATS.items() if row.first_bytes
)
_PROPERTY_LISTS = (Format.STRINGSDICT, Format.IOS_STRINGS)
_STRINGSDICT_KEYS = tuple(
    "NSStringLocalizedFormatKey".encode(codec) for codec in ("utf-8", "utf-16-le", "utf-16-be")
)
# Elements that a part of a web page may consist of.
_HTML_BLOCKS = (
    *("article", "aside", "div", "dl", "footer", "form", "header", "main", "nav", "ol", "section"),
    *("table", "ul"),
)
# Films (.ts) have such characters, and texts have none.
_CONTROL = "[\0-\x08\x0e-\x1a]"
# A text may start with a word in angle brackets, but hardly with two in a row.
_XML_START = r"""(?ix)\s*(?:<\?xml\s|<!DOCTYPE\s|<!--
    |<[\w:.-]+ (?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))* \s*>\s*<)"""
# Size of the start of a file that is enough to detect its format; text takes more, a `Sample`.
_HEAD = 4096
# Cells of which one starts like JSON if a column has any.
_FIRST = 20


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
        If `progress` requests it.
    """
    raw = read_raw(path, encoding=encoding, progress=progress)
    return _contents(raw, find_format(raw))


def read_texts(
    path: Path, *, encoding: str | None = None, progress: Progress = SILENT
) -> Iterator[Sequence[Cell]]:
    """Yield the texts of each unit of a file of any format; see `read_contents`.

    A reader that has units one by one yields them as ``texts``, so that no memory holds all.
    """
    raw = read_raw(path, encoding=encoding, progress=progress)
    file_format = find_format(raw)
    stream = getattr(_reader(file_format), "texts", None)
    if stream is None:
        for table in _contents(raw, file_format).tables:
            yield from zip(*(field.cells for field in table.fields), strict=True)
        return
    unit = None
    for unit in stream(raw):
        yield unit
    if unit is None:
        raise files_errors.NoUnits(path, file_format.value)


def _contents(raw: RawFile, file_format: Format) -> Contents:
    contents = read_as(raw, file_format)
    if not any(table.units for table in contents.tables):
        raise (
            files_errors.FileEmpty(raw.path)
            if file_format is Format.TEXT
            else files_errors.NoUnits(raw.path, file_format.value)
        )
    _check_lengths(raw, contents)
    if any(map(_may_have_members, contents.tables)):
        contents = replace(contents, tables=tuple(map(literals.expand_cells, contents.tables)))
    if any(map(_may_be_stacked, contents.tables)):
        tables = tuple(part for table in contents.tables for part in stacked.unstack(table))
        return replace(contents, tables=tables)
    return contents


def _may_have_members(table: UnitTable) -> bool:
    """Tell whether cells at the top of a table may hold JSON or the like."""
    columns = [one for one in table.fields if one.kind in (FieldKind.COLUMN, FieldKind.FIELD)]
    cells = (plain_text(cell) for column in columns for cell in column.cells[:_FIRST])
    return any(cell.lstrip()[:1] in ("{", "[") for cell in cells if cell)


def _may_be_stacked(table: UnitTable) -> bool:
    """Tell whether a table may have a column that divides its rows into versions of a text."""
    kinds = [field.kind for field in table.fields]
    return kinds.count(FieldKind.COLUMN) + kinds.count(FieldKind.FIELD) > 2


def read_as(raw: RawFile, file_format: Format) -> Contents:
    """Read a file in this format."""
    contents: Contents = _reader(file_format).read(raw)
    return contents


def _reader(file_format: Format) -> ModuleType:
    name = known_formats.READABLE_FORMATS[file_format].reader
    return import_module(f"bleu_core.files.reading.{name}")


def _check_lengths(raw: RawFile, contents: Contents) -> None:
    most = LIMITS[Resource.CHARACTERS]
    for table in contents.tables:
        for field in table.fields:
            raw.progress.check()
            # Lines of plain text have no tags, and the longest is quickly found.
            if contents.format is Format.TEXT and max(map(len, field.cells)) <= most:
                continue
            for index, cell in enumerate(raw.progress.watch(field.cells)):
                if len(cell) > 1 and len(plain_text(cell)) > most:
                    line = table.lines[index] if table.lines else index + 1
                    raise raw.exceeded(Resource.CHARACTERS, line)


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
        If the format is not supported, or does not fit the extension.
    """
    promised = _promised_format(raw)
    if raw.data.startswith(known_formats.ZIP):
        return _format_of_archive(raw, promised)
    if raw.data.startswith(known_formats.COMPOUND_FILE):
        return _format_of_compound_file(raw)
    if raw.data.startswith(known_formats.BINARY_PROPERTY_LIST):
        return _format_of_property_list(raw, promised)
    if row := known_formats.recognize_bytes(raw.data):
        return _readable(raw, row)
    head = _head(raw)
    if (
        promised
        and not known_formats.READABLE_FORMATS[promised].may_be_blank
        and _is_blank(raw, head)
    ):
        raise files_errors.FileEmpty(raw.path)
    if promised in _BINARY_FORMATS:
        return _format_in_disguise(raw, promised, head)
    if raw.extension in known_formats.LANGUAGE_CODES and _is_in_language(raw.extension, head):
        promised = None
    if head.lstrip().startswith("<") and (found := _format_of_xml(raw, head, promised)):
        return found
    if promised in _XML_FORMATS:
        raise files_errors.FileWrongFormat(raw.path, promised.value)
    if promised is Format.JSON and is_string_catalog(_sample(raw)):
        return Format.STRING_CATALOG
    if promised or not is_text:
        return promised or Format.TEXT
    return _format_of_syntax(raw)


def may_be_readable(path: Path) -> bool:
    """Tell whether a file in a folder can be read, judging by its name and its start.

    A file that cannot be opened counts as readable, because reading it gives the error.
    """
    name, is_packed = path.name.lower(), path.suffix.lower() == ".gz"
    name = name.removesuffix(".gz")
    extension = name.rpartition(".")[2] if "." in name else ""
    if extension in known_formats.BY_EXTENSION and extension not in known_formats.LANGUAGE_CODES:
        return isinstance(known_formats.BY_EXTENSION[extension], known_formats.ReadableFormat)
    try:
        with path.open("rb") as file:
            # One byte more, which shows whether that is all of it.
            start = file.read(SAMPLE + 1)
        raw = RawFile(path, unpacked_start(start, SAMPLE + 1), compressed=is_packed)
    except (OSError, ValueError):
        return True
    head = _head(raw)
    # A file that is named like a text may be one that is damaged.
    if raw.data.startswith((known_formats.COMPOUND_FILE, known_formats.ZIP)) or (
        "\0" in head and extension != "txt"
    ):
        return False
    if extension in known_formats.LANGUAGE_CODES:
        return head.lstrip().startswith(("<", "{")) or _is_in_language(extension, head)
    try:
        if not head.lstrip().startswith("<"):
            return find_format(raw) in Format
        return _format_of_xml(raw, head, None) is not None or (
            extension != "xml" and _format_of_syntax(raw) in Format
        )
    except files_errors.FileEmpty:
        return True
    except BleuError:
        return False


def _promised_format(raw: RawFile) -> Format | None:
    """Return the format that the extension promises, if it can be read."""
    row = known_formats.BY_EXTENSION.get(_extension(raw))
    return row.format if isinstance(row, known_formats.ReadableFormat) else None


def _readable(raw: RawFile, row: known_formats.KnownFormat) -> Format:
    """Return the format of a row, or refuse it by name."""
    if isinstance(row, known_formats.ReadableFormat):
        return row.format
    raise files_errors.FileUnsupported(raw.path, row.name)


def _extension(raw: RawFile) -> str:
    """Return the extension; empty for a file that is merely called ``conf``."""
    return raw.extension if "." in raw.path.name else ""


def _is_blank(raw: RawFile, head: str) -> bool:
    return not head.strip() and not raw.text()[0].strip()


def _is_in_language(extension: str, head: str) -> bool:
    """Tell whether the extension is the language of a plain text file."""
    return not re.search(_CONTROL, head) and not re.match(
        known_formats.LANGUAGE_CODES[extension], head
    )


def _format_of_syntax(raw: RawFile) -> Format:
    """Return the format of a text by its syntax, or refuse it by name."""
    sample = _sample(raw)
    # The extension promises no format here, unless it is the code of a language.
    row = (
        None
        if raw.extension in known_formats.LANGUAGE_CODES
        else known_formats.BY_EXTENSION.get(_extension(raw))
    )
    if row := row or known_formats.recognize_text(sample):
        return _readable(raw, row)
    if shape := sure_shape(sample.lines):
        # Several formats have lines like these, and only the extension could decide.
        raise files_errors.FormatUnclear(raw.path, shape.value)
    return Format.TEXT


def _sample(raw: RawFile) -> FileStart:
    return FileStart(_head(raw, SAMPLE), is_whole=len(raw.data) <= SAMPLE)


def _head(raw: RawFile, size: int = _HEAD) -> str:
    """Return the start of the text, decoded well enough to detect the format."""
    data = raw.data[:size]
    if data[:2] == b"\xff\xfe" or data[1:2] == b"\0":
        text = data.decode("utf-16-le", "replace")
    elif data[:2] == b"\xfe\xff" or data[:1] == b"\0":
        text = data.decode("utf-16-be", "replace")
    else:
        text = data.decode(shifted_encoding(raw.data) or "utf-8", "replace")
    return text.removeprefix("\ufeff")


def _format_of_xml(raw: RawFile, head: str, promised: Format | None) -> Format | None:
    """Return the format of a file that starts like XML; None if it may be plain text."""
    html_extensions = known_formats.READABLE_FORMATS[Format.HTML].extensions
    is_promised = promised in _XML_FORMATS or raw.extension in ("xml", *html_extensions)
    if not is_promised and (promised is not None or not re.match(_XML_START, head)):
        return None
    is_declared = head.lstrip().startswith("<?xml")
    root = xml_events.root_name(head.encode("utf-8", "replace"))
    if root is None and (is_promised or is_declared):
        # The root may come after a long comment.
        root = xml_events.root_name(xml_events.xml_text(raw)[0])
    if root == "plist" and promised in (None, *_PROPERTY_LISTS):
        return _format_of_property_list(raw, promised)
    # Such roots are common to many kinds of files.
    is_other = root == "plist" or (root == "root" and not _is_resx(head, promised))
    if (row := known_formats.BY_XML_ROOT.get(root or "")) and not is_other:
        return _readable(raw, row)
    if promised is Format.HTML or (promised is None and root and root.lower() == "html"):
        return Format.HTML
    if promised is not None:
        if root is None:
            return promised  # its reader finds where the file is damaged
        raise files_errors.FileWrongFormat(raw.path, promised.value)
    if is_promised or is_declared:
        raise files_errors.FileUnsupported(raw.path, f"XML <{root}>" if root else "XML")
    if root and _is_one_element(raw, head, root):
        if root.lower() in _HTML_BLOCKS:
            return Format.HTML
        raise files_errors.FileUnsupported(raw.path, f"XML <{root}>")
    return None


def _is_resx(head: str, promised: Format | None) -> bool:
    return promised is Format.RESX or "<resheader" in head or "xsd:schema" in head


def _is_one_element(raw: RawFile, head: str, root: str) -> bool:
    """Tell whether a text is a single element; a segment may be one, too."""
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
    raise files_errors.FileUnsupported(raw.path, "property list")


def _format_of_archive(raw: RawFile, promised: Format | None) -> Format:
    from zipfile import BadZipFile, ZipFile

    try:
        with ZipFile(BytesIO(raw.data)) as archive:
            names = set(archive.namelist())
            mime = b""
            if "mimetype" in names:
                with archive.open("mimetype") as member:
                    mime = member.read(100)
    except (BadZipFile, OSError, ValueError, NotImplementedError, RuntimeError, KeyError) as error:
        if promised not in _BINARY_FORMATS:
            return Format.TEXT  # whose reader finds where it is not text
        raise raw.malformed(promised, truncated=True, detail=str(error)) from None
    for row in known_formats.READABLE_FORMATS.values():
        if row.media_type and row.media_type in mime:
            return row.format
        if row.archive_folder and any(name.startswith(row.archive_folder) for name in names):
            return row.format
    if b"opendocument" in mime:
        raise files_errors.FileUnsupported(raw.path, "OpenDocument")
    if any(map(known_formats.is_xliff, names)):
        return Format.XLIFF_ARCHIVE
    if promised is Format.XLIFF_ARCHIVE:
        raise files_errors.NoUnits(raw.path, promised.value)
    # Many other formats are archives, too: packages of programs, books, drawings.
    if raw.extension == "zip" and any(map(known_formats.may_be_text, names)):
        return Format.XLIFF_ARCHIVE
    raise files_errors.FileUnsupported(raw.path, "ZIP")


def _format_of_compound_file(raw: RawFile) -> Format:
    """Return the format of an OLE compound file: XLS, or an encrypted newer workbook."""
    streams = ("EncryptedPackage", "Workbook", "WordDocument", "Book")
    found = next((name for name in streams if name.encode("utf-16-le") in raw.data), None)
    if found == "EncryptedPackage":
        raise files_errors.FileEncrypted(raw.path)
    if found in ("Workbook", "Book"):
        return Format.SPREADSHEET
    raise files_errors.FileUnsupported(raw.path, "Word 97–2003" if found else "OLE")


def _format_in_disguise(raw: RawFile, promised: Format, head: str) -> Format:
    """Return the format of a file with the wrong extension; XLS is often TSV, HTML or XML."""
    if promised is Format.SPREADSHEET and head.lstrip().startswith("<"):
        found = _format_of_xml(raw, head, None)
        if found is Format.SPREADSHEET or re.search(rb"(?i)<\0?t\0?a\0?b\0?l\0?e\b", raw.data):
            return Format.SPREADSHEET
    elif promised is Format.SPREADSHEET:
        printable = sum(char.isprintable() or char in "\t\r\n" for char in head)
        if printable == len(head) and "\t" in head:
            return Format.TSV
    raise files_errors.FileWrongFormat(raw.path, promised.value)
