"""The meanings of a text's marks, as small samples of them."""

from __future__ import annotations

from collections.abc import Sequence

from bleu_score.i18n import format_number, translate
from bleu_score.marked.parts import MATCHES, Part, Style, View


def legend_parts(view: View, order: int = len(MATCHES), references: int = 1) -> Sequence[Part]:
    """Return samples of a view's marks, each with its meaning.

    Parameters
    ----------
    view
        The choice of marks.
    order
        The longest n-grams that are counted.
    references
        The number of references.
    """
    if view is View.MATCHES:
        return _match_parts(order)
    return _difference_parts(references) if view is View.DIFFERENCES else _token_parts()


def _match_parts(order: int) -> Sequence[Part]:
    parts = [Part(translate("Marks", "Longest match, in tokens:")), Part("  ")]
    shown = min(order, len(MATCHES))
    for number, style in enumerate(MATCHES[:shown], 1):
        text = format_number(number)
        if number == shown:
            # A longer match is marked like the longest n-grams it consists of.
            text = translate("Marks", "{count} or more").format(count=text)
        parts += [_sample(text, style), Part("  ")]
    repeated = translate("Marks", "repeated too often")
    unmatched = translate("Marks", "no match")
    return [*parts, _sample(repeated, Style.CLIPPED), Part("  · "), Part(unmatched)]


def _difference_parts(references: int) -> Sequence[Part]:
    compared = translate("Marks", "compared with the reference")
    if references > 1:
        compared = translate("Marks", "compared with the most similar reference")
    return [
        _sample(translate("Marks", "added"), Style.INSERTED),
        Part("  "),
        _sample(translate("Marks", "deleted"), Style.DELETED),
        Part("  "),
        _sample(translate("Marks", "→ moved"), Style.MOVED),
        Part("  · "),
        Part(compared),
    ]


def _token_parts() -> Sequence[Part]:
    return [
        _sample(translate("Marks", "token"), Style.TOKEN),
        Part("  · "),
        Part(translate("Marks", "the unit that is counted; spaces between tokens are not")),
    ]


def _sample(text: str, style: Style) -> Part:
    return Part(f" {text} ", style)
