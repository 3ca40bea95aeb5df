"""Post-editing analysis: the changes from suggestions to final texts, and the words they count."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
