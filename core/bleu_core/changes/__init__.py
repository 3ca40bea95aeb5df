"""Post-editing analysis: the changes from suggestions to final texts, and the words they count."""
