"""Minimal files of formats whose readers need a library, created without these libraries."""

from __future__ import annotations

import gzip
import io
import zipfile

TEXTS = ("The cat sits on the mat.", "A dog runs along the road today.")


def archive(members: dict[str, str]) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, text in members.items():
            packed.writestr(name, text)
    return stream.getvalue()


def spreadsheet() -> bytes:
    rows = "".join(
        f'<row r="{row}"><c r="A{row}" t="inlineStr"><is><t>{text}</t></is></c></row>'
        for row, text in enumerate(TEXTS, 1)
    )
    main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    package = "http://schemas.openxmlformats.org/package/2006"
    return archive(
        {
            "[Content_Types].xml": f'<Types xmlns="{package}/content-types">'
            '<Default Extension="rels" '
            'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
            '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-'
            'officedocument.spreadsheetml.sheet.main+xml"/></Types>',
            "_rels/.rels": f'<Relationships xmlns="{package}/relationships"><Relationship Id="r" '
            f'Type="{office}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
            "xl/workbook.xml": f'<workbook xmlns="{main}" xmlns:r="{office}"><sheets>'
            '<sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>',
            "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{package}/relationships">'
            f'<Relationship Id="r1" Type="{office}/worksheet" Target="worksheets/s.xml"/>'
            "</Relationships>",
            "xl/worksheets/s.xml": f'<worksheet xmlns="{main}"><sheetData>{rows}</sheetData>'
            "</worksheet>",
        }
    )


def word_document() -> bytes:
    word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
    office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    package = "http://schemas.openxmlformats.org/package/2006"
    paragraphs = "".join(f"<w:p><w:r><w:t>{text}</w:t></w:r></w:p>" for text in TEXTS)
    return archive(
        {
            "[Content_Types].xml": f'<Types xmlns="{package}/content-types">'
            '<Default Extension="rels" '
            'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
            '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-'
            'officedocument.wordprocessingml.document.main+xml"/></Types>',
            "_rels/.rels": f'<Relationships xmlns="{package}/relationships"><Relationship Id="r" '
            f'Type="{office}/officeDocument" Target="word/document.xml"/></Relationships>',
            "word/document.xml": f'<w:document xmlns:w="{word}"><w:body>{paragraphs}</w:body>'
            "</w:document>",
        }
    )


def files_of_formats() -> dict[str, bytes]:
    """Return a small file for each library used to read files."""
    xliff = "".join(
        f'<trans-unit id="{number}"><source>x</source><target>{text}</target></trans-unit>'
        for number, text in enumerate(TEXTS)
    )
    cues = "\n\n".join(
        f"{number}\n00:00:0{number},000 --> 00:00:0{number},900\n{text}"
        for number, text in enumerate(TEXTS, 1)
    )
    bilingual = (
        '<xliff version="1.2"><file original="f" source-language="en" target-language="en" '
        f'datatype="x"><body>{xliff}</body></file></xliff>'
    )
    return {
        "f.xliff": bilingual.encode(),
        "f.mqxlz": archive({"document.mqxliff": bilingual}),
        "f.srt": cues.encode(),
        "f.xlsx": spreadsheet(),
        "f.docx": word_document(),
        "f.yml": f"en:\n  a: {TEXTS[0]}\n  b: {TEXTS[1]}\n".encode(),
        "f.ftl": f"a = {TEXTS[0]}\nb = {TEXTS[1]}\n".encode(),
        "f.html": f"<!DOCTYPE html><p>{TEXTS[0]}<p>{TEXTS[1]}".encode(),
        "f.md": f"# {TEXTS[0]}\n\n{TEXTS[1]}\n".encode(),
        "f.txt.gz": gzip.compress("\n".join(TEXTS).encode()),
    }
