"""Segments that moved by a few lines, although both texts have equally many."""

from __future__ import annotations

import pytest

from bleu_core.pairing.drift import looks_shifted
from bleu_score.i18n import LANGUAGES
from bleu_score.samples import find_sample

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


def test_a_single_swap_is_no_shift() -> None:
    reference, own = texts("en")
    own[5], own[6] = own[6], own[5]
    assert looks_shifted(candidate=own, reference=reference) is None


def test_only_the_named_segments_are_searched() -> None:
    reference, own = texts("en")
    for row in SWAPPED:
        own[row], own[row + 1] = own[row + 1], own[row]
    alone = [row + step for row in SWAPPED for step in (0, 1)]
    found = looks_shifted(candidate=own, reference=reference, within=[], alone=alone)
    assert found is not None
    assert looks_shifted(candidate=own, reference=reference, within=[], alone=[]) is None
