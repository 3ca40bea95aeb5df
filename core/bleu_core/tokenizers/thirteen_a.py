"""`13a`: mteval-v13a, sacreBLEU's default, for languages that put spaces between words."""

from collections.abc import Sequence

from bleu_core.tokenizers import Tokenizer
from bleu_core.tokenizers.mteval import set_punctuation_apart, split_punctuation

# Replacements before the text is split, in this order: ``&amp;lt;`` becomes ``<``.
_ENTITIES = (("&quot;", '"'), ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"))
REWRITES = (("<skipped>", ""), ("-\n", ""), ("\n", " "), *_ENTITIES)


def cut(segment: str) -> list[str]:
    """Tokenize as sacreBLEU's ``13a`` does, including its entity order (``&amp;lt;`` is ``<``)."""
    segment = segment.replace("<skipped>", "").replace("-\n", "").replace("\n", " ")
    return split_punctuation(f" {resolved(segment)} ")


def cut_lines(segments: Sequence[str]) -> list[list[str]]:
    """Tokenize many segments as `cut` does, but in one pass."""
    text = " " + " \n ".join(segments) + " "
    if text.count("\n") >= len(segments):
        # A segment contains a line feed itself.
        return [cut(segment.rstrip()) for segment in segments]
    text = set_punctuation_apart(resolved(text.replace("<skipped>", "")))
    return [line.split() for line in text.split("\n")]


def resolved(text: str) -> str:
    """Return the text with the four entities that `13a` knows as characters."""
    if "&" not in text:
        return text
    for entity, character in _ENTITIES:
        text = text.replace(entity, character)
    return text


def make() -> Tokenizer:
    """Return the tokenizer."""
    return Tokenizer("13a", "13a", cut, sacrebleu_name="13a")
