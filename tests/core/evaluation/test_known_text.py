"""Known text: which segments are in it, and their scores."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from lxml import etree

from bleu_core.api.strings import corpus_bleu
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic, KnownText
from bleu_core.evaluation import known_text
from bleu_core.evaluation.evaluate import evaluate_documents
from bleu_core.evaluation.known_text import KnownTexts, add_known_text
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.contents import Cell
from bleu_core.files.documents import Document
from bleu_core.files.reading.formats import read_texts
from bleu_core.settings import Settings

SOURCES = [f"Source number {number}, Café and {number * 7} more." for number in range(40)]
REFERENCES = [f"Texto número {number} y otros {number * 7} más." for number in range(40)]
CANDIDATES = [
    text if number % 3 else f"Un texto {number} y {number * 7} más."
    for number, text in enumerate(REFERENCES)
]
KNOWN = [0, 3, 4, 5, 21, 39]


def tmx(path: Path, numbers: list[int], sources: list[str] = SOURCES) -> Path:
    """Write a memory of some segments."""
    units = "".join(
        f'<tu><tuv xml:lang="en"><seg>{sources[number]}</seg></tuv>'
        f'<tuv xml:lang="es"><seg>{REFERENCES[number]}</seg></tuv></tu>'
        for number in numbers
    )
    head = '<tmx version="1.4"><header srclang="en"/><body>'
    path.write_text(f"{head}{units}</body></tmx>", encoding="utf-8")
    return path


def known_in(
    *paths: Path,
    sources: Sequence[str] | None = SOURCES,
    references: Sequence[str] = REFERENCES,
    settings: Settings | None = None,
) -> Evaluation:
    candidates = CANDIDATES if references is REFERENCES else references
    documents = {
        "candidates": [Document.from_segments("mt", candidates)],
        "references": [Document.from_segments("ref", references)],
    }
    text = Document.from_segments("src", sources) if sources else None
    evaluation = evaluate_documents(**documents, source=text, settings=settings or Settings())
    originals = (*documents["references"], *documents["candidates"], *([text] if text else []))
    return add_known_text(evaluation, originals, dict.fromkeys(paths))[0]


def note_of(evaluation: Evaluation) -> Diagnostic:
    [note] = [each for each in evaluation.diagnostics if each.kind is Kind.KNOWN_TEXT]
    return note


def percent(numbers: list[int]) -> float:
    own, references = ([texts[n] for n in numbers] for texts in (CANDIDATES, REFERENCES))
    return corpus_bleu(own, [references]).percent


def test_scores_of_both_halves_are_those_of_the_halves_alone(tmp_path: Path) -> None:
    note = note_of(known_in(tmx(tmp_path / "memory.tmx", KNOWN)))
    others = [number for number in range(40) if number not in KNOWN]
    assert note.rows == tuple(KNOWN)
    assert (note.count, note.segments) == (len(KNOWN), 40)
    assert note.data == KnownText(("memory.tmx",), "source", percent(KNOWN), percent(others))


@pytest.mark.parametrize(
    ("change", "is_known"),
    [
        (lambda text: "  ".join(["", *text.split(), ""]), True),
        (lambda text: unicodedata.normalize("NFD", text), True),
        (str.upper, False),
        (lambda text: text.removesuffix("."), False),
    ],
)
def test_only_spaces_and_composition_may_differ(tmp_path: Path, change, is_known: bool) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "known.txt"
    path.write_text("\n".join(change(SOURCES[number]) for number in KNOWN), encoding="utf-8")
    assert note_of(known_in(path)).rows == (tuple(KNOWN) if is_known else ())


def test_references_count_where_source_texts_cannot(tmp_path: Path) -> None:
    memory = tmx(tmp_path / "memory.tmx", KNOWN)
    others = tmx(tmp_path / "others.tmx", KNOWN, [f"x{text}" for text in SOURCES])
    plain = tmp_path / "train.es"
    # One text is by chance a source text as well.
    lines = [SOURCES[1], *(REFERENCES[number] for number in KNOWN)]
    plain.write_text("\n".join(lines), encoding="utf-8")
    for path, source, side in [
        (memory, True, "source"),
        (memory, False, "reference"),
        (others, True, "reference"),
        (plain, True, "reference"),
    ]:
        note = note_of(known_in(path, sources=SOURCES if source else None))
        assert (note.data_as(KnownText).side, note.rows) == (side, tuple(KNOWN))


def test_counts_are_those_of_a_set_intersection(tmp_path: Path) -> None:
    chance = Random(4)
    path = tmp_path / "memory.tmx"
    parts = []
    for number in range(3000):
        texts = dict.fromkeys(("en", "es", "fr"), f"{number % 900} &amp; some more  words")
        some = chance.sample(sorted(texts), chance.randint(1, 3))
        tagged = {tag: texts[tag].replace("some", "<ph>x</ph>some") for tag in some}
        variants = (f'<tuv xml:lang="{tag}"><seg>{tagged[tag]} {tag}</seg></tuv>' for tag in some)
        parts.append(f"<tu>{''.join(variants)}</tu>")
    path.write_text(f'<tmx><header srclang="en"/><body>{"".join(parts)}</body></tmx>')
    own, references = (
        [f"{chance.randrange(1800)} & some more words {tag}" for _ in range(400)]
        for tag in ("en", "es")
    )
    has = {
        " ".join("".join(each.xpath("text() | ph/following-sibling::text()")).split())
        for each in etree.parse(str(path)).iter("seg")
    }
    for source in (own, None):
        known = [text in has for text in source or references]
        assert 0 < sum(known) < 400
        found = known_in(path, sources=source, references=references)
        assert note_of(found).rows == tuple(n for n, is_known in enumerate(known) if is_known)


def test_files_are_read_once_for_the_same_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []

    def reading(path: Path, **options: Any) -> Iterator[Sequence[Cell]]:
        read.append(path)
        return read_texts(path, **options)

    monkeypatch.setattr(known_text, "read_texts", reading)
    path = tmp_path / "known.txt"
    path.write_text(REFERENCES[0], encoding="utf-8")
    evaluation = known_in(path, sources=None)
    originals = evaluation.aligned.documents
    found = KnownTexts()
    for lines, times in ((1, 1), (1, 1), (2, 2)):
        path.write_text("\n".join(REFERENCES[:lines]), encoding="utf-8")
        os.utime(path, ns=(lines, lines))
        again, found = add_known_text(evaluation, originals, {path: None}, before=found)
        assert (note_of(again).count, len(read)) == (lines, 1 + times)


def test_several_files_are_one_text_and_settings_do_not_matter(tmp_path: Path) -> None:
    paths = [tmx(tmp_path / name, own) for name, own in (("a.tmx", KNOWN[:2]), ("b.tmx", KNOWN))]
    normalized = Settings(normalize=("typography",), lowercase=True, placeholders="remove")
    assert note_of(known_in(*paths, settings=normalized)).rows == tuple(KNOWN)


def test_none_is_told_and_a_later_text_replaces_an_earlier_one(tmp_path: Path) -> None:
    path = tmp_path / "other.txt"
    path.write_text("Nothing of it.", encoding="utf-8")
    evaluation = known_in(path)
    assert (note_of(evaluation).count, note_of(evaluation).rows) == (0, ())
    assert note_of(evaluation).data_as(KnownText).known is None
    originals = tuple(
        replace(each) for each in (*evaluation.aligned.documents, evaluation.aligned.source) if each
    )
    memory = {tmx(tmp_path / "memory.tmx", KNOWN): None}
    again, found = add_known_text(evaluation, originals, memory)
    assert note_of(again).count == len(KNOWN)
    without, _ = add_known_text(again, originals, {}, before=found)
    assert Kind.KNOWN_TEXT not in {each.kind for each in without.diagnostics}
