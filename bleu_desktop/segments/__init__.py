"""The page *Segments*: every segment with its scores and its reasons."""
