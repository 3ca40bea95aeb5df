"""Checks for words that texts write in different characters: damage, and typography."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bleu_core.diagnostics import model
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.named_text import NamedText
from bleu_core.normalization.substitutions import Substituted, find_substitutions
from bleu_core.settings import Normalization

# Imported where something is found, to speed up start-up: often there is nothing to report.

# Beside the score of one candidate, a smaller share of the segments cannot change it by a point:
# damage may be in all words of a segment, but there are few signs in it.
_LEAST_DAMAGE, _LEAST_SIGNS = 0.02, 0.05
# The most frequent pairs are enough to see what happened.
_SHOWN = 6


def check_characters(
    texts: Sequence[NamedText],
    *,
    thorough: bool = False,
    may_matter: Callable[[Normalization], bool] = lambda _: True,
) -> Iterator[model.Diagnostic]:
    """Yield the differences in characters of each text from the first, the first reference.

    `thorough` is as for `find_substitutions`, `may_matter` as for `CommonChecks`.
    """
    first, *others = texts
    # Among several candidates, less may change a rank or a verdict.
    is_alone = len(others) == 1 and not thorough
    least, least_signs = (_LEAST_DAMAGE, _LEAST_SIGNS) if is_alone else (0.0, 0.0)
    for text in others:
        found = find_substitutions(text.segments, first.segments, thorough=thorough)
        for own, other, damage in ((text, first, found.own), (first, text, found.other)):
            if damage is not None and damage.share >= least:
                name: Normalization | None = "characters" if damage.is_reversible else None
                yield from _found(Kind.CHARACTERS, own, other, damage, name)
        signs = found.typography
        if signs is not None and signs.share >= least_signs and may_matter("typography"):
            yield from _found(Kind.TYPOGRAPHY, text, first, signs, "typography")


def _found(
    kind: Kind,
    text: NamedText,
    other: NamedText,
    found: Substituted,
    normalization: Normalization | None,
) -> Iterator[model.Diagnostic]:
    rows = [
        row
        for row, pair in enumerate(zip(text.segments, other.segments, strict=True))
        if found.is_in(*pair)
    ]
    if rows:
        yield text.diagnostic(
            kind,
            rows,
            *((model.Normalize(normalization),) if normalization else ()),
            places=found.places,
            data=model.Characters(found.pairs[:_SHOWN], len(found.pairs)),
        )
