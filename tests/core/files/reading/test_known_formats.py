"""The group of each format, by its extension."""

from __future__ import annotations

import pytest

from bleu_core.files.reading.known_formats import (
    BY_EXTENSION,
    Family,
    ReadableFormat,
    is_xliff,
    may_be_text,
    recognize_bytes,
)

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


BEGINNINGS = {
    "picture": (
        *(b"\x89PNG\r\n", b"\xff\xd8\xff", b"GIF87a", b"GIF89a", b"II*\0", b"MM\0*"),
        *(b"\0\0\1\0", b"8BPS\0"),
    ),
    "EBU STL": (b"437STL", b"850STL", b"860STL", b"863STL", b"865STL"),
    "Gettext MO": (b"\xde\x12\x04\x95", b"\x95\x04\x12\xde"),
    "Qt QM": (b"\x3c\xb8\x64\x18\xca\xef\x9c\x95",),
    "Parquet": (b"PAR1",),
    "PDF": (b"%PDF-",),
    "RTF": (b"{\\rtf",),
}


@pytest.mark.parametrize(
    ("name", "start"), [(name, start) for name, all_ in BEGINNINGS.items() for start in all_]
)
def test_a_format_is_known_by_its_first_bytes(name: str, start: bytes) -> None:
    found = recognize_bytes(start + b"and more")
    assert found is not None
    assert found.name == name
    assert recognize_bytes(b" " + start) is None


@pytest.mark.parametrize(
    ("name", "is_text"),
    [
        ("x/a.xlf", True),
        ("a.XLIFF", True),
        ("a", True),
        ("x/", False),
        ("a.png", False),
        ("__MACOSX/a.xlf", False),
        ("x\\__MACOSX\\a.xlf", False),
        ("x/._a.xlf", False),
    ],
)
def test_members_of_archives_that_may_have_texts(name: str, is_text: bool) -> None:
    assert may_be_text(name) is is_text
    assert is_xliff(name) is (is_text and name != "a")
