"""Each diagnostic appears where it applies, with its numbers, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from bleu_core.api.evaluation import evaluate
from bleu_core.api.strings import corpus_chrf
from bleu_core.diagnostics.fixes import with_fix, without_fix
from bleu_core.diagnostics.kinds import Kind, Severity
from bleu_core.diagnostics.model import (
    Beside,
    Diagnostic,
    Difference,
    GuessedEncoding,
    LeaveOut,
    MissingTokenizer,
    Needed,
    Normalize,
    OtherSegmentation,
    SegmentCount,
    ShortSegments,
    ShowMetric,
    Spacing,
    UnmatchedOrders,
    UseTokenizer,
)
from bleu_core.diagnostics.named_text import NamedText
from bleu_core.diagnostics.score_checks import check_identical, is_post_edited
from bleu_core.diagnostics.shared_checks import TokenizedTexts, check_case, check_tokenized
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document, read_document
from bleu_core.normalization.tokenized import tokenized_segments
from bleu_core.scoring.bands import band_of
from bleu_core.settings import Settings, TerOptions

REFERENCE = [f"The number {number} bus leaves the old station today." for number in range(120)]
CANDIDATE = [f"The number {number} bus leaves an old station today." for number in range(120)]
SIMPLIFIED = [f"我们在学校里学习机器翻译第{number}课。" for number in range(120)]
TRADITIONAL = [f"我們在學校裡學習機器翻譯第{number}課。" for number in range(120)]


def score_diagnostics(
    references: list[list[str]],
    candidate: list[str],
    settings: Settings | None = None,
) -> tuple[Diagnostic, ...]:
    return (
        evaluate(
            candidates=[Document.from_segments("c", candidate)],
            references=[
                Document.from_segments(f"r{index}", segments)
                for index, segments in enumerate(references)
            ],
            settings=settings,
        )
        .candidates[0]
        .diagnostics
    )


def kinds(diagnostics: Iterable[Diagnostic]) -> list[Kind]:
    return [diagnostic.kind for diagnostic in diagnostics]


def candidate_text(segments: list[str]) -> NamedText:
    return NamedText("c", Role.CANDIDATE, Document.from_segments("c", segments))


def test_an_ordinary_corpus_has_no_diagnostic() -> None:
    assert score_diagnostics([REFERENCE], CANDIDATE) == ()


# --- few and short segments -------------------------------------------------------------------


@pytest.mark.parametrize(("count", "warned"), [(1, True), (99, True), (100, False), (120, False)])
def test_fewer_than_a_hundred_segments_are_few(count: int, warned: bool) -> None:
    diagnostics = score_diagnostics([REFERENCE[:count]], CANDIDATE[:count])
    few = Diagnostic(Kind.FEW_SEGMENTS, count=count, segments=count, data=Needed(100))
    assert diagnostics == ((few,) if warned else ())


@pytest.mark.parametrize(("short", "warned"), [(29, False), (30, True)])
def test_a_quarter_of_short_references_is_many(short: int, warned: bool) -> None:
    reference = ["Save it"] * short + REFERENCE[short:]
    candidate = ["Save now"] * short + CANDIDATE[short:]
    diagnostics = score_diagnostics([reference], candidate)
    found = [(one.kind, one.rows, one.count, one.segments, one.data) for one in diagnostics]
    chrf = corpus_chrf(candidate, [reference]).percent
    data = ShortSegments(4, Beside(0, 120, "chrF2", chrf))
    expected = (Kind.SHORT_SEGMENTS, tuple(range(short)), short, 120, data)
    assert found == ([expected] if warned else [])


def test_beside_short_segments_are_chrf_and_the_identical_ones() -> None:
    reference, candidate = ["Save it", "Open"] * 60, ["Save it", "Close", "Save", " "] * 30
    found = {
        chosen: {one.kind: one for one in score_diagnostics([reference], candidate, chosen)}
        for chosen in (Settings(), Settings(metrics=("bleu", "chrf")))
    }
    [without, shown] = [each[Kind.SHORT_SEGMENTS] for each in found.values()]
    chrf = corpus_chrf(candidate, [reference]).percent
    assert without.data == shown.data == ShortSegments(4, Beside(30, 120, "chrF2", chrf))
    # What is shown already is not offered.
    assert (without.fixes, shown.fixes) == ((ShowMetric("chrf"),), ())
    with_metric = with_fix(Settings(), ShowMetric("chrf"), ())
    assert with_metric.metrics == ("bleu", "chrf")
    assert without_fix(with_metric, ShowMetric("chrf"), ()) == Settings()


def test_a_text_too_short_for_a_score_is_not_said_to_match_nothing() -> None:
    assert Kind.NO_MATCH not in kinds(score_diagnostics([["Save it"] * 120], ["Open"] * 120))


def test_short_means_shorter_than_the_highest_order() -> None:
    reference = ["a b c"] * 120
    candidate = ["a b d"] * 120
    for order, warned in ((3, False), (4, True)):
        found = kinds(score_diagnostics([reference], candidate, Settings(max_order=order)))
        assert (Kind.SHORT_SEGMENTS in found) is warned


def test_a_segment_is_not_short_if_any_reference_is_long() -> None:
    found = kinds(score_diagnostics([["Save it"] * 120, REFERENCE], CANDIDATE))
    assert Kind.SHORT_SEGMENTS not in found


def test_empty_documents_have_no_short_segments_and_are_not_called_identical() -> None:
    found = kinds(score_diagnostics([[]], []))
    assert Kind.SHORT_SEGMENTS not in found
    assert Kind.IDENTICAL not in found


# --- no match ---------------------------------------------------------------------------------


@pytest.mark.parametrize("smoothing", ["none", "exp"])
def test_orders_without_match_are_named(smoothing: str) -> None:
    diagnostics = score_diagnostics(
        [["a b c x e f"] * 120], ["a b c y f e"] * 120, Settings(smoothing=smoothing)
    )
    zero = smoothing == "none"
    (diagnostic,) = diagnostics
    assert (diagnostic.kind, diagnostic.where.document) == (Kind.NO_MATCH, "c")
    chrf = corpus_chrf(["a b c y f e"], ["a b c x e f"]).percent
    beside = Beside(0, 120, "chrF2", pytest.approx(chrf)) if zero else None
    assert diagnostic.data == UnmatchedOrders((4,), smoothing, zero, beside)
    assert diagnostic.fixes == ((ShowMetric("chrf"),) if zero else ())


def test_text_with_nothing_in_common_has_no_match_in_any_order() -> None:
    diagnostics = score_diagnostics([REFERENCE], ["xx yy zz ww"] * 120)
    [data] = [each.data for each in diagnostics if each.kind is Kind.NO_MATCH]
    assert isinstance(data, UnmatchedOrders)
    assert data.orders == (1, 2, 3, 4)


# --- empty segments ---------------------------------------------------------------------------


@pytest.mark.parametrize("blank", ["", " \t", "\u3000"])
def test_empty_candidates_are_counted_and_the_first_is_placed(blank: str) -> None:
    candidate = list(CANDIDATE)
    candidate[4] = candidate[8] = blank
    (diagnostic,) = score_diagnostics([REFERENCE], candidate)
    assert (diagnostic.kind, diagnostic.count, diagnostic.rows) == (
        Kind.EMPTY_CANDIDATE,
        2,
        (4, 8),
    )
    assert (diagnostic.where.document, diagnostic.where.line) == ("c", 5)
    assert diagnostic.fixes == (LeaveOut("empty_candidate", is_on=False),)


def test_empty_references_and_segments_without_any_are_counted() -> None:
    first, second = list(REFERENCE), list(REFERENCE)
    first[2] = first[9] = second[9] = ""
    both = score_diagnostics([first, second], CANDIDATE)
    (one,) = score_diagnostics([first], CANDIDATE)
    assert {found.where.document: (found.rows, found.data) for found in both} == {
        "r0": ((2, 9), SegmentCount(1)),
        "r1": ((9,), SegmentCount(1)),
    }
    assert (one.count, one.data) == (2, SegmentCount(2))
    for diagnostic in (*both, one):
        assert diagnostic.kind is Kind.EMPTY_REFERENCE
        assert diagnostic.fixes == (LeaveOut("empty_reference", is_on=False),)


# --- tokenized text ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "segment",
    [
        "The cat sat .",
        "The cat , the dog and I",
        "low@@ er case",
        "state @-@ of @-@ the @-@ art",
        "don &apos;t &amp; go",
        "▁The ▁cat",
    ],
)
def test_tokenized_text_is_recognized(segment: str) -> None:
    assert tokenized_segments([segment]) == ([0], False)


@pytest.mark.parametrize(
    "segment", ["我们 在 学校 学习", "我们 在 学校 ， 学习 。", "我們 在 學校 學習"]
)
def test_tokenized_chinese_is_recognized(segment: str) -> None:
    assert tokenized_segments([segment]) == ([0], True)


@pytest.mark.parametrize(
    "segment",
    [
        "",
        "The cat sat.",
        "Where? There! Yes; no: that, too.",
        "Où ? Là ! Oui ; non : cela",
        "version .5 and 1,000",
        "\\frac { 1 } { 2 } . \\alpha , x",
        "我们在学校学习。",
        "使用 iPhone 拍照，很 好",
        "张三 先生",
        "me@example.com",
        "R&D &c",
        "&quot;Yes&quot;, don&apos;t &quot;go&quot; to the Q &amp; A of R&amp;D.",
    ],
)
def test_running_text_is_not_called_tokenized(segment: str) -> None:
    assert tokenized_segments([segment]) == ([], False)


@pytest.mark.parametrize(
    ("count", "total", "warned"), [(1, 1, False), (2, 20, True), (2, 21, False), (12, 120, True)]
)
def test_a_tenth_and_more_than_one_segment_make_a_tokenized_text(
    count: int, total: int, warned: bool
) -> None:
    segments = ["The cat sat ."] * count + ["The cat sat."] * (total - count)
    text = candidate_text(segments)
    found = list(check_tokenized(text, TokenizedTexts([text.document])))
    assert [(each.count, each.segments) for each in found] == ([(count, total)] if warned else [])
    assert [each.rows for each in found] == ([tuple(range(count))] if warned else [])


def test_tokenized_documents_are_warned_of_by_name() -> None:
    candidate, reference = (
        [segment.replace("station", "sta@@ tion") for segment in texts]
        for texts in (CANDIDATE, REFERENCE)
    )
    (check_candidate,) = score_diagnostics([REFERENCE], candidate)
    (of_reference,) = score_diagnostics([reference], CANDIDATE)
    for diagnostic, document in ((check_candidate, "c"), (of_reference, "r0")):
        assert (diagnostic.kind, diagnostic.where.document) == (Kind.TOKENIZED, document)
        assert (diagnostic.count, diagnostic.segments) == (120, 120)
        assert diagnostic.data == Spacing(chinese=False)
        # Words match only if all texts are split in the same way.
        assert diagnostic.fixes == (Normalize("detok"),)
    both = score_diagnostics([reference], candidate)
    assert {each.fixes for each in both} == {(Normalize("detok"), UseTokenizer("none"))}


def test_tokenized_text_is_usual_for_the_segmentation_none() -> None:
    reference = [segment.replace(".", " .") for segment in REFERENCE]
    candidate = [segment.replace(".", " .") for segment in CANDIDATE]
    assert score_diagnostics([reference], candidate, Settings(tokenizer="none")) == ()


# --- scripts ----------------------------------------------------------------------------------


def spaced(segments: list[str]) -> list[str]:
    return [" ".join(segment) for segment in segments]


def test_split_chinese_holds_the_band_back_and_offers_what_compares_the_same() -> None:
    for split, fix in (
        # Words of several letters would stay apart.
        (
            spaced([f"我们学习 VS Code 第{number}课。" for number in range(120)]),
            UseTokenizer("char"),
        ),
        (spaced(["我们在学校里学习机器翻译。"] * 120), Normalize("detok")),
    ):
        plain = [segment.replace(" ", "") for segment in split]
        candidate = evaluate(candidates=[plain], references=[split]).candidates[0]
        [found] = [one for one in candidate.diagnostics if one.kind is Kind.TOKENIZED]
        assert found.fixes == (fix,)
        assert candidate.trusted_band is None
        settings = with_fix(Settings(), fix, ())
        repaired = evaluate(candidates=[plain], references=[split], settings=settings)
        assert repaired.candidates[0].score.percent == pytest.approx(100)


def test_no_advice_leads_in_a_circle() -> None:
    split = [
        " ".join(("我们", "在", "学校", "里", "学习", f"第{number}课")) for number in range(120)
    ]
    for segments in (split, split[:1]):
        found = score_diagnostics([segments], segments, Settings(tokenizer="none"))
        assert {Kind.NO_WORDS, Kind.TOKENIZED}.isdisjoint(kinds(found))
    for tokenizer in ("none", "13a"):
        plain = score_diagnostics([SIMPLIFIED], SIMPLIFIED, Settings(tokenizer=tokenizer))
        assert Kind.NO_WORDS in kinds(plain)
    by_characters = score_diagnostics([spaced(split)], split, Settings(tokenizer="char"))
    assert Kind.TOKENIZED not in kinds(by_characters)


def test_verse_with_spaces_is_not_split() -> None:
    assert tokenized_segments(["床前明月光 疑是地上霜 举头望明月 低头思故乡"] * 2) == ([], False)


def test_the_score_that_publications_report_stands_beside_the_words_of_chinese() -> None:
    changed = [segment.replace("学校", "大学") for segment in SIMPLIFIED]
    for settings, expected in ((Settings(), True), (Settings(tokenizer="zh"), False)):
        result = evaluate(candidates=[changed], references=[SIMPLIFIED], settings=settings)
        found = [
            one for one in result.candidates[0].diagnostics if one.kind is Kind.OTHER_SEGMENTATION
        ]
        assert bool(found) is expected
    zh = result.candidates[0]
    assert zh.trusted_band is None
    words = evaluate(candidates=[changed], references=[SIMPLIFIED]).candidates[0]
    [other] = [one for one in words.diagnostics if one.kind is Kind.OTHER_SEGMENTATION]
    differs = band_of(zh.score.percent, 120) != band_of(words.score.percent, 120)
    assert other.data == OtherSegmentation("zh", is_cantonese=False)
    assert other.effect is not None
    assert other.effect.after == zh.score.percent
    assert (words.trusted_band is None) == differs
    assert not [one for one in score_diagnostics([REFERENCE], CANDIDATE) if one.data == other.data]


def test_cantonese_is_told_by_its_characters() -> None:
    segments = ["佢哋而家喺屋企食緊飯", "你食咗飯未呀"] * 60
    found = score_diagnostics([segments], segments[::-1])
    [data] = [one.data for one in found if isinstance(one.data, OtherSegmentation)]
    assert data.is_cantonese


def test_simplified_against_traditional_is_warned_of() -> None:
    for reference, candidate, scripts in (
        (TRADITIONAL, SIMPLIFIED, Difference(own="Hans", expected="Hant")),
        (SIMPLIFIED, TRADITIONAL, Difference(own="Hant", expected="Hans")),
    ):
        found = score_diagnostics([reference], candidate)
        (diagnostic,) = (one for one in found if one.kind is Kind.SCRIPTS_DIFFER)
        assert (diagnostic.where.document, diagnostic.data) == ("c", scripts)
        assert diagnostic.fixes == (Normalize("t2s"),)


def test_references_in_two_scripts_are_warned_of() -> None:
    found = score_diagnostics([SIMPLIFIED, TRADITIONAL], SIMPLIFIED)
    # The candidate has the script of the first reference.
    (diagnostic,) = (one for one in found if one.kind is Kind.SCRIPTS_DIFFER)
    assert (diagnostic.where.document, diagnostic.where.role) == ("r1", Role.REFERENCE)
    assert diagnostic.data == Difference(own="Hant", expected="Hans")
    assert diagnostic.fixes == (Normalize("t2s"),)


def test_chinese_that_could_be_both_is_not_warned_of() -> None:
    diagnostics = score_diagnostics([["我們去學校", "這個問題"]], ["你好", "今天"])
    assert Kind.SCRIPTS_DIFFER not in kinds(diagnostics)


def test_orders_left_out_are_not_called_without_match() -> None:
    reference = Document.from_segments("r", ["the cat sat"])
    candidate = Document.from_segments("c", ["the cat sat"])
    settings = Settings(effective_order=True)
    result = evaluate(candidates=[candidate], references=[reference], settings=settings).candidates[
        0
    ]
    assert result.score.bleu == 1
    assert Kind.NO_MATCH not in kinds(result.diagnostics)


def test_one_script_is_not_warned_of() -> None:
    for text in (SIMPLIFIED, TRADITIONAL):
        assert Kind.SCRIPTS_DIFFER not in kinds(score_diagnostics([text, text], text))


def test_text_without_letters_differs_from_no_script() -> None:
    candidate = ["123 456 789 0 ."] * 120
    assert Kind.SCRIPTS_DIFFER not in kinds(score_diagnostics([REFERENCE], candidate))


# --- identical --------------------------------------------------------------------------------


def test_a_copy_of_the_reference_is_warned_of() -> None:
    (diagnostic,) = score_diagnostics([REFERENCE], REFERENCE)
    assert (diagnostic.kind, diagnostic.where.document) == (Kind.IDENTICAL, "c")


def test_a_mixture_of_references_is_identical_too() -> None:
    mixture = [*REFERENCE[:60], *CANDIDATE[60:]]
    assert kinds(score_diagnostics([REFERENCE, CANDIDATE], mixture)) == [Kind.IDENTICAL]


def test_one_different_segment_makes_a_copy_not_identical() -> None:
    text = candidate_text(["a", "b"])
    one, other = (Document.from_segments("ref", each) for each in (["a", "x"], ["y", "b"]))
    # In a short text, some identical segments are an accident.
    assert list(check_identical(text, [one])) == []
    assert kinds(check_identical(text, [one, other])) == [Kind.IDENTICAL]


# --- carriage returns -------------------------------------------------------------------------


def test_lone_carriage_returns_are_counted_and_placed() -> None:
    reference = Document.from_segments("r", REFERENCE)
    candidate = replace(
        Document.from_segments("c", CANDIDATE), lone_carriage_returns=(3, 7), line_ends=("LF", "CR")
    )
    (diagnostic,) = (
        evaluate(candidates=[candidate], references=[reference]).candidates[0].diagnostics
    )
    assert (diagnostic.kind, diagnostic.count) == (Kind.LONE_CARRIAGE_RETURNS, 2)
    assert (diagnostic.where.document, diagnostic.where.line) == ("c", 3)
    marked = replace(reference, lone_carriage_returns=(9,))
    plain = Document.from_segments("c", CANDIDATE)
    (diagnostic,) = evaluate(candidates=[plain], references=[marked]).candidates[0].diagnostics
    assert (diagnostic.kind, diagnostic.count) == (Kind.LONE_CARRIAGE_RETURNS, 1)
    assert (diagnostic.where.document, diagnostic.where.line) == ("r", 9)


# --- characters in place of words ---------------------------------------------------------------


@pytest.mark.parametrize("language", ["th", "lo", "km", "my"])
def test_languages_without_word_borders_are_compared_by_character(language: str) -> None:
    (diagnostic,) = score_diagnostics([REFERENCE], CANDIDATE, Settings(target_language=language))
    assert diagnostic.kind is Kind.CHARACTER_FALLBACK
    assert diagnostic.data == MissingTokenizer(language, extra=None)


def test_a_segmentation_the_user_chose_is_no_fallback() -> None:
    settings = Settings(target_language="th", tokenizer="char")
    assert score_diagnostics([REFERENCE], CANDIDATE, settings) == ()


# --- form -------------------------------------------------------------------------------------


def test_the_diagnostic_of_more_segments_comes_first() -> None:
    candidate = list(CANDIDATE[:50])
    candidate[1] = ""
    diagnostics = score_diagnostics([REFERENCE[:50]], candidate)
    assert kinds(diagnostics) == [Kind.FEW_SEGMENTS, Kind.EMPTY_CANDIDATE]


def test_a_guessed_encoding_is_a_diagnostic_but_not_a_given_one(tmp_path: Path) -> None:
    path = tmp_path / "ref.es.txt"
    path.write_bytes("¿Dónde está el niño?\nMañana iré a la montaña.\n".encode("cp1252"))
    candidate = Document.from_segments("candidate", ["a", "b"])
    guessed = (
        evaluate(candidates=[candidate], references=[read_document(path)]).candidates[0].diagnostics
    )
    (diagnostic,) = (one for one in guessed if one.kind is Kind.GUESSED_ENCODING)
    assert diagnostic.where.document == "ref.es.txt"
    assert diagnostic.data == GuessedEncoding("Windows-1252")
    given = (
        evaluate(candidates=[candidate], references=[read_document(path, encoding="cp1252")])
        .candidates[0]
        .diagnostics
    )
    assert Kind.GUESSED_ENCODING not in kinds(given)


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        (Kind.CASE, str.upper),
        (Kind.CASE, str.lower),
        (Kind.CHARACTERS, lambda text: text.replace("a", "\u0430")),
    ],
)
def test_letters_that_only_look_different(kind: Kind, change: Callable[[str], str]) -> None:
    few = [change(text) if row % 5 == 0 else text for row, text in enumerate(CANDIDATE)]
    (found,) = (one for one in score_diagnostics([REFERENCE], few) if one.kind is kind)
    assert (found.count, found.where.segment, len(found.fixes)) == (24, 0, 1)
    # There is no diagnostic if the settings remove the difference, or if all files have it.
    settings = Settings(lowercase=True, normalize=("characters",))
    assert kind not in kinds(score_diagnostics([REFERENCE], few, settings))
    same = [change(text) if row % 5 == 0 else text for row, text in enumerate(REFERENCE)]
    assert kind not in kinds(score_diagnostics([same], few))
    assert kind not in kinds(score_diagnostics([REFERENCE], CANDIDATE))


def test_lines_in_another_order_are_reported() -> None:
    reference = [f"the city{one} and the river{one} of night{one}" for one in range(60)]
    candidate = [f"a city{one} or its river{one} by night{one}" for one in range(60)]
    turned = candidate[20:] + candidate[:20]
    (found,) = (one for one in score_diagnostics([reference], turned) if one.kind is Kind.UNRELATED)
    assert (found.count, found.severity) == (60, Severity.SEVERE)
    assert Kind.UNRELATED not in kinds(score_diagnostics([reference], candidate))
    repeated = [reference[one % 3] for one in range(60)]
    other = [candidate[(one + 1) % 3] for one in range(60)]
    assert Kind.UNRELATED not in kinds(score_diagnostics([repeated], other))
    # Too few segments.
    assert Kind.UNRELATED not in kinds(score_diagnostics([reference[:20]], turned[:20]))


@pytest.mark.parametrize(
    ("tag", "text", "options", "metrics", "is_told"),
    [
        ("zh", "我们在学校学习", {}, ("bleu", "ter"), True),
        ("zh", "我们在学校学习", {"normalized": True}, ("bleu", "ter"), True),
        ("zh", "我们在学校学习", {"asian_support": True}, ("bleu", "ter"), True),
        (
            "zh",
            "我们在学校学习",
            {"normalized": True, "asian_support": True},
            ("bleu", "ter"),
            False,
        ),
        ("zh", "我们在学校学习", {}, ("bleu", "chrf"), False),
        ("th", "เขาทำงานทุกวัน", {"normalized": True, "asian_support": True}, ("bleu", "ter"), True),
        ("es", "vamos a la escuela", {}, ("bleu", "ter"), False),
        (None, "我们在学校学习", {}, ("bleu", "ter"), True),
        (None, "vamos a la escuela", {}, ("bleu", "ter"), False),
    ],
)
def test_ter_needs_words_or_characters(
    tag: str | None, text: str, options: dict[str, bool], metrics: tuple[str, ...], is_told: bool
) -> None:
    settings = Settings(
        target_language=tag,
        tokenizer="char",
        metrics=metrics,  # type: ignore[arg-type]
        ter=TerOptions(**options),
    )
    own = Document.from_segments("c", [f"{text} {number}" for number in range(120)])
    found = evaluate(candidates=[own], references=[own], settings=settings).candidates[0]
    told = [each for each in found.diagnostics if each.kind is Kind.TER_WITHOUT_WORDS]
    assert len(told) == is_told


@pytest.mark.parametrize(
    ("own", "expected", "is_told"),
    [
        ("es", "en", True),
        ("en-GB", "en-US", False),
        ("es-MX", "en-US", True),
        ("es", None, False),
        (None, "en", False),
    ],
)
def test_languages_that_files_state_have_to_be_one(
    own: str | None, expected: str | None, is_told: bool
) -> None:
    lines = [f"Hotel {number}" for number in range(120)]
    candidate = replace(Document.from_segments("c", lines), language=own)
    reference = replace(Document.from_segments("r", lines[::-1]), language=expected)
    found = evaluate(candidates=[candidate], references=[reference]).candidates[0].diagnostics
    told = [each.data for each in found if each.kind is Kind.WRONG_LANGUAGE]
    assert told == [Difference(str(own), str(expected))] * is_told


@pytest.mark.parametrize(
    ("identical", "blank", "count", "rows"),
    [
        (20, 0, 100, 20),
        (19, 0, 100, None),
        (4, 0, 20, None),
        (5, 0, 25, 5),
        (5, 0, 26, None),
        # Blank segments are not copied, nor are they any of those that could be.
        (5, 30, 55, 5),
        (4, 30, 50, None),
        (5, 3, 29, None),
    ],
)
def test_a_fifth_of_the_segments_with_text_may_be_copied(
    identical: int, blank: int, count: int, rows: int | None
) -> None:
    reference = [f"The bus {row} leaves" for row in range(count)]
    own = [*reference[:identical], *(f"A car {row} comes" for row in range(count - identical))]
    for row in range(count - blank, count):
        own[row] = reference[row] = " "
    other = [f"A train {row} stops" for row in range(count)]
    documents = [
        Document.from_segments(name, text) for name, text in (("r", reference), ("o", other))
    ]
    text = NamedText("c", Role.CANDIDATE, Document.from_segments("c", own))
    for references in (documents[:1], documents[::-1]):
        found = [each.rows for each in check_identical(text, references)]
        assert found == ([] if rows is None else [tuple(range(identical))])


@pytest.mark.parametrize(
    ("name", "is_said"),
    [
        ("ref.postedit.zh", True),
        ("Post-edited", True),
        ("pos-edición", True),
        ("posedição.txt", True),
        ("pasca-sunting", True),
        ("译后编辑", True),
        ("a.MTPE.txt", True),
        ("a_pe.txt", True),
        ("type.txt", False),
        ("pet.txt", False),
        ("ref.txt", False),
    ],
)
def test_names_say_that_a_text_was_post_edited(name: str, is_said: bool) -> None:
    own, plain = Document.from_segments(name, ["a"]), Document.from_segments("x.txt", ["a"])
    assert is_post_edited(own, [plain]) is is_said
    assert is_post_edited(plain, [plain, own]) is is_said


def test_of_a_text_in_another_language_only_that_is_told() -> None:
    names = [f"{one}{two}rcelonians" for one in "BCDFGLMNPR" for two in "aeiouyhlr"] * 2
    reference = [
        f"The old man and the sea were not for those who had it in {name}" for name in names
    ]
    own = [
        f"El viejo y la mar no son para los que han ido en este a {name.upper()}" for name in names
    ]
    found = kinds(score_diagnostics([reference], own))
    assert Kind.WRONG_LANGUAGE in found
    assert not {Kind.CASE, Kind.TYPOGRAPHY, Kind.FOREIGN_SEGMENTS, Kind.UNRELATED} & {*found}
    # The names are those of the reference but for the case.
    assert [*check_case(candidate_text(own), Document.from_segments("r", reference))]
