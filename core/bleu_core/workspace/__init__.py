"""Texts to score with their settings and notes."""
