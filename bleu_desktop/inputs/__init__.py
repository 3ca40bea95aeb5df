"""The lists of files, the choice of texts in a file, and the settings."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
