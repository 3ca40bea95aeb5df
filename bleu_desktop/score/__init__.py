"""The page with the score and its parts."""
