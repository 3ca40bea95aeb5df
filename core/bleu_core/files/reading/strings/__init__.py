"""Texts of programs, each with a name."""
