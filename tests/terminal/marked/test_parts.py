"""The parts of a text."""

from __future__ import annotations

import pytest

from bleu_score.marked.parts import Part, Style, beginning

MOST = 3000


@pytest.mark.parametrize("length", [0, 1, 2999, 3000])
def test_a_text_that_fits_is_not_cut(length: int) -> None:
    parts = [Part("x" * length), Part("")]
    assert list(beginning(parts, MOST)) == parts
    *shown, last = beginning([*parts, Part("y" * (3001 - length)), Part("z")], MOST)
    assert "".join(part.text for part in shown) == "x" * length + "y" * (3000 - length)
    assert last == Part("…", Style.SIGN, is_own=False)
