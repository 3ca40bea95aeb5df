"""Widgets, fonts, icons and colors that several pages use."""
