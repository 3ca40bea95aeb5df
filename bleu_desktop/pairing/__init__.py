"""The page *Pairing*: the segments that were compared, and the way they were paired."""
