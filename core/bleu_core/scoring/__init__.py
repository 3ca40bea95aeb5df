"""Lists of segments to statistics, scores and tests of significance."""
