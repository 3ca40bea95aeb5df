"""The lists of files, the choice of texts in a file, and the settings."""
