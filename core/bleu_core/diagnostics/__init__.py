"""Diagnostics of the files, texts, pairs and numbers behind a score, and the checks for them."""
