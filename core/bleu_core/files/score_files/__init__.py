"""Files of given scores: one number for each segment."""
