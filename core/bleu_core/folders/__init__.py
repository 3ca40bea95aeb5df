"""Folders: files found, paired and scored, one by one and all as one corpus.

Everything else scores one set of files. `pairing.pair_folders` finds the files that belong
together, `evaluation.evaluate_pairing` scores them.
"""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
