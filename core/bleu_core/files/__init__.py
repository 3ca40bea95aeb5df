"""Read files into documents: addresses, encodings, formats, the choice of a text."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
