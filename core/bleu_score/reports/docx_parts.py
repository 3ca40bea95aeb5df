"""The parts of a Word document around its text: styles, settings, page numbers, properties."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from html import escape

from bleu_core.files.reading.documents.own_tables import BREAK_STYLE, HEADING_STYLES, TAG_STYLE

NAMESPACE = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
W = f"{{{NAMESPACE}}}"
_RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
R = f"{{{_RELATIONSHIPS}}}"
FOOTER = "rId3"
"""The relation from the text to the numbers of pages."""

SIGN_STYLE = "SegmentSign"
"""The character style of a sign for a character that XML cannot hold."""

_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_TYPES = "application/vnd.openxmlformats-officedocument.wordprocessingml"
_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_GRAY = "7F7F7F"
_KNOWN_TO_WORD = ("Title", "heading 1", "heading 2")
_FONTS = {
    "zh-CN": "Microsoft YaHei",
    "zh-TW": "Microsoft JhengHei",
    "zh-HK": "Microsoft JhengHei",
    "ja-JP": "Yu Gothic",
    "ko-KR": "Malgun Gothic",
}


@dataclass(frozen=True)
class TextStyle:
    """The style of the paragraphs of one text.

    Attributes
    ----------
    name
        Its name in the document.
    language
        The tag of its language, as Word knows it; empty if it is not known.
    is_right_to_left
        Whether its paragraphs run from right to left.
    """

    name: str
    language: str
    is_right_to_left: bool

    @property
    def font(self) -> str:
        """The font of its East Asian characters, whose forms differ; empty for another language."""
        return _FONTS.get(self.language, "")


def parts_around(
    *, title: str, program: str, made: datetime, language: str, styles: Iterable[TextStyle]
) -> dict[str, bytes]:
    """Return the parts of a document but its text, by their names.

    Parameters
    ----------
    language
        The tag of the language of its own words.
    styles
        The styles of texts.
    """
    relations = {
        "rId1": ("styles", "styles.xml"),
        "rId2": ("settings", "settings.xml"),
        FOOTER: ("footer", "footer.xml"),
    }
    parts = {
        "[Content_Types].xml": _content_types(),
        "_rels/.rels": _relations(
            {
                "rId1": (f"{_RELATIONSHIPS}/officeDocument", "word/document.xml"),
                "rId2": (f"{_PACKAGE}/relationships/metadata/core-properties", "docProps/core.xml"),
            }
        ),
        "docProps/core.xml": _properties(title, program, made),
        "word/_rels/document.xml.rels": _relations(
            {own: (f"{_RELATIONSHIPS}/{kind}", name) for own, (kind, name) in relations.items()}
        ),
        "word/settings.xml": _settings(),
        "word/footer.xml": _footer(),
        "word/styles.xml": _styles(language, styles),
    }
    return {name: (_HEAD + text).encode() for name, text in parts.items()}


def _content_types() -> str:
    overrides = {
        "/word/document.xml": f"{_TYPES}.document.main+xml",
        "/word/styles.xml": f"{_TYPES}.styles+xml",
        "/word/settings.xml": f"{_TYPES}.settings+xml",
        "/word/footer.xml": f"{_TYPES}.footer+xml",
        "/docProps/core.xml": "application/vnd.openxmlformats-package.core-properties+xml",
    }
    return (
        f'<Types xmlns="{_PACKAGE}/content-types">'
        '<Default Extension="rels" '
        'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        + "".join(
            f'<Override PartName="{name}" ContentType="{kind}"/>'
            for name, kind in overrides.items()
        )
        + "</Types>"
    )


def _relations(relations: dict[str, tuple[str, str]]) -> str:
    return (
        f'<Relationships xmlns="{_PACKAGE}/relationships">'
        + "".join(
            f'<Relationship Id="{own}" Type="{kind}" Target="{target}"/>'
            for own, (kind, target) in relations.items()
        )
        + "</Relationships>"
    )


def _properties(title: str, program: str, made: datetime) -> str:
    return (
        f'<cp:coreProperties xmlns:cp="{_PACKAGE}/metadata/core-properties" '
        'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" '
        'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">'
        f"<dc:title>{escape(title)}</dc:title><dc:creator>{escape(program)}</dc:creator>"
        f'<dcterms:created xsi:type="dcterms:W3CDTF">{made:%Y-%m-%dT%H:%M:%SZ}</dcterms:created>'
        "</cp:coreProperties>"
    )


def _settings() -> str:
    # Without this, Word shows the document as one of an old version.
    return (
        f'<w:settings xmlns:w="{NAMESPACE}"><w:compat><w:compatSetting '
        'w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" '
        'w:val="15"/></w:compat></w:settings>'
    )


def _footer() -> str:
    page, pages = (
        f'<w:fldSimple w:instr="{name}"><w:r><w:t>1</w:t></w:r></w:fldSimple>'
        for name in ("PAGE", "NUMPAGES")
    )
    return (
        f'<w:ftr xmlns:w="{NAMESPACE}"><w:p><w:pPr><w:pStyle w:val="Note"/>'
        f'<w:jc w:val="center"/></w:pPr>{page}<w:r><w:t xml:space="preserve"> / </w:t></w:r>'
        f"{pages}</w:p></w:ftr>"
    )


def _styles(language: str, styles: Iterable[TextStyle]) -> str:
    east_asian = {"zh-Hans": "zh-CN", "zh-Hant": "zh-TW"}.get(language, "zh-CN")
    font = "Microsoft JhengHei" if east_asian == "zh-TW" else "Microsoft YaHei"
    own = "en-US" if language.startswith("zh") or language == "en" else language
    return (
        f'<w:styles xmlns:w="{NAMESPACE}"><w:docDefaults><w:rPrDefault><w:rPr>'
        f'<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="{font}" w:cs="Arial"/>'
        '<w:sz w:val="20"/><w:szCs w:val="20"/>'
        f'<w:lang w:val="{own}" w:eastAsia="{east_asian}" w:bidi="ar-SA"/>'
        '</w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="80"/></w:pPr>'
        "</w:pPrDefault></w:docDefaults>"
        '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/>'
        "<w:qFormat/></w:style>"
        + _paragraph_style("Title", "Title", "", _big(36))
        + _paragraph_style("Figure", "Figure", "", _big(56))
        + _paragraph_style("Lead", "Lead", "", _big(26))
        + _paragraph_style(
            "Heading1",
            "heading 1",
            '<w:keepNext/><w:pageBreakBefore/><w:outlineLvl w:val="0"/>',
            _big(28),
        )
        + _paragraph_style(
            "Heading2",
            "heading 2",
            '<w:keepNext/><w:spacing w:before="200"/><w:outlineLvl w:val="1"/>',
            _big(22),
        )
        + _paragraph_style(
            "Note", "Note", "", f'<w:color w:val="{_GRAY}"/><w:sz w:val="16"/><w:szCs w:val="16"/>'
        )
        + "".join(map(_text_style, styles))
        + "".join(
            _paragraph_style(style, style, "", "<w:b/><w:bCs/>")
            for style in HEADING_STYLES.values()
        )
        + "".join(_gray(name) for name in (TAG_STYLE, BREAK_STYLE, SIGN_STYLE))
        + _lines()
        + "</w:styles>"
    )


def _big(size: int) -> str:
    return f'<w:b/><w:bCs/><w:sz w:val="{size}"/><w:szCs w:val="{size}"/>'


def _paragraph_style(style: str, name: str, paragraph: str, run: str) -> str:
    own = "" if name in _KNOWN_TO_WORD else ' w:customStyle="1"'
    return (
        f'<w:style w:type="paragraph"{own} w:styleId="{style}"><w:name w:val="{name}"/>'
        f'<w:basedOn w:val="Normal"/><w:pPr>{paragraph}</w:pPr><w:rPr>{run}</w:rPr></w:style>'
    )


def _text_style(style: TextStyle) -> str:
    run = ""
    if style.font:
        run = f'<w:rFonts w:eastAsia="{style.font}" w:hint="eastAsia"/>'
    if style.language:
        which = "eastAsia" if style.font else "bidi" if style.is_right_to_left else "val"
        run += f'<w:lang w:{which}="{escape(style.language)}"/>'
    paragraph = "<w:bidi/>" if style.is_right_to_left else ""
    return _paragraph_style(style.name, style.name, paragraph, run)


def _gray(name: str) -> str:
    """Return the style of what is no text: words in it are not checked for their spelling."""
    return (
        f'<w:style w:type="character" w:customStyle="1" w:styleId="{name}">'
        f'<w:name w:val="{name}"/><w:rPr><w:noProof/><w:color w:val="{_GRAY}"/></w:rPr></w:style>'
    )


def _lines() -> str:
    """Return the style of tables: hairlines between all cells."""
    sides = "".join(
        f'<w:{side} w:val="single" w:sz="4" w:space="0" w:color="BFBFBF"/>'
        for side in ("top", "left", "bottom", "right", "insideH", "insideV")
    )
    margins = "".join(
        f'<w:{side} w:w="{width}" w:type="dxa"/>'
        for side, width in (("top", 40), ("left", 90), ("bottom", 40), ("right", 90))
    )
    return (
        '<w:style w:type="table" w:customStyle="1" w:styleId="Lines"><w:name w:val="Lines"/>'
        '<w:pPr><w:spacing w:after="0"/></w:pPr>'
        f"<w:tblPr><w:tblBorders>{sides}</w:tblBorders>"
        f"<w:tblCellMar>{margins}</w:tblCellMar></w:tblPr></w:style>"
    )
