"""The page *Compare*: the candidates side by side."""
