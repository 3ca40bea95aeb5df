"""Faults put into real translations, to see which of them the checks find."""
