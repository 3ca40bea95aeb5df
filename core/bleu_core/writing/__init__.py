"""Saving the texts of an evaluation, one module per format."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
