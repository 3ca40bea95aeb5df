"""`jieba`: Chinese words, token by token those of ``jieba.lcut``.

jieba is the definition. rjieba (the same dictionary and model in Rust) starts six times and cuts
ten times as fast; it takes the segments on which the two cannot differ, jieba all others.
"""

from __future__ import annotations

import hashlib
import re
import threading
from functools import cache
from typing import Any

import rjieba

from bleu_core.segmentation import Segmenter

# Where letters or digits touch one of + # & . _ % - the two disagree, and their ideas of which
# characters are Chinese differ outside this range.
_SAME_IN_BOTH = re.compile(
    "[\u4e00-\u9fd5A-Za-z0-9 \u3000，。、；：？！「」『』（）《》〈〉【】—…·“”‘’,;:?!()'\"/]*"
)


@cache
def _jieba() -> Any:
    """Return jieba's tokenizer with its dictionary in memory.

    jieba itself keeps an unchecked, marshalled copy under a fixed name in the shared temporary
    folder, where another user can change it; here no such file is read or written.
    """
    import jieba

    class MemoryTokenizer(jieba.Tokenizer):  # type: ignore[misc, unused-ignore]
        def initialize(self, dictionary: object = None) -> None:
            self.FREQ, self.total = self.gen_pfdict(self.get_dict_file())
            self.initialized = True

    tokenizer = MemoryTokenizer()
    tokenizer.initialize()
    return tokenizer


_loading = threading.Lock()


def cut_words(text: str) -> list[str]:
    """Return the words of ``jieba.lcut(text)``, white space included."""
    if _SAME_IN_BOTH.fullmatch(text) and not _has_tie(text):
        words: list[str] = rjieba.cut(text, True)
    else:
        with _loading:
            tokenizer = _jieba()
        words = tokenizer.lcut(text)
    return words


def _has_tie(text: str) -> bool:
    """Whether the hidden Markov model may find two cuts equally likely.

    It decides about runs of characters that make no word of the dictionary. Where a character
    stands twice in a run, the same probabilities can be added in two orders, and rounding, which
    differs between the two programs, makes the choice.
    """
    run: set[str] = set()
    for word in rjieba.cut(text, False):
        if len(word) > 1:
            run.clear()
        elif word in run:
            return True
        else:
            run.add(word)
    return False


def cut(segment: str) -> list[str]:
    """Cut into jieba's words, white space dropped."""
    return [word for word in cut_words(segment) if not word.isspace()]


@cache
def dictionary_signature() -> str:
    """Return jieba's version, the first digits of its dictionary's SHA-256, and the model."""
    import jieba

    with jieba.Tokenizer().get_dict_file() as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    return f"jieba-{jieba.__version__}-dict-{digest[:8]}-hmm"


def make() -> Segmenter:
    """Return the segmenter."""
    return Segmenter("jieba", dictionary_signature(), cut)
