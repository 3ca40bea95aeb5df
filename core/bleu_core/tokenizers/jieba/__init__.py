"""jieba's Chinese word segmentation, for single segments and for batches."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
