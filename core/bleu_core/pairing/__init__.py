"""Pairing of segments, and detection of places where texts drift apart."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
