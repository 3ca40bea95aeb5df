"""Segments that moved by a few lines, although both texts have equally many."""

from __future__ import annotations

import random
from functools import partial

import pytest

from bleu_core.pairing.beads import BeadKind
from bleu_core.pairing.drift import looks_shifted
from bleu_core.pairing.moved import first_moved
from bleu_core.progress import SILENT
from bleu_score.i18n import LANGUAGES
from bleu_score.samples import find_sample
from tests.helpers import drift_texts

SWAPPED = (5, 25, 45, 65, 85)


def texts(language: str, candidate: int = 0) -> tuple[list[str], list[str]]:
    sample = find_sample(language)
    reference, own = (
        path.read_text("utf-8").splitlines()
        for path in (sample.references[0], sample.candidates[candidate])
    )
    return reference, own


@pytest.mark.parametrize("candidate", [0, 1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_untouched_translation_is_not_shifted(language: str, candidate: int) -> None:
    reference, own = texts(language, candidate)
    assert looks_shifted(candidate=own, reference=reference) is None


@pytest.mark.parametrize("lines", [4, 5, 7, 9])
@pytest.mark.parametrize("language", LANGUAGES)
def test_short_stretches_are_found(language: str, lines: int) -> None:
    reference, own = texts(language)
    for start in (10, 50, 90):
        del own[start]
        own.insert(start + lines, "Nobody knows where this came from.")
    found = looks_shifted(candidate=own, reference=reference)
    assert found is not None
    assert 8 <= found.candidate <= 50 + lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_swapped_segments_are_found(language: str) -> None:
    reference, own = texts(language)
    for row in SWAPPED:
        own[row], own[row + 1] = own[row + 1], own[row]
    found = looks_shifted(candidate=own, reference=reference)
    assert found is not None
    assert found.candidate in SWAPPED


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("distance", [1, 2])
def test_a_single_swap_is_found(language: str, distance: int) -> None:
    reference, own = texts(language)
    other = 5 + distance
    own[5], own[other] = own[other], own[5]
    found = looks_shifted(candidate=own, reference=reference)
    assert found is not None
    assert found.candidate == 5


@pytest.mark.parametrize(("distance", "are_found"), [(2, True), (3, False)])
def test_segments_with_one_between_them_at_most_are_compared(
    distance: int, are_found: bool
) -> None:
    reference, candidate = texts("en")
    rows = (5, 5 + distance)
    candidate[rows[0]], candidate[rows[1]] = candidate[rows[1]], candidate[rows[0]]
    found = looks_shifted(candidate=candidate, reference=reference, alone=rows)
    assert (found is not None) is are_found


@pytest.mark.parametrize("lines", [3, 4, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_short_stretch_is_found(language: str, lines: int) -> None:
    reference, own = texts(language)
    del own[40]
    own.insert(40 + lines, "Nobody knows where this came from.")
    found = looks_shifted(candidate=own, reference=reference)
    assert found is not None
    assert abs(found.candidate - 40) <= 1
    assert found.kind is BeadKind.ONLY_REFERENCE


def test_only_the_named_segments_are_searched() -> None:
    reference, own = texts("en")
    for row in SWAPPED:
        own[row], own[row + 1] = own[row + 1], own[row]
    alone = [row + step for row in SWAPPED for step in (0, 1)]
    assert looks_shifted(candidate=own, reference=reference, alone=alone) is not None
    for others in ([], alone[::2], [row for row in range(100) if row not in alone]):
        assert looks_shifted(candidate=own, reference=reference, alone=others) is None


@pytest.mark.parametrize("lines", [1, 7, 20])
def test_the_distance_is_measured(lines: int) -> None:
    rng = random.Random(3)
    words = drift_texts.vocabulary()
    reference = drift_texts.sentences(rng, 200, words)
    new = drift_texts.sentences(rng, lines, words)
    candidate = [*reference[:50], *new, *reference[50 : 200 - lines]]
    search = partial(first_moved, rows=range(200), progress=SILENT)
    assert search(candidate=candidate, reference=reference) == (50, lines)
    assert search(candidate=reference, reference=candidate) == (50 + lines, -lines)
    assert search(candidate=reference, reference=reference) is None


@pytest.mark.parametrize("emptied", [slice(20), slice(180, None)])
def test_lines_beyond_the_ends_make_no_shift(emptied: slice) -> None:
    reference = drift_texts.sentences(random.Random(5), 200, drift_texts.vocabulary())
    candidate = list(reference)
    reference[emptied] = ["x" * 400] * 20
    candidate[emptied] = [""] * 20
    for one, other in ((reference, candidate), (candidate, reference)):
        assert looks_shifted(candidate=other, reference=one) is None


def test_a_text_that_repeats_one_segment_is_not_shifted() -> None:
    """The strings of a catalog: short, frequent, and often like the one before."""
    rng = random.Random(7)
    reference = rng.choices(["Save", "Save as", "Cancel", "Open file", "Close file"], k=400)
    candidate = [text.replace("file", "document").replace("Save", "Store") for text in reference]
    assert looks_shifted(candidate=candidate, reference=reference) is None


def test_rare_words_that_several_neighbors_share_are_no_move() -> None:
    """The cells of a table, and plural forms."""
    reference = [f"{number} of {total} bytes" for number in (1, 2, 3) for total in range(40, 80)]
    candidate = [text.replace("of", "from") for text in reference]
    assert looks_shifted(candidate=candidate, reference=reference) is None
    # Both forms of one text changed their places with their numbers, as plural rules differ.
    one, many = "nalezen %d soubor", "nalezeno %d souborů"
    reference = [*(f"text {row}" for row in range(80)), one, many]
    candidate = [*reference[:80], many, one]
    assert looks_shifted(candidate=candidate, reference=reference) is None


@pytest.mark.parametrize(
    ("words", "count", "is_found"),
    [
        # Four more words in all and one for the change of the distance, of several segments.
        (1, 4, False),
        (1, 5, True),
        (2, 2, False),
        (2, 3, True),
        (4, 1, False),
        (4, 2, True),
        (9, 1, False),
    ],
)
def test_the_evidence_of_moved_segments(words: int, count: int, is_found: bool) -> None:
    def rare(row: int) -> str:
        return " ".join(f"{letter}{row}" for letter in "abcdefghi"[:words])

    reference = [f"the {rare(row)}" for row in range(60)]
    rows = range(20, 20 + count)
    candidate = [*reference]
    for row in rows:
        candidate[row + 1] = reference[row]
    # A new segment is before them, and one is missing behind them.
    candidate[20] = "the new one"
    found = first_moved(
        candidate=candidate, reference=reference, rows=range(20, 21 + count), progress=SILENT
    )
    assert (found is not None) is is_found
    if found is not None:
        assert found.distance == 1
        assert found.row in rows
