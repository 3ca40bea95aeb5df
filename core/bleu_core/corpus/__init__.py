"""From files to aligned segments: reading, languages, pairing, normalization."""
