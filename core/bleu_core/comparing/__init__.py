"""Further views of an evaluation: ranks, segments, other tokenizers and programs."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
