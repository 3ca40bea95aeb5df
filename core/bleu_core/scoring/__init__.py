"""Compute statistics, scores and significance tests from lists of segments."""
