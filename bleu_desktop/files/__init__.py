"""The page with what was found in the files."""
