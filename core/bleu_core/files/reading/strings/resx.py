""".NET resources: RESX and RESW files."""

from __future__ import annotations

from bleu_core.files.contents import Contents, Format
from bleu_core.files.reading import xml_events as reading_xml_events
from bleu_core.files.reading.keyed_units import KeyedUnits
from bleu_core.files.reading.raw import RawFile

# Start of the names of the form designer's own data, such as ">>button1.Parent". But "$this.Text",
# the title of a form, is text; other members of "$this" have other types.
_DESIGNER = ">>"
_STRING_TYPE = "System.String"


def read(raw: RawFile) -> Contents:
    """Read a RESX or RESW file: a unit for each string. Leaves out images, sizes and the like."""
    text, encoding = reading_xml_events.xml_text(raw)
    raw.progress.check()
    reading_xml_events.check_root(raw, Format.RESX, text, "root")
    units = KeyedUnits()
    for element in reading_xml_events.members_of_root(raw, Format.RESX, text):
        if _is_string(element):
            units.name_next({"comment": element.findtext("{*}comment")})
            line = reading_xml_events.line_of(element)
            units.add(element.get("name", ""), _value(element), line)
    return raw.contents(Format.RESX, [units.table()], encoding)


def _is_string(element: reading_xml_events.Element) -> bool:
    kind = (element.get("type") or _STRING_TYPE).partition(",")[0].strip()
    return (
        reading_xml_events.local_name(element) == "data"
        and kind == _STRING_TYPE
        and not element.get("mimetype")
        and not element.get("name", "").startswith(_DESIGNER)
    )


def _value(data: reading_xml_events.Element) -> str:
    """Return the untrimmed text. White space alone counts only with ``xml:space="preserve"``."""
    value = data.find("{*}value")
    if value is None:
        return ""
    text = "".join(value.itertext())
    said = (
        element.get(reading_xml_events.XML_SPACE) for element in (value, *value.iterancestors())
    )
    if not text.strip(" \t\r\n") and next(filter(None, said), None) != "preserve":
        return ""
    return text
