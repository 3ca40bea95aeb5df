"""The group of each format, by its extension."""

from __future__ import annotations

import pytest

from bleu_core.files.reading.known_formats import BY_EXTENSION, Family, ReadableFormat

FAMILIES: dict[Family, str] = {
    Family.TRANSLATION: "xlf xliff tmx po sdlxliff mqxliff",
    Family.TABLE: "csv tsv xlsx ods jsonl",
    Family.STRINGS: "json strings properties resx arb yaml php",
    Family.SUBTITLES: "srt vtt ttml",
    Family.DOCUMENT: "docx odt rtf html pptx",
}


@pytest.mark.parametrize(
    ("extension", "family"),
    [(extension, family) for family, all_ in FAMILIES.items() for extension in all_.split()],
)
def test_a_format_belongs_to_a_group(extension: str, family: Family) -> None:
    known = BY_EXTENSION[extension]
    assert isinstance(known, ReadableFormat)
    assert known.family is family
