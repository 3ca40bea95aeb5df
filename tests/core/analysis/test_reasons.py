"""The reasons for a segment's score."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bleu_core.analysis.cuts import find_recut
from bleu_core.analysis.matches import match_segment
from bleu_core.analysis.reasons import ReasonKind, SegmentReasons, explain_segment
from bleu_core.api.strings import sentence_bleu
from bleu_core.settings import Settings
from bleu_core.tokenizers import get_tokenizer
from bleu_score.i18n import LANGUAGES, set_language
from bleu_score.messages.reasons import reason_texts

NASA = "The NASA Opportunity rover is battling a massive dust storm on Mars."


def explain(candidate: str, *references: str, **options: object) -> SegmentReasons:
    chosen = Settings(**options)  # type: ignore[arg-type]
    matches = match_segment(
        candidate=candidate,
        references=references,
        tokenizer=get_tokenizer("13a"),
        settings=chosen,
    )
    return explain_segment(matches, chosen)


@pytest.mark.parametrize(
    ("candidate", "reference", "kinds"),
    [
        ("a cat sat here", "a cat sat here", [ReasonKind.IDENTICAL]),
        ("", "a cat", [ReasonKind.EMPTY_CANDIDATE]),
        ("a cat", "", [ReasonKind.EMPTY_REFERENCE]),
        ("", "", [ReasonKind.EMPTY_REFERENCE]),
        (
            "un gato",
            "a cat",
            [ReasonKind.NOTHING_MATCHES, ReasonKind.MISSING, ReasonKind.INVENTED],
        ),
        (
            "the the the cat mat",
            "the cat is on the mat",
            [
                ReasonKind.NO_LONG_MATCH,
                ReasonKind.TOO_SHORT,
                ReasonKind.WORD_ORDER,
                ReasonKind.MISSING,
                ReasonKind.REPEATED,
            ],
        ),
        (
            "a b c d e f and then some more words follow",
            "a b c d e f",
            [ReasonKind.INVENTED, ReasonKind.TOO_LONG],
        ),
    ],
)
def test_kinds(candidate: str, reference: str, kinds: list[ReasonKind]) -> None:
    assert list(explain(candidate, reference).kinds) == kinds


def words(count: int) -> str:
    return " ".join(f"w{number}" for number in range(count))


@pytest.mark.parametrize(
    ("candidate", "reference", "kind", "is_named"),
    [
        # Longer by more than 15 %, or shorter by more than 2 % of the score.
        (words(24), words(20), ReasonKind.TOO_LONG, True),
        (words(23), words(20), ReasonKind.TOO_LONG, False),
        (words(49), words(50), ReasonKind.TOO_SHORT, True),
        (words(50), words(51), ReasonKind.TOO_SHORT, False),
        # Most words match, but at most half as many of their pairs.
        ("w0 w1 x y w2", words(5), ReasonKind.WORD_ORDER, True),
        ("w0 w1 w2 x y", words(5), ReasonKind.WORD_ORDER, False),
        ("w0 x w1 y z", words(5), ReasonKind.WORD_ORDER, False),
        ("w1 w2 w0 w4 w3", words(5), ReasonKind.WORD_ORDER, True),
        ("w0 w1 w3 w4 w2", words(5), ReasonKind.WORD_ORDER, True),
        ("w0 w1 w2 w4 w3", words(5), ReasonKind.WORD_ORDER, True),
        ("w4 w0 w1 w2 w3", words(5), ReasonKind.WORD_ORDER, False),
        ("w0", "w0 w1", ReasonKind.WORD_ORDER, False),
    ],
)
def test_a_reason_is_named_from_a_limit_on(
    candidate: str, reference: str, kind: ReasonKind, is_named: bool
) -> None:
    assert (kind in explain(candidate, reference).kinds) is is_named


@pytest.mark.parametrize(("smoothing", "place"), [("none", 0), ("exp", -1)])
def test_no_long_match_comes_first_where_it_makes_the_score_zero(
    smoothing: str, place: int
) -> None:
    kinds = explain("w0 w1 x w2 w3 y", words(6), smoothing=smoothing).kinds
    assert kinds[place] is ReasonKind.NO_LONG_MATCH
    assert len({*kinds}) == len(kinds) > 2


def test_words() -> None:
    found = explain("the Opportunity rover is combating a big sandstorm on Mars, on Mars.", NASA)
    assert found.missing == ("NASA", "battling", "massive", "dust", "storm")
    assert found.invented == ("combating", "big", "sandstorm")
    assert found.recased == ("the",)
    assert found.repeated == ("on", "Mars")
    assert found.unmatched_orders == (4,)
    assert found.reference == 0


def test_punctuation_is_named_only_if_there_is_nothing_else() -> None:
    assert explain("a b c d", "a b c d .").missing == (".",)
    assert explain("a b c", "a b c d .").missing == ("d",)


@pytest.mark.parametrize(
    ("candidate", "reference", "recut", "missing", "invented"),
    [
        (
            "一隻貓坐在墊子上，外面下著大雨。",
            "一隻貓坐在墊子上，外面正下著大雨。",
            {(("下著",), ("正下", "著"))},
            (),
            (),
        ),
        (
            "他研究机器翻译。",
            "他们研究机器。",
            {(("机器翻译",), ("机器",))},
            ("他们",),
            ("他",),
        ),
    ],
)
def test_words_that_were_cut_differently_are_not_missing(
    candidate: str,
    reference: str,
    recut: set[tuple[tuple[str, ...], tuple[str, ...]]],
    missing: tuple[str, ...],
    invented: tuple[str, ...],
) -> None:
    matches = match_segment(
        candidate=candidate,
        references=[reference],
        tokenizer=get_tokenizer("jieba-t2s"),
        settings=Settings(),
    )
    found = explain_segment(matches)
    assert set(found.recut) == recut
    assert (found.missing, found.invented) == (missing, invented)
    assert (ReasonKind.RECUT in found.kinds) == bool(recut)


@pytest.mark.parametrize(
    ("candidate", "reference", "recut"),
    [
        (["机器", "翻译"], ["机器翻译"], [(("机器", "翻译"), ("机器翻译",))]),
        (["机器翻译"], ["机器", "翻译"], [(("机器翻译",), ("机器", "翻译"))]),
        (["研究", "生命"], ["研究生", "命"], [(("研究", "生命"), ("研究生", "命"))]),
        (["book", "store"], ["bookstore"], []),
        (["上海"], ["北京"], []),
    ],
)
def test_a_passage_is_shown_with_both_cuts(
    candidate: list[str],
    reference: list[str],
    recut: list[tuple[tuple[str, ...], tuple[str, ...]]],
) -> None:
    found = find_recut(
        candidate=candidate, reference=reference, missing=reference, invented=candidate
    )
    assert list(found) == recut


def test_the_reference_with_most_in_common_is_named() -> None:
    found = explain("a b c d e", "x y z", "a b c d f", "")
    assert (found.reference, found.missing, found.invented) == (1, ("f",), ("e",))


@pytest.mark.parametrize("smoothing", ["none", "exp"])
def test_the_score_is_the_segments_own(smoothing: str) -> None:
    candidate = "The Opportunity rover is combating a big sandstorm on Mars."
    found = explain(candidate, NASA, smoothing=smoothing)
    chosen = Settings(smoothing=smoothing)  # type: ignore[arg-type]
    assert found.score == sentence_bleu(candidate, NASA, settings=chosen)
    assert found.score.percent > 0
    # The reason for a score of 0 comes first where the text is not smoothed.
    assert (found.kinds[0] is ReasonKind.NO_LONG_MATCH) == (smoothing == "none")


WORDS = st.lists(st.sampled_from(["a", "A", "b", "c", "."]), max_size=8).map(" ".join)


@settings(deadline=None, max_examples=60)
@given(WORDS, st.lists(WORDS, max_size=3))
def test_every_segment_has_its_reasons(candidate: str, references: list[str]) -> None:
    found = explain(candidate, *references)
    assert len(set(found.kinds)) == len(found.kinds)
    # A score below 100 has a reason, unless only the order of common words differs.
    if found.score.percent < 99 and found.score.precisions[0].precision < 1:
        assert found.kinds
    for count in (1, 2):
        texts = reason_texts(found, references=count)
        assert len(texts) == min(4, len(found.kinds))
        assert all(text and "{" not in text for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts(language: str) -> None:
    set_language(language)
    try:
        too_short, missing = reason_texts(explain("The NASA", NASA))[:2]
    finally:
        set_language("en")
    assert "2" in too_short
    assert "13" in too_short
    assert "Opportunity" in missing


def test_english_texts() -> None:
    assert reason_texts(explain("a cat sat here", "x", "a cat sat here"), references=2) == [
        "Identical to reference 2."
    ]
    assert reason_texts(explain("the the the cat mat", "the cat is on the mat")) == [
        "No sequence of 3 tokens matches. Without smoothing, the segment would score 0.",
        "Too short. Tokens: 5, in the reference: 6. This lowers the score by 18%.",
        "Many words match (4 of 5), but few of them side by side (1 of 4 pairs): they are in a "
        "different order or scattered.",
        "Missing: “is”, “on”",
    ]
    assert reason_texts(explain("1 2 3 4 5 6 7 8 a", "a"))[1] == (
        "Not in the reference: “1”, “2”, “3”, “4”, “5”, “6” …"
    )


def test_words_are_shown_by_the_given_function() -> None:
    found = explain("a\u202eb", "c")
    [text] = [text for text in reason_texts(found, shown=ascii) if "Not in" in text]
    assert text == r"Not in the reference: “'a\u202eb'”"
