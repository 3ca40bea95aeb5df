"""`char`: every character is a token, white space aside."""

from bleu_core.segmentation import Segmenter


def cut(segment: str) -> list[str]:
    """Cut as sacreBLEU's ``char`` does."""
    return " ".join(segment).split()


def make() -> Segmenter:
    """Return the segmenter."""
    return Segmenter("char", "char", cut, sacrebleu_name="char")
