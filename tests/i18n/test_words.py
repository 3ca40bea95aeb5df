"""Every warning, error, band, choice and stage of the core has words in every language."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from bleu_core import errors, settings
from bleu_core import score_warnings as warn
from bleu_core.bands import BANDS
from bleu_core.progress import Stage
from bleu_desktop.i18n import LANGUAGES, set_language
from bleu_desktop.words import bands, choices
from bleu_desktop.words.errors import error_text
from bleu_desktop.words.warnings import warning_text

VALUES: dict[str, Any] = {
    "int": 7,
    "str": "Zz",
    "bool": True,
    "Path": Path("some file.txt"),
    "object": "Zz",
    "str | None": "Zz",
    "tuple[int, ...]": (3, 4),
    "tuple[object, ...]": ("a", "b"),
}


def instance(kind: type) -> Any:
    """Return a warning or error of a kind, each field filled."""
    return kind(*(VALUES[str(field.type)] for field in dataclasses.fields(kind)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", warn.ScoreWarning.__subclasses__(), ids=lambda kind: kind.id)
def test_every_warning_has_words(kind: type, language: str) -> None:
    set_language(language)
    words = warning_text(instance(kind))
    assert words.title != kind.id
    assert words.advice
    assert "{" not in words.title + words.advice
    if language != "en":
        set_language("en")
        assert warning_text(instance(kind)) != words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", errors.BleuError.__subclasses__(), ids=lambda kind: kind.__name__)
def test_every_error_has_words(kind: type, language: str) -> None:
    set_language(language)
    error = instance(kind)
    words = error_text(error)
    assert words != str(error)
    assert "{" not in words
    if language != "en":
        set_language("en")
        assert error_text(error) != words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_words(language: str) -> None:
    set_language(language)
    for band in BANDS:
        assert bands.band_name(band)
        assert bands.band_sentence(band)
        assert str(band.start) in bands.band_range(band)
    assert len({choices.segmentation_name(name) for name in settings.SEGMENTATIONS}) == 10
    assert len({choices.smoothing_name(name) for name in settings.SMOOTHINGS}) == 5
    assert len({choices.reference_length_name(name) for name in settings.REFERENCE_LENGTHS}) == 2
    assert len({choices.profile_name(name) for name in (*settings.PROFILES, "")}) == 4
    assert len({choices.stage_name(stage) for stage in Stage}) == len(Stage)
