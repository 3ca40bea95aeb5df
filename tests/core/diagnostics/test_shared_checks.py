"""Checks shared by scores and files give the same diagnostics for both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bleu_core.api.evaluation import check_texts, evaluate
from bleu_core.diagnostics import shared_checks
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Difference, Lengths, Normalize, UseTokenizer
from bleu_core.diagnostics.named_text import NamedText
from bleu_core.diagnostics.shared_checks import script_difference
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document, read_document
from bleu_core.files.encodings import Encoding, EncodingSource
from bleu_core.settings import Settings

PLAIN = [f"The number {number} bus leaves the café." for number in range(120)]
SHARED: dict[Kind, bytes] = {
    Kind.TOKENIZED: "\n".join(PLAIN).replace("ber", "@@ ber").encode(),
    Kind.GUESSED_ENCODING: "\n".join(PLAIN).encode("cp1252"),
    Kind.LONE_CARRIAGE_RETURNS: "\n".join(PLAIN).encode().replace(b"\n", b"\r", 2),
    Kind.SCRIPTS_DIFFER: "\n".join(f"Автобус {n} ушёл." for n in range(120)).encode(),
}


@pytest.mark.parametrize("kind", SHARED, ids=lambda kind: kind.value)
def test_a_score_and_a_file_have_the_same_diagnostic(kind: Kind, tmp_path: Path) -> None:
    (tmp_path / "ref.en.txt").write_bytes("\n".join(PLAIN).encode())
    (tmp_path / "sys.en.txt").write_bytes(SHARED[kind])
    files = {
        "candidates": [read_document(tmp_path / "sys.en.txt")],
        "references": [read_document(tmp_path / "ref.en.txt")],
    }
    settings = Settings(tokenizer="13a")
    (of_score,) = [
        each
        for each in evaluate(**files, settings=settings).candidates[0].diagnostics
        if each.kind is kind
    ]
    (of_text,) = [
        each for each in check_texts(**files, settings=settings).diagnostics if each.kind is kind
    ]
    assert (of_score.where, of_score.count, of_score.data) == (
        of_text.where,
        of_text.count,
        of_text.data,
    )
    assert list(of_score.rows) == list(of_text.rows)
    assert of_score.where.document == "sys.en.txt"
    assert of_score.where.example


@pytest.mark.parametrize(
    ("own", "expected", "differ"),
    [
        ("Latn", "Latn", False),
        ("Latn", "Cyrl", True),
        ("Hans", "Hant", True),
        ("Latn", None, False),
        (None, "Latn", False),
        ("Hani", "Hant", False),
        ("Jpan", "Hani", False),
        ("Hani", "Latn", True),
        ("Jpan", "Hans", True),
    ],
)
def test_scripts_differ_if_both_are_known(
    own: str | None, expected: str | None, differ: bool
) -> None:
    difference = script_difference(own, expected)
    assert difference == (Difference(str(own), str(expected)) if differ else None)


def test_text_beside_translations_is_told_once() -> None:
    def beside(texts: Sequence[str]) -> list[str]:
        return [f"Quelle Nummer {row} hier ||| {text}" for row, text in enumerate(texts)]

    reference = [f"The number {row} bus leaves the old station." for row in range(120)]
    candidate = [f"Bus {row} leaves that old station, I hear." for row in range(120)]
    for own, other, told in (
        (candidate, reference, []),
        (beside(candidate), beside(reference), [(Kind.SHARED_TEXT, Role.CANDIDATE)]),
        (beside(candidate), reference, [(Kind.ADDED_TEXT, Role.CANDIDATE)]),
        (candidate, beside(reference), [(Kind.ADDED_TEXT, Role.REFERENCE)]),
    ):
        texts = (("c", own), ("r", other))
        documents = [Document.from_segments(*text) for text in texts]
        found = check_texts(candidates=documents[:1], references=documents[1:]).diagnostics
        assert [
            (each.kind, each.where.role) for each in found if each.kind is not Kind.LENGTH_RATIO
        ] == told


def named(*segments: str, name: str = "c", role: Role = Role.CANDIDATE) -> NamedText:
    return NamedText(name, role, Document.from_segments(name, segments))


@pytest.mark.parametrize(
    ("found", "segments", "enough"),
    [(1, 1, False), (2, 2, True), (2, 200, True), (2, 201, False), (3, 300, True)],
)
def test_two_segments_and_one_in_a_hundred_are_no_accident(
    found: int, segments: int, enough: bool
) -> None:
    assert shared_checks.are_enough(range(found), [""] * segments) is enough


@pytest.mark.parametrize(
    ("found", "step", "segments", "enough"),
    [
        (0, 1, 0, False),
        (1, 10, 3000, True),
        (1, 10, 3001, False),
        (4, 10, 8000, True),
        (4, 10, 8001, False),
    ],
)
def test_what_a_sample_has_may_be_enough_but_for_chance(
    found: int, step: int, segments: int, enough: bool
) -> None:
    assert shared_checks.may_be_enough(found, step, [""] * segments) is enough


@pytest.mark.parametrize(("count", "rows"), [(0, 0), (1, 1), (799, 799), (800, 400), (1300, 434)])
def test_a_sample_has_some_hundred_segments_from_all_parts(count: int, rows: int) -> None:
    sample = shared_checks.sample_of([""] * count)
    assert (len(sample), sample.start) == (rows, 0)


@pytest.mark.parametrize(("every", "looked_at"), [(40, 8000), (2000, 4000), (8000, 400)])
def test_rows_with_a_sign_are_all_found_or_none_in_a_sample(every: int, looked_at: int) -> None:
    segments = ["x" if row % every else "<" for row in range(8000)]
    rows = [*range(0, 8000, every)]
    told = rows if every == 40 else []
    assert shared_checks.rows_holding("<", segments) == rows
    assert shared_checks.rows_holding("<", segments, thorough=False) == told
    looked: set[int] = set()

    def is_found(row: int) -> bool:
        looked.add(row)
        return segments[row] == "<"

    # After a sample comes a larger one, and then everything.
    assert shared_checks.rows_with(is_found, segments) == told
    assert len(looked) == looked_at
    assert shared_checks.rows_among(rows, is_found, segments) == rows


@pytest.mark.parametrize(
    ("own", "other", "is_other_case"),
    [
        ("THE OLD STATION", "the old station", True),
        ("the old station", "the old station", False),
        ("The Old Station", "the old station", True),
        ("the Old Station", "the old station", True),
        # Of four words, half are in another case, and of three most.
        ("Ein Neuer tag beginnt", "Ein neuer tag beginnt", False),
        ("Ein Neuer Tag beginnt", "Ein neuer tag beginnt", False),
        ("Ein Neuer Tag Beginnt", "Ein neuer tag beginnt", True),
        ("He saw The Old Station", "He saw the old station", True),
        # The first letter, if it is the same one.
        ("the old station and he", "The old station and he", True),
        ("a He saw the old station", "A He saw the old station", True),
        ("b He saw the old station", "A He saw the old station", False),
        # Shared words need ten letters; numbers are none.
        ("ABCDE FGHIJ", "abcde fghij", True),
        ("ABCDE FGHI", "abcde fghi", False),
        ("ABCDE FGHI 123456", "abcde fghi 123456", False),
        ("A NEW STATION", "the old house", False),
    ],
)
def test_words_in_another_case(own: str, other: str, is_other_case: bool) -> None:
    assert shared_checks.is_in_other_case(own, other) is is_other_case


def lengths(own: Sequence[str], other: Sequence[str], **options: bool) -> list[tuple[object, ...]]:
    options = {"thorough": True, **options}
    found = shared_checks.check_length(named(*own), named(*other).document, **options)
    return [(tuple(each.rows), each.data) for each in found]


@pytest.mark.parametrize(
    ("own", "other", "data"),
    [
        # A text may be half longer, or a third shorter.
        ("x" * 15, "x" * 10, None),
        ("x" * 16, "x" * 10, Lengths(16 * 25, 10 * 25)),
        ("x" * 10, "x" * 15, None),
        ("x" * 10, "x" * 16, Lengths(10 * 25, 16 * 25)),
        # Spaces are no text, and other scripts have other lengths.
        ("x x x x x x x x x x", "x" * 10, None),
        ("字" * 10, "x" * 30, None),
        ("", "x" * 30, None),
    ],
)
def test_a_text_of_another_length_is_told_as_a_whole(
    own: str, other: str, data: Lengths | None
) -> None:
    assert lengths([own] * 25, [other] * 25) == ([] if data is None else [(tuple(range(25)), data)])
    # Fewer segments are not enough.
    assert lengths([own] * 24, [other] * 24) == []


@pytest.mark.parametrize(
    ("own", "other", "is_extreme"),
    [
        (31, 10, True),
        (30, 10, False),
        (10, 31, True),
        (10, 30, False),
        # The difference counts as well.
        (29, 9, True),
        (28, 8, True),
        (27, 8, False),
        (8, 28, True),
        (8, 27, False),
        (0, 90, False),
        (90, 0, False),
    ],
)
@pytest.mark.parametrize("thorough", [False, True])
def test_a_segment_is_extreme_by_a_factor_and_a_difference(
    own: int, other: int, is_extreme: bool, thorough: bool
) -> None:
    plain = ["y" * 20] * 9
    found = lengths([*plain, "x" * own], [*plain, "x" * other], thorough=thorough)
    assert found == ([((9,), Lengths(own, other))] if is_extreme else [])


def test_lengths_are_compared_with_what_is_usual_in_the_text() -> None:
    # Most segments are half as long as the others, so five times as long is extreme.
    own, other = ["x" * 10] * 9, ["x" * 20] * 9
    assert lengths([*own, "x" * 61], [*other, "x" * 40]) == [((9,), Lengths(61, 40))]
    assert lengths([*own, "x" * 60], [*other, "x" * 40]) == []
    assert lengths(["x" * 61], [""]) == []


@pytest.mark.parametrize(
    ("tokenized", "segments", "is_told"),
    [(1, 5, False), (2, 5, True), (2, 20, True), (2, 21, False), (90, 900, True), (89, 900, False)],
)
def test_a_tenth_of_the_segments_makes_a_text_tokenized(
    tokenized: int, segments: int, is_told: bool
) -> None:
    step = segments // tokenized
    rows = [*range(0, step * tokenized, step)]
    text = named(
        *(
            f"He said , that it is {row} ." if row in rows else f"He said, that it is {row}."
            for row in range(segments)
        )
    )
    found = [*shared_checks.check_tokenized(text, shared_checks.TokenizedTexts([text.document]))]
    assert [(each.kind, [*each.rows]) for each in found] == [(Kind.TOKENIZED, rows)] * is_told
    if is_told:
        # If the other texts are not tokenized, words are not taken as they are.
        assert UseTokenizer("none") in found[0].fixes
        documents = [text.document, Document.from_segments("r", PLAIN)]
        [one] = shared_checks.check_tokenized(text, shared_checks.TokenizedTexts(documents))
        assert one.fixes == (Normalize("detok"),)


@pytest.mark.parametrize(
    ("own", "other", "is_markup"),
    [
        ("a <b>bus</b>", "a <b>bus</b>", True),
        ("use a <div> here", "use a <div> here", False),
        ("use a <div> here", "use a div here", True),
        ('use a <div id="x"> here', "use a <div> here", True),
        ("<div> here", "a <div> here", True),
        ("use a <br/> here", "a <br/> here", True),
        ("is 3 < 4", "is 3 less", False),
    ],
)
def test_a_tag_that_both_texts_are_about_is_no_markup(
    own: str, other: str, is_markup: bool
) -> None:
    found = shared_checks.check_markup(
        named("plain", own), named("plain", other).document, thorough=True
    )
    assert [each.rows for each in found] == [(1,)] * is_markup


def test_where_the_script_differs() -> None:
    reference = named("我们学习", "今天", "", "大家").document
    [found] = shared_checks.check_scripts(named("我們學習", "今天", "", "大家"), reference)
    assert (found.rows, found.fixes) == ((0,), (Normalize("t2s"),))
    [found] = shared_checks.check_scripts(named("abc", "de", "", " "), reference)
    assert (found.rows, found.fixes) == ((0, 1), ())
    assert [*shared_checks.check_scripts(named("我们", "今天"), reference)] == []
    [found] = shared_checks.check_scripts(
        named("我们学习", "今天"), named("我們學習", "今天").document
    )
    assert found.rows == (0,)


def test_lone_carriage_returns_beyond_the_segments_are_counted() -> None:
    text = replace(named(*PLAIN[:5]).document, lone_carriage_returns=(2, 5, 6))
    [found] = shared_checks.check_carriage_returns(NamedText("c", Role.CANDIDATE, text))
    assert (found.rows, found.count, found.where.line) == ((1, 4), 3, 2)
    text = replace(text, lone_carriage_returns=(6,))
    assert [*shared_checks.check_carriage_returns(NamedText("c", Role.CANDIDATE, text))] == []


@pytest.mark.parametrize(
    ("source", "first", "rows"),
    [
        (EncodingSource.GUESSED, "café", (0, 2)),
        (EncodingSource.GIVEN, "café", None),
        (EncodingSource.GUESSED, "cafe", (2,)),
    ],
)
def test_a_guessed_encoding_concerns_segments_beyond_ascii(
    source: EncodingSource, first: str, rows: tuple[int, ...] | None
) -> None:
    text = replace(named(first, "plain", "é").document, encoding=Encoding("windows-1252", source))
    found = [*shared_checks.check_encoding(NamedText("c", Role.CANDIDATE, text))]
    assert [each.rows for each in found] == ([] if rows is None else [rows])
    plain = replace(named("plain").document, encoding=Encoding("windows-1252", source))
    assert [*shared_checks.check_encoding(NamedText("c", Role.CANDIDATE, plain))] == []


WORDS = (
    "apple bread chair dance eagle flame grape house igloo jelly knife lemon mango night".split()
)


def about(row: int) -> str:
    """Return a segment about something else than any other."""
    return " ".join(f"{word}{row}" for word in WORDS[row % 7 : row % 7 + 7])


@pytest.mark.parametrize(
    ("count", "different", "told"),
    [(25, 25, True), (24, 24, False), (60, 30, True), (60, 29, False)],
)
def test_a_text_in_another_order_is_unrelated(count: int, different: int, told: bool) -> None:
    reference = [about(row % different) for row in range(count)]
    others = [*reference[count // 2 :], *reference[: count // 2]]
    rotated = [*others[1:], others[0]]
    document = named(*reference).document
    found = [*shared_checks.check_related(named(*rotated), document)]
    assert [(each.kind, len(each.rows)) for each in found] == [(Kind.UNRELATED, count)] * told
    assert [*shared_checks.check_related(named(*reference), document)] == []
