"""The page *Checks*: possible problems in the files."""
