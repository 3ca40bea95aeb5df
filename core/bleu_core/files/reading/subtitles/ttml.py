"""TTML: DFXP, IMSC, EBU-TT, SMPTE-TT and iTunes Timed Text.

pysubs2 refuses cues without an end, sequences and SMPTE clocks, which is a fifth of the W3C's tests
of IMSC, and drops paragraphs with times in their spans only.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction

from bleu_core.files.contents import Cell, Contents, Format, Part, Tag, make_cell
from bleu_core.files.errors import FileUnsupported
from bleu_core.files.reading import xml_events as reading_xml_events
from bleu_core.files.reading.inline_tags import join_texts
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.subtitles.cues import Cue, table_of
from bleu_core.files.reading.subtitles.rolling import spoken_once
from bleu_core.files.reading.subtitles.ttml_times import Clock, Span

_CONTAINERS = ("body", "div")
# Not shown, or not text.
_NO_TEXT = ("metadata", "set", "animate", "image", "audio", "data", "title", "desc", "copyright")
_READINGS = ("text", "textContainer", "delimiter")
_STYLES = {
    "fontStyle": ("italic", "i"),
    "fontWeight": ("bold", "b"),
    "textDecoration": ("underline", "u"),
}
# If at least one in this many cues is in a second language, the cues in it are another text.
_FOREIGN = 5
_XML_ID = "{http://www.w3.org/XML/1998/namespace}id"
_SPACES = re.compile(r"[ \t\r\n]+")
_BREAK = Tag("br", "<br/>", is_break=True)


def read(raw: RawFile) -> Contents:
    """Read TTML: a unit for each paragraph, ordered by time.

    A paragraph without times whose text is all in spans with times becomes a unit for each span.
    Line breaks and spans become tags.
    """
    text, encoding = reading_xml_events.xml_text(raw)
    raw.progress.check()
    reading_xml_events.check_root(raw, Format.TTML, text, "tt")
    document = _Document(raw, reading_xml_events.start_lines(text, "p"))
    for event, element in reading_xml_events.xml_events(raw, Format.TTML, text):
        if event == "start":
            document.start(element)
        else:
            document.end(element)
    languages = document.languages.most_common()
    if len(languages) > 1 and languages[1][1] * _FOREIGN >= len(document.cues):
        # Each language is a separate text, and no address can select one.
        names = ", ".join(sorted(name for name, _ in languages))
        raise FileUnsupported(raw.path, f"TTML: {names}")
    cues = spoken_once(document.cues)
    table = table_of(raw, cues, languages[0][0] if languages else None)
    return raw.contents(Format.TTML, [table], encoding)


class _Document:
    """The cues so far.

    Attributes
    ----------
    cues
        The cues in the order of the file.
    languages
        Number of cues in each language.
    """

    def __init__(self, raw: RawFile, lines: Iterator[int]) -> None:
        self.cues: list[Cue] = []
        self.languages: Counter[str] = Counter()
        self._raw = raw
        self._lines = lines
        self._line = 0
        self._clock = Clock()
        self._around = [Span.unlimited()]
        self._namespace = ""
        self._styles: dict[str, str] = {}

    def start(self, element: reading_xml_events.Element) -> None:
        """Note the clock, and the times of elements around paragraphs."""
        name = reading_xml_events.local_name(element)
        if name == "tt":
            self._namespace = _namespace(element)
            try:
                self._clock = Clock.of(element)
            except ValueError as error:
                raise self._raw.malformed(
                    Format.TTML, reading_xml_events.line_of(element), detail=str(error)
                ) from None
        elif name in _CONTAINERS:
            self._around.append(self._span(element, self._around[-1]))
        elif name == "p":
            self._line = next(self._lines, reading_xml_events.line_of(element))

    def end(self, element: reading_xml_events.Element) -> None:
        """Add a paragraph; free elements that are no longer needed."""
        name = reading_xml_events.local_name(element)
        if name == "p" and len(self._around) > 1:
            if _namespace(element) == self._namespace:
                self._add(element)
            reading_xml_events.release(element)
        elif name in _CONTAINERS:
            span = self._around.pop()
            self._around[-1].close(span)
            reading_xml_events.release(element)
        elif name == "style" and (identity := element.get(_XML_ID)):
            self._styles[identity] = self._style(element)

    def _span(self, element: reading_xml_events.Element, around: Span) -> Span:
        try:
            return around.within(element, self._clock)
        except ValueError as error:
            raise self._raw.malformed(
                Format.TTML, reading_xml_events.line_of(element), detail=str(error)
            ) from None

    def _add(self, paragraph: reading_xml_events.Element) -> None:
        span = self._span(paragraph, self._around[-1])
        timed = self._timed_spans(paragraph, span)
        for own, element in timed or [(span, paragraph)]:
            self._add_cue(own, element)
            span.latest = max(span.latest, own.latest if own.end is None else own.end)
        self._around[-1].close(span)

    def _add_cue(self, span: Span, element: reading_xml_events.Element) -> None:
        cell = self._cell(element)
        if not cell:
            return
        end = None if span.end is None else _milliseconds(max(span.begin, span.end))
        self.cues.append(Cue(self._line, _milliseconds(span.begin), end, cell))
        if language := _inherited(element, reading_xml_events.XML_LANG):
            self.languages[language] += 1

    def _timed_spans(
        self, paragraph: reading_xml_events.Element, around: Span
    ) -> list[tuple[Span, reading_xml_events.Element]]:
        """Return the timed spans of a paragraph without times; none if other text is beside them.

        Timed spans in a paragraph with times are words that light up one after the other.
        """
        if around.is_timed:
            return []
        spans = [child for child in paragraph if reading_xml_events.local_name(child) == "span"]
        besides = [paragraph.text, *(child.tail for child in paragraph)]
        if any(text and not text.isspace() for text in besides):
            return []
        found = []
        for child in spans:
            span = self._span(child, around)
            around.close(span)
            found.append((span, child))
        return found if all(span.is_timed for span, _ in found) else []

    def _cell(self, element: reading_xml_events.Element) -> Cell:
        keeps_spaces = _inherited(element, reading_xml_events.XML_SPACE) == "preserve"
        pieces: list[Part] = []
        for piece in self._pieces(element):
            if isinstance(piece, Tag) or not keeps_spaces:
                pieces.append(piece if isinstance(piece, Tag) else _SPACES.sub(" ", piece))
                continue
            for number, line in enumerate(piece.split("\n")):
                pieces += [_BREAK, line] if number else [line]
        return make_cell(join_texts(_trimmed(pieces, keeps_spaces=keeps_spaces)))

    def _pieces(self, element: reading_xml_events.Element) -> Iterator[Part]:
        yield element.text or ""
        for child in element:
            name = reading_xml_events.local_name(child)
            if name == "br":
                yield _BREAK
            elif name and name not in _NO_TEXT:
                yield from self._span_pieces(child, name)
            yield child.tail or ""

    def _span_pieces(self, element: reading_xml_events.Element, name: str) -> Iterator[Part]:
        if any(str(key).endswith("}ruby") and value in _READINGS for key, value in element.items()):
            # The pronunciation of characters is not text.
            yield Tag("rt", "".join(element.itertext()))
            return
        name = self._style(element) or name
        yield Tag(name, f"<{name}>")
        yield from self._pieces(element)
        yield Tag(f"/{name}", f"</{name}>")

    def _style(self, element: reading_xml_events.Element) -> str:
        """Return the most visible style of an element: ``i``, ``b`` or ``u``; empty if none."""
        for key, value in element.attrib.items():
            expected, name = _STYLES.get(str(key).rpartition("}")[2], ("", ""))
            if name and str(value).strip() == expected:
                return name
        references = str(element.get("style", "")).split()
        return next(filter(None, (self._styles.get(one) for one in references)), "")


def _namespace(element: reading_xml_events.Element) -> str:
    return str(element.tag).rpartition("}")[0]


def _inherited(element: reading_xml_events.Element, attribute: str) -> str:
    """Return an attribute of an element or the closest one around it that has it."""
    while element is not None:
        value = element.get(attribute)
        if value is not None:
            return str(value)
        element = element.getparent()
    return ""


def _trimmed(pieces: Iterable[Part], *, keeps_spaces: bool) -> Iterator[Part]:
    """Yield pieces without white space at the ends of lines, and without breaks around them all.

    Unless all white space counts, white space between words is one space, even across tags.
    """
    waiting: list[Part] = []
    space = ""
    has_text = is_inside = False
    for piece in pieces:
        if isinstance(piece, Tag):
            if not piece.is_break:
                waiting.append(piece)
            elif has_text:
                waiting.append(piece)
                space, is_inside = "", False
            continue
        text = piece.strip(" \t\r\n")
        if not text:
            space = space or (piece if is_inside else "")
            continue
        before = piece[: len(piece) - len(piece.lstrip(" \t\r\n"))]
        gap = (space + before if keeps_spaces else space or before) if is_inside else ""
        if gap:
            # A space before a tag stays before it.
            waiting.insert(0 if space else len(waiting), gap)
        yield from waiting
        yield text
        waiting = []
        space = piece[len(piece.rstrip(" \t\r\n")) :]
        has_text = is_inside = True
    if has_text:
        yield from (piece for piece in waiting if isinstance(piece, Tag) and not piece.is_break)


def _milliseconds(seconds: Fraction) -> int:
    return round(seconds * 1000)
