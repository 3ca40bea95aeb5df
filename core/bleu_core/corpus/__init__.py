"""Files to segments that belong together: reading, languages, pairing, normalization."""
