"""The page *Checks*: the diagnostics of the texts and their files."""
