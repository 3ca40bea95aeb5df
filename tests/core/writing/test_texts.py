"""Saved texts are read again as the same segments, or the changes are reported."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from lxml import etree

from bleu_core.api.evaluation import evaluate, evaluate_files
from bleu_core.errors import Cancelled, SourceMissing
from bleu_core.files.addresses import FieldKind, Role, Selection
from bleu_core.files.contents import Format
from bleu_core.files.documents import Document, document_of, documents_by_role, read_document
from bleu_core.files.errors import FileUnwritable, TextsMissing
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.reading.xml_events import XML_LANG
from bleu_core.pairing.alignment import AlignedDocuments, align
from bleu_core.progress import Progress
from bleu_core.writing.texts import (
    TEXTS_FORMATS,
    SavedTexts,
    TextsFormat,
    save_texts,
    texts_format_of,
)
from tests.helpers.attacks import ATTACKS

SOURCE = ["El gato.", "La casa azul.", "Adiós."]
REFERENCE = ["The cat.", "The blue house.", "Goodbye."]
CANDIDATE = ["A cat.", "The house blue.", "Bye."]
# All characters of texts, and more often those that formats use for themselves.
CHARACTERS = st.one_of(
    # The reader of tables uses this private character itself.
    st.characters(exclude_characters="\ue000"),
    st.sampled_from("\t\n\r\"'\\ <&>]\0\x1b\ufeff\x85\u2028\ud800=;,|:"),
)
TEXTS = st.lists(st.text(CHARACTERS, max_size=12), min_size=1, max_size=6)
# Starts that make a file a different format, whatever follows. Hypothesis also tries constants of
# the program.
OTHER_FORMATS = re.compile(r"[\s\ufeff]*(?:%!PS|%YAML|<!ENTITY|<\?xml)")
NO_TEXT = re.compile("[\0\ud800-\udfff]")
NO_XML = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def aligned_texts(
    candidates: Sequence[Sequence[str]],
    references: Sequence[Sequence[str]],
    source: Sequence[str] | None = None,
) -> AlignedDocuments:
    return align(
        candidates=[Document.from_segments(f"c{n}", each) for n, each in enumerate(candidates)],
        references=[Document.from_segments(f"r{n}", each) for n, each in enumerate(references)],
        source=None if source is None else Document.from_segments("source.es", source),
    )


def stored(text: str, lost: re.Pattern[str] = NO_TEXT) -> str:
    return lost.sub("\ufffd", re.sub("\r\n|\r", "\n", text))


def segments_of(path: Path) -> dict[Role, list[list[str]]]:
    found = documents_by_role(read_contents(path))
    return {role: [list(each.segments) for each in documents] for role, documents in found.items()}


@given(texts=TEXTS)
def test_a_table_is_read_again(texts: list[str], tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("table") / "a.tsv"
    # A reader ignores a column without any text, so each text gets a further segment.
    first, second = [*texts, "last"], [*reversed(texts), "end"]
    saved = save_texts(aligned_texts([second, first], [first]), path)
    found = segments_of(path)
    assert found[Role.REFERENCE] == [list(map(stored, first))]
    assert found[Role.CANDIDATE] == [list(map(stored, second)), list(map(stored, first))]
    assert saved.replaced == 3 * sum(len(NO_TEXT.findall(text)) for text in texts)
    assert saved.joined == 0


@given(texts=TEXTS)
def test_lines_are_read_again(texts: list[str], tmp_path_factory: pytest.TempPathFactory) -> None:
    assume(not OTHER_FORMATS.match("\n".join(texts)))
    path = tmp_path_factory.mktemp("lines") / "a.txt"
    texts = [*texts, "last"]
    saved = save_texts(aligned_texts([texts], [texts]), path, texts_format="txt")
    assert [path.name for path in saved.paths] == ["a.reference.txt", "a.candidate.txt"]
    expected = [stored(text).replace("\n", " ") for text in texts]
    for each in saved.paths:
        contents = read_contents(each)
        assert contents.format is Format.TEXT
        assert list(document_of(contents).segments) == expected
    assert saved.joined == 2 * sum(stored(text).count("\n") for text in texts)


@given(texts=TEXTS)
def test_a_memory_is_read_again(texts: list[str], tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("memory") / "a.tmx"
    texts = [*texts, "last"]
    source = [f"fuente {number}" for number in range(len(texts))]
    aligned = aligned_texts([texts], [texts], source)
    saved = save_texts(aligned, path, texts_format="tmx", language="en")
    read = read_document(path, Selection(FieldKind.LANGUAGE, "en"))
    plain = [stored(text, NO_XML) for text in texts]
    # Only line ends at the start of a segment become spaces.
    assert [text.replace("\n", " ") for text in read.segments] == [
        text.replace("\n", " ") for text in plain
    ]
    changed = sum(one != other for one, other in zip(read.segments, plain, strict=True))
    assert changed <= saved.joined
    # A carriage return becomes a line feed, which XML can hold.
    assert saved.replaced == sum(len(NO_XML.findall(text)) for text in texts)
    assert list(read.units.sources) == source


@pytest.mark.parametrize("texts_format", ["tsv", "txt"])
def test_saved_files_score_as_the_texts_did(texts_format: TextsFormat, tmp_path: Path) -> None:
    attacks = [text for text in ATTACKS if "\0" not in text]
    reference, candidate = [*REFERENCE, *attacks], [*CANDIDATE, *reversed(attacks)]
    before = evaluate(
        candidates=[Document.from_segments("c", candidate)],
        references=[Document.from_segments("r", reference)],
    )
    path = tmp_path / f"a.{texts_format}"
    saved = save_texts(before.aligned, path, texts_format=texts_format)
    names = [f"{path}#column=reference (r)", f"{path}#column=candidate (c)"]
    if texts_format == "txt":
        names = list(map(str, saved.paths))
    after = evaluate_files(references=names[0], candidates=names[1])
    assert after.candidates[0].score == before.candidates[0].score


def test_the_headings_name_key_and_roles(tmp_path: Path) -> None:
    names = ["google.txt", "=1+1", "segment id", "a" * 80, 'b"\t']
    aligned = align(
        candidates=[Document.from_segments(name, CANDIDATE) for name in names],
        references=[Document.from_segments("reference.en.txt", REFERENCE)],
        source=Document.from_segments("source.es.txt", SOURCE),
    )
    save_texts(aligned, tmp_path / "a.tsv")
    lines = (tmp_path / "a.tsv").read_text("utf-8-sig").split("\n")
    assert lines[0].split("\t") == [
        "key", "source", "reference (reference.en.txt)", "candidate 1 (google.txt)",
        "candidate 2 (=1+1)", "candidate 3", "candidate 4", "candidate 5",
    ]  # fmt: skip
    assert lines[1].split("\t") == ["1", SOURCE[0], REFERENCE[0], *[CANDIDATE[0]] * 5]
    assert segments_of(tmp_path / "a.tsv") == {
        Role.SOURCE: [SOURCE], Role.REFERENCE: [REFERENCE], Role.CANDIDATE: [CANDIDATE] * 5
    }  # fmt: skip


def test_keys_are_saved_but_not_left_out_segments(tmp_path: Path) -> None:
    (tmp_path / "r.properties").write_text("one=First\ntwo=Second\nthree=Third\n")
    (tmp_path / "c.properties").write_text("three=The third\none=The first\n")
    evaluation = evaluate_files(
        references=tmp_path / "r.properties", candidates=tmp_path / "c.properties"
    )
    save_texts(evaluation.aligned, tmp_path / "a.tsv")
    lines = (tmp_path / "a.tsv").read_text("utf-8-sig").splitlines()[1:]
    assert lines == ["one\tFirst\tThe first", "three\tThird\tThe third"]


def test_a_memory_has_the_attributes_that_tools_need(tmp_path: Path) -> None:
    aligned = aligned_texts([CANDIDATE], [REFERENCE], SOURCE)
    for candidate, expected in ((None, REFERENCE), (0, CANDIDATE)):
        path = tmp_path / "a.tmx"
        save_texts(aligned, path, texts_format="tmx", language="en-GB", candidate=candidate)
        root = etree.parse(path).getroot()
        assert root.get("version") == "1.4"
        header = root.find("header")
        # All attributes that the format demands.
        assert set(header.attrib) == {
            "creationtool", "creationtoolversion", "segtype", "o-tmf", "adminlang", "srclang",
            "datatype",
        }  # fmt: skip
        assert header.get("srclang") == "es"
        assert [note.text for note in header] == [
            "File: source.es", "File: r0", "File: c0", "Pairs: 3, left out: 0"
        ]  # fmt: skip
        units = root.findall("body/tu")
        assert [each.get(XML_LANG) for each in units[0].iter("tuv")] == ["es", "en-GB"]
        assert [[seg.text for seg in unit.iter("seg")] for unit in units] == [
            list(pair) for pair in zip(SOURCE, expected, strict=True)
        ]


def test_two_texts_in_one_language_stay_apart(tmp_path: Path) -> None:
    aligned = aligned_texts([CANDIDATE], [REFERENCE], SOURCE)
    for language in ("es", None):
        save_texts(aligned, tmp_path / "a.tmx", texts_format="tmx", language=language)
        fields = read_contents(tmp_path / "a.tmx").tables[0].fields
        assert sorted(list(field.cells) for field in fields) == sorted([SOURCE, REFERENCE])


def test_a_memory_needs_a_source(tmp_path: Path) -> None:
    with pytest.raises(SourceMissing):
        save_texts(aligned_texts([CANDIDATE], [REFERENCE]), tmp_path / "a.tmx", texts_format="tmx")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("texts_format", TEXTS_FORMATS)
def test_texts_that_were_not_kept_are_not_saved_as_empty(
    texts_format: TextsFormat, tmp_path: Path
) -> None:
    aligned = aligned_texts([CANDIDATE], [REFERENCE], SOURCE)
    (candidate,) = aligned.candidates
    aligned = replace(aligned, candidates=(replace(candidate, has_texts=False),))
    with pytest.raises(TextsMissing):
        save_texts(aligned, tmp_path / "a", texts_format=texts_format)
    assert list(tmp_path.iterdir()) == []


def test_lines_have_a_file_for_each_text(tmp_path: Path) -> None:
    aligned = aligned_texts([CANDIDATE, REFERENCE], [REFERENCE, CANDIDATE], SOURCE)
    saved = save_texts(aligned, tmp_path / "a.b.txt", texts_format="txt")
    names = ("source", "reference-1", "reference-2", "candidate-1", "candidate-2")
    assert saved == SavedTexts(tuple(tmp_path / f"a.b.{name}.txt" for name in names), 3)
    assert saved.paths[3].read_text("utf-8") == "A cat.\nThe house blue.\nBye.\n"


@pytest.mark.parametrize("texts_format", TEXTS_FORMATS)
def test_a_failed_save_changes_no_file(
    texts_format: TextsFormat, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    aligned = aligned_texts([CANDIDATE], [REFERENCE], SOURCE)
    before = save_texts(aligned, tmp_path / "a", texts_format=texts_format).paths
    contents = [path.read_bytes() for path in before]
    names = sorted(tmp_path.iterdir())
    other = aligned_texts([REFERENCE], [CANDIDATE], SOURCE)
    cancelled = Progress(cancelled=lambda: True)
    with pytest.raises(Cancelled):
        save_texts(other, tmp_path / "a", texts_format=texts_format, progress=cancelled)

    def no_space(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", no_space)
    with pytest.raises(FileUnwritable):
        save_texts(other, tmp_path / "a", texts_format=texts_format)
    assert [path.read_bytes() for path in before] == contents
    assert sorted(tmp_path.iterdir()) == names


def test_formats_are_recognized_by_the_extension() -> None:
    assert texts_format_of("a.b.TMX") == "tmx"
    assert texts_format_of(Path("x/texts.tsv")) == "tsv"
    assert texts_format_of("notes.txt") == "txt"
    assert texts_format_of("a.docx") is None
    assert texts_format_of("tsv") is None
