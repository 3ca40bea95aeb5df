"""The page *History*: the runs of a project over time."""
