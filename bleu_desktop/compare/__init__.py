"""The page *Compare*: the candidates side by side."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
