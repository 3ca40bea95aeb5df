"""The page with the pairs, the concerns about some, and where texts drift apart."""
