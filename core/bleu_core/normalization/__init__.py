"""Differences that are not differences of translation, and their removal."""
