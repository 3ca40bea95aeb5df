"""What the window works on: files, settings, the running job and its result."""
