"""Translated messages for the core's data, used by the window and the terminal."""
