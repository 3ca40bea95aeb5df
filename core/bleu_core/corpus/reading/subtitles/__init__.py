"""Subtitles, by time."""
