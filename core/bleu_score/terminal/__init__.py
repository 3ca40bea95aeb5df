"""The terminal program: command line, output, projects, gates."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
