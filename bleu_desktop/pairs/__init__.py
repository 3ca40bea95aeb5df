"""The page with the pairs, what speaks against some, and where texts drift apart."""
