"""Texts with marks: matches, differences, tokens, and signs for invisible characters."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
