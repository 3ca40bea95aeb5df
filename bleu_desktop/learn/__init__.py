"""The explanation of BLEU."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
