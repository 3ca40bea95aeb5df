"""The page *History*: the runs of a project over time."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
