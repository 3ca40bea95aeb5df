"""The page *Segments*: every segment with its scores and its reasons."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
