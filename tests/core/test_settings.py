"""What follows from settings: numbers of resamples, values of smoothing, presets."""

from __future__ import annotations

import pytest

from bleu_core.settings import Resampling, Settings


@pytest.mark.parametrize(
    ("options", "comparisons", "drawn"),
    [
        # Intervals and tests have sacreBLEU's numbers; verdicts of many comparisons need more.
        (Resampling(), 1, (1000, 10_000, 1000)),
        (Resampling(paired_test="bs"), 5, (1000, 10_000, 1000)),
        (Resampling(paired_test="bs"), 6, (1000, 10_000, 1199)),
        (Resampling(paired_test="ar"), 50, (1000, 10_000, 10_000)),
        (Resampling(paired_test="ar"), 51, (1000, 10_000, 10_199)),
        (Resampling(paired_test="ar", resamples=70), 51, (70, 70, 70)),
    ],
)
def test_the_number_of_resamples(
    options: Resampling, comparisons: int, drawn: tuple[int, int, int]
) -> None:
    assert drawn == (
        options.bootstrap_resamples,
        options.randomization_trials,
        options.verdict_resamples(comparisons),
    )


@pytest.mark.parametrize(
    ("options", "is_requested"),
    [
        (Resampling(), False),
        (Resampling(confidence=True), True),
        (Resampling(paired_test="bs"), True),
    ],
)
def test_bleu_alone_needs_no_more_steps(options: Resampling, is_requested: bool) -> None:
    assert options.is_requested is is_requested
    assert Settings(resampling=options).is_bleu_alone is not is_requested
    assert not Settings(metrics=("bleu", "ter"), resampling=options).is_bleu_alone


@pytest.mark.parametrize(
    ("settings", "value"),
    [
        (Settings(), None),
        (Settings(smoothing="exp", smoothing_value=3), None),
        (Settings(smoothing="floor"), 0.1),
        (Settings(smoothing="add-k"), 1),
        (Settings(smoothing="add-k", smoothing_value=0), 0),
    ],
    ids=str,
)
def test_the_value_of_smoothing(settings: Settings, value: float | None) -> None:
    assert settings.effective_smoothing_value == value


@pytest.mark.parametrize(
    ("settings", "profile", "are_of_sacrebleu"),
    [
        (Settings(), "definition", False),
        (Settings.definition(), "definition", False),
        (Settings.tensorflow(), "tensorflow", False),
        (Settings.sacrebleu(), "sacrebleu", True),
        (Settings.sacrebleu(smoothing_value=3), "sacrebleu", True),
        (Settings.sacrebleu(lowercase=True), None, True),
        (Settings.sacrebleu(reference_length="shortest"), None, False),
        (Settings.sacrebleu(smoothing="floor"), None, False),
    ],
    ids=str,
)
def test_the_profile_of_settings(
    settings: Settings, profile: str | None, are_of_sacrebleu: bool
) -> None:
    assert (settings.profile, settings.are_of_sacrebleu) == (profile, are_of_sacrebleu)


@pytest.mark.parametrize(
    ("language", "tokenizer"), [(None, "13a"), ("es-MX", "13a"), ("ZH-tw", "zh"), ("zh", "zh")]
)
def test_the_preset_of_sacrebleu_has_its_tokenizer_for_a_language(
    language: str | None, tokenizer: str
) -> None:
    assert Settings.sacrebleu(target_language=language).tokenizer == tokenizer
    assert Settings.sacrebleu(target_language=language, tokenizer="char").tokenizer == "char"
