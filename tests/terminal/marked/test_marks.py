"""Matches and tokens as marked parts, each with its note, and the legend that explains them."""

from __future__ import annotations

import pytest

from bleu_core.settings import Settings
from bleu_core.tokenizers import get_tokenizer
from bleu_score.marked.legend import legend_parts
from bleu_score.marked.looks import LOOKS, Hue, MarkLine, Stroke
from bleu_score.marked.parts import GAP, MATCHES, Part, Style, View, match_style
from bleu_score.marked.segment import MarkedSegment
from bleu_score.marked.signs import sign_of, utf16_length, utf16_part, without_controls


def segment(candidate: str, *references: str, tokenizer: str = "13a") -> MarkedSegment:
    return MarkedSegment(
        candidate=candidate,
        references=references,
        tokenizer=get_tokenizer(tokenizer),
        settings=Settings(),
    )


def shown(parts: object) -> list[tuple[str, str]]:
    """Return the texts with the names of their styles."""
    return [(part.text, part.style.value) for part in parts]  # type: ignore[attr-defined]


def notes(parts: object) -> dict[str, str]:
    return {part.text: part.note for part in parts if part.token is not None}  # type: ignore[attr-defined]


def groups(parts: object) -> list[str]:
    """Return the texts of neighbors that are marked as one."""
    found: list[tuple[object, str]] = []
    for part in parts:  # type: ignore[attr-defined]
        key = (part.style, part.group)
        if found and found[-1][0] == key:
            found[-1] = key, found[-1][1] + part.text
        else:
            found.append((key, part.text))
    return [text for _, text in found]


CAT = segment("the the cat sat, quiet down", "the cat sat down. down")


def test_a_candidate_has_the_longest_match_at_each_token() -> None:
    parts = [*CAT.candidate_parts(View.MATCHES)]
    assert "".join(part.text for part in parts) == "the the cat sat, quiet down"
    assert shown(parts) == [
        ("the", "clipped"),
        (" ", "plain"),
        ("the", "match_3"),
        (" ", "match_3"),
        ("cat", "match_3"),
        (" ", "match_3"),
        ("sat", "match_3"),
        (",", "plain"),
        (" ", "plain"),
        ("quiet", "plain"),
        (" ", "plain"),
        ("down", "match_1"),
    ]
    assert groups(parts) == ["the", " ", "the cat sat", ",", " ", "quiet", " ", "down"]
    assert [part.token for part in parts if part.token is not None] == [*range(7)]
    assert parts[0].note == "Repeated: counted once, because the reference has it once"
    assert notes(parts) == {
        "the": "Part of a match of 3 tokens",
        "cat": "Part of a match of 3 tokens",
        "sat": "Part of a match of 3 tokens",
        ",": "Not in the reference",
        "quiet": "Not in the reference",
        "down": "Matches as a single token",
    }


def test_a_reference_has_what_was_matched() -> None:
    parts = [*CAT.reference_parts(View.MATCHES)]
    assert shown(parts)[:6] == [
        ("the", "match_3"),
        (" ", "match_3"),
        ("cat", "match_3"),
        (" ", "match_3"),
        ("sat", "match_3"),
        (" ", "plain"),
    ]
    assert groups(parts)[0] == "the cat sat"
    assert notes(parts)["cat"] == "Part of a match of 3 tokens"
    assert notes(parts)["."] == "Missing from the candidate"


def test_repeats_are_counted_as_often_as_the_reference_has_them() -> None:
    twice = segment("ha ha ha", "ha ho ha")
    found = [part.note for part in twice.candidate_parts(View.MATCHES) if part.note]
    clipped = "Repeated: counted 2 times, because the reference has it 2 times"
    assert found.count(clipped) == 1
    assert found.count("Matches as a single token") == 2


def test_with_several_references_a_note_says_which() -> None:
    several = segment("one two three", "one", "two three four")
    assert notes(several.candidate_parts(View.MATCHES)) == {
        "one": "Matches as a single token · Reference 1",
        "two": "Part of a match of 2 tokens · Reference 2",
        "three": "Part of a match of 2 tokens · Reference 2",
    }
    assert notes(segment("x", "a", "b").candidate_parts(View.MATCHES)) == {
        "x": "In none of the references"
    }
    assert several.closest == 1
    assert notes(several.reference_parts(View.MATCHES, 1))["four"] == "Missing from the candidate"


def test_matches_in_different_places_are_apart() -> None:
    apart = segment("one two", "two . one")
    assert groups(apart.candidate_parts(View.MATCHES)) == ["one", " ", "two"]
    assert groups(apart.reference_parts(View.MATCHES))[::2] == ["two", ".", "one"]


def test_tokens_have_borders_and_say_what_is_compared() -> None:
    tokens = segment('He said "no".', "x")
    parts = [*tokens.candidate_parts(View.TOKENS)]
    assert shown(parts) == [
        ("He", "token"),
        (" ", "plain"),
        ("said", "token"),
        (" ", "plain"),
        ('"', "token"),
        (GAP.text, "gap"),
        ("no", "token"),
        (GAP.text, "gap"),
        ('"', "token"),
        (GAP.text, "gap"),
        (".", "token"),
    ]
    assert {part.note for part in parts} == {""}
    differing = segment("A &amp; b", "x")
    assert notes(differing.candidate_parts(View.TOKENS))["&amp;"] == "Compared as “&”"
    assert shown(tokens.reference_parts(View.TOKENS)) == [("x", "token")]


def test_differences_are_marked_in_the_candidate_alone() -> None:
    own = segment("a red cat", "a cat")
    parts = [*own.candidate_parts(View.DIFFERENCES)]
    assert ("red", "inserted") in shown(parts)
    (added,) = (part for part in parts if part.style is Style.INSERTED)
    assert added.note == "Not in the reference"
    assert [*own.reference_parts(View.DIFFERENCES)] == [Part("a cat")]
    assert [*segment("a", "").reference_parts(View.DIFFERENCES)] == []
    (deleted,) = (
        part
        for part in segment("a cat", "a red cat").candidate_parts(View.DIFFERENCES)
        if part.style is Style.DELETED
    )
    assert (deleted.text, deleted.note, deleted.is_own) == ("red", "Only in the reference", False)


def test_moved_texts_say_where_they_are_in_the_reference() -> None:
    one = "yesterday evening we walked slowly along the river to the old bridge."
    other = "we walked slowly along the river to the old bridge yesterday evening."
    for candidate, reference, note in (
        (one, other, "Later in the reference"),
        (other, one, "Earlier in the reference"),
    ):
        parts = [*segment(candidate, reference).candidate_parts(View.DIFFERENCES)]
        moved = [part for part in parts if part.style in (Style.MOVED, Style.SIGN)]
        assert {part.note for part in moved} == {note}
        assert [part.is_own for part in moved if part.style is Style.SIGN] == [False]


# The legend


def explained(view: View, **options: int) -> list[tuple[str, str]]:
    parts = legend_parts(view, **options)
    return [(part.text.strip(), part.style.value) for part in parts if part.text.strip(" ·")]


def test_the_legend_explains_each_mark() -> None:
    assert explained(View.MATCHES) == [
        ("Longest match, in tokens:", "plain"),
        ("1", "match_1"),
        ("2", "match_2"),
        ("3", "match_3"),
        ("4 or more", "match_4"),
        ("repeated too often", "clipped"),
        ("no match", "plain"),
    ]
    assert explained(View.MATCHES, order=2)[1:3] == [("1", "match_1"), ("2 or more", "match_2")]
    assert explained(View.MATCHES, order=9) == explained(View.MATCHES)
    differences = [("added", "inserted"), ("deleted", "deleted"), ("→ moved", "moved")]
    assert explained(View.DIFFERENCES) == [*differences, ("compared with the reference", "plain")]
    assert explained(View.DIFFERENCES, references=2) == [
        *differences,
        ("compared with the most similar reference", "plain"),
    ]
    assert explained(View.TOKENS)[0] == ("token", "token")
    assert "the unit that is counted" in explained(View.TOKENS)[1][0]


def test_a_longer_match_looks_stronger() -> None:
    assert [match_style(order) for order in range(6)] == [
        Style.PLAIN,
        *MATCHES,
        Style.MATCH_4,
    ]
    shades = [LOOKS[style].shade for style in MATCHES]
    assert shades == sorted({*shades})
    lines = [(LOOKS[style].is_double, LOOKS[style].thickness) for style in MATCHES]
    assert lines == sorted({*lines})


def test_no_two_marks_differ_by_color_alone() -> None:
    lines = {(look.thickness, look.line, look.is_double, look.stroke) for look in LOOKS.values()}
    # What was added is a double match in another color; both are never in one text.
    assert len(lines) == len(LOOKS) - 1
    assert LOOKS[Style.DELETED].line is MarkLine.THROUGH
    assert LOOKS[Style.CLIPPED].stroke is Stroke.DOTTED
    hues = {style: look.hue for style, look in LOOKS.items() if look.hue is not Hue.ACCENT}
    assert hues == {
        Style.INSERTED: Hue.INSERTED,
        Style.DELETED: Hue.DELETED,
        Style.FOUND: Hue.FOUND,
    }


# Signs


@pytest.mark.parametrize(
    ("character", "sign"),
    [
        ("a", None),
        (" ", None),
        ("\u3000", None),
        ("\u200c", None),
        ("\u200d", None),
        ("\t", "⇥"),
        ("\n", "↵\u2028"),
        ("\r", "␍"),
        ("\u00a0", "␣"),
        ("\u2009", "␣"),
        ("\x0b", "⟨U+000B⟩"),
        ("\x0c", "⟨U+000C⟩"),
        ("\x1c", "⟨U+001C⟩"),
        ("\x1f", "⟨U+001F⟩"),
        ("\x85", "⟨U+0085⟩"),
        ("\u2028", "⟨U+2028⟩"),
        ("\u2029", "⟨U+2029⟩"),
        ("\u202e", "⟨U+202E⟩"),
        ("\x00", "⟨U+0000⟩"),
    ],
)
def test_characters_have_signs(character: str, sign: str | None) -> None:
    assert sign_of(character) == sign


def test_a_sentence_keeps_its_spaces_but_no_controls() -> None:
    assert without_controls("a\u00a0b\u202fc") == "a\u00a0b\u202fc"
    assert without_controls("a\tb\nc\u202ed") == "a⇥b↵ c⟨U+202E⟩d"
    assert without_controls("plain") == "plain"


def test_texts_are_measured_as_qt_does() -> None:
    assert [utf16_length(text) for text in ("abc", "é", "a😀b")] == [3, 1, 4]
    assert utf16_part("abcd", 1, 3) == "bc"
    assert utf16_part("abcd", 2) == "cd"
    assert utf16_part("a😀b", 1, 3) == "😀"
    assert utf16_part("a😀b", 3) == "b"
