"""Files of every format with the same texts, and so the same score."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from tests.helpers import office_files


@dataclass(frozen=True)
class Text:
    """A segment of a file."""

    number: int
    source: str
    target: str


Writer = Callable[[Sequence[Text]], bytes]


def _markup(
    unit: str,
    before: str = "",
    after: str = "",
    *,
    between: str = "",
    quote: Callable[[str], str] = str,
) -> Writer:
    """Return a writer of a text format, from the markup of a segment and the text around it."""

    def write(texts: Sequence[Text]) -> bytes:
        units = (
            unit.replace("KEY", f"k{text.number:02}")
            .replace("SECOND", f"{text.number:02}")
            .replace("SOURCE", quote(text.source))
            .replace("TARGET", quote(text.target))
            for text in texts
        )
        return (before + between.join(units) + after).encode()

    return write


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _in_single_quotes(text: str) -> str:
    return "'" + text.replace("'", "\\'") + "'"


def _rows(texts: Sequence[Text]) -> list[tuple[str, str]]:
    return [("Source", "Target"), *((text.source, text.target) for text in texts)]


def _cells(texts: Sequence[Text]) -> list[tuple[int, int, str]]:
    return [
        (row, column, cell) for row, cells in enumerate(_rows(texts))
        for column, cell in enumerate(cells)
    ]  # fmt: skip


def _ods(texts: Sequence[Text]) -> bytes:
    rows = (office_files.ods_row(*map(office_files.ods_cell, row)) for row in _rows(texts))
    return office_files.ods(office_files.ods_table("".join(rows)))


def _pptx(texts: Sequence[Text]) -> bytes:
    return office_files.pptx([office_files.pptx_shape(text.target) for text in texts])


def _xliff_archive(texts: Sequence[Text]) -> bytes:
    half = len(texts) // 2
    return office_files.archive(
        {"a.mqxliff": _XLIFF(texts[:half]), "b.mqxliff": _XLIFF(texts[half:])}
    )


_XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
_XLIFF = _markup(
    '<trans-unit id="KEY"><source>SOURCE</source><target>TARGET</target></trans-unit>\n',
    f'{_XML}<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="f" '
    'source-language="en" target-language="es" datatype="plaintext"><body>',
    "</body></file></xliff>",
    quote=escape,
)
_PO_HEAD = (
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Language: es\\n"\n\n'
)
_PLURAL = (
    "<key>KEY</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key>"
    "<dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    "<key>NSStringFormatValueTypeKey</key><string>d</string>"
    "<key>other</key><string>TARGET</string></dict></dict>\n"
)

WRITERS: dict[str, tuple[str, Writer]] = {
    "text": ("txt", _markup("TARGET\n")),
    "csv": ("csv", _markup("KEY,SOURCE,TARGET\n", "ID,Source,Target\n",
                           quote=lambda text: '"' + text.replace('"', '""') + '"')),
    "tsv": ("tsv", _markup("KEY\tSOURCE\tTARGET\n", "ID\tSource\tTarget\n")),
    "spreadsheet": ("xlsx", lambda texts: office_files.xlsx(
        {"S": office_files.xlsx_rows(_rows(texts))})),
    "xliff": ("xlf", _XLIFF),
    "xliff_archive": ("mqxlz", _xliff_archive),
    "tmx": ("tmx", _markup(
        '<tu><tuv xml:lang="en"><seg>SOURCE</seg></tuv>'
        '<tuv xml:lang="es"><seg>TARGET</seg></tuv></tu>\n',
        f'{_XML}<tmx version="1.4"><header srclang="en"/><body>', "</body></tmx>", quote=escape)),
    "po": ("po", _markup("msgid SOURCE\nmsgstr TARGET\n\n", _PO_HEAD, quote=_quoted)),
    "qt_ts": ("ts", _markup(
        "<message><source>SOURCE</source><translation>TARGET</translation></message>\n",
        f'{_XML}<!DOCTYPE TS><TS version="2.1" language="es"><context><name>Main</name>',
        "</context></TS>", quote=escape)),
    "resx": ("resx", _markup(
        '<data name="KEY" xml:space="preserve"><value>TARGET</value></data>\n',
        f'{_XML}<root><resheader name="resmimetype"><value>text/microsoft-resx</value>'
        "</resheader>", "</root>", quote=escape)),
    "properties": ("properties", _markup("KEY = TARGET\n")),
    "android": ("xml", _markup('<string name="KEY">TARGET</string>\n', f"{_XML}<resources>",
                               "</resources>", quote=escape)),
    "ios_strings": ("strings", _markup('"KEY" = TARGET;\n', quote=_quoted)),
    "stringsdict": ("stringsdict", _markup(_PLURAL, f'{_XML}<plist version="1.0"><dict>',
                                           "</dict></plist>", quote=escape)),
    "string_catalog": ("xcstrings", _markup(
        '"KEY": {"localizations": {"es": {"stringUnit": '
        '{"state": "translated", "value": TARGET}}}}',
        '{"sourceLanguage": "en", "strings": {', '}, "version": "1.0"}', between=",\n",
        quote=_quoted)),
    "json": ("json", _markup('"KEY": TARGET', "{", "}", between=",\n", quote=_quoted)),
    "json_lines": ("jsonl", _markup('{"id": "KEY", "source": SOURCE, "target": TARGET}\n',
                                    quote=_quoted)),
    "yaml": ("yml", _markup("  KEY: TARGET\n", "es:\n", quote=_quoted)),
    "php": ("php", _markup("  'KEY' => TARGET,\n", "<?php\nreturn [\n", "];\n",
                           quote=_in_single_quotes)),
    "fluent": ("ftl", _markup("KEY = TARGET\n")),
    "ini": ("ini", _markup("KEY = TARGET\n", "[texts]\n")),
    "toml": ("toml", _markup("KEY = TARGET\n", "[texts]\n", quote=_quoted)),
    "html": ("html", _markup("<p>TARGET</p>\n", '<!DOCTYPE html><html lang="es"><body>',
                             "</body></html>", quote=escape)),
    "markdown": ("md", _markup("TARGET\n\n")),
    "subtitles": ("srt", _markup("KEY\n00:SECOND:00,000 --> 00:SECOND:30,000\nTARGET\n\n"
                                 .replace("KEY", "SECOND"))),
    "ttml": ("ttml", _markup(
        '<p begin="00:SECOND:00.000" end="00:SECOND:30.000">TARGET</p>\n',
        f'{_XML}<tt xmlns="http://www.w3.org/ns/ttml" xml:lang="es"><body><div>',
        "</div></body></tt>", quote=escape)),
    "docx": ("docx", lambda texts: office_files.docx(
        "".join(office_files.docx_paragraph(text.target) for text in texts))),
    "rtf": ("rtf", lambda texts: office_files.rtf(
        "".join(rf"\pard {text.target}\par " for text in texts))),
    "odt": ("odt", lambda texts: office_files.odt(
        "".join(office_files.odt_paragraph(text.target) for text in texts))),
    "pptx": ("pptx", _pptx),
    "wmt_xml": ("xml", _markup(
        '<doc origlang="en" id="KEY"><src lang="en"><p><seg id="1">SOURCE</seg></p></src>'
        '<ref lang="es" translator="A"><p><seg id="1">TARGET</seg></p></ref>'
        '<hyp system="s" lang="es"><p><seg id="1">TARGET</seg></p></hyp></doc>\n',
        f'{_XML}<dataset id="x"><collection id="g">', "</collection></dataset>", quote=escape)),
    "wmt_sgml": ("sgm", _markup(
        '<seg id="KEY">TARGET</seg>\n'.replace("KEY", "SECOND"),
        '<refset setid="x" srclang="en" trglang="es"><DOC sysid="A" docid="d"><p>',
        "</p></DOC></refset>", quote=escape)),
}  # fmt: skip
"""The extension and the writer of each format, by its name in the program."""

OTHER_ENDINGS: dict[str, tuple[str, Writer]] = {
    "xls": ("xls", lambda texts: office_files.xls(_cells(texts))),
    # The helper can only write records of less than 128 bytes.
    "xlsb": (
        "xlsb",
        lambda texts: office_files.xlsb(
            [(row, column, cell[:50]) for row, column, cell in _cells(texts)]
        ),
    ),
    "ods": ("ods", _ods),
    "sdlxliff": ("sdlxliff", _XLIFF),
    "vtt": ("vtt", _markup("00:SECOND:00.000 --> 00:SECOND:30.000\nTARGET\n\n", "WEBVTT\n\n")),
    "sbv": ("sbv", _markup("0:SECOND:00.000,0:SECOND:30.000\nTARGET\n\n")),
}
"""Further forms of the formats in `WRITERS`."""

DROPPED: dict[str, tuple[str, Writer]] = {
    "ttx": ("ttx", _markup(
        '<Tu><Tuv Lang="EN-US">SOURCE</Tuv><Tuv Lang="ES-ES">TARGET</Tuv></Tu>\n',
        '<?xml version="1.0"?><TRADOStag Version="2.0"><FrontMatter><UserSettings '
        'SourceLanguage="EN-US" TargetLanguage="ES-ES"/></FrontMatter><Body><Raw>',
        "</Raw></Body></TRADOStag>", quote=escape)),
    "wordfast_tm": ("txt", _markup(
        "20200101~120000\tA\t0\tEN-US\tSOURCE\tES-01\tTARGET\n",
        "%20200101~120000\t%UserID,A,A\t%TU=00000048\t%EN-US\t%Wordfast TM v.5\t%ES-01\t%---1\n")),
    "uncleaned": ("docx", lambda texts: office_files.docx("".join(
        office_files.docx_paragraph(f"{{0&gt;{text.source}&lt;}}0{{&gt;{text.target}&lt;0}}")
        for text in texts))),
    "microdvd": ("sub", _markup("{SECOND0}{SECOND9}TARGET\n")),
    "subviewer": ("sub", _markup(
        "00:SECOND:00.00,00:SECOND:30.00\nTARGET\n\n",
        "[INFORMATION]\n[TITLE]x\n[END INFORMATION]\n[SUBTITLE]\n")),
    "desktop": ("desktop", _markup("NameKEY[es]=TARGET\n", "[Desktop Entry]\nType=Application\n")),
}  # fmt: skip
"""Writers of formats that only earlier versions read."""
