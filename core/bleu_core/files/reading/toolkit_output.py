"""Output of translation toolkits: n-best lists in the format of Moses, and the log of fairseq.

Both number the sentences of their input, and may have several translations of each, the best one
first. Lines of an n-best list are ``12 ||| translation ||| features ||| score``. In the log of
fairseq, a letter says what a line has: ``S-12`` a source text, ``T-12`` a reference, ``H-12`` a
score and a translation, and ``D-12`` the same, detokenized.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bleu_core.files.addresses import FieldKind
from bleu_core.files.assumptions import Assumption, DetokenizedLines, FirstTranslations
from bleu_core.files.reading.contents import Contents, Field, Format, KeyKind, Table
from bleu_core.files.reading.plain import split_lines
from bleu_core.files.reading.raw import RawFile

_N_BEST = re.compile(r"(\d{1,9}) \|\|\| (.*?) \|\|\| ", re.ASCII)
_LOG = re.compile(r"([STHDPWAE])-(\d{1,9})\t(.*)", re.ASCII)
# Letters of the lines with texts.
_TEXTS = "STHD"
# The least share of the numbers that systems translate; one of two runs has half of them.
_LEAST_TRANSLATED = 2 / 3


class _Line(NamedTuple):
    letter: str
    sentence: int
    text: str
    place: int


def read(raw: RawFile) -> Contents:
    """Read the output of a toolkit: a unit for each sentence, in the order of their numbers."""
    text, encoding = raw.text()
    raw.progress.check()
    lines = split_lines(text)[0]
    if any(map(_LOG.match, raw.progress.watch(lines))):
        return raw.contents(Format.FAIRSEQ, [_table(_log_lines(raw, lines))], encoding)
    return raw.contents(Format.N_BEST, [_table(_n_best_lines(raw, lines))], encoding)


def _n_best_lines(raw: RawFile, lines: Sequence[str]) -> Iterator[_Line]:
    for place, line in enumerate(lines, 1):
        if place % 2048 == 0:
            raw.parsed(place, len(lines))
        if found := _N_BEST.match(line):
            yield _Line("H", int(found[1]), found[2], place)
        elif line.strip():
            raise raw.malformed(Format.N_BEST, place, truncated=place == len(lines))


def _log_lines(raw: RawFile, lines: Sequence[str]) -> Iterator[_Line]:
    """Yield the lines with texts; others are about scores, the model and the progress."""
    for place, line in enumerate(lines, 1):
        if place % 2048 == 0:
            raw.parsed(place, len(lines))
        found = _LOG.match(line)
        if found and found[1] in _TEXTS:
            # A score is before a translation, unless it was cut out of the log.
            yield _Line(found[1], int(found[2]), found[3].rpartition("\t")[2], place)


def _table(lines: Iterable[_Line]) -> Table:
    texts: dict[str, dict[int, str]] = {letter: {} for letter in _TEXTS}
    places: dict[int, int] = {}
    several: set[int] = set()
    for letter, sentence, text, place in lines:
        places.setdefault(sentence, place)
        if sentence not in texts[letter]:
            texts[letter][sentence] = text
        elif letter in "HD":
            several.add(sentence)
    tokenized, detokenized = texts["H"], texts["D"]
    said: list[Assumption] = [FirstTranslations(len(several))] if several else []
    if any(tokenized.get(sentence, text) != text for sentence, text in detokenized.items()):
        said.append(DetokenizedLines())
    sentences = _with_missing(sorted(places))
    columns = (
        (FieldKind.SOURCE, texts["S"], ()),
        (FieldKind.REFERENCE, texts["T"], ()),
        (FieldKind.SYSTEM, tokenized | detokenized, tuple(said)),
    )
    fields = [
        Field(kind, "", [column.get(each, "") for each in sentences], assumptions=assumptions)
        for kind, column, assumptions in columns
        if column
    ]
    return Table(
        tuple(fields) or (Field(FieldKind.TEXT, "", ()),),
        lines=[places.get(each, 0) for each in sentences] if fields else (),
        keys=[str(each) for each in sentences] if fields else (),
        key_kind=KeyKind.SEGMENT_ID,
    )


def _with_missing(sentences: Sequence[int]) -> Sequence[int]:
    """Return ascending numbers with the missing ones between them.

    A sentence that the system failed to translate has no line, and its translation is empty. If
    many are missing, the input was divided among several runs, and this one had no others.
    """
    if not sentences:
        return ()
    every = range(sentences[0], sentences[-1] + 1)
    return every if len(sentences) >= _LEAST_TRANSLATED * len(every) else sentences
