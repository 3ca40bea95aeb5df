"""The reasons for a segment's score: its matches, differences, and missed n-grams."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
