"""The page *Checks*: the diagnostics of the texts and their files."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
