"""The page of file formats says what the code recognizes, reads and pairs by."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import formats
import pytest

from bleu_core.files.contents import Format, KeyKind
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.reading.known_formats import KNOWN_FORMATS, Family, extensions_of
from bleu_score.messages.files import family_name
from tests.helpers.mutations import good_files

PAGE = formats.PAGE.read_text(encoding="utf-8")
# What the page says of each kind of keys.
WORDS = {
    None: "position|row",
    KeyKind.UNIT_ID: "unit id",
    KeyKind.MESSAGE: "context and message",
    KeyKind.SOURCE_TEXT: "source text",
    KeyKind.NAME: "name",
    KeyKind.SEGMENT_ID: "segment",
    KeyKind.TIME: "time",
    KeyKind.COLUMN: "column of ids",
}


def section(title: str) -> str:
    return PAGE.partition(f"\n### {title}\n")[2].partition("\n#")[0]


def test_the_page_is_what_the_script_writes() -> None:
    assert formats.page_with_tables(PAGE) == PAGE, "run: python packaging/formats.py"


@pytest.mark.parametrize("family", Family)
def test_each_extension_is_in_the_table_of_its_family(family: Family) -> None:
    table = section(family_name(family))
    assert set(re.findall(r"`\.(\w+)`(?= |$)", table)) >= set(extensions_of(family))


def test_each_format_is_in_exactly_one_table() -> None:
    refused = section("Refused by name")
    read = PAGE.partition(formats.START)[2].replace(refused, "")
    for row in KNOWN_FORMATS:
        name = rf"(?im)^\| {re.escape(row.name)} \|"
        is_readable = hasattr(row, "reader")
        assert len(re.findall(name, read)) == is_readable, row.name
        assert len(re.findall(name, refused)) == (not is_readable), row.name


def test_segments_are_paired_by_what_the_readers_return(tmp_path: Path) -> None:
    kinds: dict[Format, set[KeyKind | None]] = defaultdict(set)
    for name, data in good_files().items():
        path = tmp_path / name
        path.write_bytes(data)
        contents = read_contents(path)
        kinds[contents.format] |= {table.key_kind for table in contents.tables}
    assert set(kinds) == set(Format) == set(formats.READ)
    for each, found in kinds.items():
        for kind in found:
            assert re.search(WORDS[kind], formats.READ[each][1]), each
