"""BLEU Desktop: the window."""
