"""The core's data in words, for the window and the terminal alike."""
