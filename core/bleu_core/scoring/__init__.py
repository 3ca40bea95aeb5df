"""Compute statistics, scores and significance tests from lists of segments."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
