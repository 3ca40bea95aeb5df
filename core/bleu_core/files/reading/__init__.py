"""Reading files: a package for each family of formats, all used through `formats.read_contents`."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
