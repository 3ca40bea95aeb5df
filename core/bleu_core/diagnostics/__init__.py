"""Diagnostics: possible problems with the files, texts, pairs and numbers behind a score."""
