"""Texts for the benchmarks: real translations if they are available, otherwise generated text."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

from tests.helpers.real_data import real_data

_DATA = real_data()
_LATIN = (
    ("geovedi-en-id", "ref.human.id", ("sys.gnmt.id", "sys.gareng.id")),
    ("newstest2019-en-de-4ref", "ref.ar.de", ("sys.google.de",)),
    ("newstest2019-en-de-4ref", "ref.hqr.de", ("sys.bergamot-tiny.de",)),
    ("compare-mt-ted-slk-eng", "ref.detok.eng", ("sys.sys1.eng",)),
    ("mlqe-multiref-et-en", "ref.1.en", ("sys.nmt.en",)),
    ("flores-en-es", "ref.flores.es", ("sys.google.es",)),
    ("flores-en-id", "ref.flores.id", ("sys.google.id",)),
)
_ALL_LATIN = (
    *_LATIN,
    *(
        (
            "newstest2019-en-de-4ref",
            f"ref.{reference}.de",
            ("sys.google.de", "sys.bergamot-tiny.de"),
        )
        for reference in ("ar", "arp", "hqr", "wmtp")
    ),
    ("mlqe-multiref-et-en", "ref.2.en", ("sys.nmt.en",)),
    ("compare-mt-ted-slk-eng", "ref.detok.eng", ("sys.sys2.eng",)),
    ("flores-en-es", "ref.flores.es", ("sys.microsoft.es", "sys.bergamot-tiny.es")),
    ("flores-en-es", "ref.flores.es", ("sys.bergamot-base-memory.es",)),
    ("flores-en-id", "ref.flores.id", ("sys.microsoft.id", "sys.nllb.id", "sys.opusmt.id")),
    ("flores-en-id", "ref.flores.id", ("sys.argos.id", "sys.bergamot-tiny.id")),
)
_CHINESE = (
    ("newstest2019-en-zh", "ref.ntrex-zhoCN.zh", ("sys.google.zh",)),
    ("flores-en-zh", "ref.flores.zh", ("sys.google.zh",)),
    ("mlqe-pe-en-zh", "ref.postedit.zh", ("sys.nmt.zh",)),
)


@dataclass(frozen=True)
class Corpus:
    """Candidates and references, line by line.

    Attributes
    ----------
    origin
        ``real`` or ``generated``.
    """

    candidates: tuple[tuple[str, ...], ...]
    references: tuple[tuple[str, ...], ...]
    origin: str

    @property
    def segments(self) -> int:
        """The number of segments."""
        return len(self.references[0])

    def first(self, segments: int) -> Corpus:
        """Return the first segments only."""
        return Corpus(
            tuple(candidate[:segments] for candidate in self.candidates),
            tuple(reference[:segments] for reference in self.references),
            self.origin,
        )


def latin(segments: int) -> Corpus:
    """Return pairs in languages with spaces, no candidate segment twice."""
    return _pairs(_LATIN, segments) or generated(segments)


def long_segments(segments: int) -> Corpus:
    """Return pairs of some 20 words, no candidate segment twice."""
    sources = (("flores-en-id", "ref.flores.id", ("sys.google.id",)),)
    return _pairs(sources, segments) or generated(segments)


def short_segments(segments: int) -> Corpus:
    """Return pairs of some 10 words, no candidate segment twice."""
    sources = (("geovedi-en-id", "ref.human.id", ("sys.gnmt.id",)),)
    return _pairs(sources, segments) or generated(segments, words=10)


def all_latin(segments: int) -> Corpus:
    """Return up to a number of pairs in languages with spaces, no pair twice."""
    if not _DATA.is_dir():
        return generated(segments)
    candidates, references = zip(
        *list(dict.fromkeys(_all_pairs(_ALL_LATIN)))[:segments], strict=True
    )
    return Corpus((candidates,), (references,), "real")


def chinese(segments: int) -> Corpus:
    """Return Chinese pairs, no candidate segment twice."""
    return _pairs(_CHINESE, segments) or generated_chinese(segments)


def four_references() -> Corpus:
    """Return two candidates, joined into one, with four references."""
    folder = _DATA / "newstest2019-en-de-4ref"
    if not folder.is_dir():
        return generated(4000, references=4)
    candidates = [_lines(folder / f"sys.{name}.de") for name in ("google", "bergamot-tiny")]
    references = [_lines(folder / f"ref.{name}.de") for name in ("ar", "arp", "hqr", "wmtp")]
    return Corpus(
        (candidates[0] + candidates[1],),
        tuple(reference * 2 for reference in references),
        "real",
    )


def five_systems() -> Corpus:
    """Return five candidates of some 2,000 segments with one reference."""
    folder = _DATA / "newstest2019-en-zh"
    if not folder.is_dir():
        return generated(2000, candidates=5)
    names = ("google", "microsoft", "bergamot-base", "argos", "nllb")
    return Corpus(
        tuple(_lines(folder / f"sys.{name}.zh") for name in names),
        (_lines(folder / "ref.ntrex-zhoCN.zh"),),
        "real",
    )


def generated(
    segments: int, *, candidates: int = 1, references: int = 1, seed: int = 1, words: int = 20
) -> Corpus:
    """Return segments whose words have frequencies as in a language, and altered copies."""
    rng = random.Random(seed)
    letters = "etaoinshrdlucmfwypvbg"
    # Zipf's law: the word of rank n is as frequent as 1 / n. At least half of the words that occur
    # occur once, if there are enough to choose from.
    known = ["".join(rng.choices(letters, k=rng.randrange(1, 11))) for _ in range(200_000)]
    sums = list(accumulate(1 / rank for rank in range(1, len(known) + 1)))
    return _altered(known, sums, " ", words, segments, candidates, references, rng)


def generated_chinese(segments: int) -> Corpus:
    """Return segments of 25 Chinese words with jieba's frequencies, and altered copies."""
    rows = [row.split(" ") for row in _jieba_dictionary().splitlines()]
    words = [word for word, *_ in rows]
    sums = list(accumulate(int(count) for _, count, *_ in rows))
    return _altered(words, sums, "", 25, segments, 1, 1, random.Random(2))


def _jieba_dictionary() -> str:
    """Return the lines of jieba's dictionary: a word and its count each."""
    import jieba

    with jieba.Tokenizer().get_dict_file() as file:
        content: bytes = file.read()
    return content.decode()


def _altered(
    words: Sequence[str],
    weights: Sequence[float],
    space: str,
    length: int,
    segments: int,
    candidates: int,
    references: int,
    rng: random.Random,
) -> Corpus:
    documents: list[list[str]] = [[] for _ in range(candidates + references)]
    for _ in range(segments):
        count = max(3, round(rng.gauss(length, length / 3)))
        base = rng.choices(words, cum_weights=weights, k=count)
        for document in documents:
            others = rng.choices(words, cum_weights=weights, k=count)
            copy = [
                own if rng.random() < 0.8 else other
                for own, other in zip(base, others, strict=True)
            ]
            text = space.join(copy)
            # Sentences begin with a capital.
            document.append(f"{text[:1].upper()}{text[1:]}.")
    texts = tuple(map(tuple, documents))
    return Corpus(texts[:candidates], texts[candidates:], "generated")


def _pairs(sources: Sequence[tuple[str, str, Sequence[str]]], segments: int) -> Corpus | None:
    if not _DATA.is_dir():
        return None
    seen: set[str] = set()
    kept = [pair for pair in _all_pairs(sources) if not (pair[0] in seen or seen.add(pair[0]))]
    candidates, references = zip(*kept[:segments], strict=True)
    return Corpus((candidates,), (references,), "real")


def _all_pairs(
    sources: Sequence[tuple[str, str, Sequence[str]]],
) -> Iterator[tuple[str, str]]:
    for folder, reference, systems in sources:
        for system in systems:
            yield from zip(
                _lines(_DATA / folder / system), _lines(_DATA / folder / reference), strict=True
            )


def _lines(path: Path) -> tuple[str, ...]:
    with path.open(encoding="utf-8-sig", newline="\n") as file:
        return tuple(line.rstrip() for line in file)
