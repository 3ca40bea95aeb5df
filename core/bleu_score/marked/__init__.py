"""Texts with marks: matches, differences, tokens, and signs for invisible characters."""
