"""The page with the score and what it is made of."""
