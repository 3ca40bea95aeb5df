"""The page of what was changed in suggestions."""
