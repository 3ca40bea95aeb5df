"""Faults put into real translations, as a test of the checks."""
