"""The data of the window: files, settings, background jobs and their results."""
