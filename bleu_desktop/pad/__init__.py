"""A page to type or paste texts, scored with each keystroke."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
