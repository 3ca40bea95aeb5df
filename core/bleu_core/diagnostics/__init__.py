"""Diagnostics of the files, texts, pairs and numbers behind a score, and the checks for them."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
