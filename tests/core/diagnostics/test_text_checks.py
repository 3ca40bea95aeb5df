"""Problems in texts are reported if they are real and useful, and their effect is measured."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bleu_core.api.evaluation import check_texts, evaluate
from bleu_core.diagnostics import text_checks
from bleu_core.diagnostics.excerpts import excerpt
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import (
    Characters,
    Data,
    Diagnostic,
    Difference,
    Effect,
    GuessedEncoding,
    Lengths,
    NamedCounts,
    Names,
    Normalize,
    PairOtherwise,
    Spacing,
)
from bleu_core.diagnostics.text_checks import examine
from bleu_core.errors import Cancelled
from bleu_core.evaluation import effects as effects_of
from bleu_core.files.contents import KeyKind
from bleu_core.files.documents import Document, read_document
from bleu_core.files.encodings import Encoding, EncodingSource
from bleu_core.files.units import Units
from bleu_core.pairing.errors import SegmentCountsDiffer
from bleu_core.progress import Progress, Stage
from bleu_core.scoring import counting
from bleu_core.settings import Normalization, Resampling, Settings
from tests.helpers.core_oracles import SETS
from tests.helpers.core_texts import NASTY, TEXTS, nasty_segments

COUNT = 120
REFERENCE = [
    f"The number {number} bus leaves the old station, doesn't it?" for number in range(COUNT)
]
CANDIDATE = [f"The number {number} bus left an old station, doesn't it?" for number in range(COUNT)]
SIMPLIFIED = [f"我们在学校里学习机器翻译，第{number}课。" for number in range(COUNT)]
TRADITIONAL = [f"我們在學校裡學習機器翻譯，第{number}課。" for number in range(COUNT)]


def document(name: str, segments: Sequence[str], **more: object) -> Document:
    return replace(Document.from_segments(name, segments), **more)  # type: ignore[arg-type]


def with_segment(segments: Sequence[str], index: int, text: str) -> list[str]:
    return [*segments[:index], text, *segments[index + 1 :]]


def found(reference: Sequence[str], candidate: Sequence[str] = CANDIDATE) -> tuple[Diagnostic, ...]:
    return examine(candidates=[document("sys", candidate)], references=[document("ref", reference)])


def kinds(diagnostics: Sequence[Diagnostic]) -> list[tuple[Kind, str]]:
    return [(diagnostic.kind, diagnostic.where.document) for diagnostic in diagnostics]


def the_only(diagnostics: Sequence[Diagnostic]) -> Diagnostic:
    (diagnostic,) = diagnostics
    return diagnostic


Summary = tuple[Kind, str, int, int, int | None, str, Normalization | None, Data | None]


def summary(diagnostic: Diagnostic) -> Summary:
    """Return the main facts of a diagnostic."""
    where = diagnostic.where
    counts = diagnostic.count, diagnostic.segments, where.segment
    return (
        diagnostic.kind,
        where.document,
        *counts,
        where.example,
        diagnostic.normalization,
        diagnostic.data,
    )


def everywhere(change: Callable[[str], str], segments: Sequence[str] = CANDIDATE) -> list[str]:
    return [change(segment) for segment in segments]


@pytest.mark.parametrize("texts", [(REFERENCE, CANDIDATE), (SIMPLIFIED, SIMPLIFIED)])
def test_usual_texts_have_no_diagnostics(texts: tuple[list[str], list[str]]) -> None:
    assert found(*texts) == ()


def test_empty_texts_have_no_diagnostics() -> None:
    assert found([], []) == ()
    assert examine(candidates=[], references=[]) == ()
    assert examine(candidates=[], references=[document("ref", ["A dog."])]) == ()


# --- characters of one segment ------------------------------------------------------------------

# A segment, its diagnostic, the normalization that fixes it, the excerpt shown, and details.
ODD: list[tuple[str, Kind, Normalization | None, str, Data | None]] = [
    (
        "a caf\ufffd and \ufffd",
        Kind.LOST_CHARACTERS,
        None,
        "a caf\ufffd and \ufffd",
        None,
    ),
    ("<b>Go</b> on", Kind.MARKUP, "markup", "<b>Go</b> on", None),
    (
        "fish &amp; chips",
        Kind.CHARACTERS,
        "characters",
        "fish &amp; chips",
        Characters((("&amp;", "&"),), 1),
    ),
    (
        "one\u2028two\x85three\u2028",
        Kind.UNUSUAL_SPACES,
        "typography",
        "one⟨U+2028⟩two⟨U+0085⟩three⟨U+2028⟩",
        NamedCounts(
            (
                ("U+2028", 2),
                ("U+0085", 1),
            )
        ),
    ),
    (
        "zero\u200b width\u200b\ufeff",
        Kind.CHARACTERS,
        "characters",
        "zero⟨U+200B⟩ width⟨U+200B⟩⟨U+FEFF⟩",
        Characters((("\u200b", ""), ("\ufeff", "")), 2),
    ),
    (
        "an escape \x1b[31m",
        Kind.CHARACTERS,
        "characters",
        "an escape ⟨U+001B⟩[31m",
        Characters((("\x1b", ""),), 1),
    ),
    (
        "17\xa0000\u202fkm",
        Kind.UNUSUAL_SPACES,
        "typography",
        "17⟨U+00A0⟩000⟨U+202F⟩km",
        NamedCounts(
            (
                ("U+00A0", 1),
                ("U+202F", 1),
            )
        ),
    ),
    (
        "7\ttab",
        Kind.UNUSUAL_SPACES,
        "typography",
        "7⟨U+0009⟩tab",
        NamedCounts((("U+0009", 1),)),
    ),
]


@pytest.mark.parametrize(("text", "kind", "normalization", "example", "data"), ODD)
@pytest.mark.parametrize("side", ["ref", "sys"])
def test_one_odd_segment_is_found(
    side: str,
    text: str,
    kind: Kind,
    normalization: Normalization | None,
    example: str,
    data: Data | None,
) -> None:
    usual = "It is fine."
    text, example = f"{text} {usual}", f"{example} {usual}"
    texts = {"ref": with_segment(REFERENCE, 7, usual), "sys": with_segment(CANDIDATE, 7, usual)}
    texts[side][7] = text
    diagnostics = {diagnostic.kind: diagnostic for diagnostic in found(texts["ref"], texts["sys"])}
    expected = (kind, side, 1, COUNT, 7, example, normalization, data)
    assert summary(diagnostics[kind]) == expected
    assert diagnostics[kind].rows == (7,)
    assert diagnostics[kind].where.line == 8
    # Mojibake may be invisible.
    assert {*diagnostics} <= {kind, Kind.UNUSUAL_SPACES}


@pytest.mark.parametrize(
    "text",
    [
        "x < 3 and y > 2, <name>, AT&T; R&D",
        "می\u200cخواهم 👩\u200d🚀 ❤\ufe0f",
        # Capitals before quotation marks, dashes and small figures; small letters before two.
        "„die SPÖ“ SÃO, CAFÉ…, JÁ—, ÂGE, Å², IRMÃ”, café’” à « ê »",
        "Ärger, Übung, ÑANDÚ, ÇA, Øre, Ð, ß, naïve, rôle, Łódź, 5 €, ½ × 3",
        "no tab  but two blanks ",
        "I <3 U+FFFD",
        "¡Sí! ¿Qué?",
    ],
)
def test_text_that_only_looks_odd_has_no_diagnostic(text: str) -> None:
    assert found(with_segment(REFERENCE, 7, text), with_segment(CANDIDATE, 7, text)) == ()


def test_segments_are_counted_and_the_first_is_shown() -> None:
    candidate = list(CANDIDATE)
    for index in (50, 11, 90):
        candidate[index] = f"<i>{candidate[index]}</i>"
    diagnostic = the_only(found(REFERENCE, candidate))
    assert (diagnostic.count, diagnostic.segments, diagnostic.where.segment) == (3, COUNT, 11)
    assert diagnostic.where.example == candidate[11]


def test_rare_characters_are_not_looked_for_in_the_longest_texts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plain = [f"Der Fluss {number} ist schön und größer." for number in range(300)]
    odd = [plain[0].replace("ö", "&#246;"), *plain[1:]]
    assert [kind for kind, _ in kinds(found(plain, odd))] == [Kind.CHARACTERS]
    monkeypatch.setattr(text_checks, "_MOST_THOROUGH", 299)
    assert found(plain, odd) == ()


def test_spaces_and_forms_that_both_sides_have_are_not_odd() -> None:
    both = "Bonjour\u202f! 17\xa0000 cafe\u0301s"
    reference, candidate = (with_segment(texts, 7, both) for texts in (REFERENCE, CANDIDATE))
    assert found(reference, candidate) == ()
    # A candidate without these spaces makes them odd in the first reference, but only there.
    diagnostics = examine(
        candidates=[document("one", candidate), document("two", CANDIDATE)],
        references=[document("ref", reference)],
    )
    assert kinds(diagnostics) == [(Kind.UNUSUAL_SPACES, "ref")]


def test_tabs_are_odd_on_both_sides() -> None:
    diagnostics = found(everywhere("\t{}".format, REFERENCE), everywhere("\t{}".format))
    assert kinds(diagnostics) == [(Kind.UNUSUAL_SPACES, name) for name in ("ref", "sys")]
    assert diagnostics[0].data == NamedCounts((("U+0009", COUNT),))


def test_empty_segments_count_where_they_are() -> None:
    diagnostic = the_only(found(REFERENCE, with_segment(with_segment(CANDIDATE, 3, ""), 5, "  ")))
    assert (diagnostic.kind, diagnostic.where.document) == (Kind.EMPTY_CANDIDATE, "sys")
    assert (diagnostic.count, diagnostic.where.segment) == (2, 3)


# --- whole documents ----------------------------------------------------------------------------


def test_tokenized_text_is_found_as_the_diagnostic_finds_it() -> None:
    tokenized = [segment.replace(", doesn't it?", " , does n't it ?") for segment in CANDIDATE]
    for count, is_found in ((11, False), (12, True), (COUNT, True)):
        diagnostics = found(REFERENCE, [*CANDIDATE[:-count], *tokenized[-count:]])
        if is_found:
            diagnostic = the_only(diagnostics)
            assert diagnostic.kind is Kind.TOKENIZED
            assert (diagnostic.count, diagnostic.where.segment) == (count, COUNT - count)
            assert (diagnostic.normalization, diagnostic.data) == ("detok", Spacing(chinese=False))
        else:
            assert diagnostics == ()


def test_the_first_tokenized_segment_is_found_far_behind() -> None:
    reference = [f"The bus number {number} leaves." for number in range(2000)]
    candidate = [
        *reference[:1700],
        *(f"Bus {number} , it leaves ." for number in range(1700, 2000)),
    ]
    diagnostic = the_only(found(reference, candidate))
    assert (diagnostic.count, diagnostic.where.segment) == (300, 1700)


def test_spaces_between_chinese_characters_are_told_from_others() -> None:
    spaced = [" ".join(segment) for segment in SIMPLIFIED]
    diagnostic = the_only(found(SIMPLIFIED, spaced))
    assert (diagnostic.kind, diagnostic.count) == (Kind.TOKENIZED, COUNT)
    assert diagnostic.data == Spacing(chinese=True)


def test_the_encoding_and_the_line_ends_of_a_file() -> None:
    candidate = document(
        "sys",
        with_segment(CANDIDATE, 4, "A café here, a café there"),
        encoding=Encoding("Windows-1252", EncodingSource.GUESSED),
        line_ends=("LF", "CRLF", "CR"),
        lone_carriage_returns=(3, 9),
    )
    diagnostics = examine(candidates=[candidate], references=[document("ref", REFERENCE)])
    guess = GuessedEncoding("Windows-1252")
    ends = Names(("LF", "CRLF"))
    cafe = "A café here, a café there"
    assert [summary(diagnostic) for diagnostic in diagnostics] == [
        (Kind.GUESSED_ENCODING, "sys", 1, COUNT, 4, cafe, None, guess),
        (Kind.LONE_CARRIAGE_RETURNS, "sys", 2, COUNT, 2, CANDIDATE[2], None, None),
        (Kind.READ_OTHERWISE, "sys", COUNT, COUNT, 0, CANDIDATE[0], None, ends),
    ]
    assert [list(diagnostic.rows) for diagnostic in diagnostics] == [[4], [2, 8], [*range(COUNT)]]


@pytest.mark.parametrize(
    "usual",
    [
        {"encoding": Encoding("UTF-16LE", EncodingSource.BYTE_ORDER_MARK, True)},
        {"encoding": Encoding("UTF-8", EncodingSource.VALID_UTF8)},
        # The text is the same in every encoding that could be guessed.
        {"encoding": Encoding("GB18030", EncodingSource.GUESSED)},
        {"line_ends": ("CRLF",)},
        {"line_ends": ("CR",)},
    ],
)
def test_files_may_be_in_any_encoding_and_end_lines_in_any_one_way(
    usual: dict[str, object],
) -> None:
    assert (
        examine(
            candidates=[document("sys", CANDIDATE, **usual)],
            references=[document("ref", REFERENCE)],
        )
        == ()
    )


def test_lone_carriage_returns_alone_are_not_mixed_line_ends_too() -> None:
    candidate = document("sys", CANDIDATE, line_ends=("LF", "CR"), lone_carriage_returns=(900,))
    diagnostics = examine(candidates=[candidate], references=[document("ref", REFERENCE)])
    # The text no longer has the line, because its segments are in a different order.
    assert diagnostics == ()
    candidate = replace(candidate, lone_carriage_returns=(9,))
    diagnostics = examine(candidates=[candidate], references=[document("ref", REFERENCE)])
    assert kinds(diagnostics) == [(Kind.LONE_CARRIAGE_RETURNS, "sys")]


def test_a_byte_order_mark_of_utf8() -> None:
    encoding = Encoding("UTF-8", EncodingSource.BYTE_ORDER_MARK, True)
    reference = document("ref", REFERENCE, encoding=encoding)
    diagnostic = the_only(examine(candidates=[document("sys", CANDIDATE)], references=[reference]))
    assert (diagnostic.kind, diagnostic.where.document) == (Kind.READ_OTHERWISE, "ref")


@pytest.mark.parametrize(("again", "is_found"), [(1, False), (2, True)])
def test_references_that_come_again(again: int, is_found: bool) -> None:
    reference = [*REFERENCE[: COUNT - again], *REFERENCE[:again]]
    diagnostics = found(reference)
    if is_found:
        repeated, diagnostic = diagnostics
        assert (diagnostic.kind, diagnostic.where.document) == (Kind.DUPLICATES, "ref")
        assert (repeated.kind, repeated.rows) == (Kind.REPETITIONS, diagnostic.rows)
        assert (diagnostic.count, diagnostic.where.segment) == (again, COUNT - again)
    else:
        assert diagnostics == ()


def test_candidates_and_short_references_may_come_again() -> None:
    short = ["Thank you very much"[:19]] * 30
    assert found([*short, *REFERENCE[30:]], [CANDIDATE[0]] * 30 + CANDIDATE[30:]) == ()
    assert len(short[0]) == 19


@pytest.mark.parametrize(
    ("reference", "candidate", "is_found"),
    [
        ("a" * 30, "b" * 95, True),
        ("a" * 95, "b" * 30, True),
        # Three times is not more than three times.
        ("a" * 30, "b" * 90, False),
        ("a" * 90, "b" * 30, False),
        # The lengths differ by a word.
        ("a" * 5, "b" * 24, False),
        ("a" * 5, "b" * 25, True),
        # Empty segments have a different diagnostic.
        ("", "b" * 90, False),
        ("a" * 90, " ", False),
    ],
)
def test_lengths_out_of_proportion(reference: str, candidate: str, is_found: bool) -> None:
    diagnostics = found(
        with_segment(REFERENCE, 7, reference), with_segment(REFERENCE, 7, candidate)
    )
    ratios = [diagnostic for diagnostic in diagnostics if diagnostic.kind is Kind.LENGTH_RATIO]
    assert bool(ratios) is is_found
    if ratios:
        diagnostic = the_only(ratios)
        assert (diagnostic.where.document, diagnostic.count, diagnostic.where.segment) == (
            "sys",
            1,
            7,
        )
        assert diagnostic.data == Lengths(own=len(candidate), expected=len(reference))


def test_usual_proportions_depend_on_the_corpus() -> None:
    long = everywhere(lambda segment: " ".join(3 * word for word in segment.split()))
    extents = [
        (diagnostic.where.segment, diagnostic.count)
        for diagnostic in found(REFERENCE, with_segment(long, 7, "b" * 30))
        if diagnostic.kind is Kind.LENGTH_RATIO
    ]
    # The text as a whole, but not the one segment that differs from the rest of it.
    assert extents == [(0, COUNT)]


# --- two documents ------------------------------------------------------------------------------


def curly(segment: str) -> str:
    return segment.replace("'", "’")


def half_width(segment: str) -> str:
    return segment.replace("，", ",")


@pytest.mark.parametrize(
    ("reference", "candidate", "pair"),
    [
        (REFERENCE, everywhere(curly), ("’", "'")),
        (everywhere(curly, REFERENCE), CANDIDATE, ("'", "’")),
        (everywhere(half_width, SIMPLIFIED), SIMPLIFIED, ("，", ",")),
        (SIMPLIFIED, everywhere(half_width, SIMPLIFIED), (",", "，")),
    ],
)
def test_signs_in_another_form_than_in_the_first_reference(
    reference: list[str], candidate: list[str], pair: tuple[str, str]
) -> None:
    diagnostic = the_only(found(reference, candidate))
    data = Characters((pair,), 1)
    expected = (Kind.TYPOGRAPHY, "sys", COUNT, COUNT, 0, candidate[0], "typography", data)
    assert summary(diagnostic) == expected
    # Signs that both sides share are not odd.
    assert found(reference, reference) == ()
    assert found(candidate, candidate) == ()


def test_the_place_shown_is_the_sign() -> None:
    long = "we go on and on " * 20
    candidate = everywhere(lambda segment: long + curly(segment) + long)
    diagnostic = the_only(found(everywhere(lambda segment: long + segment + long), candidate))
    assert "doesn’t" in diagnostic.where.example
    diagnostics = found(REFERENCE, with_segment(CANDIDATE, 7, f"{long}<b>here</b>{long}"))
    assert "<b>here</b>" in diagnostics[-1].where.example
    assert diagnostics[-1].kind is Kind.MARKUP


@pytest.mark.parametrize(("count", "is_found"), [(2, False), (3, True)])
def test_a_few_signs_are_not_shown(count: int, is_found: bool) -> None:
    candidate = [*everywhere(curly, CANDIDATE[:count]), *CANDIDATE[count:]]
    assert len(found(REFERENCE, candidate)) is int(is_found)


def test_quotation_marks_that_the_other_side_lacks_are_not_compared() -> None:
    assert found(REFERENCE, [f"“{segment}”" for segment in CANDIDATE]) == ()


@pytest.mark.parametrize(
    ("reference", "candidate", "script"),
    [(SIMPLIFIED, TRADITIONAL, "Hant"), (TRADITIONAL, SIMPLIFIED, "Hans")],
)
def test_the_other_script_of_chinese(
    reference: list[str], candidate: list[str], script: str
) -> None:
    (other,) = {"Hans", "Hant"} - {script}
    reference, candidate = (
        with_segment(reference, 0, "一二三"),
        with_segment(candidate, 0, "一二三"),
    )
    diagnostic = the_only(found(reference, candidate))
    scripts = Difference(own=script, expected=other)
    expected = (Kind.SCRIPTS_DIFFER, "sys", COUNT - 1, COUNT, 1, candidate[1], "t2s", scripts)
    assert summary(diagnostic) == expected


def test_any_other_script_cannot_be_evened_out() -> None:
    diagnostic = the_only(
        found(REFERENCE, [f"Автобус номер {n}, не так ли?" for n in range(COUNT)])
    )
    assert (diagnostic.kind, diagnostic.count) == (Kind.SCRIPTS_DIFFER, COUNT)
    assert diagnostic.normalization is None
    assert diagnostic.data == Difference(own="Cyrl", expected="Latn")


# --- all together -------------------------------------------------------------------------------


def test_the_most_severe_come_first_and_names_are_distinct() -> None:
    odd = with_segment(with_segment(CANDIDATE, 3, f"<b>{CANDIDATE[3]}</b>"), 9, "")
    documents = [document("a.txt", texts) for texts in (REFERENCE, odd, odd)]
    diagnostics = examine(candidates=documents[1:], references=documents[:1])
    assert kinds(diagnostics) == [
        (Kind.MARKUP, "a.txt (2)"),
        (Kind.MARKUP, "a.txt (3)"),
        (Kind.EMPTY_CANDIDATE, "a.txt (2)"),
        (Kind.EMPTY_CANDIDATE, "a.txt (3)"),
    ]


def test_further_references_are_compared_with_the_first() -> None:
    diagnostics = examine(
        candidates=[document("sys", CANDIDATE)],
        references=[document("one", REFERENCE), document("two", everywhere(curly, REFERENCE))],
    )
    assert kinds(diagnostics) == [(Kind.TYPOGRAPHY, "two")]


@given(st.lists(TEXTS, min_size=1, max_size=8), st.randoms(use_true_random=False))
def test_diagnostics_are_true_whatever_the_text(texts: list[str], rng: random.Random) -> None:
    other = rng.sample(texts, len(texts))
    documents = {"ref": document("ref", texts), "sys": document("sys", other)}
    diagnostics = examine(candidates=[documents["sys"]], references=[documents["ref"]])
    assert diagnostics == examine(candidates=[documents["sys"]], references=[documents["ref"]])
    assert list(diagnostics) == sorted(
        diagnostics,
        key=lambda diagnostic: (-diagnostic.kind.severity, list(Kind).index(diagnostic.kind)),
    )
    for diagnostic in diagnostics:
        segments = documents[diagnostic.where.document].segments
        assert 1 <= diagnostic.count <= diagnostic.segments == len(segments)
        assert 0 <= diagnostic.where.segment < len(segments)
        assert set(diagnostic.where.example) <= set(
            "…⟨U+0123456789ABCDEF⟩"
            + "".join(filter(str.isprintable, segments[diagnostic.where.segment]))
            + "\u200c\u200d"
        )


def test_nonsensical_segments_are_examined() -> None:
    texts = [*NASTY, *nasty_segments(3, 3000)]
    diagnostics = examine(
        candidates=[document("sys", texts[::-1])], references=[document("ref", texts)]
    )
    assert {Kind.CHARACTERS, Kind.EMPTY_CANDIDATE} <= {
        diagnostic.kind for diagnostic in diagnostics
    }


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        (0, "ab" * 40 + "…"),
        (100, "…" + "ab" * 40 + "…"),
        (199, "…" + "ab" * 40),
    ],
)
def test_an_excerpt_is_short_and_holds_the_place(place: int, expected: str) -> None:
    assert excerpt("ab" * 100, place) == expected


def test_an_excerpt_shows_everything() -> None:
    assert excerpt("a\u202eb\x1b\x07\n\t\ud800\u200d") == (
        "a⟨U+202E⟩b⟨U+001B⟩⟨U+0007⟩⟨U+000A⟩⟨U+0009⟩⟨U+D800⟩\u200d"
    )
    text = "x" * 300 + "\u200b" + "y" * 300
    assert excerpt(text, 300) == "…" + "x" * 40 + "⟨U+200B⟩" + "y" * 39 + "…"


def test_progress_is_reported_and_can_stop_the_checks() -> None:
    told: list[tuple[Stage, int, int]] = []
    progress = Progress(lambda *step: told.append(step), interval=0)
    documents = {
        "candidates": [document("sys", CANDIDATE)],
        "references": [document("ref", REFERENCE)],
    }
    examine(**documents, progress=progress)
    assert told == [(Stage.CHECKING, done, 2) for done in range(3)]
    for steps in (0, 3, 6):
        calls = iter([False] * steps)
        stop = Progress(cancelled=lambda calls=calls: next(calls, True))
        with pytest.raises(Cancelled):
            examine(**documents, progress=stop)


# --- effects ------------------------------------------------------------------------------------


def bleu(
    references: list[Document], candidates: list[Document], settings: Settings
) -> dict[str, float]:
    result = evaluate(candidates=candidates, references=references, settings=settings)
    return {candidate.name: candidate.score.percent for candidate in result.candidates}


def test_each_suggested_normalization_is_measured_on_each_candidate() -> None:
    marked = everywhere(lambda segment: f"<b>{segment}</b>")
    references = [document("ref", REFERENCE)]
    unseen = everywhere(lambda segment: f"\u200b{curly(segment)}")
    candidates = [document("one", marked), document("two", unseen)]
    settings = Settings(lowercase=True)
    report = check_texts(candidates=candidates, references=references, settings=settings)
    assert report.diagnostics == examine(candidates=candidates, references=references)
    assert kinds(report.diagnostics) == [
        (Kind.CHARACTERS, "two"),
        (Kind.MARKUP, "one"),
        (Kind.TYPOGRAPHY, "two"),
    ]
    before = bleu(references, candidates, settings)
    expected = []
    names: tuple[Normalization, ...] = ("characters", "markup", "typography")
    for name in names:
        after = bleu(references, candidates, replace(settings, normalize=(name,)))
        expected += [
            Effect(Normalize(name), each, before[each], after[each]) for each in ("one", "two")
        ]
    assert report.effects == tuple(expected)
    gains = [effect.after > effect.before for effect in expected]
    assert gains == [False, True, True, False, False, True]


def test_an_active_normalization_is_found_but_not_measured() -> None:
    candidate = everywhere(lambda segment: f"<b>{curly(segment)}</b>")
    references, candidates = [document("ref", REFERENCE)], [document("sys", candidate)]
    settings = Settings(normalize=("markup",))
    report = check_texts(candidates=candidates, references=references, settings=settings)
    assert kinds(report.diagnostics) == [(Kind.MARKUP, "sys"), (Kind.TYPOGRAPHY, "sys")]
    before = bleu(references, candidates, settings)["sys"]
    after = bleu(references, candidates, Settings(normalize=("typography", "markup")))["sys"]
    assert report.effects == (Effect(Normalize("typography"), "sys", before, after),)


def test_the_effect_is_that_of_bleu_with_the_normalization() -> None:
    texts = {
        "candidates": [document("sys", everywhere(curly)), document("other", CANDIDATE)],
        "references": [document("ref", REFERENCE)],
    }
    settings = Settings(
        metrics=("bleu", "chrf"), resampling=Resampling(confidence=True), normalize=("markup",)
    )
    effects = check_texts(**texts, settings=settings).effects
    before, after = (
        [
            candidate.score.percent
            for candidate in evaluate(**texts, settings=Settings(normalize=names)).candidates
        ]
        for names in (("markup",), ("markup", "typography"))
    )
    fix = Normalize("typography")
    assert [(one.fix, one.candidate) for one in effects] == [(fix, "sys"), (fix, "other")]
    assert [one.before for one in effects] == before
    assert [one.after for one in effects] == after
    assert before[0] < after[0]


def test_only_segments_that_change_are_counted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []
    real = effects_of.count_texts

    def spy(*, candidates: Sequence[Sequence[str]], **more: object) -> object:
        counted.append(len(candidates[0]))
        return real(candidates=candidates, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(effects_of, "count_texts", spy)
    candidate = with_segment(CANDIDATE, 3, f"{CANDIDATE[3]}\u200b")
    report = check_texts(
        candidates=[document("sys", candidate)], references=[document("ref", REFERENCE)]
    )
    assert [one.fix for one in report.effects] == [Normalize("characters")]
    assert counted == [1]


def test_without_diagnostics_nothing_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(counting, "count_corpus")
    references, candidates = [document("ref", REFERENCE)], [document("sys", CANDIDATE)]
    report = check_texts(candidates=candidates, references=references)
    assert (report.diagnostics, report.effects, report.pair_diagnostics) == ((), (), ())


def test_documents_of_different_lengths_are_an_error() -> None:
    with pytest.raises(SegmentCountsDiffer):
        check_texts(
            candidates=[document("sys", CANDIDATE[1:])], references=[document("ref", REFERENCE)]
        )


# --- real translations --------------------------------------------------------------------------


def documents_of(folder: Path, kind: str) -> list[Document]:
    return [read_document(path) for path in sorted(folder.glob(f"{kind}.*"))]


# Certain diagnostics: the number of segments, by document and kind.
CERTAIN: dict[str, dict[tuple[str, str], int]] = {
    "compare-mt-ted-slk-eng": {("ref.detok.eng", "characters"): 1},
    "flores-en-es": {("sys.google.es", "characters"): 75, ("sys.google.es", "unusual_spaces"): 1},
    "flores-en-id": {("ref.flores.id", "characters"): 32, ("sys.google.id", "characters"): 55},
    "flores-en-zh": {("sys.google.zh", "characters"): 2},
    "geovedi-en-id": {("ref.human.id", "characters"): 6},
    "mlqe-multiref-et-en": {
        ("ref.1.en", "characters"): 6,
        ("ref.2.en", "characters"): 4,
        ("ref.2.en", "markup"): 1,
        ("ref.1.en", "read_otherwise"): 1000,
        ("ref.2.en", "read_otherwise"): 1000,
        ("src.et", "markup"): 1,
    },
    "mlqe-pe-en-zh": {
        ("ref.postedit.zh", "tokenized"): 997,
        ("sys.nmt.zh", "tokenized"): 996,
        ("src.en", "tokenized"): 977,
    },
    "newstest2019-en-de-4ref": {
        ("sys.google.de", "characters"): 190,
        ("ref.hqr.de", "markup"): 112,
    },
    "newstest2019-en-zh": {
        ("ref.ntrex-zhoTW.zh", "scripts_differ"): 1984,
        ("sys.google.zh", "characters"): 12,
    },
}
# Diagnostics found by measuring, not by definition: the documents that have them, by kind.
BY_MEASURE: dict[str, dict[str, set[str]]] = {
    "compare-mt-ted-slk-eng": {"length_ratio": {"sys1", "sys2"}},
    "flores-en-es": {
        "typography": {"bergamot-base-memory", "bergamot-tiny", "google", "microsoft"}
    },
    "flores-en-id": {
        "case": {"argos"},
        "length_ratio": {"nllb"},
        "typography": {"bergamot-tiny", "google"},
    },
    "flores-en-zh": {
        "truncated": {"opusmt"},
        "length_ratio": {"argos", "bergamot-base-memory", "google", "microsoft", "nllb", "opusmt"},
        "typography": {"argos", "bergamot-base-memory", "google", "microsoft", "nllb", "opusmt"},
    },
    "geovedi-en-id": {},
    "mlqe-multiref-et-en": {"typography": {"2", "nmt"}},
    "mlqe-pe-en-zh": {"typography": {"nmt"}},
    "newstest2019-en-de-4ref": {
        "length_ratio": {"arp", "bergamot-tiny", "google", "hqr"},
        "typography": {"arp", "bergamot-tiny", "google", "hqr", "wmtp"},
    },
    "newstest2019-en-zh": {
        "truncated": {"argos", "opusmt"},
        "length_ratio": {"argos", "microsoft", "nllb", "ntrex-zhoTW", "opusmt"},
        "typography": {
            "argos",
            "bergamot-base",
            "google",
            "microsoft",
            "nllb",
            "ntrex-zhoTW",
            "opusmt",
        },
    },
}


@pytest.mark.parametrize("name", SETS)
def test_diagnostics_in_real_translations(shared_data: Path, name: str) -> None:
    folder = shared_data / name
    diagnostics = [
        *examine(candidates=documents_of(folder, "sys"), references=documents_of(folder, "ref")),
        *examine(candidates=[], references=documents_of(folder, "src")),
    ]
    measured = set(BY_MEASURE[name])
    certain = {
        (diagnostic.where.document, diagnostic.kind.value): diagnostic.count
        for diagnostic in diagnostics
        if diagnostic.kind.value not in measured
    }
    assert certain == CERTAIN[name]
    by_measure: dict[str, set[str]] = {}
    for diagnostic in diagnostics:
        if diagnostic.kind.value in measured:
            system = diagnostic.where.document.partition(".")[2].rpartition(".")[0]
            by_measure.setdefault(diagnostic.kind.value, set()).add(system)
    assert by_measure == BY_MEASURE[name]


def test_normalizing_helps_real_translations(shared_data: Path) -> None:
    folder = shared_data / "newstest2019-en-zh"
    reference = read_document(folder / "ref.ntrex-zhoTW.zh")
    candidate = read_document(folder / "sys.google.zh")
    settings = Settings(smoothing="exp", tokenizer="zh")
    effects = {
        effect.fix: effect
        for effect in check_texts(
            candidates=[candidate], references=[reference], settings=settings
        ).effects
    }
    assert effects[Normalize("t2s")].before == pytest.approx(12.1599, abs=5e-5)
    assert effects[Normalize("t2s")].after > 25


# --- shifted lines ------------------------------------------------------------------------------


def test_a_stretch_that_is_shifted_is_found_in_texts_of_equal_length() -> None:
    rng = random.Random(4)
    words = [f"{one}{other}" for one in "bcdfgl" for other in ("ama", "eri", "ono", "ulu", "iki")]
    texts = [" ".join(rng.choices(words, k=9)) + f" {n}." for n in range(200)]
    shifted = [*texts[:60], *texts[61:140], "Something else altogether stands here.", *texts[140:]]
    report = check_texts(
        candidates=[Document.from_segments("c", shifted)],
        references=[Document.from_segments("r", texts)],
    )
    (diagnostic,) = [f for f in report.diagnostics if f.kind is Kind.SHIFTED]
    assert (diagnostic.where.document, diagnostic.normalization) == ("c", None)
    assert diagnostic.fixes == (PairOtherwise("content"),)
    assert abs(diagnostic.where.segment - 60) <= 2
    kept = check_texts(
        candidates=[Document.from_segments("c", texts)],
        references=[Document.from_segments("r", texts)],
    )
    assert not [f for f in kept.diagnostics if f.kind is Kind.SHIFTED]


def test_texts_paired_by_key_are_never_called_shifted() -> None:
    rng = random.Random(4)
    texts = [f"{rng.random()} {rng.random()} {n}." for n in range(100)]
    keys = [str(n) for n in range(100)]
    reference = Document("r", Units(tuple(texts), keys=keys, key_kind=KeyKind.UNIT_ID))
    order = [*range(30), *range(31, 80), 30, *range(80, 100)]
    moved = Document(
        "c",
        Units(
            tuple(texts[n] for n in order),
            keys=[keys[n] for n in order],
            key_kind=KeyKind.UNIT_ID,
        ),
    )
    report = check_texts(candidates=[moved], references=[reference])
    assert not [f for f in report.diagnostics if f.kind is Kind.SHIFTED]
