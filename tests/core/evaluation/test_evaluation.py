"""Evaluations from documents to scores, with progress and cancellation."""

from __future__ import annotations

import builtins
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sacrebleu.metrics.bleu import BLEU

from bleu_core.api.evaluation import evaluate
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic, MissingTokenizer
from bleu_core.errors import (
    BleuError,
    Cancelled,
    CandidateMissing,
    ReferenceMissing,
    SettingInvalid,
)
from bleu_core.evaluation.counts import choose_tokenizer
from bleu_core.evaluation.evaluate import evaluate_in_steps
from bleu_core.files.documents import Document
from bleu_core.files.names import distinct_names
from bleu_core.files.units import Units
from bleu_core.languages.errors import LanguagePair, UnknownLanguage
from bleu_core.languages.tags import LanguageSource, TargetLanguage
from bleu_core.pairing.alignment import align
from bleu_core.pairing.errors import SegmentCountsDiffer
from bleu_core.progress import Progress, Stage
from bleu_core.scoring.bleu import bleu_score
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import PROFILES, Resampling, Settings
from bleu_core.tokenizers import get_tokenizer

REFERENCE = Document.from_segments(
    "ref.en", [f"The {number} cats sat on the very old mat." for number in range(70)]
)
GOOD = Document.from_segments(
    "good.en", [f"The {number} cats sat on a very old mat." for number in range(70)]
)
BAD = Document.from_segments(
    "bad.en", [f"Some {number} cats are on that old mat." for number in range(70)]
)


def document(name: str, *segments: str) -> Document:
    return Document.from_segments(name, segments)


# --- scores -------------------------------------------------------------------------------------


def test_candidates_come_back_in_order_and_ranked_best_first() -> None:
    evaluation = evaluate(candidates=[BAD, GOOD, REFERENCE], references=[REFERENCE])
    assert [result.name for result in evaluation.candidates] == ["bad.en", "good.en", "ref.en"]
    assert [result.name for result in evaluation.ranked] == ["ref.en", "good.en", "bad.en"]
    percents = [result.score.percent for result in evaluation.ranked]
    assert percents == sorted(percents, reverse=True)
    assert len(set(percents)) == 3


def test_candidates_of_one_score_keep_their_order() -> None:
    twins = [
        Document("first", GOOD.units),
        Document("second", GOOD.units),
    ]
    assert [
        result.name for result in evaluate(candidates=twins, references=[REFERENCE]).ranked
    ] == ["first", "second"]


def test_a_candidate_scores_the_same_alone_and_among_others() -> None:
    together = evaluate(candidates=[BAD, GOOD], references=[REFERENCE]).candidates[1]
    alone = evaluate(candidates=[GOOD], references=[REFERENCE]).candidates[0]
    assert together == alone
    assert together.bleu.statistics.tolist() == alone.bleu.statistics.tolist()


def test_the_result_names_the_evaluated_documents() -> None:
    chosen = Settings(smoothing="exp")
    evaluation = evaluate(candidates=[BAD], references=[REFERENCE, GOOD], settings=chosen)
    assert (evaluation.segments, evaluation.references) == (70, 2)
    assert evaluation.settings == chosen
    assert evaluation.tokenizer.name == "13a"
    assert evaluation.target_language == TargetLanguage("en", LanguageSource.FILE_NAME, "Latn")


def test_without_settings_the_definition_is_used() -> None:
    assert evaluate(candidates=[GOOD], references=[REFERENCE]).settings == Settings()
    assert Settings().profile == "definition"


@pytest.mark.parametrize(
    "more",
    [
        Settings(metrics=("bleu", "ter")),
        Settings(resampling=Resampling(confidence=True)),
        Settings(resampling=Resampling(paired_test="bs")),
    ],
)
def test_settings_know_whether_they_need_only_bleu(more: Settings) -> None:
    assert Settings(lowercase=True).is_bleu_alone
    assert not more.is_bleu_alone


SEGMENTS = st.lists(
    st.text(st.sampled_from("ab c.,\u3000-1我的"), max_size=12), min_size=1, max_size=4
)


@settings(deadline=None, max_examples=200)
@given(data=st.data(), candidate=SEGMENTS, order=st.integers(1, 8), lowercase=st.booleans())
def test_corpus_scores_equal_sacrebleus(
    data: st.DataObject, candidate: list[str], order: int, lowercase: bool
) -> None:
    # No reference is empty, because ours leaves out empty ones and sacreBLEU counts them.
    segment = st.text(st.sampled_from("ab c.,\u3000-1我的"), max_size=12).map(
        lambda text: text + "B"
    )
    references = data.draw(
        st.lists(
            st.lists(segment, min_size=len(candidate), max_size=len(candidate)),
            min_size=1,
            max_size=3,
        )
    )
    name = data.draw(st.sampled_from(["13a", "intl", "zh", "char", "none"]))
    smoothing = data.draw(st.sampled_from(["none", "exp", "floor", "add-k"]))
    result = evaluate(
        candidates=[Document.from_segments("c", candidate)],
        references=[
            Document.from_segments(f"r{index}", lines) for index, lines in enumerate(references)
        ],
        settings=Settings(
            tokenizer=name, smoothing=smoothing, max_order=order, lowercase=lowercase
        ),
    ).candidates[0]
    bleu = BLEU(
        tokenize=name,
        smooth_method=smoothing,
        max_ngram_order=order,
        lowercase=lowercase,
        force=True,
    )
    theirs = bleu.corpus_score(candidate, references)
    assert result.score.percent == theirs.score
    assert result.score.brevity_penalty == theirs.bp
    assert result.score.candidate_length == theirs.sys_len
    assert result.score.reference_length == theirs.ref_len


def test_segment_statistics_sum_to_the_score() -> None:
    settings = Settings(max_order=3)
    result = evaluate(candidates=[GOOD], references=[REFERENCE], settings=settings).candidates[0]
    assert result.bleu.statistics.shape == (70, 8)
    total = Statistics.from_row(result.bleu.statistics.sum(axis=0))
    assert bleu_score(total, settings) == result.score
    assert result.bleu.percent == result.score.percent


@pytest.mark.parametrize(("count", "has_band"), [(1, False), (2, True)])
def test_a_single_segment_gets_a_score_and_no_band(count: int, has_band: bool) -> None:
    references = [Document.from_segments("r", REFERENCE.segments[:count])]
    result = evaluate(
        candidates=[Document.from_segments("c", GOOD.segments[:count])], references=references
    ).candidates[0]
    assert result.score.percent > 0
    assert (result.band is not None) is has_band


# --- references ---------------------------------------------------------------------------------


def test_an_empty_reference_is_never_the_closest() -> None:
    candidate = document("c", "a", "b c d e")
    first = document("r", "a b c", "b c d e")
    second = document("q", "", "b c d x")
    result = evaluate(candidates=[candidate], references=[first, second]).candidates[0]
    assert result.score.reference_length == 3 + 4
    assert result.score.brevity_penalty < 1
    assert "nrefs:var" in result.bleu.signature


def test_an_empty_reference_is_never_the_shortest() -> None:
    chosen = Settings(reference_length="shortest")
    references = [document("r", "a b c"), document("q", "   "), document("p", "a b")]
    result = evaluate(
        candidates=[document("c", "a b c d")], references=references, settings=chosen
    ).candidates[0]
    assert result.score.reference_length == 2


def test_a_reference_of_characters_that_are_no_tokens_counts_as_empty() -> None:
    references = [document("r", "a b c"), document("q", "<skipped>")]
    result = evaluate(candidates=[document("c", "a")], references=references).candidates[0]
    assert result.score.reference_length == 3


def test_one_reference_with_an_empty_segment_does_not_vary() -> None:
    result = evaluate(
        candidates=[document("c", "a b", "c")], references=[document("r", "a b", "")]
    ).candidates[0]
    assert "nrefs:1|" in result.bleu.signature
    assert (result.score.candidate_length, result.score.reference_length) == (3, 2)


# --- alignment ----------------------------------------------------------------------------------


def test_references_and_candidates_are_needed() -> None:
    with pytest.raises(ReferenceMissing):
        evaluate(candidates=[GOOD], references=[])
    with pytest.raises(CandidateMissing):
        evaluate(candidates=[], references=[REFERENCE])


@pytest.mark.parametrize("role", ["reference", "candidate", "source"])
@pytest.mark.parametrize("count", [1, 3])
def test_documents_of_other_lengths_are_named_with_both_lengths(role: str, count: int) -> None:
    two = document("two", "a", "b")
    other = document("other", *["a"] * count)
    references = [two, other] if role == "reference" else [two]
    candidates = [two, other] if role == "candidate" else [two]
    with pytest.raises(SegmentCountsDiffer) as caught:
        evaluate(
            candidates=candidates, references=references, source=other if role == "source" else None
        )
    error = caught.value
    assert (error.first, error.first_count) == ("two", 2)
    assert (error.second, error.second_count) == ("other", count)


def test_a_source_of_the_same_length_changes_nothing() -> None:
    source = Document.from_segments("src.de", tuple("x" for _ in REFERENCE.segments))
    assert evaluate(candidates=[GOOD], references=[REFERENCE], source=source) == evaluate(
        candidates=[GOOD], references=[REFERENCE]
    )


def test_aligned_documents_are_references_then_candidates() -> None:
    aligned = align(candidates=[GOOD, BAD], references=[REFERENCE])
    assert aligned.documents == (REFERENCE, GOOD, BAD)
    assert aligned.segments == 70


# --- names --------------------------------------------------------------------------------------


def at(path: str) -> Document:
    return Document(Path(path).name, Units(("a",)), Path(path))


def test_different_names_stay_as_they_are() -> None:
    assert distinct_names([at("x/a.txt"), at("x/b.txt")]) == ["a.txt", "b.txt"]


def test_documents_of_one_name_all_get_their_folders() -> None:
    assert distinct_names([at("x/a.txt"), at("y/a.txt")]) == ["x/a.txt", "y/a.txt"]
    assert distinct_names([at("x/a.txt"), at("y/a.txt"), at("z/a.txt"), at("x/b.txt")]) == [
        "x/a.txt",
        "y/a.txt",
        "z/a.txt",
        "b.txt",
    ]


def test_documents_get_as_many_folders_as_tell_them_apart() -> None:
    names = distinct_names([at("p/x/a.txt"), at("q/x/a.txt")])
    assert names == ["p/x/a.txt", "q/x/a.txt"]


def test_the_same_file_twice_gets_a_number() -> None:
    twice = distinct_names([at("p/x/a.txt"), at("p/x/a.txt"), at("p/y/../x/a.txt")])
    assert twice == ["a.txt", "a.txt (2)", "a.txt (3)"]
    # A folder still tells another file of this name apart.
    names = distinct_names([at("p/x/a.txt"), at("p/x/a.txt"), at("p/y/a.txt")])
    assert names == ["x/a.txt", "x/a.txt (2)", "y/a.txt"]
    assert distinct_names([at("/a.txt"), at("/x/a.txt")]) == ["a.txt", "x/a.txt"]


def test_documents_in_memory_of_one_name_get_numbers() -> None:
    twins = [document("a"), document("a"), document("a")]
    assert distinct_names(twins) == ["a", "a (2)", "a (3)"]


@settings(deadline=None)
@given(
    paths=st.lists(
        st.tuples(
            st.booleans(),
            st.sampled_from(["x", "y", "x/y"]),
            st.sampled_from(["a", "a (2)", "a (3)", "b"]),
        ),
        max_size=8,
    )
)
def test_names_are_always_distinct(paths: list[tuple[bool, str, str]]) -> None:
    documents = [
        at(f"{folder}/{name}") if on_disk else document(name) for on_disk, folder, name in paths
    ]
    names = distinct_names(documents)
    assert len(names) == len(documents)
    assert len(set(names)) == len(names)


# --- segmentation by language -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tag", "name", "variant"),
    [
        ("en", "13a", None),
        ("es", "13a", None),
        ("id", "13a", None),
        (None, "13a", None),
        ("zh-CN", "jieba", None),
        ("zh-TW", "jieba", "t2s"),
    ],
)
def test_auto_chooses_by_language(tag: str | None, name: str, variant: str | None) -> None:
    tokenizer, fallback = choose_tokenizer(
        Settings(), TargetLanguage(tag, LanguageSource.GIVEN, None)
    )
    assert (tokenizer.name, tokenizer.variant, fallback) == (name, variant, None)


@pytest.mark.parametrize(
    ("tag", "module", "name"), [("ja", "MeCab", "ja-mecab"), ("ko", "mecab_ko", "ko-mecab")]
)
def test_auto_takes_mecab_if_it_is_installed(tag: str, module: str, name: str) -> None:
    pytest.importorskip(module)
    tokenizer, fallback = choose_tokenizer(
        Settings(), TargetLanguage(tag, LanguageSource.GIVEN, None)
    )
    assert (tokenizer.name, fallback) == (name, None)


@pytest.mark.parametrize(
    ("tag", "module", "extra"), [("ja", "MeCab", "japanese"), ("ko", "mecab_ko", "korean")]
)
def test_auto_falls_back_to_characters_and_names_the_extra(
    tag: str, module: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    get_tokenizer.cache_clear()
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.delitem(sys.modules, f"bleu_core.tokenizers.{tag}_mecab", raising=False)
    tokenizer, fallback = choose_tokenizer(
        Settings(), TargetLanguage(tag, LanguageSource.GIVEN, None)
    )
    assert tokenizer.name == "char"
    data = MissingTokenizer(tag, extra)
    assert fallback == Diagnostic(Kind.CHARACTER_FALLBACK, data=data)


@pytest.mark.parametrize(
    ("settings", "name"),
    [
        (Settings().with_profile("sacrebleu"), "zh"),
        (Settings(smoothing="exp", lowercase=True), "zh"),
        (Settings(smoothing="exp", tokenizer="jieba"), "jieba"),
        (Settings(), "jieba"),
        (Settings().with_profile("tensorflow"), "jieba"),
    ],
)
def test_with_the_options_of_sacrebleu_chinese_is_split_as_there(
    settings: Settings, name: str
) -> None:
    chinese = TargetLanguage("zh-TW", LanguageSource.GIVEN, "Hant")
    assert choose_tokenizer(settings, chinese)[0].name == name


def test_split_characters_are_outside_the_guide() -> None:
    words, characters = ["我们 在 大学 里 学习"] * 60, ["我 们 在 大 学 里 学 习"] * 60
    for segments, outside in ((words, ()), (characters, ("characters",))):
        found = evaluate(
            candidates=[segments],
            references=[segments],
            settings=Settings(tokenizer="none", target_language="zh"),
        )
        assert found.candidates[0].outside_guide == outside


def test_a_chosen_segmentation_overrules_the_language() -> None:
    language = TargetLanguage("zh-TW", LanguageSource.GIVEN, "Hant")
    assert choose_tokenizer(Settings(tokenizer="13a"), language)[0].name == "13a"


def test_the_script_of_the_text_chooses_the_chinese_segmentation() -> None:
    traditional = document("r", "我們學習機器翻譯。", "這個學校很大。")
    simplified = document("r", "我们学习机器翻译。", "这个学校很大。")
    assert evaluate(candidates=[traditional], references=[traditional]).tokenizer.variant == "t2s"
    assert evaluate(candidates=[simplified], references=[simplified]).tokenizer == get_tokenizer(
        "jieba"
    )


@pytest.mark.parametrize(("tag", "error"), [("en-de", LanguagePair), ("klingon", UnknownLanguage)])
def test_a_wrong_language_is_an_error(tag: str, error: type[BleuError]) -> None:
    with pytest.raises(error):
        evaluate(candidates=[GOOD], references=[REFERENCE], settings=Settings(target_language=tag))


# --- settings -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "setting"),
    [
        ({"tokenizer": "spm"}, "tokenizer"),
        ({"smoothing": "add-1"}, "smoothing"),
        ({"reference_length": "average"}, "reference_length"),
        ({"max_order": 0}, "max_order"),
        ({"max_order": 9}, "max_order"),
        ({"smoothing_value": -0.1}, "smoothing_value"),
        ({"smoothing_value": float("nan")}, "smoothing_value"),
        ({"smoothing_value": float("inf")}, "smoothing_value"),
    ],
)
def test_a_wrong_setting_is_named_with_its_value(
    values: dict[str, builtins.object], setting: str
) -> None:
    with pytest.raises(SettingInvalid) as caught:
        Settings(**values)
    assert caught.value.setting == setting
    assert caught.value.value is values[setting]
    assert caught.value.allowed


@pytest.mark.parametrize("order", [1, 8])
def test_orders_from_one_to_eight_are_allowed(order: int) -> None:
    result = evaluate(
        candidates=[GOOD], references=[REFERENCE], settings=Settings(max_order=order)
    ).candidates[0]
    assert [row.order for row in result.score.precisions] == list(range(1, order + 1))


@pytest.mark.parametrize("profile", PROFILES)
def test_settings_with_a_profile_agree_with_it(profile: str) -> None:
    start = Settings(
        target_language="es", tokenizer="zh", smoothing="floor", smoothing_value=3,
        reference_length="shortest", lowercase=True, max_order=2, effective_order=True,
    )  # fmt: skip
    assert start.profile is None
    chosen = start.with_profile(profile)
    assert chosen.profile == profile
    assert (chosen.target_language, chosen.tokenizer) == ("es", "zh")
    assert chosen.max_order == 4
    assert not chosen.lowercase


def test_profiles_have_the_choices_of_their_makers() -> None:
    choices = {
        profile: (chosen.smoothing, chosen.reference_length)
        for profile in PROFILES
        for chosen in [Settings().with_profile(profile)]
    }
    assert choices == {
        "definition": ("none", "closest"),
        "sacrebleu": ("exp", "closest"),
        "tensorflow": ("none", "shortest"),
    }


def test_an_unknown_profile_is_refused() -> None:
    with pytest.raises(SettingInvalid) as caught:
        Settings().with_profile("moses")
    assert (caught.value.setting, caught.value.allowed) == ("profile", PROFILES)


# --- progress -----------------------------------------------------------------------------------


def steps_of(
    references: list[Document], candidates: list[Document]
) -> list[tuple[Stage, int, int]]:
    steps: list[tuple[Stage, int, int]] = []
    evaluate(
        candidates=candidates,
        references=references,
        progress=Progress(lambda *step: steps.append(step), interval=0),
    )
    return steps


@pytest.fixture
def _small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bleu_core.scoring.counting.CHARACTERS", (500, 500))


@pytest.mark.usefixtures("_small_chunks")
def test_progress_grows_and_knows_its_total() -> None:
    steps = [step for step in steps_of([REFERENCE], [GOOD, BAD]) if step[0] is Stage.COUNTING]
    done = [step[1] for step in steps]
    assert {step[2] for step in steps} == {70}
    assert done[0] == 0
    assert done[-1] == 70
    assert len(done) > 2
    assert done == sorted(set(done))


def test_reports_are_spaced_and_the_end_is_always_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([10.0, 10.01, 10.02, 10.06, 10.07])
    monkeypatch.setattr("bleu_core.progress.monotonic", lambda: next(clock))
    steps: list[int] = []
    progress = Progress(lambda _, done, __: steps.append(done), interval=0.05)
    for done in range(1, 6):
        progress.step(Stage.COUNTING, done, 5)
    assert steps == [1, 4, 5]


def test_progress_does_not_change_the_result() -> None:
    seen: list[int] = []
    watched = Progress(lambda _, done, __: seen.append(done), interval=0)
    assert evaluate(candidates=[GOOD], references=[REFERENCE], progress=watched) == evaluate(
        candidates=[GOOD], references=[REFERENCE]
    )
    assert seen


# --- cancellation -------------------------------------------------------------------------------


def test_cancelled_from_the_start_nothing_is_scored() -> None:
    with pytest.raises(Cancelled):
        evaluate(
            candidates=[GOOD], references=[REFERENCE], progress=Progress(cancelled=lambda: True)
        )


RESAMPLED = Settings(resampling=Resampling(confidence=True, resamples=9000))


@pytest.mark.usefixtures("_small_chunks")
@pytest.mark.parametrize("stage", [Stage.COUNTING, Stage.RESAMPLING])
def test_cancelling_takes_effect_within_a_stage(stage: Stage) -> None:
    many = Document.from_segments("many.en", REFERENCE.segments * 10)
    reached: list[tuple[Stage, int]] = []

    def report(current: Stage, done: int, _: int) -> None:
        reached.append((current, done))

    def cancelled() -> bool:
        return any(current is stage and done > 0 for current, done in reached)

    progress = Progress(report, cancelled=cancelled, interval=0)
    with pytest.raises(Cancelled):
        evaluate(candidates=[many], references=[many], settings=RESAMPLED, progress=progress)
    assert reached[-1][0] is stage
    assert len([done for current, done in reached if current is stage and done > 0]) == 1


def test_cancelling_is_no_error_of_the_user() -> None:
    assert not issubclass(Cancelled, BleuError)


def test_errors_carry_their_data_in_their_text() -> None:
    text = str(SegmentCountsDiffer("two", 2, "three", 3))
    assert ("two has 2" in text, "three has 3" in text) == (True, True)


def test_traditional_text_is_cut_as_such_whatever_the_name_of_its_file() -> None:
    text = [f"我們在學校裡學習機器翻譯第{number}課。" for number in range(3)]
    reference = Document.from_segments("ref.zh-CN.txt", text)
    evaluation = evaluate(
        candidates=[Document.from_segments("cand.zh-CN.txt", text)], references=[reference]
    )
    assert (evaluation.tokenizer.name, evaluation.tokenizer.variant) == ("jieba", "t2s")


SPANISH = (
    "La casa de la colina es más antigua que el puente, pero nadie sabe quién la construyó. "
    "Por eso los vecinos se reúnen cada año en la plaza para hablar de su historia, y muchos "
    "de ellos dicen que no hay otra igual en la región. Cuando llega el invierno, las calles "
    "quedan vacías y solo se oye el viento entre los árboles; también el río parece dormir. "
    "El viejo maestro guarda en un cajón las cartas que le escribieron sus primeros alumnos. "
    "Una de ellas habla del día en que el tren llegó por fin a la estación con tres horas de "
    "retraso, y toda la banda de música esperaba bajo la lluvia sin paraguas. "
)


@pytest.mark.parametrize(
    ("name", "text", "language"),
    [
        ("a.txt", SPANISH * 4, ("es", LanguageSource.WORDS)),
        # A few words are no evidence, but they contradict names.
        ("a.txt", SPANISH, (None, LanguageSource.UNKNOWN)),
        ("a.es.txt", SPANISH * 4, ("es", LanguageSource.FILE_NAME)),
        ("a.es-MX.txt", SPANISH * 4, ("es-MX", LanguageSource.FILE_NAME)),
        ("a.ca.txt", SPANISH * 4, ("es", LanguageSource.WORDS)),
        ("tr.txt", SPANISH * 4, ("es", LanguageSource.WORDS)),
        ("tr.txt", SPANISH, (None, LanguageSource.UNKNOWN)),
        ("news_en_mt.txt", SPANISH * 4, ("es", LanguageSource.WORDS)),
        ("news_en-mt.txt", SPANISH * 4, ("es", LanguageSource.WORDS)),
        ("locale.es.tr", SPANISH * 4, ("es", LanguageSource.FILE_NAME)),
        # The language has words that are not known here.
        ("a.mt", "Il-kelb u l-qattus. " * 90, ("mt", LanguageSource.FILE_NAME)),
        (
            "a.mi",
            "Ko te whare o te tangata i te maunga e tu ana. " * 40,
            ("mi", LanguageSource.FILE_NAME),
        ),
        ("de.json", "Datei. Bearbeiten. Log in. ", ("de", LanguageSource.FILE_NAME)),
    ],
)
def test_a_name_tells_the_language_of_a_text_unless_its_words_contradict(
    name: str, text: str, language: tuple[str | None, LanguageSource]
) -> None:
    lines = text.split(". ")
    own, other = (Document.from_segments(title, lines) for title in (name, f"b-{name}"))
    found = evaluate(candidates=[other], references=[own]).target_language
    assert (found.tag, found.source) == language


# Steps


def test_steps_start_with_bleu_and_end_with_the_whole_evaluation() -> None:
    everything = Settings(
        metrics=("bleu", "chrf", "ter"),
        resampling=Resampling(confidence=True, paired_test="bs", resamples=100),
    )
    given = {"candidates": [GOOD, REFERENCE], "references": [REFERENCE], "settings": everything}
    steps = list(evaluate_in_steps(**given))
    assert [step.pending for step in steps] == [
        ("chrf", "ter", "resampling"),
        ("ter", "resampling"),
        ("resampling",),
        (),
    ]
    assert [len(step.candidates[0].metrics) for step in steps] == [1, 2, 3, 3]
    last = evaluate(**given)
    assert steps[-1].to_dict(segment_scores=True) == last.to_dict(segment_scores=True)
    assert steps[-1].comparisons == last.comparisons
    for step in steps:
        for early, late in zip(step.candidates, last.candidates, strict=True):
            assert (early.score, early.diagnostics) == (late.score, late.diagnostics)
            assert [one.percent for one in early.metrics] == [
                one.percent for one in late.metrics[: len(early.metrics)]
            ]
    assert steps[0].candidates[0].bleu.interval is None
    assert not steps[0].comparisons


def test_the_score_of_many_segments_comes_before_the_checks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = [f"Line {number} of the same length" for number in range(50)]
    reference = Document.from_segments("ref.en.txt", lines)
    shouted = Document.from_segments(
        "good.en.txt", [line.upper() for line in lines[:30]] + lines[30:]
    )
    given = {"candidates": [shouted], "references": [reference], "settings": Settings()}
    monkeypatch.setattr("bleu_core.evaluation.evaluate._MANY_SEGMENTS", 100)
    first, last = evaluate_in_steps(**given)
    assert (first.pending, last.pending) == (("checks",), ())
    early, late = first.candidates[0], last.candidates[0]
    assert (early.score, early.metrics) == (late.score, late.metrics)
    # A band is never shown before it is known if a warning withholds it.
    assert (early.diagnostics, early.trusted_band) == ((), None)
    assert early.band_held_back_by == ("not_checked",)
    assert late.diagnostics
    assert "not_checked" not in late.band_held_back_by
    monkeypatch.setattr("bleu_core.evaluation.evaluate._MANY_SEGMENTS", 101)
    (only,) = evaluate_in_steps(**given)
    assert only == last


def test_bleu_alone_is_one_step() -> None:
    (only,) = evaluate_in_steps(candidates=[GOOD], references=[REFERENCE], settings=Settings())
    assert only == evaluate(candidates=[GOOD], references=[REFERENCE])


def test_progress_of_all_metrics_goes_once_to_the_end() -> None:
    told: list[tuple[int, int]] = []

    def report(stage: Stage, done: int, total: int) -> None:
        if stage is Stage.COUNTING:
            told.append((done, total))

    evaluate(
        candidates=[GOOD],
        references=[REFERENCE],
        settings=Settings(metrics=("bleu", "chrf", "ter")),
        progress=Progress(report, interval=0),
    )
    shares = [done / total for done, total in told]
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0, 1)
    assert shares.count(1) == 1


def test_equal_references_count_once_for_the_band() -> None:
    reference = ["the cat is on the mat today", "a dog barks at night in the yard"] * 60
    other = [text.replace("the", "that") for text in reference]
    candidate = [text.replace("today", "now") for text in reference]

    def held_back(*references: list[str]) -> tuple[str, ...]:
        scored = evaluate(candidates=[candidate], references=list(references))
        return scored.candidates[0].outside_guide

    assert held_back(reference) == held_back(reference, [*reference]) == ()
    assert held_back(reference, [*reference], other) == ("several_references",)


def test_the_signature_names_the_documents_that_intervals_are_drawn_from() -> None:
    def signed(numbers: list[int], *, confidence: bool) -> str:
        texts = [f"the cat number {number} is on the mat" for number in range(6)]
        document = Document.from_segments("text", texts)
        units = replace(document.units, document_numbers=numbers)
        scored = evaluate(
            candidates=[document],
            references=[replace(document, units=units)],
            settings=Settings(resampling=Resampling(confidence=confidence)),
        )
        return scored.candidates[0].bleu.signature

    assert "|bs:1000|docs:3|seed:" in signed([0, 0, 1, 1, 2, 2], confidence=True)
    assert "docs" not in signed([0, 0, 1, 1, 2, 2], confidence=False)
    for numbers in ([], [0] * 6, [*range(6)]):
        assert "docs" not in signed(numbers, confidence=True)
