"""Results as documents to hand over."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
