"""Documents: paragraphs, and the bilingual tables in them."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
