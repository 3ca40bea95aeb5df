"""The same texts under each tokenizer of their language."""

from __future__ import annotations

import pytest

from bleu_core.analysis.by_tokenizer import score_by_tokenizer
from bleu_core.api.evaluation import evaluate
from bleu_core.errors import Cancelled, TokenizerUnavailable
from bleu_core.languages.tags import LanguageSource, TargetLanguage
from bleu_core.progress import Progress
from bleu_core.settings import Settings
from bleu_core.tokenizers import by_language, get_tokenizer
from bleu_core.tokenizers.by_language import applicable_tokenizers, tokenizer_of_language

# Google's guide is about texts of 50 segments and more.
CHINESE = {
    "good": ["我来到北京清华大学学习。", "ABC公司和他们在学校里学习机器翻译。"] * 30,
    "bad": ["我来北京的清华大学。", "ABC公司他们学习翻译机器。"] * 30,
}
REFERENCE = ["我来到北京的清华大学学习。", "ABC公司和他们在学校学习机器翻译。"] * 30


def full_names(tag: str | None, script: str | None = None) -> list[str]:
    found = applicable_tokenizers(TargetLanguage(tag, LanguageSource.GIVEN, script))
    return [f"{each.name}-{each.variant}" if each.variant else each.name for each in found]


@pytest.mark.parametrize("language", [None, "en", "zh", "ja", "ko", "th", "km", "lo", "my"])
@pytest.mark.parametrize("script", [None, "Hant"])
def test_the_default_of_a_language_comes_first(
    language: str | None, script: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def named(name: str) -> object:
        return get_tokenizer(name) if "mecab" not in name else name

    monkeypatch.setattr(by_language, "get_tokenizer", named)
    target = TargetLanguage(language, LanguageSource.GIVEN, script)
    assert applicable_tokenizers(target)[0] == tokenizer_of_language(target).tokenizer


def test_each_language_has_its_sensible_tokenizers() -> None:
    assert full_names("es") == full_names(None) == ["13a", "intl", "none"]
    assert full_names("zh") == ["jieba", "zh", "char"]
    assert full_names("zh", "Hant") == ["jieba-t2s", "zh", "char"]
    assert full_names("th") == ["char"]
    assert full_names("yue", "Hant") == full_names("vi", "Hani") == ["zh", "char"]


def test_tokenizers_that_are_not_installed_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def unavailable(name: str) -> object:
        if "mecab" in name:
            raise TokenizerUnavailable(name, "japanese")
        return get_tokenizer(name)

    monkeypatch.setattr(by_language, "get_tokenizer", unavailable)
    assert full_names("ja") == ["char"]
    assert full_names("ko") == ["13a", "char"]


@pytest.mark.parametrize("tokenizer", ["auto", "char", "13a"])
def test_scores_are_those_of_evaluations_with_each_tokenizer(tokenizer: str) -> None:
    settings = {"smoothing": "exp", "target_language": "zh"}
    evaluation = evaluate(
        candidates=CHINESE,
        references=[REFERENCE],
        settings=Settings(tokenizer=tokenizer, **settings),  # type: ignore[arg-type]
    )
    found = score_by_tokenizer(evaluation)
    assert found[0].tokenizer == evaluation.tokenizer
    assert [each.chosen for each in found] == [True] + [False] * (len(found) - 1)
    names = [each.tokenizer.name for each in found]
    assert sorted(names) == sorted({evaluation.tokenizer.name, "jieba", "zh", "char"})
    for each in found:
        alone = evaluate(
            candidates=CHINESE,
            references=[REFERENCE],
            settings=Settings(tokenizer=each.tokenizer.name, **settings),  # type: ignore[arg-type]
        )
        assert [score.percent for score in each.scores] == [
            candidate.score.percent for candidate in alone.candidates
        ]
        assert each.bands == tuple(candidate.trusted_band for candidate in alone.candidates)
    assert len({each.scores[0].percent for each in found}) == len(found)


def test_bands_are_held_back_if_the_guide_does_not_apply() -> None:
    def bands(
        candidate: list[str] = CHINESE["good"], reference: list[str] = REFERENCE, **settings: object
    ) -> list[object]:
        evaluation = evaluate(
            candidates=[candidate],
            references=[reference],
            settings=Settings(**settings),  # type: ignore[arg-type]
        )
        return [each.bands[0] for each in score_by_tokenizer(evaluation)]

    # Characters are no words, and words that score in another band have none either.
    assert bands(target_language="zh") == [None] * 3
    other = [segment.replace("。", "！") for segment in REFERENCE]
    of_words, *of_characters = bands(other, target_language="zh")
    assert of_words is not None
    assert of_characters == [None, None]
    assert bands(target_language="zh", max_order=3) == [None] * 3
    english = ["the cat sat on a mat"] * 60, ["the cat sat on the mat"] * 60
    by_characters, *others = bands(*english, target_language="en", tokenizer="char")
    assert by_characters is None
    assert None not in others
    formulas = [r"\frac { x } { y } ^ { 2 }", r"\sqrt { a _ { i } + b }"]
    evaluation = evaluate(candidates=[formulas], references=[formulas])
    assert [each.bands for each in score_by_tokenizer(evaluation)] == [(None,)] * 3


def test_a_single_segment_has_no_band() -> None:
    evaluation = evaluate(candidates=[["one two"]], references=[["one three"]])
    assert [each.bands for each in score_by_tokenizer(evaluation)] == [(None,)] * 3


def test_scoring_by_tokenizer_can_be_cancelled() -> None:
    evaluation = evaluate(candidates=[["one two"]], references=[["one three"]])
    with pytest.raises(Cancelled):
        score_by_tokenizer(evaluation, progress=Progress(cancelled=lambda: True))
