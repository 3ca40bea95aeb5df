"""Translated messages for the core's data, used by the window and the terminal."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
