"""The command `bleu-score`, and the messages it shares with the window."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
