"""`char`: every character except white space is a token."""

from bleu_core.tokenizers import Tokenizer


def cut(segment: str) -> list[str]:
    """Tokenize as sacreBLEU's ``char`` does."""
    return " ".join(segment).split()


def make() -> Tokenizer:
    """Return the tokenizer."""
    return Tokenizer("char", "char", cut, sacrebleu_name="char")
