"""One evaluation of aligned documents: counts, scores, signatures, checks and their effects."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
