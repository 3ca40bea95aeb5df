"""`char`: every character is a token, white space aside."""

from bleu_core.tokenizers import Tokenizer


def cut(segment: str) -> list[str]:
    """Cut as sacreBLEU's ``char`` does."""
    return " ".join(segment).split()


def make() -> Tokenizer:
    """Return the tokenizer."""
    return Tokenizer("char", "char", cut, sacrebleu_name="char")
