"""All file formats the program knows, a row each: its recognition, and the module that reads it.

A row without a reader is of a format that is refused by its name, so that its syntax is never
scored as prose. `formats.find_format` asks in this order:

1. the bytes at the start of the file, and in an archive its members;
2. the extension, which is believed if the content does not contradict it;
3. the root element of XML;
4. the syntax of text, from the first row to the last: a format comes before those whose syntax
   its files may have as well, and the functions that need many lines come last.

File dialogs, the help of the terminal program, messages and packages take formats from here too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import PurePosixPath

from bleu_core.files.contents import Format
from bleu_core.files.reading import text_syntax as syntax

# First bytes of containers that several formats use.
ZIP = b"PK\x03\x04"
COMPOUND_FILE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
BINARY_PROPERTY_LIST = b"bplist"


class Family(Enum):
    """A group of formats with one purpose."""

    TRANSLATION = "translation"
    TABLE = "table"
    STRINGS = "strings"
    SUBTITLES = "subtitles"
    DOCUMENT = "document"
    TEXT = "text"
    EVALUATION = "evaluation"


@dataclass(frozen=True)
class KnownFormat:
    """A file format, and the signs by which it is recognized.

    Attributes
    ----------
    name
        The English name; `bleu_score.messages.files` translates those that are words.
    endings
        File name extensions, without dot, with spaces between them; those in `LANGUAGE_CODES` are
        also codes of languages.
    first_bytes
        Each file begins with one of these; empty for text.
    roots
        Names of the root element of an XML file, with spaces between them.
    recognizes
        Recognizes the format in the text of a file that has another extension, or none.
    """

    name: str
    endings: str = ""
    first_bytes: tuple[bytes, ...] = ()
    roots: str = ""
    recognizes: Callable[[syntax.FileStart], bool] | None = None

    @property
    def extensions(self) -> tuple[str, ...]:
        """Its file name extensions."""
        return tuple(self.endings.split())

    @property
    def xml_roots(self) -> tuple[str, ...]:
        """The names of the root element of an XML file."""
        return tuple(self.roots.split())


@dataclass(frozen=True, kw_only=True)
class ReadableFormat(KnownFormat):
    """A file format that can be read.

    Attributes
    ----------
    format
        Its identity in code, and in stored data.
    reader
        The module that reads it, from this package: ``tables.delimited``.
    archive_folder
        For a ZIP archive, a folder in it.
    media_type
        For a ZIP archive, a part of the text of its member ``mimetype``.
    may_be_blank
        Whether a file with only blank lines is valid, although it has no texts.
    """

    format: Format
    reader: str
    archive_folder: str | None = None
    media_type: bytes | None = None
    may_be_blank: bool = False

    @property
    def family(self) -> Family:
        """The group of formats it belongs to."""
        # Tables in JSON have the reader of strings in JSON.
        if self.format is Format.JSON_LINES:
            return Family.TABLE
        return _FAMILIES[self.reader.partition(".")[0]]


# The groups of formats, by the folder of their readers, or the module of a reader in none.
_FAMILIES = {
    "documents": Family.DOCUMENT,
    "plain": Family.TEXT,
    "strings": Family.STRINGS,
    "subtitles": Family.SUBTITLES,
    "tables": Family.TABLE,
    "translation": Family.TRANSLATION,
    "wmt": Family.EVALUATION,
}

# What is too long for a row.
_PICTURES = (
    *(b"\x89PNG\r\n", b"\xff\xd8\xff", b"GIF87a", b"GIF89a", b"II*\0", b"MM\0*"),
    *(b"\0\0\1\0", b"8BPS\0"),
)
_SOURCE_CODE = (
    "cc cpp cxx hpp hxx inc java kt kts swift go rs py pyi rb lua dart scala groovy gradle vb fs "
    "hs exs erl clj sql css scss sass less bat cmd ps1 bash zsh asm pas dpr tcl cmake nsi nsh iss "
    "isl"
)
_IS_HTML = syntax.starts(
    r"(?i)(?:<!--(?:[^-]|-(?!->))*-->\s*)*<(?:!doctype\s+html|html|head|body)[\s>]"
)
_IS_INI = syntax.starts(
    r"(?:[#;][^\n]*\n\s*)*\[[\w. :-]+\]\s*\n(?:\s*[#;][^\n]*\n)*\s*[\w.-]+\s*=(?![=>])"
)
_IS_IOS_STRINGS = syntax.starts_after_comments(r'"(?:[^"\\\n]|\\.)*"\s*=\s*"(?:[^"\\]|\\.)*"\s*;')
_IS_TOML = syntax.starts(r"""(?:\#[^\n]*\n\s*)*\[\[?[\w. "'-]+\]\]?\s*\n\s*[\w.-]+ = ["'\[{]""")
_IS_TYPESCRIPT = syntax.starts_after_comments(
    r"(?:export\s+)?(?:interface|enum)\s+\w+[\w<>, ]*\{|import\s+type\s"
)

# fmt: off
KNOWN_FORMATS: tuple[KnownFormat, ...] = (
    ReadableFormat("plain text", format=Format.TEXT, reader="plain"),
    # ----- Archives and other binary files -----
    ReadableFormat("spreadsheet", "xlsx xlsm xls xlsb ods", format=Format.SPREADSHEET,
        reader="tables.spreadsheets", first_bytes=(ZIP, COMPOUND_FILE), roots="Workbook",
        archive_folder="xl/", media_type=b"opendocument.spreadsheet"),
    ReadableFormat("Word (DOCX)", "docx docm", format=Format.DOCX, reader="documents.docx_text",
        first_bytes=(ZIP,), archive_folder="word/"),
    ReadableFormat("PowerPoint (PPTX)", "pptx pptm ppsx", format=Format.PPTX,
        reader="documents.pptx_text", first_bytes=(ZIP,), archive_folder="ppt/"),
    ReadableFormat("OpenDocument (ODT)", "odt", format=Format.ODT, reader="documents.odt_text",
        first_bytes=(ZIP,), media_type=b"opendocument.text"),
    ReadableFormat("XLIFF or ZIP archive", "mqxlz sdlppx sdlrpx xlz wsxz",
        format=Format.XLIFF_ARCHIVE, reader="translation.xliff_archives", first_bytes=(ZIP,)),
    ReadableFormat("RTF", "rtf", format=Format.RTF, reader="documents.rtf_text",
        first_bytes=(b"{\\rtf",)),
    KnownFormat("PDF", first_bytes=(b"%PDF-",)),
    KnownFormat("Gettext MO", "gmo", first_bytes=(b"\xde\x12\x04\x95", b"\x95\x04\x12\xde")),
    KnownFormat("Qt QM", "qm", first_bytes=(b"\x3c\xb8\x64\x18\xca\xef\x9c\x95",)),
    # After the number of a code page; the extension is that of 3D models, too.
    KnownFormat("EBU STL", first_bytes=(b"437STL", b"850STL", b"860STL", b"863STL", b"865STL")),
    KnownFormat("Parquet", "parquet", first_bytes=(b"PAR1",)),
    KnownFormat("picture", "png jpg jpeg gif bmp tif tiff webp ico heic psd",
        first_bytes=_PICTURES),
    # ----- XML -----
    ReadableFormat("XLIFF", "xlf xliff sdlxliff mqxliff mxliff txlf", format=Format.XLIFF,
        reader="translation.xliff", roots="xliff"),
    ReadableFormat("TMX", "tmx", format=Format.TMX, reader="translation.tmx", roots="tmx"),
    ReadableFormat("Qt TS", "ts", format=Format.QT_TS, reader="translation.qt_ts", roots="TS"),
    ReadableFormat("RESX", "resx resw", format=Format.RESX, reader="strings.resx", roots="root"),
    ReadableFormat("Android strings", format=Format.ANDROID, reader="strings.android",
        roots="resources"),
    ReadableFormat("stringsdict", "stringsdict", format=Format.STRINGSDICT, reader="strings.plists",
        roots="plist"),
    ReadableFormat("TTML", "ttml dfxp itt", format=Format.TTML, reader="subtitles.ttml",
        roots="tt"),
    ReadableFormat("WMT XML", format=Format.WMT_XML, reader="wmt", roots="dataset"),
    ReadableFormat("WMT SGML", "sgm sgml", format=Format.WMT_SGML, reader="wmt",
        roots="refset tstset srcset mteval REFSET TSTSET SRCSET MTEVAL"),
    # Terms are no translation of a text.
    KnownFormat("TBX", "tbx", roots="martif tbx"),
    KnownFormat("TTX", "ttx", roots="TRADOStag"),
    KnownFormat("TXML", "txml", roots="txml"),
    # ----- Text without a syntax of its own, recognized by the extension -----
    ReadableFormat("CSV", "csv", format=Format.CSV, reader="tables.delimited", may_be_blank=True),
    ReadableFormat("JSON Lines", "jsonl ndjson", format=Format.JSON_LINES,
        reader="strings.json_texts"),
    ReadableFormat("Java properties", "properties", format=Format.PROPERTIES,
        reader="strings.properties", roots="properties", may_be_blank=True),
    ReadableFormat("Markdown", "md markdown rmd", format=Format.MARKDOWN,
        reader="documents.markdown_text"),
    KnownFormat("MDX", "mdx"),
    KnownFormat("property list", "plist"),
    # The extension of both SubViewer and MicroDVD.
    KnownFormat("SUB", "sub"),
    # ----- Text with a syntax -----
    ReadableFormat("subtitles", "srt vtt ass ssa sbv", format=Format.SUBTITLES,
        reader="subtitles.subtitles", recognizes=syntax.is_subtitles),
    ReadableFormat("Gettext PO", "po pot", format=Format.PO, reader="translation.gettext_po",
        may_be_blank=True, recognizes=syntax.is_gettext),
    ReadableFormat("PHP", "php phtml", format=Format.PHP, reader="strings.php_arrays",
        recognizes=syntax.starts(r"<\?(?:php|=)|<\?\s*(?:return|\$)")),
    ReadableFormat("String Catalog", "xcstrings", format=Format.STRING_CATALOG,
        reader="strings.string_catalog", recognizes=syntax.is_string_catalog),
    ReadableFormat("JSON", "json arb jsonc", format=Format.JSON, reader="strings.json_texts",
        recognizes=syntax.is_json),
    KnownFormat("SubViewer", recognizes=syntax.is_subviewer),
    KnownFormat("MicroDVD", recognizes=syntax.is_microdvd),
    KnownFormat("VobSub", "idx", recognizes=syntax.starts("# VobSub index file")),
    KnownFormat("LRC", "lrc", recognizes=syntax.is_lrc),
    KnownFormat("SAMI", recognizes=syntax.starts(r"(?i)<SAMI\b")),
    KnownFormat("SCC", "scc", recognizes=syntax.starts(r"Scenarist_SCC\s")),
    KnownFormat("Moses n-best list", recognizes=syntax.has_lines(r"\d+ \|\|\| .* \|\|\| ", 0.95)),
    # After messages about the model.
    KnownFormat("fairseq output", recognizes=syntax.has_lines(r"[STHDPWAE]-\d+\t", 0.5)),
    KnownFormat("Trados Workbench", recognizes=syntax.is_uncleaned),
    KnownFormat("Wordfast TM", recognizes=syntax.starts(r"%\d{8}~\d{6}\t%")),
    KnownFormat("resource script", "rc rc2", recognizes=syntax.is_resource_script),
    KnownFormat("DTD", "dtd ent",
        recognizes=syntax.starts(r"(?:<!--(?:[^-]|-(?!->))*-->\s*)*<!(?:ENTITY|ELEMENT)\s")),
    KnownFormat("TypeScript", "tsx mts cts", recognizes=_IS_TYPESCRIPT),
    KnownFormat("JavaScript", "js mjs cjs jsx vue json5", recognizes=syntax.is_javascript),
    KnownFormat("property list",
        recognizes=syntax.starts(r'\{\s*(?:"[^"\n]*"|[\w.]+)\s*=\s*["{(\w]')),
    ReadableFormat("iOS strings", "strings", format=Format.IOS_STRINGS,
        reader="strings.ios_strings", may_be_blank=True, recognizes=_IS_IOS_STRINGS),
    KnownFormat("source code", _SOURCE_CODE, recognizes=syntax.starts_like_code),
    ReadableFormat("Fluent", "ftl", format=Format.FLUENT, reader="strings.fluent_messages",
        may_be_blank=True, recognizes=syntax.is_fluent),
    KnownFormat("template", "twig jinja j2 liquid hbs"),
    KnownFormat("SQL",
        recognizes=syntax.starts(r"(?:--[^\n]*\n\s*)*(?:CREATE TABLE|INSERT INTO|DROP TABLE)\s")),
    KnownFormat("SVG", recognizes=syntax.starts(r"<svg\s[^<>]*>")),
    KnownFormat("diff", "diff patch",
        recognizes=syntax.starts(r"diff --git a/|--- \S+.*\n\+\+\+ \S+.*\n@@ ")),
    KnownFormat("LaTeX", "tex latex bib",
        recognizes=syntax.starts(r"(?:%[^\n]*\n\s*)*\\document(?:class|style)\b")),
    KnownFormat("vCard", "vcf", recognizes=syntax.starts(r"BEGIN:VCARD\s")),
    KnownFormat("iCalendar", "ics", recognizes=syntax.starts(r"BEGIN:VCALENDAR\s")),
    ReadableFormat("HTML", "html htm xhtml", format=Format.HTML, reader="documents.html_text",
        recognizes=_IS_HTML),
    ReadableFormat("YAML", "yml yaml", format=Format.YAML, reader="strings.yaml_texts",
        may_be_blank=True, recognizes=syntax.is_yaml),
    ReadableFormat("TOML", "toml", format=Format.TOML, reader="strings.toml_texts",
        may_be_blank=True, recognizes=_IS_TOML),
    KnownFormat("Desktop Entry", "desktop",
        recognizes=syntax.starts(r"(?:\#[^\n]*\n\s*)*\[Desktop Entry\][^\S\n]*\n")),
    ReadableFormat("INI", "ini cfg conf", format=Format.INI, reader="strings.ini",
        may_be_blank=True, recognizes=_IS_INI),
    ReadableFormat("TSV", "tsv tab", format=Format.TSV, reader="tables.delimited",
        may_be_blank=True, recognizes=syntax.is_table),
)
# fmt: on

READABLE_FORMATS = {row.format: row for row in KNOWN_FORMATS if isinstance(row, ReadableFormat)}
BY_EXTENSION = {extension: row for row in KNOWN_FORMATS for extension in row.extensions}
BY_XML_ROOT = {root: row for row in KNOWN_FORMATS for root in row.xml_roots}

OFFICE_DOCUMENTS = frozenset(
    name
    for name, row in READABLE_FORMATS.items()
    if row.family is Family.DOCUMENT and row.first_bytes
)
"""Formats of documents that people write in office programs: running text, with tables."""

# Extensions that are also codes of languages, Tsonga (ts) and Arabic (arb), with the start of files
# that are not plain text in these languages: those of the format, and TypeScript.
LANGUAGE_CODES = {
    "ts": r"\s*(?:<|/[/*]|(?:const|declare|enum|export|import|interface|type)\b)",
    "arb": r"\s*\{",
}

# Extensions that are usual but ambiguous: plain text, and XML of several formats.
_USUAL = {
    Family.TRANSLATION: ("zip",),
    Family.TEXT: ("txt",),
    Family.STRINGS: ("xml",),
    Family.EVALUATION: ("xml",),
}


def extensions_of(family: Family) -> tuple[str, ...]:
    """Return the extensions of a family's files, those of the same format together."""
    rows = (READABLE_FORMATS[each] for each in Format)
    found = (extension for row in rows if row.family is family for extension in row.extensions)
    return (*_USUAL.get(family, ()), *found)


def recognize_bytes(data: bytes) -> KnownFormat | None:
    """Return the format whose files begin with the first bytes of a file; None for text."""
    return next((row for row in KNOWN_FORMATS if data.startswith(row.first_bytes)), None)


def recognize_text(sample: syntax.FileStart) -> KnownFormat | None:
    """Return the format whose syntax a text has; None if it is running text, or may be."""
    return next((row for row in KNOWN_FORMATS if row.recognizes and row.recognizes(sample)), None)


def is_xliff(name: str) -> bool:
    """Tell whether a member of an archive is an XLIFF file, judging by its name."""
    extension = PurePosixPath(name).suffix.lower().removeprefix(".")
    return extension in READABLE_FORMATS[Format.XLIFF].extensions and not _is_aside(name)


def may_be_text(name: str) -> bool:
    """Tell whether a member of an archive may have texts, judging by its name."""
    extension = PurePosixPath(name).suffix.lower().removeprefix(".")
    is_refused = extension in BY_EXTENSION and not isinstance(
        BY_EXTENSION[extension], ReadableFormat
    )
    return not (name.endswith("/") or is_refused or _is_aside(name))


def _is_aside(name: str) -> bool:
    """Tell whether macOS or a backup program put a file beside others."""
    path = PurePosixPath(name.replace("\\", "/"))
    return "__MACOSX" in path.parts or path.name.startswith(".")
