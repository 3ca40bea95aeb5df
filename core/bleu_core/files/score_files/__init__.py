"""Files with scores that were computed elsewhere: one number for each segment."""
