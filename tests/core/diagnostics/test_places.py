"""The characters and words that are meant in each segment of a diagnostic."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from bleu_core.diagnostics import places
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic, Places
from bleu_core.diagnostics.text_checks import examine
from bleu_core.files.documents import Document
from bleu_core.settings import Normalization

WORDS = "alpha beta gamma delta epsilon zeta theta kappa lambda sigma omega".split()
REFERENCE = [
    f"The {WORDS[row % 11]} study of {WORDS[row // 11]} took {row + 20} days, as planned in May."
    for row in range(60)
]


def found_in(places: Places, segment: str, other: str | None = None) -> list[str]:
    """Return the texts that are meant in a segment."""
    return [segment[start : start + length] for start, length in places(segment, other) if length]


def diagnostic_of(kind: Kind, candidate: Sequence[str], reference: Sequence[str]) -> Diagnostic:
    found = examine(
        candidates=[Document.from_segments("candidate", candidate)],
        references=[Document.from_segments("reference", reference)],
    )
    return next(each for each in found if each.kind is kind)


@pytest.mark.parametrize(
    ("kind", "candidate", "marked"),
    [
        (Kind.LOST_CHARACTERS, "The alpha st\ufffddy of alpha took 20 days.", ["\ufffd"]),
        (Kind.MARKUP, "The <b>alpha</b> study of alpha took 20 days.", ["<b>", "</b>"]),
        (Kind.MARKUP, "The **alpha** study of alpha took 20 days.", ["**", "**"]),
        (Kind.LABELS, "__en__ The alpha study of alpha took 20 days.", ["__en__"]),
        (Kind.LABELS, "The <unk> study of <unk> took 20 days.", ["<unk>", "<unk>"]),
        (Kind.CONFLICTS, "<<<<<<< one The alpha study took 20 days.", ["<<<<<<< "]),
        (
            Kind.ADDED_TEXT,
            "Here is the translation: The alpha study.",
            ["Here is the translation: "],
        ),
        (Kind.CHANGED_NUMBERS, "The alpha study of alpha took 999 days.", ["999"]),
        (Kind.CASE, "THE ALPHA STUDY OF ALPHA took 20 days.", "THE ALPHA STUDY OF ALPHA".split()),
        (Kind.UNUSUAL_SPACES, "The alpha\u00a0study took 20 days.", ["\u00a0"]),
    ],
    ids=lambda value: value.value if isinstance(value, Kind) else None,
)
def test_what_is_meant_is_found_in_every_segment(
    kind: Kind, candidate: str, marked: list[str]
) -> None:
    rows = (0, 11, 22, 33, 44, 55)
    texts = [candidate if row in rows else text for row, text in enumerate(REFERENCE)]
    diagnostic = diagnostic_of(kind, texts, REFERENCE)
    assert tuple(diagnostic.rows) == rows
    for row in rows:
        assert found_in(diagnostic.places, texts[row], REFERENCE[row]) == marked


def test_words_that_lost_their_letters_are_found_but_not_other_letters() -> None:
    reference = [f"El café número {row} está aquí también según {row}." for row in range(60)]
    damaged = str.maketrans("éúáí", "euai")
    texts = [text.translate(damaged) if row % 4 else text for row, text in enumerate(reference)]
    diagnostic = diagnostic_of(Kind.CHARACTERS, texts, reference)
    assert found_in(diagnostic.places, texts[1], reference[1]) == [
        "cafe", "numero", "esta", "aqui", "tambien", "segun",
    ]  # fmt: skip
    # The other text has the word as well.
    assert found_in(diagnostic.places, "El cafe esta", "El cafe está") == ["esta"]


def test_a_sign_is_meant_only_where_the_other_text_has_another_one() -> None:
    reference = [f'He said "yes" on day {row}, and left.' for row in range(60)]
    texts = [text.replace('"yes"', "“yes”") for text in reference]
    diagnostic = diagnostic_of(Kind.TYPOGRAPHY, texts, reference)
    assert found_in(diagnostic.places, texts[3], reference[3]) == ["“", "”"]
    assert found_in(diagnostic.places, "“yes”", "“yes”") == []


def test_segments_that_are_meant_as_a_whole_have_no_places() -> None:
    texts = ["" if row == 7 else text for row, text in enumerate(REFERENCE)]
    diagnostic = diagnostic_of(Kind.EMPTY_CANDIDATE, texts, REFERENCE)
    assert found_in(diagnostic.places, texts[7], REFERENCE[7]) == []


@pytest.mark.parametrize(
    ("name", "segment", "marked"),
    [
        ("markup", "a <b>bold</b> word", ["<b>", "</b>"]),
        ("numbering", "12. The end", ["12. "]),
        ("t2s", "這是書", ["這", "書"]),
        ("markdown", "nothing here", []),
    ],
)
def test_what_a_normalization_changes_is_found(
    name: Normalization, segment: str, marked: list[str]
) -> None:
    assert found_in(places.changes(name), segment) == marked


def test_a_long_text_is_marked_from_its_first_to_its_last_change() -> None:
    segment = f"<b>{'x' * 10_000}</b>"
    assert list(places.changes("markup")(segment, None)) == [(0, len(segment))]


def test_matches_that_mean_the_same_in_the_other_segment_are_left_out() -> None:
    found = places.matches(re.compile(r"\d+"), lambda text: {*re.findall(r"\d+", text)})
    assert found_in(found, "1 and 2", "2 of 3") == ["1"]
    assert found_in(found, "1 and 2") == ["1", "2"]


def test_all_segments_from_the_shift_on_are_those_of_a_shifted_text() -> None:
    texts = [*REFERENCE[:20], *REFERENCE[21:], "This line is new here."]
    found = examine(
        candidates=[Document.from_segments("candidate", texts)],
        references=[Document.from_segments("reference", REFERENCE)],
        by_position=True,
    )
    shifted = next(each for each in found if each.kind is Kind.SHIFTED)
    assert shifted.where.segment in (20, 21)
    assert shifted.rows == range(shifted.where.segment, 60)
    assert shifted.count == 1
