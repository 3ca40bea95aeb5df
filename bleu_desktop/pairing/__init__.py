"""The page *Pairing*: the segments that were compared, and the way they were paired."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
