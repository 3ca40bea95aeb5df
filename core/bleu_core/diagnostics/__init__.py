"""What to know before believing a score: of its files, its texts, its pairs, its numbers."""
