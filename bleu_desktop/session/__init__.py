"""The data of the window: files, settings, background jobs and their results."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
