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
from bleu_core.files.reading.text_syntax import (
    TIME,
    Sample,
    has_lines,
    is_code,
    is_fluent,
    is_gettext,
    is_javascript,
    is_json,
    is_lrc,
    is_microdvd,
    is_mozilla_lang,
    is_resource_script,
    is_string_catalog,
    is_subtitles,
    is_subviewer,
    is_table,
    is_template,
    is_uncleaned,
    is_yaml,
    starts,
    starts_after_comments,
    starts_like_code,
)

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
    extensions
        File name extensions, without dot; those in `LANGUAGE_CODES` are also codes of languages.
    first_bytes
        Each file begins with one of these; empty for text.
    xml_roots
        Names of the root element of an XML file.
    recognizes
        Recognizes the format in the text of a file that has another extension, or none.
    """

    name: str
    extensions: tuple[str, ...] = ()
    first_bytes: tuple[bytes, ...] = ()
    xml_roots: tuple[str, ...] = ()
    recognizes: Callable[[Sample], bool] | None = None


@dataclass(frozen=True, kw_only=True)
class ReadableFormat(KnownFormat):
    """A file format that can be read.

    Attributes
    ----------
    format
        Its identity in code, and in stored data.
    reader
        The module that reads it, from this package: ``tables.delimited``.
    family
        The group of formats it belongs to.
    archive_folder
        For a ZIP archive, a folder in it.
    media_type
        For a ZIP archive, a part of the text of its member ``mimetype``.
    may_be_blank
        Whether a file with only blank lines is valid, although it has no texts.
    """

    format: Format
    reader: str
    family: Family
    archive_folder: str | None = None
    media_type: bytes | None = None
    may_be_blank: bool = False


KNOWN_FORMATS: tuple[KnownFormat, ...] = (
    ReadableFormat("plain text", format=Format.TEXT, reader="plain", family=Family.TEXT),
    # ----- Archives and other binary files -----
    ReadableFormat(
        "spreadsheet",
        ("xlsx", "xlsm", "xls", "xlsb", "ods"),
        (ZIP, COMPOUND_FILE),
        xml_roots=("Workbook",),
        format=Format.SPREADSHEET,
        reader="tables.spreadsheets",
        family=Family.TABLE,
        archive_folder="xl/",
        media_type=b"opendocument.spreadsheet",
    ),
    ReadableFormat(
        "Word (DOCX)",
        ("docx", "docm"),
        (ZIP,),
        format=Format.DOCX,
        reader="documents.docx_text",
        family=Family.DOCUMENT,
        archive_folder="word/",
    ),
    ReadableFormat(
        "PowerPoint (PPTX)",
        ("pptx", "pptm", "ppsx"),
        (ZIP,),
        format=Format.PPTX,
        reader="documents.pptx_text",
        family=Family.DOCUMENT,
        archive_folder="ppt/",
    ),
    ReadableFormat(
        "OpenDocument (ODT)",
        ("odt",),
        (ZIP,),
        format=Format.ODT,
        reader="documents.odt_text",
        family=Family.DOCUMENT,
        media_type=b"opendocument.text",
    ),
    ReadableFormat(
        "XLIFF or ZIP archive",
        ("mqxlz", "sdlppx", "sdlrpx", "xlz", "wsxz"),
        (ZIP,),
        format=Format.XLIFF_ARCHIVE,
        reader="translation.xliff_archives",
        family=Family.TRANSLATION,
    ),
    ReadableFormat(
        "RTF",
        ("rtf",),
        (b"{\\rtf",),
        format=Format.RTF,
        reader="documents.rtf_text",
        family=Family.DOCUMENT,
    ),
    KnownFormat("PDF", first_bytes=(b"%PDF-",)),
    KnownFormat("Gettext MO", ("gmo",), (b"\xde\x12\x04\x95", b"\x95\x04\x12\xde")),
    KnownFormat("Qt QM", ("qm",), (b"\x3c\xb8\x64\x18\xca\xef\x9c\x95",)),
    # After the number of a code page; the extension is that of 3D models, too.
    KnownFormat("EBU STL", first_bytes=(b"437STL", b"850STL", b"860STL", b"863STL", b"865STL")),
    KnownFormat("Parquet", ("parquet",), (b"PAR1",)),
    KnownFormat(
        "picture",
        ("png", "jpg", "jpeg", "gif", "bmp", "tif", "tiff", "webp", "ico", "heic", "psd"),
        (
            *(b"\x89PNG\r\n", b"\xff\xd8\xff", b"GIF87a", b"GIF89a", b"II*\0", b"MM\0*"),
            *(b"\0\0\1\0", b"8BPS\0"),
        ),
    ),
    # ----- XML -----
    ReadableFormat(
        "XLIFF",
        ("xlf", "xliff", "sdlxliff", "mqxliff", "mxliff", "txlf"),
        xml_roots=("xliff",),
        format=Format.XLIFF,
        reader="translation.xliff",
        family=Family.TRANSLATION,
    ),
    ReadableFormat(
        "TMX",
        ("tmx",),
        xml_roots=("tmx",),
        format=Format.TMX,
        reader="translation.tmx",
        family=Family.TRANSLATION,
    ),
    ReadableFormat(
        "Qt TS",
        ("ts",),
        xml_roots=("TS",),
        format=Format.QT_TS,
        reader="translation.qt_ts",
        family=Family.TRANSLATION,
    ),
    ReadableFormat(
        "RESX",
        ("resx", "resw"),
        xml_roots=("root",),
        format=Format.RESX,
        reader="strings.resx",
        family=Family.STRINGS,
    ),
    ReadableFormat(
        "Android strings",
        xml_roots=("resources",),
        format=Format.ANDROID,
        reader="strings.android",
        family=Family.STRINGS,
    ),
    ReadableFormat(
        "stringsdict",
        ("stringsdict",),
        xml_roots=("plist",),
        format=Format.STRINGSDICT,
        reader="strings.plists",
        family=Family.STRINGS,
    ),
    ReadableFormat(
        "TTML",
        ("ttml", "dfxp", "itt"),
        xml_roots=("tt",),
        format=Format.TTML,
        reader="subtitles.ttml",
        family=Family.SUBTITLES,
    ),
    ReadableFormat(
        "WMT XML",
        xml_roots=("dataset",),
        format=Format.WMT_XML,
        reader="wmt",
        family=Family.EVALUATION,
    ),
    ReadableFormat(
        "WMT SGML",
        ("sgm", "sgml"),
        xml_roots=(
            *("refset", "tstset", "srcset", "mteval"),
            *("REFSET", "TSTSET", "SRCSET", "MTEVAL"),
        ),
        format=Format.WMT_SGML,
        reader="wmt",
        family=Family.EVALUATION,
    ),
    # Terms are no translation of a text.
    KnownFormat("TBX", ("tbx",), xml_roots=("martif", "tbx")),
    KnownFormat("TTX", ("ttx",), xml_roots=("TRADOStag",)),
    KnownFormat("TXML", ("txml",), xml_roots=("txml",)),
    # ----- Text without a syntax of its own, recognized by the extension -----
    ReadableFormat(
        "CSV",
        ("csv",),
        format=Format.CSV,
        reader="tables.delimited",
        family=Family.TABLE,
        may_be_blank=True,
    ),
    ReadableFormat(
        "JSON Lines",
        ("jsonl", "ndjson"),
        format=Format.JSON_LINES,
        reader="strings.json_texts",
        family=Family.TABLE,
    ),
    ReadableFormat(
        "Java properties",
        ("properties",),
        xml_roots=("properties",),
        format=Format.PROPERTIES,
        reader="strings.properties",
        family=Family.STRINGS,
        may_be_blank=True,
    ),
    ReadableFormat(
        "Markdown",
        ("md", "markdown", "rmd"),
        format=Format.MARKDOWN,
        reader="documents.markdown_text",
        family=Family.DOCUMENT,
    ),
    KnownFormat("MDX", ("mdx",)),
    KnownFormat("property list", ("plist",)),
    # The extension of both SubViewer and MicroDVD.
    KnownFormat("SUB", ("sub",)),
    # ----- Text with a syntax -----
    ReadableFormat(
        "subtitles",
        ("srt", "vtt", "ass", "ssa", "sbv"),
        recognizes=is_subtitles,
        format=Format.SUBTITLES,
        reader="subtitles.subtitles",
        family=Family.SUBTITLES,
    ),
    ReadableFormat(
        "Gettext PO",
        ("po", "pot"),
        recognizes=is_gettext,
        format=Format.PO,
        reader="translation.gettext_po",
        family=Family.TRANSLATION,
        may_be_blank=True,
    ),
    ReadableFormat(
        "PHP",
        ("php", "phtml"),
        recognizes=starts(r"<\?(?:php|=)|<\?\s*(?:return|\$)"),
        format=Format.PHP,
        reader="strings.php_arrays",
        family=Family.STRINGS,
    ),
    ReadableFormat(
        "String Catalog",
        ("xcstrings",),
        recognizes=is_string_catalog,
        format=Format.STRING_CATALOG,
        reader="strings.string_catalog",
        family=Family.STRINGS,
    ),
    ReadableFormat(
        "JSON",
        ("json", "arb", "jsonc"),
        recognizes=is_json,
        format=Format.JSON,
        reader="strings.json_texts",
        family=Family.STRINGS,
    ),
    KnownFormat("SubViewer", recognizes=is_subviewer),
    KnownFormat("MicroDVD", recognizes=is_microdvd),
    KnownFormat("VobSub", ("idx",), recognizes=starts("# VobSub index file")),
    KnownFormat("LRC", ("lrc",), recognizes=is_lrc),
    KnownFormat("SAMI", recognizes=starts(r"(?i)<SAMI\b")),
    KnownFormat("SCC", ("scc",), recognizes=starts(r"Scenarist_SCC\s")),
    KnownFormat("MPL2", ("mpl",), recognizes=has_lines(r"\[\d+\]\[\d+\]", 0.5)),
    KnownFormat("TMPlayer", recognizes=has_lines(rf"{TIME}[:=]\S", 0.9)),
    KnownFormat("Moses n-best list", recognizes=has_lines(r"\d+ \|\|\| .* \|\|\| ", 0.95)),
    # After messages about the model.
    KnownFormat("fairseq output", recognizes=has_lines(r"[STHDPWAE]-\d+\t", 0.5)),
    KnownFormat("Mozilla lang", recognizes=is_mozilla_lang),
    KnownFormat("Trados Workbench", recognizes=is_uncleaned),
    KnownFormat("Wordfast TM", recognizes=starts(r"%\d{8}~\d{6}\t%")),
    KnownFormat("resource script", ("rc", "rc2"), recognizes=is_resource_script),
    KnownFormat(
        "DTD",
        ("dtd", "ent"),
        recognizes=starts(r"(?:<!--(?:[^-]|-(?!->))*-->\s*)*<!(?:ENTITY|ELEMENT)\s"),
    ),
    KnownFormat(
        "TypeScript",
        ("tsx", "mts", "cts"),
        recognizes=starts_after_comments(
            r"(?:export\s+)?(?:interface|enum)\s+\w+[\w<>, ]*\{|import\s+type\s"
        ),
    ),
    KnownFormat(
        "JavaScript", ("js", "mjs", "cjs", "jsx", "vue", "json5"), recognizes=is_javascript
    ),
    KnownFormat("property list", recognizes=starts(r'\{\s*(?:"[^"\n]*"|[\w.]+)\s*=\s*["{(\w]')),
    ReadableFormat(
        "iOS strings",
        ("strings",),
        recognizes=starts_after_comments(r'"(?:[^"\\\n]|\\.)*"\s*=\s*"(?:[^"\\]|\\.)*"\s*;'),
        format=Format.IOS_STRINGS,
        reader="strings.ios_strings",
        family=Family.STRINGS,
        may_be_blank=True,
    ),
    KnownFormat(
        "source code",
        (
            *("cc", "cpp", "cxx", "hpp", "hxx", "inc", "java", "kt", "kts", "swift", "go"),
            *("rs", "py", "pyi", "rb", "lua", "dart", "scala", "groovy", "gradle", "vb", "fs"),
            *("hs", "exs", "erl", "clj", "sql", "css", "scss", "sass", "less", "bat", "cmd", "ps1"),
            *("bash", "zsh", "asm", "pas", "dpr", "tcl", "cmake", "nsi", "nsh", "iss", "isl"),
        ),
        recognizes=starts_like_code,
    ),
    ReadableFormat(
        "Fluent",
        ("ftl",),
        recognizes=is_fluent,
        format=Format.FLUENT,
        reader="strings.fluent_messages",
        family=Family.STRINGS,
        may_be_blank=True,
    ),
    # After Fluent, whose messages have braces too.
    KnownFormat("source code", recognizes=is_code),
    KnownFormat("template", ("twig", "jinja", "j2", "liquid", "hbs"), recognizes=is_template),
    KnownFormat(
        "SQL",
        recognizes=starts(r"(?:--[^\n]*\n\s*)*(?:CREATE TABLE|INSERT INTO|DROP TABLE)\s"),
    ),
    KnownFormat("SVG", recognizes=starts(r"<svg\s[^<>]*>")),
    KnownFormat(
        "diff",
        ("diff", "patch"),
        recognizes=starts(r"diff --git a/|--- \S+.*\n\+\+\+ \S+.*\n@@ "),
    ),
    KnownFormat(
        "LaTeX",
        ("tex", "latex", "bib"),
        recognizes=starts(r"(?:%[^\n]*\n\s*)*\\document(?:class|style)\b"),
    ),
    KnownFormat("PostScript", recognizes=starts("%!PS")),
    KnownFormat("vCard", ("vcf",), recognizes=starts(r"BEGIN:VCARD\s")),
    KnownFormat("iCalendar", ("ics",), recognizes=starts(r"BEGIN:VCALENDAR\s")),
    ReadableFormat(
        "HTML",
        ("html", "htm", "xhtml"),
        recognizes=starts(
            r"(?i)(?:<!--(?:[^-]|-(?!->))*-->\s*)*<(?:!doctype\s+html|html|head|body)[\s>]"
        ),
        format=Format.HTML,
        reader="documents.html_text",
        family=Family.DOCUMENT,
    ),
    ReadableFormat(
        "YAML",
        ("yml", "yaml"),
        recognizes=is_yaml,
        format=Format.YAML,
        reader="strings.yaml_texts",
        family=Family.STRINGS,
        may_be_blank=True,
    ),
    ReadableFormat(
        "TOML",
        ("toml",),
        recognizes=starts(r"""(?:\#[^\n]*\n\s*)*\[\[?[\w. "'-]+\]\]?\s*\n\s*[\w.-]+ = ["'\[{]"""),
        format=Format.TOML,
        reader="strings.toml_texts",
        family=Family.STRINGS,
        may_be_blank=True,
    ),
    KnownFormat(
        "Desktop Entry",
        ("desktop",),
        recognizes=starts(r"(?:\#[^\n]*\n\s*)*\[Desktop Entry\][^\S\n]*\n"),
    ),
    ReadableFormat(
        "INI",
        ("ini", "cfg", "conf"),
        recognizes=starts(
            r"(?:[#;][^\n]*\n\s*)*\[[\w. :-]+\]\s*\n(?:\s*[#;][^\n]*\n)*\s*[\w.-]+\s*=(?![=>])"
        ),
        format=Format.INI,
        reader="strings.ini",
        family=Family.STRINGS,
        may_be_blank=True,
    ),
    ReadableFormat(
        "TSV",
        ("tsv", "tab"),
        recognizes=is_table,
        format=Format.TSV,
        reader="tables.delimited",
        family=Family.TABLE,
        may_be_blank=True,
    ),
)

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


def recognize_text(sample: Sample) -> KnownFormat | None:
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
