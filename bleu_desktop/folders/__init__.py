"""Folders: the pairs of their files, and a tree of the files with scores."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
