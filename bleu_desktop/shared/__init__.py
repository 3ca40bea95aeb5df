"""Widgets, fonts, icons and colors that several pages use."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
