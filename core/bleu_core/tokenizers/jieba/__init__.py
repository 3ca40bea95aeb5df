"""jieba's Chinese word segmentation, for single segments and for batches."""
