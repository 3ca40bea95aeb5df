"""The page *Pairing*: which segments were compared, and how they were found."""
