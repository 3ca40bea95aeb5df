"""Differences that are not differences of translation, and their removal."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
