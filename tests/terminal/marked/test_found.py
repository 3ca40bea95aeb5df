"""Segments of a diagnostic with marks on what is meant."""

from __future__ import annotations

import re
from dataclasses import replace

from bleu_core.diagnostics import places
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic
from bleu_score.marked.found import found_parts
from bleu_score.marked.parts import Part, Style

NUMBERS = Diagnostic(Kind.CHANGED_NUMBERS, places=places.matches(re.compile(r"\d+")))
WORDS = " ".join(["word"] * 40)


def shown(parts: tuple[Part, ...]) -> str:
    """Return a text with its marks in brackets."""
    return "".join(f"[{each.text}]" if each.style is Style.FOUND else each.text for each in parts)


def test_what_is_meant_is_marked_in_its_text_alone() -> None:
    own, other = found_parts(NUMBERS, "1 of 22.", "3 of 44.")
    assert (shown(own), shown(other)) == ("[1] of [22].", "3 of 44.")


def test_without_places_there_are_no_marks() -> None:
    whole = replace(NUMBERS, kind=Kind.REFUSAL, places=Diagnostic(Kind.REFUSAL).places)
    own, other = found_parts(whole, "1 of 22.", "")
    assert (shown(own), shown(other)) == ("1 of 22.", "")


def test_both_texts_begin_shortly_before_the_first_mark() -> None:
    own, other = found_parts(NUMBERS, f"{WORDS} 77 {WORDS}", f"{WORDS} {WORDS}")
    assert shown(own).startswith("…word word")
    assert 20 <= shown(own).index("[77]") <= 50
    assert shown(other).startswith("…word")
    # The added sign is not copied with the text.
    assert not own[0].is_own


def test_a_text_without_spaces_is_cut_within() -> None:
    own, _ = found_parts(NUMBERS, f"{'字' * 90}77", "")
    assert shown(own) == f"…{'字' * 48}[77]"


def test_a_long_text_ends_in_an_ellipsis() -> None:
    own, _ = found_parts(NUMBERS, "x" * 1_000_000, "")
    assert len(shown(own)) < 1_000
    assert shown(own).endswith("…")
