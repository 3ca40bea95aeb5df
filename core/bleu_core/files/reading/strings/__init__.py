"""Texts of programs, each with a name."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
