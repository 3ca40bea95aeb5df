"""Files of translation tools: both languages side by side."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
