"""The worked examples, each a candidate and its references: to explain and to try."""

from __future__ import annotations

CAT = "the cat is on the mat"
ROVER = "The NASA Opportunity rover is battling a massive dust storm on Mars."

CLIPPED = "the the the cat mat", CAT
COMBATING = "The Opportunity rover is combating a big sandstorm on Mars.", ROVER
FIGHTING = "A NASA rover is fighting a massive storm on Mars.", ROVER
SITS = CAT, "the cat sits on the mat"

TWO_REFERENCES = "the the the cat on a mat", CAT, "there is a cat on the mat"

EXAMPLES = (CLIPPED, COMBATING, FIGHTING, SITS, TWO_REFERENCES)
