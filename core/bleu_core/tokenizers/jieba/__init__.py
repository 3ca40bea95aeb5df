"""jieba's words, and the same words for many segments at once."""
