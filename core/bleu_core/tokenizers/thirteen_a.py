"""`13a`: mteval-v13a, sacreBLEU's default, for languages that put spaces between words."""

from bleu_core.tokenizers import Tokenizer
from bleu_core.tokenizers.mteval import split_punctuation


def cut(segment: str) -> list[str]:
    """Cut as sacreBLEU's ``13a`` does, its order of entities included (``&amp;lt;`` is ``<``)."""
    segment = segment.replace("<skipped>", "").replace("-\n", "").replace("\n", " ")
    if "&" in segment:
        segment = (
            segment.replace("&quot;", '"')
            .replace("&amp;", "&")
            .replace("&lt;", "<")
            .replace("&gt;", ">")
        )
    return split_punctuation(f" {segment} ")


def make() -> Tokenizer:
    """Return the tokenizer."""
    return Tokenizer("13a", "13a", cut, sacrebleu_name="13a")
