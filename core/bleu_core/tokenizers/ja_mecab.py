"""`ja-mecab`: Japanese words by MeCab, as in sacreBLEU; needs the extra ``[japanese]``."""

import ipadic
import MeCab

from bleu_core.tokenizers import Tokenizer


def make() -> Tokenizer:
    """Load the dictionary and return the tokenizer."""
    tagger = MeCab.Tagger(ipadic.MECAB_ARGS + " -Owakati")

    def cut(segment: str) -> list[str]:
        words: list[str] = tagger.parse(segment.strip()).split()
        return words

    signature = f"ja-mecab-{tagger.version()}-IPA"
    return Tokenizer("ja-mecab", signature, cut, sacrebleu_name="ja-mecab")
