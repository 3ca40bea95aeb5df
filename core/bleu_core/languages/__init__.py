"""Language tags, words and scripts of languages, Chinese characters."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
