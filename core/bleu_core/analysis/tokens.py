"""The tokens of a segment exactly as they are scored, with their places in its text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from bleu_core.tokenizers import Tokenizer
from bleu_core.tokenizers.thirteen_a import REWRITES


class Token(NamedTuple):
    """A token and its place in the segment.

    Attributes
    ----------
    text
        As it is compared. It can differ from the text in its place: in lowercase, or with an
        entity such as ``&amp;`` decoded.
    start, end
        Its place in the segment, in characters.
    """

    text: str
    start: int
    end: int


@dataclass(frozen=True)
class TokenizedSegment:
    """A segment and its tokens.

    Attributes
    ----------
    text
        The segment.
    tokens
        Its tokens, from left to right.
    """

    text: str
    tokens: tuple[Token, ...]

    @property
    def words(self) -> list[str]:
        """The tokens as they are compared."""
        return [token.text for token in self.tokens]

    def shown(self, token: int) -> str:
        """Return the text in the place of a token."""
        return self.text[self.tokens[token].start : self.tokens[token].end]


def tokenize_segment(
    segment: str, tokenizer: Tokenizer, *, lowercase: bool = False
) -> TokenizedSegment:
    """Tokenize a segment as for scoring, and find each token's place in it.

    Parameters
    ----------
    segment
        The segment.
    tokenizer
        The tokenizer.
    lowercase
        Whether to ignore case.
    """
    rewritten = _Rewritten(segment.rstrip())
    if lowercase:
        rewritten.lowercase()
    if tokenizer.name == "13a":
        for old, new in REWRITES:
            rewritten.replace(old, new)
    tokens = []
    # Tokenizers only insert white space and drop it, so the next token is the next text that is
    # not white space. Searching for it also copes with one that drops other characters.
    position = 0
    for token in tokenizer.tokens(segment, lowercase=lowercase):
        start = rewritten.text.find(token, position)
        if start < 0:
            place = rewritten.place(position, position)
        else:
            position = start + len(token)
            place = rewritten.place(start, position)
        tokens.append(Token(token, *place))
    return TokenizedSegment(segment, tuple(tokens))


class _Rewritten:
    """A text that is rewritten step by step, and the origin of each of its characters."""

    def __init__(self, text: str) -> None:
        self.text = text
        # Start and end of each character in the original text; None as long as nothing has moved.
        self._places: list[tuple[int, int]] | None = None

    def lowercase(self) -> None:
        lower = self.text.lower()
        # A few characters have a longer lowercase form, such as İ.
        if len(lower) != len(self.text):
            self._places = [
                (index, index + 1)
                for index, character in enumerate(self.text)
                for _ in character.lower()
            ]
        self.text = lower

    def replace(self, old: str, new: str) -> None:
        """Replace all occurrences; the new text comes from the place of the old one."""
        if old not in self.text:
            return
        places = self._places or [(index, index + 1) for index in range(len(self.text))]
        moved: list[tuple[int, int]] = []
        position = 0
        while (found := self.text.find(old, position)) >= 0:
            moved += places[position:found]
            position = found + len(old)
            moved += [(places[found][0], places[position - 1][1])] * len(new)
        moved += places[position:]
        self._places = moved
        self.text = self.text.replace(old, new)

    def place(self, start: int, end: int) -> tuple[int, int]:
        """Return the place in the original text of a part of this text."""
        if self._places is None:
            return start, end
        if start == end:
            at = self._places[start][0] if start < len(self._places) else len(self.text)
            return at, at
        return self._places[start][0], self._places[end - 1][1]
