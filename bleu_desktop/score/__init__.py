"""The page with the score and its parts."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
