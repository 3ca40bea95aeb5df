"""Minimal office files, written without libraries so that they can contain anything."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping, Sequence
from io import BytesIO
from struct import iter_unpack, pack

_RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_SPREADSHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
_ODF = "urn:oasis:names:tc:opendocument:xmlns"


def archive(members: Mapping[str, str | bytes], compression: int = zipfile.ZIP_DEFLATED) -> bytes:
    """Return a ZIP archive; the same files always give the same bytes."""
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w") as file:
        for name, content in members.items():
            # A `ZipInfo` has a fixed date; a plain name would get the current time.
            file.writestr(zipfile.ZipInfo(name), content, compression)
    return buffer.getvalue()


def _relationships(**targets: str) -> str:
    links = "".join(
        f'<Relationship Id="r{number}" Type="{_OFFICE}/{kind.rstrip("0123456789")}" '
        f'Target="{target}"/>'
        for number, (kind, target) in enumerate(targets.items(), 1)
    )
    return f'<Relationships xmlns="{_RELATIONSHIPS}">{links}</Relationships>'


# XLSX


def xlsx(
    sheets: Mapping[str, str], *, hidden: str = "", after: str = "", **members: str | bytes
) -> bytes:
    """Return a workbook, from the content of each sheet's `sheetData`.

    `hidden` is the name of a hidden sheet; `after` is XML after the `sheetData` of each sheet.
    """
    names = "".join(
        f'<sheet name="{name}" sheetId="{number}" r:id="r{number}"'
        + (' state="hidden"/>' if name == hidden else "/>")
        for number, name in enumerate(sheets, 1)
    )
    parts = {f"worksheet{number}": f"s{number}.xml" for number in range(1, len(sheets) + 1)}
    contents = {
        f"xl/s{number}.xml": f'<worksheet xmlns="{_SPREADSHEET}"><sheetData>{rows}</sheetData>'
        f"{after}</worksheet>"
        for number, rows in enumerate(sheets.values(), 1)
    }
    return archive(
        {
            "_rels/.rels": _relationships(officeDocument="xl/workbook.xml"),
            "xl/_rels/workbook.xml.rels": _relationships(**parts),
            "xl/workbook.xml": f'<workbook xmlns="{_SPREADSHEET}" xmlns:r="{_OFFICE}"><sheets>'
            f"{names}</sheets></workbook>",
            **contents,
            **members,
        }
    )


def xlsx_cell(place: str, text: str = "x") -> str:
    return f'<c r="{place}" t="inlineStr"><is><t xml:space="preserve">{text}</t></is></c>'


def xlsx_rows(rows: Sequence[Sequence[str]]) -> str:
    return "".join(
        f'<row r="{line}">'
        + "".join(xlsx_cell(f"{chr(ord('A') + i)}{line}", cell) for i, cell in enumerate(row))
        + "</row>"
        for line, row in enumerate(rows, 1)
    )


# XLSB


def _record(kind: int, data: bytes = b"") -> bytes:
    number = bytes([kind]) if kind < 0x80 else bytes([kind & 0x7F | 0x80, kind >> 7])
    return number + bytes([len(data)]) + data


def _wide(text: str) -> bytes:
    return pack("<I", len(text)) + text.encode("utf-16-le")


def xlsb(cells: Sequence[tuple[int, int, str]]) -> bytes:
    """Return a workbook of one sheet, from the row, column (from 0) and text of each cell."""
    sheet = _record(0x81) + _record(0x94, bytes(16)) + _record(0x91)
    for row, column, text in cells:
        sheet += _record(0, pack("<I", row) + bytes(13))
        sheet += _record(6, pack("<II", column, 0) + _wide(text))
    book = _record(0x83) + _record(0x99, bytes(8)) + _record(0x8F)
    book += _record(0x9C, pack("<II", 0, 1) + _wide("r1") + _wide("S")) + _record(0x90)
    return archive(
        {
            "xl/workbook.bin": book + _record(0x84),
            "xl/_rels/workbook.bin.rels": _relationships(worksheet="worksheets/sheet1.bin"),
            "xl/worksheets/sheet1.bin": sheet + _record(0x92) + _record(0x82),
        }
    )


# XLS


def _old_record(kind: int, data: bytes = b"") -> bytes:
    return pack("<HH", kind, len(data)) + data


def xls(
    cells: Sequence[tuple[int, int, str]],
    *,
    before: bytes = b"",
    in_book: bytes = b"",
    small: bool = False,
    kind: int = 0,
) -> bytes:
    """Return a workbook of one sheet, from the row, column (from 0) and text of each cell.

    The kind of a normal sheet is 0, that of a macro sheet 1. `in_book` has records of the book,
    `before` records before the cells. A small workbook is stored in small sectors.
    """
    start = _old_record(0x0809, pack("<HHII", 0x0600, 0x0005, 0, 0)) + in_book
    sheet = _old_record(0x0809, pack("<HHII", 0x0600, 0x0010, 0, 0)) + before
    for row, column, text in cells:
        data = pack("<HHH", row, column, 0) + pack("<HB", len(text), 1) + text.encode("utf-16-le")
        sheet += _old_record(0x0204, data)
    place = len(start) + 4 + 9 + 4
    start += _old_record(0x0085, pack("<IBBBB", place, 0, kind, 1, 0) + b"S")
    stream = start + _old_record(0x000A) + sheet + _old_record(0x000A)
    return compound_file("Workbook", stream if small else stream.ljust(4096, b"\0"))


def old_record(kind: int, data: bytes) -> bytes:
    return _old_record(kind, data)


def compound_file(name: str, stream: bytes, *, circle: bool = False) -> bytes:
    """Return an OLE file with one stream."""
    free, end, table_sector = 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFD
    size = len(stream)
    is_small = size < 4096
    sectors = [stream[start : start + 512].ljust(512, b"\0") for start in range(0, size, 512)]
    # Sector 0 is the table, 1 the directory, 2 the table of small sectors, then the stream.
    chain = [table_sector, end, end, *range(4, 3 + len(sectors)), end]
    if circle:
        chain[-1] = 3
    small = [*range(1, -(-size // 64)), end] if is_small else []
    entries = [
        ("Root Entry", 5, 3 if is_small else end, size),
        (name, 2, 0 if is_small else 3, size),
    ]
    directory = b""
    for entry, kind, first, length in entries:
        wide = entry.encode("utf-16-le") + b"\0\0"
        directory += wide.ljust(64, b"\0") + pack("<HBB", len(wide), kind, 1)
        directory += pack("<III", free, free, 1 if kind == 5 else free) + bytes(36)
        directory += pack("<IQ", first, length)
    header = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16)
    header += pack("<HHHHH", 0x3E, 3, 0xFFFE, 9, 6) + bytes(6)
    header += pack("<IIIIIIIII", 0, 1, 1, 0, 4096, 2, 1, end, 0)
    header += pack("<109I", 0, *[free] * 108)

    def table(numbers: Sequence[int]) -> bytes:
        return pack("<128I", *numbers, *[free] * (128 - len(numbers)))

    return header + table(chain) + directory.ljust(512, b"\0") + table(small) + b"".join(sectors)


# ODS


def ods(tables: str, manifest: str = "", **members: str | bytes) -> bytes:
    """Return a workbook, from its tables as XML."""
    names = "".join(f' xmlns:{name}="{_ODF}:{name}:1.0"' for name in ("office", "table", "text"))
    return archive(
        {
            "mimetype": "application/vnd.oasis.opendocument.spreadsheet",
            "META-INF/manifest.xml": f'<manifest xmlns="{_ODF}:manifest:1.0">{manifest}</manifest>',
            "content.xml": f"<office:document-content{names}><office:body><office:spreadsheet>"
            f"{tables}</office:spreadsheet></office:body></office:document-content>",
            **members,
        }
    )


def ods_table(rows: str, name: str = "S") -> str:
    return f'<table:table table:name="{name}">{rows}</table:table>'


def ods_row(*cells: str, repeated: int = 1) -> str:
    start = f'<table:table-row table:number-rows-repeated="{repeated}">'
    return f"{start}{''.join(cells)}</table:table-row>"


def ods_cell(shown: str = "", *, repeated: int = 1, **values: str) -> str:
    attributes = "".join(
        f' office:{name.replace("_", "-")}="{value}"' for name, value in values.items()
    )
    text = f"<text:p>{shown}</text:p>" if shown else ""
    start = f'<table:table-cell table:number-columns-repeated="{repeated}"{attributes}>'
    return f"{start}{text}</table:table-cell>"


# DOCX


def docx(
    body: str, *, part: str = "word/document.xml", macros: bool = False, styles: str = ""
) -> bytes:
    """Return a document; its body and its styles are given as XML."""
    kind = "application/vnd.ms-word.document.macroEnabled" if macros else "application/x.document"
    return archive(
        {
            "[Content_Types].xml": f"<Types><Default ContentType='{kind}.main+xml'/></Types>",
            "_rels/.rels": _relationships(officeDocument=part),
            part: f'<w:document xmlns:w="{_WORD}" xmlns:mc="urn:mc"><w:body>{body}<w:sectPr/>'
            "</w:body></w:document>",
            "word/styles.xml": f'<w:styles xmlns:w="{_WORD}">{styles}</w:styles>',
            "word/vbaProject.bin": b"\xd0\xcf\x11\xe0" if macros else b"",
        }
    )


def docx_paragraph(*texts: str) -> str:
    return f"<w:p>{''.join(map(docx_run, texts))}</w:p>"


def docx_run(text: str) -> str:
    return f'<w:r><w:t xml:space="preserve">{text}</w:t></w:r>'


def docx_table(*rows: Sequence[str]) -> str:
    """Return a table, from cells as text, or as XML of paragraphs and properties."""
    return "<w:tbl>" + "".join(map(docx_row, rows)) + "</w:tbl>"


def docx_row(cells: Sequence[str]) -> str:
    inside = (cell if cell.startswith("<") else docx_paragraph(cell) for cell in cells)
    return "<w:tr>" + "".join(f"<w:tc>{cell}</w:tc>" for cell in inside) + "</w:tr>"


# RTF


def rtf(body: str, *, start: str = r"\ansi\ansicpg1252\deff0{\fonttbl{\f0 Arial;}}") -> bytes:
    """Return a document, from its body as RTF, in which other characters need no escapes."""
    text = "".join(char if char.isascii() else _rtf_character(char) for char in body)
    return f"{{\\rtf1{start}{text}}}".encode("ascii")


def _rtf_character(char: str) -> str:
    units = char.encode("utf-16-le")
    return "".join(f"\\u{unit[0]}?" for unit in iter_unpack("<h", units))


def rtf_row(cells: Sequence[str], *, edges: Sequence[int] = ()) -> str:
    """Return a row, from cells as RTF; `edges` are the right edges of the cells."""
    ends = edges or [1000 * number for number in range(1, len(cells) + 1)]
    start = r"\trowd" + "".join(rf"\cellx{end}" for end in ends)
    return start + "".join(rf"\pard\intbl {cell}\cell" for cell in cells) + r"\row "


# ODT


def odt(body: str, manifest: str = "", **members: str | bytes) -> bytes:
    """Return a document; its body is given as XML."""
    spaces = {name: f"{_ODF}:{name}:1.0" for name in ("office", "table", "text")}
    spaces["draw"] = f"{_ODF}:drawing:1.0"
    names = "".join(f' xmlns:{name}="{space}"' for name, space in spaces.items())
    return archive(
        {
            "mimetype": "application/vnd.oasis.opendocument.text",
            "META-INF/manifest.xml": f'<manifest xmlns="{_ODF}:manifest:1.0">{manifest}</manifest>',
            "content.xml": f"<office:document-content{names}><office:body><office:text>"
            f"{body}</office:text></office:body></office:document-content>",
            **members,
        }
    )


def odt_paragraph(text: str) -> str:
    return f"<text:p>{text}</text:p>"


def odt_table(*rows: Sequence[str]) -> str:
    """Return a table, from cells as text, or as XML of paragraphs."""
    inside = "".join(
        "<table:table-row>"
        + "".join(
            f"<table:table-cell>{cell if cell.startswith('<') else odt_paragraph(cell)}"
            "</table:table-cell>"
            for cell in row
        )
        + "</table:table-row>"
        for row in rows
    )
    return f"<table:table>{inside}</table:table>"


# PPTX


def pptx(
    slides: Sequence[str], *, notes: Mapping[int, str] | None = None, **members: str | bytes
) -> bytes:
    """Return a presentation, from slides and notes as XML of shapes.

    The last slide is stored first. `notes` has the notes of slides by number, from 0.
    """
    notes = notes or {}
    count = len(slides)
    kinds = {f"slide{number}": f"slides/s{count - number}.xml" for number in range(count)}
    order = "".join(f'<p:sldId id="{256 + n}" r:id="r{n + 1}"/>' for n in range(count))
    spaces = f'xmlns:p="urn:p" xmlns:a="urn:a" xmlns:r="{_OFFICE}" xmlns:d="urn:d"'
    parts: dict[str, str | bytes] = {}
    for number, slide in enumerate(slides):
        name = f"s{count - number}"
        parts[f"ppt/slides/{name}.xml"] = f"<p:sld {spaces}><p:spTree>{slide}</p:spTree></p:sld>"
        linked = {"diagramData": "../diagrams/data1.xml"}
        if number in notes:
            linked["notesSlide"] = f"../notesSlides/{name}.xml"
            parts[f"ppt/notesSlides/{name}.xml"] = (
                f"<p:notes {spaces}><p:spTree>{notes[number]}</p:spTree></p:notes>"
            )
        parts[f"ppt/slides/_rels/{name}.xml.rels"] = _relationships(**linked)
    return archive(
        {
            "_rels/.rels": _relationships(officeDocument="ppt/presentation.xml"),
            "ppt/_rels/presentation.xml.rels": _relationships(**kinds),
            "ppt/presentation.xml": f"<p:presentation {spaces}><p:sldIdLst>{order}</p:sldIdLst>"
            "</p:presentation>",
            **parts,
            **members,
        }
    )


def pptx_shape(*paragraphs: str, kind: str = "") -> str:
    """Return a shape, from paragraphs as text, or as XML of runs."""
    holder = f'<p:nvSpPr><p:nvPr><p:ph type="{kind}"/></p:nvPr></p:nvSpPr>' if kind else ""
    return f"<p:sp>{holder}<p:txBody><a:bodyPr/>{_slide_texts(paragraphs)}</p:txBody></p:sp>"


def pptx_table(*rows: Sequence[str]) -> str:
    inside = "".join(
        "<a:tr>"
        + "".join(f"<a:tc><a:txBody>{_slide_texts([cell])}</a:txBody></a:tc>" for cell in row)
        + "</a:tr>"
        for row in rows
    )
    return f"<p:graphicFrame><a:graphic><a:tbl>{inside}</a:tbl></a:graphic></p:graphicFrame>"


def _slide_texts(paragraphs: Sequence[str]) -> str:
    return "".join(
        f"<a:p>{text if text.startswith('<') else pptx_run(text)}</a:p>" for text in paragraphs
    )


def pptx_run(text: str) -> str:
    return f"<a:r><a:rPr/><a:t>{text}</a:t></a:r>"
