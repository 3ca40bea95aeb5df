"""The reasons for a segment's score: its matches, differences, and missed n-grams."""
