"""What the window works on: files, settings, background jobs and their results."""
