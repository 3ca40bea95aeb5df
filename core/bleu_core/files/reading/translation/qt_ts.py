"""Qt Linguist: TS files."""

from __future__ import annotations

from collections.abc import Iterator

from bleu_core.files.contents import Contents, Format, KeyKind, UnitMark, UnitTable
from bleu_core.files.reading import xml_events as reading_xml_events
from bleu_core.files.reading.escapes import join_surrogates
from bleu_core.files.reading.keyed_units import KeyedUnits
from bleu_core.files.reading.raw import RawFile

# Types of messages that are no longer used in the program.
_GONE = ("obsolete", "vanished")


def read(raw: RawFile) -> Contents:
    """Read a TS file: a unit for each message, or for each of its plural forms."""
    text, encoding = reading_xml_events.xml_text(raw)
    raw.progress.check()
    reading_xml_events.check_root(raw, Format.QT_TS, text, "TS")
    messages = _Messages(raw)
    for event, element in reading_xml_events.xml_events(raw, Format.QT_TS, text):
        if event == "start":
            messages.start(element)
        else:
            messages.end(element)
    return raw.contents(Format.QT_TS, [messages.table()], encoding)


class _Messages:
    """The units of the messages so far."""

    def __init__(self, raw: RawFile) -> None:
        self._raw = raw
        self._contexts: list[str] = []
        self._languages: tuple[str | None, str | None] = (None, None)
        self._units = KeyedUnits()

    def start(self, element: reading_xml_events.Element) -> None:
        """Note context and languages of the messages that follow."""
        name = reading_xml_events.local_name(element)
        if name == "context":
            self._contexts.append("")
        elif name == "TS":
            self._languages = element.get("sourcelanguage"), element.get("language")

    def end(self, element: reading_xml_events.Element) -> None:
        """Add a message; free elements that are no longer needed."""
        name = reading_xml_events.local_name(element)
        if name == "message":
            self._add(element)
            reading_xml_events.release(element)
        elif name == "context":
            self._contexts.pop()
            reading_xml_events.release(element)
        elif name == "name" and reading_xml_events.local_name(element.getparent()) == "context":
            self._contexts[-1] = self._text(element)

    def _add(self, message: reading_xml_events.Element) -> None:
        parts = {reading_xml_events.local_name(part): part for part in message}
        translation = parts.get("translation")
        state = None if translation is None else translation.get("type")
        if state in _GONE:
            return
        source = self._text(parts.get("source"))
        key = message.get("id") or self._key(source, self._text(parts.get("comment")))
        is_plural = message.get("numerus") == "yes"
        for index, target in enumerate(self._forms(translation)):
            mark = UnitMark.NEEDS_REVIEW if target else UnitMark.NOT_TRANSLATED
            self._units.name_next(
                {name: self._text(parts.get(name)) for name in ("comment", "extracomment")}
            )
            self._units.add(
                f"{key} [{index}]" if is_plural else key,
                target,
                reading_xml_events.line_of(message),
                source=source,
                mark=mark if state == "unfinished" else None,
            )

    def _key(self, source: str, comment: str) -> str:
        context = self._contexts[-1] if self._contexts else ""
        return " | ".join(part for part in (context, source, comment) if part)

    def _forms(self, translation: reading_xml_events.Element | None) -> Iterator[str]:
        """Yield the text of each plural form; of length variants the first and longest."""
        forms = [] if translation is None else translation.findall("{*}numerusform")
        for form in forms or [translation]:
            variant = None if form is None else form.find("{*}lengthvariant")
            yield self._text(form if variant is None else variant)

    def _text(self, element: reading_xml_events.Element | None) -> str:
        """Return an element's text, including characters that XML cannot contain."""
        return "" if element is None else join_surrogates("".join(self._parts(element)))

    def _parts(self, element: reading_xml_events.Element) -> Iterator[str]:
        yield element.text or ""
        for child in element:
            if reading_xml_events.local_name(child) == "byte":
                yield self._character(child)
            else:
                yield from self._parts(child)
            yield child.tail or ""

    def _character(self, byte: reading_xml_events.Element) -> str:
        """Return the character of ``<byte value="x1b"/>``; without ``x`` the value is decimal."""
        value = byte.get("value", "")
        try:
            return chr(int(value[1:], 16) if value.startswith("x") else int(value))
        except (ValueError, OverflowError):
            raise self._raw.malformed(
                Format.QT_TS, reading_xml_events.line_of(byte), detail=f"byte value {value!r}"
            ) from None

    def table(self) -> UnitTable:
        """Return all units."""
        source_language, language = self._languages
        return self._units.table(language, source_language, KeyKind.MESSAGE)
