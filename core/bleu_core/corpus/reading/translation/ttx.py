"""TTX: bilingual files of Trados TagEditor."""

from __future__ import annotations

from bleu_core.corpus.addresses import FieldKind
from bleu_core.corpus.reading.contents import (
    Cell,
    Contents,
    Field,
    Format,
    KeyKind,
    Table,
    plain_text,
)
from bleu_core.corpus.reading.inline_tags import read_inline, tidy_cell
from bleu_core.corpus.reading.raw import RawFile
from bleu_core.corpus.reading.xml_events import (
    check_root,
    local_name,
    release,
    start_lines,
    xml_events,
    xml_text,
)


def read(raw: RawFile) -> Contents:
    """Read a TTX file: a unit for each ``Tu``, with source and target.

    Units have no ids, so their source texts identify them. Text outside of units, which nobody has
    translated yet, is left out.
    """
    text, encoding = xml_text(raw)
    raw.progress.check()
    check_root(raw, Format.TTX, text, "TRADOStag")
    starts = start_lines(text, "Tu")
    sources: list[Cell] = []
    targets: list[Cell] = []
    lines: list[int] = []
    line = 0
    source_language = target_language = None
    for event, element in xml_events(raw, Format.TTX, text, "UserSettings", "Tu"):
        if local_name(element) == "UserSettings":
            source_language = element.get("SourceLanguage") or source_language
            target_language = element.get("TargetLanguage") or target_language
        elif event == "start":
            line = next(starts, line)
        else:
            variants = [child for child in element if local_name(child) == "Tuv"]
            cells = [tidy_cell(read_inline(variant, {}).parts) for variant in variants]
            own = [(variant.get("Lang") or "").casefold() for variant in variants]
            # The source comes first, whatever the settings say.
            is_swapped = own[:2] == [
                (target_language or "-").casefold(),
                (source_language or "-").casefold(),
            ]
            source, target = ([*cells, "", ""])[:2][:: -1 if is_swapped else 1]
            lines.append(line)
            sources.append(source)
            targets.append(target)
            release(element)
    table = Table(
        (
            Field(FieldKind.SOURCE, "", sources, source_language),
            Field(FieldKind.TARGET, "", targets, target_language),
        ),
        lines=lines,
        keys=[plain_text(source) for source in sources],
        key_kind=KeyKind.SOURCE_TEXT,
    )
    return raw.contents(Format.TTX, [table], encoding)
