"""Files of given scores: one number for each segment."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
