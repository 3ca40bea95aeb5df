"""`zh`: sacreBLEU's Chinese tokenizer: splits Chinese characters; the rest as in mteval."""

import re

from bleu_core.tokenizers import Tokenizer
from bleu_core.tokenizers.mteval import split_punctuation

# sacreBLEU 2.6.0's ranges, including a bug that is needed for equal scores: its "\u20000" means
# U+2000 and a zero, so the two ranges meant for Extension B and the compatibility supplement match
# U+2001 to U+2A6D and U+2F81 to U+2FA1, and no astral ideographs (sacrebleu#298).
CHINESE = re.compile(
    "(["
    "\u3400-\u4db5\u4e00-\u9fa5\u9fa6-\u9fbb\uf900-\ufa2d\ufa30-\ufa6a\ufa70-\ufad9"
    "\u2001-\u2a6d\u2f81-\u2fa1\uff00-\uffef\u2e80-\u2eff\u3000-\u303f\u31c0-\u31ef"
    "\u2f00-\u2fdf\u2ff0-\u2fff\u3100-\u312f\u31a0-\u31bf\ufe10-\ufe1f\ufe30-\ufe4f"
    "\u2600-\u26ff\u2700-\u27bf\u3200-\u32ff\u3300-\u33ff"
    "])"
)


def cut(segment: str) -> list[str]:
    """Tokenize as sacreBLEU's ``zh`` does, without padding or decoding entities."""
    return split_punctuation(CHINESE.sub(r" \1 ", segment.strip()))


def make() -> Tokenizer:
    """Return the tokenizer."""
    return Tokenizer("zh", "zh", cut, sacrebleu_name="zh")
